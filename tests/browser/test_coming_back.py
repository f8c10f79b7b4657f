"""The server is killed, and comes back; the page does by itself. And two people in one game."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from tests.browser.page import FORESTS, GOBLINS, Page, Server, seat
from tests.support.served import Data

if TYPE_CHECKING:
    from playwright.sync_api import Browser

MOUNTAINS: Final = "60 Mountain"  # any hand of which does
TARGETS: Final = """
scenario: A choice of targets
players:
  Alice: {hand: [Lightning Bolt], battlefield: [Mountain]}
  Bob: {battlefield: [Hill Giant]}
"""


def begun_with_a_goblin_to_cast(page: Page) -> Data:
    """Nobody chooses the seed of a game of two people, so games are begun until the hand is what the test wants."""
    seats = [seat("Alice", GOBLINS, "person"), seat("Bob", FORESTS, "person")]
    with page.client() as client:
        while True:
            made = client.ask("new_game", seats=seats, first=0)
            client.sit(made)
            hand = client.asked(made["game"])["view"]["players"][0]["hand"]
            if {"Mountain", "Raging Goblin"} <= {card["name"] for card in hand}:
                return made


def test_a_killed_server_comes_back_and_both_pages_go_on(browser: Browser, built: Path, tmp_path: Path) -> None:
    """Killed while one answers: the answer is taken once, whether the server had heard it or not."""
    server = Server(tmp_path / "games.sqlite")
    server.start()
    contexts = [browser.new_context() for _ in range(2)]
    alice, bob = (Page(context.new_page(), server.address) for context in contexts)
    made = begun_with_a_goblin_to_cast(alice)
    for number, page in enumerate((alice, bob)):
        page.sit_down(made, number)
        page.page.get_by_role("button", name="Keep", exact=True).click()
    alice.asked()
    alice.then(alice.card("Mountain", "Your hand").first.click)
    bob.page.get_by_role("log").get_by_text("Alice plays Mountain").wait_for()
    log = bob.page.get_by_role("log").inner_text()
    alice.page.locator("[data-shape=hand].usable").first.click()
    server.kill()
    for page in (alice, bob):
        page.page.get_by_text("The server does not answer").wait_for()
    server.start()
    for page in (alice, bob):
        page.page.get_by_text("The server does not answer").wait_for(state="detached")
        cast = page.page.get_by_role("log").get_by_text("Alice casts Raging Goblin")
        cast.wait_for()
        assert cast.count() == 1
        assert page.page.get_by_label("Battlefield of Alice").locator("[data-shape=land]").count() == 1
    assert bob.page.get_by_role("log").inner_text().startswith(log)
    alice.page.get_by_role("button", name="Attack with everything").click()
    bob.page.get_by_role("log").get_by_text("Raging Goblin attacks Bob").wait_for()
    for page, context in zip((alice, bob), contexts, strict=True):
        assert page.complaints == []
        context.close()
    server.stop()


def test_a_page_loaded_again_in_the_middle_of_a_choice_asks_it_again(page: Page) -> None:
    page.begin_at(TARGETS)
    page.then(page.card("Lightning Bolt", "Your hand").first.click)
    asked = page.question, page.options()
    assert any("Bob" in option for option in asked[1])
    page.page.reload()
    page.asked()
    assert (page.question, page.options()) == asked
    page.then(page.page.locator("[data-shape=player]", has_text="Bob").click)
    page.page.get_by_role("log").get_by_text("Lightning Bolt").first.wait_for()


def test_two_browsers_in_one_game(browser: Browser, server: Server, page: Page) -> None:
    page.begin_by_hand(mine=MOUNTAINS, who="person")
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
    assert "Mountain" not in bob.page.content()
    page.card("Mountain", "Your hand").first.click()
    bob.page.get_by_role("log").get_by_text("Alice plays Mountain").wait_for()
    watcher.page.goto(watch)
    watcher.page.get_by_role("log").get_by_text("Alice plays Mountain").wait_for()
    assert watcher.page.locator(".hand [data-ref], .option").count() == 0
    # Nobody takes back what another has seen.
    assert page.page.get_by_role("button", name="Undo").count() == 0
    others.close()
    assert bob.complaints == watcher.complaints == []
