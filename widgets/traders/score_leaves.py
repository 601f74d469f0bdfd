"""What the scoring view says beside its drawings, as trees of nodes."""

from __future__ import annotations

from tutor.coffee_traders.position import ANDRE, COOPERATIVES, LAST_COLUMN, LETTERS
from tutor.core.sentences import listed
from widgets.boards.traders_looks import looks, shown, tally, who
from widgets.leaf import Node, button, h, icon
from widgets.parts.nodes import choice, stepper
from widgets.traders import marks
from widgets.traders.people import PLAYERS
from widgets.traders.score_model import COUNTS, MOST_COUNTERS, ScoringModel
from widgets.traders.score_rows import SECTIONS, Row, name, why
from widgets.traders.steps import Button

COUNT_WORDS = {"minus_tokens": "tokens of −3", "coins": "coins (for ties)"}


def head(model: ScoringModel) -> list[Node]:
    """The title, and whose board is in sight."""
    return [
        h("h2", "The score, line by line", key="title"),
        h("div", *(_pick(model, one) for one in model.names), cls="lands", role="group", aria_label="Whose board"),
    ]


def _pick(model: ScoringModel, one: str) -> Node:
    look = looks(model.names)[model.names.index(one)]
    seat = model.names.index(one)
    words = h("b", who(one)), h("span", f" {model.sums()[seat]}")
    attributes = {"act": "me", "value": one, "key": one, "type": "button"}
    pressed = str(one == model.view.me).lower()
    return h("button", icon(f"sign-{look}"), *words, cls="button player-pick", aria_pressed=pressed, **attributes)


def words(model: ScoringModel) -> list[Node]:
    """What was added last, why, and by which clauses."""
    row = model.row
    clauses = row.clauses if row else [model.sheet.decided_by] if model.over else ["traders.scoring.1"]
    chips = [
        button(id, "rule", id, "chip small", key=f"rule-{id}", aria_expanded=str(model.opened == id).lower())
        for id in clauses
    ]
    rule = model.game.rulebook.clauses.get(model.opened)
    title, says, more = _says(model, row)
    return [
        h(
            "section",
            h("div", h("p", title, cls="quiet when"), *chips, cls="top"),
            h("p", says, cls="says"),
            h("p", more, cls="more"),
            h("p", rule.says, cls="rule") if rule and model.opened in clauses else None,
            cls="card moment",
        ),
        _sample(model, row),
    ]


def _says(model: ScoringModel, row: Row | None) -> tuple[str, str, str]:
    if row:
        return SECTIONS[row.section][0], _first(name(row)), why(model.game, model.position, row)
    if model.over:
        return "The end", _decided(model), "Coins in the Company Supply score nothing; they break ties."
    return "The beginning", "The sheet is empty.", f"{tally(len(model.rows), 'line')} are to be added."


def _first(text: str) -> str:
    return text[:1].upper() + text[1:]


def _decided(model: ScoringModel) -> str:
    """Say who wins, and by what."""
    sheet, winners = model.sheet, listed([who(one) for one in model.sheet.winners])
    best = max(t.total for t in sheet.players if t.name in sheet.winners)
    ways = {"points": f"with {best} points", "coins": f"the tie at {best} points by coins"}
    verb = "share the victory, and make each other coffee" if sheet.by == "shared" else f"wins {ways[sheet.by]}"
    return _first(f"{winners} {verb}.")


def _sample(model: ScoringModel, row: Row | None) -> Node | None:
    return marks.mark(model.game, *marks.parts_of(model.game, row.section)) if row else None


def moment(model: ScoringModel) -> str:
    """Return the state in words, for the slider."""
    title, says, _ = _says(model, model.row)
    return f"{model.view.step} of {model.last}. {title}: {says}"


def steps(model: ScoringModel) -> list[Button]:
    """The buttons to go through the sheet."""
    end = model.over
    return [
        Button("back", "Back", off=model.view.step == 0),
        Button("again", "Again", main=True) if end else Button("one", "One line", main=True),
        Button("section", "One kind", off=end),
        Button("ask", "What if…", shows=model.view.asking),
    ]


