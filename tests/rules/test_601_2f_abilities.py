"""CR 601.2f, 602.2b: activated abilities that cost more or less."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

GROUNDS = invented(
    "Activated abilities of creatures you control cost {2} less to activate. This effect can't reduce the mana in that "
    "cost to less than one mana.",
    name="Old Grounds",
    types="Enchantment",
)
FIELD = invented(
    "Activated abilities cost {2} more to activate unless they're mana abilities.",
    name="Grey Field",
    types="Enchantment",
)
SMITH = invented("Equip abilities you activate cost {1} less to activate.", name="Mild Smith")
AXE = invented("Equipped creature gets +1/+0.\nEquip {1}", name="Plain Axe", types="Artifact — Equipment")
SCHOLAR = invented("{3}: You gain 1 life.", name="Rich Scholar")
BANKER = invented("{X}: You gain X life.", name="Old Banker")
PRISM = invented("{2}, {T}: Add {G}{G}{G}.", name="Living Prism")
STONE = invented(
    "{1}: You gain 1 life. This ability costs {1} more to activate for each card in your hand.",
    name="Dear Stone",
    types="Artifact",
)
CROWN = invented(
    "{2}: You gain 1 life. This ability costs {2} less to activate if you control a Forest.",
    name="Green Crown",
    types="Artifact",
)


def test_601_2f_they_cost_less_but_some_mana_is_left() -> None:
    table = position(alice=[GROUNDS, SCHOLAR, "Forest"])
    table.alice.activate("Rich Scholar")
    table.resolve_all()
    assert table.alice.life == 21
    table = position(alice=[GROUNDS, SCHOLAR])
    assert table.alice.why_not("activate Rich Scholar") is not None


def test_601_2f_the_reduction_takes_off_what_x_asks_for() -> None:
    table = position(alice=[GROUNDS, BANKER, "Forest"])
    table.alice.activate("Old Banker", x=3)
    table.resolve_all()
    assert table.alice.life == 23
    table = position(alice=[GROUNDS, BANKER, "Forest"])
    table.alice.activate("Old Banker", x=1)
    table.resolve_all()
    assert table.alice.life == 21
    assert table.tapped("Forest"), "one mana is left to be paid"


def test_605_1a_mana_abilities_are_activated_abilities() -> None:
    table = position(alice=[GROUNDS, PRISM, "Forest"], alice_hand=["Centaur Courser"])
    table.alice.cast("Centaur Courser")
    assert table.stack == ["Centaur Courser"]
    table = position(alice=[PRISM, "Forest"], alice_hand=["Centaur Courser"])
    assert table.alice.why_not("cast Centaur Courser") is not None


def test_601_2f_more_unless_they_are_mana_abilities() -> None:
    table = position(alice=[FIELD, SCHOLAR, PRISM, "4 Forest"], bob=[SCHOLAR, "5 Forest"])
    assert table.alice.why_not("activate Rich Scholar") is None, "the prism makes one more of two"
    table.alice.passes()
    table.bob.activate("bob's Rich Scholar")
    assert all(table.tapped(f"bob's Forest{number}") for number in ("", " 2", " 3", " 4", " 5"))


def test_702_6a_only_what_a_keyword_stands_for() -> None:
    table = position(alice=[SMITH, AXE, SCHOLAR, "2 Forest"])
    assert table.alice.why_not("activate Rich Scholar") is not None
    table.alice.activate("Plain Axe", ["Mild Smith"])
    table.resolve_all()
    assert table.pt("Mild Smith") == "3/2"
    assert not table.tapped("Forest")


def test_118_7_an_ability_that_costs_more_or_less_by_itself() -> None:
    table = position(alice=[STONE, "2 Island"], alice_hand=["Memnite"])
    table.alice.activate("Dear Stone")
    assert table.tapped("Island 2")
    table = position(alice=[CROWN, "Forest"])
    table.alice.activate("Green Crown")
    table.resolve_all()
    assert table.alice.life == 21
    assert not table.tapped("Forest")
