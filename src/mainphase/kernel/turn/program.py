"""The turn as a program (CR 500): turns, phases and steps are taken from their queues and carried out
as the plan says.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from mainphase.cards.nodes import CardType, Duration
from mainphase.kernel.casting.playing import opens_with_turn
from mainphase.kernel.combat.damage import needs_first_strike
from mainphase.kernel.combat.in_combat import has_attackers
from mainphase.kernel.effects.turn_editing import (
    drop_ahead,
    extra_turn,
    fill_turn,
    is_skipped,
    new_part,
    new_turn,
    next_turn_number,
    part_name,
)
from mainphase.kernel.events.deeds_of_turn import deeds_so_far, forget_uses_of_turn, remember_last_turn
from mainphase.kernel.events.planes import set_planar_controller
from mainphase.kernel.events.state_based import acts_now
from mainphase.kernel.keys import MemoryKey
from mainphase.kernel.lowering.dependencies import Facet
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.reading.lasting import expire_as_step_begins, expire_as_turn_begins, expire_of_the_gone
from mainphase.kernel.reading.layers import refresh
from mainphase.kernel.reading.parts import step_plan
from mainphase.kernel.reading.seating import set_ranges
from mainphase.kernel.reading.seen_cards import remember_hand
from mainphase.kernel.reading.turns_at_once import is_set_aside
from mainphase.kernel.roles import Ref
from mainphase.kernel.state.combat_state import Combat
from mainphase.kernel.state.objects import FOUGHT, HIT_NOW, ObjectFlag
from mainphase.kernel.state.state import Frame, State
from mainphase.kernel.state.turn_parts import NO_DRAW, Level, NextTurn, Part, Skip
from mainphase.kernel.state.upcalls import run_effect
from mainphase.kernel.turn.priority import PriorityRound
from mainphase.kernel.turn.skipping import OfferToSkip, leave_out, may_be_skipped
from mainphase.kernel.turn.turn_based import are_idle, grow_old, perform_turn_based_action
from mainphase.kernel.values import player_ref
from mainphase.kernel.what_happens import EventName, TriggerKind
from mainphase.rules.concepts import Concept
from mainphase.rules.law import ExtraTurnOrder, FirstDraw, TeamFirstDraw
from mainphase.rules.plan import ActionPlan, PhaseKind, PriorityKind, SkipWhen, StepKind, StepPlan


@mypyc_attr(acyclic=True, free_list_len=1)
class PlayTurns(Frame):
    """Turn after turn: extra turns first, newest first (CR 500.7), else the next player's or team's."""

    FIRST: Final = 0
    LATER: Final = 1

    def __init__(self, no_first_draw: bool = False) -> None:
        self.pc = PlayTurns.FIRST
        self.no_first_draw = no_first_draw  # the very first turn has no draw step (CR 103.8a)

    def copy(self) -> Frame:
        f = PlayTurns(self.no_first_draw)
        f.pc = self.pc
        return f

    def run(self, g: State) -> None:
        if g.extra_turns:
            at = 0 if g.rules.extra_turn_order == ExtraTurnOrder.OLDEST_FIRST else len(g.extra_turns) - 1
            turn = g.parts[g.extra_turns.pop(at)]
        else:
            if self.pc > PlayTurns.FIRST:
                groups = len(g.groups)
                g.natural_group = (g.natural_group + (1 if g.clockwise else groups - 1)) % groups
            self.pc = PlayTurns.LATER
            player = -1
            for p in g.groups[g.natural_group]:
                if not g.players[p].left:
                    player = p
                    break
            if player < 0:
                pass_over(g, g.natural_group)
                return
            turn = new_turn(g, player)
            if self.no_first_draw:
                self.no_first_draw = False
                g.skips.append(Skip(left_out_first(g), player, turn.id))
        g.push(TakeTurn(turn.id))


def forget_hits(g: State) -> None:
    """Another combat begins: nothing has dealt combat damage to a player in it."""
    for o in g.permanents:
        for p in range(len(g.players)):
            if o.uses(HIT_NOW - p):
                o.forget_use(HIT_NOW - p)


def pass_over(g: State, group: int) -> None:
    """The turn of players who have all left doesn't begin (CR 800.4k); what lasts until then ends (800.4m)."""
    for p in g.groups[group]:
        expire_of_the_gone(g, p)
    for oid in g.phased_out:
        if g.objects[oid].controller in g.groups[group]:
            g.objects[oid].flags |= ObjectFlag.PHASES_IN_NEXT


