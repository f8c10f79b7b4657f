"""Cards of our own words, read as any card is: for tests that play what is read."""

from __future__ import annotations

from mainphase.cards.nodes import CardDef
from mainphase.language.cards import read_card
from mainphase.language.text.card_data import CardData


def invented(
    text: str, name: str = "Beast", types: str = "Creature — Beast", pt: str = "", cost: str | None = "{1}{B}"
) -> CardDef:
    """Returns the definition that is read of a card with this text, in which "~" stands for its name too. `pt`: power
    and toughness; a creature is 2/2 if nothing is said. The test fails if the text is not read, or means several
    things.
    """
    power, _, toughness = (pt or ("2/2" if "Creature" in types else "")).partition("/")
    data = CardData(
        name=name,
        mana_cost=cost,
        text=text.replace("~", name),
        type_line=types,
        power=power or None,
        toughness=toughness or None,
    )
    read = read_card([data])
    told = [(line.text[: line.stopped], line.expected) for line in read.lines]
    assert read.card is not None, (name, read.verdict, read.reason, told)
    return read.card
