"""Winning, losing, drawing and leaving (CR 104, 800.4)."""

from typing import Final

from mypy_extensions import mypyc_attr

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.kernel.events.changes import move_change, put_onto_battlefield_change
from mainphase.kernel.events.initiative import initiative_passes
from mainphase.kernel.events.losing import cannot_lose, cannot_win
from mainphase.kernel.events.monarch import monarch_leaves
from mainphase.kernel.events.moving import take_out
from mainphase.kernel.events.pending_abilities import no_longer_pending
from mainphase.kernel.events.performing import perform_event
from mainphase.kernel.events.planes import arrive, hand_over_planes
from mainphase.kernel.events.trigger_event import TriggerEvent
from mainphase.kernel.events.triggers import fire
from mainphase.kernel.events.turn_markers import designate_for_removal
from mainphase.kernel.keys import SavedAs
from mainphase.kernel.lowering.dependencies import Facet
from mainphase.kernel.reading.designations import who_has_initiative
from mainphase.kernel.reading.faces import reveal_all
from mainphase.kernel.reading.layers import refresh
from mainphase.kernel.reading.modifying import apart_of, removed_from_combat
from mainphase.kernel.reading.seen_cards import forget_card
from mainphase.kernel.reading.statics import unindex_statics
from mainphase.kernel.reading.turns_at_once import stack_with, stacks_set_aside
from mainphase.kernel.state.ids import take_from
from mainphase.kernel.state.objects import Obj, ObjectKind
from mainphase.kernel.state.sharing import sharers
from mainphase.kernel.state.state import NO_IDS, Frame, State, TurnMarker
from mainphase.kernel.state.upcalls import UPCALLS
from mainphase.kernel.state.waiting import Lasting
from mainphase.kernel.values import player_ref
from mainphase.kernel.what_happens import EventName
from mainphase.rules.concepts import Concept

OF_TEAM: Final = (Concept.SBA_TEAM_LIFE, Concept.SBA_TEAM_POISON)  # why a team loses, and not one of its players


def lose_game(g: State, player: int, concept: int) -> None:
    """A player loses, and with them who shares their life total (CR 810.8a); `settle_end` then sees what that means."""
    p = g.players[player]
    if p.lost or p.left or cannot_lose(g, player, concept):
        return
    for q in [player, *[mate for mate in sharers(g, player) if mate != player]]:
        why = concept if q == player or concept in OF_TEAM else Concept.TEAM_LOSES
        g.players[q].lost = True
        if g.account is not None:
            g.account.lost[q] = why
        g.note(EventName.PLAYER_LOSES, why, q)
        fire(g, TriggerEvent.player_loses(q))


def win_game(g: State, player: int, concept: int = Concept.EFFECT_WINS) -> None:
    """An effect says that a player wins: all the others lose (CR 104.2b), but the whole team wins (104.2c)."""
    if g.over or cannot_win(g, player):
        return
    if g.ranged and g.rules.wins_within_range:  # CR 801.14: the opponents within range lose instead
        for foe in g.opponents(player):
            lose_game(g, foe, Concept.RANGE_WINS)
        settle_end(g)
        return
    finish_game(g, g.mates(player), concept)


def draw_game(g: State, concept: int) -> None:
    """CR 104.4."""
    if g.over:
        return
    reveal_all(g)
    g.over = True
    g.winners = []
    g.drop_agenda()
    g.pending = None
    if g.account is not None:
        g.account.ended = concept
    g.note(EventName.GAME_DRAWN, concept)


def draw_for(g: State, players: list[int], concept: int) -> None:
    """The game is a draw for these players alone, with an emperor for their whole team (CR 801.16, 809.5c): they leave.
    It is a draw for everybody if nobody else is left.
    """
    for p in players:
        for q in g.mates(p) if g.players[p].emperor else [p]:
            if not g.players[q].left:
                g.players[q].drew = True
    for player in g.players:
        if player.drew and not player.left:
            g.note(EventName.DRAWN_FOR, concept, player.id)
    settle_end(g)


