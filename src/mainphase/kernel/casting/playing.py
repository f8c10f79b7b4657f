"""Playing lands (CR 305, 116.2a), and playing cards from where an effect allows it (601.3, 305.1): an effect on fixed
cards (`MayPlay`), or a static ability about cards that fit (`MayPlayFrom`).
"""

from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Zone
from mainphase.kernel.events.changes import Cause, put_onto_battlefield_change
from mainphase.kernel.events.performing import perform_event
from mainphase.kernel.keys import MemoryKey
from mainphase.kernel.lowering.dependencies import Facet
from mainphase.kernel.lowering.static_kinds import StaticKind
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.reading.commanders import commanders_to_cast, may_cast_commander
from mainphase.kernel.reading.evaluate import holds, matches, names_player, objects_that_fit
from mainphase.kernel.reading.faces import MOST_PERMISSIONS, show_again, show_meanwhile
from mainphase.kernel.reading.lasting import PLAYED_FROM, use_up
from mainphase.kernel.reading.statics import ActiveStatic, active_statics, any_static
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.ids import index_of_id
from mainphase.kernel.state.objects import Obj
from mainphase.kernel.state.refusal import pack_refusal
from mainphase.kernel.state.state import State
from mainphase.kernel.state.waiting import Lasting, Waiting
from mainphase.kernel.what_happens import EventName
from mainphase.rules.concepts import Concept
from mainphase.rules.law import LandPermission
from mainphase.rules.plan import StepKind

# --- Timing


def main_phase_of(g: State, player: int) -> bool:
    """It is a main phase of this player('s team) (CR 505.6a)."""
    return (
        g.step != 0
        and g.is_active(player)
        and g.combat is None  # in 1997 the attack is inside it
        and g.parts[g.step].kind == StepKind.MAIN
    )


def sorcery_timing(g: State, player: int) -> bool:
    """Priority, own main phase, empty stack (CR 307.1, 505.6a). Priority is the caller's affair.

    An attack is no phase of its own in 1997: nothing of that kind is played while it goes on ("Timing Simplified").
    """
    return len(g.stack) == 0 and g.combat is None and main_phase_of(g, player)


# --- Permission to play cards from elsewhere


def first_permission(g: State, player: int, oid: int, free: bool) -> ActiveStatic | None:
    """The first effect that lets this player play this card where it is, for its costs or without its mana cost."""
    e = permission_for(g, player, oid, free)
    if e is not None:
        return as_permission(g, e, player)
    priced: ActiveStatic | None = None
    if any_static(g, StaticKind.MAY_PLAY_FROM):
        land = (characteristics_of(g.objects[oid]).types & CardType.LAND) != 0
        for s in active_statics(g, StaticKind.MAY_PLAY_FROM):
            said = s.node
            if not isinstance(said, n.MayPlayFrom) or not (said.free == free or (land and said.free)):
                continue  # a land has no mana cost
            if is_permission_usable(g, s, said, player):
                if (said.lands or not land) and matches(g, said.which, oid, s.ctx):
                    if not said.instead and not said.extra:
                        return s
                    if priced is None and (said.extra or is_played_anyway(g, player, g.objects[oid])):
                        priced = s
    return priced


def permission_at(g: State, player: int, oid: int, place: int) -> ActiveStatic | None:
    """Of the effects by which this player may play this card without its mana cost the one at this place."""
    if place == 0:
        return first_permission(g, player, oid, True)
    others = free_permissions(g, player, oid)
    return others[place] if 0 < place < len(others) else None


def free_permissions(g: State, player: int, oid: int) -> list[ActiveStatic]:
    """The effects by which this player may play this card without its mana cost: of those that say the same the first
    (CR 118.9a: the player chooses one of them).
    """
    out: list[ActiveStatic] = []
    land = (characteristics_of(g.objects[oid]).types & CardType.LAND) != 0
    if g.begun[StaticKind.MAY_PLAY]:
        for e in g.lasting:
            if lets_play(g, e, player, oid, True, land):
                add_permission(as_permission(g, e, player), out)
    if any_static(g, StaticKind.MAY_PLAY_FROM):
        instead: list[ActiveStatic] = []
        for s in active_statics(g, StaticKind.MAY_PLAY_FROM):
            said = s.node
            if isinstance(said, n.MayPlayFrom) and said.free and is_permission_usable(g, s, said, player):
                if (said.lands or not land) and matches(g, said.which, oid, s.ctx):
                    if not said.instead:
                        add_permission(s, out)
                    elif is_played_anyway(g, player, g.objects[oid]):
                        instead.append(s)
        for s in instead:
            add_permission(s, out)
    return out[:MOST_PERMISSIONS]


