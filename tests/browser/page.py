"""What tests do at the table in the browser, and the server that they do it at."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from tests.support.patience import ENOUGH
from tests.support.served import Client, command

if TYPE_CHECKING:
    from playwright.sync_api import ConsoleMessage, Locator
    from playwright.sync_api import Page as BrowserPage

# Short games: every creature can attack at once, and nothing is ever in the way.
GOBLINS: Final = "24 Mountain\n36 Raging Goblin"
BOLTS: Final = "24 Mountain\n36 Lightning Bolt"
FORESTS: Final = "60 Forest"
OPTIONS: Final = "[aria-label=Options] button"
POINTED: Final = ".table .does"  # of a card or player: what one chooses by pointing at it


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def capital(text: str) -> str:
    """As the page writes what one can choose."""
    return text[:1].upper() + text[1:]


def seat(name: str, deck: str, who: str, **more: str) -> dict[str, str]:
    return {"name": name, "deck": deck, "who": who, **more}


class Server:
    """`mainphase table` in a process of its own, so that it can be killed."""

    def __init__(self, games: Path, rules_text: Path | None = None, *, lobby: bool = False) -> None:
        self.games = games
        self.options = [] if rules_text is None else ["--rules-text", str(rules_text)]
        self.options += ["--lobby"] * lobby
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        words = ["table", "--no-open", "--port", str(self.port), "--games", str(self.games), *self.options]
        self.process = subprocess.Popen([*command(), *words], stdout=subprocess.DEVNULL)
        until(self.answers, "the server does not answer")

    def answers(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, "the server ended"
        with socket.socket() as attempt:
            return attempt.connect_ex(("127.0.0.1", self.port)) == 0

    def kill(self) -> None:
        """As at a power cut."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM if os.name == "nt" else signal.SIGINT)
        try:
            self.process.wait(ENOUGH)
        except subprocess.TimeoutExpired:
            self.kill()


def until(true: Callable[[], bool], otherwise: str) -> None:
    end = time.monotonic() + ENOUGH
    while not true():
        assert time.monotonic() < end, otherwise
        time.sleep(0.02)


