"""Effects on cards in hands and libraries: draw, discard, mill, reveal, search, scry, shuffle (CR 121, 701)."""

from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.kernel.asking.choosing import AskYesNo, ChooseObjects
from mainphase.kernel.effects.doing import immediate_effect, staged_effect
from mainphase.kernel.effects.results import happen_for, save_result
from mainphase.kernel.effects.scrying import ScryCards, SearchCards, note_searched, shuffle_library
from mainphase.kernel.effects.selecting import happen_if, objects_of, top_cards
from mainphase.kernel.events.changes import Cause, discard_change, draw_change, move_change, put_onto_battlefield_change
from mainphase.kernel.events.performing import perform_event
from mainphase.kernel.keys import SavedAs
from mainphase.kernel.reading.deeds import cannot_search, cards_searched, so_much_instead
from mainphase.kernel.reading.evaluate import matches, number_of_things, player_of, players_of, quantity
from mainphase.kernel.reading.planes import planar_deck_of
from mainphase.kernel.reading.seen_cards import everybody, mark_seen, reveal_cards, with_control
from mainphase.kernel.state.change import Change
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.effect_frame import RunEffectBase
from mainphase.kernel.state.objects import ObjectFlag
from mainphase.kernel.state.state import State
from mainphase.kernel.values import DecisionKind, player_ref
from mainphase.kernel.what_happens import EventName
from mainphase.rules.concepts import Concept


@staged_effect(n.Draw)
def draw_cards(g: State, frame: RunEffectBase, node: n.Draw) -> bool:
    """Cards are drawn one at a time, the active player's all first (CR 121.2, 121.2a)."""
    counted = bool(g.book.deeds) and SavedAs.CARDS_DRAWN in g.book.deeds
    if frame.sub == RunEffectBase.BEGIN:
        amount = max(0, number_of_things(g, node.amount, frame.ctx))
        frame.queue = []
        for p in players_of(g, node.by, frame.ctx):
            for _ in range(amount):
                frame.queue.append(p)
        frame.sub = RunEffectBase.NEXT
        if node.save:
            take_drawn(g)
        if counted:
            frame.ctx.saved[SavedAs.CARDS_DRAWN] = [-cards_drawn(g)]
    replaced = frame.ctx.saved.get(SavedAs.REPLACED_BY)
    while frame.queue:
        change = draw_change(frame.queue.pop(0))
        if replaced is not None:  # CR 614.5, 614.11: these draws are what has become of one that was replaced
            change.applied = replaced[:]
        perform_event(g, [change])
        if not g.is_on_top(frame):
            return not frame.queue and not node.save and not counted
    if node.save:
        frame.ctx.saved[node.save] = take_drawn(g)
    if counted:
        before = sum(frame.ctx.saved[SavedAs.CARDS_DRAWN])
        frame.ctx.saved[SavedAs.CARDS_DRAWN] = [before + cards_drawn(g)]
    return True


def cards_drawn(g: State) -> int:
    """How many cards players have drawn this turn."""
    drawn = 0
    for p in g.players:
        drawn += p.drawn_this_turn
    return drawn


def take_drawn(g: State) -> list[int]:
    """The cards in hands that were drawn since somebody last asked."""
    found: list[int] = []
    for p in g.players:
        for oid in p.hand:
            o = g.objects[oid]
            if o.flags & ObjectFlag.JUST_DRAWN:
                o.flags &= ~ObjectFlag.JUST_DRAWN
                found.append(oid)
    return found


class DiscardStage:
    """The stages of a discard, besides those of every instruction for several players."""

    SAVE: Final = 3


@staged_effect(n.Discard)
def discard_cards(g: State, frame: RunEffectBase, node: n.Discard) -> bool:
    """CR 701.9: chosen by those who discard, in APNAP order, or at random; then discarded at once."""
    ctx = frame.ctx
    if frame.sub == RunEffectBase.BEGIN:
        frame.queue = players_of(g, node.by, ctx)
        ctx.saved[node.save] = []
        frame.sub = RunEffectBase.NEXT
    elif frame.sub == RunEffectBase.CHOICE:
        ctx.saved[node.save].extend(g.result)
        frame.sub = RunEffectBase.NEXT
    elif frame.sub == DiscardStage.SAVE:
        save_result(g, frame, node.save)
        return True
    while frame.queue:
        p = frame.queue.pop(0)
        hand = g.players[p].hand[:]
        how_many = node.amount
        amount = len(hand) if how_many is None else min(quantity(g, how_many, ctx), len(hand))
        if node.random:
            while amount > 0:
                ctx.saved[node.save].append(hand.pop(g.random(len(hand))))
                amount -= 1
            continue
        frame.sub = RunEffectBase.CHOICE
        g.push(ChooseObjects(p, hand, 0 if node.up_to else amount, amount, DecisionKind.DISCARD, ctx.source))
        return False
    changes = [discard_because_of(oid, ctx) for oid in ctx.saved[node.save]]
    if not changes:
        return True
    frame.sub = DiscardStage.SAVE
    perform_event(g, changes)
    return False


