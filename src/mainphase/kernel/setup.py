"""Seats and decks before a game starts, and positions that are given rather than played to (scenarios, tests)."""

from typing import Final

from mainphase.cards.nodes import CardType, Zone
from mainphase.errors import TooNewError
from mainphase.kernel.effects.turn_editing import drop_ahead, find_step, new_turn
from mainphase.kernel.events.becoming_attached import begin_as_it_attaches, set_host
from mainphase.kernel.events.designations import shows
from mainphase.kernel.events.planes import turn_plane_up
from mainphase.kernel.events.schemes import turn_scheme_up
from mainphase.kernel.events.state_based import possible_protectors
from mainphase.kernel.keys import ChosenKey
from mainphase.kernel.leading import Leading
from mainphase.kernel.lowering.cards import add_face_down
from mainphase.kernel.lowering.provided import provide_deploying
from mainphase.kernel.reading.attaching import index_attachment
from mainphase.kernel.reading.characteristics import characteristics_of, protector_of
from mainphase.kernel.reading.layers import apply_only_counters
from mainphase.kernel.reading.merging import (
    begin_components,
    is_counterpart,
    join_halves,
    new_component,
    show_components,
)
from mainphase.kernel.reading.parts import step_plan
from mainphase.kernel.reading.planes import face_up_planes, planar_deck_of
from mainphase.kernel.reading.statics import index_object, is_off, unindex_statics
from mainphase.kernel.state.ids import take_object
from mainphase.kernel.state.objects import Obj, ObjectFlag, ObjectKind
from mainphase.kernel.state.player import Player
from mainphase.kernel.state.sharing import team_starting_life
from mainphase.kernel.state.state import State
from mainphase.kernel.state.turn_parts import Part
from mainphase.kernel.turn.play_at_once import PlayAtOnce, hand_out_markers
from mainphase.kernel.turn.program import PlayTurns, TakePhase, TakeStep, TakeTurn, begin_turn
from mainphase.rules.concepts import Concept
from mainphase.rules.law import Rules
from mainphase.rules.numbering import first_numbered
from mainphase.rules.parts import PARTS, Main
from mainphase.rules.plan import PhaseKind, StepKind

# Marks, before the first turn, what comes under its controller's control only as that turn has begun.
AS_THE_TURN_BEGINS: Final = -1


def seed_generator(g: State, seed: int) -> None:
    """Seeds the game's generator: from equal seeds come equal random results. One of more than 64 bits is a key, under
    which nobody works out the results to come from those that were.
    """
    if seed >= 1 << 64:
        g.rng = seed << 64
        return
    g.rng = (seed * 0x9E3779B97F4A7C15 + 0xD1B54A32D192ED03) & 0xFFFFFFFFFFFFFFFF


def check_player_count(rules: Rules, count: int, third: str) -> None:
    """Raises TooNewError if there are more than two players and the rules are for two alone (CR 100.1b)."""
    if not rules.two_players_only or count <= 2:
        return
    came = first_numbered(Concept.MULTIPLAYER, rules.date)
    since = f"; there are rules for more, and for teams, since {came.since}, rule {came.rule}" if came else ""
    raise TooNewError(f"the rules of {rules.date} are for two players; {third} would be the third{since}")


def add_player(g: State, name: str, life: int = 20, group: int = -1) -> int:
    """A new seat, next in turn order; its own group and side unless it joins others. Returns the player's number."""
    if len(g.players) == 2:
        check_player_count(g.rules, 3, name)
    p = Player(len(g.players), name, life)
    if group < 0:
        p.group = p.side = len(g.groups)
        g.groups.append([p.id])
    else:
        p.group = group
        p.side = g.players[g.groups[group][0]].side
        g.groups[group].append(p.id)
    g.players.append(p)
    return p.id


def add_team(g: State, players: list[int]) -> None:
    """These players, so far alone, are a team (CR 805): in turn order, the primary player first (805.2)."""
    g.groups = [group for group in g.groups if group[0] not in players or group[0] == players[0]]
    for k in range(len(g.groups)):
        if g.groups[k][0] == players[0]:
            g.groups[k] = players[:]
        for p in g.groups[k]:
            g.players[p].group = k
            g.players[p].side = k


def lay_out_deploying(g: State) -> None:
    """What gives the creatures of each player the ability with which they are deployed (CR 804.2)."""
    card = provide_deploying(g.book)
    for p in g.players:
        shows(g, p.id, card)


