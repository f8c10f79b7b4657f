"""Cards of our own words, read as any card is: for tests that play what is read."""

from __future__ import annotations

from mainphase.cards.nodes import CardDef
from mainphase.language.cards import read_card
from mainphase.language.text.card_data import CardData


def invented(
    text: str, name: str = "Beast", types: str = "Creature — Beast", pt: str = "2/2", cost: str = "{1}{B}"
) -> CardDef:
    """Returns the definition that is read of a card with this text; its name is said as it is in the text."""
    power, toughness = pt.split("/") if "Creature" in types else (None, None)
    read = read_card(
        [CardData(name=name, mana_cost=cost, text=text, type_line=types, power=power, toughness=toughness)]
    )
    told = [(line.text[: line.stopped], line.expected) for line in read.lines]
    assert read.card is not None, (read.verdict, read.reason, told)
    return read.card
