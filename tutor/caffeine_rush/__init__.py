"""Caffeine Rush, a race in real time for two to six."""

from tutor.caffeine_rush.actions import (
    Aside,
    Call,
    Clean,
    Flip,
    Go,
    Latte,
    Match,
    Message,
    Pass,
    Round,
    Shuffle,
    Turn,
    Up,
)
from tutor.caffeine_rush.game import CaffeineRush
from tutor.caffeine_rush.position import Card, Drink, Options, Order, Place, Player, Position

__all__ = [
    "Aside",
    "CaffeineRush",
    "Call",
    "Card",
    "Clean",
    "Drink",
    "Flip",
    "Go",
    "Latte",
    "Match",
    "Message",
    "Options",
    "Order",
    "Pass",
    "Place",
    "Player",
    "Position",
    "Round",
    "Shuffle",
    "Turn",
    "Up",
]