@immediate_effect(n.DiscardThese)
def discard_these(g: State, node: n.DiscardThese, ctx: Context) -> None:
    what = [oid for oid in objects_of(g, node.what, ctx) if g.objects[oid].zone == Zone.HAND]
    happen_if(g, [discard_because_of(oid, ctx) for oid in what])


def discard_because_of(oid: int, ctx: Context) -> Change:
    """The discard of a card that a spell or ability causes."""
    change = discard_change(oid)
    change.caused_by = player_ref(ctx.controller)
    return change


@staged_effect(n.Mill)
def perform_mill(g: State, frame: RunEffectBase, node: n.Mill) -> bool:
    """CR 701.17a; as something enters, what is on its way from there is not among them (614.13c)."""
    ctx = frame.ctx
    if frame.sub == RunEffectBase.SAVE:
        save_result(g, frame, node.save)
        return True
    changes: list[Change] = []
    for p in players_of(g, node.by, ctx):
        amount = so_much_instead(g, p, "mill", max(0, quantity(g, node.amount, ctx)))
        for oid in top_cards(g, p, amount, ctx):
            changes.append(move_change(oid, Zone.GRAVEYARD, Cause.MILLED, Concept.MILL))
    return happen_for(g, frame, changes, node.save)


@immediate_effect(n.Reveal)
def reveal(g: State, node: n.Reveal, ctx: Context) -> None:
    for oid in objects_of(g, node.what, ctx):
        reveal_cards(g, g.objects[oid].owner, [oid])


@immediate_effect(n.LookAt)
def look_at(g: State, node: n.LookAt, ctx: Context) -> None:
    for oid in objects_of(g, node.what, ctx):
        mark_seen(g, oid, with_control(g, ctx.controller))


@immediate_effect(n.RevealUntil)
def reveal_until(g: State, node: n.RevealUntil, ctx: Context) -> None:
    shown: list[int] = []
    how_many = node.count
    count = 1 if how_many is None else quantity(g, how_many, ctx)
    for p in players_of(g, node.by, ctx):
        left = count
        for oid in planar_deck_of(g, p) if node.planar else g.players[p].library:
            if left <= 0:
                break
            shown.append(oid)
            reveal_cards(g, p, [oid])
            if matches(g, node.which, oid, ctx):
                left -= 1
    ctx.saved[node.save] = shown


@staged_effect(n.SearchLibrary)
def perform_search_library(g: State, frame: RunEffectBase, node: n.SearchLibrary) -> bool:
    ctx = frame.ctx
    if frame.sub == RunEffectBase.SAVE:
        save_result(g, frame, node.save)
        for r in ctx.saved[node.save] if node.linked else []:
            g.objects[r].exiled_with = ctx.source
        return True
    ctx.saved[node.save] = []
    p = player_of(g, node.by, ctx)
    if p < 0 or g.players[p].left:
        return True
    frame.sub = RunEffectBase.SAVE
    amount = quantity(g, node.amount, ctx)
    found = SearchCards(
        p, node.which, ctx, amount, node.to, node.tapped, node.reveal, node.others, node.kinds, node.beside, node.save
    )
    g.push(found)
    return False


class ZonesStage:
    """The stages of searching several zones, besides saving what was found: what is due next."""

    SEARCH: Final = 2  # whether the library is searched is answered
    FOUND: Final = 3  # what is taken is chosen


