"""The page of a race of Grab & Go as state, with a clock that the tests set."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from tests.widgets.races.hands import Hand, begun, opened
from tutor.core.game import digest
from tutor.grab_and_go import Order
from tutor.grab_and_go.position import GAP, HIDDEN, TIMER
from widgets.boards.grab import GrabBoard, keys, scene
from widgets.boards.race import Live
from widgets.races.model import RaceModel
from widgets.races.page import RaceView
from widgets.races.race import COUNT_MS, PACE_MS
from widgets.races.states import ME


def move(model: RaceModel, n: int) -> None:
    """Do something sensible: the person wins in time if the others are slow."""
    legal, player = sorted(model.sight.legal), model.sight.view.players[ME]
    calls = [text for text in legal if text.startswith("call")]
    if player.hand:
        fits = [i for i, order in enumerate(player.orders, 1) if _lacks(order, player.hand)]
        model.press(f"order-{fits[0]}" if fits else f"card-{player.hand_from}")
    elif calls:
        model.press(f"order-{calls[0][5:]}")
    else:
        model.press("deck-1" if any(text.startswith("draw") for text in legal) else f"card-{n * 37 % 104 + 1}")


def _lacks(order: Order, kind: str) -> bool:
    return order.under.count(kind) < order.needs.count(kind)


def finished(clock: Hand, **address: str) -> RaceModel:
    model = begun(clock, calm="yes", **address)
    for n in range(2000):
        if model.sight.stage == "over":
            break
        move(model, n)
    assert model.sight.stage == "over"
    return model


# ---- the clock ---------------------------------------------------------------


def test_nobody_starts_before_the_count_of_three(clock: Hand) -> None:
    model = opened(clock)
    model.start()
    clock.ms += COUNT_MS - 1
    model.tick()
    model.press("card-4")
    assert model.sight.stage == "count"
    assert model.sight.told.refused and model.sight.told.clauses == ("grab.play.2",)
    clock.ms += 1
    model.tick()
    assert model.sight.stage == "play"


def test_an_action_counts_at_the_moment_of_the_clock(clock: Hand) -> None:
    model = begun(clock, rivals="0")
    clock.ms += 1234
    model.press("card-4")
    assert model.race.position.moment == 1234
    assert model.sight.view.players[ME].hand_from == 4


def test_what_others_do_until_then_comes_before_what_the_person_does(clock: Hand) -> None:
    model = begun(clock, speed="quick")
    clock.ms += 20_000
    model.press("card-4")
    seats = [step.seat for step in model.race.table.steps[2:]]
    moments = [step.position.moment for step in model.race.table.steps[2:]]
    assert len(seats) > 5 and set(seats[:-1]) == {1} and seats[-1] == ME
    assert moments == sorted(moments) and moments[-1] == 20_000


def test_ticking_more_often_changes_nothing(clock: Hand) -> None:
    often = begun(clock, speed="quick")
    for _ in range(100):
        clock.ms += 100
        often.tick()
    rare = begun(clock, speed="quick")
    clock.ms += 10_000
    rare.tick()
    assert [digest(step.position) for step in often.race.table.steps] == [
        digest(step.position) for step in rare.race.table.steps
    ]


def test_without_a_clock_time_moves_with_the_person_alone(clock: Hand) -> None:
    model = opened(clock, calm="yes")
    model.start()
    assert model.sight.stage == "play" and not model.alive
    clock.ms += 600_000
    model.tick()
    assert len(model.race.table.steps) == 2
    model.press("card-4")
    assert model.sight.now == PACE_MS
    assert [step.seat for step in model.race.table.steps[2:]].count(ME) == 1
    model.press("card-5")
    assert model.sight.told.refused and model.sight.now == PACE_MS


def test_without_a_clock_the_others_do_afterwards_what_they_had_time_for(clock: Hand) -> None:
    model = begun(clock, calm="yes", speed="quick")
    model.press("card-4")
    seats = [step.seat for step in model.race.table.steps[2:]]
    moments = [step.position.moment for step in model.race.table.steps[2:]]
    assert seats[0] == ME and moments[0] == 0
    assert set(seats[1:]) == {1} and 0 < moments[-1] <= PACE_MS


def test_without_a_clock_one_may_wait_for_the_others(clock: Hand) -> None:
    model = begun(clock, calm="yes")
    model.wait()
    assert [step.seat for step in model.race.table.steps[2:]] == [1]
    against_the_clock = begun(clock)
    against_the_clock.wait()
    assert len(against_the_clock.race.table.steps) == 2


def test_the_timer_ends_a_race_alone_and_a_card_in_hand_may_still_be_slotted(clock: Hand) -> None:
    model = begun(clock, rivals="0")
    model.press("card-1")
    clock.ms += TIMER
    model.tick()
    assert model.sight.stage == "closing"
    model.press("card-2")
    assert model.sight.told.refused and "grab.closing.2" in model.sight.told.clauses
    model.press("order-1")
    assert model.sight.stage == "over" and not model.alive


def test_others_close_the_shop_when_the_person_is_slow(clock: Hand) -> None:
    model = begun(clock, rivals="3", speed="quick")
    clock.ms += 900_000
    model.tick()
    assert model.sight.stage == "over"
    assert model.sight.view.closed_by in (1, 2, 3)
    assert "grab.closing.1" in model.sight.told.clauses
    model.press("card-1")
    assert model.sight.stage == "over"


@pytest.mark.parametrize("game", ["grab", "caffeine"])
def test_who_one_is_is_said_while_it_is_counted(clock: Hand, game: str) -> None:
    model = opened(clock, game=game)
    view = RaceView(model)
    model.start()
    assert "You are blue." in str(view._above.page["nodes"])


def test_the_end_of_a_race_comes_into_sight_once(clock: Hand) -> None:
    model = begun(clock, rivals="3", speed="quick")
    view = RaceView(model)
    assert not view._above.page["reveal"]
    clock.ms += 900_000
    model.tick()
    (headline,) = (node for node in view._above.page["nodes"] if node[0] == "h2")
    assert view._above.page["reveal"] and headline[1]["data-reveal"] == "1"
    model.watch_again()
    model.leave_film()
    assert not view._above.page["reveal"]


# ---- what a press means ------------------------------------------------------------


def test_a_card_is_turned_and_put_back_and_only_one_at_a_time(clock: Hand) -> None:
    model = begun(clock, rivals="0")
    model.press("card-9")
    model.press("card-10")
    assert model.sight.told.clauses[:2] == ("grab.find.2", "grab.find.3")
    model.press("card-9")
    assert model.sight.view.players[ME].hand == "" and model.sight.view.stock[8] == HIDDEN


def test_a_late_hand_is_told_who_was_first(clock: Hand) -> None:
    model = begun(clock, speed="quick")
    while not model.race.position.players[1].hand:
        clock.ms += 50
        model.tick()
    model.press(f"card-{model.race.position.players[1].hand_from}")
    assert model.sight.told.refused
    assert model.sight.told.words == ("Yellow's hand was there first: that card is in it",)


def test_an_order_is_slotted_called_and_followed_by_the_next(clock: Hand) -> None:
    model = begun(clock, rivals="0")
    done = 0
    for n in range(400):
        move(model, n)
        done = len(model.sight.view.players[ME].done)
        if done:
            break
    assert done == 1
    assert keys(model.sight.view, ME, model.sight.legal) == {"1": "deck-1", "2": "deck-2", "3": "deck-3"}
    model.press("card-50")
    assert model.sight.told.refused and "grab.order.6" in model.sight.told.clauses
    model.press("deck-3")
    assert len(model.sight.view.players[ME].orders) == 2


# ---- nothing hidden leaves ----------------------------------------------------------


@pytest.mark.parametrize("address", [{"takeout": "yes"}, {"takeout": "yes", "master": "yes"}])
def test_cards_that_nobody_sees_change_nothing_of_what_is_sent(clock: Hand, address: dict[str, str]) -> None:
    model = begun(clock, calm="yes", **address)
    for n in range(60):
        move(model, n)
    p = model.race.position
    free = [i for i, card in enumerate(p.stock) if card != GAP]
    turned = dict(zip(free, (p.stock[i] for i in reversed(free)), strict=True))
    stock = tuple(turned.get(i, card) for i, card in enumerate(p.stock))
    decks = tuple(deck[:1] + deck[1:][::-1] for deck in p.decks)
    other = replace(p, stock=stock, decks=decks, stream=p.stream + 1)
    assert other != p
    assert sent(model, other) == sent(model, p)


def sent(model: RaceModel, p) -> str:
    board = GrabBoard()
    view = model.race.game.view(p, ME)
    board.show_race(scene(view, ME, model.sight.legal), Live(keys=keys(view, ME, model.sight.legal)))
    return board.text


def test_the_address_tells_the_seed_only_when_all_lies_open(clock: Hand) -> None:
    model = RaceModel(clock, lambda: 7)
    assert model.write() == "./play"
    assert finished(clock).write() == "./play?calm=yes&seed=3"


# ---- afterwards -----------------------------------------------------------------------


def test_the_film_shows_every_step_as_it_was_played(clock: Hand) -> None:
    model = finished(clock, takeout="yes")
    steps = model.race.table.steps
    model.watch_again()
    assert (model.sight.at, model.sight.last) == (0, len(steps) - 1)
    for at in (1, len(steps) // 2, len(steps) - 1):
        model.scrub(at)
        assert model.sight.view == model.race.game.view(steps[at].position, ME)
    model.scrub(9999)
    assert model.sight.at == len(steps) - 1
    model.leave_film()
    assert model.sight.stage == "over"


def test_the_film_runs_by_the_clock_and_halts_at_its_end(clock: Hand) -> None:
    model = finished(clock)
    model.watch_again()
    model.run(True)
    assert model.alive
    model.tick()
    model.run(False)
    clock.ms += 60_000
    at = model.sight.at
    model.tick()
    assert model.sight.at == at
    model.run(True)
    clock.ms += 1_000_000
    model.tick()
    assert model.sight.at == model.sight.last and not model.alive


def test_rounds_are_added_up_until_somebody_has_enough(clock: Hand) -> None:
    model = begun(clock, calm="yes", rounds="yes")
    for n in range(2000):
        if model.sight.stage == "round":
            break
        move(model, n)
    assert model.sight.stage == "round"
    earned = model.race.game.score(model.race.position).players[ME].total
    model.next_round()
    assert model.sight.stage == "ready" and model.sight.view.round == 2
    assert model.sight.view.players[ME].total == earned
    model.start()
    assert model.sight.stage == "play"


def test_same_cards_again_and_a_new_deal(clock: Hand) -> None:
    model = finished(clock)
    first = model.race.table.steps[0].position
    model.deal(again=True)
    assert model.race.position == first
    model.deal()
    assert model.choices.seed == 7


# ---- choices and address ------------------------------------------------------------


def test_what_the_address_says_is_read_part_by_part(clock: Hand) -> None:
    model = RaceModel(clock, lambda: 7)
    given = {"rivals": "9", "speed": "quick", "takeout": "maybe", "master": "yes", "calm": "no", "seed": "-1"}
    odd = model.read({name: [value] for name, value in given.items()})
    assert odd == ["rivals", "takeout", "seed"]
    assert (model.choices.speed, model.choices.on, model.choices.rivals) == ("quick", {"master"}, 1)
    assert model.write() == "./play?speed=quick&master=yes"


def test_choices_deal_anew_and_alone_there_are_no_rounds(clock: Hand) -> None:
    model = RaceModel(clock, lambda: 7)
    model.choose("switch", "rounds")
    assert model.race.position.options.coffee_millionaire
    model.choose("rivals", "0")
    assert model.race.position.solo and model.choices.on == frozenset()
    assert model.left[0].rule == "grab.variants.3" and "is for 2 or more" in model.left[0].why
    model.choose("switch", "rounds")
    assert model.choices.rivals == 1 and model.left[0].words == "You play against 1 now."
    model.choose("speed", "quick")
    assert model.left == []
    model.start()
    model.choose("rivals", "3")
    assert len(model.race.position.players) == 2


# ---- the board ----------------------------------------------------------------------


def shown(clock: Hand) -> tuple[GrabBoard, list[tuple[str, str]]]:
    pressed: list[tuple[str, str]] = []
    board = GrabBoard(lambda do, id: pressed.append((do, id)))
    model = begun(clock, rivals="0")
    for _ in range(3):
        board.show_race(scene(model.sight.view, ME, model.sight.legal), Live())
    return board, pressed


def test_a_press_counts_although_the_scene_has_changed_since(clock: Hand) -> None:
    board, pressed = shown(clock)
    board._handle_msg({"do": "press", "id": "card-7", "step": 1})
    assert pressed == [("press", "card-7")]
    answer = msgspec.json.decode(board.text)
    assert answer["step"] == 4 and answer["heard"] == [1, "card-7"]
    assert msgspec.json.encode(board.scene).decode() == board.text


def test_every_press_is_answered_and_what_is_none_is_dropped(clock: Hand) -> None:
    board, pressed = shown(clock)
    board._handle_msg({"do": "press", "id": "top", "step": 3})
    assert pressed == [] and board.step == 4
    for wrong in ({"do": "press", "id": "card-7", "step": 99}, {"do": "press", "id": 7, "step": 1}, "card-7", None):
        board._handle_msg(wrong)
    assert pressed == [] and board.step == 4
    board._handle_msg({"do": "narrow", "id": "yes", "step": 0})
    assert pressed == [("narrow", "yes")]
