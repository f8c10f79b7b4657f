"""The timing of 1997 (Fifth Edition, "Timing"): series and batches, interrupts, damage prevention.

A batch stands on `State.stack`, the spell or ability played last on top. While nobody may add to it, it resolves from
the top down.
"""

from typing import ClassVar, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Keyword, Zone
from mainphase.kernel.asking.decisions import ask_one_of
from mainphase.kernel.casting.activating import cannot_activate, put_ability_on_stack
from mainphase.kernel.casting.announcing import ChooseModes, ChooseTargets, can_announce, first_target
from mainphase.kernel.casting.castable import cannot_cast
from mainphase.kernel.costs.mana_abilities import mana_options
from mainphase.kernel.effects.resolving import ResolveTop
from mainphase.kernel.effects.stacked_actions import CONCEPTS, put_action_on_stack
from mainphase.kernel.events.applicable import regeneration
from mainphase.kernel.events.changes import BURIED, damage
from mainphase.kernel.events.replacing import Replacing
from mainphase.kernel.events.trigger_event import TriggerEvent
from mainphase.kernel.events.triggers import fire, fire_beginning, fire_seen_by
from mainphase.kernel.fifth.attack_in_main import Attack, could_attack, leave_out_attacks, must_declare_attack
from mainphase.kernel.fifth.drawing_mana import DrawMana
from mainphase.kernel.lowering.codes import AbilityCode, ModeCode
from mainphase.kernel.reading.characteristics import now
from mainphase.kernel.reading.evaluate import matches, refs, zones_meant
from mainphase.kernel.reading.lasting import expire_shields
from mainphase.kernel.reading.layers import has
from mainphase.kernel.state.objects import Batches, Change, Context, ObjectKind, Use, Waiting
from mainphase.kernel.state.packed import AbilityOf, has_ability
from mainphase.kernel.state.refusal import pack
from mainphase.kernel.state.state import Frame, State
from mainphase.kernel.turn.priority import act, options_for
from mainphase.kernel.turn.turn_based import discard_to_hand_size, has_to_discard, phasing, what_phases
from mainphase.kernel.turn.untapping import announce_untap
from mainphase.kernel.values import DecisionKind, Option, OptionKind
from mainphase.kernel.what_happens import ChangeKind, EventName, TriggerKind
from mainphase.rules.concepts import Concept
from mainphase.rules.plan import Action, StepKind


class Chance:
    """What may be played in a neutral state."""

    ANY: Final = 0  # fast effects; in the main phase what else can open a batch
    FAST: Final = 1  # fast effects, during an attack
    INTERRUPTS: Final = 2  # those that target what is being cast
    PREVENTION: Final = 3  # what prevents or redirects damage
    MANA: Final = 4  # mana sources, and what the phase itself asks for


PLACES: Final = (Use.BATCH, Use.BATCH, Use.INTERRUPT, Use.PREVENTION, Use.ANY)  # of what each of them is the place


def batches(g: State) -> Batches:
    """What the batches of this game keep."""
    kept = g.batches
    assert kept is not None
    return kept


