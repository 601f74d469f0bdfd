"""Reading TOML and JSON from outside, with errors that name the field."""

from __future__ import annotations

import re
import tomllib
from difflib import get_close_matches
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, TypeVar, Union, get_args, get_origin

import msgspec

from tutor.core.errors import BadInput, shown

T = TypeVar("T")

LARGEST = 1_000_000
"""Bytes; no file that the tutor reads needs more."""


def read_text(path: Path) -> str:
    """Return a file's text; raises ``BadInput`` when it is missing, too large or not UTF-8."""
    try:
        if path.stat().st_size > LARGEST:
            raise BadInput(str(path), f"is larger than {LARGEST:,} bytes")
        return path.read_text("utf-8-sig")
    except UnicodeDecodeError:
        raise BadInput(str(path), "is not a text file in UTF-8") from None
    except OSError as error:
        raise BadInput(str(path), (error.strerror or "cannot be read").lower()) from None


def read_toml(text: str, place: str) -> dict[str, Any]:
    """Parse TOML; a syntax error becomes ``BadInput`` with line and column."""
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadInput(place, f"is not TOML: {error}") from None


def read_json(text: str, place: str) -> Any:
    """Parse JSON; a syntax error becomes ``BadInput``."""
    try:
        return msgspec.json.decode(text.encode("utf-8", "surrogatepass"))
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise BadInput(place, f"is not JSON: {error}") from None


def convert(data: Any, kind: type[T], place: str) -> T:
    """Turn parsed data into ``kind``; raises ``BadInput`` naming the field and what was expected there."""
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise BadInput(*_explain(str(error), data, kind, place)) from None


def table_of(data: Any, kind: type[T], place: str) -> dict[str, T]:
    """Turn a table of names into ``kind`` entry by entry, so that an error names the entry."""
    if not isinstance(data, dict):
        raise BadInput(place, f"expected a table, found {shown(data)}")
    return {name: convert(entry, kind, join(place, name)) for name, entry in data.items()}


def join(place: str, name: str | int) -> str:
    """Return ``place`` one level deeper: a field after a dot, an entry of a list in brackets."""
    if isinstance(name, int):
        return f"{place}[{name}]"
    if not place or place.endswith(": "):
        return place + name
    return f"{place}.{name}" if ": " in place or not _is_file(place) else f"{place}: {name}"


def _is_file(place: str) -> bool:
    return place.rpartition(".")[2] in {"toml", "json", "md"}


def _explain(message: str, data: Any, kind: Any, place: str) -> tuple[str, str]:
    text, _, path = message.partition(" - at ")
    for name in re.findall(r"\.{3}|[^.\[\]$]+", path.strip("`")):
        kind = _inside(kind, name)
        if name != "...":  # a key of a table, which the message does not tell
            place = join(place, int(name) if name.isdigit() else name)
    unknown = re.match(r"Object contains unknown field `(.*)`", text)
    if unknown:
        return join(place, unknown[1]), "unknown field; " + _near(unknown[1], kind)
    missing = re.match(r"Object missing required field `(.*)`", text)
    if missing:
        return join(place, missing[1]), "is missing"
    other = re.match(r"Invalid enum value (.*)", text)
    if other and get_args(kind):
        return place, f"unknown value {other[1]}; expected " + ", ".join(map(str, get_args(kind)))
    return place, _in_words(text)


def _in_words(text: str) -> str:
    """Return a message with the kinds of values as people call them."""
    kinds = re.fullmatch(r"Expected `([\w| ]+)`, got `(\w+)`", text)
    if not kinds:
        return text[:1].lower() + text[1:].replace("`", "")
    wanted = [_KINDS.get(kind, kind) for kind in kinds[1].split(" | ") if kind != "null"]
    return f"expected {' or '.join(wanted)}, found {_KINDS.get(kinds[2], kinds[2])}"


_KINDS = {
    "int": "a whole number",
    "float": "a fraction",
    "str": "a text",
    "bool": "true or false",
    "array": "a list",
    "object": "a table",
    "null": "nothing",
}


def _inside(kind: Any, name: str) -> Any:
    """Return the type one level deeper: of a field, of a list's entries or of a table's."""
    if get_origin(kind) in (Union, UnionType):
        kind = next(k for k in get_args(kind) if k is not NoneType)
    if name == "..." or name.isdigit():
        entries = get_args(kind)
        return entries[-1 if name == "..." else 0] if entries else None
    return next((f.type for f in _fields(kind) if f.encode_name == name), None)


def _near(name: str, kind: Any) -> str:
    fields = [f.encode_name for f in _fields(kind)]
    near = get_close_matches(name, fields, 1)
    return f"did you mean {near[0]!r}?" if near else "expected one of " + ", ".join(fields)


def _fields(kind: Any) -> tuple[msgspec.structs.FieldInfo, ...]:
    try:
        return msgspec.structs.fields(kind)
    except TypeError:
        return ()
