"""Bad input: scenes, boxes, records, options and actions are refused in one sentence that names the place."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.changed import changed
from tutor import catalogue
from tutor.coffee_rush.edition import box_data
from tutor.core import BadInput, Record, Table
from tutor.core.read import read_toml
from tutor.core.table import replay

SPACES = "a1, b1, c1, d1, a2, b2, c2, d2, a3, b3, c3, d3, a4, b4, c4, d4"
OPTIONS = "R1, R2, R4, R6, R7, R8, R14, R21, R24, R37"


def said(read: Callable[[], Any]) -> str:
    with pytest.raises(BadInput) as refusal:
        read()
    return str(refusal.value)


# ---- scenes ---------------------------------------------------------------
SCENES = [
    ('step = "actvate"', "step: unknown step 'actvate'; did you mean 'activate'?"),
    ('stp = "move"', "stp: unknown field; did you mean 'step'?"),
    ('turn = "green"', "turn: unknown player 'green'; expected blue, yellow, red"),
    ('board = ["ice fruit steam cofee"]', "board: expected 4 rows of 4 ingredients, found 1"),
    ('board = ["ice", "ice", "ice", "ice"]', "board[0]: expected 4 ingredients, found 1"),
    (
        'board = ["ice ice ice ice", "ice ice ice cofee", "", ""]',
        "board[1]: unknown ingredient 'cofee'; did you mean 'coffee'?",
    ),
    ('board = "ice"', "board: expected a list, found a text"),
    ('deck = ["cocoa", "espreso"]', "deck[1]: unknown drink 'espreso'; did you mean 'espresso'?"),
    ("deck = 91", "deck: expected a number from 0 to 90, found 91"),
    ("deck = -1", "deck: expected a number from 0 to 90, found -1"),
    ('deck = "all"', "deck: expected a whole number or a list, found a text"),
    ('deck = [{ drink = "cocoa" }]', "deck[0]: expected a text, found a table"),
    ("closed = 1", "closed: expected true or false, found a whole number"),
    ('seed = "x"', "seed: expected a whole number, found a text"),
    ("over = true", "over: a game is over only when the shop is closed (winter.end.1)"),
    ("served = 1", "served: orders are fulfilled in step orders; expected 0 before it"),
    ('served = 4\nstep = "orders"', "served: expected a number from 0 to 3, found 4"),
    ('served = 2\nstep = "orders"', "served: each of them is a Like; blue holds 0"),
    ("supply = { coffee = 3 }", "supply: in Winter tokens never run out (winter.move.4)"),
    ("options = { choas = true }", "options.choas: unknown field; did you mean 'chaos'?"),
    ('options = { chaos = "yes" }', "options.chaos: expected true or false, found a text"),
    ('options = { players = ["x", "y"] }', "options.players: a scene names its players in [players.NAME]"),
    ('options = { upgrades = ["jump"] }', "options.upgrades: expected 4 upgrades (winter.setup.6), found 1"),
    (
        'options = { upgrades = ["jumb"] }',
        "options.upgrades: unknown upgrade 'jumb'; did you mean 'jump'?",
    ),
    (
        'options = { rulings = { R99 = "other" } }',
        f"options.rulings: unknown ruling with an option 'R99'; expected {OPTIONS}",
    ),
    (
        'options = { rulings = { R1 = "second" } }',
        "options.rulings.R1: unknown reading 'second'; expected adopted, other",
    ),
    (
        'options = { combination = "rainy day" }',
        "options.combination: unknown combination 'rainy day'; did you mean 'windy day'?",
    ),
    (
        'options = { combination = "snowy day", upgrades = ["jump"] }',
        "options.combination: expected either a combination or upgrades",
    ),
    ("options = { orders_a_zone = 3 }", "options.orders_a_zone: is only for Young Baristas (winter.young.2)"),
    (
        'options = { young_barista = true, upgrades = ["jump"] }',
        "options.upgrades: Young Baristas play without upgrade tiles (winter.young.1)",
    ),
    (
        'options = { young_barista = true }\nstep = "time"',
        "step: no time passes for Young Baristas (winter.young.4)",
    ),
    (
        'step = "place"',
        "step: setup does not come to this: pawns are placed in the order red, yellow, blue, each for one ingredient",
    ),
    ('step = "take"', None),
    ('step = "choose"', "step: there is nothing for blue to choose now (winter.setup.6)"),
]


@pytest.mark.parametrize(("fields", "problem"), SCENES, ids=[fields for fields, _ in SCENES])
def test_a_scene_that_cannot_be_is_refused_with_its_field(fields: str, problem: str | None) -> None:
    place = 'pawns = ["a1"]\n' if "step" in fields and "choose" in fields else ""
    text = f'game = "winter"\n{fields}\n[players.blue]\n{place}[players.yellow]\n[players.red]\n'
    problem = problem or next(p for f, p in SCENES if f == 'step = "place"')
    assert said(lambda: read(text)) == f"scene.toml: {problem}"


def read(text: str) -> None:
    data = read_toml(text, "scene.toml")
    catalogue.game("winter").position(data, "scene.toml")


PLAYERS = [
    ('pawns = ["e1"]', f".pawns[0]: unknown space 'e1'; expected {SPACES}"),
    ('pawns = ["a1", "a2"]', ".pawns: expected 1 with 3 players, found 2"),
    ("pawns = []", ".pawns: expected 1 with 3 players, found 0"),
    ('pawns = ["d4"]', ".pawns: two pawns stand on d4; no move and no setup ends so"),
    ("cookies = -1", ".cookies: expected a number from 0 to 99, found -1"),
    ("likes = 100", ".likes: expected a number from 0 to 99, found 100"),
    ("likes = 2.5", ".likes: expected a whole number, found a fraction"),
    ("cookie = 1", ".cookie: unknown field; did you mean 'cookies'?"),
    (
        "penalties = 5",
        ".penalties: with 5 Penalties the shop is closed (winter.time.3); expected closed = true",
    ),
    ('active = ["jumb"]', ".active: unknown upgrade 'jumb'; did you mean 'jump'?"),
    ('active = ["jump", "jump"]', ".active: expected up to 4 different upgrades, found ['jump', 'jump']"),
    (
        'active = ["jump"]\nface_down = ["jump"]',
        ".face_down: an upgrade lies both face up and face down",
    ),
    (
        'active = ["jump", "double pawns", "double corners"]\nface_down = ["double end space", "diagonal movement"]',
        ".face_down: expected 4 tiles at most, found 5",
    ),
    ('cups = ["coffee"]', ".cups: expected 3 texts, found 1"),
    ('cups = ["", "cofee", ""]', ".cups[1]: unknown ingredient 'cofee'; did you mean 'coffee'?"),
    (
        'cups = ["", "caramel", ""]',
        ".cups[1]: unknown ingredient 'caramel'; expected coffee, milk, steam, ice, water, tea, chocolate, fruit",
    ),
    ('orders = [{ drink = "latte" }]', ".orders[0].drink: unknown drink 'latte'; did you mean 'caffe latte'?"),
    (
        'orders = [{ drink = "xyzzy" }]',
        ".orders[0].drink: unknown drink 'xyzzy'; expected one of 37 such as espresso, ristretto, espresso doppio",
    ),
    (
        'orders = [{ drink = "espresso", zone = 5 }]',
        ".orders[0].zone: expected a waiting zone from 1 to 4, found 5",
    ),
    ("orders = [{ zone = 1 }]", ".orders[0]: expected a drink of the box, or what it needs"),
    ('orders = [{ needs = "" }]', ".orders[0].needs: expected at least one ingredient"),
    ('orders = [{ drnk = "espresso" }]', ".orders[0].drnk: unknown field; did you mean 'drink'?"),
    (
        'orders = [{ drink = "<b>hi</b>", needs = "ice" }]',
        ".orders[0].drink: expected a name in letters, 40 at most, found '<b>hi</b>'",
    ),
    ('hand = "coffee"', ".hand: tokens not yet in cups are held in step fill only"),
]


@pytest.mark.parametrize(("fields", "problem"), PLAYERS, ids=[fields for fields, _ in PLAYERS])
def test_a_player_of_a_scene(fields: str, problem: str) -> None:
    text = f'game = "winter"\n[players.blue]\n{fields}\n[players.yellow]\npawns = ["d4"]\n[players.red]\n'
    assert said(lambda: read(text)) == f"scene.toml: players.blue{problem}"


@pytest.mark.parametrize(
    ("players", "problem"),
    [
        ({"blue": {}}, "players: expected 2 to 4 players, found 1"),
        ({name: {} for name in "abcde"}, "players: expected 2 to 4 players, found 5"),
        (["blue", "red"], "players: expected a table, found a list"),
        ({"blue": 3, "red": {}}, "players.blue: expected a table, found a whole number"),
        (
            {"<b>": {}, "red": {}},
            "players: '<b>' is no player's name: expected a letter, then letters, digits or hyphens, 24 at most",
        ),
        (
            {"blue": {}, "red": {"hand": "ice"}},
            "players.red.hand: only the player on turn, blue, holds tokens not yet in cups",
        ),
    ],
)
def test_the_players_of_a_scene(players: Any, problem: str) -> None:
    scene = {"game": "winter", "step": "fill", "players": players}
    assert said(lambda: catalogue.game("winter").position(scene, "scene.toml")) == f"scene.toml: {problem}"


@pytest.mark.parametrize(
    ("fields", "problem"),
    [
        ({"game": "winter"}, "game: unknown game 'winter'; expected base"),
        ({"options": {"chaos": True}}, "options.chaos: is a variant of Winter; the base game has none"),
        ({"supply": {"coffee": 19}}, "supply.coffee: expected a number from 0 to 18, found 19"),
        ({"supply": {"coffee": -1}}, "supply.coffee: expected a number from 0 to 18, found -1"),
        ({"supply": {"cofee": 3}}, "supply: unknown ingredient 'cofee'; did you mean 'coffee'?"),
        (
            {"supply": {"fruit": 3}},
            "supply: unknown ingredient 'fruit'; expected coffee, milk, steam, ice, water, tea, chocolate, caramel",
        ),
        ({"step": "choose"}, "step: there is nothing for blue to choose now (base.setup.4)"),
    ],
)
def test_a_scene_of_the_base_game(fields: dict[str, Any], problem: str) -> None:
    scene = {"game": "base", "players": {"blue": {}, "red": {}}} | fields
    assert said(lambda: catalogue.game("base").position(scene, "scene.toml")) == f"scene.toml: {problem}"


def test_more_tokens_in_cups_than_the_base_box_has() -> None:
    scene = {"game": "base", "players": {"blue": {"cups": ["coffee " * 19, "", ""]}, "red": {}}}
    found = said(lambda: catalogue.game("base").position(scene, "scene.toml"))
    assert found == "scene.toml: supply: cups hold 19 coffee tokens, the box has 18"


# ---- actions --------------------------------------------------------------
ACTIONS = [
    ("", "expected a short text such as 'next', found ''"),
    ("mvoe d1", "unknown action 'mvoe'; did you mean 'move'?"),
    ("xyzzy", "unknown action 'xyzzy'; expected choose, place, take, activate, move, pour, empty, serve, next"),
    ("move e5", f"unknown space 'e5'; expected {SPACES}"),
    ("pour cofee 1", "unknown ingredient 'cofee'; did you mean 'coffee'?"),
    ("pour coffee 4", "expected the number of a cup from 1 to 3, found '4'"),
    ("pour coffee", "expected the number of a cup from 1 to 3, found ''"),
    ("empty two", "expected the number of a cup from 1 to 3, found 'two'"),
    ("serve", "expected 'serve CUP DRINK ZONE', found 'serve '"),
    ("serve 1 espresso 5", "expected the number of a waiting zone from 1 to 4, found '5'"),
    ("next please", "'next' stands alone, found 'please' behind it"),
    ("green: move d1", "unknown player 'green'; expected blue, yellow, red"),
    ("activate jumb", "unknown upgrade 'jumb'; did you mean 'jump'?"),
    ("@120 move d1", "there is no clock in this game, found '@120 move d1'"),
    ("move " + "d1 " * 200, None),
]


@pytest.mark.parametrize(("text", "problem"), ACTIONS, ids=[text[:20] for text, _ in ACTIONS])
def test_an_action_that_cannot_be_read_is_refused_in_words(shop, text: str, problem: str | None) -> None:
    found = said(lambda: shop().do(text))
    assert found == f"action: {problem}" if problem else found.startswith("action: expected a short text")


def test_a_bad_action_changes_nothing(shop) -> None:
    table = shop()
    before = table.p
    said(lambda: table.do("mvoe d1"))
    assert table.p is before and not table.table.can_undo


# ---- boxes ----------------------------------------------------------------
def change(*path: Any, to: Any = None, drop: bool = False) -> dict[str, Any]:
    """Return Winter's box with one value changed or left out."""
    box: dict[str, Any] = changed(box_data("winter"), *path, to=to, drop=drop)
    return box


