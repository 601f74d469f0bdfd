"""What the rules of Coffee Traders name, in the order in which they stand on the table, and how many there are."""

from __future__ import annotations

COOPERATIVES = ("guatemala", "colombia", "brazil", "ethiopia", "indonesia")
"""The five cooperatives, their coffees and their Arabica rows (traders.countries.1)."""

LUWAK = "kopi_luwak"
COFFEES = (*COOPERATIVES, LUWAK)
"""The six coffees in the order of the warehouse tracks (traders.countries.7)."""

INDEX = {name: i for i, name in enumerate(COFFEES)}
"""Each coffee's place in ``COFFEES``; for the first five also the cooperative's."""

ANIMALS = {
    "scarlet_macaw": "guatemala",
    "turkey_vulture": "colombia",
    "toucan": "brazil",
    "zebu": "ethiopia",
    "swamp_buffalo": "indonesia",
}
"""Each Animal counter's colour (traders.countries.2 to .6)."""

ANIMAL_OF = {colour: animal for animal, colour in ANIMALS.items()}
WILD = "wild"
LETTERS = "ABCDEF"
ROWS = ("1", "1/2", "2/3")
"""The rows of a cooperative from below (traders.plantation.5)."""

RANK = {row: i for i, row in enumerate(ROWS)}
LEVELS = {"1": (1,), "1/2": (1, 2), "2/3": (2, 3)}
"""The levels each row takes (traders.plantation.6 to .8)."""

PLANTATIONS = {1: 5, 2: 4, 3: 2}
"""A player's plantations by level (traders.components.17)."""

KINDS = ("warehouse", "station", "post", "hospital", "farm")
BUILDINGS = {"warehouse": 5, "station": 3, "post": 3, "hospital": 1, "farm": 2}
"""A player's buildings by kind (traders.components.19)."""

DONKEYS, TRUCKS, CIVETS, TRADERS, BEANS = 9, 2, 6, 6, 18
"""A player's donkeys, trucks, civets, traders and Scoring markers (traders.components.6 to .8, .12, .25)."""

LAST_COLUMN = 7
PHASES = ("setup", "work", "assign", "trade", "harvest", "sell", "refresh", "end")
YEARS = {1: 1970, 2: 1975, 3: 1980}
ANDRE = "andre"
HIDDEN = "?"
