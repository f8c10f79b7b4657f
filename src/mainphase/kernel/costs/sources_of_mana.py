"""The mana that a player can have by activating one ability of one object once (CR 106, 605), and what stands in for
mana.

A `Source` is an object whose ability asks for no other object and no mana: {T}, sacrificing or exiling itself, its
counters, life. What asks for more is a `Maker` (`makers`).
"""

from typing import Final, final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Keyword, Zone
from mainphase.cards.nodes.masks import FIVE_COLORS
from mainphase.kernel.costs.arithmetic import (
    AID_COLORLESS,
    AID_SHIFT,
    AID_WATERBENT,
    COUNTER_PENALTY,
    CREATURE_PENALTY,
    FROM_HAND_PENALTY,
    KINDS,
    LIFE_PENALTY,
    OTHER_EFFECT_PENALTY,
    OTHER_USE_PENALTY,
    SACRIFICE_PENALTY,
    ManaSource,
    Output,
    marked_snow,
    plain_source,
)
from mainphase.kernel.costs.components import component_of, counts_x, is_sick
from mainphase.kernel.costs.pool import (
    allowed_alternatives,
    is_restricted,
    may_spend,
    narrows_mana,
    snow_mark,
    times_produced,
    within_identity,
)
from mainphase.kernel.events.trigger_event import TriggerEvent
from mainphase.kernel.events.triggers import would_add_mana
from mainphase.kernel.lowering.codes import AbilityCode, Instr, Op
from mainphase.kernel.lowering.mana_abilities import is_choice_narrowed
from mainphase.kernel.lowering.static_kinds import StaticKind
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.reading.evaluate import holds, is_in_zone_meant, matches, names_player, players_of, quantity
from mainphase.kernel.reading.statics import active_statics, any_static
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.objects import Obj, ObjectKind
from mainphase.kernel.state.refusal import pack_refusal
from mainphase.kernel.state.state import State
from mainphase.kernel.what_happens import TriggerKind
from mainphase.rules.concepts import Concept
from mainphase.rules.plan import StepKind

WATERBENDS: Final = 1 << 62  # among keywords that let something stand in for mana: a waterbend cost is paid
CONVOKED: Final = -2  # in the place of an ability: the creature is tapped, the card exiled, rather than mana paid
DELVED: Final = -3
MOST_WAYS: Final = 200  # of choosing mana that one ability adds; more are not looked at


# --- Mana abilities


def add_mana_of(g: State, uid: int) -> tuple[n.AddMana | None, int]:
    """The instruction by which a mana ability adds mana, and its uid: None unless it is one mode of instructions done
    one after another, one of them adding mana.
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


def mana_forbidden_by(g: State, oid: int) -> int:
    """The source of an effect because of which this object's mana abilities can't be activated (CR 602.5), or 0."""
    if any_static(g, StaticKind.CANT_ACTIVATE):
        for s in active_statics(g, StaticKind.CANT_ACTIVATE):
            node = s.node
            if (
                isinstance(node, n.CantActivate)
                and node.mana_too
                and (node.who is None or names_player(g, node.who, g.objects[oid].controller, s.ctx))
                and (node.anywhere or is_in_zone_meant(node.which, g.objects[oid]))
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
        and g.is_active(player)
        and g.holder == player
    )


def cannot_use(g: State, player: int, o: Obj, uid: int, ctx: Context) -> int:
    """0, or why this mana ability can't be activated, its costs aside."""
    code = g.book.abilities[uid]
    a = code.activated
    assert a is not None
    if o.zone != code.zone or o.phased_out:
        return pack_refusal(Concept.ACTIVATE_ZONE, o.id)
    if (o.controller if o.zone == Zone.BATTLEFIELD else o.owner) != player:
        return pack_refusal(Concept.ACTIVATE_CONTROLLER, o.id)
    if a.window == n.Window.SORCERY and not main_phase_empty_stack(g, player):
        return pack_refusal(Concept.ACTIVATE_SORCERY_TIMING, o.id)
    if a.per_turn and o.uses(uid) >= a.per_turn:
        return pack_refusal(Concept.ACTIVATION_LIMIT, o.id)
    if a.condition is not None and not holds(g, a.condition, ctx):
        return pack_refusal(Concept.ACTIVATION_CONDITION, o.id)
    return 0


