"""CR 109.4, 112.2: spells have a controller, who can change."""

from __future__ import annotations

from tests.support.table import position

from mainphase.cards import nodes as n
from mainphase.cards.words import (
    a_player,
    a_spell,
    any_target,
    card,
    damage,
    gain_control,
    instant,
    is_a,
    target,
    targeting,
)
from mainphase.kernel import machine
from mainphase.kernel.events.ending import concede

SNATCH = card("Snatch", "{U}", instant)(targeting(is_a(a_spell)).do(gain_control(target), n.NewTargets(target)))
BLAST = card("Blast", "{R}", instant)(targeting(any_target).do(damage(3, to=target)))
DRAIN = card("Drain", "{R}", instant)(targeting(a_player).do(damage(2, to=target)))


def test_109_4_a_spell_resolves_for_its_new_controller_with_new_targets() -> None:
    table = position(alice=["Island"], alice_hand=[SNATCH], bob=["Mountain"], bob_hand=[BLAST], active="bob")
    table.bob.cast("Blast", ["alice"])
    table.bob.passes()
    table.alice.cast("Snatch", ["Blast"])
    table.resolve()
    assert table.asked_player == "alice"
    assert table.controller is not None
    table.alice.choose("bob")
    assert table.state.objects[table.state.stack[0]].controller == table.alice.number
    assert [e.player for e in table.events("control changes")] == ["alice"]
    table.resolve()
    assert (table.alice.life, table.bob.life) == (20, 17)
    assert table.bob.graveyard == ["Blast"], "it is still its owner's"


def test_115_7d_its_targets_may_stay() -> None:
    table = position(alice=["Island"], alice_hand=[SNATCH], bob=["Mountain"], bob_hand=[DRAIN], active="bob")
    table.bob.cast("Drain", ["alice"])
    table.bob.passes()
    table.alice.cast("Snatch", ["Drain"])
    table.resolve()
    table.alice.choose("done")
    table.resolve()
    assert table.alice.life == 18


def test_608_3a_a_permanent_spell_enters_under_its_controllers_control() -> None:
    table = position(alice=["Island"], alice_hand=[SNATCH], bob=["2 Forest"], bob_hand=["Grizzly Bears"], active="bob")
    table.bob.cast("Grizzly Bears")
    table.bob.passes()
    table.alice.cast("Snatch", ["Grizzly Bears"])
    table.resolve()
    table.resolve()
    assert "Grizzly Bears" in table.alice.battlefield
    assert table.find("Grizzly Bears").owner == table.bob.number
    table.advance_to("turn 4, upkeep")
    assert "Grizzly Bears" in table.alice.battlefield


def test_800_4a_control_of_a_spell_ends_as_its_player_leaves() -> None:
    table = position(
        players=["alice", "bob", "carol"], alice=["Island"], alice_hand=[SNATCH],
        bob=["Mountain"], bob_hand=[DRAIN], active="bob",
    )  # fmt: skip
    table.bob.cast("Drain", ["carol"])
    table.bob.passes()
    if table.asked_player == "carol":
        table.carol.passes()
    table.alice.cast("Snatch", ["Drain"])
    table.resolve()
    table.alice.choose("done")
    concede(table.state, table.alice.number)
    machine.advance(table.state)
    assert table.state.objects[table.state.stack[0]].controller == table.bob.number
    table.resolve()
    assert table.carol.life == 18
