"""House readings of a race: which are offered, how they are chosen and kept, that they are played by, and named."""

from __future__ import annotations

from itertools import combinations
from typing import Any
from urllib.parse import parse_qs

import pytest

from tests.widgets.races.hands import Hand, begun, opened
from tutor import catalogue
from tutor.coach.baristas import Crew, play_until
from tutor.core.table import Table
from widgets.explorer.clause import ruling_card
from widgets.explorer.onward import race_by
from widgets.leaf import all_of, text_in
from widgets.races import leaves, setting_up
from widgets.races.choices import address
from widgets.races.film import Film
from widgets.races.model import RaceModel
from widgets.races.raced import RACED, raced
from widgets.races.readings import BETWEEN, decisive, fold
from widgets.races.states import Choices

HOUR = 3_600_000


def offered(game: str, rivals: int = 1, *on: str) -> list[str]:
    found = raced(game).doubts(Choices(game, rivals, on=frozenset(on)))
    assert all(id.startswith(f"{game}.R") for id in found)
    return [id.rpartition(".")[2] for id in found]


def at(model: RaceModel, **scene: Any) -> None:
    """Go on from a table written by hand."""
    game = model.race.game
    model.race.table = Table(game, game.position({"game": game.id, **scene}))
    model.race._told_to = 1
    model._look(model.sight.told)


def others(*names: str) -> dict[str, dict[str, str]]:
    return {"rulings": dict.fromkeys(names, "other")}


# ---- which are offered -----------------------------------------------------------------


def test_in_grab_and_go_those_are_offered_that_can_matter() -> None:
    """R6 is about takeout orders, R7 about Coffee Millionaire, R10 about the solo game, R3 about what all can see."""
    assert offered("grab") == ["R1", "R3", "R5"]
    assert offered("grab", 1, "takeout", "rounds") == ["R1", "R3", "R5", "R6", "R7"]
    assert offered("grab", 1, "master") == ["R1", "R5"]
    assert offered("grab", 0) == ["R1", "R3", "R5", "R10"]


def test_in_caffeine_rush_those_are_offered_that_can_matter() -> None:
    """R1 is about what is taken off with Latte Art, R3 about wrong drinks, R6 about opponents' cards.

    With Quality Assurance no card comes back (R5, R6), and anything may be laid (R9).
    """
    assert offered("caffeine") == ["R5", "R7", "R9"]
    assert offered("caffeine", 2, "opponents_claim") == ["R5", "R6", "R7", "R9"]
    assert offered("caffeine", 2, "opponents_claim", "latte_art") == ["R1", "R5", "R6", "R7", "R9"]
    assert offered("caffeine", 2, "quality_assurance") == ["R7"]
    assert offered("caffeine", 2, "quality_assurance", "size") == ["R3", "R7"]


@pytest.mark.parametrize("game", RACED)
def test_every_reading_that_the_game_can_play_is_offered_in_some_race(game: str) -> None:
    own = raced(game)
    on = [one.id for one in own.switches]
    found = {
        id
        for rivals in (own.fewest, own.fewest + 1)
        for n in range(3)
        for some in combinations(on, n)
        for id in own.doubts(Choices(game, rivals, on=frozenset(some)))
    }
    assert found == set(catalogue.game(game).rulebook.options)


def whole(game: str, rulings: dict[str, str], **options: Any) -> Table[Any]:
    """Return a race of three computer baristas, played to its end."""
    engine = catalogue.game(game)
    table = Table.start(engine, engine.options({"players": ["a", "b", "c"], "rulings": rulings, **options}), 5)
    crew = Crew(engine, dict.fromkeys(range(3), "quick"), 5)
    table.act("a: go")
    play_until(table, crew, HOUR)
    return table


@pytest.mark.parametrize("game", RACED)
def test_a_reading_that_is_not_offered_would_change_nothing(game: str) -> None:
    names = [id.rpartition(".")[2] for id in catalogue.game(game).rulebook.options]
    idle = {name: "other" for name in names if name not in offered(game, 2)}
    grab = {"no_takeout": True} if game == "grab" else {}
    plain, read = whole(game, {}, **grab), whole(game, idle, **grab)
    assert idle and plain.position.step == "over"
    assert [step.events for step in plain.steps] == [step.events for step in read.steps]
    assert plain.game.score(plain.position) == read.game.score(read.position)


@pytest.mark.parametrize("game", RACED)
def test_a_race_by_all_other_readings_comes_to_its_end(game: str) -> None:
    names = [id.rpartition(".")[2] for id in catalogue.game(game).rulebook.options]
    assert whole(game, dict.fromkeys(names, "other")).position.step == "over"


@pytest.mark.parametrize("id", [id for game in RACED for id in catalogue.game(game).rulebook.options])
def test_a_ruling_leads_to_a_race_that_is_played_by_its_other_reading(id: str) -> None:
    ruling = catalogue.game(id.partition(".")[0]).rulebook.rulings[id]
    [to] = [a[1]["href"] for a in all_of(ruling_card(ruling), "a") if a[1]["href"].startswith("./play?")]
    model = RaceModel()
    assert model.read(parse_qs(to.partition("?")[2])) == []
    assert model.choices.others == {id}
    assert id in model.race.position.options.others