def done_now(g: State, program: list[Instr], ctx: Context) -> list[Instr] | None:
    """The instructions that would be carried out if the effect were now; None where somebody would choose which."""
    out: list[Instr] = []
    pc = 0
    while pc < len(program):
        instr = program[pc]
        node = instr.node
        pc += 1
        if instr.op == Op.DO:
            out.append(instr)
        elif instr.op == Op.JUMP:
            pc = instr.jump
        elif instr.op == Op.JUMP_UNLESS:
            if isinstance(node, n.Condition) and not holds(g, node, ctx):
                pc = instr.jump
        else:
            return None
    return out


@final
class Yield:
    """Mana that an ability would add: how it would be chosen, and which of it by a choice of its own (`Output`)."""

    def __init__(self, colors: tuple[int, ...] = (), choice: int = -1, extra: tuple[int, ...] = ()) -> None:
        self.colors = colors
        self.choice = choice  # -1: none is asked for before the effect
        self.extra = extra


def with_more(yields: list[Yield], ways: list[tuple[int, ...]]) -> list[Yield]:
    """Each of these yields with each of these ways of adding more."""
    out: list[Yield] = []
    for y in yields:
        for more in ways:
            if len(out) < MOST_WAYS:
                out.append(Yield(y.colors + more, y.choice, y.extra + more))
    return out


def ways_to_add(g: State, node: n.AddMana, ctx: Context, times: int) -> list[tuple[int, ...]]:
    """The combinations of mana that an AddMana instruction could add now, so many times over: one, of none, where it
    would add nothing.
    """
    out: list[tuple[int, ...]] = []
    known = ctx.event_amount
    mark = snow_mark(g, ctx.source)
    for k in allowed_alternatives(g, node, ctx):
        choice = node.choices[k]
        if len(node.choices) > 1 and not node.of_produced and choice:
            ctx.event_amount = choice[0]  # the colour that an amount may be about
        amount = quantity(g, node.amount, ctx) * times
        ctx.event_amount = known
        if amount <= 0 or not choice:
            continue
        if not node.each:
            out.append(marked_snow(choice * amount, mark))
    if node.each:
        each = each_chosen(node.choices, quantity(g, node.amount, ctx) * times)
        out = [marked_snow(colors, mark) for colors in each] if mark else each
    return out if len(out) > 0 else [()]


def each_chosen(choices: tuple[tuple[int, ...], ...], amount: int) -> list[tuple[int, ...]]:
    """All that can come of choosing one of these anew so many times."""
    out: list[tuple[int, ...]] = [()]
    first: list[int] = [0]  # for each the least that may follow: what comes of it, not in which order
    for _ in range(amount):
        longer: list[tuple[int, ...]] = []
        since: list[int] = []
        for i in range(len(out)):
            for k in range(first[i], len(choices)):
                if len(longer) < MOST_WAYS:
                    longer.append(out[i] + choices[k])
                    since.append(k)
        out = longer
        first = since
    return out


def types_among(colors: tuple[int, ...]) -> int:
    mask = 0
    for c in colors:
        mask |= c & KINDS
    return mask


