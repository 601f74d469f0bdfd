"""What the tests of races share."""

from __future__ import annotations

import pytest

from tests.widgets.races.hands import Hand


@pytest.fixture
def clock() -> Hand:
    return Hand()
