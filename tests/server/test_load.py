"""Games that would take a server down, and others that do not notice: at a server in a process of its own, as
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
from tests.support.patience import ENOUGH
from tests.support.served import Client, Data, bot, person, process

from mainphase.server import limits

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


@dataclass(frozen=True)
class Amount:
    """How much goes on at a server."""

    games: int  # of each connection
    too_often: tuple[int, ...]  # how often tokens are doubled where that is too much,
    often: int  # and where it is not
    seconds: float = 0.0  # for which it is to be borne at least
    steps_back: bool = False  # whether what takes long lets others go first, as it usually does


LITTLE: Final = Amount(games=2, too_often=(30,), often=8)
MUCH: Final = Amount(games=4, too_often=(30, 16), often=11, seconds=30.0, steps_back=True)


class Players(threading.Thread):
    """One connection at which several games are played, each in its turn; and how long each reply took."""

    def __init__(self, port: int, games: int, seed: int) -> None:
        super().__init__(daemon=True)
        self.port = port
        self.games = games
        self.chance = random.Random(seed)
        self.end = threading.Event()
        self.there = threading.Event()
        self.took: list[float] = []
        self.wanted = 0
        self.wrong: BaseException | None = None

    def run(self) -> None:
        try:
            with Client(self.port) as client:
                games = [self.begin(client) for _ in range(self.games)]
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

    def wants_more(self) -> None:
        """Each of its games is to be answered, from now on."""
        self.wanted = len(self.took) + 2 * self.games

    def is_content(self) -> bool:
        """Whether they have been; or nothing more will come, since something is wrong."""
        return len(self.took) > self.wanted or self.wrong is not None

    def stop(self) -> list[float]:
        self.end.set()
        self.join(ENOUGH)
        assert self.wrong is None, repr(self.wrong)
        return self.took


@dataclass
class Harm:
    """What is done to a server meanwhile."""

    client: Client
    amount: Amount
    loop: str = ""
    costly: Data = field(default_factory=dict)

    def begin(self) -> Data:
        """All of it. Returns the game that is refused to go on."""
        refused = [self.doubled(count) for count in self.amount.too_often]
        for each in refused:
            stands = self.client.until(each["game"], lambda now: now["faults"])
            assert stands["faults"][0].startswith("the game stands still: this would make")
            assert len(stands["view"]["battlefield"]) < 100
        many = self.doubled(self.amount.often)["game"]
        made = 2 * 2**self.amount.often
        assert self.client.until(many, lambda now: len(now["view"]["battlefield"]) > made)["faults"] == []
        created = self.client.open_position(LOOP)
        self.loop = created["game"]
        self.client.sit(created, stops=[])
        for name in BOTS:
            self.against(f"tests.support.bots:{name}")
        self.costly = self.client.begin(person("Ann", COSTLIEST), bot("Bob", COSTLIEST))
        self.client.sit(self.costly)
        return refused[0]

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


def check_again(games: Path, amount: Amount, poison: Data) -> None:
    """A server that is started again is there at once; a game is played again when somebody opens it, not before."""
    with process(games, *OPTIONS, steps_back=amount.steps_back) as (server, port), Client(port) as client:
        listed = {each["game"] for each in client.ask("games")["games"]}
        assert poison["game"] in listed
        assert len(listed) > CONNECTIONS * amount.games
        before = children(server.pid)
        client.sit(poison)
        update = client.until(poison["game"], lambda now: now["faults"])
        assert len(update["view"]["stack"]) == 1, "it stands where it stood"
        if sys.platform.startswith("linux"):
            assert children(server.pid) == before + 1


def load(games: Path, amount: Amount, *, whole_loop: bool = False) -> tuple[float, float]:
    """Games are played, each of them on and on, while others do their worst, until the loop of 20,000 decisions is
    through if that is wanted; then the server is told to end, and is started again. Returns the time within which 99 %
    of the answers came, and how long it took to end.
    """
    with process(games, *OPTIONS, steps_back=amount.steps_back) as (server, port):
        players = [Players(port, amount.games, seed) for seed in range(CONNECTIONS)]
        for each in players:
            each.start()
        for each in players:
            assert each.there.wait(ENOUGH)
            each.took.clear()
        with Client(port) as client:
            harm = Harm(client, amount)
            poison = harm.begin()
            for each in players:
                each.wants_more()
            until = time.monotonic() + amount.seconds
            while time.monotonic() < until or not all(map(Players.is_content, players)):
                harm.go_on()
                time.sleep(PAUSE)
            if whole_loop:
                client.until(harm.loop, lambda now: now["faults"])
                assert client.last[harm.loop]["moment"] == limits.MOST_MOVES
            took = sorted(one for each in players for one in each.stop())
            began = time.monotonic()
            server.send_signal(signal.SIGTERM)
            server.wait(ENOUGH)
            ended = time.monotonic() - began
    check_again(games, amount, poison)
    return took[len(took) * 99 // 100], ended


def test_nobody_notices_what_others_do(tmp_path: Path) -> None:
    """However busy this machine is: that they are answered at all, while the worst goes on."""
    load(tmp_path / "games.sqlite", LITTLE)


@pytest.mark.deep
def test_twenty_games_are_answered_in_time_whatever_others_do(tmp_path: Path) -> None:
    """The times are those of the compiled build, in which `make test-deep` runs this."""
    slowest, ended = load(tmp_path / "games.sqlite", MUCH, whole_loop=True)
    assert slowest < 0.2
    assert ended < 2.0
