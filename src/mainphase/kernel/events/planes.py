"""Planes and phenomena (CR 311, 312, 901): the cards of planar decks, which stay in the command zone face down in their
deck, or face up; the planar die, and planeswalking.

None of the abilities of a card in a deck works, for it is in no index. `Player.planar_deck` is a player's deck, its top
first, or `State.planar_deck` that of them all (901.15); those face up are in `State.command`, and the planar controller
controls them (901.6).
"""

from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Duration, PlanarSymbol, Zone
from mainphase.kernel.events.pending_abilities import pending_abilities
from mainphase.kernel.events.schemes import turn_card_up
from mainphase.kernel.events.trigger_event import TriggerEvent
from mainphase.kernel.events.triggers import fire, fire_deed, trigger_ability
from mainphase.kernel.keys import PlayerDeed
from mainphase.kernel.lowering.dependencies import Facet
from mainphase.kernel.lowering.static_kinds import StaticKind
from mainphase.kernel.reading.lasting import end_lasting_effects
from mainphase.kernel.reading.layers import apply_only_counters, refresh
from mainphase.kernel.reading.modifying import apart_of
from mainphase.kernel.reading.planes import (
    NOWHERE,
    become_plane,
    face_up_planes,
    is_phenomenon,
    is_planar,
    planar_controller_there,
    planar_deck_of,
    planes_there,
    where_walking,
)
from mainphase.kernel.reading.seen_cards import everybody, forget_card, mark_seen
from mainphase.kernel.reading.statics import active_statics, any_static, unindex_statics
from mainphase.kernel.reading.turns_at_once import markers_for, stacks_set_aside
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.objects import Obj, ObjectKind
from mainphase.kernel.state.state import State, TurnMarker
from mainphase.kernel.what_happens import EventName
from mainphase.rules.concepts import Concept

FACES: Final = 6  # of the planar die (901.3a)


def shuffle_planar_decks(g: State) -> None:
    """CR 103.3a. Nobody knows their order; what is written on them is dealt out, so that no number tells of it."""
    for p in g.apnap():
        deck = g.planar_deck if g.one_planar_deck else g.players[p].planar_deck
        if deck:
            mix_planar_cards(g, deck)
            g.note(EventName.SHUFFLED, Concept.PLANAR_SHUFFLE, p, word="planar deck")
        if g.one_planar_deck:
            return


def mix_planar_cards(g: State, cards: list[int]) -> None:
    """These face-down cards are in a random order."""
    planes = [g.objects[oid].card for oid in cards]
    g.shuffle(planes)
    for i in range(len(cards)):
        become_plane(g, g.objects[cards[i]], planes[i])
        forget_card(g, cards[i])


# --- Whose they are


def set_planar_controller(g: State, player: int, at: int) -> None:
    """A player is the planar controller, and controls what is face up (CR 901.6); where there is one planar deck, all
    its cards are theirs (901.15b). `at`: the place of the turn marker in a Grand Melee, or -1.
    """
    if at >= 0:
        g.markers[at].walker = player
    if at == g.moving:
        g.planar_controller = player
    for oid in planes_there(g, at):
        o = g.objects[oid]
        o.controller = o.entered_under = player
        if g.one_planar_deck:
            o.owner = player
    if g.one_planar_deck:
        for oid in g.planar_deck:
            o = g.objects[oid]
            o.owner = o.controller = o.entered_under = player
    g.all_stale = True
    g.changes += 1
    refresh(g)


def choose_starting_planes(g: State) -> None:
    """The starting player has a starting plane (CR 901.5); in a Grand Melee each who has a turn marker (901.14a)."""
    if g.moving < 0:
        choose_starting_plane(g, g.starter, -1)
    for at in range(len(g.markers)):
        choose_starting_plane(g, g.markers[at].player, at)


