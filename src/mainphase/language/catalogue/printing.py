"""A printing, to which a record of a card file comes down."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from mainphase.language.catalogue.printed import PrintedFace
from mainphase.language.text.card_data import CardData


@dataclass(frozen=True, slots=True)
class Printing:
    """A card as one record has it: one of its faces, or all, by their sides ("" if it has but one)."""

    name: str
    faces: Mapping[str, CardData]
    sets: tuple[str, ...]
    legalities: Mapping[str, str]
    days: Mapping[str, str] = field(default_factory=dict)  # the first day of its sets, where the record tells it
    printed: tuple[PrintedFace, ...] = ()  # in other languages; of a record that is in one, all that it has
