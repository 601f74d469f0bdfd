"""Reading TOML and JSON from outside, with errors that name the field."""

from __future__ import annotations

import re
import tomllib
from difflib import get_close_matches
from functools import reduce
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, TypeVar, Union, get_args, get_origin

import msgspec

from tutor.core.errors import BadInput, Unreadable, composed, shown

T = TypeVar("T")

LARGEST = 1_000_000
"""Bytes; no file that the tutor reads needs more."""


def read_text(path: Path) -> str:
    """Return a file's text; raises ``Unreadable`` when it is missing, too large or not UTF-8."""
    try:
        if _size(path) > LARGEST:
            raise Unreadable(str(path), f"is larger than {LARGEST:,} bytes")
        with path.open(encoding="utf-8-sig") as file:
            text = file.read(LARGEST + 1)  # a device or a pipe tells no size beforehand
        if len(text) > LARGEST:
            raise Unreadable(str(path), f"is larger than {LARGEST:,} bytes")
        return text
    except UnicodeDecodeError:
        raise Unreadable(str(path), "is not a text file in UTF-8") from None
    except OSError as error:
        raise Unreadable(str(path), (error.strerror or "cannot be read").lower()) from None


def _size(path: Path) -> int:
    return path.stat().st_size


def read_toml(text: str, place: str) -> dict[str, Any]:
    """Parse TOML; a syntax error becomes ``BadInput`` with its line, a number beyond 64 bits with its field."""
    try:
        data = tomllib.loads(composed(text))
        wide = _too_wide(data)
    except tomllib.TOMLDecodeError as error:
        raise BadInput(place, f"is not TOML: {error}") from None
    except RecursionError:
        raise BadInput(place, "is not TOML: nested too deeply") from None
    except ValueError:  # Python reads no decimal number of so many digits
        raise BadInput(place, f"holds a number of more than {_DIGITS} digits") from None
    if wide is not None:
        raise BadInput(join(place, *wide), "expected a whole number of 64 bits, found a larger one")
    return data


_DIGITS = 4300
_WIDEST = 1 << 63


def _too_wide(data: Any) -> list[str | int] | None:
    """Return the way to a whole number that no TOML file may hold; Python would choke on writing the widest of them."""
    if isinstance(data, int) and not -_WIDEST <= data < _WIDEST:
        return []
    if isinstance(data, dict | list):
        for name, entry in data.items() if isinstance(data, dict) else enumerate(data):
            if isinstance(entry, int | dict | list) and (way := _too_wide(entry)) is not None:
                return [name, *way]
    return None


def read_json(text: str, place: str) -> Any:
    """Parse JSON; a syntax error becomes ``BadInput``."""
    try:
        return msgspec.json.decode(composed(text).encode("utf-8", "surrogatepass"))
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadInput(place, f"is not JSON: {error}") from None
    except RecursionError:
        raise BadInput(place, "is not JSON: nested too deeply") from None


def convert(data: Any, kind: type[T], place: str) -> T:
    """Turn parsed data into ``kind``; raises ``BadInput`` naming the field and what was expected there."""
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise BadInput(*_explain(str(error), data, kind, place)) from None


def table_of(data: Any, kind: type[T], place: str) -> dict[str, T]:
    """Turn a table of names into ``kind`` entry by entry; names come out composed.

    Raises ``BadInput`` naming the entry and the field.
    """
    if not isinstance(data, dict):
        raise BadInput(place, f"expected a table, found {shown(data)}")
    return {composed(name): convert(entry, kind, join(place, name)) for name, entry in data.items()}


def within(n: int, most: int, place: str, least: int = 0) -> int:
    """Return ``n`` if it lies from ``least`` to ``most``; raises ``BadInput`` otherwise."""
    if not least <= n <= most:
        raise BadInput(place, f"expected a number from {least} to {most}, found {n}")
    return n


def join(place: str, *names: str | int) -> str:
    """Return ``place`` some levels deeper: a field after a dot, an entry of a list in brackets."""
    return reduce(_deeper, names, place)


def _deeper(place: str, name: str | int) -> str:
    if isinstance(name, int):
        return f"{place}[{name}]"
    name = on_one_line(name)
    if not place or place.endswith(": "):
        return place + name
    return f"{place}.{name}" if ": " in place or not _is_file(place) else f"{place}: {name}"


def on_one_line(name: str) -> str:
    """Return a name as it stands, or quoted and short when it would break or hide the line."""
    return name if name.isprintable() and 0 < len(name) <= 40 else shown(name)


def _is_file(place: str) -> bool:
    return place.rpartition(".")[2] in {"toml", "json", "md"}


def _explain(message: str, data: Any, kind: Any, place: str) -> tuple[str, str]:
    text, _, path = message.rpartition(" - at `$") if " - at `$" in message else (message, "", "")
    for name in re.findall(r"\[\.{3}\]|[^.\[\]]+", path.strip("`")):
        kind = _inside(kind, name)
        step = _failing(data, kind) if name == "[...]" else int(name) if name.isdigit() else name
        place, data = join(place, step), _entry(data, step)
    unknown = re.fullmatch(r"Object contains unknown field `(.*)`", text, re.DOTALL)
    if unknown:
        return join(place, unknown[1]), "unknown field; " + _near(unknown[1], kind)
    missing = re.match(r"Object missing required field `(.*)`", text)
    if missing:
        return join(place, missing[1]), "is missing"
    if text.startswith("Invalid enum value") and get_args(kind):
        return place, f"unknown value {shown(data)}; expected " + ", ".join(map(str, get_args(kind)))
    return place, _in_words(text)


def _failing(data: Any, kind: Any) -> str:
    """Return the first key of a table whose entry is none of ``kind``; the message does not tell it."""
    for name, entry in data.items():
        try:
            msgspec.convert(entry, kind)
        except msgspec.ValidationError:
            return str(name)
    return "…"


def _entry(data: Any, step: str | int) -> Any:
    return data.get(step) if isinstance(data, dict) else data[step] if isinstance(step, int) else None


def _in_words(text: str) -> str:
    """Return a message with the kinds of values as people call them."""
    length = re.fullmatch(r"Expected `array` of length (\d+), got (\d+)", text)
    if length:
        return f"expected a list of {length[1]}, found {length[2]}"
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
    if name == "[...]" or name.isdigit():
        entries = get_args(kind)
        return entries[-1 if name == "[...]" else 0] if entries else None
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
