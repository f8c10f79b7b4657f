"""A card in our own words: as plain lines, or in a frame of its colour."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group
from rich.panel import Panel
from rich.text import Text

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

    return fragments.face_lines(card, on)


def lower_right_text(card: CardDef) -> str:
    """The text in the lower right corner: power and toughness, loyalty, defense."""
    if card.power is not None:
        return f"{card.power}/{card.toughness}"
    if card.loyalty is not None:
        return f"loyalty {card.loyalty}"
    return f"defense {card.defense}" if card.defense is not None else ""


def card_heading(card: CardDef, on: str = "") -> tuple[str, str, str]:
    """Its name, its cost, and its type line as it was on a day."""
    from mainphase.cards.mana_costs import cost_text
    from mainphase.presentation.symbols import printed_line

    price = cost_text(card.cost) if card.cost is not None else ""
    return card.name, price, printed_line(card, on)


def plain_card_lines(card: CardDef, on: str = "") -> list[str]:
    name, price, line = card_heading(card, on)
    lines = ["  ".join(filter(None, (name, price))), "  ".join(filter(None, (line, lower_right_text(card))))]
    lines += [f"- {said}" for said in lines_of_face(card, on)]
    for face in card.faces:
        lines += ["", *plain_card_lines(face, on)]
    return lines


def border(card: CardDef) -> str:
    """The colour of its frame: that of its cost or its indicator (CR 202.2, 204)."""
    colors = card.colors
    if colors is None:
        colors = 0
        for symbol in card.cost.symbols if card.cost is not None else ():
            colors |= symbol & 31
    return BORDERS.get(colors, GOLD if colors else PLAIN)


def card_panel(card: CardDef, on: str = "") -> Panel:
    """The card in a frame of its colour; its other faces stand in it in frames of their own."""
    name, price, line = card_heading(card, on)
    inside: list[Text | Panel] = [Text(line, style="italic")]
    for said in lines_of_face(card, on):
        inside += [Text(), Text(said)]
    for face in card.faces:
        inside += [Text(), card_panel(face, on)]
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
