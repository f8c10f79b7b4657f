"""Rows are packed two columns at a time: each number has its own two bytes, and what is too great saturates."""

from struct import unpack

import pytest

from mainphase.encoding.small_numbers import GREATEST, LEAST, packing, row_of, saturated, two

NUMBERS = [0, 1, -1, 2, 300, -300, LEAST - 1, LEAST, GREATEST, GREATEST + 1, 1 << 70, -(1 << 70)]


@pytest.mark.parametrize("first", NUMBERS)
@pytest.mark.parametrize("second", NUMBERS)
def test_each_number_has_its_own_place_and_saturates(first: int, second: int) -> None:
    row = packing(3)(two(first, second), saturated(7))
    assert unpack("<3h", row) == (*(min(max(n, LEAST), GREATEST) for n in (first, second)), 7)
    assert row == row_of([first, second, 7])
