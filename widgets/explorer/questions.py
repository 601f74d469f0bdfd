"""Questions: what people ask, the answer in plain words, the rules behind it and the mistakes people make."""

from __future__ import annotations

from tutor import catalogue, glossary
from widgets.explorer.address import Address
from widgets.explorer.parts import by_game, chips, heading, nothing
from widgets.explorer.words import phrase
from widgets.leaf import Node, h


def page(at: Address) -> Node:
    """Return the questions of one game, or of all games that are here."""
    games, shown = by_game(at, glossary.questions())
    return h(
        "section",
        heading(phrase("questions", "title")),
        games,
        h("ul", [_card(one, at.game) for one in shown], cls="questions")
        if shown
        else nothing(phrase("questions", "none")),
        cls="asked-page",
    )


def _card(one: glossary.Question, game: str) -> Node:
    cited = [id for id in one.clauses if id.partition(".")[0] in catalogue.GAMES]
    cited.sort(key=lambda id: id.partition(".")[0] != game)
    mistake = (
        h("p", h("strong", phrase("questions", "mistake")), f"{one.mistake}.", cls="mistake") if one.mistake else None
    )
    return h("li", h("h3", one.asks), h("p", one.answer), mistake, chips(cited, games=not game), cls="card")
