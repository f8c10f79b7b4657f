"""Cards that a user writes down: as text, or as simple JSON or YAML; and how they are kept in a catalogue.

What cannot be read is not kept. What would hide another card is kept only if its writer says so.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import yaml

from mainphase.cards.beside import forget_definitions
from mainphase.cards.names import LONGEST_OF_A_CARD, folded, index
from mainphase.errors import CardError, cut, nearest, repr_of, visible, where
from mainphase.foundation.bounded_files import LONGEST_OWN_CARDS, read_bounded_text
from mainphase.language.catalogue import reading
from mainphase.language.catalogue.reading import Faces, read_one, reader_named
from mainphase.language.catalogue.schema import check_place, connected
from mainphase.language.catalogue.stored_cards import OWN, add_source, put_card, row_named, source_of_card
from mainphase.language.catalogue.version import language_version
from mainphase.language.slips import put_right
from mainphase.language.text.card_data import MOST_FACES, CardData, check_card_data
from mainphase.language.verdicts import Verdict
from mainphase.language.written import candidates, is_type_line, with_dash, written_cost
from mainphase.saying.error_texts import error_text, why_too_long, why_unread
from mainphase.saying.worded import fixed, worded

TEXTS: Final = (".txt", ".text", ".card")
YAMLS: Final = (".yaml", ".yml")
MOST_OF_A_FILE: Final = 5_000  # cards
QUICK_LOADER: Final = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
TYPED: Final = "what was typed"
HEAD: Final = 3  # a type line is among so many lines of a card
FIELDS: Final = (
    *("name", "cost", "type", "text", "pt", "power", "toughness", "loyalty", "defense", "colors"),
    *("layout", "faces"),
)
WORDS: Final = ("power", "toughness", "loyalty", "defense")
POWER_TOUGHNESS: Final = re.compile(r"\s*([0-9*+-]+)\s*/\s*([0-9*+-]+)\s*")


@dataclass(frozen=True)
class OwnCard:
    """A card as its writer has it, and the place where it begins."""

    faces: Faces
    place: str

    @property
    def name(self) -> str:
        """The name of the whole card."""
        return self.faces[0].name


def is_own_file(path: Path) -> bool:
    """True if a file is not one of MTGJSON's or Scryfall's: a text, YAML, or simple JSON of cards."""
    if path.suffix.lower() in (*TEXTS, *YAMLS):
        return True
    try:
        if path.suffix.lower() != ".json" or not path.is_file() or path.stat().st_size > LONGEST_OWN_CARDS:
            return False
        held = json.loads(read_bounded_text(path, LONGEST_OWN_CARDS, "utf-8-sig"))
    except (OSError, ValueError, RecursionError):
        return False
    cards = held if isinstance(held, list) else [held]
    return bool(cards) and all(isinstance(card, dict) and "name" in card and set(card) <= {*FIELDS} for card in cards)


def file_unread(why: str) -> str:
    return worded("error-it-cannot-be-read", "it cannot be read: {strerror}", strerror=why)


def own_cards_in_file(path: Path) -> list[OwnCard]:
    """The cards of a file that `is_own_file`. Raises CardError, with the place, for what is none."""
    at = cut(str(path), 500)
    try:
        text = read_bounded_text(path, LONGEST_OWN_CARDS, "utf-8-sig")
    except (OSError, ValueError) as wrong:
        raise CardError(why_unread(wrong, file_unread), where=at) from None
    return own_cards_in_text(text, at) if path.suffix.lower() in TEXTS else own_cards_in_data(text, at)


def check_own_length(text: str, source: str) -> None:
    """Raises CardError for a text that is too long."""
    if why := why_too_long(text, LONGEST_OWN_CARDS):
        raise CardError(
            worded("error-these-cannot-be-cards-of-ones", "these cannot be cards of one's own: {why}", why=why),
            where=source,
        )


def check_own_count(cards: int, place: str) -> None:
    """Raises CardError for too many cards."""
    if cards > MOST_OF_A_FILE:
        raise CardError(
            worded(
                "error-a-file-of-ones-own-cards",
                "a file of one's own cards has at most {most_of_a_file:,}; found {cards:,}",
                most_of_a_file=MOST_OF_A_FILE,
                cards=cards,
            ),
            where=place,
        )


# --- As text


def own_cards_in_text(text: str, source: str) -> list[OwnCard]:
    """The cards of a text, as `written` reads each. Where an empty line is followed by a name and a type line, another
    card begins. Raises CardError for a card without a name or a type line.
    """
    check_own_length(text, source)
    found: list[OwnCard] = []
    for line, said in cards_apart(text):
        place = where(source, line)
        check_own_count(len(found) + 1, place)
        try:
            (card, *others) = candidates(said)
        except CardError as wrong:
            raise CardError(wrong.message, where=place) from None
        if others or not begins_with_name(said):
            raise CardError(
                fixed(
                    "error-a-card-that-is-kept-needs",
                    'a card that is kept needs a name and a type line above its text, such as "Paper Heron '
                    '{1}{U}" and "Creature — Bird"',
                ),
                where=place,
            )
        found.append(OwnCard((card,), place))
    if not found:
        raise CardError(
            fixed("error-there-is-no-text-to-read", "there is no text to read; write what stands on the card"),
            where=source,
        )
    return found


def written_lines(text: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if line.strip() and not line.lstrip().startswith("#")]


def begins_with_name(text: str) -> bool:
    return not is_type_line(written_lines(text)[0])


def cards_apart(text: str) -> Iterator[tuple[int, str]]:
    """Yields the text of each card, with the line in which it begins."""
    begins, kept, written = 1, list[str](), False
    lines = text.splitlines()
    for k, line in enumerate(lines):
        if written and not line.strip() and begins_card(lines[k + 1 : k + 1 + HEAD + 20]):
            yield begins, "\n".join(kept)
            kept, written = [], False
            begins = next(i for i in range(k + 1, len(lines)) if lines[i].strip()) + 1
        kept.append(line)
        written = written or bool(written_lines(line))
    if written:
        yield begins, "\n".join(kept)


def begins_card(lines: Sequence[str]) -> bool:
    """True if a name and a type line come next."""
    head = written_lines("\n".join(lines))[:HEAD]
    return bool(head) and not is_type_line(head[0]) and any(is_type_line(line) for line in head[1:])


# --- As JSON or YAML


def own_cards_in_data(text: str, source: str) -> list[OwnCard]:
    """The cards of JSON or YAML: one, or a list. Raises CardError where it is something else."""
    check_own_length(text, source)
    try:
        loader = QUICK_LOADER(text)  # JSON is YAML
        node = loader.get_single_node()
        held = None if node is None else loader.construct_document(node)
    except yaml.MarkedYAMLError as wrong:
        mark = wrong.problem_mark
        place = where(source, mark.line + 1, mark.column + 1) if mark is not None else source
        raise CardError(
            worded(
                "error-a-cost-stands-in-quotation-marks",
                '{problem}; a cost stands in quotation marks: cost: "{{1}}{{U}}"',
                problem=wrong.problem,
            ),
            where=place,
        ) from None
    except UnicodeEncodeError as wrong:
        place = where(source, text.count("\n", 0, wrong.start) + 1)
        raise CardError(
            worded("error-is-half-a-character", "{text} is half a character", text=visible(text[wrong.start])),
            where=place,
        ) from None
    except (yaml.YAMLError, ValueError, RecursionError) as wrong:
        raise CardError(
            worded("error-it-cannot-be-read", "it cannot be read: {strerror}", strerror=error_text(wrong)), where=source
        ) from None
    if not held or node is None:
        raise CardError(fixed("error-there-is-no-card", "there is no card in it"), where=source)
    nodes = node.value if isinstance(held, list) else [node]
    cards = held if isinstance(held, list) else [held]
    check_own_count(len(cards), source)
    places = [where(source, each.start_mark.line + 1) for each in nodes]
    return [OwnCard(faces_of_data(card, place), place) for card, place in zip(cards, places, strict=True)]


def faces_of_data(card: Any, place: str) -> Faces:
    """Returns the faces of a card. Raises CardError for fields that no card has here, or of a wrong kind."""
    check_fields(card, place)
    several = card.get("faces")
    if several is None:
        return (face_of_data(card, card, "", place),)
    if not isinstance(several, list) or not 2 <= len(several) <= MOST_FACES or "layout" not in card:
        raise CardError(
            fixed(
                "error-a-card-with-faces-has-two",
                "a card with faces has two or more, and a layout: split, adventure, transform, modal_dfc or flip",
            ),
            where=place,
        )
    for face in several:
        check_fields(face, place)
    name = card.get("name") or " // ".join(str(face.get("name")) for face in several)
    return tuple(
        face_of_data({**face, "layout": card["layout"]}, {"name": name}, side, place)
        for side, face in zip("abcdefgh", several, strict=False)
    )


def check_fields(card: Any, place: str) -> None:
    """Raises CardError if these are not the fields of a card."""
    if not isinstance(card, dict):
        raise CardError(
            worded(
                "error-a-card-has-fields",
                "a card has fields such as name, type and text; found {card}",
                card=repr_of(card),
            ),
            where=place,
        )
    for name in card:
        if name not in FIELDS:
            raise CardError(
                worded(
                    "error-a-card-has-no-field",
                    "a card has no field {name}; the nearest are {nearest}",
                    name=repr(cut(visible(str(name)))),
                    nearest=nearest(str(name), FIELDS),
                ),
                where=place,
            )


def face_of_data(face: dict[str, Any], card: dict[str, Any], side: str, place: str) -> CardData:
    """Returns a face of a card that somebody wrote. Raises CardError for a field that is missing, or is not what it
    must be.
    """
    for name in ("name", "type"):
        if not isinstance(face.get(name), str) or not face[name].strip():
            raise CardError(
                worded(
                    "error-a-card-needs-a-found",
                    "a card needs a {field}; found {found}",
                    field=name,
                    found=repr_of(face.get(name)),
                ),
                where=place,
            )
    text = face.get("text", "")
    lines = text if isinstance(text, list) else [text]
    if not all(isinstance(line, str) for line in lines):
        raise CardError(
            worded(
                "error-the-text-is-text",
                "the text is text, or a list of its lines; found {text}",
                text=repr_of(text),
            ),
            where=place,
        )
    numbers: dict[str, Any] = {name: number_said(face, name, place) for name in WORDS}
    if "pt" in face:
        found = POWER_TOUGHNESS.fullmatch(str(face["pt"]))
        if found is None:
            raise CardError(
                worded(
                    "error-pt-is-power-and-toughness",
                    'pt is power and toughness such as "2/1"; found {found}',
                    found=repr_of(face["pt"]),
                ),
                where=place,
            )
        numbers["power"], numbers["toughness"] = found[1], found[2]
    colors = face.get("colors")
    made = CardData(
        name=str(card["name"]),
        face_name=face["name"] if side else "",
        side=side,
        layout=str(face.get("layout", "normal")),
        mana_cost=cost_said(face.get("cost"), place),
        type_line=with_dash(face["type"].strip()),
        text=put_right("\n".join(line.strip() for line in "\n".join(lines).splitlines() if line.strip())),
        colors=colors_said(colors, face),
        **numbers,
    )
    check_card_data(made, place)
    return made


def colors_said(colors: Any, face: dict[str, Any]) -> str | None:
    """Returns the letters of the colours; a card without a cost that says none has none (CR 202.2b)."""
    if colors is None:
        return None if face.get("cost") else ""
    return "".join(c for c in "WUBRG" if c in str(colors).upper())


def number_said(face: dict[str, Any], name: str, place: str) -> str | None:
    """Returns a number of a card as text, or None. Raises CardError if it is none."""
    said = face.get(name)
    if said is None or (isinstance(said, (str, int)) and not isinstance(said, bool)):
        return None if said is None else str(said).strip()
    raise CardError(
        worded("error-its-is-a-number-found", "its {name} is a number; found {said}", name=name, said=repr_of(said)),
        where=place,
    )


def cost_said(said: Any, place: str) -> str | None:
    """Returns a mana cost in symbols, from "{1}{U}" or "1U". Raises CardError if it is not written so."""
    if said is None or said == "":
        return None
    cost = written_cost(str(said))
    if not cost or isinstance(said, bool):
        raise CardError(
            worded(
                "error-a-cost-is-written-or-1u",
                'a cost is written "{{1}}{{U}}" or "1U"; found {said}',
                said=repr_of(said),
            ),
            where=place,
        )
    return cost


# --- Kept


def check_name(card: OwnCard, into: Path, replace: bool) -> str:
    """A note about what a card hides; "" if nothing. Raises CardError if it would hide a card that is no user's own, or
    be hidden by a built-in one, and nobody said that it may.
    """
    name, key = cut(card.name), folded(card.name)
    if not key or len(card.name) > LONGEST_OF_A_CARD:
        raise CardError(
            worded(
                "error-is-no-name",
                "{name} is no name: allowed are 1 to {longest_of_a_card} characters",
                name=repr(name),
                longest_of_a_card=LONGEST_OF_A_CARD,
            ),
            where=card.place,
        )
    if key in index():
        if not replace:
            raise CardError(
                worded(
                    "error-there-is-a-built-in-card",
                    "there is a built-in card {card}, which is played whatever your catalogue has; give yours "
                    "another name, or keep it for games without the built-in cards (--replace, and --no-built-in "
                    "to play)",
                    card=index()[key],
                ),
                where=card.place,
            )
        return f"the built-in card {index()[key]} is played unless --no-built-in leaves it out"
    if not into.is_file() or not into.stat().st_size:
        return ""
    with connected(into) as db:
        row = row_named(db, key)
        source = source_of_card(db, row.id) if row is not None else ("", "")
    if row is None:
        return ""
    if source[1] == OWN and folded(row.name) == key:
        return f"it takes the place of your {row.name}"
    if not replace:
        raise CardError(
            worded(
                "error-your-catalogue-has-a-card",
                "your catalogue has a card {card} (from {source}), which this one would hide; give yours "
                "another name, or say --replace",
                card=row.name,
                source=source[0],
            ),
            where=card.place,
        )
    return f"it hides {row.name} (from {source[0]})"


def keep_own_cards(cards: Sequence[OwnCard], file: str, into: Path) -> None:
    """Puts cards that can be played into a catalogue, which is made if it is not there; all of them or none. Raises
    CardError if one of them cannot be read.
    """
    check_place(into)
    language = language_version()
    read = [read_one(card.faces, reader_named(reading.READER)) for card in cards]
    for card, made in zip(cards, read, strict=True):
        if made.verdict != Verdict.PLAYABLE:
            raise CardError(
                worded("error-cannot-be-played", "{name} cannot be played: {why}", name=card.name, why=made.reason),
                where=card.place,
            )
    with connected(into, create=True) as db:
        source = add_source(db, file, OWN, datetime.now(UTC).isoformat(timespec="seconds"))
        for card, made in zip(cards, read, strict=True):
            db.execute("DELETE FROM card WHERE folded = ?", (folded(card.name),))
            put_card(db, source, card.name, card.faces, (), {}, made, language)
    forget_definitions()
