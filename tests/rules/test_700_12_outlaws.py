"""CR 700.8, 700.12: parties and outlaws as cards speak of them."""

from __future__ import annotations

import pytest
from tests.language.grammar.reading import ability
from tests.support.invented import invented
from tests.support.table import position

from mainphase.cards import nodes as n
from mainphase.cards.words import draw, enters, itself, when, you

GANG: n.Filter = n.Any(tuple(n.OfSubtype(kind) for kind in ("Assassin", "Mercenary", "Pirate", "Rogue", "Warlock")))
BOSS = invented("Other outlaws you control get +1/+1.", name="Boss", types="Creature — Goblin Rogue")
PIRATE = invented("", name="Deckhand", types="Creature — Human Pirate", pt="1/1")


def test_700_12_an_outlaw_has_one_of_five_types() -> None:
    table = position(alice=[BOSS, PIRATE, "Raging Goblin"])
    assert (table.pt("Deckhand"), table.pt("Raging Goblin")) == ("2/2", "1/1")


def test_another_outlaw() -> None:
    which = n.All((n.Other(), GANG, n.ControlledBy(you)))
    assert ability("When ~ enters, if you control another outlaw, draw a card.") == when(
        enters(itself), n.Exists(which)
    ).do(draw(1))


@pytest.mark.parametrize("full", [True, False])
def test_700_8c_a_full_party_has_four_creatures(full: bool) -> None:
    watcher = invented("{0}: If you have a full party, draw a card.", name="Watcher", types="Artifact")
    kinds = ("Cleric", "Rogue", "Warrior", "Wizard" if full else "Rogue")
    party = [invented("", name=f"Hero {k}", types=f"Creature — Human {kind}", pt="1/1") for k, kind in enumerate(kinds)]
    table = position(alice=[watcher, *party], alice_library=["Forest"])
    table.alice.activate("Watcher")
    table.resolve()
    assert (table.alice.hand == ["Forest"]) is full
