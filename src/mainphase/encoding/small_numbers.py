"""Numbers as an observation holds them: two bytes each, the low one first. What is too great for that saturates."""

from collections.abc import Callable
from struct import Struct
from typing import Final

from mypy_extensions import i64

LEAST: Final = -32768
GREATEST: Final = 32767
FIRST: Final = -128
LAST: Final = 4096

_COMMON: Final[list[bytes]] = [n.to_bytes(2, "little", signed=True) for n in range(FIRST, LAST + 1)]


def two(a: int, b: int) -> i64:
    """Two numbers side by side, the first one lower: a row is packed two columns at a time (`i` in a `Struct`)."""
    first: i64 = a if LEAST <= a <= GREATEST else saturated(a)
    second: i64 = b if LEAST <= b <= GREATEST else saturated(b)
    return first & 0xFFFF | second << 16


def packing(columns: int) -> Callable[..., bytes]:
    """What packs a row of so many columns: two at a time, and the last by itself if one is left."""
    return Struct("<" + "i" * (columns // 2) + "h" * (columns % 2)).pack


def saturated(n: int) -> int:
    return min(max(n, LEAST), GREATEST)


def two_bytes(n: int) -> bytes:
    """A number in two bytes."""
    if FIRST <= n <= LAST:
        place: i64 = n - FIRST
        return _COMMON[place]
    return saturated(n).to_bytes(2, "little", signed=True)


def row_of(numbers: list[int]) -> bytes:
    """Numbers in a row."""
    return b"".join([two_bytes(n) for n in numbers])


def bits_of(bits: int, count: int) -> list[int]:
    """The lowest bits of a number, each as 0 or 1, the lowest first."""
    return [(bits >> k) & 1 for k in range(count)]
