"""A harvest in numbers: the table of all five cooperatives, and the flow chart's title and flows in words."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.coffee_traders.harvest import threshold
from tutor.coffee_traders.names import COOPERATIVES, INDEX, LUWAK
from tutor.core.sentences import listed
from widgets.boards.traders_looks import shown, titled, who
from widgets.boards.traders_shelves import LOST
from widgets.leaf import Node, h
from widgets.traders.harvest_frames import Frame
from widgets.traders.harvest_model import ALL, HarvestModel
from widgets.traders.words import phrase, say, wording


def table(model: HarvestModel) -> list[Node]:
    """Who takes how much in each cooperative as far as the harvest has come, and what is lost."""
    if model.view.scope != ALL:
        return []
    done = model.told.frames[: model.span[model.view.step] + 1]
    heads = [h("th", titled(name), scope="col") for name in model.names]
    lost = h("th", wording("shares")["lost"], scope="col")
    luwak = [h("td", str(held[INDEX[LUWAK]])) for held in done[-1].held]
    body = [_land_row(model, done, land) for land in COOPERATIVES]
    body.append(h("tr", h("th", shown(LUWAK), scope="row"), *luwak, h("td", "–")))
    caption = h("caption", say("harvest", "table", need=threshold(model.position)))
    made = h("table", caption, h("thead", h("tr", h("th", "", scope="col"), *heads, lost)), h("tbody", *body))
    return [h("div", made, cls="scrolls", tabindex="0", role="region", aria_label=wording("harvest")["taken"])]


def _land_row(model: HarvestModel, done: Sequence[Frame], land: str) -> Node:
    mine = [frame for frame in done if frame.land == land]
    took = mine[-1].took if mine else ()
    cells = [str(took.count(seat)) if mine else "…" for seat in range(len(model.names))]
    lost = str(took.count(LOST)) if mine and mine[-1].share == "waste" else "…"
    return h("tr", h("th", shown(land), scope="row"), *(h("td", cell) for cell in cells), h("td", lost), key=land)


def summary(model: HarvestModel) -> str:
    """Return what a cooperative's harvest gives, in one sentence."""
    land = model.land
    gains = [f"{who(name)} {n}" for name, n in zip(model.names, model.told.gains(land), strict=True)]
    return phrase("harvest", "summary", land=shown(land), gains=listed(gains), lost=model.told.lost(land))


def flow_head(model: HarvestModel) -> list[Node]:
    """The title of the flow chart, and its flows in words."""
    land = shown(model.land)
    caption = say("harvest", "flow_words", summary=summary(model))
    if not model.told.last(model.land).total:
        caption = say("harvest", "flow_empty", land=land)
    elif model.position.andre:
        caption += " " + say("harvest", "flow_andre")
    return [h("h3", say("harvest", "flow", land=land)), h("p", caption, cls="quiet")]