BOXES = [
    (change("game", to="winte"), "game: unknown game 'winte'; did you mean 'winter'?"),
    (change("bord", to={}), "bord: unknown field; did you mean 'board'?"),
    (change("board", drop=True), "board: is missing"),
    (change("board", "rows", 0, to="ice"), "board.rows[0]: expected 4 ingredients, found 1"),
    (
        change("board", "rows", 2, to="tea steam milk cofee"),
        "board.rows[2]: unknown ingredient 'cofee'; did you mean 'coffee'?",
    ),
    (
        change("board", "source", to="guessed"),
        "board.source: unknown value 'guessed'; expected rulebook, printed, fan-compiled, inferred, sample",
    ),
    (change("special", "spaces", to=["e5"]), f"special.spaces: unknown space 'e5'; expected {SPACES}"),
    (change("tokens", "counts", "milk", to=-3), "tokens.counts.milk: expected a number from 0 to 999, found -3"),
    (change("tokens", "counts", "milk", to="x"), "tokens.counts.milk: expected a whole number, found a text"),
    (change("cookies", "count", drop=True), "cookies.count: is missing"),
    (change("order", 0, "needs", to="cofee"), "order[0].needs: unknown ingredient 'cofee'; did you mean 'coffee'?"),
    (change("order", 3, "copies", to=0), "order[3].copies: expected a number from 1 to 99, found 0"),
    (change("order", 3, "speical", to=True), "order[3].speical: unknown field; did you mean 'special'?"),
    (
        change("combination", "snowy day", "upgrades", to=["jumb"]),
        "combination.snowy day.upgrades: unknown upgrade 'jumb'; did you mean 'jump'?",
    ),
]


