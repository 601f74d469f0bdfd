"""What the harvest view says beside its drawings, as trees of nodes."""

from __future__ import annotations

from tutor.coffee_traders.harvest import ROUNDS, per_plantation, threshold
from tutor.coffee_traders.position import ANDRE, COFFEES, COOPERATIVES
from tutor.coffee_traders.trade import room
from tutor.core.sentences import listed
from widgets.boards.traders_looks import looks, shown, tally, who
from widgets.leaf import Node, button, h, icon
from widgets.parts.nodes import choice, stepper
from widgets.traders import marks
from widgets.traders.harvest_frames import SUMATRA
from widgets.traders.harvest_model import ALL, HarvestModel
from widgets.traders.people import PLAYERS
from widgets.traders.steps import Button
from widgets.traders.what_if import Answer, answers

COUNTS = {2: "Two", 3: "Three", 4: "Four", 5: "Five"}
STEPS = {
    "": "What the plantations give",
    "post": "Fair trade posts",
    "first": "The first trader",
    "waste": "What is left",
    SUMATRA: "Sumatra",
}
TOOL_WORDS = {"worker": "worker on or off", "plant": "plant", "clear": "take away"}
MOST_HELD, MOST_CIVETS, MOST_POSTS = 9, 6, 3


def head(model: HarvestModel) -> list[Node]:
    """The title, what is harvested, and the choice of cooperative."""
    land = model.view.scope
    title = "The whole harvest" if land == ALL else f"Harvest in {shown(land)}"
    return [
        h("h2", title, key="title"),
        h("p", *_yields(model), cls="quiet"),
        h(
            "div",
            *(_land(name, land) for name in (*COOPERATIVES, ALL)),
            cls="lands",
            role="group",
            aria_label="Cooperative",
        ),
    ]


def _land(name: str, chosen: str) -> Node:
    words = "All five" if name == ALL else shown(name)
    picture = None if name == ALL else icon(f"bean-{name}")
    pressed = str(name == chosen).lower()
    button_like = {"act": "look", "value": name, "key": name, "type": "button", "aria_pressed": pressed}
    return h("button", picture, h("span", words), cls="button land-pick", aria_label=words, **button_like)


def _yields(model: HarvestModel) -> list[Node]:
    """Return how many coffees there are; a phone has room for the sum alone."""
    p, each = model.position, per_plantation(model.position)
    many = sum(model.told.last(land).total for land in COOPERATIVES)
    total = many if model.view.scope == ALL else model.told.last(model.view.scope).total
    players = f"{COUNTS[model.people]} players{' and André' if p.andre else ''} · "
    wide = h("span", f"each staffed plantation gives {each} · ", cls="wide")
    return [players, wide, f"{total // each} × {each} = {total} coffees"]


def words(model: HarvestModel) -> list[Node]:
    """The sentence of this moment, its clauses, and who comes next."""
    frame, clauses = model.frame, dict.fromkeys(event.clause for event in model.frame.events)
    chips = [
        button(id, "rule", id, "chip small", key=f"rule-{id}", aria_expanded=str(model.opened == id).lower())
        for id in clauses
    ]
    rule = model.game.rulebook.clauses.get(model.opened)
    place = f" · {shown(frame.land)}" if model.view.scope == ALL and frame.land != SUMATRA else ""
    return [
        h(
            "section",
            h("div", h("p", _when(model) + place, cls="quiet when"), *chips, cls="top"),
            h("p", _says(model), cls="says"),
            h("p", _next(model), cls="more"),
            h("p", rule.says, cls="rule") if rule and model.opened in clauses else None,
            cls="card moment",
        ),
    ]


def sample(model: HarvestModel) -> list[Node]:
    """The mark of values that are not printed ones."""
    return [marks.mark(model.game, *(COOPERATIVES if model.view.scope == ALL else (model.land,)))]


def _when(model: HarvestModel) -> str:
    frame = model.frame
    return f"Round {frame.round} of {ROUNDS}" if frame.share == "round" else STEPS[frame.share]