def add_permission(permission: ActiveStatic, out: list[ActiveStatic]) -> None:
    for known in out:
        if known.node == permission.node:
            return
    out.append(permission)


def is_played_anyway(g: State, player: int, o: Obj) -> bool:
    """True if this player may cast a card where it is for its costs, as far as its place goes."""
    return is_in_own_hand(o, player) or is_permitted(g, player, o.id, False)


def is_in_own_hand(o: Obj, player: int) -> bool:
    return o.zone == Zone.HAND and o.owner == player


def any_mana_of(permission: n.Node) -> int:
    """The mark for the symbols of a cost (`ANY_COLOR`, `ANY_TYPE`) that a permission gives; 0: it gives none."""
    if isinstance(permission, (n.MayPlayFrom, n.MayPlay)):
        return n.ANY_TYPE if permission.any_type else n.ANY_COLOR if permission.any_color else 0
    return 0


def is_permitted(g: State, player: int, oid: int, free: bool) -> bool:
    """True if any effect lets this player play this card where it is."""
    if permission_for(g, player, oid, free) is not None:
        return True
    if g.commanding and not free and may_cast_commander(g, player, g.objects[oid]):  # CR 903.8
        return True
    return any_static(g, StaticKind.MAY_PLAY_FROM) and first_permission(g, player, oid, free) is not None


def permission_for(g: State, player: int, oid: int, free: bool) -> Lasting | None:
    """The first effect on fixed cards, this one among them, that does."""
    if g.begun[StaticKind.MAY_PLAY]:
        land = (characteristics_of(g.objects[oid]).types & CardType.LAND) != 0
        for e in g.lasting:
            if lets_play(g, e, player, oid, free, land):
                return e
    return None


def lets_play(g: State, lasting: Lasting, player: int, oid: int, free: bool, land: bool) -> bool:
    """True if this effect lets this player play this card, a land or not, for its costs or without its mana cost. A
    land has none, and is played as it is by either.
    """
    if lasting.controller != player or index_of_id(lasting.objects, oid) < 0:
        return False
    node = g.book.nodes[lasting.node]
    if not isinstance(node, n.MayPlay) or node.alternative or (land and not node.lands):
        return False
    if node.free != free and not (land and node.free):
        return False
    fits = node.fits
    if not isinstance(fits, n.Anything) and not matches(g, fits, oid, Context(lasting.source, player)):
        return False
    return unmet_permission_condition(g, player, oid, node, lasting) == 0


def as_permission(g: State, lasting: Lasting, player: int) -> ActiveStatic:
    """An effect on fixed cards, as a permission."""
    return ActiveStatic(
        g.book.nodes[lasting.node], Context(lasting.source, player), lasting.source, -1, lasting.timestamp, lasting
    )


AS_A_SORCERY: Final = 1
LATER_TURN: Final = 2
AS_ITSELF: Final = 3
OWN_TURN: Final = 4
USED_UP: Final = 5
NOT_SO: Final = 6


def unmet_permission_condition(g: State, player: int, oid: int, node: n.MayPlay, lasting: Lasting) -> int:
    """0, or the condition of a permission for this card that is not met."""
    if node.as_a_sorcery and not sorcery_timing(g, player):
        return AS_A_SORCERY
    if node.later_turn and lasting.anchor == g.turn_number:
        return LATER_TURN
    if node.if_so is not None and not holds(g, node.if_so, Context(lasting.source, player)):
        return NOT_SO
    return AS_ITSELF if node.normally and g.objects[oid].face != g.objects[oid].card else 0


def permission_for_cost(g: State, player: int, oid: int, alternative: str) -> n.MayPlay | None:
    """The first effect that lets this player cast this card, where it is, for its alternative cost of that name."""
    if g.begun[StaticKind.MAY_PLAY] and alternative and g.objects[oid].zone == Zone.EXILE:
        for e in g.lasting:
            node = g.book.nodes[e.node]
            if e.controller == player and oid in e.objects and isinstance(node, n.MayPlay):
                if node.alternative == alternative and unmet_permission_condition(g, player, oid, node, e) == 0:
                    return node
    return None


def is_permission_usable(g: State, static: ActiveStatic, node: n.MayPlayFrom, player: int) -> bool:
    """True if this player may play anything because of it now."""
    return names_player(g, node.who, player, static.ctx) and unmet_condition_of_static(g, static, node, player) == 0


