"""Mana, colours and types as a reader writes them: "{2}{R}", "red", "artifact creature"."""

from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.gist import SUPERTYPE_NAMES, TYPE_NAMES
from mainphase.cards.nodes.subtypes import CREATURE_TYPES
from mainphase.cards.words.costs import symbol_text

COLOR_WORDS: Final = ("white", "blue", "black", "red", "green", "colorless")


def mana(colors: tuple[int, ...]) -> str:
    """Mana that was made: {G}{G}."""
    return "".join(symbol_text(c) for c in colors)


def letters_as_mana(letters: str) -> str:
    """The kernel's "GG" as {G}{G}."""
    return "".join("{" + c + "}" for c in letters)


def color_words(mask: int) -> list[str]:
    return [COLOR_WORDS[i] for i in range(6) if mask & (1 << i)]


def type_words(mask: int) -> list[str]:
    return [word for bit, word in TYPE_NAMES if mask & bit]


def supertype_words(mask: int) -> list[str]:
    return [word for bit, word in SUPERTYPE_NAMES if mask & bit]


def keyword_words(mask: int) -> list[str]:
    return [name for name, bit in n.KEYWORD_NAMES.items() if mask & bit]


def type_line(supertypes: int, types: int, subtypes: tuple[str, ...]) -> str:
    """ "Legendary Creature — Elf Druid"."""
    left = " ".join(w.capitalize() for w in supertype_words(supertypes) + type_words(types))
    if len(subtypes) > len(CREATURE_TYPES):  # a changeling (CR 702.73a)
        subtypes = (*[t for t in subtypes if t not in CREATURE_TYPES], "every creature type")
    return f"{left} — {' '.join(subtypes)}" if subtypes else left


def listed(words: list[str], last: str = "and") -> str:
    """A, B and C."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


def counted(number: int, one: str, many: str = "") -> str:
    """ "a card", "2 cards"."""
    if number == 1:
        return f"{'an' if one and one[0] in 'aeiouAEIO' else 'a'} {one}"
    return f"{number} {many or one + 's'}"
