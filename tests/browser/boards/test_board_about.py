"""What a board says about its pieces: to a mouse, to the keyboard alone, and to a finger."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.boards.test_board_coffee_rush import position
from tests.browser.keyboard import focused
from tutor.coffee_rush import CoffeeRush
from widgets.boards.coffee_rush import TABLE, CoffeeRushBoard

GAME = CoffeeRush("winter")
LESSON = "learn?lesson=winter/movement&step=5"
Opened = tuple[CoffeeRushBoard, list[str]]


@pytest.fixture
def alone(serve: Callable[..., str]) -> Callable[..., Opened]:
    """``alone(page)`` opens a board as in a notebook, with no pages around; returns the board and what is pressed."""

    def start(page: Page, **shown: object) -> Opened:
        boards: list[CoffeeRushBoard] = []
        pressed: list[str] = []

        def factory() -> CoffeeRushBoard:
            boards.append(CoffeeRushBoard(lambda do, id: pressed.append(id)))
            boards[-1].show_position(GAME, position(), **shown)
            return boards[-1]

        page.goto(serve(factory))
        expect(page.locator("[data-ready='1']")).to_be_visible()
        return boards[-1], pressed

    return start


def piece(page: Page, id: str) -> Locator:
    return page.locator(f".piece[data-id='{id}']").first


def words(page: Page) -> Locator:
    return page.locator(".about-words").first


def rules(page: Page) -> Locator:
    return page.locator(".about-rule")


def in_lesson(page: Page, address: str) -> None:
    page.goto(f"{address}{LESSON}")
    expect(page.locator(".board[data-ready]")).to_be_visible()


# ---- a mouse ------------------------------------------------------------------------


def test_pointing_says_why_not_and_leads_to_the_rule_and_back(page: Page, address: str) -> None:
    in_lesson(page, address)
    expect(words(page)).to_contain_text("Point at something here")
    before = page.locator(".part-board").bounding_box()
    piece(page, "b1").hover()
    expect(words(page)).to_have_text("b1, fruit, snowflake. From c2 to b1 is a diagonal step, and steps go straight.")
    assert page.locator(".part-board").bounding_box() == before
    page.get_by_role("link", name="(winter.move.2): ").click()
    expect(page.get_by_role("heading", level=2)).to_have_text(GAME.rulebook.says("winter.move.2"))
    page.go_back()
    expect(page.locator(".where > p")).to_contain_text("Step 5 of")
    expect(page).to_have_url(f"{address}{LESSON}")


def test_what_is_drawn_is_still_there_after_reading_a_rule(page: Page, address: str) -> None:
    in_lesson(page, address)
    piece(page, "c1").click()
    expect(piece(page, "dot-1")).to_be_attached()
    piece(page, "d1").hover()
    expect(words(page)).to_contain_text("You may not stop on yellow's space.")
    rules(page).first.click()
    expect(page.get_by_role("heading", level=2)).to_have_text(GAME.rulebook.says("winter.move.5"))
    page.go_back()
    expect(piece(page, "dot-1")).to_be_attached()


def test_what_the_pointer_only_crosses_stays_unsaid(page: Page, alone: Callable[..., Opened]) -> None:
    alone(page)
    piece(page, "b1").hover()
    expect(words(page)).to_contain_text("b1")
    page.clock.install(time=0)
    page.clock.pause_at(1000)  # else it goes on by itself, and a slow machine takes its time
    piece(page, "c1").hover()
    page.clock.run_for(100)
    page.mouse.move(0, 0)
    page.clock.run_for(1000)
    expect(words(page)).to_contain_text("b1")


def test_a_new_walk_says_new_things_of_the_same_space(page: Page, alone: Callable[..., Opened]) -> None:
    board, _ = alone(page)
    piece(page, "d1").hover()
    expect(words(page)).to_contain_text("is a diagonal step")
    board.show_position(GAME, position(), walk=("c1",))
    expect(words(page)).to_contain_text("You may not stop on yellow's space.")


def test_a_rule_that_is_new_is_called_by_its_few_words_at_once(page: Page, alone: Callable[..., Opened]) -> None:
    board, _ = alone(page)
    known = set(json.loads(board.rules))
    piece(page, "b1").hover()
    expect(rules(page).first).to_be_visible()
    board.show_position(GAME, position(), walk=("c1", "b1", "a1"))
    new = next(one["about"] for one in board.scene["parts"][0]["pieces"] if one["id"] == "b1")
    assert set(new) - known
    expect(page.locator("[data-ready='2']")).to_be_visible()
    expect(rules(page).get_by_text("winter.")).to_have_count(0)
    assert all(chip.startswith(("Move", "Upgrades")) for chip in rules(page).all_inner_texts())


def test_without_pages_around_a_rule_unfolds_where_it_stands(page: Page, alone: Callable[..., Opened]) -> None:
    alone(page)
    piece(page, "d1").hover()
    expect(page.get_by_role("button", name="(winter.move.5): ")).to_have_attribute("aria-expanded", "false")
    page.get_by_role("button", name="(winter.move.5): ").click()
    expect(words(page)).to_contain_text(GAME.rulebook.says("winter.move.5"))
    expect(page.get_by_role("button", name="(winter.move.5): ")).to_be_focused()
    page.get_by_role("button", name="(winter.move.5): ").click()
    expect(words(page)).to_contain_text("is a diagonal step")


def test_on_the_page_of_rules_a_rule_opens_without_a_new_load(page: Page, address: str) -> None:
    page.goto(f"{address}rules?clause=winter.move.5")
    piece(page, "b3").hover()
    expect(rules(page).first).to_be_visible()
    page.evaluate("window.stays = true")
    page.get_by_role("link", name="(winter.move.2): ").first.click()
    expect(page.get_by_role("heading", level=2)).to_have_text(GAME.rulebook.says("winter.move.2"))
    assert page.evaluate("window.stays")


# ---- the keyboard alone ------------------------------------------------------------------


def test_the_keyboard_reads_and_follows_the_rules_of_a_space(page: Page, address: str) -> None:
    in_lesson(page, address)
    piece(page, "c2").focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowUp")
    assert focused(page) == "b1"
    expect(words(page)).to_contain_text("From c2 to b1 is a diagonal step, and steps go straight.")
    expect(piece(page, "b1")).to_have_accessible_description("From c2 to b1 is a diagonal step, and steps go straight.")
    page.keyboard.press("?")
    expect(rules(page).first).to_be_focused()
    page.keyboard.press("Escape")
    assert focused(page) == "b1"
    page.keyboard.press("ArrowRight")
    page.keyboard.press("?")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=2)).to_have_text(GAME.rulebook.says("winter.move.3"))


def test_escape_puts_the_words_away(page: Page, alone: Callable[..., Opened]) -> None:
    alone(page)
    page.keyboard.press("Tab")
    expect(words(page)).to_contain_text("c2")
    page.keyboard.press("Escape")
    expect(words(page)).to_contain_text("Point at something here")
    assert focused(page) == "c2"


def test_asking_by_keyboard_reaches_what_cannot_be_played(page: Page, alone: Callable[..., Opened]) -> None:
    _, pressed = alone(page, parts=TABLE)
    page.get_by_role("button", name="Ask about the rules").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[aria-live=polite]")).to_contain_text("Press anything here")
    cup = piece(page, "cup-1")
    expect(cup).to_have_attribute("role", "button")
    cup.focus()
    page.keyboard.press("Enter")
    expect(words(page)).to_contain_text(GAME.rulebook.says("winter.fill.1"))
    expect(page.locator("[aria-live=polite]")).to_contain_text("cup 1: coffee.")
    page.keyboard.press("Escape")
    expect(cup).to_have_attribute("role", "img")
    assert pressed == []


# ---- a finger ----------------------------------------------------------------------------


def test_on_a_phone_asking_explains_and_does_not_play(phone: Page, alone: Callable[..., Opened]) -> None:
    _, pressed = alone(phone)
    expect(words(phone)).to_be_hidden()
    ask = phone.get_by_role("button", name="Ask about the rules")
    size = ask.bounding_box()
    assert size
    assert min(size["width"], size["height"]) >= 44
    before = phone.locator(".part-board").bounding_box()
    ask.tap()
    piece(phone, "d1").tap()
    expect(words(phone)).to_have_text(
        "d1, coffee, yellow's pawn. From c2 to d1 is a diagonal step, and steps go straight."
    )
    assert phone.locator(".part-board").bounding_box() == before
    for rule in rules(phone).all():
        box = rule.bounding_box()
        assert box
        assert box["height"] >= 44
    phone.get_by_role("button", name="Close").tap()
    expect(words(phone)).to_be_hidden()
    piece(phone, "c1").tap()
    expect(phone.locator("[data-ready='2']")).to_be_visible()
    assert pressed == ["c1"]


def test_on_a_phone_holding_a_space_explains_it(phone: Page, alone: Callable[..., Opened]) -> None:
    _, pressed = alone(phone)
    phone.clock.install()
    space = piece(phone, "b1")
    space.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    phone.clock.run_for(600)
    space.dispatch_event("pointerup", {"pointerType": "touch", "bubbles": True})
    space.dispatch_event("click", {"detail": 1, "bubbles": True})
    expect(words(phone)).to_contain_text("is a diagonal step")
    piece(phone, "b2").tap()
    expect(phone.locator("[data-ready='2']")).to_be_visible()
    expect(words(phone)).to_be_hidden()
    assert pressed == ["b2"]


def test_on_a_phone_the_words_never_cover_what_was_asked_about(phone: Page, address: str) -> None:
    in_lesson(phone, address)
    phone.get_by_role("button", name="Ask about the rules").tap()
    for id in ("a1", "d4"):
        piece(phone, id).tap()
        expect(words(phone)).to_contain_text(id)
        asked, said = piece(phone, id).bounding_box(), phone.locator(".about").first.bounding_box()
        assert asked
        assert said
        assert said["y"] >= asked["y"] + asked["height"] or said["y"] + said["height"] <= asked["y"], id
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_several_boards_are_asked_by_one_button(phone: Page, address: str) -> None:
    phone.goto(f"{address}traders")
    ask, strips = phone.get_by_role("button", name="Ask about the rules"), phone.locator(".about")
    expect(phone.locator(".board[data-ready]")).to_have_count(3)
    expect(ask).to_have_count(1)
    ask.tap()
    for asked, told in (("guatemala-1-1", "row 1, space 1"), ("trader-1", "red's trader"), ("heap", "Still to share")):
        piece(phone, asked).tap()
        expect(strips.filter(visible=True)).to_have_count(1)
        expect(strips.filter(visible=True)).to_contain_text(told)
        assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    phone.get_by_role("button", name="Close").tap()
    expect(strips.filter(visible=True)).to_have_count(0)
    expect(ask).to_have_attribute("aria-pressed", "false")
    expect(piece(phone, "heap")).to_have_attribute("role", "img")


# ---- everybody ---------------------------------------------------------------------------


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_serious_barrier(page: Page, address: str, axe: Callable[[Page], list[str]], scheme: str) -> None:
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    in_lesson(page, address)
    piece(page, "d1").hover()
    expect(rules(page).first).to_be_visible()
    assert axe(page) == []
    page.get_by_role("button", name="Ask about the rules").click()
    assert axe(page) == []


def test_every_board_of_coffee_traders_says_what_it_is_about(page: Page, address: str) -> None:
    page.goto(f"{address}traders?view=boards")
    for id in ("arabica-brazil-5", "contract-A", "bar-london-1", "coop-brazil", "track-1", "stock-0"):
        piece(page, id).hover()
        label = piece(page, id).get_attribute("aria-label")
        assert label
        expect(words(page)).to_contain_text(label)
        expect(page.locator(".about-rule").first).to_be_visible()


def test_a_refusal_leads_to_its_rule_and_the_rule_back_to_the_step(page: Page, address: str) -> None:
    in_lesson(page, address)
    piece(page, "b1").click()
    page.get_by_role("button", name="Move 2 (winter.move.2)", exact=True).click()
    page.get_by_role("link", name="All about this rule").click()
    expect(page.get_by_role("heading", level=2)).to_have_text(GAME.rulebook.says("winter.move.2"))
    page.get_by_role("link", name="Back to the lesson").click()
    expect(page.locator(".where > p")).to_contain_text("Step 5 of")


def test_of_several_boards_the_first_says_how_to_ask_and_nothing_jumps_when_something_is_told(
    page: Page, address: str
) -> None:
    page.set_viewport_size({"width": 1240, "height": 1600})  # all in sight: nothing scrolls
    page.goto(f"{address}traders")
    expect(page.locator(".board[data-ready]")).to_have_count(3)
    assert [one for one in page.locator(".about-words").all_inner_texts() if one.strip()] == [
        "Point at something here to see its rules; the key ? leads to them."
    ]
    strips, parts = page.locator(".about").all(), page.locator(".parts").all()
    before = [one.bounding_box() for one in parts]
    assert [one.bounding_box()["height"] for one in strips] == [44, 44, 44]
    for id in ("line-post", "line-waste"):
        piece(page, id).hover()
        expect(page.locator(".telling .about-words")).to_contain_text({"line-post": "post", "line-waste": "lost"}[id])
        assert [one.bounding_box() for one in parts] == before
