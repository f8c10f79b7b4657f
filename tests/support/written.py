"""Invented cards as somebody writes them: read from their text, so that a test shows what words come to in play."""

from __future__ import annotations

from mainphase.cards.nodes import CardDef
from mainphase.language.cards import read_card
from mainphase.language.text.card_data import CardData


def written(name: str, text: str, type_line: str = "Sorcery", cost: str = "{B}", pt: str = "") -> CardDef:
    """Returns the card; the test fails if its text is not read, or means several things."""
    power, slash, toughness = pt.partition("/")
    data = CardData(
        name=name,
        mana_cost=cost,
        type_line=type_line,
        text=text,
        power=power if slash else None,
        toughness=toughness if slash else None,
    )
    reading = read_card([data])
    assert reading.card is not None, f"{name}: {[(line.text[: line.stopped], line.reason) for line in reading.lines]}"
    return reading.card
