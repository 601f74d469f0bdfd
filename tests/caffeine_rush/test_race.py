"""Moments: who finishes an Order, who seizes it, what is too late; and the words of actions."""

from __future__ import annotations

from typing import Any

import pytest

from tests.refusals import refused
from tutor import catalogue
from tutor.core import BadInput, Refused, Table

CAFFEINE: Any = catalogue.game("caffeine")
ALMOST = {"needs": "coffee milk milk", "cards": "ann:coffee ben:milk"}


def table(ann: Any = None, ben: Any = None, **more: Any) -> Table:
    players = {"ann": ann or {"hand": "milk"}, "ben": ben or {"hand": "milk"}}
    return Table(CAFFEINE, CAFFEINE.position({"game": "caffeine", "orders": [ALMOST], "players": players} | more))


def claimant(race: Table) -> str:
    return str(race.position.players[race.position.places[0].claim.seat].name)


@pytest.mark.parametrize(
    ("ann", "ben", "winner"),
    [
        ("30%", "80%", "ben"),  # covers most of it
        ("80%", "30%", "ann"),
        ("70%", "90%", "ben"),  # slid under
        ("", "", "ann"),  # nothing between them: the seat decides
        ("40% 5cm", "45% 2cm", "ben"),  # neither covers most: the nearest hand
        ("40% 2cm", "45% 5cm", "ann"),
        ("40% 2cm", "50% 2cm", "ann"),
    ],
)
def test_two_finish_an_order_at_the_same_moment(ann: str, ben: str, winner: str) -> None:
    race = table()
    race.act(f"@900 ann: match milk 1 {ann}")
    race.act(f"@900 ben: match milk 1 {ben}")
    loser = {"ann": "ben", "ben": "ann"}[winner]
    assert claimant(race) == winner
    lost = race.position.players[race.game.names(race.position).index(loser)]
    assert [card.kind for card in lost.prep] == ["milk"] and lost.hand is None
    assert refused(race, f"@950 {loser}: up 1") == ("caffeine.objective.7",)
    race.act(f"@950 {winner}: up 1")
    assert {t.name: t.total for t in CAFFEINE.score(race.position).players} == {winner: 1, loser: 0}


@pytest.mark.parametrize(
    ("ann", "ben", "winner"), [("", "", "ann"), ("40% 2cm", "50% 2cm", "ann"), ("40% 5cm", "45% 2cm", "ben")]
)
def test_who_wins_the_same_moment_does_not_hang_on_who_is_told_first(ann: str, ben: str, winner: str) -> None:
    race = table()
    race.act(f"@900 ben: match milk 1 {ben}")
    race.act(f"@900 ann: match milk 1 {ann}")
    assert claimant(race) == winner


def test_a_moment_later_is_too_late() -> None:
    race = table()
    race.act("@900 ann: match milk 1 10%")
    assert refused(race, "@901 ben: match milk 1") == ("caffeine.objective.7",)


def test_a_late_click_is_raised_to_the_last_moment_and_contests() -> None:
    race = table()
    race.act("@900 ann: match milk 1 10%")
    race.act("@850 ben: match milk 1")
    assert race.position.moment == 900 and claimant(race) == "ben"


def test_another_card_than_the_final_one_does_not_contest() -> None:
    race = table(ben={"hand": "ice"})
    race.act("@900 ann: match milk 1 10%")
    assert refused(race, "@900 ben: match ice 1") == ("caffeine.objective.7",)


def test_two_reach_for_a_drink_left_open_and_the_first_has_it() -> None:
    open_drink = ALMOST | {"cards": "ann:coffee ben:milk ann:milk", "claim": "ann", "beside": True}
    race = table({"prep": "latte_art"}, {"pile": "ice"}, orders=[open_drink], variations=["latte_art"])
    race.act("@900 ben: up 1")
    assert refused(race, "@900 ann: latte 1") == ("caffeine.special.11",)


