"""What a notebook's cells print beside a step: whether the rules allow something, what happens, and the points.

A table is one of ``open_lesson(…).table(n)``, or any other. Each line names its clause.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tutor.core.errors import BadInput, Refused
from tutor.core.game import Game
from tutor.core.sentences import listed
from tutor.core.table import Table
from tutor.core.values import Event, Verdict
from widgets.parts.rules import cited
from widgets.words import phrase


def ask(table: Table[Any], *texts: str) -> None:
    """Print, for each action, whether the rules allow it, why, and what would do; nothing is played."""
    game = _game_at(table)
    for text in texts:
        seat, action = game.parse(table.position, text)
        _judged(table, text, table.game.check(table.position, seat, action))


def _judged(table: Table[Any], text: str, verdict: Verdict) -> None:
    game, p = table.game, table.position
    print(phrase("notebook", "allowed" if verdict.legal else "refused", action=text))
    reasons = verdict.allows if verdict.legal else verdict.against
    _print((cited(game.id, reason), game.say(p, reason)) for reason in reasons)
    for says in dict.fromkeys(game.say(p, repair) for repair in verdict.repairs):
        print("  →", says)


def play(table: Table[Any], *texts: str) -> tuple[Event, ...]:
    """Play actions one after the other, print what happens, and return the events.

    One that is refused is told as :func:`ask` does, and raises ``Refused``; those before it stay played.
    """
    game = _game_at(table)
    events: list[Event] = []
    for text in texts:
        before = table.position
        seat, action = game.parse(before, text)
        try:
            step = table.act(action, seat)
        except Refused as refused:
            _judged(table, text, refused.verdict)
            raise
        print(text)
        _print((cited(game.id, event), game.say(before, event)) for event in step.events)
        events += step.events
    return tuple(events)


def points(table: Table[Any]) -> None:
    """Print the score sheet of a table as it stands."""
    game = _game_at(table)
    sheet, words = game.score(table.position), game.sentences
    for total in sheet.players:
        print(phrase("notebook", "points", name=words.person(total.name), points=sheet.shown(total.total)))
        for line in total.lines:
            print(f"  {line.clause} · {words.called(line.about)}: {sheet.worked(line)}")
    names = listed(tuple(map(words.person, sheet.winners)))
    how = "shared" if sheet.by == "shared" else "won"
    print(phrase("notebook", how, names=names, what=words.called(sheet.by), rule=sheet.decided_by))


def _game_at(table: Table[Any]) -> Game[Any]:
    """Return the game that is played there; raises ``BadInput`` for what is no table, such as a whole lesson."""
    if not isinstance(table, Table):
        raise BadInput("table", f"expected a table such as lesson.table(1), found {type(table).__name__}")
    return table.game


def _print(lines: Iterable[tuple[str, str]]) -> None:
    for clause, says in lines:
        print(f"  {clause} · {says}")
