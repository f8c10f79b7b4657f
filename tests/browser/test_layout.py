"""Where things lie on the table, by measured boxes: nothing covers anything else, no name and no number is cut, and one
sees what one has to see. One page is made larger and smaller."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest
from tests.browser.page import Page, Server

if TYPE_CHECKING:
    from playwright.sync_api import Browser

# Twelve permanents against ten, nine cards in hand, and names as long as there are; nineteen things to do.
FULL: Final = """
scenario: A full table
players:
  Alice:
    life: 17
    hand: [Lightning Bolt, Giant Growth, Taiga, Shock, Hill Giant, Grizzly Bears, Plains, Merfolk of the Pearl Trident,
           "Torbran, Thane of Red Fell"]
    battlefield: [3 Mountain, Forest, Island, Taiga, Two-Headed Giant of Foriys, Beastbreaker of Bala Ged,
                  "Vorinclex, Monstrous Raider", Shivan Dragon, Llanowar Elves, Experimental Synthesizer]
    graveyard: [Shock, Raging Goblin]
  Bob:
    life: 12
    hand: [Murder, Plains]
    battlefield: [3 Plains, 2 Swamp, Guardian of the Guildpact, "Gisela, Blade of Goldnight", Thorn of the Black Rose,
                  "Isamaru, Hound of Konda", Crusade]
    graveyard: [Murder]
"""
FOUR: Final = """
scenario: Four at a table
players:
  Alice:
    hand: [Lightning Bolt, Giant Growth, Taiga, Shock]
    battlefield: [3 Mountain, 3 Forest, Grizzly Bears, Llanowar Elves, Centaur Courser, Hill Giant]
  Bob: {battlefield: [4 Plains, Crusade, Serra Angel, Wall of Omens, "Isamaru, Hound of Konda"]}
  Carol: {battlefield: [3 Swamp, Typhoid Rats, Thorn of the Black Rose, Howling Mine, Guardian of the Guildpact]}
  Dave: {battlefield: [3 Island, 2 Mountain, Air Elemental, Merfolk of the Pearl Trident, Shivan Dragon]}
