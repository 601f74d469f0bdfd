"""What the tests of Coffee Traders share."""

from __future__ import annotations

import pytest

from tutor.coffee_traders import CoffeeTraders

PEOPLE = ("ann", "ben", "cat", "dan", "eve")


@pytest.fixture(scope="session")
def game() -> CoffeeTraders:
    return CoffeeTraders()
