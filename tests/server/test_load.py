"""Games that would take a server down, and twenty others that do not notice: at a server in a process of its own, as
`mainphase table` starts it, in the build that runs.
"""

from __future__ import annotations

import random
import signal
import sys
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import pytest
from tests.support.served import Client, Data, bot, person, process

from mainphase.foundation.build import build_kind
from mainphase.server import limits

GAMES: Final = 20
CONNECTIONS: Final = 5
PAUSE: Final = 0.05  # between two answers of a connection: who reads a table takes longer
BOTS: Final = ("Endless", "Silent", "Asleep")  # none of which is any good
OPTIONS: Final = ("--quotas", "100", *(word for name in BOTS for word in ("--bot", f"tests.support.bots:{name}")))
COSTLIEST: Final = "60 Archangel of Tithes"  # of all built-in cards what takes longest to play with

DOUBLED: Final = """
scenario: a spell, and what doubles its tokens
players:
  Ann: {{hand: ["Krenko's Command"], battlefield: [2 Mountain, {{card: Parallel Lives, count: {count}}}]}}
  Bob: {{battlefield: [Forest]}}
"""
ENDLESS: Final = """
scenario: an artifact that untaps itself
players:
  Ann: {battlefield: [Forest]}
  Bob: {battlefield: [Basalt Monolith]}
start: {turn: 2, active: Bob, step: precombat main}
"""

LOOP: Final = """
scenario: turns in which nobody can do anything but pass
players:
  Ann: {battlefield: [Reliquary Tower], library: [{card: Grizzly Bears, count: 900}]}
  Bob: {battlefield: [Reliquary Tower], library: [{card: Grizzly Bears, count: 900}]}
start: {turn: 2, active: Bob, step: precombat main}
"""


