"""Numbers as an observation holds them: two bytes each, the low one first. What is too great for that saturates."""

from typing import Final

from mypy_extensions import i64

LEAST: Final = -32768
GREATEST: Final = 32767
FIRST: Final = -128
LAST: Final = 4096
# Most columns hold a number from -1 to 62, and most stand beside another such.
SMALLEST: Final = -1
SMALL: Final = 64  # how many there are

_COMMON: Final[list[bytes]] = [n.to_bytes(2, "little", signed=True) for n in range(FIRST, LAST + 1)]
_SMALL: Final[list[bytes]] = _COMMON[SMALLEST - FIRST : SMALLEST - FIRST + SMALL]
_PAIRS: Final[list[bytes]] = [a + b for a in _SMALL for b in _SMALL]


def pair_bytes(a: int, b: int) -> bytes:
    """Two numbers side by side. Compiled code puts a row together from its pieces at once (`%b`): they are found in a
    table, and nothing is made for them.
    """
    first: i64 = a if LEAST <= a <= GREATEST else LEAST
    second: i64 = b if LEAST <= b <= GREATEST else LEAST
    first -= SMALLEST
    second -= SMALLEST
    if 0 <= first < SMALL and 0 <= second < SMALL:
        return _PAIRS[first * SMALL + second]
    return number_bytes(a) + number_bytes(b)


def number_bytes(n: int) -> bytes:
    """A number in two bytes."""
    if FIRST <= n <= LAST:
        place: i64 = n - FIRST
        return _COMMON[place]
    return min(max(n, LEAST), GREATEST).to_bytes(2, "little", signed=True)


def row_of(numbers: list[int]) -> bytes:
    """Numbers in a row."""
    return b"".join([number_bytes(n) for n in numbers])