"""
FAULTS: Final = (Path(__file__).parent / "faults.js").read_text()
COVERED: Final = """(what) => {
  const card = document.querySelector(".enlarged").getBoundingClientRect();
  const lies = (box) => Math.min(box.right, card.right) > Math.max(box.left, card.left) + 1
    && Math.min(box.bottom, card.bottom) > Math.max(box.top, card.top) + 1;
  const covered = [...document.querySelectorAll(what)].filter((node) => lies(node.getBoundingClientRect()));
  return covered.map((node) => node.textContent);
}"""
SIZES: Final = {"wide": (1440, 900), "middle": (1024, 768), "tablet": (800, 900), "telephone": (390, 844)}
EVERYTHING: Final = (".side .at", ".hand .at", ".decision", ".question", ".strip", ".bar")
MINE: Final = (".table > .side .at", ".stacked .at", ".decision", ".question", ".near .bar")


@pytest.fixture(scope="module")
def table(browser: Browser, server: Server) -> Iterator[Page]:
    """One page for all sizes."""
    context = browser.new_context(reduced_motion="reduce")
    page = Page(context.new_page(), server.address)
    yield page
    context.close()
    assert page.complaints == []


def laid(page: Page, scenario: str) -> None:
    """The position is on the table, unless it is already."""
    name = scenario.splitlines()[1]
    if page.page.evaluate("window.laid") != name:
        page.begin_at(scenario)
        page.page.evaluate("(name) => (window.laid = name)", name)


def faults(page: Page, size: str, seen: tuple[str, ...]) -> list[str]:
    width, height = SIZES[size]
    page.page.set_viewport_size({"width": width, "height": height})
    page.page.wait_for_timeout(150)  # what is measured is laid out anew
    found: list[str] = page.page.evaluate(FAULTS, list(seen))
    return found


@pytest.mark.parametrize(
    ("size", "seen"), [("wide", EVERYTHING), ("middle", EVERYTHING), ("tablet", EVERYTHING), ("telephone", MINE)]
)
def test_a_full_table_is_whole(table: Page, size: str, seen: Any) -> None:
    laid(table, FULL)
    assert faults(table, size, seen) == []


def test_what_is_on_the_table_is_no_button(table: Page) -> None:
    """Nineteen things to do, and two buttons: to pass, and what there is of mana."""
    laid(table, FULL)
    buttons = table.page.locator("[aria-label=Options] button")
    assert [text.split("\n")[-1] for text in buttons.all_inner_texts()] == ["Pass", "Mana …"]
    assert len(table.options()) >= 19


@pytest.mark.parametrize(("size", "seen"), [("wide", EVERYTHING), ("tablet", EVERYTHING), ("telephone", MINE)])
def test_four_players_find_room(table: Page, size: str, seen: Any) -> None:
    laid(table, FOUR)
    assert faults(table, size, seen) == []


def test_what_is_asked_takes_two_rows_and_the_rest_is_a_key_or_a_swipe_away(table: Page) -> None:
    """Whom one may attack: five answers, of which three find room."""
    laid(table, FOUR)
    page = table.page
    page.set_viewport_size({"width": 1024, "height": 768})
    while "attack" not in table.question:
        table.then(lambda: table.choose("Pass"))
    panel = page.get_by_label("Your decision")
    assert panel.evaluate("(node) => node.offsetHeight") <= 2 * 48 + 12
    assert faults(table, "middle", EVERYTHING) == []
    page.get_by_role("button", name=re.compile(r"\d more …")).click()
    every = page.get_by_role("group", name="All options")
    every.get_by_role("button", name="Attack Dave with Grizzly Bears").wait_for()
    page.keyboard.press("Escape")
    every.wait_for(state="detached")
    assert faults(table, "telephone", MINE) == []
    drawer = page.get_by_role("button", name="Everything that can be chosen")
    stays = page.get_by_role("button", name="Grizzly Bears stays home")
    low = stays.bounding_box()
    drawer.click()
    high = stays.bounding_box()
    assert low is not None
    assert high is not None
    assert low["x"] + low["width"] > 390 >= high["x"] + high["width"]
    assert high["y"] + high["height"] <= 844
    drawer.click()
    assert page.get_by_role("button", name="Undo").count() == 0


def test_on_a_telephone_my_side_the_stack_and_the_question_are_in_sight(table: Page) -> None:
    laid(table, FULL)
    page = table.page
    page.keyboard.press("h")  # holding priority
    for chosen in ("Cast Lightning Bolt", "Target Gisela, Blade of Goldnight"):
        table.then(partial(table.choose, chosen))
    assert faults(table, "telephone", MINE) == []
    assert page.locator(".stacked .at").count() == 1
    assert page.locator(".arrows .line.target").count() == 1
    height = "(node) => Number(getComputedStyle(node).zIndex)"
    assert page.locator(".middle").evaluate(height) > page.locator(".arrows").evaluate(height), (
        "arrows pass beneath the strip"
    )
    page.evaluate("window.laid = ''")


def enlarged(page: Page) -> str:
    """The name on the card that is shown enlarged."""
    shown = page.page.locator(".enlarged")
    shown.wait_for()
    size = shown.locator(".text").evaluate("(node) => parseFloat(getComputedStyle(node).fontSize)")
    assert size >= 16, "its text can be read"
    name: str = shown.locator(".name").inner_text()
    return name


def covers(page: Page, what: str) -> list[str]:
    """What the enlarged card lies on, of those elements."""
    found: list[str] = page.page.evaluate(COVERED, what)
    return found


def test_a_card_is_enlarged_where_the_mouse_rests_and_where_the_focus_is(table: Page) -> None:
    laid(table, FULL)
    page = table.page
    page.set_viewport_size({"width": 1024, "height": 768})
    page.mouse.move(1, 1)
    table.card("Gisela", "Battlefield of Bob").hover()
    assert enlarged(table) == "Gisela, Blade of Goldnight"
    assert covers(table, ".at.usable, [aria-label=Options] button, :hover.at") == []
    page.keyboard.press("Escape")
    page.locator(".enlarged").wait_for(state="detached")
    # In a window, too: Escape puts the card away, and then the window.
    page.get_by_label("Graveyard of Bob").click()
    window = page.get_by_role("dialog", name="Graveyard of Bob")
    window.locator("[data-ref]").hover()
    assert enlarged(table) == "Murder"
    page.keyboard.press("Escape")
    page.locator(".enlarged").wait_for(state="detached")
    assert window.count() == 1
    page.keyboard.press("Escape")
    window.wait_for(state="detached")
    page.mouse.move(1, 1)
    page.locator("body").click(position={"x": 5, "y": 300})
    page.keyboard.press("ArrowDown")
    assert page.locator(":focus").get_attribute("data-shape") == "hand"
    assert enlarged(table) == "Lightning Bolt"
    assert covers(table, "[aria-label=Options] button, :focus") == []
    page.keyboard.press("Escape")
    page.locator(".enlarged").wait_for(state="detached")


def test_a_finger_that_rests_on_a_card_does_not_hide_it(table: Page) -> None:
    laid(table, FULL)
    table.page.set_viewport_size({"width": 390, "height": 844})
    sheet = table.page.get_by_role("dialog", name="About a card")
    for card in (
        table.card("Shock", "Your hand"),
        table.card("Shivan Dragon", "Battlefield of Alice"),
        table.card("Crusade"),
    ):
        table.hold(card.first)
        sheet.locator(".text").first.wait_for()
        assert sheet.evaluate("(node) => parseFloat(getComputedStyle(node.querySelector('.told')).fontSize)") >= 16
        one, other = sheet.bounding_box(), card.first.bounding_box()
        assert one is not None
        assert other is not None
        assert one["y"] + one["height"] <= other["y"] or other["y"] + other["height"] <= one["y"]
        table.page.keyboard.press("Escape")
        sheet.wait_for(state="detached")


def test_the_hand_is_a_few_tabs_away(table: Page) -> None:
    """The strip of the turn is one step of the Tab key, in which the arrow keys go on."""
    laid(table, FULL)
    page = table.page
    page.set_viewport_size({"width": 1440, "height": 900})
    page.locator(".strip .name", has_text="Main 1").focus()
    page.keyboard.press("ArrowRight")
    assert "Stop at" in (page.locator(":focus").get_attribute("aria-label") or "")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Shift+Tab")
    assert page.locator(":focus").evaluate("(node) => node.closest('.strip') === null")
    steps = 0
    while page.locator(":focus").get_attribute("data-shape") != "hand":
        page.keyboard.press("Tab")
        steps += 1
    assert steps <= 4
