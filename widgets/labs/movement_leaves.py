"""What the movement lab says of the board and the table, as trees of nodes."""

from __future__ import annotations

from tutor.coach import Walk
from tutor.core.sentences import big
from widgets.boards.coffee_rush_place import TALLIES, UPGRADES
from widgets.labs.movement_model import NOBODY, MovementModel
from widgets.labs.parts import picture, tokens
from widgets.labs.table import EDITIONS, MOST_COOKIES, SEATS
from widgets.labs.words import phrase
from widgets.leaf import Node, button, h, icon
from widgets.parts.nodes import choice, stepper

# ---- what is said of the board ---------------------------------------------------------


def status(model: MovementModel) -> list[Node]:
    """What was done, the key to the marks, and the way back after a walk."""
    if model.played:
        return [_walked(model.said)]
    if model.held != NOBODY:
        return [h("p", model.said, cls="asks status")]
    ask = h("p", phrase("board", "press"), cls="quiet")
    return [h("div", ask, _legend(model), cls="status")]


def _walked(said: str) -> Node:
    back = button(phrase("board", "back"), "back", cls="go small", key="back")
    inside = (h("h3", phrase("board", "walked"), cls="says"), h("p", said), h("div", back, cls="row"))
    return h("section", *inside, cls="card walked", data_reveal="1", key="walked")


def _legend(model: MovementModel) -> Node:
    """The key to the marks, with the token that a step costs in this edition."""
    token = TALLIES[model.setup.game][0]
    return h(
        "p",
        h("span", icon("tick"), phrase("board", "free"), cls="key"),
        h("span", icon(token), phrase("board", "paid", model.study.game.sentences), cls="key"),
        h("span", phrase("board", "never"), cls="key"),
        cls="legend",
    )


# ---- the table ----------------------------------------------------------------------


def controls(model: MovementModel) -> list[Node]:
    """Edition, players, cookies and upgrades."""
    game, setup = model.study.game, model.setup
    cookies = big(phrase("table", "cookies", game.sentences))
    reset = button(phrase("table", "reset"), "reset", cls="plain", key="reset")
    return [
        h(
            "section",
            h("div", h("h3", phrase("table", "head")), reset, cls="top"),
            h(
                "div",
                choice(phrase("table", "edition"), "game", {id: phrase("table", id) for id in EDITIONS}, setup.game),
                choice(phrase("table", "players"), "players", {str(n): str(n) for n in SEATS}, str(setup.players)),
                stepper(cookies, "cookies", setup.cookies, MOST_COOKIES),
                cls="sets",
            ),
            h("p", phrase("table", "upgrades"), cls="label"),
            h("div", *(_upgrade(model, name) for name in game.edition.upgrades), cls="upgrades"),
            h("p", model.refused, cls="note") if model.refused else None,
            cls="card",
        )
    ]


def _upgrade(model: MovementModel, name: str) -> Node:
    up = name in model.setup.active
    drawing = UPGRADES.get(name, "tick")
    cls = f"upgrade{' up' if up else ''}"
    return picture(drawing, name.title(), "upgrade", name, cls, f"upgrade-{name}", aria_pressed=up)


# ---- one space -------------------------------------------------------------------------


def space(model: MovementModel) -> list[Node]:
    """What is known of the space looked at, and what may lie there instead."""
    here = model.view.space
    if not here:
        return []
    study = model.study
    lies = study.position.board[list(study.heat).index(here)]
    return [
        h("section", _head(here, lies), _walks(model, here), _instead(model, here, lies), cls="card space", key="space")
    ]


def _head(here: str, lies: str) -> Node:
    close = button(phrase("space", "close"), "look", cls="plain", key="close")
    return h("div", h("h3", phrase("space", "head", space=here, kind=lies)), close, cls="top", data_reveal="1")


def _walks(model: MovementModel, here: str) -> list[Node]:
    """How many walks end on a space and pass it, and the first sets of tokens that they give."""
    entered, found = model.study.heat[here].entered, model.study.to(here)
    return [
        h("p", _ends(model, here)),
        h("p", phrase("space", "enters_one" if entered == 1 else "enters", walks=entered), cls="quiet"),
        *(_set(model, walk) for walk in found[: model.sets]),
        _rest(len(found) - model.sets),
    ]


def _instead(model: MovementModel, here: str, lies: str) -> list[Node]:
    """What may lie on a space instead."""
    others = [
        picture(kind, kind, "tile", kind, "pick", f"tile-{kind}", aria_pressed=kind == lies)
        for kind in model.study.game.box.tokens
    ]
    named = phrase("space", "other_group", space=here)
    return [
        h("p", phrase("space", "other"), cls="label"),
        h("div", *others, cls="picks", role="group", aria_label=named),
    ]


def _rest(n: int) -> Node:
    return button(phrase("space", "more", sets=n), "more", cls="plain", key="more") if n > 0 else None


def _set(model: MovementModel, walk: Walk) -> Node:
    kind = "set_paid" if walk.cookies else "set_free"
    words = phrase("space", kind, model.study.game.sentences, walks=walk.count, cookies=walk.cookies)
    return h("div", tokens(walk.tokens), h("span", words, cls="quiet"), cls="bag")


def _ends(model: MovementModel, here: str) -> str:
    costs: dict[int, int] = {}
    for walk in model.study.to(here):
        costs[walk.cookies] = costs.get(walk.cookies, 0) + walk.count
    if not costs:
        return phrase("space", "no_end")
    parts = [
        phrase(
            "space", "part_paid" if cookies else "part_free", model.study.game.sentences, walks=count, cookies=cookies
        )
        for cookies, count in sorted(costs.items())
    ]
    return phrase("space", "ends", walks=sum(costs.values()), parts=", ".join(parts))