def choose_starting_plane(g: State, first: int, at: int) -> None:
    """Whoever goes first, or the next in their place, turns the top card of their planar deck up; phenomena go to its
    bottom (CR 901.5). Nothing triggers.
    """
    player = next_to_stay(g, first, [])
    set_planar_controller(g, player, at)
    deck = planar_deck_of(g, player)
    for _ in range(len(deck)):
        o = g.objects[deck.pop(0)]
        if is_phenomenon(g, o):
            mark_seen(g, o.id, everybody(g))
            g.note(EventName.REVEALED, Concept.STARTING_PLANE, player, o.id)
            deck.append(o.id)
            continue
        turn_plane_up(g, o, player, at)
        concept = Concept.STARTING_PLANE if at < 0 else Concept.MELEE_PLANES
        g.note(EventName.PLANE_SET, concept, player, o.id)
        return


# --- Face up, face down


def turn_plane_up(g: State, o: Obj, player: int, at: int) -> None:
    """A planar controller turns it up, in a Grand Melee for a turn marker."""
    o.controller = o.entered_under = player
    if at >= 0:
        g.markers[at].planes.append(o.id)
    turn_card_up(g, o)
    refresh(g)


def turn_plane_down(g: State, oid: int) -> None:
    """It is turned face down as a new object (CR 901.7a) on the bottom of its owner's planar deck. Everybody has seen
    which one it is.
    """
    old = g.objects[oid]
    if old.ch is not apart_of(g, old):
        old.last = old.ch
    unindex_statics(g, old)
    g.command.remove(oid)
    for m in g.markers:
        if oid in m.planes:
            m.planes.remove(oid)
    old.zone = Zone.NOWHERE
    g.last_known.append(oid)
    o = Obj(g.new_id(), old.card, ObjectKind.CARD, old.owner, Zone.COMMAND)
    g.objects[o.id] = o
    if g.trail is not None:
        g.trail[oid] = o.id
    apply_only_counters(g, o)
    planar_deck_of(g, o.owner).append(o.id)
    mark_seen(g, o.id, everybody(g))


def planeswalk(g: State, player: int, to: list[int] | None = None) -> None:
    """Each face-up card goes to the bottom of its owner's planar deck, then a player turns the top card of theirs up
    (CR 701.31b), or these cards of it. Only the planar controller can (701.31a). In a Grand Melee those that belong to
    another turn are not within range (901.13).
    """
    at = where_walking(g, player)
    if at == NOWHERE:
        return
    left = planes_there(g, at)
    for oid in left:
        fire(g, TriggerEvent.planeswalks_away(oid, player))  # those that look back in time (CR 603.10g)
    refresh(g)
    for oid in left:
        turn_plane_down(g, oid)
    g.require_state_based_check()
    g.invalidate(Facet.MEMBERS | Facet.ZONES)
    refresh(g)
    arrive(g, player, at, to, left, Concept.PLANESWALK)


def arrive(g: State, player: int, at: int, to: list[int] | None, left: list[int], concept: int) -> None:
    """A player turns a plane up after the game has begun, and so has planeswalked (CR 901.11), away from these."""
    deck = planar_deck_of(g, player)
    turned = deck[:1] if to is None else [oid for oid in to if oid in deck]
    if not turned:
        return
    for oid in turned:
        deck.remove(oid)
        turn_plane_up(g, g.objects[oid], player, at)
    for oid in turned:
        met = is_phenomenon(g, g.objects[oid])
        name = EventName.ENCOUNTERED if met else EventName.PLANESWALKED
        g.note(name, Concept.ENCOUNTER if met else concept, player, oid, other=left[0] if left else 0)
    end_until_planeswalk(g, any_plane(g, left))
    for oid in turned:
        fire(g, TriggerEvent.planeswalks_to(oid, player))


def any_plane(g: State, cards: list[int]) -> bool:
    """True if one of these, which have been left, was a plane and no phenomenon."""
    for oid in cards:
        if not is_phenomenon(g, g.objects[oid]):
            return True
    return False


