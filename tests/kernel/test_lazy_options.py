"""Options that are made as they are asked for: they are those that would be listed, in a copy and restored, too."""

from __future__ import annotations

import pickle

import pytest
from tests.support.invented import invented
from tests.support.table import Table, position

from mainphase.game import Game
from mainphase.kernel import machine
from mainphase.kernel.combat.evasion import cant_block_that
from mainphase.kernel.events.ending import remove_together
from mainphase.kernel.state import flat
from mainphase.kernel.state.state import State
from mainphase.kernel.turn.trigger_order import TriggerOrder, alike_from
from mainphase.kernel.values import DecisionKind, OptionKind
from mainphase.sim.soak.invariants import option_key

CHIME = invented("At the beginning of your upkeep, you gain 1 life.", name="Chime", types="Artifact")
FLYER = invented("Flying", name="Flyer")
REACHER = invented("Reach", name="Reacher")
SHADE = invented("Shadow", name="Shade")
FEARED = invented("Fear", name="Feared")
SKULKER = invented("Skulk", name="Skulker", pt="1/1")
WARDED = invented("Protection from black", name="Warded")
ELUSIVE = invented("~ can't be blocked by creatures with power 2 or less.", name="Elusive")
WEAK = invented("Vigilance", name="Weak", pt="1/1")
PALE = invented("Vigilance", name="Pale", cost="{W}")
ATTACKERS = [FLYER, SHADE, FEARED, SKULKER, PALE]


def are_listed(g: State) -> None:
    """What is asked lists what it gives one by one, now and wherever the game is copied or stored."""
    asked = g.pending
    assert asked is not None
    each = [option_key(asked.option(k)) for k in range(asked.count())]
    text = flat.hash_state(flat.clone_state(g))
    stored: Game = pickle.loads(pickle.dumps(Game(flat.clone_state(g), history=False)))
    for there in (flat.clone_state(g), stored.state, g):
        assert there.pending is not None
        assert there.pending.count() == len(each)
        assert [option_key(there.pending.option(k)) for k in range(len(each))] == each
        assert [option_key(option) for option in there.pending.options] == each
        assert flat.hash_state(there) == text


def attacked(table: Table) -> Table:
    table.advance_to("declare attackers")
    while table.asked == "attack":
        table.choose("attack bob")
    table.advance_to("declare blockers")
    return table


@pytest.mark.parametrize("more", [[], [WARDED], [ELUSIVE]], ids=["alike", "protection", "restriction"])
def test_509_1b_each_creature_is_offered_what_it_can_block(more: list[object]) -> None:
    """Those that are alike are not looked at one by one; others are."""
    blockers = [FLYER, REACHER, REACHER, SHADE, WEAK, PALE, WEAK, FEARED, FLYER]
    table = attacked(position(alice=[*ATTACKERS, *more], bob=blockers))  # type: ignore[list-item]
    g = table.state
    combat = g.combat
    assert combat is not None
    asked = []
    while g.pending is not None and g.pending.kind == DecisionKind.BLOCK:
        asked.append(g.pending.about)
        offered = [
            option.attacker
            for option in map(g.pending.option, range(g.pending.count() - 1))
            if option.kind == OptionKind.BLOCK
        ]
        assert offered == [a for a in combat.attackers if cant_block_that(g, asked[-1], a) == 0]
        are_listed(g)
        assert g.pending.options[-1].kind == OptionKind.STAY
        machine.apply_option(g, len(asked) % g.pending.count())
    assert len(asked) == len(blockers)
    assert combat.blocking
    for blocker, attackers in combat.blocking.items():
        assert all(blocker in combat.blockers[a] for a in attackers)


def test_509_1h_several_creatures_block_one_in_their_order() -> None:
    table = attacked(position(alice=[PALE, WEAK], bob=["3 Grizzly Bears", "Llanowar Elves"]))
    g = table.state
    bears = [o.id for o in g.permanents if o.controller == 1]
    pale, weak = g.combat.attackers if g.combat is not None else (0, 0)
    for attacker in ("Pale", "Weak", "Pale", "Pale"):
        table.choose(f"block {attacker}")
    assert g.combat is not None
    assert g.combat.blockers == {pale: [bears[0], bears[2], bears[3]], weak: [bears[1]]}
    assert g.combat.blocking == {bears[0]: [pale], bears[1]: [weak], bears[2]: [pale], bears[3]: [pale]}


def test_603_3b_any_of_those_that_are_left_is_next() -> None:
    """The first, one in the middle, and in a copy that knows nothing of what was asked before."""
    table = position(alice=[CHIME] * 6, step="upkeep")
    g = table.state
    left = [w.ctx.source for w in g.waiting]
    stacked = []
    for pick in (0, 2, 0, 1):
        assert g.pending is not None
        assert g.pending.kind == DecisionKind.ORDER_TRIGGERS
        assert [option_key(g.pending.option(k))[1:] for k in range(g.pending.count())] == [*enumerate(left)]
        are_listed(g)
        if pick == 1:
            g = flat.clone_state(g)
        stacked.append(left.pop(pick))
        machine.apply_option(g, pick)
    assert g.pending is not None
    machine.apply_option(g, 1)
    stacked += [left[1], left[0]]
    assert [g.objects[oid].ctx.source for oid in g.stack] == stacked  # type: ignore[union-attr]


def test_603_3b_what_is_left_of_one_ability_on_one_event_is_not_asked_about() -> None:
    """Of one object and three times of another: once the first is there, the rest go by themselves."""
    g = position(alice=[CHIME, CHIME], step="upkeep").state
    first, second = g.waiting
    g.waiting[:] = [first, second, second, second]
    assert [alike_from(g, mine) for mine in ([0, 1, 2, 3], [1, 2, 3], [1, 0, 2], [0])] == [1, 0, 2, 0]
    order = TriggerOrder()
    order.find(g)
    assert order.is_choice(g)
    g.waiting.pop(order.first())
    order.take_first()
    assert order.holds(g)
    assert not order.is_choice(g)


def test_704_5d_many_tokens_cease_to_exist_at_once_wherever_they_are() -> None:
    g = position(alice=["3 Grizzly Bears"], alice_hand=["2 Forest"], alice_graveyard=["2 Plains"]).state
    kept = (g.players[0].hand[1:], g.players[0].graveyard[:1], [o.id for o in g.permanents[1:]])
    gone = [g.players[0].hand[0], g.players[0].graveyard[1], g.permanents[0].id]
    remove_together(g, gone)
    assert (g.players[0].hand, g.players[0].graveyard, [o.id for o in g.permanents]) == kept
    assert all(g.objects[oid].zone == 0 for oid in gone)
    remove_together(g, gone)  # nothing is there any more
    assert g.players[0].hand == kept[0]
