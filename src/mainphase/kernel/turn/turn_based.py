"""Turn-based actions (CR 703.4), one function each.

They happen as a part begins or ends, before anybody gets priority, and use no stack.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Keyword
from mainphase.kernel.asking.choosing import ChooseObjects
from mainphase.kernel.combat.attacking import declare_attackers
from mainphase.kernel.combat.blocking import declare_blockers
from mainphase.kernel.combat.damage import assign_damage
from mainphase.kernel.combat.damage_order import order_attackers, order_blockers
from mainphase.kernel.combat.in_combat import choose_defender, end_combat
from mainphase.kernel.costs.pool import any_mana, empty_pools
from mainphase.kernel.effects.stacked_actions import deal_combat_damage, put_action_on_stack
from mainphase.kernel.events.changes import (
    counters_change,
    discard_change,
    draw_change,
    phase_in_change,
    phase_out_change,
)
from mainphase.kernel.events.ending import check_life
from mainphase.kernel.events.performing import perform_event
from mainphase.kernel.events.schemes import set_in_motion
from mainphase.kernel.events.transforming import set_day_night
from mainphase.kernel.lowering.static_kinds import StaticKind
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.reading.evaluate import matches, names_player, quantity
from mainphase.kernel.reading.lasting import expire_end_of_turn, expire_phase, expire_step
from mainphase.kernel.reading.layers import refresh
from mainphase.kernel.reading.modifying import last_chapter
from mainphase.kernel.reading.parts import step_plan
from mainphase.kernel.reading.statics import ActiveStatic, active_statics, any_static
from mainphase.kernel.reading.turns_at_once import damage_of_others
from mainphase.kernel.reading.vanguards import starting_hand_size
from mainphase.kernel.state.change import Change
from mainphase.kernel.state.objects import ObjectFlag
from mainphase.kernel.state.player import Player
from mainphase.kernel.state.state import NO_IDS, Frame, PlayersFrame, State
from mainphase.kernel.state.turn_parts import NO_DRAW, Level, Part
from mainphase.kernel.turn.priority import StackTriggers
from mainphase.kernel.turn.untapping import untap_permanents
from mainphase.kernel.values import DecisionKind
from mainphase.kernel.what_happens import EventName
from mainphase.rules.concepts import Concept
from mainphase.rules.law import DrawForTurn, SagaAction
from mainphase.rules.plan import Action, ActionPlan, PhaseKind

EMPTY_POOLS: Final[i64] = 1 << Action.EMPTY_POOLS
EXPIRE_DURATIONS: Final[i64] = 1 << Action.EXPIRE_DURATIONS


def are_idle(g: State, kinds: i64) -> bool:
    """True if none of these actions (bits) would find anything to do, as at the end of most parts of the turn, and
    nothing could come between them.
    """
    if g.batches is not None:
        return False
    if not g.lasting:
        kinds &= ~EXPIRE_DURATIONS
    return kinds == 0 or (kinds == EMPTY_POOLS and not any_mana(g))


def perform_turn_based_action(g: State, part: Part, action: ActionPlan) -> None:
    """Carries out one operation of the turn plan. It may push a frame."""
    refresh(g)
    kind = action.action
    if kind == Action.EMPTY_POOLS:
        empty_pools(g)
    elif kind == Action.EXPIRE_DURATIONS:
        expire_durations(g, part)
    elif kind == Action.UNTAP:
        untap_permanents(g, NO_IDS, NO_IDS)
    elif kind == Action.PHASING:
        if not g.timing.is_done(g, kind):
            phasing(g)
    elif kind == Action.DRAW:
        draw_for_turn(g)
    elif kind == Action.DECLARE_ATTACKERS:
        declare_attackers(g)
    elif kind == Action.DECLARE_BLOCKERS:
        declare_blockers(g)
    elif kind == Action.ASSIGN_DAMAGE:
        assign_damage(g)
    elif kind == Action.DEAL_DAMAGE:
        deal_combat_damage(g)
    elif kind == Action.DISCARD:
        if not g.timing.is_done(g, kind):
            discard_to_hand_size(g)
    elif kind == Action.WEAR_OFF:
        wear_off(g)
    elif kind == Action.DAY_NIGHT:
        day_night(g)
    elif kind == Action.LORE:
        add_lore_counters(g)
    elif kind == Action.CHOOSE_DEFENDER:
        choose_defender(g)
    elif kind == Action.REMOVE_FROM_COMBAT:
        end_combat(g)
    elif kind == Action.SCHEME:
        for p in g.team(g.active):  # CR 703.4e
            if g.players[p].schemes:
                set_in_motion(g, p)
    elif kind == Action.VISIT:
        roll_to_visit(g)
    elif kind == Action.ORDER_BLOCKERS:
        order_blockers(g)
    elif kind == Action.ORDER_ATTACKERS:
        order_attackers(g)
    elif kind == Action.LIFE_CHECK:
        check_life(g)
    elif kind == Action.END_OF_PHASE or kind == Action.END_OF_TURN:
        g.timing.perform(g, kind)
    elif kind == Action.SICKNESS_ENDS:
        for p in g.team(g.active):
            grow_old(g, g.players[p], g.tick())
    else:
        raise AssertionError(f"no turn-based action {action.name}")


def phasing(g: State) -> None:
    """The active player's permanents with phasing phase out, and those that phased out under their control phase in,
    all at once (CR 502.1, 703.4a). So does what phased out under a player who has left, after their turn would have
    begun (702.26n).
    """
    if g.phased_out or g.book.keywords & Keyword.PHASING:
        changes = what_phases(g)
        if changes:
            perform_event(g, changes)


def what_phases(g: State) -> list[Change]:
    changes: list[Change] = []
    team = g.players[g.active].group
    kept_out = any_static(g, StaticKind.CANT_PHASE_IN)
    for oid in g.phased_out:
        if g.objects[oid].flags & ObjectFlag.PHASED_INDIRECTLY:
            continue  # CR 702.26g: with what it is attached to
        if kept_out and cannot_phase_in(g, oid):
            continue
        if g.players[g.objects[oid].controller].group == team or g.objects[oid].flags & ObjectFlag.PHASES_IN_NEXT:
            changes.append(phase_in_change(oid))
    for o in g.permanents:
        if characteristics_of(o).keywords & Keyword.PHASING and g.players[o.controller].group == team:
            changes.append(phase_out_change(o.id, Concept.PHASING))
    return changes


def cannot_phase_in(g: State, oid: int) -> bool:
    for s in active_statics(g, StaticKind.CANT_PHASE_IN):
        node = s.node
        if isinstance(node, n.CantPhaseIn) and matches(g, node.which, oid, s.ctx):
            return True
    return False


def day_night(g: State) -> None:
    """Day becomes night if the previous turn's player cast no spell in it, night day if they cast two or more (CR
    502.2, 703.4b).
    """
    if g.turn_number <= 1:
        return
    if g.day_night == 1 and g.last_turn_spells == 0:
        set_day_night(g, 2, Concept.DAY_NIGHT)
    elif g.day_night == 2 and g.last_turn_spells >= 2:
        set_day_night(g, 1, Concept.DAY_NIGHT)


# --- Draw, lore counters


def draw_for_turn(g: State) -> None:
    """The active player draws a card (CR 504.1, 703.4d)."""
    if g.rules.draw_in_draw_part == DrawForTurn.STACK:
        g.push(StackDraw())
        return
    for p in g.groups[g.players[g.active].group]:
        if not g.players[p].left and not (g.skips and leaves_out_draw(g, p)):
            perform_event(g, [draw_change(p, Concept.DRAW)])


def leaves_out_draw(g: State, player: int) -> bool:
    """True if a player of a team does not draw in its first draw step: the primary one, from 1 October 2006 to 30 April
    2007.
    """
    for i in range(len(g.skips)):
        skip = g.skips[i]
        if skip.part == NO_DRAW and skip.player == player and skip.turn == g.turn:
            del g.skips[i]
            g.note(EventName.SKIPPED, Concept.FIRST_DRAW_SKIPPED_TEAM, player, word=NO_DRAW)
            return True
    return False


@mypyc_attr(acyclic=True, free_list_len=1)
class StackDraw(Frame):
    """The draw goes on top of all abilities that triggered as the draw step began; nobody controls it."""

    TRIGGERS: Final = 0
    DRAW: Final = 1

    def __init__(self) -> None:
        self.pc = StackDraw.TRIGGERS

    def run(self, g: State) -> None:
        if self.pc == StackDraw.TRIGGERS:
            self.pc = StackDraw.DRAW
            if g.waiting:
                g.push(StackTriggers(len(g.waiting), True))
                return
        g.pop()
        put_action_on_stack(g, Action.DRAW, Concept.DRAW)


def add_lore_counters(g: State) -> None:
    """A lore counter on each Saga the active player controls that has a chapter ability (CR 505.4, 703.4f, 714.3b);
    until 5 June 2025, on those without one as well.
    """
    if "Saga" not in g.book.subtypes:
        return
    changes: list[Change] = []
    for o in g.permanents:
        ch = characteristics_of(o)
        if "Saga" not in ch.subtypes or not g.is_active(o.controller):
            continue
        if last_chapter(g, ch.triggered) or g.rules.saga_tba == SagaAction.ALL:
            changes.append(counters_change(o.id, "lore", 1, Concept.LORE, o.controller))
    if changes:
        perform_event(g, changes)


DIE: Final = 6


def roll_to_visit(g: State) -> None:
    """Whoever of the active team controls an Attraction rolls a six-sided die (CR 703.4g, 717.4). Attraction cards are
    refused by name, so that no ability looks at the result.
    """
    if "Attraction" not in g.book.subtypes:
        return
    for p in g.groups[g.players[g.active].group]:
        for o in g.permanents:
            if o.controller == p and "Attraction" in characteristics_of(o).subtypes:
                g.note(EventName.VISIT_ROLL, Concept.VISIT, p, amount=g.random(DIE) + 1)
                break


# --- Cleanup and the ends of parts


def maximum_hand_size(g: State, player: int) -> int:
    """CR 402.2, 902.5b; -1: no maximum. Effects that change it do so in timestamp order (613.11)."""
    if not any_static(g, StaticKind.SELDOM_ASKED):
        return starting_hand_size(g, player)
    most = starting_hand_size(g, player)
    unlimited = False
    for s in sorted(active_statics(g, StaticKind.SELDOM_ASKED), key=age_of_static):
        node = s.node
        if isinstance(node, n.NoMaximumHandSize) and names_player(g, node.who, player, s.ctx):
            unlimited = True
        elif isinstance(node, n.MaximumHandSize) and names_player(g, node.who, player, s.ctx):
            size = quantity(g, node.size, s.ctx)
            unlimited = unlimited and node.more
            most = most + size if node.more else size
    return -1 if unlimited else max(0, most)


def age_of_static(active: ActiveStatic) -> int:
    return active.timestamp


def has_to_discard(g: State, player: int) -> int:
    """How many cards are in a player's hand above the most it may have."""
    most = maximum_hand_size(g, player)
    return 0 if most < 0 else max(0, len(g.players[player].hand) - most)


