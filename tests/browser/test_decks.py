"""One's own decks in the page: edited as text, checked while one writes, kept in the browser, and played."""

from __future__ import annotations

import re

from tests.browser.page import Page


def test_a_deck_is_written_mended_kept_and_played(page: Page) -> None:
    from playwright.sync_api import expect

    browser = page.page
    page.open("/decks")
    browser.get_by_role("button", name="New deck").click()
    browser.get_by_role("textbox", name="Name").fill("Goblins of mine")
    listed = browser.get_by_role("textbox", name="Deck list")
    listed.fill("24 Mountain\n32 Raging Goblin\n4 Lightning Blot\n")
    checked = browser.get_by_label("The deck, checked")
    checked.locator("s", has_text="Lightning Blot").wait_for()
    assert "1 name cannot be played" in checked.inner_text()
    checked.get_by_role("button", name="Replace").click()
    checked.get_by_role("button", name="Lightning Bolt").wait_for()
    assert "4 Lightning Bolt" in listed.input_value()
    checked.get_by_text("not legal").wait_for()  # CR 100.2a: too many Goblins
    checked.get_by_role("button", name="Lightning Bolt").click()
    browser.get_by_label("A card").get_by_text("3 damage").wait_for()
    browser.get_by_role("searchbox", name="Find a card").fill("gray og")
    browser.get_by_role("button", name="Add Gray Ogre").click()
    assert listed.input_value().endswith("1 Gray Ogre\n")
    browser.get_by_role("button", name="Keep").click()
    browser.get_by_text("Kept in this browser.").wait_for()
    # Those that come with mainphase can be changed, too.
    browser.get_by_role("button", name="red burn").click()
    expect(listed).to_have_value(re.compile("Guttersnipe"))
    checked.locator(".legal").wait_for()
    browser.get_by_role("link", name="Start page").click()
    browser.get_by_role("button", name="Begin").wait_for()
    page.select("Deck", "own:Goblins of mine")
    page.select("Goes first", "0")
    browser.get_by_role("button", name="Begin").click()
    page.asked()
    browser.get_by_label("Your hand").locator("[data-ref]").first.wait_for()
