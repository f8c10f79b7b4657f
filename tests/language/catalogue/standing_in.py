"""A small language that stands in for the real one, so that a catalogue is tested by itself; and card files of ours.

Every card here is invented.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.words import GOBLIN, create, do, draw, flying, haste, split
from mainphase.cards.words import card as made_card
from mainphase.language.text.card_data import CardData
from mainphase.language.text.type_line import read_type_line
from mainphase.language.verdicts import CardReading, LineVerdict, Verdict

READER: Final = "tests.language.catalogue.standing_in:read_card"
LEARNED: Final = "tests.language.catalogue.standing_in:read_more"
FAILING: Final = "tests.language.catalogue.standing_in:read_and_fail"
KNOWN: Final[dict[str, n.Ability | n.Mode]] = {
    "Flying": flying,
    "Haste": haste,
    "Draw two cards.": do(draw(2)),
    "Create two 1/1 red Goblin creature tokens.": do(create(2, GOBLIN)),
}
MORE: Final[dict[str, n.Ability | n.Mode]] = {"Draw three cards.": do(draw(3))}


def read_card(faces: Sequence[CardData]) -> CardReading:
    """Knows a handful of lines."""
    return read(faces, KNOWN)


def read_more(faces: Sequence[CardData]) -> CardReading:
    """Has learned one more."""
    return read(faces, KNOWN | MORE)


def read_and_fail(faces: Sequence[CardData]) -> CardReading:
    """Has a fault."""
    if "Trouble" in faces[0].name:
        raise KeyError("trouble")
    return read(faces, KNOWN)


def read(faces: Sequence[CardData], known: dict[str, n.Ability | n.Mode]) -> CardReading:
    name = faces[0].name
    lines = [line_read(face, line, known) for face in faces for line in face.text.splitlines()]
    failed = [line for line in lines if line.verdict != Verdict.PLAYABLE]
    if failed:
        return CardReading(name, failed[0].verdict, None, failed[0].reason, tuple(lines))
    made = [card_of(face, known) for face in faces]
    return CardReading(name, Verdict.PLAYABLE, split(made[0], made[1]) if len(made) > 1 else made[0], "", tuple(lines))


def line_read(face: CardData, line: str, known: dict[str, n.Ability | n.Mode]) -> LineVerdict:
    if line in known:
        return LineVerdict(line, Verdict.PLAYABLE, face=face.own_name)
    if line.startswith("It draws"):
        meanings = ("this draws", "that draws")
        return LineVerdict(line, Verdict.AMBIGUOUS, "ambiguous: two meanings", 0, (), meanings, face.own_name)
    stopped = len("Draw ") if line.startswith("Draw ") else 0
    return LineVerdict(line, Verdict.UNSUPPORTED, "phrase: nothing reads this", stopped, ("a card",), (), face.own_name)


def card_of(face: CardData, known: dict[str, n.Ability | n.Mode]) -> n.CardDef:
    line = read_type_line(face.type_line)
    pt = "" if face.power is None else f"{face.power}/{face.toughness}"
    head = made_card(face.own_name, face.mana_cost, n.OfType(line.types), *line.subtypes, pt=pt)
    return head(*(known[each] for each in face.text.splitlines()))


# --- Card files


def face(name: str, text: object = "", line: str = "Instant", **more: Any) -> dict[str, Any]:
    """A face as MTGJSON has it."""
    return {"name": name, "layout": "normal", "manaCost": "{1}{U}", "type": line, "text": text, **more}


def bird(name: str, text: str = "Flying", **more: Any) -> dict[str, Any]:
    return face(name, text, "Creature — Bird", **{"power": "2", "toughness": "1", **more})


BIRD: Final = bird("Paper Heron")
BRISK: Final = bird("Brisk Héron", "Flying\nHaste", power="3")
NOTES: Final = face("Borrowed Notes", "Draw two cards.", "Sorcery", printings=["ABC", "XYZ"])
MUSTER: Final = face("Lantern Muster", "Create two 1/1 red Goblin creature tokens.", legalities={"pauper": "Legal"})
LONG: Final = face("Longer Notes", "Draw three cards.", printings=["XYZ"], legalities={"pauper": "Legal"})
RIDDLE: Final = face("Riddle of Ink", "It draws two cards.")
HALVES: Final = [
    face("Inkfall // Inkrise", "Draw two cards.", faceName="Inkfall", side="a", layout="split"),
    face(
        "Inkfall // Inkrise",
        "Create two 1/1 red Goblin creature tokens.",
        "Sorcery",
        faceName="Inkrise",
        side="b",
        layout="split",
    ),
]
CARDS: Final = [[BIRD], [BRISK], [NOTES], [MUSTER], [LONG], [RIDDLE], HALVES]


def atomic(*cards: list[dict[str, Any]]) -> dict[str, Any]:
    """AtomicCards of these."""
    return {"meta": {"version": "5"}, "data": {faces[0]["name"]: faces for faces in cards or CARDS}}


def scryfall(name: str, text: str = "", line: str = "Instant", **more: Any) -> dict[str, Any]:
    """A card as Scryfall has it."""
    says = {"name": name, "mana_cost": "{1}{U}", "type_line": line, "oracle_text": text}
    return {"object": "card", "layout": "normal", "lang": "en", "set": "abc", **says, **more}


def written(path: Path, data: Any) -> Path:
    """A file with this as JSON, or with this text."""
    path.write_text(data if isinstance(data, str) else json.dumps(data), encoding="utf-8")
    return path