def discard_to_hand_size(g: State) -> None:
    """The active player discards down to their maximum hand size (CR 514.1, 703.4n)."""
    for p in g.groups[g.players[g.active].group]:
        if g.players[p].left:
            continue
        excess = has_to_discard(g, p)
        if excess > 0:
            g.push(DiscardToSize(p, excess))


@mypyc_attr(acyclic=True, free_list_len=1)
class DiscardToSize(PlayersFrame):
    CHOOSE: Final = 0
    DISCARD: Final = 1

    def __init__(self, player: int = 0, excess: int = 0) -> None:
        self.pc = DiscardToSize.CHOOSE
        self.player = player
        self.excess = excess

    def run(self, g: State) -> None:
        if self.pc == DiscardToSize.CHOOSE:
            self.pc = DiscardToSize.DISCARD
            g.push(
                ChooseObjects(
                    self.player, g.players[self.player].hand[:], self.excess, self.excess, DecisionKind.DISCARD, 0
                )
            )
            return
        g.pop()
        perform_event(g, [discard_change(oid, Concept.DISCARD_TO_SIZE) for oid in g.result])


def grow_old(g: State, player: Player, stamp: int) -> None:
    """A turn of this player begins: creatures that came since their last one are new no longer (CR 302.6)."""
    before = player.turn_began
    player.turn_began = stamp
    for o in g.permanents:
        if o.controller == player.id and o.arrived > before:
            ch = characteristics_of(o)
            if ch.types & CardType.CREATURE and ch.mana:
                g.invalidate_mana_of(player.id)
            elif ch.types & CardType.CREATURE and ch.activated:
                g.changes += 1


def wear_off(g: State) -> None:
    """Damage marked on permanents, phased-out ones too, and effects until end of turn go, all at once (CR 514.2,
    703.4p).
    """
    for o in g.permanents:
        if o.damage:
            o.damage = min(o.damage, damage_of_others(g, o.id)) if g.moving >= 0 else 0
            g.note(EventName.DAMAGE_WEARS_OFF, Concept.WEAR_OFF, o.controller, o.id)
    for oid in g.phased_out:
        o2 = g.objects[oid]
        o2.damage = min(o2.damage, damage_of_others(g, oid)) if g.moving >= 0 else 0
    if g.lasting or g.delayed or g.book.saddles:
        expire_end_of_turn(g)
    g.check_state = True


def expire_durations(g: State, part: Part) -> None:
    """Effects that last until the end of this step or phase (CR 500.5)."""
    if part.level == Level.STEP:
        expire_step(g, part.id)
        if step_plan(g, part).alone:  # a phase without steps ends with its part
            expire_phase(g, part.parent, False)
    elif part.level == Level.PHASE:
        expire_phase(g, part.id, part.kind == PhaseKind.COMBAT)
