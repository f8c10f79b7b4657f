"""CR 613.1f: what has all activated abilities of other objects; they are its own, and speak of it (CR 201.5b)."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

from mainphase.cards.nodes import CardDef
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.sim.soak.invariants import check_from_the_start

PINGER = invented("{T}: ~ deals 1 damage to any target.", name="Pinger", types="Creature — Wizard")
GROWER = invented("{0}: ~ gets +1/+1 until end of turn.\n{T}: Add {G}.", name="Grower", types="Creature — Elf")
IDLE = invented("Whenever you gain life, draw a card.", name="Idle", types="Creature — Elf")


def mimic(of: str) -> CardDef:
    return invented(f"~ has all activated abilities of {of}.", name="Mimic", types="Creature — Shapeshifter")


def test_613_1f_it_has_what_others_have_now() -> None:
    table = position(alice=[mimic("each other creature you control"), PINGER])
    table.alice.activate("Mimic", ["bob"])
    table.resolve()
    assert (table.bob.life, table.tapped("Mimic"), table.tapped("Pinger")) == (19, True, False)
    alone = position(alice=[mimic("each other creature you control")], bob=[PINGER])
    assert not characteristics_of(alone.find("Mimic")).activated


def test_201_5b_they_speak_of_what_has_them() -> None:
    table = position(alice=[mimic("all Elf cards in your graveyard")], alice_graveyard=[GROWER])
    table.alice.activate("Mimic")
    table.resolve()
    assert table.pt("Mimic") == "3/3"


def test_605_1a_mana_abilities_among_them_or_not() -> None:
    with_mana = position(alice=[mimic("each other creature you control"), GROWER])
    with_mana.alice.taps("Mimic")
    assert with_mana.alice.mana == "G"
    without = position(alice=[mimic("each other creature you control except mana abilities"), GROWER])
    without.alice.activate("Mimic")
    with pytest.raises(AssertionError):
        without.alice.taps("Mimic")


def test_613_1f_no_triggered_abilities() -> None:
    herb = invented("You gain 1 life.", name="Herb", cost="{0}", types="Instant")
    table = position(alice=[mimic("all Elf cards in your graveyard")], alice_hand=[herb], alice_graveyard=[IDLE])
    table.alice.cast("Herb")
    table.resolve()
    assert not table.stack


def test_607_2a_of_what_it_exiled() -> None:
    keeper = invented(
        "When ~ enters, exile target creature an opponent controls.\n~ has all activated abilities of the exiled card.",
        name="Mimic",
        cost="{0}",
    )
    table = position(alice_hand=[keeper], bob=[PINGER])
    table.alice.cast("Mimic")
    table.resolve()
    table.choose("Pinger")
    table.resolve()
    table.advance_to("turn 3, precombat main")
    table.alice.activate("Mimic", ["bob"])
    table.resolve()
    assert table.bob.life == 19


def test_613_8_it_waits_for_what_gives_the_others_an_ability() -> None:
    anthem = invented('Elves you control have "{0}: You gain 1 life."', name="Song", types="Enchantment")
    table = position(alice=[mimic("each other creature you control"), IDLE, anthem])
    table.alice.activate("Mimic")
    table.resolve()
    assert table.alice.life == 21


def test_609_4b_mana_of_any_color_for_abilities() -> None:
    red = invented("{R}: You gain 1 life.", name="Ember")
    seer = invented(
        "You may spend mana as though it were mana of any color to activate abilities of creatures you control.",
        name="Seer",
        types="Enchantment",
    )
    assert position(alice=[red, "Forest"]).alice.why_not("activate Ember") is not None
    table = position(alice=[red, seer, "Forest"])
    table.alice.activate("Ember")
    table.resolve()
    assert table.alice.life == 21


def test_613_1f_also_of_what_comes_later_and_no_more_of_what_leaves() -> None:
    """Found by random games: nothing but the land had changed, and it alone was determined anew."""
    mimic_of_lands = mimic("all lands on the battlefield")
    well = invented("{T}: Draw a card.", name="Deep Well", types="Land", cost="")
    table = position(alice=[mimic_of_lands], alice_hand=[well])
    table.alice.play_land("Deep Well")
    assert len(characteristics_of(table.find("Mimic")).activated) == 1
    check_from_the_start(table.state)
    sinking = invented("Destroy target land.", name="Sinking", cost="{0}", types="Sorcery")
    table = position(alice=[mimic_of_lands, well], alice_hand=[sinking])
    table.alice.cast("Sinking", ["Deep Well"])
    table.resolve_all()
    assert not characteristics_of(table.find("Mimic")).activated
