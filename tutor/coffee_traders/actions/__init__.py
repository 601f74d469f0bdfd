"""What a player can do, one type per kind, by the phase it belongs to. The text forms are in ``notation``."""

from __future__ import annotations

from tutor.coffee_traders.actions.assign import Give, GiveUp, Pay, Staff, Stop
from tutor.coffee_traders.actions.refresh import Arrange, Done, Drop, Pass, Refill, Use, Wilds
from tutor.coffee_traders.actions.sell import Buy, Claim, Deliver, Exchange, Fulfil, Harvest, PlaceWild, Spend, Take
from tutor.coffee_traders.actions.trade import Build, Decline, Hire, Join, Piggyback, RemoveTrader, TakeCoffee, Trader
from tutor.coffee_traders.actions.work import (
    Add,
    Breed,
    Civet,
    Coins,
    Counter,
    Discard,
    Farm,
    Pair,
    Plant,
    Send,
    Serve,
    StepUp,
)

__all__ = [
    "Add",
    "Arrange",
    "Breed",
    "Build",
    "Buy",
    "Civet",
    "Claim",
    "Coins",
    "Counter",
    "Decline",
    "Deliver",
    "Discard",
    "Done",
    "Drop",
    "Exchange",
    "Farm",
    "Fulfil",
    "Give",
    "GiveUp",
    "Harvest",
    "Hire",
    "Join",
    "Pair",
    "Pass",
    "Pay",
    "Piggyback",
    "PlaceWild",
    "Plant",
    "Refill",
    "RemoveTrader",
    "Send",
    "Serve",
    "Spend",
    "Staff",
    "StepUp",
    "Stop",
    "Take",
    "TakeCoffee",
    "Trader",
    "Use",
    "Wilds",
]
