"""The rhythm of a game: passing on, warnings before something is lost, and no waiting for what one does oneself."""

from __future__ import annotations

import re
import time

from tests.browser.page import BOLTS, GOBLINS, Page

SLOW = 10_000  # milliseconds that one has to look at what a bot does: as many as there may be
SNIPER = """
scenario: an ability that comes again and again
players:
  Alice: {hand: [5 Shock], battlefield: [Guttersnipe, 5 Mountain], library: [9 Mountain]}
  Bob: {battlefield: [Mountain], library: [9 Mountain]}
start: {turn: 3, active: Alice, step: precombat main}
"""


def write(page: Page, text: str) -> None:
    page.page.keyboard.press("/")
    page.page.keyboard.type(text)
    page.press("Enter")


def test_305_2_a_warning_before_a_land_drop_is_forgotten(page: Page) -> None:
    page.begin(BOLTS)
    browser = page.page
    page.press("p")
    browser.keyboard.press("t")
    warning = browser.get_by_role("alert")
    warning.get_by_text("You can still play a land this turn").wait_for()
    assert warning.locator(".rule").inner_text() == "305.2a"
    browser.keyboard.press("Escape")
    warning.wait_for(state="detached")
    browser.keyboard.press("t")
    page.press("p")  # said twice, it is meant
    assert "Turn 3" in browser.locator(".where").inner_text()
    browser.get_by_role("status").get_by_text(re.compile("Passed for you: .*upkeep")).wait_for()
    browser.keyboard.press("e")
    page.then(warning.get_by_role("button", name="Never warn of lands").click)
    browser.reload()
    page.asked()
    assert warning.count() == 0
    browser.keyboard.press("m")
    assert not browser.get_by_label("Before a land drop is forgotten").is_checked()
    assert browser.get_by_label("Before mana is lost").is_checked()


def test_what_one_does_oneself_takes_no_time_and_what_a_bot_does_can_be_skipped(page: Page) -> None:
    page.begin(BOLTS, GOBLINS, bot="greedy", pace=SLOW)
    browser = page.page
    began = time.monotonic()
    page.press("p")
    page.then(page.card("Mountain", "Your hand").first.click)
    page.then(page.card("Lightning Bolt", "Your hand").first.click)
    write(page, "Bob")
    browser.get_by_role("log").get_by_text("Lightning Bolt deals 3 damage to Bob").wait_for()
    assert time.monotonic() - began < SLOW / 1000
    browser.keyboard.press("e")
    # Bob plays a land, casts a Goblin, attacks: each is shown for a while, unless one has seen enough.
    skip = browser.get_by_role("button", name="Skip")
    skip.wait_for()
    assert browser.locator(".question").inner_text() == "The game goes on …"
    began = time.monotonic()
    browser.keyboard.press("Space")
    page.asked()
    assert time.monotonic() - began < SLOW / 1000


def hold_priority(page: Page) -> None:
    page.ready()
    page.page.keyboard.press("h")
    page.page.get_by_text("You hold priority after your next spell or ability.").wait_for()


def test_117_3c_holding_priority_and_always_yielding(page: Page) -> None:
    page.begin_at(SNIPER)
    browser = page.page
    on_stack = browser.get_by_label("Stack").locator("[data-ref]")
    for held, there in ((False, 0), (True, 2), (True, 1)):
        if held:
            hold_priority(page)
        write(page, "cast Shock targeting Bob")
        assert on_stack.count() == there
        if there == 2:  # the trigger is on top of the spell
            page.press("y")
            assert on_stack.count() == 0
    browser.get_by_role("log").get_by_text("you always yield to it").wait_for()
    page.press("p")
    assert page.life("Bob") == 20 - 3 * (2 + 2)
    browser.keyboard.press("m")
    browser.get_by_role("button", name="Ask me again").click()
    browser.get_by_text("Always yielded to").wait_for(state="detached")
    browser.keyboard.press("Escape")
    browser.locator("dialog").wait_for(state="detached")  # closed, it has no role; keys are heard when it is gone
    hold_priority(page)
    write(page, "cast Shock targeting Bob")
    assert on_stack.count() == 2


def test_why_is_asked_in_words(page: Page) -> None:
    """As at the terminal: the line in which one writes takes "why" and what one would do."""
    page.begin_at(SNIPER)
    browser = page.page
    browser.keyboard.press("/")
    browser.keyboard.type("why attack with Guttersnipe")
    browser.keyboard.press("Enter")
    reason = browser.locator(".reason")
    reason.wait_for()
    assert re.search(r"\d{3}\.", reason.inner_text())
    assert reason.locator(".rule").count() == 1
