"""CR 205.1a, 613.4b: what is said to be a creature of some kind with a base size, by an Aura or for good."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import NotOffered, position

from mainphase.cards.nodes import CardType
from mainphase.kernel.reading.layers import refreshed_characteristics

AURA = "Enchantment — Aura"
GOLEM = invented("Flying", "Golem", "Artifact Creature — Golem", "5/5")


@pytest.mark.parametrize(
    ("words", "types"),
    [
        ("a blue Frog with base power and toughness 1/1", CardType.ARTIFACT | CardType.CREATURE),
        ("a blue Frog creature with base power and toughness 1/1", CardType.CREATURE),  # and no artifact any more
    ],
)
def test_205_1a_an_aura_says_what_it_is(words: str, types: int) -> None:
    aura = invented(f"Enchant creature\nEnchanted creature loses all abilities and is {words}.", "Spell", AURA)
    table = position(alice=[GOLEM, aura], attached={"Spell": "Golem"})
    ch = refreshed_characteristics(table.state, table.find("Golem"))
    assert (ch.types, ch.subtypes, table.pt("Golem")) == (types, ("Frog",), "1/1")
    assert ch.keywords == 0
    assert ch.colors == 2


def test_205_1a_only_its_creature_types_are_others() -> None:
    aura = invented("Enchant creature\nEnchanted creature is a Demon Spirit.", "Mask", AURA)
    table = position(alice=[GOLEM, aura], attached={"Mask": "Golem"})
    ch = refreshed_characteristics(table.state, table.find("Golem"))
    assert ch.types == CardType.ARTIFACT | CardType.CREATURE
    assert set(ch.subtypes) == {"Demon", "Spirit"}
    assert table.pt("Golem") == "5/5"


def test_611_2a_for_good() -> None:
    text = (
        "{0}: Target artifact or creature loses all abilities and becomes a green Elk creature with base power and "
        "toughness 3/3."
    )
    food = invented("{T}: You gain 3 life.", "Meal", "Artifact — Food")
    table = position(alice=[invented(text, "Thief", "Enchantment")], bob=[food])
    table.alice.activate("Thief", targets=["Meal"])
    table.resolve()
    table.advance_to("turn 2, upkeep")
    ch = refreshed_characteristics(table.state, table.find("Meal"))
    assert (ch.types, ch.subtypes, table.pt("Meal")) == (CardType.CREATURE, ("Elk",), "3/3")
    assert ch.abilities == ()


def test_120_3_each_creature_damages_its_own_controller() -> None:
    charm = invented("Each creature deals 1 damage to its controller.", "Charm", "Instant", cost="{0}")
    table = position(alice=["Memnite"], bob=["Grizzly Bears", "Bear Cub"], alice_hand=[charm])
    table.alice.cast("Charm")
    table.resolve()
    assert (table.alice.life, table.bob.life) == (19, 18)


def test_508_1c_who_cast_a_spell_cannot_attack_and_who_attacked_cannot_cast() -> None:
    text = (
        "Each opponent who cast a spell this turn can't attack with creatures.\n"
        "Each opponent who attacked with a creature this turn can't cast spells."
    )
    arbiter = invented(text, "Arbiter")
    table = position(alice=["Memnite", "Mountain"], alice_hand=["Lightning Bolt"], bob=[arbiter])
    after = table.copy()
    table.alice.cast("Lightning Bolt", ["bob"])
    table.resolve()
    with pytest.raises(NotOffered):
        table.alice.attack(["Memnite"])
    after.alice.attack(["Memnite"])
    with pytest.raises(NotOffered):
        after.alice.cast("Lightning Bolt", ["bob"])


def test_205_1a_as_long_as_it_has_counters_it_is_a_land_and_no_creature() -> None:
    sleeping = (
        "This creature enters tapped with a slumber counter on it.\nAs long as ~ has a slumber counter on it, it's"
    )
    isle = invented(f"{sleeping} a land.", "Isle", "Creature — Kraken", "12/12", cost="{0}")
    table = position(alice_hand=[isle])
    table.alice.cast("Isle")
    table.resolve()
    ch = refreshed_characteristics(table.state, table.find("Isle"))
    assert (ch.types, ch.subtypes) == (CardType.LAND, ())


def test_205_1a_during_your_turn_it_is_a_creature() -> None:
    charged = "as long as ~ has one or more charge counters on her"
    text = f"During your turn, {charged}, she's a 3/4 Ninja creature and has reach."
    relic = invented(f"~ enters with a charge counter on her.\n{text}", "Relic", "Legendary Enchantment", cost="{0}")
    table = position(alice_hand=[relic])
    table.alice.cast("Relic")
    table.resolve()
    assert refreshed_characteristics(table.state, table.find("Relic")).types == CardType.CREATURE
    assert table.pt("Relic") == "3/4"
    table.advance_to("turn 2, upkeep")
    assert refreshed_characteristics(table.state, table.find("Relic")).types == CardType.ENCHANTMENT
