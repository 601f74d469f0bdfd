"""What all games share: clauses, actions, verdicts, events, tables, records and score sheets."""

from tutor.core.errors import BadInput, Refused
from tutor.core.game import Game, Step
from tutor.core.rulebook import Clause, Rulebook, Ruling
from tutor.core.score import Line, ScoreSheet, Total
from tutor.core.table import Record, Table
from tutor.core.values import Action, Event, Reason, Repair, Verdict

__all__ = [
    "Action",
    "BadInput",
    "Clause",
    "Event",
    "Game",
    "Line",
    "Reason",
    "Record",
    "Refused",
    "Repair",
    "Rulebook",
    "Ruling",
    "ScoreSheet",
    "Step",
    "Table",
    "Total",
    "Verdict",
]
