"""The Counter track and the Arabica track."""

from __future__ import annotations

from functools import lru_cache

from tutor.coffee_traders.names import ANIMALS, WILD
from tutor.coffee_traders.rules import Rules

Track = tuple[tuple[tuple[str, ...], ...], tuple[str, ...]]
"""The filled spaces from the bottom, and the counters set aside."""


def colour(counter: str) -> str:
    """Return a counter's colour; a Wild has none."""
    return ANIMALS.get(counter, counter)


@lru_cache(maxsize=4096)
def lay(counters: tuple[str, ...]) -> Track:
    """Lay counters in the order received (traders.counters.1 to .12): the spaces filled, and those set aside."""
    filled: list[tuple[str, ...]] = []
    aside: list[str] = []
    singles: set[str] = set()
    for entry in counters:
        counter, _, wanted = entry.partition(":")
        if counter not in singles:
            singles.add(counter)
            filled.append((counter,))
            continue
        partner = partner_of(counter, aside, wanted)
        if partner is None:
            aside.append(counter)
        else:
            aside.remove(partner)
            filled.append((partner, counter))
    return tuple(filled), tuple(aside)


def partner_of(counter: str, aside: list[str], wanted: str) -> str | None:
    """Return the set-aside counter that this one is stacked with; ``wanted`` is a Wild owner's choice."""
    if wanted in aside:
        return wanted
    fits = [c for c in aside if WILD in (c, counter) or colour(c) == colour(counter)]
    return fits[0] if fits else None


def partners(counters: tuple[str, ...], counter: str) -> tuple[str, ...]:
    """Return the set-aside counters a newly received Wild could pair with, if there is a choice (traders.R22)."""
    if counter != WILD or (WILD not in counters and not any(c.startswith("wild:") for c in counters)):
        return ()
    aside = lay(counters)[1]
    return aside if len(aside) > 1 else ()


def height(rules: Rules, counters: tuple[str, ...]) -> int:
    """Return how many spaces of the Counter track are filled (traders.R24: a full track takes no more)."""
    return min(len(lay(counters)[0]), len(rules.box.track_points))


def spaces_free(rules: Rules, counters: tuple[str, ...]) -> int:
    """Return how many spaces of the Counter track are still empty."""
    return len(rules.box.track_points) - height(rules, counters)
