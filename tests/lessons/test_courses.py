"""What holds of the courses of all games: all is taught, and every wrong answer and refusal is answered."""

from __future__ import annotations

import pytest

from tutor import catalogue
from tutor.lessons import Player, every_lesson, find
from tutor.lessons.model import NUMBER

STEPS = [(lesson.id, step.number) for lesson in every_lesson() for step in lesson.steps]


@pytest.mark.parametrize("game", catalogue.GAMES)
def test_every_clause_is_taught(game: str) -> None:
    named = {id for lesson in every_lesson() for step in lesson.steps for id in step.task.clauses}
    assert [id for id in catalogue.game(game).rulebook.clauses if id not in named] == []


def test_every_lesson_has_six_steps_and_begins_with_its_theme() -> None:
    assert [lesson.id for lesson in every_lesson() if len(lesson.steps) < 6 or not lesson.intro] == []


@pytest.mark.parametrize(("id", "number"), STEPS)
def test_a_step_names_rules_of_its_game_only(id: str, number: int) -> None:
    """Lessons on the two editions of Coffee Rush may name rules of both."""
    module = catalogue.GAMES[find(id).game].module
    books = [catalogue.game(game).rulebook for game, entry in catalogue.GAMES.items() if entry.module == module]
    known = {name for book in books for name in (*book.clauses, *book.rulings)}
    assert set(find(id).step(number).task.clauses) <= known


def rests_on(player: Player) -> set[str]:
    """Return the ids by which the right answer or action may be done, by which all follows, and that count points."""
    p, found = player.table.position, set()
    for played in player.show().steps:
        if played.action is not None:
            allows = player.game.check(p, played.seat, played.action).allows
            found |= {id for reason in allows for id in (reason.clause, reason.ruling)}
        found |= {id for event in played.events for id in (event.clause, event.ruling)}
        p = played.position
    sheet = player.game.score(p) if player.step.task.goal.score else None
    return (found | {line.clause for total in sheet.players for line in total.lines} if sheet else found) - {""}


@pytest.mark.parametrize(("id", "number"), STEPS)
def test_every_step_asks_about_its_own_rules(id: str, number: int) -> None:
    """What the right answer or action rests on is a rule that the step names.

    A question whether something may be done is about the verdict on it, not about what led there; and by which rule
    nothing came about, no event says.
    """
    player = Player(find(id), number)
    answer = player.step.task.answer
    nothing = bool(answer.legal) or (bool(answer.after) and player.right_value() == 0)
    found = rests_on(player)
    assert nothing or not found or found & set(player.step.task.clauses)


@pytest.mark.parametrize(("id", "number"), STEPS)
def test_options_are_offered_in_words(id: str, number: int) -> None:
    assert all(option.says for option in find(id).step(number).task.options)


@pytest.mark.parametrize(("id", "number"), STEPS)
def test_every_wrong_option_and_a_likely_number_are_answered(id: str, number: int) -> None:
    player = Player(find(id), number)
    task = player.step.task
    told = {mistake.when for mistake in task.mistakes if isinstance(mistake.when, str)}
    wrong = {option.says or option.does for option in task.options if not player.is_right(option)}
    assert wrong <= told
    assert task.kind != NUMBER or told


@pytest.mark.parametrize(
    ("id", "number", "given", "says"),
    [
        ("winter/orders", 7, "2", "Yellow sits on your right"),
        ("winter/orders", 6, "1", "They are not shared out"),
        ("winter/time", 3, "3", "You count all Penalties so far"),
        ("base/base-to-winter", 8, "3", "You count the earlier penalty card too"),
        ("winter/time", 6, 0, "The sign turns at once, but the round is played to its end"),
        ("winter/cups", 3, 0, "They are, but what lies in a cup never moves"),
        ("winter/doubling", 2, 0, "It does, but too late"),
        ("winter/two-players", 4, 0, "It sounds fair"),
        ("winter/setup", 3, "90", "With two players some go back"),
        ("base/base-to-winter", 5, "1", "Here the supply is limited"),
        ("traders/harvest", 4, "9", "belongs to the cooperative"),
        ("traders/harvest", 2, "15", "it has no worker"),
        ("traders/work", 7, 0, "Two cannot share one"),
        ("traders/trade-and-build", 3, 1, "How many of the three have no trader there?"),
        ("traders/trade-and-build", 6, 1, "to drop out"),
        ("traders/refresh", 9, "7", "First the limit is checked"),
        ("traders/scoring", 5, "16", "Both cannot have all of it"),
        ("traders/sell", 11, "3", "the price in 1970 and 1975"),
        ("traders/andre", 4, "7", "André's does not"),
        ("grab/how-to-play", 7, 1, "as many as it asks for"),
        ("grab/how-to-play", 10, 0, "the lid stays on"),
        ("grab/scoring", 7, "1.50", "leave out what is unfinished"),
        ("grab/scoring", 3, "$0.50", "A gap costs nothing"),
        ("grab/scoring", 5, "3", "only right ones count double"),
        ("caffeine/scoring", 1, "12", "Sizes count in one variation only"),
        ("caffeine/scoring", 6, "7", "took off first and doubled then"),
        ("caffeine/special-cards-and-variations", 2, "1", "the boss looks at everybody"),
        ("caffeine/how-to-play", 12, 0, "Which of them covers the order?"),
    ],
)
def test_mistakes_that_people_make_are_answered(id: str, number: int, given: int | str, says: str) -> None:
    outcome = Player(find(id), number).answer(given)
    assert outcome.kind == "wrong"
    assert says in outcome.says


@pytest.mark.parametrize(
    ("id", "number", "action", "clause"),
    [
        ("traders/refresh", 3, "use trader", "traders.supply.8"),
        ("traders/assign-workers", 5, "pay ethiopia", "traders.workers.18"),
        ("traders/work", 6, "add A brazil 1/2 4", "traders.plantation.9"),
        ("grab/how-to-play", 2, "ann: flip 1", "grab.find.3"),
        ("grab/how-to-play", 6, "ann: call 2", "grab.order.4"),
        ("grab/variants", 8, "draw 1", "grab.order.6"),
        ("caffeine/how-to-play", 2, "ann: match milk 1", "caffeine.match.1"),
        ("caffeine/how-to-play", 10, "ann: up 1", "caffeine.orderup.1"),
        ("caffeine/special-cards-and-variations", 16, "ann: turn", "caffeine.orderup.4"),
    ],
)
def test_a_refused_try_names_its_rule(id: str, number: int, action: str, clause: str) -> None:
    player = Player(find(id), number)
    outcome = player.submit(action)
    assert outcome.kind == "refused"
    assert clause in outcome.clauses
    assert not player.can_undo
