"""Find: one box that understands how people ask, and the shelves of rules for those who would rather look around."""

from __future__ import annotations

from tutor import catalogue, glossary
from tutor.coach.search import key, rule_search
from tutor.core.rulebook import Clause
from widgets.explorer import rules
from widgets.explorer.address import Address
from widgets.explorer.parts import chips, choice, heading, nothing, rule_list, typed
from widgets.explorer.words import link, people, phrase
from widgets.leaf import Node, h

MOST = 12
"""Answers shown to a question; whoever asks wants the first ones."""

FAR = 0.4
"""Of the best score: what is below it has a word in common, and no more."""

LONG = 60
"""Rules shown of a list without a question."""

ASKED_OFTEN = 6


def page(at: Address) -> Node:
    """Return the box, the filters and what they find."""
    return h(
        "section", heading(phrase("find", "title"), cls="unseen"), _box(at.q), _filters(at), _found(at), cls="find"
    )


def _box(q: str) -> Node:
    return typed("find", q, phrase("find", "ask"), phrase("find", "example"))


def _filters(at: Address) -> Node:
    games = {"": phrase("find", "any_game")} | {id: entry.title for id, entry in catalogue.GAMES.items()}
    kinds = {"": phrase("find", "any_kind")} | {kind: phrase("kinds", kind).capitalize() for kind in rules.KINDS}
    shown = [
        choice(phrase("page", "game"), "game", at.game, games),
        choice(phrase("page", "kind"), "kind", at.kind, kinds),
    ]
    counts = {"": phrase("find", "any_players")} | _counts(at.game)
    shown.append(choice(phrase("page", "players"), "players", at.players, counts))
    if at.game:
        sections = {"": phrase("find", "any_part")} | {name: name for name in rules.sections(at.game)}
        shown.append(choice(phrase("find", "part"), "section", at.section, sections))
    return h("div", shown, cls="filters")


def _counts(game: str) -> dict[str, str]:
    found = {n for id in ([game] if game else catalogue.GAMES) for n in rules.player_counts(id)}
    return {str(n): people(n) for n in sorted(found)}


def narrowed(at: Address) -> list[Clause]:
    """Return the clauses that fit the filters: best answers first, in the rulebook's order without a question."""
    if at.q:
        hits = rule_search().find(at.q, [at.game] if at.game else None, most=200)
        best = max((hit.score for hit in hits), default=0.0)
        near = [hit for hit in hits if hit.score >= FAR * best]
        return [one for hit in near if (one := rules.clause(hit.id)) and _fits(one, at)][:MOST]
    games = [at.game] if at.game else catalogue.GAMES
    return [one for id in games for one in catalogue.game(id).rulebook.clauses.values() if _fits(one, at)]


def _fits(one: Clause, at: Address) -> bool:
    return (at.kind in ("", one.kind) and at.section in ("", one.section) and rules.holds_for(one, at.players)) and (
        not at.players or bool(one.players) or bool(at.q or at.section or at.kind)
    )


def _found(at: Address) -> Node:
    if at.q or at.kind or at.players or at.section:
        return _answers(at, narrowed(at))
    return _shelf(at.game) if at.game else _start()


def _answers(at: Address, found: list[Clause]) -> Node:
    count = _said(len(found), bool(at.q))
    if not found:
        hint = phrase("find", "other_words" if at.q else "fewer_filters")
        return h("div", h("p", count, role="status", cls="count"), nothing(hint))
    shown = found if at.q else found[:LONG]
    rest = len(found) - len(shown)
    more = h("p", phrase("find", "more", rest=rest), cls="quiet") if rest else None
    cards = rule_list(shown, game=not (at.game and at.section), cls="answers" if at.q else "rules")
    return h("div", h("p", count, role="status", cls="count"), _plainly(at), cards, more)


def _plainly(at: Address) -> Node | None:
    """The answer in plain words, where the question is one of those that everybody asks."""
    for one in glossary.questions():
        if key(one.asks) == key(at.q) and at.game in ("", *one.games):
            cited = (id for id in one.clauses if rules.clause(id))
            return h("div", h("p", one.answer), chips(cited, games=not at.game), cls="card plainly")
    return None


def _said(n: int, asked: bool) -> str:
    if not n:
        return phrase("find", "none")
    return phrase("find", "answers" if asked and n > 1 else "found", n=n)


def _start() -> Node:
    return h("div", h("p", "", role="status", cls="count"), _often(), _games(), cls="start")


def _often() -> Node:
    here = [one for one in glossary.questions() if one.games & catalogue.GAMES.keys()]
    first = {one.games: one for one in reversed(here)}  # one of each game, then the others
    asked = sorted(here, key=lambda one: first[one.games] is not one)[:ASKED_OFTEN]
    links = [h("li", link(str(Address(q=one.asks)), one.asks)) for one in asked]
    return h("div", h("h3", phrase("find", "often")), h("ul", links, cls="asked"))


def _games() -> Node:
    cards = [_game_card(id) for id in catalogue.GAMES]
    return h("div", h("h3", phrase("find", "look")), h("ul", cards, cls="shelf"))


def _game_card(id: str) -> Node:
    count = len(catalogue.game(id).rulebook.clauses)
    where = link(str(Address(game=id)), rules.title(id), cls="says")
    words = phrase("find", "in_game", n=count, parts=len(rules.sections(id)))
    return h("li", where, h("p", words, cls="where"), cls="card game")


def _shelf(game: str) -> Node:
    sections = rules.sections(game)
    cards = [
        h(
            "li",
            link(str(Address(game=game, section=name)), name, cls="says"),
            h("p", phrase("find", "in_part", n=len(found)), cls="where"),
            cls="card game",
        )
        for name, found in sections.items()
    ]
    words = phrase("find", "shelf", n=len(sections), game=rules.title(game))
    status = h("p", words, role="status", cls="count")
    return h("div", status, h("ul", cards, cls="shelf"))
