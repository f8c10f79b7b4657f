"""Resolving (CR 608): the top object of the stack, and the interpreter of lowered effects.

A program runs from its frame's counter; what it learns is in its context. An instruction that has to wait keeps its
place in `sub`, and goes on when the
frame is on top again. Nothing is re-executed.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Keyword, Zone
from mainphase.kernel.asking.choosing import AskOneOf, AskWhich, AskX, AskYesNo, ChooseObjects
from mainphase.kernel.casting.announcing import phrases_of
from mainphase.kernel.casting.spell_costs import alternative_of_way
from mainphase.kernel.combat.in_combat import put_attacking
from mainphase.kernel.costs.ability_costs import mana_component
from mainphase.kernel.costs.affording import can_pay_mana, max_x
from mainphase.kernel.costs.components import ALL, random_cards
from mainphase.kernel.costs.paying import PayCosts, cannot_pay, most_for_x
from mainphase.kernel.costs.paying_mana import PayMana
from mainphase.kernel.effects.choosing import ChooseBeside
from mainphase.kernel.effects.doing import carry_out
from mainphase.kernel.effects.merging import MergeSpell
from mainphase.kernel.effects.scrying import shuffle_library
from mainphase.kernel.effects.selecting import objects_to_move
from mainphase.kernel.effects.stacked_actions import resolve_action
from mainphase.kernel.events.changes import Cause, move_change, put_onto_battlefield_change
from mainphase.kernel.events.deeds_of_turn import cannot_do_again, note_done
from mainphase.kernel.events.designations import bless
from mainphase.kernel.events.drawing import cannot_draw
from mainphase.kernel.events.ending import cease_to_exist
from mainphase.kernel.events.entering import dismiss_entering
from mainphase.kernel.events.performing import perform_event
from mainphase.kernel.events.replacing import as_it_would_enter, being_put
from mainphase.kernel.keys import Paid, SavedAs
from mainphase.kernel.lowering.codes import SPLICED, Instr, Op
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.reading.defending import defenders_meant
from mainphase.kernel.reading.evaluate import (
    holds,
    matches,
    matches_it,
    number_of_things,
    objects_that_fit,
    player_of,
    players_of,
    quantity,
    who_may_choose,
    zones_meant,
)
from mainphase.kernel.reading.faces import is_bestowed, is_mutating, unbestow
from mainphase.kernel.reading.lasting import begin_effect, begin_permission
from mainphase.kernel.reading.layers import refresh
from mainphase.kernel.reading.planes import each_of_team
from mainphase.kernel.reading.seating import is_unlimited, within_range
from mainphase.kernel.reading.statics import StaticKind, any_static
from mainphase.kernel.reading.targets import is_for_whom_it_was, is_legal_target
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.copies import copy_context
from mainphase.kernel.state.effect_frame import RunEffectBase
from mainphase.kernel.state.objects import RESOLVED, Obj, ObjectFlag, ObjectKind
from mainphase.kernel.state.state import NO_IDS, Frame, State
from mainphase.kernel.state.upcalls import UPCALLS
from mainphase.kernel.state.waiting import DelayedTrigger
from mainphase.kernel.values import DecisionKind, OptionKind, player_ref, ref_player
from mainphase.kernel.what_happens import EventName, TriggerKind
from mainphase.rules.concepts import Concept


class PayStage:
    """The stages of an instruction by which somebody may pay."""

    ANSWER: Final = 1  # whether they do
    COSTS: Final = 2  # other than mana
    DONE: Final = 3
    X: Final = 4  # what X is


@mypyc_attr(acyclic=True, free_list_len=1)
class RunEffect(RunEffectBase):
    """Carries out the chosen modes of an ability, in printed order."""

    def run(self, g: State) -> None:
        ctx = self.ctx
        if ctx.began == 0:
            ctx.began = g.next_id
        code = g.book.abilities[ctx.ability]
        while self.mode < len(ctx.modes):
            chosen = ctx.modes[self.mode]
            mode = code.modes[chosen] if chosen < SPLICED else g.book.chosen_mode(code, chosen)
            program = mode.program
            while self.pc < len(program):
                instr = program[self.pc]
                refresh(g)  # CR 608.2c, 611.2c: what an instruction changes, the next ones see
                if instr.op == Op.DO:
                    at = self.pc
                    done = carry_out(g, self, instr)
                    if done:
                        self.pc = at + 1
                        self.sub = RunEffectBase.BEGIN
                        if g.watchers[TriggerKind.STATE]:
                            g.timing.states_change(g)
                    if g.over or not g.is_on_top(self) or g.pending is not None:
                        return
                elif not self.control(g, instr):
                    return
            ctx.base += len(mode.phrases)
            self.mode += 1
            self.pc = 0
            self.sub = RunEffectBase.BEGIN
        g.pop()

    def ask_again(self, g: State, player: int) -> bool:
        ctx = self.ctx
        program = g.book.chosen_mode(g.book.abilities[ctx.ability], ctx.modes[self.mode]).program
        if isinstance(program[self.pc].node, n.BringIn):
            self.sub = RunEffectBase.BEGIN
            return True
        if program[self.pc].op != Op.CHOOSE:
            return False
        self.queue.insert(0, player)
        self.sub = RunEffectBase.NEXT
        return True

    def control(self, g: State, instr: Instr) -> bool:
        """Jumps and choices. False: wait."""
        ctx = self.ctx
        node = instr.node
        op = instr.op
        if op == Op.JUMP_UNLESS:
            assert isinstance(node, n.Condition)
            self.pc = self.pc + 1 if holds(g, node, ctx) else instr.jump
            return True
        if op == Op.MAY:
            assert isinstance(node, n.May)
            return self.may(g, node, instr)
        if op == Op.PAY:
            assert isinstance(node, n.PayOrElse)
            return self.pay(g, node, instr)
        if op == Op.CHOOSE:
            assert isinstance(node, n.Choose)
            return self.choose(g, node)
        if op == Op.LOOP:
            if isinstance(node, n.DoTimes):
                self.take_next_time(g, node, instr)
                return True
            assert isinstance(node, n.ForEachPlayer)
            self.take_next_player(g, node, instr)
            return True
        if op == Op.EACH_OF_TEAM:
            self.take_next_of_team(g, instr)
            return True
        if op == Op.PICK:
            assert isinstance(node, n.ChooseEffect)
            return self.pick(g, node, instr)
        if op == Op.CASE:
            self.pc = self.pc + 1 if instr.uid in ctx.saved[instr.slot] else instr.jump
            return True
        if op == Op.WHOSE:
            return self.ask_whose(g, g.team(g.active), SavedAs.ACTIVE_PLAYER)
        if op == Op.AGAINST:
            return self.ask_whose(g, defenders_meant(g, self.ctx), SavedAs.DEFENDING_PLAYER)
        assert op == Op.JUMP or op == Op.NEXT
        self.pc = instr.jump
        return True

    def may(self, g: State, node: n.May, instr: Instr) -> bool:
        ctx = self.ctx
        if self.sub == RunEffectBase.BEGIN:
            p = player_of(g, node.by, ctx)
            if p < 0 or g.players[p].left or cannot_choose_to(g, node.then, ctx) or cannot_do_again(g, ctx):
                self.pc = instr.jump
                return True
            if ctx.saved.pop(SavedAs.WANTED, None) is not None:  # 410.5 until 22 July 2001
                self.pc += 1
                return True
            self.sub = RunEffectBase.ANSWER
            g.push(AskYesNo(p, DecisionKind.MAY, ctx.source))
            return False
        self.sub = RunEffectBase.BEGIN
        if g.answered:
            note_done(g, ctx)
        self.pc = self.pc + 1 if g.answered else instr.jump
        return True

    def take_next_player(self, g: State, node: n.ForEachPlayer, instr: Instr) -> None:
        """The loop's next player is "that player"; after the last one, on to what follows the loop."""
        ctx = self.ctx
        left = ctx.saved.get(instr.slot)
        if left is None:
            left = [player_ref(p) for p in players_of(g, node.who, ctx)]
            ctx.saved[instr.slot] = left
        if not left:
            del ctx.saved[instr.slot]
            self.pc = instr.jump
            return
        ctx.event_player = ref_player(left.pop(0))
        self.pc += 1

    def take_next_of_team(self, g: State, instr: Instr) -> None:
        """The next player of the controller's team is "you" (CR 901.12c); after the last one, on to what follows the
        loop. Whatever is aimed at something of "yours" is done by whose that is.
        """
        ctx = self.ctx
        left = ctx.saved.get(instr.slot)
        if left is None:
            phrases = g.book.abilities[ctx.ability].modes[ctx.modes[self.mode]].phrases
            left = [player_ref(p) for p in each_of_team(g, ctx, phrases)]
            left.append(player_ref(ctx.controller))  # who it is again behind the loop
            ctx.saved[instr.slot] = left
        ctx.controller = ref_player(left.pop(0))
        self.pc += 1
        if not left:
            del ctx.saved[instr.slot]
            self.pc = instr.jump

    def take_next_time(self, g: State, node: n.DoTimes, instr: Instr) -> None:
        """How often is known as it is first done."""
        ctx = self.ctx
        left = ctx.saved.get(instr.slot)
        due = quantity(g, node.times, ctx) if left is None else left[0]
        if due <= 0:
            ctx.saved.pop(instr.slot, None)
            self.pc = instr.jump
            return
        ctx.saved[instr.slot] = [due - 1]
        self.pc += 1

    def pick(self, g: State, node: n.ChooseEffect, instr: Instr) -> bool:
        """One of several effects; none if there is nobody to choose."""
        ctx = self.ctx
        if self.sub == RunEffectBase.BEGIN:
            p = player_of(g, node.by, ctx)
            if p < 0 or g.players[p].left:
                ctx.saved[instr.slot] = []
                self.pc += 1
                return True
            self.sub = RunEffectBase.ANSWER
            g.push(AskWhich(p, instr.uid, len(node.of), ctx.source))
            return False
        self.sub = RunEffectBase.BEGIN
        ctx.saved[instr.slot] = [g.answered]
        self.pc += 1
        return True

    def ask_whose(self, g: State, team: list[int], key: str) -> bool:
        """Which of a team the effect means: by the active player (CR 805.9), or by the defending player where the team
        is attacked.
        """
        ctx = self.ctx
        if self.sub == RunEffectBase.BEGIN:
            meant = [p for p in team if not g.players[p].left]
            if len(meant) < 2 or g.players[ctx.controller].left:
                self.pc += 1
                return True
            self.sub = RunEffectBase.ANSWER
            g.push(AskOneOf(ctx.controller, OptionKind.PLAYER, meant, ctx.source))
            return False
        self.sub = RunEffectBase.BEGIN
        if g.answered >= 0:
            ctx.saved[key] = [player_ref(g.answered)]
            if key == SavedAs.DEFENDING_PLAYER and isinstance(g.book.abilities[ctx.ability].trigger, n.Attacks):
                ctx.event_player = g.answered  # whom the creature attacked
        self.pc += 1
        return True

    def pay(self, g: State, node: n.PayOrElse, instr: Instr) -> bool:
        """Somebody may pay (CR 118.12)."""
        ctx = self.ctx
        p = player_of(g, node.by, ctx)
        mana = mana_component(node.cost)
        times = node.times
        if times is not None:
            mana = multiplied(mana, quantity(g, times, ctx))
        if self.sub == RunEffectBase.BEGIN:
            if (
                p < 0
                or g.players[p].left
                or cannot_do_again(g, ctx)
                or cannot_pay(g, p, node.cost, ctx) != 0
                or not can_pay_mana(g, p, mana, 0 if node.chosen_x else ctx.x, 0, [])
            ):
                self.pc = instr.jump
                return True
            self.sub = PayStage.ANSWER
            if has_to_pay(g, p, node, mana, ctx):
                g.answered = 1
            else:
                g.push(AskYesNo(p, DecisionKind.OPTIONAL_COST, ctx.source))
                return False
        if self.sub == PayStage.ANSWER:
            if not g.answered:
                self.sub = RunEffectBase.BEGIN
                self.pc = instr.jump
                return True
            if node.chosen_x:
                self.sub = PayStage.X
                most = most_for_x(g, p, node.cost, ctx, max_x(g, p, mana, 0, []) if mana.x else ALL)
                if node.most_x is not None:
                    most = min(most, quantity(g, node.most_x, ctx))
                g.push(AskX(p, max(0, most), ctx.source))
                return False
        if self.sub == PayStage.X:
            ctx.x = g.answered
        if self.sub == PayStage.ANSWER or self.sub == PayStage.X:
            self.sub = PayStage.COSTS
            if mana.generic or mana.symbols or mana.x:
                g.push(PayMana(p, mana, ctx.x, 0))
                return False
        if self.sub == PayStage.COSTS:
            self.sub = PayStage.DONE
            g.push(PayCosts(p, node.cost, ctx))
            return False
        self.sub = RunEffectBase.BEGIN
        note_done(g, ctx)
        if SavedAs.MANA_PAID in g.book.deeds:
            paid = mana.generic + len(mana.symbols) + mana.x * ctx.x
            ctx.saved[SavedAs.MANA_PAID] = ctx.saved.get(SavedAs.MANA_PAID, []) + [paid]
        self.pc += 1
        return True

    def choose(self, g: State, node: n.Choose) -> bool:
        """Each of the players chooses in turn (CR 101.4)."""
        ctx = self.ctx
        if self.sub == RunEffectBase.BEGIN:
            ctx.saved[node.save] = []
            chosen = isinstance(node.by, n.ChosenPlayer)
            self.queue = who_may_choose(g, node.by, ctx) if chosen else players_of(g, node.by, ctx)
            self.sub = RunEffectBase.NEXT
        elif self.sub == RunEffectBase.CHOICE:
            ctx.saved[node.save].extend(g.result)
            self.sub = RunEffectBase.NEXT
        if not self.queue:
            self.sub = RunEffectBase.BEGIN
            self.pc += 1
            return True
        p = self.queue.pop(0)
        chooser = copy_context(ctx)  # what the effect knows, X among it (CR 107.3a); "you" is whoever chooses
        chooser.controller = p
        if g.book.abilities[ctx.ability].only_entering:
            candidates = fitting_as_it_enters(g, ctx, node.which, chooser)
        else:
            candidates = fitting_in_reach(g, ctx.controller, node.which, chooser)
        if node.at_random:
            ctx.saved[node.save].extend(random_cards(g, candidates, quantity(g, node.at_most, ctx)))
            return self.choose(g, node)
        self.sub = RunEffectBase.CHOICE
        least = quantity(g, node.at_least, ctx)
        most = quantity(g, node.at_most, ctx)
        if node.beside is not None:
            g.push(ChooseBeside(p, candidates, chooser, node.beside, node.save, least, most))
        else:
            g.push(ChooseObjects(p, candidates, least, most, DecisionKind.CHOOSE, ctx.source))
        return False


