"""Addresses of the rules page say what is shown, and an odd one shows the nearest thing that makes sense."""

from __future__ import annotations

import pytest

from widgets.explorer import address
from widgets.explorer.address import Address, of_clause, read, read_search


@pytest.mark.parametrize(
    "at",
    [
        Address(),
        Address(clause="winter.move.5"),
        Address(q="may I stop?", game="winter", kind="restriction", players="3", section="2. Move"),
        Address(view="setup", game="winter", players="2", with_="chaos,young"),
        Address(clause="<script>alert(1)</script>"),
        Address(q="ünïcödé ☕ & = ?"),
    ],
)
def test_address_is_read_as_it_is_written(at: Address) -> None:
    assert read_search(str(at).removeprefix("./rules")) == at


def test_clause_has_a_short_address() -> None:
    assert of_clause("winter.move.5") == "./rules?clause=winter.move.5"


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("view", b"admin"), ("view", b"<b>"), ("game", b"chess"), ("kind", b"a-b"), ("players", b"-1"),
        ("players", "²".encode()), ("players", b"9" * 5000), ("players", b"2.5"),
    ],
)  # fmt: skip
def test_part_that_makes_no_sense_is_left_out_alone(part: str, value: bytes) -> None:
    at = read({"q": [b"pawn"], part: [value]})
    assert at == Address(q="pawn")


def test_broken_bytes_and_long_texts_are_read_as_text() -> None:
    assert read({"clause": [b"\xff\xfe"]}).clause == "\ufffd\ufffd"
    assert len(read({"q": ["x" * 5000]}).q) == address.LONGEST


def test_too_many_parts_are_no_address() -> None:
    assert read_search("?" + "&".join(f"a{n}=1" for n in range(60))) == Address()
