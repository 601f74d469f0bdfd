"""The movement lab, used as a browser would: by presses on its board and its leaves."""

from __future__ import annotations

from typing import Any
from urllib.parse import parse_qs

import pytest
from msgspec.structs import replace

from tests.widgets.test_lesson_desk import push
from tutor.coach import routes
from tutor.core.game import act
from widgets.charts.looks import colour
from widgets.labs import MovementLab
from widgets.labs.movement_model import NOBODY, MovementModel
from widgets.labs.movement_sight import WANTED, MovementSight
from widgets.labs.table import MOST_COOKIES, Setup, Study


def press(lab: MovementLab, *spaces: str) -> None:
    for space in spaces:
        lab.board._handle_msg({"do": "press", "id": space, "step": lab.board.step})


def text(node: Any) -> str:
    """All words of a page, of its nodes, or of one node."""
    if isinstance(node, dict):
        return " ".join(text(one) for one in node["nodes"])
    return node if isinstance(node, str) else " ".join(text(one) for one in node[2:])


def pieces(lab: MovementLab) -> dict[str, dict[str, Any]]:
    return {piece["id"]: piece for part in lab.board.scene["parts"] for piece in part["pieces"]}


# ---- the board ----------------------------------------------------------------------


def test_every_reachable_space_bears_its_cookies_and_no_other_space_does() -> None:
    lab = MovementLab()
    study = lab.model.study
    cheapest: dict[str, int] = {}
    for walk in study.walks:
        cheapest[walk.end] = min(walk.cookies, cheapest.get(walk.end, 99))
    marked = {id.removeprefix("reach-"): piece for id, piece in pieces(lab).items() if id.startswith("reach-")}
    assert set(marked) == set(cheapest)
    assert {0, 1} == set(cheapest.values())
    for space, piece in marked.items():
        shown = [mark[3] for mark in piece["marks"] if mark[0] == "text"]
        assert shown == ([str(cheapest[space])] if cheapest[space] else []), space
    assert "reached for 1 cookie" in pieces(lab)["c3"]["label"]
    assert "reached" not in pieces(lab)["c2"]["label"]


def test_pawn_is_picked_up_and_put_on_a_space() -> None:
    lab = MovementLab()
    press(lab, "a1")
    assert lab.model.held == 0
    assert "held" in pieces(lab)
    press(lab, "d4")
    assert (lab.model.held, lab.model.setup.pawns) == (NOBODY, ("d4", "c2", "c4"))
    assert "blue's pawn" in pieces(lab)["d4"]["label"]


def test_pawn_put_on_another_changes_places_with_it() -> None:
    lab = MovementLab()
    press(lab, "c2", "a1")
    assert lab.model.setup.pawns == ("c2", "a1", "c4")


def test_pawn_put_down_where_it_stood_has_its_space_looked_at() -> None:
    lab = MovementLab()
    press(lab, "c2", "c2")
    assert lab.model.setup.pawns == Setup().pawns
    assert lab.model.view.space == "c2"
    assert "No walk can end here." in text(lab.space.page)


def test_space_tells_its_walks_and_takes_another_ingredient() -> None:
    lab = MovementLab()
    press(lab, "b3")
    here = lab.model.study.heat["b3"]
    assert f"{here.ends} walks can end here" in text(lab.space.page)
    push(lab.space, "tile", "tea")
    assert lab.model.setup.tiles == (("b3", "tea"),)
    assert lab.model.study.position.board[9] == "tea"
    assert "b3, tea" in pieces(lab)["b3"]["label"]


def test_all_sets_of_tokens_can_be_told() -> None:
    lab = MovementLab()
    press(lab, "b2")
    sets = len(lab.model.study.to("b2"))
    assert sets > lab.model.sets
    push(lab.space, "more")
    assert lab.model.sets >= sets
    assert "more sets" not in text(lab.space.page)


# ---- the table -----------------------------------------------------------------------


def test_editions_have_their_own_upgrades_and_ingredients() -> None:
    lab = MovementLab()
    push(lab.controls, "upgrade", "jump")
    push(lab.controls, "upgrade", "double corners")
    push(lab.asked, "want", "fruit")
    push(lab.controls, "game", "base")
    assert lab.model.setup.active == ("double corners",)
    assert lab.model.view.wanted == WANTED
    assert "Double Meeple" in text(lab.controls.page)
    assert "Jump" not in text(lab.controls.page)
    assert "caramel" in text(lab.asked.page)