def end_until_planeswalk(g: State, from_plane: bool) -> None:
    """What lasts until a player planeswalks is over (CR 901.11), or until one planeswalks away from a plane."""
    over = [Duration.PLANESWALK, Duration.PLANESWALK_AWAY] if from_plane else [Duration.PLANESWALK]
    if g.delayed:
        g.delayed = [d for d in g.delayed if d.until not in over]
    if g.lasting:
        end_lasting_effects(g, [e for e in g.lasting if e.until in over], Concept.PLANESWALKED)


def put_in_planar_deck(g: State, cards: list[int], top: bool) -> None:
    """Face-down cards go to the bottom of the planar deck that they are in, in this order; or on top of it, the first
    one uppermost.
    """
    for oid in reversed(cards) if top else cards:
        deck = planar_deck_of(g, g.objects[oid].owner)
        if oid in deck:
            deck.remove(oid)
            if top:
                deck.insert(0, oid)
            else:
                deck.append(oid)
    g.invalidate(Facet.ZONES)


# --- The planar die


def roll_planar_die(g: State, player: int, concept: int = Concept.PLANAR_DIE) -> None:
    """A player rolls it (CR 901.3a, 901.9). Nobody can but in a Planechase game."""
    if not g.planechase or g.players[player].left:
        return
    face = g.random(FACES)
    symbol = int(PlanarSymbol.BLANK)
    if face == 0:
        symbol = PlanarSymbol.PLANESWALKER
    elif face == 1 or are_blanks_chaos(g):
        symbol = PlanarSymbol.CHAOS
    g.note(EventName.PLANAR_DIE_ROLLED, concept, player, amount=symbol)
    fire(g, TriggerEvent.planar_die_rolled(player, symbol))
    fire_deed(g, player, PlayerDeed.ROLLS_DICE)  # CR 706.7
    if symbol == PlanarSymbol.PLANESWALKER:
        trigger_planeswalking(g, player)
    elif symbol == PlanarSymbol.CHAOS:
        ensue_chaos(g, player)


def are_blanks_chaos(g: State) -> bool:
    """True if an effect says that each blank roll is one of the chaos symbol."""
    if any_static(g, StaticKind.SELDOM_ASKED):
        for s in active_statics(g, StaticKind.SELDOM_ASKED):
            if isinstance(s.node, n.BlanksAreChaos):
                return True
    return False


def trigger_planeswalking(g: State, player: int) -> None:
    """The planeswalking ability triggers: it has no source, and whoever rolled controls it (CR 901.8). Until 30 June
    2012 it was an ability of the plane, for which its controller had to roll, or another of a team (901.12c).
    """
    code = g.book.abilities[g.book.planeswalking]
    event = TriggerEvent.planar_die_rolled(player, PlanarSymbol.PLANESWALKER)
    if g.rules.planeswalking_has_no_source:
        trigger_ability(g, code, Context(0, player, code.uid), event)
        return
    for oid in face_up_planes(g):
        if player in g.team(g.objects[oid].controller):
            trigger_ability(g, code, Context(oid, g.objects[oid].controller, code.uid), event)


def ensue_chaos(g: State, player: int) -> None:
    """Chaos ensues, for everybody: a player has rolled it, or an effect says so (CR 311.7)."""
    if not g.planechase:
        return
    g.note(EventName.CHAOS_ENSUES, Concept.CHAOS_ENSUES, player)
    fire(g, TriggerEvent.chaos_ensues(player))


def ensue_chaos_for(g: State, planes: list[int]) -> None:
    """Chaos ensues for particular planes, be they in a planar deck: the planar controller controls their chaos
    abilities (CR 311.7).
    """
    for oid in planes:
        if not g.planechase or not is_planar(g, g.objects[oid]):
            continue
        player = controller_of_chaos(g, g.objects[oid])
        g.note(EventName.CHAOS_ENSUES, Concept.CHAOS_ENSUES, player, oid)
        event = TriggerEvent.chaos_ensues(player, oid)
        for uid in g.book.cards[g.objects[oid].card].base.triggered:
            code = g.book.abilities[uid]
            if isinstance(code.trigger, n.ChaosEnsues):
                trigger_ability(g, code, Context(oid, player, uid), event)


