"""Numbers as an observation holds them: two bytes each, the low one first. What is too great for that saturates.

They are written one after another into a `BytesWriter`, which compiled code does without making anything for them.
"""

from typing import Final

from librt.strings import BytesWriter, write_i16_le, write_i32_le
from mypy_extensions import i16, i32, i64

LEAST: Final = -32768
GREATEST: Final = 32767


def put(row: BytesWriter, n: int) -> None:
    """The next number of a row."""
    one: i64 = n if LEAST <= n <= GREATEST else saturated(n)
    write_i16_le(row, i16(one))


def put_two(row: BytesWriter, a: int, b: int) -> None:
    """The next two at once."""
    first: i64 = a if LEAST <= a <= GREATEST else saturated(a)
    second: i64 = b if LEAST <= b <= GREATEST else saturated(b)
    write_i32_le(row, i32(first & 0xFFFF | second << 16))


def saturated(n: int) -> int:
    return min(max(n, LEAST), GREATEST)


def row_of(numbers: list[int]) -> bytes:
    """Numbers in a row."""
    row = BytesWriter()
    for n in numbers:
        put(row, n)
    return row.getvalue()


def bits_of(bits: int, count: int) -> list[int]:
    """The lowest bits of a number, each as 0 or 1, the lowest first."""
    return [(bits >> k) & 1 for k in range(count)]
