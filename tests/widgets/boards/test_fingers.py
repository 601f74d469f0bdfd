"""On a phone 375 px wide every piece that is pressed is as large as a finger, where its neighbours leave room."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any
from urllib.parse import parse_qs

import pytest

from tests.widgets.test_lesson_desk import desk_at, play
from tutor.lessons import every_lesson
from tutor.lessons.model import ACTING
from widgets.boards.scene import as_dict
from widgets.races.model import RaceModel

PAGE = 335.0
"""Width of a part of a board on such a phone, in px."""

EDGE_TO_EDGE = {"grab": 375.0}
"""Game → width of its counter there."""

FINGER, LEAST = 43.5, 24.0
"""In px: what is aimed at, and what is the least by WCAG 2.2 (2.5.8)."""

CROWDED = re.compile(r"need-\d+-|[a-z]+-(station|post|hospital|farm)-\d+$")
"""Slots beside an Order, and building spaces: they stand side by side, and what they do has buttons, too."""


def sizes(scene: dict[str, Any], game: str) -> Iterator[tuple[str, float]]:
    """Go through the pieces that are pressed: each with its smaller side in px."""
    for part in scene["parts"]:
        wide = EDGE_TO_EDGE.get(game, PAGE) if part["id"] == "counter narrow" else PAGE
        for piece in part["pieces"]:
            if piece.get("press"):
                yield piece["id"], min(_extent(piece)) * wide / part["box"][0]


def _extent(piece: dict[str, Any]) -> tuple[float, float]:
    boxes = [box for mark in piece.get("marks", []) if (box := _box(*mark))]
    if piece.get("about") and piece.get("label"):
        boxes.append((0, 0, *piece["size"]))
    left, top, right, bottom = zip(*boxes, strict=True)
    return max(right) - min(left), max(bottom) - min(top)


def _box(kind: str, *at: Any) -> tuple[float, float, float, float] | None:
    if kind == "circle":
        x, y, r, *_ = at
        return x - r, y - r, x + r, y + r
    if kind not in ("rect", "use"):
        return None
    x, y, wide, high = at[kind == "use" :][:4]
    return x, y, x + wide, y + high


def small(scenes: Iterable[dict[str, Any]], game: str) -> dict[str, float]:
    """Return the pieces that are smaller than they have to be."""
    found = [one for scene in scenes for one in sizes(scene, game)]
    assert found, "something is pressed"
    return {id: size for id, size in found if size < (LEAST if CROWDED.match(id) else FINGER)}


def lesson_scenes(game: str) -> Iterator[dict[str, Any]]:
    """Go through the tables of a game's lessons as a phone shows them, before each action of a solution."""
    steps = [(lesson, step) for lesson in every_lesson() for step in lesson.steps if step.task.kind in ACTING]
    for lesson, step in steps:
        if step.game != game:
            continue
        desk = desk_at(lesson, step.number)
        if hasattr(desk.view, "_narrow"):
            desk.view._pressed("narrow", "yes")
        for text in step.task.solution:
            boards = [getattr(desk.view, name, None) for name in ("place", "around", "board")]
            yield from (board.scene for board in boards if "parts" in getattr(board, "scene", {}))
            if not desk.player.open_to_play:
                break
            play(desk, text)


@pytest.mark.parametrize("game", ["base", "winter", "traders", "grab", "caffeine"])
def test_pieces_of_lessons_are_as_large_as_a_finger(game: str) -> None:
    assert not small(lesson_scenes(game), game)


def race_scenes(asked: str) -> Iterator[dict[str, Any]]:
    """Go through a race in which somebody presses what comes, as a phone shows it."""
    model, luck = RaceModel(clock=lambda: 0), Random(7)
    assert model.read(parse_qs(f"{asked}&calm=yes&seed=3&speed=quick")) == []
    model.start()
    for _ in range(25):
        sight = model.sight
        if not sight.legal:
            model.wait()
            continue
        scene = as_dict(model.raced.scene(sight.view, sight.legal, True, ""))
        yield scene
        pressed = [piece["id"] for part in scene["parts"] for piece in part["pieces"] if piece.get("press")]
        model.press(luck.choice(pressed))


@pytest.mark.parametrize("asked", ["game=grab", "game=grab&takeout=yes&rivals=3"])
def test_pieces_of_a_race_are_as_large_as_a_finger(asked: str) -> None:
    """Those of Caffeine Rush stand with its board."""
    assert not small(race_scenes(asked), "grab")
