"""At every moment of a lesson, whatever the rules allow can be done by pressing pieces and buttons of its page."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.widgets.test_lesson_desk import desk_at, play, press, push
from tutor.coffee_rush.actions import Activate, Choose, Empty, Move, Next, Place, Pour, Serve, Take
from tutor.core.values import Action
from tutor.lessons import Lesson, LessonStep, every_lesson, find
from tutor.lessons.model import ACTING
from widgets.boards.coffee_rush import queue
from widgets.player.coffee_rush import CoffeeRushView
from widgets.player.desk import LessonDesk
from widgets.player.plain import PlainView
from widgets.player.views import Hands, view_of

STEPS = [(one, step) for one in every_lesson() for step in one.steps if step.task.kind in ACTING]
RUSH = [(one, step) for one, step in STEPS if step.game in ("base", "winter")]
OTHERS = [(one, step) for one, step in STEPS if step.game not in ("base", "winter", "caffeine")]
"""Those of Caffeine Rush stand with its board: there two pieces make an action."""


def names(found: list[tuple[Lesson, LessonStep]]) -> list[str]:
    return [f"{lesson.id}-{step.number}" for lesson, step in found]


def moments(lesson: Lesson, step: LessonStep) -> Iterator[LessonDesk]:
    """Go through a step's solution: its desk before each action that may be tried."""
    desk = desk_at(lesson, step.number)
    for text in step.task.solution:
        if not desk.player.open_to_play:
            return
        yield desk
        play(desk, text)


class Person:
    """Somebody at a table of Coffee Rush: presses pieces and buttons, and notes what is tried."""

    def __init__(self, desk: LessonDesk) -> None:
        self.player, self.tried = desk.player, None
        self.view = view_of(desk.player.step.game, Hands(self.show, self.try_))
        assert isinstance(self.view, CoffeeRushView)
        self.open()

    def open(self) -> None:
        player = self.player
        self.view.open(player.game, player.table.position, player.seat, player.step.task.shows)
        self.show()

    def show(self) -> None:
        self.view.show(self.player.table.position, press=True)

    def try_(self, action: Action) -> None:
        self.tried = action

    def press(self, *ids: str) -> None:
        for id in ids:
            self.view.board._handle_msg({"do": "press", "id": id, "step": self.view.board.step})

    def sees(self) -> tuple[Any, ...]:
        """All that a press may change."""
        board = self.view.board.scene
        return board["parts"], self.view.preview(self.player.table.position), list(self.view.more())

    def use(self, *ids: str) -> None:
        for id in ids:
            if id in [one.id for one in self.view.more()]:
                self.view.use(id)

    def does(self, action: Action) -> Action | None:
        """Do an action, and return what was tried or stands ready behind the button that tries it."""
        self.open()
        self.tried = None
        self._do(action)
        ready = self.view.preview(self.player.table.position).verb
        return self.tried or (self.view.drawn if ready else None)

    def _do(self, action: Action) -> None:
        me = self.player.table.position.players[self.player.seat]
        match action:
            case Move():
                self.use(*["jump"] * action.jump, *["pawn"] * (action.pawn not in ("", me.pawns[0])))
                self.press(*action.spaces)
            case Activate():
                self.press(f"upgrade-{'-'.join(action.upgrade.split())}")
            case Choose():
                self.press(*(f"upgrade-{'-'.join(name.split())}" for name in action.upgrades))
            case Place():
                self.press(action.space)
            case Take():
                self.press(f"cup-{action.cup}")
            case Pour():
                self.press(f"hand-{action.ingredient}", f"cup-{action.cup}")
            case Empty():
                self.press(f"cup-{action.cup}")
                self.use("empty")
            case Serve():
                fits = [id for id, one in queue(me) if (one.drink, one.zone) == (action.drink, action.zone)]
                self.press(f"cup-{action.cup}", fits[-1])


def one_of_each(legal: list[Action]) -> list[Action]:
    """Leave out walks that differ in their way alone, and what is done by going on: nothing is activated by walking."""
    kept: dict[Any, Action] = {}
    for action in legal:
        kept.setdefault((action.pawn, action.jump, action.spaces[-1]) if isinstance(action, Move) else action, action)
    return list(kept.values())


@pytest.mark.parametrize(("lesson", "step"), RUSH, ids=names(RUSH))
def test_all_that_may_be_done_at_a_coffee_rush_table_can_be_pressed(lesson: Lesson, step: LessonStep) -> None:
    for desk in moments(lesson, step):
        p, game, person = desk.player.table.position, desk.player.game, Person(desk)
        legal = one_of_each(game.legal(p, desk.player.seat))
        missed = [one for one in legal if person.does(one) != one and (p.step, one) != ("activate", Next())]
        assert not missed, (p.step, [game.write(p, desk.player.seat, one) for one in missed])


