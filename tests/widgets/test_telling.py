"""What a notebook's cells print."""

from __future__ import annotations

import pytest
from IPython.core.interactiveshell import InteractiveShell

from tutor import catalogue
from tutor.core.errors import Refused
from tutor.core.table import Table
from widgets.lesson import open_lesson
from widgets.telling import ask, play, points


def test_refusal_names_its_clause_and_what_would_do(capsys: pytest.CaptureFixture[str]) -> None:
    table = open_lesson("winter/movement").table(5)
    ask(table, "move c1 d1", "move c1 d1 d2")
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "move c1 d1 is refused"
    assert lines[1].startswith("  winter.move.5 · ")
    assert lines[2].startswith("  → ")
    assert "move c1 d1 d2 is allowed" in lines
    assert not table.can_undo


def test_played_actions_print_their_events(capsys: pytest.CaptureFixture[str]) -> None:
    table = open_lesson("winter/movement").table(3)
    events = play(table, "move c1 d1 d2")
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "move c1 d1 d2"
    assert [line.split(" · ")[0].strip() for line in lines[1:]] == [event.clause for event in events]
    assert table.can_undo


def test_refused_action_is_not_played_and_told_as_when_it_is_asked(capsys: pytest.CaptureFixture[str]) -> None:
    table = open_lesson("winter/movement").table(5)
    with pytest.raises(Refused):
        play(table, "move c1 d1")
    assert not table.can_undo
    told = capsys.readouterr().out
    ask(table, "move c1 d1")
    assert told == capsys.readouterr().out


@pytest.mark.parametrize(
    ("cell", "says"),
    [
        ('play(open_lesson("winter/movement").table(5), "move c1 d1")', "refused by winter.move.5"),
        (
            'ask(open_lesson("winter/cups").table(3), "pour cofee 1")',
            "unknown ingredient 'cofee'; did you mean 'coffee'?",
        ),
        ('open_lesson("winter/cup")', "unknown lesson 'winter/cup'; did you mean 'winter/cups'?"),
        ('open_lesson("winter/cups").step(99)', "winter/cups has steps 1 to 8, not 99"),
    ],
)
def test_a_slip_in_a_cell_is_answered_by_its_words_and_no_traceback(
    capsys: pytest.CaptureFixture[str], cell: str, says: str
) -> None:
    shell = InteractiveShell()
    shell.run_cell("from widgets.lesson import open_lesson\nfrom widgets.telling import ask, play")
    shell.run_cell(cell)
    told = capsys.readouterr()
    assert told.out.strip().endswith(says) and "Traceback" not in told.out + told.err


def test_points_print_every_line_and_who_wins(capsys: pytest.CaptureFixture[str]) -> None:
    points(open_lesson("winter/scoring").table(1))
    lines = capsys.readouterr().out.splitlines()
    assert lines[:2] == ["blue: 17", "  winter.scoring.1 · likes: 4 × 2 = 8"]
    assert lines[-1] == "yellow by likes (winter.scoring.4)"


def test_people_are_called_by_their_names(capsys: pytest.CaptureFixture[str]) -> None:
    points(open_lesson("grab/scoring").table(1))
    said = [line for line in capsys.readouterr().out.splitlines() if line[0] != " "]
    assert said == ["Ann: 2.00", "Ben: 0.00", "Ann by points (grab.scoring.9)"]


def test_base_points_are_counted_in_the_words_of_its_rulebook(capsys: pytest.CaptureFixture[str]) -> None:
    points(open_lesson("base/last-orders").table(7))
    said = capsys.readouterr().out
    assert "base.scoring.1 · completed orders: " in said and "penalty cards: " in said
    assert "likes" not in said and "cookies" not in said


def test_base_rules_are_cited_by_what_borrows_them(capsys: pytest.CaptureFixture[str]) -> None:
    game = catalogue.game("base")
    players = {"blue": {"pawns": ["c2"], "cups": ["coffee", "", ""]}, "red": {"pawns": ["d1"]}, "green": {}}
    table = Table(game, game.position({"game": "base", "step": "move", "players": players}))
    ask(table, "empty 1", "move c1 d1 d2")
    play(table, "empty 1")
    said = capsys.readouterr().out
    assert said.count("base.R16 · ") == 3
    assert "winter." not in said


def test_three_who_share_a_victory_are_listed_as_people_list(capsys: pytest.CaptureFixture[str]) -> None:
    game = catalogue.game("winter")
    players = {name: {"likes": 3} for name in ("ann", "ben", "cat")}
    points(Table(game, game.position({"game": "winter", "players": players})))
    assert capsys.readouterr().out.splitlines()[-1].startswith("Ann, Ben and Cat share the victory")
