"""On paper: the board and all of the log, a look back, the laboratory, a rule; no button. The laboratory hands out."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tests.browser.page import Page

STUB: Final = "window.print = () => { window.printed = (window.printed ?? 0) + 1; }"


# What stands in a cell of a drawn table and is wider than that.
TOO_WIDE: Final = """() => [...document.querySelectorAll("rect[stroke]")].flatMap((cell) => {
  const box = cell.getBoundingClientRect();
  return [...cell.parentNode.querySelectorAll("text")].map((text) => [text, text.getBoundingClientRect()])
    .filter(([_, at]) => at.left >= box.left && at.left < box.right && at.top >= box.top && at.top < box.bottom)
    .filter(([_, at]) => at.right > box.right + 1)
    .map(([text]) => text.textContent);
})"""


def printed(page: Page) -> None:
    """Printing was asked for once more; from now on the page is as on paper."""
    page.page.wait_for_function("() => window.printed === 1")
    page.page.evaluate("window.printed = 0")
    page.page.emulate_media(media="print")


def on_screen(page: Page) -> None:
    page.page.emulate_media(media="screen")


def test_a_game_and_a_look_back_are_printed(page: Page) -> None:
    page.page.add_init_script(STUB)
    page.begin()
    browser = page.page
    page.press("p")
    page.then(page.card("Mountain", "Your hand").first.click)
    browser.get_by_role("button", name="Menu").click()
    browser.get_by_role("button", name="Print").click()
    printed(page)
    assert browser.get_by_label("Battlefield of Alice").is_visible()
    assert not browser.get_by_role("button", name="Menu").is_visible()
    lines = browser.locator(".log .lines")
    assert lines.evaluate("node => node.scrollHeight <= node.clientHeight + 1"), "all of the log"
    on_screen(page)
    browser.keyboard.press("[")
    browser.get_by_label("An earlier moment").get_by_role("button", name="Print").click()
    printed(page)
    assert not browser.get_by_label("An earlier moment").is_visible()


def test_the_laboratory_and_a_rule_are_printed_and_handed_out(page: Page, tmp_path: Path) -> None:
    page.page.add_init_script(STUB)
    page.open("/lab")
    browser = page.page
    browser.get_by_text("It can be played").wait_for()
    page.travel()
    for name, ending, says in (("Page", "html", "<h1>"), ("Markdown", "md", "# "), ("Picture", "svg", "<svg ")):
        with browser.expect_download() as kept:
            browser.get_by_role("group", name="Hand out").get_by_role("button", name=name).click()
        assert kept.value.suggested_filename == f"scenario.{ending}"
        kept.value.save_as(tmp_path / f"page.{ending}")
        assert says in (tmp_path / f"page.{ending}").read_text(encoding="utf-8")
    narrow = browser.context.new_page()
    narrow.set_viewport_size({"width": 390, "height": 844})
    narrow.goto((tmp_path / "page.html").as_uri())
    assert narrow.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    narrow.goto((tmp_path / "page.svg").as_uri())
    assert narrow.evaluate(TOO_WIDE) == []
    narrow.close()
    browser.get_by_role("group", name="Hand out").get_by_role("button", name="Print").click()
    printed(page)
    assert browser.locator("#era-told").is_visible()
    assert not browser.get_by_role("textbox", name="Scenario").is_visible()
    on_screen(page)
    browser.locator("#era-told .rule").first.click()
    browser.get_by_role("dialog").locator(".about").first.wait_for()
    browser.get_by_role("dialog").get_by_role("button", name="Print").click()
    printed(page)
    assert browser.get_by_role("dialog").is_visible()
    assert not browser.locator("#era-told").is_visible()
