"""Type lines, "Legendary Creature — Human Soldier" (CR 205): read, and written again."""

from __future__ import annotations

from typing import Final, NamedTuple

from mainphase.cards.nodes import CardType
from mainphase.cards.nodes.masks import SUPERTYPE_NAMES, TYPE_NAMES
from mainphase.cards.nodes.subtypes import CREATURE_TYPES
from mainphase.errors import CardError, nearest, visible
from mainphase.kernel.lowering.subtypes import SUBTYPE_KIND
from mainphase.language.days import KINDRED
from mainphase.saying.worded import worded

DASH: Final = " — "
SUPERTYPES: Final = {name.capitalize(): bit for bit, name in SUPERTYPE_NAMES}
TYPES: Final = {name.title(): bit for bit, name in TYPE_NAMES}
# What a type was called until then (CR 308.3).
CALLED: Final = {"Tribal": CardType.KINDRED}
# Types of cards that are in no deck of the games played here (CR 309, 315).
NO_DECK: Final = ("Conspiracy", "Dungeon")
# Subtypes of more than one word (CR 205.3b has one to a word; these are the exceptions of 205.3m).
TWO_WORDS: Final = frozenset((("Time", "Lord"),))
# Card files differ in their apostrophes.
SPELLED: Final = {name.replace("’", "'"): name for name in (*CREATURE_TYPES, *SUBTYPE_KIND)}


class TypeLine(NamedTuple):
    """A type line, as masks, and its subtypes in their order."""

    supertypes: int
    types: int
    subtypes: tuple[str, ...]


def read_type_line(text: str) -> TypeLine:
    """Returns the masks and subtypes of a type line. Raises CardError if a word of it is no type that is known here."""
    before, dash, after = text.partition(DASH)
    supertypes = types = 0
    for word in type_line_words(before):
        supertype = SUPERTYPES.get(word, 0)
        kind = TYPES.get(word, 0) or CALLED.get(word, 0)
        if not (supertype or kind):
            if word in NO_DECK:
                raise CardError(
                    worded(
                        "error-is-a-card-type-of-games",
                        "{kind} is a card type of games that are not played here",
                        kind=word.lower(),
                    )
                )
            raise CardError(
                worded(
                    "error-in-the-type-line",
                    "{word} in the type line {text} is no card type and no supertype; the nearest are {nearest}",
                    word=repr(visible(word)),
                    text=repr(visible(text)),
                    nearest=nearest(word, [*TYPES, *SUPERTYPES]),
                )
            )
        if supertypes & supertype or types & kind:
            raise CardError(
                worded(
                    "error-the-type-line-says-twice",
                    "the type line {text} says {word} twice",
                    text=repr(visible(text)),
                    word=word,
                )
            )
        supertypes |= supertype
        types |= kind
    if not types:
        raise CardError(
            worded(
                "error-the-type-line-has-no-card",
                "the type line {text} has no card type; at least one is needed, such as Creature",
                text=repr(visible(text)),
            )
        )
    # All words of a planar type are one subtype (CR 311.3).
    subtypes = (after,) if types & CardType.PLANE and after else subtypes_of(after.split())
    if dash and not subtypes:
        raise CardError(
            worded(
                "error-the-type-line-has-no-subtype",
                "the type line {text} has no subtype after its dash",
                text=repr(visible(text)),
            )
        )
    return TypeLine(supertypes, types, subtypes)


def type_line_words(text: str) -> list[str]:
    """The words before the dash; "Mana Source" is one."""
    words: list[str] = []
    for word in text.split():
        if words and f"{words[-1]} {word}" in TYPES:
            words[-1] = f"{words[-1]} {word}"
        else:
            words.append(word)
    return words


def subtypes_of(words: list[str]) -> tuple[str, ...]:
    found: list[str] = []
    for word in words:
        word = SPELLED.get(word.replace("’", "'"), word)
        if found and (found[-1], word) in TWO_WORDS:
            found[-1] = f"{found[-1]} {word}"
        else:
            found.append(word)
    return tuple(found)


def type_line_text(line: TypeLine, day: str = "9999-12-31") -> str:
    """The type line as it is written on a day."""
    words = [name for name, bit in SUPERTYPES.items() if line.supertypes & bit]
    for name, bit in TYPES.items():
        if line.types & bit:
            words.append("Tribal" if bit == CardType.KINDRED and day < KINDRED else name)
    return " ".join(words) + (DASH + " ".join(line.subtypes) if line.subtypes else "")
