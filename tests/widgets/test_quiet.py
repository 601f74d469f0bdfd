"""A browser that left is no news; every other error is."""

from __future__ import annotations

import asyncio
import logging

import pytest
from tornado.websocket import WebSocketClosedError

from widgets import quiet  # noqa: F401 (importing it is what is tested)


def report(error: Exception) -> None:
    loop = asyncio.new_event_loop()
    loop.default_exception_handler({"message": "Task exception was never retrieved", "exception": error})
    loop.close()


@pytest.mark.parametrize(("error", "told"), [(WebSocketClosedError(), False), (ValueError("a fault"), True)])
def test_only_who_left_is_passed_over(error: Exception, told: bool, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR, "asyncio"):
        report(error)
    assert bool(caplog.records) is told