def set_sides(g: State, sides: list[int]) -> None:
    """Says of each seat which team it belongs to, of players who take their turns alone (CR 808, 809, 811)."""
    for p in g.players:
        p.side = sides[p.id]


def share_life(g: State, lives: list[int] | None = None) -> None:
    """The teams of this game are those of Two-Headed Giant: each shares a life total (CR 810.4); `lives`: which one, by
    the team's place in turn order, if it is not the one that a game begins with.
    """
    g.heads = len(g.groups[0])
    for k in range(len(g.groups)):
        for p in g.groups[k]:
            g.players[p].life = lives[k] if lives is not None else team_starting_life(g)


def fill_library(g: State, player: int, cards: list[tuple[int, int]]) -> None:
    """Puts (count, card index) into a player's library, in order from the top."""
    for count, card in cards:
        for _ in range(count):
            place_object(g, card, player, Zone.LIBRARY)


def fill_schemes(g: State, player: int, cards: list[int]) -> None:
    """A player's scheme deck, from the top: face down in the command zone (CR 314.2)."""
    for card in cards:
        o = Obj(g.new_id(), card, ObjectKind.CARD, player, Zone.COMMAND)
        o.face = g.book.hidden
        g.objects[o.id] = o
        apply_only_counters(g, o)
        g.players[player].schemes.append(o.id)


def fill_planar_deck(g: State, player: int, cards: list[int], shared: bool = False) -> None:
    """A player's planar deck, from the top: face down in the command zone (CR 901.4). `shared`: that of all players,
    which is the planar controller's (901.15b). The game is one of Planechase from now on.
    """
    if not g.planechase:
        g.planechase = True
        g.planar_controller = 0
    g.one_planar_deck = g.one_planar_deck or shared
    owner = g.planar_controller if g.one_planar_deck else player
    for card in cards:
        o = Obj(g.new_id(), card, ObjectKind.CARD, owner, Zone.COMMAND)
        g.objects[o.id] = o
        apply_only_counters(g, o)
        planar_deck_of(g, player).append(o.id)


def place_plane(g: State, card: int, player: int) -> Obj:
    """A plane or phenomenon of a player's that is face up in a given position: nobody has just turned it up."""
    fill_planar_deck(g, player, [card])
    o = g.objects[planar_deck_of(g, player).pop()]
    turn_plane_up(g, o, g.planar_controller, -1)
    return o


def hand_out_planes(g: State) -> None:
    """The planes that are face up in a given position of a Grand Melee belong to their owners' turn markers, those of
    others to the first one (CR 901.14a).
    """
    for m in g.markers:
        m.walker = m.player
    g.planar_controller = g.markers[0].walker
    for oid in face_up_planes(g):
        o = g.objects[oid]
        whose = [m for m in g.markers if m.player == o.owner] or g.markers[:1]
        whose[0].planes.append(oid)
        o.controller = o.entered_under = whose[0].walker


def add_commander(g: State, player: int, card: int, identity: int = 0) -> Obj:
    """A player's commander, face up in the command zone (CR 903.6), with its color identity, which is established
    before the game begins (CR 903.4a).
    """
    designate_commander(g, player, card, identity)
    return place_object(g, card, player, Zone.COMMAND)


def designate_commander(g: State, player: int, card: int, identity: int) -> None:
    """A card is a player's commander, wherever it is (CR 903.3); the identities of two are combined (CR 702.124c)."""
    if not g.commanding:
        g.commanding = Leading.COMMANDER
    g.players[player].commanders.append(card)
    g.players[player].identity |= identity


def add_signature_spell(g: State, player: int, card: int) -> Obj:
    """The signature spell of the player's next commander that has none, face up in the command zone."""
    designate_signature_spell(g, player, card)
    return place_object(g, card, player, Zone.COMMAND)


def designate_signature_spell(g: State, player: int, card: int) -> None:
    """A card is a player's signature spell, wherever it is."""
    g.players[player].signature_spells.append(card)


def add_vanguard(g: State, player: int, card: int) -> Obj:
    """A player's vanguard, face up in the command zone (CR 902.3)."""
    g.players[player].vanguard = card
    o = place_object(g, card, player, Zone.COMMAND)
    o.timestamp = g.tick()  # CR 613.7i
    index_object(g, o)
    return o


