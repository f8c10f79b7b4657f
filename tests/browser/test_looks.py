"""Whoever cannot see or point well can use it all the same; and the first page is small."""

from __future__ import annotations

import gzip
from functools import partial
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

import pytest
from tests.browser.page import Page

import build_page

if TYPE_CHECKING:
    from collections.abc import Callable

AXE: Final = build_page.MODULES / "axe-core" / "axe.min.js"
SERIOUS: Final = ("serious", "critical")


def start(page: Page) -> None:
    page.open()
    page.page.get_by_role("button", name="Begin").wait_for()


def table(page: Page) -> None:
    page.begin("red-burn", "white-black-attrition")
    for _ in range(25):
        options = page.options()
        used = next((option for option in options if option.startswith(("Play", "Cast", "Attack"))), options[0])
        page.then(partial(page.choose, used))
    page.page.get_by_label("Battlefield of Alice").locator("[data-ref]").first.hover()


def laboratory(page: Page) -> None:
    page.open("/lab")
    page.travel()


def faults(page: Page) -> list[str]:
    # The content policy forbids a script in the page; the driver's own may run there.
    page.page.evaluate(AXE.read_text())
    found: list[dict[str, Any]] = page.page.evaluate("axe.run().then((result) => result.violations)")
    return [
        f"{fault['id']}: {node['html'][:200]} {node['failureSummary']}"
        for fault in found
        if fault["impact"] in SERIOUS
        for node in fault["nodes"]
    ]


@pytest.mark.parametrize(
    ("arrive", "scheme", "width"),
    [
        (start, "light", 1280),
        (table, "light", 1280),
        pytest.param(laboratory, "light", 1280, marks=pytest.mark.deep),
        pytest.param(start, "dark", 360, marks=pytest.mark.deep),
        pytest.param(table, "dark", 1280, marks=pytest.mark.deep),
        pytest.param(table, "dark", 360, marks=pytest.mark.deep),
        pytest.param(laboratory, "dark", 1280, marks=pytest.mark.deep),
        pytest.param(laboratory, "light", 360, marks=pytest.mark.deep),
    ],
)
def test_axe_finds_no_serious_fault(page: Page, arrive: Callable[[Page], None], scheme: Any, width: int) -> None:
    page.page.emulate_media(color_scheme=scheme)
    page.page.set_viewport_size({"width": width, "height": 740})
    arrive(page)
    assert faults(page) == []
    assert page.too_wide() == 0


@pytest.mark.deep
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_no_serious_fault_in_what_opens(page: Page, scheme: Any) -> None:
    page.page.emulate_media(color_scheme=scheme)
    table(page)
    for opens in (
        page.page.get_by_role("button", name="Menu"),
        page.page.get_by_role("button", name="Help"),
        page.page.locator(".lines .rule").last,
        page.page.locator("button[aria-label^=Graveyard]:enabled").first,
    ):
        opens.click()
        page.page.get_by_role("dialog").wait_for()
        assert faults(page) == []
        page.page.keyboard.press("Escape")
    page.page.keyboard.press("[")
    page.page.get_by_label("An earlier moment").wait_for()
    assert faults(page) == []


def test_nothing_moves_where_that_is_wished(page: Page) -> None:
    page.page.emulate_media(reduced_motion="no-preference")
    start(page)
    takes = "getComputedStyle(document.querySelector('.button')).transitionDuration"
    assert set(page.page.evaluate(takes).split(", ")) != {"0s"}
    page.page.get_by_label("Nothing moves").check()
    assert set(page.page.evaluate(takes).split(", ")) == {"0s"}


def test_the_first_page_is_small(page: Page) -> None:
    asked: list[str] = []
    page.page.on("request", lambda request: asked.append(urlsplit(request.url).path.lstrip("/") or "index.html"))
    start(page)
    assert "index.html" in asked
    assert len(asked) > 2
    assert sum(len(gzip.compress((build_page.STATIC / path).read_bytes())) for path in asked) < 200_000


STRIKE: Final = """
scenario: Somebody is hit
players:
  Alice: {hand: [Lightning Bolt, Taiga], battlefield: [Mountain]}
  Bob: {battlefield: [Hill Giant]}
"""
# Whatever is set in motion from now on is kept by the names of its classes.
WATCH: Final = """() => {
  window.moved = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    window.moved.push(this.className);
    return animate.apply(this, given);
  };
  window.notes = 0;
  const note = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () {
    window.notes += 1;
    return note.apply(this);
  };
}"""


@pytest.mark.parametrize(("wish", "moves"), [("no-preference", True), ("reduce", False)])
def test_what_moved_and_who_is_hit_is_shown_in_motion_unless_that_is_not_wished(
    page: Page, wish: Any, moves: bool
) -> None:
    page.page.emulate_media(reduced_motion=wish)
    page.begin_at(STRIKE)
    page.page.evaluate(WATCH)
    if moves:
        page.page.get_by_role("button", name="Menu").click()
        page.page.get_by_label("Sounds").check()
        page.page.keyboard.press("Escape")
    page.then(lambda: page.choose("Play Taiga"))
    page.then(lambda: page.choose("Cast Lightning Bolt"))
    page.then(lambda: page.choose("Target Hill Giant"))
    page.page.get_by_role("log").get_by_text("Hill Giant dies").wait_for()
    moved = page.page.evaluate("window.moved.map((name) => name.split(' ')).flat()")
    assert {"land", "stack", "struck"} <= set(moved) if moves else moved == []
    assert (page.page.evaluate("window.notes") > 0) is moves  # nothing is heard unless it is asked for
    page.page.locator(".struck").wait_for(state="detached")
