"""The rules explorer in a browser: found as one types, tried on the board, kept in the address, readable for all."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from widgets.explorer.address import set_up_games

VIEWS = (
    "rules",
    "rules?q=pawn",
    "rules?clause=winter.move.5",
    "rules?clause=winter.upgrades.6",
    "rules?clause=%3Cscript%3Ealert(1)%3C/script%3E",
    "rules?view=compare",
    "rules?view=compare&against=walks",
    "rules?view=compare&against=players&game=winter",
    "rules?view=compare&against=players&game=traders",
    "rules?view=compare&against=variants&game=winter",
    "rules?view=compare&against=variants&game=caffeine&with=size",
    "rules?clause=caffeine.orderup.1&back=play",
    "rules?view=setup&game=winter",
    "rules?view=aid&game=winter",
    "rules?view=questions",
    "rules?view=glossary",
    "rules?view=glossary&game=traders&q=meeple",
    "rules?view=trace&game=winter&section=2.+Move",
)


def open_rules(page: Page, address: str, where: str) -> Page:
    page.goto(address + where)
    expect(page.locator(".leaf[data-ready]").first).to_be_attached()
    expect(page.get_by_role("navigation", name="Parts of the rules explorer")).to_be_visible()
    return page


def test_rules_are_found_as_one_types(page: Page, address: str) -> None:
    open_rules(page, address, "rules")
    box = page.get_by_role("searchbox", name="Ask a rule in your own words")
    box.press_sequentially("may i stop on a meeple", delay=5)
    first = page.get_by_role("listitem").filter(has=page.get_by_title("winter.move.5", exact=True)).first
    expect(first).to_be_visible()
    expect(box).to_be_focused()
    expect(box).to_have_value("may i stop on a meeple")
    expect(page).to_have_url(address + "rules?q=may+i+stop+on+a+meeple")


def test_a_word_of_the_glossary_is_found_as_one_types(phone: Page, address: str) -> None:
    open_rules(phone, address, "rules?view=glossary&game=traders")
    words = phone.locator(".term dt")
    every = words.count()
    expect(phone.locator(".count")).to_have_text(f"{every} words.")
    box = phone.get_by_role("searchbox", name="Find a word")
    box.focus()
    phone.keyboard.type("andre", delay=5)
    expect(phone).to_have_url(address + "rules?view=glossary&q=andre&game=traders")
    expect(phone.get_by_role("status").filter(has_text=f" of {every} words.")).to_be_visible()
    expect(words.first).to_contain_text("André")
    expect(box).to_be_focused()
    phone.keyboard.press("Tab")
    expect(phone.locator(".term").first.get_by_role("link").first).to_be_focused()
    box.fill("xyz")
    expect(phone.get_by_role("status").filter(has_text="No word fits.")).to_be_visible()
    assert phone.evaluate("document.documentElement.scrollWidth") == 375
    box.fill("")
    expect(words).to_have_count(every)
    expect(phone).to_have_url(address + "rules?view=glossary&game=traders")


def test_clause_opens_from_a_result_and_back_returns_to_it(page: Page, address: str) -> None:
    open_rules(page, address, "rules?q=may+i+stop+on+another+pawn&game=winter")
    page.get_by_role("link", name="A move may pass through a space that holds a pawn").click()
    expect(page).to_have_url(address + "rules?clause=winter.move.5")
    expect(page.get_by_role("heading", level=2)).to_be_focused()
    expect(page).to_have_title("winter.move.5 · Coffee tutor")
    page.go_back()
    expect(page.get_by_role("searchbox")).to_have_value("may i stop on another pawn")
    page.go_forward()
    expect(page.get_by_role("heading", level=2)).to_contain_text("may not end on one")


def test_rules_beside_the_board_and_below_are_links_that_can_be_taken_back(page: Page, address: str) -> None:
    open_rules(page, address, "rules?clause=winter.move.5")
    page.get_by_role("link", name="Move 6 (winter.move.6)").first.click()
    expect(page).to_have_url(address + "rules?clause=winter.move.6")
    expect(page.get_by_role("heading", level=2)).to_be_focused()
    page.get_by_role("link", name="Every space entered gives its ingredient.").click()
    expect(page.get_by_role("heading", level=2)).to_have_text("Every space entered gives its ingredient.")
    page.go_back()
    expect(page.get_by_role("heading", level=2)).to_contain_text("An occupied space")
    page.go_back()
    expect(page.get_by_role("heading", level=2)).to_contain_text("A move may pass")


def test_everything_is_reached_with_the_keyboard_alone(page: Page, address: str) -> None:
    open_rules(page, address, "rules")
    page.get_by_role("searchbox").focus()
    page.keyboard.type("pour into another cup")
    expect(
        page.get_by_role("listitem").filter(has=page.get_by_title("winter.fill.2", exact=True)).first
    ).to_be_visible()
    link = page.get_by_role("link", name="Tokens already in a cup may not be moved")
    for _ in range(30):
        page.keyboard.press("Tab")
        if link.evaluate("node => node.getRootNode().activeElement === node"):
            break
    page.keyboard.press("Enter")
    expect(page).to_have_url(address + "rules?clause=winter.fill.2")


def test_example_is_tried_on_the_board(page: Page, address: str) -> None:
    open_rules(page, address, "rules?clause=winter.move.5")
    page.get_by_role("button", name="Refused", exact=True).click()
    verdict = page.get_by_role("status").filter(has_text="Refused")
    expect(verdict).to_contain_text("You may not stop on")
    page.get_by_role("button", name="b1, fruit").click()
    expect(page.get_by_role("status").filter(has_text="Allowed")).to_contain_text("move b1")
    page.get_by_role("button", name="Back to the example").click()
    expect(verdict).to_be_visible()


def test_repair_is_offered_and_tried(page: Page, address: str) -> None:
    open_rules(page, address, "rules?clause=winter.move.5")
    page.get_by_role("button", name="Refused", exact=True).click()
    page.get_by_role("button", name="One step more").first.click()
    expect(page.get_by_role("status").filter(has_text="Allowed")).to_be_visible()


def test_words_that_are_no_action_stay_text(page: Page, address: str) -> None:
    open_rules(page, address, "rules?clause=winter.move.5")
    page.get_by_text("Try something else").click()
    page.get_by_role("textbox", name="An action in words").fill("<img src=x onerror=alert(1)>")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").filter(has_text="Not understood")).to_contain_text("<img src=x")
    assert page.locator("img").count() == 0


def test_ruling_is_tried_by_both_readings(page: Page, address: str) -> None:
    open_rules(page, address, "rules?clause=winter.upgrades.6")
    page.get_by_role("button", name="Try it both ways").first.click()
    other = page.get_by_role("button", name="The other reading")
    expect(other).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("heading", name="See it, and try it")).to_be_focused()
    page.get_by_role("button", name="As we play").click()
    expect(other).to_have_attribute("aria-pressed", "false")


def test_script_in_an_address_is_shown_as_text(page: Page, address: str) -> None:
    page.on("dialog", lambda dialog: pytest.fail("a script has run"))
    open_rules(page, address, "rules?clause=%3Cimg%20src=x%20onerror=alert(1)%3E&q=%3Cscript%3Ealert(2)%3C/script%3E")
    expect(page.get_by_role("heading", name="There is no such rule")).to_be_visible()
    expect(page.get_by_text("<img src=x onerror=alert(1)>")).to_be_visible()


def test_link_is_copied(page: Page, address: str) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_rules(page, address, "rules?clause=winter.move.5")
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("status").filter(has_text="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == address + "rules?clause=winter.move.5"


def test_ticks_of_the_set_up_are_kept_for_each_table(phone: Page, address: str) -> None:
    open_rules(phone, address, "rules?view=setup&game=winter&players=3")
    boxes = phone.get_by_role("checkbox")
    boxes.nth(0).check()
    boxes.nth(2).check()
    expect(phone.get_by_text("2 of 12 done")).to_be_visible()
    phone.reload()
    expect(phone.get_by_text("2 of 12 done")).to_be_visible()
    expect(boxes.nth(2)).to_be_checked()
    phone.get_by_label("Players", exact=True).select_option("2")
    expect(phone.get_by_text("0 of 13 done")).to_be_visible()
    phone.get_by_label("Players", exact=True).select_option("3")
    expect(phone.get_by_text("2 of 12 done")).to_be_visible()
    phone.get_by_role("button", name="Start over").click()
    expect(phone.get_by_text("0 of 12 done")).to_be_visible()


def test_walk_goes_on_both_boards(page: Page, address: str) -> None:
    open_rules(page, address, "rules?view=compare&against=walks")
    page.get_by_label("Walk", exact=True).select_option("short")
    expect(page.get_by_role("link", name="(base.move.5)")).to_be_visible()
    page.get_by_role("button", name="Walk otherwise").click()
    expect(page.get_by_text("Press the first space of a walk.")).to_have_count(2)
    page.get_by_role("button", name="d3, coffee").first.click()
    expect(page.get_by_text("move d3")).to_have_count(2)


@pytest.mark.parametrize("where", VIEWS)
def test_pages_are_accessible(page: Page, address: str, axe, where: str) -> None:
    open_rules(page, address, where)
    assert axe(page) == []


@pytest.mark.parametrize("where", VIEWS[:4])
def test_pages_are_accessible_in_the_dark(page: Page, address: str, axe, where: str) -> None:
    page.emulate_media(color_scheme="dark")
    open_rules(page, address, where)
    assert axe(page) == []


@pytest.mark.parametrize("where", VIEWS)
def test_nothing_scrolls_sideways_on_a_phone(phone: Page, address: str, where: str) -> None:
    open_rules(phone, address, where)
    assert phone.evaluate("document.documentElement.scrollWidth") <= 375


PAGES = {"traders": 2, "winter": 2}
"""Printed pages of a player aid that one page could only hold in letters too small to read."""


@pytest.mark.parametrize("paper", ["A4", "Letter"])
@pytest.mark.parametrize("game", set_up_games())
def test_player_aid_prints_so_that_it_can_be_read(page: Page, address: str, game: str, paper: str) -> None:
    open_rules(page, address, f"rules?view=aid&game={game}&players=2")
    expect(page.get_by_role("button", name="Print")).to_be_visible()
    printed = page.pdf(format=paper, margin=dict.fromkeys(("top", "right", "bottom", "left"), "12mm"))
    assert printed.count(b"/Type /Page\n") == PAGES.get(game, 1)
    page.emulate_media(media="print")
    line = page.locator(".columns li").first
    assert float(line.evaluate("one => parseFloat(getComputedStyle(one).fontSize)")) >= 12  # 9 pt


def test_home_asks_the_rules(page: Page, address: str, axe) -> None:
    page.goto(address)
    page.get_by_role("searchbox", name="Ask a rule in your own words").fill("pour into another cup")
    assert axe(page) == []
    page.keyboard.press("Enter")
    expect(page).to_have_url(address + "rules?q=pour+into+another+cup")
    expect(
        page.get_by_role("listitem").filter(has=page.get_by_title("winter.fill.2", exact=True)).first
    ).to_be_visible()


def test_figures_of_all_games_arrive(page: Page, address: str) -> None:
    open_rules(page, address, "rules?view=trace&game=traders")
    expect(page.get_by_text("counting …")).to_have_count(0, timeout=60_000)
    expect(page.get_by_role("row", name="Coffee Traders")).to_contain_text("445")


def test_odd_address_is_answered_with_what_was_odd(page: Page, address: str, axe) -> None:
    page.on("dialog", lambda dialog: pytest.fail("a script has run"))
    odd = "rules?game=zzz&kind=%3Cscript%3Ealert(1)%3C/script%3E&players=99&back=javascript:alert(1)"
    open_rules(page, address, odd)
    note = page.get_by_role("note")
    for part in ("game “zzz”", "kind “<script>alert(1)</script>”", "players “99”", "back “javascript:alert(1)”"):
        expect(note).to_contain_text(part)
    expect(page).to_have_url(address + "rules")
    assert axe(page) == []


def test_a_rule_leads_back_to_the_page_that_led_to_it(page: Page, address: str) -> None:
    page.goto(address + "play?game=zzz")
    page.evaluate(
        "document.querySelector('main').append(Object.assign(document.createElement('a'), "
        "{href: './rules?clause=winter.move.5', textContent: 'the rule', id: 'asked'}))"
    )
    where = page.url
    page.locator("#asked").click()
    expect(page.get_by_role("navigation", name="Parts of the rules explorer")).to_be_visible()
    page.get_by_role("link", name="Move 6 (winter.move.6)").first.click()
    expect(page.get_by_role("heading", level=2)).to_be_focused()
    back = page.get_by_role("link", name="Back to the race")
    expect(back).to_have_attribute("href", "./" + where.removeprefix(address))
    back.click()
    expect(page).to_have_url(where)
