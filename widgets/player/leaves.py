"""What the leaves of a lesson show, as trees of nodes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from markdown_it import MarkdownIt

from tutor.lessons.model import CHOOSE, NUMBER, SPOT, Lesson
from tutor.lessons.player import Player
from widgets.leaf import Node, button, h, icon
from widgets.player.offers import offered, offers_of
from widgets.player.views import More, Preview, View
from widgets.player.words import phrase, wording


def _say(kind: str, /, **numbers: Any) -> str:
    return phrase("leaves", kind, **numbers)


# ---- head: where one is -------------------------------------------------------


def head(player: Player, results: dict[int, int], alone: bool = False) -> list[Node]:
    """Title, step and dots, with a way back to the lessons; ``alone`` leaves out what leads elsewhere."""
    count, number = len(player.lesson.steps), player.number
    about = _say("place", number=number, steps=count, title=player.step.title)
    dots = [_dot(n, number, results.get(n, 0)) for n in range(1, count + 1)]
    done = len(results)
    row = [
        button("‹", "open", str(number - 1), "arrow", aria_label=_say("before"), disabled=number == 1, key="before"),
        h("div", *dots, cls="dots", role="img", aria_label=_say("done", done=done, steps=count)),
        button("›", "open", str(number + 1), "arrow", aria_label=_say("after"), disabled=number == count, key="after"),
    ]
    out = None if alone else button(_say("lessons"), "leave", cls="plain")
    return [
        h("div", h("h2", player.lesson.title, tabindex="-1", data_reveal="1", data_first="1"), out, cls="top"),
        h(
            "div",
            h("p", h("span", _say("step"), cls="wide"), about, cls="quiet"),
            h("nav", *row, cls="steps", aria_label=_say("steps")),
            cls="where",
        ),
    ]


def _dot(n: int, now: int, result: int) -> Node:
    state = "now" if n == now else ""
    return h("span", cls=f"dot {'done' if result else ''} {state}")


# ---- ask: words and task --------------------------------------------------------


def theme(player: Player) -> list[Node]:
    """The lesson's own words, before its first step."""
    return [h("div", *prose(player.theme), cls="prose")] if player.theme else []


def words(player: Player) -> list[Node]:
    """The step's words."""
    told = [h("div", *prose(player.step.text), cls="prose")] if player.intro else []
    return [*told, h("p", wording("desk")["left_aside"], cls="quiet left-aside")] if player.left_aside else told


def ask(player: Player, view: View, preview: Preview | None) -> list[Node]:
    """What to do, with the options to choose from. On a phone the board stands below: they would not be seen there."""
    offers = offers_of(view, preview.note or preview.empty) if preview else None
    narrowed = bool(offers and view.begun)  # by a piece that was pressed: its actions are what is new
    asks = h("p", player.step.task.asks, cls="asks", data_reveal=None if narrowed else "1")
    return [asks, _options(player, view), offers]


def _options(player: Player, view: View) -> Node:
    task = player.step.task
    if player.done or task.kind not in (CHOOSE, SPOT):
        return None
    options = []
    for i, option in enumerate(task.options):
        words = option.says or view.words(player.game.parse(player.table.position, option.does)[1])
        options.append(button(words, "choose", str(i), "option", key=f"option-{i}"))
    return h("div", *options, cls="options", role="group", aria_label=task.asks, key="options")


@cache
def _markdown() -> MarkdownIt:
    return MarkdownIt("commonmark", {"html": False}).disable(["image", "link", "autolink"])


@cache
def prose(text: str) -> tuple[Node, ...]:
    """Return Markdown as nodes: paragraphs, lists, strong and emphasis; all else stays text."""
    stack: list[list[Node]] = [["div", {}]]
    for block in _markdown().parse(text):
        for token in (block.children or ()) if block.type == "inline" else (block,):
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


# ---- acts: what one can do ----------------------------------------------------------


