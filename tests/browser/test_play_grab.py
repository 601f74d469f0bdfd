"""Grab & Go in a browser: by mouse, keyboard alone and phone, against a clock that the test sets, and late answers."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.keyboard import focused
from tests.browser.races import THEMES, Pages, counted, opened, piece
from tests.widgets.races.hands import Hand
from widgets.races.race import COUNT_MS

CALM = "play?calm=yes&seed=3&takeout=yes"
Axe = Callable[[Page], list[str]]


def begun(page: Page, address: str) -> None:
    opened(page, address + CALM)
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.get_by_text("Turn a card over.")).to_be_visible()


def turn(page: Page, n: int) -> None:
    piece(page, f"card-{n}").click()
    expect(piece(page, f"card-{n}")).to_have_class(re.compile("mine"))


@pytest.mark.parametrize("theme", THEMES)
def test_race_is_accessible_in_both_themes(page: Page, address: str, axe: Axe, theme: str) -> None:
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    opened(page, address + CALM)
    assert axe(page) == []
    page.get_by_role("button", name="Start", exact=True).click()
    turn(page, 5)
    piece(page, "card-6").click()
    expect(page.locator(".telling.no")).to_contain_text("The one hand you may use holds")
    assert axe(page) == []


def test_card_is_turned_slotted_put_back_and_refused(page: Page, address: str) -> None:
    begun(page, address)
    turn(page, 5)
    piece(page, "order-1").click()
    expect(piece(page, "order-1")).to_have_attribute("aria-label", re.compile("1 card face down"))
    expect(piece(page, "card-5")).to_have_attribute("aria-label", "place 5, empty")
    turn(page, 6)
    piece(page, "card-7").click()
    link = page.locator(".telling").get_by_role("link", name="grab.find.2")
    expect(link).to_have_attribute("href", re.compile("clause=grab.find.2"))
    expect(piece(page, "card-7")).not_to_have_class(re.compile("edge"))
    piece(page, "card-6").click()
    expect(piece(page, "card-6")).to_have_attribute("aria-label", "card 6, face down")


def test_race_is_played_by_keyboard_alone(page: Page, address: str) -> None:
    opened(page, address + CALM)
    page.get_by_role("button", name="Start", exact=True).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Turn a card over.")).to_be_visible()
    piece(page, "card-1").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    assert focused(page) == "card-15"
    page.keyboard.press("Enter")
    expect(piece(page, "card-15")).to_have_class(re.compile("mine"))
    page.keyboard.press("2")
    expect(piece(page, "order-2")).to_have_attribute("aria-label", re.compile("1 card face down"))
    assert focused(page) == "card-15"
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(piece(page, "card-16")).to_have_class(re.compile("mine"))
    page.keyboard.press("0")
    expect(piece(page, "card-16")).to_have_attribute("aria-label", "card 16, face down")


@pytest.mark.parametrize("theme", THEMES)
def test_race_fits_a_phone(phone: Page, address: str, axe: Axe, theme: str) -> None:
    phone.emulate_media(color_scheme=theme, reduced_motion="reduce")
    opened(phone, address + CALM)
    phone.get_by_role("button", name="Start", exact=True).tap()
    expect(phone.get_by_text("Turn a card over.")).to_be_visible()
    expect(phone.locator(".part-counter svg")).to_have_attribute("viewBox", re.compile("^0 0 400 "))
    card = piece(phone, "card-3")
    assert card.bounding_box()["width"] >= 40
    card.tap()
    expect(card).to_have_class(re.compile("mine"))
    piece(phone, "order-1").tap()
    expect(piece(phone, "order-1")).to_have_attribute("aria-label", re.compile("1 card face down"))
    assert phone.evaluate("document.documentElement.scrollWidth") == 375
    pressed = piece(phone, "card-20").locator(".touch").bounding_box()
    assert pressed and min(pressed["width"], pressed["height"]) >= 44
    assert axe(phone) == []


def on_page(page: Page, piece: Locator) -> float:
    """Return how far down a page a piece stands, however far it was scrolled to be pressed."""
    return float(piece.bounding_box()["y"]) + float(page.evaluate("scrollY"))


@pytest.mark.parametrize("game", ["grab", "caffeine"])
def test_on_a_phone_the_table_stays_where_it_is_whatever_is_said_above(phone: Page, address: str, game: str) -> None:
    phone.emulate_media(reduced_motion="reduce")
    opened(phone, f"{address}play?game={game}&calm=yes&seed=3")
    phone.get_by_role("button", name="Start", exact=True).tap()
    line, board = phone.locator(".status-line"), piece(phone, "order-2" if game == "grab" else "place-2")
    expect(line).to_contain_text("Turn")
    stood = on_page(phone, board)
    for id in ("card-1", "card-2", "order-2") if game == "grab" else ("pile", "prep"):
        before = line.inner_text()
        piece(phone, id).tap()
        expect(line).not_to_have_text(before, use_inner_text=True)
        assert on_page(phone, board) == stood


def test_touched_card_turns_to_its_edge_and_waits_for_a_late_answer(page: Page, tutor: Any) -> None:
    begun(page, tutor.address)
    card = piece(page, "card-9")
    tutor.pause()
    box = card.bounding_box()
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    expect(card).to_have_class(re.compile("lift"))
    page.mouse.up()
    expect(card).to_have_class(re.compile("edge"))
    expect(card).to_have_attribute("aria-label", "card 9, face down")
    assert "mine" not in card.get_attribute("class")
    tutor.wake()
    expect(card).to_have_class(re.compile("mine"))
    expect(card).not_to_have_class(re.compile("edge|lift"))


MOVED = """
  window.moved = []
  const animate = Element.prototype.animate
  Element.prototype.animate = function (...all) { window.moved.push(this.dataset.id); return animate.apply(this, all) }