def yields_of(g: State, player: int, o: Obj, uid: int, for_obj: int, ctx: Context) -> list[Yield]:
    """The mana that this ability would add to the player's pool now, in each way that there is; with what triggers on
    it (CR 605.1b) and what multiplies it (106.12b).
    """
    code = g.book.abilities[uid]
    instrs = done_now(g, code.modes[0].program, ctx)
    if instrs is None:
        return []
    times = times_produced(g, player, o.id) if g.book.multiplied and code.taps_for_mana else 1
    mark = snow_mark(g, o.id)
    before = o.counters
    asked_first = len(code.modes[0].program) == len(instrs) and add_mana_of(g, uid)[0] is not None
    out: list[Yield] = [Yield()]
    for instr in instrs:
        node = instr.node
        if isinstance(node, n.PutCounters) and isinstance(node.on, n.This):  # the mana after it may be counted by them
            o.counters = {**o.counters, node.kind: o.counters.get(node.kind, 0) + quantity(g, node.amount, ctx)}
        if not isinstance(node, n.AddMana) or (
            not isinstance(node.by, n.You) and player not in players_of(g, node.by, ctx)
        ):
            continue
        if is_restricted(node) and not may_spend(g, player, instr.uid, o.id, for_obj):
            continue
        if asked_first and not node.each and isinstance(node.by, n.You):  # the ability's controller is asked by itself
            alone: list[Yield] = []
            for k in allowed_alternatives(g, node, ctx):
                if len(node.choices) > 1 and node.choices[k]:
                    ctx.event_amount = node.choices[k][0]
                amount = quantity(g, node.amount, ctx) * times
                alone.append(Yield(marked_snow(node.choices[k] * amount, mark), k))
            out = alone
        else:
            out = with_more(out, ways_to_add(g, node, ctx, times))
    o.counters = before
    if narrows_mana(g):
        out = narrowed_yields(g, player, out)
    if adds_by_triggers(g):
        with_triggers: list[Yield] = []
        for y in out:
            if y.colors:
                with_triggers.extend(triggered_besides(g, player, o.id, y, code.taps_for_mana))
        out = narrowed_yields(g, player, with_triggers) if narrows_mana(g) else with_triggers
    return [y for y in out if y.colors]


def narrowed_yields(g: State, player: int, yields: list[Yield]) -> list[Yield]:
    """These yields as they come where mana outside a color identity is colorless."""
    return [Yield(within_identity(g, player, y.colors), y.choice, within_identity(g, player, y.extra)) for y in yields]


def triggered_besides(g: State, player: int, source: int, made: Yield, tapped: bool) -> list[Yield]:
    """A yield with the mana of the triggered mana abilities that would resolve at once (CR 605.4a)."""
    out = [made]
    for ctx in would_add_mana(g, TriggerEvent.tap_for_mana(source, player, types_among(made.colors), tapped)):
        instrs = done_now(g, g.book.abilities[ctx.ability].modes[0].program, ctx)
        for instr in instrs if instrs is not None else []:
            node = instr.node
            if isinstance(node, n.AddMana) and not is_restricted(node) and player in players_of(g, node.by, ctx):
                out = with_more(out, ways_to_add(g, node, ctx, 1))
    return out


def is_mana_steady(g: State, uid: int) -> bool:
    """True if an ability adds the same mana whatever else is activated before."""
    code = g.book.abilities[uid]
    a = code.activated
    assert a is not None
    if a.condition is not None:
        return False
    for instr in code.modes[0].program:
        node = instr.node
        if instr.op != Op.DO:
            return False
        if isinstance(node, n.AddMana) and (not isinstance(node.amount, n.Fixed) or is_choice_narrowed(node)):
            return False
    return True


def penalty_of_effect(g: State, uid: int) -> int:
    """The penalty for what an ability does besides adding mana."""
    penalty = 0
    for instr in g.book.abilities[uid].modes[0].program:
        done = instr.node
        if isinstance(done, (n.DealDamage, n.LoseLife)):
            penalty += LIFE_PENALTY
        elif not isinstance(done, (n.AddMana, n.Condition)) and done is not None:
            penalty += OTHER_EFFECT_PENALTY
    return penalty


