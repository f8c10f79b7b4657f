"""A server of the table for tests, and a client of it that asks and is told."""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from tests.support.patience import ENOUGH
from websockets.sync.client import ClientConnection, connect

from mainphase.server import hosted, limits, workers
from mainphase.server.messages import PROTOCOL
from mainphase.server.serving import ServerSettings, Serving
from mainphase.server.session import Session

Data = dict[str, Any]
BURN: Final = "red-burn"
GREEN: Final = "vanilla-green"


LOOPS: Final[dict[Serving, asyncio.AbstractEventLoop]] = {}  # in which each server lives


@contextmanager
def serving(games: Path, **settings: Any) -> Iterator[Serving]:
    """A server in a thread of this process."""
    server = Serving(ServerSettings(games=games, **{"quotas": 100.0, **settings}))
    serve = server.server.serve

    async def noted(*given: Any, **named: Any) -> None:
        LOOPS[server] = asyncio.get_running_loop()
        await serve(*given, **named)

    server.server.serve = noted  # type: ignore[method-assign]
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    try:
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(limits, "CLOCK", EVEN_CLOCK)
            patched.setattr(workers, "LOWER", 0)
            yield server
    finally:
        server.stop()
        thread.join(ENOUGH)
        LOOPS.pop(server, None)


# On a machine that may have much else to do: of the bounds on work, that on processor time counts, not that on the
# clock. Work that steps back, so that others are not made to wait, would get hardly anything.
EVEN_CLOCK: Final = 100.0  # so many seconds on the clock for each of processor time
COMMAND: Final = f"""
import sys
from mainphase.cli import run
from mainphase.server import limits, workers
limits.CLOCK = {EVEN_CLOCK}
"""
NO_STEP_BACK: Final = "workers.LOWER = 0\n"
RUNS: Final = "sys.exit(run(sys.argv[1:]))"


def command(*, steps_back: bool = False) -> list[str]:
    """What begins a command line of mainphase, in the build that runs."""
    return [sys.executable, "-c", COMMAND + ("" if steps_back else NO_STEP_BACK) + RUNS]


