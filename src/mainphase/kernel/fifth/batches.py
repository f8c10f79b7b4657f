"""The batches of 1997 (Fifth Edition, "Timing"): neutral states, in which batches are opened, and the attack that may
be declared in one.

A batch stands on `State.stack`, the spell or ability played last on top. While nobody may add to it, it resolves from
the top down.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Zone
from mainphase.kernel.asking.decisions import ask_one_of
from mainphase.kernel.casting.activating import cannot_activate
from mainphase.kernel.casting.castable import cannot_cast
from mainphase.kernel.combat.attacking import declare_attackers
from mainphase.kernel.combat.blocking import declare_blockers
from mainphase.kernel.combat.damage import assign_damage, deal_assigned, needs_first_strike
from mainphase.kernel.combat.in_combat import choose_defender, end_combat, has_attackers
from mainphase.kernel.costs.mana_abilities import mana_options
from mainphase.kernel.costs.pool import empty_pools
from mainphase.kernel.effects.resolving import ResolveTop
from mainphase.kernel.effects.stacked_actions import CONCEPTS, put_action_on_stack
from mainphase.kernel.events.ending import check_life
from mainphase.kernel.events.trigger_event import TriggerEvent
from mainphase.kernel.events.triggers import fire
from mainphase.kernel.fifth.announced_untap import announce_untap
from mainphase.kernel.fifth.attack_in_main import could_attack, leave_out_attacks, must_declare_attack
from mainphase.kernel.fifth.drawing_mana import DrawMana
from mainphase.kernel.fifth.kept import batches
from mainphase.kernel.fifth.series import Series
from mainphase.kernel.lowering.codes import AbilityCode, ModeCode
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.reading.evaluate import matches, refs, zones_meant
from mainphase.kernel.reading.lasting import expire_attack
from mainphase.kernel.reading.parts import step_plan
from mainphase.kernel.state.batch_state import Batches, Use
from mainphase.kernel.state.combat_state import Combat
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.objects import ObjectKind
from mainphase.kernel.state.refusal import pack_refusal
from mainphase.kernel.state.state import Frame, State
from mainphase.kernel.turn.looping import note_resolution
from mainphase.kernel.turn.priority import options_for, take_action
from mainphase.kernel.values import DecisionKind, Option, OptionKind
from mainphase.kernel.what_happens import EventName, TriggerKind
from mainphase.rules.concepts import Concept
from mainphase.rules.plan import Action, StepKind


class Chance:
    """Kinds of chances to play something in a neutral state, by what may be played."""

    ANY: Final = 0  # fast effects; in the main phase what else can open a batch
    FAST: Final = 1  # fast effects, during an attack
    INTERRUPTS: Final = 2  # those that target what is being cast
    PREVENTION: Final = 3  # what prevents or redirects damage
    MANA: Final = 4  # mana sources, and what the phase itself asks for


PLACES: Final = (Use.BATCH, Use.BATCH, Use.INTERRUPT, Use.PREVENTION, Use.ANY)  # of what each of them is the place


@mypyc_attr(acyclic=True, free_list_len=1)
class NeutralState(Frame):
    """Players may open a batch, and respond; when all decline to respond it resolves, and the state is neutral again.

    Over when all decline to open one. Whoever has the first chance to open a batch has the first chance to respond.
    """

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
            out = batch_options(g, self.player, PLACES[self.chance])
        if self.player != g.active or self.attack or g.step == 0:
            return out
        if self.chance != Chance.ANY and self.chance != Chance.MANA:
            return out
        kept = batches(g)
        step = g.parts[g.step]
        for action in step_plan(g, step).body:
            if action.action not in kept.done:
                out.append(Option.phase_action(action.action))
        if step.kind == StepKind.MAIN and not open_batch and kept.attacks > 0 and could_attack(g):
            out.append(Option.phase_action(Action.DECLARE_ATTACKERS))
        if not open_batch and self.must_act(g, out):
            out.pop(0)
        return out

    def must_act(self, g: State, options: list[Option]) -> bool:
        """Something on offer has to be played before this state can be left."""
        for o in options:
            if o.kind == OptionKind.PHASE_ACTION:
                if o.action != Action.DECLARE_ATTACKERS or must_declare_attack(g):
                    return True
            elif o.kind == OptionKind.ACTIVATE:
                a = g.book.abilities[o.ability].activated
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
            begin_chosen(g, player, option)
            return
        self.declined = 0
        self.player = self.first
        if kind == OptionKind.PHASE_ACTION and option.action == Action.DECLARE_ATTACKERS:
            self.attack = True
            self.declined = 1
            self.player = self.other(g)
            g.note(EventName.ATTACK_INTENDED, Concept.ATTACK_INTENTION, player)
            return
        if self.attack:
            self.attack = False  # the opponent has opened a batch instead: the intention lapses
            g.note(EventName.ATTACK_PREEMPTED, Concept.ATTACK_INTENTION, player)
        if kind == OptionKind.PHASE_ACTION:
            kept.done.append(option.action)
            put_action_on_stack(g, option.action, CONCEPTS[option.action])
            if option.action == Action.UNTAP:
                kept.untapping = g.stack[-1]
                announce_untap(g)
            elif self.chance != Chance.MANA:
                g.timing.announced(g, g.stack[-1])
        else:
            begin_chosen(g, player, option)


def begin_chosen(g: State, player: int, option: Option) -> None:
    """Does what a player has chosen; mana for it is drawn before."""
    if option.kind == OptionKind.CAST or option.kind == OptionKind.ACTIVATE:
        g.push(DrawMana(player, option.kind, option.a, option.b, batches(g).use))
    else:
        take_action(g, player, option)


def phase_abilities(g: State, player: int) -> list[Option]:
    """The options that permanents give or force on a player in this phase, though no fast effects are legal in it."""
    out: list[Option] = []
    if g.step == 0 or player != g.active:
        return out
    for o in g.permanents:
        for uid in characteristics_of(o).activated:
            a = g.book.abilities[uid].activated
            if a is not None and a.during and cannot_activate(g, player, o.id, uid) == 0:
                out.append(Option.activate(o.id, uid))
    return out


def batch_options(g: State, player: int, use: int) -> list[Option]:
    """The options of a player where this is the place for them: passing, mana, and what is used so."""
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
        return 0 if use == Use.BATCH else pack_refusal(OF_USE[use], ctx.source)
    code = g.book.abilities[ctx.ability]
    if use == Use.REGENERATION:
        return 0 if regenerates_doomed(g, code, ctx) else pack_refusal(Concept.REGENERATION, ctx.source)
    uses = 0
    for mode in code.modes:
        uses |= uses_of_mode(mode)
    if uses & use:
        if use == Use.PREVENTION and not finds_source(g, code, ctx):
            return pack_refusal(Concept.DAMAGE_PREVENTION_STEP, ctx.source)
        return 0
    for other in (Use.INTERRUPT, Use.PREVENTION, Use.REGENERATION):
        if uses & other:
            return pack_refusal(OF_USE[other], ctx.source)
    return pack_refusal(OF_USE[use], ctx.source)


def finds_source(g: State, code: AbilityCode, ctx: Context) -> bool:
    """True if what asks for a source of damage finds one that deals any in this step."""
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


def uses_of_mode(mode: ModeCode) -> int:
    """The uses of one way of playing a spell or ability, which say when it may be played so (Fifth Edition,
    "Interrupts", "Damage Prevention", "Regeneration").
    """
    for instr in mode.program:
        node = instr.node
        if isinstance(node, n.Shield):
            if node.combat_only and node.amount is None and not node.next_time:
                return Use.BATCH  # what has all the damage of a combat prevented waits for none, as Fog does
            return Use.PREVENTION
        if isinstance(node, n.Regenerate):
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
    """True if it is a mana source: an ability, or a spell."""
    return option.kind == OptionKind.MANA or (option.kind == OptionKind.CAST and is_mana_source(g, option.object))


def mana_source_options(g: State, player: int) -> list[Option]:
    """The mana sources that a player can play now: abilities, and cards in hand."""
    out = mana_options(g, player)
    for oid in g.players[player].hand:
        if is_mana_source(g, oid) and cannot_cast(g, player, oid, 0) == 0:
            out.append(Option.cast(oid))
    return out


@mypyc_attr(acyclic=True, free_list_len=1)
class Attack(Frame):
    """An attack, from the first look at life totals to the last, in the order of `stages`."""

    BURN: Final = 0
    LIFE: Final = 1
    ATTACKERS: Final = 2
    BEFORE_BLOCKING: Final = 3
    BLOCKERS: Final = 4
    AFTER_BLOCKING: Final = 5
    ASSIGN_FIRST: Final = 6
    DEAL_FIRST: Final = 7
    ASSIGN: Final = 8
    DEAL: Final = 9
    END: Final = 10
    LAST_BURN: Final = 11
    LAST_LIFE: Final = 12
    OVER: Final = 13

    def __init__(self) -> None:
        self.pc = Attack.BURN

    def run(self, g: State) -> None:
        g.holder = -1
        if g.timing.settle(g) or g.over:  # after each timing step
            return
        stage = self.pc
        self.pc = stage + 1
        if stage == Attack.BURN or stage == Attack.LAST_BURN:
            empty_pools(g)
        elif stage == Attack.LIFE:
            g.note(EventName.PHASE_BEGINS, Concept.COMBAT_PHASE, g.active, word="attack")
            check_life(g)
            if not g.over:
                g.push(Series([], TriggerKind.BEGIN_COMBAT))
        elif stage == Attack.ATTACKERS:
            g.combat = Combat()
            batches(g).attacks -= 1
            g.parts[g.turn].past_attack = True
            choose_defender(g)
            declare_attackers(g)
        elif stage == Attack.BEFORE_BLOCKING:
            if not has_attackers(g):  # it counts as the turn's attack all the same
                g.parts[g.turn].past_damage = True
                self.pc = Attack.END
                return
            g.push(NeutralState(Chance.FAST, g.active, 0))
        elif stage == Attack.BLOCKERS:
            if has_attackers(g):
                declare_blockers(g)
        elif stage == Attack.AFTER_BLOCKING:
            g.push(NeutralState(Chance.FAST, g.active, 0))
        elif stage == Attack.ASSIGN_FIRST:
            g.parts[g.turn].past_damage = True
            if not needs_first_strike(g):
                self.pc = Attack.ASSIGN
                return
            self.first_strike(g, True)
            assign_damage(g)
        elif stage == Attack.DEAL_FIRST:
            self.first_strike(g, False)
            deal_assigned(g)
        elif stage == Attack.ASSIGN:
            assign_damage(g)
        elif stage == Attack.DEAL:
            deal_assigned(g)
        elif stage == Attack.END:
            g.push(Series([], TriggerKind.BEGIN_END_OF_COMBAT))
        elif stage == Attack.LAST_LIFE:
            end_combat(g)
            expire_attack(g)
            check_life(g)
        else:
            g.note(EventName.PHASE_ENDS, Concept.COMBAT_PHASE, g.active, word="attack")
            g.pop()

    def first_strike(self, g: State, now: bool) -> None:
        """Which of the two dealings goes on: the assignment asks the part of the turn."""
        g.parts[g.step].first_strike = now


@mypyc_attr(acyclic=True, free_list_len=1)
class ResolveBatch(Frame):
    """From the top down; nobody can add to it. After each resolution what it triggered is played, and damage dealt."""

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
            if not note_resolution(g):
                g.push(ResolveTop(g.stack[-1]))
            return
        g.pop()


def is_mana_source(g: State, oid: int) -> bool:
    return (characteristics_of(g.objects[oid]).types & CardType.MANA_SOURCE) != 0


def regenerates_doomed(g: State, code: AbilityCode, ctx: Context) -> bool:
    """True if a spell or ability would regenerate something that is being destroyed."""
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
