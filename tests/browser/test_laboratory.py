"""The laboratory: what is wrong is told while one writes; steps; two dates; all dates."""

from __future__ import annotations

from typing import Final

import pytest
from tests.browser.page import Page

PASTE: Final = """(node, text) => {
  const pasted = new DataTransfer();
  pasted.setData("text/plain", text);
  node.dispatchEvent(new ClipboardEvent("paste", { clipboardData: pasted, bubbles: true, cancelable: true }));
}"""


def test_a_scenario_is_written_checked_and_run(page: Page) -> None:
    page.open("/lab")
    editor = page.page.get_by_role("textbox", name="Scenario")
    page.page.get_by_text("It can be played").wait_for()
    editor.click()
    page.page.keyboard.press("Control+End")
    page.page.keyboard.type("nonsense: 1")
    page.page.locator(".mistakes").get_by_text("nonsense").wait_for()
    page.page.keyboard.press("Control+z")
    page.page.keyboard.press("Control+z")
    page.page.get_by_text("It can be played").wait_for()
    editor.evaluate(PASTE, "# " + "x" * 200_000)
    page.page.get_by_role("alert").get_by_text("too long").wait_for()
    page.page.get_by_role("button", name="Run").click()
    page.page.get_by_text("It comes out as expected").wait_for()
    page.page.get_by_role("button", name="Next").click()
    page.page.get_by_label("Battlefield of Alice").get_by_role("button", name="attacking").wait_for()


def test_the_editor_completes_from_the_schema_and_the_cards(page: Page) -> None:
    page.page.add_init_script("localStorage.setItem('mainphase.scenario', ' ')")
    page.open("/lab")
    editor = page.page.get_by_role("textbox", name="Scenario")
    editor.click()
    page.page.keyboard.press("Backspace")
    page.page.keyboard.type("pla")
    page.page.get_by_role("option", name="players").click()
    page.page.keyboard.type("{Alice: {hand: [lightning b")
    page.page.get_by_role("option", name="Lightning Bolt").click()
    assert editor.inner_text() == "players: {Alice: {hand: [Lightning Bolt"


@pytest.mark.deep
def test_two_dates_side_by_side(page: Page) -> None:
    page.open("/lab")
    page.page.get_by_text("It can be played").wait_for()
    page.page.get_by_role("tab", name="Two dates").click()
    page.page.get_by_role("button", name="Compare").click()
    page.page.locator(".columns .column").nth(1).wait_for()
    assert page.page.locator(".parted").count() > 0
    assert "2009-07-11" in page.page.locator(".dates").inner_text()


def test_the_time_machine(page: Page) -> None:
    page.open("/lab")
    eras = page.travel()
    assert eras.count() == 3
    assert "2009-07-11" in page.page.locator("#era-told h3").first.inner_text()
    eras.last.press("ArrowLeft")
    told = page.page.locator("#era-told").inner_text()
    assert "1999" in told
    assert "Magic 2010" in told


@pytest.mark.deep
def test_a_position_by_hand(page: Page) -> None:
    page.open("/lab")
    page.page.get_by_role("tab", name="By hand").click()
    page.page.get_by_label("Find a card").fill("lightning bo")
    page.page.get_by_role("button", name="Lightning Bolt", exact=True).click()
    page.page.get_by_role("button", name="Put Lightning Bolt into the hand of Bob").click()
    page.page.get_by_label("hand of Bob", exact=True).get_by_text("Lightning Bolt").first.wait_for()
    assert "Lightning Bolt" in page.page.get_by_role("textbox", name="Scenario").inner_text()


HUMILITY: Final = """\
scenario: Humility under Opalescence
rules: [current]
players:
  Alice: {battlefield: [Grizzly Bears, Humility, Opalescence]}
  Bob: {}
play:
  - {Alice: attack, with: [Grizzly Bears]}
expect: {pt: {Humility: 4/4}}
"""


def test_613_4b_a_card_tells_what_makes_it_so_in_a_step_and_in_a_game(page: Page) -> None:
    """Also in the laboratory, without playing on from there."""
    text = HUMILITY.replace("\n", "\\n")
    page.page.add_init_script(f"localStorage.setItem('mainphase.scenario', '{text}')")
    page.open("/lab")
    page.page.get_by_text("It can be played").wait_for()
    page.page.get_by_role("button", name="Run").click()
    page.page.get_by_text("It comes out as expected").wait_for()
    page.page.get_by_label("Battlefield of Alice").get_by_role("button", name="Humility").hover()
    told = page.page.get_by_label("The card you point at")
    told.get_by_text("Humility is 4/4 because").wait_for()
    steps = told.get_by_label("Why: power and toughness").get_by_role("listitem")
    assert [step.split(" 613")[0] for step in steps.all_inner_texts()][:1] == ["no power and toughness printed"]
    assert steps.nth(1).inner_text().startswith("1/1 by Humility")
    assert steps.nth(2).inner_text().startswith("4/4 by Opalescence")
    assert steps.nth(2).get_by_role("button").inner_text() == "613.4b"
    coming = page.page.get_by_label("What happens next")
    coming.get_by_text("The beginning of combat step begins").wait_for()
    page.page.get_by_role("button", name="Next").click()
    coming.get_by_text("The declare blockers step begins").wait_for()
    page.page.get_by_role("button", name="Play on").click()
    page.page.wait_for_url("**/game/**")
    page.ready()  # then it is the card on the table, and no more the one in the laboratory
    page.page.get_by_label("Battlefield of Alice").get_by_role("button", name="Humility").hover()
    page.page.get_by_text("Humility is 4/4 because").wait_for()
