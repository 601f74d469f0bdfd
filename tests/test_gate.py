"""Nothing of a game is unproven: code cites every clause, and examples prove it for and against."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from msgspec.structs import replace

from tutor import catalogue, trace
from tutor.core import Rulebook
from tutor.core.examples import Example
from tutor.core.proof import problems

Change = Callable[[Example], list[Example]]

EXAMPLES = [(id, example) for id in catalogue.GAMES for example in catalogue.examples(id)]


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Change], None]]:
    """Change the examples that a game shows, and forget what was proven."""
    every = catalogue.examples

    def change(to: Change) -> None:
        monkeypatch.setattr(catalogue, "examples", lambda id: tuple(e for old in every(id) for e in to(old)))
        trace._proofs.cache_clear()

    yield change
    trace._proofs.cache_clear()


@pytest.mark.parametrize("id", catalogue.GAMES)
def test_every_clause_is_enforced_and_proven(id: str) -> None:
    gaps = trace.gaps(id)
    assert gaps == (), "\n".join(gaps)


@pytest.mark.parametrize(("id", "example"), EXAMPLES, ids=[example.id for _, example in EXAMPLES])
def test_example_comes_out_as_it_says(id: str, example: Example) -> None:
    found = problems(catalogue.game(id), example, example.id)
    assert found == [], "\n".join(found)


@pytest.mark.parametrize("id", catalogue.GAMES)
def test_code_and_examples_cite_what_stands_in_a_rulebook(id: str) -> None:
    known = {i for game in catalogue.GAMES for i in (*rulebook(game).clauses, *rulebook(game).rulings)}
    assert set(trace.citations(id)) <= known
    assert {clause for example in catalogue.examples(id) for clause in example.clauses} <= known


@pytest.mark.parametrize("id", catalogue.GAMES)
def test_every_example_has_a_caption_and_the_id_of_its_rule(id: str) -> None:
    book = rulebook(id)
    for example in catalogue.examples(id):
        rule = example.id.partition("/")[0]
        assert rule in book.clauses or rule in book.rulings or rule.startswith(f"{id}.E"), example.id
        assert example.says.endswith((".", "?")) and len(example.says) <= 140, example.id


@pytest.mark.parametrize("id", catalogue.GAMES)
def test_every_ruling_has_an_example(id: str) -> None:
    shown = {example.id.partition("/")[0] for example in catalogue.examples(id)}
    assert [ruling for ruling in rulebook(id).rulings if ruling not in shown] == []


def test_a_clause_without_examples_is_named_with_file_and_line(shown) -> None:
    shown(lambda example: [] if "winter.setup.11" in example.clauses else [example])
    assert gap("winter.setup.11", "no example proves it against") in trace.gaps("winter")


def test_a_broken_example_proves_nothing(shown) -> None:
    shown(lambda example: [replace(example, actions=("dance",)) if example.actions else example])
    gaps = trace.gaps("winter")
    assert gap("winter.move.5", "no example proves it for") in gaps
    assert gap("winter.move.5", "no example proves it against") in gaps


def test_a_clause_that_no_code_cites_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trace, "citations", lambda id: {})
    assert gap("winter.move.5", "no code cites it") in trace.gaps("winter")


def gap(clause: str, what: str) -> str:
    line = (catalogue.room("winter") / "rulebook.toml").read_text("utf-8").splitlines().index(f'id = "{clause}"') + 1
    return f"winter/rulebook.toml:{line}: {clause}: {what}"


def rulebook(id: str) -> Rulebook:
    return catalogue.game(id).rulebook
