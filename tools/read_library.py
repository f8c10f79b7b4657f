"""Reads the built-in cards that nobody wrote by hand from their text again: `src/mainphase/cards/library/read.tsv`.

python tools/read_library.py CARD_FILE [NAME ...]

CARD_FILE is MTGJSON's AtomicCards. NAMEs are cards to add. To write one by hand instead, delete its line. What the
cards say otherwise than before is printed as text; read it before you commit.
"""

from __future__ import annotations

import argparse
import difflib
import json
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from mainphase.cards.codec import encode
from mainphase.cards.library import READ, WRITTEN, Library, lines_read
from mainphase.cards.mana_costs import cost_text
from mainphase.cards.names_of_faces import faces_named
from mainphase.cards.nodes import CardDef, Layout
from mainphase.errors import CardError
from mainphase.language.cards import read_card
from mainphase.language.catalogue.meld_pairs import MELD
from mainphase.language.rendering import rendered_lines, rendered_type_line
from mainphase.language.text.card_data import CardData, from_atomic

Entries = Mapping[str, list[dict[str, Any]]]  # what a card file has of each card


def entries_of(card_file: Path) -> Entries:
    found: Entries = json.loads(card_file.read_text(encoding="utf-8"))["data"]
    return found


def read_again(entries: Entries, names: Iterable[str]) -> dict[str, CardDef]:
    """Cards by their names, as their text is read; CardError if the file lacks one or its text is not understood."""
    # What has two faces goes before a half of it that the file has by itself.
    keys = {key: key for key in entries} | {key.partition(" // ")[0]: key for key in entries if " // " in key}
    found: dict[str, CardDef] = {}
    for name in names:
        if name not in keys:
            raise CardError(f"{name} is not in the card file")
        reading = read_card(faces_in(entries, keys[name]))
        if reading.card is None:
            raise CardError(f"{name} is not read: {reading.reason}; cards/library is where it can be written by hand")
        found[reading.card.name] = reading.card
    return dict(sorted(found.items()))


def faces_in(entries: Entries, key: str) -> tuple[CardData, ...]:
    """The faces of a card; of a meld card also what it melds into, which the file has by itself."""
    faces = from_atomic(entries[key])
    if faces[0].layout == MELD and len(faces) == 1:
        return (*faces, replace(from_atomic(entries[key.partition(" // ")[2]])[0], name=faces[0].name))
    return faces


def line_of(card: CardDef) -> str:
    """The line of a card in `read.tsv`."""
    tree = json.dumps(encode(card), ensure_ascii=False, separators=(",", ":"))
    return "\t".join([card.name, " // ".join(faces_named(card)), tree])


def text_of(card: CardDef) -> list[str]:
    """A card as it is printed: cost, type line, text and corner of each face."""
    lines: list[str] = []
    for face in card.faces if card.layout == Layout.SPLIT else (card, *card.faces):
        cost = "" if face.cost is None else f" {cost_text(face.cost)}"
        corner = [face.power, face.toughness] if face.power is not None else [face.loyalty, face.defense]
        lines += [f"{face.name}{cost}", rendered_type_line(face)]
        lines += [line if line is not None else "(an ability without words)" for line in rendered_lines(face)]
        lines += ["/".join([str(number) for number in corner if number is not None])]
    if card.layout == Layout.SPLIT:  # what both halves have in common: fuse
        lines += [line if line is not None else "(an ability without words)" for line in rendered_lines(card)]
    return [line for line in "\n".join(lines).split("\n") if line]


def differences(before: Mapping[str, CardDef], now: Mapping[str, CardDef]) -> list[str]:
    """What cards say otherwise than before, in English: lines that begin with - and +, under each card's name."""
    said: list[str] = []
    for name in sorted(before.keys() | now.keys()):
        old, new = before.get(name), now.get(name)
        if old == new:
            continue
        lines = list(difflib.ndiff(text_of(old) if old else [], text_of(new) if new else []))
        changed = [line for line in lines if line[0] in "+-"]
        said += [f"{name}:", *(changed or ["  says the same, by another tree"])]
    return said


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("card_file", type=Path, metavar="CARD_FILE")
    parser.add_argument("added", nargs="*", metavar="NAME", help="a card to add")
    options = parser.parse_args(arguments)
    before = Library({}, lines_read(), READ.name)
    try:
        if by_hand := [name for name in options.added if name in WRITTEN]:
            raise CardError(f"{', '.join(by_hand)} stands in a file of cards/library already")
        now = read_again(entries_of(options.card_file), [*before, *options.added])
    except CardError as wrong:
        print(wrong, file=sys.stderr)
        return 1
    print("\n".join(differences(before, now) or ["nothing changed"]))
    READ.write_text("".join([line_of(card) + "\n" for card in now.values()]), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
