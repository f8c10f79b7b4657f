"""The timing model of batches and series (Fifth Edition, to May 1999)."""

from mainphase.cards.nodes import Activated, Duration, Zone
from mainphase.kernel.effects.resolving import ResolveTop
from mainphase.kernel.events.replacing import Replacing
from mainphase.kernel.events.trigger_event import TriggerEvent
from mainphase.kernel.events.trigger_parts import begin_event
from mainphase.kernel.events.triggers import fire, fire_states
from mainphase.kernel.fifth.announced_untap import decide_ahead
from mainphase.kernel.fifth.batches import (
    Chance,
    NeutralState,
    ResolveBatch,
    is_mana_source,
    unfit_for_use,
    uses_of_mode,
)
from mainphase.kernel.fifth.damage_prevention import DamagePrevention, Destroying, doomed, move_excess
from mainphase.kernel.fifth.kept import batches
from mainphase.kernel.fifth.phase_abilities import cannot_use_in_phase
from mainphase.kernel.fifth.series import Series, in_series, play_series
from mainphase.kernel.lowering.codes import ModeCode
from mainphase.kernel.reading.layers import refresh
from mainphase.kernel.reading.parts import step_plan
from mainphase.kernel.state.batch_state import Batches, Use
from mainphase.kernel.state.change import Change
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.objects import Obj
from mainphase.kernel.state.state import State
from mainphase.kernel.state.timing import Timing
from mainphase.kernel.state.turn_parts import NO_DRAW, Part
from mainphase.kernel.state.upcalls import run_effect
from mainphase.kernel.turn.settling import push_state_based_actions
from mainphase.kernel.turn.turn_based import expire_durations, wear_off
from mainphase.kernel.turn.untapping import untap_permanents
from mainphase.kernel.what_happens import ChangeKind, EventName, TriggerKind
from mainphase.rules.concepts import Concept
from mainphase.rules.plan import Action, PhaseKind, PriorityKind, StepKind


