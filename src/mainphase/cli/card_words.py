"""A card in our own words: as plain lines, or in a frame of its colour."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group
from rich.panel import Panel
from rich.text import Text

from mainphase.saying.reader import told
from mainphase.saying.worded import name_of_card, printed_text, worded

if TYPE_CHECKING:
    from mainphase.cards.nodes import CardDef

# Borders by the colour of the card, white first; of several colours, and of none.
BORDERS = {1: "bright_white", 2: "blue", 4: "bright_black", 8: "red", 16: "green"}
GOLD = "yellow"
PLAIN = "dim"
WIDTH = 72  # of a card in a terminal


def lines_of_face(card: CardDef, on: str = "") -> list[str]:
    """The abilities of this face, a line each, in the words of a day."""
    from mainphase.language import fragments

    return list(fragments.face_lines(card, on))


def lower_right_text(card: CardDef) -> str:
    """The text in the lower right corner: power and toughness, loyalty, defense."""
    if card.power is not None:
        return f"{card.power}/{card.toughness}"
    if card.loyalty is not None:
        return told(worded("table-loyalty", "loyalty {number}", number=card.loyalty))
    return told(worded("table-defense", "defense {number}", number=card.defense)) if card.defense is not None else ""


def card_heading(card: CardDef, on: str = "") -> tuple[str, str, str]:
    """Its name, its cost, and its type line as it was on a day, or as it is printed in the reader's language."""
    from mainphase.cards.mana_costs import cost_text
    from mainphase.presentation.symbols import printed_line

    price = cost_text(card.cost) if card.cost is not None else ""
    type_line, *_ = printed_lines(card, on) or [printed_line(card, on)]
    return told(name_of_card(card.name)), price, type_line


def printed_lines(card: CardDef, on: str) -> list[str]:
    """The type line of this face and its text as they are printed in the reader's language; nothing where nobody knows
    them, or for a day, whose words they may not be.
    """
    return [] if on else told(printed_text(card.name)).splitlines()


def said_on(card: CardDef, on: str) -> list[str]:
    """What a face says: as it is printed in the reader's language, or else in our words."""
    printed = printed_lines(card, on)
    return printed[1:] if printed else lines_of_face(card, on)


def note_on_print(card: CardDef, on: str) -> str:
    """What is to be known of printed texts, under a card of which any is shown; else ""."""
    from mainphase.presentation.symbols import AS_PRINTED

    return told(AS_PRINTED) if any(printed_lines(face, on) for face in (card, *card.faces)) else ""


def plain_card_lines(card: CardDef, on: str = "") -> list[str]:
    lines = plain_face_lines(card, on)
    for face in card.faces:
        lines += ["", *plain_face_lines(face, on)]
    note = note_on_print(card, on)
    return [*lines, "", note] if note else lines


def plain_face_lines(card: CardDef, on: str) -> list[str]:
    name, price, line = card_heading(card, on)
    lines = ["  ".join(filter(None, (name, price))), "  ".join(filter(None, (line, lower_right_text(card))))]
    return [*lines, *(f"- {said}" for said in said_on(card, on))]


def border(card: CardDef) -> str:
    """The colour of its frame: that of its cost or its indicator (CR 202.2, 204)."""
    colors = card.colors
    if colors is None:
        colors = 0
        for symbol in card.cost.symbols if card.cost is not None else ():
            colors |= symbol & 31
    return BORDERS.get(colors, GOLD if colors else PLAIN)


def card_panel(card: CardDef, on: str = "", is_whole: bool = True) -> Panel:
    """The card in a frame of its colour; its other faces stand in it in frames of their own."""
    name, price, line = card_heading(card, on)
    inside: list[Text | Panel] = [Text(line, style="italic")]
    for said in said_on(card, on):
        inside += [Text(), Text(said)]
    for face in card.faces:
        inside += [Text(), card_panel(face, on, is_whole=False)]
    if is_whole and (note := note_on_print(card, on)):
        inside += [Text(), Text(note, style="dim")]
    title = Text(name, style="bold")
    if price:
        title.append(f"  {price}", style="cyan")
    low = lower_right_text(card)
    return Panel(
        Group(*inside),
        title=title,
        title_align="left",
        subtitle=Text(low, style="bold") if low else None,
        subtitle_align="right",
        border_style=border(card),
        padding=(0, 1),
        width=WIDTH,
    )
