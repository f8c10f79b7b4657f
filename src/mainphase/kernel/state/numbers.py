"""Numbers as text. Most are small, and put into words once."""

from typing import Final

MOST_NUMBERS: Final = 4096
NUMBERS: Final[list[str]] = [repr(n) for n in range(MOST_NUMBERS)]


def text_of_numbers(numbers: list[int]) -> str:
    """Numbers as they stand in the text of a list, separated by commas."""
    said: list[str] = []
    for n in numbers:
        said.append(NUMBERS[n] if 0 <= n < MOST_NUMBERS else repr(n))
    return ",".join(said)
