"""An owner's box of Coffee Traders: entered in a form or as a file, and kept in the browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.traders import WIDTH, press
from widgets.traders.box_model import BoxModel


@pytest.fixture
def box(address):
    """``box(page)`` opens the view on a page."""

    def start(page: Page) -> Page:
        page.goto(f"{address}traders?view=box")
        expect(page.get_by_role("heading", name="Your own box")).to_be_visible()
        return page

    return start


def parts(page: Page) -> Locator:
    return page.get_by_role("group", name="Part of the box").get_by_role("button")


def turn_to(page: Page, name: str) -> None:
    """Show a part of the box, and wait until it is there: what is pressed next would be one of the part before."""
    part = parts(page).filter(has_text=re.compile(f"^{re.escape(name)}$"))
    part.click()
    expect(part).to_have_attribute("aria-pressed", "true")


def test_a_value_entered_is_still_there_after_a_reload_and_scores(page, box, address):
    box(page)
    turn_to(page, "contract spaces")
    page.get_by_label("A points").first.fill("9")
    press(page, "Enter A points")
    expect(page.get_by_text("A points is 9 now.")).to_be_visible()
    page.goto(f"{address}traders?view=scoring&at=999")
    expect(page.get_by_role("row", name="Contract A")).to_contain_text("9")
    box(page)
    expect(page.get_by_text("Your own box is in use.")).to_be_visible()
    press(page, "Back to the sample box")
    expect(page.get_by_text("The sample box is in use again.")).to_be_visible()
    assert page.evaluate("localStorage.getItem('coffee-tutor-traders-box')") is None
    page.goto(f"{address}traders?view=scoring&at=999")
    expect(page.get_by_role("row", name="Contract A")).to_contain_text("2")


def test_a_city_stays_unfolded_while_its_values_are_entered(page, box):
    box(page)
    turn_to(page, "Coffee Bars")
    bars = page.locator("details.bundle")
    bars.filter(has_text="Milan").locator("summary").click()
    for name in ("Milan space 1 coins", "Milan space 2 points"):
        page.get_by_label(f"{name}: ").fill("7")
        press(page, f"Enter {name}")
        expect(page.get_by_text(f"{name} is 7 now.")).to_be_visible()
    expect(page.locator("details.bundle[open]")).to_have_count(1)
    mixed = page.get_by_role("group", name="Space 1").filter(visible=True)
    expect(mixed.locator(".sample-mark.known")).to_have_count(1)


def test_nonsense_is_answered_in_words(page, box):
    box(page)
    page.get_by_label("middle space of row 1").first.fill("<b>three</b>")
    press(page, "Enter middle space of row 1")
    expect(page.get_by_role("alert")).to_contain_text("expected a whole number")


def test_a_file_is_checked(page, box):
    box(page)
    file = page.get_by_label("A box file (TOML)")
    file.set_input_files({"name": "broken.toml", "mimeType": "text/plain", "buffer": b"x = ["})
    expect(page.get_by_role("alert")).to_contain_text("broken.toml")
    file.set_input_files({"name": "mine.toml", "mimeType": "text/plain", "buffer": BoxModel().text().encode()})
    expect(page.get_by_text("mine.toml is your box now.")).to_be_visible()


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("empty.toml", b"", "empty.toml: game: is missing"),
        ("large.toml", b"#" * 200_001, "large.toml: the file is larger than 200 kB"),
        ("☕" * 90 + ".toml", b"x = [", "☕" * 80 + ": is not TOML"),
    ],
)
def test_what_is_wrong_with_a_file_is_said_as_it_is(page, box, name, content, said):
    box(page)
    file = {"name": name, "mimeType": "text/plain", "buffer": content}
    page.get_by_label("A box file (TOML)").set_input_files(file)
    expect(page.get_by_text(said)).to_be_visible()


def test_the_field_for_a_file_is_as_wide_as_its_words(page, box):
    box(page)
    field = page.get_by_label("A box file (TOML)").bounding_box()
    assert field
    assert field["width"] >= 260


def test_everybody_can_read_it(page, box, axe):
    box(page)
    assert axe(page) == []


def test_on_a_phone_nothing_scrolls_sideways(phone, box):
    box(phone)
    for part, inside in (("Coffee Bars", "London"), ("contracts", "A"), ("player board", "")):
        turn_to(phone, part)
        if inside:
            phone.locator("summary").get_by_text(inside, exact=True).click()
            expect(phone.locator(".entry-set").first).to_be_visible()
        assert phone.evaluate(WIDTH) <= 375


def test_lessons_play_with_the_own_box_and_the_mark_goes(page, box, address):
    lesson = f"{address}learn?lesson=traders/harvest&step=1"
    page.goto(lesson)
    expect(page.get_by_role("link", name="enter yours")).to_be_visible()
    box(page)
    for name in parts(page).all_inner_texts():
        turn_to(page, name.strip())
        press(page, "All of this is as printed")
        expect(page.locator(".fields .sample-mark:not(.known)")).to_have_count(0)
    page.goto(lesson)
    expect(page.locator(".board[data-ready]").first).to_be_visible()
    expect(page.get_by_role("link", name="enter yours")).to_have_count(0)


def test_a_step_that_tells_of_other_values_says_so(page, box, address):
    box(page)
    turn_to(page, "plantations")
    costs = page.locator(".box-field label").filter(has_text="cost")
    expect(costs.first).to_be_visible()
    for label in costs.all_inner_texts():
        name = label.partition(":")[0]
        page.get_by_label(f"{name}: ").fill("9")
        press(page, f"Enter {name}")
        expect(page.get_by_text(f"{name} is 9 now.")).to_be_visible()
    page.goto(f"{address}learn?lesson=traders/work&step=4")
    expect(page.get_by_text("Your own box has other values than this step tells of")).to_be_visible()
