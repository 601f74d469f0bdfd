"""The worked examples: one that is spoiled says so, and so does a file of them."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tutor import catalogue
from tutor.core.errors import BadInput
from tutor.core.examples import Example, Happening, Start, read_examples
from tutor.core.proof import problems


def example(id: str) -> Example:
    return next(e for e in catalogue.examples(id.partition(".")[0]) if e.id == id)


def faults(spoiled: Example) -> list[str]:
    return problems(catalogue.game(spoiled.id.partition(".")[0]), spoiled, spoiled.id)


SPOILED = {
    "gains": ("winter.E1", {"gains": {"blue": {"coffee": 3}}}, "gains are {'blue': {'coffee': 4,"),
    "allowed": ("winter.E1", {"allowed": ("winter.move.7",)}, "winter.move.7 does not allow it;"),
    "refused": ("winter.move.5/stop", {"refused": ("winter.move.6",)}, "winter.move.6 does not refuse it;"),
    "happens": ("winter.E4", {"happens": (Happening("winter.time.3"),)}, "this does not happen:"),
    "numbers": (
        "winter.E4",
        {"happens": (Happening("winter.orders.5", "draw_short", "red", {"got": 2}),)},
        "this does not happen:",
    ),
    "player": (
        "winter.E4",
        {"happens": (Happening("winter.orders.5", "draw_short", "yellow"),)},
        "this does not happen:",
    ),
    "after": ("winter.E8", {"after": {"turn": "blue"}}, "after.turn is 'yellow', expected 'blue'"),
    "deep": (
        "winter.E8",
        {"after": {"players": {"blue": {"likes": 3}}}},
        "after.players.blue.likes is 2, expected 3",
    ),
    "scores": ("winter.E5", {"scores": {"blue": 18}}, "blue scores 17, expected 18"),
    "winners": ("winter.E5", {"winners": ("blue",)}, "('yellow',) win, expected ('blue',)"),
    "by": ("winter.E5", {"by": "points"}, "decided by likes, expected points"),
    "clauses": ("winter.E5", {"clauses": ("winter.move.1",)}, "nothing in it cites winter.move.1"),
    "action": (
        "winter.E1",
        {"actions": ("move d1",), "allowed": ()},
        "'move d1' is refused by winter.move.5",
    ),
    "text": ("winter.E1", {"actions": ("walk d1",)}, "actions[0]: unknown action 'walk'"),
    "scene": ("winter.E5", {"scene": {"game": "winter", "players": {"blue": {}}}}, "scene.players: expected 2 to 4"),
    "start": ("winter.setup.2/two", {"start": Start({"players": ["blue"]})}, "start.options.players: expected 2 to 4"),
}


@pytest.mark.parametrize("field", SPOILED)
def test_a_spoiled_example_says_what_is_wrong(field: str) -> None:
    id, change, expected = SPOILED[field]
    whole = example(id)
    assert faults(whole) == []
    found = faults(replace(whole, **change))
    assert any(expected in problem and problem.startswith(id) for problem in found), found


def test_an_example_that_expects_a_refusal_fails_when_the_action_is_legal() -> None:
    legal = replace(example("winter.move.5/pass"), allowed=(), gains=None, refused=("winter.move.5",))
    assert faults(legal) == [
        "winter.move.5/pass: winter.move.5 does not refuse it; nothing does",
    ]


FILES = {
    "": "examples.toml: example: is missing",
    '[[example]]\nid = "winter.x"\nclauses = []\n': "examples.toml: winter.x: expected either a scene or a start",
    '[[example]]\nid = "winter.x"\nclauses = []\nsene = {}\n': "examples.toml: example[0].sene: unknown field; "
    "did you mean 'scene'?",
    '[[example]]\nid = "a"\nclauses = []\nscene = {}\n' * 2: "examples.toml: a: stands here twice",
    "[[example]\n": "examples.toml: is not TOML: "
    "Expected ']]' at the end of an array declaration (at line 1, column 10)",
}


@pytest.mark.parametrize("text", FILES)
def test_an_unreadable_file_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(BadInput) as refusal:
        read_examples(text, "examples.toml")
    assert str(refusal.value) == FILES[text]
