"""Numbers as an observation holds them: two bytes each, the low one first. What is too great for that saturates."""

from typing import Final

from mypy_extensions import i64

LEAST: Final = -32768
GREATEST: Final = 32767
FIRST: Final = -128
LAST: Final = 4096

_COMMON: Final[list[bytes]] = [n.to_bytes(2, "little", signed=True) for n in range(FIRST, LAST + 1)]


def two_bytes(n: int) -> bytes:
    """A number in two bytes."""
    if FIRST <= n <= LAST:
        place: i64 = n - FIRST
        return _COMMON[place]
    return min(max(n, LEAST), GREATEST).to_bytes(2, "little", signed=True)


def row_of(numbers: list[int]) -> bytes:
    """Numbers in a row."""
    return b"".join([two_bytes(n) for n in numbers])


def bits_of(bits: int, count: int) -> list[int]:
    """The lowest bits of a number, each as 0 or 1, the lowest first."""
    return [(bits >> k) & 1 for k in range(count)]
