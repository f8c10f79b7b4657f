"""CR 513: the end step."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

from mainphase.cards.words import (
    apply,
    at_the_beginning_of,
    card,
    creature,
    do,
    enchantment,
    end_step,
    flash,
    gain_life,
    gets,
    instant,
    later,
    target,
    targeting,
)

CURFEW = card("Curfew", "{B}", enchantment)(flash, at_the_beginning_of(end_step).do(gain_life(1)))
ECHO = card("Echo", "{W}", instant)(do(later(at_the_beginning_of(end_step).do(gain_life(1)))))
STRENGTH = card("Strength", "{G}", instant)(targeting(creature).do(apply(target, gets(2, 2))))


def test_513_1_nothing_happens_by_itself_and_the_active_player_gets_priority() -> None:
    table = position(step="end step", active="bob")
    assert [e.name for e in table.log] == ["turn begins", "phase begins", "step begins", "priority"]
    assert table.priority == "bob"
    assert table.log[-1].rule == "513.1"


def test_513_1a_at_the_beginning_of_the_end_step() -> None:
    table = position(alice=["Ball Lightning", CURFEW], triggers="automatic")
    table.advance_to("end step")
    assert sorted(table.stack) == ["Ball Lightning", "Curfew"]
    table.resolve_all()
    assert table.alice.battlefield == ["Curfew"]
    assert table.alice.life == 21


def test_513_2_what_enters_during_the_step_waits_for_the_next_turns() -> None:
    table = position(alice=["Swamp"], alice_hand=[CURFEW], step="end step")
    table.alice.cast("Curfew")
    table.resolve()
    assert table.stack == []
    table.advance_to("turn 2, end step")
    assert table.stack == ["Curfew"]
    assert len(table.events("triggered")) == 1


def test_513_2_so_does_a_delayed_ability_created_during_it() -> None:
    table = position(alice=["Plains"], alice_hand=[ECHO], step="end step")
    table.alice.cast("Echo")
    table.resolve()
    assert table.stack == []
    table.advance_to("turn 2, end step")
    assert table.stack == ["Echo"]
    table.resolve()
    assert table.alice.life == 21
    table.advance_to("turn 3, end step")
    assert table.stack == []


def test_513_2_but_until_end_of_turn_ends_this_turn() -> None:
    table = position(alice=["Grizzly Bears", "Forest"], alice_hand=[STRENGTH], step="end step")
    table.alice.cast("Strength", ["Grizzly Bears"])
    table.resolve()
    assert table.pt("Grizzly Bears") == "4/4"
    table.advance_to("turn 2, upkeep")
    assert table.pt("Grizzly Bears") == "2/2"


DUSK = invented(
    "At the beginning of your end step, you gain 1 life. Then if it's the first end step of the turn, there is an "
    "additional end step after this step.",
    name="Dusk",
)


@pytest.mark.rule("500.9")
def test_513_1_the_first_end_step_of_the_turn_is_followed_by_another() -> None:
    table = position(alice=[DUSK], triggers="automatic")
    for turn, life in (("turn 2, upkeep", 22), ("turn 3, end step", 22), ("turn 4, upkeep", 24)):
        table.advance_to(turn)
        assert table.alice.life == life


def test_513_1_in_no_end_step_it_is_not_the_first() -> None:
    ask = invented("{0}: If it's the first end step of the turn, you gain 1 life.", name="Ask", types="Enchantment")
    table = position(alice=[ask])
    table.alice.activate("Ask")
    table.resolve_all()
    assert table.alice.life == 20