def controller_of_chaos(g: State, o: Obj) -> int:
    """The planar controller; in a Grand Melee one of them: who controls a plane, or has it in their deck."""
    if o.id in g.command:
        return o.controller
    return o.owner if g.moving >= 0 and where_walking(g, o.owner) != NOWHERE else g.planar_controller


# --- Players who leave


def hand_over_planes(g: State, leaving: list[int]) -> list[int]:
    """Before the planar controller leaves, the next player in turn order who does not becomes it (CR 901.6). Returns
    what is face up and leaves with its owner: that player planeswalks away from it (901.10, 901.11b).
    """
    stepping_down = who_only_stops(g, leaving)
    left: list[int] = []
    for at in range(len(g.markers)) if g.moving >= 0 else [-1]:
        old = planar_controller_there(g, at)
        if old in stepping_down:
            stop_walking(g, at)
            continue
        if old in leaving:
            heir = next_to_stay(g, old, leaving)
            if g.rules.phenomenon_abilities_stay:
                keep_phenomenon_abilities(g, old, heir)
            set_planar_controller(g, heir, at)
        for oid in planes_there(g, at):
            if g.objects[oid].owner in leaving:
                left.append(oid)
                fire(g, TriggerEvent.planeswalks_away(oid, planar_controller_there(g, at)))
    return left


def who_only_stops(g: State, leaving: list[int]) -> list[int]:
    """Of these players those whose leaving makes turn markers too many: nobody takes their place as a planar controller
    (CR 901.14b).
    """
    out: list[int] = []
    if g.moving >= 0:
        there = 0
        for p in g.players:
            if not p.left:
                there += 1
        for player in leaving:
            if markers_for(there - 1) < markers_for(there):
                out.append(player)
            there -= 1
    return out


def put_planes_away(g: State, marker: TurnMarker) -> None:
    """What is face up for a turn marker goes to the bottom of its owner's planar deck (CR 901.14b)."""
    for oid in marker.planes[:]:
        g.note(EventName.PLANE_PUT_AWAY, Concept.MELEE_PLANES_GO, -1, oid)
        turn_plane_down(g, oid)


def stop_walking(g: State, at: int) -> None:
    """A turn marker has no planar controller and no plane any more; nobody planeswalks (CR 901.14b)."""
    put_planes_away(g, g.markers[at])
    g.markers[at].walker = -1
    if at == g.moving:
        g.planar_controller = -1
    g.invalidate(Facet.MEMBERS | Facet.ZONES)
    g.all_stale = True
    refresh(g)


def next_to_stay(g: State, player: int, leaving: list[int]) -> int:
    """The next player in turn order who is not about to leave, of a team its primary player; -1: nobody is."""
    for team in g.teams_from(player):
        for p in team:
            if not g.players[p].left and p not in leaving:
                return p
    return -1


def keep_phenomenon_abilities(g: State, player: int, heir: int) -> None:
    """The abilities of phenomena that a leaving player owns go on under the new planar controller (CR 901.10b)."""
    for w in g.waiting:
        if comes_from_phenomenon(g, w.ctx, player):
            w.ctx.controller = heir
    for oid in g.stack + stacks_set_aside(g):
        o = g.objects[oid]
        ctx = o.ctx
        if ctx is not None and o.kind == ObjectKind.ABILITY and comes_from_phenomenon(g, ctx, player):
            ctx.controller = heir
            o.owner = o.controller = o.entered_under = heir


def comes_from_phenomenon(g: State, ctx: Context, owner: int) -> bool:
    source = g.objects.get(ctx.source)
    return source is not None and ctx.controller == owner and source.owner == owner and is_phenomenon(g, source)


# --- What ends


def finished_phenomena(g: State) -> list[int]:
    """The face-up phenomena of which no triggered ability has still to leave the stack (CR 704.6f)."""
    if not g.planechase:
        return []
    out: list[int] = []
    for oid in g.command:
        o = g.objects[oid]
        if is_phenomenon(g, o) and not pending_abilities(g, o):
            out.append(oid)
    return out