class NeutralState(Frame):
    """Players may open a batch, and respond; when all decline to respond it resolves, and the state is neutral again.

    Over when all decline to open one. Whoever has the first chance to open a batch has the first chance to respond.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "pc",
        "chance",
        "first",
        "player",
        "declined",
        "floor",
        "aim",
        "before",
        "attack",
    )

    OPEN: Final = 0
    CHANCES: Final = 1

    def __init__(self, chance: int = 0, first: int = 0, floor: int = 0, aim: int = 0) -> None:
        self.pc = NeutralState.OPEN
        self.chance = chance
        self.first = first
        self.player = first
        self.declined = 0
        self.floor = floor  # how much of the stack lies under this batch
        self.aim = aim  # what may be interrupted
        self.before = 0  # what could be interrupted before
        self.attack = False  # the intention to attack has been declared

    def run(self, g: State) -> None:
        kept = batches(g)
        if self.pc == NeutralState.OPEN:
            self.pc = NeutralState.CHANCES
            self.before = kept.aim
            kept.aim = self.aim
        kept.use = Use.ANY
        if self.aim and self.aim not in g.stack:  # countered: nothing is left to be interrupted
            self.close(g, kept)
            return
        while True:
            g.holder = -1
            if g.timing.settle(g):
                return
            if g.over:
                return
            if g.players[self.player].left:
                self.player = self.other(g)
            if self.chance == Chance.ANY and g.step and g.parts[g.step].kind == StepKind.MAIN and kept.attacks > 0:
                kept.attacks = leave_out_attacks(g, kept.attacks)
            g.holder = self.player
            options = self.options(g)
            if self.chance == Chance.MANA and len(options) == 1:  # no choice at all: nobody is asked
                if options[0].kind == OptionKind.PASS:
                    if self.decline(g, kept, True):
                        return
                    continue
                self.answer(g, options[0])
                return
            if len(options) > 1 or options[0].kind != OptionKind.PASS or not g.automation.passes:
                ask_one_of(g, self.player, DecisionKind.PRIORITY, options)
                return
            if self.decline(g, kept):
                return

    def close(self, g: State, kept: Batches) -> None:
        kept.aim = self.before
        if self.aim in g.stack:
            o = g.objects[self.aim]
            if o.kind == ObjectKind.CARD:  # "successfully cast"
                fire(g, TriggerEvent.cast(o.id, o.controller))
        kept.use = Use.ANY
        g.holder = -1
        g.pop()

    def other(self, g: State) -> int:
        order = g.apnap()
        at = order.index(self.player) if self.player in order else -1
        return order[(at + 1) % len(order)]

    def decline(self, g: State, kept: Batches, silent: bool = False) -> bool:
        """True: the frame waits, or is over."""
        if g.log is not None and not silent:
            g.note(EventName.PASS, Concept.PASS, self.player)
        self.declined += 1
        g.holder = -1
        kept.use = Use.ANY
        if self.declined < len(g.apnap()):
            self.player = self.other(g)
            return False
        self.declined = 0
        self.player = self.first
        if len(g.stack) > self.floor:
            g.push(ResolveBatch(self.floor))
            return True
        if self.attack:  # nobody has opened a batch instead
            self.attack = False
            g.push(Attack())
            return True
        self.close(g, kept)
        return True

    def options(self, g: State) -> list[Option]:
        """Declining first, unless something must be played."""
        open_batch = len(g.stack) > self.floor
        if self.chance == Chance.MANA:
            out = [Option(OptionKind.PASS)]
            out.extend(mana_source_options(g, self.player))
            out.extend(phase_abilities(g, self.player))
        else:
            out = playable(g, self.player, PLACES[self.chance])
        if self.player != g.active or self.attack or g.step == 0:
            return out
        if self.chance != Chance.ANY and self.chance != Chance.MANA:
            return out
        kept = batches(g)
        step = g.parts[g.step]
        for action in g.rules.plan.phases[step.plan_phase].steps[step.plan].body:
            if action.action not in kept.done:
                out.append(Option(OptionKind.PHASE_ACTION, action.action))
        if step.kind == StepKind.MAIN and not open_batch and kept.attacks > 0 and could_attack(g):
            out.append(Option(OptionKind.PHASE_ACTION, Action.DECLARE_ATTACKERS))
        if not open_batch and self.must_act(g, out):
            out.pop(0)
        return out

    def must_act(self, g: State, options: list[Option]) -> bool:
        """Something on offer has to be played before this state can be left."""
        for o in options:
            if o.kind == OptionKind.PHASE_ACTION:
                if o.a != Action.DECLARE_ATTACKERS or must_declare_attack(g):
                    return True
            elif o.kind == OptionKind.ACTIVATE:
                a = g.book.abilities[o.b].activated
                if a is not None and a.mandatory:
                    return True
        return False

    def answer(self, g: State, option: Option) -> None:
        kind = option.kind
        kept = batches(g)
        if kind == OptionKind.PASS:
            self.decline(g, kept)
            return
        g.loop_count = 0
        player = self.player
        if is_mana(g, option):  # it starts nothing, and answers nothing
            begin(g, player, option)
            return
        self.declined = 0
        self.player = self.first
        if kind == OptionKind.PHASE_ACTION and option.a == Action.DECLARE_ATTACKERS:
            self.attack = True
            self.declined = 1
            self.player = self.other(g)
            g.note(EventName.ATTACK_INTENDED, Concept.ATTACK_INTENTION, player)
            return
        if self.attack:
            self.attack = False  # the opponent has opened a batch instead: the intention lapses
            g.note(EventName.ATTACK_PREEMPTED, Concept.ATTACK_INTENTION, player)
        if kind == OptionKind.PHASE_ACTION:
            kept.done.append(option.a)
            put_action_on_stack(g, option.a, CONCEPTS[option.a])
            if option.a == Action.UNTAP:
                kept.untapping = g.stack[-1]
                announce_untap(g)
            elif self.chance != Chance.MANA:
                g.timing.announced(g, g.stack[-1])
        else:
            begin(g, player, option)


def begin(g: State, player: int, option: Option) -> None:
    """Does what a player has chosen; mana for it is drawn before."""
    if option.kind == OptionKind.CAST or option.kind == OptionKind.ACTIVATE:
        g.push(DrawMana(player, option.kind, option.a, option.b, batches(g).use))
    else:
        act(g, player, option)


def phase_abilities(g: State, player: int) -> list[Option]:
    """What permanents let or make a player do in this phase, though no fast effects are legal in it."""
    out: list[Option] = []
    if g.step == 0 or player != g.active:
        return out
    for oid in g.battlefield:
        for uid in now(g.objects[oid]).activated:
            a = g.book.abilities[uid].activated
            if a is not None and a.during and cannot_activate(g, player, oid, uid) == 0:
                out.append(Option(OptionKind.ACTIVATE, oid, uid))
    return out


def playable(g: State, player: int, use: int) -> list[Option]:
    """What a player may do where this is the place for it: passing, mana, and what is used so."""
    batches(g).use = use
    out = options_for(g, player)
    if use == Use.BATCH:
        return out
    return [o for o in out if o.kind in ANYWHERE]


ANYWHERE: Final = (
    OptionKind.PASS,
    OptionKind.CAST,
    OptionKind.ACTIVATE,
    OptionKind.MANA,
)  # in its place, if it has one


def unfit_for_use(g: State, ctx: Context, use: int) -> int:
    """0, or why a spell or ability can't be played where this is the use that is asked for."""
    if use == Use.ANY or (ctx.source in g.objects and is_mana_source(g, ctx.source)):
        return 0
    if ctx.ability < 0:
        return 0 if use == Use.BATCH else pack(OF_USE[use], ctx.source)
    code = g.book.abilities[ctx.ability]
    if use == Use.REGENERATION:
        return 0 if saves(g, code, ctx) else pack(Concept.REGENERATION, ctx.source)
    uses = 0
    for mode in code.modes:
        uses |= uses_of(mode)
    if uses & use:
        if use == Use.PREVENTION and not finds_source(g, code, ctx):
            return pack(Concept.DAMAGE_PREVENTION_STEP, ctx.source)
        return 0
    for other in (Use.INTERRUPT, Use.PREVENTION, Use.REGENERATION):
        if uses & other:
            return pack(OF_USE[other], ctx.source)
    return pack(OF_USE[use], ctx.source)