@pytest.mark.parametrize(("lesson", "step"), RUSH, ids=names(RUSH))
def test_every_press_at_a_coffee_rush_table_is_answered(lesson: Lesson, step: LessonStep) -> None:
    for desk in moments(lesson, step):
        person = Person(desk)
        parts, *_ = person.sees()
        for id in [piece["id"] for part in parts for piece in part["pieces"] if piece.get("press")]:
            person.open()
            person.tried, before = None, person.sees()
            person.press(id)
            assert person.tried or person.sees() != before, id


def test_an_order_and_its_cup_are_pressed_in_either_order() -> None:
    for first, second in (("cup-1", "order-espresso-1"), ("order-espresso-1", "cup-1")):
        person = Person(desk_at(find("base/one-turn"), 3))
        person.press(first)
        assert person.tried is None
        person.press(second)
        assert isinstance(person.tried, Serve) and (person.tried.cup, person.tried.drink) == (1, "espresso")


@pytest.mark.parametrize(
    ("step", "id", "said"),
    [
        (3, "order-espresso-1", "Press the cup for the espresso."),
        (5, "d2", "Press a space beside your meeple."),
        (5, "order-espresso-1", "First comes the move."),
        (5, "cup-3", "First comes the move."),
    ],
)
def test_a_press_that_tries_nothing_says_what_to_press(step: int, id: str, said: str) -> None:
    desk = desk_at(find("base/one-turn"), step)
    assert said not in str(desk.page.acts.page)
    press(desk, id)
    assert said in str(desk.page.acts.page) and said in str(desk.page.said.page)
    press(desk, id)
    assert (said in str(desk.page.acts.page)) == (step == 5)


def test_a_walk_says_where_it_has_come_to() -> None:
    person = Person(desk_at(find("base/one-turn"), 5))
    person.press("d3", "d4", "d4")
    shown = person.view.preview(person.player.table.position)
    assert shown.note == "The walk ends on d4. Press Walk, or walk on." and len(shown.tiles) == 2


def test_a_cup_picked_up_before_a_walk_leaves_the_walk_as_it_is() -> None:
    person = Person(desk_at(find("base/upgrades"), 4))
    person.press("b4", "cup-2")
    assert "cup 2" in person.view.preview(person.player.table.position).note + str(person.view.more())
    person.press("a3")
    assert person.view.drawn == Move(("b4", "a3")) and "empty" not in [one.id for one in person.view.more()]


def test_a_cup_can_be_emptied_before_a_walk() -> None:
    desk = desk_at(find("base/upgrades"), 4)
    press(desk, "cup-2")
    assert "You hold cup 2." in str(desk.page.said.page) + str(desk.page.ask.page)
    push(desk.page.acts, "use", "empty")
    assert not any(desk.player.table.position.player.cups)


# ---- other games ------------------------------------------------------------------------


def offered(desk: LessonDesk) -> set[str]:
    """Everything that the pieces and buttons of a table try, each pressed by itself."""
    player, view, tried = desk.player, desk.view, set()
    p, game, seat = player.table.position, player.game, player.seat
    view._hands = Hands(lambda: None, lambda action: tried.add(game.write(p, seat, action)))
    for one in view.more():
        view.use(one.id)
    if isinstance(view, PlainView):
        for value in acts(["div", {}, *view.leaf.page["nodes"]]):
            push(view.leaf, "try", value)
        return tried
    parts = view.board.scene["parts"]
    for id in [piece["id"] for part in parts for piece in part["pieces"] if piece.get("press")]:
        view.board._handle_msg({"do": "press", "id": id, "step": view.board.step})
    return tried


def acts(node: Any) -> Iterator[str]:
    """Go through the values of the buttons that try an action."""
    if isinstance(node, list):
        if node[1].get("act") == "try":
            yield node[1]["value"]
        for child in node[2:]:
            yield from acts(child)


@pytest.mark.parametrize(("lesson", "step"), OTHERS, ids=names(OTHERS))
def test_all_that_may_be_done_at_another_table_can_be_pressed(lesson: Lesson, step: LessonStep) -> None:
    for number in range(len(step.task.solution)):
        desk = desk_at(lesson, step.number)
        for text in step.task.solution[:number]:
            play(desk, text)
        if desk.player.open_to_play:
            p, game, seat = desk.player.table.position, desk.player.game, desk.player.seat
            legal = {game.write(p, seat, action) for action in game.legal(p, seat)}
            assert legal and not legal - offered(desk)
