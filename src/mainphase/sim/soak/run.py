"""Any range of random games over several processes; what came of each batch is a line of a file, so that an interrupted
run goes on where it was.

A game that takes the whole process with it, or never ends, costs that process: it is a fault like any other, and the
rest of its batch is played by another.
"""

from __future__ import annotations

import faulthandler
import gc
import json
import multiprocessing
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import Any, Final

from mainphase.errors import OptionError
from mainphase.saying.error_texts import error_text
from mainphase.saying.worded import fixed, worded
from mainphase.sim.soak.dealing import BATCH
from mainphase.sim.soak.trying import SoakFault, SoakResult, try_game

SECONDS: Final = 600  # for one game, also on a busy machine: more is a game, or the kernel, that goes in circles
HUNG: Final = 1  # how faulthandler ends a process
FRESH: Final = multiprocessing.get_context("spawn")


@dataclass
class SoakBatch:
    """The results of a batch: of each game its turns, decisions, looks and mark, and the faults found."""

    batch: int
    games: list[tuple[int, int, int, int]] = field(default_factory=list)
    faults: list[SoakFault] = field(default_factory=list)
    outgrew: list[tuple[int, str]] = field(default_factory=list)  # games that came to a bound, and to which

    def add(self, tried: SoakResult) -> None:
        self.games.append((tried.turns, tried.decisions, tried.looks, tried.mark))
        if tried.fault is not None:
            self.faults.append(tried.fault)
        if tried.outgrew:
            self.outgrew.append((tried.number, tried.outgrew))


class Ledger:
    """The results of all batches so far, and the file of their lines, if there is one. A line that was cut off while it
    was written is not there.
    """

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        self.done: set[int] = set()
        self.games = self.turns = self.decisions = self.looks = self.outgrew = 0
        self.faults: list[SoakFault] = []
        if path is not None and path.exists():
            self._read(path)

    def _read(self, path: Path) -> None:
        whole = path.read_bytes()
        whole = whole[: whole.rfind(b"\n") + 1]
        for number, line in enumerate(whole.splitlines(), 1):
            try:
                self._count(json.loads(line))
            except (ValueError, KeyError, TypeError) as wrong:
                raise OptionError(
                    worded(
                        "error-is-no-line-of-a-soak",
                        "{path}:{number} is no line of a soak ({wrong}); give another folder",
                        path=path,
                        number=number,
                        wrong=error_text(wrong),
                    )
                ) from None
        with path.open("r+b") as file:
            file.truncate(len(whole))

    def _count(self, line: dict[str, Any]) -> None:
        self.done.add(line["batch"])
        self.games += len(line["games"])
        self.turns += sum(game[0] for game in line["games"])
        self.decisions += sum(game[1] for game in line["games"])
        self.looks += sum(game[2] for game in line["games"])
        self.outgrew += len(line.get("outgrew", ()))
        self.faults += [SoakFault(**fault) for fault in line["faults"]]

    def keep(self, line: SoakBatch) -> None:
        """One batch more."""
        data = {
            "batch": line.batch,
            "games": line.games,
            "faults": [asdict(fault) for fault in line.faults],
            "outgrew": line.outgrew,
        }
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(data, separators=(",", ":")) + "\n")
        self._count(data)


def soak_worker(orders: Connection, seconds: int, play: Callable[[int], SoakResult]) -> None:
    """A process: plays the games that it is told to, and says what came of each, one after another."""
    gc.freeze()  # what a process is born with stays: it need not be looked through again and again
    while (numbers := orders.recv()) is not None:
        gc.collect()
        gc.freeze()
        for number in numbers:
            faulthandler.dump_traceback_later(seconds, exit=True)
            tried = play(number)
            faulthandler.cancel_dump_traceback_later()
            orders.send(tried)


class Worker:
    """A process, and the batch that it is at."""

    def __init__(self, batch: int, seconds: int, play: Callable[[int], SoakResult]) -> None:
        self.seconds = seconds
        self.play = play
        self._start()
        self.begin(batch)

    def _start(self) -> None:
        self.orders, theirs = FRESH.Pipe()
        self.process = FRESH.Process(target=soak_worker, args=(theirs, self.seconds, self.play), daemon=True)
        self.process.start()
        theirs.close()

    def begin(self, batch: int) -> None:
        self.line = SoakBatch(batch)
        self.left = list(range(batch * BATCH, (batch + 1) * BATCH))
        self.since = time.monotonic()
        self.orders.send(self.left)

    def heard(self) -> bool:
        """One game more has been played, or has ended the process. Whether that was the whole batch."""
        try:
            self.line.add(self.orders.recv())
            self.since = time.monotonic()
            del self.left[0]
        except (EOFError, ConnectionResetError):
            self._again()
        return not self.left

    def _again(self) -> None:
        """Another process for the rest; the game that the last one was at is a fault."""
        self.process.join()
        number, code = self.left.pop(0), self.process.exitcode
        hung = code == HUNG or time.monotonic() - self.since >= self.seconds  # telling where it hung may fail
        kind = "Hung" if hung else "Died"
        said = f"no end within {self.seconds} seconds" if hung else f"its process ended with {code}"
        self.line.add(SoakResult(number, 0, 0, 0, 0, SoakFault(number, kind, said, "", "", "", 0, 0)))
        self._start()
        self.since = time.monotonic()
        self.orders.send(self.left)

    def end(self) -> None:
        self.orders.send(None)
        self.process.join()


def soak(
    ledger: Ledger,
    games: int,
    first: int = 0,
    *,
    jobs: int = 1,
    seconds: int = SECONDS,
    play: Callable[[int], SoakResult] = try_game,
) -> Iterator[SoakBatch]:
    """Plays games `first` to `first + games - 1`, in whole batches, except those in the ledger. Raises OptionError
    under `python -O`, which leaves the invariants out.
    """
    if not __debug__:
        raise OptionError(
            fixed(
                "error-the-invariants-are-assertions-which-python",
                "the invariants are assertions, which python -O leaves out: soak without -O",
            )
        )
    batches = range(first // BATCH, -(-(first + games) // BATCH))
    waiting = [batch for batch in batches if batch not in ledger.done][::-1]
    workers: list[Worker] = []
    try:
        while waiting and len(workers) < jobs:
            workers.append(Worker(waiting.pop(), seconds, play))
        while workers:
            ready = wait([worker.orders for worker in workers])
            for worker in [worker for worker in workers if worker.orders in ready]:
                if not worker.heard():
                    continue
                ledger.keep(worker.line)
                yield worker.line
                if waiting:
                    worker.begin(waiting.pop())
                else:
                    worker.end()
                    workers.remove(worker)
    finally:
        for worker in workers:
            worker.process.kill()
