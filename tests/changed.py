"""Data with one value changed, for tests of what is refused."""

from __future__ import annotations

from typing import Any


def changed(data: Any, *way: str | int, to: Any = None, drop: bool = False) -> Any:
    """Return the data, changed in place: the entry at the end of the way is another one, or is dropped."""
    part = data
    for name in way[:-1]:
        part = part[name]
    if drop:
        del part[way[-1]]
    else:
        part[way[-1]] = to
    return data
