"""What a table answers to an action that the rules refuse."""

from __future__ import annotations

import pytest

from tutor.core import Refused, Table


def refused(table: Table, text: str) -> tuple[str, ...]:
    """Play an action that has to be refused, and return the clauses against it."""
    with pytest.raises(Refused) as refusal:
        table.act(text)
    return refusal.value.verdict.against_ids