def finish_game(g: State, winners: list[int], concept: int) -> None:
    reveal_all(g)
    g.over = True
    g.winners = winners
    g.drop_agenda()
    g.pending = None
    if g.account is not None:
        g.account.ended = concept
    for p in winners:
        g.players[p].won = True
        g.note(EventName.PLAYER_WINS, concept, p)


def settle_end(g: State, conceding: int = -1) -> bool:
    """Players who have lost leave; the game ends when at most one side is left (CR 104.2a, 104.4a). True if the game is
    over. Who concedes may do so in the middle of anything: that is mended before anything else happens.
    """
    losers = about_to_leave(g)
    if not losers:
        return g.over
    for q in losers:
        if g.players[q].emperor and g.players[q].lost:  # CR 809.5b: the whole team
            for mate in g.mates(q):
                lose_game(g, mate, Concept.EMPEROR_LOSES)
    losers = about_to_leave(g)
    sides: list[int] = []
    for p in g.players:
        if not p.left and p.id not in losers and p.side not in sides:
            sides.append(p.side)
    if len(sides) == 0:
        for q in losers:
            g.players[q].left = True
        draw_game(g, Concept.ALL_LOSE if any_lost(g, losers) else Concept.RANGE_LOOP)
        return True
    if len(sides) == 1:
        for q in losers:
            g.players[q].left = True
        finish_game(
            g, [p.id for p in g.players if p.side == sides[0]], Concept.LAST_STANDING
        )  # CR 104.2c: the whole team
        return True
    returning: list[list[int]] = []
    planes = hand_over_planes(g, losers) if g.planechase else NO_IDS
    for q in losers:
        returning.append(leave_game(g, q))
    bereft: list[TurnMarker] = []
    if g.moving >= 0:
        bereft = markers_bereft(g, planes)
        designate_for_removal(g, losers)
    if conceding >= 0:
        g.pending = None
        for q in losers:  # an emperor's whole team may leave
            repair_agenda(g, q)
    if planes:
        replace_planes(g, planes, bereft)
    for i in range(len(losers)):
        settle_the_rest(g, losers[i], returning[i])
    return False


def about_to_leave(g: State) -> list[int]:
    """Those who have lost, or for whom the game is a draw, and who have not left it yet."""
    return [p.id for p in g.players if (p.lost or p.drew) and not p.left]


def any_lost(g: State, players: list[int]) -> bool:
    """True if one of these loses; the game may also be a draw for each of them."""
    for p in players:
        if g.players[p].lost:
            return True
    return False


@mypyc_attr(acyclic=True, free_list_len=1)
class LoseAtOnce(Frame):
    """A player loses before anything else happens: whoever had to draw from an empty library, until October 1999."""

    def __init__(self, player: int = 0) -> None:
        self.pc = 0
        self.player = player

    def run(self, g: State) -> None:
        g.pop()
        lose_game(g, self.player, Concept.EMPTY_LIBRARY)
        settle_end(g)


def push_loss(g: State, player: int) -> None:
    g.push(LoseAtOnce(player))


UPCALLS.lose_at_once = push_loss


def check_life(g: State) -> None:
    """Who has no life left loses; several at once, and the game is a draw. Until 1999 at the ends of phases only."""
    for p in g.players:
        if not p.left and p.life <= 0:
            lose_game(g, p.id, Concept.ZERO_LIFE)
    settle_end(g)


