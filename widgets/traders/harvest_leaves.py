"""What the harvest view says beside its drawings: its head, the moment, and the buttons; as trees of nodes."""

from __future__ import annotations

from tutor.coffee_traders.harvest import ROUNDS, per_plantation
from tutor.coffee_traders.names import COOPERATIVES
from widgets.boards.traders_looks import shown, who
from widgets.leaf import Node, button, h, icon
from widgets.traders import marks
from widgets.traders.harvest_frames import SUMATRA
from widgets.traders.harvest_model import ALL, HarvestModel
from widgets.traders.moment import card
from widgets.traders.steps import Button
from widgets.traders.words import phrase, say, wording


def head(model: HarvestModel) -> list[Node]:
    """The title, what is harvested, and the choice of cooperative."""
    land = model.view.scope
    title = say("harvest", "title_all") if land == ALL else say("harvest", "title", land=shown(land))
    return [
        h("h2", title, key="title"),
        h("p", *_yields(model), cls="quiet"),
        lands(land, (*COOPERATIVES, ALL)),
    ]


def lands(chosen: str, names: tuple[str, ...]) -> Node:
    """A row of cooperatives to choose from."""
    made = [_land(name, chosen) for name in names]
    return h("div", *made, cls="lands", role="group", aria_label=wording("changes")["cooperative"])


def _land(name: str, chosen: str) -> Node:
    words = wording("harvest")["all"] if name == ALL else shown(name)
    picture = None if name == ALL else icon(f"bean-{name}")
    named = {"key": f"land-{name}", "aria_label": words, "aria_pressed": name == chosen}
    return button([picture, h("span", words)], "look", name, "land-pick", **named)


def _yields(model: HarvestModel) -> list[Node]:
    """Return how many coffees there are; a phone has room for the sum alone."""
    p, each = model.position, per_plantation(model.position)
    many = sum(model.told.last(land).total for land in COOPERATIVES)
    total = many if model.view.scope == ALL else model.told.last(model.view.scope).total
    people = wording("numbers")[str(model.people)]
    players = say("harvest", "players_andre" if p.andre else "players", people=people)
    wide = h("span", f"{phrase('harvest', 'each', each=each)} · ", cls="wide")
    return [f"{players} · ", wide, phrase("harvest", "sum", plantations=total // each, each=each, total=total)]


def words(model: HarvestModel) -> list[Node]:
    """The sentence of this moment, its clauses, and who comes next."""
    frame = model.frame
    place = f" · {shown(frame.land)}" if model.view.scope == ALL and frame.land != SUMATRA else ""
    return [card(model, _when(model) + place, _says(model), _next(model), [event.clause for event in frame.events])]


def sample(model: HarvestModel) -> list[Node]:
    """The mark of values that are not printed ones."""
    return [marks.mark(model.game, *(COOPERATIVES if model.view.scope == ALL else (model.land,)))]


def _when(model: HarvestModel) -> str:
    frame = model.frame
    return say("moments", frame.share, round=frame.round, rounds=ROUNDS)


def _says(model: HarvestModel) -> str:
    if model.sentence():
        return model.sentence()
    frame = model.frame
    if frame.share == SUMATRA:
        return say("harvest", "civets_now")
    return say("harvest", "nothing_lost" if frame.share == "waste" and frame.total else "nothing_grows")


def _next(model: HarvestModel) -> str:
    coming = [who(name) for name in model.coming()]
    if model.frame.land == SUMATRA or not model.frame.total:
        return ""
    if not coming:
        return "" if model.frame.share == "waste" else say("harvest", "all_taken")
    kind = "next" if len(set(coming)) == 1 else "next_two"
    return say("harvest", kind, first=coming[0], second=coming[-1])


def moment(model: HarvestModel) -> str:
    """Return the moment in words, for the slider."""
    return say("harvest", "moment", step=model.view.step, last=model.last, says=_says(model))


def steps(model: HarvestModel) -> list[Button]:
    """The buttons to go through the harvest."""
    step, named = model.view.step, wording("buttons")
    end = step == model.last
    onward = Button("again", named["again"], main=True) if end else Button("one", named["one_coffee"], main=True)
    return [
        Button("back", named["back"], off=step == 0),
        onward,
        Button("round", named["one_round"], off=end),
        Button("ask", named["what_if"], shows=model.view.asking),
    ]
