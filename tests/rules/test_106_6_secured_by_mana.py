"""CR 106.6: mana that makes what it is spent on something that can't be countered."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import Table, position

DEN = invented(
    "As Hollow Den enters, choose a creature type.\n{T}: Add {C}.\n{T}: Add one mana of any color. Spend this mana "
    "only to cast a creature spell of the chosen type, and that spell can't be countered.",
    name="Hollow Den",
    cost="",
    types="Land",
)
COURT = invented(
    "{T}: Add {R}. If that mana is spent on an instant or sorcery spell, that spell can't be countered.",
    name="Old Court",
    cost="",
    types="Land",
)
RAIDER = invented("", name="Ash Raider", cost="{R}", types="Creature — Goblin", pt="1/1")


def countering(table: Table, spell: str) -> None:
    table.alice.passes()
    table.bob.cast("Counterspell", [spell])
    while table.asked == "pay":
        table.apply(0)
    table.resolve()


def test_106_6_a_spell_on_which_such_mana_is_spent_cannot_be_countered() -> None:
    table = position(alice=[COURT], alice_hand=["Lightning Bolt"], bob=["2 Island"], bob_hand=["Counterspell"])
    table.alice.cast("Lightning Bolt", ["bob"])
    countering(table, "Lightning Bolt")
    assert table.stack == ["Lightning Bolt"], "Counterspell has resolved, and countered nothing"
    table.resolve()
    assert table.bob.life == 17


def test_106_6_with_other_mana_it_can() -> None:
    table = position(alice=["Mountain"], alice_hand=["Lightning Bolt"], bob=["2 Island"], bob_hand=["Counterspell"])
    table.alice.cast("Lightning Bolt", ["bob"])
    countering(table, "Lightning Bolt")
    assert table.stack == []
    assert table.bob.life == 20


def test_106_6_the_mana_may_be_spent_on_other_things_which_it_does_not_secure() -> None:
    table = position(alice=[COURT], alice_hand=[RAIDER], bob=["2 Island"], bob_hand=["Counterspell"])
    table.alice.cast("Ash Raider")
    countering(table, "Ash Raider")
    assert table.alice.graveyard == ["Ash Raider"]


def test_707_10_a_copy_is_not_secured_by_the_mana_spent_on_the_original() -> None:
    table = position(
        alice=[COURT, "2 Mountain"], alice_hand=["Lightning Bolt", "Fork"], bob=["2 Island"], bob_hand=["Counterspell"],
        payment="manual",
    )  # fmt: skip
    table.alice.cast("Lightning Bolt", ["bob"])
    while table.asked == "pay":  # Old Court comes first
        table.apply(0)
    assert table.tapped("Old Court")
    table.alice.cast("Fork", ["Lightning Bolt"])
    while table.asked == "pay":
        table.apply(0)
    table.resolve()
    if table.asked != "priority":
        table.apply(0)
    assert table.stack == ["Lightning Bolt", "Lightning Bolt"]
    countering(table, "Lightning Bolt")
    assert table.stack == ["Lightning Bolt"]
    table.resolve()
    assert table.bob.life == 17


def test_607_2d_only_for_creatures_of_the_type_chosen_as_it_entered() -> None:
    table = position(
        alice=["Forest"],
        alice_hand=[DEN, "Grizzly Bears", "Llanowar Elves"],
        bob=["2 Island"],
        bob_hand=["Counterspell"],
    )
    table.alice.play_land("Hollow Den")
    table.choose("choose Bear")
    table.alice.cast("Grizzly Bears")
    countering(table, "Grizzly Bears")
    assert table.stack == ["Grizzly Bears"]


def test_106_6_and_on_nothing_else() -> None:
    table = position(alice_hand=[DEN, "Llanowar Elves"])
    table.alice.play_land("Hollow Den")
    table.choose("choose Bear")
    assert not any(said.startswith("cast") for said in table.options)
