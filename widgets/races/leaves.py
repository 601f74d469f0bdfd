"""The words of a race's page as nodes: what there is to do, what was refused, what comes after, and the film."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tutor.core.game import Game
from tutor.core.moments import clock
from tutor.core.people import called
from tutor.core.sentences import ended
from widgets.leaf import Node, button, h, icon
from widgets.races.raced import RacedGame
from widgets.races.readings import reading
from widgets.races.sheets import clause_link, clause_links
from widgets.races.states import ME, Sight
from widgets.races.words import phrase

MOST_CITED = 3
"""Clauses that a step of the film names; there is more in the rulebook."""


def during(game: Game[Any], raced: RacedGame, sight: Sight, calm: bool) -> list[Node]:
    """What was refused or told last, else what to do now, and the ways on and out."""
    card = _refused(game, sight) if sight.told.refused else _telling(game, raced, sight)
    wait = (
        button(phrase("during", "wait"), "wait", cls="small", aria_label=phrase("during", "wait_says"))
        if calm
        else None
    )
    end = button(phrase("before", "end"), "deal", cls="small plain", aria_label=phrase("before", "end_says"))
    return [h("div", card, h("div", wait, end, cls="ways"), cls="status-line calm" if calm else "status-line")]


def _telling(game: Game[Any], raced: RacedGame, sight: Sight) -> Node:
    words = " ".join(ended(text) for text in sight.told.latest)
    to_do = phrase("during", "ready", name=_me(sight)) if sight.stage == "count" else raced.to_do(sight)
    read = clause_links(game, sight.told.read)
    return h("div", h("p", h("b", to_do), f" {words}" if words else None, *read), cls="telling")


def _me(sight: Sight) -> str:
    """Return the name by which what is told calls the person."""
    return called(sight.view.players[ME].name)


def _refused(game: Game[Any], sight: Sight) -> Node:
    chips = clause_links(game, sight.told.clauses[:2])
    return h("div", icon("cross"), h("p", h("b", ended(sight.told.words[0])), *chips), cls="telling no")


def about(raced: RacedGame) -> Node:
    """What the box is made of where the rulebook is silent."""
    return h("p", h("b", phrase("during", "sample")), f" {raced.notes}", cls="quiet about")


# ---- afterwards ------------------------------------------------------------------------


def after(game: Game[Any], raced: RacedGame, sight: Sight) -> list[Node]:
    """Who won, by which clause, and the ways on once a round or the race is over."""
    p = sight.view
    sheet = game.score(p)
    decided = raced.decided(p, sheet)
    why = h("p", f"{game.rulebook.says(decided)} ", clause_link(game, decided), cls="quiet")
    return [h("h2", raced.headline(p, sheet), key="headline", data_reveal="1"), why, _ways_on(sight.stage)]


def _ways_on(stage: str) -> Node:
    if stage == "round":
        made = [
            button(phrase("after", "next_round"), "round", cls="go"),
            button(phrase("before", "end"), "deal", cls="small plain"),
        ]
    else:
        made = [
            button(phrase("after", "new"), "deal", cls="go"),
            button(phrase("after", "again"), "again", cls="small"),
            button(phrase("after", "watch"), "watch", cls="small"),
        ]
    return h("div", *made, cls="row acts")


def reckoned(game: Game[Any], raced: RacedGame, sight: Sight, house: Sequence[str] = ()) -> Node:
    """What everybody made, line by line, and how doubtful points are read; ``house``: what was read the other way."""
    ids = dict.fromkeys([*raced.readings(sight.view), *house])
    read = [reading(game, id, id in sight.view.options.others) for id in ids]
    readings = h("ul", *read, cls="quiet readings") if read else None
    return h("div", readings, h("div", *raced.reckoned(game, sight.view), cls="reckoned"))


def film(game: Game[Any], sight: Sight) -> list[Node]:
    """What happened in the film's step, and its buttons."""
    at, run = sight.at or 0, phrase("after", "halt" if sight.running else "play")
    steps = [
        _step("‹", "back", at - 1, disabled=at == 0),
        button(run, "run", "no" if sight.running else "yes", "go small", key="run"),
        _step("›", "on", at + 1, disabled=at == sight.last),
        button(phrase("after", "leave"), "leave", cls="small plain"),
    ]
    words = " ".join(ended(text) for text in sight.told.words)
    cited = clause_links(game, [*sight.told.clauses[:MOST_CITED], *sight.told.read])
    return [
        h("div", h("h2", phrase("after", "film")), h("div", *steps, cls="row"), cls="top filming"),
        h("p", h("b", f"{clock(sight.now // 1000 * 1000)} "), words, *cited, cls="telling film"),
    ]


def _step(sign: str, kind: str, to: int, disabled: bool) -> Node:
    """A button that leads to another step of the film; beyond either end the film stays at that end."""
    return button(sign, "scrub", str(to), "arrow", aria_label=phrase("after", kind), key=kind, disabled=disabled)
