"""What holds for all tests of widgets."""

from __future__ import annotations

from typing import Any, NoReturn

import pytest


@pytest.fixture(autouse=True)
def no_window(monkeypatch: pytest.MonkeyPatch) -> None:
    """Panel's own ``show`` starts a server and waits: a test in which something is shown by it fails at once."""
    monkeypatch.setattr("panel.viewable.ServableMixin.show", _refuse)


def _refuse(shown: Any, *arguments: Any, **named: Any) -> NoReturn:
    raise AssertionError(f"{type(shown).__name__} is shown by Panel's own show, in a window")
