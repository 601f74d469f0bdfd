"""Files from outside: every error names its field and what was expected."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from tutor.core.errors import BadInput
from tutor.core.read import LARGEST, convert, join, read_json, read_text, read_toml, table_of, within


class Cup(Struct, frozen=True, forbid_unknown_fields=True):
    holds: str
    size: int = 3


class Tray(Struct, frozen=True, forbid_unknown_fields=True):
    cups: tuple[Cup, ...]
    names: dict[str, Cup] = {}


@pytest.mark.parametrize(
    ("data", "error"),
    [
        ({"cups": [{"holds": "tea"}, {"holds": 3}]}, "tray.toml: cups[1].holds: expected a text, found a whole number"),
        ({"cups": [{"holds": "tea", "seize": 3}]}, "tray.toml: cups[0].seize: unknown field; did you mean 'size'?"),
        ({"cups": [{"holds": "tea", "zzz": 3}]}, "tray.toml: cups[0].zzz: unknown field; expected one of holds, size"),
        ({"cups": [{}]}, "tray.toml: cups[0].holds: is missing"),
        ({}, "tray.toml: cups: is missing"),
        ({"cups": 7}, "tray.toml: cups: expected a list, found a whole number"),
        ([], "tray.toml: expected a table, found a list"),
    ],
)
def test_an_error_names_the_field(data: Any, error: str) -> None:
    with pytest.raises(BadInput) as caught:
        convert(data, Tray, "tray.toml")
    assert str(caught.value) == error


def test_what_fits_is_returned() -> None:
    assert convert({"cups": [{"holds": "tea"}]}, Tray, "tray") == Tray((Cup("tea"),))


def test_a_table_of_names_names_the_entry() -> None:
    assert table_of({"left": {"holds": "tea"}}, Cup, "cups") == {"left": Cup("tea")}
    with pytest.raises(BadInput, match=r"^my\.toml: cups\.left\.size: expected a whole number, found a text$"):
        table_of({"left": {"holds": "tea", "size": "big"}}, Cup, "my.toml: cups")
    with pytest.raises(BadInput, match=r"^cups: expected a table, found \[\]$"):
        table_of([], Cup, "cups")


@pytest.mark.parametrize(
    ("place", "name", "joined"),
    [
        ("scene.toml", "turn", "scene.toml: turn"),
        ("scene.toml: players", "blue", "scene.toml: players.blue"),
        ("scene.toml: players.blue.cups", 1, "scene.toml: players.blue.cups[1]"),
        ("scene", "turn", "scene.turn"),
        ("", "turn", "turn"),
        ("games/record.json", "seed", "games/record.json: seed"),
    ],
)
def test_places_are_joined(place: str, name: str | int, joined: str) -> None:
    assert join(place, name) == joined


def test_a_number_lies_within_its_bounds_or_is_told_of_with_them() -> None:
    assert [within(n, 3, "cup", 1) for n in (1, 2, 3)] == [1, 2, 3]
    for n in (0, 4, -1):
        with pytest.raises(BadInput, match=rf"^cup: expected a number from 1 to 3, found {n}$"):
            within(n, 3, "cup", 1)


def test_broken_toml_names_its_line() -> None:
    with pytest.raises(BadInput, match=r"scene\.toml: is not TOML: .*line 2"):
        read_toml('game = "winter"\nturn = = 3', "scene.toml")


@pytest.mark.parametrize("text", ["", "{", "nul", "\udc00", "[" * 100_000, "NaN"])
def test_broken_json_is_refused(text: str) -> None:
    with pytest.raises(BadInput, match=r"^record: is not JSON: "):
        read_json(text, "record")


def test_deep_toml_is_refused() -> None:
    with pytest.raises(BadInput, match=r"^scene: is not TOML"):
        read_toml("a = " + "[" * 100_000, "scene")


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    for read in (read_toml, read_json):
        try:
            read(text, "file")
        except BadInput as error:
            assert error.place == "file"


def test_a_file_is_read_without_the_mark_in_front(tmp_path: Path) -> None:
    file = tmp_path / "scene.toml"
    file.write_bytes("\ufeffgame = 'żółty'".encode())
    assert read_text(file) == "game = 'żółty'"


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    latin, large = tmp_path / "latin.toml", tmp_path / "large.toml"
    latin.write_bytes(b"caf\xe9")
    large.write_bytes(b" " * (LARGEST + 1))
    for file, problem in (
        (latin, "is not a text file in UTF-8"),
        (large, "is larger than 1,000,000 bytes"),
        (tmp_path / "none.toml", "no such file or directory"),
        (tmp_path, "is a directory"),
    ):
        with pytest.raises(BadInput) as caught:
            read_text(file)
        assert (caught.value.place, caught.value.problem) == (str(file), problem)