def finds_source(g: State, code: AbilityCode, ctx: Context) -> bool:
    """Whether what asks for a source of damage finds one that deals any in this step."""
    for mode in code.modes:
        for instr in mode.program:
            node = instr.node
            if isinstance(node, n.ChooseSource):
                for oid in g.timing.sources_of_damage(g):
                    if matches(g, node.which, oid, ctx):
                        return True
                return False
    return True


OF_USE: Final[dict[int, int]] = {
    Use.INTERRUPT: Concept.INTERRUPTS,
    Use.PREVENTION: Concept.DAMAGE_PREVENTION_STEP,
    Use.REGENERATION: Concept.REGENERATION,
}


def uses_of(mode: ModeCode) -> int:
    """What one way of playing a spell or ability is for, which says when it may be played so (Fifth Edition,
    "Interrupts", "Damage Prevention", "Regeneration").
    """
    for instr in mode.program:
        if isinstance(instr.node, n.Shield):
            return Use.PREVENTION
        if isinstance(instr.node, n.Regenerate):
            return Use.REGENERATION
    uses: int = Use.BATCH
    for phrase in mode.phrases:
        which = phrase.which
        if which is not None:
            zones = zones_meant(which)
            if zones & (1 << Zone.STACK):
                uses |= Use.INTERRUPT
                if zones == 1 << Zone.STACK and phrase.players is None:
                    uses &= ~Use.BATCH
    return uses


