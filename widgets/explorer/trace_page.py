"""The rule trace: for every rule how far it is taught, enforced, and proven by examples, with figures."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from tutor import catalogue, trace
from tutor.trace import Row
from widgets.explorer.address import Address
from widgets.explorer.parts import chip, game_tabs, heading
from widgets.explorer.taught import taught
from widgets.explorer.wide_table import wide_table
from widgets.explorer.words import link, phrase, wording
from widgets.leaf import Node, h


def page(at: Address) -> Node:
    """Return the figures of all games and the table of one."""
    at = at if at.game else at.but(game=next(iter(catalogue.GAMES)))
    return h(
        "section",
        heading(phrase("trace", "title")),
        h("p", phrase("trace", "lead"), cls="lead"),
        _figures(),
        game_tabs(at, catalogue.GAMES),
        _table(at.game, at.section),
        cls="trace",
    )


def _lessons() -> dict[str, tuple[str, ...]]:
    """Return clause id → the lessons whose steps name it."""
    return {id: tuple(dict.fromkeys(one.lesson.id for one in steps)) for id, steps in taught().items()}


@cache
def _counted() -> dict[str, tuple[Row, ...]]:
    return {}


def rows(game: str) -> tuple[Row, ...]:
    """Return the trace of a game, worked out once; the first time that plays all its examples."""
    if game not in _counted():
        _counted()[game] = trace.rows(game, _lessons())
    return _counted()[game]


def uncounted() -> list[str]:
    """Return the games whose trace is not worked out yet."""
    return [game for game in catalogue.GAMES if game not in _counted()]


def figures(found: Sequence[Row]) -> dict[str, tuple[int, int]]:
    """Return how many rules are as they should be, of how many where that is possible, by what is counted."""
    enforced = [row for row in found if row.clause.enforced]
    refusable = [row for row in found if row.clause.refusable]
    return {
        "enforced": (sum(bool(row.enforced) for row in enforced), len(enforced)),
        "proven_for": (sum(bool(row.proven_for) for row in enforced), len(enforced)),
        "proven_against": (sum(bool(row.proven_against) for row in refusable), len(refusable)),
        "taught": (sum(bool(row.taught) for row in found), len(found)),
    }


def _figures() -> Node:
    named = [phrase("trace_figures", kind) for kind in ("game", "rules", *figures(()))]
    return wide_table(phrase("trace", "figures"), named, map(_figure_row, catalogue.GAMES), "figures")


def _figure_row(game: str) -> Node:
    head = h("th", catalogue.GAMES[game].title, scope="row")
    if game not in _counted():
        return h("tr", head, h("td", phrase("trace", "counting"), colspan=5, cls="quiet"))
    found = rows(game)
    cells = [
        h("td", phrase("trace", "of", done=done, all=all), cls="full" if done == all else "part")
        for done, all in figures(found).values()
    ]
    return h("tr", head, h("td", str(len(found))), cells)


def _table(game: str, section: str) -> Node | None:
    if game not in _counted():
        return h("p", phrase("trace", "playing"), cls="quiet", role="status")
    found = rows(game)
    parts: dict[str, list[Row]] = {}
    for row in found:
        parts.setdefault(row.clause.section, []).append(row)
    return h("div", [_part(game, name, few, name == section) for name, few in parts.items()], cls="trace-parts")


def _part(game: str, name: str, found: list[Row], open: bool) -> Node:
    """A part of the rules: its name and how many rules lack something; its rows when it is the one looked at."""
    gaps = sum(bool(row.missing) for row in found)
    said = phrase("trace", "gaps" if gaps else "complete", n=gaps, all=len(found))
    where = Address(view="trace", game=game, section="" if open else name)
    head = h(
        "h3",
        link(str(where), name, aria_expanded=open),
        h("span", said, cls="no" if gaps else "go"),
    )
    return h("section", head, _rows(found) if open else None, cls="trace-part")


def _rows(found: list[Row]) -> Node:
    return wide_table(phrase("trace", "part"), list(wording("trace_columns").values()), map(_row, found), "rows")


def _row(row: Row) -> Node:
    one = row.clause
    none = phrase("trace", "nothing_to_enforce") if not one.enforced else "—"
    code = [h("div", h("code", f"{place.file}:{place.line}")) for place in row.enforced[:3]]
    return h(
        "tr",
        h("th", chip(one.id, words=one.id), h("p", one.says), scope="row"),
        h("td", code or none),
        h("td", _count(row.proven_for, one.enforced)),
        h("td", _count(row.proven_against, one.refusable)),
        h("td", [h("div", link(f"./learn?lesson={id}", id)) for id in row.taught] or "—"),
        h("td", ", ".join(row.missing) or "—", cls="no" if row.missing else None),
    )


def _count(found: tuple[str, ...], possible: bool) -> str:
    if not found:
        return "—" if possible else phrase("trace", "not_possible")
    return phrase("trace", "examples", n=len(found))
