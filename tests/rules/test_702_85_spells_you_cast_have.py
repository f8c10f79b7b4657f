"""CR 604.3, 702: what spells that you cast have because of something else: cascade, storm, affinity."""

from __future__ import annotations

import pytest
from tests.language.grammar.reading import ability
from tests.support.invented import invented
from tests.support.table import NotOffered, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardDef
from mainphase.cards.words import card, do, enchantment, gain_life, sorcery, storm

BEARS = "Grizzly Bears"
STORM = "Creature spells you cast have storm."
FROM_HAND = "Creature spells you cast from your hand have storm."
DESCRIBED = "Creature spells you cast with mana value 2 or greater have storm."
ON_STACK = (n.IsSpell(), n.ControlledBy(n.You()))
CREATURE = n.OfType(n.CardType.CREATURE)


def held(text: str) -> CardDef:
    read = ability(text)
    assert read is not None
    return card("Rule", "{1}", enchantment)(read)


@pytest.mark.parametrize(
    ("text", "which"),
    [
        (STORM, (*ON_STACK, CREATURE)),
        (FROM_HAND, (*ON_STACK, n.CastFrom(n.Zone.HAND), CREATURE)),
        (DESCRIBED, (*ON_STACK, CREATURE, n.ManaValueIs(">=", n.Fixed(2)))),
    ],
)
def test_what_is_read(text: str, which: tuple[n.Filter, ...]) -> None:
    assert ability(text) == n.Static(n.Modify(n.All(which), (n.GainAbility(storm),)))


def test_affinity_is_told_as_what_they_cost_less() -> None:
    told = ability("Creature spells you cast cost {1} less to cast for each artifact you control.")
    assert ability("Creature spells you cast have affinity for artifacts.") == told


@pytest.mark.parametrize(
    ("text", "bears"), [(STORM, 2), (FROM_HAND, 2), (DESCRIBED, 2), ("Artifact spells you cast have storm.", 1)]
)
def test_702_40a_a_spell_with_storm_because_of_something_else(text: str, bears: int) -> None:
    first = card("First", "{0}", sorcery)(do(gain_life(1)))
    table = position(alice=[held(text), "2 Forest"], alice_hand=[first, BEARS], bob=["2 Forest"], bob_hand=[BEARS])
    table.alice.cast("First")
    table.resolve()
    table.alice.cast(BEARS)
    table.resolve_all()
    assert table.alice.battlefield.count(BEARS) == bears


def test_702_41a_affinity_of_all_of_them() -> None:
    rule = held("Creature spells you cast have affinity for artifacts.")
    table = position(alice=[rule, "Forest", "Ornithopter"], alice_hand=[BEARS])
    table.alice.cast(BEARS)
    assert table.stack == [BEARS]
    table = position(alice=[rule, "Forest"], alice_hand=[BEARS])
    with pytest.raises(NotOffered):
        table.alice.cast(BEARS)


def test_702_85_for_the_turn() -> None:
    rite = invented("As you cast spells from your hand this turn, they gain cascade.", name="Rite", types="Sorcery")
    table = position(alice=["4 Forest", "4 Swamp"], alice_hand=[rite, BEARS], alice_library=["Memnite"])
    table.alice.cast("Rite")
    table.resolve()
    table.alice.cast(BEARS)
    assert len(table.stack) == 2  # what follows from cascade
    table.resolve()
    table.choose("yes")
    table.resolve_all()
    assert {BEARS, "Memnite"} <= set(table.alice.battlefield)


def test_702_85_and_no_longer() -> None:
    rite = invented("As you cast spells from your hand this turn, they gain cascade.", name="Rite", types="Sorcery")
    table = position(alice=["4 Forest", "4 Swamp"], alice_hand=[rite, BEARS])
    table.alice.cast("Rite")
    table.resolve()
    table.advance_to("bob's precombat main")
    table.advance_to("alice's precombat main")
    table.alice.cast(BEARS)
    assert len(table.stack) == 1
