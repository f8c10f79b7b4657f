"""Turns, phases and steps that are added, skipped, ended or controlled."""

from __future__ import annotations

import pytest
from tests.language.grammar.reading import ability, does, means

from mainphase.cards import nodes as n
from mainphase.cards.words import (
    creature,
    damage,
    deals_combat_damage_to_player,
    draw,
    in_turn,
    itself,
    phase_ability,
    phase_cost,
    sacrifice_it,
    target,
    this,
    upkeep,
    when,
    whenever,
    you,
    yours,
)

COMBAT = "combat phase"
EFFECTS = {
    "After this phase, there is an additional combat phase.": n.ExtraPhases((COMBAT,)),
    "After this main phase, there is an additional combat phase followed by an additional main phase.": n.ExtraPhases(
        (COMBAT, "main phase")
    ),
    "Target opponent skips their next combat phase.": n.SkipNext(COMBAT, target),
    "You skip your next two turns.": in_turn(n.SkipNext("turn", you), n.SkipNext("turn", you)),
    "End the turn.": n.EndTheTurn(),
    "You control target player during that player's next turn.": n.ControlNextTurn(target),
    "You become the monarch.": n.BecomeMonarch(),
    "Creatures target player controls don't untap during that player's next untap step.": n.DontUntapNext(
        n.All((creature, n.ControlledBy(target))), target
    ),
}


@pytest.mark.parametrize("text", EFFECTS)
def test_what_is_done_to_turns(text: str) -> None:
    assert does(text) == EFFECTS[text]


def test_that_combat_is_the_one_that_was_added() -> None:
    added = n.ExtraPhases((COMBAT,), save="those")
    then = n.Delayed(n.Triggered(n.BeginningOf("combat", that="those"), (n.Mode(draw(1)),)))
    assert does(
        "After this phase, there is an additional combat phase. At the beginning of that combat, draw a card."
    ) == in_turn(added, then)


def test_that_turn_is_the_one_that_was_added() -> None:
    added = n.ExtraTurn(save="that turn")
    then = n.Delayed(n.Triggered(n.BeginningOf("end step", that="that turn"), (n.Mode(draw(1)),)))
    assert does("Take an extra turn after this one. At the beginning of that turn's end step, draw a card.") == in_turn(
        added, then
    )


def test_this_phase_is_the_combat_phase_only_after_combat_damage() -> None:
    steps = n.ExtraStep("upkeep", COMBAT, n.EventAmount(), you_get=True)
    words = "you get that many additional upkeep steps after this phase."
    assert ability(f"Whenever ~ deals combat damage to a player, {words}") == whenever(
        deals_combat_damage_to_player(itself)
    ).do(steps)
    assert means(f"Whenever you gain life, {words}") is None


def test_a_state_triggers() -> None:
    three = n.StateIs(n.Exists(n.All((creature, yours)), 3))
    assert ability("When you control three or more creatures, sacrifice ~.") == when(three).do(n.SacrificeIt(this))
    alone = n.StateIs(n.Negated(n.Exists(n.All((n.Other(), creature, yours)))))
    assert ability("When you control no other creatures, sacrifice ~.") == when(alone).do(sacrifice_it(this))


def test_abilities_of_1997_belong_to_a_part_of_the_turn() -> None:
    must = phase_ability(upkeep, must=True).do(damage(1, to=you))
    assert ability("During your upkeep, ~ deals 1 damage to you.") == must
    paid = means("During your upkeep, pay {B}{B} or sacrifice ~.")
    assert paid == phase_cost(upkeep, "{B}{B}", otherwise=sacrifice_it(this))