def fitting_as_it_enters(g: State, ctx: Context, which: n.Filter, chooser: Context) -> list[int]:
    """The objects that fit for something that is entering, whatever they are compared with being as it would be on the
    battlefield (CR 614.12); nothing that enters at the same time is among them (614.13a).
    """
    it = as_it_would_enter(g, ctx.source)
    if it is not None:
        chooser.source = it.id
    candidates = fitting_in_reach(g, ctx.controller, which, chooser)
    chooser.source = ctx.source
    if it is not None:
        dismiss_entering(g, it)
    entering = being_put(g)
    return [oid for oid in candidates if oid not in entering]


def fitting_in_reach(g: State, controller: int, which: n.Filter, chooser: Context) -> list[int]:
    if g.ranged and not is_unlimited(g, chooser) and not g.players[controller].reaches(chooser.controller):
        return fitting_in_range_of(g, controller, which, chooser)
    return objects_that_fit(g, which, chooser)


def fitting_in_range_of(g: State, player: int, which: n.Filter, ctx: Context) -> list[int]:
    """The objects that fit for whoever chooses for an effect from beyond its controller's range, as far as that player
    reaches (CR 801.5c).
    """
    g.ranged = False
    fitting = objects_that_fit(g, which, ctx)
    g.ranged = True
    return [oid for oid in fitting if within_range(g, player, g.objects[oid])]


