"""What an address says of a view: each part is read by itself; one that makes no sense is left out, and named."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TypeVar
from urllib.parse import urlencode

from tutor.core.errors import BadInput

LONGEST = 300
T = TypeVar("T")
Arguments = Mapping[str, Iterable[bytes | str]]
Readers = Mapping[str, Callable[[T, str], T]]
"""Name of a part → what takes its text into a value; it raises ``BadInput`` for a text that makes no sense."""


def given(arguments: Arguments, name: str) -> str | None:
    """Return the first text that an address has for a part, ``None`` where it does not have the part."""
    for raw in arguments.get(name, ()):
        return raw.decode("utf-8", "replace") if isinstance(raw, bytes) else raw
    return None


def read(arguments: Arguments, readers: Readers[T], start: T) -> tuple[T, list[str]]:
    """Return the value that an address says, and the names of the parts that could not be read."""
    value, odd = start, []
    for name, take in readers.items():
        text = given(arguments, name)
        if text is None:
            continue
        try:
            if len(text) > LONGEST:
                raise BadInput(name, f"expected {LONGEST} characters at most")
            value = take(value, text)
        except BadInput:
            odd.append(name)
    return value, odd


def write(parts: Mapping[str, str]) -> str:
    """Return what stands behind the question mark of an address; empty parts are left out."""
    return urlencode({name: text for name, text in parts.items() if text}, safe=".,:")


def number(text: str, least: int, most: int, place: str) -> int:
    """Return a whole number within limits; raises ``BadInput``."""
    if not (text.isascii() and text.isdigit() and least <= int(text) <= most):
        raise BadInput(place, f"expected a number from {least} to {most}")
    return int(text)


def listed(text: str) -> list[str]:
    """Return the words of a list; an empty text has none."""
    return text.split(",") if text else []
