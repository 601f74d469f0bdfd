"""The values of a box one by one: where each stands, its name in words, and how it is read and written."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from tutor.core.errors import BadInput
from tutor.core.sentences import big
from widgets.traders.words import phrase, wording

Path = tuple[str | int, ...]
READ_OFF = "read_off"
"""Where a box notes the values that were read off the game one by one."""


class Field(msgspec.Struct, frozen=True):
    """One printed value: where it stands in the box, its name in words, its text and its source.

    ``entry`` is the part of the name that it shares with what is printed beside it ("London space 1"), ``within`` a
    bundle of such entries ("London"); "" where there is none.
    """

    path: Path
    label: str
    text: str
    source: str
    entry: str = ""
    within: str = ""

    @property
    def name(self) -> str:
        """Its name among what is printed beside it."""
        return self.label.removeprefix(self.entry).strip()


def at(data: Any, path: Path) -> Any:
    """Return what stands at a path."""
    for step in path:
        data = data[step]
    return data


def fields_of(path: Path, value: Any, label: str, source: str, entry: str = "", within: str = "") -> Iterator[Field]:
    """Go through the values below a path; lists of plain values are one field."""
    if isinstance(value, dict):
        source, ahead, within = value.get("source", source), _named(value, label), within or _bundle(value)
        for key, inner in value.items():
            if key not in ("source", "city", "letter", "card", "name", "row") or isinstance(inner, dict):
                yield from fields_of((*path, key), inner, f"{ahead} {_word(key, inner)}".strip(), source, ahead, within)
    elif isinstance(value, list) and value and isinstance(value[0], dict):
        for n, inner in enumerate(value):
            yield from fields_of((*path, n), inner, f"{label} {n + 1}".strip(), source, entry, within)
    else:
        yield Field(path, label, _write(value), source, entry, within)


def _bundle(value: dict[str, Any]) -> str:
    """Return the bundle of an entry: a city with all its spaces, all cards of a letter."""
    return big(value["city"].replace("_", " ")) if "city" in value else value.get("card", "")[:1]


def _word(key: str, value: Any) -> str:
    """Return a key in words; the spaces of a list are named one by one."""
    if key == "spaces" and isinstance(value, list):
        return "space"
    return wording("box_words").get(key, key.replace("_", " "))


def _named(value: dict[str, Any], label: str) -> str:
    """Return what an entry is called: its city, card, name, letter, or its row with its place in the list."""
    if "row" in value:
        return phrase("box", "row", row=value["row"], place=label)
    names = [str(value[key]) for key in ("city", "card", "name", "letter") if key in value]
    return big(names[0].replace("_", " ")) if names else label


def _write(value: Any) -> str:
    if isinstance(value, list):
        return (
            "; ".join(_write(inner) for inner in value)
            if any(isinstance(v, list) for v in value)
            else ", ".join(map(str, value))
        )
    return str(value)


def read(before: Any, text: str, place: str) -> Any:
    """Read a value of the same kind as before, in capitals or not; raises ``BadInput``."""
    text = text.strip().lower()
    if isinstance(before, list):
        if before and isinstance(before[0], list):
            return [[word.strip() for word in part.split(",") if word.strip()] for part in text.split(";")]
        words = [word.strip() for word in text.split(",") if word.strip()]
        return [_number(word, place) for word in words] if before and isinstance(before[0], int) else words
    return _number(text, place) if isinstance(before, int) else text


def follow(holder: dict[str, Any], key: str | int) -> None:
    """Let what depends on a value just entered follow it: a bar's space is worth as many as it asks for."""
    if key == "needs" and "value" in holder:
        asked = [int(word) for word in holder["needs"].replace(",", " ").split() if word.isascii() and word.isdecimal()]
        holder["value"] = sum(asked)


def _number(text: str, place: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 4):
        raise BadInput(place, f"expected a whole number, found {text[:40]!r}")
    return int(text)


def mark_printed(data: dict[str, Any], path: Path) -> None:
    """Note that an owner read this part off the game."""
    if holder := _holder(data, path):
        at(data, holder)["source"] = "printed"


def _holder(data: dict[str, Any], path: Path) -> Path:
    """Return where the part stands that says the source of a value."""
    for n in range(len(path) - 1, 0, -1):
        holder = at(data, path[:n])
        if isinstance(holder, dict) and "source" in holder:
            return path[:n]
    return ()


# ---- value by value --------------------------------------------------------------------


def note_read_off(data: dict[str, Any], path: Path) -> None:
    """Note that a value was read off the game; once all values of its part were, the part is a printed one."""
    noted = set(data.get(READ_OFF, ())) | {_text(path)}
    holder = _holder(data, path)
    mine = {_text(field.path) for field in fields_of(holder, at(data, holder), "", "")} if holder else set()
    if mine and mine <= noted:
        at(data, holder)["source"] = "printed"
        noted -= mine
    data[READ_OFF] = sorted(noted)


def read_off(data: dict[str, Any], field: Field) -> Field:
    """Return a field with its own source: a value that was read off the game is a printed one."""
    known = _text(field.path) in data.get(READ_OFF, ())
    return msgspec.structs.replace(field, source="printed") if known else field


def _text(path: Path) -> str:
    return ".".join(map(str, path))
