"""The server is killed, and comes back; the page does by itself. And two people in one game."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from tests.browser.page import Page, Server

if TYPE_CHECKING:
    from playwright.sync_api import Browser


def test_a_killed_server_comes_back_and_the_page_goes_on(browser: Browser, built: Path, tmp_path: Path) -> None:
    server = Server(tmp_path / "games.sqlite")
    server.start()
    context = browser.new_context()
    page = Page(context.new_page(), server.address)
    page.begin()
    page.press("p")
    page.then(page.card("Mountain", "Your hand").first.click)
    log = page.page.get_by_role("log").inner_text()
    server.kill()
    page.page.get_by_text("The server does not answer").wait_for()
    server.start()
    page.page.get_by_text("The server does not answer").wait_for(state="detached")
    assert page.page.get_by_label("Battlefield of Alice").locator("[data-shape=land]").count() == 1
    assert page.page.get_by_role("log").inner_text() == log
    page.then(page.page.locator("[data-shape=hand].usable").first.click)
    context.close()
    server.stop()
    assert page.complaints == []


def test_two_browsers_in_one_game(browser: Browser, server: Server, page: Page) -> None:
    page.begin_by_hand(who="person")
    link = page.page.get_by_label("Bob", exact=True).input_value()
    watch = page.page.get_by_label("Those who watch").input_value()
    page.page.get_by_role("link", name="Sit down as Alice").click()
    page.asked()
    others = browser.new_context()
    bob, watcher = (Page(others.new_page(), server.address) for _ in range(2))
    bob.page.goto(link)
    bob.page.get_by_text("Alice is deciding").wait_for()
    bob.page.keyboard.press("/")
    bob.page.keyboard.type("play Forest")
    bob.page.get_by_role("button", name="Why not?").last.click()
    bob.page.locator(".reason .rule").wait_for()
    assert "play Forest" in bob.page.locator(".reason").inner_text()
    page.page.get_by_role("button", name="Keep", exact=True).click()
    bob.asked()
    bob.page.get_by_role("button", name="Keep", exact=True).click()
    page.asked()
    assert bob.page.get_by_label("Your hand").locator("[data-ref]").count() == 7
    assert "Goblin" not in bob.page.content()
    page.then(page.card("Mountain", "Your hand").first.click)
    bob.page.get_by_role("log").get_by_text("Alice plays Mountain").wait_for()
    watcher.page.goto(watch)
    watcher.page.get_by_role("log").get_by_text("Alice plays Mountain").wait_for()
    assert watcher.page.locator(".hand [data-ref], .option").count() == 0
    assert "Goblin" not in watcher.page.content()
    # Nobody takes back what another has seen.
    assert page.page.get_by_role("button", name="Undo").count() == 0
    others.close()
    assert bob.complaints == watcher.complaints == []
