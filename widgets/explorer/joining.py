"""Sentences that say the same of several players or places become one: "Each player starts with 1 cookie"."""

from __future__ import annotations

import re
from collections.abc import Sequence

from msgspec import Struct

from tutor.core.people import called
from tutor.core.sentences import listed
from tutor.core.values import Numbers
from widgets.explorer.words import phrase, sentence

SUBJECTS = ("player", "cooperative")
"""What a sentence may be about, by the name of its number."""

SOMEBODY = "\u2026"
"""Stands for a name while sentences are compared."""

Said = Sequence[tuple[str, Numbers]]


class Joined(Struct, frozen=True):
    """A sentence, and the same without the names of those it is true of."""

    says: str
    of_somebody: str


def joined(texts: Said, players: Sequence[str]) -> tuple[Joined, ...]:
    """Return the sentences, those alike for several players or cooperatives put together."""
    everybody = {
        "player": set(players),
        "cooperative": {str(n["cooperative"]) for _, n in texts if "cooperative" in n},
    }
    groups: dict[tuple[str, str], list[str]] = {}
    for text, numbers in texts:
        subject, name = _about(numbers)
        plain = _without(text, name) if name in everybody.get(subject, ()) else text
        groups.setdefault((subject, plain), []).append(name)
    return tuple(
        Joined(sentence(_named(text, names, subject, everybody)), text) for (subject, text), names in groups.items()
    )


def _about(numbers: Numbers) -> tuple[str, str]:
    several = numbers.get("players")
    if isinstance(several, (list, tuple)) and len(several) == 1:
        return "player", str(several[0])
    return next(((subject, str(numbers[subject])) for subject in SUBJECTS if subject in numbers), ("", ""))


def _without(text: str, name: str) -> str:
    return re.sub(rf"\b{re.escape(name)}\b", SOMEBODY, text, count=1, flags=re.IGNORECASE)


def _named(text: str, names: list[str], subject: str, everybody: dict[str, set[str]]) -> str:
    if SOMEBODY not in text:
        return text
    shown = [called(name) if subject == "player" else name.capitalize() for name in dict.fromkeys(names)]
    if len(shown) == 1:
        return text.replace(SOMEBODY, shown[0])
    if set(names) >= everybody[subject]:
        return text.replace(SOMEBODY, phrase("compare", f"each_{subject}"))
    if f"{SOMEBODY}'s" in text:
        return text.replace(f"{SOMEBODY}'s", listed([phrase("compare", "owner", name=name) for name in shown]))
    within = text[:1].lower() + text[1:]
    return phrase("compare", "those", names=listed(shown), text=within.replace(SOMEBODY, phrase("compare", "each")))