def _says(model: HarvestModel) -> str:
    if model.sentence():
        return model.sentence()
    frame = model.frame
    if frame.share == SUMATRA:
        return "All five cooperatives are harvested. Now the civets."
    return "Nothing is lost." if frame.share == "waste" and frame.total else "Nothing grows here without a worker."


def _next(model: HarvestModel) -> str:
    coming = [who(name) for name in model.coming()]
    if model.frame.land == SUMATRA or not model.frame.total:
        return ""
    if not coming:
        return "" if model.frame.share == "waste" else "All is taken."
    same = len(set(coming)) == 1
    text = f"{coming[0]} is next." if same else f"{coming[0]} is next, then {coming[1]}."
    return text[:1].upper() + text[1:]


def moment(model: HarvestModel) -> str:
    """Return the moment in words, for the slider."""
    return f"{model.view.step} of {len(model.span) - 1}. {_says(model)}"


def steps(model: HarvestModel) -> list[Button]:
    """The buttons to go through the harvest."""
    step, last = model.view.step, len(model.span) - 1
    end = step == last
    return [
        Button("back", "Back", off=step == 0),
        Button("again", "Again", main=True) if end else Button("one", "One coffee", main=True),
        Button("round", "One round", off=end),
        Button("ask", "What if…", shows=model.view.asking),
    ]


# ---- what if ---------------------------------------------------------------------------


def what_if(model: HarvestModel) -> list[Node]:
    """The questions of one player, each with the difference it would make."""
    if not model.view.asking:
        return []
    found = answers(model.game, model.scene, model.told, model.land, model.view.me)
    rows = [_question(model, n, answer) for n, answer in enumerate(found)]
    return [
        h(
            "section",
            h("h3", f"What if I had … in {shown(model.land)}?"),
            choice("I am", "me", _who(model), model.view.me),
            h("ul", *rows, cls="asks-list"),
            cls="card",
            data_reveal="1",
        )
    ]


def _who(model: HarvestModel) -> dict[str, str]:
    return {name: who(name) for name in model.names}


def _question(model: HarvestModel, n: int, answer: Answer) -> Node:
    if answer.refused:
        return h("li", h("b", f"… {answer.question}"), h("span", f"That cannot be: {answer.refused}.", cls="quiet"))
    mine = answer.more[model.names.index(model.view.me)]
    return h(
        "li",
        h("b", f"… {answer.question}"),
        h("span", _signed(mine), cls=f"gain {'up' if mine > 0 else 'down' if mine < 0 else 'same'}"),
        h("span", _others(model, answer), cls="quiet"),
        button("Try it", "try", str(n), "small", key=f"try-{n}", aria_label=f"Try it: {answer.question}"),
    )


def _signed(n: int) -> str:
    return f"+{n} for you" if n > 0 else f"−{-n} for you" if n < 0 else "no change for you"


def _others(model: HarvestModel, answer: Answer) -> str:
    said = [
        f"{who(name)} {n:+d}".replace("-", "−")
        for name, n in zip(model.names, answer.more, strict=True)
        if n and name != model.view.me
    ]
    if answer.lost:
        said.append(f"lost {answer.lost:+d}".replace("-", "−"))
    if answer.luwak:
        said.append(f"kopi luwak {answer.luwak:+d}".replace("-", "−"))
    return ", ".join(said)


# ---- change anything ----------------------------------------------------------------------


def changes(model: HarvestModel) -> list[Node]:
    """Everything that may be changed: players, what a press does, posts and traders, coffee from before."""
    rows = [_player(model, name) for name in model.names]
    return [
        h(
            "section",
            h("h3", "Change anything"),
            h("p", "Press a plantation for its worker, a trader to move it forward. The harvest replays.", cls="quiet"),
            h(
                "div",
                choice("Players", "people", PLAYERS, str(model.people)),
                choice("A press on a space", "tool", TOOL_WORDS, model.view.tool),
                choice("Plant for", "me", _who(model), model.view.me) if model.view.tool == "plant" else None,
                cls="sets",
            ),
            h("div", *rows, cls="players"),
            h("p", model.said, cls="note", role="status") if model.said else h("p", "", role="status", cls="unseen"),
            button("Start afresh", "reset", cls="plain", key="reset"),
            cls="card setter",
        )
    ]