def test_one_tile_too_many_stays_face_down_and_the_rule_is_said() -> None:
    lab = MovementLab()
    for name in lab.model.study.game.edition.upgrades[:4]:
        push(lab.controls, "upgrade", name)
    four = lab.model.setup.active
    push(lab.controls, "upgrade", lab.model.study.game.edition.upgrades[4])
    assert lab.model.setup.active == four
    assert "stays face down: only 4 upgrades" in text(lab.controls.page)


@pytest.mark.parametrize(("players", "pawns"), [(2, 4), (3, 3), (4, 4)])
def test_each_number_of_players_has_its_pawns(players: int, pawns: int) -> None:
    lab = MovementLab()
    push(lab.controls, "players", str(players))
    assert len(lab.model.setup.pawns) == len(set(lab.model.setup.pawns)) == pawns
    assert sum(id.startswith("pawn-") for id in pieces(lab)) == pawns


def test_cookies_go_up_and_down_within_limits() -> None:
    lab = MovementLab()
    for n in (2, 3):
        push(lab.controls, "cookies", str(n))
    push(lab.controls, "cookies", str(MOST_COOKIES + 1))
    assert lab.model.setup.cookies == MOST_COOKIES
    push(lab.controls, "cookies", "2")
    assert lab.model.setup.cookies == 2


# ---- how can I get ... ? ---------------------------------------------------------------


def test_best_walks_are_the_coachs_with_tokens_and_clauses() -> None:
    lab = MovementLab()
    study = lab.model.study
    best = routes.best(study.game, study.position, 0, WANTED)
    assert lab.model.best() == best
    shown = text(lab.answers.page)
    for walk in best:
        assert " → ".join((walk.pawn, *walk.move.spaces)) in shown
    push(lab.answers, "why", "0")
    step = act(study.game, study.position, 0, best[0].move)
    verdict = study.game.check(study.position, 0, best[0].move)
    for clause in {*verdict.for_ids, *(event.clause for event in step.events)}:
        assert study.game.rulebook.clauses[clause].says in text(lab.answers.page)


def test_order_of_the_box_is_looked_for() -> None:
    lab = MovementLab()
    push(lab.asked, "orders")
    push(lab.asked, "order", "green tea")
    assert sorted(lab.model.view.wanted) == ["steam", "tea", "water"]
    assert not lab.model.orders


def test_tokens_are_added_and_left_out() -> None:
    lab = MovementLab()
    push(lab.asked, "drop", "milk")
    push(lab.asked, "want", "coffee")
    assert lab.model.view.wanted == ("coffee", "steam", "coffee")
    push(lab.asked, "forget")
    assert lab.model.view.wanted == ()
    assert lab.answers.page["nodes"] == []


def test_what_cannot_be_had_is_said() -> None:
    lab = MovementLab()
    push(lab.controls, "cookies", "0")
    for _ in range(3):
        push(lab.asked, "want", "fruit")
    assert "No walk from here gives" in text(lab.answers.page)
    assert "Not even 3 cookies would do." in text(lab.answers.page)


def test_cookies_that_would_do_are_offered() -> None:
    lab = MovementLab()
    push(lab.controls, "cookies", "0")
    push(lab.asked, "forget")
    for kind in ("ice", "coffee", "tea", "fruit"):
        push(lab.asked, "want", kind)
    enough = next(n for n in range(4) if Study(replace(lab.model.setup, cookies=n)).best(lab.model.view.wanted))
    assert f"Take {enough} cookie" in text(lab.answers.page)
    push(lab.answers, "cookies", str(enough))
    assert lab.model.best()


def test_walk_is_played_on_the_board_and_put_back() -> None:
    lab = MovementLab()
    walk = lab.model.best()[0]
    push(lab.answers, "play", "0")
    pawn = pieces(lab)["pawn-0-0"]
    assert len(pawn["via"]) == walk.steps
    assert [gain["icon"] for halt in pawn["via"] for gain in halt["gains"]] == ["coffee", "milk", "steam"]
    assert "blue's pawn" in pieces(lab)[walk.end]["label"]
    assert f"Blue stops on {walk.end}" in text(lab.status.page)
    push(lab.status, "back")
    assert "blue's pawn" in pieces(lab)["a1"]["label"]


