"""What if somebody had …: everything that scores may be changed, board by board."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from tutor.coffee_traders.names import ANDRE, ANIMALS, BUILDINGS, COOPERATIVES, LAST_COLUMN, LETTERS, WILD
from tutor.core.sentences import big
from widgets.boards.traders_looks import shown, who
from widgets.leaf import Node, button, h
from widgets.parts.nodes import choice, stepper
from widgets.traders.harvest_leaves import lands
from widgets.traders.people import PLAYERS
from widgets.traders.score_model import COUNTS, ScoringModel
from widgets.traders.words import say, wording

MOST_COUNTERS = {WILD: 7, **dict.fromkeys(COOPERATIVES, 6), **dict.fromkeys(ANIMALS, 3)}
"""Counters and how many of each there are."""

KINDS = {"posts": "post", "stations": "station", "hospitals": "hospital", "farms": "farm"}


def changes(model: ScoringModel) -> list[Node]:
    """The card of changes for the player in sight, once it is asked for."""
    if not model.view.asking:
        return []
    me, kind, words = who(model.view.me), model.view.kind, wording("changes")
    return [
        h(
            "section",
            h("h3", say("changes", "score", who=me)),
            h("p", model.said, cls="note" if model.said else "unseen", role="status"),
            h("div", choice(words["where"], "kind", wording("kinds"), kind), cls="loose"),
            h("p", say("press", kind, who=me), cls="quiet"),
            *_MAKERS[kind](model),
            h("div", choice(words["players"], "people", PLAYERS, str(model.people)), cls="sets"),
            button(wording("buttons")["reset"], "reset", cls="plain", key="reset"),
            cls="card setter",
        )
    ]


def _people_only(maker: Callable[[ScoringModel], list[Node]]) -> Callable[[ScoringModel], list[Node]]:
    """André has no player board: what lies on one is not his to change."""
    return lambda model: [_no_board()] if model.view.me == ANDRE else maker(model)


def _no_board() -> Node:
    return h("p", wording("changes")["andre_own"], cls="quiet")


def _mine(model: ScoringModel) -> dict[str, Any]:
    found: dict[str, Any] = model.scene["players"][model.view.me]
    return found


def _own(model: ScoringModel) -> list[Node]:
    mine, me, words, named = _mine(model), model.view.me, wording("changes"), wording("counts")
    made = [stepper(named[about], f"count-{about}", mine.get(about, 0), most, me) for about, most in COUNTS.items()]
    houses = mine.get("warehouses", {})
    made.append(stepper(words["warehouses"], "warehouses", houses.get("rows", 1), BUILDINGS["warehouse"], me))
    tops = [(coffee, shown(coffee)) for coffee in model.game.box.warehouse_tops]
    columns = _turns(words["columns"], "column", me, tops, houses.get("columns", ()))
    level_3 = str(mine.get("row_b_level_3", False)).lower()
    row_b = choice(words["row_b"], "row_b", {"true": words["yes"], "false": words["no"]}, level_3)
    return [h("div", *made, cls="counts"), columns, row_b]


def _turns(label: str, act: str, me: str, all_: Iterable[tuple[str, str]], on: Iterable[str]) -> Node:
    """A row of buttons that are pressed in or not: the names of those that are ``on``."""
    pressed = set(on)
    made = [_turn(act, me, name, words, name in pressed, label) for name, words in all_]
    return h(
        "div", h("span", label, cls="label"), h("div", *made, cls="picks", role="group", aria_label=label), cls="set"
    )


def _turn(act: str, me: str, name: str, words: str, on: bool, label: str) -> Node:
    key = f"{act}-{name}"
    named = {"aria_pressed": on, "aria_label": f"{label}: {words}", "key": key}
    return button(words, act, f"{me}.{name}", "pick", **named)


def _land(model: ScoringModel) -> list[Node]:
    me, land, words = model.view.me, model.view.land, wording("buildings")
    here = model.scene["cooperatives"][land]
    made = [
        stepper(big(words[kind]), f"buildings-{kind}", here.get(kind, []).count(me), BUILDINGS[one], me)
        for kind, one in KINDS.items()
    ]
    return [lands(land, COOPERATIVES), h("div", *made, cls="counts")]


def _arabica(model: ScoringModel) -> list[Node]:
    discs = zip(COOPERATIVES, model.position.players[model.seat].arabica, strict=True)
    made = [stepper(shown(row), f"arabica-{row}", n, LAST_COLUMN, model.view.me, f"bean-{row}") for row, n in discs]
    return [h("div", *made, cls="counts")]


def _cards(model: ScoringModel) -> list[Node]:
    mine, me, words = _mine(model), model.view.me, wording("changes")
    held = mine.get("counters", ())
    made = [stepper(shown(one), f"counters-{one}", held.count(one), most, me) for one, most in MOST_COUNTERS.items()]
    letters = [(letter, letter) for letter in LETTERS]
    return [
        _turns(words["contracts"], "contract", me, letters, mine.get("contracts", ())),
        h("div", *made, cls="counts"),
    ]


def _milestones(model: ScoringModel) -> list[Node]:
    """Which of each letter's milestones lies out."""
    box, words = model.game.box.milestones, wording("milestones")
    made = []
    for place, milestone in enumerate(model.scene["milestones"]):
        letter = box[milestone["name"]][0]
        among = {name: words.get(name, name) for name, (other, _) in box.items() if other == letter}
        made.append(choice(say("changes", "lies", letter=letter), f"lies-{place}", among, milestone["name"]))
    return [h("div", *made, cls="loose")]


_MAKERS: dict[str, Callable[[ScoringModel], list[Node]]] = {
    "own": _people_only(_own),
    "land": _land,
    "bars": lambda model: [],
    "milestones": _people_only(_milestones),
    "arabica": _people_only(_arabica),
    "cards": _people_only(_cards),
}
"""Board → what may be changed beside pressing its pieces."""
