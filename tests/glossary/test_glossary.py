"""Questions, glossary and comparisons cite rules that exist and name pictures that are drawn."""

from __future__ import annotations

from tutor import catalogue, glossary
from tutor.coach.search import rule_search
from tutor.coffee_rush.edition import rule_names
from widgets.boards.scene import icons


def unknown(ids: tuple[str, ...]) -> list[str]:
    """Ids of games that are here which no rulebook has."""
    known = {id for game in catalogue.GAMES for id in catalogue.game(game).rulebook.clauses}
    return [id for id in ids if id.partition(".")[0] in catalogue.GAMES and id not in known]


def test_questions_cite_rules() -> None:
    assert [id for one in glossary.questions() for id in unknown(one.clauses)] == []
    assert len({one.asks for one in glossary.questions()}) == len(glossary.questions())


MEAN_RANK = 0.95
"""Mean reciprocal rank of the questions, below which the box has become worse (1.0 when this was written)."""


def test_questions_find_one_of_their_rules_early() -> None:
    here = [one for one in glossary.questions() if one.games & catalogue.GAMES.keys()]
    ranks = [rank(one) for one in here]
    assert [one.asks for one, found in zip(here, ranks, strict=True) if found < 1 / 3] == []
    assert sum(ranks) / len(ranks) >= MEAN_RANK, sorted(zip(ranks, (one.asks for one in here), strict=True))[:5]


def rank(one: glossary.Question) -> float:
    """1 when the first answer found is one of the question's, 1/2 for the second, 0 beyond the twentieth."""
    found = [hit.id in one.clauses for hit in rule_search().find(one.asks, most=20)]
    return 1 / (found.index(True) + 1) if True in found else 0.0


def test_words_cite_rules_and_have_pictures_that_exist() -> None:
    assert [id for one in glossary.terms() for id in unknown(one.clauses)] == []
    assert {one.icon for one in glossary.terms() if one.icon} <= icons().keys()
    assert set(glossary.phrases().icons.values()) <= icons().keys()


LEGEND = (
    "worker", "trader", "contractor", "Action marker", "donkey", "truck", "civet",
    "warehouse", "production station", "fair trade post", "hospital", "farm",
    "Arabica counter", "Animal counter", "Wild Animal counter", "Trade counter", "Stock counter", "milestone",
    "contract", "period", "cooperative", "phase", "piggyback", "Arabica step",
)  # fmt: skip  # short ones side by side
"""What the legend of Coffee Traders draws and no newcomer knows (traders.symbols.1 and .2)."""


def test_the_legend_of_coffee_traders_is_explained() -> None:
    here = [one for one in glossary.terms() if "traders" in one.games]
    known = {name.lower() for one in here for name in (one.word, *one.also)}
    assert [name for name in LEGEND if name.lower() not in known] == []


def test_no_word_of_a_game_is_explained_twice() -> None:
    here = [one.word for one in glossary.terms() if "traders" in one.games]
    assert sorted(set(here)) == sorted(here)


def test_differences_name_rules_of_both_editions() -> None:
    found = glossary.differences()
    names = rule_names()
    assert found.differs.keys() <= names.keys()
    assert {*found.kin, *found.kin.values()} <= names.keys()
    for name in found.differs:
        assert len(names[name]) == 2 or name in found.kin, name


def test_set_ups_name_parts_and_rules_that_exist() -> None:
    for game in catalogue.GAMES:
        offer = glossary.set_up(game)
        if offer:
            sections = {one.section for one in catalogue.game(game).rulebook.clauses.values()}
            assert {name for part in offer.aid for name in part.sections} <= sections, game
            assert [id for part in offer.aid for id in unknown(part.clauses)] == []
            book = catalogue.game(game).rulebook
            assert {id for part in offer.aid for id in part.played} <= {*book.clauses, *book.rulings}
            assert [id for one in offer.variant for id in unknown(one.clauses)] == []
            assert len(offer.names) >= max(offer.players)
