"""A step of Coffee Traders in a browser: the actions stand with the task, and pieces of the table lead to them."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tutor.lessons import find


def open_step(page: Page, address: str, id: str, number: int) -> None:
    page.goto(f"{address}learn?lesson={id}&step={number}")
    expect(page.locator(".asks")).to_have_text(find(id).step(number).task.asks)
    expect(page.locator(".piece.press").first).to_be_visible()


def piece(page: Page, id: str):
    return page.locator(f'.piece[data-id="{id}"]')


def top(page: Page, where: str) -> float:
    return page.locator(where).first.bounding_box()["y"]


def test_actions_stand_beside_the_table(page: Page, address: str) -> None:
    page.set_viewport_size({"width": 1240, "height": 800})
    open_step(page, address, "traders/assign-workers", 1)
    offer = page.get_by_role("button", name="Put a worker on Brazil, row 1, space 2")
    expect(offer).to_have_count(1)
    expect(offer).to_be_in_viewport()
    board = page.locator(".board").first.bounding_box()
    assert offer.bounding_box()["x"] > board["x"] + board["width"]


def test_on_a_phone_they_stand_between_the_task_and_the_boards(phone: Page, address: str) -> None:
    open_step(phone, address, "traders/assign-workers", 1)
    assert top(phone, ".asks") < top(phone, ".offers") < top(phone, ".board")
    piece(phone, "brazil-1-2").tap()
    expect(phone.locator(".verdict.go")).to_be_in_viewport()
    assert phone.evaluate("document.documentElement.scrollWidth") <= 375


def test_a_pressed_piece_narrows_the_list_and_leads_back(page: Page, address: str) -> None:
    open_step(page, address, "traders/work", 6)
    offers = page.locator(".offers .option")
    expect(offers).to_have_count(5)
    piece(page, "slot-A-2").click()
    expect(offers).to_have_count(2)
    page.get_by_role("button", name="All actions").click()
    expect(offers).to_have_count(5)
    piece(page, "brazil-1/2-2").click()
    expect(page.locator(".verdict.go")).to_be_visible()


def test_on_a_phone_a_narrowed_list_comes_into_sight(phone: Page, address: str) -> None:
    open_step(phone, address, "traders/work", 6)
    piece(phone, "slot-A-2").tap()
    expect(phone.get_by_role("button", name="All actions")).to_be_in_viewport()


def test_a_piece_with_which_nothing_may_be_done_answers_with_the_rule(page: Page, address: str) -> None:
    open_step(page, address, "traders/sell", 2)
    piece(page, "contract-B").click()
    expect(page.locator(".verdict.no .says")).to_contain_text("Contract B also needs 1 Brazil coffee")
    expect(page.locator('.verdict.no .chip[value="traders.contract.1"]')).to_be_visible()


def test_many_actions_of_a_kind_are_unfolded_on_demand(page: Page, address: str, axe) -> None:
    open_step(page, address, "traders/sell", 2)
    far = page.get_by_role("button", name="Deliver to Seoul, space 1")
    expect(far).to_be_hidden()
    page.get_by_text("Deliver to a Coffee Bar (6)").click()
    expect(far).to_be_visible()
    assert axe(page) == []


def test_on_a_phone_anothers_board_is_folded_until_it_is_wanted(phone: Page, page: Page, address: str) -> None:
    for one, folds in ((phone, True), (page, False)):
        one.goto(f"{address}learn?lesson=traders/trade-and-build&step=15")
        own, other, knob = (
            one.locator(name) for name in (".part-company-1 > svg", ".part-company-0 > svg", ".part-fold")
        )
        expect(own).to_be_visible()
        expect(other).to_be_visible(visible=not folds)
        expect(knob.filter(visible=True)).to_have_count(int(folds))
    button = phone.get_by_role("button", name="Blue's board", exact=True)
    size = button.bounding_box()
    assert size
    assert size["height"] >= 44
    button.tap()
    expect(button).to_have_attribute("aria-expanded", "true")
    expect(phone.locator(".part-company-0 > svg")).to_be_visible()
