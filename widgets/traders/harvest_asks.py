"""Questions "what if?" of one player in a harvest, each with the difference that it would make."""

from __future__ import annotations

from tutor.core.sentences import big
from widgets.boards.traders_looks import shown, titled, who
from widgets.leaf import Node, button, h
from widgets.parts.nodes import choice
from widgets.parts.numbers import signed
from widgets.traders.harvest_model import HarvestModel
from widgets.traders.what_if import Answer, answers
from widgets.traders.words import phrase, say, wording


def what_if(model: HarvestModel) -> list[Node]:
    """The questions, once they are asked for."""
    if not model.view.asking:
        return []
    found = answers(model.game, model.scene, model.told, model.land, model.view.me)
    rows = [_question(model, n, answer) for n, answer in enumerate(found)]
    title = h("h3", say("asks", "title", land=shown(model.land)))
    me = choice(wording("asks")["me"], "me", names(model), model.view.me)
    return [h("section", title, me, h("ul", *rows, cls="asks-list"), cls="card", data_reveal="1")]


def names(model: HarvestModel) -> dict[str, str]:
    """Return all players to choose from: name → as it is read."""
    return {name: titled(name) for name in model.names}


def _question(model: HarvestModel, n: int, answer: Answer) -> Node:
    if answer.refused:
        return h(
            "li", h("b", f"… {answer.question}"), h("span", say("asks", "refused", why=answer.refused), cls="quiet")
        )
    mine, named = answer.more[model.names.index(model.view.me)], wording("buttons")["try"]
    kind = "up" if mine > 0 else "down" if mine < 0 else "same"
    return h(
        "li",
        h("b", f"… {answer.question}"),
        h("span", phrase("asks", "for_you" if mine else "no_change", n=signed(mine)), cls=f"gain {kind}"),
        h("span", _others(model, answer), cls="quiet"),
        button(named, "try", str(n), "small", key=f"try-{n}", aria_label=f"{named}: {answer.question}"),
    )


def _others(model: HarvestModel, answer: Answer) -> str:
    said = [
        f"{who(name)} {signed(n)}"
        for name, n in zip(model.names, answer.more, strict=True)
        if n and name != model.view.me
    ]
    said += [phrase("asks", "lost", n=signed(answer.lost))] if answer.lost else []
    said += [phrase("asks", "luwak", n=signed(answer.luwak))] if answer.luwak else []
    return big(", ".join(said))
