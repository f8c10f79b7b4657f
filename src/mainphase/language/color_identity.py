"""Color identity (CR 903.4): the colors of the mana symbols in a card's mana cost and rules text, of its color
indicator and of what its abilities define.

The rules text of a card is what the grammar says of it: there is no reminder text in it (903.4c). All its faces count
(903.4d, 903.4e).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.mana_costs import SYMBOL, symbol_mask
from mainphase.cards.nodes import CardDef
from mainphase.cards.nodes.masks import FIVE_COLORS
from mainphase.cards.tree_text import notation

# Said so of mana of any color: no symbol of a text.
ANY_COLOR: Final = re.compile(", ".join(rf"(?:\{{{letter}\}})+" for letter in "WUBR") + r", or (?:\{G\})+")
COST_ALONE_UNTIL: Final = "2011-02-04"  # before, the mana cost of a general said everything


@lru_cache(maxsize=4096)
def color_identity(card: CardDef, day: str = "") -> int:
    """Returns the colors of a card's identity, as a mask; `day`: as the rules of that day count a commander's."""
    if day and day < COST_ALONE_UNTIL:
        return colors_of_cost(card.cost)
    return identity_of_card(card)


def identity_of_card(card: CardDef) -> int:
    """Returns the colors that a card has to share with a commander (CR 903.5c)."""
    found = 0
    for face in (card, *card.faces):
        found |= colors_of_cost(face.cost) | (face.colors or 0) | colors_defined(face)
        for line in rules_text(face):
            for symbol in SYMBOL.finditer(ANY_COLOR.sub("", line)):
                found |= symbol_mask(symbol[1]) & FIVE_COLORS
    return found


def colors_of_cost(cost: n.ManaCost | None) -> int:
    found = 0
    for symbol in cost.symbols if cost is not None else ():
        found |= symbol & FIVE_COLORS
    return found


def rules_text(face: CardDef) -> Iterator[str]:
    """The lines of a face; its tree where there are no words for one."""
    from mainphase.language.rendering import rendered_lines  # the grammar is loaded where there are commanders

    lines = rendered_lines(face)
    for line in lines:
        if line is not None:
            yield line
    if None in lines:
        yield notation(face)


def colors_defined(face: CardDef) -> int:
    """The colors that a face has by an ability which defines them (CR 604.3)."""
    found = 0
    for ability in face.abilities:
        if isinstance(ability, n.Static) and isinstance(ability.effect, n.Defines):
            for each in ability.effect.mods:
                if isinstance(each, n.SetColors):
                    found |= each.colors
    return found