def is_mana(g: State, option: Option) -> bool:
    """Whether it is a mana source: an ability, or a spell."""
    return option.kind == OptionKind.MANA or (option.kind == OptionKind.CAST and is_mana_source(g, option.a))


def mana_source_options(g: State, player: int) -> list[Option]:
    """The mana sources that a player can play now: abilities, and cards in hand."""
    out = mana_options(g, player)
    for oid in g.players[player].hand:
        if is_mana_source(g, oid) and cannot_cast(g, player, oid, 0) == 0:
            out.append(Option(OptionKind.CAST, oid))
    return out


class ResolveBatch(Frame):
    """From the top down; nobody can add to it. After each resolution what it triggered is played, and damage dealt."""

    FIELDS: ClassVar[tuple[str, ...]] = ("pc", "floor")

    def __init__(self, floor: int = 0) -> None:
        self.pc = 0
        self.floor = floor

    def run(self, g: State) -> None:
        g.holder = -1
        if g.timing.settle(g):
            return
        if g.over:
            return
        if len(g.stack) > self.floor:
            g.push(ResolveTop(g.stack[-1]))
            return
        g.pop()


def in_batch(g: State) -> bool:
    """Whether what has been played is still resolving, its damage still to be dealt, something to be destroyed."""
    for frame in g.agenda:
        if isinstance(frame, (ResolveBatch, DamagePrevention, Destroying)):
            return True
    return False