def other_use(g: State, o: Obj) -> int:
    """The penalty for another use that a permanent has, whichever of its mana abilities is used: it could attack or
    block, it has another ability to activate.
    """
    ch = characteristics_of(o)
    penalty = CREATURE_PENALTY if ch.types & CardType.CREATURE else 0
    if len(ch.activated) > 0:
        for uid in ch.activated:
            if g.book.abilities[uid].zone == Zone.BATTLEFIELD:
                return penalty + OTHER_USE_PENALTY
    return penalty


def is_simple(cost: n.Cost) -> bool:
    """True if a component asks for nothing but the object itself, its controller's life or library."""
    if isinstance(cost, (n.TapThis, n.SacrificeThis, n.ExileThis, n.ExertThis, n.TopOfLibraryCost)):
        return True
    if isinstance(cost, n.RemoveCountersCost) and not cost.kind:
        return False
    if isinstance(cost, (n.RemoveCountersCost, n.PutCountersCost)):
        return cost.which is None and not counts_x(cost)
    return isinstance(cost, n.PayLife) and not counts_x(cost)


def is_source(ability: n.Activated, others: bool) -> bool:
    """True if an ability needs nothing but its object, and can be activated once: then its object can't be used for
    mana again. `others`: it has other mana abilities.
    """
    once = ability.per_turn == 1 and not others
    for c in ability.cost:
        if not is_simple(c):
            return False
        if isinstance(c, n.TapThis) or (not others and isinstance(c, (n.SacrificeThis, n.ExileThis))):
            once = True
    return once


def automatic_outputs(
    g: State, player: int, o: Obj, uid: int, for_obj: int, out: list[Output], stays: bool = False
) -> None:
    """Adds the mana that can be had of this ability now, if it needs nothing but its object: one output for each
    alternative. `stays`: the object has to stay where it is.
    """
    code = g.book.abilities[uid]
    a = code.activated
    assert a is not None
    if not is_source(a, len(characteristics_of(o).mana) > 1) or a.window != n.Window.INSTANT:
        return
    if code.taps and o.tapped:
        return
    ctx = Context(o.id, player, uid)
    ctx.modes = [0]
    penalty = other_use(g, o) if code.taps and o.zone == Zone.BATTLEFIELD else 0
    life = 0
    leaves = False
    for c in a.cost:
        if component_of(c).cannot_pay(g, player, c, ctx) != 0:
            return
        if isinstance(c, (n.SacrificeThis, n.ExileThis)):
            if stays:
                return
            leaves = True
            penalty += SACRIFICE_PENALTY if o.zone == Zone.BATTLEFIELD else FROM_HAND_PENALTY
        elif isinstance(c, n.PayLife):
            life += quantity(g, c.amount, ctx)
        elif isinstance(c, (n.RemoveCountersCost, n.PutCountersCost)):
            penalty += COUNTER_PENALTY * quantity(g, c.count, ctx)
        elif isinstance(c, (n.ExertThis, n.TopOfLibraryCost)):
            penalty += OTHER_EFFECT_PENALTY
    if cannot_use(g, player, o, uid, ctx) != 0:
        return
    only_here = restricts(g, uid)
    steady = is_mana_steady(g, uid)
    penalty += penalty_of_effect(g, uid)
    for y in yields_of(g, player, o, uid, for_obj, ctx):
        out.append(Output(y.colors, uid, y.choice, penalty, life, y.extra, leaves, only_here, steady))


def restricts(g: State, uid: int) -> bool:
    """True if the mana that an ability adds may be spent on some things only (CR 106.6)."""
    for instr in g.book.abilities[uid].modes[0].program:
        node = instr.node
        if isinstance(node, n.AddMana) and is_restricted(node):
            return True
    return False


