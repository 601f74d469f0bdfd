"""The page of a race of Caffeine Rush as state, with a clock that the tests set."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from tests.widgets.races.hands import Hand, begun, opened
from tutor.core.table import Table
from widgets.boards.caffeine import CaffeineBoard
from widgets.explorer.address import of_clause
from widgets.leaf import all_of, text_in
from widgets.races import leaves
from widgets.races.caffeine import SAME_MS
from widgets.races.caffeine_choices import SWITCHES
from widgets.races.model import RaceModel
from widgets.races.page import RaceView
from widgets.races.race import PACE_MS
from widgets.races.states import ME

ALL = {one.id: "yes" for one in SWITCHES}
TABLES = [
    {},
    {"rivals": "3", "teams": "yes"},
    {"rivals": "2", "supervisor": "yes", "clean_up": "B", "latte_art": "yes"},
    {"rivals": "4", "call_customer": "yes", "fair_trade": "yes"},
    {"quality_assurance": "yes", "order_pile": "2", "size": "yes"},
    {"rivals": "5", "target": "10", **ALL},
]


def race(clock: Hand, **address: str) -> RaceModel:
    return begun(clock, game="caffeine", **address)


def pressed(text: str) -> str:
    """The piece that means an action."""
    verb, _, rest = text.partition(" ")
    if verb == "match":
        kind, place, *where = rest.split(" ")
        return f"beside-{place}" if where else f"need-{place}-{kind}"
    plain = {"flip": "pile", "aside": "hand", "turn": "orders", "clean": "clean", "pass": "pass"}
    return plain.get(verb) or (f"say-{_all(rest)}" if verb == "message" else f"{verb}-{rest}")


def _all(words: str) -> str:
    return "-".join(str(n) for n, _ in enumerate(words.split(), 1))


ORDER = ("clean", "latte", "up", "call", "turn", "message", "match", "shuffle", "flip", "aside", "pass")


def move(model: RaceModel) -> None:
    """Do something sensible by pressing."""
    legal = sorted(model.sight.legal, key=lambda text: (ORDER.index(text.partition(" ")[0]), text))
    hand = model.sight.view.players[ME].hand
    mine = [text for text in legal if hand and text.startswith(f"match {hand.kind} ")]
    if not legal:
        model.wait()
    else:
        model.press(pressed((mine or legal)[0]))
        assert not model.sight.told.refused, model.sight.told


def finished(clock: Hand, **address: str) -> RaceModel:
    model = race(clock, calm="yes", **address)
    for _ in range(4000):
        if model.sight.stage == "over":
            break
        if model.sight.stage == "round":
            model.next_round()
            model.start()
        move(model)
    assert model.sight.stage == "over"
    return model


def at(model: RaceModel, scene: dict[str, Any]) -> None:
    """Go on from a table written by hand."""
    game = model.race.game
    model.race.table = Table(game, game.position({"game": "caffeine", **scene}))
    model.race._told_to = 1
    model._look(model.sight.told)


# ---- whole races --------------------------------------------------------------------


@pytest.mark.parametrize("table", TABLES, ids=lambda table: "-".join(table) or "plain")
def test_a_race_is_played_by_pressing_and_reckoned(clock: Hand, table: dict[str, str]) -> None:
    model = finished(clock, **table)
    sheet = model.race.game.score(model.race.position)
    assert len(model.race.position.players[ME].drinks) > 0
    page = leaves.reckoned(model.race.game, model.raced, model.sight)
    shown, cited = text_in(page), {link[1]["href"] for link in all_of(page, "a")}
    assert {of_clause(line.clause) for total in sheet.players for line in total.lines} <= cited
    for player in model.race.position.players:
        for drink in player.drinks:
            assert drink.order.name in shown


def test_a_race_against_the_clock_goes_on_without_the_person(clock: Hand) -> None:
    model = race(clock, rivals="2", speed="quick")
    assert model.sight.now == 0 and model.alive
    clock.ms += 20_000
    model.tick()
    assert {step.seat for step in model.race.table.steps[2:]} == {1, 2}
    clock.ms += 900_000
    model.tick()
    claimed = [event for step in model.race.table.steps for event in step.events if event.kind == "claims"]
    assert claimed and all(event.seat in (1, 2) for event in claimed)


def test_ticking_more_often_changes_nothing(clock: Hand) -> None:
    often, rare = race(clock, rivals="5", speed="quick"), race(clock, rivals="5", speed="quick")
    often.race.zero = rare.race.zero = clock.ms
    for _ in range(60):
        clock.ms += 500
        often.tick()
    rare.tick()
    assert often.race.record().hashes == rare.race.record().hashes


def test_the_film_shows_every_step_as_it_was_played(clock: Hand) -> None:
    model = finished(clock, supervisor="yes", latte_art="yes")
    steps = model.race.table.steps
    model.watch_again()
    assert (model.sight.at, model.sight.last) == (0, len(steps) - 1)
    for n in (1, 7, len(steps) // 2, len(steps) - 1):
        model.scrub(n)
        assert model.sight.view == model.race.game.view(steps[n].position, ME)
        assert model.sight.legal == frozenset()
    model.press("pile")
    assert model.sight.at == len(steps) - 1
    model.run(True)
    clock.ms += 2_000_000
    model.tick()
    assert model.sight.at == len(steps) - 1 and not model.alive


def test_rounds_of_tiptop_are_added_up(clock: Hand) -> None:
    model = race(clock, calm="yes", tiptop="yes", target="25")
    for _ in range(1000):
        if model.sight.stage == "round":
            break
        move(model)
    assert model.sight.stage == "round"
    earned = model.race.game.score(model.race.position).players[ME].total
    model.choose("rivals", "3")
    assert len(model.race.position.players) == 2
    model.next_round()
    assert model.sight.stage == "ready" and model.sight.view.round == 2
    model.choose("rivals", "3")
    assert model.sight.view.players[ME].total == earned
    model.start()
    assert model.sight.stage == "play"


def test_while_nothing_happens_nothing_is_drawn(clock: Hand) -> None:
    model = race(clock)
    drawn: list[object] = []
    model.param.watch(drawn.append, "sight")
    clock.ms += 1
    model.tick()
    assert drawn == []
    clock.ms += 10_000
    model.tick()
    assert len(drawn) == 1


# ---- the start -----------------------------------------------------------------------


def test_turning_the_orders_up_at_the_table_is_counted_to_three_too(clock: Hand) -> None:
    model = opened(clock, game="caffeine")
    model.press("go")
    assert model.sight.stage == "count"
    model.press("go")
    model.press("pile")
    assert model.sight.told.refused and model.sight.told.clauses == ("caffeine.order.3",)
    assert model.sight.stage == "count"


# ---- without a clock -------------------------------------------------------------------


def test_without_a_clock_the_others_do_what_they_had_time_for(clock: Hand) -> None:
    model = race(clock, calm="yes", speed="quick", rivals="2")
    clock.ms += 600_000
    model.tick()
    assert len(model.race.table.steps) == 2
    model.press("pile")
    assert [step.seat for step in model.race.table.steps[2:3]] == [ME]
    assert all(step.position.moment <= PACE_MS for step in model.race.table.steps)
    assert {step.seat for step in model.race.table.steps[3:]} == {1, 2}


def test_who_can_do_nothing_waits(clock: Hand) -> None:
    model = race(clock, calm="yes", rivals="3", teams="yes")
    for _ in range(100):
        if "flip" not in model.sight.legal:
            break
        model.press("pile")
        model.press("hand")
    before = len(model.race.table.steps)
    model.press("pile")
    assert model.sight.told.refused and "caffeine.variants.6" in model.sight.told.clauses
    assert len(model.race.table.steps) == before
    model.wait()
    assert len(model.race.table.steps) > before


# ---- two hands at one Order ------------------------------------------------------------


NEARLY = {
    "players": {
        "blue": {"hand": "milk", "pile": "coffee"},
        "yellow": {"prep": "milk", "pile": "ice"},
    },
    "orders": [{"drink": "coffee with milk", "cards": "blue:coffee blue:coffee"}, {"drink": "mocha"}],
    "order_pile": ["latte"],
    "rest": [],
}


@pytest.mark.parametrize("late", [0, SAME_MS])
def test_two_final_cards_at_the_same_moment_are_judged_by_the_rules(clock: Hand, late: int) -> None:
    model = race(clock)
    at(model, NEARLY)
    clock.ms += 1000
    model.race.crew.baristas[0].free_at = 900_000
    model.race.table.act("@1000 yellow: match milk 1 40% 9cm")
    clock.ms += late
    model.press("place-1")
    assert model.sight.told.clauses == ("caffeine.placement.3",)
    assert model.race.position.places[0].claim.seat == ME
    model.press("up-1")
    assert len(model.race.position.players[ME].drinks) == 1


def test_a_card_laid_later_comes_too_late(clock: Hand) -> None:
    model = race(clock)
    at(model, NEARLY)
    clock.ms += 1000
    model.race.crew.baristas[0].free_at = 900_000
    model.race.table.act("@1000 yellow: match milk 1 40% 9cm")
    clock.ms += SAME_MS + 1
    model.press("place-1")
    assert model.sight.told.refused and model.sight.told.clauses == ("caffeine.objective.7",)


# ---- a message -------------------------------------------------------------------------


CUPS = {
    "step": "message",
    "variations": ["fair_trade"],
    "players": {
        "blue": {"drinks": [{"drink": "iced coffee"}, {"drink": "plain coffee"}], "pile": ""},
        "yellow": {"drinks": [{"drink": "sweet coffee"}], "pile": ""},
    },
    "orders": [],
    "order_pile": [],
    "rest": [],
}


def test_a_message_is_put_together_and_time_stands_still(clock: Hand) -> None:
    model = race(clock, fair_trade="yes")
    at(model, CUPS)
    assert model.sight.stage == "message" and not model.alive
    model.press("say-2-1")
    assert model.sight.stage == "over"
    assert model.race.position.players[ME].message == "my because"
    assert "“my because”" in text_in(leaves.reckoned(model.race.game, model.raced, model.sight))


def test_who_leaves_it_lets_the_next_one_try(clock: Hand) -> None:
    model = race(clock, fair_trade="yes")
    at(model, CUPS)
    model.press("pass")
    clock.ms += 60_000
    model.tick()
    assert model.sight.stage == "over"


# ---- nothing hidden leaves ---------------------------------------------------------------


@pytest.mark.parametrize("table", TABLES[:5], ids=lambda table: "-".join(table) or "plain")
def test_cards_that_nobody_sees_change_nothing_of_what_is_sent(clock: Hand, table: dict[str, str]) -> None:
    model = race(clock, calm="yes", **table)
    for _ in range(15):
        move(model)
    p = model.race.position
    assert p.step == "play"
    piles = tuple(map(redealt, p.piles))
    players = tuple(q if i == ME else replace(q, drinks=tuple(map(other, q.drinks))) for i, q in enumerate(p.players))
    unseen = replace(
        p, piles=piles, players=players, order_pile=p.order_pile[::-1], rest=p.rest[::-1], stream=p.stream + 1
    )
    assert unseen != p
    assert sent(model, unseen) == sent(model, p)


def redealt(pile: Any) -> Any:
    """The same cards in another order; the colour of the top card is seen and stays."""
    top, *below = pile
    same = next(n for n, card in enumerate(below) if card.owner == top.owner)
    return (below[same], *below[same + 1 :], top, *below[:same])


def other(drink: Any) -> Any:
    order = replace(drink.order, drink="another", customer="Zed", word="zebra")
    return replace(drink, order=order, cards=drink.cards[::-1])


def sent(model: RaceModel, p: Any) -> str:
    view = RaceView(model)
    model.sight = replace(model.sight, view=model.race.game.view(p, ME))
    return view._board.text.partition('"step"')[0] + view._above.text.partition('"nodes"')[2]


def test_the_address_tells_the_seed_only_when_all_lies_open(clock: Hand) -> None:
    model = RaceModel(clock, lambda: 7)
    model.choose("game", "caffeine")
    assert model.write() == "./play?game=caffeine"
    assert finished(clock).write() == "./play?game=caffeine&calm=yes&seed=3"


# ---- choices -----------------------------------------------------------------------------


def test_what_does_not_go_together_gives_way_to_the_newer_choice_and_the_game_says_why(clock: Hand) -> None:
    model = RaceModel(clock, lambda: 7)
    model.choose("game", "caffeine")
    model.choose("switch", "size")
    model.choose("switch", "teams")
    assert model.choices.rivals == 3 and model.choices.on == {"size", "teams"}
    assert (model.left[0].words, model.left[0].rule) == ("You play against 3 now.", "caffeine.variants.3")
    model.choose("rivals", "4")
    assert model.choices.on == {"size"} and model.left[0].words == "Team Play is off now."
    assert model.left[0].why == model.race.game.rulebook.says("caffeine.variants.3")


def test_the_other_game_begins_with_its_own_choices_and_the_same_clock(clock: Hand) -> None:
    model = RaceModel(clock, lambda: 7)
    model.choose("switch", "master")
    model.choose("rivals", "0")
    model.choose("calm", "yes")
    model.choose("game", "caffeine")
    assert (model.choices.rivals, model.choices.on, model.choices.calm) == (1, frozenset(), True)
    assert model.race.position.game == "caffeine"


def test_settings_come_with_their_switch_alone(clock: Hand) -> None:
    model = RaceModel(clock, lambda: 7)
    address = {"game": "caffeine", "clean_up": "B", "target": "7", "rivals": "1", "teams": "yes"}
    assert model.read({name: [value] for name, value in address.items()}) == ["target"]
    assert [one.words for one in model.left] == ["Team Play is off now."]
    assert model.race.position.options.clean_up == "A"
    model.choose("switch", "supervisor")
    assert model.race.position.options.clean_up == "B"
    assert model.write() == "./play?game=caffeine&supervisor=yes&clean_up=B"
    assert model.read({"game": ["chess"]}) == ["game"]


def test_each_variation_has_its_sentence_and_a_clause_of_the_rulebook(clock: Hand) -> None:
    model = opened(clock, game="caffeine")
    for one in SWITCHES:
        assert one.about.endswith(".") and one.clause in model.race.game.rulebook.clauses


# ---- the page ----------------------------------------------------------------------------


def test_another_game_is_drawn_by_another_board_and_vain_presses_are_answered(clock: Hand) -> None:
    model = RaceModel(clock, lambda: 3)
    view = RaceView(model)
    view._pressed("game", "caffeine")
    assert isinstance(view._board, CaffeineBoard) and view._page[2] is view._board
    view._pressed("calm", "yes")
    view._pressed("rivals", "3")
    view._pressed("switch", "teams")
    view._pressed("start", "")
    for _ in range(60):
        if not model.sight.legal:
            break
        move(model)
    board = view._board
    board._handle_msg({"do": "press", "id": "pile", "step": board.step})
    assert model.sight.told.refused