def push_effect(g: State, ctx: Context) -> None:
    frame = RunEffect()
    frame.ctx = ctx
    if not ctx.modes:
        ctx.modes = [0]
    g.push(frame)


UPCALLS.run_effect = push_effect


def cannot_choose_to(g: State, effect: n.Effect, ctx: Context) -> bool:
    """True if what a player may do is impossible: they are not asked (CR 608.2d)."""
    return moves_nothing(g, effect, ctx) or draws_too_many(g, effect, ctx)


def moves_nothing(g: State, effect: n.Effect, ctx: Context) -> bool:
    """True if an effect would only move a certain thing, and that is not there."""
    if not isinstance(effect, n.Move) or not isinstance(effect.what, (n.This, n.Saved, n.ThatObject)):
        return False
    return len(objects_to_move(g, effect, ctx)) == 0


def draws_too_many(g: State, effect: n.Effect, ctx: Context) -> bool:
    """True if an effect would have a player draw first more cards than they can: it can't be chosen (CR 121.2b, 121.3,
    121.3a).
    """
    if isinstance(effect, n.Sequence):
        return len(effect.of) > 0 and draws_too_many(g, effect.of[0], ctx)
    if not isinstance(effect, n.Draw) or not any_static(g, StaticKind.REPLACE_DRAW):
        return False
    amount = number_of_things(g, effect.amount, ctx)
    for p in players_of(g, effect.by, ctx):
        if amount > 0 and cannot_draw(g, p, amount):
            return True
    return False


