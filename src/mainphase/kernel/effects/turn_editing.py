"""The turn as a queue that effects edit: extra turns, phases and steps, skips, ending the turn (CR 500.7-500.11,
614.10, 724).
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.kernel.events.changes import Cause, move_change
from mainphase.kernel.events.ending import cease_to_exist
from mainphase.kernel.events.pending_abilities import drop_waiting_abilities
from mainphase.kernel.events.performing import perform_event
from mainphase.kernel.events.state_based import StateBased, would_act
from mainphase.kernel.lowering.static_kinds import StaticKind
from mainphase.kernel.reading.evaluate import names_player
from mainphase.kernel.reading.parts import is_called
from mainphase.kernel.reading.statics import active_statics, any_static
from mainphase.kernel.state.change import Change
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.copies import renew_part
from mainphase.kernel.state.objects import ObjectKind
from mainphase.kernel.state.state import Frame, State
from mainphase.kernel.state.turn_parts import NO_DRAW, NO_PARTS, Level, Part, Skip
from mainphase.kernel.what_happens import EventName
from mainphase.rules.concepts import Concept
from mainphase.rules.parts import PARTS, Main, NamedPart
from mainphase.rules.plan import PhaseKind, StepKind

# --- Making parts


def new_part(g: State, level: i64, kind: i64, plan_phase: i64, plan: i64, parent: int) -> Part:
    """A turn, or a part of the turn that goes on. Those of the turn before are over, and are used again."""
    id = g.new_id()
    if level == Level.TURN:
        p = Part(id, level, kind, plan_phase, plan, parent)
    else:
        made = g.parts_made
        at: i64 = g.parts_in_use
        g.parts_in_use = at + 1
        if at < len(made):
            p = made[at]
            renew_part(p, id, level, kind, plan_phase, plan, parent)
        else:
            p = Part(id, level, kind, plan_phase, plan, parent)
            made.append(p)
    g.parts[id] = p
    return p


def new_turn(g: State, player: int) -> Part:
    t = new_part(g, Level.TURN, 0, -1, -1, 0)
    t.player = player
    return t


def next_turn_number(g: State) -> int:
    """The number of the turn that begins next."""
    return (g.newest_turn if g.moving >= 0 else g.turn_number) + 1


def new_phase(g: State, turn: Part, plan_phase: i64) -> Part:
    """A phase with all the steps that the plan gives it."""
    plan = g.rules.plan.phases[plan_phase]
    player = turn.player
    phase = new_part(g, Level.PHASE, plan.kind, plan_phase, -1, turn.id)
    phase.player = player
    phase.lay_out(phase.id, plan.places)
    steps = plan.steps
    for i in range(len(steps)):
        planned = steps[i]
        step = new_part(g, Level.STEP, planned.kind, plan_phase, i, phase.id)
        step.planned = planned
        step.player = player
    return phase


def fill_turn(g: State, turn: Part) -> None:
    """Gives a turn that begins the phases of the plan (CR 500.1)."""
    g.parts_in_use = 0
    if g.moving >= 0:  # those of other turns are still in use
        g.parts_made = []
    plan = g.rules.plan
    turn.lay_out(g.next_id, plan.places)
    for i in range(len(plan.phases)):
        new_phase(g, turn, i)


def part_name(g: State, part: Part) -> str:
    if part.level == Level.TURN:
        return "turn"
    phase = g.rules.plan.phases[part.plan_phase]
    if part.level == Level.PHASE:
        if part.kind == PhaseKind.MAIN and g.rules.attack_is_phase:
            return "precombat main phase" if part.precombat else "postcombat main phase"
        return phase.name
    if part.kind == StepKind.MAIN and g.rules.attack_is_phase:
        return "precombat main" if part.precombat else "postcombat main"
    if part.first_strike:
        return "first-strike damage step"
    return phase.steps[part.plan].name


def name_of_part(g: State, part: int) -> str:
    """The name of a part of a turn by its number; "" if there is none."""
    found = g.parts.get(part)
    return part_name(g, found) if found is not None else ""


# --- Adding


def in_order_of_turns(g: State, players: list[int], controller: int) -> list[int]:
    """In which order one effect gives turns to several players (CR 500.7): APNAP. Until 24 September 2014 the rules
    name no order; then the effect's controller comes first here, and the others in turn order.
    """
    if len(players) < 2:
        return players
    order = g.apnap()
    if not g.rules.extra_turns_apnap and controller in order:
        at = order.index(controller)
        order = order[at:] + order[:at]
    return [p for p in order for q in players if p == q]


def extra_turn(g: State, player: int) -> int:
    """Directly after this turn; of several, the newest is taken first (CR 500.7). Its part id."""
    t = new_turn(g, player)
    t.added = True
    g.extra_turns.append(t.id)
    g.note(EventName.ADDED, Concept.EXTRA_TURN, player, word="turn")
    return t.id


def plan_phase(g: State, kind: int) -> int:
    """Where the plan has the first phase of a kind; -1 if it has none."""
    for i in range(len(g.rules.plan.phases)):
        if g.rules.plan.phases[i].kind == kind:
            return i
    return -1


def add_phases(g: State, names: tuple[str, ...], after_first_postcombat_main: bool = False) -> list[int]:
    """Directly after the current phase, or another; of several additions, the newest comes first (CR 500.8)."""
    turn = g.parts[g.turn]
    at = 0
    if after_first_postcombat_main:
        if turn.mains > 2 or (turn.mains == 2 and g.parts[g.phase].kind != PhaseKind.MAIN):
            return []  # it is over
        if turn.mains < 2:
            at = place_after(g, turn, PARTS["postcombat main phase"])
            if at == 0:
                return []
    added: list[int] = []
    for name in names:
        kind = PARTS[name].phase
        if g.timing.holds_added(g, kind):
            g.note(EventName.ADDED, Concept.EXTRA_PHASE, turn.player, word=name)
            continue
        phase = new_phase(g, turn, plan_phase(g, kind))
        phase.added = True
        added.append(phase.id)
        g.note(EventName.ADDED, Concept.EXTRA_PHASE, turn.player, word=name)
    turn.put_in(at, added)
    return added


def find_step(g: State, kind: int) -> tuple[int, int]:
    """Where the plan has the first step of a kind: its phase and its place there; -1, -1 if it has none."""
    for i in range(len(g.rules.plan.phases)):
        steps = g.rules.plan.phases[i].steps
        for j in range(len(steps)):
            if steps[j].kind == kind:
                return i, j
    return -1, -1


def add_step(g: State, name: str, after_phase: str) -> None:
    """After the current step (CR 500.9); or after a phase: then a phase of its own kind with every other step left out
    (500.10). No rule said how until 11 April 2024: nothing is added.
    """
    if after_phase and not g.rules.step_after_phase:
        return
    i, j = find_step(g, PARTS[name].step)
    if i < 0:  # turns of this date have no such step
        return
    turn = g.parts[g.turn]
    if not after_phase:
        phase = g.parts[g.phase]
        step = new_part(g, Level.STEP, g.rules.plan.phases[i].steps[j].kind, i, j, phase.id)
        step.player = turn.player
        step.added = True
        phase.put_next(step.id)
        g.note(EventName.ADDED, Concept.EXTRA_STEP, turn.player, word=name)
        return
    holder = new_part(g, Level.PHASE, g.rules.plan.phases[i].kind, i, -1, turn.id)
    holder.player = turn.player
    holder.added = True
    step = new_part(g, Level.STEP, g.rules.plan.phases[i].steps[j].kind, i, j, holder.id)
    step.player = turn.player
    step.added = True
    holder.put_next(step.id)
    turn.put_in(place_after(g, turn, PARTS[after_phase]), [holder.id])
    g.note(EventName.ADDED, Concept.STEP_AFTER_PHASE, turn.player, word=name)


def place_after(g: State, turn: Part, said: NamedPart) -> int:
    """Where in a turn's queue "after that phase" is: the present phase if it is one, else the next of that name."""
    present = g.parts.get(g.phase)
    if present is not None and is_called(g, present, said):
        return 0
    mains = turn.mains
    for k, id in enumerate(turn.queue):
        phase = g.parts[id]
        if phase.kind == PhaseKind.MAIN:  # CR 505.1a: decided only as it begins
            mains += 1
            if said.phase == PhaseKind.MAIN and is_numbered(said.main, mains):
                return k + 1
        elif is_called(g, phase, said):
            return k + 1
    return 0


