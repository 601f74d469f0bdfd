"""What the scoring lab says beside its bars, as trees of nodes."""

from __future__ import annotations

from typing import Any

from tutor.core.game import Game
from tutor.core.score import Line, ScoreSheet, Total
from tutor.core.sentences import big, listed, plural
from widgets.labs.parts import rules
from widgets.labs.scoring_model import MOST, STAGES, ScoringModel
from widgets.labs.table import SEATS
from widgets.labs.words import phrase
from widgets.leaf import Node, button, h, icon
from widgets.parts.nodes import choice, stepper
from widgets.parts.numbers import minus
from widgets.parts.rules import face

PICTURES = {"likes": "like", "upgrades": "upgrade", "penalties": "penalty", "cookies": "cookie"}
"""What is counted → its picture on the stepper."""

SIGNS = {"likes": "♥", "upgrades": "▲", "penalties": "▼"}
"""What is counted → its sign on the bars."""

WORDS = {"likes": "like", "penalties": "penalty", "cookies": "cookie"}
"""What is counted → the noun for it, of which each edition has its own."""


def setter(model: ScoringModel) -> list[Node]:
    """The number of players, and the counts of the chosen one."""
    hand = model.view.hands[model.seat]
    who = model.names[model.seat]
    steppers = [
        stepper(phrase("score", about), about, getattr(hand, about), MOST[about], who, picture)
        for about, picture in PICTURES.items()
    ]
    reset = button(phrase("score", "reset"), "reset", cls="plain", key="reset")
    stages = {stage: phrase("score", stage) for stage in STAGES}
    players = {str(seat): name for seat, name in enumerate(model.names)}
    return [
        h(
            "section",
            h("div", h("h3", phrase("score", "head")), reset, cls="top"),
            h(
                "div",
                choice(phrase("score", "players"), "players", {str(n): str(n) for n in SEATS}, str(len(model.names))),
                choice(phrase("score", "of"), "seat", players, str(model.seat)),
                cls="sets",
            ),
            h("div", *steppers, cls="counts"),
            h("p", phrase("score", "note"), cls="quiet"),
            cls="card setter",
        ),
        choice(phrase("score", "build"), "upto", stages, STAGES[model.view.upto - 1]),
    ]


def title(model: ScoringModel, id: str) -> list[Node]:
    """The edition's title, and the key to its bars."""
    game, found = model.sheets[id]
    keys = [
        h("span", h("span", SIGNS[line.about], cls=f"sign {line.about}"), _name(game, line), cls="key")
        for line in found.players[0].lines
    ]
    return [h("h3", game.title, cls="big"), h("p", *keys, cls="legend")]


def verdict(model: ScoringModel, id: str) -> list[Node]:
    """Who wins an edition, and what decides."""
    game, sheet = model.sheets[id]
    if model.view.upto < len(STAGES):
        return [h("p", phrase("score", "so_far", sums=_so_far(model, sheet)), cls="quiet sofar")]
    says = [h("p", line, cls="says" if n == 0 else "more") for n, line in enumerate(_decided(model, game, sheet))]
    return [h("section", icon("tick"), h("div", *says), cls="card verdict go", key=f"winner-{id}")]


def _so_far(model: ScoringModel, sheet: ScoreSheet) -> str:
    upto = model.view.upto
    return ", ".join(_with(t.name, sum(line.points for line in t.lines[:upto])) for t in sheet.players)


def _with(name: str, points: int) -> str:
    return phrase("score", "sum", name=name, points=minus(points))


def _decided(model: ScoringModel, game: Game[Any], sheet: ScoreSheet) -> list[str]:
    """Say who wins, and what decided; for a tie also what those in front have."""
    best = max(total.total for total in sheet.players)
    level = [total for total in sheet.players if total.total == best]
    names = big(listed(sheet.winners))
    tied: dict[str, Any] = {"level": big(listed([t.name for t in level])), "points": best}
    rule = phrase("score", "rule", clause=face(sheet.decided_by), says=game.rulebook.clauses[sheet.decided_by].says)
    if sheet.by == "points":
        return [phrase("score", "by_points", winners=names, points=best), rule]
    if sheet.by == "shared":
        return [phrase("score", "shared", winners=names), phrase("score", "tied_all", game.sentences, **tied), rule]
    noun = game.sentences.words[WORDS[sheet.by]]
    held = listed([_with(t.name, _held(model, t, sheet.by)) for t in level])
    return [
        phrase("score", "by_tie", winners=names, noun=noun),
        phrase("score", "tied", noun=noun, held=held, **tied),
        rule,
    ]


def _held(model: ScoringModel, total: Total, by: str) -> int:
    """Return what a player's tie-break counts: as the sheet counts it, or, where it gives no points, as it is held."""
    for line in total.lines:
        if line.about == by and line.count is not None:
            return line.count
    return int(getattr(model.view.hands[model.names.index(total.name)], by))


def sheet(model: ScoringModel, id: str) -> list[Node]:
    """The score sheet: a row for each line, a column for each player, with count × each = points."""
    game, found = model.sheets[id]
    cited = {line.clause: "" for line in found.players[0].lines} | {found.decided_by: ""}
    titles = [h("th", total.name, scope="col") for total in found.players]
    rows = [_row(model, game, found, n) for n in range(len(found.players[0].lines))]
    sums = [h("td", str(sum(line.points for line in t.lines[: model.view.upto]))) for t in found.players]
    return [
        h(
            "table",
            h("caption", phrase("score", "caption", title=game.title), cls="unseen"),
            h("thead", h("tr", h("th", phrase("score", "counted"), scope="col"), *titles)),
            h("tbody", *rows),
            h("tfoot", h("tr", h("th", phrase("score", "total"), scope="row"), *sums, cls="sum")),
            cls="sheet",
        ),
        *rules(game, cited, "rules", id, model.opened == id),
    ]


def _row(model: ScoringModel, game: Game[Any], found: ScoreSheet, n: int) -> Node:
    line = found.players[0].lines[n]
    counted = n < model.view.upto
    cells = [h("td", *(_sum(total.lines[n]) if counted else ["…"])) for total in found.players]
    head = h("th", big(_name(game, line)), h("span", face(line.clause), cls="clause", title=line.clause), scope="row")
    return h("tr", head, *cells, cls="" if counted else "soon", key=f"line-{n}")


def _name(game: Game[Any], line: Line) -> str:
    noun = game.sentences.words[WORDS[line.about]] if line.about in WORDS else phrase("score", "upgrade")
    return plural(2, noun).removeprefix("2 ")


def _sum(line: Line) -> list[Node]:
    each = minus(line.each or 0)
    points = minus(line.points)
    return [h("span", f"{line.count} × {each}", cls="times"), " ", h("b", f"= {points}")]


def spoken(model: ScoringModel) -> Node:
    """What was last done, for those who listen."""
    return h("p", model.said, cls="unseen", role="status")
