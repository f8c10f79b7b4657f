"""Runs of random bots, which are quick, and a runner that stands in for several processes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any

from mainphase import sim
from mainphase.sim.batches import BatchResult, play_batch
from mainphase.sim.plan import Batch, GivenDeck, Plan


def random_run(decks: Iterable[GivenDeck], games: int | None = None, **more: Any) -> sim.Run:
    """`sim.run` with random bots and decks of any size, unless others are given."""
    return sim.run(decks, games, **{"bots": "random", "small_decks": True, **more})


class Disorderly:
    """Takes four batches at a time and is done with the last one first."""

    def play(self, plan: Plan, batches: Iterator[Batch]) -> Iterator[BatchResult]:
        """What came of the batches, in that order."""
        while taken := list(islice(batches, 4)):
            for batch in reversed(taken):
                yield play_batch(plan, batch)
