"""Cards from Scryfall: its bulk data, and answers to searches (https://scryfall.com/docs/api/cards)."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from mainphase.errors import CardError
from mainphase.language.catalogue.printed import CODES, SCRYFALL_CODES, PrintedFace
from mainphase.language.catalogue.printing import Printing
from mainphase.language.text.card_data import MOST_FACES, CardData, check_card_data, color_letters
from mainphase.saying.worded import worded


class ScryfallFace(msgspec.Struct):
    """The fields that a card with one face has itself, and one with several has for each."""

    name: str
    type_line: str | None = None
    mana_cost: str | None = None
    oracle_text: str | None = None
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    defense: str | None = None
    hand_modifier: str | None = None
    life_modifier: str | None = None
    colors: list[str] | None = None
    color_indicator: list[str] | None = None
    printed_name: str | None = None
    printed_type_line: str | None = None
    printed_text: str | None = None


class ScryfallCard(ScryfallFace, kw_only=True):
    """The fields that are read; all others are passed over."""

    layout: str
    lang: str = "en"
    set: str | None = None
    released_at: str | None = None
    legalities: dict[str, str] | None = None
    keywords: list[str] | None = None
    card_faces: list[ScryfallFace] | None = None


NO_CARDS: Final = frozenset({"token", "double_faced_token", "emblem", "art_series"})
SIDES: Final = "abcdefgh"


def scryfall_printing(record: dict[str, Any]) -> Printing | None:
    """A card with all its faces; None if the record is no card (a token, a picture). Of one in another language than
    English only what is printed on it counts. Raises CardError or ValidationError if it is not right.
    """
    card = msgspec.convert(record, ScryfallCard)
    if card.layout in NO_CARDS:
        return None
    if card.lang != "en":
        printed = printed_faces(card)
        return Printing(card.name, {}, (), {}, printed=printed) if printed else None
    faces: list[ScryfallFace] = list(card.card_faces or ()) or [card]
    if len(faces) > MOST_FACES:
        raise CardError(
            worded(
                "error-faces-a-card-has-at-most",
                "{count} faces; a card has at most {most_faces}",
                count=len(faces),
                most_faces=MOST_FACES,
            )
        )
    sides = SIDES if len(faces) > 1 else [""]
    held = {side: face_data(card, face, side) for side, face in zip(sides, faces, strict=False)}
    code = card.set.upper() if card.set else ""
    days = {code: card.released_at} if code and card.released_at else {}
    return Printing(card.name, held, (code,) if code else (), card.legalities or {}, days)


def printed_faces(card: ScryfallCard) -> tuple[PrintedFace, ...]:
    """What is printed on a card in another language than English."""
    code = SCRYFALL_CODES.get(card.lang, card.lang)
    return tuple(
        [
            PrintedFace(code, face.name, face.printed_name, face.printed_type_line or "", face.printed_text or "")
            for face in list(card.card_faces or ()) or [card]
            if face.printed_name and code in CODES.values()
        ]
    )


def face_data(card: ScryfallCard, face: ScryfallFace, side: str) -> CardData:
    """Returns a face of a card. Raises msgspec.ValidationError if neither has a type line."""
    line = card.type_line if face.type_line is None else face.type_line
    if line is None:
        raise msgspec.ValidationError("Object missing required field `type_line`")
    made = CardData(
        name=card.name,
        face_name=face.name if side else "",
        side=side,
        layout=card.layout,
        mana_cost=face.mana_cost or None,
        type_line=line,
        text=face.oracle_text or "",
        power=face.power,
        toughness=face.toughness,
        loyalty=face.loyalty,
        defense=face.defense,
        hand=face.hand_modifier,
        life=face.life_modifier,
        colors=color_letters(card.colors if face.colors is None else face.colors),
        indicator=color_letters(face.color_indicator),
        keywords=tuple(card.keywords or ()),
    )
    check_card_data(made)
    return made
