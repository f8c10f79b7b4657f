"""Mana pools: mana is added, may be restricted, and is lost as steps and phases end (CR 106.4, 106.6, 500.5)."""

from mypy_extensions import mypyc_attr

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Color, Duration, Supertype, Zone
from mainphase.cards.nodes.masks import FIVE_COLORS
from mainphase.kernel.asking.decisions import ask_one_of
from mainphase.kernel.costs.arithmetic import ManaSource, Output, PoolRank, marked_snow
from mainphase.kernel.events.changes import lose_life_change
from mainphase.kernel.events.performing import perform_event
from mainphase.kernel.keys import ChosenKey, SavedAs
from mainphase.kernel.lowering.codes import Instr, Op
from mainphase.kernel.lowering.dependencies import Facet
from mainphase.kernel.lowering.mana_abilities import is_choice_narrowed
from mainphase.kernel.lowering.static_kinds import StaticKind
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.reading.evaluate import (
    holds,
    matches,
    names_player,
    number_of_things,
    objects_that_fit,
    players_of,
    quantity,
)
from mainphase.kernel.reading.lasting import begin_effect, begin_rule
from mainphase.kernel.reading.quantities import colors_among
from mainphase.kernel.reading.statics import active_statics, any_static
from mainphase.kernel.state.change import Change
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.objects import ObjectKind
from mainphase.kernel.state.player import Player
from mainphase.kernel.state.state import NO_IDS, Frame, PlayersFrame, State
from mainphase.kernel.state.waiting import Waiting
from mainphase.kernel.values import DecisionKind, ManaUnit, Option
from mainphase.kernel.what_happens import EventName
from mainphase.rules.concepts import Concept
from mainphase.rules.plan import PhaseKind, StepKind

KEPT_FOREVER = -1  # ManaUnit.keeps of mana that no part's end takes


def mana_letters(colors: tuple[int, ...]) -> str:
    """The mana as letters, in its order: "GG"."""
    out = ""
    for c in colors:
        for i in range(6):
            if c == 1 << i:
                out += Color.LETTERS[i]
    return out


def may_spend(g: State, player: int, uid: int, source: int, for_obj: int) -> bool:
    """True if mana restricted by this AddMana node may be spent on that object (CR 106.6): a spell, or an ability, for
    its source stands for until it is on the stack.
    """
    node = g.book.nodes[uid]
    if not isinstance(node, n.AddMana) or not is_restricted(node):
        return True
    only = node.only_for is not None or node.or_abilities is not None
    o = g.find(for_obj)
    if o is None:
        return not only
    ctx = Context(source, player)
    if o.kind == ObjectKind.ABILITY and o.ctx is not None:
        o = g.find(o.ctx.source)
        by_ability = True
    else:
        by_ability = o.zone == Zone.BATTLEFIELD
    barred = node.not_for
    if barred is not None and not by_ability and matches(g, barred, for_obj, ctx):
        return False
    if not only:
        return True
    which = node.or_abilities if by_ability else node.only_for
    return which is not None and o is not None and matches(g, which, o.id, ctx)


def is_restricted(node: n.AddMana) -> bool:
    return node.only_for is not None or node.or_abilities is not None or node.not_for is not None


def secures_spell(g: State, player: int, unit: ManaUnit, spell: int) -> bool:
    """True if a spell can't be countered because this mana is spent on it (CR 106.6)."""
    if unit.only_for < 0:
        return False
    node = g.book.nodes[unit.only_for]
    which = node.secures if isinstance(node, n.AddMana) else None
    return which is not None and matches(g, which, spell, Context(unit.source, player))


def follow_spending(g: State, player: int, unit: ManaUnit, spell: int) -> None:
    """Does what follows as this mana is spent on a spell (CR 106.6): an ability triggers, or the spell is changed."""
    uid = g.book.rider(unit.only_for) if unit.only_for >= 0 else -1
    if uid < 0:
        return
    code = g.book.abilities[uid]
    node = code.node
    assert isinstance(node, n.Triggered)
    on = node.on
    ctx = Context(unit.source, player, uid)
    ctx.event_object = spell
    ctx.event_player = player
    ctx.since = g.clock
    if not isinstance(on, n.SpentOn) or not matches(g, on.which, spell, ctx):
        return
    if not on.at_once:
        g.waiting.append(Waiting(ctx))
        g.note(EventName.TRIGGERED, Concept.TRIGGERS, player, unit.source)
        return
    for instr in code.modes[0].program:
        change = instr.node
        if isinstance(change, n.Apply):
            begin_effect(g, instr.uid, change, [spell], ctx)
        elif isinstance(change, n.Begin):
            begin_rule(g, instr.uid, change, ctx)


