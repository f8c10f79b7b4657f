"""How quickly the table answers: `python bench/server.py`. Many games at once with scripted clients, on this machine.

The server is a process of its own; the clients are in this one. Each plays one game against a greedy bot and thinks
before it answers, as people do, only faster. What is measured is the time from sending an answer until the server says
that it is on disk, and until the table is shown as it is then. Both are bounded: so many games, so many seconds.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import random
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect

MOST_GAMES: Final = 500
MOST_SECONDS: Final = 600.0
DECKS: Final = ("red-burn", "white-blue-tempo", "red-green-assault", "vanilla-green", "vanilla-red")
COMMAND: Final = "import sys; from mainphase.cli import run; sys.exit(run(sys.argv[1:]))"


@dataclass
class Measured:
    """What all clients saw."""

    answered: list[float] = field(default_factory=list)  # seconds until an answer was on disk
    shown: list[float] = field(default_factory=list)  # until the table was shown
    games: int = 0
    over: int = 0
    refused: int = 0
    bytes: int = 0


async def play(port: int, number: int, think: float, ends: float, measured: Measured) -> None:
    """One client: a game after the other until the time is up."""
    chance = random.Random(number)
    async with connect(f"ws://127.0.0.1:{port}/ws", max_size=None, compression=None) as socket:
        await ask(socket, measured, type="hello", id=1, protocol=1)
        while time.monotonic() < ends:
            seats = [
                {"name": "Ann", "deck": chance.choice(DECKS), "who": "person"},
                {"name": "Bob", "deck": chance.choice(DECKS), "who": "bot", "bot": "greedy"},
            ]
            begun = await ask(socket, measured, type="new_game", id=2, seats=seats, pace=0)
            if begun["type"] != "created":
                raise SystemExit(f"no game can be begun: {begun}")
            measured.games += 1
            await one_game(socket, begun, chance, think, ends, measured)
            await ask(socket, measured, type="drop_game", id=3, game=begun["game"])


async def one_game(
    socket: ClientConnection, begun: dict[str, Any], chance: random.Random, think: float, ends: float, all_of: Measured
) -> None:
    game = begun["game"]
    await send(socket, type="join", id=4, game=game, token=begun["seats"][0]["token"])
    answered, sent, waits = -1, 0.0, False
    while time.monotonic() < ends:
        told = await receive(socket, all_of)
        if told["type"] == "done" and sent:
            all_of.answered.append(time.monotonic() - sent)
        elif told["type"] in ("refused", "problem"):
            all_of.refused += 1
        if told["type"] != "update":
            continue
        if waits and told["moment"] > answered:
            all_of.shown.append(time.monotonic() - sent)
            waits = False
        if told["view"]["over"]:
            all_of.over += 1
            return
        decision = told["view"]["decision"]
        if decision is None or told["moment"] <= answered:
            continue
        await asyncio.sleep(chance.uniform(0.5, 1.5) * think)
        numbers = decision["number"]
        count = numbers["high"] - numbers["low"] + 1 if numbers else len(decision["options"])
        answered, sent, waits = told["moment"], time.monotonic(), True
        choice = chance.randrange(count)
        await send(socket, type="answer", id=5, game=game, line=told["line"], moment=answered, choice=choice)


async def send(socket: ClientConnection, **message: Any) -> None:
    await socket.send(json.dumps(message))


async def receive(socket: ClientConnection, measured: Measured) -> dict[str, Any]:
    text = await socket.recv()
    measured.bytes += len(text)
    told: dict[str, Any] = json.loads(text)
    return told


async def ask(socket: ClientConnection, measured: Measured, **message: Any) -> dict[str, Any]:
    await send(socket, **message)
    while True:
        told = await receive(socket, measured)
        if told.get("re") == message["id"]:
            return told


def memory_of(process: int) -> int:
    """Kilobytes that a process holds; 0 where the system does not say."""
    status = Path(f"/proc/{process}/status")
    if not status.exists():
        return 0
    line = next(line for line in status.read_text(encoding="utf-8").splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1])


def worked(process: int) -> float:
    """Seconds that a process has worked; 0 where the system does not say."""
    stat = Path(f"/proc/{process}/stat")
    if not stat.exists():
        return 0.0
    user, system = stat.read_text(encoding="utf-8").rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def at(share: float, times: list[float]) -> float:
    """Milliseconds below which this share of the times lies."""
    ordered = sorted(times)
    return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


async def measure(port: int, process: int, games: int, seconds: float, think: float) -> dict[str, Any]:
    measured = Measured()
    async with connect(f"ws://127.0.0.1:{port}/ws", max_size=None) as first:  # what is made once is made before
        await ask(first, measured, type="hello", id=1, protocol=1)
    before, work = memory_of(process), worked(process)
    ends = time.monotonic() + seconds
    held = 0

    async def watch() -> None:
        nonlocal held
        while True:
            held = max(held, memory_of(process))
            await asyncio.sleep(1)

    watching = asyncio.create_task(watch())
    await asyncio.gather(*(play(port, number, think, ends, measured) for number in range(games)))
    watching.cancel()
    return {
        "games at once": games,
        "games begun": measured.games,
        "games over": measured.over,
        "answers": len(measured.answered),
        "answers a second": round(len(measured.answered) / seconds, 1),
        "not taken": measured.refused,
        "work of the server an answer, ms": round(1000 * (worked(process) - work) / max(1, len(measured.answered)), 2),
        "answered, ms": {f"p{round(100 * p)}": round(at(p, measured.answered), 1) for p in (0.5, 0.95, 0.99)},
        "shown, ms": {f"p{round(100 * p)}": round(at(p, measured.shown), 1) for p in (0.5, 0.95, 0.99)},
        "memory of the server before, MB": round(before / 1024, 1),
        "memory a game, kB": round((held - before) / games),
        "kB told an answer": round(measured.bytes / 1024 / max(1, len(measured.answered)), 1),
    }


def main() -> int:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--games", type=int, default=200, help=f"games at once, at most {MOST_GAMES} (200)")
    reader.add_argument("--seconds", type=float, default=60.0, help=f"how long, at most {MOST_SECONDS:.0f} (60)")
    reader.add_argument("--think", type=float, default=4.0, help="seconds before an answer, on average (4)")
    reader.add_argument("--json", type=Path, help="write the figures to a file as data")
    given = reader.parse_args()
    if not 1 <= given.games <= MOST_GAMES or not 1 <= given.seconds <= MOST_SECONDS or given.think < 0:
        reader.error(f"1 to {MOST_GAMES} games, 1 to {MOST_SECONDS:.0f} seconds, 0 or more seconds to think")
    with tempfile.TemporaryDirectory() as folder:
        arguments = ["table", "--port", "0", "--no-open", "--games", str(Path(folder) / "games.sqlite")]
        with subprocess.Popen([sys.executable, "-c", COMMAND, *arguments], stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            port = int(server.stdout.readline().rstrip().rstrip("/").rpartition(":")[2])
            try:
                figures = asyncio.run(measure(port, server.pid, given.games, given.seconds, given.think))
            finally:
                server.terminate()
    from mainphase.foundation.build import build_kind

    figures |= {"build": build_kind(), "think, s": given.think, "seconds": given.seconds, "on": platform.processor()}
    for name, value in figures.items():
        print(f"{name:34}{value}")
    if given.json is not None:
        given.json.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
