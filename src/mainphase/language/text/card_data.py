"""One face of a card as a card file gives it, before anything in it is understood."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from mainphase.errors import CardError, cut, repr_of, visible
from mainphase.saying.error_texts import error_text
from mainphase.saying.worded import fixed, term, worded

# Longer than anything on a card: what is longer is not read at all.
LONGEST_TEXT: Final = 8_000
LONGEST_LINE: Final = 200
MOST_FACES: Final = 8


class Ruling(msgspec.Struct, frozen=True):
    date: str = ""
    text: str = ""


class CardData(msgspec.Struct, frozen=True, kw_only=True):
    """A face. `name` is the card's ("Fire // Ice"), `face_name` the face's if the card has several."""

    name: str
    face_name: str = ""
    side: str = ""  # "a", "b"
    layout: str = "normal"
    mana_cost: str | None = None  # "{1}{R}"
    type_line: str = ""
    text: str = ""
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    defense: str | None = None
    hand: str | None = None  # a vanguard's modifiers: "+1", "-2"
    life: str | None = None
    colors: str | None = None  # letters of WUBRG; None: the file doesn't say
    indicator: str | None = None  # its colour indicator, if the file tells it apart from its colours
    keywords: tuple[str, ...] = ()
    rulings: tuple[Ruling, ...] = ()

    @property
    def own_name(self) -> str:
        """Returns the name of this face."""
        return self.face_name or self.name


def is_face_alone(faces: Sequence[CardData], face: CardData) -> bool:
    """True if a card has one face, and that is a face of another card. Files differ in the wording of texts."""
    return len(faces) == 1 and faces[0].type_line.split() == face.type_line.split()


class AtomicFace(msgspec.Struct, rename="camel"):
    """A face in MTGJSON's AtomicCards, as far as it is wanted here."""

    name: str
    type_line: str = msgspec.field(name="type")
    face_name: str | None = None
    side: str | None = None
    layout: str = "normal"
    mana_cost: str | None = None
    mana_value: float = 0
    text: str | None = None
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    defense: str | None = None
    hand: str | None = None
    life: str | None = None
    colors: list[str] | None = None
    color_indicator: list[str] | None = None
    keywords: list[str] | None = None
    rulings: list[Ruling] | None = None


def color_letters(colors: Sequence[str] | None) -> str | None:
    return None if colors is None else "".join([c for c in "WUBRG" if c in colors])


def from_atomic(entries: object, where: str = "") -> tuple[CardData, ...]:
    """Returns the faces of one card of MTGJSON's AtomicCards: the list that stands under its name. Raises CardError if
    it is none.
    """
    if not isinstance(entries, Sequence) or isinstance(entries, (str, bytes)) or not entries:
        raise CardError(
            worded(
                "error-expected-a-list-of-faces-found",
                "expected a list of faces, found {entries}",
                entries=repr_of(entries),
            ),
            where=where,
        )
    if len(entries) > MOST_FACES:
        raise CardError(
            worded(
                "error-faces-a-card-has-at-most",
                "{count} faces; a card has at most {most_faces}",
                count=len(entries),
                most_faces=MOST_FACES,
            ),
            where=where,
        )
    return tuple([face_from_atomic(entry, where) for entry in entries])


def face_from_atomic(entry: object, where: str = "") -> CardData:
    """Returns a face from an entry of a card file. Raises CardError if it is no object, or its fields are not those of
    a face.
    """
    if not isinstance(entry, Mapping):
        raise CardError(
            worded(
                "error-expected-a-face-as-an-object",
                "expected a face as an object with fields, found {entry}",
                entry=repr_of(entry),
            ),
            where=where,
        )
    try:
        face = msgspec.convert(entry, AtomicFace)
    except msgspec.ValidationError as wrong:
        raise CardError(error_text(wrong), where=where) from None
    made = CardData(
        name=face.name,
        face_name=face.face_name or "",
        side=face.side or side_by_mana(face),
        layout=face.layout,
        mana_cost=face.mana_cost,
        type_line=face.type_line,
        text=face.text or "",
        power=face.power,
        toughness=face.toughness,
        loyalty=face.loyalty,
        defense=face.defense,
        hand=face.hand,
        life=face.life,
        colors=color_letters(face.colors),
        indicator=color_letters(face.color_indicator),
        keywords=tuple(face.keywords or ()),
        rulings=tuple(face.rulings or ()),
    )
    check_card_data(made, where)
    return made


def side_by_mana(face: AtomicFace) -> str:
    """What has a mana value and no mana cost is the other side of something that has one (CR 202.3b, c)."""
    return "b" if face.mana_value and not face.mana_cost and not face.face_name else ""


def check_card_data(face: CardData, where: str = "") -> None:
    """Raises CardError for what no card has: no name, a text as long as a book, signs that a terminal obeys."""
    if not face.own_name.strip():
        raise CardError(fixed("error-a-card-without-a-name", "a card without a name"), where=where)
    short: list[tuple[str, Any]] = [
        ("name", face.name),
        ("face name", face.face_name),
        ("type line", face.type_line),
        ("mana cost", face.mana_cost),
        ("power", face.power),
        ("toughness", face.toughness),
        ("loyalty", face.loyalty),
        ("defense", face.defense),
        ("hand modifier", face.hand),
        ("life modifier", face.life),
        ("layout", face.layout),
    ]
    for called, text in short:
        if text is None:
            continue
        if len(text) > LONGEST_LINE:
            raise CardError(
                worded(
                    "error-its-has-characters-at-most",
                    "{name}: its {called} has {count:,} characters; at most {longest_line} are read",
                    name=cut(face.own_name),
                    called=term(called),
                    count=len(text),
                    longest_line=LONGEST_LINE,
                ),
                where=where,
            )
        if not text.isprintable():
            raise CardError(
                worded(
                    "error-its-has-the-control-character",
                    "{name}: its {called} has the control character {character}",
                    name=cut(visible(face.own_name)),
                    called=term(called),
                    character=visible(odd(text)),
                ),
                where=where,
            )
    if len(face.text) > LONGEST_TEXT:
        raise CardError(
            worded(
                "error-its-text-has-characters-at-most",
                "{name}: its text has {count:,} characters; at most {longest_text:,} are read",
                name=face.own_name,
                count=len(face.text),
                longest_text=LONGEST_TEXT,
            ),
            where=where,
        )
    if not face.text.replace("\n", "").isprintable():
        raise CardError(
            worded(
                "error-its-text-has-the-control-character",
                "{name}: its text has the control character {character}",
                name=face.own_name,
                character=visible(odd(face.text.replace(chr(10), ""))),
            ),
            where=where,
        )


def odd(text: str) -> str:
    """The first character that cannot be printed."""
    return next(c for c in text if not c.isprintable())
