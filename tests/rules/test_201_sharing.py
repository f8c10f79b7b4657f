"""What has something in common with something else: a name (CR 201.2), a color, a card type, a creature type."""

from __future__ import annotations

import pytest
from tests.language.grammar.reading import ability
from tests.support.table import position

from mainphase.cards import nodes as n
from mainphase.cards.words import (
    artifact,
    card,
    creature,
    destroy,
    do,
    each,
    enchantment,
    non,
    sorcery,
    target,
    targeting,
)

FIELD = ["Grizzly Bears", "Grizzly Bears", "Llanowar Elves", "Memnite", "Goblin Piker", "Raging Goblin", "Forest"]


def rest_after(shared: n.Filter, aimed: str) -> list[str]:
    """What is left of the field when what shares that with the target is destroyed, but not the target."""
    spell = card("Spell", "{0}", sorcery)(targeting(creature).do(destroy(each(shared, non(n.OneOf(target))))))
    table = position(alice_hand=[spell], bob=FIELD)
    table.alice.cast("Spell", [aimed])
    table.resolve()
    return sorted(table.bob.battlefield)


@pytest.mark.rule("201.2")
def test_201_2_a_name() -> None:
    assert rest_after(n.SharesName(target), "Memnite") == sorted(FIELD)
    assert rest_after(n.SharesName(target), "Grizzly Bears").count("Grizzly Bears") == 1


@pytest.mark.rule("105.2")
def test_105_2_a_color() -> None:
    left = rest_after(n.SharesColor(target), "Llanowar Elves")
    assert left == ["Forest", "Goblin Piker", "Llanowar Elves", "Memnite", "Raging Goblin"]
    assert rest_after(n.SharesColor(target), "Memnite") == sorted(FIELD)  # what is colorless shares none


@pytest.mark.rule("205.2b")
def test_205_2b_a_card_type() -> None:
    assert rest_after(n.SharesCardType(target), "Memnite") == ["Forest", "Memnite"]


@pytest.mark.rule("205.3m")
def test_205_3m_a_creature_type() -> None:
    left = rest_after(n.SharesCreatureType(target), "Raging Goblin")
    assert sorted(left) == sorted(name for name in FIELD if name != "Goblin Piker")


@pytest.mark.rule("122.1")
def test_122_1_a_counter_of_any_kind() -> None:
    spell = card("Spell", "{0}", sorcery)(do(destroy(each(creature, n.HasCounter("")))))
    table = position(alice_hand=[spell], bob=["Memnite (1 charge)", "Ornithopter"])
    table.alice.cast("Spell")
    table.resolve()
    assert table.bob.battlefield == ["Ornithopter"]


RETURNED = (
    "Whenever a nonartifact permanent you control enters, you may return another permanent you control that shares "
    "a permanent type with it to its owner's hand."
)


@pytest.mark.rule("110.4")
def test_110_4_a_permanent_type() -> None:
    kindred = n.OfType(n.CardType.KINDRED)
    tale = card("Tale", "{0}", enchantment, kindred)
    golem = card("Golem", "{0}", creature, kindred, pt="1/1")
    for permanent, left in ((True, ["Golem", "Tale"]), (False, ["Golem"])):
        shared = n.SharesCardType(target, permanent)
        spell = card("Spell", "{0}", sorcery)(targeting(creature).do(destroy(each(shared, non(n.OneOf(target))))))
        table = position(alice_hand=[spell], bob=[tale(), golem()])
        table.alice.cast("Spell", ["Golem"])
        table.resolve()
        assert sorted(table.bob.battlefield) == left


@pytest.mark.rule("608.2d")
def test_608_2d_another_than_what_it_shares_a_type_with() -> None:
    read = ability(RETURNED)
    assert read is not None
    table = position(
        alice=[card("Curio", "{3}", artifact)(read), "Grizzly Bears", "Memnite", "Mountain"],
        alice_hand=["Ornithopter", "Raging Goblin"],
    )
    table.alice.cast("Raging Goblin")
    table.resolve()
    table.resolve()
    table.choose("yes")
    assert sorted(table.options) == ["Grizzly Bears", "Memnite"]
    table.choose("Grizzly Bears")
    assert sorted(table.alice.hand) == ["Grizzly Bears", "Ornithopter"]
