"""CR 702.15, 702.2: spells on the stack that have lifelink or deathtouch by a permanent."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

TUTOR = invented("Red instant and sorcery spells you control have lifelink.", name="Tutor")
BOTH = invented("Goblin creatures you control and Arcane spells you control have lifelink.", name="Both")
PEST = invented("Instant and sorcery spells you control have deathtouch.", name="Pest")
BOLT = invented("~ deals 1 damage to any target.", name="Bolt", types="Instant", cost="{R}")
CHILL = invented("~ deals 1 damage to any target.", name="Chill", types="Instant", cost="{U}")
ARCANE = invented("~ deals 1 damage to any target.", name="Ray", types="Instant — Arcane", cost="{U}")
GOBLIN = invented("Haste", name="Grub", types="Creature — Goblin", pt="3/3")


def test_702_15b_damage_by_a_spell_that_has_lifelink_gains_life() -> None:
    table = position(alice=[TUTOR, "Mountain", "Island"], alice_hand=[BOLT, CHILL], bob_hand=[BOLT], bob=["Mountain"])
    table.alice.cast("Bolt", ["bob"])
    table.resolve()
    assert (table.alice.life, table.bob.life) == (21, 19)
    table.alice.cast("Chill", ["bob"])  # is not red
    table.resolve()
    assert (table.alice.life, table.bob.life) == (21, 18)
    table.alice.passes()
    table.bob.cast("Bolt", ["alice"])  # is not hers
    table.resolve()
    assert (table.alice.life, table.bob.life) == (20, 18)


def test_702_15b_permanents_and_spells_told_at_once_each_have_lifelink() -> None:
    table = position(alice=[BOTH, GOBLIN, "2 Island"], alice_hand=[ARCANE, CHILL], step="beginning of combat")
    table.alice.cast("Ray", ["bob"])
    table.resolve()
    assert table.alice.life == 21
    table.alice.cast("Chill", ["bob"])
    table.resolve()
    assert table.alice.life == 21
    table.advance_to("declare attackers")
    table.alice.attack({"Grub": "bob"})
    table.advance_to("end of combat")
    assert (table.alice.life, table.bob.life) == (24, 15)


def test_702_2b_damage_by_a_spell_that_has_deathtouch_is_lethal() -> None:
    table = position(alice=[PEST, "Mountain"], alice_hand=[BOLT], bob=["Craw Wurm"])
    table.alice.cast("Bolt", ["Craw Wurm"])
    table.resolve()
    assert "Craw Wurm" in table.bob.graveyard
