"""CR 603.7: delayed triggered abilities that wait for the next turn's upkeep."""

from __future__ import annotations

import pytest
from tests.support.table import position

from mainphase.cards import nodes as n
from mainphase.cards.words import artifact, at_the_beginning_of, card, draw, extra_steps, instant, upkeep

SLOW = card("Slow Thought", "{0}", instant)(
    n.SpellAbility((n.Mode(n.Delayed(at_the_beginning_of(upkeep).do(draw(1)), on_next_turn=True)),))
)
AGAIN = card("Once More", "{0}", instant)(n.SpellAbility((n.Mode(extra_steps(1, "upkeep")),)))


@pytest.mark.rule("500.9")
def test_603_7_another_upkeep_of_this_turn_is_not_the_next_turns() -> None:
    table = position(alice_hand=[SLOW, AGAIN], step="upkeep")
    for spell in ("Slow Thought", "Once More"):
        table.alice.cast(spell)
        table.resolve_all()
    table.advance_to("precombat main")
    assert len(table.alice.hand) == 1, "the card of the draw step"
    table.advance_to("upkeep")
    table.resolve_all()
    assert len(table.alice.hand) == 2


@pytest.mark.rule("500.7")
def test_603_7_an_extra_turn_is_the_next_turn() -> None:
    table = position(alice=["4 Island"], alice_hand=[SLOW, "Time Warp", "Island"])
    table.alice.cast("Slow Thought")
    table.resolve_all()
    table.alice.play_land("Island")
    table.alice.cast("Time Warp", ["alice"])
    table.resolve_all()
    table.advance_to("upkeep")
    table.resolve_all()
    assert table.active == "alice"
    assert len(table.alice.hand) == 1


def test_603_7d_a_card_that_was_discarded_is_still_its_source() -> None:
    """Nothing is known any more of what was in a hand; what its ability began goes on."""
    later = n.Delayed(at_the_beginning_of(upkeep).do(draw(1)), on_next_turn=True)
    thought = card("Discarded Thought", "{5}", artifact)(
        n.Activated((n.PayMana(n.ManaCost()), n.DiscardThis()), (n.Mode(later),), zone=n.Zone.HAND)
    )
    table = position(alice_hand=[thought])
    table.alice.activate("Discarded Thought")
    table.resolve_all()
    assert table.alice.hand == []
    table.advance_to("upkeep")
    table.resolve_all()
    assert len(table.alice.hand) == 1
