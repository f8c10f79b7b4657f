"""Whoever cannot see or point well can use it all the same; and the first page is small."""

from __future__ import annotations

import gzip
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

import pytest
from tests.browser.page import OPTIONS, Page

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
        used = [k for k, option in enumerate(page.options()) if option.startswith(("Play", "Cast", "Attack"))]
        page.then(page.page.locator(OPTIONS).nth(used[0] if used else 0).click)
    page.page.get_by_label("Battlefield of Alice").locator("[data-ref]").first.hover()


def laboratory(page: Page) -> None:
    page.open("/lab")
    page.page.get_by_role("tab", name="Time machine").click()
    page.page.get_by_role("button", name="Travel").click()
    page.page.locator(".era").first.wait_for()


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
    ("arrive", "scheme"),
    [
        (start, "light"),
        (table, "light"),
        pytest.param(laboratory, "light", marks=pytest.mark.deep),
        pytest.param(start, "dark", marks=pytest.mark.deep),
        pytest.param(table, "dark", marks=pytest.mark.deep),
        pytest.param(laboratory, "dark", marks=pytest.mark.deep),
    ],
)
def test_axe_finds_no_serious_fault(page: Page, arrive: Callable[[Page], None], scheme: Any) -> None:
    page.page.emulate_media(color_scheme=scheme)
    arrive(page)
    assert faults(page) == []


def test_the_first_page_is_small(page: Page) -> None:
    asked: list[str] = []
    page.page.on("request", lambda request: asked.append(urlsplit(request.url).path.lstrip("/") or "index.html"))
    start(page)
    assert "index.html" in asked
    assert len(asked) > 2
    assert sum(len(gzip.compress((build_page.STATIC / path).read_bytes())) for path in asked) < 200_000
