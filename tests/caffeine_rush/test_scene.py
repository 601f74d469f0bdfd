"""Scenes, options and boxes from outside: what is read, and one clear error for what cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from tests.changed import changed
from tutor import catalogue
from tutor.caffeine_rush import CaffeineRush, Card
from tutor.caffeine_rush.box import box_data
from tutor.core import BadInput

CAFFEINE: Any = catalogue.game("caffeine")


def scene(**more: Any) -> dict[str, Any]:
    return {"game": "caffeine", "players": {"ann": {}, "ben": {}}} | more


def drinks(*every: dict[str, Any], **more: Any) -> Any:
    return CAFFEINE.position(scene(step="over", players={"ann": {"drinks": list(every)}, "ben": {}}, **more))


def special(pile: str, **more: Any) -> dict[str, Any]:
    players = {"ann": {"pile": f"milk {pile}"} | more, "ben": {"pile": "milk"}}
    return {"variations": ["supervisor", "latte_art"], "players": players}


def tiptop(step: str, total: int, **options: Any) -> dict[str, Any]:
    """TipTop: Ann has the total and one drink."""
    players = {"ann": {"total": total, "drinks": [{"drink": "latte"}]}, "ben": {}}
    return {"step": step, "variations": ["tiptop"], "options": options, "players": players}


def teams(ann: int, ben: int) -> dict[str, Any]:
    """TipTop: the partners Ann and Ben have these totals."""
    players = {"ann": {"team": 1, "total": ann}, "ben": {"team": 1, "total": ben}, "cat": {"team": 2}}
    return {"variations": ["tiptop"], "players": players | {"dan": {"team": 2}}}


@pytest.mark.parametrize(
    "change", [tiptop("over", 49), tiptop("round", 48), tiptop("play", 49), tiptop("over", 9, target=10), teams(30, 19)]
)
def test_rounds_go_on_until_the_target_is_reached(change: dict[str, Any]) -> None:
    assert CAFFEINE.position(scene(**change)).step == change.get("step", "play")


def test_each_player_has_one_card_of_each_special_kind() -> None:
    p = CAFFEINE.position(scene(**special("supervisor latte_art ben:supervisor")))
    assert sum(card.special for pile in p.piles for card in pile) == 3


def test_an_empty_scene_is_a_race_just_begun() -> None:
    p = CAFFEINE.position(scene())
    assert [len(pile) for pile in p.piles] == [27, 27]
    assert len(p.places) == 4 and all(place.up for place in p.places) and len(p.order_pile) == 10 and len(p.rest) == 22


def test_a_drink_got_what_it_needs_unless_the_scene_says_otherwise() -> None:
    p = drinks({"needs": "co mi ch"}, {"needs": "co mi ch", "got": "co mi mi", "opponents": 2})
    first, second = p.players[0].drinks
    assert first.cards == (Card("chocolate", 0), Card("coffee", 0), Card("milk", 0))
    assert second.cards == (Card("coffee", 0), Card("milk", 1), Card("milk", 1)) and second.noted == 2


def test_cards_in_sight_are_not_in_the_pile() -> None:
    p = CAFFEINE.position(scene(players={"ann": {"hand": "vanilla"}, "ben": {}}))
    assert len(p.piles[0]) == 26 and Card("vanilla", 0) not in p.piles[0]


def test_tips_are_whole_numbers_or_exact_sums_of_money() -> None:
    plain = CAFFEINE.score(drinks({"drink": "latte"}))
    assert plain.shown(plain.players[0].total) == 1
    money = CAFFEINE.score(drinks({"drink": "latte", "opponents": 1}, variations=["opponents_claim"]))
    assert [money.shown(t.total) for t in money.players] == ["1.50", "0.00"]
    assert [(line.clause, money.shown(line.points)) for line in money.players[0].lines] == [
        ("caffeine.variants.8", "2.00"),
        ("caffeine.variants.9", "-0.50"),
    ]


def test_partners_sit_side_by_side_whoever_sits_first() -> None:
    players = {"ann": {"team": "red"}, "ben": {"team": "blue"}, "cat": {"team": "blue"}, "dan": {"team": "red"}}
    p = CAFFEINE.position(scene(players=players))
    assert p.options.teams == (0, 1, 1, 0) and p.options.variations == ("teams",)
    assert [len(pile) for pile in p.piles] == [54, 54]


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"game": "coffein"}, "game: unknown game 'coffein'"),
        ({"colour": "red"}, "colour: unknown field"),
        ({"players": {"ann": {}}}, "players: expected 2 to 6 players, found 1"),
        ({"players": {name: {} for name in "abcdefg"}}, "players: expected 2 to 6 players, found 7"),
        ({"variations": ["sise"]}, "scene.toml: variations[0]: unknown variation 'sise'; did you mean 'size'"),
        ({"variations": ["size", "size"]}, "variations: a variation stands here twice"),
        ({"variations": ["teams"]}, "scene.toml: players: expected 4 or 6 players for Team Play"),
        (
            {"options": {"variations": ["size"]}},
            "options.variations: a scene says its variations outside",
        ),
        ({"options": {"players": ["ann"]}}, "options.players: a scene says its players outside of the options"),
        ({"options": {"target": 20}}, "options.target: another target is for TipTop"),
        ({"options": {"order_pile": 3}}, "options.order_pile: fewer Orders are for Quality Assurance"),
        ({"options": {"clean_up": "C"}}, "unknown way of cleaning up 'C'"),
        ({"options": {"clean_up": "B"}}, "cleaning up is for the Supervisor Card"),
        ({"options": {"rulings": {"R4": "other"}}}, "unknown ruling with an option 'R4'"),
        ({"step": "playing"}, "step: unknown step 'playing'; did you mean 'play'"),
        ({"step": "round"}, "step: round is a step of the variation tiptop"),
        ({"step": "message"}, "step: message is a step of the variation fair_trade"),
        ({"moment": -1}, "moment: expected a number from 0 to"),
        ({"orders": [{}] * 5}, "orders: expected 4 places at most for these players, found 5"),
        ({"orders": [{"drink": "late"}]}, "orders[0].drink: unknown drink 'late'; did you mean 'latte'"),
        ({"orders": [{"drink": "latte", "cards": "milk"}]}, "expected whose card it is, as in 'ann:milk'"),
        ({"orders": [{"drink": "latte", "cards": "m" * 999}]}, "as in 'ann:mmmmmmmmmm"),
        ({"orders": [{"cards": "ann:milk"}]}, "orders[0]: expected a drink, or needs, where cards lie"),
        ({"orders": [{"drink": "latte", "waits": "ann"}]}, "nobody waits for an Order where one lies"),
        ({"orders": [{"calls": "Mia"}]}, "orders[0].calls: expected waits, the player who calls"),
        ({"orders": [{"drink": "latte", "claim": "eve"}]}, "orders[0].claim[0]: unknown player 'eve'"),
        (
            {"orders": [{"drink": "latte", "claim": "ann", "covers": 120}]},
            "covers: expected a number from 0 to 100, found 120",
        ),
        ({"order_pile": 11}, "order_pile: expected 0 to 10 Orders, found 11"),
        ({"order_pile": ["late"]}, "order_pile[0]: unknown drink 'late'"),
        ({"players": {"a": {"hand": "rum"}, "b": {}}}, "players.a.hand: unknown ingredient 'rum'"),
        ({"players": {"a": {"hand": "supervisor"}, "b": {}}}, "whoever turns up a Supervisor has to clean up"),
        ({"players": {"a": {"prep": "b:latte_art"}, "b": {}}}, "another player's latte art card"),
        ({"players": {"a": {"prep": "latte_art", "latte_used": True}, "b": {}}}, "each player has one latte art card"),
        (special("supervisor supervisor"), "players.ann: each player has one supervisor card"),
        (special("supervisor ben:supervisor ann:supervisor"), "players.ann: each player has one supervisor card"),
        (special("latte_art", prep="latte_art"), "players.ann: each player has one latte art card"),
        (special("latte_art", latte_used=True), "players.ann: each player has one latte art card"),
        (special("supervisor") | {"variations": []}, "comes with the variation supervisor only (caffeine.R19)"),
        (special("latte_art") | {"variations": []}, "comes with the variation latte_art only (caffeine.R19)"),
        (tiptop("over", 48), "step: the target of 50 points is not reached: another round follows"),
        (tiptop("over", 48, target=50), "step: the target of 50 points is not reached"),
        (tiptop("round", 49), "step: the target of 50 points is reached: the game is over"),
        (tiptop("round", 9, target=10), "step: the target of 10 points is reached: the game is over"),
        (tiptop("play", 50), "players: with the target of 50 points reached no round follows"),
        (teams(30, 20), "players: with the target of 50 points reached no round follows"),
        ({"players": {"a": {"total": 3}, "b": {}}}, "only TipTop keeps points from round to round"),
        ({"players": {"a": {"team": 1}, "b": {}}}, "players: expected a team for every player or for none"),
        ({"players": {"a": {"drinks": [{"needs": "co"}]}, "b": {}}, "variations": ["size"]}, "expected 3, 4 or 5"),
        ({"players": {"a": {"drinks": [{"needs": "co mi ch", "opponents": 4}]}, "b": {}}}, "expected 0 to 3"),
        ({"players": {"a": {"drinks": [{"needs": "co", "got": "b:co", "opponents": 1}]}, "b": {}}}, "says again"),
        ({"players": {"a": {"drinks": [{"needs": "co", "got": "latte_art"}]}, "b": {}}}, "expected Ingredient Cards"),
        ({"players": {"a": {"drinks": [{"drink": "<b>", "needs": "co"}]}, "b": {}}}, "expected a name in letters"),
    ],
)
def test_what_cannot_be_is_refused_with_its_place(change: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadInput) as error:
        CAFFEINE.position(scene(**change), "scene.toml")
    assert str(error.value).startswith("scene.toml: ") and problem in str(error.value) and len(str(error.value)) < 300


def test_partners_apart_are_refused() -> None:
    players = {name: {"team": i % 2} for i, name in enumerate(("ann", "ben", "cat", "dan"))}
    with pytest.raises(BadInput, match=r"partners side by side.*\(caffeine.setup.5\)"):
        CAFFEINE.position(scene(players=players))


@pytest.mark.parametrize(
    ("path", "value", "problem"),
    [
        (("ingredients", "counts", "milk"), 5, "counts: expected 27 cards in all, found 26"),
        (("ingredients", "codes", "milk"), "co", "codes: expected different codes of two letters"),
        (("ingredients", "codes", "milk"), "m", "codes: expected different codes of two letters"),
        (("order", 0, "copies"), 2, "order: expected 36 cards in all, found 37"),
        (("order", 0, "needs"), "coffee sugar", "order[0].needs: expected 3 to 5 ingredients, found 2"),
        (("order", 0, "needs"), "coffee sugar tea", "order[0].needs: unknown ingredient 'tea'"),
        (("order", 0, "customer"), "<b>", "order[0].customer: expected one word in letters"),
        (("order", 1, "drink"), "plain coffee", "order[1].drink: plain coffee stands here twice"),
    ],
)
def test_a_box_with_an_error_is_refused_with_its_place(path: tuple[Any, ...], value: Any, problem: str) -> None:
    with pytest.raises(BadInput) as error:
        CaffeineRush(changed(box_data(), *path, to=value), "my.toml")
    assert str(error.value).startswith("my.toml: ") and problem in str(error.value)
