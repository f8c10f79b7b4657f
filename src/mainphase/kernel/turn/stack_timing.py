"""The timing model of the stack (June 1999 on)."""

from mainphase.cards.nodes import Activated
from mainphase.kernel.events.replacing import Replacing
from mainphase.kernel.events.trigger_event import TriggerEvent
from mainphase.kernel.events.trigger_parts import begin_event
from mainphase.kernel.events.triggers import fire, fire_beginning, fire_radiation, fire_states
from mainphase.kernel.lowering.codes import ModeCode
from mainphase.kernel.state.change import Change
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.objects import Obj, ObjectKind
from mainphase.kernel.state.refusal import pack_refusal
from mainphase.kernel.state.state import State
from mainphase.kernel.state.timing import Timing
from mainphase.kernel.state.turn_parts import Part
from mainphase.kernel.turn.playability import nobody_acts
from mainphase.kernel.turn.priority import PriorityRound, StackTriggers
from mainphase.kernel.turn.program import priority_round
from mainphase.kernel.turn.settling import push_state_based_actions
from mainphase.kernel.what_happens import TriggerKind
from mainphase.rules.concepts import Concept


class StackTiming(Timing):
    """Everything that is not a mana ability or a special action uses the stack (CR 405, 117)."""

    # --- The time to act

    def announced(self, g: State, oid: int) -> None:
        """It stands on the stack, and a player gets priority."""
        o = g.objects[oid]
        if o.kind != ObjectKind.ABILITY:
            fire(g, TriggerEvent.cast(oid, o.controller))

    def copied(self, g: State, oid: int) -> None:
        """It stays on top."""

    def window(self, g: State, step: Part) -> None:
        if g.moving >= 0 or not nobody_acts(g):  # of several turns another goes on once all have passed
            g.push(priority_round(g, step))

    def settle(self, g: State) -> bool:
        """State-based actions until none applies, then waiting abilities, then again (CR 117.5, 704.3)."""
        if push_state_based_actions(g):
            return True
        if g.watchers[TriggerKind.STATE]:
            fire_states(g)
        if g.waiting:
            g.check_state = True  # and so once they are on the stack
            around = g.top
            g.push(StackTriggers(len(g.waiting), isinstance(around, PriorityRound) and not around.given))
            return True
        return False

    def between_turns(self, g: State, player: int) -> bool:
        return False

    # --- Parts of the turn

    def part_begins(self, g: State, part: Part) -> None:
        """CR 500.6, 603.2b."""
        fire_beginning(g, begin_event(part))
        if g.book.radiation >= 0 and begin_event(part) == TriggerKind.BEGIN_PRECOMBAT_MAIN:
            fire_radiation(g)

    def part_ends(self, g: State, part: Part) -> None:
        """Nothing more than the plan says."""

    def after_action(self, g: State) -> bool:
        """Nothing comes between turn-based actions (CR 703.3)."""
        return False

    def is_done(self, g: State, action: int) -> bool:
        return False

    def leave_out(self, g: State, action: int) -> None:
        raise AssertionError("no turn-based action is played as an ability")

    def perform(self, g: State, action: int) -> None:
        raise AssertionError("no operation of this turn plan is its own")

    def skipped_for(self, g: State, ctx: Context) -> None:
        g.pending_instructions.append(ctx)  # CR 614.10b

    def holds_added(self, g: State, kind: int) -> bool:
        return False

    # --- Events and damage

    def holds_back(self, g: State, change: Change) -> bool:
        return False

    def choose_replacements(self, g: State, changes: list[Change]) -> None:
        g.push(Replacing(changes))

    def replaced(self, g: State, changes: list[Change]) -> None:
        """Nothing comes in between."""

    def states_change(self, g: State) -> None:
        fire_states(g)

    def sources_of_damage(self, g: State) -> list[int]:
        """A permanent, a spell, the source of an ability that waits or is on the stack, an object in the command
        zone.
        """
        among = g.battlefield
        for oid in g.stack:
            o = g.objects[oid]
            of = o.ctx
            among.append(of.source if o.kind == ObjectKind.ABILITY and of is not None else oid)
        for d in g.delayed:
            among.append(d.ctx.source)
        among.extend([oid for oid in g.command if g.objects[oid].kind != ObjectKind.DESIGNATION])
        return among

    # --- Legality

    def out_of_place(self, g: State, ctx: Context) -> int:
        """With priority everything is at its place."""
        return 0

    def mode_allowed(self, g: State, mode: ModeCode) -> bool:
        """Every mode, whenever the spell or ability can be played."""
        return True

    def can_be_aimed_at(self, g: State, o: Obj) -> bool:
        return True

    def cannot_use(self, g: State, player: int, o: Obj, ability: Activated) -> int:
        """Phase abilities belong to the rules of 1997."""
        return pack_refusal(Concept.ACTIVATION_CONDITION, o.id) if ability.during else 0
