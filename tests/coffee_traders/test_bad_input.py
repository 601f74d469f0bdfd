"""Bad input gets one clear error that names the place, and nothing is half done."""

from __future__ import annotations

from typing import Any

import pytest

from tests.changed import changed
from tutor.coffee_traders import CoffeeTraders
from tutor.coffee_traders.box import box_data
from tutor.core.errors import BadInput

BRAZIL = "cooperatives.brazil"


def scene(**changes: Any) -> dict[str, Any]:
    return {"game": "traders", "players": {"ann": {}, "ben": {}, "cat": {}}} | changes


def land(**brazil: Any) -> dict[str, Any]:
    return scene(cooperatives={"brazil": brazil})


def player(**ann: Any) -> dict[str, Any]:
    return scene(players={"ann": ann, "ben": {}, "cat": {}})


P = {"owner": "ann", "level": 1, "row": "1"}

SCENES = [
    (scene(game="winter"), "game: unknown game 'winter'"),
    (scene(fase="work"), "fase: unknown field; did you mean 'phase'?"),
    (scene(phase="lunch"), "phase: unknown phase 'lunch'"),
    (scene(period=4), "period: expected 1, 2 or 3, found 4"),
    (scene(step="own"), "step: only Phase 2 (assign) has steps"),
    (scene(players={"ann": {}}), "players: expected 2 to 5 players, found 1"),
    (scene(players={"ann": {}, "andre": {}, "ben": {}}), "players.andre: he is last in the turn order"),
    (scene(players={"ann": {}, "ben": {}, "cat": {}, "andre": {}}), "players.andre: he plays with two people only"),
    (scene(turn="dan"), "turn: unknown player 'dan'"),
    (scene(order=["ann", "ann", "ben"]), "order: the same player stands here twice"),
    (scene(cooperatives={"peru": {}}), "cooperatives: unknown cooperative 'peru'"),
    (scene(milestones=[{"name": "wealth"}]), "milestones[0]: unknown milestone 'wealth'"),
    (scene(stacks={"G": []}), "stacks: unknown contract letter 'G'"),
    (scene(bar_counters={"london": {"9": "toucan"}}), "bar_counters.london: expected a space from 1 to 6"),
    (scene(choices=[{"kind": "lunch", "player": "ann"}]), "choices[0].kind: unknown choice 'lunch'"),
    (scene(options={"vicious": True}), "options.vicious: is a variant for two people"),
    (scene(options={"rulings": {"R1": "other"}}), "options.rulings: unknown ruling with an option 'R1'"),
    (land(plantations=[{**P, "level": 4}]), f"{BRAZIL}.plantations[0].level: expected 1, 2 or 3, found 4"),
    (land(plantations=[{**P, "level": 3}]), f"{BRAZIL}.plantations[0].level: row 1 takes no level 3"),
    (land(plantations=[{**P, "owner": "dan"}]), f"{BRAZIL}.plantations[0].owner: unknown player 'dan'"),
    (land(plantations=[{**P, "space": 7}]), f"{BRAZIL}.plantations[0].space: expected a number from 1 to 6, found 7"),
    (land(plantations=[{**P, "space": 1}] * 2), f"{BRAZIL}.plantations[1].space: two plantations stand on space 1"),
    (land(plantations=[P] * 6), "players.ann: expected 5 plantations of level 1 at most, found 6"),
    (land(plantations=[P] * 7), f"{BRAZIL}.plantations[6]: no space is left for a level 1 in row 1"),
    (land(donkeys=[{"owner": "ann", "row": "1/2", "start": 1, "space": 5}]), f"{BRAZIL}.donkeys[0]: no pathway leads"),
    (land(posts=["ann"] * 4), "players.ann: expected 3 posts at most, found 4"),
    (land(stations=["ann", "ben", "cat", "ann"]), f"{BRAZIL}.stations[3]: no station space is left for ann"),
    (land(stations=[{"owner": "ann", "space": 4}]), f"{BRAZIL}.stations[0].space: expected one of [1, 2, 3]"),
    (land(traders=["ann", "ann"]), f"{BRAZIL}.traders: the same player stands here twice"),
    (land(workers=-1), f"{BRAZIL}.workers: expected a number from 0"),
    (land(counters=["zebu"]), f"{BRAZIL}.counters: unknown Animal counter of this cooperative 'zebu'"),
    (player(coins=-1), "players.ann.coins: expected a number from 0 to 99, found -1"),
    (player(coffee={"mocha": 1}), "players.ann.coffee: unknown name 'mocha'"),
    (player(arabica={"brazil": 8}), "players.ann.arabica.brazil: expected a number from 1 to 7, found 8"),
    (player(contracts=["A", "A"]), "players.ann.contracts[1]: contract A is done twice"),
    (player(hand={"A": "B1"}), "players.ann.hand.A: unknown contract 'B1'"),
    (
        player(warehouses={"rows": 4, "columns": ["brazil", "ethiopia"]}),
        "players.ann: expected 5 warehouses at most, found 6",
    ),
    (player(warehouses={"columns": ["kopi_luwak"]}), "players.ann.warehouses.columns[0]: unknown coffee track"),
    (player(row_bonuses=["animal"]), "players.ann.row_bonuses[0]: expected an Animal counter, 'civet' or 'trader'"),
    (player(row_bonuses=["toucan", "zebu"]), "players.ann.row_bonuses: expected one Animal counter, one civet"),
    (player(row_bonuses=["civet", "civet"]), "players.ann.row_bonuses: expected one Animal counter, one civet"),
    (player(bars=[{"city": "oslo", "space": 1}]), "players.ann.bars[0].city: unknown Coffee Bar 'oslo'"),
    (player(bars=[{"city": "seoul", "space": 1}] * 2), "players.ann.bars[1]: two Scoring markers lie on space 1"),
    (player(trucks=3), "players.ann: expected 2 trucks at most, found 3"),
    (player(civets=4, civets_in_sumatra=3), "players.ann: expected 6 civets at most, found 7"),
    (player(markers=5), "players.ann: expected 4 black Action markers at most, found 5"),
    (player(own_marker="ready"), "players.ann.own_marker: is used with four players only"),
    (player(counters=["brazil"] * 7), "players: expected 6 Arabica counters of brazil at most, found 7"),
    (player(wild_stock={"brazil": 1}), "players.ann.wild_stock: lies out with 4 or 5 players only"),
    (player(spent=1) | {"phase": "refresh"}, "players.ann: Action markers are back in phase refresh"),
    (player(contractors=1) | {"phase": "refresh"}, "players.ann.contractors: all are back in phase refresh"),
    (player(contractors=1) | {"phase": "work"}, "players.ann.contractors: all are back in phase work"),
    (
        scene(phase="assign", cooperatives={"brazil": {"traders": ["ann"]}}),
        f"{BRAZIL}.traders: no trader stands in a house in phase assign",
    ),
    (
        scene(players={"ann": {"hand": {"A": "A1"}}, "ben": {"hand": {"A": "A1"}}, "cat": {}}),
        "players.ben.hand.A: there is one A1, and ann holds it",
    ),
    (player(row_b_level_3=True, taken={"B": 1}), "players.ann.row_b_level_3: with it row B is empty"),
    (
        scene(players={"ann": {"arabica": {"brazil": 7}}, "ben": {"arabica": {"brazil": 7}}, "cat": {}}),
        "players.ben.arabica.brazil: only one player stands in column 7, and ann does",
    ),
]


