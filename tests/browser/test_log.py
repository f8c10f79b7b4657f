"""The log follows what happens, unless the reader has scrolled up; then it says that there is something new below."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.page import Page

if TYPE_CHECKING:
    from playwright.sync_api import Locator


def from_end(lines: Locator) -> float:
    """How far the end of the log is below what is seen of it."""
    found: float = lines.evaluate("list => list.scrollHeight - list.scrollTop - list.clientHeight")
    return found


def a_turn(page: Page) -> None:
    """After the land there is nothing to do, until there is the next."""
    page.then(page.card("Mountain", "Your hand").first.click)


def test_the_log_follows_unless_the_reader_scrolled_up(page: Page) -> None:
    page.begin("60 Mountain")
    browser = page.page
    page.press("p")
    page.select("How much is told", "everything")
    lines = browser.get_by_role("log")
    for _ in range(3):  # so many lines come at once that the first ones are no longer shown
        a_turn(page)
    browser.get_by_role("button", name="Show earlier").wait_for()
    assert from_end(lines) < 1
    # The layout changes: the end stays in view.
    for height in (500, 860):
        browser.set_viewport_size({"width": 1280, "height": height})
        browser.wait_for_timeout(60)
        assert from_end(lines) < 1
    below = browser.get_by_role("button", name="New below")
    lines.hover()
    browser.mouse.wheel(0, -400)
    browser.wait_for_timeout(60)
    assert from_end(lines) > 300
    assert below.count() == 0
    first = lines.evaluate("list => list.scrollTop")
    a_turn(page)
    below.wait_for()
    assert lines.evaluate("list => list.scrollTop") == first
    assert from_end(lines) > 400
    below.click()
    below.wait_for(state="detached")
    assert from_end(lines) < 1
    a_turn(page)
    browser.wait_for_timeout(60)
    assert from_end(lines) < 1
    assert below.count() == 0