@contextmanager
def process(games: Path, *options: str, steps_back: bool = False) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """The command in a process of its own, and the port it listens on."""
    arguments = ["table", "--port", "0", "--no-open", "--games", str(games), *options]
    with subprocess.Popen([*command(steps_back=steps_back), *arguments], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        link = server.stdout.readline()
        try:
            yield server, int(link.rstrip().rstrip("/").rpartition(":")[2])
        finally:
            server.kill()


def at_table(server: Serving, game: str, do: Callable[..., Any], *given: Any) -> Any:
    """The result of something that is done in the process of a game, with its session: a function of a module."""
    table = server.lobby.tables[game]
    return asyncio.run_coroutine_threadsafe(table.act(hosted.at_game, do, *given), LOOPS[server]).result(ENOUGH)


def kept_session(server: Serving, game: str) -> Session:
    """A game played again from what is kept of it."""
    found = server.lobby.store.game(game)
    assert found is not None
    return Session(*found)


def position_of(session: Session) -> tuple[str, int, int]:
    """What tells whether anything has changed in a game."""
    return session.game.hash(), session.moment, session.line


class Client:
    """One connection. What comes unasked is kept in `updates`; `raw` is all that came."""

    def __init__(self, port: int, *, key: str = "", player: str = "", hello: bool = True, **options: Any) -> None:
        self._way = connect(
            f"ws://127.0.0.1:{port}/ws", **{"max_size": None, "max_queue": None, "ping_timeout": ENOUGH, **options}
        )
        self.socket: ClientConnection = self._way.__enter__()
        self.raw: list[str] = []
        self.updates: list[Data] = []
        self.last: dict[str, Data] = {}
        self.events: dict[str, list[Data]] = {}
        self.number = 0
        self.welcome: Data = self.ask("hello", protocol=PROTOCOL, key=key, player=player) if hello else {}

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *error: object) -> None:
        self._way.__exit__(None, None, None)

    def send(self, kind: str, **fields: Any) -> int:
        self.number += 1
        self.socket.send(json.dumps({"type": kind, "id": self.number, **fields}))
        return self.number

    def ask(self, kind: str, **fields: Any) -> Data:
        """A request, and its reply."""
        return self.reply(self.send(kind, **fields))

    def reply(self, number: int) -> Data:
        while True:
            told = self.receive()
            if told.get("re") == number:
                return told

    def receive(self, seconds: float = ENOUGH) -> Data:
        text = self.socket.recv(seconds)
        assert isinstance(text, str)
        self.raw.append(text)
        told: Data = json.loads(text)
        if told["type"] == "update":
            self.take(told)
        return told

    def take(self, update: Data) -> None:
        """What a page does with an update."""
        events = self.events.setdefault(update["game"], [])
        before = self.last.get(update["game"])
        assert update["begin"] in (0, len(events)), "events follow those that came before"
        assert update["begin"] == 0 or before is None or before["line"] == update["line"]
        del events[update["begin"] :]
        events += update["events"]
        self.last[update["game"]] = update
        self.updates.append(update)

    def until(self, game: str, wanted: Callable[[Data], object]) -> Data:
        """The first update, of those that came or come, that is wanted."""
        while game not in self.last or not wanted(self.last[game]):
            self.receive()
        return self.last[game]

    # --- games

    def begin(self, *seats: Data, **fields: Any) -> Data:
        """A new game; by default Ann against a greedy bot."""
        wanted = seats or (person("Ann"), bot("Bob"))
        alone = sum(seat["who"] == "person" for seat in wanted) == 1
        seed = {"seed": 7} if alone else {}  # among several people nobody chooses it
        created = self.ask("new_game", **{"seats": list(wanted), "pace": 0, **seed, **fields})
        assert created["type"] == "created", created
        return created

    def open_position(self, scenario: str, seat: int = 0, **fields: Any) -> Data:
        """A game from a scenario, against a bot that only passes when it must."""
        created = self.ask("open_scenario", **{"scenario": scenario, "seat": seat, "pace": 0, **fields})
        assert created["type"] == "created", created
        return created

    def sit(self, created: Data, seat: int = 0, **known: Any) -> Data:
        token = created["watch"] if seat < 0 else created["seats"][seat]["token"]
        joined = self.ask("join", game=created["game"], token=token, **known)
        assert joined["type"] == "joined", joined
        return joined

    def asked_in(self, scenario: str, **known: Any) -> tuple[str, Data]:
        """A game from a scenario in which one has sat down, and the first update in which one must decide."""
        created = self.open_position(scenario)
        self.sit(created, **known)
        return created["game"], self.asked(created["game"])

    def asked(self, game: str) -> Data:
        """The update in which one must decide, or the game is over."""
        return self.until(game, lambda update: update["view"]["decision"] is not None or update["view"]["over"])

    def answer(self, game: str, choice: int | str, update: Data | None = None) -> Data:
        """Answers what is asked, and waits until it is known what came of it."""
        at = update if update is not None else self.asked(game)
        told = self.ask("answer", game=game, line=at["line"], moment=at["moment"], choice=choice)
        if told["type"] == "done":
            self.until(game, lambda now: (now["line"], now["moment"]) != (at["line"], at["moment"]))
        return told

    def play(self, game: str, chance: random.Random, most: int = 10_000) -> int:
        """Answers at random, until the game is over; how many answers."""
        for count in range(most):
            update = self.asked(game)
            if update["view"]["over"]:
                return count
            decision = update["view"]["decision"]
            if decision["number"] is not None:
                count_of = decision["number"]["high"] - decision["number"]["low"] + 1
            else:
                count_of = len(decision["options"])
            told = self.answer(game, chance.randrange(count_of), update)
            assert told["type"] in ("done", "refused") or told["code"] == "stale", told
        return most


def whoever(game: str, *clients: Client) -> Client | None:
    """The one of several who is asked; None: the game is over. Everybody is told of every change."""
    for client in clients:
        client.until(game, lambda now: True)
    seats = {client.last[game]["view"]["seat"]: client for client in clients}
    while True:
        newest = max((client.last[game] for client in clients), key=lambda told: int(told["moment"]))
        if newest["view"]["over"]:
            return None
        deciding = seats.get(newest["view"]["deciding"])
        if deciding is not None:
            told = deciding.last[game]
            if told["view"]["decision"] is not None and told["moment"] == newest["moment"]:
                return deciding
        (deciding or clients[0]).receive()


# It is Bob's turn; Ann could act, but not play a land.
BOBS_TURN: Final = """
scenario: Ann waits
players:
  Ann: {hand: [Shock, Mountain], battlefield: [Mountain, Grizzly Bears, Crusade, Savannah Lions]}
  Bob: {hand: [], battlefield: [Forest]}
start: {turn: 2, active: Bob, step: upkeep}
"""


def person(name: str, deck: str = BURN) -> Data:
    return {"name": name, "deck": deck, "who": "person"}


def bot(name: str, deck: str = GREEN, kind: str = "greedy") -> Data:
    return {"name": name, "deck": deck, "who": "bot", "bot": kind}
