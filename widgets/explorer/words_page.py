"""The glossary: the words of the games with their pictures, and what else people call the things."""

from __future__ import annotations

from tutor import catalogue, glossary
from widgets.explorer.address import Address
from widgets.explorer.parts import by_game, chips, heading
from widgets.explorer.taught import taught
from widgets.explorer.words import phrase
from widgets.leaf import Node, h, icon


def page(at: Address) -> Node:
    """Return the words of one game, or of all games that are here."""
    games, shown = by_game(at, glossary.terms())
    return h(
        "section",
        heading(phrase("glossary", "title")),
        games,
        h("dl", [_term(one, at.game) for one in shown], cls="glossary"),
    )


def _term(one: glossary.Term, game: str) -> Node:
    cited = [id for id in one.clauses if id.partition(".")[0] in catalogue.GAMES]
    also = h("p", phrase("glossary", "also", names=", ".join(one.also)), cls="quiet") if one.also else None
    picture = icon(one.icon) if one.icon else h("span", one.word[:1], cls="letter", aria_hidden="true")
    return h(
        "div",
        h("dt", picture, one.word),
        h("dd", h("p", one.says), also, chips(cited, games=not game), _lesson(cited, game)),
        cls="card term",
    )


def _lesson(cited: list[str], game: str) -> Node | None:
    """Where the word is taught: the first step that teaches one of its clauses, in the chosen game if there is one."""
    steps = [taught()[id][0] for id in cited if id in taught() and game in ("", id.partition(".")[0])]
    return h("p", phrase("glossary", "learn"), steps[0].link(), cls="quiet") if steps else None
