"""Meld cards of a card file: each is put together with what it melds into (CR 712.4), which files give by itself."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final

from msgspec.structs import replace

from mainphase.cards.names import folded
from mainphase.language.text.card_data import CardData

MELD: Final = "meld"
INTO: Final = re.compile(r"\bmeld them into (.+?)\.(?: |$)", re.MULTILINE)
WITH: Final = re.compile(r"\(Melds with (.+?)\.\)")


def meld_cards(alone: Mapping[str, CardData]) -> Iterator[tuple[str, tuple[CardData, CardData], str]]:
    """The meld cards among faces that a file has by themselves, by their folded names: the name of each, its faces, and
    the name of what it melds into. Of a pair both must be there, and what they meld into.
    """
    fronts = {name: face for name, face in alone.items() if INTO.search(face.text) or WITH.search(face.text)}
    for name, face in fronts.items():
        into = melded_into(face, fronts)
        whole = alone.get(folded(into))
        if whole is None or len([other for other in fronts.values() if melded_into(other, fronts) == into]) != 2:
            continue
        together = f"{face.own_name} // {into}"
        front = replace(face, name=together, face_name=face.own_name, side="a", layout=MELD)
        back = replace(whole, name=together, face_name=into, side="b", layout=MELD)
        yield name, (front, back), into


def melded_into(face: CardData, fronts: Mapping[str, CardData]) -> str:
    """The name of what a card melds into, as it says itself or its counterpart does; "" if neither is there."""
    said = INTO.search(face.text)
    if said is None:
        named = WITH.search(face.text)
        other = fronts.get(folded(named[1])) if named is not None else None
        said = INTO.search(other.text) if other is not None else None
    return said[1] if said is not None else ""
