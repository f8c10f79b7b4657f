"""Mana, colours, types and a little else as a reader writes them: "{2}{R}", "red", "artifact creature"."""

from functools import lru_cache
from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.earlier.wording import SIXTH
from mainphase.cards.mana_costs import symbol_text
from mainphase.cards.nodes import SUPERTYPE_NAMES, TYPE_NAMES, CardType, Supertype
from mainphase.cards.nodes.subtypes import CREATURE_TYPES
from mainphase.language.days import KINDRED
from mainphase.saying.worded import Worded, enumeration, fixed, term, worded

AS_PRINTED: Final = fixed("printed-note", "This text is printed on the card; it may be older than today's wording.")
COLOR_WORDS: Final = ("white", "blue", "black", "red", "green", "colorless")


def mana_symbols_text(colors: tuple[int, ...]) -> str:
    """Mana that was made: {G}{G}."""
    return "".join(symbol_text(c) for c in colors)


def letters_as_mana(letters: str) -> str:
    """The kernel's "GG" as {G}{G}."""
    return "".join("{" + c + "}" for c in letters)


def color_words(mask: int) -> list[str]:
    return [COLOR_WORDS[i] for i in range(6) if mask & (1 << i)]


def card_type_names(mask: int) -> list[str]:
    return [word for bit, word in TYPE_NAMES if mask & bit]


def supertype_words(mask: int) -> list[str]:
    return [word for bit, word in SUPERTYPE_NAMES if mask & bit]


def keyword_words(mask: int) -> list[str]:
    return [name for name, bit in n.KEYWORD_NAMES.items() if mask & bit] if mask else []


@lru_cache(maxsize=2048)
def characteristics_type_line(supertypes: int, types: int, subtypes: tuple[str, ...]) -> str:
    """ "Legendary Creature — Elf Druid"."""
    left = " ".join(w.capitalize() for w in supertype_words(supertypes) + card_type_names(types))
    if len(subtypes) > len(CREATURE_TYPES):  # a changeling (CR 702.73a)
        subtypes = (*[t for t in subtypes if t not in CREATURE_TYPES], "every creature type")
    return f"{left} — {' '.join(subtypes)}" if subtypes else left


def printed_line(card: n.CardDef, on: str = "") -> str:
    """The type line of a card as it was on a day: until June 1999 "Summon Elf", "Enchant Creature"."""
    if not on or on >= SIXTH.isoformat():
        line = characteristics_type_line(card.supertypes, card.types, card.subtypes)
        return line.replace("Kindred", "Tribal") if on and on < KINDRED and card.types & CardType.KINDRED else line
    types = card.types
    if types & CardType.CREATURE:
        if types & CardType.ARTIFACT:
            return " ".join(["Artifact Creature", *card.subtypes])
        return f"Summon {'Legend' if card.supertypes & Supertype.LEGENDARY else ' '.join(card.subtypes)}"
    if types & CardType.ENCHANTMENT:
        for a in card.abilities:
            if isinstance(a, n.Enchant) and isinstance(a.which, n.OfType):
                return f"Enchant {enumeration([word.capitalize() for word in card_type_names(a.which.types)], 'or')}"
        return "Enchant World" if card.supertypes & Supertype.WORLD else "Enchantment"
    if types & CardType.LAND:
        return "Legendary Land" if card.supertypes & Supertype.LEGENDARY else "Land"
    return " ".join(word.title() for word in card_type_names(types))


def pool_text(bits: tuple[int, ...]) -> str:
    """ "{R}{R}", or "" for an empty pool."""
    return mana_symbols_text(tuple(sorted(bits)))


def counter_noun(kind: str) -> Worded:
    """ "lore counter"."""
    return worded("name-counter", "{kind} counter", kind=term(kind))
