"""What differs between the base game and Winter: clauses by name, the box, and a few numbers."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from tutor.coffee_rush.box import Box
from tutor.core.box import check_part
from tutor.core.errors import BadInput, choose, shown
from tutor.core.notes import Log
from tutor.core.read import read_toml
from tutor.core.rulebook import load_rulebook
from tutor.core.sentences import load_sentences
from tutor.core.values import Event, Reason

Cited = tuple[str, str]
"""A clause's id and that of the ruling it rests on, or an empty text."""

REMOVED = {2: 20, 3: 10, 4: 0}
"""Order cards that leave the deck unseen, by number of players (winter.setup.2)."""

CLOSING_PENALTIES = 5
"""Penalties of one player that close the shop (winter.time.3)."""

LIKES_TO_ACTIVATE = 3
"""Likes that an upgrade costs (winter.activate.1)."""

FREE_STEPS = 3
"""Steps of a move without a cookie (winter.move.1)."""

TILES = 4
"""Upgrade tiles of a player (winter.setup.6)."""


class Edition:
    """One edition of Coffee Rush: ``id`` is "base" or "winter", ``cite`` maps a rule's name to its clause here."""

    def __init__(self, id: str, box: dict[str, Any] | None = None, place: str = "") -> None:
        room = files(__package__) / id
        self.id = id
        self.winter = id == "winter"
        self.rulebook = load_rulebook(room / "rulebook.toml")
        self.title = self.rulebook.title
        self.box = Box(box, place) if box is not None else printed_box(id)
        choose(self.box.game, (id,), f"{place}: game", "game")
        self.cite = _citations(id)
        self._check_tiles(place)
        self._check_combinations(place)
        self.ingredients = tuple(self.box.tokens)
        self.upgrades = tuple(u.name for u in self.box.upgrades)
        self.does = {u.name: u.does for u in self.box.upgrades}
        self.sentences = load_sentences(*(files(__package__) / name for name in ("en.toml", f"{id}/en.toml")))

    def _check_tiles(self, place: str) -> None:
        """Refuse an owner's tile whose ability has no rule in this edition."""
        known = [rule.partition(".")[2] for rule in self.cite if rule.startswith("upgrades.")]
        for i, tile in enumerate(self.box.upgrades):
            check_part(tile.name, f"{place}: upgrade[{i}].name")
            choose(tile.does, known, f"{place}: upgrade[{i}].does", f"ability in {self.title}")

    def _check_combinations(self, place: str) -> None:
        """Refuse an owner's combination that is not as many different tiles as a player has."""
        for title, combination in self.box.combinations.items():
            check_part(title, f"{place}: combination")
            if len(set(combination.upgrades)) != len(combination.upgrades) or len(combination.upgrades) != TILES:
                where = f"{place}: combination.{title}.upgrades"
                raise BadInput(where, f"expected {TILES} different upgrades, found {shown(list(combination.upgrades))}")

    def note(self, log: Log, rule: str, seat: int | None, kind: str, ruling: str = "", **numbers: Any) -> None:
        """Add one event of a rule, cited for this edition, to a log, if one is kept; ``ruling`` is a closer one."""
        if log is not None:
            clause, cited = self.cite[rule]
            log.append(Event(clause, seat, kind, numbers, ruling or cited))

    def reason(self, rule: str, kind: str, ruling: str = "", **numbers: Any) -> Reason:
        """Return a reason that cites a rule for this edition; ``ruling`` is a closer one than the rule's own."""
        clause, cited = self.cite[rule]
        return Reason(clause, kind, numbers, ruling or cited)

    def own(self, cited: Cited) -> str:
        """Return the id by which a table of this edition knows a rule: its clause, or the ruling that borrows it."""
        clause, ruling = cited
        return ruling if ruling and not clause.startswith(f"{self.id}.") else clause

    def borrowed(self, cited: Cited) -> str:
        """Return what a borrowed clause says in this edition's words; "" for one of its own."""
        clause, _ = cited
        return self.sentences.render("borrowed", clause, {}) if self.own(cited) != clause else ""

    def does_for(self, tiles: tuple[str, ...], ability: str) -> bool:
        """Say whether one of the tiles gives an ability such as "jump"."""
        return bool(self.tile_for(tiles, ability))

    def tile_for(self, tiles: tuple[str, ...], ability: str) -> str:
        """Return the one of the tiles that gives an ability such as "jump"; "" where none does."""
        return next((name for name in tiles if self.does[name] == ability), "")


@cache
def rule_names() -> dict[str, dict[str, list[str]]]:
    """Return every rule name with its ids by edition: what comparing base with Winter reads."""
    text = (files(__package__) / "editions.toml").read_text("utf-8")
    return {
        f"{group}.{name}": ids
        for group, table in read_toml(text, "editions.toml").items()
        for name, ids in table.items()
    }


def _citations(id: str) -> dict[str, Cited]:
    mine = {name: ids[id] for name, ids in rule_names().items() if id in ids}
    return {name: (clause, next(iter(ruling), "")) for name, (clause, *ruling) in mine.items()}


def printed_box(id: str) -> Box:
    """Return the box that comes with the package."""
    return Box(box_data(id), f"{id}/box.toml")


def box_data(id: str) -> dict[str, Any]:
    """Return the packaged box as plain data, for owners who change values in it; raises ``BadInput`` without one."""
    choose(id, ("base", "winter"), "box", "edition")
    return read_toml((files(__package__) / id / "box.toml").read_text("utf-8"), f"{id}/box.toml")
