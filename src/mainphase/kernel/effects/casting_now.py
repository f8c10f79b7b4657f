"""Effects that cast a card, or play one, while they resolve (CR 608.2g)."""

from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.kernel.asking.choosing import AskYesNo, ChooseObjects, ChooseWay
from mainphase.kernel.casting.castable import cannot_cast_now, has_cost
from mainphase.kernel.casting.casting import CastSpell
from mainphase.kernel.casting.playing import has_land_play, play_land
from mainphase.kernel.effects.doing import staged_effect
from mainphase.kernel.effects.selecting import objects_of
from mainphase.kernel.keys import SavedAs
from mainphase.kernel.reading.evaluate import matches
from mainphase.kernel.reading.faces import (
    BY_EFFECT,
    FREE,
    as_land,
    face_cast,
    show_again,
    show_meanwhile,
    turn_face_in_place,
    way_of,
)
from mainphase.kernel.reading.lasting import begin_permission
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.effect_frame import RunEffectBase
from mainphase.kernel.state.state import State
from mainphase.kernel.values import DecisionKind


class CastStage:
    """The stages of casting a card, besides the answer whether it is cast."""

    DONE: Final = 2
    WAY: Final = 3  # the one chosen is taken up
    FORCED: Final = 4  # it is cast: there was no choice
    NEXT: Final = 5  # of several it is the next one, or none is


PLAYED_TO: Final = (Zone.STACK, Zone.BATTLEFIELD)


@staged_effect(n.CastNow)
def cast_now(g: State, running: RunEffectBase, node: n.CastNow) -> bool:
    """The player may cast the card, if that can be completed (CR 608.2g)."""
    ctx = running.ctx
    p = ctx.controller
    if running.sub == RunEffectBase.BEGIN:
        ctx.saved[node.save] = []
        if node.one_by_one:
            return offer_next(g, running, node)
        cards = objects_of(g, node.what, ctx)
        if not cards:
            return True
        oid = cards[0]
        if node.once_waited and g.rules.madness_waits:
            ctx.saved[node.save] = [oid]
            begin_waiting(g, oid, ctx)
            return True
        ways = ways_or_lands(g, p, oid, node, ctx)
        if not ways:
            return True
        running.queue = [oid, *ways]
        must = node.must or (node.hasty and not g.rules.suspend_is_optional)  # CR 702.62a
        if len(ways) > 1:
            running.sub = CastStage.WAY
            g.push(ChooseWay(p, oid, ways, must))
        elif must:
            running.sub = CastStage.FORCED
            return cast_now(g, running, node)
        else:
            running.sub = RunEffectBase.ANSWER
            g.push(AskYesNo(p, DecisionKind.MAY, oid))
        return False
    if running.sub == RunEffectBase.ANSWER and not g.answered:
        return True
    if running.sub == CastStage.NEXT:
        if not g.result:
            return True
        running.queue = [g.result[0], *ways_or_lands(g, p, g.result[0], node, ctx)]
        if len(running.queue) > 2:
            running.sub = CastStage.WAY
            g.push(ChooseWay(p, running.queue[0], running.queue[1:], True))
            return False
    if running.sub == CastStage.WAY:
        if not g.result:
            return True
        running.queue = [running.queue[0], g.result[0]]
    if running.sub == CastStage.DONE:
        return not node.one_by_one or offer_next(g, running, node)
    running.sub = CastStage.DONE
    oid = running.queue[0]
    if g.objects[oid].face == g.book.hidden:  # CR 406.3a
        turn_face_in_place(g, g.objects[oid], g.objects[oid].card)
    ctx.saved[node.save] = [*ctx.saved[node.save], oid]
    if running.queue[1] < FREE:
        play_land(g, p, oid, -1, as_land(running.queue[1]))
        return False
    frame = CastSpell(p, oid, running.queue[1])
    frame.hasty = node.hasty
    frame.bidden = True
    frame.exiled_after = node.exiled_after
    frame.any_mana = n.ANY_TYPE if node.any_type else 0
    if node.only_spells:
        frame.exiled_after = not g.book.cards[face_cast(g, g.objects[oid], running.queue[1])].is_permanent
    g.push(frame)
    return False


