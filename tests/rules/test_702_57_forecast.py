"""CR 702.57: abilities that are activated from the hand in its owner's upkeep."""

from __future__ import annotations

import pytest
from tests.language.grammar.reading import means
from tests.support.table import NotOffered, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardDef, Zone
from mainphase.cards.words import card, do, forecast, gain_life, lose_life, sorcery

TEXT = "Forecast — {1}, Reveal ~ from your hand: You gain 1 life."
ABILITY = forecast(do(gain_life(1)), n.PayMana(n.ManaCost(1)))


def omen() -> CardDef:
    return card("Omen", "{9}", sorcery)(do(lose_life(1, n.EachOpponent())), ABILITY)


def test_what_is_read() -> None:
    assert means(TEXT) == (ABILITY,)
    assert ABILITY.zone == Zone.HAND
    assert means("Forecast — {1}: You gain 1 life.") is None


def test_702_57b_once_in_its_owners_upkeep_from_the_hand() -> None:
    table = position(alice=["2 Plains"], alice_hand=[omen()], turn=3, step="upkeep")
    table.alice.activate("Omen")
    table.resolve()
    assert (table.alice.life, table.alice.hand) == (21, ["Omen"])
    with pytest.raises(NotOffered):
        table.alice.activate("Omen")
    table.advance_to("turn 5, upkeep")
    table.alice.activate("Omen")


@pytest.mark.parametrize(("active", "step"), [("alice", "precombat main"), ("bob", "upkeep")])
def test_702_57b_at_no_other_time(active: str, step: str) -> None:
    table = position(alice=["Plains"], alice_hand=[omen()], active=active, step=step)
    if active == "bob":
        table.bob.passes()
    with pytest.raises(NotOffered):
        table.alice.activate("Omen")


def test_602_2a_everybody_knows_the_card_from_then_on() -> None:
    table = position(alice=["Plains"], alice_hand=[omen(), "Memnite"], turn=3, step="upkeep")
    table.alice.activate("Omen")
    known = table.state.known
    assert [known.get(table.find(name, Zone.HAND).id, 0) for name in ("Omen", "Memnite")] == [3, 0]
