"""A card as it was printed before 2000: its type line and text in the signs and words of the time.

Cost, power and toughness are today's; they did not change. Symbols of mana and of tapping, for which those who keep old
texts write "ocT" and "oR", become today's "{T}" and "{R}", and can be made what they were again.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

import msgspec

from mainphase.cards.nodes.subtypes import CREATURE_TYPES
from mainphase.cards.words.cards import BASIC_LAND_MANA
from mainphase.errors import CardError
from mainphase.language.text.card_data import CardData
from mainphase.language.text.normalizing import Change, Edit, changed, unchanged

SYMBOL: Final = r"o\n?(?:c\n?T|[WUBRGX](?![a-np-z])|\d+)"
RUN: Final = re.compile(rf"(?<![a-zA-Z])(?:{SYMBOL})+")
ONE: Final = re.compile(r"o\n?(?:c\n?)?(T|[WUBRGX]|\d+)")
# At the beginning of a line the colon after the cost is lost.
COST: Final = re.compile(r"(?m)^oo\n?([WUBRGX]|\d+):? ")
CLOSE: Final = re.compile(rf",(?={SYMBOL})")

# Types of artifacts to 1994, and of what enchants something.
SORTS: Final = {"Poly Artifact": "Artifact", "Continuous Artifact": "Artifact", "Enchant World": "World Enchantment"}
PLURALS: Final = (("ves", "f"), ("ves", "fe"), ("ies", "y"), ("es", ""), ("s", ""), ("men", "man"))


class Printed(NamedTuple):
    """The face, and what was changed in its text."""

    face: CardData
    edits: tuple[Edit, ...]

    def text(self) -> str:
        """As it was printed."""
        return unchanged(self.face.text, self.edits)


def printed_face(today: CardData, type_line: str, text: str) -> Printed:
    """The card of today's data as it was printed with this type line and text."""
    line, first = today_type_line(type_line)
    name = today.own_name
    if (
        name in BASIC_LAND_MANA and f"{{{text}}}" == BASIC_LAND_MANA[name]
    ):  # a letter for its picture of the mana symbol
        edits: tuple[Edit, ...] = (Edit(0, text, "", "symbol"),)
        return Printed(msgspec.structs.replace(today, text=""), edits)
    read, edits = changed(text, sorted(symbols_in(text)))
    if first:
        read = f"{first}\n{read}"
        edits = (Edit(0, "", f"{first}\n", "type line"), *[shifted(edit, len(first) + 1) for edit in edits])
    return Printed(msgspec.structs.replace(today, type_line=line, text=read), edits)


def shifted(edit: Edit, by: int) -> Edit:
    return Edit(edit.at + by, edit.taken, edit.put, edit.kind)


def symbols_in(text: str) -> list[Change]:
    changes: list[Change] = [
        (found.start(), found.end(), f"{{{found[1]}}}: ", "symbol") for found in COST.finditer(text)
    ]
    ends = [end for _, end, _, _ in changes]
    begins = [begin for begin, _, _, _ in changes]
    for found in RUN.finditer(text):
        if not any(begin <= found.start() < end for begin, end in zip(begins, ends, strict=True)):
            put = "".join([f"{{{one[1]}}}" for one in ONE.finditer(found[0])])
            changes.append((found.start(), found.end(), put, "symbol"))
    changes += [(found.start(), found.end(), ", ", "symbol") for found in CLOSE.finditer(text)]
    return changes


def today_type_line(printed: str) -> tuple[str, str]:
    """A printed type line in today's words, and the line of text that stands in it: what an Aura can enchant."""
    line = printed.replace("—", "-")
    before, _, after = [part.strip() for part in line.partition("-")] if " - " in line else [line.strip(), "", ""]
    if before == "Mono Artifact":
        raise CardError("a mono artifact: that it taps for its ability is said by its type, which is not read")
    if before.startswith("Summon"):
        kind = after or before.removeprefix("Summon").strip()
        legendary = kind in ("Legend", "Legends")
        return ("Legendary Creature" if legendary else f"Creature — {creature_types(kind)}"), ""
    if before in SORTS:
        return SORTS[before], ""
    if before.startswith("Enchant ") and not after:
        return "Enchantment — Aura", f"Enchant {before.removeprefix('Enchant ').lower()}"
    return (f"{before} — {creature_types(after)}" if after else before), ""


def creature_types(words: str) -> str:
    """Creature types in the singular, as they are compared (Fifth Edition, "More on Creatures")."""
    return " ".join([singular(word) for word in words.split()])


def singular(word: str) -> str:
    if word in CREATURE_TYPES:
        return word
    for end, instead in PLURALS:
        if word.endswith(end) and (one := word.removesuffix(end) + instead) in CREATURE_TYPES:
            return one
    return word
