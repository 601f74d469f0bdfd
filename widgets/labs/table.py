"""The table of the movement lab as one value: what a person sets, checked by the game, and written in an address."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from tutor import catalogue
from tutor.coach import Walk, walks
from tutor.coach.heat import Heat, heat
from tutor.coach.routes import best_of
from tutor.coffee_rush import CoffeeRush, Position
from tutor.coffee_rush.board import SPACES
from tutor.core.errors import BadInput, shown

NAMES = ("blue", "yellow", "red", "green")
EDITIONS = ("base", "winter")
SEATS = (2, 3, 4)
MOST_COOKIES = 3
"""With more, the walks of two pawns are counted in millions and take a second to group."""


class Setup(Struct, frozen=True):
    """What lies on the table: ``pawns`` by seat (with two players two each), the ``active`` upgrades and ``cookies`` of
    the first player, who walks, and ``tiles``: (space, ingredient) where the board is not the box's."""

    game: str = "winter"
    players: int = 3
    pawns: tuple[str, ...] = ("a1", "c2", "c4")
    cookies: int = 1
    active: tuple[str, ...] = ()
    tiles: tuple[tuple[str, str], ...] = ()

    @property
    def rules(self) -> CoffeeRush:
        """The edition's game."""
        found = catalogue.game(self.game)
        assert isinstance(found, CoffeeRush)
        return found

    def position(self) -> Position:
        """Return the table as the game knows it; raises ``BadInput`` for one that cannot be."""
        if self.players not in SEATS:
            raise BadInput(
                "table.players", f"expected one of {', '.join(map(str, SEATS))}, found {shown(self.players)}"
            )
        if len(self.pawns) % self.players:
            n = len(self.pawns)
            raise BadInput("table.pawns", f"expected as many for each of {self.players} players, found {n} pawns")
        return self.rules.position(self._scene(), "table")

    def _scene(self) -> dict[str, Any]:
        board = list(self.rules.box.board)
        for space, ingredient in self.tiles:
            board[SPACES.index(space)] = ingredient
        names = NAMES[: self.players]
        each = len(self.pawns) // self.players
        players: dict[str, Any] = {
            name: {"pawns": list(self.pawns[seat * each : (seat + 1) * each])} for seat, name in enumerate(names)
        }
        players[names[0]] |= {"cookies": self.cookies, "active": list(self.active)}
        rows = [" ".join(board[i : i + 4]) for i in range(0, 16, 4)]
        return {"game": self.game, "step": "move", "board": rows, "players": players}

    # ---- changes: each gives a table that can be ----------------------------------

    def with_pawn(self, number: int, space: str) -> Setup:
        """Return the table with a pawn on another space; a pawn that stands there goes to where this one was."""
        swapped = {space: self.pawns[number], self.pawns[number]: space}
        return replace(self, pawns=tuple(swapped.get(here, here) for here in self.pawns))

    def with_players(self, players: int) -> Setup:
        """Return the table for another number of players; the pawns that are there stay, new ones take free spaces."""
        bare = catalogue.game(self.game).position({"game": self.game, "players": {n: {} for n in NAMES[:players]}})
        needed = sum(len(player.pawns) for player in bare.players)
        free = (space for space in SPACES if space not in self.pawns)
        kept = self.pawns[:needed]
        return replace(self, players=players, pawns=(*kept, *(next(free) for _ in range(needed - len(kept)))))

    def with_game(self, game: str) -> Setup:
        """Return the same table in another edition, without what that edition does not have."""
        box = replace(self, game=game).rules.box
        tiles = {upgrade.name for upgrade in box.upgrades}
        return replace(
            self,
            game=game,
            active=tuple(name for name in self.active if name in tiles),
            tiles=tuple(tile for tile in self.tiles if tile[1] in box.tokens),
        )

    def with_upgrade(self, name: str) -> Setup:
        """Return the table with an upgrade turned over."""
        others = tuple(one for one in self.active if one != name)
        return replace(self, active=others if name in self.active else (*self.active, name))

    def with_tile(self, space: str, ingredient: str) -> Setup:
        """Return the table with another ingredient on a space."""
        others = {here: what for here, what in self.tiles if here != space}
        if self.rules.box.board[SPACES.index(space)] != ingredient:
            others[space] = ingredient
        return replace(self, tiles=tuple(sorted(others.items())))


class Study:
    """A table with all that the coach finds on it; each is worked out when it is first asked for."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.game = setup.rules
        self.position = setup.position()

    @cached_property
    def walks(self) -> tuple[Walk, ...]:
        """All walks of the first player's pawns, grouped by what comes of them."""
        return walks(self.game, self.position, self.position.turn)

    @cached_property
    def heat(self) -> dict[str, Heat]:
        """Each space as the walks meet it."""
        return {one.space: one for one in heat(self.game, self.position, self.position.turn)}

    def best(self, wanted: tuple[str, ...]) -> tuple[Walk, ...]:
        """The best walks that give the wanted tokens."""
        return best_of(self.walks, wanted)

    @cached_property
    def rich(self) -> Study:
        """The same table with as many cookies as the lab allows."""
        return Study(replace(self.setup, cookies=MOST_COOKIES))

    def enough(self, wanted: tuple[str, ...]) -> int | None:
        """The fewest cookies for which some walk gives the wanted tokens; ``None`` where the lab's most do not."""
        return next((walk.cookies for walk in self.rich.best(wanted)), None)

    def to(self, space: str) -> list[Walk]:
        """The walks that end on a space: fewest cookies first, then those that more walks give."""
        return sorted((w for w in self.walks if w.end == space), key=lambda w: (w.cookies, -w.count, w.tokens))

    def pawns(self) -> Iterator[tuple[int, str, str]]:
        """Go through the pawns on the board: number, owner's name, space."""
        for number, (name, space) in enumerate((q.name, s) for q in self.position.players for s in q.pawns):
            yield number, name, space
