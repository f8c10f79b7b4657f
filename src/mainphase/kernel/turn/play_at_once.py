"""Several turns at the same time (CR 807.4): the frame that has one of them go on after the other, and what it sets
aside of a turn meanwhile.

The rules leave open in which order things happen in turns that go on at the same time. Here a turn goes on until all
who get priority for its stack have passed in succession: something has resolved then, or a step is over. Before anybody
gets priority in it again, the others go on. No turn is set aside in its combat phase, nor while anybody has unspent
mana: so whatever asks for combat, or empties pools, has to know of one turn alone.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from mainphase.kernel.effects.turn_editing import new_turn
from mainphase.kernel.events.turn_markers import remove_marker
from mainphase.kernel.lowering.dependencies import Facet
from mainphase.kernel.reading.turns_at_once import SEATS_EACH, is_near, markers_for, to_the_left
from mainphase.kernel.state.objects import Obj, ObjectFlag
from mainphase.kernel.state.state import Frame, State, TurnMarker
from mainphase.kernel.state.turn_memory import ObjectInTurn, PlayerInTurn
from mainphase.kernel.turn.program import TakeTurn, pass_over
from mainphase.kernel.what_happens import EventName
from mainphase.rules.concepts import Concept
from mainphase.rules.law import ExtraTurnOrder

UNTOUCHED: Final = PlayerInTurn()  # before any turn


@mypyc_attr(acyclic=True, free_list_len=1)
class PlayAtOnce(Frame):
    """Turn after turn, several at the same time: the turn markers go round (CR 807.4)."""

    FIRST: Final = 0
    LATER: Final = 1

    def __init__(self) -> None:
        self.pc = PlayAtOnce.FIRST

    def run(self, g: State) -> None:
        here = g.markers[g.moving]
        if here.going and not here.frames:
            turn_has_ended(g, here)
        order = order_of_moving(g)
        if self.pc == PlayAtOnce.FIRST:
            self.pc = PlayAtOnce.LATER
            order = [g.moving]
        for at in order:
            m = g.markers[at]
            if m.frames:
                go_on_with(g, at)
                for frame in m.frames:
                    g.push(frame)
                m.frames = []
                return
            if begins_now(g, m):
                go_on_with(g, at)
                begin_turn_of(g, m)
                return
        raise AssertionError("one of the turn markers can always move")


def hand_out_markers(g: State) -> None:
    """The starting player gets the first turn marker, every fourth player to the left another one (CR 807.4a, b)."""
    count = markers_for(len(g.players))
    g.markers = [TurnMarker(k + 1, (g.starter + SEATS_EACH * k) % len(g.players)) for k in range(count)]


def order_of_moving(g: State) -> list[int]:
    """The places of the turn markers in the order in which they may move: that which somebody has chosen (CR 807.5b),
    then the others in order, last the one that has moved.
    """
    count = len(g.markers)
    order: list[int] = []
    for k in range(count):
        if g.markers[k].chosen:
            g.markers[k].chosen = False
            order.append(k)
    for k in range(1, count + 1):
        order.append((g.moving + k) % count)
    return order


# --- A turn ends, a turn begins


def turn_has_ended(g: State, here: TurnMarker) -> None:
    """The marker is removed, kept for an extra turn, or passed to the left (CR 807.4c, 807.4g, 807.4i)."""
    here.going = False
    here.damage = {}
    if here.removals > 0:
        remove_designated(g)
        return
    if not g.players[here.player].left:
        if here.owed or (extra_turn_of(g, here.player) >= 0 and not is_near(g, here, -to_the_left(g))):
            return
    here.owed = False
    pass_marker(g, here)


def remove_designated(g: State) -> None:
    """Removes every marker that is designated for it and stands for no turn (CR 807.4g)."""
    at = 0
    while at < len(g.markers):
        m = g.markers[at]
        at += 1
        if m.removals > 0 and not m.going:
            if at - 1 == g.moving:
                go_on_with(g, at % len(g.markers))
            remove_marker(g, m)
            at = 0  # another one may have become designated


def extra_turn_of(g: State, player: int) -> int:
    """The place of the extra turn that a player takes next; -1: they take none (CR 500.7)."""
    found = -1
    for k in range(len(g.extra_turns)):
        if g.parts[g.extra_turns[k]].player == player:
            found = k
            if g.rules.extra_turn_order == ExtraTurnOrder.OLDEST_FIRST:
                break
    return found


def pass_marker(g: State, marker: TurnMarker) -> None:
    """The next player to the left gets it; whoever has left the game gets none, and their turn would have begun now (CR
    800.4k, 800.4m).
    """
    seats = len(g.players)
    at = marker.player
    while True:
        at = (at + to_the_left(g)) % seats
        if not g.players[at].left:
            break
        pass_over(g, g.players[at].group)
    marker.player = at
    marker.received = True


def begins_now(g: State, marker: TurnMarker) -> bool:
    """True if the turn of a marker that stands for none begins now: no other is in the three seats to the left (CR
    807.4d).
    """
    if marker.going:
        return False
    if g.players[marker.player].left:
        pass_marker(g, marker)  # CR 807.4c
    return not is_near(g, marker, to_the_left(g))


def begin_turn_of(g: State, marker: TurnMarker) -> None:
    """Whoever has the marker takes an extra turn that is theirs, or their own. Before their own come those for which
    they had no marker (CR 807.4i, 807.4j).
    """
    at = extra_turn_of(g, marker.player)
    if at >= 0:
        turn = g.extra_turns.pop(at)
        marker.owed = marker.owed or marker.received
    else:
        turn = new_turn(g, marker.player).id
        marker.owed = False
    marker.received = False
    marker.going = True
    marker.closed = False
    marker.asked = 0
    g.push(TakeTurn(turn))


# --- One turn is set aside, another goes on


def go_on_with(g: State, at: int) -> None:
    """The turn of this marker is the one in the fields of the state from now on."""
    m = g.markers[at]
    if at == g.moving:
        return
    set_aside(g, g.markers[g.moving])
    g.moving = at
    take_up(g, m)
    if g.planechase:
        g.planar_controller = m.walker
    if m.turn:
        g.note(EventName.TURN_GOES_ON, Concept.TURN_MARKERS, m.active, amount=m.turn_number)


def set_aside(g: State, marker: TurnMarker) -> None:
    """What is so in the turn that has gone on is kept in its marker."""
    assert g.combat is None
    assert not g.waiting
    marker.turn = g.turn
    marker.phase = g.phase
    marker.step = g.step
    marker.turn_number = g.turn_number
    marker.active = g.active
    marker.last_turn_spells = g.last_turn_spells
    marker.stack = g.stack
    marker.casts = g.casts
    marker.pending_instructions = g.pending_instructions
    marker.last_known = g.last_known
    marker.players = [
        PlayerInTurn(p.lands_played, p.spells_this_turn, p.spells_last_turn, p.drawn_this_turn, p.memory)
        for p in g.players
    ]
    marker.objects = []
    for o in objects_used(g):
        damaged = o.flags & ObjectFlag.DAMAGED_THIS_TURN != 0
        if damaged or o.used:
            marker.objects.append(ObjectInTurn(o.id, damaged, o.used))
            o.flags &= ~ObjectFlag.DAMAGED_THIS_TURN
            o.forget_uses()


def objects_used(g: State) -> list[Obj]:
    """The objects of which a turn may remember something, but for what is on its stack."""
    found = g.permanents[:]
    for oid in g.phased_out + g.exile + g.command + g.last_known:
        if oid in g.objects:
            found.append(g.objects[oid])
    for p in g.players:
        for oid in p.graveyard + p.hand:
            found.append(g.objects[oid])
    return found


def take_up(g: State, marker: TurnMarker) -> None:
    """What was so in a turn that was set aside is so again."""
    g.turn = marker.turn
    g.phase = marker.phase
    g.step = marker.step
    g.turn_number = marker.turn_number
    g.active = marker.active
    g.last_turn_spells = marker.last_turn_spells
    g.stack = marker.stack
    g.casts = marker.casts
    g.pending_instructions = marker.pending_instructions
    g.last_known = marker.last_known
    marker.stack = []
    marker.casts = []
    marker.pending_instructions = []
    marker.last_known = []
    for p in g.players:
        of = marker.players[p.id] if marker.players else UNTOUCHED
        p.lands_played = of.lands_played
        p.spells_this_turn = of.spells_this_turn
        p.spells_last_turn = of.spells_last_turn
        p.drawn_this_turn = of.drawn_this_turn
        p.memory = of.memory
        p.playability_at_sorcery_time.changes = -1
        p.playability.changes = -1
    for kept in marker.objects:
        o = g.objects.get(kept.id)
        if o is not None:
            o.used = kept.used
            if kept.damaged:
                o.flags |= ObjectFlag.DAMAGED_THIS_TURN
    marker.players = []
    marker.objects = []
    g.all_stale = True
    g.changes += 1
    g.changes_when_unplayable = -1
    g.invalidate(Facet.TURN | Facet.COMBAT | Facet.MEMORY)
    g.invalidate_mana()
    g.require_state_based_check()