def fill_sideboard(g: State, player: int, cards: list[tuple[int, int]]) -> None:
    """Puts (count, card index) outside the game, as cards of this player's sideboard (CR 400.11a)."""
    for count, card in cards:
        for _ in range(count):
            place_object(g, card, player, Zone.OUTSIDE)


def place_scheme(g: State, card: int, player: int) -> Obj:
    """A scheme that is face up in a given position: nobody has just set it in motion."""
    fill_schemes(g, player, [card])
    o = g.objects[g.players[player].schemes.pop()]
    turn_scheme_up(g, o)
    return o


def place_object(g: State, card: int, player: int, zone: int, kind: int = ObjectKind.CARD, face: int = -1) -> Obj:
    """An object is simply there: nothing enters, nothing triggers. In a library it goes below the
    cards already placed. `face`: what it shows, if not the card's own face.
    """
    o = Obj(g.new_id(), card, kind, player, zone)
    if face >= 0:
        o.face = face
        if g.book.cards[face].is_flipside:
            o.flags |= ObjectFlag.FLIPPED
    g.objects[o.id] = o
    apply_only_counters(g, o)
    if zone != Zone.BATTLEFIELD:
        g.zone_list(zone, player).append(o.id)
        g.changes += 1
    else:
        g.permanents.append(o)
        o.timestamp = g.tick()
        index_attachment(g, o)
        o.arrived = 0  # not summoning-sick, unless the position says so
        loyalty = g.book.cards[o.face].node.loyalty
        if loyalty is not None:  # unless the position says otherwise
            o.put("loyalty", loyalty)
        defense = g.book.cards[o.face].node.defense
        if defense is not None:
            o.put("defense", defense)
    code = g.book.cards[o.face]
    if code.zones & (1 << zone):
        index_object(g, o)
    return o


def place_under(g: State, o: Obj, card: int, token: bool = False) -> None:
    """A card lies under all others that represent a permanent: merged with it, or melded if they are a pair (CR 730.2,
    701.42a).
    """
    g.book.merges = True
    unindex_statics(g, o)
    begin_components(g, o)
    part = new_component(g, card, card, ObjectKind.TOKEN if token else ObjectKind.CARD, o.owner)
    above = g.objects[o.components[-1]]
    if is_counterpart(g, above, part):
        join_halves(g, above, part)
    else:
        part.timestamp = g.tick()
    o.components = (*o.components, part.id)
    show_components(g, o)
    apply_only_counters(g, o)
    loyalty = g.book.cards[o.face].node.loyalty
    if loyalty is not None and "loyalty" not in o.counters:
        o.put("loyalty", loyalty)
    index_object(g, o)


def place_blank(g: State, card: int, player: int) -> Obj:
    """A nameless card that does nothing, in a library."""
    o = place_object(g, card, player, Zone.LIBRARY)
    o.flags |= ObjectFlag.BLANK
    return o


def put_counters_on(g: State, o: Obj, counters: dict[str, int]) -> None:
    o.counters = {k: v for k, v in counters.items() if v}
    apply_only_counters(g, o)


def attach_to(g: State, o: Obj, ref: int) -> None:
    """A permanent that is attached to a permanent or player in a given position."""
    set_host(g, o, ref)
    begin_as_it_attaches(g, o)
    g.all_stale = True


def protect_battles(g: State) -> None:
    """Battles of a given position are protected by the only player who could, unless it says otherwise."""
    for o in g.permanents:
        if characteristics_of(o).types & CardType.BATTLE and protector_of(o) < 0:
            able = possible_protectors(g, o)
            if len(able) == 1:
                o.choose(ChosenKey.PROTECTOR, able[0])


def set_sick(g: State, o: Obj) -> None:
    """As if it had come under its controller's control after their most recent turn began (CR 302.6)."""
    o.arrived = g.tick() if g.turn else AS_THE_TURN_BEGINS
    g.invalidate_mana()


def set_face_down(g: State, o: Obj) -> None:
    """A permanent that lies face down in a given position (CR 708.2): as its card allows, if it says how."""
    unindex_statics(g, o)
    o.face = add_face_down(g.book)
    for face in g.book.cards[o.card].faces:
        if g.book.cards[face].face_down:
            o.face = face
    apply_only_counters(g, o)
    index_object(g, o)


