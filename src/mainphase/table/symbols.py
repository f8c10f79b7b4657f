"""Mana, colours and types as a reader writes them: "{2}{R}", "red", "artifact creature"."""

from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Color, Supertype

COLOR_WORDS: Final = ("white", "blue", "black", "red", "green", "colorless")

TYPE_WORDS: Final[tuple[tuple[int, str], ...]] = (
    (CardType.KINDRED, "kindred"),
    (CardType.ARTIFACT, "artifact"),
    (CardType.ENCHANTMENT, "enchantment"),
    (CardType.LAND, "land"),
    (CardType.CREATURE, "creature"),
    (CardType.PLANESWALKER, "planeswalker"),
    (CardType.BATTLE, "battle"),
    (CardType.INSTANT, "instant"),
    (CardType.SORCERY, "sorcery"),
)

SUPERTYPE_WORDS: Final[tuple[tuple[int, str], ...]] = (
    (Supertype.BASIC, "basic"),
    (Supertype.LEGENDARY, "legendary"),
    (Supertype.SNOW, "snow"),
    (Supertype.WORLD, "world"),
)


def mana_symbol(mask: int) -> str:
    """One symbol of a cost: {R}, {W/U}, {2/B}, {G/P} (CR 107.4)."""
    letters = [Color.LETTERS[i] for i in range(6) if mask & (1 << i)]
    if mask & n.TWO_GENERIC:
        letters.insert(0, "2")
    if mask & n.PHYREXIAN:
        letters.append("P")
    return "{" + "/".join(letters) + "}"


def mana_cost(cost: n.ManaCost) -> str:
    """A mana cost: {X}{2}{R}; "{0}" where there is nothing to pay."""
    text = "{X}" * cost.x
    if cost.generic:
        text += "{" + str(cost.generic) + "}"
    text += "".join(mana_symbol(s) for s in cost.symbols)
    return text or "{0}"


def mana(colors: tuple[int, ...]) -> str:
    """Mana that was made: {G}{G}."""
    return "".join(mana_symbol(c) for c in colors)


def letters_as_mana(letters: str) -> str:
    """The kernel's "GG" as {G}{G}."""
    return "".join("{" + c + "}" for c in letters)


def color_words(mask: int) -> list[str]:
    return [COLOR_WORDS[i] for i in range(6) if mask & (1 << i)]


def type_words(mask: int) -> list[str]:
    return [word for bit, word in TYPE_WORDS if mask & bit]


def supertype_words(mask: int) -> list[str]:
    return [word for bit, word in SUPERTYPE_WORDS if mask & bit]


def keyword_words(mask: int) -> list[str]:
    return [name for name, bit in n.KEYWORD_NAMES.items() if mask & bit]


def type_line(supertypes: int, types: int, subtypes: tuple[str, ...]) -> str:
    """ "Legendary Creature — Elf Druid"."""
    left = " ".join(w.capitalize() for w in supertype_words(supertypes) + type_words(types))
    return f"{left} — {' '.join(subtypes)}" if subtypes else left


def listed(words: list[str], last: str = "and") -> str:
    """A, B and C."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


def counted(number: int, one: str, many: str = "") -> str:
    """ "a card", "2 cards"."""
    if number == 1:
        return f"{'an' if one[0] in 'aeiou' else 'a'} {one}"
    return f"{number} {many or one + 's'}"