@pytest.mark.parametrize(("box", "problem"), BOXES, ids=[problem[:30] for _, problem in BOXES])
def test_a_box_that_cannot_be_is_refused_with_its_field(box: dict[str, Any], problem: str) -> None:
    assert said(lambda: catalogue.make("winter", box, "my.toml")) == f"my.toml: {problem}"


def test_a_drink_that_stands_in_a_box_twice() -> None:
    box = box_data("winter")
    box["order"].append(box["order"][0])
    found = said(lambda: catalogue.make("winter", box, "my.toml"))
    assert found.startswith("my.toml: order[") and found.endswith(
        f"].drink: {box['order'][0]['drink']} stands here twice"
    )


# ---- records --------------------------------------------------------------
@pytest.fixture(scope="module")
def saved() -> dict[str, Any]:
    game = catalogue.game("winter")
    options = game.options({"players": ["blue", "red"], "combination": "snowy day"})
    table = Table.start(game, options, 3)
    for text in ("place b1", "take 1", "place d1", "take 1"):
        table.act(text)
    return json.loads(table.record().save())


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"rules": "winter 0"}, "rules: was played by rules 'winter 0', these are 'winter 1'"),
        ({"game": "base"}, "game: expected 'winter', found 'base'"),
        ({"format": 2}, "format: expected 1, found 2"),
        ({"hashs": []}, "hashs: unknown field; did you mean 'hashes'?"),
        ({"hashes": []}, "hashes: expected 5, one for the start and each action, found 0"),
        ({"hashes": ["0"] * 5}, "hashes[0]: the position is another one than the record says"),
        ({"seed": 4}, "hashes[0]: the position is another one than the record says"),
        ({"options": None}, "expected either options or a scene to start from"),
        (
            {"options": {"players": list("abcde")}},
            "options.players: expected 2 to 4 players, found 5",
        ),
        (
            {"options": {"players": ["blue", "red"], "combination": "snowy day", "choas": True}},
            "options.choas: unknown field; did you mean 'chaos'?",
        ),
        (
            {"actions": ["place b1", "take 1", "place b1", "take 1"]},
            "actions[2]: 'place b1' is refused by winter.setup.11",
        ),
        ({"actions": ["place b1", "tkae 1", "x", "y"]}, "actions[1]: unknown action 'tkae'; did you mean 'take'?"),
        (
            {"actions": ["place c1", "take 1", "place d1", "take 1"]},
            "hashes[1]: the position is another one than the record says",
        ),
        ({"actions": "place b1"}, "actions: expected a list, found a text"),
    ],
)
def test_a_record_that_does_not_fit_is_refused_with_its_field(
    saved: dict[str, Any], changes: dict[str, Any], problem: str
) -> None:
    text = json.dumps(saved | changes)
    found = said(lambda: replay(catalogue.game("winter"), Record.load(text, "game.json"), "game.json"))
    assert found == f"game.json: {problem}"


