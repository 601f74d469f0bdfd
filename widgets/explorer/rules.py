"""Looking rules up across all games, for every part of the explorer."""

from __future__ import annotations

from functools import cache

from tutor import catalogue
from tutor.core.rulebook import Clause, Ruling
from widgets.explorer.words import wording

KINDS = (
    "action",
    "restriction",
    "effect",
    "definition",
    "setup",
    "scoring",
    "end",
    "variant",
    "component",
    "advice",
)
"""The kinds of clauses; ``en.toml`` has them in everyday words."""


def game_of(id: str) -> str:
    """Return the game that an id belongs to, or an empty text."""
    game = id.partition(".")[0]
    return game if game in catalogue.GAMES else ""


def clause(id: str) -> Clause | None:
    """Return a clause by its id, ``None`` for an unknown one."""
    game = game_of(id)
    return catalogue.game(game).rulebook.clauses.get(id) if game else None


def ruling(id: str) -> Ruling | None:
    """Return a ruling by its id, ``None`` for an unknown one."""
    game = game_of(id)
    return catalogue.game(game).rulebook.rulings.get(id) if game else None


def kind_of(one: Clause) -> str:
    """Return the kind of a clause in everyday words."""
    return wording("kinds").get(one.kind, one.kind)


def title(game: str) -> str:
    """Return a game's title."""
    return catalogue.GAMES[game].title


def rulings_on(id: str) -> tuple[Ruling, ...]:
    """Return the rulings about a clause, in the order of the rulebook."""
    return _rulings(game_of(id)).get(id, ())


@cache
def _rulings(game: str) -> dict[str, tuple[Ruling, ...]]:
    found: dict[str, list[Ruling]] = {}
    for one in catalogue.game(game).rulebook.rulings.values():
        for id in one.about:
            found.setdefault(id, []).append(one)
    return {id: tuple(several) for id, several in found.items()}


def sections(game: str) -> dict[str, list[Clause]]:
    """Return a game's clauses by section, in the order of the rulebook."""
    found: dict[str, list[Clause]] = {}
    for one in catalogue.game(game).rulebook.clauses.values():
        found.setdefault(one.section, []).append(one)
    return found


def holds_for(one: Clause, players: str) -> bool:
    """Say whether a clause holds for a number of players; "2-3, 5" and an empty text (all) are understood."""
    if not one.players or not players:
        return True
    return any(_within(int(players), part) for part in one.players.split(","))


def _within(n: int, part: str) -> bool:
    low, _, high = part.strip().partition("-")
    return int(low) <= n <= int(high or low)


def player_counts(game: str) -> tuple[int, ...]:
    """Return the player counts for which some clause of a game holds alone, with those between."""
    ends = {
        int(n)
        for one in catalogue.game(game).rulebook.clauses.values()
        for part in one.players.split(",")
        for n in part.split("-")
        if n.strip()
    }
    return tuple(range(min(ends), max(ends) + 1)) if ends else ()
