"""Rows are put together from pieces of two columns: each number has its two bytes, and what is too great saturates."""

from struct import unpack

import pytest

from mainphase.encoding.small_numbers import GREATEST, LEAST, number_bytes, pair_bytes, row_of

NUMBERS = [0, 1, -1, -2, 2, 62, 63, 300, -300, LEAST - 1, LEAST, GREATEST, GREATEST + 1, 1 << 70, -(1 << 70)]


@pytest.mark.parametrize("first", NUMBERS)
@pytest.mark.parametrize("second", NUMBERS)
def test_each_number_has_its_own_place_and_saturates(first: int, second: int) -> None:
    row = pair_bytes(first, second) + number_bytes(first)
    a, b = (min(max(n, LEAST), GREATEST) for n in (first, second))
    assert unpack("<3h", row) == (a, b, a)
    assert row == row_of([first, second, first])
