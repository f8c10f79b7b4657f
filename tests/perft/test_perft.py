"""The tree of decisions from fixed positions has as many leaves as it had; the same interpreted and compiled."""

from __future__ import annotations

import pytest
from tests.perft.perft import COUNTS, POSITIONS, SMALL, Row, count, read_counts

ROWS = read_counts()


def said(row: Row) -> str:
    return f"{row[2]} sequences of decisions that lead to {row[3]} states"


def check(row: Row) -> None:
    now = count(row[0], row[1])
    assert now == row, (
        f"{row[0]!r}, {row[1]} decisions deep: {said(now)}; {COUNTS.name} says {said(row)}. If the change is meant, "
        "run `python -m tests.perft.perft --write` and look at the difference."
    )


@pytest.mark.parametrize("row", [row for row in ROWS if row[2] <= SMALL], ids=lambda row: f"{row[0]}-{row[1]}")
def test_small_trees(row: Row) -> None:
    check(row)


@pytest.mark.deep
@pytest.mark.parametrize("row", [row for row in ROWS if row[2] > SMALL], ids=lambda row: f"{row[0]}-{row[1]}")
def test_large_trees(row: Row) -> None:
    check(row)


def test_every_position_is_counted() -> None:
    assert {row[0] for row in ROWS} == set(POSITIONS)
