"""What the leaves of a lesson show, as trees of nodes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from markdown_it import MarkdownIt

from tutor.lessons import catalogue
from tutor.lessons.model import CHOOSE, NUMBER, SPOT
from tutor.lessons.player import Outcome, Player
from tutor.lessons.words import rule
from widgets.player.leaf import Node, button, h, icon
from widgets.player.views import Preview, Tile, View, sentence

SIGNS = {"right": "tick", "shown": "tick", "on": "tick", "miss": "ring", "refused": "cross", "wrong": "cross"}
ALLOWED = ("right", "shown", "on")


# ---- head: where one is -------------------------------------------------------


def head(player: Player, results: dict[int, int], alone: bool = False) -> list[Node]:
    """Title, step and dots, with a way back to the lessons; ``alone`` leaves out what leads elsewhere."""
    count, number = len(player.lesson.steps), player.number
    about = f"{number} of {count} · {player.step.title}"
    dots = [_dot(n, number, results.get(n, 0)) for n in range(1, count + 1)]
    done = len(results)
    row = [
        button("‹", "open", str(number - 1), "arrow", aria_label="Step before", disabled=number == 1, key="before"),
        h("div", *dots, cls="dots", role="img", aria_label=f"{done} of {count} steps done"),
        button("›", "open", str(number + 1), "arrow", aria_label="Next step", disabled=number == count, key="after"),
    ]
    out = None if alone else button("All lessons", "leave", cls="plain")
    return [
        h("div", h("h2", player.lesson.title, data_reveal="1"), out, cls="top"),
        h(
            "div",
            h("p", h("span", "Step ", cls="wide"), about, cls="quiet"),
            h("nav", *row, cls="steps", aria_label="Steps"),
            cls="where",
        ),
    ]


def _dot(n: int, now: int, result: int) -> Node:
    state = "now" if n == now else ""
    return h("span", cls=f"dot {'done' if result else ''} {state}")


# ---- ask: words and task --------------------------------------------------------


def words(player: Player) -> list[Node]:
    """The step's words, with the lesson's own before the first step."""
    intro = player.lesson.intro if player.number == 1 else ""
    return [h("div", *prose(f"{intro}\n\n{player.step.text}"), cls="prose")] if player.intro else []


def ask(player: Player) -> list[Node]:
    """What to do."""
    return [h("p", player.step.task.asks, cls="asks")]


@cache
def _markdown() -> MarkdownIt:
    return MarkdownIt("commonmark", {"html": False}).disable(["image", "link", "autolink"])


@cache
def prose(text: str) -> tuple[Node, ...]:
    """Return Markdown as nodes: paragraphs, lists, strong and emphasis; all else stays text."""
    stack: list[list[Node]] = [["div", {}]]
    for block in _markdown().parse(text):
        for token in block.children if block.type == "inline" else (block,):
            if token.nesting == 1:
                stack.append([token.tag, {}])
            elif token.nesting == -1:
                done = stack.pop()
                stack[-1].append(done)
            elif token.type == "code_inline":
                stack[-1].append(["code", {}, token.content])
            else:
                stack[-1].append(" " if token.type == "softbreak" else token.content)
    return tuple(stack[0][2:])


# ---- answer: what came of it ------------------------------------------------------


def said(player: Player, view: View, preview: Preview | None, opened: str, last: bool) -> list[Node]:
    """The options to choose from, what the drawn action would give, what came of the last one, and the hints."""
    outcome = player.outcome
    return [
        _question(player, view),
        _more(player, view),
        card(player, view, outcome, opened, last) if outcome else None,
        _gives(preview) if preview and not outcome else None,
        _hints(player),
    ]


def _question(player: Player, view: View) -> Node:
    task = player.step.task
    if player.done or task.kind not in (CHOOSE, SPOT):
        return None
    options = []
    for i, option in enumerate(task.options):
        words = option.says or view.words(player.game.parse(player.table.position, option.does)[1])
        options.append(button(words, "choose", str(i), "option", key=f"option-{i}"))
    return h("div", *options, cls="options", role="group", aria_label=task.asks, key="options")


def _more(player: Player, view: View) -> Node:
    if not player.open_to_play:
        return None
    made = [
        button(
            one.words, "use", one.id, "option", key=one.id, aria_pressed=None if one.on is None else str(one.on).lower()
        )
        for one in view.more()
    ]
    return h("div", *made, cls="options", key="more") if made else None


def _gives(preview: Preview) -> Node:
    body = _tiles(preview.tiles) or h("p", preview.empty, cls="quiet")
    note = h("p", preview.note, cls="quiet") if preview.note else None
    return h("section", h("h3", preview.title), body, note, cls="card gives", key="gives")


def _tiles(tiles: Sequence[Tile]) -> Node:
    if not tiles:
        return None
    shown = [
        h("li", icon(t.icon), h("span", h("b", t.place or t.icon), " ", h("span", t.amount)), cls=f"tile {t.icon}")
        for t in tiles
    ]
    return h("ul", *shown, cls="tiles")


def card(player: Player, view: View, outcome: Outcome, opened: str, last: bool) -> Node:
    """The verdict: a sign, one sentence, why or what it gave, what would do instead, and the clauses."""
    sign = SIGNS[outcome.kind]
    kind = "go" if outcome.kind in ALLOWED else "here" if outcome.kind == "miss" else "no"
    mark = h("span", "!", cls="ring", aria_hidden="true") if sign == "ring" else icon(sign)
    parts = [
        h("h3", sentence(outcome.says), cls="says"),
        *(h("p", sentence(why), cls="more") for why in _why(player, outcome)),
        _tiles(view.gained(outcome.steps)),
        h("div", *_instead(view, outcome), *_chips(outcome, opened), cls="row"),
        _rule(outcome, opened),
    ]
    if player.done and last:
        parts.append(h("p", "That was the last step of this lesson. Well done!", cls="end"))
    glad = "glad" if outcome.kind == "right" else ""
    return h(
        "section", mark, h("div", *parts), cls=f"card verdict {kind} {glad}", key=f"verdict-{kind}", data_reveal="1"
    )


def _why(player: Player, outcome: Outcome) -> list[str]:
    """What explains an outcome; where an allowed action gave something, its tokens say more than its reasons."""
    if outcome.steps and outcome.kind in (*ALLOWED, "wrong"):
        return []
    nearest = [player.game.say(player.table.position, repair) for repair in outcome.repairs[:1]]
    return [*(outcome.more or nearest)]


def _instead(view: View, outcome: Outcome) -> list[Node]:
    chosen = [
        button(view.repair(repair), "repair", str(i), "small go" if i == 0 else "small")
        for i, repair in enumerate(outcome.repairs)
    ]
    return chosen


def _chips(outcome: Outcome, opened: str) -> list[Node]:
    return [_chip(id, rule(id), id == opened) for id in outcome.clauses]


def _rule(outcome: Outcome, opened: str) -> Node:
    return h("p", rule(opened), cls="rule") if opened in outcome.clauses else None


def _chip(id: str, says: str, is_open: bool) -> Node:
    state = {"aria_expanded": "true" if is_open else "false", "title": says}
    return button(id, "clause", id, "chip", key=f"chip-{id}", **state)


def _hints(player: Player) -> Node:
    if not player.hints:
        return None
    lines = [h("li", words) for words in player.hints]
    return h("section", h("h3", "Hint" if len(lines) == 1 else "Hints"), h("ol", *lines), cls="card hints", key="hints")


# ---- acts: what one can do ----------------------------------------------------------


def acts(player: Player, view: View, preview: Preview | None, last: bool, alone: bool = False) -> list[Node]:
    """The row of buttons; the first one is what to do next."""
    return [h("div", *_buttons(player, view, preview, last, alone), cls="row acts", key="acts")]


def _buttons(player: Player, view: View, preview: Preview | None, last: bool, alone: bool) -> list[Node]:
    if player.done:
        return [_onward(player, last, alone), button("Try again", "retry", key="second")]
    return [*_doing(player, view, preview), _help(player)]


def _onward(player: Player, last: bool, alone: bool) -> Node:
    """The way on: the next step, after the last one the next lesson of the game, after the last lesson the list."""
    if not last:
        return button("Next", "open", str(player.number + 1), "go", key="first")
    if alone:
        return None
    lessons = [lesson.id for lesson in catalogue() if lesson.game == player.lesson.game]
    following = lessons[lessons.index(player.lesson.id) + 1 :] if player.lesson.id in lessons else []
    if following:
        return button("Next lesson", "follow", following[0], "go", key="first")
    return button("All lessons", "leave", cls="go", key="first")


def _doing(player: Player, view: View, preview: Preview | None) -> list[Node]:
    if player.step.task.kind == NUMBER:
        return [_field()]
    if not player.acting:
        return []
    if not player.open_to_play:
        return [button("Take back", "back", cls="go", key="first")]
    assert preview
    idle = None if view.drawn else "true"
    back = None if view.begun or player.can_undo else "true"
    return [
        button(preview.verb, "do", cls="go", key="first", aria_disabled=idle) if preview.verb else None,
        button("Take back", "back", key="second", aria_disabled=back),
    ]


def _field() -> Node:
    number = h("input", type="text", inputmode="numeric", autocomplete="off", maxlength="6", aria_label="Your answer")
    send = h("button", "Answer", cls="button go", type="submit", key="first")
    return h("form", number, send, act="answer", cls="field", key="field")


def _help(player: Player) -> Node:
    if player.more_hints:
        return button("Another hint" if player.hinted else "Hint", "hint", key="third")
    return button("Show me", "show", key="third")