def _player(model: HarvestModel, name: str) -> Node:
    here = model.scene["cooperatives"][model.land]
    queue = here["traders"]
    places = {"0": "none"} | {
        str(n): str(n) for n in range(1, min(room(model.position), len(queue) + (name not in queue)) + 1)
    }
    place = str(queue.index(name) + 1) if name in queue else "0"
    look = looks(model.names)[model.names.index(name)]
    at = choice("trader at position", f"trader-{name}"[:40], places, place)
    more = _before(model, name) if model.view.scope == ALL and name != ANDRE else []
    return h(
        "div",
        h("h4", icon(f"sign-{look}"), who(name)),
        stepper("posts", "posts", here["posts"].count(name), MOST_POSTS, name),
        at,
        *more,
        cls="one-player",
        key=f"player-{name}",
    )


def _before(model: HarvestModel, name: str) -> list[Node]:
    mine = model.scene["players"][name]
    held = mine.get("coffee", {})
    made = [stepper(shown(c), f"held-{c}", held.get(c, 0), MOST_HELD, name, f"bean-{c}") for c in COFFEES[:5]]
    civets = stepper("civets in Sumatra", "civets", mine.get("civets_in_sumatra", 0), MOST_CIVETS, name)
    return [h("p", "Coffee from before", cls="quiet before"), *made, civets]


# ---- the table of all five ------------------------------------------------------------------


def table(model: HarvestModel) -> list[Node]:
    """Who takes how much in each cooperative as far as the harvest has come, and what is lost."""
    if model.view.scope != ALL:
        return []
    done = model.told.frames[: model.span[model.view.step] + 1]
    rows = [_land_row(model, done, land) for land in COOPERATIVES]
    heads = [h("th", who(name), scope="col") for name in model.names]
    need = threshold(model.position)
    luwak = [str(held[5]) for held in done[-1].held]
    return [
        h(
            "div",
            h(
                "table",
                h("caption", f"Coffee taken so far. {need} of each in the warehouse send a civet to Sumatra."),
                h("thead", h("tr", h("th", "", scope="col"), *heads, h("th", "lost", scope="col"))),
                h(
                    "tbody",
                    *rows,
                    h("tr", h("th", "kopi luwak", scope="row"), *(h("td", n) for n in luwak), h("td", "–")),
                ),
            ),
            cls="scrolls",
            tabindex="0",
            role="region",
            aria_label="Coffee taken so far",
        )
    ]


def _land_row(model: HarvestModel, done: tuple, land: str) -> Node:
    mine = [frame for frame in done if frame.land == land]
    took = mine[-1].took if mine else ()
    cells = [str(took.count(seat)) if mine else "…" for seat in range(len(model.names))]
    lost = str(took.count(-1)) if mine and mine[-1].share == "waste" else "…"
    return h("tr", h("th", shown(land), scope="row"), *(h("td", cell) for cell in cells), h("td", lost), key=land)


def summary(model: HarvestModel) -> str:
    """Return what a cooperative's harvest gives, in one sentence."""
    land = model.land
    gains = [f"{who(name)} {n}" for name, n in zip(model.names, model.told.gains(land), strict=True)]
    return f"{shown(land)}: {listed(gains)}; {tally(model.told.lost(land), 'coffee')} lost."


def flow_head(model: HarvestModel) -> list[Node]:
    """The title of the flow chart, and its flows in words."""
    p = model.position
    caption = f"Whose plantations → which share → whose warehouse. {summary(model)}"
    if p.andre:
        caption += " André throws his coffee away."
    return [h("h3", f"Where {shown(model.land)}'s coffee goes"), h("p", caption, cls="quiet")]
