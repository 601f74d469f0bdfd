"""The question of the movement lab, and its answers: the best walks to what is needed, as trees of nodes."""

from __future__ import annotations

from tutor.coach import Walk
from tutor.coffee_rush import Order
from tutor.coffee_rush.position import Tokens
from tutor.core.game import act
from tutor.core.sentences import listed, plural
from widgets.labs.movement_model import MovementModel
from widgets.labs.parts import picture, rules, tokens
from widgets.labs.table import MOST_COOKIES
from widgets.leaf import Node, button, h, icon


def asked(model: MovementModel) -> list[Node]:
    """The question: tokens to pick, or an order of the box."""
    wanted = model.view.wanted
    out = h("span", "×", cls="out", aria_hidden="true")
    picked = [
        picture(kind, kind, "drop", kind, f"tile {kind}", f"drop-{n}", out, aria_label=f"Leave out {kind}")
        for n, kind in enumerate(wanted)
    ]
    add = [
        picture(kind, kind, "want", kind, "pick", f"want-{kind}", aria_label=f"Add {kind}")
        for kind in model.study.game.box.tokens
    ]
    return [
        h(
            "section",
            h("h3", "How can I get …"),
            h("div", *picked, cls="picked") if picked else h("p", "Pick what you need.", cls="quiet"),
            h("p", "Add", cls="label"),
            h("div", *add, cls="picks", role="group", aria_label="Add an ingredient"),
            h("div", _more(model), button("Clear", "forget", cls="plain", key="forget") if picked else None, cls="row"),
            _orders(model) if model.orders else None,
            cls="card asked",
        )
    ]


def _more(model: MovementModel) -> Node:
    words = "Hide the orders" if model.orders else "Take an order of the box"
    return button(words, "orders", cls="small", key="orders", aria_expanded=str(model.orders).lower())


def _orders(model: MovementModel) -> Node:
    wanted = sorted(model.view.wanted)
    made = [_order(drink, order.needs, sorted(order.needs) == wanted) for drink, order in _cards(model)]
    return h("div", *made, cls="orders", role="group", aria_label="Orders of the box", key="orders-list")


def _cards(model: MovementModel) -> list[tuple[str, Order]]:
    return sorted(model.study.game.box.cards.items())


def _order(drink: str, needs: Tokens, taken: bool) -> Node:
    shown = {"aria_label": f"{drink}: {listed(needs)}", "aria_pressed": str(taken).lower(), "type": "button"}
    pictures = h("span", *(icon(kind) for kind in needs), cls="needs")
    named = {"act": "order", "value": drink, "key": f"order-{drink}"}
    return h("button", h("span", drink), pictures, cls="button order", **shown, **named)


def answers(model: MovementModel) -> list[Node]:
    """The best walks, fewest cookies first."""
    if not model.view.wanted:
        return []
    found = model.best()
    if not found:
        return [_none(model)]
    head = h("h3", f"{_best(len(found))} for {listed(model.view.wanted)}", cls="answers-head", data_reveal="1")
    return [head, *(_answer(model, number, walk) for number, walk in enumerate(found))]


def _best(n: int) -> str:
    return "The only walk" if n == 1 else f"The best {n} walks"


def _none(model: MovementModel) -> Node:
    """Say that no walk gives it all, and how many cookies would do."""
    noun, cookies = model.study.game.sentences.words["cookie"], model.setup.cookies
    price = f" and {plural(cookies, noun)}" if cookies else ""
    says = f"No walk from here gives {listed(model.view.wanted)} with these upgrades{price}."
    enough = model.study.enough(model.view.wanted)
    if enough is None:
        more = h("p", f"Not even {plural(MOST_COOKIES, noun)} would do.", cls="more")
    else:
        more = h(
            "div", button(f"Take {plural(enough, noun)}", "cookies", str(enough), "small go", key="enough"), cls="row"
        )
    return h(
        "section",
        icon("cross"),
        h("div", h("p", says, cls="says"), more),
        cls="card verdict no",
        key="none",
        data_reveal="1",
    )


def _answer(model: MovementModel, number: int, walk: Walk) -> Node:
    game = model.study.game
    jump = "Jump, " if walk.move.jump else ""
    way = f"{jump}{walk.pawn} → " + " → ".join(walk.move.spaces)
    name = f"Play walk {number + 1}: {walk.pawn} to {walk.end}"
    return h(
        "article",
        h(
            "div",
            h("div", h("p", way, cls="way"), h("p", _price(model, walk), cls="quiet"), cls="words"),
            button("Play", "play", str(number), "go small", aria_label=name, key=f"play-{number}"),
            cls="top",
        ),
        tokens(walk.tokens, model.view.wanted),
        *rules(game, _why(model, walk), "why", str(number), model.opened == str(number)),
        cls="card answer",
        key=f"answer-{number}",
    )


def _why(model: MovementModel, walk: Walk) -> dict[str, str]:
    """The clauses that allow a walk and those by which it gives its tokens, with the first thing that each says."""
    game, position = model.study.game, model.study.position
    events = act(game, position, position.turn, walk.move).events
    found: dict[str, str] = {}
    for one in (*game.check(position, position.turn, walk.move).allows, *events):
        found.setdefault(one.clause, game.say(position, one))
    return found


def _price(model: MovementModel, walk: Walk) -> str:
    noun = model.study.game.sentences.words["cookie"]
    cost = plural(walk.cookies, noun) if walk.cookies else f"no {noun}"
    others = f" · {walk.count} such walks" if walk.count > 1 else ""
    return f"{plural(walk.steps, 'step')} · {cost}{others}"
