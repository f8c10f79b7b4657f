"""`mainphase cards [NAME]`: which cards can be played; what one of them does, in our words."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from mainphase.cli.screen import stdout


def command(
    name: Annotated[str | None, typer.Argument(metavar="[NAME]", help="One card; without it all are listed.")] = None,
) -> None:
    """List the cards that are supported, or say what one of them does in our words."""
    from mainphase.cards.gist import ability_words, gist, type_line
    from mainphase.cards.names import card_names, find_card
    from mainphase.cards.words.costs import cost_text

    console = stdout()
    if name is not None:
        card = find_card(name)
        cost = f"  {cost_text(card.cost)}" if card.cost is not None else ""
        console.print(Text.assemble((card.name, "bold"), cost))
        size = f"  {card.power}/{card.toughness}" if card.power is not None else ""
        console.print(Text(type_line(card) + size))
        for ability in card.abilities:
            console.print(Text(f"- {ability_words(ability)}"), soft_wrap=True)
        return
    names = card_names()
    if not console.is_terminal:
        for each in names:
            console.print(Text(f"{each}  {gist(find_card(each))}"), soft_wrap=True)
        return
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column(style="bold", no_wrap=True)
    table.add_column(style="dim")
    for each in names:
        table.add_row(each, Text(gist(find_card(each))))
    console.print(table)
    console.print(f"{len(names)} cards", style="dim")