def is_numbered(which: int, number: int) -> bool:
    """True if the main phase of the turn with this number will be that one."""
    if which == Main.ANY:
        return True
    if which == Main.POSTCOMBAT:
        return number > 1
    return number == (1 if which == Main.PRECOMBAT else 2)


# --- Skipping


def skip_next(g: State, part: str, player: int, turn: int) -> None:
    g.skips.append(Skip(part, player, turn))


def is_skipped(g: State, part: Part) -> int:
    """The ref of what skips a part about to begin (CR 614.10), 0 if that is not known; -1: it is not skipped. Uses up a
    single skip.
    """
    if any_static(g, StaticKind.SKIP_PART):
        for s in active_statics(g, StaticKind.SKIP_PART):
            node = s.node
            if (
                isinstance(node, n.SkipPart)
                and not node.optional
                and is_called(g, part, PARTS[node.part])
                and names_one_of(g, node.who, part.player, s.ctx)
            ):
                return s.source
    if g.skips:
        for i in range(len(g.skips)):
            s2 = g.skips[i]
            if (
                g.share_turns(s2.player, part.player)
                and (s2.turn == 0 or s2.turn == g.turn)
                and s2.part != NO_DRAW
                and is_called(g, part, PARTS[s2.part])
            ):
                del g.skips[i]
                return 0
    return -1


