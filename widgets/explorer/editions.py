"""The two editions of Coffee Rush rule by rule, by the names of editions.toml: alike, different, only here."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from tutor import glossary
from tutor.coffee_rush.edition import Edition, rule_names
from widgets.explorer import rules
from widgets.explorer.address import ALIKE, ALL, DIFFERENT, EDITIONS, ONLY, SAME, Address
from widgets.explorer.parts import chips, tabs
from widgets.explorer.words import phrase, sentence
from widgets.leaf import Node, h


class Pair(Struct, frozen=True):
    """One rule by its name in editions.toml: its ids in each edition, how they compare, and what differs."""

    name: str
    ids: dict[str, list[str]]
    how: str
    differs: str = ""

    @property
    def group(self) -> str:
        """The group of editions.toml that it stands in."""
        return self.name.partition(".")[0]


def pairs() -> list[Pair]:
    """Return all rules of both editions, compared; two names that answer each other make one pair."""
    answers = glossary.differences().kin.values()
    return [_pair(name, ids) for name, ids in rule_names().items() if name not in answers]


def _pair(name: str, ids: dict[str, list[str]]) -> Pair:
    words = glossary.differences()
    differs = words.differs.get(name, "")
    if name in words.kin:
        ids = ids | rule_names()[words.kin[name]]
    if len(ids) == 1:
        return Pair(name, ids, ONLY)
    return Pair(name, ids, DIFFERENT if differs else SAME, differs)


def page(at: Address) -> Node:
    """Return the rules of the kind that the address names, else those that differ."""
    every = pairs()
    only = at.kind if at.kind in ALIKE else DIFFERENT
    found = [pair for pair in every if _wanted(pair, only)]
    groups: dict[str, list[Pair]] = {}
    for pair in found:
        groups.setdefault(pair.group, []).append(pair)
    return h("div", _filter(every, only), [_group(name, few) for name, few in groups.items()])


def _wanted(pair: Pair, only: str) -> bool:
    return only in (ALL, pair.how) or (pair.how == ONLY and only in pair.ids)


def _filter(every: list[Pair], only: str) -> Node:
    counts = {key: sum(_wanted(pair, key) for pair in every) for key in (DIFFERENT, "winter", "base", SAME, ALL)}
    entries = {
        key: (str(Address(view="compare", kind=key)), phrase("editions", "count", words=phrase("editions", key), n=n))
        for key, n in counts.items()
        if n
    }
    return h("div", tabs(phrase("editions", "which"), only, entries), cls="small-tabs")


def _group(name: str, found: list[Pair]) -> Node:
    return h("section", h("h3", name.replace("_", " ").capitalize()), [_pair_card(pair) for pair in found], cls="pairs")


def _pair_card(pair: Pair) -> Node:
    where = next((rules.title(game) for game in pair.ids if pair.how == ONLY), "")
    sign = h("span", phrase("editions", pair.how, game=where), cls=f"sign {pair.how}")
    words = h("p", pair.differs, cls="differs") if pair.differs else None
    return h("article", sign, words, h("div", [_side(pair, game) for game in EDITIONS], cls="sides"), cls="card pair")


def _side(pair: Pair, game: str) -> Node:
    ids = pair.ids.get(game, [])
    if not ids:
        return h("div", h("h4", rules.title(game)), h("p", phrase("editions", "none"), cls="quiet"), cls="side")
    borrowed = rules.game_of(ids[0]) != game
    as_there = borrowed and pair.how != DIFFERENT
    note = h("p", phrase("editions", "silent"), cls="quiet") if as_there else None
    shown = ids[1:] if borrowed and not as_there else ids
    return h("div", h("h4", rules.title(game)), h("p", _says(ids, game)), note, chips(shown), cls="side")


@cache
def _edition(game: str) -> Edition:
    return Edition(game)


def _says(ids: list[str], game: str) -> str:
    """Return a rule in an edition's own words, those of a clause that a ruling brings in too."""
    if borrowed := _edition(game).borrowed((ids[0], ids[1] if len(ids) > 1 else "")):
        return sentence(borrowed)
    found = rules.clause(ids[0])
    return found.says if found else ""
