"""What is chosen before a race, as nodes: the game, the baristas, the clock, and the variants one by one."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Any

from tutor.core.game import Game
from tutor.core.sentences import big, ended, listed
from tutor.lessons import every_lesson
from widgets.leaf import Node, button, h, link
from widgets.parts.nodes import choice, left_out
from widgets.parts.rules import name_of
from widgets.progress import Place
from widgets.races.choices import Left
from widgets.races.raced import RACED, RacedGame
from widgets.races.readings import fold
from widgets.races.sheets import clause_link
from widgets.races.states import Choices, Switch
from widgets.races.words import phrase, wording
from widgets.session import address

FEW = 4
"""So many variants stand open on the page; more are folded."""


def before(game: Game[Any], raced: RacedGame, choices: Choices, left: Sequence[Left], odd: Sequence[str]) -> list[Node]:
    """Return the choices before a race."""
    return [
        h("h2", name_of(choices.game), cls="unseen"),
        h("div", _covers(choices.game), _start(choices.calm), cls="top first"),
        left_out(odd),
        h("p", raced.how, " ", h("span", f"{raced.keys_are} ", cls="keys"), _lesson(choices.game)),
        h("div", *_sets(raced, choices), cls="sets"),
        *(_left(game, one) for one in left),
        _variants(game, raced, choices),
        fold(game, raced.doubts(choices), choices.others),
        h("p", raced.goal(choices), f" {_say('calm')}" if choices.calm else None, cls="quiet"),
    ]


def _say(kind: str, **numbers: Any) -> str:
    return phrase("before", kind, **numbers)


def again(round: int, calm: bool) -> list[Node]:
    """Return what stands before a further round."""
    end = button(_say("end"), "deal", cls="small plain", aria_label=_say("end_says"))
    return [h("div", h("h2", _say("round", round=round)), h("div", _start(calm), end, cls="row"), cls="top")]


def _start(calm: bool) -> Node:
    return button(_say("start" if calm else "count"), "start", cls="go")


def _lesson(game: str) -> Node:
    """Lead those who do not know the game to its first lesson."""
    first = next(lesson for lesson in every_lesson() if lesson.game == game)
    words = _say("lesson", minutes=first.minutes)
    return link(address("learn", Place(first.id)), words, cls="plain")


def _covers(game: str) -> Node:
    covers = (_cover(id, id == game) for id in RACED)
    return h("div", *covers, cls="covers", role="group", aria_label=_say("game"))


def _cover(id: str, here: bool) -> Node:
    markup = files("widgets.races").joinpath(f"{id}.svg").read_text("utf-8")
    picture = ["icon", {"class": "icon cover", "markup": markup}]
    return button([picture, h("span", name_of(id))], "game", id, "choose", key=f"game-{id}", aria_pressed=here)


def _sets(raced: RacedGame, choices: Choices) -> list[Node]:
    rivals = {str(n): str(n) if n else _say("alone") for n in range(raced.fewest, raced.most + 1)}
    speed = choice(_say("speed"), "speed", dict(wording("speed")), choices.speed) if choices.rivals else None
    return [
        choice(_say("rivals"), "rivals", rivals, str(choices.rivals)),
        speed,
        choice(_say("time"), "calm", dict(wording("clock")), "yes" if choices.calm else "no"),
        *(choice(one.label, one.part, one.words, one.value(choices)) for one in raced.asked(choices)),
    ]


# ---- variants --------------------------------------------------------------------


def _variants(game: Game[Any], raced: RacedGame, choices: Choices) -> Node:
    rows = h("div", *(_variant(game, one, choices) for one in raced.switches), cls="variants")
    if len(raced.switches) <= FEW:
        return rows
    on = [one.words for one in raced.switches if one.id in choices.on]
    words = _say("variants", names=listed(on) if on else _say("none"))
    return h("details", h("summary", words), rows, cls="fold")


def _variant(game: Game[Any], one: Switch, choices: Choices) -> Node:
    turn = button(one.words, "switch", one.id, "small option", aria_pressed=one.id in choices.on, key=one.id)
    says = ended(big(one.about))
    return h("div", turn, h("p", says, " ", clause_link(game, one.clause)), cls="variant", key=one.id)


def _left(game: Game[Any], left: Left) -> Node:
    """Say what was given up or left out, and why."""
    return h("p", h("b", left.words), f" {left.why} ", clause_link(game, left.rule), cls="note", role="status")
