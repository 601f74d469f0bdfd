"""Coffee Traders boards: a position shown, and the pieces pressed. They know no rule."""

from __future__ import annotations

from collections.abc import Collection

from tutor.coffee_traders import CoffeeTraders
from tutor.coffee_traders.harvest import threshold
from tutor.coffee_traders.names import ANDRE, COOPERATIVES
from tutor.coffee_traders.position import Position
from widgets.boards.kit import Board
from widgets.boards.scene import Part, Scene, text_of
from widgets.boards.traders_company import company_part
from widgets.boards.traders_glance import glance_part
from widgets.boards.traders_land import Seen, land_part
from widgets.boards.traders_looks import shown
from widgets.boards.traders_shelves import stock_part
from widgets.boards.traders_stacks import stacks_part
from widgets.boards.traders_sumatra import sumatra_part
from widgets.boards.traders_town import quality_part, town_part
from widgets.boards.traders_tracks import arabica_part, bars_part, milestones_part
from widgets.boards.words import phrase

__all__ = ["STYLE", "TABLE", "TradersBoard", "scene"]

STYLE = "traders.css"
TABLE = ("glance", "land", "town", "quality", "company", "stock", "arabica", "bars", "milestones", "stacks", "sumatra")
"""What can be shown: all five cooperatives, one of them, one company, and what all share."""


def scene(
    game: CoffeeTraders,
    p: Position,
    seat: int = 0,
    cooperative: str = COOPERATIVES[0],
    parts: Collection[str] = TABLE,
    press: Collection[str] = (),
    say: str = "",
) -> Scene:
    """The named ``parts`` of the table, with one cooperative and one company large.

    ``press`` names the parts whose pieces may be pressed: ``glance`` (``coop-brazil``), ``land``
    (``brazil-1/2-3``), ``arabica`` (``arabica-brazil-4``), ``bars`` (``bar-london-6``), ``company`` (``contract-A``).
    """
    made = {name: _part(game, p, seat, cooperative, name, name in press) for name in TABLE if name in parts}
    return Scene(phrase("traders", "table"), [part for part in made.values() if part and part.pieces], say)


def _part(game: CoffeeTraders, p: Position, seat: int, land: str, name: str, press: bool) -> Part | None:
    box, print_of = game.box, game.box.lands[land]
    if name == "company" and p.players[seat].name == ANDRE:
        return None
    makers = {
        "glance": lambda: glance_part(p, land, press),
        "land": lambda: land_part(Seen(p, print_of, land, press, title=shown(land))),
        "town": lambda: town_part(p, print_of, land),
        "quality": lambda: quality_part(p, land, phrase("traders_quality", "title")),
        "company": lambda: company_part(p, seat, game.rules, press=press, column=1),
        "stock": lambda: stock_part(p, [player.coffee for player in p.players], threshold(p), column=1),
        "sumatra": lambda: sumatra_part(p, [player.civets_in_sumatra for player in p.players], threshold(p), column=1),
        "arabica": lambda: arabica_part(p, press, column=1),
        "bars": lambda: bars_part(p, box, press, column=1),
        "milestones": lambda: milestones_part(p, box, column=1),
        "stacks": lambda: stacks_part(p, column=1),
    }
    return makers[name]()


class TradersBoard(Board):
    """Any drawing of Coffee Traders on a page: ``show_position`` for a whole table, ``show`` for single parts."""

    _stylesheets = [*Board._stylesheets, text_of(STYLE)]

    def show_position(
        self,
        game: CoffeeTraders,
        position: Position,
        *,
        seat: int | None = None,
        cooperative: str = COOPERATIVES[0],
        parts: Collection[str] = TABLE,
        press: Collection[str] = (),
        say: str = "",
    ) -> None:
        """Show ``position`` to the player in ``seat`` (default: the one on turn); the rest is as in :func:`scene`."""
        mine = position.turn if seat is None else seat
        self.show_scene(scene(game, position, mine, cooperative, parts, press, say))