def left_out_first(g: State) -> str:
    """What who goes first leaves out: the draw step, or the draw alone (CR 103.8a, b)."""
    if g.heads and g.rules.team_first_draw == TeamFirstDraw.PRIMARY:
        return NO_DRAW
    return "draw" if g.rules.first_draw == FirstDraw.STEP else NO_DRAW


@mypyc_attr(acyclic=True, free_list_len=1)
class TakeTurn(Frame):
    """One turn: its phases, from its queue."""

    BEGINS: Final = 0
    OWED: Final = 1
    PHASES: Final = 2

    def __init__(self, turn: int = 0) -> None:
        self.pc = TakeTurn.BEGINS
        self.turn: Ref = turn
        self.opened = False  # what can be done between turns has been offered
        self.asked = False  # whether it is skipped, where it may be

    def copy(self) -> Frame:
        f = TakeTurn(self.turn)
        f.pc = self.pc
        f.opened = self.opened
        f.asked = self.asked
        return f

    def run(self, g: State) -> None:
        turn = g.parts[self.turn]
        if self.pc == TakeTurn.BEGINS:
            if g.players[turn.player].left:  # CR 800.4k
                expire_of_the_gone(g, turn.player)
                leave_out(g, turn)
                g.pop()
                return
            if not self.opened:
                self.opened = True
                if g.timing.between_turns(g, turn.player):
                    return
            if not self.asked:
                self.asked = True
                if may_be_skipped(g, turn):
                    g.push(OfferToSkip(turn.id))
                    return
            by = is_skipped(g, turn)
            if by >= 0:  # CR 614.10
                g.note(EventName.SKIPPED, Concept.SKIP, turn.player, by, word="turn")
                leave_out(g, turn)
                g.pop()
                return
            self.pc = TakeTurn.OWED
            begin_turn(g, turn)
        if self.pc == TakeTurn.OWED:
            if g.pending_instructions:
                run_effect(g, g.pending_instructions.pop(0))  # CR 614.10b
                return
            self.pc = TakeTurn.PHASES
        phase = turn.take_next()
        if phase:
            g.push(TakePhase(phase))
            return
        g.note(EventName.TURN_ENDS, Concept.TURN, turn.player, amount=turn.number)
        spells = 0
        for p in g.groups[g.players[g.active].group]:
            spells = max(spells, g.players[p].spells_this_turn)
        g.last_turn_spells = spells
        g.turn = 0
        g.phase = 0
        g.step = 0
        g.invalidate(Facet.TURN)  # between turns it is nobody's: a turn may be skipped by choice there
        leave_out(g, turn)
        g.pop()


def untapped_lands(g: State, player: int) -> int:
    count = 0
    for o in g.permanents:
        if o.controller == player and not o.tapped and characteristics_of(o).types & CardType.LAND:
            count += 1
    return count


