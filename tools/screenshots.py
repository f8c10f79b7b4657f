"""Takes the pictures of the table that the documentation shows: docs/pictures/table-*.png.

It plays a prepared position in Debian's Chromium at a server of its own, so the pictures show what the page does today.
"""

from __future__ import annotations

import base64
import shutil
import sys
import tempfile
import zlib
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tools")]

from tests.browser.conftest import BROWSERS  # noqa: E402
from tests.browser.page import Page, Server  # noqa: E402
from tests.browser.test_layout import FOUR  # noqa: E402

import build_page  # noqa: E402

if TYPE_CHECKING:
    from playwright.sync_api import Browser

PICTURES: Final = ROOT / "docs" / "pictures"
WIDE: Final = {"width": 1440, "height": 900}
PHONE: Final = {"width": 390, "height": 844}
TABLET: Final = {"width": 800, "height": 900}
SETTLED: Final = 1500  # milliseconds until what is asked of the server is told

# A fight with something to show: creatures of both sides, an Aura, a global effect, and something to answer with.
FIGHT: Final = """\
scenario: A fight
players:
  Alice:
    life: 17
    hand: [Lightning Bolt, Giant Growth, Taiga, Shock]
    battlefield: [3 Mountain, 3 Forest, Grizzly Bears, Llanowar Elves, Centaur Courser, Hill Giant]
    graveyard: [Shock, Raging Goblin]
  Bob:
    life: 12
    hand: [Murder, Plains]
    battlefield: [4 Plains, 2 Swamp, Crusade, Serra Angel, Wall of Omens, Howling Mine, Typhoid Rats]
    graveyard: [Murder]
"""
LEAVE: Final = """\
scenario: An attacker leaves once damage is assigned
rules: 2009-05-01
players:
  Alice: {hand: [Unsummon], battlefield: [Grizzly Bears, Island]}
  Bob: {battlefield: [Hill Giant]}
play:
  - {Alice: attack, with: {Grizzly Bears: Bob}}
  - {Bob: block, with: {Hill Giant: Grizzly Bears}}
  - {Alice: cast Unsummon, targets: [Grizzly Bears], at: combat damage}
  - resolve: all
expect:
  damage: {Hill Giant: 2}
"""


def in_a_link(scenario: str) -> str:
    """The address of the laboratory with a scenario."""
    packer = zlib.compressobj(wbits=-15)
    letters = base64.urlsafe_b64encode(packer.compress(scenario.encode()) + packer.flush())
    return "/lab#s=" + letters.decode().rstrip("=")


def fight(page: Page) -> None:
    """The fight, with two attackers and a spell on its way."""
    page.open(in_a_link(FIGHT))
    page.page.get_by_text("It can be played").wait_for()
    page.page.get_by_role("button", name="Play on from here").click()
    page.asked()
    for _ in range(12):
        options = page.options()
        if page.page.locator(".pile").count():
            break
        beginnings = ["Attack Bob with Centaur", "Attack Bob with Hill", "Grizzly Bears stays", "Llanowar Elves stays"]
        if page.page.locator(".line.attack").count():
            beginnings = ["Target Typhoid Rats", "Cast Lightning Bolt", *beginnings]
        chosen = next((option for start in beginnings for option in options if option.startswith(start)), options[0])
        page.then(partial(page.choose, chosen))
    page.page.mouse.move(1, 1)
    page.page.wait_for_timeout(SETTLED)


def pointed_at(page: Page) -> None:
    """The fight, and the mouse rests on a card."""
    fight(page)
    page.page.get_by_label("Battlefield of Bob").get_by_text("Serra Angel").first.hover()
    page.page.wait_for_timeout(SETTLED)


def four(page: Page) -> None:
    page.begin_at(FOUR)
    page.page.wait_for_timeout(SETTLED)


def shot(browser: Browser, address: str, name: str, act: Any, size: Any, scheme: Any = "light") -> None:
    """One picture."""
    context = browser.new_context(viewport=size, color_scheme=scheme, reduced_motion="reduce")
    page = Page(context.new_page(), address)
    act(page)
    page.page.screenshot(path=PICTURES / f"table-{name}.png")
    context.close()


def start(page: Page) -> None:
    page.open()
    page.page.get_by_role("button", name="Begin").wait_for()


def travel(page: Page) -> None:
    page.open(in_a_link(LEAVE))
    page.page.get_by_text("It can be played").wait_for()
    page.travel()


def main() -> None:
    from playwright.sync_api import sync_playwright

    found = next((path for path in map(shutil.which, BROWSERS) if path is not None), None)
    if found is None:
        raise SystemExit("no browser: apt install chromium")
    build_page.build()
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "games.sqlite")
        server.start()
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        try:
            shot(browser, server.address, "start", start, WIDE)
            shot(browser, server.address, "fight", pointed_at, WIDE)
            shot(browser, server.address, "dark", fight, WIDE, "dark")
            shot(browser, server.address, "telephone", fight, PHONE)
            shot(browser, server.address, "four", four, TABLET)
            shot(browser, server.address, "time-machine", travel, WIDE)
        finally:
            browser.close()
            server.stop()
    for picture in sorted(PICTURES.glob("table-*.png")):
        print(picture.relative_to(ROOT))


if __name__ == "__main__":
    main()