def unmet_condition_of_static(g: State, static: ActiveStatic, node: n.MayPlayFrom, player: int) -> int:
    """0, or the condition of a player's permission that is not met."""
    if node.own_turn and (g.turn == 0 or not g.is_active(player)):
        return OWN_TURN
    if node.per_turn != 0 and static.uid >= 0 and g.objects[static.source].uses(static.uid) >= node.per_turn:
        return USED_UP
    return 0


def opens_with_turn(g: State) -> bool:
    """True if a turn that has just begun may change what players play or do with cards: "on a later turn", "during each
    of your turns", foretelling.
    """
    if g.book.foretells:
        return True
    if g.begun[StaticKind.MAY_PLAY]:
        for e in g.lasting:
            node = g.book.nodes[e.node]
            if e.anchor == g.turn_number - 1 and isinstance(node, n.MayPlay) and node.later_turn:
                return True
    return any_static(g, StaticKind.MAY_PLAY_FROM)


def barred_permission(g: State, player: int, oid: int, free: bool) -> tuple[int, int]:
    """The permission that would let this player play this card where it is but for a condition that is not met: its
    source, and which condition that is; 0 if there is nothing.
    """
    for e in g.lasting:
        node = g.book.nodes[e.node]
        if e.controller == player and oid in e.objects and isinstance(node, n.MayPlay) and node.free == free:
            why = unmet_permission_condition(g, player, oid, node, e)
            if why != 0:
                return e.source, why
    if any_static(g, StaticKind.MAY_PLAY_FROM):
        for s in active_statics(g, StaticKind.MAY_PLAY_FROM):
            said = s.node
            if isinstance(said, n.MayPlayFrom) and said.free == free and names_player(g, said.who, player, s.ctx):
                why = unmet_condition_of_static(g, s, said, player)
                if why != 0 and matches(g, said.which, oid, s.ctx):
                    return s.source, why
    return 0, 0


def use_permission(g: State, static: ActiveStatic, player: int) -> None:
    """Something is played because of it: that counts, and what happens then triggers. An effect that permits one card
    has done so.
    """
    if static.uid < 0:
        said, lasting = static.node, static.lasting
        if lasting is not None and isinstance(said, n.MayPlayFrom) and said.per_turn != 0:
            use_up(g, [lasting.id], Concept.EXPIRE_DURATIONS)
        return
    source = g.objects[static.source]
    source.use(static.uid)
    then = g.book.abilities[static.uid].linked
    if then >= 0:
        ctx = Context(static.source, static.ctx.controller, then)
        ctx.event_player = player
        g.waiting.append(Waiting(ctx))
        g.note(EventName.TRIGGERED, Concept.TRIGGERS, ctx.controller, ctx.source)


def playable_elsewhere(g: State, player: int) -> list[int]:
    """The cards that effects let this player play from where they are, whether or not they can now."""
    out: list[int] = commanders_to_cast(g, player) if g.commanding else []
    if g.begun[StaticKind.MAY_PLAY]:
        for e in g.lasting:
            if e.controller == player and isinstance(g.book.nodes[e.node], n.MayPlay):
                for oid in e.objects:
                    o = g.find(oid)
                    if o is not None and o.zone in PLAYED_FROM and index_of_id(out, oid) < 0:
                        out.append(oid)
    if any_static(g, StaticKind.MAY_PLAY_FROM):
        for s in active_statics(g, StaticKind.MAY_PLAY_FROM):
            node = s.node
            if isinstance(node, n.MayPlayFrom) and is_permission_usable(g, s, node, player):
                if node.instead:  # what else may be cast is here anyway
                    out.extend([oid for oid in g.players[player].hand if oid not in out])
                    continue
                for oid in objects_that_fit(g, node.which, s.ctx):
                    if oid not in out:
                        out.append(oid)
                if g.book.several_faces:
                    add_other_faces(g, s, node.which, out)
    return out


def add_other_faces(g: State, static: ActiveStatic, which: n.Filter, out: list[int]) -> None:
    """Cards of which another face fits: that one may be played, a land face where lands may be (CR 712.11c, 712.12,
    715.3a).
    """
    ids = g.exile[:]
    for p in g.players:
        ids.extend(p.graveyard)
        ids.extend(p.library[:1])
    for oid in ids:
        o = g.objects[oid]
        code = g.book.cards[o.card]
        if o.face != o.card or oid in out:
            continue
        for at in code.faces[1:]:
            other = g.book.cards[at]
            if other.back or other.face_down:
                continue
            before = show_meanwhile(g, o, at)
            fits = matches(g, which, oid, static.ctx)
            show_again(o, before)
            if fits:
                out.append(oid)
                break