def begin_turn(g: State, turn: Part) -> None:
    """A turn begins: the memory of the last one is cleared, "until your next turn" ends."""
    g.turn = turn.id
    g.active = turn.player
    g.turn_number = next_turn_number(g)
    turn.number = g.turn_number
    if g.moving >= 0:
        g.newest_turn = g.turn_number
        let_go_of_the_gone(g)
    turn.begun = True
    fill_turn(g, turn)
    take_control(g, turn.player)
    if g.planechase:
        set_planar_controller(g, g.primary(g.team(turn.player)), g.moving)
    stamp = g.tick()
    for p in g.players:
        p.lands_played = 0
        p.playability_at_sorcery_time.changes = -1  # lands may be played again
        p.spells_last_turn = p.spells_this_turn
        p.spells_this_turn = 0
        p.drawn_this_turn = 0
        lost = p.recall(MemoryKey.LIFE_LOST) if g.book.asks_last_turn else 0
        deeds = deeds_so_far(g, p)
        p.forget_turn()
        remember_last_turn(g, p, deeds)
        if lost:
            p.remember(MemoryKey.LOST_LAST_TURN, lost)
        if g.book.asks_untapped:
            p.remember(MemoryKey.UNTAPPED_LANDS, untapped_lands(g, p.id))
        if p.group == g.players[turn.player].group:
            if not g.rules.beginning_of_turn:
                grow_old(g, p, stamp)
            p.turns_taken += 1
            expire_as_turn_begins(g, p.id)
    set_ranges(g)
    if g.moving >= 0:
        wait_for_turn_in_range(g)
    if opens_with_turn(g):
        g.changes += 1
    for o in g.permanents:
        o.flags &= ~ObjectFlag.DAMAGED_THIS_TURN
        forget_uses_of_turn(g, o)
    for oid in g.phased_out:
        o = g.objects[oid]
        o.flags &= ~ObjectFlag.DAMAGED_THIS_TURN
        forget_uses_of_turn(g, o)
    if g.book.used_elsewhere:
        forget_uses(g)
    g.casts = []
    drop_last_known_information(g)
    g.invalidate(Facet.TURN | Facet.MEMORY)
    g.note(EventName.TURN_BEGINS, Concept.TURN, turn.player, amount=turn.number)


def forget_uses(g: State) -> None:
    """Clears how often abilities that work outside the battlefield were used in the last turn (CR 602.5b)."""
    for oid in g.exile + g.command:
        g.objects[oid].forget_uses()
    for p in g.players:
        for oid in p.graveyard + p.hand:
            g.objects[oid].forget_uses()


def take_control(g: State, player: int) -> None:
    """Begins what waited for this turn: another player's control of this one (CR 723.1), extra turns after it. Control
    of a player in the turn before is over.
    """
    for p in g.players:
        if p.decider >= 0 and not (g.moving >= 0 and is_set_aside(g, p.id)):
            remember_hand(g, p.id, p.decider)
            p.decider = -1
    if not g.next_turns:
        return
    kept: list[NextTurn] = []
    team = g.team(player)
    for e in g.next_turns:
        if e.player not in team:
            kept.append(e)
        elif e.extra_for >= 0:
            extra_turn(g, e.extra_for)
        elif not g.players[e.decider].left:  # CR 800.4b
            for mate in team:  # CR 805.8
                g.players[mate].decider = e.decider if e.decider != mate else -1  # the newest works (723.1a)
    g.next_turns = kept
    for mate in team:
        by = g.players[mate].decider
        if by >= 0:
            g.note(EventName.CONTROL_CHANGES, Concept.CONTROL_PLAYER, by, player_ref(mate))


def wait_for_turn_in_range(g: State) -> None:
    """What waits for the next turn, where several go on, waits for one within its controller's range (CR 801.11)."""
    for d in g.delayed:
        if d.turn == -g.turn_number and not g.players[d.ctx.controller].reaches(g.active):
            d.turn -= 1


def let_go_of_the_gone(g: State) -> None:
    """Another turn begins, and others go on (CR 807.4): what has left is still known to them."""
    here = g.markers[g.moving]
    before = here.kept
    here.kept = []
    after: list[int] = []
    for m in g.markers:
        if m is not here and m.turn:
            m.kept.extend(g.last_known)
            after.extend(m.kept)
    for oid in g.last_known:
        o = g.objects.get(oid)
        if o is not None:
            o.flags &= ~ObjectFlag.DIED
    g.last_known = [oid for oid in before + g.last_known if oid not in after]


def drop_last_known_information(g: State) -> None:
    """Drops last known information that nothing refers to any more."""
    if not g.last_known:
        return
    if not g.delayed and not g.lasting and not g.waiting:
        for oid in g.last_known:
            if oid in g.objects:
                del g.objects[oid]
        g.last_known = []
        return
    needed: list[int] = []
    for d in g.delayed:
        needed.append(d.ctx.source)
        needed.append(d.ctx.event_object)
        for ids in d.ctx.saved.values():
            needed.extend(ids)
    for e in g.lasting:
        needed.append(e.source)
        needed.extend(e.objects)
        asked = e.ctx
        if asked is not None:
            needed.append(asked.event_object)
            for ids in asked.targets:
                needed.extend(ids)
            for ids in asked.saved.values():
                needed.extend(ids)
    for w in g.waiting:
        needed.append(w.ctx.source)
        needed.append(w.ctx.event_object)
        for ids in w.ctx.saved.values():
            needed.extend(ids)
    kept: list[int] = []
    for oid in g.last_known:
        if oid in needed:
            kept.append(oid)
            if oid in g.objects:
                g.objects[oid].flags &= ~ObjectFlag.DIED  # in another turn
        elif oid in g.objects:
            del g.objects[oid]
    g.last_known = kept


