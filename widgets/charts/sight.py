"""Tells when a place on a page comes into sight, so that what is costly is made only for those who look at it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from panel.custom import JSComponent


class Sight(JSComponent):
    """An empty place; calls ``on_seen()`` once, when a person first scrolls near it."""

    _esm = Path(__file__).with_suffix(".js").read_text("utf-8")

    def __init__(self, on_seen: Callable[[], None], **params: Any) -> None:
        super().__init__(**params)
        self._on_seen: Callable[[], None] | None = on_seen

    def _handle_msg(self, data: Any) -> None:
        if data == "seen" and self._on_seen:
            told, self._on_seen = self._on_seen, None
            told()