def test_a_ruling_of_a_game_that_is_not_raced_leads_to_no_race() -> None:
    for id in ("traders.R7", "winter.R1"):
        assert race_by(id) == ""


# ---- how they are chosen -----------------------------------------------------------------


def test_they_are_folded_away_and_off() -> None:
    choices = Choices("grab", rivals=0)
    nodes = setting_up.before(catalogue.game("grab"), raced("grab"), choices, [], [])
    [folded] = [node for node in nodes if node and node[1].get("key") == "house"]
    assert folded[0] == "details" and not folded[1].get("open")
    assert text_in(folded[2]) == "House readings: none"
    pressed = [(b[1]["act"], b[1]["value"]) for b in all_of(folded, "button") if b[1]["aria-pressed"] == "true"]
    assert pressed == [(name, "adopted") for name in ("R1", "R3", "R5", "R10")]


@pytest.mark.parametrize("game", RACED)
def test_each_stands_there_in_one_sentence_either_way(game: str) -> None:
    engine = catalogue.game(game)
    for button in all_of(fold(engine, engine.rulebook.options, ()), "button"):
        [words] = [node for node in button[2:] if isinstance(node, list)]
        assert not BETWEEN.search(str(words[-1])) and str(words[-1]).endswith(".")


def test_the_sentences_are_those_of_the_rulebook() -> None:
    engine = catalogue.game("grab")
    words = text_in(fold(engine, ["grab.R1"], ["grab.R1"]))
    ruling = engine.rulebook.rulings["grab.R1"]
    assert "House readings: R1" in words
    assert "Do the 2 unfinished orders in front score?" in words and ruling.other in words
    assert ruling.reading.startswith("Yes: every order with ingredients under it scores")
    assert "Yes: every order with ingredients under it scores, the unfinished ones as incorrect." in words


def test_a_reading_is_chosen_taken_back_and_kept_in_the_address(clock: Hand) -> None:
    model = opened(clock, takeout="yes")
    model.choose("R6", "other")
    assert model.choices.others == {"grab.R6"} and model.race.position.options.others == {"grab.R6"}
    assert "R6=other" in model.write()
    again = opened(clock, takeout="yes", R6="other")
    assert again.choices == model.choices
    model.choose("R6", "adopted")
    assert model.choices.others == frozenset() == model.race.position.options.others
    assert "R6" not in model.write()


def test_a_reading_without_its_variant_rests_and_comes_back_with_it(clock: Hand) -> None:
    model = opened(clock, takeout="yes", R6="other")
    model.choose("switch", "takeout")
    assert model.race.position.options.others == frozenset() and "R6" not in address(model.choices, seed=False)
    model.choose("switch", "takeout")
    assert model.race.position.options.others == {"grab.R6"}


@pytest.mark.parametrize(
    ("said", "odd"),
    [
        ({"R3": "perhaps"}, ["R3"]),
        ({"R3": "<b>", "R1": "other"}, ["R3"]),
        ({"R99": "other"}, []),
        ({"R1": "adopted"}, []),
    ],
)
def test_what_an_address_says_wrongly_of_readings_is_named(clock: Hand, said: dict[str, str], odd: list[str]) -> None:
    model = RaceModel(clock, lambda: 7)
    assert model.read({name: [value] for name, value in said.items()}) == odd
    assert model.choices.others == ({"grab.R1"} if said.get("R1") == "other" else frozenset())


@pytest.mark.parametrize(("game", "ruling"), [("grab", "grab.R6"), ("caffeine", "caffeine.R6")])
def test_a_reading_that_makes_no_difference_is_told_of_as_such(clock: Hand, game: str, ruling: str) -> None:
    model = RaceModel(clock, lambda: 7)
    assert model.read({"game": [game], "R6": ["other"]}) == [] and model.choices.others == frozenset()
    assert [one.rule for one in model.left] == [ruling]
    page = setting_up.before(catalogue.game(game), model.raced, model.choices, model.left, [])
    (note,) = [node for node in page if node and node[1].get("class") == "note"]
    told = "Ruling R6 stays as we play it. The other reading makes no difference in this race."
    assert " ".join(text_in(note).split()) == f"{told} Ruling R6"
    model.choose("speed", "quick")
    assert model.left == []


def test_another_game_begins_without_house_readings(clock: Hand) -> None:
    model = opened(clock, R1="other")
    model.choose("game", "caffeine")
    assert model.choices.others == frozenset()


# ---- that they are played by, and named ----------------------------------------------------


