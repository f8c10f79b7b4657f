"""Faces of cards from MTGJSON: in AtomicCards, in a set, in AllPrintings (https://mtgjson.com/data-models/)."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from mainphase.language.catalogue.printed import CODES, PrintedFace
from mainphase.language.catalogue.printing import Printing
from mainphase.language.text.card_data import face_from_atomic

NO_CARDS: Final = frozenset({"token", "emblem", "art_series", "double_faced_token"})


class ForeignData(msgspec.Struct, rename="camel"):
    """A face in another language."""

    language: str = ""
    name: str | None = None
    face_name: str | None = None
    text: str | None = None
    type: str | None = None


class Where(msgspec.Struct, rename="camel"):
    """The fields that say where a card was printed and where it may be played."""

    legalities: dict[str, str] | None = None
    printings: list[str] | None = None
    set_code: str | None = None
    foreign_data: list[ForeignData] | None = None


def mtgjson_printing(record: dict[str, Any]) -> Printing | None:
    """One face of a card; None if the record is no card (a token). CardError or ValidationError if it is not right."""
    face = face_from_atomic(record)
    if face.layout in NO_CARDS:
        return None
    where = msgspec.convert(record, Where)
    sets = where.printings or ([where.set_code] if where.set_code else [])
    printed = [
        PrintedFace(CODES[each.language], face.own_name, each.face_name or each.name, each.type or "", each.text or "")
        for each in where.foreign_data or ()
        if each.language in CODES and each.name
    ]
    return Printing(face.name, {face.side: face}, tuple(sets), where.legalities or {}, printed=tuple(printed))
