"""Caffeine Rush in a browser, from the choice to the reckoning: by mouse, keyboard alone and phone, by a set clock."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.keyboard import focused
from tests.browser.races import THEMES, Pages, counted, opened, piece
from tests.widgets.races.hands import Hand
from widgets.races.states import ME

Axe = Callable[[Page], list[str]]
Press = Callable[[str], None]
MOST_PRESSES, MOST_FRAMES = 150, 1200


@pytest.fixture
def clock() -> Hand:
    return Hand()


@pytest.fixture
def pages(clock: Hand) -> Pages:
    return Pages(clock)


@pytest.fixture
def raced(serve: Callable[..., str], pages: Pages) -> str:
    return serve(lambda: pages.shown())


def begin(page: Page, clock: Hand) -> None:
    """Begin a race and count to three."""
    page.get_by_role("button", name="One, two, three: go").click()
    counted(page, clock)
    expect(page.get_by_text("Turn your next card")).to_be_visible()


def next_piece(pages: Pages) -> str:
    """What a person presses next: what is due, a card where it is needed, else it goes aside."""
    sight = pages.model.sight
    verbs = {text.partition(" ")[0]: text.partition(" ")[2] for text in sorted(sight.legal, reverse=True)}
    hand = sight.view.players[ME].hand
    fits = sorted(text for text in sight.legal if hand and text.startswith(f"match {hand.kind} "))
    if fits:
        return f"place-{fits[0].split()[2]}"
    if "up" in verbs:
        return f"place-{verbs['up']}"
    if "turn" in verbs:
        return f"place-{next(n for n, place in enumerate(sight.view.places, 1) if place.waits == ME)}"
    return "prep" if "aside" in verbs else "pile"


def win_a_drink(page: Page, pages: Pages, press: Press) -> None:
    """Press until a drink is won and the next Order lies there."""
    model = pages.model
    for _ in range(MOST_PRESSES):
        player = model.sight.view.players[ME]
        if player.drinks and not player.hand and "turn" not in model.sight.verbs:
            return
        before = len(model.race.table.steps)
        press(next_piece(pages))
        until(page, lambda before=before: len(model.race.table.steps) > before)
    raise AssertionError("no drink was won")


def until(page: Page, holds: Callable[[], bool]) -> None:
    """Let the page go on, frame by frame, until something holds here."""
    for _ in range(MOST_FRAMES):
        if holds():
            return
        page.evaluate("() => new Promise(requestAnimationFrame)")
    raise AssertionError("it does not come to that")


def end(page: Page, clock: Hand) -> None:
    """Let so much time pass that the others do all that is left."""
    clock.ms += 3_000_000
    expect(page.get_by_role("heading", name=re.compile("Best Barista|win"))).to_be_visible()


# ---- from the choice to the reckoning -----------------------------------------------------


def test_race_by_mouse_from_the_choice_to_the_reckoning(page: Page, raced: str, clock: Hand, pages: Pages) -> None:
    opened(page, raced)
    page.get_by_role("button", name="Caffeine Rush").click()
    expect(page.get_by_role("button", name="Caffeine Rush")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Quick").click()
    page.get_by_text("Variations and special cards").click()
    page.get_by_role("button", name="Size", exact=True).click()
    expect(page.get_by_text("Variations and special cards: Size")).to_be_visible()
    expect(page).to_have_url(re.compile(r"\?game=caffeine&speed=quick&size=yes$"))
    begin(page, clock)
    win_a_drink(page, pages, lambda id: piece(page, id).click())
    end(page, clock)
    card = page.locator(".player").first
    expect(card.get_by_role("heading")).to_have_text(re.compile(r"You: \$[345]\.00"))
    expect(card.get_by_role("link", name=re.compile(r"caffeine\.variants\.1[345]"))).to_have_count(1)
    expect(page).to_have_url(re.compile(r"size=yes&seed=3$"))


def test_race_by_keyboard_alone(page: Page, raced: str, clock: Hand, pages: Pages) -> None:
    opened(page, raced)
    page.get_by_role("button", name="Caffeine Rush").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Caffeine Rush")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="One, two, three: go").focus()
    page.keyboard.press("Enter")
    counted(page, clock)
    expect(page.get_by_text("Turn your next card")).to_be_visible()
    keys = {"pile": "f", "prep": "0"}
    win_a_drink(page, pages, lambda id: page.keyboard.press(keys.get(id, id.removeprefix("place-"))))
    piece(page, "pile").focus()
    page.keyboard.press("Enter")
    until(page, lambda: pages.model.sight.view.players[ME].hand is not None)
    assert focused(page) == "pile"
    end(page, clock)
    page.get_by_role("button", name="Watch the race").focus()
    page.keyboard.press("Enter")
    slider = page.get_by_role("slider", name="Step of the race")
    slider.press("ArrowRight")
    expect(slider).to_have_value("1")


def test_race_on_a_phone(phone: Page, raced: str, clock: Hand, pages: Pages, axe: Axe) -> None:
    phone.emulate_media(reduced_motion="reduce")
    opened(phone, raced + "?game=caffeine")
    assert axe(phone) == []
    phone.get_by_role("button", name="One, two, three: go").tap()
    counted(phone, clock)
    expect(phone.get_by_text("Turn your next card")).to_be_visible()
    expect(phone.locator(".part-counter svg")).to_have_attribute("viewBox", re.compile("^0 0 3"))
    win_a_drink(phone, pages, lambda id: piece(phone, id).tap())
    assert phone.evaluate("document.documentElement.scrollWidth") == 375
    assert axe(phone) == []
    end(phone, clock)
    assert phone.evaluate("document.documentElement.scrollWidth") == 375
    assert axe(phone) == []


@pytest.mark.parametrize("theme", THEMES)
def test_choices_race_reckoning_and_film_are_accessible(
    page: Page, raced: str, clock: Hand, pages: Pages, axe: Axe, theme: str
) -> None:
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    opened(page, raced + "?game=caffeine&rivals=3&teams=yes&opponents_claim=yes&latte_art=yes&speed=quick")
    page.get_by_text("Variations and special cards").click()
    page.get_by_role("button", name="4", exact=True).click()
    expect(page.get_by_text("Team Play is off now.")).to_be_visible()
    assert axe(page) == []
    page.get_by_role("button", name="3", exact=True).click()
    begin(page, clock)
    clock.ms += 40_000
    until(page, lambda: pages.model.sight.now == 40_000)
    piece(page, "pile").click()
    piece(page, "pile").click(delay=1)
    assert axe(page) == []
    end(page, clock)
    assert axe(page) == []
    page.get_by_role("button", name="Watch the race").click()
    expect(page.get_by_role("slider")).to_have_value("0")
    assert axe(page) == []


# ---- without a clock -----------------------------------------------------------------------


def test_calm_race_has_no_clock_and_goes_step_by_step(page: Page, raced: str, clock: Hand, pages: Pages) -> None:
    opened(page, raced + "?game=caffeine")
    page.get_by_role("button", name="Calm").click()
    expect(page.get_by_text("time moves on only when you do something")).to_be_visible()
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.get_by_text("Turn your next card")).to_be_visible()
    expect(page.get_by_role("timer")).to_be_hidden()
    clock.ms += 900_000
    steps = len(pages.model.race.table.steps)
    page.get_by_role("button", name="Wait: let the others go on").click()
    until(page, lambda: len(pages.model.race.table.steps) == steps + 1)
    assert pages.model.race.table.steps[-1].seat == 1
    win_a_drink(page, pages, lambda id: piece(page, id).click())


# ---- afterwards ----------------------------------------------------------------------------


def test_race_is_watched_again_and_scrubbed(page: Page, raced: str, clock: Hand, pages: Pages) -> None:
    opened(page, raced + "?game=caffeine&speed=quick&rivals=2")
    begin(page, clock)
    end(page, clock)
    page.get_by_role("button", name="Watch the race").click()
    slider = page.get_by_role("slider", name="Step of the race")
    expect(piece(page, "place-1")).to_have_attribute("aria-label", re.compile("face down"))
    slider.press("ArrowRight")
    expect(piece(page, "place-1")).not_to_have_attribute("aria-label", re.compile("face down"))
    box = slider.bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    last = len(pages.model.race.table.steps) - 1
    until(page, lambda: abs(pages.model.sight.at - last / 2) <= last / 50)
    expect(page.locator(".telling.film")).to_contain_text(pages.model.sight.told.words[0])
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("button", name="Halt")).to_be_visible()
    at = pages.model.sight.at
    clock.ms += 2_000
    until(page, lambda: pages.model.sight.at > at)
    page.get_by_role("button", name="Halt").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.get_by_role("button", name="Back to the reckoning").click()
    expect(page.get_by_role("heading", name=re.compile("Best Barista"))).to_be_visible()
    page.get_by_role("button", name="Same cards again").click()
    expect(page.get_by_role("button", name="One, two, three: go")).to_be_visible()
    assert pages.model.choices.seed == 3


# ---- odd clicks ----------------------------------------------------------------------------


def test_double_click_turns_one_card_and_is_no_mistake(page: Page, raced: str, clock: Hand, pages: Pages) -> None:
    opened(page, raced + "?game=caffeine")
    begin(page, clock)
    piece(page, "pile").dblclick()
    expect(piece(page, "hand")).to_be_visible()
    page.get_by_role("button", name="End this race").focus()
    expect(page.locator(".status-line .no")).to_have_count(0)
    assert [step.seat for step in pages.model.race.table.steps[2:]] == [ME]


def test_a_late_click_comes_after_what_others_did_by_then(page: Page, raced: str, clock: Hand, pages: Pages) -> None:
    opened(page, raced + "?game=caffeine&speed=quick")
    begin(page, clock)
    clock.ms += 30_000
    piece(page, "pile").click()
    until(page, lambda: any(step.seat == ME for step in pages.model.race.table.steps[2:]))
    seats = [step.seat for step in pages.model.race.table.steps[2:]]
    assert seats.index(ME) > 5


def test_clicks_after_the_end_change_nothing(page: Page, raced: str, clock: Hand, pages: Pages) -> None:
    opened(page, raced + "?game=caffeine&speed=quick")
    begin(page, clock)
    box = piece(page, "pile").bounding_box()
    clock.ms += 3_000_000
    for _ in range(3):
        page.mouse.click(box["x"] + 30, box["y"] + 30)
    expect(page.get_by_role("heading", name="Yellow is the Best Barista")).to_be_visible()
    assert all(step.seat != ME for step in pages.model.race.table.steps[2:])
