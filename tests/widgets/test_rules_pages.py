"""Every page of the rules explorer can be made, says what the rulebook says, and leads to pages that exist."""

from __future__ import annotations

from collections.abc import Iterator
from urllib.parse import parse_qs

import pytest

from tutor import catalogue
from widgets.explorer import editions, explorer, rules
from widgets.explorer.address import DIFFERENT, ONLY, SAME, VIEWS, Address, read_search, set_up_games
from widgets.leaf import all_of, text_in
from widgets.races.model import RaceModel
from widgets.rules import RulesExplorer, RulesPage
from widgets.session import Session

CLAUSES = [id for game in catalogue.GAMES for id in catalogue.game(game).rulebook.clauses]
RULINGS = [id for game in catalogue.GAMES for id in catalogue.game(game).rulebook.rulings]


@pytest.fixture(scope="module")
def shown() -> RulesExplorer:
    return RulesExplorer()


def links(shown: RulesExplorer) -> Iterator[str]:
    sheets = [shown.head, shown.foot, *([shown.lab.top, shown.lab.panel] if shown.lab else [])]
    return (a[1]["href"] for sheet in sheets for a in all_of(sheet.node, "a"))


@pytest.mark.parametrize("game", catalogue.GAMES)
def test_every_clause_has_a_page_with_its_sentence_and_links_that_lead_somewhere(
    shown: RulesExplorer, game: str
) -> None:
    book = catalogue.game(game).rulebook
    for id, clause in book.clauses.items():
        shown.show_address(Address(clause=id))
        words = text_in(shown.head.node)
        assert clause.says in words, id
        assert id in words
        for ruling in rules.rulings_on(id):
            assert ruling.reading in text_in(shown.foot.node)
        for href in links(shown):
            lead_somewhere(href)


def lead_somewhere(href: str) -> None:
    path, _, search = href.partition("?")
    assert path in ("./rules", "./learn", "./play"), href
    if path == "./play":
        assert RaceModel(clock=lambda: 0).read(parse_qs(search)) == [], href
    if path == "./rules":
        at, odd = read_search(search)
        assert not odd
        assert str(at) == href or not search, href
        assert not at.clause or rules.clause(at.clause) or rules.ruling(at.clause), href


@pytest.mark.parametrize("game", catalogue.GAMES)
def test_every_clause_shows_its_examples(shown: RulesExplorer, game: str) -> None:
    for id, clause in catalogue.game(game).rulebook.clauses.items():
        shown.show_address(Address(clause=id))
        if clause.enforced and catalogue.examples(game):
            assert shown.lab and shown.lab.layout.visible, id


@pytest.mark.parametrize("id", RULINGS)
def test_every_ruling_has_a_page_with_its_question_and_reading(shown: RulesExplorer, id: str) -> None:
    shown.show_address(Address(clause=id))
    found = rules.ruling(id)
    assert found and found.question in text_in(shown.head.node) and found.reading in text_in(shown.head.node)


@pytest.mark.parametrize("game", ["", *catalogue.GAMES])
@pytest.mark.parametrize("view", VIEWS)
def test_every_view_opens_for_every_game_and_its_links_lead_somewhere(
    shown: RulesExplorer, view: str, game: str
) -> None:
    shown.show_address(Address(view=view, game=game))
    for href in links(shown):
        lead_somewhere(href)


@pytest.mark.parametrize("against", ["", "walks", "players", "variants", "nothing", "<b>"])
@pytest.mark.parametrize("game", ["", *catalogue.GAMES])
def test_every_comparison_opens(shown: RulesExplorer, against: str, game: str) -> None:
    shown.show_address(Address(view="compare", against=against, game=game))
    assert "Compare" in text_in(shown.head.node)


@pytest.mark.parametrize(
    "odd",
    [
        "winter.move.55",
        "<script>alert(1)</script>",
        "☕",
        "../../etc/passwd",
        "\x00",
        "x" * 5000,
        "winter.",
        ".",
        "a b",
    ],
)
def test_unknown_rule_gets_a_friendly_page_with_the_id_as_text(shown: RulesExplorer, odd: str) -> None:
    shown.show_address(Address(clause=odd))
    words = text_in(shown.head.node)
    assert "There is no such rule" in words
    assert odd[:59] in words
    assert not any(all_of(shown.head.node, "script"))


def test_near_miss_proposes_the_rule(shown: RulesExplorer) -> None:
    shown.show_address(Address(clause="winter.moves.5"))
    assert "winter.move.5" in text_in(shown.head.node)


def test_page_opens_lean() -> None:
    page = RulesPage(Session())
    assert page.lab is None and page.walks is None
    assert len(page.head.text) < 10_000


def test_boards_are_made_when_first_needed_and_kept() -> None:
    shown = RulesExplorer("winter.move.5")
    assert shown.lab
    board = shown.lab.tables["winter"].board
    shown.show_address(Address(clause="winter.move.6"))
    shown.show_address(Address(clause="base.move.2"))
    assert shown.lab.tables["base"].board is board
    assert len(shown.middle) == 1


def test_switching_views_builds_no_sheet_anew() -> None:
    shown = RulesExplorer()
    before = list(shown.layout)
    for view in VIEWS:
        shown.show_address(Address(view=view))
    shown.show_address(Address(clause=CLAUSES[0]))
    assert list(shown.layout) == before


def test_views_and_titles_fit() -> None:
    assert set(explorer.PAGES) == set(VIEWS)
    assert {"base", "winter"} <= set(set_up_games())


def test_editions_are_compared_by_every_name() -> None:
    names = {pair.name for pair in editions.pairs()}
    assert {"move.end_free", "upgrades.jump", "scoring.likes"} <= names
    how = {pair.name: pair.how for pair in editions.pairs()}
    assert how["move.end_free"] == SAME
    assert how["scoring.likes"] == DIFFERENT
    assert how["upgrades.jump"] == ONLY


@pytest.mark.parametrize(
    ("name", "base"),
    [
        ("setup.remove", "No order leaves the deck, however few play."),
        ("setup.cookie", "Everybody starts without a rush token."),
        ("upgrades.signature", "Double Specialty: twice the tokens from the four spaces with a ribbon."),
    ],
)
def test_what_a_ruling_plays_otherwise_is_not_told_as_it_is_in_winter(name: str, base: str) -> None:
    page = editions.page(Address(view="compare"))
    pair = next(one for one in editions.pairs() if one.name == name)
    card = next(one for one in all_of(page, "article") if pair.differs in text_in(one))
    here = next(one for one in all_of(card, "div") if one[1].get("class") == "side")
    assert base in text_in(here)
    assert "as in Winter" not in text_in(here)
    assert "Winter" not in text_in(here)
    assert "Ruling R" in text_in(here)


def test_what_is_played_alike_is_told_in_each_editions_words() -> None:
    page = editions.page(Address(view="compare", kind=SAME))
    words = text_in(page)
    assert "The base text is silent; it is played as in Winter." in words
    assert "You may step onto a meeple's space only with steps left to leave it" in words
