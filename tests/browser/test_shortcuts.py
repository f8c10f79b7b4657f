"""Shortcuts in the page (CR 732.2): one proposes to do the same again and again, and answers what others propose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.page import GOBLINS, Page, Server, seat

if TYPE_CHECKING:
    from playwright.sync_api import Browser

DRAGON = """
scenario: A dragon that can be made stronger again and again
players:
  Alice: {battlefield: [Shivan Dragon, 8 Mountain]}
  Bob: {battlefield: [Hill Giant]}
"""


def test_one_lap_becomes_many(page: Page) -> None:
    """What was done of late is there to be done again."""
    page.begin_at(DRAGON)
    browser = page.page
    page.then(page.card("Shivan Dragon", "Battlefield of Alice").first.click)
    browser.keyboard.press("r")
    dialog = browser.get_by_role("dialog", name="The same again and again")
    lap = dialog.get_by_label("One lap")
    dialog.get_by_text("Your choices of late").wait_for()
    assert lap.input_value().startswith("activate Shivan Dragon")
    dialog.get_by_label("How often").fill("50")
    dialog.get_by_role("button", name="Propose it").click()
    alert = dialog.get_by_role("alert")
    alert.wait_for()
    assert "in lap 8 of 50" in alert.inner_text()
    dialog.get_by_label("How often").fill("5")
    page.then(dialog.get_by_role("button", name="Propose it").click)
    dialog.wait_for(state="detached")
    page.card("Shivan Dragon", "Battlefield of Alice").get_by_text("11/5").first.wait_for()


def test_another_accepts_it(browser: Browser, server: Server) -> None:
    contexts = [browser.new_context() for _ in range(2)]
    alice, bob = (Page(context.new_page(), server.address) for context in contexts)
    with alice.client() as client:
        seats = [seat("Alice", GOBLINS, "person"), seat("Bob", GOBLINS, "person")]
        made = client.ask("new_game", seats=seats, rules="today", first=0, pace=0)
    for number, page in enumerate((alice, bob)):
        page.sit_down(made, number)
        page.page.get_by_role("button", name="Keep", exact=True).click()
    alice.asked()
    alice.page.get_by_text("Further …").click()
    alice.page.get_by_role("button", name="Again …").click()
    dialog = alice.page.get_by_role("dialog", name="The same again and again")
    dialog.get_by_label("One lap").fill("pass")
    dialog.get_by_label("How often").fill("1")
    dialog.get_by_role("button", name="Propose it").click()
    dialog.wait_for(state="detached")
    proposed = alice.page.get_by_label("A shortcut is proposed")
    proposed.get_by_text("Waiting for Bob.").wait_for()
    theirs = bob.page.get_by_label("A shortcut is proposed")
    theirs.get_by_text("Alice proposes to do this 1 time").wait_for()
    theirs.get_by_role("button", name="Accept").click()
    theirs.wait_for(state="detached")
    proposed.wait_for(state="detached")
    assert alice.complaints + bob.complaints == []
    for context in contexts:
        context.close()
