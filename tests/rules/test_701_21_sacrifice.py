"""CR 701.21: a player sacrifices permanents that they control, and no others: what somebody else has taken stays."""

from __future__ import annotations

import pytest
from tests.support.table import Table, position

from mainphase.cards import nodes as n
from mainphase.cards.words import (
    artifact,
    card,
    controller_of,
    creature,
    do,
    gain_control,
    gain_life,
    in_turn,
    instant,
    may_pay,
    sacrifice_it,
    sacrifice_this,
    target,
    targeting,
    when,
    whenever,
)

THEFT = card("Theft", "{0}", instant)(targeting(creature).do(gain_control(target)))


def stolen_in_response(table: Table, name: str) -> None:
    """The ability that would sacrifice it is on the stack, its controller has priority: bob steals it."""
    assert table.stack == [name]
    if table.alice.has_priority:
        table.alice.passes()
    table.bob.cast("Theft", [name])
    table.resolve_all()
    if "no" in table.options:  # whether its price is paid
        table.alice.choose("no")
    assert table.controller(name) == "bob"


def test_701_21a_702_30a_a_creature_with_echo_stolen_in_response_stays_with_the_thief() -> None:
    table = position(alice=["4 Mountain"], alice_hand=["Avalanche Riders"], bob=["Forest"], bob_hand=[THEFT])
    table.alice.cast("Avalanche Riders")
    table.resolve()
    table.alice.choose("Forest")
    table.resolve_all()
    table.advance_to("turn 3, upkeep")
    stolen_in_response(table, "Avalanche Riders")
    assert table.bob.battlefield == ["Avalanche Riders"]


def test_701_21a_702_74a_an_evoked_creature_is_sacrificed_by_its_controller_whoever_that_is() -> None:
    """The rule on evoke says "its controller"."""
    table = position(alice=["3 Island"], alice_hand=["Mulldrifter"], bob_hand=[THEFT], triggers="automatic")
    table.alice.cast("Mulldrifter", way=1)
    table.resolve()
    assert table.stack == ["Mulldrifter", "Mulldrifter"], "it draws, and is sacrificed"
    table.alice.passes()
    table.bob.cast("Theft", ["Mulldrifter"])
    table.resolve_all()
    assert "Mulldrifter" in table.alice.graveyard
    assert [e.player for e in table.events("sacrificed")] == ["bob"]


def test_701_21a_at_the_end_step_the_thief_keeps_it_and_sacrifices_it_at_the_next() -> None:
    table = position(alice=["Ball Lightning"], bob_hand=[THEFT], step="end step")
    stolen_in_response(table, "Ball Lightning")
    table.advance_to("turn 2, end step")
    table.resolve_all()
    assert table.alice.graveyard == ["Ball Lightning"], "now it is its controller's own ability"


def test_701_21a_702_24a_cumulative_upkeep() -> None:
    table = position(alice=["Phobian Phantasm"], bob_hand=[THEFT], step="upkeep")
    stolen_in_response(table, "Phobian Phantasm")


def test_701_21a_702_63a_vanishing() -> None:
    table = position(alice=["Chronozoa (1 time)"], bob_hand=[THEFT], step="upkeep")
    table.resolve()
    stolen_in_response(table, "Chronozoa")
    assert table.bob.battlefield == ["Chronozoa"], "it has not died and left two tokens"


def test_701_21a_an_illusion_that_became_a_target() -> None:
    """Its ability is its controller's as it triggered; the theft itself makes it trigger once more."""
    table = position(alice=["Phantasmal Dragon"], bob_hand=[THEFT], active="bob")
    table.bob.cast("Theft", ["Phantasmal Dragon"])
    table.resolve_all()
    assert table.alice.graveyard == ["Phantasmal Dragon"], "the ability resolves before the theft"


def test_701_21a_a_state_trigger() -> None:
    table = position(alice=["Covetous Dragon"], bob_hand=[THEFT], bob=["Memnite"])
    stolen_in_response(table, "Covetous Dragon")


def test_701_21a_unless_the_text_says_its_controller() -> None:
    doom = card("Doom", "{0}", creature, pt="1/1")(
        when(n.BeginningOf("end step")).do(sacrifice_it(n.This(), by=controller_of(n.This())))
    )
    table = position(alice=[doom], bob_hand=[THEFT], step="end step")
    assert table.stack == ["Doom"]
    table.alice.passes()
    table.bob.cast("Theft", ["Doom"])
    table.resolve_all()
    assert table.alice.graveyard == ["Doom"]


def test_701_21a_118_12_who_cannot_sacrifice_it_gets_nothing_for_it() -> None:
    """Mindstab Thrull, stolen before its ability resolves, is not offered for three cards."""
    table = position(
        alice=["Mindstab Thrull"], bob_hand=[THEFT, "Forest", "Forest", "Forest"], step="declare attackers"
    )
    table.alice.attack(["Mindstab Thrull"])
    table.advance_to("declare blockers")
    stolen_in_response(table, "Mindstab Thrull")
    assert table.bob.hand == ["Forest"] * 3


def test_701_21a_a_cost_that_any_player_may_pay_is_paid_with_what_they_control() -> None:
    spring = card("Spring", "{0}", artifact)(
        n.Activated((n.SacrificeThis(),), (n.Mode(gain_life(3)),), any_player=True)
    )
    table = position(alice=[spring], active="bob")
    with pytest.raises(Exception, match=r"701\.21a"):
        table.bob.activate("Spring")
    table.bob.passes()
    table.alice.activate("Spring")
    table.resolve()
    assert table.alice.life == 23


def test_701_21a_a_price_asked_as_an_ability_resolves() -> None:
    payer = card("Payer", "{0}", creature, pt="1/1")(
        when(n.BeginningOf("end step")).do(may_pay(sacrifice_this, then=gain_life(3)))
    )
    table = position(alice=[payer], bob_hand=[THEFT], step="end step")
    stolen_in_response(table, "Payer")
    assert table.alice.life == table.bob.life == 20


def test_101_4_all_who_do_not_pay_sacrifice_at_once() -> None:
    """As the phrase "each opponent sacrifices a creature unless they pay {1}" is read."""
    unpaid = n.Saved("unpaid")
    asked = n.PayOrElse(
        (n.PayMana(n.ManaCost(1)),),
        n.ThatPlayer(),
        otherwise=n.Remember(n.Together((unpaid, n.ThatPlayer())), "unpaid"),
    )
    toll = card("Toll", "{0}", instant)(
        do(in_turn(n.ForEachPlayer(n.EachOpponent(), asked), n.Sacrifice(creature, unpaid)))
    )
    mourner = card("Mourner", "{1}{B}", creature, pt="1/1")(whenever(n.Dies(creature)).do(gain_life(1)))
    table = position(
        players=("alice", "bob", "carol", "dave"),
        alice_hand=[toll],
        bob=[mourner, "Swamp"],
        carol=["Memnite", "Swamp"],
        dave=["Ornithopter", "Swamp"],
        triggers="automatic",
    )
    table.alice.cast("Toll")
    table.resolve()
    table.choose("no", "yes", "no")
    assert [seat.battlefield for seat in (table.bob, table.carol, table.dave)] == [
        ["Swamp"], ["Memnite", "Swamp"], ["Swamp"]
    ]  # fmt: skip
    table.resolve_all()
    assert table.bob.life == 22, "it saw both die"
