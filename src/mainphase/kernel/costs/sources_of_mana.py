"""What the automatic payer counts on (CR 106, 605): a player's sources of mana, and what stands in for mana.

It counts on abilities that need no decision but a colour: {T}, sacrificing the permanent itself, its counters, life.
Others (a mana ability that costs mana, or another creature) are used by hand, before payment (117.1d).
"""

from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Keyword, Zone
from mainphase.kernel.costs.arithmetic import (
    AID_COLORLESS,
    AID_SHIFT,
    COLORED,
    CREATURE_PENALTY,
    KINDS,
    LIFE_PENALTY,
    SACRIFICE_PENALTY,
    Output,
    Source,
    plain_source,
)
from mainphase.kernel.costs.components import component_of, counts_x, is_sick
from mainphase.kernel.costs.pool import alternatives, is_restricted, may_spend, times_produced
from mainphase.kernel.lowering.codes import AbilityCode, Op
from mainphase.kernel.lowering.static_kinds import StaticKind
from mainphase.kernel.reading.characteristics import now
from mainphase.kernel.reading.evaluate import holds, is_meant, matches, quantity
from mainphase.kernel.reading.statics import active_statics, any_static
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.objects import Obj, ObjectKind
from mainphase.kernel.state.refusal import pack
from mainphase.kernel.state.state import State
from mainphase.rules.concepts import Concept
from mainphase.rules.plan import StepKind

CONVOKED: Final = -2  # in the place of an ability: the creature is tapped, the card exiled, rather than mana paid
DELVED: Final = -3
OTHER_EFFECT_PENALTY = 2  # a mana ability that does something besides
COUNTER_PENALTY = 10  # for each counter removed


# --- Mana abilities


def add_mana_of(g: State, uid: int) -> tuple[n.AddMana | None, int]:
    """What a mana ability adds, and the uid of that instruction: None unless it is one mode of instructions done one
    after another, one of them adding mana.
    """
    code = g.book.abilities[uid]
    if len(code.modes) != 1:
        return None, -1
    found: n.AddMana | None = None
    where = -1
    for instr in code.modes[0].program:
        if instr.op != Op.DO:
            return None, -1
        node = instr.node
        if isinstance(node, n.AddMana):
            if found is not None:
                return None, -1
            found = node
            where = instr.uid
    return found, where


def only_adds(g: State, uid: int) -> bool:
    """Its effect is one instruction that adds mana."""
    return g.book.abilities[uid].only_adds


def forbidden(g: State, oid: int) -> int:
    """The source of an effect because of which this object's mana abilities can't be activated (CR 602.5), or 0."""
    if any_static(g, StaticKind.CANT_ACTIVATE):
        for s in active_statics(g, StaticKind.CANT_ACTIVATE):
            node = s.node
            if (
                isinstance(node, n.CantActivate)
                and node.mana_too
                and (node.anywhere or is_meant(node.which, g.objects[oid]))
                and matches(g, node.which, oid, s.ctx)
            ):
                return s.source
    return 0


def main_phase_empty_stack(g: State, player: int) -> bool:
    """CR 602.5d. Priority is the caller's affair."""
    return (
        len(g.stack) == 0
        and g.step != 0
        and g.parts[g.step].kind == StepKind.MAIN
        and g.players[g.active].group == g.players[player].group
        and g.holder == player
    )


def cannot_use(g: State, player: int, o: Obj, uid: int, ctx: Context) -> int:
    """0, or why this mana ability can't be activated, its costs aside."""
    code = g.book.abilities[uid]
    a = code.activated
    assert a is not None
    if o.zone != code.zone or o.phased_out:
        return pack(Concept.ACTIVATE_ZONE, o.id)
    if (o.controller if o.zone == Zone.BATTLEFIELD else o.owner) != player:
        return pack(Concept.ACTIVATE_CONTROLLER, o.id)
    if a.window == n.Window.SORCERY and not main_phase_empty_stack(g, player):
        return pack(Concept.ACTIVATE_SORCERY_TIMING, o.id)
    if a.per_turn and o.uses(uid) >= a.per_turn:
        return pack(Concept.ACTIVATION_LIMIT, o.id)
    if a.condition is not None and not holds(g, a.condition, ctx):
        return pack(Concept.ACTIVATION_CONDITION, o.id)
    return 0


