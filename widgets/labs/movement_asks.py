"""The question of the movement lab, and its answers: the best walks to what is needed, as trees of nodes."""

from __future__ import annotations

from tutor.coach import Walk
from tutor.coffee_rush import Order
from tutor.coffee_rush.position import Tokens
from tutor.core.game import act
from tutor.core.sentences import listed
from tutor.core.values import Event, Reason
from widgets.labs.movement_model import MovementModel
from widgets.labs.movement_sight import MOST_WANTED
from widgets.labs.parts import picture, rules, tokens
from widgets.labs.table import MOST_COOKIES
from widgets.labs.words import phrase
from widgets.leaf import Node, button, h, icon
from widgets.parts.rules import cited

LONGEST = 200
"""Characters that may be typed."""

LONGEST_WORD = 24
"""Characters of an unknown word that are said back."""


def asked(model: MovementModel) -> list[Node]:
    """The question: typed, picked token by token, or an order of the box."""
    wanted = model.view.wanted
    picked = [_picked(n, kind) for n, kind in enumerate(wanted)]
    add = [_add(kind, full=len(wanted) >= MOST_WANTED) for kind in model.study.game.box.tokens]
    clear = button(phrase("ask", "clear"), "forget", cls="plain", key="forget") if picked else None
    return [
        h(
            "section",
            h("h3", phrase("ask", "head")),
            _field(),
            h("p", understood(model), cls="note", role="note") if understood(model) else None,
            h("div", *picked, cls="picked", key="picked") if picked else h("p", phrase("ask", "nothing"), cls="quiet"),
            h("p", phrase("ask", "add"), cls="label"),
            h("div", *add, cls="picks", role="group", aria_label=phrase("ask", "add_group"), key="picks"),
            h("div", _more(model), clear, cls="row"),
            _orders(model) if model.orders else None,
            cls="card asked",
        )
    ]


def _picked(n: int, kind: str) -> Node:
    out = h("span", "×", cls="out", aria_hidden="true")
    name = phrase("ask", "leave_out", kind=kind)
    return picture(kind, kind, "drop", kind, f"tile {kind}", f"drop-{n}", out, aria_label=name)


def _add(kind: str, full: bool) -> Node:
    name = phrase("ask", "add_one", kind=kind)
    return picture(kind, kind, "want", kind, "pick", f"want-{kind}", aria_label=name, disabled=full, data_often=True)


def _field() -> Node:
    example, name = phrase("ask", "example"), phrase("ask", "typed")
    words = h("input", type="text", maxlength=str(LONGEST), autocomplete="off", aria_label=name, placeholder=example)
    send = h("button", phrase("ask", "find"), cls="button small go", type="submit")
    return h("form", words, send, act="type", cls="field typed", key="typed")


def understood(model: MovementModel) -> str:
    """Say how what was typed was understood, where that is not plain."""
    typed, game = model.typed, model.study.game
    if not typed:
        return ""
    kinds, wanted = tuple(game.box.tokens), typed.wanted[:MOST_WANTED]
    said = []
    if typed.not_read:
        said.append(phrase("ask", "unknown", unknown=listed(tuple(map(_short, typed.not_read))), kinds=listed(kinds)))
    elif not wanted:
        said.append(phrase("ask", "empty", kinds=listed(kinds[:3])))
    if wanted and (typed.guessed or typed.not_read):
        said.append(phrase("ask", "read_as", found=listed(wanted)))
    if len(typed.wanted) > MOST_WANTED:
        said.append(phrase("ask", "most", most=MOST_WANTED))
    return " ".join(said)


def _short(word: str) -> str:
    return word if len(word) <= LONGEST_WORD else word[:LONGEST_WORD] + "…"


def _more(model: MovementModel) -> Node:
    words = phrase("ask", "hide" if model.orders else "orders")
    return button(words, "orders", cls="small", key="orders", aria_expanded=model.orders)


def _orders(model: MovementModel) -> Node:
    wanted = sorted(model.view.wanted)
    made = [_order(drink, order.needs, sorted(order.needs) == wanted) for drink, order in _cards(model)]
    return h("div", *made, cls="orders", role="group", aria_label=phrase("ask", "orders_group"), key="orders-list")


def _cards(model: MovementModel) -> list[tuple[str, Order]]:
    return sorted(model.study.game.box.cards.items())


def _order(drink: str, needs: Tokens, taken: bool) -> Node:
    pictures = h("span", *(icon(kind) for kind in needs), cls="needs")
    name = phrase("ask", "order", drink=drink, needs=needs)
    inside = [h("span", drink), pictures]
    return button(inside, "order", drink, "order", key=f"order-{drink}", aria_label=name, aria_pressed=taken)


def answers(model: MovementModel) -> list[Node]:
    """The best walks, fewest cookies first."""
    if not model.view.wanted:
        return []
    found = model.best()
    if not found:
        return [_none(model)]
    kind = "one" if len(found) == 1 else "many"
    title = phrase("answer", kind, walks=len(found), wanted=model.view.wanted)
    head = h("h3", title, cls="answers-head", data_reveal="1")
    return [head, *(_answer(model, number, walk) for number, walk in enumerate(found))]


def _none(model: MovementModel) -> Node:
    """Say that no walk gives it all, and how many cookies would do."""
    game, cookies, wanted = model.study.game, model.setup.cookies, model.view.wanted
    says = phrase("answer", "none_paid" if cookies else "none", game.sentences, wanted=wanted, cookies=cookies)
    enough = model.study.enough(wanted)
    if enough is None:
        more = h("p", phrase("answer", "never", game.sentences, cookies=MOST_COOKIES), cls="more")
    else:
        take = button(
            phrase("answer", "take", game.sentences, cookies=enough), "cookies", str(enough), "small go", key="enough"
        )
        more = h("div", take, cls="row")
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
    way = " → ".join((walk.pawn, *walk.move.spaces))
    way = phrase("answer", "jump", way=way) if walk.move.jump else way
    name = phrase("answer", "play_name", number=number + 1, start=walk.pawn, end=walk.end)
    return h(
        "article",
        h(
            "div",
            h("div", h("p", way, cls="way"), h("p", _price(model, walk), cls="quiet"), cls="words"),
            button(phrase("answer", "play"), "play", str(number), "go small", aria_label=name, key=f"play-{number}"),
            cls="top",
        ),
        tokens(walk.tokens, model.view.wanted),
        *rules(game, _why(model, walk), "why", str(number), model.opened == str(number)),
        cls="card answer",
        key=f"answer-{number}",
    )


def _why(model: MovementModel, walk: Walk) -> dict[str, str]:
    """The rules that allow a walk and those by which it gives its tokens, with the first thing that each says."""
    game, position = model.study.game, model.study.position
    events = act(game, position, position.turn, walk.move).events
    found: dict[str, str] = {}
    told: tuple[Event | Reason, ...] = (*game.check(position, position.turn, walk.move).allows, *events)
    for one in told:
        found.setdefault(cited(game.id, one), game.say(position, one))
    return found


def _price(model: MovementModel, walk: Walk) -> str:
    kind = "paid" if walk.cookies else "free"
    price = phrase("answer", kind, model.study.game.sentences, steps=walk.steps, cookies=walk.cookies)
    return phrase("answer", "such", price=price, walks=walk.count) if walk.count > 1 else price