def rank_of(g: State, unit: ManaUnit) -> int:
    if unit.only_for >= 0:
        node = g.book.nodes[unit.only_for]
        return PoolRank.RESTRICTED if isinstance(node, n.AddMana) and is_restricted(node) else PoolRank.MARKED
    return PoolRank.KEPT if unit.keeps else PoolRank.ORDINARY


def narrows_mana(g: State) -> bool:
    """True if mana of colors outside a commander's color identity comes as colorless mana: to 15 January 2016."""
    return g.commanding > 0 and g.rules.mana_within_identity


def within_identity(g: State, player: int, colors: tuple[int, ...]) -> tuple[int, ...]:
    """The mana that a player really gets of this, where `narrows_mana`."""
    return tuple([types_within_identity(g, player, c) for c in colors])


def types_within_identity(g: State, player: int, types: int) -> int:
    """The types that these types of mana come as to a player, where `narrows_mana`."""
    beyond = FIVE_COLORS & ~g.players[player].identity
    if not g.players[player].commanders or not types & beyond:
        return types
    return types & ~beyond | Color.COLORLESS


def add_mana(g: State, player: int, colors: tuple[int, ...], source: int, node_uid: int) -> None:
    """Mana goes to a player's pool (CR 106.4), restricted and kept as its AddMana node says."""
    if len(colors) == 0 or g.players[player].left:
        return
    concept = Concept.MANA_ADDED
    if narrows_mana(g):
        given = within_identity(g, player, colors)
        if given != colors:
            concept = Concept.COMMANDER_MANA
            colors = given
    only_for = -1
    keeps = 0
    if node_uid >= 0:
        node = g.book.nodes[node_uid]
        if isinstance(node, n.AddMana):
            if is_restricted(node) or node.secures is not None or node.then is not None:
                only_for = node_uid
            how_long = node.keeps
            if how_long is not None:
                keeps = how_long if how_long != Duration.PERMANENT else KEPT_FOREVER
    pool = g.players[player].pool
    snow = snow_mark(g, source) != 0
    for c in colors:
        pool.append(ManaUnit(c, source, only_for, keeps, snow))
    g.invalidate(Facet.MANA)
    if g.log is not None:
        g.note(EventName.MANA_ADDED, concept, player, source, amount=len(colors), word=mana_letters(colors))


def snow_mark(g: State, source: int) -> int:
    """The mark of mana from this source, if it is snow, as it is or last was (CR 106.3, 107.4h), and some card asks."""
    if not g.book.asks_snow:
        return 0
    o = g.objects.get(source)
    return n.SNOW if o is not None and characteristics_of(o).supertypes & Supertype.SNOW else 0


def times_produced(g: State, player: int, source: int) -> int:
    """How many times as much mana a permanent tapped for mana by this player produces now (CR 106.12b)."""
    out = 1
    o = g.find(source)
    if o is None or not any_static(g, StaticKind.MULTIPLY_MANA):
        return out
    for s in active_statics(g, StaticKind.MULTIPLY_MANA):
        node = s.node
        if isinstance(node, n.ManaTimes) and names_player(g, node.who, player, s.ctx):
            out *= node.times
    return out


def allowed_alternatives(g: State, node: n.AddMana, ctx: Context) -> list[int]:
    """The indices of the alternatives that an AddMana instruction allows now."""
    which = node.could_produce
    if which is not None:  # CR 106.7
        mask = could_be_produced(g, which, ctx, [])
    elif node.of_produced:  # CR 106.12a
        mask = ctx.event_amount
    elif node.chosen_or is not None:
        mask = node.chosen_or | chosen_color(g, ctx.source)
    elif node.of_identity:  # CR 903.4f: without a commander there is none
        mask = g.players[ctx.controller].identity
    elif node.colors_among is not None:
        mask = colors_among(g, node.colors_among, ctx)
    else:
        return list(range(len(node.choices)))
    return [k for k in range(len(node.choices)) if node.choices[k][0] & mask]


def chosen_color(g: State, source: int) -> int:
    """The colour chosen for an object, as a mask (CR 607.2d)."""
    o = g.find(source)
    return o.chosen.get(ChosenKey.COLOR, 0) if o is not None else 0


