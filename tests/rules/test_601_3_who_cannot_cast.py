"""CR 601.3, 611.2c: a certain player can't cast spells for a while, whoever the words would mean later."""

from __future__ import annotations

import pytest
from tests.language.grammar.reading import does
from tests.support.invented import invented
from tests.support.table import NotOffered, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Duration
from mainphase.cards.words import target

BEARS = "Grizzly Bears"
SILENCE = invented(
    "Counter target spell. Its controller can't cast spells this turn.", name="Hush", types="Instant", cost="{U}"
)
SWARM = invented("Whenever ~ attacks, defending player can't cast spells this turn.", name="Swarm", pt="1/1")
MAGE = invented(
    "When ~ enters, return target creature an opponent controls to its owner's hand. Its owner can't cast spells with "
    "the same name as it until your next turn.",
    name="Mage", cost="{U}",
)  # fmt: skip


def test_what_is_read() -> None:
    creatures = n.Begin(n.CantCast(target, n.OfType(n.CardType.CREATURE)))
    assert does("Target player can't cast creature spells this turn.") == creatures
    assert does("Target player can't cast spells until your next turn.") == n.Begin(
        n.CantCast(target), Duration.YOUR_NEXT_TURN
    )


def test_601_3_whoever_controlled_the_countered_spell() -> None:
    table = position(alice=["Mountain", "Mountain"], alice_hand=["Shock", "Shock"], bob=["Island"], bob_hand=[SILENCE])
    table.alice.cast("Shock", ["bob"])
    table.alice.passes()
    table.bob.cast("Hush", ["Shock"])
    table.resolve()
    assert table.stack == []
    with pytest.raises(NotOffered):
        table.alice.cast("Shock", ["bob"])


@pytest.mark.parametrize("step", ["declare blockers", "postcombat main"])
def test_608_2h_the_defending_player_after_the_combat_too(step: str) -> None:
    table = position(alice=[SWARM], bob=["Mountain"], bob_hand=["Shock"])
    table.alice.attack(["Swarm"])
    table.resolve()
    table.advance_to(step)
    if table.priority == "alice":
        table.alice.passes()
    assert table.priority == "bob"
    with pytest.raises(NotOffered):
        table.bob.cast("Shock", ["alice"])


def test_611_2c_its_owner_until_your_next_turn() -> None:
    table = position(alice=["Island"], alice_hand=[MAGE], bob=["Forest", "Forest", BEARS], bob_hand=["Llanowar Elves"])
    table.alice.cast("Mage")
    table.resolve()
    table.choose(BEARS)
    table.resolve()
    assert BEARS in table.bob.hand
    table.advance_to("bob's precombat main")
    with pytest.raises(NotOffered):
        table.bob.cast(BEARS)
    table.bob.cast("Llanowar Elves")