def test_a_double_click_flips_one_card() -> None:
    race = table({"pile": "milk coffee"})
    race.act("@900 ann: flip")
    assert refused(race, "@900 ann: flip") == ("caffeine.order.4", "caffeine.objective.5")


def test_after_the_last_order_play_is_over() -> None:
    race = table(order_pile=[])
    race.act("@900 ann: match milk 1")
    race.act("@950 ann: up 1")
    assert race.position.step == "over" and CAFFEINE.actors(race.position) == ()
    for text in ("@950 ben: flip", "ben: aside", "ann: turn", "ben: shuffle"):
        assert refused(race, text) == ("caffeine.repeat.1",)


def test_a_race_that_nobody_can_end_is_over_and_says_only_that() -> None:
    race = table(orders=[{"needs": "coffee milk vanilla"}], order_pile=[], ann={"pile": ""}, ben={"pile": "ice"})
    step = race.act("ben: flip")
    told = [CAFFEINE.say(step.position, e) for e in step.events if e.kind == "stuck"]
    assert told == ["Nobody can add a card that an Order requires: play is over"]
    with pytest.raises(Refused) as refusal:
        race.act("ben: flip")
    (reason,) = refusal.value.verdict.against
    assert (reason.clause, CAFFEINE.say(race.position, reason)) == ("caffeine.repeat.1", "Play is over")


@pytest.mark.parametrize(("hand", "step"), [("ice", "over"), ("milk", "play")])
def test_where_wrong_cards_pass_only_a_required_one_keeps_the_race_alive(hand: str, step: str) -> None:
    checked: dict[str, Any] = {"variations": ["quality_assurance"], "order_pile": []}
    race = table(ann={"pile": "", "hand": hand}, ben={"pile": "ice"}, **checked)
    race.act("ann: aside")
    assert race.position.step == step
    wrong = CAFFEINE.legal(table(ann={"hand": "milk", "prep": "ice"}, ben={"pile": ""}, **checked).position, 0)
    assert "match ice 1" in {CAFFEINE.write_action(a) for a in wrong}


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        ("loves loves", "These words do not stand so often on your cups: loves"),
        ("Loves dragon loves", "These words do not stand so often on your cups: loves"),
        ("loves robot", "These words do not stand on your cups: robot"),
    ],
)
def test_a_message_takes_each_cup_once(words: str, problem: str) -> None:
    cups = [{"drink": "white coffee", "word": "loves"}, {"drink": "dream coffee", "word": "dragon"}]
    race = table(variations=["fair_trade"], step="message", ann={"drinks": cups}, ben={"prep": "milk"})
    with pytest.raises(Refused) as refusal:
        race.act(f"ann: message {words}")
    assert [CAFFEINE.say(race.position, reason) for reason in refusal.value.verdict.against] == [problem]
    race.act("ann: message Dragon loves")
    assert race.position.step == "over"


def test_two_wait_for_the_last_order_of_the_pile_and_one_place_stays_vacant() -> None:
    race = table(orders=[ALMOST, ALMOST], order_pile=["latte"])
    for text in ("ann: match milk 1", "ann: up 1", "ben: match milk 2", "ben: up 2", "ben: turn"):
        race.act(text)
    first, second = race.position.places[:2]
    assert first.order is None and first.waits is None
    assert second.order.drink == "latte" and second.up
    race.act("ann: flip")


def test_a_supervisor_lets_everybody_finish_what_a_hand_holds() -> None:
    race = table({"hand": "milk", "prep": "ice", "pile": "ice"}, {"pile": "supervisor milk"}, variations=["supervisor"])
    race.act("ben: flip")
    assert refused(race, "ann: match milk 1") == ("caffeine.special.3", "caffeine.R25")
    race.act("ann: clean")
    race.act("ann: match milk 1")
    assert refused(race, "ben: up 1") == ("caffeine.special.3", "caffeine.R25", "caffeine.objective.7")
    race.act("ben: clean")
    assert race.position.players[1].hand is None
    assert not any(card.kind == "supervisor" for pile in race.position.piles for card in pile)


