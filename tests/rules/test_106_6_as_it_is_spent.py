"""CR 106.6: what happens as mana is spent on a spell: an ability triggers, or the spell is changed."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

from mainphase.cards.nodes import Keyword

ROAD = invented(
    "{T}: Add one mana of any color. When that mana is spent to cast a creature spell that shares a creature type with "
    "your commander, scry 1.",
    name="Old Road",
    cost="",
    types="Land",
)
HALL = invented(
    "{T}: Add one mana of any color. When you spend this mana to cast your commander, you gain X life, where X is the "
    "number of times it's been cast from the command zone this game.",
    name="Bright Hall",
    cost="",
    types="Land",
)
KEEP = invented(
    "{T}: Add {G}. If you spend this mana to cast your commander, it enters with a number of additional +1/+1 counters "
    "on it equal to the number of times it's been cast from the command zone this game.",
    name="Green Keep",
    cost="",
    types="Land",
)
FORGE = invented(
    "{T}: Add {R}{R}. If that mana is spent on a creature spell, it gains haste until end of turn.",
    name="Red Forge",
    cost="",
    types="Land",
)
GROVE = invented(
    "{T}: Add {G}{G}. If that mana is spent on a creature spell, that creature enters with an additional +1/+1 counter "
    "on it.",
    name="Deep Grove",
    cost="",
    types="Land",
)
CHIEF = invented("", name="Elk Chief", cost="{G}", types="Legendary Creature — Elk")
ELK = invented("", name="Young Elk", cost="{G}", types="Creature — Elk")
BEAR = invented("", name="Young Bear", cost="{1}{G}", types="Creature — Bear")


def test_106_6_an_ability_triggers_as_the_mana_is_spent_and_resolves_before_the_spell() -> None:
    table = position(alice_commander=[CHIEF], alice=[ROAD], alice_hand=[ELK], alice_library=["Island"])
    table.alice.cast("Young Elk")
    assert len(table.stack) == 2
    table.resolve()
    assert table.asked == "scry", table.options
    table.apply(0)
    assert table.stack == ["Young Elk"], "the spell has yet to resolve"


def test_106_6_not_for_what_does_not_fit_nor_without_a_commander() -> None:
    table = position(alice_commander=[CHIEF], alice=[ROAD, "Forest"], alice_hand=[BEAR])
    table.alice.cast("Young Bear")
    assert table.stack == ["Young Bear"]
    table = position(alice=[ROAD], alice_hand=[ELK])
    table.alice.cast("Young Elk")
    assert table.stack == ["Young Elk"]


def test_903_8_the_cast_that_the_mana_pays_for_counts() -> None:
    table = position(alice_commander=[CHIEF], alice=[HALL], alice_life=20)
    table.alice.cast("Elk Chief")
    table.resolve_all()
    assert table.alice.life == 21


def test_614_1c_the_commander_enters_with_more_counters() -> None:
    table = position(alice_commander=[CHIEF], alice=[KEEP])
    table.alice.cast("Elk Chief")
    table.resolve_all()
    assert table.pt("Elk Chief") == "3/3"


def test_106_6a_each_mana_has_its_effect() -> None:
    table = position(alice=[GROVE], alice_hand=[BEAR])
    table.alice.cast("Young Bear")
    table.resolve_all()
    assert table.pt("Young Bear") == "4/4"


def test_106_6_other_creatures_enter_as_they_do() -> None:
    table = position(alice=[GROVE, "2 Forest"], alice_hand=[BEAR, ELK])
    table.alice.cast("Young Bear")
    table.resolve_all()
    table.alice.cast("Young Elk")
    table.resolve_all()
    assert table.pt("Young Elk") == "2/2"


def test_400_7a_the_haste_of_the_spell_goes_on_with_the_creature() -> None:
    table = position(alice=[FORGE, "2 Forest"], alice_hand=[invented("", name="Red Bear", cost="{1}{R}"), BEAR])
    table.alice.cast("Red Bear")
    table.resolve_all()
    table.alice.cast("Young Bear")
    table.resolve_all()
    assert table.has("Red Bear", Keyword.HASTE)
    assert not table.has("Young Bear", Keyword.HASTE)
