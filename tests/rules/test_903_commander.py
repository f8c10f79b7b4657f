"""CR 903: commanders, as the kernel plays them."""

from __future__ import annotations

import pytest
from tests.support.saying import NotOffered
from tests.support.table import Table, position

from mainphase.kernel.casting.castable import cannot_cast
from mainphase.kernel.state.refusal import pack_refusal
from mainphase.rules.concepts import Concept

DOG = "Isamaru, Hound of Konda"


def commander(**said: object) -> Table:
    return position(alice_commander=[DOG], **said)  # type: ignore[arg-type]


def in_command(table: Table) -> list[str]:
    return [table.name(oid) for oid in table.state.command]


def test_903_8_it_is_cast_from_the_command_zone_for_its_cost() -> None:
    table = commander(alice=["Plains"])
    table.alice.cast(DOG)
    table.resolve()
    assert table.alice.battlefield.count(DOG) == 1
    assert in_command(table) == []


def test_903_8_only_its_owner_casts_it_and_only_when_a_creature_could_be_cast() -> None:
    table = commander(alice=["Plains"], bob=["Plains"])
    dog = table.state.command[0]
    assert cannot_cast(table.state, 0, dog, 0) == 0
    assert cannot_cast(table.state, 1, dog, 0) == pack_refusal(Concept.CAST_ZONE, dog)
    table.advance_to("bob's precombat main")
    assert cannot_cast(table.state, 0, dog, 0) != 0
    assert cannot_cast(table.state, 1, dog, 0) == pack_refusal(Concept.CAST_ZONE, dog)


def test_903_3_a_card_in_the_command_zone_that_is_no_commander_is_not_cast() -> None:
    table = commander(alice=["Plains"])
    table.state.players[0].commanders = []
    assert cannot_cast(table.state, 0, table.state.command[0], 0) != 0


@pytest.mark.rule("903.9a", "704.6d")
def test_903_8_it_costs_two_more_for_each_time_it_was_cast_from_there() -> None:
    table = commander(alice=["5 Plains", "Mountain"], alice_hand=["Lightning Bolt"])
    table.alice.cast(DOG)
    table.resolve()
    table.alice.cast("Lightning Bolt", targets=[DOG])
    table.resolve()
    table.choose("yes")
    assert in_command(table) == [DOG]
    table.alice.cast(DOG)
    table.resolve()
    untapped = [o for o in table.state.permanents if not o.tapped and table.name(o.id) == "Plains"]
    assert len(untapped) == 1  # one, then three


def test_903_8_what_cannot_pay_the_tax_does_not_get_it() -> None:
    table = commander(alice=["3 Plains", "Mountain"], alice_hand=["Lightning Bolt"])
    table.alice.cast(DOG)
    table.resolve()
    table.alice.cast("Lightning Bolt", targets=[DOG])
    table.resolve()
    table.choose("yes")
    with pytest.raises(NotOffered):
        table.alice.cast(DOG)


def test_903_9a_its_owner_may_leave_it_in_the_graveyard_and_is_asked_once() -> None:
    table = position(alice_commander=[DOG], alice=["Plains", "Mountain"], alice_hand=["Lightning Bolt"])
    table.alice.cast(DOG)
    table.resolve()
    table.alice.cast("Lightning Bolt", targets=[DOG])
    table.resolve()
    assert DOG in table.alice.graveyard  # it has died before anybody is asked
    assert table.asked_player == "alice"
    table.choose("no")
    assert DOG in table.alice.graveyard
    table.advance_to("alice's end step")
    assert in_command(table) == []


def test_903_3_a_commander_stays_one_in_every_zone() -> None:
    """From the hand it costs no tax, and bounced it is asked about again."""
    table = commander(alice=["2 Plains", "2 Island"], alice_hand=["2 Unsummon"])
    table.alice.cast(DOG)
    table.resolve()
    table.alice.cast("Unsummon", targets=[DOG])
    table.resolve()
    table.choose("no")
    assert DOG in table.alice.hand
    table.alice.cast(DOG)
    table.resolve()
    table.alice.cast("Unsummon", targets=[DOG])
    table.resolve()
    table.choose("yes")
    assert in_command(table) == [DOG]


@pytest.mark.rule("704.6c", "104.3j")
def test_903_10a_21_combat_damage_by_one_commander_loses_the_game() -> None:
    table = commander(alice=["Plains"], bob_life=40)
    table.alice.cast(DOG)
    table.resolve()
    dog = table.find(DOG)
    table.state.players[1].commander_damage[dog.owner << 32 | dog.card] = 18
    table.advance_to("bob's precombat main")
    table.advance_to("alice's declare attackers")
    table.alice.attack([DOG])
    table.advance_to("alice's postcombat main")
    assert table.bob.in_game  # 20
    table.advance_to("bob's precombat main")
    table.advance_to("alice's declare attackers")
    table.alice.attack([DOG])
    while not table.over:
        table.go_on()
    assert [event.rule for event in table.events("player loses")] == ["704.6c"]
    assert table.winners == ["alice"]