@mypyc_attr(acyclic=True, free_list_len=1)
class TakePhase(Frame):
    """One phase: its steps, from its queue. Then the next phase of the turn."""

    OFFERED: Final = -1  # its player has been asked whether to skip it
    TEST: Final = 0  # is it skipped?
    ENDS: Final = 1  # its steps, then what happens as it ends: counted on from here

    def __init__(self, phase: int = 0) -> None:
        self.pc = TakePhase.TEST
        self.phase: Ref = phase

    def copy(self) -> Frame:
        f = TakePhase(self.phase)
        f.pc = self.pc
        return f

    def run(self, g: State) -> None:
        phase = g.parts[self.phase]
        if self.pc == TakePhase.TEST:
            turn = g.parts[g.turn]
            if phase.kind == PhaseKind.MAIN:  # CR 505.1a: only the turn's first main phase is precombat
                phase.precombat = turn.mains == 0
                turn.mains += 1
                phase.number = turn.mains
                if phase.precombat:
                    for k in range(phase.count_ahead()):
                        g.parts[phase.ahead(k)].precombat = True
            if may_be_skipped(g, phase):
                self.pc = TakePhase.OFFERED
                g.push(OfferToSkip(phase.id))
                return
        if self.pc <= TakePhase.TEST:
            by = is_skipped(g, phase)
            if by >= 0:
                g.note(EventName.SKIPPED, Concept.SKIP, phase.player, by, word=part_name(g, phase))
                leave_out(g, phase)
                self.go_on(g)
                return
            self.pc = TakePhase.ENDS
            g.phase = phase.id
            if phase.kind == PhaseKind.COMBAT:
                g.combat = Combat()
                if g.book.asks_firsts:
                    g.players[phase.player].remember(MemoryKey.COMBATS)
                if g.book.asks_fought:
                    for o in g.permanents:
                        if o.uses(FOUGHT):
                            o.forget_use(FOUGHT)
                if g.book.asks_hit_now:
                    forget_hits(g)
                g.invalidate(Facet.TURN | Facet.COMBAT)
            if g.log is not None:
                g.note(EventName.PHASE_BEGINS, phase_concept(g, phase), phase.player, word=part_name(g, phase))
        step = phase.take_next()
        if step:
            g.push(TakeStep(step))
            return
        plan = g.rules.plan.phases[phase.plan_phase]
        while self.pc <= len(plan.ends) and not are_idle(g, plan.ends_with):
            action = plan.ends[self.pc - TakePhase.ENDS]
            self.pc += 1
            perform_turn_based_action(g, phase, action)
            if not g.is_on_top(self):
                return
        if phase.kind == PhaseKind.COMBAT:
            g.combat = None
            g.parts[g.turn].past_attack = True
            g.parts[g.turn].past_damage = True
        g.invalidate(Facet.TURN | Facet.COMBAT)
        if g.log is not None:
            g.note(EventName.PHASE_ENDS, phase_concept(g, phase), phase.player, word=part_name(g, phase))
        g.phase = 0
        drop_ahead(g, phase)
        del g.parts[phase.id]
        self.go_on(g)

    def go_on(self, g: State) -> None:
        """With the next phase."""
        self.phase = g.parts[g.turn].take_next()
        self.pc = TakePhase.TEST
        if self.phase == 0:
            g.pop()


def phase_concept(g: State, phase: Part) -> int:
    concept = g.rules.plan.phases[phase.plan_phase].concept
    if phase.kind == PhaseKind.MAIN and concept != Concept.MAIN_PHASE:  # the one main phase of 1997 is neither
        return Concept.PRECOMBAT_MAIN if phase.precombat else Concept.POSTCOMBAT_MAIN
    return concept