def set_tapped(g: State, o: Obj) -> None:
    """Makes a permanent tapped; until 1999 an artifact is off then."""
    o.tapped = True
    g.invalidate_mana()
    if is_off(g, o):
        unindex_statics(g, o)
        index_object(g, o)


def set_phased_out(g: State, o: Obj) -> None:
    """A permanent that is phased out in a given position."""
    unindex_statics(g, o)
    g.invalidate_mana()
    take_object(g.permanents, o)
    g.phased_out.append(o.id)
    o.phased_out = True


def start_at(g: State, number: int, active: int, step_name: str, only_end: bool = False) -> None:
    """The game goes on with this step of this turn: it begins in full; what would have happened earlier in the turn has
    not happened.

    `step_name` is a step of the turn plan, "precombat main" or "postcombat main" (`rules.parts`). `only_end`: what
    happens at its end is all that is left of it.
    """
    g.active = active
    g.starter = active
    g.natural_group = g.players[active].group
    g.turn_number = number - 1
    g.newest_turn = number - 1
    for p in g.players:  # as many turns lie behind each as if they had gone round
        ago = (g.players[active].group - p.group) % len(g.groups)
        p.turns_taken = max(0, (number - ago - 1) // len(g.groups) + (1 if ago else 0))
    g.all_stale = True
    protect_battles(g)
    if g.moving >= 0:
        hand_out_markers(g)
        if g.planechase:
            hand_out_planes(g)
        g.markers[0].going = True
        g.markers[0].received = False
        around = PlayAtOnce()
        around.pc = PlayAtOnce.LATER
        g.push(around)
    else:
        outer = PlayTurns()
        outer.pc = PlayTurns.LATER
        g.push(outer)
    turn = new_turn(g, active)
    frame = TakeTurn(turn.id)
    frame.pc = TakeTurn.OWED
    begin_turn(g, turn)
    for o in g.objects.values():
        if o.arrived == AS_THE_TURN_BEGINS:
            o.arrived = g.tick()
    g.push(frame)
    wanted_phase, wanted_step = find_place(g, step_name)
    assert wanted_phase >= 0, f"no step {step_name}"
    while True:
        phase = g.parts[turn.queue[0]]
        if phase.plan_phase == wanted_phase:
            break
        turn.take_next()
        if phase.kind == PhaseKind.MAIN:
            turn.mains += 1
        elif phase.kind == PhaseKind.COMBAT:
            turn.past_attack = True
            turn.past_damage = True
        drop_ahead(g, phase)
        del g.parts[phase.id]
    if PARTS[step_name].main == Main.POSTCOMBAT:  # in 1997 the rest of the one main phase
        turn.past_attack = True
        turn.past_damage = True
    while not phase.is_last() and g.parts[phase.queue[0]].plan != wanted_step:
        left_out = phase.take_next()
        if g.parts[left_out].kind == StepKind.DECLARE_ATTACKERS and phase.kind == PhaseKind.COMBAT:
            turn.past_attack = True
        elif g.parts[left_out].kind == StepKind.COMBAT_DAMAGE:
            turn.past_damage = True
        del g.parts[left_out]
    if only_end:
        start_at_end(g, turn)


def start_at_end(g: State, turn: Part) -> None:
    """Of the turn's next phase, one without steps, only the end is left (1997)."""
    phase = TakePhase(turn.take_next())
    phase.pc = TakePhase.ENDS
    g.phase = phase.phase
    g.push(phase)
    step = TakeStep(g.parts[phase.phase].take_next())
    part = g.parts[step.step]
    step.begin(g, part, step_plan(g, part))
    step.pc = TakeStep.ENDS
    g.push(step)
    kept = g.batches
    if kept is not None and part.kind == StepKind.CLEANUP:
        kept.worn = True  # damage and what lasts until end of turn have ended before


def find_place(g: State, name: str) -> tuple[int, int]:
    """The phase and step of the turn plan that a name means; -1 if it has none such."""
    said = PARTS.get(name)
    if said is None:
        return -1, -1
    if said.main == Main.ANY:
        return find_step(g, said.step)
    mains = 0
    for i in range(len(g.rules.plan.phases)):
        if g.rules.plan.phases[i].kind == PhaseKind.MAIN:
            mains += 1
            if mains == (1 if said.main == Main.PRECOMBAT or not g.rules.attack_is_phase else 2):
                return i, 0
    return -1, -1
