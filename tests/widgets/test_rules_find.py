"""The box finds rules as people ask, and the filters narrow what is found."""

from __future__ import annotations

import pytest

from tutor import catalogue, glossary
from widgets.explorer import rules
from widgets.explorer.address import Address
from widgets.explorer.find import narrowed
from widgets.leaf import text_in
from widgets.rules import RulesExplorer


def ids(**parts: str) -> list[str]:
    return [one.id for one in narrowed(Address(**parts))]


def test_other_words_find_the_rule() -> None:
    assert "winter.move.5" in ids(q="can my meeple end on somebody else's", game="winter")[:3]


def test_typing_shows_answers_and_keeps_the_address() -> None:
    shown = RulesExplorer()
    shown.head.deeds["find"]("may I stop on another pawn")
    assert shown.at == Address(q="may I stop on another pawn")
    assert "winter.move.5" in str(shown.head.node)
    shown.head.deeds["game"]("winter")
    assert shown.at == Address(q="may I stop on another pawn", game="winter")


def test_a_common_question_is_answered_in_plain_words() -> None:
    shown = RulesExplorer(Address(q="may I stop on another pawn"))
    answer = next(one.answer for one in glossary.questions() if one.asks == "May I stop on another pawn?")
    assert answer in text_in(shown.head.node)


def test_a_question_known_word_for_word_hides_no_other_good_answer() -> None:
    found = ids(q="when is the game over", game="winter")
    assert found[0] == "winter.goal.2" and "winter.time.3" in found


def test_nothing_found_is_said_with_a_way_out() -> None:
    words = text_in(RulesExplorer(Address(q="xylophone zzz")).head.node)
    assert "No rule fits." in words and "Try other words" in words


@pytest.mark.parametrize("odd", ["<img src=x>", '"', "AND OR NOT", "*", "'; drop table rules; --", "☕☕", "a" * 3000])
def test_odd_questions_are_text(odd: str) -> None:
    shown = RulesExplorer()
    shown.head.deeds["find"](odd)
    assert "rule" in text_in(shown.head.node).lower()


def test_filters_narrow() -> None:
    every = ids(game="winter", kind="scoring")
    assert every == [f"winter.scoring.{n}" for n in range(1, 5)]
    assert ids(game="winter", section="2. Move") == [f"winter.move.{n}" for n in range(1, 10)]


def test_player_filter_shows_what_holds_for_that_count_only() -> None:
    two, three = ids(game="winter", players="2"), ids(game="winter", players="3")
    assert "winter.two.3" in two and "winter.two.3" not in three
    assert "winter.orders.4" in three and "winter.orders.4" not in two


def test_filters_hold_for_questions_too() -> None:
    found = narrowed(Address(q="pawn", game="winter", kind="restriction"))
    assert found and all(one.kind == "restriction" and rules.game_of(one.id) == "winter" for one in found)


def test_choosing_another_game_drops_the_part_of_the_old_one() -> None:
    shown = RulesExplorer(Address(game="winter", section="2. Move"))
    shown.head.deeds["game"]("base")
    assert shown.at == Address(game="base")


def test_made_up_filter_values_change_nothing() -> None:
    shown = RulesExplorer()
    shown.head.deeds["game"]("chess")
    assert shown.at == Address()


@pytest.mark.parametrize(
    ("text", "two", "four"), [("", True, True), ("2", True, False), ("2-4", True, True), ("2-3, 5", True, False)]
)
def test_player_counts_are_understood(text: str, two: bool, four: bool) -> None:
    one = catalogue.game("winter").rulebook.clauses["winter.move.1"]
    one = type(one)(one.id, one.section, one.kind, one.says, players=text)
    assert (rules.holds_for(one, "2"), rules.holds_for(one, "4")) == (two, four)
