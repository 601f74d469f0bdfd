"""Every word of a rulebook that a newcomer meets, on a board or in a lesson, is in the glossary."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.widgets.boards.test_about import boards
from tutor import catalogue, glossary
from tutor.lessons import Lesson, Player, every_lesson
from widgets.explorer.address import Address
from widgets.explorer.rules import title
from widgets.explorer.words_page import page
from widgets.leaf import text_in
from widgets.player.views import Hands, view_of

EVERYDAY = """
    active around ask bar blue calls can cold dot empty flip green hand here hot left nobody none nothing once open pay
    pour press reached red send spent table taken turned violet waiting would yellow yet
"""
"""Words of a board's labels that nobody has to look up."""

NAMES = """
    Brazil Colombia Ethiopia Guatemala Indonesia Antwerp Istanbul London Milan Seoul Sydney Vienna
    Turkey Swamp Scarlet Korea Boardgames Asmodee Coffee Rush Winter Ann Ben Cat Dan Mia Minnie
"""
"""Countries, cities, animals, makers and people: no words of a rulebook."""

LARGE = re.compile(r"(?<=[a-z,:] )[A-Z][a-zé]+(?: [A-Z][a-zé]+| (?:track|marker|counter|house)\b)*")
"""What is written with a capital letter in the middle of a sentence: a rulebook's own word."""


def words(text: str) -> set[str]:
    return {_one(word) for word in re.findall(r"[a-zé]{3,}", text.lower())}


def _one(word: str) -> str:
    return word[:-1] if word.endswith("s") and not word.endswith("ss") else word


def explained(game: str) -> set[str]:
    here = [one for one in glossary.terms() if game in one.games]
    return words(" ".join(text for one in here for text in (one.word, *one.also, one.says)))


def drinks(game: str) -> set[str]:
    """The words of all that is printed in the game's lessons' scenes and examples: names of drinks and players."""
    scenes = [step.scene for lesson in every_lesson() if lesson.game == game for step in lesson.steps]
    return words(str(scenes)) | words(str(getattr(catalogue.game(game).box, "cards", "")))


def labels(game: str) -> Iterator[str]:
    """The words on the boards of the first steps of a game's lessons."""
    for lesson in every_lesson():
        if lesson.game == game:
            for part in _parts(lesson):
                yield from (piece.get("label") or "" for piece in part["pieces"])
                yield part.get("title") or ""


def _parts(lesson: Lesson) -> Iterator[dict[str, Any]]:
    player = Player(lesson, 1)
    view = view_of(lesson.game, Hands(lambda: None, lambda action: None))
    view.open(player.game, player.table.position, player.seat, player.step.task.shows)
    view.show(player.table.position, press=True)
    for board in boards(view.board):
        yield from board.scene.get("parts", [])


@pytest.mark.parametrize("game", catalogue.GAMES)
def test_words_on_the_boards(game: str) -> None:
    shown = words(" ".join(labels(game)))
    assert len(shown) > 10
    assert sorted(shown - explained(game) - words(EVERYDAY + NAMES) - drinks(game)) == []


@pytest.mark.parametrize("game", catalogue.GAMES)
def test_words_that_lessons_write_large(game: str) -> None:
    known, names = explained(game), words(NAMES)
    for lesson in every_lesson():
        if lesson.game == game:
            for text in (lesson.title, *(text for step in lesson.steps for text in (step.title, step.text))):
                met = {word for found in LARGE.findall(text) for word in words(found)}
                assert sorted(met - known - names) == [], (lesson.id, text)


@pytest.mark.parametrize("game", catalogue.GAMES)
def test_each_word_has_one_plain_sentence_and_is_explained_once(game: str) -> None:
    here = [one for one in glossary.terms() if game in one.games]
    assert len(here) >= 15
    assert len({one.word for one in here}) == len(here)
    assert [one.word for one in here if not one.says.endswith(".") or len(one.says) > 200] == []


@pytest.mark.parametrize("game", catalogue.GAMES)
def test_a_word_leads_to_its_rules_and_a_lesson(game: str) -> None:
    shown = page(Address(view="glossary", game=game))
    assert title(game) in text_in(shown) and f"./learn?lesson={game}/" in str(shown)
