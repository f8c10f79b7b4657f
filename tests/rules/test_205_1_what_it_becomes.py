"""CR 205.1a, 105.3, 613: what something becomes, whatever the verbs beside that and for however long: nothing else any
more, or that in addition to its other colors and types.
"""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import Table, position

from mainphase.cards.nodes import CardType, Color, Keyword
from mainphase.kernel.reading.characteristics import characteristics_of

HEN = invented(
    "Target artifact or creature loses all abilities and becomes a green Bird creature with base power and toughness "
    "3/3.",
    name="Hen",
    types="Sorcery",
    cost="{U}",
)
GRAVE = invented(
    "Put target creature card from a graveyard onto the battlefield under your control. That creature is a black "
    "Zombie in addition to its other colors and types.",
    name="Grave",
    types="Sorcery",
    cost="{U}",
)
FORM = invented(
    "Enchant creature\nEnchanted creature loses all abilities and is a blue Fish with base power and toughness 0/1.",
    name="Form",
    types="Enchantment — Aura",
    cost="{U}",
)
GROVE = invented(
    "Until your next turn, all lands you control become 2/2 Elemental creatures with haste. They're still lands.",
    name="Grove",
    types="Sorcery",
    cost="{U}",
)
MENHIR = invented(
    "Enchant land\nEnchanted land is a 4/4 red Giant creature with haste. It's still a land.",
    name="Menhir",
    types="Enchantment — Aura",
    cost="{U}",
)
SHIFT = invented(
    "{U}: Choose one. Activate only once each turn.\n"
    "• Until end of turn, ~ becomes a Rhino with base power and toughness 4/4 and gains trample.\n"
    "• Until end of turn, ~ becomes a Plant with base power and toughness 0/8.",
    name="Shift",
    pt="1/1",
)


def of(table: Table, name: str) -> tuple[int, int, tuple[str, ...]]:
    values = characteristics_of(table.find(name))
    return values.types, values.colors, values.subtypes


def test_205_1a_it_is_nothing_else_and_has_no_abilities_for_good() -> None:
    table = position(alice=["Island", "Ornithopter"], alice_hand=[HEN])
    table.alice.cast("Hen", ["Ornithopter"])
    table.resolve()
    table.advance_to("turn 3, precombat main")
    assert of(table, "Ornithopter") == (CardType.CREATURE, Color.GREEN, ("Bird",))
    assert table.pt("Ornithopter") == "3/3"
    assert not table.has("Ornithopter", Keyword.FLYING)


def test_105_3_it_has_that_color_and_type_in_addition() -> None:
    table = position(alice=["Island"], alice_hand=[GRAVE], bob_graveyard=["Hill Giant"])
    table.alice.cast("Grave", ["Hill Giant"])
    table.resolve()
    assert table.controller("Hill Giant") == "alice"
    assert of(table, "Hill Giant") == (CardType.CREATURE, Color.RED | Color.BLACK, ("Giant", "Zombie"))


def test_205_1a_another_creature_type_replaces_all_that_it_had() -> None:
    table = position(alice=["Island", "Hill Giant"], alice_hand=[FORM])
    table.alice.cast("Form", ["Hill Giant"])
    table.resolve()
    assert of(table, "Hill Giant") == (CardType.CREATURE, Color.BLUE, ("Fish",))
    assert table.pt("Hill Giant") == "0/1"


def test_611_2a_lands_are_creatures_until_the_next_turn() -> None:
    table = position(alice=["Island", "Forest"], alice_hand=[GROVE])
    table.alice.cast("Grove")
    table.resolve()
    assert of(table, "Forest") == (CardType.LAND | CardType.CREATURE, 0, ("Forest", "Elemental"))
    table.advance_to("turn 2, precombat main")
    assert table.pt("Forest") == "2/2"
    table.advance_to("turn 3, precombat main")
    assert of(table, "Forest") == (CardType.LAND, 0, ("Forest",))


def test_205_1b_enchanted_land_is_still_a_land() -> None:
    table = position(alice=["Island", "Forest"], alice_hand=[MENHIR])
    table.alice.cast("Menhir", ["Forest"])
    table.resolve()
    assert of(table, "Forest") == (CardType.LAND | CardType.CREATURE, Color.RED, ("Forest", "Giant"))


def test_602_5b_what_is_activated_once_each_turn_is_told_before_its_modes() -> None:
    table = position(alice=["2 Island", SHIFT])
    table.alice.activate("Shift", modes=[0])
    table.resolve()
    assert table.pt("Shift") == "4/4"
    assert table.has("Shift", Keyword.TRAMPLE)
    assert not any("Shift" in option and "ctivate" in option for option in table.options)
    table.advance_to("turn 3, precombat main")
    assert table.pt("Shift") == "1/1"
    assert any("Shift" in option and "ctivate" in option for option in table.options)