def multiplied(mana: n.ManaCost, times: int) -> n.ManaCost:
    return n.ManaCost(
        mana.generic * times, mana.symbols * times, mana.x * times, mana.bent * times, mana.bent_x * times
    )


def has_to_pay(g: State, player: int, node: n.PayOrElse, mana: n.ManaCost, ctx: Context) -> bool:
    """True if a player has no choice: what they have to use is enough."""
    which = node.forced
    if which is None:
        return False
    others = [o.id for o in g.permanents if not matches_it(g, which, o, ctx)]
    return can_pay_mana(g, player, mana, ctx.x, 0, others)


def recheck_targets(g: State, o: Obj, ctx: Context) -> bool:
    """Illegal targets are dropped. False: there were targets and all of them have become illegal (CR 608.2b), or there
    had to be and whoever left the game while they were chosen took the last with them (800.4a).
    """
    if not ctx.targets:
        return True
    code = g.book.abilities[ctx.ability]
    phrases = phrases_of(g, code, ctx)
    had = 0
    legal = 0
    left: list[list[int]] = []  # what one phrase says of another's target is said of whatever that was aimed at
    for i in range(len(ctx.targets)):
        kept: list[int] = []
        for at, ref in enumerate(ctx.targets[i]):
            had += 1
            if is_legal_target(g, phrases[i], ref, ctx, o.id) and is_for_whom_it_was(g, phrases[i], ref, ctx, i, at):
                kept.append(ref)
                legal += 1
        left.append(kept)
    for i in range(1, len(left)):
        if left[i - 1] and no_more_alike(g, phrases[i], ctx.targets[i], ctx):
            legal -= len(left[i - 1])
            left[i - 1] = []
    for i in range(len(left)):
        ctx.targets[i] = left[i]
    return legal > 0 or (had == 0 and not target_needed(phrases))