@staged_effect(n.SearchZones)
def search_zones(g: State, frame: RunEffectBase, node: n.SearchZones) -> bool:
    """CR 701.23. Of what has a quality nothing hidden need be found (701.23b); what lies open is there to see."""
    ctx = frame.ctx
    if frame.sub == RunEffectBase.SAVE:
        save_result(g, frame, node.save)
        if node.reveal:
            for oid in ctx.saved[node.save]:
                mark_seen(g, oid, everybody(g))
        return shuffled_after(g, frame, node)
    p, owner = player_of(g, node.by, ctx), player_of(g, node.of, ctx)
    if p < 0 or owner < 0 or g.players[p].left or g.players[owner].left:
        return True
    if frame.sub == RunEffectBase.BEGIN:
        ctx.saved[node.save] = []
        frame.queue = [1 if Zone.LIBRARY in node.zones else 0]
        frame.sub = ZonesStage.SEARCH
        if node.at_will and cannot_search(g, p, owner, ctx.controller):
            frame.queue = [0]
        elif node.at_will:
            g.push(AskYesNo(p, DecisionKind.MAY, ctx.source))
            return False
    elif frame.sub == ZonesStage.SEARCH:
        frame.queue = [1 if g.answered else 0]
    if frame.sub == ZonesStage.SEARCH:
        open_cards: list[int] = []
        hidden: list[int] = []
        for zone in node.zones:
            if zone == Zone.LIBRARY and (not frame.queue[0] or cannot_search(g, p, owner, ctx.controller)):
                continue
            if zone == Zone.LIBRARY:
                g.note(EventName.SEARCHED, Concept.SEARCH, p)
                if owner == p:
                    note_searched(g, p)
            there = g.zone_list(zone, owner)
            for oid in cards_searched(g, p, there) if zone == Zone.LIBRARY else there:
                if zone != Zone.GRAVEYARD:
                    mark_seen(g, oid, with_control(g, p))
                if matches(g, node.which, oid, ctx):
                    (open_cards if zone == Zone.GRAVEYARD else hidden).append(oid)
        amount = node.amount
        frame.sub = ZonesStage.FOUND
        if amount is None:
            frame.queue.extend(open_cards)
            g.push(ChooseObjects(p, hidden, 0, len(hidden), DecisionKind.SEARCH, ctx.source))
            return False
        there = [*open_cards, *hidden]
        most = quantity(g, amount, ctx)
        least = min(most, len(there)) if node.exact else 0  # CR 701.23d
        g.push(ChooseObjects(p, there, least, most, DecisionKind.SEARCH, ctx.source))
        return False
    changes: list[Change] = []
    for oid in [*frame.queue[1:], *g.result]:
        if node.reveal:
            reveal_cards(g, owner, [oid])
        if node.to == Zone.BATTLEFIELD:
            if g.book.cards[g.objects[oid].card].is_permanent:
                changes.append(put_onto_battlefield_change(oid, p, 0, 0, node.tapped))
        else:
            changes.append(move_change(oid, node.to, 0, Concept.SEARCH))
    frame.queue = [frame.queue[0]]
    return happen_for(g, frame, changes, node.save) and shuffled_after(g, frame, node)


def shuffled_after(g: State, frame: RunEffectBase, node: n.SearchZones) -> bool:
    """The library that was searched is shuffled last."""
    owner = player_of(g, node.of, frame.ctx)
    if frame.queue[0] and owner >= 0 and not g.players[owner].left:
        shuffle_library(g, owner)
    return True


class BringInStage:
    """The stage of bringing cards in from outside the game, besides saving what was."""

    CHOSEN: Final = 2  # what is taken is chosen


@staged_effect(n.BringIn)
def bring_in(g: State, frame: RunEffectBase, node: n.BringIn) -> bool:
    """CR 400.11b. To 10 July 2009 what had been removed from the game was outside it too."""
    ctx = frame.ctx
    p = player_of(g, node.by, ctx)
    if frame.sub == RunEffectBase.SAVE:
        save_result(g, frame, node.save)
        if node.reveal:
            for oid in ctx.saved[node.save]:
                mark_seen(g, oid, everybody(g))
        if node.shuffled and p >= 0:
            shuffle_library(g, p)
        return True
    if p < 0 or g.players[p].left:
        return True
    if frame.sub == RunEffectBase.BEGIN:
        found: list[int] = []
        closed = g.commanding > 0 and not g.rules.wishes_in_commander  # CR 903.11
        for oid in g.players[p].sideboard if not closed else []:
            if matches(g, node.which, oid, ctx):
                found.append(oid)
        if node.exiled_too or g.rules.removed_is_outside:
            for oid in g.exile:
                o = g.objects[oid]
                if o.owner == p and not g.book.cards[o.face].face_down and matches(g, node.which, oid, ctx):
                    found.append(oid)
        frame.sub = BringInStage.CHOSEN
        most = quantity(g, node.amount, ctx)
        g.push(ChooseObjects(p, found, 0 if node.up_to else most, most, DecisionKind.SEARCH, ctx.source))
        return False
    changes: list[Change] = []
    for oid in g.result:
        if node.reveal:
            reveal_cards(g, p, [oid])
        changes.append(move_change(oid, node.to, 0, Concept.BRING_IN))
    if happen_for(g, frame, changes, node.save):
        if node.shuffled:  # even if nothing is (CR 701.24d)
            shuffle_library(g, p)
        return True
    return False


@immediate_effect(n.Scry)
def perform_scry(g: State, node: n.Scry, ctx: Context) -> None:
    amount = quantity(g, node.amount, ctx)
    if amount <= 0:  # CR 701.22b
        return
    for p in players_of(g, node.by, ctx):
        scried = so_much_instead(g, p, "scry", amount)
        g.push(ScryCards(p, min(scried, len(g.players[p].library)), ctx.source))


@immediate_effect(n.Shuffle)
def shuffle_libraries(g: State, node: n.Shuffle, ctx: Context) -> None:
    for p in players_of(g, node.by, ctx):
        shuffle_library(g, p)
