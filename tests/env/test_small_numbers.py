"""Rows are written two columns at a time: each number has its own two bytes, and what is too great saturates."""

from struct import unpack

import pytest
from librt.strings import BytesWriter

from mainphase.encoding.small_numbers import GREATEST, LEAST, put, put_two, row_of

NUMBERS = [0, 1, -1, 2, 300, -300, LEAST - 1, LEAST, GREATEST, GREATEST + 1, 1 << 70, -(1 << 70)]


@pytest.mark.parametrize("first", NUMBERS)
@pytest.mark.parametrize("second", NUMBERS)
def test_each_number_has_its_own_place_and_saturates(first: int, second: int) -> None:
    row = BytesWriter()
    put_two(row, first, second)
    put(row, 7)
    put(row, first)
    a, b = (min(max(n, LEAST), GREATEST) for n in (first, second))
    assert unpack("<4h", row.getvalue()) == (a, b, 7, a)
    assert row.getvalue() == row_of([first, second, 7, first])
