"""`mainphase cards [NAME]`: which cards can be played; what one of them is and does, for people and for programs."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console, Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from mainphase.cli.screen import stdout
from mainphase.cli.streams import print_json
from mainphase.errors import CardError

if TYPE_CHECKING:
    from mainphase.cards.nodes import CardDef

# Borders by the colour of the card, white first; of several colours, and of none.
BORDERS = {1: "bright_white", 2: "blue", 4: "bright_black", 8: "red", 16: "green"}
GOLD = "yellow"
PLAIN = "dim"
WIDTH = 72  # of a card in a terminal


def command(
    name: Annotated[
        str | None, typer.Argument(metavar="[NAME]", help="The card to show; without one, all cards are listed.")
    ] = None,
    english: Annotated[bool, typer.Option("--english", help="Show only what it does, one ability to a line.")] = False,
    notation: Annotated[bool, typer.Option("--notation", help="Show its tree as text that can be read back.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Show its tree as JSON.")] = False,
) -> None:
    """List the supported cards, or show one of them, in our own words."""
    from mainphase.cards.codec import encode
    from mainphase.cards.names import find_card
    from mainphase.cards.notation import notation as written

    console = stdout()
    if english + notation + as_json > 1:
        raise CardError("give only one of --english, --notation and --json")
    if name is None:
        if english or notation or as_json:
            raise CardError("--english, --notation and --json show one card; give its name: mainphase cards NAME")
        list_cards(console)
        return
    card = find_card(name)
    if notation:
        typer.echo(written(card))
    elif as_json:
        print_json(encode(card))
    elif english:
        for line in sayings(card):
            typer.echo(line)
        for face in card.faces:
            for line in sayings(face):
                typer.echo(line)
    elif console.is_terminal:
        console.print(framed(card))
    else:
        for line in plain(card):
            console.print(Text(line), soft_wrap=True)


def list_cards(console: Console) -> None:
    from mainphase.cards.names import card_names, find_card
    from mainphase.cards.summarizing import summary

    names = card_names()
    if not console.is_terminal:
        for each in names:
            console.print(Text(f"{each}  {summary(find_card(each))}"), soft_wrap=True)
        return
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column(style="bold", no_wrap=True)
    table.add_column(style="dim")
    for each in names:
        table.add_row(each, Text(summary(find_card(each))))
    console.print(table)
    console.print(f"{len(names)} cards", style="dim")


# --- One card


def sayings(card: CardDef, on: str = "") -> list[str]:
    """What this face does, an ability a line, in the words of a day."""
    from mainphase.table import nodes_words

    return nodes_words.card(dataclasses.replace(card, faces=()), on)


def corner(card: CardDef) -> str:
    """What stands in the lower right corner: power and toughness, loyalty, defense."""
    if card.power is not None:
        return f"{card.power}/{card.toughness}"
    if card.loyalty is not None:
        return f"loyalty {card.loyalty}"
    return f"defense {card.defense}" if card.defense is not None else ""


def top(card: CardDef, on: str = "") -> tuple[str, str, str]:
    """Its name, its cost, and its type line as it was on a day."""
    from mainphase.cards.mana_costs import cost_text
    from mainphase.table.symbols import printed_line

    price = cost_text(card.cost) if card.cost is not None else ""
    return card.name, price, printed_line(card, on)


def plain(card: CardDef, on: str = "") -> list[str]:
    name, price, line = top(card, on)
    lines = ["  ".join(filter(None, (name, price))), "  ".join(filter(None, (line, corner(card))))]
    lines += [f"- {said}" for said in sayings(card, on)]
    for face in card.faces:
        lines += ["", *plain(face, on)]
    return lines


def border(card: CardDef) -> str:
    """The colour of its frame: that of its cost or its indicator (CR 202.2, 204)."""
    colors = card.colors
    if colors is None:
        colors = 0
        for symbol in card.cost.symbols if card.cost is not None else ():
            colors |= symbol & 31
    return BORDERS.get(colors, GOLD if colors else PLAIN)


def framed(card: CardDef, on: str = "") -> Panel:
    """The card in a frame of its colour; its other faces stand in it in frames of their own."""
    name, price, line = top(card, on)
    inside: list[Text | Panel] = [Text(line, style="italic")]
    for said in sayings(card, on):
        inside += [Text(), Text(said)]
    for face in card.faces:
        inside += [Text(), framed(face, on)]
    title = Text(name, style="bold")
    if price:
        title.append(f"  {price}", style="cyan")
    low = corner(card)
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
