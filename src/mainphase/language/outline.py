"""What can be said of a card that cannot be played: its name, type line and cost, the lines of its text that are
understood, and its color identity. Whoever checks a deck needs no more.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import msgspec

from mainphase.cards.mana_costs import SYMBOL, symbol_mask
from mainphase.cards.nodes import CardDef
from mainphase.cards.nodes.masks import FIVE_COLORS
from mainphase.errors import CardError
from mainphase.language.cards import read_card
from mainphase.language.text.card_data import CardData
from mainphase.language.text.type_line import read_type_line
from mainphase.language.verdicts import Verdict

REMINDER: Final = re.compile(r"\([^()]*\)")


def outline_of(faces: Sequence[CardData]) -> CardDef | None:
    """The card without the lines that are not understood, or without any text; None: it is none of a deck. Its colors
    are all those of its identity (CR 903.4), since they may stand in what was left out.
    """
    reading = read_card(faces)
    wrong = {line.text for line in reading.lines if line.verdict is not Verdict.PLAYABLE}
    understood = [without_lines(face, wrong) for face in faces]
    found = read_card(understood).card or without_text(faces[0])
    return None if found is None else replace(found, colors=(found.colors or 0) | symbols_of(faces))


def without_lines(face: CardData, lines: set[str]) -> CardData:
    return msgspec.structs.replace(face, text="\n".join(line for line in face.text.split("\n") if line not in lines))


def without_text(face: CardData) -> CardDef | None:
    """A card that is only its name and its type line; None: no deck has cards of that type."""
    try:
        line = read_type_line(face.type_line)
    except CardError:
        return None
    return CardDef(face.name, types=line.types, supertypes=line.supertypes, subtypes=line.subtypes)


def symbols_of(faces: Sequence[CardData]) -> int:
    """The colors of the mana symbols in costs and texts without reminder text, and of color indicators."""
    found = 0
    for face in faces:
        for symbol in SYMBOL.finditer((face.mana_cost or "") + REMINDER.sub("", face.text)):
            found |= symbol_mask(symbol[1]) & FIVE_COLORS
        for letter in face.indicator or "":
            found |= symbol_mask(letter) & FIVE_COLORS
    return found
