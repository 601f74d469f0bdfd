"""Common to all tests: the fast ones go first, so that a mistake shows early."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

LATER = ("tests/lessons", "notebooks", "tests/browser", "tests/packaging")
"""Folders whose tests run after all others, in this order."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=_rank)


def _rank(item: pytest.Item) -> int:
    place = item.path.relative_to(ROOT).as_posix()
    return next((rank for rank, folder in enumerate(LATER, 1) if place.startswith(folder)), 0)


def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    """Under CI a skipped test is a failure: there everything can be installed."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if os.environ.get("CI") and reporter and reporter.stats.get("skipped") and exitstatus == 0:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


@pytest.fixture(scope="session")
def root() -> Path:
    """The project's folder."""
    return ROOT
