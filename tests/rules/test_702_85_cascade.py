"""CR 702.85: cascade."""

from __future__ import annotations

from tests.support.table import position


def test_702_85a_exiles_until_a_cheaper_nonland_card_and_casts_it_for_nothing() -> None:
    table = position(
        alice=["4 Taiga"],
        alice_hand=["Bloodbraid Elf"],
        alice_library=["Forest", "Serra Angel", "Grizzly Bears", "Shock"],
    )
    table.alice.cast("Bloodbraid Elf")
    assert table.stack == ["Bloodbraid Elf", "Bloodbraid Elf"]
    table.resolve()
    assert table.exile == ["Forest", "Serra Angel", "Grizzly Bears"]
    table.choose("yes")
    assert table.stack == ["Bloodbraid Elf", "Grizzly Bears"]
    assert table.exile == []
    assert table.alice.library[0] == "Shock"
    assert sorted(table.alice.library[-2:]) == ["Forest", "Serra Angel"]
    table.resolve()
    table.resolve()
    assert {"Grizzly Bears", "Bloodbraid Elf"} <= set(table.alice.battlefield)


def test_702_85a_declined_all_of_them_go_to_the_bottom() -> None:
    table = position(alice=["4 Taiga"], alice_hand=["Bloodbraid Elf"], alice_library=["Forest", "Shock", "Island"])
    table.alice.cast("Bloodbraid Elf")
    table.resolve()
    table.choose("no")
    assert table.exile == []
    assert table.alice.library[0] == "Island"
    assert sorted(table.alice.library[-2:]) == ["Forest", "Shock"]


def test_702_85a_a_card_of_the_same_mana_value_is_not_cast() -> None:
    table = position(
        alice=["3 Tropical Island"], alice_hand=["Shardless Agent"], alice_library=["Gray Ogre", "Memnite"]
    )
    table.alice.cast("Shardless Agent")
    table.resolve()
    assert table.exile == ["Gray Ogre", "Memnite"]
    table.choose("yes")
    assert table.stack == ["Shardless Agent", "Memnite"]


def test_702_85a_the_spell_countered_its_ability_goes_on() -> None:
    table = position(
        alice=["4 Taiga"],
        alice_hand=["Bloodbraid Elf"],
        alice_library=["Grizzly Bears"],
        bob=["2 Island"],
        bob_hand=["Counterspell"],
    )
    table.alice.cast("Bloodbraid Elf")
    table.alice.passes()
    table.bob.cast("Counterspell")
    table.resolve()
    assert table.stack == ["Bloodbraid Elf"]
    table.resolve()
    table.choose("yes")
    assert table.stack == ["Grizzly Bears"]


def test_702_85a_a_library_without_such_a_card_comes_back_in_a_random_order() -> None:
    table = position(alice=["4 Taiga"], alice_hand=["Bloodbraid Elf"], alice_library=["3 Forest"], alice_blanks=0)
    table.alice.cast("Bloodbraid Elf")
    table.resolve()
    assert table.alice.library == ["Forest", "Forest", "Forest"]
    assert table.stack == ["Bloodbraid Elf"]