def test_the_record_unchanged_plays(saved: dict[str, Any]) -> None:
    table = replay(catalogue.game("winter"), Record.load(json.dumps(saved)))
    assert json.loads(table.record().save()) == saved


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("{", "is not JSON: Input data was truncated"),
        ("[]", "expected a table, found a list"),
        ("{}", "game: is missing"),
    ],
)
def test_what_is_no_record(text: str, problem: str) -> None:
    assert said(lambda: Record.load(text, "game.json")) == f"game.json: {problem}"


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        ({"players": []}, "options.players: expected 2 to 4 players, found 0"),
        ({"players": list("abcde")}, "options.players: expected 2 to 4 players, found 5"),
        ({"players": ["a", "a"]}, "options.players: two players have the same name"),
        ({"players": "ab"}, "options.players: expected a list, found a text"),
        ({"players": ["a", "b"], "upgrade": []}, "options.upgrade: unknown field; did you mean 'upgrades'?"),
        (
            {"players": ["a", "b"], "variable_upgrades": True, "combination": "snowy day"},
            "options.upgrades: with Variable Upgrades each player chooses tiles in setup (winter.advanced.3)",
        ),
        (None, "options: expected a table, found nothing"),
    ],
)
def test_the_options_of_a_game(data: Any, problem: str) -> None:
    assert said(lambda: catalogue.game("winter").options(data)) == problem


def test_an_unknown_game_is_answered_with_the_nearest() -> None:
    assert said(lambda: catalogue.game("wintr")) == "game: unknown game 'wintr'; did you mean 'winter'?"