@pytest.mark.parametrize(("data", "says"), SCENES, ids=[says[:60] for _, says in SCENES])
def test_a_scene_that_cannot_be(game: CoffeeTraders, data: dict[str, Any], says: str) -> None:
    with pytest.raises(BadInput) as error:
        game.position(data, "scene.toml")
    assert str(error.value).startswith(f"scene.toml: {says}")


TEXTS = [
    ("dance", "unknown action 'dance'"),
    ("add D brazil 1 2", "unknown row of the player board 'D'"),
    ("add A brasil 1 2", "unknown cooperative 'brasil'; did you mean 'brazil'?"),
    ("add A brazil 1 two", "expected a space from 1 to 99, found 'two'"),
    ("add A brazil 1 2 now", "unexpected behind 'add A brazil 1 2': 'now'"),
    ("breed brazil 1/2 1", "expected 'breed COOPERATIVE ROW SPACE from SPACE'"),
    ("hire castle brazil", "unknown building 'castle'"),
    ("piggyback post brazil 1", "expected 'paying COFFEE' at the end"),
    ("trade brazil 4", "expected 'trade COFFEES for COFFEE'"),
    ("deliver oslo 1", "unknown Coffee Bar 'oslo'"),
    ("pay", "expected a coin or Arabica row behind 'pay'"),
    ("pass me the milk", "unexpected behind 'pass'"),
    ("@5 pass", "there is no clock in this game"),
    ("dan: pass", "unknown player 'dan'"),
    ("serve dan", "unknown player 'dan'"),
]


@pytest.mark.parametrize(("text", "says"), TEXTS)
def test_words_that_are_no_action(game: CoffeeTraders, text: str, says: str) -> None:
    with pytest.raises(BadInput) as error:
        game.parse(game.position(scene()), text)
    assert error.value.problem.startswith(says)


def test_andre_acts_by_himself(game: CoffeeTraders) -> None:
    p = game.position(scene(players={"ann": {}, "ben": {}}))
    assert game.names(p) == ("ann", "ben", "andre")
    with pytest.raises(BadInput, match="André acts by himself"):
        game.parse(p, "andre: pass")


