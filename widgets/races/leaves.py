"""The words of a race's page as nodes: the choices, what there is to do, what was refused, and the film's buttons."""

from __future__ import annotations

from tutor.core.game import Game
from tutor.core.moments import clock
from widgets.explorer.address import of_clause
from widgets.leaf import Node, button, h, icon
from widgets.parts.nodes import choice
from widgets.player.views import sentence
from widgets.races.choices import MOST_RIVALS, Choices
from widgets.races.model import Sight

RIVALS = {"0": "Alone", **{str(n): str(n) for n in range(1, MOST_RIVALS + 1)}}
SPEEDS = {"calm": "Slow", "steady": "Steady", "quick": "Quick"}
SWITCHES = {
    "calm": "Calm, no clock",
    "no_takeout": "Takeout open",
    "master_barista": "Master Barista",
    "coffee_millionaire": "Several rounds",
}
ABOUT = {
    "calm": "Calm: time moves on only when you do something.",
    "no_takeout": "Takeout open, as in a first game: cards go face up under pink orders too.",
    "master_barista": "Master Barista: you see what an order asks for only while you take it.",
    "coffee_millionaire": "Several rounds: they are added up until somebody has $50.00.",
}
HOW = "Turn cards over and find what your two orders ask for."
KEYS = (
    "Press an order to slot a card there, the card again to put it back. "
    "Keys: arrows and Enter on the counter, 1 and 2 for your orders, 0 to put a card back."
)


def before(choices: Choices, odd: list[str]) -> list[Node]:
    """The choices before a race."""
    alone = "Coffee Roaster: five minutes, as many orders as you can."
    against = "The first with five completed orders closes the shop."
    start = "Start" if choices.calm else "One, two, three: go"
    return [
        h("div", h("h2", "Grab & Go"), button(start, "start", cls="go"), cls="top"),
        _odd(odd),
        h("p", HOW, " ", h("span", KEYS, cls="keys")),
        h("div", *_choices(choices), cls="sets"),
        h("p", alone if choices.rivals == 0 else against, *_chosen(choices), cls="quiet"),
    ]


def _odd(odd: list[str]) -> Node:
    words = f"Part of this address could not be read and was left out: {', '.join(odd)}." if odd else ""
    return h("p", words, cls="note", role="note") if words else None


def _choices(choices: Choices) -> list[Node]:
    sets = [choice("Computer baristas", "rivals", RIVALS, str(choices.rivals))]
    if choices.rivals:
        sets.append(choice("Their speed", "speed", SPEEDS, choices.speed))
    names = [name for name in SWITCHES if name != "coffee_millionaire" or choices.rivals]
    made = [
        button(
            SWITCHES[name], "switch", name, "small option", aria_pressed=str(getattr(choices, name)).lower(), key=name
        )
        for name in names
    ]
    return [*sets, h("div", *made, cls="options switches", role="group", aria_label="How to play")]


def _chosen(choices: Choices) -> list[Node]:
    return [f" {ABOUT[name]}" for name in SWITCHES if getattr(choices, name)]


def during(game: Game, sight: Sight) -> list[Node]:
    """What was refused or told last, else what to do now, and the way out."""
    told = sight.told
    if told.refused:
        card = _refused(game, sight)
    else:
        words = " ".join(sentence(text) for text in told.words)
        card = h("div", h("p", h("b", to_do(sight)), f" {words}" if words else None), cls="telling")
    return [h("div", card, button("End", "deal", cls="small plain", aria_label="End this race"), cls="status-line")]


def _refused(game: Game, sight: Sight) -> Node:
    chips = [clause_link(game, id) for id in sight.told.clauses[:2]]
    return h("div", icon("cross"), h("p", h("b", sentence(sight.told.words[0])), " ", *chips), cls="telling no")


def clause_link(game: Game, id: str) -> Node:
    """A link to a clause's page, with the clause's sentence as its title."""
    clause = game.rulebook.clauses.get(id)
    return h("a", id, href=of_clause(id), cls="clause-link", title=clause.says if clause else None)


def to_do(sight: Sight) -> str:
    """What the person can do now, in a few words, read off what is allowed."""
    verbs = {text.partition(" ")[0] for text in sight.legal}
    if sight.stage == "count":
        return "Ready …"
    if sight.stage == "closing":
        mine = (
            "You may still slot your card, or put it back." if "slot" in verbs else "The others put their cards away."
        )
        return f"Closed! {mine}"
    if "call" in verbs:
        return "An order is full: press it to call the drink."
    if "slot" in verbs:
        return "Press an order to slot the card, or the card to put it back."
    return "Take your next order from a deck." if "draw" in verbs else "Turn a card over."


def about() -> Node:
    """What the box is made of where the rulebook is silent, and the colours of the orders."""
    return h(
        "p",
        h("b", "sample"),
        " marks what the rulebook does not print: most drinks and their prices. ",
        "Blue orders are basic; pink ones with a lidded cup are takeout.",
        cls="quiet about",
    )


# ---- afterwards ------------------------------------------------------------------------


def after(stage: str) -> Node:
    """The buttons once a round or the race is over."""
    if stage == "round":
        made = [button("Next round", "round", cls="go"), button("End", "deal", cls="small plain")]
    else:
        made = [
            button("New race", "deal", cls="go"),
            button("Same cards again", "again", cls="small"),
            button("Watch the race", "watch", cls="small"),
        ]
    return h("div", *made, cls="row acts")


def film(game: Game, sight: Sight) -> list[Node]:
    """What happened in the film's step, and its buttons."""
    at, last = sight.at or 0, sight.last
    run = (
        button("Halt", "run", "no", "go small", key="run")
        if sight.running
        else button("Play", "run", "yes", "go small", key="run")
    )
    steps = [
        button("‹", "scrub", str(max(0, at - 1)), "arrow", aria_label="One step back", key="back", disabled=at == 0),
        run,
        button("›", "scrub", str(min(last, at + 1)), "arrow", aria_label="One step on", key="on", disabled=at == last),
        button("Back to the reckoning", "leave", cls="small plain"),
    ]
    words = " ".join(sentence(text) for text in sight.told.words)
    cited = [node for id in sight.told.clauses for node in (" ", clause_link(game, id))]
    return [
        h("h2", "The race once more"),
        h("p", h("b", f"{clock(sight.now // 1000 * 1000)} "), words, *cited, cls="telling film"),
        h("div", *steps, cls="row acts"),
    ]
