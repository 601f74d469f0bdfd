"""One clear error: where, and what was expected."""

from __future__ import annotations

from datetime import date

import pytest

from tutor.core.errors import BadInput, Refused, choose, shown
from tutor.core.values import Reason, Verdict


def test_an_error_names_its_place() -> None:
    error = BadInput("scene.toml: turn", "expected a player")
    assert (str(error), error.place, error.problem) == (
        "scene.toml: turn: expected a player",
        "scene.toml: turn",
        "expected a player",
    )


def test_an_error_without_a_place_is_its_problem() -> None:
    assert str(BadInput("", "expected a player")) == "expected a player"


def test_a_refusal_names_every_clause() -> None:
    verdict = Verdict((Reason("w.move.5", "a", {}), Reason("w.move.2", "b", {}, "w.R5"), Reason("w.move.5", "c", {})))
    assert str(Refused(verdict)) == "refused by w.move.5, w.move.2, w.R5"


def test_a_known_word_is_returned() -> None:
    assert choose("jump", ("jump", "double pawns"), "active", "upgrade") == "jump"


@pytest.mark.parametrize(
    ("word", "allowed", "problem"),
    [
        ("jmup", ("jump", "pawns"), "unknown upgrade 'jmup'; did you mean 'jump'?"),
        ("tea", ("jump", "pawns"), "unknown upgrade 'tea'; expected jump, pawns"),
        (7, ("jump",), "unknown upgrade 7; expected jump"),
        (None, (), "unknown upgrade None; expected none at all"),
        (["jump"], ("jump",), "unknown upgrade ['jump']; expected jump"),
    ],
)
def test_an_unknown_word_gets_a_hint(word: object, allowed: tuple[str, ...], problem: str) -> None:
    with pytest.raises(BadInput) as caught:
        choose(word, allowed, "active", "upgrade")
    assert (caught.value.place, caught.value.problem) == ("active", problem)


def test_what_is_shown_stays_on_one_short_line() -> None:
    assert shown("a\nb") == "'a\\nb'"
    assert shown(date(2026, 1, 2)) == "2026-01-02"
    assert shown("x" * 500) == "'" + "x" * 56 + "…'"
    assert len(shown(list(range(1000)))) <= 60