def automatic_outputs(g: State, player: int, o: Obj, uid: int, for_obj: int, out: list[Output]) -> None:
    """What the automatic payer can get from this ability now: one output for each alternative."""
    node, where = add_mana_of(g, uid)
    if node is None or not isinstance(node.by, n.You):
        return
    code = g.book.abilities[uid]
    a = code.activated
    assert a is not None
    ctx = Context(o.id, player, uid)
    penalty = 0
    life = 0
    for c in a.cost:
        if isinstance(c, n.TapThis):
            if o.tapped or is_sick(g, o):
                return
            if now(o).types & CardType.CREATURE:
                penalty += CREATURE_PENALTY
        elif isinstance(c, n.SacrificeThis):
            penalty += SACRIFICE_PENALTY
        elif isinstance(c, n.PayLife) and not counts_x(c):
            life += quantity(g, c.amount, ctx)
        elif isinstance(c, n.RemoveCountersCost) and c.which is None:
            if counts_x(c):
                return
            if component_of(c).cannot_pay(g, player, c, ctx) != 0:
                return
            penalty += COUNTER_PENALTY * quantity(g, c.count, ctx)
        elif isinstance(c, n.PutCountersCost) and c.which is None:
            penalty += COUNTER_PENALTY * quantity(g, c.count, ctx)
        else:
            return
    if cannot_use(g, player, o, uid, ctx) != 0:
        return
    if is_restricted(node) and not may_spend(g, player, where, o.id, for_obj):
        return
    for instr in code.modes[0].program:
        done = instr.node
        if isinstance(done, (n.DealDamage, n.LoseLife)):
            penalty += LIFE_PENALTY
        elif not isinstance(done, n.AddMana):
            penalty += OTHER_EFFECT_PENALTY
    amount = quantity(g, node.amount, ctx)
    if g.book.multiplied and code.taps_for_mana:
        amount *= times_produced(g, player, o.id)
    if amount <= 0:
        return
    for k in alternatives(g, node, ctx):
        out.append(Output(node.choices[k] * amount, uid, k, penalty, life))


def plain_source_of(g: State, player: int, o: Obj, code: AbilityCode) -> Source | None:
    """A permanent whose one mana ability is plain (`plain_mask`): what `automatic_outputs` comes to for it."""
    if o.tapped or o.zone != Zone.BATTLEFIELD or o.phased_out or o.controller != player or is_sick(g, o):
        return None
    if any_static(g, StaticKind.CANT_ACTIVATE) and forbidden(g, o.id):
        return None
    adds = code.modes[0].program[0].node
    assert isinstance(adds, n.AddMana)
    penalty = CREATURE_PENALTY if now(o).types & CardType.CREATURE else 0
    return plain_source(o.id, code.uid, adds.choices, code.plain_mask, penalty)


# --- What stands in for mana


def aids(g: State, for_obj: int) -> int:
    """What may stand in for mana as this spell is paid for: convoke, delve (CR 702.51a, 702.66a), as keyword bits."""
    if not g.book.aided or for_obj <= 0:
        return 0
    o = g.objects.get(for_obj)
    if o is None or o.zone == Zone.BATTLEFIELD or o.kind == ObjectKind.ABILITY:
        return 0
    return now(o).keywords & (Keyword.CONVOKE | Keyword.DELVE)


def convoking(g: State, o: Obj, out: list[Output]) -> None:
    """What an untapped creature can stand in for: one mana of a colour of its, or one generic (CR 702.51a)."""
    ch = now(o)
    if o.tapped or not ch.types & CardType.CREATURE:
        return
    for i in range(5):
        if ch.colors & (1 << i):
            out.append(Output((1 << (i + AID_SHIFT),), CONVOKED, 0, CREATURE_PENALTY))
    if ch.colors & COLORED == 0:
        out.append(Output((AID_COLORLESS,), CONVOKED, 0, CREATURE_PENALTY))


def delving(oid: int) -> Source:
    """A card of the graveyard can stand in for one generic mana (CR 702.66a)."""
    return Source(oid, [Output((AID_COLORLESS,), DELVED)])


def aided(symbols: tuple[int, ...], by: int) -> list[int]:
    """A cost's symbols as they can be paid: coloured ones by what stands in for mana too, and by mana of any type where
    it may be spent as though it were of any colour.
    """
    out: list[int] = []
    for m in symbols:
        kinds = m & ~n.ANY_COLOR
        if by & Keyword.CONVOKE:
            kinds |= (m & COLORED) << AID_SHIFT
        if m & n.ANY_COLOR and m & COLORED:
            kinds |= KINDS
        out.append(kinds)
    return out


# --- All of it


def source_of_mana(
    g: State, player: int, o: Obj, for_obj: int, convoke: bool = False, aids_only: bool = False
) -> Source | None:
    """One permanent as a source for the automatic payer. It is counted for one activation."""
    ch = now(o)
    if len(ch.mana) == 1 and not convoke and not aids_only and not g.book.multiplied:
        code = g.book.abilities[ch.mana[0]]
        if code.plain_mask:
            return plain_source_of(g, player, o, code)
    outputs: list[Output] = []
    if aids_only:
        pass
    elif not any_static(g, StaticKind.CANT_ACTIVATE) or not forbidden(g, o.id):
        for uid in ch.mana:
            automatic_outputs(g, player, o, uid, for_obj, outputs)
    if convoke:
        convoking(g, o, outputs)
    if not outputs:
        return None
    return Source(o.id, outputs)


def mana_sources(g: State, player: int, for_obj: int, exclude: list[int], aids_only: bool = False) -> list[Source]:
    """The permanents that a player could activate for mana now, for this purpose, without another decision than the
    colour; and what could stand in for mana.
    """
    out: list[Source] = []
    by = aids(g, for_obj)
    convoke = (by & Keyword.CONVOKE) != 0
    if aids_only and by == 0:
        return out
    for o in g.permanents:
        if o.controller != player or (len(now(o).mana) == 0 and not convoke) or o.id in exclude:
            continue
        s = source_of_mana(g, player, o, for_obj, convoke, aids_only)
        if s is not None:
            out.append(s)
    if by & Keyword.DELVE:
        for oid in g.players[player].graveyard:
            if oid != for_obj and oid not in exclude:
                out.append(delving(oid))
    return out