def test_a_change_of_the_table_ends_what_was_played() -> None:
    lab = MovementLab()
    push(lab.answers, "play", "0")
    push(lab.controls, "cookies", "2")
    assert lab.model.played is None


# ---- the heat map ------------------------------------------------------------------------


def test_heat_map_is_built_when_it_is_seen_and_tells_what_the_table_tells() -> None:
    lab = MovementLab()
    assert lab.heat is None
    assert lab.table.page["nodes"] == []
    lab._place[0]._handle_msg("seen")
    assert lab.heat is not None
    cells = {cell.space: cell for cell in lab._cells()}
    assert {space: one.ends for space, one in lab.model.study.heat.items()} == {s: c.value for s, c in cells.items()}
    push(lab.head, "heat", "entered")
    shown = lab.heat.layer("Rect").data_source.data
    assert dict(zip(shown["space"], shown["zvalues"], strict=True)) == {
        space: one.entered for space, one in lab.model.study.heat.items()
    }
    assert len(lab.table.page["nodes"][0][4]) - 2 == 16


def test_theme_dresses_the_heat_map() -> None:
    lab = MovementLab()
    lab._build_heat()
    lab.theme = "dark"
    assert lab.heat.figure.styles == {"background-color": colour("paper", "dark")}


# ---- the address ---------------------------------------------------------------------------


def args(address: str) -> dict[str, list[str]]:
    return parse_qs(address)


def test_fresh_lab_needs_no_parts() -> None:
    assert MovementModel().write() == ""


@pytest.mark.parametrize(
    "address",
    [
        "game=base&players=2&pawns=b2,d1,a4,a1&cookies=3&upgrades=double+meeple&tiles=c4:tea&space=c4",
        "upgrades=jump,diagonal+movement&want=fruit,fruit&heat=entered",
        "want=nothing",
    ],
)
def test_address_is_read_as_it_is_written(address: str) -> None:
    model = MovementModel()
    assert model.read(args(address)) == []
    assert model.write() == address


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("game", "chess"), ("players", "5"), ("players", "²"), ("pawns", "a1,a1,c4"), ("pawns", "a1"),
        ("pawns", "z9,c2,c4"),
        ("cookies", "-1"), ("cookies", "99"), ("upgrades", "double meeple"), ("upgrades", "jump,jump"),
        ("tiles", "a1"), ("tiles", "a1:milk ice"), ("tiles", "a1:caramel"), ("tiles", "<b>:tea"), ("want", "gin"),
        ("want", ",".join(["tea"] * 9)), ("space", "e5"), ("heat", "hot"), ("want", "x" * 5000),
    ],
)  # fmt: skip  # short ones side by side
def test_one_bad_part_is_left_out_alone(part: str, value: str) -> None:
    model = MovementModel()
    good = {"cookies": ["2"], "space": ["b3"]}
    expected = {name: text for name, text in good.items() if name != part}
    assert model.read(good | {part: [value]}) == [part]
    alone = MovementModel()
    alone.read(expected)
    assert model.view == alone.view


def test_state_is_each_labs_own() -> None:
    one, other = MovementLab(), MovementLab()
    press(one, "a1", "d4")
    assert other.model.view == MovementSight()


def test_a_walk_of_the_base_game_tells_what_it_borrows_by_its_ruling() -> None:
    lab = MovementLab()
    push(lab.controls, "upgrade", "double corners")
    push(lab.controls, "game", "base")
    told = 0
    for kind in ("ice", "coffee", "milk", "steam"):
        push(lab.asked, "forget")
        push(lab.asked, "want", kind)
        for n, walk in enumerate(lab.model.best()):
            push(lab.answers, "why", str(n))
            doubled = bool({"a1", "a4", "d1", "d4"} & {*walk.move.spaces})
            assert ("Ruling R5" in text(lab.answers.page["nodes"][n + 1])) == doubled
            told += doubled
    assert told