def could_be_produced(g: State, which: n.Filter, ctx: Context, asked: list[int]) -> int:
    """The types of mana that permanents that fit could produce (CR 106.7). Those being asked about already add nothing
    of their own.
    """
    mask = 0
    for oid in objects_that_fit(g, which, ctx):
        if oid not in asked:
            o = g.objects[oid]
            for uid in characteristics_of(o).abilities:
                for mode in g.book.abilities[uid].modes:
                    produced = produced_by(g, mode.program, Context(oid, o.controller, uid), [*asked, oid])
                    mask |= types_within_identity(g, o.controller, produced) if narrows_mana(g) else produced
    return mask


def produced_by(g: State, program: list[Instr], ctx: Context, asked: list[int]) -> int:
    """The types of mana that an effect would add if it were carried out now."""
    mask = 0
    pc = 0
    while pc < len(program):
        instr = program[pc]
        node = instr.node
        pc += 1
        if instr.op == Op.JUMP:
            pc = instr.jump
        elif instr.op == Op.JUMP_UNLESS:
            if isinstance(node, n.Condition) and not holds(g, node, ctx):
                pc = instr.jump
        elif isinstance(node, n.AddMana) and not node.of_produced:
            which = node.could_produce
            if which is not None:
                produced = could_be_produced(g, which, ctx, asked)
            elif node.chosen_or is not None:
                produced = node.chosen_or | chosen_color(g, ctx.source)
            elif node.of_identity:
                produced = g.players[ctx.controller].identity
            elif node.colors_among is not None:
                produced = colors_among(g, node.colors_among, ctx)
            else:
                produced = 63
            for choice in node.choices:
                ctx.event_amount = choice[0] if choice else 0
                if isinstance(node.amount, n.X) or quantity(g, node.amount, ctx) > 0:
                    for c in choice:
                        mask |= c & produced
    return mask


def add_mana_effect(g: State, node: n.AddMana, ctx: Context, uid: int) -> None:
    """An AddMana instruction of something that resolves. Where there are alternatives the player is asked by a frame of
    its own.
    """
    chosen = ctx.saved.get(SavedAs.CHOICE_OF_MANA)
    if chosen is not None:
        ctx.event_amount = node.choices[chosen[0]][0]  # the colour that an amount may be about
    amount = number_of_things(g, node.amount, ctx)
    if amount <= 0 or len(node.choices) == 0:
        return
    if g.book.multiplied and ctx.ability >= 0 and g.book.abilities[ctx.ability].taps_for_mana:
        amount *= times_produced(g, ctx.controller, ctx.source)
    players = players_of(g, node.by, ctx)
    for k in range(len(players) - 1, -1, -1):  # who is asked first (CR 101.4) is on top
        add_for(g, players[k], node, amount, ctx, uid)


def add_for(g: State, player: int, node: n.AddMana, amount: int, ctx: Context, uid: int) -> None:
    """One player adds so many times what an AddMana instruction says, or is asked which of the alternatives."""
    chosen = ctx.saved.get(SavedAs.CHOICE_OF_MANA)
    if chosen is not None:
        add_mana(g, player, node.choices[chosen[0]] * amount, ctx.source, uid)
    elif len(node.choices) == 1:
        add_mana(g, player, node.choices[0] * amount, ctx.source, uid)
    elif node.each:
        for _ in range(amount):
            g.push(ChooseMana(player, ctx.source, uid, 1))
    elif is_choice_narrowed(node):
        among = allowed_alternatives(g, node, ctx)
        if len(among) == 1:
            add_mana(g, player, node.choices[among[0]] * amount, ctx.source, uid)
        elif among:
            g.push(ChooseMana(player, ctx.source, uid, amount, among))
    else:
        g.push(ChooseMana(player, ctx.source, uid, amount))


@mypyc_attr(acyclic=True)
class Payer(Frame):
    """Who activates mana abilities for something. `want`: the mana that is to be chosen as it is added."""

    def __init__(self) -> None:
        self.pc = 0
        self.player = 0
        self.want: list[int] = NO_IDS

    def suits(self, g: State, colors: tuple[int, ...], coming: list[ManaSource]) -> bool:
        """True if it can still be paid for if this mana is added, and then what is coming."""
        raise NotImplementedError

    def takes(self, colors: tuple[int, ...]) -> bool:
        """True if this is of the mana that is wanted; then it is so no longer."""
        left = self.want[:]
        for c in colors:
            if c not in left:
                return False
            left.remove(c)
        self.want = left
        return True


