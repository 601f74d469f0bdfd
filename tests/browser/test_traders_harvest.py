"""The harvest of Coffee Traders by mouse, by keyboard alone, and on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.traders import WIDTH, press


@pytest.fixture
def harvest(address):
    """``harvest(page)`` opens the view on a page."""

    def start(page: Page, query: str = "") -> Page:
        page.goto(f"{address}traders{query}")
        expect(page.locator(".steps-bar[data-ready]")).to_be_visible()
        return page

    return start


def step(page: Page, number: int) -> None:
    expect(page.locator(".steps-bar")).to_have_attribute("data-value", str(number))


def test_coffee_by_coffee_and_round_by_round(page, harvest):
    harvest(page)
    press(page, "One coffee", 3)
    step(page, 3)
    expect(page.get_by_text("Blue's trader, the 1st, takes 1 Guatemala coffee; 12 left.").first).to_be_visible()
    expect(page.get_by_role("img", name="Blue: 1 Guatemala coffee (+1)")).to_be_attached()
    press(page, "One round")
    step(page, 6)
    press(page, "Back")
    step(page, 5)
    expect(page.get_by_role("img", name="Still to share: 10")).to_be_attached()


def test_fast_presses_all_count(page, harvest):
    harvest(page)
    page.get_by_role("button", name="One coffee").click(click_count=5)
    step(page, 5)


def test_a_worker_off_replays_the_harvest(page, harvest):
    harvest(page)
    expect(page.get_by_text("5 × 3 = 15 coffees")).to_be_visible()
    page.get_by_role("button", name=re.compile("^row 1, space 1: red's plantation")).click()
    expect(page.get_by_text("4 × 3 = 12 coffees")).to_be_visible()
    expect(page.get_by_role("button", name="row 1, space 1: red's plantation, level 1, no worker")).to_be_attached()


def test_what_if_answers_and_can_be_tried(page, harvest):
    harvest(page)
    press(page, "What if…")
    expect(page.get_by_role("heading", name="What if I had … in Guatemala?")).to_be_in_viewport()
    press(page, "Yellow")
    press(page, "Try it: my trader first in the queue")
    expect(page.get_by_role("button", name=re.compile("^yellow's trader, 1st"))).to_be_attached()


def test_a_clause_tells_its_rule(page, harvest):
    harvest(page)
    press(page, "One coffee")
    chip = page.get_by_role("button", name="traders.harvest.5")
    chip.click()
    expect(chip).to_have_attribute("aria-expanded", "true")
    expect(page.locator(".moment .rule")).to_contain_text("post")


def all_five(page: Page) -> None:
    press(page, "All five")
    expect(page.get_by_role("heading", name="The whole harvest")).to_be_visible()


def test_all_five_end_in_sumatra(page, harvest):
    harvest(page)
    all_five(page)
    page.get_by_role("slider").press("End")
    expect(page.locator(".moment").get_by_text("civets come home")).to_be_visible()
    expect(page.get_by_role("img", name="Blue: 0 civets")).to_be_attached()


def test_with_the_keyboard_alone(page, harvest):
    harvest(page)
    slider = page.get_by_role("slider")
    slider.focus()
    page.keyboard.press("ArrowRight")
    step(page, 1)
    page.keyboard.press("Tab")  # Back
    page.keyboard.press("Tab")  # One coffee
    page.keyboard.press("Enter")
    page.keyboard.press(" ")
    step(page, 3)
    expect(page.get_by_role("button", name="One coffee")).to_be_focused()
    first = page.get_by_role("button", name=re.compile("^row 1, space 2"))
    first.focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect(page.locator(".note")).to_have_text("Row 1, space 1 is without a worker now.")


def test_on_a_phone_nothing_scrolls_sideways_and_the_buttons_are_in_reach(phone, harvest):
    harvest(phone)
    assert phone.evaluate(WIDTH) <= 375
    all_five(phone)
    assert phone.evaluate(WIDTH) <= 375
    box = phone.get_by_role("button", name="One coffee").bounding_box()
    assert box and box["y"] + box["height"] < 780 and box["height"] >= 44


def test_on_the_narrowest_phone_nothing_scrolls_sideways(phone, harvest):
    phone.set_viewport_size({"width": 320, "height": 640})
    harvest(phone)
    all_five(phone)
    assert phone.evaluate(WIDTH) <= 320


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_everybody_can_read_it(page, harvest, axe, theme):
    page.emulate_media(color_scheme=theme)
    harvest(page)
    press(page, "One coffee", 4)
    step(page, 4)
    press(page, "What if…")
    expect(page.get_by_role("heading", name="What if I had … in Guatemala?")).to_be_visible()
    assert axe(page) == []


def test_the_address_opens_the_same_place(page, harvest):
    harvest(page, "?people=5&land=ethiopia&at=2")
    step(page, 2)
    expect(page.get_by_role("heading", name="Harvest in Ethiopia")).to_be_visible()
    press(page, "One coffee")
    expect(page).to_have_url(re.compile("at=3"))


def test_a_link_shares_a_changed_table(page, harvest):
    harvest(page)
    press(page, "red: posts, one more")
    expect(page).to_have_url(re.compile("guatemala="))
    link = page.url
    page.goto("about:blank")
    page.goto(link)
    expect(page.get_by_role("group", name="trader at position").first).to_be_visible()
    expect(page.get_by_label("red: posts", exact=True)).to_have_text("2")


def test_an_odd_table_in_an_address_is_told_of(page, harvest):
    harvest(page, "?guatemala=b191&colombia=<b>")
    expect(page.get_by_role("note")).to_contain_text("could not be read and was left out: guatemala and colombia.")
    expect(page.get_by_text("5 × 3 = 15 coffees")).to_be_visible()


def test_on_a_phone_every_space_is_as_large_as_a_finger(phone, harvest):
    harvest(phone)
    boxes = [one.bounding_box() for one in phone.locator(".land [role=button]").all()]
    assert len(boxes) == 15 and all(box["width"] >= 44 and box["height"] >= 44 for box in boxes)


@pytest.mark.parametrize("wide", [641, 900, 1000])
def test_every_button_of_the_steps_is_whole_at_every_width(page, harvest, wide):
    page.set_viewport_size({"width": wide, "height": 900})
    harvest(page)
    bar = page.locator(".steps-bar").bounding_box()
    for button in page.locator(".steps-bar .button").all():
        stands = button.bounding_box()
        assert bar["x"] <= stands["x"] and stands["x"] + stands["width"] <= bar["x"] + bar["width"] + 1