# ---- the sheet ---------------------------------------------------------------------------


def sheet(model: ScoringModel) -> list[Node]:
    """The score sheet as far as it is built: a head for each section, a row for each line, and the sums."""
    heads = [h("th", icon(f"sign-{look}"), h("span", who(one)), scope="col") for one, look in _players(model)]
    body, section = [], ""
    for n, row in enumerate(model.added(), 1):
        if row.section != section:
            section = row.section
            body.append(_section(model, section))
        body.append(_row(row, n == model.view.step))
    sums = [h("td", f"{points}".replace("-", "−")) for points in model.sums()]
    foot = h("tr", h("th", "Points so far" if not model.over else "Points", scope="row"), *sums, cls="sum")
    caption = h("caption", "The score sheet", cls="unseen")
    made = h(
        "table", caption, h("thead", h("tr", h("th", "", scope="col"), *heads)), h("tbody", *body), h("tfoot", foot)
    )
    return [h("div", made, cls="scrolls", tabindex="0", role="region", aria_label="Score sheet")]


def _players(model: ScoringModel) -> list[tuple[str, str]]:
    return list(zip(model.names, looks(model.names), strict=True))


def _section(model: ScoringModel, section: str) -> Node:
    title, clauses, _ = SECTIONS[section]
    parts = marks.parts_of(model.game, section)
    ids = "traders.scoring." + ", .".join(clause.rpartition(".")[2] for clause in clauses)
    mark = h("span", "sample", cls="sample-mark small-mark") if marks.is_sample(model.game, *parts) else None
    across = len(model.names) + 1
    return h(
        "tr",
        h("th", title, " ", mark, h("span", ids, cls="clause"), colspan=across, scope="colgroup"),
        cls="kind",
        key=section,
    )


def _row(row: Row, newest: bool) -> Node:
    cells = [h("td", f"{line.points}".replace("-", "−") if line else "–") for line in row.lines]
    key = f"{row.section}-{row.about}-{row.clause}"
    return h("tr", h("th", _first(name(row)), scope="row"), *cells, cls="newest" if newest else "", key=key)


# ---- what if -----------------------------------------------------------------------------


def changes(model: ScoringModel) -> list[Node]:
    """Everything that may be changed for the chosen player; the boards' own spaces may be pressed, too."""
    if not model.view.asking:
        return []
    me = model.view.me
    return [
        h(
            "section",
            h("h3", f"What if {who(me)} had …"),
            h("p", "Bar spaces, Arabica columns and contracts on the boards may be pressed, too.", cls="quiet"),
            h("div", choice("Players", "people", PLAYERS, str(model.people)), cls="sets"),
            h("div", *(_steppers(model) if me != ANDRE else ()), cls="counts"),
            h("p", model.said, cls="note", role="status") if model.said else None,
            button("Start afresh", "reset", cls="plain", key="reset"),
            cls="card setter",
        )
    ]


def _steppers(model: ScoringModel) -> list[Node]:
    me = model.view.me
    mine, player = model.scene["players"][me], model.position.players[model.names.index(me)]
    made = [
        stepper(COUNT_WORDS.get(about, about), f"count-{about}", mine.get(about, 0), most, me)
        for about, most in COUNTS.items()
    ]
    made.append(stepper("counters", "counters", len(player.counters), MOST_COUNTERS, me))
    for row, column in zip(COOPERATIVES, player.arabica, strict=True):
        made.append(stepper(f"Arabica: {shown(row)}", f"arabica-{row}", column, LAST_COLUMN, me, f"bean-{row}"))
    done = mine.get("contracts", ())
    made.append(
        h(
            "div",
            h("span", "contracts done", cls="label"),
            h("div", *(_letter(me, x, x in done) for x in LETTERS), cls="picks"),
            cls="set",
        )
    )
    return made


def _letter(me: str, letter: str, done: bool) -> Node:
    pressed, label = str(done).lower(), f"contract {letter}"
    return button(letter, "contract", f"{me}.{letter}", "pick", aria_pressed=pressed, aria_label=label, key=label)