def acts(player: Player, view: View, preview: Preview | None, onward: Node, undone: bool = False) -> list[Node]:
    """The row of buttons; the first one is what to do next: ``onward`` when the step is done.

    At a whole table a phone has above them how to go about it, or what is begun: there they are always in sight, while
    the card that says so stands below the table, where a desk has it. Nothing of the table moves when it is longer.
    ``undone``: something was taken back that can be done once more.
    """
    how = h("p", *_how(preview), cls="quiet how", key="how") if preview and says_how(player, view) else None
    return [how, h("div", *_buttons(player, view, preview, onward, undone), cls="row acts", key="acts")]


def says_how(player: Player, view: View) -> bool:
    """Say whether a phone has above the buttons what is begun or how to begin."""
    return len(player.step.task.shows) > 1 and not offered(view)


def _how(preview: Preview) -> Iterator[Node]:
    if preview.tiles:
        yield f"{preview.title}: "
    for tile in preview.tiles:
        yield h("span", icon(tile.icon, label=tile.icon), f" {tile.amount}", cls="gain")
    yield preview.note if preview.tiles else preview.note or preview.empty


def _buttons(player: Player, view: View, preview: Preview | None, onward: Node, undone: bool) -> list[Node]:
    if player.done:
        return [onward, button(_say("again"), "retry", key="second")]
    again = _redo() if undone else None
    return [*_doing(player, view, preview), again, _help(player)]


def _redo() -> Node:
    """On a phone an arrow, so that the buttons that are always there keep their row."""
    inside = [icon("redo"), h("span", _say("redo"), cls="wide")]
    return button(inside, "redo", cls="redo", key="redo", aria_label=_say("redo"))


def onward(player: Player, following: Lesson | None, alone: bool = False) -> Node:
    """The way on: the next step, after the last one the ``following`` lesson, and without one the list of lessons."""
    if player.number < len(player.lesson.steps):
        return button(_say("next"), "open", str(player.number + 1), "go", key="first")
    if alone:
        return None
    if following:
        return button(_say("next_lesson"), "follow", following.id, "go", key="first", title=following.title)
    return button(_say("lessons"), "leave", cls="go", key="first")


def _doing(player: Player, view: View, preview: Preview | None) -> list[Node]:
    if player.step.task.kind == NUMBER:
        return [_field()]
    if not player.acting:
        return []
    if not player.open_to_play:
        return [button(_say("back"), "back", cls="go", key="first")]
    assert preview
    idle = None if view.drawn else "true"
    back = None if view.begun or player.can_undo else "true"
    slip = bool(player.outcome and player.outcome.kind == "miss")  # told to take it back: that button stands out
    ready = preview.ready and not slip and not _wants_refusal(player, preview)
    return [
        button(preview.verb, "do", cls="go" if ready else "", key="first", aria_disabled=idle)
        if preview.verb
        else None,
        *(further(one) for one in view.more() if one.at_hand),
        button(_say("back"), "back", cls="go" if slip else "", key="second", aria_disabled=back, data_often=True),
    ]


def _wants_refusal(player: Player, preview: Preview) -> bool:
    """Say whether something is to be tried that the rules refuse, and is not drawn yet: the step shall not end."""
    return bool(player.step.task.goal.refused and not preview.tiles)


def further(one: More, cls: str = "") -> Node:
    """Return one of the further buttons of a view."""
    return button(one.words, "use", one.id, cls, key=one.id, aria_pressed=one.on)


def _field() -> Node:
    said = _say("yours")
    number = h(
        "input", type="text", inputmode="decimal", autocomplete="off", maxlength="8", aria_label=said, placeholder=said
    )
    send = h("button", _say("answer"), cls="button go", type="submit", key="first")
    return h("form", number, send, act="answer", cls="field", key="field")


def _help(player: Player) -> Node:
    if player.more_hints:
        return button(_say("another_hint" if player.hinted else "hint"), "hint", key="third")
    return button(_say("show"), "show", key="third")