def test_tied_players_play_one_more_order_by_the_other_reading() -> None:
    rules = {"rulings": {"R7": "other"}}
    players = {"ann": {"hand": "milk"}, "ben": {"drinks": [{"drink": "latte"}]}, "cat": {}}
    scene = {"game": "caffeine", "options": rules, "orders": [ALMOST], "order_pile": [], "rest": ["mocha shot"]}
    race = Table(CAFFEINE, CAFFEINE.position(scene | {"players": players}))
    race.act("ann: match milk 1")
    race.act("ann: up 1")
    last = race.position.places[-1]
    assert (race.position.tied, last.order.drink, last.up) == ((0, 1), "mocha shot", True)
    seven = len(race.position.places)
    assert "caffeine.match.2" in CAFFEINE.check(*_spoken(race, f"cat: match coffee {seven}")).against_ids
    assert "caffeine.match.2" not in CAFFEINE.check(*_spoken(race, f"ben: match coffee {seven}")).against_ids


def test_the_one_more_order_of_six_players_can_be_played_by_its_text() -> None:
    players = {name: {"prep": "milk coffee"} for name in ("ann", "ben", "cat", "dan", "eve", "fay")}
    six = {"options": {"rulings": {"R7": "other"}}, "tied": ["ann", "cat"], "players": players}
    p = CAFFEINE.position({"game": "caffeine", "orders": [{}] * 12 + [{"drink": "latte"}], **six})
    texts = [CAFFEINE.write(p, seat, action) for seat in (0, 2) for action in CAFFEINE.legal(p, seat)]
    laid = [text for text in texts if " match " in text]
    assert sorted(laid) == [f"{name}: match {card} 13" for name in ("ann", "cat") for card in ("coffee", "milk")]
    for text in laid:
        assert Table(CAFFEINE, p).act(text).position.places[12].cards


def _spoken(race: Table, text: str) -> tuple[Any, ...]:
    return (race.position, *CAFFEINE.parse(race.position, text))


def test_a_new_round_begins_at_a_new_count_with_points_kept() -> None:
    race = table(variations=["tiptop"], order_pile=[], moment=70_000)
    race.act("ann: match milk 1")
    race.act("ann: up 1")
    assert race.position.step == "round"
    race.act("ben: round")
    assert (race.position.step, race.position.moment, race.position.round) == ("ready", 0, 2)
    assert [q.total for q in race.position.players] == [1, 0]
    assert [len(pile) for pile in race.position.piles] == [27, 27]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("ann: flap", "unknown action 'flap'; did you mean 'flip'"),
        ("ann: flip 1", "'flip' stands alone"),
        ("ann: match lemon 1", "unknown ingredient 'lemon'"),
        ("ann: match milk", "expected 'match INGREDIENT PLACE'"),
        ("ann: match milk 14", "a place from 1 to 13"),
        ("ann: match milk ²", "a place from 1 to 13"),
        ("ann: match milk 1 under", "expected 'match INGREDIENT PLACE'"),
        ("ann: match milk 1 101%", "expected 0% to 100%"),
        ("ann: match eve:milk 1", "unknown player 'eve'"),
        ("ann: shuffle some", "unknown part of the fulfilled Orders 'some'"),
        ("ann: call", "expected words behind 'call'"),
        ("flip", "say who acts: 'ann: flip …'"),
    ],
)
def test_words_that_are_no_action(text: str, problem: str) -> None:
    with pytest.raises(BadInput, match="action") as error:
        CAFFEINE.parse(table().position, text)
    assert problem in str(error.value)


def test_two_letters_are_enough() -> None:
    p = table().position
    assert CAFFEINE.parse(p, "ann: match mi 1") == CAFFEINE.parse(p, "ann: match milk 1")
    assert CAFFEINE.parse(p, "ann: match ben:MI 1 top 60% 2cm") == CAFFEINE.parse(
        p, "ann: match ben:milk 1 top 60% 2cm"
    )