def payer_below(g: State, player: int) -> Payer | None:
    """The payment of this player's in the middle of which mana is added."""
    frame = g.top
    while frame is not None:
        if isinstance(frame, Payer):
            return frame if frame.player == player else None
        frame = frame.below
    return None


def still_coming(g: State, choice: Frame) -> list[ManaSource]:
    """The mana of the choices that come right after this one, as that in any combination of colours does."""
    out: list[ManaSource] = []
    frame = choice.below
    while isinstance(frame, ChooseMana):
        node = g.book.nodes[frame.uid]
        assert isinstance(node, n.AddMana)
        added = [Output(frame.added(g, node, index)) for index in range(len(node.choices))]
        out.append(ManaSource(-1 - len(out), added))
        frame = frame.below
    return out


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseMana(PlayersFrame):
    """Which of the alternatives of mana is added."""

    def __init__(
        self, player: int = 0, source: int = 0, uid: int = -1, amount: int = 1, among: list[int] | None = None
    ) -> None:
        self.pc = 0
        self.player = player
        self.source = source
        self.uid = uid
        self.amount = amount
        self.among: list[int] = among if among is not None else []  # the alternatives; none: all

    def run(self, g: State) -> None:
        node = g.book.nodes[self.uid]
        assert isinstance(node, n.AddMana)
        options: list[Option] = []
        for k in range(len(node.choices)):
            if not self.among or k in self.among:
                options.append(Option.add_mana(k))
        payer = payer_below(g, self.player)
        if payer is not None:
            for o in options:
                if payer.takes(self.added(g, node, o.index)):
                    self.answer(g, o)
                    return
            coming = still_coming(g, self)
            left = [o for o in options if payer.suits(g, self.added(g, node, o.index), coming)]
            if left and (len(left) == 1 or g.automation.pay):
                self.answer(g, left[0])
                return
            if left:
                options = left
        ask_one_of(g, self.player, DecisionKind.COLOR, options, about=self.source)

    def added(self, g: State, node: n.AddMana, index: int) -> tuple[int, ...]:
        """The mana that comes of an alternative, marked if from a snow source."""
        colors = marked_snow(node.choices[index] * self.amount, snow_mark(g, self.source))
        return within_identity(g, self.player, colors) if narrows_mana(g) else colors

    def answer(self, g: State, option: Option) -> None:
        node = g.book.nodes[self.uid]
        assert isinstance(node, n.AddMana)
        g.pop()
        add_mana(g, self.player, node.choices[option.index] * self.amount, self.source, self.uid)


def outlasts(g: State, player: int, keeps: int) -> bool:
    """True if mana that is kept for a duration is still kept as the current step or phase ends. Durations expire first
    (CR 500.5), but until 13 November 2025 after the pools have emptied.
    """
    if keeps == KEPT_FOREVER:
        return True
    step = g.parts[g.step] if g.step else None
    if keeps == Duration.END_OF_TURN:
        return g.turn != 0 and not (step is not None and step.kind == StepKind.CLEANUP)  # CR 514.2
    if keeps == Duration.END_OF_COMBAT:  # CR 500.5a; nothing happens between its last step and the phase's end
        return (
            g.phase != 0
            and g.parts[g.phase].kind == PhaseKind.COMBAT
            and step is not None
            and (step.kind != StepKind.END_OF_COMBAT or not g.rules.expiry_before_mana)
        )
    if keeps == Duration.END_OF_PHASE:
        if g.phase == 0 or not g.parts[g.phase].is_last():
            return g.phase != 0
        return not g.rules.expiry_before_mana and not lapses(g, keeps)
    if keeps == Duration.YOUR_NEXT_TURN:
        return not (g.is_active(player) and step is not None and step.kind == StepKind.UNTAP)
    return False


def lapses(g: State, keeps: int) -> bool:
    """True if this duration ends with the part that ends now, but only after the pools have emptied: the mana is kept
    this once, and is ordinary mana from here on. Until 13 November 2025.
    """
    if g.rules.expiry_before_mana or g.phase == 0:
        return False
    phase = g.parts[g.phase]
    if keeps == Duration.END_OF_COMBAT:
        return phase.kind == PhaseKind.COMBAT and g.step == 0
    if keeps == Duration.END_OF_PHASE:
        return g.step == 0 or g.parts[g.step].kind == StepKind.MAIN
    return False


def turns_colorless(g: State, player: int) -> bool:
    """True if mana that this player would lose becomes colourless instead."""
    if any_static(g, StaticKind.MANA_COLORLESS):
        for s in active_statics(g, StaticKind.MANA_COLORLESS):
            node = s.node
            if isinstance(node, n.ManaBecomesColorless) and names_player(g, node.who, player, s.ctx):
                return True
    return False