# --- Lands


def lands_allowed(g: State, player: int) -> int:
    """CR 305.2."""
    allowed = 1
    if any_static(g, StaticKind.EXTRA_LAND_PLAYS):
        for s in active_statics(g, StaticKind.EXTRA_LAND_PLAYS):
            node = s.node
            if isinstance(node, n.ExtraLandPlays) and names_player(g, node.who, player, s.ctx):
                if node.count < 0:
                    return 1 << 30
                allowed += node.count
    return allowed


def cannot_play_land(g: State, player: int, oid: int, face: int = 0) -> int:
    """0, or why this card can't be played as a land now; of a modal double-faced card, with which face up (CR
    712.12).
    """
    o = g.objects[oid]
    hidden = o.face == g.book.hidden and g.book.hidden >= 0  # what lies face down in exile is turned up (406.3a)
    if face == 0 and not hidden:
        return cannot_play_it(g, player, o)
    before = show_meanwhile(g, o, g.book.cards[o.card].faces[face])
    why = cannot_play_it(g, player, o)
    show_again(o, before)
    return why


def cannot_play_it(g: State, player: int, o: Obj) -> int:
    """0, or why a card that shows the face it would be played with can't be played as a land now."""
    oid = o.id
    if not characteristics_of(o).types & CardType.LAND:
        return pack_refusal(Concept.LAND_PLAY, oid)
    if (o.owner != player or o.zone != Zone.HAND) and not is_permitted(g, player, oid, False):
        return pack_refusal(Concept.LAND_PLAY, oid)
    if any_static(g, StaticKind.CANT_CAST):  # CR 101.2
        for s in active_statics(g, StaticKind.CANT_CAST):
            said = s.node
            if isinstance(said, n.CantCast) and said.lands and names_player(g, said.who, player, s.ctx):
                if matches(g, said.which, oid, s.ctx):
                    return pack_refusal(Concept.CANT_CAST, s.source)
    if not g.is_active(player) or g.turn == 0:
        return pack_refusal(Concept.LAND_NOT_YOUR_TURN, 0)
    if not sorcery_timing(g, player):
        return pack_refusal(Concept.LAND_TIMING, g.stack[-1] if g.stack else 0)
    return 0 if has_land_play(g, player) else pack_refusal(Concept.LAND_PER_TURN, 0)


def has_land_play(g: State, player: int) -> bool:
    """True if the player may play another land this turn (CR 305.2)."""
    if g.rules.land_permission == LandPermission.CHOOSE:
        return len(land_permissions(g, player)) > 0
    return g.players[player].lands_played < lands_allowed(g, player)


def land_permissions(g: State, player: int) -> list[int]:
    """The permissions under which a land could be played until 12 July 2013: the rule itself (0), and each effect that
    allows more and is not used up this turn (305.2 of those rules).
    """
    p = g.players[player]
    out: list[int] = []
    if p.recall(charged_to(0)) == 0:
        out.append(0)
    if any_static(g, StaticKind.EXTRA_LAND_PLAYS):
        for s in active_statics(g, StaticKind.EXTRA_LAND_PLAYS):
            node = s.node
            if not isinstance(node, n.ExtraLandPlays) or not names_player(g, node.who, player, s.ctx):
                continue
            if s.source not in out and (node.count < 0 or p.recall(charged_to(s.source)) < node.count):
                out.append(s.source)
    return out


def charged_to(permission: int) -> str:
    """The name in a player's memory of the turn for the land plays charged to a permission."""
    return f"{MemoryKey.LANDS_UNDER}{permission}"


def play_land(g: State, player: int, oid: int, permission: int = -1, face: int = 0) -> None:
    """A special action: no stack, no response (CR 116.2a, 305.1). `permission`: what it is charged to, -1 the first;
    `face`: which face it will show (712.12).
    """
    g.players[player].lands_played += 1
    if g.rules.land_permission == LandPermission.CHOOSE:
        if permission < 0:
            permission = land_permissions(g, player)[0]
        g.players[player].remember(charged_to(permission))
    g.invalidate(Facet.MEMORY)
    o = g.objects[oid]
    if o.zone != Zone.HAND or o.owner != player:
        before = show_meanwhile(g, o, g.book.cards[o.card].faces[face])
        under = first_permission(g, player, oid, False)
        show_again(o, before)
        if under is not None:
            use_permission(g, under, player)
    change = put_onto_battlefield_change(oid, player, Cause.PLAYED, Concept.LAND_PLAY)
    if face:
        change.face = g.book.cards[g.objects[oid].card].faces[face]
    perform_event(g, [change])