def plain_source_of(g: State, player: int, o: Obj, code: AbilityCode) -> ManaSource | None:
    """A permanent whose one mana ability is plain (`plain_mask`): what `automatic_outputs` comes to for it."""
    if o.tapped or o.zone != Zone.BATTLEFIELD or o.phased_out or o.controller != player or is_sick(g, o):
        return None
    if any_static(g, StaticKind.CANT_ACTIVATE) and mana_forbidden_by(g, o.id):
        return None
    adds = code.modes[0].program[0].node
    assert isinstance(adds, n.AddMana)
    return plain_source(o.id, code.uid, adds.choices, code.plain_mask | snow_mark(g, o.id), other_use(g, o))


# --- What stands in for mana


def aid_keywords(g: State, player: int, for_obj: int) -> int:
    """The keywords by which something may stand in for mana as a player pays for this spell: convoke, delve, improvise
    (CR 702.51a, 702.66a, 702.126a), as bits.
    """
    if not g.book.aided or for_obj <= 0:
        return 0
    o = g.objects.get(for_obj)
    if o is None or o.zone == Zone.BATTLEFIELD or o.kind == ObjectKind.ABILITY:
        return 0
    if g.book.assists and (o.controller if o.zone == Zone.STACK else o.owner) != player and is_assisted(o):
        return 0
    by = characteristics_of(o).keywords & (Keyword.CONVOKE | Keyword.DELVE | Keyword.IMPROVISE)
    if g.book.aids_others and any_static(g, StaticKind.COST_CHANGE):
        for s in active_statics(g, StaticKind.COST_CHANGE):
            node = s.node
            if (
                isinstance(node, n.AidedBy)
                and names_player(g, node.who, player, s.ctx)
                and matches(g, node.which, for_obj, s.ctx)
            ):
                by |= node.keywords
    return by


def is_assisted(o: Obj) -> bool:
    """True if other players may pay for a part of this spell, with mana alone (CR 702.132a)."""
    return characteristics_of(o).keywords & Keyword.ASSIST != 0


def convoking(o: Obj, out: list[Output]) -> None:
    """Adds the mana for which an untapped creature can stand in: one mana of a colour of its, or one generic (CR
    702.51a).
    """
    ch = characteristics_of(o)
    if o.tapped or not ch.types & CardType.CREATURE:
        return
    for i in range(5):
        if ch.colors & (1 << i):
            out.append(Output((1 << (i + AID_SHIFT),), CONVOKED, 0, CREATURE_PENALTY))
    if ch.colors & FIVE_COLORS == 0:
        out.append(Output((AID_COLORLESS,), CONVOKED, 0, CREATURE_PENALTY))


def helping(o: Obj, by: int, out: list[Output]) -> None:
    """Adds the mana for which a permanent can stand in: for convoke; for improvise an untapped artifact for one generic
    mana (CR 702.126a); for a waterbend cost a creature, too (701.67a).
    """
    if by & Keyword.CONVOKE:
        convoking(o, out)
    if by & Keyword.IMPROVISE and not o.tapped and characteristics_of(o).types & CardType.ARTIFACT:
        out.append(Output((AID_COLORLESS,), CONVOKED, 0, CREATURE_PENALTY))
    if by & WATERBENDS and not o.tapped and characteristics_of(o).types & (CardType.ARTIFACT | CardType.CREATURE):
        out.append(Output((AID_WATERBENT,), CONVOKED, 0, CREATURE_PENALTY))


def delving(oid: int) -> ManaSource:
    """A card of the graveyard can stand in for one generic mana (CR 702.66a)."""
    return ManaSource(oid, [Output((AID_COLORLESS,), DELVED)])


def symbols_with_aid(symbols: tuple[int, ...], by: int) -> list[int]:
    """A cost's symbols as they can be paid: coloured ones by what stands in for mana too, and by mana of any type where
    it may be spent as though it were of any colour.
    """
    out: list[int] = []
    for m in symbols:
        kinds = m & ~(n.ANY_COLOR | n.ANY_TYPE)
        if by and m == KINDS:  # generic, beside a waterbend cost
            kinds |= KINDS << AID_SHIFT
        elif by & Keyword.CONVOKE:
            kinds |= (m & FIVE_COLORS) << AID_SHIFT
        if (m & n.ANY_COLOR and m & FIVE_COLORS) or (m & n.ANY_TYPE and not m & n.SNOW):
            kinds |= KINDS
        out.append(kinds)
    return out