def test_by_its_other_reading_a_visibly_wrong_order_is_not_set_aside(clock: Hand) -> None:
    """grab.R3, other reading: a visibly wrong basic order may not be set aside at all."""
    wrong: dict[str, Any] = {
        "ann": {"orders": [{"drink": "espresso", "under": "coffee milk", "done": False}, {"drink": "cocoa"}]}
    }
    wrong["ben"] = {}
    for read in ({}, others("R3")):
        model = begun(clock, rivals="1")
        at(model, players=wrong, options={"no_takeout": True, **read})
        model.press("order-1")
        assert model.sight.told.refused == bool(read)
        assert len(model.race.position.players[0].done) == (0 if read else 1)
        if read:
            assert model.sight.told.clauses == ("grab.order.4", "grab.R3")


def test_alone_the_fifth_order_closes_by_the_other_reading_and_says_why(clock: Hand) -> None:
    """grab.R10: only the timer stops the solo game; by the other reading 5 orders stop it too."""
    done = [{"drink": "espresso", "under": "coffee steam"}] * 4
    ready = {"drink": "espresso", "under": "coffee steam", "done": False}
    for read in ({}, others("R10")):
        model = begun(clock, rivals="0")
        at(model, players={"ann": {"orders": [ready, {"drink": "cocoa"}, *done]}}, options=read)
        model.press("order-1")
        assert model.race.position.step == ("over" if read else "play")
        if read:
            assert model.sight.told.read == ("grab.R10",) and model.race.readings() == ["grab.R10"]
            shown = text_in(leaves.reckoned(model.race.game, model.raced, model.sight, model.race.readings()))
            assert "At this table: Yes, at 5 orders or 5 minutes." in shown
    assert raced("grab").goal(Choices(rivals=0, others=frozenset({"grab.R10"}))) == (
        "Coffee Roaster: five orders, or five minutes."
    )


def test_a_card_that_only_blocks_is_told_of_with_its_ruling(clock: Hand) -> None:
    """caffeine.R9: only what the Order requires; by the other reading surplus cards may be added to block."""
    table = {"orders": [{"drink": "latte", "cards": "ann:milk ben:milk"}]}
    for read in ({}, others("R9")):
        model = begun(clock, game="caffeine", calm="yes")
        at(model, players={"ann": {"hand": "milk", "pile": ""}, "ben": {"pile": ""}}, options=read, **table)
        model.press("place-1")
        assert model.sight.told.refused != bool(read)
        assert ("caffeine.R9" in model.sight.told.clauses) != bool(read)
        assert model.sight.told.read == (("caffeine.R9",) if read else ())
        assert "Ruling R9" in text_in(leaves.during(model.race.game, model.raced, model.sight, True)[0])


def test_the_film_names_the_ruling_too(clock: Hand) -> None:
    model = begun(clock, game="caffeine", calm="yes", R9="other")
    while not model.sight.told.read:
        legal = sorted(model.sight.legal)
        puts = [text for text in legal if text.startswith("match ")]
        model.press("pile" if "flip" in legal else f"place-{puts[0].split()[2]}" if puts else "prep")
    film = Film.of(model.race.record())
    told = []
    for n in range(film.last + 1):
        film.go(n)
        told.append(film.told().read)
    assert ("caffeine.R9",) in told and set(told) == {(), ("caffeine.R9",)}


COUNTS = [
    # grab.R1: only set-aside orders score
    ("R1", {}, {"ann": {"orders": [{"drink": "espresso", "under": "coffee", "done": False}]}, "ben": {}}, 50, 0),
    # grab.R5: only cards of kinds not asked for are wrong
    ("R5", {}, {"ann": {"orders": [{"drink": "espresso", "under": "coffee coffee"}]}, "ben": {}}, 0, 50),
    # grab.R6: a wrong ingredient in a takeout order costs $1.00 and not $0.50
    (
        "R6",
        {},
        {"ann": {"orders": [{"needs": "tea ice", "pays": "3.00", "takeout": True, "under": "tea milk"}]}, "ben": {}},
        50,
        0,
    ),
]


@pytest.mark.parametrize(("name", "options", "players", "ours", "read"), COUNTS, ids=lambda value: str(value)[:3])
def test_a_count_that_turns_on_a_reading_names_it(
    name: str, options: dict[str, Any], players: dict[str, Any], ours: int, read: int
) -> None:
    engine = catalogue.game("grab")
    scene = {"game": "grab", "step": "over", "players": players}
    plain = engine.position({**scene, "options": options})
    here = engine.position({**scene, "options": options | others(name)})
    assert [engine.score(p).players[0].total for p in (plain, here)] == [ours, read]
    assert decisive(engine, here, ()) == [f"grab.{name}"] and decisive(engine, plain, ()) == []
    three = engine.position({**scene, "options": options | others("R1", "R5", "R6")})
    assert f"grab.{name}" in decisive(engine, three, ()) and "grab.R7" not in decisive(engine, three, ())


def test_a_reading_that_decided_nothing_is_not_named(clock: Hand) -> None:
    engine = catalogue.game("grab")
    right = {"ann": {"orders": [{"drink": "espresso", "under": "coffee steam"}]}, "ben": {}}
    p = engine.position({"game": "grab", "step": "over", "players": right, "options": others("R1", "R5")})
    assert decisive(engine, p, ()) == []
