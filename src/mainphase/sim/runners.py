"""Who plays batches: this process, or several.

A runner is given a plan and an iterator of batches, and yields what came of them, in the order in which they are done.
It takes a batch only when it can soon be played, so the iterator may decide late what is still wanted. When the caller
stops (closes the generator), the runner stops too, in the middle of a batch if need be.
"""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, Protocol

from mainphase.errors import OptionError, repr_of
from mainphase.foundation.child_processes import process_pool, stop_pool
from mainphase.saying.worded import fixed, worded
from mainphase.sim.batches import BatchResult, play_batch
from mainphase.sim.extra import needs
from mainphase.sim.plan import Batch, Plan

MOST_JOBS: Final = 1_024
AHEAD: Final = 2  # batches given out for each process: one being played, one waiting
MOST_LOSSES: Final = 3  # how often a batch may lose its process


class Runner(Protocol):
    """Plays batches, wherever."""

    def play(self, plan: Plan, batches: Iterator[Batch]) -> Iterator[BatchResult]:
        """Yields the results of the batches, in the order in which they are done."""
        ...


def runner_for(jobs: int) -> Runner:
    """So many processes; one is this one. Raises OptionError if it is no number of processes."""
    if not isinstance(jobs, int) or isinstance(jobs, bool) or not 1 <= jobs <= MOST_JOBS:
        raise OptionError(
            worded(
                "error-jobs-is-a-whole-number",
                "jobs is a whole number from 1 to {most_jobs}; found {jobs}",
                most_jobs=MOST_JOBS,
                jobs=repr_of(jobs),
            )
        )
    return InThisProcess() if jobs == 1 else InProcesses(jobs)


class InThisProcess:
    """One batch after another, here."""

    def play(self, plan: Plan, batches: Iterator[Batch]) -> Iterator[BatchResult]:
        """Yields the results of the batches, in their order."""
        for batch in batches:
            yield play_batch(plan, batch)


class InProcesses:
    """Several fresh interpreters on this machine: what this process has open or has imported makes no difference."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def play(self, plan: Plan, batches: Iterator[Batch]) -> Iterator[BatchResult]:
        """Yields the results of the batches, as they are done. A batch whose process died is played again; raises
        OptionError if that happens again and again.
        """
        packed = pickled_plan(plan)
        losses: dict[Batch, int] = {}
        again: list[Batch] = []
        pool = self._pool(packed)
        waiting: dict[Future[BatchResult], Batch] = {}
        try:
            while True:
                while len(waiting) < self.jobs * AHEAD:
                    batch = again.pop() if again else next(batches, None)
                    if batch is None:
                        break
                    waiting[pool.submit(play_here, batch)] = batch
                if not waiting:
                    return
                done, _ = wait(waiting, return_when=FIRST_COMPLETED)
                lost = [future for future in done if isinstance(future.exception(), BrokenProcessPool)]
                for future in done:
                    if future not in lost:
                        batch = waiting.pop(future)
                        yield future.result()
                if lost:  # the whole pool is lost with one process
                    for batch in waiting.values():
                        losses[batch] = losses.get(batch, 0) + 1
                        if losses[batch] >= MOST_LOSSES:
                            raise OptionError(
                                worded(
                                    "error-the-processes-that-play-batch",
                                    "the processes that play batch {chunk} of series {series} are killed again and "
                                    "again; is there enough memory? Fewer --jobs need less",
                                    chunk=batch.chunk,
                                    series=batch.series,
                                )
                            )
                    again += sorted(waiting.values(), reverse=True)
                    waiting.clear()
                    stop_pool(pool)
                    pool = self._pool(packed)
        finally:
            stop_pool(pool)

    def _pool(self, packed: bytes) -> ProcessPoolExecutor:
        return process_pool(self.jobs, prepare_worker, packed)


def pickled_plan(plan: Plan) -> bytes:
    """The plan for another process, with the classes of bots that only this one knows, as those of a notebook."""
    if not any(isinstance(entrant.bot, type) for entrant in plan.entrants):
        return pickle.dumps(plan)
    cloudpickle: Any = needs(
        "cloudpickle", fixed("error-bots-given-as-classes-on-several", "bots given as classes on several processes")
    )
    packed: bytes = cloudpickle.dumps(plan)
    return packed


_plan: Plan  # of this process, if it is one of a pool


def prepare_worker(packed: bytes) -> None:
    """Takes the plan that a process of the pool is given."""
    global _plan
    _plan = pickle.loads(packed)


def play_here(batch: Batch) -> BatchResult:
    """Plays a batch in a process of the pool, and returns its result."""
    return play_batch(_plan, batch)
