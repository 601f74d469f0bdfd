"""Wherever a page names people it writes Ann with a capital, and blue as a word: on boards, buttons, sheets, rules."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.widgets.test_lesson_desk import desk_at
from tutor import catalogue
from tutor.core.examples import Example
from tutor.lessons import Lesson, every_lesson
from widgets.boards.kit import Board
from widgets.explorer.count import count
from widgets.explorer.examples import outcome
from widgets.explorer.joining import joined
from widgets.leaf import Leaf
from widgets.leaf.nodes import text_in
from widgets.player.views import VIEWS, Hands, view_of
from widgets.races.raced import raced
from widgets.races.sheets import who_wins

PEOPLE = ["ann", "blue", "mcCoy"]
TOWN = {"plantations": [{"owner": "blue", "level": 1}, {"owner": "mcCoy", "level": 1}], "traders": ["blue"]}
SHOWS = {
    "base": ("board", "others"),
    "winter": ("board", "others"),
    "traders": ("glance", "brazil", "land", "town", "own", "stock", "arabica", "bars", "milestones", "sumatra"),
}
LOWER = re.compile(r"\b(ann|ben|cat|dan|eve|fay|minnie|mcCoy)\b(?! hears it)")
"""Names as scenes write them. The cat that hears a drink called is an animal."""
RACES = [lesson for lesson in every_lesson() if lesson.game in ("grab", "caffeine")]


def strings(data: Any) -> Iterator[str]:
    """Go through all texts in what is sent to a page."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict | list | tuple):
        for part in data.values() if isinstance(data, dict) else data:
            yield from strings(part)


def sent(*owners: Any) -> list[str]:
    """Return all texts that the boards and leaves of some objects show or say."""
    shown = [one for owner in owners for one in vars(owner).values()]
    scenes = [json.loads(one.text) for one in shown if isinstance(one, Board) and one.text]
    return list(strings([*scenes, *(one.page for one in shown if isinstance(one, Leaf))]))


def nobody(*_: Any) -> None:
    """Somebody who presses nothing."""


@pytest.mark.parametrize("id", VIEWS)
def test_every_board_calls_people_by_their_names(id: str) -> None:
    game, view = catalogue.game(id), view_of(id, Hands(nobody, nobody))
    more = {"phase": "harvest", "cooperatives": {"brazil": TOWN}} if id == "traders" else {}
    p = game.position({"game": id, "players": {name: {} for name in PEOPLE}, **more})
    view.open(game, p, 0, SHOWS.get(id, ()))
    view.show(p, press=True)
    texts = sent(view)
    assert [text for text in texts if LOWER.search(text)] == []
    assert any("McCoy" in text for text in texts) and any(re.search(r"\bblue\b", text) for text in texts)


@pytest.mark.parametrize("lesson", RACES, ids=lambda lesson: lesson.id)
def test_every_step_of_a_lesson_calls_people_by_their_names(lesson: Lesson) -> None:
    for step in lesson.steps:
        desk = desk_at(lesson, step.number)
        texts = sent(desk.view, desk.page)
        for action in step.task.solution:
            if desk.player.open_to_play:
                desk.submit(desk.player.game.parse(desk.player.table.position, action)[1])
                texts += sent(desk.view, desk.page)
        assert [text for text in texts if LOWER.search(text)] == [], step.number


WON: list[tuple[str, dict[str, Any], str]] = [
    ("winter", {"ann": {"likes": 3}, "red": {"likes": 1}}, "Ann wins, by points."),
    ("base", {"red": {}, "ann": {}}, "Red and Ann share the win."),
    ("traders", {"ann": {}, "red": {}, "andre": {}}, "Ann and red share the win."),
    ("grab", {"ann": {}, "mcCoy": {}}, "Ann and McCoy share the win."),
    ("caffeine", {"red": {}, "ann": {}}, "Red and Ann share the win."),
]


@pytest.mark.parametrize(("id", "players", "said"), WON)
def test_a_count_calls_people_by_their_names(id: str, players: dict[str, Any], said: str) -> None:
    game = catalogue.game(id)
    words = text_in(count(game.score(game.position({"game": id, "players": players}))))
    assert said in words
    assert not re.search(r"\b(ann|andre|mcCoy)\b(?!\.)", words)


def test_an_example_calls_people_by_their_names() -> None:
    scene = {"game": "grab", "players": {"ann": {"orders": [{"drink": "cocoa"}]}, "blue": {}}}
    lines = outcome(
        catalogue.game("grab"), Example(id="grab/none", clauses=("grab.scoring.9",), scene=scene, scores={"ann": 0})
    )
    assert lines == ("Ann: 0.00 points.", "Blue: 0.00 points.", "Ann and blue win.")


def test_sentences_alike_are_told_of_people_by_their_names() -> None:
    said = [(f"{name} starts with 1 cookie", {"player": given}) for name, given in (("Ann", "ann"), ("Blue", "blue"))]
    assert [line.says for line in joined(said, ("ann", "blue", "red"))] == ["Ann and blue: each starts with 1 cookie."]


@pytest.mark.parametrize(
    ("drinks", "said"),
    [
        ((0, 1, 0), "Ann wins"),
        ((0, 0, 1), "McCoy wins"),
        ((0, 1, 1), "Ann and McCoy win together"),
        ((1, 0, 0), "You win!"),
    ],
)
def test_whoever_wins_a_race_is_called_by_name(drinks: tuple[int, ...], said: str) -> None:
    game, names = catalogue.game("caffeine"), ("blue", "ann", "mcCoy")
    players = {name: {"drinks": [{"drink": "latte"}] * n} for name, n in zip(names, drinks, strict=True)}
    p = game.position({"game": "caffeine", "step": "over", "players": players})
    assert who_wins(p, game.score(p)) == said
    best = said.replace("wins", "is the Best Barista").replace("You win!", "You are the Best Barista!")
    assert raced("caffeine").headline(p, game.score(p)) == best
