"""The Coffee Rush board under mouse, touch and keyboard."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from playwright.sync_api import expect

from tests.browser.keyboard import at, focused
from tutor.coffee_rush import CoffeeRush, Options, Order, Player, Position
from tutor.coffee_rush.board import SPACES
from widgets.boards.coffee_rush import TABLE, CoffeeRushBoard

GAME = CoffeeRush("winter")
NASTY = "<img src=x onerror=document.title='gone'>"


def position(name: str = "blue") -> Position:
    blue = Player(
        name, ("c2",), cookies=2, cups=(("coffee",), (), ()), orders=(Order(NASTY, ("coffee", "milk"), zone=2),)
    )
    return Position(
        "winter", Options((name, "yellow")), tuple(GAME.box.board), (blue, Player("yellow", ("d1",))), hand=("ice",)
    )


class Walker:
    """A board on which every space pressed is added to the walk; ``go`` walks it."""

    def __init__(self, position: Position, **shown) -> None:
        self.position, self.walk, self.shown = position, [], shown
        self.board = CoffeeRushBoard(self.press)
        self.board.show_position(GAME, position, **shown)

    def press(self, do: str, id: str) -> None:
        self.walk.append(id)
        spaces = [space for space in self.walk if space in SPACES]
        self.board.show_position(GAME, self.position, walk=spaces, say=f"Step {len(self.walk)}: {id}.", **self.shown)

    def go(self) -> None:
        player = replace(self.position.players[0], pawns=(self.walk[-1],))
        now = replace(self.position, players=(player, *self.position.players[1:]))
        gained = [(space, {"ice": 2}) for space in self.walk]
        self.board.show_position(GAME, now, walked=gained, say="There.", **self.shown)


@pytest.fixture
def walker(serve):
    """``walker(page)`` opens a board on the page and returns what Python holds."""

    def start(page, name: str = "blue", **shown) -> Walker:
        walkers: list[Walker] = []

        def factory():
            walkers.append(Walker(position(name), **shown))
            return walkers[-1].board

        page.goto(serve(factory))
        expect(page.locator("[data-ready='1']")).to_be_visible()
        return walkers[-1]

    return start


def space(page, name: str):
    return page.locator(f"[data-id='{name}']")


def ready(page, step: int) -> None:
    expect(page.locator(f"[data-ready='{step}']")).to_be_visible()


def test_a_click_is_played_shown_and_announced(page, walker):
    mine = walker(page)
    page.get_by_role("button", name="c1, steam").click()
    ready(page, 2)
    assert mine.walk == ["c1"]
    expect(page.get_by_role("button", name="c1, steam, step 1 of the walk")).to_be_visible()
    expect(page.locator("[aria-live=polite]")).to_have_text("Step 1: c1.")


def test_fast_clicks_on_different_spaces_all_count_in_order(page, walker):
    mine = walker(page)
    page.locator(".part-board").evaluate(
        """(part) => { for (const id of ["c1", "d1", "d2"])
             part.querySelector(`[data-id=${id}]`).dispatchEvent(new MouseEvent("click", {bubbles: true})) }"""
    )
    ready(page, 4)
    assert mine.walk == ["c1", "d1", "d2"]


def test_a_double_click_plays_once(page, walker):
    mine = walker(page)
    space(page, "c1").dblclick()
    space(page, "d1").click()
    ready(page, 3)
    assert mine.walk == ["c1", "d1"]


def test_a_slow_double_click_plays_once(page, walker):
    mine = walker(page)
    space(page, "c1").click(click_count=1)
    ready(page, 2)
    space(page, "c1").dispatch_event("click", {"detail": 2})
    space(page, "d1").click()
    ready(page, 3)
    assert mine.walk == ["c1", "d1"]


def test_the_keyboard_begins_at_the_pawn_and_walks(page, walker):
    mine = walker(page)
    page.keyboard.press("Tab")
    assert focused(page) == "c2"
    for key in ("ArrowUp", "Enter", "ArrowRight", "Space", "ArrowRight"):
        page.keyboard.press(key)
    ready(page, 3)
    assert mine.walk == ["c1", "d1"]
    assert focused(page) == "d1"
    for key, there in (("ArrowDown", "d2"), ("ArrowLeft", "c2"), ("Home", "a1"), ("End", "d4")):
        page.keyboard.press(key)
        assert focused(page) == there


def test_the_board_is_one_stop_for_tab(page, walker):
    walker(page)
    assert page.locator("[tabindex='0']").count() == 1
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    assert at(page)["id"] == ""


def test_the_pawn_walks_step_by_step_and_the_tokens_rise(page, walker):
    mine = walker(page)
    for number, name in enumerate(("c1", "b1"), 2):
        space(page, name).click()
        ready(page, number)
    mine.go()
    expect(page.locator("[data-moving]")).to_be_visible()
    expect(page.locator(".gain")).to_have_count(2)
    expect(page.locator("[data-moving]")).to_have_count(0)
    expect(page.locator(".gain")).to_have_count(0)
    assert space(page, "pawn-0-0").evaluate("node => [node.style.transform, node.getAnimations().length]") == [
        "translate(145px, 42px)",
        0,
    ]


def test_nothing_moves_where_less_motion_is_asked_for(page, walker):
    page.emulate_media(reduced_motion="reduce")
    mine = walker(page)
    space(page, "c1").click()
    ready(page, 2)
    page.evaluate("() => { window.moved = 0; Element.prototype.animate = () => { window.moved += 1 } }")
    mine.go()
    ready(page, 3)
    assert page.evaluate("window.moved") == 0
    assert space(page, "pawn-0-0").evaluate("node => node.style.transform") == "translate(273px, 42px)"


def test_names_from_elsewhere_stay_text(page, walker):
    walker(page, NASTY, parts=TABLE)
    assert page.title() != "gone"
    assert page.locator("img").count() == 0
    expect(page.get_by_role("img", name=f"{NASTY}: coffee, milk; zone 2")).to_be_visible()


def test_the_theme_is_the_pages_then_the_systems(page, walker):
    page.emulate_media(color_scheme="dark")
    walker(page)
    board = page.locator("[data-ready]")
    expect(board).to_have_attribute("data-theme", "dark")
    page.evaluate("document.documentElement.dataset.theme = 'light'")
    expect(board).to_have_attribute("data-theme", "light")


def test_on_a_phone_every_space_is_big_enough_and_nothing_scrolls_sideways(phone, walker):
    mine = walker(phone, parts=TABLE, presses=("cup-1", "hand-ice"))
    for name in ("a1", "d4", "cup-1", "hand-ice"):
        box = space(phone, name).bounding_box()
        assert min(box["width"], box["height"]) >= 44, name
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    space(phone, "b2").tap()
    space(phone, "cup-1").tap()
    ready(phone, 3)
    assert mine.walk == ["b2", "cup-1"]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_serious_barrier(page, walker, axe, scheme):
    page.emulate_media(color_scheme=scheme)
    walker(page, parts=TABLE, presses=("cup-1", "hand-ice"), walk=("c1",), next=("d1",), refused="a4")
    shell = ("document-title", "html-has-lang", "landmark", "region", "page-has-heading")
    assert [found for found in axe(page) if not found.startswith(shell)] == []
