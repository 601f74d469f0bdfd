"""How a rule is named where it is cited: by few words that people read, with its id and sentence behind them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache

from tutor import catalogue
from tutor.core.rulebook import Clause, Ruling
from tutor.core.values import Event, Reason
from widgets.parts.words import phrase

LONGEST = 26


def found(id: str) -> Clause | Ruling | None:
    """Return a clause or a ruling by its id, ``None`` for an unknown one."""
    game = id.partition(".")[0]
    if game not in catalogue.GAMES:
        return None
    book = catalogue.game(game).rulebook
    return book.clauses.get(id) or book.rulings.get(id)


def says(id: str) -> str:
    """Return the sentence of a clause, the question of a ruling, nothing for an unknown id."""
    one = found(id)
    return one.says if isinstance(one, Clause) else one.question if one else ""


def face(id: str) -> str:
    """Return the few words on a rule's chip: ``winter.move.5`` is "Move 5", a ruling "Ruling R25"."""
    one, number = found(id), id.rpartition(".")[2]
    if isinstance(one, Clause):
        return _faces(id.partition(".")[0])[id]
    return phrase("parts", "ruling", number=number) if one else id


def named(id: str) -> str:
    """Return what a rule's chip is called aloud: its few words and its id, "Move 5 (winter.move.5)"."""
    return f"{face(id)} ({id})" if face(id) != id else id


def brief(ids: Iterable[str]) -> str:
    """Return rules in few words: ``Move 1, 2, 5 · Upgrades 7``."""
    numbers: dict[str, list[str]] = {}
    for words in dict.fromkeys(map(face, ids)):
        group, _, number = words.rpartition(" ")
        numbers.setdefault(group, []).append(number)
    ordered = {group: sorted(found, key=lambda n: (len(n), n)) for group, found in numbers.items()}
    return " · ".join(f"{group} {', '.join(found)}" for group, found in ordered.items())


def title(id: str) -> str:
    """Return what stands behind a rule's chip: its id and its sentence."""
    return f"{id}: {says(id)}"


def cited(game: str, one: Event | Reason) -> str:
    """Return the id by which a game's own table knows the rule of an event or a reason."""
    return own(game, filter(None, (one.clause, one.ruling)))[0]


def own(game: str, ids: Iterable[str]) -> tuple[str, ...]:
    """Return the rules as a game's own table knows them: what it borrows is told by the ruling that borrows it."""
    every = tuple(ids)
    return tuple(id for id in every if id.startswith(f"{game}.")) or every


def name_of(game: str) -> str:
    """Return a game's title without its series: "Grab & Go"."""
    return catalogue.GAMES[game].title.rpartition(": ")[2]


def of_game(id: str) -> str:
    """Return the face of a rule with its game before it, for places where rules of several games stand together."""
    game = id.partition(".")[0]
    return f"{name_of(game)} · {face(id)}" if found(id) else id


@cache
def _faces(game: str) -> dict[str, str]:
    """The faces of a game's clauses; where two would look alike, the id's own word takes the section's place."""
    clauses = catalogue.game(game).rulebook.clauses
    plain = {id: f"{_short(one.section)} {id.rpartition('.')[2]}" for id, one in clauses.items()}
    counts = Counter(plain.values())
    return {id: words if counts[words] == 1 else _by_id(id) for id, words in plain.items()}


def _by_id(id: str) -> str:
    _, word, number = id.split(".")
    return f"{word.capitalize()} {number}"


def _short(section: str) -> str:
    """The end of a section's name without the number before it, cut between words where it is long.

    Of a set-up it is the beginning: what stands ready in "V. Sell" is no rule about selling.
    """
    first, _, rest = section.partition(": ")
    last = first if first.lower().endswith("setup") else rest.rpartition(": ")[2] or first
    words = last.partition(" (")[0].strip("'").split()
    words = [word for word in words if not word.rstrip(".").isdigit() and not _roman(word)]
    while len(words) > 1 and len(" ".join(words)) > LONGEST:
        words.pop()
    while words[-1].lower() in ("the", "a", "to", "of", "in", "on", "part", "&"):
        words.pop()
    return " ".join(words).strip("'!")


def _roman(word: str) -> bool:
    return word.endswith(".") and set(word[:-1]) <= set("IVX")
