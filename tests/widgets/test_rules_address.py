"""Addresses of the rules page say what is shown; what is odd in one is left out and told of by name."""

from __future__ import annotations

import pytest

from widgets.explorer.address import LONGEST, Address, of_clause, read, read_search
from widgets.explorer.explorer import RulesExplorer
from widgets.leaf import all_of, text_in


@pytest.mark.parametrize(
    "at",
    [
        Address(),
        Address(clause="winter.move.5"),
        Address(q="may I stop?", game="winter", kind="restriction", players="3", section="2. Move"),
        Address(view="setup", game="winter", players="2", with_="chaos,young"),
        Address(clause="<script>alert(1)</script>"),
        Address(q="ünïcödé ☕ & = ?"),
        Address(clause="winter.move.5", back="learn?lesson=winter/movement&step=3"),
        Address(view="compare", kind="only"),
    ],
)
def test_address_is_read_as_it_is_written(at: Address) -> None:
    assert read_search(str(at).removeprefix("./rules")) == (at, ())


def test_clause_has_a_short_address() -> None:
    assert of_clause("winter.move.5") == "./rules?clause=winter.move.5"


ODD = [
    ("view", b"admin"), ("view", b"<b>"), ("game", b"chess"), ("game", "☕".encode()), ("game", b"\xff\xfe"),
    ("kind", b"a-b"), ("kind", b"zzz"), ("players", b"-1"), ("players", b"99"), ("players", "²".encode()),
    ("players", b"9" * 5000), ("players", b"2.5"), ("section", b"No such part"), ("with", b"chaos,zzz"),
    ("against", b"'; drop table rules"), ("clause", b"x" * 5000), ("q", b"x" * 5000),
    ("back", b"https://example.org"), ("back", b"//example.org"), ("back", b"javascript:alert(1)"),
    ("back", b"../learn"), ("back", b"elsewhere?x=1"), ("back", b"learn?x=<script>"), ("back", b"learn#x"),
]  # fmt: skip  # short ones side by side


@pytest.mark.parametrize(("part", "value"), ODD, ids=str)
def test_part_that_makes_no_sense_is_left_out_and_named(part: str, value: bytes) -> None:
    at, odd = read({"view": [b"find"], part: [value]})
    assert at == Address() and [one.split()[0] for one in odd] == [part]
    words = text_in(RulesExplorer(at, odd).head.node)
    assert f"left out: {part} “{value.decode('utf-8', 'replace')[:20]}" in words


def test_parts_are_read_each_by_itself() -> None:
    assert read({"q": [b"pawn"], "players": [b"99"]}).at == Address(q="pawn")


def test_players_are_counted_by_the_game_that_is_shown() -> None:
    assert read({"players": [b"6"]}).odd == ()
    assert read({"players": [b"6"], "game": [b"winter"]}).odd == ("players “6”",)
    assert read({"players": [b"6"], "view": [b"setup"]}).odd == ("players “6”",)


def test_long_questions_are_told_of() -> None:
    assert read({"q": ["x" * LONGEST]}).odd == ()
    assert len(read({"q": ["x" * 5000]}).odd[0]) < 50


def test_too_many_parts_are_no_address() -> None:
    at, odd = read_search("?" + "&".join(f"a{n}=1" for n in range(60)))
    assert at == Address() and odd


def test_notice_goes_with_the_next_page() -> None:
    shown = RulesExplorer(*read({"game": [b"zzz"]}))
    assert any(all_of(shown.head.node, "p"))
    shown._go("?q=pawn")
    assert "left out" not in text_in(shown.head.node)


@pytest.mark.parametrize(
    ("back", "words"),
    [
        ("learn?lesson=winter/movement&step=3", "Back to the lesson"),
        ("learn", "Back to the lessons"),
        ("lab?pawns=c2,d1", "Back to the lab"),
        ("play?game=grab", "Back to the race"),
        ("traders?view=harvest", "Back to Coffee Traders"),
    ],
)
def test_way_back_leads_to_where_the_reader_came_from_and_stays(back: str, words: str) -> None:
    shown = RulesExplorer(*read({"clause": ["winter.move.5"], "back": [back]}), paged=True)
    for search in ("?clause=winter.move.6", "?view=glossary"):
        links = {text_in(a): a[1]["href"] for a in all_of(shown.head.node, "a")}
        assert links[f"← {words}"] == f"./{back}"
        shown._go(search)
    assert shown.at.back == back


def test_notebook_has_no_way_back() -> None:
    assert "Back to" not in text_in(RulesExplorer(Address(clause="winter.move.5", back="learn")).head.node)


def test_the_game_that_is_looked_at_goes_along_to_the_other_parts() -> None:
    page = RulesExplorer(Address(view="glossary", game="traders"))
    row = next(nav for node in page.head.page["nodes"] for nav in all_of(node, "nav"))
    assert [link[1]["href"] for link in all_of(row, "a")] == [
        "./rules?game=traders",
        *(f"./rules?view={view}&game=traders" for view in ("compare", "setup", "questions", "glossary", "trace")),
    ]