def names_one_of(g: State, who: n.Selector, player: int, ctx: Context) -> bool:
    """True if a player or a team mate is meant: what one of a team skips, all of it skip (CR 805.8)."""
    for p in g.team(player):
        if names_player(g, who, p, ctx):
            return True
    return False


def one_of_each_team(g: State, players: list[int]) -> list[int]:
    """Of players to whom one effect gives, or from whom it takes, a turn, phase or step: one for each team (CR
    805.8).
    """
    out: list[int] = []
    for p in players:
        known = False
        for q in out:
            known = known or g.share_turns(p, q)
        if not known:
            out.append(p)
    return out


def drop_ahead(g: State, part: Part) -> None:
    """Drops all that is ahead in a part: it will not begin after all."""
    if part.is_last():
        return
    for id in part.queue:
        drop_ahead(g, g.parts[id])
        del g.parts[id]
    part.queue = NO_PARTS


# --- Ending


@mypyc_attr(acyclic=True, free_list_len=1)
class EndEarly(Frame):
    """The stack is exiled, state-based actions are performed, nobody gets priority, no ability is put on the stack (CR
    724.1b, c; 724.2).
    """

    EXILE: Final = 0
    STATE_BASED: Final = 1

    def __init__(self, concept: int = 0) -> None:
        self.pc = EndEarly.EXILE
        self.concept = concept

    def run(self, g: State) -> None:
        if self.pc == EndEarly.EXILE:
            self.pc = EndEarly.STATE_BASED
            changes: list[Change] = []
            for oid in g.stack[:]:
                o = g.objects[oid]
                if o.kind == ObjectKind.CARD:
                    changes.append(move_change(oid, Zone.EXILE, Cause.NONE, self.concept))
                else:
                    cease_to_exist(g, o)
            if changes:
                perform_event(g, changes)
                return
        if would_act(g):
            g.push(StateBased())
            return
        g.deathtouched = []
        g.pop()


def drop_to_step(g: State) -> Part:
    """Drops everything that was going on inside the current step; the step's own frame is left."""
    step = g.parts[g.step]
    while (top := g.top) is not None and not top.is_step():
        g.pop()
    g.holder = -1
    step.cut = True
    return step


def end_turn(g: State) -> None:
    """CR 724.1: abilities waiting vanish, the stack is exiled, the rest is skipped up to a cleanup step. No rule said
    how until 30 September 2004: nothing happens.
    """
    if not g.rules.end_turn_effect:
        return
    if g.rules.end_turn_drops_waiting_triggers:
        drop_waiting_abilities(g)
    step = drop_to_step(g)
    turn = g.parts[g.turn]
    phase = g.parts[g.phase]
    i, j = find_step(g, StepKind.CLEANUP)
    drop_ahead(g, phase)
    if step.kind != StepKind.CLEANUP:
        drop_ahead(g, turn)
        ending = new_part(g, Level.PHASE, PhaseKind.ENDING, i, -1, turn.id)
        ending.player = turn.player
        cleanup = new_part(g, Level.STEP, StepKind.CLEANUP, i, j, ending.id)
        cleanup.player = turn.player
        if phase.kind == PhaseKind.ENDING:
            cleanup.parent = phase.id
            phase.put_next(cleanup.id)
            del g.parts[ending.id]
        else:
            ending.put_next(cleanup.id)
            turn.put_next(ending.id)
    if step.kind == StepKind.CLEANUP and g.rules.end_turn_fresh_cleanup:
        again = new_part(g, Level.STEP, StepKind.CLEANUP, i, j, phase.id)
        again.player = turn.player
        phase.put_next(again.id)
    g.note(EventName.SKIPPED, Concept.END_THE_TURN, turn.player, word="rest of the turn")
    g.push(EndEarly(Concept.END_THE_TURN))


def end_combat_phase(g: State) -> None:
    """CR 724.2: the same for the combat phase; outside combat nothing happens. Nor does anything until 22 August 2019,
    when no rule said how.
    """
    phase = g.parts[g.phase]
    if phase.kind != PhaseKind.COMBAT or not g.rules.end_combat_effect:
        return
    drop_waiting_abilities(g)
    drop_to_step(g)
    drop_ahead(g, phase)
    g.note(EventName.SKIPPED, Concept.END_COMBAT_PHASE, phase.player, word="rest of the combat phase")
    g.push(EndEarly(Concept.END_COMBAT_PHASE))
