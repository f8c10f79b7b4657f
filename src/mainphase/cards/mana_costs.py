"""Mana costs as they are written, `{X}{2}{R/W}` (CR 107.4, 202.1): read, and written again."""

import re
from typing import Final

from mainphase.cards.nodes import PHYREXIAN, SNOW, TWO_GENERIC, Color, ManaCost
from mainphase.errors import CardError
from mainphase.foundation.whole_numbers import LARGEST, whole
from mainphase.saying.worded import fixed, worded

COLOR_OF = {letter: 1 << i for i, letter in enumerate(Color.LETTERS)}
SYMBOL = re.compile(r"\{([^{}]*)\}")
ALLOWED = fixed(
    "error-allowed-are-hybrids",
    "allowed are {0}, {1}, …, {X}, {W} {U} {B} {R} {G} {C}, hybrids such as {R/W} and {2/W}, "
    "Phyrexian ones such as {B/P}, and {S} for mana from a snow source",
)


def symbol_mask(symbol: str) -> int:
    """What pays one coloured, hybrid, Phyrexian or snow symbol (CR 107.4), as a mask; 0 if it is no such symbol."""
    if symbol == "S":
        return SNOW
    parts = symbol.split("/")
    mask = 0
    for part in parts:
        if part in COLOR_OF:
            bit = COLOR_OF[part]
        elif part == "P" and 2 <= len(parts) <= 3 and part == parts[-1]:
            bit = PHYREXIAN
        elif part == "2" and len(parts) == 2 and part == parts[0]:
            bit = TWO_GENERIC
        else:
            return 0
        if mask & bit:
            return 0
        mask |= bit
    colors = mask & 63
    return mask if colors else 0


def cost(text: str) -> ManaCost:
    """Returns the mana cost that a text stands for: `cost("{X}{2}{R/W}")` (CR 202.1). Raises CardError for another
    symbol.
    """
    generic = 0
    x = 0
    symbols: list[int] = []
    at = 0
    for found in SYMBOL.finditer(text):
        if found.start() != at:
            break
        at = found.end()
        symbol = found[1].upper()
        mask = symbol_mask(symbol)
        if mask:
            symbols.append(mask)
        elif symbol == "X":
            x += 1
        elif (amount := whole(symbol)) is not None and amount <= LARGEST:
            generic += amount
        else:
            raise CardError(
                worded(
                    "error-in-the-mana-cost-is-not-a-symbol",
                    "{{{symbol}}} in the mana cost {cost} is not a symbol of a mana cost; {allowed}",
                    symbol=found[1],
                    cost=text,
                    allowed=ALLOWED,
                )
            )
    if at != len(text) or not text:
        raise CardError(
            worded(
                "error-in-the-mana-cost",
                "{part} in the mana cost {cost} is not made of symbols in braces; {allowed}",
                part=repr(text[at:]),
                cost=repr(text),
                allowed=ALLOWED,
            )
        )
    return ManaCost(generic, tuple(symbols), x)


# Two colours stand as they do round the back of a card: the second is reached from the first in one step or two;
# colourless stands first.
BACKWARDS: Final = ("WR", "WG", "UG", "WC", "UC", "BC", "RC", "GC")


def symbol_text(mask: int) -> str:
    """One symbol as it is written."""
    if mask == SNOW:
        return "{S}"
    letters = [letter for i, letter in enumerate(Color.LETTERS) if mask & (1 << i)]
    if "".join(letters) in BACKWARDS:
        letters.reverse()
    if mask & TWO_GENERIC:
        letters.insert(0, "2")
    if mask & PHYREXIAN:
        letters.append("P")
    return "{" + "/".join(letters) + "}"


def cost_text(mana: ManaCost) -> str:
    """A mana cost as it is written; `cost` reads it back."""
    parts = ["{X}"] * mana.x
    if mana.generic or not (mana.symbols or mana.x):
        parts.append(f"{{{mana.generic}}}")
    parts.extend(symbol_text(s) for s in mana.symbols)
    return "".join(parts)


def mana_units(text: str) -> tuple[int, ...]:
    """Returns the mana that "{R}{G}" stands for, when it is added and not paid. Raises CardError for another symbol."""
    made = cost(text)
    if made.generic or made.x or any(s not in COLOR_OF.values() for s in made.symbols):
        raise CardError(
            worded(
                "error-cannot-be-added-as-mana-allowed",
                "{text} cannot be added as mana; allowed are {{W}} {{U}} {{B}} {{R}} {{G}} {{C}}",
                text=text,
            )
        )
    return made.symbols
