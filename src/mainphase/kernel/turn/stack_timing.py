"""The timing model of the stack (June 1999 on): how the game comes to rest, how a window opens, when
damage is dealt.
"""

from mainphase.cards.nodes import Activated
from mainphase.kernel.combat.damage import deal_assigned
from mainphase.kernel.combat.in_combat import recheck
from mainphase.kernel.effects.resolving import RunEffect
from mainphase.kernel.effects.stacked_actions import put_action_on_stack
from mainphase.kernel.events.ending import LoseAtOnce
from mainphase.kernel.events.replacing import Replacing
from mainphase.kernel.events.state_based import StateBased, would_act
from mainphase.kernel.events.trigger_event import TriggerEvent
from mainphase.kernel.events.trigger_parts import begin_event
from mainphase.kernel.events.triggers import fire, fire_beginning, fire_states
from mainphase.kernel.keys import Memory
from mainphase.kernel.lowering.codes import ModeCode
from mainphase.kernel.reading.lasting import expire_as_upkeep_begins, expire_unmet
from mainphase.kernel.reading.layers import refresh
from mainphase.kernel.state.objects import Change, Context, Obj, ObjectKind, Part
from mainphase.kernel.state.refusal import pack
from mainphase.kernel.state.state import State, Timing
from mainphase.kernel.turn.priority import PriorityRound, StackTriggers
from mainphase.kernel.turn.program import priority_round
from mainphase.kernel.what_happens import TriggerKind
from mainphase.rules.concepts import Concept
from mainphase.rules.law import CombatDamage
from mainphase.rules.plan import Action, StepKind


class CommonTiming(Timing):
    """What the timing models share."""

    def run_effect(self, g: State, ctx: Context) -> None:
        frame = RunEffect()
        frame.ctx = ctx
        if not ctx.modes:
            ctx.modes = [0]
        g.push(frame)

    def look(self, g: State) -> bool:
        """One look at state-based actions, if anything has happened since the last (CR 704.3)."""
        if not g.check_state:
            return False
        if g.stale or g.touched:
            refresh(g)
        if g.lasting:
            expire_unmet(g)
        if g.combat is not None:
            recheck(g)
        if would_act(g):
            g.push(StateBased())
            return True
        g.check_state = False
        if g.deathtouched:
            g.deathtouched = []  # CR 704.5h: what was dealt since the last check, though nothing was to be done
        return False

    def part_begins(self, g: State, part: Part) -> None:
        """CR 500.6, 603.2b."""
        if part.kind == StepKind.UPKEEP:
            if g.lasting:
                for p in g.groups[g.players[g.active].group]:
                    expire_as_upkeep_begins(g, p)
            for p in g.team(g.active):
                g.players[p].remember(Memory.UPKEEPS)
        self.happens(g, begin_event(part))

    def part_ends(self, g: State, part: Part) -> None:
        """Nothing more than the plan says."""

    def choose_replacements(self, g: State, changes: list[Change]) -> None:
        frame = Replacing()
        frame.changes = changes
        g.push(frame)

    def out_of_place(self, g: State, ctx: Context) -> int:
        """With priority everything is at its place."""
        return 0

    def mode_allowed(self, g: State, mode: ModeCode) -> bool:
        """Every mode, whenever the spell or ability can be played."""
        return True

    def mana_allowed(self, g: State, player: int) -> bool:
        """With priority, or while something asks for payment (CR 605.3a)."""
        return g.holder == player


class StackTiming(CommonTiming):
    """Everything that is not a mana ability or a special action uses the stack (CR 405, 117)."""

    def announced(self, g: State, oid: int) -> None:
        """Nothing more: it stands on the stack, and a player gets priority."""

    def spell_cast(self, g: State, oid: int, player: int) -> None:
        fire(g, TriggerEvent.cast(oid, player))

    def draw_is_due(self, g: State, player: int) -> bool:
        """The draw is no ability: it has happened when anybody could act."""
        return False

    def skip_draw(self, g: State, player: int) -> None:
        raise AssertionError("no draw is due")

    def copy_joins(self, g: State, oid: int) -> None:
        """It stays on top."""

    def window(self, g: State, step: Part) -> None:
        g.push(priority_round(g, step))

    def settle(self, g: State) -> bool:
        """State-based actions until none applies, then waiting abilities, then again (CR 117.5, 704.3)."""
        if self.look(g):
            return True
        if g.watchers[TriggerKind.STATE]:
            fire_states(g)
        if g.waiting:
            g.check_state = True
            around = g.agenda[-1]
            g.push(StackTriggers(len(g.waiting), isinstance(around, PriorityRound) and not around.given))
            return True
        return False

    def after_action(self, g: State) -> bool:
        """Nothing comes between turn-based actions (CR 703.3)."""
        return False

    def fast_effects(self, g: State) -> None:
        """Priority is given by the steps."""

    def has_used(self, g: State, action: int) -> bool:
        return False

    def happens(self, g: State, event: int) -> None:
        fire_beginning(g, event)

    def states_change(self, g: State) -> None:
        fire_states(g)

    def between_turns(self, g: State, player: int) -> bool:
        return False

    def skipped_for(self, g: State, ctx: Context) -> None:
        g.owed.append(ctx)  # CR 614.10b

    def phase_action(self, g: State, action: int) -> None:
        raise AssertionError("no phase abilities in this turn plan")

    def replaced(self, g: State, changes: list[Change]) -> None:
        """Nothing comes in between."""

    def modifies(self, g: State, c: Change) -> bool:
        return False

    def sources_of_damage(self, g: State) -> list[int]:
        """A permanent, a spell, the source of an ability that waits or is on the stack, an object in the command
        zone.
        """
        among = g.battlefield[:]
        for oid in g.stack:
            o = g.objects[oid]
            of = o.ctx
            among.append(of.source if o.kind == ObjectKind.ABILITY and of is not None else oid)
        for d in g.delayed:
            among.append(d.ctx.source)
        among.extend([oid for oid in g.command if g.objects[oid].kind != ObjectKind.DESIGNATION])
        return among

    def can_be_aimed_at(self, g: State, o: Obj) -> bool:
        return True

    def cannot_use(self, g: State, player: int, o: Obj, a: Activated) -> int:
        """Phase abilities belong to the rules of 1997."""
        return pack(Concept.ACTIVATION_CONDITION, o.id) if a.during else 0

    def holds_added(self, g: State, kind: int) -> bool:
        return False

    def deal_damage(self, g: State) -> None:
        combat = g.combat
        if g.rules.combat_damage == CombatDamage.STACK:
            if combat is not None and combat.assignment:
                put_action_on_stack(g, Action.DEAL_DAMAGE, Concept.COMBAT_DAMAGE_STACKED)
            return
        deal_assigned(g)  # CR 510.2

    def drew_from_empty(self, g: State, player: int) -> None:
        if g.rules.empty_library_is_sba:
            g.players[player].drew_from_empty = True  # CR 704.5b
        else:
            g.push(LoseAtOnce(player))
