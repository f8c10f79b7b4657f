"""The one reader of numbers in what people write: decks, scenarios, records, commands, answers. They are whole, but for
seconds.

`int` takes digits of every script, underscores, and thousands of digits; a number here has ASCII digits and a bound.
"""

from typing import Final

LONGEST: Final = 12
HUGE: Final = 10**LONGEST  # stands for every number that has more digits than any number here needs
DIGITS: Final = frozenset("0123456789")
LARGEST: Final = 1_000_000  # of life, of counters, of whatever is counted
LONGEST_SEED: Final = 20
SEEDS: Final = (-(2**63), 2**64 - 1)  # what the generator tells apart
SECRET_BITS: Final = 63  # of a seed that nobody is to know
LARGEST_KEY: Final = 2**256 - 1  # a seed beyond those above is a key of the generator (`kernel.state.generator`)
LONGEST_KEY: Final = 78


def whole(text: str, longest: int = LONGEST) -> int | None:
    """The whole number, from 0, that a text is; None if it is none. One with too many digits is `HUGE`, which every
    bound refuses.
    """
    if not text or not DIGITS.issuperset(text):
        return None
    digits = text.lstrip("0") or "0"
    return int(digits) if len(digits) <= longest else 10**longest


def signed(text: str, longest: int = LONGEST) -> int | None:
    """The whole number that a text is, with a sign before it or without; None if it is none."""
    size = whole(text[1:] if text[:1] in ("+", "-") else text, longest)
    return -size if size is not None and text[0] == "-" else size


def decimal(text: str) -> float | None:
    """A number such as 2 or 0.5, without a sign or an exponent; None if the text is none, or too long for one."""
    before, point, after = text.partition(".")
    parts = (before, after) if point else (before,)
    fits = all(part and len(part) <= LONGEST and DIGITS.issuperset(part) for part in parts)
    return float(text) if fits else None