class Players(threading.Thread):
    """One connection at which several games are played, each in its turn; and how long each reply took."""

    def __init__(self, port: int, seed: int) -> None:
        super().__init__(daemon=True)
        self.port = port
        self.chance = random.Random(seed)
        self.end = threading.Event()
        self.there = threading.Event()
        self.took: list[float] = []
        self.wrong: BaseException | None = None

    def run(self) -> None:
        try:
            with Client(self.port) as client:
                games = [self.begin(client) for _ in range(GAMES // CONNECTIONS)]
                self.there.set()
                while not self.end.is_set():
                    games = [self.answer(client, game) for game in games]
        except BaseException as wrong:
            self.wrong = wrong
            self.there.set()

    def begin(self, client: Client) -> str:
        created = client.begin(seed=self.chance.randrange(10**6))
        client.sit(created)
        return str(created["game"])

    def answer(self, client: Client, game: str) -> str:
        """Answers at random; a game that is over is left for another."""
        update = client.asked(game)
        if update["view"]["over"]:
            client.ask("leave", game=game)
            return self.begin(client)
        decision = update["view"]["decision"]
        number = decision["number"]
        count = number["high"] - number["low"] + 1 if number else len(decision["options"])
        choice = self.chance.randrange(count)
        began = time.monotonic()
        told = client.ask("answer", game=game, line=update["line"], moment=update["moment"], choice=choice)
        self.took.append(time.monotonic() - began)
        assert told["type"] in ("done", "refused"), told
        client.until(game, lambda now: now["moment"] > update["moment"] or told["type"] == "refused")
        time.sleep(PAUSE)
        return game

    def stop(self) -> list[float]:
        self.end.set()
        self.join(120.0)
        assert self.wrong is None, repr(self.wrong)
        return self.took


@dataclass
class Harm:
    """What is done to a server meanwhile."""

    client: Client
    loop: str = ""
    costly: Data = field(default_factory=dict)

    def begin(self) -> Data:
        """All of it. Returns the game that is refused to go on."""
        poison = self.doubled(30)
        stands = self.client.until(poison["game"], lambda now: now["faults"])
        assert stands["faults"][0].startswith("the game stands still: this would make")
        hundred_thousand = self.doubled(16)["game"]
        self.client.until(hundred_thousand, lambda now: now["faults"])
        assert len(self.client.last[hundred_thousand]["view"]["battlefield"]) < 100
        many = self.doubled(11)["game"]
        assert self.client.until(many, lambda now: len(now["view"]["battlefield"]) > 4_000)["faults"] == []
        created = self.client.open_position(LOOP)
        self.loop = created["game"]
        self.client.sit(created, stops=[])
        for name in BOTS:
            self.against(f"tests.support.bots:{name}")
        self.costly = self.client.begin(person("Ann", COSTLIEST), bot("Bob", COSTLIEST))
        self.client.sit(self.costly)
        return poison

    def doubled(self, count: int) -> Data:
        """A spell is cast whose tokens are doubled so often."""
        created = self.client.open_position(DOUBLED.format(count=count))
        self.client.sit(created)
        update = self.client.asked(created["game"])
        at = {"line": update["line"], "moment": update["moment"]}
        assert self.client.ask("answer", game=created["game"], **at, choice="cast Krenko's Command")["type"] == "done"
        return created

    def against(self, kind: str) -> None:
        """A game against a bot, who is to answer now."""
        if kind.endswith("Endless"):
            created = self.client.open_position(ENDLESS, bot=kind)
        else:
            created = self.client.begin(person("Ann"), bot("Bob", kind=kind), first=1)
        game = created["game"]
        self.client.sit(created)
        waits = lambda now: now["thinking"] == 1 or now["view"]["decision"] is not None  # noqa: E731
        while self.client.until(game, waits)["thinking"] != 1:
            self.client.answer(game, 0)

    def go_on(self) -> None:
        game = self.costly["game"]
        update = self.client.asked(game)
        if not update["view"]["over"]:
            self.client.answer(game, 0, update)


def children(pid: int) -> int:
    """How many processes a process has started, and those again. Linux only."""
    parents: dict[int, list[int]] = {}
    for told in Path("/proc").glob("[0-9]*/status"):
        try:
            lines = dict(line.partition(":")[::2] for line in told.read_text(encoding="ascii").splitlines())
        except (OSError, UnicodeError):  # it has ended
            continue
        parents.setdefault(int(lines["PPid"]), []).append(int(lines["Pid"]))
    count, waiting = 0, [pid]
    while waiting:
        own = parents.get(waiting.pop(), [])
        count += len(own)
        waiting += own
    return count


def check_again(games: Path, poison: Data) -> None:
    """A server that is started again is there at once; a game is played again when somebody opens it, not before."""
    with process(games, *OPTIONS) as (server, port), Client(port) as client:
        listed = {each["game"] for each in client.ask("games")["games"]}
        assert poison["game"] in listed
        assert len(listed) > GAMES
        before = children(server.pid)
        client.sit(poison)
        update = client.until(poison["game"], lambda now: now["faults"])
        assert len(update["view"]["stack"]) == 1, "it stands where it stood"
        if sys.platform.startswith("linux"):
            assert children(server.pid) == before + 1


def load(games: Path, seconds: float, *, whole_loop: bool = False) -> tuple[float, float]:
    """Twenty games are played for so many seconds, or until the loop of 20,000 decisions is through, while others do
    their worst; then the server is told to end, and is started again. Returns the time within which 99 % of the answers
    came, and how long it took to end.
    """
    with process(games, *OPTIONS) as (server, port):
        players = [Players(port, seed) for seed in range(CONNECTIONS)]
        for each in players:
            each.start()
        for each in players:
            each.there.wait(120.0)
            each.took.clear()
        with Client(port) as client:
            harm = Harm(client)
            poison = harm.begin()
            until = time.monotonic() + seconds
            while time.monotonic() < until:
                harm.go_on()
                time.sleep(PAUSE)
            if whole_loop:
                client.until(harm.loop, lambda now: now["faults"])
                assert client.last[harm.loop]["moment"] == limits.MOST_MOVES
            took = sorted(one for each in players for one in each.stop())
            began = time.monotonic()
            server.send_signal(signal.SIGTERM)
            server.wait(60.0)
            ended = time.monotonic() - began
    check_again(games, poison)
    assert len(took) > 2 * GAMES
    return took[len(took) * 99 // 100], ended


def test_nobody_notices_what_others_do(tmp_path: Path) -> None:
    """However busy this machine is: that they are answered at all."""
    slowest, ended = load(tmp_path / "games.sqlite", 1.0)
    assert slowest < 10.0
    assert ended < 20.0


@pytest.mark.deep
def test_twenty_games_are_answered_in_time_whatever_others_do(tmp_path: Path) -> None:
    slowest, ended = load(tmp_path / "games.sqlite", 30.0, whole_loop=True)
    if build_kind() == "compiled":
        assert slowest < 0.2
        assert ended < 2.0
