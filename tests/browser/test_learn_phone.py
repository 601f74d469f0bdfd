"""On a phone what a lesson asks, shows and answers comes into sight by itself."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.movement import LESSON, named, open_step, space


@pytest.mark.parametrize("where", ["winter/movement&step=5", "traders/work&step=6"])
def test_on_a_phone_a_hint_comes_into_sight(phone: Page, address: str, where: str) -> None:
    phone.goto(f"{address}learn?lesson={where}")
    for hints in (1, 2):
        phone.get_by_role("button", name="hint").click()
        newest = phone.locator(".hints li").nth(hints - 1)
        expect(newest).to_be_in_viewport(ratio=1)
        bars = phone.locator(".acts .row").bounding_box()
        stands = newest.bounding_box()
        assert bars
        assert stands
        assert stands["y"] + stands["height"] <= bars["y"], "it stands above the buttons that stick to the foot"


FOLD = 690
"""Where the buttons at the foot of a phone's screen leave half of the board's last row in sight, in px."""


def test_board_and_task_are_on_the_first_screen_of_a_phone(phone: Page, address: str) -> None:
    for step in LESSON.steps:
        open_step(phone, address, step.number)
        words, asks, board = (
            phone.locator(part).bounding_box() for part in (".words .prose", ".asks", ".part-board > svg")
        )
        assert words and asks and board and 0 <= words["y"] < asks["y"] < board["y"]
        assert board["y"] + board["height"] <= FOLD, step.title


def test_on_a_phone_the_table_keeps_its_place_and_what_is_pressed_next_comes_into_sight(
    phone: Page, address: str
) -> None:
    phone.goto(f"{address}learn?lesson=base/one-turn&step=5")
    board, how = phone.locator(".part-board"), phone.locator(".acts .how")
    expect(how).to_have_text("Press the spaces, one after the other.")
    expect(phone.locator(".gives")).to_be_hidden()  # it would say the same once more
    before = board.bounding_box()
    for n, id in enumerate(("d3", "d4", "c4"), 1):
        space(phone, id).tap()
        expect(phone.locator(f".piece[data-id=dot-{n}]")).to_be_attached()
        assert board.bounding_box() == before
    expect(how.locator(".gain")).to_have_text(["1", "1", "1"])
    named(phone, "Walk").tap()
    expect(how).to_have_text("Press a token you hold, then a cup.")
    expect(phone.locator(".part-hand")).to_be_in_viewport(ratio=1)
    expect(phone.locator(".part-cups")).to_be_in_viewport(ratio=1)
    before = board.bounding_box()
    phone.locator(".piece[data-id^=order-espresso]").tap()
    expect(how).to_have_text("Press the cup for the espresso.")
    assert board.bounding_box() == before


def test_words_stand_above_a_question_on_a_phone(phone: Page, address: str) -> None:
    phone.goto(f"{address}learn?lesson=winter/scoring&step=2")
    words, asks = phone.locator(".prose").bounding_box(), phone.locator(".asks").bounding_box()
    assert words and asks and words["y"] < asks["y"]


def test_options_stand_above_the_board_on_a_phone(phone: Page, address: str) -> None:
    open_step(phone, address, 6)
    options, board = phone.locator(".options").bounding_box(), space(phone, "a1").bounding_box()
    assert options and board and options["y"] + options["height"] <= board["y"]


def test_on_a_phone_an_answer_stands_with_the_task_that_it_is_about(phone: Page, address: str) -> None:
    phone.goto(f"{address}learn?lesson=traders/overview&step=2")
    named(phone, "Refresh").tap()
    expect(phone.locator(".verdict .says")).to_be_in_viewport(ratio=1)
    for option in ("Trade & Build", "Sell", "Refresh", "Back to Work"):
        expect(named(phone, option)).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(
    ("where", "deed", "kind", "following"),
    [
        ("tracks&step=6", "Take the Wild counter", "go", "Step up in Ethiopia's row"),
        ("sell&step=2", "contract-B", "no", "Fulfil contract A"),
    ],
)
def test_on_a_phone_a_verdict_is_seen_with_what_can_be_done_next(
    phone: Page, address: str, where: str, deed: str, kind: str, following: str
) -> None:
    phone.goto(f"{address}learn?lesson=traders/{where}")
    (named(phone, deed) if " " in deed else space(phone, deed)).tap()
    expect(phone.locator(f".verdict.{kind} .says")).to_be_in_viewport(ratio=1)
    offer = phone.locator(".offers").get_by_role("button", name=following, exact=True)
    expect(offer).to_be_in_viewport(ratio=1)
    stands, foot = offer.bounding_box(), phone.locator(".acts .row").bounding_box()
    assert stands and foot and stands["y"] + stands["height"] <= foot["y"]


def test_what_was_taken_back_is_done_once_more(phone: Page, address: str) -> None:
    phone.goto(f"{address}learn?lesson=base/one-turn&step=5")
    last, redo = phone.locator(".piece[data-id=dot-2]"), named(phone, "Redo")
    for n, id in enumerate(("d3", "d4"), 1):
        space(phone, id).tap()
        expect(phone.locator(f".piece[data-id=dot-{n}]")).to_be_attached()
    expect(redo).to_have_count(0)
    named(phone, "Take back").tap()
    expect(last).to_have_count(0)
    redo.tap()
    expect(last).to_be_attached()
    expect(redo).to_have_count(0)


def test_on_a_phone_the_task_is_in_sight_again_for_another_try(phone: Page, address: str) -> None:
    phone.goto(f"{address}learn?lesson=traders/overview")
    named(phone, "Drop out").tap()
    expect(phone.locator(".verdict .says")).to_be_in_viewport(ratio=1)
    phone.evaluate("scrollTo(0, document.body.scrollHeight)")
    named(phone, "Take back").tap()
    expect(phone.locator(".asks")).to_be_in_viewport(ratio=1)
    expect(named(phone, "Take two coins")).to_be_in_viewport(ratio=1)