class Page:
    """One browser at the table. What it complains of, scripts and content policy alike, is kept."""

    def __init__(self, page: BrowserPage, address: str) -> None:
        self.page = page
        self.address = address
        self.complaints: list[str] = []
        page.set_default_timeout(ENOUGH * 1000)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self.heard)

    def heard(self, message: ConsoleMessage) -> None:
        # That a server is away is what a test of its coming back wants.
        if message.type in ("error", "warning") and "ERR_CONNECTION_REFUSED" not in message.text:
            self.complaints.append(message.text)

    def open(self, path: str = "/") -> None:
        self.page.goto(self.address + path)

    # --- games begun at the server itself

    def client(self) -> Client:
        return Client(int(self.address.rpartition(":")[2]))

    def sit_down(self, made: dict[str, Any], number: int = 0) -> None:
        """In a seat of a game."""
        assert made["type"] == "created", made
        self.open(f"/game/{made['game']}#{made['seats'][number]['token']}")
        self.asked()

    def begin(
        self, mine: str = GOBLINS, others: str = FORESTS, rules: str = "today", bot: str = "random", pace: int = 0
    ) -> None:
        """A new game, in which the person goes first and the bot loses no time. The server is asked for it directly."""
        with self.client() as client:
            seats = [seat("Alice", mine, "person"), seat("Bob", others, "bot", bot=bot)]
            made = client.ask("new_game", seats=seats, rules=rules, first=0, pace=pace, seed=5)
        self.sit_down(made)

    def begin_at(self, scenario: str) -> None:
        """A position, played on against a bot."""
        with self.client() as client:
            made = client.open_position(scenario)
        self.sit_down(made)

    # --- the first page

    def begin_by_hand(self, mine: str = GOBLINS, others: str = FORESTS, who: str = "bot") -> None:
        """The same by the first page; against a person, it stays at the invitations."""
        page = self.page
        self.open()
        page.get_by_role("button", name="Begin").wait_for()
        self.select("Goes first", "0")
        for k, deck in enumerate((mine, others)):
            self.select("Deck", "", k)
            page.get_by_role("textbox", name="Deck list").last.fill(deck)
        self.select("Played by", "person" if who == "person" else "random", 1)
        page.get_by_text("More", exact=True).click()
        self.select("Bots move", "0")
        if who != "person":
            page.get_by_role("textbox", name="Seed of chance").fill("5")
        page.get_by_role("button", name="Begin").click()
        if who != "person":
            self.asked()

    def select(self, name: str, value: str, which: int = 0) -> None:
        self.page.get_by_role("combobox", name=name, exact=True).nth(which).select_option(value)

    # --- the laboratory

    def travel(self) -> Locator:
        """The eras that the time machine finds. It plays dozens of games, at first in a new process."""
        self.page.get_by_role("tab", name="Time machine").click()
        self.page.get_by_role("button", name="Travel").click()
        eras = self.page.locator(".era")
        eras.first.wait_for()
        return eras

    # --- the table

    @property
    def question(self) -> str:
        return self.page.locator(".question").inner_text()

    def options(self) -> list[str]:
        """What can be chosen: by a button, without the digit that chooses it, or by pointing at a card or player."""
        found = [re.sub(r"^\d\s*", "", text).strip() for text in self.page.locator(OPTIONS).all_inner_texts()]
        found += [capital(text) for text in self.page.locator(POINTED).all_text_contents()]
        return list(dict.fromkeys(found))

    def choose(self, option: str, *, tap: bool = False) -> None:
        """Chooses one of those options: presses its button, or points at the first card or player that has it."""
        button = self.page.locator(OPTIONS).filter(has_text=re.compile(rf"^\d?\s*{re.escape(option)}\s*(×\d+)?$"))
        does = self.page.locator(".does").filter(has_text=re.compile(rf"^{re.escape(option)}$", re.IGNORECASE))
        pointed = self.page.locator("[data-ref]").filter(has=does).first
        chosen = button.first if button.count() else pointed
        several = chosen.get_attribute("aria-haspopup") == "menu"
        chosen.tap() if tap else chosen.click()
        if several:
            self.page.get_by_role("menu").get_by_role("menuitem", name=re.compile(re.escape(option))).first.click()

    def asked(self) -> None:
        """Waits until something is asked, or the game is over."""
        over = self.page.locator(".question.quiet:has-text('the game')")
        self.page.locator(".decision .options, .decision .number").or_(over).first.wait_for(state="attached")

    def moment(self) -> str:
        """What tells one question from the next."""
        return f"{self.over} {self.question} {self.options()} {self.page.locator('.where').inner_text()}"

    def too_wide(self) -> int:
        """By how much the page is wider than the window."""
        wider: int = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        return max(0, wider)

    @property
    def over(self) -> bool:
        return " the game." in self.page.locator(".decision").inner_text()

    def then(self, act: Callable[[], Any]) -> None:
        """Does something that answers, and waits for what is asked next."""
        before = self.page.locator(".table").get_attribute("data-moment")
        act()
        self.page.locator(f".table:not([data-moment='{before}']):not([data-busy])").wait_for()
        self.asked()

    def ready(self) -> None:
        """The table is there, waits for nothing from the server, and somebody here is asked."""
        self.page.locator(".table[data-moment]:not([data-busy])").wait_for()
        self.asked()

    def press(self, key: str) -> None:
        self.then(lambda: self.page.keyboard.press(key))

    def hold(self, card: Locator) -> None:
        """A finger rests on a card for a while."""
        card.scroll_into_view_if_needed()
        card.dispatch_event("pointerdown", {"pointerType": "touch", "isPrimary": True})
        self.page.wait_for_timeout(600)
        card.dispatch_event("pointerup", {"pointerType": "touch", "isPrimary": True})
        card.dispatch_event("click")

    def card(self, name: str, zone: str = "") -> Locator:
        """Cards by the beginning of what is said of them, in a zone by the name of that."""
        within = self.page.get_by_label(zone, exact=True) if zone else self.page
        return within.get_by_role("button", name=re.compile(re.escape(name)))

    def life(self, name: str) -> int:
        return int(self.page.get_by_label(name, exact=True).locator(".life").inner_text())
