"""A match of several games at the table: its score, the sideboard between two games, and coming back to it."""

from __future__ import annotations

import pytest
from tests.browser.page import Page, Server, seat

RED = "20 Mountain\n20 Raging Goblin\nSideboard\n4 Gray Ogre\n"
GREEN = "40 Forest\nSideboard\n2 Forest\n"


def begin_match(page: Page, second: str = "bot", rules: str = "2013-07-12") -> tuple[str, list[str]]:
    """A match, in which Alice sits down; its first game, and the tokens of the seats."""
    with page.client() as client:
        seats = [seat("Alice", RED, "person"), seat("Bob", GREEN, second, bot="random")]
        chosen = {"seed": 5} if second == "bot" else {}
        made = client.ask("new_game", seats=seats, rules=rules, pace=0, first=0, best_of=3, small_decks=True, **chosen)
    page.sit_down(made)
    return made["game"], [each["token"] for each in made["seats"]]


def concede(page: Page) -> None:
    page.page.get_by_role("button", name="Menu").click()
    page.page.get_by_role("button", name="Concede …").click()
    page.page.get_by_role("button", name="Concede", exact=True).click()
    page.page.get_by_label("The match").wait_for()


def stands(page: Page) -> str:
    return page.page.get_by_label("The match").locator(".stands").inner_text()


def test_100_4_a_match_with_a_sideboard(page: Page) -> None:
    game, _ = begin_match(page)
    browser = page.page
    assert "game 1 of 3, 0–0" in browser.locator(".where").inner_text()
    concede(page)
    assert stands(page) == "Game 1 of a match, best of 3: Alice – Bob 0–1."
    browser.get_by_role("button", name="Sideboard …").click()
    dialog = browser.get_by_role("dialog", name="Deck and sideboard")
    dialog.get_by_text("Cards are exchanged one for one: the deck has 40 cards.").wait_for()
    assert "100.4a" in dialog.inner_text()
    dialog.get_by_role("button", name="Into the deck: all Gray Ogre").click()
    assert "The deck has 44 cards; it must have 40, as before." in dialog.inner_text()
    play = dialog.get_by_role("button", name="Play on with this deck")
    assert play.get_attribute("aria-disabled") == "true"
    for _ in range(4):
        dialog.get_by_role("button", name="To the sideboard: Raging Goblin").click()
    assert "Deck (40)" in dialog.inner_text()
    assert "Sideboard (4)" in dialog.inner_text()
    play.click()
    browser.wait_for_function(
        "(game) => location.pathname.startsWith('/game/') && !location.pathname.endsWith(game)", arg=game
    )
    # CR 103.1: whoever lost the game before chooses who begins.
    browser.get_by_text("who goes first?").wait_for()
    assert "game 2 of 3, 0–1" in browser.locator(".where").inner_text()
    browser.reload()
    browser.get_by_text("who goes first?").wait_for()
    # The game before can still be looked at, and leads on.
    browser.get_by_role("button", name="Menu").click()
    browser.get_by_role("link", name="Game 1", exact=True).click()
    browser.get_by_role("link", name="To game 2").click()
    browser.get_by_text("who goes first?").wait_for()
    concede(page)
    assert stands(page) == "Bob wins the match, 0–2."
    assert browser.get_by_role("button", name="Next game").count() == 0


def test_the_next_game_waits_for_the_other_person(page: Page) -> None:
    game, tokens = begin_match(page, "person", "today")
    browser = page.page
    concede(page)
    browser.get_by_role("button", name="Next game").click()
    browser.get_by_text("You are ready; Bob is not yet.").wait_for()
    with page.client() as bob:
        assert bob.ask("join", game=game, token=tokens[1])["type"] == "joined"
        assert bob.ask("play_next", game=game, main=None)["type"] == "done"
    browser.get_by_text("who goes first?").wait_for()
    assert "game 2 of 3, 0–1" in browser.locator(".where").inner_text()


def test_a_match_is_begun_on_the_first_page_and_listed_there(page: Page) -> None:
    browser = page.page
    page.open()
    browser.get_by_role("button", name="Begin").wait_for()
    page.select("Players", "3")
    assert browser.get_by_label("Match").count() == 0
    page.select("Players", "2")
    page.select("Match", "3")
    page.select("Goes first", "0")
    browser.get_by_role("button", name="Begin").click()
    page.asked()
    assert "game 1 of 3, 0–0" in browser.locator(".where").inner_text()
    page.open()
    browser.get_by_text("game 1, best of 3 ·").first.wait_for()


@pytest.mark.deep
def test_a_match_outlives_the_server(page: Page, server: Server) -> None:
    begin_match(page)
    concede(page)
    server.kill()
    server.start()
    page.page.get_by_role("button", name="Next game").click()
    page.page.get_by_text("who goes first?").wait_for()
    assert "game 2 of 3, 0–1" in page.page.locator(".where").inner_text()
