"""The end of a game in the page: why, by which rule, and what one can do next."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from tests.browser.page import Page, Server, seat

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator

SHOCKED = """
scenario: one spell ends it
players:
  Alice: {hand: [Shock], battlefield: [Mountain], library: [9 Mountain]}
  Bob: {life: 2, battlefield: [Forest], library: [9 Mountain]}
"""


def the_end(page: Page) -> Locator:
    found = page.page.get_by_label("The end", exact=True)
    found.wait_for()
    return found


def next_game(page: Page, before: str) -> None:
    page.page.wait_for_function("(before) => location.pathname !== before", arg=before)
    page.asked()


def path(page: Page) -> str:
    found: str = page.page.evaluate("location.pathname")
    return found


def test_104_3b_why_a_game_is_over_and_what_comes_next(page: Page) -> None:
    page.begin_at(SHOCKED)
    browser = page.page
    page.then(page.card("Shock", "Your hand").first.click)
    browser.keyboard.press("/")
    browser.keyboard.type("Bob")
    browser.keyboard.press("Enter")
    end = the_end(page)
    told = end.inner_text()
    assert "You have won." in told
    assert "Bob has 0 or less life and loses the game" in told
    assert "704.5a" in end.locator(".rule").all_inner_texts()
    end.get_by_role("button", name="Look back").click()
    browser.get_by_label("An earlier moment").wait_for()
    browser.keyboard.press("Escape")
    before = path(page)
    the_end(page).get_by_role("button", name="Swap sides").click()
    next_game(page, before)
    assert browser.get_by_label("Your hand").locator("[data-ref]").count() == 0, "it is Bob's side now"


def test_another_deck_and_the_record(page: Page, tmp_path: Path) -> None:
    page.begin()
    browser = page.page
    concede(page)
    end = the_end(page)
    assert "You have lost." in end.inner_text()
    assert "Alice concedes 104.3a" in " ".join(end.inner_text().split())
    with browser.expect_download() as kept:
        end.get_by_role("button", name="Keep the record").click()
    kept.value.save_as(tmp_path / "game.txt")
    assert "concede" in (tmp_path / "game.txt").read_text()
    before = path(page)
    end.get_by_role("button", name="Another deck …").click()
    page.select("Deck", "")
    browser.get_by_role("textbox", name="Deck list").fill("60 Mountian")
    browser.get_by_role("button", name="Play again with it").click()
    browser.get_by_role("dialog").get_by_text("Mountian").wait_for()
    browser.get_by_role("textbox", name="Deck list").fill("60 Mountain")
    browser.get_by_role("button", name="Play again with it").click()
    next_game(page, before)


def concede(page: Page) -> None:
    page.page.keyboard.press("m")
    page.page.get_by_role("button", name="Concede …").click()
    page.page.get_by_role("button", name="Concede", exact=True).click()


def test_104_3a_the_winner_is_told_of_a_concession_and_both_want_to_play_again(
    browser: Browser, server: Server
) -> None:
    contexts = [browser.new_context() for _ in range(2)]
    alice, bob = (Page(context.new_page(), server.address) for context in contexts)
    with alice.client() as client:
        seats = [seat("Alice", "60 Mountain", "person"), seat("Bob", "60 Forest", "person")]
        made = client.ask("new_game", seats=seats, rules="today", first=0, pace=0)
    alice.sit_down(made)
    bob.open(f"/game/{made['game']}#{made['seats'][1]['token']}")
    bob.page.get_by_text("Alice is deciding …").wait_for()
    concede(alice)
    told = " ".join(the_end(bob).inner_text().split())
    assert "You have won. Alice conceded." in told
    before = path(alice)
    the_end(alice).get_by_role("button", name="Again", exact=True).click()
    the_end(alice).get_by_text("the others have still to say so").wait_for()
    the_end(bob).get_by_text("Alice wants to play again.").wait_for()
    the_end(bob).get_by_role("button", name="Again", exact=True).click()
    for page in (alice, bob):
        page.page.wait_for_function("(before) => location.pathname !== before", arg=before)
    assert path(alice) == path(bob)
    assert alice.complaints + bob.complaints == []
    for context in contexts:
        context.close()


def test_taking_back_is_asked_granted_and_refused(browser: Browser, server: Server) -> None:
    contexts = [browser.new_context() for _ in range(2)]
    alice, bob = (Page(context.new_page(), server.address) for context in contexts)
    with alice.client() as client:
        seats = [seat("Alice", "60 Mountain", "person"), seat("Bob", "60 Forest", "person")]
        made = client.ask("new_game", seats=seats, rules="today", first=0, pace=0)
    alice.sit_down(made)
    bob.open(f"/game/{made['game']}#{made['seats'][1]['token']}")
    alice.page.get_by_role("button", name="Keep", exact=True).click()
    bob.asked()
    hand = alice.page.get_by_label("Your hand").locator("[data-ref]")
    theirs, mine = (each.page.get_by_label("Taking back") for each in (bob, alice))
    alice.page.keyboard.press("m")
    alice.page.get_by_role("button", name="Good luck").click()
    bob.page.get_by_label("What is said").get_by_text("good luck").wait_for()
    alice.page.keyboard.press("u")
    mine.get_by_text("You ask to take back your last decision. Nothing hidden has been seen since.").wait_for()
    theirs.get_by_text("Alice asks to take back their last decision.").wait_for()
    theirs.get_by_role("button", name="Refuse").click()
    alice.page.get_by_text("It was refused.").wait_for()
    bob.page.get_by_role("button", name="Keep", exact=True).click()
    alice.asked()
    alice.card("Mountain", "Your hand").first.click()
    bob.asked()
    assert hand.count() == 6
    alice.page.get_by_role("button", name="Take back …").click()
    theirs.get_by_text("Since then: Bob draws a card. What was seen stays known.").wait_for()
    theirs.get_by_role("button", name="Grant it").click()
    theirs.wait_for(state="detached")
    alice.asked()
    assert hand.count() == 7
    assert alice.complaints + bob.complaints == []
    for context in contexts:
        context.close()