class BatchTiming(Timing):
    """The timing of 1997: whatever is played joins a batch, once nobody has interrupted it."""

    # --- The time to act

    def announced(self, g: State, oid: int) -> None:
        """It is being cast: it may be interrupted, its controller having the first chance. Mana sources cannot be."""
        kept = batches(g)
        kept.use = Use.ANY
        o = g.objects[oid]
        if is_mana_source(g, oid):
            fire(g, TriggerEvent.cast(oid, o.controller))
            g.push(ResolveTop(oid))
            return
        g.push(NeutralState(Chance.INTERRUPTS, o.controller, len(g.stack), oid))

    def copied(self, g: State, oid: int) -> None:
        """The copy of what is being cast is as good as cast: it resolves just before it."""
        kept = batches(g)
        if kept.aim not in g.stack:
            return
        place = g.stack.index(kept.aim) + 1
        g.stack.remove(oid)
        g.stack.insert(place, oid)
        for frame in g.agenda:
            if isinstance(frame, (NeutralState, ResolveBatch)) and frame.floor >= place:
                frame.floor += 1

    def window(self, g: State, step: Part) -> None:
        """The body of a phase. In the untap and the cleanup phase only mana sources are legal."""
        plan = step_plan(g, step)
        g.push(NeutralState(Chance.MANA if plan.priority == PriorityKind.MANA_SOURCES else Chance.ANY, g.active, 0))

    def settle(self, g: State) -> bool:
        """After a timing step: what it triggered is played; then damage is prevented and dealt; then creatures go."""
        refresh(g)
        kept = batches(g)
        if kept.doomed:  # within a timing step nothing triggers, and no damage is dealt
            return False
        if kept.untapping and decide_ahead(g):  # at the first opportunity
            return True
        if g.watchers[TriggerKind.STATE] and not in_series(g):  # those that wait there are not to trigger again
            fire_states(g)
        if g.waiting:
            g.require_state_based_check()
            play_series(g)
            return True
        if kept.assigned:
            if kept.dealing:  # it belongs to the step that goes on
                kept.dealing.extend(kept.assigned)
                kept.assigned = []
            else:
                g.push(DamagePrevention())
                return True
        if push_state_based_actions(g):
            return True
        if kept.worn and not in_batch(g) and anything_wears_off(g):
            wear_off(g)
            return push_state_based_actions(g)
        return False

    def between_turns(self, g: State, player: int) -> bool:
        """Mana sources are legal there; then the player may skip the turn."""
        g.push(NeutralState(Chance.MANA, player, 0))
        return True

    # --- Parts of the turn

    def part_begins(self, g: State, part: Part) -> None:
        """Part 1: what happens at the beginning is played as a series."""
        kept = batches(g)
        kept.done = []
        kept.untapping = 0
        kept.chosen = []
        kept.staying = []
        if part.kind == StepKind.BEGINNING_OF_TURN:
            kept.attacks = 1
            g.require_state_based_check()  # what depends on whose turn it is has changed
        if part.kind == StepKind.MAIN and g.parts[g.turn].past_attack:
            kept.attacks = 0  # a position after the attack
        if part.kind == StepKind.DRAW:
            self.leave_out_first_draw(g, kept)
        g.push(Series([], begin_event(part)))

    def leave_out_first_draw(self, g: State, kept: Batches) -> None:
        """The player who goes first leaves out the draw, not the phase (Fifth Edition)."""
        for skip in g.skips[:]:
            if skip.part == NO_DRAW and skip.turn == g.turn:
                g.skips.remove(skip)
                kept.done.append(Action.DRAW)
                g.note(EventName.SKIPPED, Concept.FIRST_DRAW_SKIPPED, g.active, word=NO_DRAW)

    def part_ends(self, g: State, part: Part) -> None:
        expire_durations(g, part)
        if part.kind == StepKind.CLEANUP:
            batches(g).worn = False

    def after_action(self, g: State) -> bool:
        return self.settle(g)

    def is_done(self, g: State, action: int) -> bool:
        """True if an action was part of a series: it is not done again after it."""
        return action in batches(g).done

    def leave_out(self, g: State, action: int) -> None:
        batches(g).done.append(action)

    def perform(self, g: State, action: int) -> None:
        """The series of what happens as a phase ends; the phase abilities that the active player must use."""
        kept = batches(g)
        if action == Action.END_OF_PHASE:
            g.push(Series([], TriggerKind.END_PHASE))
        elif action == Action.END_OF_TURN:
            g.push(Series([], TriggerKind.BEGIN_END))
        elif action == Action.UNTAP:
            kept.untapping = 0
            untap_permanents(g, kept.chosen, kept.staying)
        else:
            kept.worn = True
            wear_off(g)

    def skipped_for(self, g: State, ctx: Context) -> None:
        """It is done at once, between the turns or phases."""
        run_effect(g, ctx)

    def holds_added(self, g: State, kind: int) -> bool:
        """Another combat phase is another attack in the one main phase, which goes on after it."""
        if kind == PhaseKind.COMBAT:
            batches(g).attacks += 1
        return kind == PhaseKind.COMBAT or kind == PhaseKind.MAIN

    # --- Events and damage

    def holds_back(self, g: State, change: Change) -> bool:
        """Damage waits until it may be prevented, destruction until what is destroyed may be regenerated."""
        return change.kind == ChangeKind.DAMAGE or change.kind == ChangeKind.DESTROY

    def choose_replacements(self, g: State, changes: list[Change]) -> None:
        """Damage is assigned, and dealt after the timing step."""
        rest: list[Change] = []
        for c in changes:
            if c.kind == ChangeKind.DAMAGE:
                batches(g).assigned.append(c)
            else:
                rest.append(c)
        if len(rest) == len(changes):
            self.destroy(g, changes)
            return
        g.require_state_based_check()
        g.result = [c.amount for c in changes]
        if rest:
            self.destroy(g, rest)

    def destroy(self, g: State, changes: list[Change]) -> None:
        """Destroys things, which may be regenerated first."""
        if doomed(g, changes):
            g.push(Destroying(changes))
        else:
            g.push(Replacing(changes))

    def replaced(self, g: State, changes: list[Change]) -> None:
        move_excess(g, changes)

    def states_change(self, g: State) -> None:
        """They are looked at when the game settles: within a timing step nothing triggers."""

    def sources_of_damage(self, g: State) -> list[int]:
        """Whose damage has been assigned and is to be prevented."""
        return [c.source for c in batches(g).dealing]

    # --- Legality

    def out_of_place(self, g: State, ctx: Context) -> int:
        """Interrupts, prevention of damage and regeneration have their places, and nothing else has those."""
        return unfit_for_use(g, ctx, batches(g).use)

    def mode_allowed(self, g: State, mode: ModeCode) -> bool:
        """Each way of playing something is used at its own place ("Interrupts", "Damage Prevention")."""
        return (uses_of_mode(mode) & batches(g).use) != 0

    def can_be_aimed_at(self, g: State, o: Obj) -> bool:
        """True if this can be targeted now: on the stack what may still be interrupted; interrupts aim nowhere else."""
        kept = batches(g)
        if o.zone == Zone.STACK:
            return o.id == kept.aim
        return kept.use != Use.INTERRUPT

    def cannot_use(self, g: State, player: int, o: Obj, ability: Activated) -> int:
        return cannot_use_in_phase(g, player, o, ability)


def anything_wears_off(g: State) -> bool:
    """True if there is damage or an effect until end of turn: in the cleanup phase, once these have ended, new ones end
    at once.
    """
    for e in g.lasting:
        if e.until == Duration.END_OF_TURN:
            return True
    for o in g.permanents:
        if o.damage:
            return True
    return False


def in_batch(g: State) -> bool:
    """True if what has been played is still resolving, its damage still to be dealt, something to be destroyed."""
    for frame in g.agenda:
        if isinstance(frame, (ResolveBatch, DamagePrevention, Destroying)):
            return True
    return False
