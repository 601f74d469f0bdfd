"""What the scoring lab says beside its bars, as trees of nodes."""

from __future__ import annotations

from tutor.core.game import Game
from tutor.core.score import Line, ScoreSheet, Total
from tutor.core.sentences import listed, plural
from widgets.labs.parts import rules
from widgets.labs.scoring_model import MOST, STAGES, ScoringModel
from widgets.labs.table import SEATS
from widgets.leaf import Node, button, h, icon
from widgets.parts.nodes import choice, stepper

LABELS = {
    "likes": ("Likes", "like"),
    "upgrades": ("Upgrades", "double-end"),
    "penalties": ("Penalties", "penalty"),
    "cookies": ("Cookies", "cookie"),
}
"""What is counted → its word on the stepper, and its picture."""

STAGE_WORDS = {"likes": "Likes", "upgrades": "upgrades", "penalties": "Penalties", "winner": "winner"}

SIGNS = {"likes": "♥", "upgrades": "▲", "penalties": "▼"}
"""What is counted → its sign on the bars."""

WORDS = {"likes": "like", "penalties": "penalty", "cookies": "cookie"}
"""What is counted → the noun for it, of which each edition has its own."""


def setter(model: ScoringModel) -> list[Node]:
    """The number of players, and the counts of the chosen one."""
    hand = model.view.hands[model.seat]
    who = model.names[model.seat]
    steppers = [
        stepper(label, about, getattr(hand, about), MOST[about], who, picture)
        for about, (label, picture) in LABELS.items()
    ]
    players = {str(seat): name for seat, name in enumerate(model.names)}
    return [
        h(
            "section",
            h(
                "div",
                choice("Players", "players", {str(n): str(n) for n in SEATS}, str(len(model.names))),
                choice("Counts of", "seat", players, str(model.seat)),
                button("Start afresh", "reset", cls="plain", key="reset"),
                cls="sets",
            ),
            h("div", *steppers, cls="counts"),
            h("p", "In the base game a Like is a completed order and a cookie is a rush token.", cls="quiet"),
            cls="card setter",
        ),
        choice("Build it up", "upto", {stage: STAGE_WORDS[stage] for stage in STAGES}, STAGES[model.view.upto - 1]),
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
        return [h("p", f"So far: {_so_far(model, sheet)}.", cls="quiet sofar")]
    says = [h("p", line, cls="says" if n == 0 else "more") for n, line in enumerate(_decided(model, game, sheet))]
    return [h("section", icon("tick"), h("div", *says), cls="card verdict go", key=f"winner-{id}")]


def _so_far(model: ScoringModel, sheet: ScoreSheet) -> str:
    return ", ".join(f"{t.name} {sum(line.points for line in t.lines[: model.view.upto])}" for t in sheet.players)


def _decided(model: ScoringModel, game: Game, sheet: ScoreSheet) -> list[str]:
    """Say who wins, and what decided; for a tie also what those in front have."""
    winners = listed(sheet.winners)
    best = max(total.total for total in sheet.players)
    level = [total for total in sheet.players if total.total == best]
    like, cookie = (game.sentences.words[noun] for noun in ("like", "cookie"))
    rule = f"{sheet.decided_by}: {game.rulebook.clauses[sheet.decided_by].says}"
    if sheet.by == "points":
        return [big(f"{winners} wins with {plural(best, 'point')}."), rule]
    tied = f"{listed([t.name for t in level])} have {plural(best, 'point')} each"
    if sheet.by == "shared":
        return [big(f"{winners} share the victory."), big(f"{tied}, and as many {like}s and {cookie}s."), rule]
    noun = game.sentences.words[WORDS[sheet.by]]
    held = listed([f"{t.name} {_held(model, t, sheet.by)}" for t in level])
    return [big(f"{winners} wins the tie by {noun}s."), big(f"{tied}; {noun}s: {held}."), rule]


def big(words: str) -> str:
    """Return words with a capital letter."""
    return words[:1].upper() + words[1:]


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
            h("caption", f"Points in {game.title}", cls="unseen"),
            h("thead", h("tr", h("th", "Counted", scope="col"), *titles)),
            h("tbody", *rows),
            h("tfoot", h("tr", h("th", "Points", scope="row"), *sums, cls="sum")),
            cls="sheet",
        ),
        *rules(game, cited, "rules", id, model.opened == id),
    ]


def _row(model: ScoringModel, game: Game, found: ScoreSheet, n: int) -> Node:
    line = found.players[0].lines[n]
    counted = n < model.view.upto
    cells = [h("td", *(_sum(total.lines[n]) if counted else ["…"])) for total in found.players]
    head = h("th", big(_name(game, line)), h("span", line.clause, cls="clause"), scope="row")
    return h("tr", head, *cells, cls="" if counted else "soon", key=f"line-{n}")


def _name(game: Game, line: Line) -> str:
    noun = game.sentences.words[WORDS[line.about]] if line.about in WORDS else "upgrade"
    return plural(2, noun).removeprefix("2 ")


def _sum(line: Line) -> list[Node]:
    each = str(line.each).replace("-", "−")
    points = str(line.points).replace("-", "−")
    return [h("span", f"{line.count} × {each}", cls="times"), " ", h("b", f"= {points}")]


def spoken(model: ScoringModel) -> Node:
    """What was last done, for those who listen."""
    return h("p", model.said, cls="unseen", role="status")