class Series(Frame):
    """Abilities that have triggered are played one after the other, each resolving at once: the active player's first,
    then the others'. What they trigger is played before the rest.

    With an `event`, a series of what happens as a part begins or ends: what comes to be among it is played too, each
    ability once, but there is no going back to a player who has done with theirs.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("pc", "spell", "left", "event", "begun", "seen", "at")

    NEXT: Final = 0
    TARGETS: Final = 1
    ANNOUNCE: Final = 2
    RESOLVE: Final = 3

    def __init__(self, left: list[Waiting] | None = None, event: int = -1) -> None:
        self.pc = Series.NEXT
        self.spell = 0
        self.left: list[Waiting] = left if left is not None else []
        self.event = event
        self.begun = 0  # clock value when it was last asked what belongs to it
        self.seen: list[AbilityOf] = []  # what has been part of it
        self.at = 0  # whose turn it is to play theirs, in APNAP order

    def run(self, g: State) -> None:
        if self.pc == Series.TARGETS:
            self.pc = Series.ANNOUNCE
            g.push(ChooseTargets(self.spell))
            return
        if self.pc == Series.ANNOUNCE:
            self.pc = Series.RESOLVE
            ctx = g.objects[self.spell].ctx
            assert ctx is not None
            g.note(EventName.PUT_ON_STACK, Concept.TRIGGER_STACKED, ctx.controller, ctx.source, first_target(ctx))
            g.timing.announced(g, self.spell)
            return
        if self.pc == Series.RESOLVE:
            self.pc = Series.NEXT
            if self.spell in g.stack:
                g.push(ResolveTop(self.spell))
                return
        if g.timing.settle(g):
            return
        if g.over:
            return
        if self.event >= 0:
            self.gather(g)
            if g.agenda[-1] is not self:  # something of it happens without being played
                return
        due = self.is_due(g)
        mine = self.next_ones(g, due)
        if not mine and not due:
            self.over(g)
            return
        if len(mine) + int(due) > 1 and not g.automation.triggers:
            player = self.left[mine[0]].ctx.controller
            options = [Option(OptionKind.TRIGGER, i, self.left[i].ctx.source) for i in mine]
            if due:
                options.append(Option(OptionKind.PHASE_ACTION, self.action(g)))
            ask_one_of(g, player, DecisionKind.ORDER_TRIGGERS, options)
            return
        if mine:
            self.play(g, mine[0])
        else:
            self.act(g)

    def action(self, g: State) -> int:
        """What the phase itself has the active player do among their items: phasing at the beginning of untap (Mirage
        p. 2), discarding at the end of discard ("More on the Turn"). 0: nothing.
        """
        if self.event == TriggerKind.BEGIN_UNTAP:
            return Action.PHASING
        if self.event == TriggerKind.END_PHASE and g.parts[g.step].kind == StepKind.DISCARD:
            return Action.DISCARD
        return 0

    def is_due(self, g: State) -> bool:
        """Whether they have to do it, once, while they play theirs: if there is anything to phase or to discard."""
        action = self.action(g)
        if action == 0 or self.at > 0 or action in batches(g).done:
            return False
        if action == Action.PHASING:
            return len(what_phases(g)) > 0
        for p in g.team(g.active):
            if not g.players[p].left and has_to_discard(g, p) > 0:
                return True
        return False

    def act(self, g: State) -> None:
        action = self.action(g)
        batches(g).done.append(action)
        if action == Action.PHASING:
            phasing(g)
        else:
            discard_to_hand_size(g)

    def over(self, g: State) -> None:
        kept = batches(g)
        action = self.action(g)
        if action and action not in kept.done:
            kept.done.append(action)  # what comes to be above seven now stays
        g.pop()

    def gather(self, g: State) -> None:
        """What belongs to it, or has come to belong to it."""
        if self.begun == 0:
            fire_beginning(g, self.event)
            self.take(g, False)
        else:
            delayed = g.delayed
            g.delayed = []
            new_ones = self.not_seen(g)
            if new_ones:
                fire_seen_by(g, TriggerEvent.of_part(self.event, g.active), new_ones, looking_back=False)
            self.take(g, False)
            g.delayed = [d for d in delayed if d.born > self.begun]  # playing an item moves the clock
            if g.delayed:
                younger = g.delayed[:]
                fire_seen_by(g, TriggerEvent.of_part(self.event, g.active), [], looking_back=False)
                used = [d for d in younger if d not in g.delayed]
                delayed = [d for d in delayed if d not in used]
                self.take(g, True)
            g.delayed = delayed
        self.begun = g.clock

    def not_seen(self, g: State) -> list[int]:
        """Objects with an ability that belongs to it and has not been part of it yet."""
        out: list[int] = []
        for oid in g.watchers[self.event]:
            for uid in now(g.objects[oid]).triggered:
                code = g.book.abilities[uid]
                if self.event not in code.events or code.at_once or has_ability(self.seen, oid, uid):
                    continue
                if oid not in out:
                    out.append(oid)
        return out

    def take(self, g: State, delayed: bool) -> None:
        """What waits becomes part of it, unless its controller has played theirs before."""
        order = g.apnap()
        for w in g.waiting:
            if not delayed:
                if has_ability(self.seen, w.ctx.source, w.ctx.ability):
                    continue
                self.seen.append(AbilityOf(w.ctx.source, w.ctx.ability))
            if w.ctx.controller in order[self.at :]:
                self.left.append(w)
        g.waiting = []

    def next_ones(self, g: State, active_only: bool) -> list[int]:
        order = g.apnap()
        if active_only:
            order = order[:1]
        for k in range(self.at, len(order)):
            mine: list[int] = []
            for i in range(len(self.left)):
                if self.left[i].ctx.controller == order[k]:
                    mine.append(i)
            if mine:
                if self.event >= 0:
                    self.at = k
                return mine
        return []

    def play(self, g: State, index: int) -> None:
        ctx = self.left.pop(index).ctx
        if ctx.source not in g.objects:
            return
        if not can_announce(g, g.book.abilities[ctx.ability], ctx, 0):
            g.note(EventName.DOES_NOT_RESOLVE, Concept.TRIGGER_NO_TARGET, ctx.controller, ctx.source)
            return
        self.spell = put_ability_on_stack(g, ctx)
        self.pc = Series.TARGETS
        g.push(ChooseModes(self.spell))

    def answer(self, g: State, option: Option) -> None:
        if option.kind == OptionKind.PHASE_ACTION:
            self.act(g)
            return
        self.play(g, option.a)


class DamagePrevention(Frame):
    """The step after one in which damage was assigned: it may be prevented; then it is dealt as one event."""

    FIELDS: ClassVar[tuple[str, ...]] = ("pc",)

    PREVENT: Final = 0
    DEAL: Final = 1
    EXCESS: Final = 2

    def __init__(self) -> None:
        self.pc = DamagePrevention.PREVENT

    def run(self, g: State) -> None:
        kept = batches(g)
        if self.pc == DamagePrevention.PREVENT:
            self.pc = DamagePrevention.DEAL
            kept.dealing = once_each(kept.assigned)
            kept.assigned = []
            g.push(NeutralState(Chance.PREVENTION, g.active, len(g.stack)))
            return
        if self.pc == DamagePrevention.DEAL:
            self.pc = DamagePrevention.EXCESS
            frame = Replacing()
            frame.changes = kept.dealing
            kept.dealing = []
            g.push(frame)
            return
        if kept.excess:
            if g.timing.settle(g) or g.over:  # creatures die before what was moved from them is looked at
                return
            kept.assigned = kept.excess
            kept.excess = []
        g.pop()
        expire_shields(g)  # what has not been used prevents nothing later


def once_each(assigned: list[Change]) -> list[Change]:
    """What a source has assigned to the same creature or player in one step, in several goes, is dealt as one."""
    out: list[Change] = []
    for c in assigned:
        same = -1
        for i in range(len(out)):
            if out[i].source == c.source and out[i].other == c.other and out[i].combat == c.combat:
                same = i
        if same < 0:
            out.append(c)
        else:
            out[same].amount += c.amount
    return out


def move_excess(g: State, changes: list[Change]) -> None:
    """At the end of damage prevention, what attackers with trample deal to their blockers beyond what destroys these is
    moved to the player attacked. It belongs to the damage-prevention step after this one. Other damage dealt to the
    same creature counts first.
    """
    combat = g.combat
    if combat is None:
        return
    for c in changes:
        if c.kind != ChangeKind.DAMAGE or not c.combat or c.other <= 0 or c.amount <= 0:
            continue
        target = combat.attacks.get(c.source, 0)
        o = g.objects[c.other]
        if target == 0 or o.zone != Zone.BATTLEFIELD or not has(g, g.objects[c.source], Keyword.TRAMPLE):
            continue
        total = 0
        for other in changes:
            if other.kind == ChangeKind.DAMAGE and other.other == c.other:
                total += other.amount
        moved = min(c.amount, total - max(0, now(o).toughness - o.damage))
        if moved > 0:
            c.amount -= moved
            more = damage(c.source, target, moved, True)
            more.concept = Concept.TRAMPLE
            batches(g).excess.append(more)


class Destroying(Frame):
    """Just before permanents are destroyed there is a series of what regenerates them: it replaces their going to the
    graveyard (Fifth Edition, "Specialized Abilities", "Regeneration").
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("pc", "changes", "floor")

    def __init__(self, changes: list[Change] | None = None) -> None:
        self.pc = 0  # how many players are done
        self.changes: list[Change] = changes if changes is not None else []
        self.floor = -1

    def run(self, g: State) -> None:
        kept = batches(g)
        if self.floor < 0:
            self.floor = len(g.stack)
        if len(g.stack) > self.floor:
            g.push(ResolveTop(g.stack[-1]))
            return
        order = g.apnap()
        while self.pc < len(order):
            player = order[self.pc]
            kept.doomed = doomed(g, self.changes)
            g.holder = player
            options = playable(g, player, Use.REGENERATION)
            for o in options:
                if o.kind != OptionKind.PASS and not is_mana(g, o):
                    ask_one_of(g, player, DecisionKind.PRIORITY, options)
                    return
            self.pc += 1
        g.holder = -1
        kept.use = Use.ANY
        kept.doomed = []
        g.pop()
        frame = Replacing()
        frame.changes = self.changes
        g.push(frame)

    def answer(self, g: State, option: Option) -> None:
        if option.kind == OptionKind.PASS:
            self.pc += 1
            return
        player = g.apnap()[self.pc]
        if not is_mana(g, option):
            self.pc = 0  # what is played changes the event: the series starts again
        begin(g, player, option)


def doomed(g: State, changes: list[Change]) -> list[int]:
    """What of this event could be regenerated, and nothing does so yet."""
    out: list[int] = []
    for c in changes:
        if c.kind == ChangeKind.DESTROY and c.word != BURIED and regeneration(g, c) is None:
            out.append(c.obj)
    return out


def saves(g: State, code: AbilityCode, ctx: Context) -> bool:
    """Whether a spell or ability would regenerate something that is being destroyed."""
    for mode in code.modes:
        for instr in mode.program:
            node = instr.node
            if isinstance(node, n.Regenerate):
                if mode.phrases:
                    return True
                for ref in refs(g, node.what, ctx):
                    if ref in batches(g).doomed:
                        return True
    return False


def is_mana_source(g: State, oid: int) -> bool:
    return (now(g.objects[oid]).types & CardType.MANA_SOURCE) != 0