@mypyc_attr(acyclic=True, free_list_len=1)
class TakeStep(Frame):
    """One step, or a phase without steps (CR 500.2, 500.3). Then the next step of the phase."""

    OFFERED: Final = -1  # its player has been asked whether to skip it
    TEST: Final = 0  # is it skipped?
    BEGINS: Final = 1  # what waits for its beginning triggers
    ACTIONS: Final = 2  # turn-based actions
    WINDOW: Final = 3  # priority
    CLOSED: Final = 4  # all have passed
    ENDS: Final = 5  # what happens as it ends

    def __init__(self, step: int = 0) -> None:
        self.pc = TakeStep.TEST
        self.step: Ref = step
        self.action: i64 = 0
        self.offered = False  # priority was given: in cleanup another step follows

    def copy(self) -> Frame:
        f = TakeStep(self.step)
        f.pc = self.pc
        f.action = self.action
        f.offered = self.offered
        return f

    def is_step(self) -> bool:
        return True

    def run(self, g: State) -> None:
        step = g.parts[self.step]
        plan = step_plan(g, step)
        if step.cut and self.pc < TakeStep.ENDS:  # its rest has been left out by an effect
            self.pc = TakeStep.ENDS
            self.action = 0
        if self.pc == TakeStep.TEST and may_be_skipped(g, step):
            self.pc = TakeStep.OFFERED
            g.push(OfferToSkip(step.id))
            return
        if self.pc <= TakeStep.TEST:
            if self.is_left_out(g, step, plan):
                return
            self.pc = TakeStep.BEGINS
            self.begin(g, step, plan)
        if self.pc == TakeStep.BEGINS:
            if g.pending_instructions:
                run_effect(g, g.pending_instructions.pop(0))  # CR 614.10b
                return
            self.pc = TakeStep.ACTIONS
            if step.kind == StepKind.UPKEEP:
                begin_upkeep(g)
            elif step.kind == StepKind.DRAW and g.book.asks_first_draw:
                for p in g.team(g.active):  # of each of them, if there are several (CR 500.9)
                    g.players[p].remember(MemoryKey.STEP_DRAWS, -g.players[p].recall(MemoryKey.STEP_DRAWS))
            elif step.kind == StepKind.END:
                begin_end_step(g, step)
            g.timing.part_begins(g, step)  # CR 500.6
            if not g.is_on_top(self):
                return
        if self.pc == TakeStep.ACTIONS:
            if self.act(g, step, plan.begins):
                return
            self.pc = TakeStep.WINDOW
            self.action = 0
        if self.pc == TakeStep.WINDOW:
            self.pc = TakeStep.CLOSED
            if self.gives_priority(g, plan):
                self.offered = True
                g.timing.window(g, step)
                if not g.is_on_top(self):
                    return
        if self.pc == TakeStep.CLOSED:
            self.pc = TakeStep.ENDS
            if plan.kind == StepKind.CLEANUP and self.offered and g.rules.cleanup_repeats:  # CR 514.3a
                again = new_part(g, Level.STEP, step.kind, step.plan_phase, step.plan, step.parent)
                again.player = step.player
                g.parts[g.phase].put_next(again.id)
        if not are_idle(g, plan.ends_with) and self.act(g, step, plan.ends):
            return
        self.end(g, step, plan)

    def act(self, g: State, step: Part, actions: tuple[ActionPlan, ...]) -> bool:
        """Performs these turn-based actions. True: one of them has begun something that comes first."""
        while self.action < len(actions):
            action = actions[self.action]
            self.action += 1
            if action.precombat_only and not step.precombat:
                continue
            perform_turn_based_action(g, step, action)
            if g.over or not g.is_on_top(self) or g.timing.after_action(g):
                return True
        return False

    def end(self, g: State, step: Part, plan: StepPlan) -> None:
        if step.cut and g.combat is not None:
            g.combat = None  # CR 724.1d, 724.2d
        g.invalidate(Facet.TURN | Facet.COMBAT)
        g.timing.part_ends(g, step)
        if g.log is not None and not plan.alone:
            g.note(EventName.STEP_ENDS, plan.concept, step.player, word=part_name(g, step))
        g.step = 0
        self.go_on(g, step)

    def go_on(self, g: State, over: Part) -> None:
        """With the next step."""
        del g.parts[over.id]
        self.step = g.parts[g.phase].take_next()
        self.pc = TakeStep.TEST
        self.action = 0
        self.offered = False
        if self.step == 0:
            g.pop()

    def is_left_out(self, g: State, step: Part, plan: StepPlan) -> bool:
        """Skipped by an effect (614.10), or by the rule on attacks that nobody made (508.8)."""
        if plan.skipped == SkipWhen.NO_ATTACKERS and g.combat is not None and not has_attackers(g):
            g.note(EventName.SKIPPED, plan.skip_concept, step.player, word=plan.name)
            g.parts[g.turn].past_damage = True  # CR 506.7e
            self.go_on(g, step)
            return True
        by = is_skipped(g, step)
        if by < 0:
            return False
        if plan.kind == StepKind.COMBAT_DAMAGE:
            g.parts[g.turn].past_damage = True
        first = plan.skipped == SkipWhen.FIRST_TURN and g.turn_number == 1 and by == 0
        concept = Concept.SKIP
        if first:
            concept = Concept.FIRST_DRAW_SKIPPED_TEAM if g.heads else plan.skip_concept
        g.note(EventName.SKIPPED, concept, step.player, by, word=plan.name)
        self.go_on(g, step)
        return True

    def begin(self, g: State, step: Part, plan: StepPlan) -> None:
        g.step = step.id
        step.begun = True
        if plan.kind == StepKind.DECLARE_ATTACKERS:  # CR 506.7a, d
            g.parts[g.turn].past_attack = True
        elif plan.kind == StepKind.COMBAT_DAMAGE:
            g.parts[g.turn].past_damage = True
        g.invalidate(Facet.TURN | Facet.COMBAT)
        if plan.kind == StepKind.COMBAT_DAMAGE and plan.doubled_by:
            combat = g.combat
            if combat is not None and not combat.first_strike_done and needs_first_strike(g):
                # CR 510.4: a second combat damage step follows this one
                step.first_strike = True
                combat.first_strike_done = True
                again = new_part(g, Level.STEP, step.kind, step.plan_phase, step.plan, step.parent)
                again.player = step.player
                g.parts[g.phase].put_next(again.id)
        if g.log is not None:
            concept = plan.doubled_by if step.first_strike else plan.concept
            if not plan.alone:
                g.note(EventName.STEP_BEGINS, concept, step.player, word=part_name(g, step))

    def gives_priority(self, g: State, plan: StepPlan) -> bool:
        if plan.priority == PriorityKind.ALWAYS:
            if plan.kind == StepKind.DECLARE_ATTACKERS and not g.rules.no_attack_gives_priority:
                return has_attackers(g)  # until 30 June 2003 the rest of the step was skipped too
            return True
        if plan.priority == PriorityKind.NEVER:
            return False
        if plan.priority == PriorityKind.MANA_SOURCES:
            return True
        if g.watchers[TriggerKind.CONTROL_LOST]:  # who controls what again (603.10d)
            refresh(g)
        if g.watchers[TriggerKind.STATE]:  # what has worn off may have brought about a state (603.8)
            g.timing.states_change(g)
        # CR 514.3a: only if a state-based action would be performed or an ability waits
        return len(g.waiting) > 0 or acts_now(g)


def begin_upkeep(g: State) -> None:
    """Begins or ends, as a player's upkeep begins, what is counted from it or lasts until it."""
    team = g.team(g.active)
    for p in team:
        g.players[p].last_upkeep = g.players[p].upkeep_began
        g.players[p].upkeep_began = g.clock
    if g.lasting:
        for p in team:
            expire_as_step_begins(g, p, Duration.YOUR_NEXT_UPKEEP)
    for p in team:
        g.players[p].remember(MemoryKey.UPKEEPS)


def begin_end_step(g: State, step: Part) -> None:
    if g.lasting:
        for p in g.team(g.active):
            expire_as_step_begins(g, p, Duration.YOUR_NEXT_END_STEP)
    if g.book.asks_firsts:
        g.players[step.player].remember(MemoryKey.END_STEPS)


def priority_round(g: State, step: Part) -> PriorityRound:
    plan = step_plan(g, step)
    return PriorityRound(g.active, plan.priority_concept)