def leave_game(g: State, player: int) -> list[int]:
    """CR 800.4a: their objects leave with them; what they control on the stack that is no card ceases to exist. Returns
    what comes back because of it.
    """
    p = g.players[player]
    p.left = True
    had_initiative = who_has_initiative(g) == player
    reveal_all(g, player)
    for oid in list(g.objects.keys()):
        o = g.objects[oid]
        if o.zone == Zone.NOWHERE:
            continue
        if o.owner == player or (o.zone == Zone.STACK and o.controller == player and o.kind != ObjectKind.CARD):
            remove_object(g, oid)
    p.pool.clear()
    kept: list[Lasting] = []
    for e in g.lasting:
        if not gives_control(g, e, player):
            kept.append(e)
    g.lasting = kept
    g.waiting = [w for w in g.waiting if w.ctx.controller != player]
    # What returns what was exiled for now is no ability, and stays (610.3).
    g.delayed = [d for d in g.delayed if d.ctx.controller != player or g.book.abilities[d.ability].at_once]
    g.pending_instructions = [ctx for ctx in g.pending_instructions if ctx.controller != player]
    g.next_turns = [e for e in g.next_turns if player not in (e.player, e.decider, e.extra_for)]
    for q in g.players:
        if q.decider == player:
            q.decider = -1
    returning: list[int] = []
    for d in g.delayed[:]:  # what was exiled until a permanent of theirs left (610.3)
        code = g.book.abilities[d.ability]
        source = g.objects.get(d.ctx.source)
        if code.at_once and isinstance(code.trigger, n.Leaves) and source is not None and source.owner == player:
            g.delayed.remove(d)
            for oid in d.ctx.saved[SavedAs.FOR_NOW]:
                exiled = g.objects.get(oid)
                if exiled is not None and exiled.zone == Zone.EXILE:
                    returning.append(oid)
            for oid in d.ctx.saved[SavedAs.FOR_NOW_FROM_HAND]:
                exiled = g.objects.get(oid)
                if exiled is not None and exiled.zone == Zone.EXILE:
                    returning.append(-oid)  # to a hand
    if g.monarch == player:
        monarch_leaves(g)
    if had_initiative:
        initiative_passes(g)
    mate = g.primary(g.team(player))
    if mate >= 0:
        hand_over_turns(g, player, mate)
    for t in g.extra_turns[:]:
        if g.parts[t].player == player:
            g.extra_turns.remove(t)
            del g.parts[t]
    combat = g.combat
    if combat is not None:
        for f in combat.on_attack:
            if f.against == player_ref(player):
                f.against = 0
    g.require_state_based_check()
    g.all_stale = True
    refresh(g)
    return returning


def markers_bereft(g: State, left: list[int]) -> list[TurnMarker]:
    """The turn markers whose planes or phenomena have left the game, and which do not have them any more."""
    found: list[TurnMarker] = []
    for m in g.markers:
        rest = [oid for oid in m.planes if oid not in left]
        if len(rest) < len(m.planes):
            m.planes = rest
            found.append(m)
    return found


def replace_planes(g: State, left: list[int], bereft: list[TurnMarker]) -> None:
    """These planes or phenomena have left the game with their owner: the planeswalking ability ceases to exist, and the
    planar controller turns the top card of their planar deck up at once (CR 901.10, 901.10a), in a Grand Melee that of
    each turn marker that is still there.
    """
    if g.moving < 0:
        end_planeswalking(g, g.stack)
        arrive(g, g.planar_controller, -1, None, left, Concept.PLANE_LEAVES)
        return
    for at in range(len(g.markers)):
        m = g.markers[at]
        if m in bereft and m.walker >= 0:
            end_planeswalking(g, g.stack if at == g.moving else m.stack)
            arrive(g, m.walker, at, None, left, Concept.PLANE_LEAVES)


def end_planeswalking(g: State, stack: list[int]) -> None:
    """The planeswalking abilities on a stack, and those that wait to be put there, cease to exist."""
    g.waiting = [w for w in g.waiting if w.ctx.ability != g.book.planeswalking]
    for oid in stack[:]:
        ctx = g.objects[oid].ctx
        if ctx is not None and ctx.ability == g.book.planeswalking:
            cease_to_exist(g, g.objects[oid])


def hand_over_turns(g: State, player: int, mate: int) -> None:
    """A player has left, and their team plays on: its turns stay (CR 805.4, 805.8)."""
    if g.active == player:
        g.active = mate
    for part in g.parts.values():
        if part.player == player:
            part.player = mate


