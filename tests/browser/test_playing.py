"""Whole games at the table: by keyboard alone, by mouse, on a telephone; and what one is told on the way."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.browser.page import BOLTS, FORESTS, GOBLINS, OPTIONS, Page, Server, capital

if TYPE_CHECKING:
    from playwright.sync_api import Browser

FIGHT = """
scenario: A spell, an attack, and an enchantment
players:
  Alice: {hand: [2 Lightning Bolt], battlefield: [2 Mountain, Crusade, Savannah Lions]}
  Bob: {battlefield: [Hill Giant]}
"""
WANTED = ("play Mountain", "cast Raging Goblin", "attack with everything")


def wanted(options: list[str]) -> str:
    """What somebody chooses who wants to win soon; the first of all to go on."""
    found = (option for word in WANTED for option in options if option.lower().startswith(word.lower()))
    return next(found, options[0])


def focus_by_arrows(page: Page, option: str) -> None:
    """The arrow keys go to a card that can be used so: the first time to one of the hand."""
    keyboard = page.page.keyboard
    for key in ("ArrowDown", "ArrowLeft", "ArrowRight"):
        for _ in range(12):
            keyboard.press(key)
            if option in [capital(text) for text in page.page.locator(":focus .does").all_text_contents()]:
                return
    raise AssertionError(f"no arrow leads to {option}")


def test_a_whole_game_by_keyboard_alone(page: Page) -> None:
    keyboard = page.page.keyboard
    page.begin_by_hand()
    for _ in range(200):
        if page.over:
            break
        option = wanted(page.options())
        if option.startswith("Attack with"):
            # Declarations have no digit: they are written.
            keyboard.press("/")
            keyboard.type("attack with everything")
            page.press("Enter")
        elif option.startswith(("Play", "Cast")):
            focus_by_arrows(page, option)
            page.press("Enter")
        else:
            page.press("1")
    assert "Alice wins the game." in page.page.locator(".decision").inner_text()
    assert page.life("Bob") <= 0


@pytest.mark.deep
def test_a_whole_game_by_mouse_pointing_at_cards(page: Page) -> None:
    page.begin()
    for _ in range(200):
        if page.over:
            break
        usable = page.page.locator("[data-shape=hand].usable")
        everything = page.page.get_by_role("button", name="Attack with everything")
        if everything.count():
            page.then(everything.click)
        elif usable.count():
            page.then(usable.first.click)
        else:
            page.then(page.page.locator(f"{OPTIONS}.main").click)
    assert "Alice wins the game." in page.page.locator(".decision").inner_text()


def test_a_game_on_a_telephone(browser: Browser, server: Server) -> None:
    context = browser.new_context(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    page = Page(context.new_page(), server.address)
    page.begin("20 Mountain\n20 Raging Goblin\n20 Air Elemental")
    page.then(page.page.get_by_role("button", name="Keep", exact=True).tap)
    # A long press tells why or why not, and chooses nothing, even where a tap would.
    before = page.moment()
    told = page.page.get_by_role("dialog", name="About a card")
    for card in (page.page.locator("[data-shape=hand]:not(.usable)"), page.page.locator("[data-shape=hand].usable")):
        page.hold(card.first)
        told.locator(".why .rule, .can").first.wait_for()
        told.get_by_role("button", name="Close", exact=True).tap()
        told.wait_for(state="detached")
    assert page.moment() == before
    for _ in range(11):
        page.then(lambda: page.choose(wanted(page.options()), tap=True))
    assert page.life("Bob") < 20
    assert page.too_wide() == 0, "the page can be pushed aside"
    # What a hovering mouse is told, a finger asks for by tapping a card that cannot be used.
    page.page.get_by_label("Battlefield of Alice").locator("[data-ref]").first.tap()
    page.page.get_by_role("dialog", name="About a card").wait_for()
    page.page.get_by_role("button", name="Close", exact=True).tap()
    page.page.get_by_role("button", name="Log", exact=True).tap()
    page.page.get_by_role("log").get_by_text("Alice plays Mountain").first.wait_for()
    context.close()
    assert page.complaints == []


def test_why_a_card_cannot_be_used_and_what_its_rule_is_about(page: Page) -> None:
    page.begin("40 Mountain\n20 Lightning Bolt")
    page.press("p")  # keep
    page.then(page.card("Mountain", "Your hand").first.click)
    page.card("Mountain", "Your hand").first.hover()
    why = page.page.locator(".why li").first
    why.wait_for()
    assert "already played a land this turn" in why.inner_text()
    number = why.locator(".rule").inner_text()
    assert re.fullmatch(r"\d{3}\.\w+", number)
    why.locator(".rule").click()
    dialog = page.page.get_by_role("dialog")
    dialog.get_by_text("How it moved").wait_for()
    assert number in dialog.inner_text()
    said = dialog.locator(".said").first.inner_text()
    assert said == "Your copy is of 2009-07-11; there the rule on land per turn is 305.2."
    assert dialog.locator(".text").first.inner_text() == "305.2 One land a turn, in our words."
    page.page.keyboard.press("Escape")
    dialog.wait_for(state="detached")


def test_a_refusal_is_told_with_its_rule_and_nothing_happens(page: Page) -> None:
    page.begin()
    page.press("p")
    page.page.keyboard.press("/")
    page.page.keyboard.type("cast Raging Goblin")
    page.page.keyboard.press("Enter")
    alert = page.page.get_by_role("alert")
    alert.wait_for()
    assert "Raging Goblin" in alert.inner_text()
    assert alert.locator(".rule").count() == 1
    assert page.page.get_by_label("Your hand").locator("[data-ref]").count() == 7


def test_every_line_of_the_log_has_a_rule(page: Page) -> None:
    page.begin()
    page.press("p")
    page.page.keyboard.press("e")
    page.page.get_by_role("alert").wait_for()
    page.press("p")  # all the same: no land was played
    page.select("How much is told", "everything")
    lines = page.page.locator(".lines .line.event, .lines .line.turn, .lines .line.passed")
    assert lines.count() > 20
    assert page.page.locator(".lines p:not(:has(.rule))").all_inner_texts() == []


def test_a_deck_that_cannot_be_played_is_refused_with_its_reason(page: Page) -> None:
    page.open()
    page.select("Deck", "")
    deck = page.page.get_by_role("textbox", name="Deck list")
    told = page.page.get_by_role("alert")
    deck.focus()
    page.page.keyboard.insert_text("1 Mountain\n" * 900_000)
    told.get_by_text("9,900,000 characters").wait_for()
    assert deck.input_value() == ""
    deck.fill("60 Mountian")
    page.page.get_by_role("button", name="Begin").click()
    told.get_by_text("Mountian").wait_for()


def test_stops(page: Page) -> None:
    page.begin(BOLTS)
    page.press("p")
    page.then(page.card("Mountain", "Your hand").first.click)
    stop = page.page.get_by_role("button", name=re.compile("Stop at upkeep.* of the others’ turns"))
    assert stop.get_attribute("aria-pressed") == "false"
    stop.click()
    page.page.locator(".stop.their.set[aria-label*=upkeep]").wait_for()
    page.press("e")
    assert page.page.locator("[aria-current=step]").inner_text().startswith("Upkeep")
    assert page.page.get_by_label("Bob", exact=True).get_by_text("active player").count() == 1
    page.page.get_by_role("log").get_by_text(re.compile("Passed for you: .*as you asked")).first.wait_for()
    stop.click()
    page.page.locator(".stop.their[aria-label*=upkeep]:not(.set)").wait_for()
    page.press("p")
    assert not page.page.locator("[aria-current=step]").inner_text().startswith("Draw")


def test_targets_and_fights_are_drawn_and_what_makes_a_card_so_is_told(page: Page) -> None:
    with page.client() as client:
        made = client.open_position(FIGHT)
        client.sit(made, stops=["all"])
    page.sit_down(made)
    page.then(page.card("Lightning Bolt", "Your hand").first.click)
    page.then(page.card("Hill Giant", "Battlefield of Bob").first.click)
    arrows = page.page.locator(".arrows .line")
    page.page.locator(".arrows .line.target").wait_for()
    assert arrows.count() == 1
    page.page.get_by_label("Stack", exact=True).get_by_text("Hill Giant").wait_for()
    page.card("Savannah Lions", "Battlefield of Alice").first.hover()
    told = page.page.get_by_role("list", name="Why: power")
    told.wait_for()
    assert re.search(r"Crusade.*613\.\d", told.inner_text(), re.DOTALL)
    while not page.page.get_by_role("button", name="Attack with everything").count():
        page.press("p")
    assert arrows.count() == 0
    page.then(page.page.get_by_role("button", name="Attack with everything").click)
    page.page.locator(".arrows .line.attack").wait_for()


@pytest.mark.parametrize("rules", ["today", "1997-03-24"])
def test_the_strip_is_that_of_the_date(page: Page, rules: str) -> None:
    page.begin(rules=rules)
    titles = page.page.get_by_role("navigation", name="The turn").inner_text()
    assert ("Begin the attack" in titles) == (rules != "today")
    assert ("Main 2" in titles) == (rules == "today")
    assert page.too_wide() == 0, "the strip of 1997 is wider than that of today, and is scrolled by itself"


def test_undo_looking_back_and_playing_on_from_there(page: Page) -> None:
    page.begin()
    page.press("p")
    hand = page.page.get_by_label("Your hand").locator("[data-ref]")
    lands = page.page.get_by_label("Battlefield of Alice").locator("[data-shape=land]")
    page.then(page.card("Mountain", "Your hand").first.click)
    assert (hand.count(), lands.count()) == (6, 1)
    page.page.keyboard.press("[")
    page.page.get_by_label("An earlier moment").get_by_text("You chose: play Mountain").wait_for()
    assert (hand.count(), lands.count()) == (7, 0)
    page.page.keyboard.press("Escape")
    assert (hand.count(), lands.count()) == (6, 1)
    page.press("u")
    assert (hand.count(), lands.count()) == (7, 0)
    page.then(page.card("Mountain", "Your hand").first.click)
    assert (hand.count(), lands.count()) == (6, 1)
    page.page.keyboard.press("[")
    page.then(page.page.get_by_role("button", name="Play on from here").click)
    assert (hand.count(), lands.count()) == (7, 0)
    page.press("p")
    page.page.get_by_role("button", name="Menu").click()
    page.then(page.page.get_by_role("button", name="Go on with it").first.click)
    assert (hand.count(), lands.count()) == (6, 1)


def test_a_game_is_kept_as_a_record_and_opened_again(page: Page, tmp_path: Path) -> None:
    page.begin(GOBLINS, FORESTS)
    page.press("p")
    page.then(page.card("Mountain", "Your hand").first.click)
    page.page.keyboard.press("m")
    with page.page.expect_download() as kept:
        page.page.get_by_role("button", name="Game as a record").click()
    file = tmp_path / "game.txt"
    kept.value.save_as(file)
    assert file.read_text().startswith("mainphase record")
    page.open()
    page.page.locator("input[type=file]").set_input_files(file)
    page.asked()
    assert page.page.get_by_label("Battlefield of Alice").locator("[data-shape=land]").count() == 1


def test_a_scenario_that_is_dropped_is_played_on(page: Page) -> None:
    page.open()
    file = page.page.evaluate_handle(
        """(text) => {
          const dropped = new DataTransfer();
          dropped.items.add(new File([text], "fight.yaml"));
          return dropped;
        }""",
        FIGHT,
    )
    page.page.get_by_role("group", name="Open a record or a scenario").dispatch_event("drop", {"dataTransfer": file})
    page.page.get_by_role("button", name="Play on from it").click()
    page.asked()
    page.card("Savannah Lions", "Battlefield of Alice").wait_for()


@pytest.mark.deep
def test_a_position_goes_into_a_link_to_the_laboratory(page: Page) -> None:
    page.begin()
    page.press("p")
    page.page.keyboard.press("m")
    page.page.get_by_role("button", name="Open it in the laboratory").click()
    page.page.get_by_role("heading", name="Laboratory").wait_for()
    assert "/lab#s=" in page.page.url
    page.page.get_by_role("textbox", name="Scenario").get_by_text("Raging Goblin").first.wait_for()
