"""The glossary: the words of the games with their pictures, and what else people call the things."""

from __future__ import annotations

import re
from collections.abc import Iterable

from tutor import catalogue, glossary
from widgets.explorer.address import Address
from widgets.explorer.parts import by_game, chips, heading, nothing, typed
from widgets.explorer.taught import taught
from widgets.explorer.words import link, phrase
from widgets.leaf import Node, h, icon
from widgets.parts.letters import plain


def page(at: Address) -> Node:
    """Return the words of one game, or of all games that are here, narrowed by what was typed."""
    games, here = by_game(at, glossary.terms())
    shown = narrowed(here, at.q)
    return h(
        "section",
        heading(phrase("glossary", "title")),
        games,
        typed("look", at.q, phrase("glossary", "find"), phrase("glossary", "find")),
        h("p", _count(len(shown), len(here)), role="status", cls="count"),
        h("dl", [_term(one, at.game) for one in shown], cls="glossary") if shown else _none(at),
    )


# ---- a word is looked up ----------------------------------------------------------------


def narrowed(every: Iterable[glossary.Term], q: str) -> list[glossary.Term]:
    """Return the terms with words that begin as all words typed: those that are called so, then those explained so."""
    terms, begun = list(every), [_bare(word) for word in _words(q)]
    called = [one for one in terms if _begin(begun, one.word, *one.also)]
    return called + [one for one in terms if one not in called and _begin(begun, one.word, *one.also, one.says)]


def _begin(begun: list[str], *texts: str) -> bool:
    words = _words(" ".join(texts))
    return all(any(word.startswith(one) for word in words) for one in begun)


def _words(text: str) -> list[str]:
    """The words of a text in small letters, without accents and apostrophes."""
    return re.findall(r"[^\W_]+", re.sub(r"['’]", "", plain(text)))


def _bare(word: str) -> str:
    """A word without the ending of a plural, with which both begin."""
    return re.sub(r"(?<=...)(ies|(?<!s)s)$", "", word)


def _count(n: int, every: int) -> str:
    if not n:
        return phrase("glossary", "none")
    return phrase("glossary", "every" if n == every else "some", n=n, all=every)


def _none(at: Address) -> Node:
    """What stands there when no word fits: where else to look."""
    _, others = by_game(at.but(game=""), narrowed(glossary.terms(), at.q))
    words = phrase("glossary", "elsewhere", n=len(others))
    return nothing(
        phrase("glossary", "none_says"),
        h("p", link(str(Address(view=at.view, q=at.q)), words, cls="button small")) if others else None,
        h("p", link(str(Address(q=at.q, game=at.game)), phrase("glossary", "ask"), cls="button small")),
    )


# ---- the words ----------------------------------------------------------------------------


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
