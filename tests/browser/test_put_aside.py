"""A game that reaches a bound: whoever sits there reads why."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Final

from tests.browser.page import Page

if TYPE_CHECKING:
    from playwright.sync_api import WebSocketRoute

DOUBLED: Final = """
scenario: a spell, and what doubles its tokens
players:
  Ann: {hand: ["Krenko's Command"], battlefield: [2 Mountain, {card: Parallel Lives, count: 30}]}
  Bob: {battlefield: [Forest]}
"""
REASON: Final = "the game is put aside: to show it took more than 60 seconds of processor time. It stays as it is kept"


def test_why_a_game_stands_still_is_read_at_the_table(page: Page) -> None:
    page.begin_at(DOUBLED)
    page.card("Krenko's Command", "Your hand").click()
    alert = page.page.get_by_role("alert")
    alert.wait_for()
    assert re.match(r"The game stands still: this would make .* a game here has at most 5,000\.", alert.inner_text())


def test_a_table_whose_game_cannot_be_shown_any_more_is_closed(page: Page) -> None:
    def aside(way: WebSocketRoute) -> None:
        """What the server says, and after an update that the game is put aside."""
        server = way.connect_to_server()

        def heard(text: str | bytes) -> None:
            way.send(text)
            told = json.loads(text)
            if told["type"] == "update":
                way.send(json.dumps({"type": "put_aside", "game": told["game"], "reason": REASON}))

        server.on_message(heard)

    page.page.route_web_socket(re.compile("/ws$"), aside)
    with page.client() as client:
        made = client.open_position(DOUBLED)
    page.open(f"/game/{made['game']}#{made['seats'][0]['token']}")
    closed = page.page.locator("main.shut", has_text="This table is closed to you")
    closed.wait_for()
    assert "The game is put aside: to show it took more than 60 seconds of processor time." in closed.inner_text()