# --- All of it


def adds_more(g: State) -> bool:
    """True if something multiplies mana, or may trigger on it."""
    return g.book.multiplied or adds_by_triggers(g)


def adds_by_triggers(g: State) -> bool:
    """True if a triggered mana ability waits for something to be tapped for mana, or to add it."""
    if g.watchers[TriggerKind.TAP_FOR_MANA]:
        return True
    for d in g.delayed:
        if g.book.abilities[d.ability].triggered_mana:
            return True
    return False


def source_of_mana(
    g: State, player: int, o: Obj, for_obj: int, helps: int = 0, aids_only: bool = False, stays: bool = False
) -> ManaSource | None:
    """One object as a source. It is counted for one activation."""
    ch = characteristics_of(o)
    if len(ch.mana) == 1 and helps == 0 and not aids_only and not adds_more(g):
        code = g.book.abilities[ch.mana[0]]
        if code.plain_mask and not narrows_mana(g):
            return plain_source_of(g, player, o, code)
    outputs: list[Output] = []
    if aids_only:
        pass
    elif not any_static(g, StaticKind.CANT_ACTIVATE) or not mana_forbidden_by(g, o.id):
        for uid in ch.mana:
            automatic_outputs(g, player, o, uid, for_obj, outputs, stays)
    if helps != 0:
        helping(o, helps, outputs)
    if not outputs:
        return None
    return ManaSource(o.id, outputs)


def mana_sources(
    g: State, player: int, for_obj: int, exclude: list[int], aids_only: bool = False, bends: bool = False
) -> list[ManaSource]:
    """The sources that a player could activate for mana now, for this purpose, and that need nothing but themselves;
    and what could stand in for mana (`bends`: of a waterbend cost). Of what is excluded, what stands there as -id has
    to stay, but may be tapped.
    """
    out: list[ManaSource] = []
    by = aid_keywords(g, player, for_obj)
    helps = by & (Keyword.CONVOKE | Keyword.IMPROVISE)
    if bends:
        helps |= WATERBENDS
    if aids_only and by == 0 and not bends:
        return out
    for o in g.permanents:
        if o.controller != player or (len(characteristics_of(o).mana) == 0 and helps == 0) or o.id in exclude:
            continue
        s = source_of_mana(g, player, o, for_obj, helps, aids_only, len(exclude) > 0 and -o.id in exclude)
        if s is not None:
            out.append(s)
    if g.book.mana_elsewhere and not aids_only:
        for oid in cards_with_mana(g, player, for_obj):
            if oid not in exclude and -oid not in exclude:
                s = source_of_mana(g, player, g.objects[oid], for_obj)
                if s is not None:
                    out.append(s)
    if by & Keyword.DELVE:
        for oid in g.players[player].graveyard:
            if oid != for_obj and oid not in exclude:
                out.append(delving(oid))
    return out


def cards_with_mana(g: State, player: int, but: int) -> list[int]:
    """A player's cards that have mana abilities in their hand or graveyard; all but this one, which is being cast."""
    out: list[int] = []
    p = g.players[player]
    for oid in p.hand:
        if oid != but and works_in(g, oid, Zone.HAND):
            out.append(oid)
    for oid in p.graveyard:
        if oid != but and works_in(g, oid, Zone.GRAVEYARD):
            out.append(oid)
    return out


def works_in(g: State, oid: int, zone: int) -> bool:
    o = g.objects[oid]
    return g.book.cards[o.card].active_zones & (1 << zone) != 0 and len(characteristics_of(o).mana) > 0
