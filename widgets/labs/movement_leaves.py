"""What the movement lab says of the board and the table, as trees of nodes."""

from __future__ import annotations

from tutor.coach import Walk
from tutor.core.sentences import plural
from widgets.boards.coffee_rush_place import TALLIES, UPGRADES
from widgets.labs.movement_model import NOBODY, MovementModel
from widgets.labs.parts import picture, tokens
from widgets.labs.table import EDITIONS, MOST_COOKIES, SEATS
from widgets.leaf import Node, button, h, icon
from widgets.parts.nodes import choice, stepper
from widgets.player.views import sentence

# ---- what is said of the board ---------------------------------------------------------


def status(model: MovementModel) -> list[Node]:
    """What was done, the key to the marks, and the way back after a walk."""
    noun = model.study.game.sentences.words["cookie"]
    if model.played:
        return [
            h(
                "section",
                h("h3", "Walked", cls="says"),
                h("p", model.said),
                h("div", button("Put the pawn back", "back", cls="go small", key="back"), cls="row"),
                cls="card walked",
                data_reveal="1",
                key="walked",
            )
        ]
    if model.held != NOBODY:
        return [h("p", model.said, cls="asks status")]
    token = TALLIES[model.setup.game][0][0]
    legend = h(
        "p",
        h("span", icon("tick"), "reached free", cls="key"),
        h("span", icon(token), f"for {noun}s", cls="key"),
        h("span", "no mark: no walk ends there", cls="key"),
        cls="legend",
    )
    ask = h("p", "Press a pawn, then a space, to move it. Press a space to look at it.", cls="quiet")
    return [h("div", ask, legend, cls="status")]


# ---- the table ----------------------------------------------------------------------


def controls(model: MovementModel) -> list[Node]:
    """Edition, players, cookies and upgrades."""
    game, setup = model.study.game, model.setup
    titles = {"base": "Base game", "winter": "Winter"}
    noun = game.sentences.words["cookie"]
    label = f"{noun[:1].upper()}{noun[1:]}s of blue"
    return [
        h(
            "section",
            h("div", h("h3", "The table"), button("Start afresh", "reset", cls="plain", key="reset"), cls="top"),
            h(
                "div",
                choice("Edition", "game", {id: titles[id] for id in EDITIONS}, setup.game),
                choice("Players", "players", {str(n): str(n) for n in SEATS}, str(setup.players)),
                stepper(label, "cookies", setup.cookies, MOST_COOKIES),
                cls="sets",
            ),
            h("p", "Upgrades of blue", cls="label"),
            h("div", *(_upgrade(model, name) for name in game.edition.upgrades), cls="upgrades"),
            h("p", model.said, cls="note") if model.said.startswith("That tile") else None,
            cls="card",
        )
    ]


def _upgrade(model: MovementModel, name: str) -> Node:
    up = name in model.setup.active
    drawing = UPGRADES[name][0] if name in UPGRADES else "tick"
    cls = f"upgrade{' up' if up else ''}"
    return picture(drawing, name, "upgrade", name, cls, f"upgrade-{name}", aria_pressed=str(up).lower())


# ---- one space -------------------------------------------------------------------------


def space(model: MovementModel) -> list[Node]:
    """What is known of the space looked at, and what may lie there instead."""
    here = model.view.space
    if not here:
        return []
    study = model.study
    heat, found = study.heat[here], study.to(here)
    lies = study.position.board[list(study.heat).index(here)]
    others = [
        picture(kind, kind, "tile", kind, "pick", f"tile-{kind}", aria_pressed=str(kind == lies).lower())
        for kind in study.game.box.tokens
    ]
    return [
        h(
            "section",
            h(
                "div",
                h("h3", f"{here}: {lies}"),
                button("Close", "look", cls="plain", key="close"),
                cls="top",
                data_reveal="1",
            ),
            h("p", _ends(model, here)),
            h(
                "p",
                sentence(f"{plural(heat.entered, 'walk')} {'enters' if heat.entered == 1 else 'enter'} it"),
                cls="quiet",
            ),
            *(_set(model, walk) for walk in found[: model.sets]),
            _rest(len(found) - model.sets),
            h("p", "Lay something else here", cls="label"),
            h("div", *others, cls="picks", role="group", aria_label=f"What lies on {here}"),
            cls="card space",
            key="space",
        )
    ]


def _rest(n: int) -> Node:
    return button(f"{plural(n, 'more set')} of tokens", "more", cls="plain", key="more") if n > 0 else None


def _set(model: MovementModel, walk: Walk) -> Node:
    noun = model.study.game.sentences.words["cookie"]
    price = f", {plural(walk.cookies, noun)}" if walk.cookies else ""
    return h("div", tokens(walk.tokens), h("span", f"{plural(walk.count, 'walk')}{price}", cls="quiet"), cls="bag")


def _ends(model: MovementModel, here: str) -> str:
    noun = model.study.game.sentences.words["cookie"]
    costs: dict[int, int] = {}
    for walk in model.study.to(here):
        costs[walk.cookies] = costs.get(walk.cookies, 0) + walk.count
    if not costs:
        return "No walk can end here."
    parts = [f"{count} {f'for {plural(n, noun)}' if n else f'without a {noun}'}" for n, count in sorted(costs.items())]
    return f"{plural(sum(costs.values()), 'walk')} can end here: {', '.join(parts)}."