"""
"""Notes which pieces are set in motion."""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_slotted_card_travels_to_its_order_unless_motion_is_not_wanted(page: Page, address: str, motion: str) -> None:
    page.emulate_media(reduced_motion=motion)
    page.add_init_script(MOVED)
    begun(page, address)
    turn(page, 5)
    piece(page, "order-2").click()
    expect(piece(page, "under-2-0")).to_be_visible()
    expect(piece(page, "order-2")).to_have_attribute("aria-label", re.compile("under it"))
    assert page.evaluate("window.moved") == (["under-2-0"] if motion == "no-preference" else [])


# ---- against a clock -------------------------------------------------------------------


@pytest.fixture
def clock() -> Hand:
    return Hand()


@pytest.fixture
def raced(serve: Callable[..., str], clock: Hand) -> str:
    pages = Pages(clock)
    return serve(lambda: pages.shown())


def test_count_of_three_closed_and_reckoning(page: Page, raced: str, clock: Hand, axe: Axe) -> None:
    opened(page, raced + "?speed=quick&rivals=3")
    page.get_by_role("button", name="One, two, three: go").click()
    expect(page.locator(".hung")).to_have_text("3")
    clock.ms += COUNT_MS - 500
    expect(page.locator(".hung")).to_have_text("1")
    clock.ms += 500
    expect(page.get_by_text("Turn a card over.")).to_be_visible()
    expect(page.locator(".hung")).to_be_empty()
    clock.ms += 900_000
    expect(page.locator(".part-shut")).to_be_visible()
    expect(page.get_by_role("img", name=re.compile("Closed by (yellow|red|green)"))).to_be_visible()
    expect(page.get_by_role("heading", name=re.compile("wins?"))).to_be_visible()
    assert page.get_by_role("link", name="grab.scoring.2").count() > 4
    assert axe(page) == []


def test_card_in_hand_is_used_after_closed(page: Page, raced: str, clock: Hand) -> None:
    opened(page, raced + "?speed=quick")
    page.get_by_role("button", name="One, two, three: go").click()
    counted(page, clock)
    expect(page.get_by_text("Turn a card over.")).to_be_visible()
    turn(page, 104)
    clock.ms += 900_000
    expect(page.locator(".hung")).to_have_text("Closed!")
    expect(page.get_by_text("You may still slot your card, or put it back.")).to_be_visible()
    piece(page, "order-1").click()
    expect(page.locator(".part-shut")).to_be_visible()


def test_timer_of_coffee_roaster_and_the_film(page: Page, raced: str, clock: Hand, axe: Axe) -> None:
    opened(page, raced + "?rivals=0")
    page.get_by_role("button", name="One, two, three: go").click()
    expect(page.get_by_role("timer", name="time left")).to_have_text("5:00")
    counted(page, clock)
    expect(page.get_by_text("Turn a card over.")).to_be_visible()
    turn(page, 1)
    piece(page, "order-1").click()
    expect(piece(page, "card-1")).to_have_attribute("aria-label", "place 1, empty")
    clock.ms += 300_000
    expect(page.get_by_role("img", name="The five minutes are up")).to_be_visible()
    expect(page.get_by_role("heading", name="You earned")).to_be_visible()
    page.get_by_role("button", name="Watch the race").click()
    slider = page.get_by_role("slider", name="Step of the race")
    expect(slider).to_have_value("0")
    expect(piece(page, "card-1")).to_have_attribute("aria-label", "card 1, face down")
    slider.press("End")
    expect(piece(page, "card-1")).to_have_attribute("aria-label", "place 1, empty")
    slider.press("Home")
    expect(piece(page, "card-1")).to_have_attribute("aria-label", "card 1, face down")
    page.get_by_role("button", name="One step on").click()
    expect(slider).to_have_value("1")
    assert axe(page) == []
    page.get_by_role("button", name="Back to the reckoning").click()
    expect(page.get_by_role("heading", name="You earned")).to_be_visible()


def test_choices_stand_in_the_address_without_the_seed(page: Page, address: str) -> None:
    opened(page, address + "play")
    page.get_by_role("button", name="Alone").click()
    page.get_by_role("button", name="Master Barista").click()
    expect(page).to_have_url(re.compile(r"play\?rivals=0&master=yes$"))
    page.reload()
    expect(page.get_by_role("button", name="Alone")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_text("Coffee Roaster: five minutes")).to_be_visible()


def test_card_is_slotted_and_its_order_called_in_one_go(page: Page, address: str) -> None:
    begun(page, address)
    for n in range(1, 6):
        turn(page, n)
        piece(page, "order-1").click()
        expect(piece(page, f"card-{n}")).to_have_attribute("aria-label", f"place {n}, empty")
        if n == 5:
            piece(page, "order-1").click()
    expect(piece(page, "deck-1")).to_have_attribute("aria-label", re.compile("press to take it"))
    expect(page.get_by_text("Take your next order from a deck.")).to_be_visible()
    piece(page, "deck-2").click()
    expect(page.locator(".part-mine .piece.press")).to_have_count(2)
