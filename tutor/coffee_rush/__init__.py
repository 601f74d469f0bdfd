"""Coffee Rush, base game and Winter: one engine, two editions."""

from tutor.coffee_rush.actions import Activate, Choose, Empty, Move, Next, Place, Pour, Serve, Take
from tutor.coffee_rush.game import CoffeeRush
from tutor.coffee_rush.position import Options, Order, Player, Position

__all__ = [
    "Activate",
    "Choose",
    "CoffeeRush",
    "Empty",
    "Move",
    "Next",
    "Options",
    "Order",
    "Place",
    "Player",
    "Position",
    "Pour",
    "Serve",
    "Take",
]