def offer_next(g: State, running: RunEffectBase, node: n.CastNow) -> bool:
    """The player may choose another of several cards, to cast it now, after those that were cast (CR 608.2g). True if
    there is none.
    """
    p = running.ctx.controller
    left: list[int] = []
    if node.at_most > 0 and len(running.ctx.saved[node.save]) >= node.at_most:
        return True
    fits = node.fits
    for oid in objects_of(g, node.what, running.ctx):
        if fits is not None and not g.rules.spell_must_fit and not matches(g, fits, oid, running.ctx):
            continue
        if g.objects[oid].zone not in PLAYED_TO and ways_or_lands(g, p, oid, node, running.ctx):
            left.append(oid)
    if not left:
        return True
    running.sub = CastStage.NEXT
    g.push(ChooseObjects(p, left, 1 if node.must else 0, 1, DecisionKind.CHOOSE, running.ctx.source))
    return False


def begin_waiting(g: State, oid: int, ctx: Context) -> None:
    """The card may be cast until its owner passes next: then it is put into the graveyard (`end_until_passing`)."""
    node = g.book.nodes[g.book.until_passing]
    assert isinstance(node, n.MayPlay)
    begin_permission(g, g.book.until_passing, node, [oid], ctx)


def ways_or_lands(g: State, player: int, oid: int, node: n.CastNow, ctx: Context) -> list[int]:
    """The ways in which a card can be cast now, or played as a land where lands may be."""
    ways = ways_now(g, player, oid, node, ctx)
    if node.land_too and not cannot_play_land_now(g, player):
        ways += land_faces(g, oid)
    return ways


def ways_now(g: State, player: int, oid: int, node: n.CastNow, ctx: Context) -> list[int]:
    """The ways in which a card can be cast now: as itself, or as another of its faces, if the resulting spell fits."""
    o = g.objects[oid]
    faces = g.book.cards[o.card].faces
    out: list[int] = []
    for k in range(len(faces)):
        face = g.book.cards[faces[k]]
        if face.back != node.transformed or face.face_down or face.is_land or (k > 0 and node.alternative):
            continue
        for_cost = node.for_cost
        if for_cost is not None:
            ways = [way_of(k, i + 1) for i in range(len(face.alternatives)) if face.alternatives[i] == for_cost]
        elif node.paying:
            ways = ways_paid_for(g, player, oid, faces[k], k)
        else:
            ways = [way_of(k, BY_EFFECT) if k > 0 else way_named(g, oid, node.alternative)]
        if node.any_type:  # it is paid for so before it is on the stack, where the spell remembers it
            kept = o.ctx
            o.ctx = paid_as(n.ANY_TYPE)
            ways = [way for way in ways if cannot_cast_now(g, player, oid, way) == 0]
            o.ctx = kept
        else:
            ways = [way for way in ways if cannot_cast_now(g, player, oid, way) == 0]
        fits = node.fits
        if ways and fits is not None and g.rules.spell_must_fit:
            before = show_meanwhile(g, o, faces[k])
            fit = matches(g, fits, oid, ctx)
            show_again(o, before)
            if not fit:
                continue
        out.extend(ways)
    return out


def ways_paid_for(g: State, player: int, oid: int, face: int, number: int) -> list[int]:
    """The ways in which this face of a card is cast for its costs: its mana cost, or an alternative one that is paid
    wherever it is (CR 118.9a).
    """
    out = [way_of(number, 0)]
    code = g.book.cards[face]
    for i in range(len(code.alternatives)):
        alt = code.alternatives[i]
        if alt.zone != Zone.HAND or alt.only_there or alt.transformed:
            continue
        way = way_of(number, i + 1)
        if has_cost(g, player, g.objects[oid], face, way):
            out.append(way)
    return out


def paid_as(mark: int) -> Context:
    """What a spell remembers if mana may be spent as though it were of another type to cast it (CR 609.4b)."""
    ctx = Context()
    ctx.saved[SavedAs.ANY_COLOR] = [mark // n.ANY_COLOR]
    return ctx


def land_faces(g: State, oid: int) -> list[int]:
    """The ways in which a card is played as a land: with each of its faces that is one (CR 712.12)."""
    faces = g.book.cards[g.objects[oid].card].faces
    out: list[int] = []
    for k in range(len(faces)):
        face = g.book.cards[faces[k]]
        if face.is_land and not face.back:
            out.append(as_land(k))
    return out


def cannot_play_land_now(g: State, player: int) -> bool:
    """A land is played only on the player's own turn, as often as that is allowed (CR 305.2, 305.3)."""
    if not g.is_active(player):
        return True
    return not has_land_play(g, player)


def way_named(g: State, oid: int, name: str) -> int:
    if name:
        code = g.book.cards[g.objects[oid].card]
        for i in range(code.own_alternatives):
            if code.alternatives[i].name == name:
                return i + 1
    return BY_EFFECT
