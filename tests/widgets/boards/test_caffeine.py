"""The table of Caffeine Rush: every action can be pressed, nothing hidden is drawn, and everything has its place."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tests.caffeine_rush.test_machine import redealt
from tutor import catalogue
from tutor.caffeine_rush import CaffeineRush, Latte, Match, Position, Up
from tutor.caffeine_rush.position import VARIATIONS
from tutor.core import Table
from widgets.boards.caffeine import CaffeineBoard, closed, keys, places_used, scene
from widgets.boards.caffeine_picked import Picked, pressed
from widgets.boards.caffeine_press import meant
from widgets.boards.race import Live, shorts
from widgets.boards.scene import Piece, Scene, icons

GAME = catalogue.game("caffeine")
assert isinstance(GAME, CaffeineRush)
NAMES = ["ann", "ben", "cat", "dan", "eve", "fay"]
VERBS = {
    "go", "flip", "match", "aside", "up", "latte", "call", "turn", "shuffle", "clean", "message", "pass", "round",
}  # fmt: skip  # short ones side by side
RACES = [
    (2, ()),
    (2, ("quality_assurance", "latte_art", "supervisor")),
    (3, VARIATIONS[1:]),
    (3, tuple(one for one in VARIATIONS[1:] if one != "quality_assurance")),
    (4, ("teams", "latte_art", "call_customer", "fair_trade")),
    (5, ("size", "opponents_claim", "latte_art")),
    (6, ("supervisor", "latte_art", "call_customer", "tiptop")),
    (6, ("teams", "quality_assurance", "supervisor", "latte_art")),
]


def options(players: int, variations: tuple[str, ...]) -> dict[str, Any]:
    more: dict[str, Any] = {"target": 6} if "tiptop" in variations else {}
    more |= {"clean_up": "B"} if "supervisor" in variations and players % 2 else {}
    return {"players": NAMES[:players], "variations": list(variations), **more}


def race(players: int, variations: tuple[str, ...], seed: int, steps: int = 150) -> Iterator[Position]:
    """A race in which everybody does something allowed, mostly what brings it forward."""
    luck = random.Random(seed)
    table = Table.start(GAME, GAME.options(options(players, variations)), seed)
    for _ in range(steps):
        yield table.position
        ways = [(seat, a) for seat in GAME.actors(table.position) for a in GAME.legal(table.position, seat)]
        if not ways:
            return
        forward = [way for way in ways if isinstance(way[1], (Match, Up, Latte))]
        table.act(*reversed(luck.choice(forward if forward and luck.random() < 0.6 else ways)))


def seen(p: Position, seat: int, narrow: bool = False, calm: bool = False) -> tuple[Position, frozenset[str], Scene]:
    view = GAME.view(p, seat)
    legal = shorts(GAME, view, seat)
    return view, legal, scene(view, seat, legal, narrow, places=places_used(view) if calm else None)


def pieces(shown: Scene) -> list[Piece]:
    return [piece for part in shown.parts for piece in part.pieces]


def ways(shown: Scene) -> Iterator[str]:
    """All that presses can come to: a piece alone, a card and a place, all words in their order."""
    press = [piece.id for piece in pieces(shown) if piece.press]
    cards = [id for id in press if id == "hand" or id.startswith("prep-")]
    for id in press:
        if id not in cards and not id.startswith("word-"):
            yield id
    for card in cards:
        yield from (pressed(Picked(card), id)[1] for id in press if id.startswith("place-") or id == "prep")
    if "say" in press:
        yield pressed(Picked(words=tuple(int(id[5:]) for id in press if id.startswith("word-"))), "say")[1]


@pytest.mark.parametrize(("players", "variations"), RACES)
@pytest.mark.parametrize("seed", [1, 2])
def test_every_allowed_action_can_be_pressed(players: int, variations: tuple[str, ...], seed: int) -> None:
    for n, p in enumerate(race(players, variations, seed)):
        seat = n % players
        view, legal, shown = seen(p, seat, narrow=n % 2 == 1)
        said = {GAME.write_action(meant(view, seat, legal, id)) for id in ways(shown)} if legal else set()
        assert legal <= said, f"{sorted(legal - said)} cannot be pressed"


PHONE = 335
"""How wide a board is on a phone, in px."""

FINGER, DENSE = 44, 24
"""What a finger hits for sure, in px, and what it hits where one thing lies beside the other."""


@pytest.mark.parametrize(("players", "variations"), RACES)
def test_a_finger_hits_what_it_means_on_a_phone(players: int, variations: tuple[str, ...]) -> None:
    for n, p in enumerate(race(players, variations, 1)):
        for part in seen(p, n % players, narrow=True)[2].parts:
            least = {one.id: min(one.size) * PHONE / part.box[0] for one in part.pieces if one.press}
            dense = {id for id in least if id.startswith("need-")}
            small = {id: px for id, px in least.items() if px < (DENSE if id in dense else FINGER)}
            assert not small, (part.id, n)


def test_three_ways_to_shuffle_lie_side_by_side() -> None:
    drink = {"drink": "plain coffee", "got": "ann:coffee ben:coffee ben:sugar"}
    p = table([LATTE, PLAIN], {"pile": "", "drinks": [drink]}, ("opponents_claim",))
    buttons = [one for one in pieces(seen(p, 0, narrow=True)[2]) if one.id.startswith("shuffle-")]
    assert [one.id for one in buttons] == ["shuffle-all", "shuffle-own", "shuffle-others"]
    assert not any(overlap(a, b) for a, b in combinations(buttons, 2))


def overlap(a: Piece, b: Piece) -> bool:
    return all(x < y + far and y < x + wide for x, y, wide, far in zip(a.at, b.at, a.size, b.size, strict=True))


def test_a_missing_slot_is_pressed_beside_it_too_but_not_on_one_that_fits() -> None:
    p = table([LATTE, PLAIN], {"prep": "coffee milk"})
    needs = [one for one in pieces(seen(p, 0, narrow=True)[2]) if one.id.startswith("need-1-")]
    reach = sorted((one.at[0] + one.marks[0][1], one.at[0] + one.marks[0][1] + one.marks[0][3]) for one in needs)
    assert len(reach) == 2 and reach[0][1] <= reach[1][0]
    for one, (left, right) in zip(sorted(needs, key=lambda one: one.at[0]), reach, strict=True):
        assert left <= one.at[0] and one.at[0] + one.size[0] <= right
        assert right - left > one.size[0]


def test_these_races_hold_every_kind_of_action() -> None:
    verbs = set()
    for players, variations in RACES:
        for p in race(players, variations, 1):
            verbs |= {text.split()[0] for seat in range(players) for text in shorts(GAME, GAME.view(p, seat), seat)}
    assert verbs == VERBS


@pytest.mark.parametrize(("players", "variations"), RACES)
def test_every_press_is_answered_by_the_rules(players: int, variations: tuple[str, ...]) -> None:
    for n, p in enumerate(race(players, variations, 3, 60)):
        view, legal, shown = seen(p, n % players)
        for id in ways(shown):
            action = meant(view, n % players, legal, id)
            verdict = GAME.check(p, n % players, action)
            assert verdict.legal or all(GAME.say(p, reason) for reason in verdict.against)
            assert verdict.legal or verdict.against


@pytest.mark.parametrize(("players", "variations"), RACES)
def test_what_a_seat_cannot_see_is_not_sent(players: int, variations: tuple[str, ...]) -> None:
    for n, p in enumerate(race(players, variations, 4, 60)):
        seat = n % players
        assert sent(redealt(p, n + 7, seat), seat) == sent(p, seat)


def sent(p: Position, seat: int) -> str:
    board = CaffeineBoard()
    view, legal, shown = seen(p, seat)
    board.show_race(shown, Live(keys=keys(view, seat, legal)))
    race = board.text
    board.show_race(seen(p, seat, calm=True)[2], Live(race=False))
    return race + board.text + board.rules + msgspec.json.encode(closed(view, seat)).decode()


@pytest.mark.parametrize(("players", "variations"), RACES)
@pytest.mark.parametrize("narrow", [False, True])
def test_everything_lies_within_its_part(players: int, variations: tuple[str, ...], narrow: bool) -> None:
    for n, p in enumerate(race(players, variations, 5, 60)):
        for part in seen(p, n % players, narrow, calm=n % 4 > 1)[2].parts:
            for piece in part.pieces:
                (x, y), (wide, high) = piece.at, piece.size
                assert x >= 0 and x + wide <= part.box[0] + 0.01, (part.id, piece.id)
                assert y >= 0 and y + high <= part.box[1] + 0.01, (part.id, piece.id)


@pytest.mark.parametrize(("players", "variations"), RACES)
def test_pieces_to_press_have_names_and_no_two_pieces_one_id(players: int, variations: tuple[str, ...]) -> None:
    for n, p in enumerate(race(players, variations, 6, 60)):
        shown = pieces(seen(p, n % players, calm=n % 4 > 1)[2])
        assert all(piece.label for piece in shown if piece.press)
        ids = [piece.id for piece in shown]
        assert len(set(ids)) == len(ids)
        drawn = {mark[1] for piece in shown for mark in piece.marks if mark[0] == "use"}
        assert drawn <= set(icons())


@pytest.mark.parametrize("players", range(2, 7))
def test_all_orders_and_all_players_are_on_the_table(players: int) -> None:
    *_, p = race(players, ("size",), 8, 40)
    for seat in range(players):
        ids = {piece.id for piece in pieces(seen(p, seat)[2])}
        assert {f"place-{n}" for n in range(1, len(p.places) + 1)} <= ids
        assert {f"player-{other}" for other in range(players) if other != seat} <= ids


@pytest.mark.parametrize(("players", "variations"), RACES)
def test_every_named_piece_leads_to_rules_of_this_game(players: int, variations: tuple[str, ...]) -> None:
    for n, p in enumerate(race(players, variations, 7, 60)):
        for piece in pieces(seen(p, n % players, calm=n % 4 > 1)[2]):
            assert bool(piece.about) == bool(piece.label), piece.id
            assert set(piece.about) <= GAME.rulebook.clauses.keys()


def test_a_piece_says_why_it_may_not_be_pressed_now() -> None:
    shown = {piece.id: piece for piece in pieces(seen(table([LATTE, PLAIN], {"hand": "milk"}), 0)[2])}
    assert (shown["pile"].about[0], bool(shown["pile"].why)) == ("caffeine.order.4", True)
    assert (shown["place-2"].about[0], bool(shown["place-2"].why)) == ("caffeine.match.1", True)
    assert (shown["place-1"].about[0], shown["place-1"].why) == ("caffeine.match.1", "")
    assert shown["hand"].about[0] == "caffeine.match.1"


# ---- case by case ------------------------------------------------------------------


def table(orders: list[dict[str, Any]], mine: dict[str, Any], variations: tuple[str, ...] = ()) -> Position:
    players = {"ann": {"pile": "sugar coffee"} | mine, "ben": {"pile": "ice milk coffee"}}
    data = {"game": "caffeine", "variations": list(variations), "orders": orders, "rest": [], "players": players}
    return GAME.position(data | {"order_pile": ["mocha"]})


LATTE, PLAIN = {"drink": "latte"}, {"drink": "plain coffee"}


def says(p: Position, *ids: str) -> str:
    """What presses on a board come to."""
    view, legal, shown = seen(p, 0)
    told: list[str] = []
    board = CaffeineBoard(lambda do, id: told.append(GAME.write_action(meant(view, 0, legal, id))))
    board.show_scene(shown)
    for id in ids:
        board._handle_msg({"do": "press", "id": id, "step": board.step})
    return ", ".join(told)


@pytest.mark.parametrize(
    ("mine", "ids", "text"),
    [
        ({"hand": "milk"}, ["place-1"], "match milk 1"),
        ({"hand": "milk"}, ["place-2"], "match milk 2"),
        ({"hand": "milk"}, ["prep"], "aside"),
        ({"hand": "milk"}, ["hand", "prep"], "aside"),
        ({"hand": "milk", "prep": "sugar"}, ["prep-sugar", "place-2"], "match sugar 2"),
        ({"hand": "milk", "prep": "sugar"}, ["prep-sugar", "prep-sugar", "place-1"], "match milk 1"),
        ({"hand": "milk", "prep": "sugar"}, ["prep-sugar", "prep"], "aside"),
        ({"prep": "sugar milk"}, ["place-2"], "match sugar 2"),
        ({"prep": "ice"}, ["place-2"], "match ice 2"),
        ({"prep": "coffee milk"}, ["need-1-milk"], "match milk 1"),
        ({"prep": "ben:coffee"}, ["prep-coffee-1", "place-1"], "match ben:coffee 1"),
        ({}, ["place-1"], "up 1"),
        ({}, ["place-3"], "turn 3"),
        ({}, ["orders"], "turn"),
        ({}, ["pile"], "flip"),
        ({"prep": "coffee"}, ["prep-coffee", "pile"], "flip"),
        ({"pile": "", "drinks": [LATTE]}, ["pile"], "shuffle all"),
    ],
)
def test_a_press_means_what_a_person_would_mean(mine: dict[str, Any], ids: list[str], text: str) -> None:
    assert says(table([LATTE, PLAIN], mine), *ids) == text


DONE = {"drink": "plain coffee", "cards": "ann:coffee ben:coffee ben:sugar"}


@pytest.mark.parametrize(
    ("orders", "mine", "ids", "text"),
    [
        ([DONE | {"claim": "ann"}], {"hand": "milk"}, ["place-1"], "up 1"),
        ([DONE | {"claim": "ben"}], {"hand": "sugar"}, ["place-1"], "match sugar 1"),
        ([DONE | {"claim": "ben"}], {}, ["place-1"], "up 1"),
        ([DONE | {"claim": "ben", "beside": True}], {"hand": "milk"}, ["place-1"], "up 1"),
        ([DONE | {"claim": "ben", "beside": True}], {"prep": "latte_art"}, ["place-1"], "latte 1"),
        ([DONE | {"claim": "ben", "beside": True}], {"prep": "latte_art"}, ["up-1"], "up 1"),
        ([DONE | {"claim": "ben", "beside": True}], {"prep": "latte_art"}, ["prep-latte_art", "place-1"], "latte 1"),
        (
            [PLAIN | {"cards": "ann:coffee ben:coffee"}],
            {"hand": "sugar", "prep": "latte_art"},
            ["place-1"],
            "match sugar 1",
        ),
        (
            [PLAIN | {"cards": "ann:coffee ben:coffee"}],
            {"hand": "sugar", "prep": "latte_art"},
            ["beside-1"],
            "match sugar 1 beside",
        ),
        ([{"waits": "ann"}, PLAIN], {}, ["place-1"], "turn 1"),
        ([{"waits": "ann"}, PLAIN], {}, ["place-2"], "up 2"),
    ],
)
def test_finished_orders_are_taken_and_places_filled(
    orders: Any, mine: dict[str, Any], ids: list[str], text: str
) -> None:
    assert says(table(orders, mine, ("latte_art",)), *ids) == text


def test_a_customer_is_called_by_name_and_others_may_be_called_by_mistake() -> None:
    p = table([{"waits": "ann", "calls": "Zoe"}, LATTE, PLAIN], {}, ("call_customer",))
    names = [piece.id for piece in pieces(seen(p, 0)[2]) if piece.id.startswith("call-")]
    assert "call-Zoe" in names and names == sorted(names) and len(names) == 3
    assert says(p, "call-Zoe") == "call Zoe"
    wrong = next(name for name in names if name != "call-Zoe")
    view, legal, _ = seen(p, 0)
    assert GAME.check(p, 0, meant(view, 0, legal, wrong)).against_ids == ("caffeine.variants.24",)


def test_words_are_put_in_a_row_and_said() -> None:
    drinks = [{"drink": "dream coffee", "word": "dragon"}, {"drink": "latte", "word": "monday"}]
    players = {"ann": {"pile": "", "drinks": drinks}, "ben": {"pile": ""}}
    data = {"game": "caffeine", "step": "message", "variations": ["fair_trade"], "rest": [], "players": players}
    p = GAME.position(data)
    assert says(p, "word-2", "word-1", "say") == "message monday dragon"
    assert says(p, "word-2", "word-1", "word-2", "word-2", "say") == "message dragon monday"
    assert says(p, "say") == "message "
    assert says(p, "word-1", "pass") == "pass"


def test_a_card_picked_up_is_shown_and_let_go_when_it_is_gone() -> None:
    p = table([LATTE, PLAIN], {"prep": "milk ice"})
    board = CaffeineBoard()
    board.show_scene(seen(p, 0)[2])
    board._handle_msg({"do": "press", "id": "prep-milk", "step": board.step})
    assert '"prep-milk"' in board.text and "picked up" in board.text
    board.show_scene(seen(GAME.apply(p, 0, Match("milk", 1)), 0)[2])
    assert "picked up" not in board.text
    assert says(GAME.apply(p, 0, Match("milk", 1)), "place-2") == "match ice 2"


def test_orders_of_two_lie_in_a_row_and_of_three_on_both_sides() -> None:
    for players, order in ((2, [1, 2, 3, 4]), (3, [3, 4, 1, 2])):
        *_, p = race(players, (), 9, 3)
        part = seen(p, 0)[2].parts[0]
        spots = {int(piece.id[6:]): piece.at[0] for piece in part.pieces if piece.id.startswith("place-")}
        assert sorted(spots, key=lambda n: spots[n]) == order


def test_places_vacant_for_good_are_left_out_where_that_is_asked_for() -> None:
    p = table([LATTE, PLAIN], {})
    view, legal, _ = seen(p, 0)
    assert places_used(view) == {1, 2}
    ids = {piece.id for piece in pieces(scene(view, 0, legal, places=places_used(view)))}
    assert "place-1" in ids and "place-3" not in ids


def test_on_a_calm_table_one_looks_into_the_own_drinks_and_into_all_once_they_are_opened() -> None:
    drinks = {"drinks": [{"drink": "latte", "opponents": 2, "latte_art": True}]}
    p = table([LATTE, PLAIN], drinks)
    p = replace(p, players=(p.players[0], replace(p.players[1], drinks=p.players[0].drinks)))
    for position, ids in ((p, {"drink-0"}), (replace(p, step="over"), {"drink-0", "drink-1-0"})):
        shown = {piece.id: piece for piece in pieces(seen(position, 0, calm=True)[2]) if piece.id.startswith("drink-")}
        assert shown.keys() == ids
        assert shown["drink-0"].label.endswith("in it 2 coffee and 2 milk, 2 of opponents' cards, with Latte Art")


def test_a_calm_table_leaves_out_what_is_empty_and_cannot_be_used() -> None:
    players = {"ann": {"pile": "", "drinks": [LATTE]}, "ben": {"pile": ""}}
    p = GAME.position({"game": "caffeine", "rest": [], "orders": [], "order_pile": [], "players": players})
    view = GAME.view(p, 0)
    assert [part.id for part in scene(view, 0, (), places=places_used(view)).parts] == ["drinks", "others"]
    acting = scene(view, 0, shorts(GAME, view, 0), places=places_used(view))
    assert [part.id for part in acting.parts] == ["counter", "mine", "drinks", "others"]


def test_an_ingredient_that_nothing_is_drawn_for_shows_its_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("widgets.boards.caffeine_cards.icons", lambda: {"milk": ""})
    shown = pieces(seen(table([LATTE, PLAIN], {"hand": "coffee"}), 0)[2])
    hand = next(piece for piece in shown if piece.id == "hand")
    assert [mark[3] for mark in hand.marks if mark[0] == "text" and "code" in mark[4]] == ["Co"]


def test_a_late_press_counts_and_strange_ones_do_not() -> None:
    told: list[str] = []
    board = CaffeineBoard(lambda do, id: told.append(id))
    board.show_scene(seen(table([LATTE, PLAIN], {"hand": "milk"}), 0)[2])
    board.show_scene(seen(table([LATTE, PLAIN], {"hand": "milk"}), 0)[2])
    for id in ("place-1", "hand>place-1", "place-9", "on-1-0", "top"):
        board._handle_msg({"do": "press", "id": id, "step": 1})
    assert told == ["place-1"]


def test_nothing_is_pressed_where_nobody_may_act() -> None:
    p = replace(table([LATTE, PLAIN], {"hand": "milk", "prep": "ice"}), step="over")
    assert [piece.id for piece in pieces(seen(p, 0)[2]) if piece.press] == []


@pytest.mark.parametrize(("live", "asks"), [(Live(), False), (Live(clock=False), True), (Live(race=False), True)])
def test_rules_are_told_only_where_no_clock_runs(live: Live, asks: bool) -> None:
    board = CaffeineBoard()
    board.show_race(seen(table([LATTE, PLAIN], {"hand": "milk"}), 0)[2], live)
    assert ("caffeine." in board.text) == asks


def test_in_a_race_every_press_of_an_order_counts_and_elsewhere_only_where_something_is_due() -> None:
    p = table([{"waits": "ann"}, LATTE, DONE | {"claim": "ann"}], {"hand": "milk"})
    for calm, due in ((False, {"place-1", "place-2", "place-3", "place-4"}), (True, {"place-1", "place-3"})):
        shown = pieces(seen(p, 0, calm=calm)[2])
        assert {piece.id for piece in shown if "often" in piece.cls.split()} == due
