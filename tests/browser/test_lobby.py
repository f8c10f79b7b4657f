"""The lobby of a host that wants one, in the page: a game is opened, another sits down at it, a third watches."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.browser.page import Page, Server

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser


@pytest.fixture(scope="module")
def lobby(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("lobby") / "games.sqlite", lobby=True)
    server.start()
    yield server
    server.stop()


def test_open_games_are_joined_and_watched(browser: Browser, lobby: Server) -> None:
    contexts = [browser.new_context() for _ in range(3)]
    alice, bob, eve = (Page(context.new_page(), lobby.address) for context in contexts)
    alice.open()
    alice.select("Played by", "person", 1)
    alice.select("Goes first", "0")
    alice.page.get_by_label("Open: whoever comes").check()
    alice.page.get_by_role("button", name="Begin").click()
    alice.page.get_by_role("link", name="Sit down as Alice").click()
    alice.asked()
    bob.open()
    bob.page.get_by_role("button", name="Sit down as Bob").click()
    bob.page.get_by_text("Alice is deciding …").wait_for()
    eve.open()
    games = eve.page.get_by_label("Open games")
    games.get_by_text("Alice – Bob").wait_for()
    assert games.get_by_role("button", name="Sit down as Bob").count() == 0
    games.get_by_role("link", name="Watch").click()
    eve.page.get_by_text("Alice is deciding …").wait_for()
    alice.page.keyboard.press("m")
    alice.page.get_by_role("button", name="Give the seat of Bob free").click()
    bob.page.get_by_text("This seat has been given free.").wait_for()
    assert alice.complaints + bob.complaints + eve.complaints == []
    for context in contexts:
        context.close()
