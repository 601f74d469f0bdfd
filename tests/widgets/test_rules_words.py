"""The glossary is narrowed as one types, by what things are called and by how they are explained."""

from __future__ import annotations

import pytest

from tutor import catalogue, glossary
from widgets.explorer.address import Address, read_search
from widgets.explorer.words_page import narrowed
from widgets.leaf import all_of, text_in
from widgets.rules import RulesExplorer

TRADERS = [one for one in glossary.terms() if "traders" in one.games]


def looked_up(q: str) -> list[str]:
    return [one.word for one in narrowed(TRADERS, q)]


def cards(page: RulesExplorer) -> list[str]:
    return [one[-1] for one in all_of(page.head.node, "dt")]


def status(page: RulesExplorer) -> str:
    return next(text_in(one) for one in all_of(page.head.node, "p") if one[1].get("role") == "status")


def test_without_a_word_all_stand_there_in_their_order() -> None:
    assert narrowed(TRADERS, "") == narrowed(TRADERS, " ") == TRADERS


def test_what_is_called_so_comes_before_what_is_explained_so() -> None:
    found = looked_up("wareh")
    assert found[0] == "Warehouse"
    says = {one.word: one.says.lower() for one in TRADERS}
    assert len(found) > 1 and all("wareh" in says[word] for word in found[1:])


@pytest.mark.parametrize(
    ("typed", "word"),
    [
        ("ANDRÉ", "André"),
        ("andre", "André"),
        ("workers", "Worker"),
        ("counter stock", "Stock counter"),
        ("minus points", "−3 VP token"),
    ],
)
def test_case_accents_plurals_and_order_do_not_matter(typed: str, word: str) -> None:
    assert looked_up(typed)[0] == word


@pytest.mark.parametrize("one", glossary.terms(), ids=lambda one: one.word)
def test_every_word_is_found_by_all_it_is_called(one: glossary.Term) -> None:
    assert all(one in narrowed(glossary.terms(), name) for name in (one.word, *one.also))


@pytest.mark.parametrize("game", ["", *catalogue.GAMES])
def test_typing_narrows_the_cards_of_every_game_and_stays_in_the_address(game: str) -> None:
    page = RulesExplorer(Address(view="glossary", game=game))
    every = cards(page)
    assert status(page) == f"{len(every)} words."
    page.head.deeds["look"](f"  {every[-1]} ")
    assert page.at == Address(view="glossary", game=game, q=every[-1])
    assert cards(page)[0] == every[-1]
    assert 0 < len(cards(page)) < len(every) and status(page) == f"{len(cards(page))} of {len(every)} words."
    page.head.deeds["look"]("")
    assert cards(page) == every


def test_the_word_goes_along_to_another_game() -> None:
    page = RulesExplorer(Address(view="glossary", game="traders", q="token"))
    tabs = next(nav for nav in all_of(page.head.node, "nav") if nav[1]["class"] == "tabs")
    assert {read_search(a[1]["href"].partition("?")[2]).at.q for a in all_of(tabs, "a")} == {"token"}


def test_no_word_found_is_said_with_ways_out() -> None:
    page = RulesExplorer(Address(view="glossary", game="traders", q="meeple"))
    assert status(page) == "No word fits." and not cards(page)
    ways = {text_in(a): a[1]["href"] for a in all_of(page.head.node, "a")}
    assert ways["2 words of other games"] == "./rules?view=glossary&q=meeple"
    assert ways["Ask the rules instead"] == "./rules?q=meeple&game=traders"
    page.head.deeds["look"]("zzzz")
    assert "of other games" not in text_in(page.head.node)


@pytest.mark.parametrize("odd", ["<img src=x>", "'", "[", "☕", "a" * 3000])
def test_odd_words_are_text(odd: str) -> None:
    page = RulesExplorer(Address(view="glossary"))
    page.head.deeds["look"](odd)
    assert page.at.q == odd[:200] and status(page)
