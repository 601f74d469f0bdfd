"""A clause's own page: its sentence and place, how doubts are read, what is near, who teaches and enforces it."""

from __future__ import annotations

import re
from difflib import get_close_matches

from tutor import catalogue, trace
from tutor.coach.search import rule_search
from tutor.core.rulebook import Clause, Ruling
from widgets.explorer import related, rules
from widgets.explorer.address import Address, of_clause
from widgets.explorer.examples import turning
from widgets.explorer.onward import race_by
from widgets.explorer.parts import chip, heading, nothing, rule_list
from widgets.explorer.taught import taught
from widgets.explorer.words import link, phrase, sentence
from widgets.leaf import Node, button, h
from widgets.parts.rules import face

MOST_NEAR = 4


def head(at: Address) -> Node:
    """Return the upper half of a clause's page, above its example; for an unknown id a friendly page."""
    one = rules.clause(at.clause)
    if one is None:
        found = rules.ruling(at.clause)
        return _ruling_page(found) if found else _unknown(at.clause)
    return h(
        "article",
        _way(one),
        heading(one.says),
        _facts(one),
        _notes(one),
        cls="clause",
    )


def foot(at: Address) -> Node | None:
    """Return the lower half, below the example: its rulings, what is related, the lessons, the code."""
    one = rules.clause(at.clause)
    if one is None:
        return None
    rulings = _rulings(rules.rulings_on(one.id))
    return h("div", rulings, h("div", _lessons(one), _code(one), cls="two"), _near(one), cls="below")


def _way(one: Clause) -> Node:
    game = rules.game_of(one.id)
    steps = [
        link(str(Address(game=game)), rules.title(game)),
        link(str(Address(game=game, section=one.section)), one.section),
    ]
    return h("nav", h("ol", [h("li", step) for step in steps]), cls="way", aria_label=phrase("clause", "way"))


def _facts(one: Clause) -> Node:
    kind = rules.kind_of(one).capitalize()
    facts = phrase("clause", "facts", kind=kind, players=one.players) if one.players else kind
    return h(
        "p",
        h("span", one.id, cls="chip plain"),
        h("span", facts, cls="quiet"),
        h("span", h("span", "", role="status"), _copy(one.id), cls="copying"),
        cls="facts",
    )


def _copy(id: str) -> Node:
    return h("button", phrase("clause", "copy"), type="button", cls="button small", data_copy=of_clause(id))


def _notes(one: Clause) -> list[Node]:
    said = []
    if one.depends_on_print:
        said.append(phrase("clause", "print", what=one.depends_on_print))
    if one.table:
        said.append(phrase("clause", "table", reason=one.reason))
    elif one.reason:
        said.append(sentence(one.reason))
    return [h("p", words, cls="note") for words in said]


# ---- rulings ------------------------------------------------------------------


def _rulings(found: tuple[Ruling, ...]) -> Node | None:
    if not found:
        return None
    title, name = phrase("clause", "doubt", n=len(found)), phrase("clause", "doubts")
    return h("section", h("h3", title), [ruling_card(one) for one in found], cls="rulings", aria_label=name)


def ruling_card(one: Ruling) -> Node:
    """Return a ruling with both readings and, where the table may choose, what the choice changes on an example."""
    return h(
        "article",
        h("h4", one.question, " ", h("span", face(one.id), cls="id", title=one.id)),
        h(
            "dl",
            h("div", h("dt", phrase("clause", "we_play")), h("dd", one.reading), cls="ours"),
            h("div", h("dt", phrase("page", "other")), h("dd", one.other)) if one.other else None,
            cls="readings",
        ),
        _switch(one) if one.option else None,
        _race(one) if one.option else None,
        cls="card ruling",
    )


def _race(one: Ruling) -> Node | None:
    address = race_by(one.id)
    return h("p", link(address, phrase("clause", "race"), cls="rule-link")) if address else None


def _switch(one: Ruling) -> Node:
    found = turning(one.id)
    if found is None:
        return h("p", phrase("clause", "no_example"), cls="quiet")
    outcomes = h(
        "dl",
        h("div", h("dt", phrase("page", "ours")), h("dd", _outcome(found.ours)), cls="ours"),
        h("div", h("dt", phrase("clause", "by_other")), h("dd", _outcome(found.others))),
        cls="readings",
    )
    return h(
        "div",
        h("p", h("strong", phrase("clause", "may_choose")), found.example.says),
        outcomes,
        button(phrase("clause", "both"), "turn", one.id, "small"),
        cls="switch",
    )


def _outcome(lines: tuple[str, ...]) -> Node:
    return h("ul", [h("li", line) for line in lines], cls="lines")


def _ruling_page(one: Ruling) -> Node:
    """Return the page of a ruling: it stands alone, with links to the rules it is about."""
    game = rules.game_of(one.id)
    way = [link(str(Address(game=game)), rules.title(game))]
    about = [found for id in one.about if (found := rules.clause(id))]
    return h(
        "article",
        h("nav", h("ol", [h("li", step) for step in way]), cls="way", aria_label=phrase("clause", "ruling_way")),
        heading(one.question),
        ruling_card(one),
        h("h3", phrase("clause", "about")),
        rule_list(about, game=False),
        cls="clause",
    )


# ---- what is near ----------------------------------------------------------------


def _near(one: Clause) -> Node | None:
    groups = [(title, found) for title, found in related.groups(one) if found]
    shown = [h("section", h("h3", title), rule_list(found[:MOST_NEAR], game=False)) for title, found in groups]
    return h("div", shown, cls="related") if shown else None


def _lessons(one: Clause) -> Node:
    steps = [h("li", step.link()) for step in taught().get(one.id, ())]
    words = h("ul", steps, cls="plain") if steps else h("p", phrase("clause", "no_lesson"), cls="quiet")
    return h("section", h("h3", phrase("clause", "taught")), words, cls="card")


def _code(one: Clause) -> Node:
    places = trace.citations(rules.game_of(one.id)).get(one.id, ())
    folder = catalogue.GAMES[rules.game_of(one.id)].module.replace(".", "/")
    lines = [h("li", h("code", f"{folder}/{place.file}"), _where(place)) for place in places]
    none = phrase("clause", "no_code" if one.enforced else "nothing_to_enforce")
    words = h("ul", lines, cls="plain") if lines else h("p", none, cls="quiet")
    return h("section", h("h3", phrase("clause", "enforced")), words, cls="card")


def _where(place: trace.Place) -> str:
    return phrase("clause", "function" if place.function else "line", function=place.function, line=place.line)


# ---- an address without a rule ---------------------------------------------------


def _unknown(id: str) -> Node:
    shown = id if len(id) <= 60 else id[:59] + "…"
    like = re.match(r"[a-z0-9.]*", id.lower().strip())
    known = [one for game in catalogue.GAMES for one in catalogue.game(game).rulebook.clauses]
    near = [chip(one, words=one) for one in get_close_matches(like[0] if like else "", known, 4, 0.6)]
    words = " ".join(re.findall(r"[^\W\d_]+", id))
    hits = [found for hit in rule_search().find(words, most=3) if (found := rules.clause(hit.id))]
    return h(
        "article",
        heading(phrase("clause", "unknown")),
        nothing(phrase("clause", "unknown_says", id=shown)),
        h("p", h("span", phrase("clause", "near")), near, cls="chips") if near else None,
        [h("h3", phrase("clause", "hits")), rule_list(hits)] if hits and not near else None,
        h("p", link("./rules", phrase("clause", "find"), cls="button")),
        cls="clause unknown",
    )
