"""Spells that do something else if they are cast for an alternative cost: overload, and cleave (CR 702.96, 702.148).

The other text is made of the printed one as the rules say, and read like it.
"""

from __future__ import annotations

import difflib
import re
from dataclasses import replace
from typing import Final

from mainphase.cards import nodes as n

OVERLOAD: Final = "overload"
CLEAVE: Final = "cleave"
OTHER_TEXTS: Final = (OVERLOAD, CLEAVE)
BRACKETED: Final = re.compile(r" ?\[[^\[\]]*\]|\[[^\[\]]*\] ?")
PIECES: Final = re.compile(r"\n|[.,;:]| ?[^ .,;:\n]+")
TARGET: Final = re.compile(r"\b([Tt])arget\b")


def without_brackets(text: str) -> str:
    """The text as it reads for the mana cost: what stands in square brackets counts."""
    return text.replace("[", "").replace("]", "")


def other_text(cost: str, text: str) -> str:
    """The text as it is after paying that alternative cost."""
    if cost == OVERLOAD:  # CR 702.96a
        return TARGET.sub(lambda found: "Each" if found[1] == "T" else "each", text)
    lines = [BRACKETED.sub("", line).strip() for line in text.split("\n")]  # CR 702.148a
    return "\n".join([line for line in lines if line])


def cost_with_other_text(abilities: tuple[n.Ability, ...]) -> n.AlternativeCost | None:
    """The alternative cost among abilities that changes what the spell does, by its name."""
    for ability in abilities:
        if isinstance(ability, n.AlternativeCost) and ability.name in OTHER_TEXTS:
            return ability
    return None


def with_other_text(abilities: tuple[n.Ability, ...], text: n.SpellAbility | None) -> tuple[n.Ability, ...]:
    """The abilities, where that cost makes the spell do this (None: as its keyword line alone says)."""
    cost = cost_with_other_text(abilities)
    if cost is None:
        return abilities
    return tuple([replace(cost, text=text) if ability is cost else ability for ability in abilities])


def in_brackets(text: str, shorter: str) -> str | None:
    """The text with brackets around what the shorter one lacks; None if that one says anything else."""
    words = PIECES.findall(text)
    said: list[str] = []
    for how, begin, end, _, _ in difflib.SequenceMatcher(None, words, PIECES.findall(shorter), False).get_opcodes():
        piece = "".join(words[begin:end])
        if how == "delete":
            said.append(f" [{piece[1:]}]" if piece.startswith(" ") else f"[{piece}]")
        elif how == "equal":
            said.append(piece)
        else:
            return None
    made = "".join(said)
    return made if other_text(CLEAVE, made) == shorter else None
