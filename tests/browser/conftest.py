"""A real browser at a real server: Debian's Chromium, driven by Playwright.

Skipped by name where something is missing; with CI set, nothing may be missing.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest
from tests.browser.page import Page, Server
from tests.support.rules_copies import land_rules

import build_page

if TYPE_CHECKING:
    from playwright.sync_api import Browser

BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome")


def missing(what: str) -> None:
    """Skips; in CI fails, where a test that does not run would go unnoticed."""
    if os.environ.get("CI"):
        pytest.fail(what)
    pytest.skip(what)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        missing("no Playwright: pip install playwright")
    found = next((path for path in map(shutil.which, BROWSERS) if path is not None), None)
    if found is None:
        missing("no browser: apt install chromium")
    with sync_playwright() as playwright:
        # As root, in a container, Chromium cannot have a sandbox of its own.
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def built() -> Path:
    try:
        return build_page.build()
    except SystemExit as advice:
        missing(str(advice))
        raise


@pytest.fixture(scope="session")
def server(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests: each begins games of its own."""
    folder = tmp_path_factory.mktemp("table")
    (folder / "rules.txt").write_text(land_rules("2009-07-11"), encoding="utf-8")
    server = Server(folder / "games.sqlite", folder / "rules.txt")
    server.start()
    yield server
    server.stop()


@pytest.fixture
def page(browser: Browser, server: Server) -> Iterator[Page]:
    """A fresh browser, as it were: nothing kept. What the page complains of fails the test."""
    context = browser.new_context(viewport={"width": 1280, "height": 860}, reduced_motion="reduce")
    page = Page(context.new_page(), server.address)
    yield page
    context.close()
    assert page.complaints == []
