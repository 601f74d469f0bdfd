"""A session reads addresses part by part, and tells the browser what changed."""

from __future__ import annotations

import pytest

from widgets.browser_link import BrowserLink
from widgets.progress import Place, Progress
from widgets.session import Session, address

WHOLE = {"lesson": [b"winter/movement"], "step": [b"3"], "seed": [b"7"]}


def test_whole_address_is_read() -> None:
    session = Session()
    session.read_address(WHOLE)
    assert session.place == Place("winter/movement", 3, 7)
    assert session.odd == []


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("lesson", b"../../etc"), ("lesson", b"winter/<script>"), ("lesson", b"\xff/\xff"), ("lesson", b"x" * 5000),
        ("lesson", b"winter/nosuch"),
        ("step", b"0"), ("step", b"100"), ("step", b"2.5"), ("step", b""), ("step", b"1" * 5000),
        ("step", "²".encode()), ("seed", b"-1"), ("seed", b"2147483648"), ("seed", b"nan"),
    ],
)  # fmt: skip  # short ones side by side
def test_one_bad_part_is_left_out_alone(part: str, value: bytes) -> None:
    session = Session()
    session.read_address(WHOLE | {part: [value]})
    assert session.odd == [part]
    good = {"lesson": "winter/movement", "step": 3, "seed": 7}
    del good[part]
    assert session.place == Place(**good)


def test_unknown_and_repeated_parts_do_no_harm() -> None:
    session = Session()
    session.read_address({"step": [b"4", b"x"], "theme": [b"dark"], "progress": [b"{}"]})
    assert (session.place, session.odd, session.theme) == (Place(step=4), [], "light")


@pytest.mark.parametrize("more", ["&a=1" * 60, "&seed=x", "&" * 2000, "&step=" + "9" * 2000])
def test_back_leads_to_a_place_whatever_else_stands_in_its_address(more: str) -> None:
    session = Session()
    BrowserLink(session)._handle_msg({"type": "address", "search": f"?lesson=winter/movement&step=3{more}"})
    assert (session.place.lesson, session.place.step) == ("winter/movement", 3)


def test_address_is_written_as_it_is_read() -> None:
    assert address("learn", Place("winter/movement", 3)) == "./learn?lesson=winter/movement&step=3"
    assert address("learn") == "./learn"
    assert address("") == "./"


def test_finish_records_the_result_and_stores_it() -> None:
    session = Session(place=Place("winter/movement", 2))
    session.finish(2, 3)
    assert session.progress.best("winter/movement", 2) == 3
    assert Progress.read(session.stored[1]) == session.progress
    assert session.progress.last == session.place


def test_loading_merges_and_ignores_what_cannot_be_read() -> None:
    session = Session(place=Place("winter/movement", 2))
    session.finish(2, 2)
    session.load('{"lessons": {"winter/movement": {"1": 3, "2": 1}}, "last": {"lesson": "base/orders"}}')
    assert session.progress.lessons == {"winter/movement": {1: 3, 2: 2}}
    session.load("nonsense")
    assert session.progress.lessons == {"winter/movement": {1: 3, 2: 2}}
    assert session.loaded


def test_place_is_stored_once_the_browser_has_sent_what_it_has() -> None:
    session, texts = Session(place=Place("winter/movement", 1)), []
    session.param.watch(lambda event: texts.append(Progress.read(event.new[1]).last.step), "stored")
    session.place = Place("winter/movement", 2)
    assert texts == []
    session.load("")
    session.load("")
    session.place = Place("winter/movement", 3)
    assert texts == [2, 3]


def test_same_sentence_is_said_twice() -> None:
    session, heard = Session(), []
    session.param.watch(lambda event: heard.append(event.new[1]), "said")
    session.say("coffee 1")
    session.say("coffee 1")
    assert heard == ["coffee 1", "coffee 1"]
