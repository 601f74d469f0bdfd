"""What an example says must come of it is itself held to the scene's fields."""

from __future__ import annotations

from typing import Any

import pytest

from tutor import catalogue
from tutor.core import BadInput
from tutor.core.examples import read_examples
from tutor.core.proof import problems

EXAMPLE = """
[[example]]
id = {id}
clauses = ["winter.move.1"]
scene = {{ game = "winter", players = {{ a = {{}}, b = {{}}, c = {{}} }} }}
actions = ["move a2"]
after = {after}
"""


def found(after: str) -> list[str]:
    (example,) = read_examples(EXAMPLE.format(id='"one"', after=after), "my.toml")
    return problems(catalogue.game("winter"), example, "my.toml: one")


@pytest.mark.parametrize(
    ("after", "problem"),
    [
        ("{ foo = 0 }", "after.foo: unknown field"),
        ("{ players = 4 }", "after.players is {'a': {'pawns'"),
        ("{ players = { z = {} } }", "after.players: unknown player 'z'; expected a, b, c"),
        ("{ players = { a = { cookie = 0 } } }", "after.players.a.cookie: unknown field; did you mean 'cookies'?"),
        ("{ players = { a = { cookies = 1 } } }", "after.players.a.cookies is 0, expected 1"),
        ('{ turn = "b" }', "after.turn is '', expected 'b'"),
    ],
)
def test_a_wanted_field_that_no_scene_has_is_named(after: str, problem: str) -> None:
    assert [p.partition(": one: ")[2].startswith(problem) for p in found(after)] == [True]


@pytest.mark.parametrize("after", ['{ turn = "a" }', '{ players = { a = { cups = ["", "", ""], hand = "coffee" } } }'])
def test_a_default_may_be_written_out(after: str) -> None:
    assert found(after) == []


@pytest.mark.parametrize("id", ['"a\\nb"', '""'])
def test_an_id_stays_on_its_line(id: str) -> None:
    with pytest.raises(BadInput) as error:
        read_examples(EXAMPLE.format(id=id, after="{}"), "my.toml")
    said: Any = str(error.value)
    assert said.startswith("my.toml: example[0].id: expected a short id, found ") and "\n" not in said
