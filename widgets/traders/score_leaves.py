"""What the scoring view says beside its drawings: its head, the line added last, and the sheet; as trees of nodes."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.core.sentences import big, listed
from widgets.boards.traders_looks import looks, titled, who
from widgets.leaf import Node, button, h, icon
from widgets.parts.numbers import minus
from widgets.parts.rules import brief
from widgets.traders import marks
from widgets.traders.moment import card
from widgets.traders.score_model import ScoringModel
from widgets.traders.score_rows import SECTIONS, Row, clauses_of, name, title, why
from widgets.traders.steps import Button
from widgets.traders.words import say, wording


def head(model: ScoringModel) -> list[Node]:
    """The title, and whose board is in sight."""
    picks = [_pick(model, seat) for seat in range(len(model.names))]
    return [
        h("h2", say("score", "title"), key="title"),
        h("div", *picks, cls="lands", role="group", aria_label=say("score", "whose")),
    ]


def _pick(model: ScoringModel, seat: int) -> Node:
    one, look = model.names[seat], looks(model.names)[seat]
    words = h("b", titled(one)), h("span", f" {minus(model.sums()[seat])}")
    pressed = one == model.view.me
    return button([icon(f"sign-{look}"), *words], "me", one, "player-pick", key=one, aria_pressed=pressed)


def words(model: ScoringModel) -> list[Node]:
    """What was added last, why, and by which clauses."""
    row = model.row
    clauses = row.clauses if row else [model.sheet.decided_by] if model.over else ["traders.scoring.1"]
    sample = marks.mark(model.game, *marks.parts_of(model.game, row.section)) if row else None
    return [card(model, *_says(model, row), clauses), sample]


def _says(model: ScoringModel, row: Row | None) -> tuple[str, str, str]:
    """Return when, what and why."""
    if row:
        return title(row.section), big(name(row)), why(model.game, model.position, row)
    if model.over:
        return say("score", "end"), _decided(model), say("score", "coins")
    return say("score", "beginning"), say("score", "empty"), say("score", "to_add", lines=len(model.rows))


def _decided(model: ScoringModel) -> str:
    """Say who wins, and by what."""
    sheet = model.sheet
    best = max(t.total for t in sheet.players if t.name in sheet.winners)
    return say("score", f"wins_{sheet.by}", who=listed([who(one) for one in sheet.winners]), points=best)


def moment(model: ScoringModel) -> str:
    """Return the state in words, for the slider."""
    when, says, _ = _says(model, model.row)
    return say("score", "moment", step=model.view.step, last=model.last, title=when, says=says)


def steps(model: ScoringModel) -> list[Button]:
    """The buttons to go through the sheet."""
    end, named = model.over, wording("buttons")
    return [
        Button("back", named["back"], off=model.view.step == 0),
        Button("again", named["again"], main=True) if end else Button("one", named["one_line"], main=True),
        Button("section", named["one_kind"], off=end),
        Button("ask", named["what_if"], shows=model.view.asking),
    ]


# ---- the sheet ---------------------------------------------------------------------------


def sheet(model: ScoringModel) -> list[Node]:
    """The score sheet as far as it is built: a head for each section, a row for each line, and the sums."""
    body, section = [], ""
    for n, row in enumerate(model.added(), 1):
        if row.section != section:
            section = row.section
            body.append(_section(model, section))
        body.append(_row(row, n == model.view.step))
    sums = [h("td", minus(points)) for points in model.sums()]
    foot = h("tr", h("th", say("score", "points" if model.over else "so_far"), scope="row"), *sums, cls="sum")
    caption = h("caption", say("score", "sheet"), cls="unseen")
    made = h("table", caption, h("thead", _names(model)), h("tbody", *body), h("tfoot", foot))
    return [h("div", made, cls="scrolls", tabindex="0", role="region", aria_label=say("score", "sheet"))]


def _names(model: ScoringModel) -> Node:
    pairs = zip(model.names, looks(model.names), strict=True)
    heads = [h("th", icon(f"sign-{look}"), h("span", titled(one)), scope="col") for one, look in pairs]
    return h("tr", h("th", "", scope="col"), *heads)


def _section(model: ScoringModel, section: str) -> Node:
    parts = marks.parts_of(model.game, section)
    rules = brief(clauses_of(section))
    mark = (
        h("span", wording("box")["sample"], cls="sample-mark small-mark")
        if marks.is_sample(model.game, *parts)
        else None
    )
    across = len(model.names) + 1
    head = h("th", title(section), " ", mark, h("span", rules, cls="clause"), colspan=across, scope="colgroup")
    return h("tr", head, cls="kind", key=section)


def _row(row: Row, newest: bool) -> Node:
    cells = [h("td", minus(line.points) if line else "–") for line in row.lines]
    key = f"{row.section}-{row.about}-{row.clause}"
    return h("tr", h("th", big(name(row)), scope="row"), *cells, cls="newest" if newest else "", key=key)


# ---- the chart ---------------------------------------------------------------------------


def chart_head(model: ScoringModel, fills: Mapping[str, tuple[str, str]]) -> list[Node]:
    """The title of the bars, and what the colours mean, with the points of the player in sight so far."""
    items = [_swatch(model, section, fills[section]) for section in SECTIONS]
    mine = h("p", say("score", "colours", who=who(model.view.me)), cls="quiet")
    return [h("h3", say("score", "chart")), mine, h("ul", *items, cls="legend")]


def _swatch(model: ScoringModel, section: str, fills: tuple[str, str]) -> Node:
    points = sum(row.points[model.seat] for row in model.added() if row.section == section)
    colour = f"--light:{fills[0]};--dark:{fills[1]}"
    return h("li", h("span", cls="swatch", style=colour), f"{title(section)} ", h("b", minus(points)), key=section)
