"""CR 702.103: bestow."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from tests.support.invented import invented
from tests.support.table import NotOffered, Table, position

from mainphase.cards.nodes import CardType, Keyword
from mainphase.kernel.reading.characteristics import characteristics_of

STAG = invented(
    "Bestow {3}{G}\nVigilance\nEnchanted creature gets +2/+2 and has vigilance.",
    name="Starlit Stag",
    cost="{1}{G}",
    types="Enchantment Creature — Elk",
    pt="2/2",
)


def types(table: Table, name: str) -> int:
    return int(characteristics_of(table.find(name)).types)


def bestowed(bob: Sequence[str] = (), bob_hand: Sequence[str] = ()) -> Table:
    table = position(alice=["4 Forest", "Memnite"], alice_hand=[STAG], bob=bob, bob_hand=bob_hand)
    table.alice.cast("Starlit Stag", ["Memnite"], way=1)
    return table


def test_702_103a_for_its_mana_cost_it_is_a_creature() -> None:
    table = position(alice=["2 Forest", "Memnite"], alice_hand=[STAG])
    table.alice.cast("Starlit Stag")
    table.resolve()
    assert table.pt("Starlit Stag") == "2/2"
    assert table.pt("Memnite") == "1/1"


def test_702_103b_bestowed_it_is_an_aura_and_no_creature() -> None:
    table = bestowed()
    assert table.stack == ["Starlit Stag"]
    table.resolve()
    assert types(table, "Starlit Stag") == CardType.ENCHANTMENT
    assert characteristics_of(table.find("Starlit Stag")).subtypes == ("Aura",)
    assert table.pt("Memnite") == "3/3"
    assert table.has("Memnite", Keyword.VIGILANCE)


def test_702_103d_it_needs_a_creature_to_enchant() -> None:
    table = position(alice=["4 Forest"], alice_hand=[STAG])
    with pytest.raises(NotOffered):
        table.alice.cast("Starlit Stag", way=1)
    table.alice.cast("Starlit Stag")
    assert table.stack == ["Starlit Stag"]


def test_702_103e_without_its_target_it_resolves_as_a_creature() -> None:
    table = bestowed(bob=["Mountain"], bob_hand=["Shock"])
    table.alice.passes()
    table.bob.cast("Shock", ["Memnite"])
    table.resolve()
    table.resolve()
    assert types(table, "Starlit Stag") == CardType.ENCHANTMENT | CardType.CREATURE
    assert table.pt("Starlit Stag") == "2/2"


def test_702_103f_unattached_it_is_a_creature_again() -> None:
    table = bestowed(bob=["2 Mountain"], bob_hand=["2 Lightning Bolt"])
    table.resolve()
    table.alice.passes()
    table.bob.cast("Lightning Bolt", ["Memnite"])
    table.resolve()
    assert "Memnite" in table.alice.graveyard
    assert types(table, "Starlit Stag") == CardType.ENCHANTMENT | CardType.CREATURE
    assert characteristics_of(table.find("Starlit Stag")).subtypes == ("Elk",)
    assert table.events("unattached", rule="702.103f")


def test_702_103f_an_exception_to_704_5m() -> None:
    table = bestowed(bob=["Mountain"], bob_hand=["Lightning Bolt"])
    table.resolve()
    assert table.alice.graveyard == []
    table.alice.passes()
    table.bob.cast("Lightning Bolt", ["Memnite"])
    table.resolve()
    assert table.alice.graveyard == ["Memnite"]


def test_707_2_a_copy_of_a_bestowed_aura_is_a_creature() -> None:
    mirror = invented(
        "Create a token that's a copy of target enchantment.", name="Odd Mirror", cost="{U}", types="Sorcery"
    )
    table = position(alice=["4 Forest", "Island", "Memnite"], alice_hand=[STAG, mirror])
    table.alice.cast("Starlit Stag", ["Memnite"], way=1)
    table.resolve()
    table.alice.cast("Odd Mirror", ["Starlit Stag"])
    table.resolve()
    assert types(table, "Starlit Stag 2") == CardType.ENCHANTMENT | CardType.CREATURE
    assert table.pt("Starlit Stag 2") == "2/2"


def test_400_7_it_leaves_as_a_creature_card() -> None:
    table = bestowed(bob=["Plains", "Plains"], bob_hand=["Disenchant"])
    table.resolve()
    table.alice.passes()
    table.bob.cast("Disenchant", ["Starlit Stag"])
    table.resolve()
    assert table.alice.graveyard == ["Starlit Stag"]
    assert table.pt("Memnite") == "1/1"
