"""Everything that may be changed before a harvest: players, what a press does, posts, traders, coffee from before."""

from __future__ import annotations

from tutor.coffee_traders.names import ANDRE, COFFEES
from tutor.coffee_traders.trade import room
from widgets.boards.traders_looks import looks, shown, titled
from widgets.leaf import Node, button, h, icon
from widgets.parts.nodes import choice, stepper
from widgets.traders.harvest_asks import names
from widgets.traders.harvest_model import ALL, HarvestModel
from widgets.traders.people import PLAYERS
from widgets.traders.words import say, wording

MOST_HELD, MOST_CIVETS, MOST_POSTS = 9, 6, 3


def changes(model: HarvestModel) -> list[Node]:
    """The card of changes; what was done or refused stands in it."""
    words, tool = wording("changes"), model.view.tool
    sets = [
        choice(words["players"], "people", PLAYERS, str(model.people)),
        choice(words["tool"], "tool", wording("tools"), tool),
        choice(words["plant_for"], "me", names(model), model.view.me) if tool == "plant" else None,
    ]
    return [
        h(
            "section",
            h("h3", say("changes", "title")),
            h("p", words["harvest"], cls="quiet"),
            h("div", *sets, cls="sets"),
            h("div", *(_player(model, name) for name in model.names), cls="players"),
            h("p", model.said, cls="note" if model.said else "unseen", role="status"),
            button(wording("buttons")["reset"], "reset", cls="plain", key="reset"),
            cls="card setter",
        )
    ]


def _player(model: HarvestModel, name: str) -> Node:
    look, words = looks(model.names)[model.names.index(name)], wording("changes")
    posts = stepper(words["posts"], "posts", model.here["posts"].count(name), MOST_POSTS, name)
    more = _before(model, name) if model.view.scope == ALL and name != ANDRE else []
    title = h("h4", icon(f"sign-{look}"), titled(name))
    return h("div", title, posts, _place(model, name), *more, cls="one-player", key=f"player-{name}")


def _place(model: HarvestModel, name: str) -> Node:
    """The positions in the trading house that a player's trader may take."""
    queue, words = model.here["traders"], wording("changes")
    most = min(room(model.position), len(queue) + (name not in queue))
    places = {"0": words["nowhere"]} | {str(n): str(n) for n in range(1, most + 1)}
    place = str(queue.index(name) + 1) if name in queue else "0"
    return choice(words["trader"], f"trader-{name}"[:40], places, place)


def _before(model: HarvestModel, name: str) -> list[Node]:
    mine, words = model.scene["players"][name], wording("changes")
    held = mine.get("coffee", {})
    made = [stepper(shown(c), f"held-{c}", held.get(c, 0), MOST_HELD, name, f"bean-{c}") for c in COFFEES[:5]]
    civets = stepper(words["civets"], "civets", mine.get("civets_in_sumatra", 0), MOST_CIVETS, name)
    return [h("p", words["before"], cls="quiet before"), *made, civets]