def without_color(unit: ManaUnit) -> ManaUnit:
    """Restrictions and the like stay with it."""
    return ManaUnit(Color.COLORLESS, unit.source, unit.only_for, unit.keeps, unit.snow)


def hurt_by_losing(g: State, player: int, amount: int) -> list[Change]:
    """The life that a player loses for so much unspent mana that is lost: for each effect that says so."""
    out: list[Change] = []
    if any_static(g, StaticKind.MANA_COLORLESS):
        for s in active_statics(g, StaticKind.MANA_COLORLESS):
            node = s.node
            if isinstance(node, n.LosingManaHurts) and names_player(g, node.who, player, s.ctx):
                out.append(lose_life_change(player, amount))
    return out


def lose_mana(g: State, player: int) -> None:
    """An effect makes a player lose all unspent mana (CR 106.4); none is lost if it becomes colourless instead."""
    p = g.players[player]
    if p.pool and turns_colorless(g, player):
        p.pool = [without_color(unit) for unit in p.pool]
        g.invalidate(Facet.MANA)
    elif p.pool:
        lost = [unit.color for unit in p.pool]
        p.pool = []
        g.invalidate(Facet.MANA)
        g.note(EventName.MANA_EMPTIES, Concept.EMPTY_POOLS, player, amount=len(lost), word=mana_letters(tuple(lost)))
        hurts = hurt_by_losing(g, player, len(lost))
        if hurts:
            perform_event(g, hurts)


def any_mana(g: State) -> bool:
    for p in g.players:
        if p.pool:
            return True
    return False


def part_mana(g: State, whose: Player, kept: list[ManaUnit], lost: list[int]) -> bool:
    """Parts the mana of a pool into what is kept as the part of the turn ends now, and the colours of what is lost.
    True if some of what is kept changes.
    """
    keeping = 0
    if any_static(g, StaticKind.MANA_PERSISTS):
        for s in active_statics(g, StaticKind.MANA_PERSISTS):
            node = s.node
            if isinstance(node, n.ManaPersists) and names_player(g, node.who, whose.id, s.ctx):
                keeping |= node.colors
    colorless = turns_colorless(g, whose.id)
    changed = False
    for unit in whose.pool:
        if unit.color & keeping or (unit.keeps and outlasts(g, whose.id, unit.keeps)):
            kept.append(unit)
        elif unit.keeps and lapses(g, unit.keeps):
            kept.append(ManaUnit(unit.color, unit.source, unit.only_for, 0, unit.snow))
            changed = True
        elif colorless:
            kept.append(without_color(unit))
            changed = changed or unit.color != Color.COLORLESS
        else:
            lost.append(unit.color)
    return changed


def mana_to_be_lost(g: State, player: int) -> list[int]:
    """The colours of the mana that a player would lose if the part of the turn ended now (CR 106.4)."""
    p = g.players[player]
    kept: list[ManaUnit] = []
    lost: list[int] = []
    if p.pool:
        part_mana(g, p, kept, lost)
    return lost


def empty_pools(g: State) -> None:
    """Unspent mana is lost as a step or phase ends (CR 106.4, 500.5), unless something keeps it."""
    if not any_mana(g):
        return
    burned: dict[int, int] = {}  # player → how much
    hurts: list[Change] = []
    moved = False
    for p in g.players:
        if len(p.pool) == 0:
            continue
        kept: list[ManaUnit] = []
        lost: list[int] = []
        changed = part_mana(g, p, kept, lost)
        if changed or lost:
            p.pool = kept
            moved = True
        if not lost:
            continue
        g.note(EventName.MANA_EMPTIES, Concept.EMPTY_POOLS, p.id, amount=len(lost), word=mana_letters(tuple(lost)))
        hurts.extend(hurt_by_losing(g, p.id, len(lost)))
        if g.rules.mana_burn and p.decider < 0:  # CR 507.4 until Magic 2010: not in a turn that another controls
            burned[p.id] = len(lost)
    if moved:  # what empties at once is judged by what was there before
        g.invalidate(Facet.MANA)
    for player, amount in burned.items():
        g.note(EventName.MANA_BURN, Concept.MANA_BURN, player, amount=amount)
    if burned or hurts:
        perform_event(g, [lose_life_change(player, amount) for player, amount in burned.items()] + hurts)
