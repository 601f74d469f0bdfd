"""Rooms whose classes are imported when they are asked for, so that nobody waits for what is not looked at."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any


def late(room: str, classes: Mapping[str, str]) -> Callable[[str], Any]:
    """Return the ``__getattr__`` of a room: it imports a class by its name from the module that has it."""

    def get(name: str) -> Any:
        if name not in classes:
            raise AttributeError(f"module {room!r} has no attribute {name!r}")
        return getattr(import_module(classes[name]), name)

    return get
