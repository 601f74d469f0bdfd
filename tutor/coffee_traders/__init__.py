"""Coffee Traders: the whole game for 2 to 5, with André at two."""

from tutor.coffee_traders.game import CoffeeTraders
from tutor.coffee_traders.names import COFFEES, COOPERATIVES
from tutor.coffee_traders.position import Andre, Building, Cooperative, Options, Plantation, Player, Position

__all__ = [
    "COFFEES",
    "COOPERATIVES",
    "Andre",
    "Building",
    "CoffeeTraders",
    "Cooperative",
    "Options",
    "Plantation",
    "Player",
    "Position",
]
