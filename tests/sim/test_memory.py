"""The rows of a run that keeps no folder lie in a temporary file: memory does not grow with the games."""

from __future__ import annotations

import dataclasses
import gc
import random
import tracemalloc

import mainphase.sim as sim
from mainphase.sim.spool import IN_MEMORY, RowSpool


def test_rows_come_back_as_they_were() -> None:
    run = sim.run(["vanilla-red", "vanilla-red"], games=6, bots="random", seed=2, batch=2, max_turns=4)
    spool = RowSpool()
    expected = {}
    for batch in run.plan.batches(6):
        run.advance()
        expected[batch] = run.rows(batch)
        spool.keep(batch, *expected[batch])
    assert len(expected) == 3
    for batch, rows in reversed(expected.items()):
        assert spool.rows(batch) == rows
    assert [result.seed for result in run] == [seed for rows in expected.values() for seed in rows[0]["seed"]]
    assert RowSpool().rows(batch) is None


def test_what_is_kept_is_no_more_in_memory() -> None:
    """Here with rows of games that were made up: a million bytes and more go to the disk."""
    run = sim.run(["vanilla-red", "vanilla-red"], games=2, bots="random", seed=2, max_turns=4)
    batch = next(run.plan.batches(2))
    run.advance()
    games, cards = run.rows(batch)
    spool, dice = RowSpool(), random.Random(2)
    tracemalloc.start()
    try:
        for k in range(20):
            mine = {**games, "blow": [dice.randbytes(60).hex() for _ in range(2000)]}
            spool.keep(dataclasses.replace(batch, first=k), mine, cards)
        gc.collect()
        size, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert spool.end > IN_MEMORY
    assert size < IN_MEMORY
