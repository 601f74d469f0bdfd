"""A position turned into pieces: what is where, and what is read aloud."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tutor.coffee_rush import CoffeeRush, Options, Order, Player, Position
from tutor.coffee_rush.board import SPACES
from widgets.boards.coffee_rush import TABLE, Hands, Seen, Walk, order_of, queue, scene
from widgets.boards.coffee_rush_others import others_part
from widgets.boards.coffee_rush_spaces import corner
from widgets.boards.scene import Piece, Scene, icons

GAMES = {name: CoffeeRush(name) for name in ("base", "winter")}


def position(game: str = "winter", **changes) -> Position:
    blue = Player("blue", ("c2",), cookies=2, likes=1, active=("jump",), face_down=("double corners",))
    blue = replace(blue, cups=(("coffee", "coffee", "milk"), (), ()))
    yellow = Player("yellow", ("d1",), orders=(Order("cocoa", ("chocolate", "milk", "steam"), zone=4),))
    start = Position(game, Options(("blue", "yellow")), tuple(GAMES[game].box.board), (blue, yellow))
    return replace(start, **changes)


def seen(walk: Walk | None = None, **changes) -> Seen:
    now = position(**changes)
    return Seen(now, 0, walk or Walk(), GAMES[now.game].box.special)


def found(shown: Scene) -> dict[str, Piece]:
    return {piece.id: piece for part in shown.parts for piece in part.pieces}


def label(space: str, walk: Walk | None = None, **changes) -> str:
    return found(scene(seen(walk, **changes)))[space].label


def test_every_space_can_be_pressed_and_says_what_lies_on_it():
    pieces = found(scene(seen()))
    assert all(pieces[space].press for space in SPACES)
    assert pieces["a1"].label == "a1, ice"
    assert pieces["c2"].label == "c2, ice, blue's pawn"


@pytest.mark.parametrize(("game", "word"), [("base", "ribbon"), ("winter", "snowflake")])
def test_special_spaces_bear_their_mark_in_words(game, word):
    assert label("d2", game=game) == f"d2, water, {word}"


def test_what_a_step_would_give_is_told_after_the_facts():
    walk = Walk(next=("c1",), tells={"c1": "step 1 would give 1 steam"})
    assert label("c1", walk) == "c1, steam, can be reached next; step 1 would give 1 steam"


def test_a_walk_is_told_step_by_step_and_numbered_on_the_board():
    walk = Walk(("c1", "d1", "c1"), next=("b1",))
    pieces = found(scene(seen(walk)))
    assert pieces["c1"].label == "c1, steam, step 1 of the walk, step 3 of the walk"
    assert {"dot-1", "dot-2", "dot-3", "next-b1"} <= set(pieces)
    assert pieces["dot-1"].at != pieces["dot-3"].at


def test_the_line_leads_from_the_pawn_to_the_refused_space():
    pieces = found(scene(seen(Walk(("c1",), refused="d1"))))
    assert pieces["way"].marks[2] == ["path", "M330 202L330 74L458 74", "way no"]
    assert ["use", "cross", 0, 0, 28, 28, ""] in pieces["dot-2"].marks
    assert pieces["d1"].label.endswith("refused")


def test_a_walk_that_was_refused_at_its_end_is_drawn_once():
    assert Walk(("c1", "d1"), refused="d1").shown == ("c1", "d1")
    assert Walk(("c1",), refused="d1").shown == ("c1", "d1")
    assert Walk(refused="d1").shown == ("d1",)


def test_the_keyboard_begins_where_the_walk_has_come_to():
    assert scene(seen()).parts[0].focus == "c2"
    assert scene(seen(Walk(("c1",)))).parts[0].focus == "c1"


def test_only_the_walking_pawn_takes_the_way_just_gone():
    pieces = found(scene(seen(Walk(walked=(("c1", {"steam": 1}), ("c2", {"ice": 2, "milk": 0}))))))
    halts = pieces["pawn-0-0"].via
    assert [[(gain.icon, gain.text) for gain in halt.gains] for halt in halts] == [[("steam", "+1")], [("ice", "+2")]]
    assert halts[-1].at == pieces["pawn-0-0"].at
    assert pieces["pawn-1-0"].via == []


def test_every_player_has_a_sign_of_their_own():
    players = tuple(Player(name, (space,)) for name, space in zip(("Ana", "Bo", "Cy", "Di"), SPACES, strict=False))
    pieces = found(scene(seen(players=players)))
    assert len({pieces[f"pawn-{seat}-0"].marks[0][1] for seat in range(4)}) == 4


@pytest.mark.parametrize("game", GAMES)
def test_all_parts_draw_with_icons_that_exist_under_ids_of_their_own(game):
    shown = scene(seen(Walk(("c1",), ("b1",), "d1"), game=game, hand=("coffee", "tea")), parts=TABLE)
    pieces = [piece for part in shown.parts for piece in part.pieces]
    assert [part.id for part in shown.parts] == list(TABLE)
    assert len({piece.id for piece in pieces}) == len(pieces)
    assert {mark[1] for piece in pieces for mark in piece.marks if mark[0] == "use"} <= set(icons())


@pytest.mark.parametrize("game", GAMES)
def test_every_upgrade_of_the_box_has_a_face(game):
    names = GAMES[game].edition.upgrades
    now = seen(game=game, players=(Player("blue", ("a1",), face_down=names),))
    faces = [found(scene(now, parts=TABLE))[f"upgrade-{'-'.join(name.split())}"].marks[1][1] for name in names]
    assert "cross" not in faces and len(set(faces)) == len(names)


def test_an_empty_hand_takes_no_room():
    assert "hand" not in [part.id for part in scene(seen(), parts=TABLE).parts]


def test_the_hand_is_seen_by_the_player_on_turn_alone():
    now = replace(seen(hand=("coffee", "coffee")), seat=1)
    assert "hand" not in [part.id for part in scene(now, parts=TABLE).parts]


def test_cups_say_what_they_hold():
    pieces = found(scene(seen(), parts=TABLE))
    assert pieces["cup-1"].label == "cup 1: 2 coffee, milk"
    assert pieces["cup-2"].label == "cup 2, empty"


def test_every_cup_bears_its_number():
    pieces = found(scene(seen(), parts=TABLE))
    assert all(any(mark[0] == "text" and mark[3] == str(n) for mark in pieces[f"cup-{n}"].marks) for n in (1, 2, 3))


def test_only_the_named_pieces_beside_the_board_can_be_pressed():
    pieces = found(scene(seen(hand=("tea",)), Hands(("cup-1", "hand-tea"), "hand-tea"), TABLE))
    assert [id for id, piece in pieces.items() if piece.press and id not in SPACES] == ["hand-tea", "cup-1"]
    assert pieces["hand-tea"].label == "1 tea in your hand, picked up"


def test_a_full_cup_says_how_many_more_it_holds():
    player = Player("blue", ("a1",), cups=(("ice",) * 11, (), ()))
    marks = found(scene(seen(players=(player,)), parts=TABLE))["cup-1"].marks
    assert sum(mark[0] == "use" for mark in marks) == 6
    assert ["text", 54, 40, "+5", "small mid"] in marks


def test_orders_keep_their_ids_while_they_wait():
    needs = ("coffee", "steam")
    orders = tuple(Order("espresso", needs, zone=zone) for zone in (1, 2))
    later = tuple(replace(order, zone=order.zone + 1) for order in orders)
    before, after = (position(players=(Player("blue", ("a1",), orders=mine),)) for mine in (orders, later))
    assert [id for id, _ in queue(before.players[0])] == ["order-espresso-2", "order-espresso-1"]
    assert order_of(before, 0, "order-espresso-1") == orders[1]
    assert order_of(after, 0, "order-espresso-1") == later[1]
    assert order_of(after, 0, "order-tea-1") is None


def test_an_order_about_to_leave_says_so():
    pieces = found(scene(replace(seen(), seat=1), parts=TABLE))
    assert pieces["order-cocoa-1"].label == "cocoa: chocolate, milk, steam; zone 4, the next to leave"
    assert pieces["zone-3"].label == "zone 3, empty"


def test_the_base_game_says_tab_where_winter_says_zone():
    base = replace(seen(), position=replace(seen().position, game="base"), seat=1)
    pieces = found(scene(base, parts=TABLE))
    assert pieces["order-cocoa-1"].label == "cocoa: chocolate, milk, steam; tab 4, the next to leave"
    assert pieces["zone-3"].label == "tab 3, empty"


def test_the_sign_and_the_other_players_in_words():
    pieces = found(scene(seen(closed=True), parts=TABLE))
    assert pieces["sign"].label == "the shop is closed"
    assert pieces["player-1"].label.startswith("yellow; 0 cookies, 0 likes, 0 penalties; cup 1: empty;")


def test_spaces_lie_in_columns_and_rows():
    assert corner("a1") == (16, 16)
    assert corner("d2") == (400, 144)


def test_upgrades_of_others_that_work_are_counted_on_their_cards() -> None:
    players = (Player("blue"), Player("yellow", active=("jump", "double corners")), Player("red"))
    yellow, red = others_part(position(players=players), 0).pieces
    assert "upgrade" in [mark[1] for mark in yellow.marks if mark[0] == "use"]
    assert "active: jump, double corners" in yellow.label
    assert "upgrade" not in [mark[1] for mark in red.marks if mark[0] == "use"]