def no_more_alike(g: State, phrase: n.TargetPhrase, refs: list[int], ctx: Context) -> bool:
    """True if what was said of two targets together ("controlled by different players") is true of them no more: then
    it describes neither (CR 608.2b). Of a target that has left, nothing is found out.
    """
    which, mutual = phrase.which, phrase.mutual
    if which is None or mutual is None:
        return False
    for ref in refs:
        o = g.objects.get(ref)
        if o is not None and zones_meant(which) & (1 << o.zone) and not matches(g, mutual, ref, ctx):
            return True
    return False


def target_needed(phrases: list[n.TargetPhrase]) -> bool:
    """True if there had to be a target, whatever the game was like (CR 601.2c)."""
    for phrase in phrases:
        if phrase.amount is None and phrase.at_least > 0:
            return True
    return False


def enters_attacking(g: State, o: Obj, ctx: Context) -> bool:
    """True if the cost that was paid for a spell has its permanent enter tapped and attacking (CR 702.190b)."""
    if o.kind == ObjectKind.ABILITY:
        return False
    code = g.book.cards[o.face]
    if not code.alternatives:  # also a copy of a face-down spell, however its card was cast (CR 707.2)
        return False
    alt = alternative_of_way(code, ctx.way)
    return alt is not None and alt.attacking