def settle_the_rest(g: State, player: int, returning: list[int]) -> None:
    """Exiles what a player who left still controls because it came under their control (CR 800.4a); what is phased out
    keeps its controller until it phases in, and theirs is whoever it would be then.
    """
    left = [o.id for o in g.permanents if o.controller == player]
    left += [
        oid for oid in g.stack + stacks_set_aside(g) if g.objects[oid].controller == player
    ]  # another player's card that they cast
    left += [
        oid for oid in g.phased_out if g.objects[oid].controller == player and g.objects[oid].entered_under == player
    ]
    changes = [move_change(oid, Zone.EXILE, 0, Concept.LEAVE_OBJECTS) for oid in left]
    changes += [put_onto_battlefield_change(oid, g.objects[oid].owner) for oid in returning if oid > 0]
    changes += [move_change(-oid, Zone.HAND) for oid in returning if oid < 0]
    if changes:
        perform_event(g, changes)


def gives_control(g: State, lasting: Lasting, player: int) -> bool:
    """True if a lasting effect gives this player control of something: it ends as the player leaves."""
    node = g.book.nodes[lasting.node]
    if isinstance(node, n.Apply):
        for m in node.mods:
            if isinstance(m, n.SetController):
                return player in lasting.values
    return False


def remove_object(g: State, oid: int) -> None:
    """An object leaves the game with its owner, or ceases to exist: no event, nothing triggers."""
    o = g.objects[oid]
    if o.zone == Zone.BATTLEFIELD:
        removed_from_combat(g, oid)
        if oid in g.attachments:
            g.attachments.remove(oid)
    if oid in g.players[o.owner].schemes:
        g.players[o.owner].schemes.remove(oid)
    elif oid in g.players[o.owner].planar_deck:
        g.players[o.owner].planar_deck.remove(oid)
    else:
        take_out(g, o)
    be_no_more(g, o)


def remove_together(g: State, oids: list[int]) -> None:
    """Several objects cease to exist at once. The list of each zone is gone through once, not for each of them."""
    lists: dict[int, list[int]] = {}
    for oid in oids:
        o = g.objects[oid]
        zone = o.zone
        if zone == Zone.GRAVEYARD or zone == Zone.HAND or zone == Zone.LIBRARY or zone == Zone.EXILE:
            lists.setdefault(zone * len(g.players) + o.owner, g.zone_list(zone, o.owner))
            be_no_more(g, o)
        elif zone != Zone.NOWHERE:
            remove_object(g, oid)
    for left in lists.values():
        left[:] = [oid for oid in left if g.objects[oid].zone != Zone.NOWHERE]


def be_no_more(g: State, o: Obj) -> None:
    """An object that has been taken out of the list of its zone exists no more."""
    oid = o.id
    unindex_statics(g, o)
    forget_card(g, oid)
    g.invalidate(Facet.ZONES | Facet.MEMBERS if o.zone == Zone.BATTLEFIELD else Facet.ZONES)
    g.invalidate_mana()
    if o.ch is not apart_of(g, o):
        o.last = o.ch
    o.zone = Zone.NOWHERE
    g.last_known.append(oid)
    g.last_known.extend(o.components)


def cease_to_exist(g: State, o: Obj) -> None:
    """An ability, or a copy of a spell, leaves the stack and is no more."""
    take_from(stack_with(g, o.id) if g.moving >= 0 else g.stack, o.id)
    if o.kind == ObjectKind.COPY:
        unindex_statics(g, o)
    g.invalidate(Facet.ZONES)
    ctx = o.ctx
    if ctx is not None:
        no_longer_pending(g, ctx)
    o.zone = Zone.NOWHERE
    g.last_known.append(o.id)


def concede(g: State, player: int) -> None:
    """CR 104.3a: at any time; the player leaves at once."""
    lose_game(g, player, Concept.CONCEDE)
    settle_end(g, player)


def repair_agenda(g: State, player: int) -> None:
    """Drops the frames that are a leaving player's alone, and has the others forget that player."""
    while (top := g.top) is not None and top.belongs_to(g, player):
        g.pop()
        top.abandoned(g)
    for frame in g.agenda:
        frame.after_leaving(g, player)
