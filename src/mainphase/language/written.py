"""A card as somebody writes it down: its name and cost, its type line, its text, its power and toughness.

Paper Heron {1}{U}
Creature — Bird
Flying
2/1

All but the text may be left out. Without a type line the text is tried as that of an instant, then of a creature.
"""

from __future__ import annotations

import re
from typing import Final

from mainphase.errors import CardError
from mainphase.language.slips import put_right
from mainphase.language.text.card_data import CardData, check_card_data
from mainphase.language.text.type_line import read_type_line
from mainphase.saying.worded import fixed

NAME: Final = "This Card"
LIKELY: Final = (("Instant", None), ("Creature — Shapeshifter", ("1", "1")), ("Enchantment", None))
COST: Final = re.compile(r"\s+((?:\{[^{}\s]+\})+)$")
ONLY_COST: Final = re.compile(r"(?:\{[^{}\s]+\})+")
LETTERS: Final = re.compile(r"[XYZ]*[0-9]{0,2}[WUBRGC]*")
POWER: Final = re.compile(r"([0-9*+-]+)/([0-9*+-]+)")
CORNER: Final = re.compile(r"(loyalty|defense):? ([0-9X*]+)", re.I)


def candidates(text: str) -> list[CardData]:
    """Returns the cards that the text may be of: one if it says its type, else the likely ones, the likeliest first.
    Raises CardError if it is of none.
    """
    lines = [line.strip() for line in text.splitlines() if line.strip() and not line.lstrip().startswith("#")]
    if not lines:
        raise CardError(
            fixed(
                "error-there-is-no-text",
                "there is no text to read; write what stands on the card, one ability to a line",
            )
        )
    at = next((k for k, line in enumerate(lines[:3]) if is_type_line(line)), None)
    if at is None:
        return [written_card_data(NAME, None, line, lines, pt) for line, pt in LIKELY]
    head, rest = lines[:at], lines[at + 1 :]
    cost: str | None = None
    if len(head) > 1 and ONLY_COST.fullmatch(head[-1]):
        cost = head.pop()
    name = " ".join(head) or NAME
    if found := COST.search(name):
        name, cost = name[: found.start()], found[1]
    pt = POWER.fullmatch(rest[-1]) if rest else None
    corner = CORNER.fullmatch(rest[-1]) if rest else None
    if pt or corner:
        rest.pop()
    card = written_card_data(name, cost, with_dash(lines[at]), rest, (pt[1], pt[2]) if pt else None, corner)
    return [card]


def written_card_data(
    name: str,
    cost: str | None,
    type_line: str,
    lines: list[str],
    pt: tuple[str, str] | None,
    corner: re.Match[str] | None = None,
) -> CardData:
    power, toughness = pt or (None, None)
    said = corner[1].lower() if corner else ""
    card = CardData(
        name=name,
        mana_cost=cost,
        type_line=type_line,
        text=put_right("\n".join(lines)),
        colors="" if cost is None else None,  # CR 202.2b: without coloured mana in its cost it has no colour
        power=power,
        toughness=toughness,
        loyalty=corner[2] if corner and said == "loyalty" else None,
        defense=corner[2] if corner and said == "defense" else None,
    )
    check_card_data(card)
    return card


def written_cost(text: str) -> str:
    """A mana cost in symbols, from "{1}{U}" or "1U"; "" for what is none."""
    said = text.strip()
    if ONLY_COST.fullmatch(said):
        return said
    found = LETTERS.fullmatch(said.upper())
    return "".join(f"{{{symbol}}}" for symbol in re.findall(r"[0-9]+|[A-Z]", said.upper())) if found else ""


def with_dash(line: str) -> str:
    """The type line with the dash that cards have, whatever was typed."""
    return re.sub(r"\s+(?:--?|–|—)\s+", " — ", line)


def is_type_line(line: str) -> bool:
    try:
        read_type_line(with_dash(line))
    except CardError:
        return False
    return True