def rebound_of(g: State, spell: Obj) -> int:
    """The number of the ability by which a spell that rebounds is cast once more, its own or one that it was given; -1:
    it has none. Several do no more than one (CR 702.88c).
    """
    own = g.book.cards[spell.face].rebound
    if own >= 0 or not g.book.gives_rebound:
        return own
    for uid in characteristics_of(spell).abilities:
        code = g.book.abilities[uid]
        if isinstance(code.node, n.WhenResolved):
            return code.linked
    return -1


def exiled_as_resolves(g: State, spell: Obj, player: int) -> int:
    """The number of the ability by which a spell is exiled instead of being put into a graveyard (`ExiledAsResolves`),
    or -1. Of several only the first is applied: then it goes to no graveyard any more (CR 616.1e).
    """
    if not g.book.exiles_as_resolves or spell.kind != ObjectKind.CARD:
        return -1
    for uid in characteristics_of(spell).abilities:
        node = g.book.abilities[uid].node
        if isinstance(node, n.ExiledAsResolves) and (not node.yours or spell.owner == player):
            return uid
    return -1


@mypyc_attr(acyclic=True, free_list_len=1)
class ResolveTop(Frame):
    """The top object of the stack resolves (CR 608)."""

    CHECK: Final = 0
    LEAVE: Final = 1  # its effect has been carried out
    GONE: Final = 2  # it has left the stack, and that is all,
    REBOUND: Final = 3  # or it rebounds,
    AFTERWARDS: Final = 4  # or there is something to do with the card where it is now,
    EXILED: Final = 5  # or an effect has exiled it

    def __init__(self, spell: int = 0) -> None:
        self.pc = ResolveTop.CHECK
        self.spell = spell

    def run(self, g: State) -> None:
        o = g.objects[self.spell]
        ctx = o.ctx
        if ctx is None or (o.zone != Zone.STACK and self.pc < ResolveTop.GONE):  # it left while it resolved
            g.pop()
            return
        if o.kind == ObjectKind.ACTION:
            g.pop()
            resolve_action(g, o)
            return
        if self.pc == ResolveTop.CHECK:
            self.pc = ResolveTop.LEAVE
            what = "ability" if o.kind == ObjectKind.ABILITY else ""
            legal = recheck_targets(g, o, ctx)
            if not legal and (is_bestowed(g, o) or is_mutating(g, o)):  # CR 608.3b, 702.103e, 702.140b
                ctx.targets.clear()
                unbestow(g, o)
                legal = True
            if not legal:  # CR 608.2b
                g.note(EventName.DOES_NOT_RESOLVE, Concept.ILLEGAL_TARGETS, o.controller, o.id, word=what)
                self.pc = ResolveTop.GONE
                self.leave_stack(g, o, Cause.NONE, Concept.ILLEGAL_TARGETS)
                return
            if o.kind == ObjectKind.ABILITY and not self.still_true(g, ctx):  # CR 603.4
                g.note(EventName.DOES_NOT_RESOLVE, Concept.INTERVENING_IF, o.controller, o.id, word=what)
                self.pc = ResolveTop.GONE
                self.leave_stack(g, o, Cause.NONE, Concept.INTERVENING_IF)
                return
            chapter = g.book.abilities[ctx.ability].chapter if ctx.ability >= 0 else 0
            if g.book.asks_resolved and o.kind == ObjectKind.ABILITY and ctx.source in g.objects:
                g.objects[ctx.source].use(RESOLVED + ctx.ability)
            g.note(EventName.RESOLVES, Concept.RESOLVES, o.controller, o.id, amount=chapter, word=what)
            if o.kind != ObjectKind.ABILITY and g.book.cards[o.face].is_permanent:
                self.pc = ResolveTop.GONE
                if is_mutating(g, o):  # CR 608.3d
                    g.push(MergeSpell(o.id, ctx.targets[0][0]))
                    return
                entering = put_onto_battlefield_change(
                    o.id, o.controller, Cause.RESOLVED, Concept.PERMANENT_RESOLVES, enters_attacking(g, o, ctx)
                )  # CR 608.3a
                if ctx.targets and g.book.cards[o.face].enchant >= 0:  # CR 608.3c
                    entering.concept = Concept.RESOLVE_AURA
                    entering.host = ctx.targets[0][0]
                perform_event(g, [entering])
                return
            if g.book.blessing >= 0 and characteristics_of(o).keywords & Keyword.ASCEND:
                bless(g, o.controller)  # CR 702.131a
            if ctx.ability >= 0:
                frame = RunEffect()
                frame.ctx = copy_context(ctx)
                g.push(frame)
                return
        if self.pc == ResolveTop.LEAVE:
            self.pc = ResolveTop.GONE
            then = rebound_of(g, o)
            if then >= 0 and o.kind == ObjectKind.CARD and o.flags & ObjectFlag.CAST_FROM_HAND:  # CR 702.88a
                self.pc = ResolveTop.REBOUND
                perform_event(g, [move_change(o.id, Zone.EXILE, Cause.RESOLVED, Concept.REBOUND)])
                return
            if exiled_as_resolves(g, o, ctx.controller) >= 0:
                self.pc = ResolveTop.EXILED
                perform_event(g, [move_change(o.id, Zone.EXILE, Cause.RESOLVED, Concept.SPELL_LEAVES)])
                return
            goes_to = g.book.cards[o.face].goes_to
            if goes_to != Zone.NOWHERE and o.kind == ObjectKind.CARD:
                self.pc = ResolveTop.AFTERWARDS
                concept = Concept.ADVENTURE if goes_to == Zone.EXILE else Concept.OMEN
                perform_event(g, [move_change(o.id, goes_to, Cause.RESOLVED, concept)])
                return
            self.leave_stack(g, o, Cause.RESOLVED, Concept.SPELL_LEAVES)  # CR 608.2n
            return
        g.pop()
        if self.pc == ResolveTop.REBOUND:
            then = rebound_of(g, o)
            new = g.find(o.became)
            if new is not None and new.zone == Zone.EXILE:
                g.delayed.append(DelayedTrigger(then, Context(new.id, ctx.controller, then)))
        elif self.pc == ResolveTop.AFTERWARDS:
            self.afterwards(g, o, ctx)
        elif self.pc == ResolveTop.EXILED:
            uid = exiled_as_resolves(g, o, ctx.controller)
            new = g.find(o.became)
            if new is not None and new.zone == Zone.EXILE:
                push_effect(g, Context(new.id, ctx.controller, uid))
        elif self.pc == ResolveTop.GONE and Paid.BY_SUSPEND in ctx.paid:  # CR 702.62a
            new = g.find(o.became)
            if new is not None and new.zone == Zone.BATTLEFIELD and characteristics_of(new).types & CardType.CREATURE:
                node = g.book.nodes[0]
                assert isinstance(node, n.Apply)
                begin_effect(g, 0, node, [new.id], Context(new.id, ctx.controller))

        elif self.pc == ResolveTop.GONE and enters_attacking(g, o, ctx):  # CR 702.190b, 506.3
            new = g.find(o.became)
            attacked = ctx.saved.get(SavedAs.ATTACKED, NO_IDS)
            if new is not None and new.zone == Zone.BATTLEFIELD and attacked and attacked[0] != 0:
                put_attacking(g, new.id, attacked[0])

    def afterwards(self, g: State, o: Obj, ctx: Context) -> None:
        """The Adventure's card may be played from exile (CR 715.3d); the Omen's is shuffled in (720.3d)."""
        new = g.find(o.became)
        if g.book.cards[o.face].goes_to == Zone.LIBRARY:
            if new is not None and new.zone == Zone.LIBRARY:
                shuffle_library(g, o.owner)
        elif new is not None and new.zone == Zone.EXILE:
            permission = g.book.on_an_adventure
            node = g.book.nodes[permission]
            assert isinstance(node, n.MayPlay)
            begin_permission(g, permission, node, [new.id], Context(new.id, ctx.controller))

    def leave_stack(self, g: State, o: Obj, cause: int, concept: int) -> None:
        if o.kind == ObjectKind.CARD:
            zone = Zone.GRAVEYARD
            ctx = o.ctx
            if cause == Cause.RESOLVED and ctx is not None:
                for into in g.book.cards[o.face].resolves_into:
                    condition = into.condition
                    if condition is None or holds(g, condition, ctx):
                        zone = into.zone
            perform_event(g, [move_change(o.id, zone, cause, concept)])
        else:
            cease_to_exist(g, o)

    def still_true(self, g: State, ctx: Context) -> bool:
        code = g.book.abilities[ctx.ability]
        condition = code.condition
        return code.trigger is None or condition is None or holds(g, condition, ctx)
