"""A state in which there is something of each class, and ways to change its fields one at a time."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tests.support.table import position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.cards.words import card, enchantment, gain_life, happened_this_turn, if_so, whenever, you
from mainphase.kernel.combat.attacking import DeclareAttackers
from mainphase.kernel.costs.paying_mana import PayMana
from mainphase.kernel.events.replacing import Replacing
from mainphase.kernel.state import flat
from mainphase.kernel.state.as_text import state_fields
from mainphase.kernel.state.batch_state import Batches
from mainphase.kernel.state.by_id import ById
from mainphase.kernel.state.change import Change
from mainphase.kernel.state.combat_state import Combat, InCombat
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.copies import copy_change, copy_context
from mainphase.kernel.state.objects import Obj
from mainphase.kernel.state.packed import (
    AbilityOf,
    AssignedDamage,
    Declared,
    JoinedBand,
    PlannedMana,
    PreventedDamage,
    SpellCast,
)
from mainphase.kernel.state.player import Player
from mainphase.kernel.state.state import Frame, State, TurnMarker
from mainphase.kernel.state.turn_memory import ObjectInTurn, PlayerInTurn
from mainphase.kernel.state.turn_parts import NextTurn, Part, Skip
from mainphase.kernel.state.waiting import DelayedTrigger, Lasting, Waiting
from mainphase.kernel.turn.program import TakeTurn
from mainphase.kernel.turn.skipping import OfferToSkip
from mainphase.kernel.values import Characteristics, Decision, ManaUnit, Option
from state_schema import state_class

ASKS = card("Tally", "{W}", enchantment)(
    whenever(n.GainsLife(you)).do(if_so(happened_this_turn("gained life", at_least=3), gain_life(1)))
)
FOREIGN = (int, str, tuple, list, dict, n.Node)  # not of a class of the state


def attributes(value: object) -> tuple[str, ...]:
    """What an object of a class of the state tells, and what follows from that and is copied with it, under the names
    by which it is read.
    """
    declared = state_class(type(value).__name__)
    return (*(field.name for field in declared.fields), *declared.kept_as("Derived"))


def crowded() -> State:
    """A position with something of everything in it. It need not be one that a game could reach."""
    table = position(
        alice=[ASKS, "2 Grizzly Bears", "Forest"], bob=["Hill Giant"], alice_hand=["Shock"], bob_graveyard=["Opt"],
        alice_blanks=2, bob_blanks=2,
    )  # fmt: skip
    g = table.state
    bear, other, giant = g.battlefield[1], g.battlefield[2], g.battlefield[4]
    gone = Obj(g.new_id(), g.objects[bear].card, 0, 0, Zone.NOWHERE)
    gone.became = other
    gone.had = (giant,)
    g.objects[gone.id] = gone
    ctx = Context(gone.id, 0, 1)
    ctx.targets = [[giant]]
    ctx.division = {giant: 2}
    ctx.saved = {"it": [bear, 3]}
    spell = g.objects[g.players[0].hand.pop()]
    spell.zone = Zone.STACK
    spell.ctx = copy_context(ctx)
    g.stack.append(spell.id)
    g.objects[bear].copied = Characteristics("A copy", subtypes=("Bear",), abilities=(1,))
    g.players[0].pool = [ManaUnit(4, gone.id)]
    g.pending = Decision(0, 0, [Option(1, 2, 3)])
    g.combat = Combat()
    g.combat.attackers = [bear]
    g.combat.attacks = {bear: -2}
    g.combat.defended = {bear: 1}
    g.combat.blocked = {bear: True}
    g.combat.blockers = {bear: [giant]}
    g.combat.blocking = {giant: [bear]}
    g.combat.last = {gone.id: InCombat()}
    g.combat.assignment = [AssignedDamage(bear, giant, 2)]
    change = Change(1, bear, 0, 2)
    g.batches = Batches()
    g.batches.assigned = [change]
    g.batches.dealing = [copy_change(change)]
    g.batches.excess = [copy_change(change)]
    lasting = Lasting(g.new_id(), 0, gone.id, 0)
    lasting.objects = [bear]
    lasting.ctx = copy_context(ctx)
    g.lasting = [lasting]
    g.waiting = [Waiting(copy_context(ctx))]
    g.delayed = [DelayedTrigger(1, copy_context(ctx))]
    g.pending_instructions = [copy_context(ctx)]
    g.skips = [Skip("draw", 1)]
    g.next_turns = [NextTurn(1)]
    g.extra_turns = [g.turn]
    g.casts = [SpellCast(spell.id, 0)]
    marker = TurnMarker(1, 0)
    marker.damage = {bear: 1}
    marker.kept = [gone.id]
    marker.frames = [TakeTurn(g.turn)]
    marker.stack = [spell.id]
    marker.casts = [SpellCast(spell.id, 0)]
    marker.pending_instructions = [copy_context(ctx)]
    marker.last_known = [gone.id]
    marker.players = [PlayerInTurn(1, 1, 1, 1, {"drew": 1})]
    marker.objects = [ObjectInTurn(bear, True, {1: 1})]
    g.markers = [marker]
    g.loop_seen = {1: ["before"]}
    attack = DeclareAttackers([bear, other], [-2])
    attack.chosen = [Declared(bear, -2)]
    attack.bands = [JoinedBand(bear, other)]
    payment = PayMana(0)
    payment.planned = [PlannedMana(bear, 1, 2)]
    offer = OfferToSkip(g.turn)
    offer.declined = [AbilityOf(bear, 1)]
    event = Replacing()
    event.prevented = [PreventedDamage(3, giant, 2)]
    for frame in (attack, payment, offer, event):
        g.push(frame)
    return g


def holders(value: object, seen: dict[int, object]) -> Iterator[Any]:
    """This and all objects of classes of the state in it, each once."""
    if isinstance(value, (dict, ById)):
        for one in value.values():
            yield from holders(one, seen)
    elif isinstance(value, (list, tuple)):
        for one in value:
            yield from holders(one, seen)
    elif value is not None and not isinstance(value, FOREIGN) and id(value) not in seen:
        seen[id(value)] = value
        yield value
        for field in state_fields(type(value)):
            yield from holders(getattr(value, field), seen)


def by_class(g: State) -> dict[str, list[Any]]:
    """What there is in a state, by the names of the classes; every kind of frame among it."""
    for name, cls in sorted(flat.CLASSES.items()):
        if issubclass(cls, Frame):
            g.push(cls())
        assert cls.__name__ == name
    out: dict[str, list[Any]] = {}
    for holder in holders(g, {}):
        out.setdefault(type(holder).__name__, []).append(holder)
    return out


def changes(value: object, g: State) -> Iterator[object]:
    """Other values for a field. Which of them make sense there is not known."""
    bear = g.battlefield[1]
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from (value + 1, value - 1, bear, g.battlefield[4], value + 100_000, -100_000)
    elif isinstance(value, str):
        yield value + " more"
    elif isinstance(value, tuple):
        yield from ((*value, bear), (*value, "more"))
    elif isinstance(value, list):
        if value:
            yield value[:-1]
        yield from ([*value, bear], [*value, [bear]], [*value, "more"], [*value, Change(7)], [*value, Option(7)])
    elif isinstance(value, dict):
        if value:
            yield {}
        yield from ({bear: 1}, {bear: [bear]}, {"more": 1}, {"more": [bear]}, {bear: True}, {bear: InCombat()})
    elif isinstance(value, ById):
        more: ById[object] = ById()
        more.at = value.at[:]
        more[g.next_id] = Obj(g.next_id) if value is g.objects else Part(g.next_id)
        yield from (ById(), more)
    elif isinstance(value, n.Node):
        yield from (n.You(), n.This(), n.Draw(n.Fixed(1)), n.EachPlayer(), n.Morph(()), n.IsTapped())
    else:
        if value is not None:
            yield None
        ctx = Context(0, 1)
        yield from (
            Context(bear),
            Characteristics("More"),
            Combat(),
            Batches(),
            Decision(1, 2),
            Option(3),
            ctx,
            Player(4),
            Obj(5),
        )
        yield from (n.You(), n.Draw(n.Fixed(1)), n.Fixed(1), n.Morph(()), n.IsTapped())
        yield from ((bear,), bear, "more", [bear], DelayedTrigger(), Change(3))


@contextmanager
def changed(holder: object, field: str, value: object) -> Iterator[bool]:
    """With that value for a while; False if it can't hold it (interpreted code minds little)."""
    was = getattr(holder, field)
    try:
        setattr(holder, field, value)
        fits = True
    except (TypeError, AttributeError):
        fits = False
    try:
        yield fits
    finally:
        setattr(holder, field, was)
