"""What the things on a counter of Grab & Go are about, beside what the rules say to somebody who does something."""

from __future__ import annotations

import pytest

from tutor import catalogue
from tutor.core.about import MOST
from tutor.grab_and_go import GrabAndGo, about
from tutor.lessons import Player, every_lesson
from widgets.boards.grab import scene
from widgets.boards.grab_press import meant
from widgets.boards.race import shorts
from widgets.boards.scene import Piece

WORDS = {"card": "card of the stock", "order": "order", "deck": "decks", "player": "player", "sign": "stops searching"}
STEPS = [(lesson, step.number) for lesson in every_lesson() if lesson.game == "grab" for step in lesson.steps]


@pytest.mark.parametrize("thing", about.things())
def test_a_things_first_rule_speaks_of_it(thing: str) -> None:
    clauses, book = about.things()[thing].clauses, catalogue.game("grab").rulebook
    assert set(clauses) <= set(book.clauses)
    assert WORDS[thing] in book.says(clauses[0])


def pieces(player: Player) -> list[Piece]:
    view = player.game.view(player.table.position, player.seat)
    shown = scene(view, player.seat, shorts(player.game, view, player.seat))
    return [piece for part in shown.parts for piece in part.pieces if piece.label]


@pytest.mark.parametrize(("lesson", "number"), STEPS, ids=[f"{lesson.id}-{n}" for lesson, n in STEPS])
def test_what_can_be_pressed_says_what_the_rules_say_to_the_press(lesson, number: int) -> None:
    player = Player(lesson, number)
    game, seat = player.game, player.seat
    assert isinstance(game, GrabAndGo)
    view = game.view(player.table.position, seat)
    legal = shorts(game, view, seat)
    shown = pieces(player)
    assert all(piece.about for piece in shown)
    for piece in shown:
        if not piece.press or (piece.id.startswith("card-") and not piece.cls):
            continue
        verdict = game.check(view, seat, meant(view.players[seat], legal, piece.id))
        said = verdict.against or verdict.allows
        assert piece.about == tuple(dict.fromkeys(reason.clause for reason in said))[:MOST], piece.id
        assert piece.why == (game.say(view, verdict.against[0]) if verdict.against else ""), piece.id


def test_a_card_in_the_hand_keeps_others_from_being_turned() -> None:
    player = next(Player(lesson, n) for lesson, n in STEPS if Player(lesson, n).table.position.players[0].hand)
    down = next(piece for piece in pieces(player) if piece.cls == "down")
    assert down.about == ("grab.find.2", "grab.find.3")
    assert down.why.startswith("The one hand you may use holds")
