"""Whatever activating mana abilities first pays for can be paid while casting, and nothing else can (CR 601.2g,
605.3a): tried on every card with a mana ability, in a position where it can be activated.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import pytest
from tests.language.proofs.card_file import every_card, held, needs_data, reading, sample
from tests.language.proofs.mana_by_hand import faults, mana_abilities, only_as_a_sorcery

from mainphase.cards import names
from mainphase.cards.nodes import CardDef

READ: Final = 700  # cards that are looked at in the quick test; some thirty of them are sources of mana

# What its mana ability waits for does not come about in the position that is built.
NOT_TRIED: Final = {
    "Accomplished Alchemist",
    "Alena, Kessig Trapper",
    "Illuminor Szeras",
    "Kydele, Chosen of Kruphix",
    "Lavaleaper",
    "Lavinia, Foil to Conspiracy",
    "Runaway Steam-Kin",
    "Slobad, Iron Goblin",
    "Temple of the False God",
    "Vivi Ornitier",
    "Winter's Night",
}


def distinct(cards: Iterable[CardDef]) -> list[CardDef]:
    """Those with mana abilities, each combination of them once."""
    found: dict[str, CardDef] = {}
    for card in cards:
        if abilities := mana_abilities(card):
            found.setdefault(repr((abilities, card.types)), card)
    return list(found.values())


def wrong(cards: list[CardDef]) -> tuple[dict[str, list[str]], set[str]]:
    """Where the law does not hold, by card; and the cards whose mana could not be had."""
    out: dict[str, list[str]] = {}
    dead: set[str] = set()
    for card in cards:
        alive, found = faults(card)
        if only_as_a_sorcery(card):  # CR 602.5d: not while a spell is being cast
            found = [one for one in found if "not offered" not in one]
        if found:
            out[card.name] = found
        if not alive:
            dead.add(card.name)
    return out, dead


def read(some: Iterable[str]) -> list[CardDef]:
    """Those of them that can be played, of all whose text speaks of adding."""
    spoken = [name for name in some if any(" add" in str(e.get("text", "")).lower() for e in held()[name])]
    return [card for card in (reading(name).card for name in spoken) if card is not None]


@pytest.mark.rule("601.2g")
@pytest.mark.rule("605.3a")
def test_605_3a_the_built_in_cards_pay_while_casting_as_by_hand() -> None:
    cards = distinct(names.library().values())
    assert len(cards) > 40
    found, _ = wrong(cards)
    assert found == {}


@needs_data
def test_605_3a_cards_that_were_read_pay_while_casting_as_by_hand() -> None:
    cards = distinct(read(sample(READ, 26)))
    assert len(cards) > 15
    found, _ = wrong(cards)
    assert found == {}


@needs_data
@pytest.mark.deep
def test_605_3a_every_card_that_can_be_read_pays_while_casting_as_by_hand() -> None:
    cards = distinct(read(every_card()))
    found, dead = wrong(cards)
    assert found == {}
    assert {name for name in dead if not name.startswith("A-")} <= NOT_TRIED
    assert len(cards) > 450
