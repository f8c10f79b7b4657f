"""Cards out of a card file: printings of one name put together, and everything told that is wrong with any of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from mainphase.cards.names import LONGEST_OF_A_CARD, folded
from mainphase.errors import CardError, cut, repr_of, visible, where
from mainphase.language.catalogue import file_formats, mtgjson, scryfall
from mainphase.language.catalogue.json_values import Broken, TooDeep, Values
from mainphase.language.catalogue.meld_pairs import meld_cards
from mainphase.language.catalogue.opening import KINDS, CardFile, opened
from mainphase.language.catalogue.printed import PrintedFace
from mainphase.language.catalogue.printing import Printing
from mainphase.language.text.card_data import MOST_FACES, CardData, is_face_alone
from mainphase.saying.worded import worded

REVERSIBLE: Final = "reversible_card"  # one card, printed on both sides
MOST_CARDS: Final = 60_000  # of different names; there are about half as many
MOST_LEFT_OUT: Final = 20_000
LEGAL: Final = ("legal", "restricted")


@dataclass(slots=True)
class Gathered:
    """A card as the file has it: its faces by their sides, and where it was printed and is legal."""

    name: str
    by_side: dict[str, CardData]
    sets: dict[str, None] = field(default_factory=dict)
    legal: dict[str, str] = field(default_factory=dict)

    @property
    def faces(self) -> tuple[CardData, ...]:
        """In their order. What is printed on both sides of a card is one face, and a card like any other."""
        faces = tuple(self.by_side[side] for side in sorted(self.by_side))
        if faces[0].layout == REVERSIBLE and len({face.own_name for face in faces}) == 1:
            return (replace(faces[0], name=faces[0].own_name, face_name="", side="", layout="normal"),)
        return faces


@dataclass
class Gathering:
    """The cards that were found in a file, and a line for each thing that is not right."""

    path: Path
    format: str = ""
    cards: dict[str, Gathered] = field(default_factory=dict)
    left_out: list[str] = field(default_factory=list)  # a line for each record that is no card that can be kept
    notes: list[str] = field(default_factory=list)  # a line for each oddity that keeps nobody out
    broken: str = ""  # why the file ends too early, if it does
    other: int = 0  # tokens and the like
    faces_alone: list[str] = field(default_factory=list)  # that stood there as cards, beside the card that has them
    days: dict[str, str] = field(default_factory=dict)  # the first day of each set, where the file tells it
    printed: dict[tuple[str, str], PrintedFace] = field(default_factory=dict)  # by language and folded English name

    def place(self, line: int, column: int) -> str:
        return where(cut(str(self.path), 500), line, column)

    def leave_out(self, record: file_formats.CatalogueRecord, why: str) -> None:
        self.left_out.append(visible(f"{self.place(record.line, record.column)}: {cut(why, 500)}"))

    def note(self, record: file_formats.CatalogueRecord, what: str) -> None:
        self.notes.append(visible(f"{self.place(record.line, record.column)}: {cut(what, 500)}"))


Tell = Callable[[int, int, int], None]  # how many bytes of how many are read, and how many cards were found


def gather(path: Path, tell: Tell = lambda at, size, cards: None) -> Gathering:
    """Reads a card file. Raises CardError if it is none at all; whatever is wrong with parts of it is in the
    `Gathering`, line by line.
    """
    with opened(path) as file:
        found = Gathering(path)
        walk = file_formats.Walk(Values(file.pieces()))
        try:
            for record in walk.records():
                add_record(found, record)
                if why := too_many(found):
                    found.broken = f"{found.place(record.line, record.column)}: {why}"
                    break
                if (len(found.cards) + len(found.left_out)) % 100 == 0:
                    tell(file.at, file.size, len(found.cards))
        except Broken as broken:
            found.broken = f"{found.place(broken.line, broken.column)}: {file.broken or broken.what}"
        if file.broken and not found.broken:
            found.broken = f"{cut(str(path), 500)}: {file.broken}"
        found.format = format_of(walk.format, found)
        found.days.update(walk.days)
        leave_out_faces(found)
        pair_meld_cards(found)
        if not found.cards:
            raise no_cards(file, found)
    return found


def too_many(found: Gathering) -> str:
    """Why no more of a file is read; "" while it may be a card file."""
    if len(found.cards) > MOST_CARDS:
        return f"it has more than {MOST_CARDS:,} cards of different names"
    if len(found.left_out) > MOST_LEFT_OUT:
        return f"more than {MOST_LEFT_OUT:,} things in it are no cards"
    return ""


def no_cards(file: CardFile, found: Gathering) -> CardError:
    if found.broken:
        return CardError(
            worded("error-a-card-file", "{broken}; a card file is {kinds}", broken=found.broken, kinds=KINDS)
        )
    if not file.size:
        return file.wrong(
            worded("error-the-file-is-empty-a-card", "the file is empty; a card file is {kinds}", kinds=KINDS)
        )
    if found.left_out:
        return CardError(
            worded(
                "error-no-card-could-be-kept",
                "no card could be kept; the first of {count:,}: {left_out}",
                count=len(found.left_out),
                left_out=found.left_out[0],
            )
        )
    return file.wrong(
        worded("error-there-are-no-cards", "there are no cards in this file; a card file is {kinds}", kinds=KINDS)
    )


def format_of(walked: str, found: Gathering) -> str:
    """Returns the name of the format, now that its cards are known."""
    return file_formats.SCRYFALL if walked == file_formats.ARRAY and found.format == file_formats.SCRYFALL else walked


def leave_out_faces(found: Gathering) -> None:
    """Takes out cards of one face that are a face of another card of the file: half a card is not played."""
    for card in list(found.cards.values()):
        for face in faces_apart(card.faces):
            other = found.cards.get(folded(face.own_name))
            if other is not None and is_face_alone(other.faces, face):
                del found.cards[folded(face.own_name)]
                found.faces_alone.append(face.own_name)


def pair_meld_cards(found: Gathering) -> None:
    """Gives each meld card what it melds into as its other face: that is no card by itself (CR 712.4)."""
    alone = {folded(card.faces[0].own_name): card.faces[0] for card in found.cards.values() if len(card.by_side) == 1}
    keys = {folded(card.faces[0].own_name): key for key, card in found.cards.items() if len(card.by_side) == 1}
    for name, (front, back), into in list(meld_cards(alone)):
        card = found.cards.pop(keys[name])
        found.cards[folded(front.name)] = replace_gathered(card, front, back)
        if keys[folded(into)] in found.cards:
            del found.cards[keys[folded(into)]]
            found.faces_alone.append(into)


def replace_gathered(card: Gathered, front: CardData, back: CardData) -> Gathered:
    return Gathered(front.name, {front.side: front, back.side: back}, card.sets, card.legal)


def faces_apart(faces: Sequence[CardData]) -> Sequence[CardData]:
    """Returns the faces of a card that has several, which are called differently; otherwise none."""
    return faces if len({folded(face.own_name) for face in faces}) > 1 else ()


def add_record(found: Gathering, record: file_formats.CatalogueRecord) -> None:
    """One record of the file; in AtomicCards all faces of a card."""
    held = record.held
    if isinstance(held, TooDeep):
        found.leave_out(record, f"{cut(record.key) or 'a card'}: it is nested too deeply to be read")
        return
    if not record.key:
        take_printing(found, record, printing_of(found, record, held))
        return
    if not isinstance(held, list) or not held:
        found.leave_out(record, f"{cut(record.key)}: found {repr_of(held)}; allowed is a list of its faces")
        return
    printings = [printing_of(found, record, each) for each in held]
    if any(each is None for each in printings):
        return  # a card is whole or not there
    together = merged_faces(found, record, [each for each in printings if each is not None])
    if together.name != record.key:
        found.note(record, f"the card under {cut(record.key)!r} calls itself {cut(together.name)!r}, which is kept")
    if folded(together.name[:LONGEST_OF_A_CARD]) in found.cards:
        found.note(record, f"{cut(together.name)} stands there a second time; {which_is_kept(found, together)}")
    take_printing(found, record, together)


def which_is_kept(found: Gathering, again: Printing) -> str:
    known = found.cards[folded(again.name)]
    same = all(known.by_side.get(side) == face for side, face in again.faces.items())
    return "it says the same" if same else "it says something else, and the first is kept"


def printing_of(found: Gathering, record: file_formats.CatalogueRecord, held: Any) -> Printing | None:
    """Returns the printing in a record; None, with the reason told, if it is no card or cannot be kept."""
    if not isinstance(held, dict):
        found.leave_out(record, f"{cut(record.key) or 'a card'}: found {repr_of(held)}; allowed is an object")
        return None
    ours = "type_line" in held or "card_faces" in held or held.get("object") == "card"
    if ours:
        found.format = file_formats.SCRYFALL
    try:
        made = scryfall.scryfall_printing(held) if ours else mtgjson.mtgjson_printing(held)
    except (msgspec.ValidationError, CardError) as wrong:
        name, said = record_name(record, held), in_our_words(str(wrong))
        found.leave_out(record, said if said.startswith(name) else f"{name}: {said}")
        return None
    if made is None:
        found.other += 1
        return None
    if len(made.name) > LONGEST_OF_A_CARD or not folded(made.name):
        found.leave_out(record, f"{cut(made.name)!r} is no name: allowed are 1 to {LONGEST_OF_A_CARD} characters")
        return None
    return made


def record_name(record: file_formats.CatalogueRecord, held: dict[str, Any]) -> str:
    name = held.get("name")
    return cut(visible(name)) if isinstance(name, str) and name.strip() else cut(record.key) or "a card without a name"


def in_our_words(said: str) -> str:
    """Returns in our words, from those of msgspec, which field is wrong and how."""
    said = said.replace("`", "").replace("Object missing required field", "it has no field")
    wanted, at, field_name = said.partition(" - at ")
    wanted = wanted.replace("Expected", "allowed is").replace(", got", "; found")
    return f"its field {field_name.removeprefix('$.')}: {wanted}" if at else wanted


def merged_faces(found: Gathering, record: file_formats.CatalogueRecord, printings: list[Printing]) -> Printing:
    """The faces of one card of AtomicCards. Some names have several cards that differ; the first counts."""
    first = printings[0]
    faces: dict[str, CardData] = {}
    more = 0
    for each in printings:
        for side, face in each.faces.items():
            more += side in faces
            faces.setdefault(side, face)
    if more:
        found.note(record, f"{cut(first.name)} has {more + 1} versions; the first is kept")
    sets = tuple(dict.fromkeys(code for each in printings for code in each.sets))
    printed = tuple(face for each in printings for face in each.printed)
    return Printing(first.name, faces, sets, first.legalities, printed=printed)


def take_printing(found: Gathering, record: file_formats.CatalogueRecord, made: Printing | None) -> None:
    """Puts a printing to the others of its name; Oracle texts are the same on all of them."""
    if made is None:
        return
    for each in made.printed:
        if each.is_good:
            found.printed.setdefault((each.language, folded(each.face)), each)
    if not made.faces:
        return
    name, key = made.name, folded(made.name)
    known = found.cards.get(key)
    if known is None:
        known = found.cards[key] = Gathered(name, dict(made.faces))
    else:
        differs = [side for side, face in made.faces.items() if not says_the_same(known.by_side.get(side), face)]
        if differs and not record.key:
            found.note(record, f"{cut(name)} says something else here than before; the first is kept")
        for side, face in made.faces.items():
            known.by_side.setdefault(side, face)
        if len(known.by_side) > MOST_FACES:
            found.leave_out(record, f"{cut(name)}: it has {len(known.by_side)} faces; allowed are {MOST_FACES}")
            del found.cards[key]
            return
    known.sets.update(dict.fromkeys(code for code in made.sets if code.isalnum() and len(code) <= 10))
    for code, day in made.days.items():
        found.days[code] = min(day, found.days.get(code, day))
    for form, status in made.legalities.items():
        if status.lower() in LEGAL and form.isprintable() and len(form) <= 40:
            known.legal[form] = status.lower()


def says_the_same(known: CardData | None, face: CardData) -> bool:
    """True if two printings agree in all that counts in play."""
    if known is None:
        return True
    return (known.text, known.type_line, known.mana_cost, known.power, known.toughness) == (
        face.text,
        face.type_line,
        face.mana_cost,
        face.power,
        face.toughness,
    )


def shown_lines(lines: Iterable[str], most: int) -> Iterator[str]:
    """The first of them, and how many more there are."""
    all_of_them = list(lines)
    yield from all_of_them[:most]
    if len(all_of_them) > most:
        yield f"… and {len(all_of_them) - most:,} more"