BOXES: list[tuple[list[Any], Any, str]] = [
    (["bar", 1, "city"], "brazil 4", "bar[1].city: expected a name in letters"),
    (["cooperative", "brazil", "middle"], 6, "cooperative.brazil.middle: expected a space between"),
    (["cooperative", "brazil", "spaces"], {"1": 2, "1/2": 5, "2/3": 4}, "cooperative.brazil.spaces: expected a left"),
    (["cooperative", "brazil", "pathways", "1/2"], "9-1", "cooperative.brazil.pathways: expected spaces of rows"),
    (["cooperative", "brazil", "spaces", "1"], 10, "cooperative.brazil.spaces: expected at most 9 spaces in a row"),
    (["cooperative", "brazil", "spaces", "2/3"], 0, "cooperative.brazil.spaces: expected at least one space in each"),
    (
        ["cooperative", "brazil", "buildings", "farm"],
        "plain 4-5 plain plain plain plain plain",
        "cooperative.brazil.buildings: expected at most 6 spaces for each kind, not so many for farm",
    ),
    (["player_board", "counter_track"], [1] * 19, "player_board.counter_track: expected at most 18 spaces of at most"),
    (["player_board", "counter_track"], [1, 100], "player_board.counter_track: expected at most 18 spaces of at most"),
    (["contract", 0, "other"], "brazil 8, ethiopia 8", "contract A1.other: expected at most 15 coffees"),
    (
        ["milestone", 0, "points"],
        [6, 5, 4, 3, 2, 1],
        "milestone warehouses.points: expected at most one space for each",
    ),
    (
        ["cooperative", "brazil", "buildings", "post"],
        "plain big",
        "cooperative.brazil.buildings: unknown building space",
    ),
    (["plantation", 0, "level"], 2, "plantation: expected two of level 1, four of level 2"),
    (["plantation", 0, "bonus"], "gold", "plantation.bonus: unknown bonus 'gold'"),
    (["farm", 0, "row"], "B", "farm: expected a farm at the end of rows A and C"),
    (["player_board", "columns"], [["warehouse"]], "player_board.columns: expected 4 warehouses, 3 stations"),
    (["player_board", "above_hospital"], [1, 1], "player_board.above_hospital: expected two different columns"),
    (["player_board", "counter_track"], [3, 1], "player_board.counter_track: expected points that never fall"),
    (["contract", 0, "card"], "A9", "contract: expected five cards of each letter"),
    (["contract", 0, "three"], "brazil 2", "contract A1.three: expected a top, a middle and a bottom coffee"),
    (["contract", 20, "superscript"], 2, "contract: expected superscripts 1 to 5 on the E contracts"),
    (["bar", 0, "spaces", 5, "needs"], "brazil 6", "bar london.spaces: expected a last space that asks for any 6"),
    (["bar", 0, "spaces", 0, "needs"], "brazil 2", "bar london: space 1 asks for 'brazil 2': expected 1 coffee"),
    (["bar", 5, "city"], "paris", "bar paris: expected Seoul last"),
    (["milestone", 0, "letter"], "B", "milestone: expected nine different milestones"),
    (["milestone", 0, "points"], [1, 9], "milestone warehouses.points: expected points, the most on top"),
    (["counters", "arabica"], 3, "counters.arabica: expected enough for the stacks"),
    (["contract_space", 0, "coins"], -1, "contract_space[0].coins: expected int >= 0"),
]


@pytest.mark.parametrize(("path", "value", "says"), BOXES, ids=[says[:50] for _, _, says in BOXES])
def test_a_box_that_the_rulebook_rules_out(path: list[Any], value: Any, says: str) -> None:
    with pytest.raises(BadInput) as error:
        CoffeeTraders(changed(box_data(), *path, to=value), "mine.toml")
    assert str(error.value).startswith(f"mine.toml: {says}")


def test_an_owners_box_replaces_the_values() -> None:
    data = box_data()
    data["contract_space"][0]["points"] = 50
    data["contract_space"][0]["source"] = "printed"
    mine = CoffeeTraders(data)
    sheet = mine.score(mine.position(player(contracts=["A"])))
    assert sheet.players[0].total == 50
    assert mine.box.sources["contract space A"] == "printed"


def test_every_printed_value_has_a_source(game: CoffeeTraders) -> None:
    assert set(game.box.sources.values()) <= {"rulebook", "printed", "fan-compiled", "inferred", "sample"}
    assert {"brazil", "row A", "F5", "seoul", "player board", "quality"} <= game.box.sources.keys()


def test_a_person_called_as_andre_is_may_not_sit_with_him(game: CoffeeTraders) -> None:
    with pytest.raises(BadInput, match="players: André is the automaton"):
        game.position(scene(players={"André": {}, "ben": {}}))
    assert game.names(game.position(scene(players={"André": {}, "ben": {}, "cat": {}})))[0] == "André"
