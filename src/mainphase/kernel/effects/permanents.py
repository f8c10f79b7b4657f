"""Effects on permanents: destroy, sacrifice, tap, attach, counters, transform, phasing, face up and down (CR 701)."""

from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Revealed, Zone
from mainphase.kernel.asking.choosing import (
    AskOneOf,
    ChooseCounters,
    ChooseCountersToRemove,
    ChooseObjects,
    ChooseShares,
    counters_there,
)
from mainphase.kernel.costs.components import counters_removed, permanents_for
from mainphase.kernel.effects.doing import immediate_effect, staged_effect
from mainphase.kernel.effects.face_down import turn_down, turn_permanent_face_up, turned_up
from mainphase.kernel.effects.results import happen_counted
from mainphase.kernel.effects.selecting import happen_if, objects_of, permanents_among
from mainphase.kernel.events.changes import (
    attach_change,
    counters_change,
    destroy_change,
    phase_in_change,
    phase_out_change,
    put_onto_battlefield_change,
    sacrifice_change,
    tap_change,
    untap_change,
)
from mainphase.kernel.events.deeds_of_turn import remember_deed
from mainphase.kernel.events.performing import perform_event
from mainphase.kernel.events.putting_counters import cannot_get_counters
from mainphase.kernel.events.transforming import transform_changes
from mainphase.kernel.events.trigger_event import TriggerEvent
from mainphase.kernel.events.triggers import fire, fire_deed
from mainphase.kernel.keys import PlayerDeed, SavedAs, TurnDeed
from mainphase.kernel.lowering.book import Book
from mainphase.kernel.lowering.cards import add_face_down
from mainphase.kernel.lowering.dependencies import Facet
from mainphase.kernel.lowering.effects import prepares
from mainphase.kernel.reading.attaching import cannot_attach
from mainphase.kernel.reading.characteristics import kinds_of_counters
from mainphase.kernel.reading.deeds import cannot_be_made_to, so_much_instead
from mainphase.kernel.reading.evaluate import names_player, objects_named, players_of, quantity, refs
from mainphase.kernel.reading.faces import flip_permanent
from mainphase.kernel.reading.layers import refresh
from mainphase.kernel.reading.seating import is_unlimited, is_within_range
from mainphase.kernel.state.change import Change
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.copies import copy_context
from mainphase.kernel.state.effect_frame import RunEffectBase
from mainphase.kernel.state.objects import FLAG_OF, ObjectFlag
from mainphase.kernel.state.sharing import POISON, shares_poison
from mainphase.kernel.state.state import NO_IDS, State
from mainphase.kernel.values import DecisionKind, OptionKind, player_ref, ref_player
from mainphase.kernel.what_happens import EventName
from mainphase.rules.concepts import Concept

# --- Destroy, sacrifice


@staged_effect(n.Destroy)
def destroy_permanents(g: State, frame: RunEffectBase, node: n.Destroy) -> bool:
    """What is regenerated instead is not destroyed (CR 701.19a); what goes elsewhere than to a graveyard is."""
    ctx = frame.ctx
    if frame.sub == RunEffectBase.SAVE:
        destroyed = [oid for oid in frame.queue if g.objects[oid].zone != Zone.BATTLEFIELD]
        note_destroyed(g, ctx, destroyed)
        remember_destroyed(g, ctx.controller, destroyed)
        frame.queue = []
        return True
    what = permanents_among(g, objects_of(g, node.what, ctx))
    changes = [destroy_change(oid, Concept.DESTROY, node.regenerate) for oid in what]
    if not asks_what_was_destroyed(g) and not g.book.asked_times.deeds & TurnDeed.DESTROYED:
        happen_if(g, changes)
        return True
    note_destroyed(g, ctx, [])
    return will_be_noted(g, frame, what, changes)


def asks_what_was_destroyed(g: State) -> bool:
    """True if any card speaks of what was destroyed "this way"."""
    deeds = g.book.deeds
    return SavedAs.DESTROYED in deeds or SavedAs.BURIED in deeds or SavedAs.BURIED_CARDS in deeds


def note_destroyed(g: State, ctx: Context, what: list[int]) -> None:
    if SavedAs.DESTROYED in g.book.deeds:
        ctx.saved[SavedAs.DESTROYED] = what
    if SavedAs.BURIED in g.book.deeds:
        ctx.saved[SavedAs.BURIED] = [oid for oid in what if is_buried(g, oid)]
    if SavedAs.BURIED_CARDS in g.book.deeds:
        ctx.saved[SavedAs.BURIED_CARDS] = [g.objects[oid].became for oid in what if is_buried(g, oid)]


def remember_destroyed(g: State, by: int, what: list[int]) -> None:
    """A player's spell or ability destroyed these: some of them others controlled."""
    for oid in what:
        gone = g.objects[oid]
        if g.are_opponents(by, gone.controller):
            remember_deed(g, TurnDeed.DESTROYED, gone.controller, gone)


def is_buried(g: State, oid: int) -> bool:
    became = g.objects.get(g.objects[oid].became)
    return became is not None and became.zone == Zone.GRAVEYARD


def will_be_noted(g: State, frame: RunEffectBase, what: list[int], changes: list[Change]) -> bool:
    """The instruction's event; what was done to these is noted when the instruction goes on at `SAVE`. True if nothing
    is to happen.
    """
    if not changes:
        return True
    frame.queue = what
    frame.sub = RunEffectBase.SAVE
    perform_event(g, changes)
    return False


@staged_effect(n.Sacrifice)
def sacrifice_some(g: State, frame: RunEffectBase, node: n.Sacrifice) -> bool:
    """Each player chooses in APNAP order, then all are sacrificed at once (CR 101.4, 701.21)."""
    ctx = frame.ctx
    if frame.sub == RunEffectBase.BEGIN:
        frame.queue = players_of(g, node.by, ctx)
        ctx.saved[SavedAs.SACRIFICED] = []
        frame.sub = RunEffectBase.NEXT
    elif frame.sub == RunEffectBase.CHOICE:
        ctx.saved[SavedAs.SACRIFICED].extend(g.result)
        frame.sub = RunEffectBase.NEXT
    if frame.queue:
        p = frame.queue.pop(0)
        frame.sub = RunEffectBase.CHOICE
        if isinstance(
            node.by, (n.EachPlayer, n.EachOpponent, n.EachOtherPlayer, n.PlayersWho, n.PlayersBut, n.Together)
        ):
            ctx = copy_context(ctx)
            ctx.event_player = p  # each of them is "that player" in the description of what they sacrifice
        amount = quantity(g, node.amount, ctx)
        least = 0 if node.up_to else amount
        spared = cannot_be_made_to(g, p, "sacrifice", ctx.controller)
        among = NO_IDS if spared else permanents_for(g, p, node.which, ctx)
        g.push(ChooseObjects(p, among, least, amount, DecisionKind.CHOOSE, ctx.source))
        return False
    happen_if(g, [sacrifice_change(oid) for oid in ctx.saved[SavedAs.SACRIFICED]])
    return True


@immediate_effect(n.SacrificeIt)
def sacrifice_it(g: State, node: n.SacrificeIt, ctx: Context) -> None:
    changes: list[Change] = []
    for oid in permanents_among(g, objects_of(g, node.what, ctx)):
        by = g.objects[oid].controller
        if names_player(g, node.by, by, ctx) and not cannot_be_made_to(g, by, "sacrifice", ctx.controller):
            changes.append(sacrifice_change(oid))  # CR 701.21a
    happen_if(g, changes)


@immediate_effect(n.SacrificeFor)
def sacrifice_for(g: State, node: n.SacrificeFor, ctx: Context) -> None:
    changes: list[Change] = []
    for oid in permanents_among(g, objects_of(g, node.what, ctx))[:1]:
        if cannot_be_made_to(g, g.objects[oid].controller, "sacrifice", ctx.controller):
            continue
        changes.append(sacrifice_change(oid))
        for card in objects_of(g, node.card, ctx)[:1]:
            changes.append(put_onto_battlefield_change(card, g.objects[oid].controller))
    happen_if(g, changes)


@immediate_effect(n.ExileIfLeaving)
def exile_if_leaving(g: State, node: n.ExileIfLeaving, ctx: Context) -> None:
    for oid in permanents_among(g, objects_of(g, node.what, ctx)):
        g.objects[oid].flags |= ObjectFlag.EXILE_LEAVING


# --- Tapped, attached, phased out


@staged_effect(n.Tap)
def perform_tap(g: State, frame: RunEffectBase, node: n.Tap) -> bool:
    ctx = frame.ctx
    if frame.sub == RunEffectBase.SAVE:
        ctx.saved[SavedAs.TAPPED] = [oid for oid in g.result if oid > 0]
        frame.queue = []
        return True
    what = permanents_among(g, objects_of(g, node.what, ctx))
    changes = [tap_change(oid) for oid in what]
    if SavedAs.TAPPED not in g.book.deeds:
        happen_if(g, changes)
        return True
    ctx.saved[SavedAs.TAPPED] = []
    return will_be_noted(g, frame, what, changes)


@immediate_effect(n.Untap)
def perform_untap(g: State, node: n.Untap, ctx: Context) -> None:
    happen_if(g, [untap_change(oid) for oid in permanents_among(g, objects_of(g, node.what, ctx))])


@staged_effect(n.Attach)
def perform_attach(g: State, frame: RunEffectBase, node: n.Attach) -> bool:
    if node.chosen:
        return attach_chosen(g, frame, node)
    to = refs(g, node.to, frame.ctx)
    if to:
        happen_if(g, [attach_change(oid, to[0]) for oid in permanents_among(g, objects_of(g, node.what, frame.ctx))])
    return True


def attach_chosen(g: State, frame: RunEffectBase, node: n.Attach) -> bool:
    """To one of these that it can be attached to, as its controller chooses (CR 608.2d)."""
    ctx = frame.ctx
    if frame.sub == RunEffectBase.BEGIN:
        moving = permanents_among(g, objects_of(g, node.what, ctx))
        if not moving:
            return True
        hosts = [r for r in refs(g, node.to, ctx) if r > 0 and cannot_attach(g, g.objects[moving[0]], r) == 0]
        if not hosts:
            return True
        frame.queue = moving
        frame.sub = RunEffectBase.ANSWER
        g.push(ChooseObjects(ctx.controller, hosts, 1, 1, DecisionKind.CHOOSE, ctx.source))
        return False
    happen_if(g, [attach_change(frame.queue[0], r) for r in g.result])
    return True


@immediate_effect(n.Unattach)
def unattach(g: State, node: n.Unattach, ctx: Context) -> None:
    happen_if(g, [attach_change(oid, 0) for oid in permanents_among(g, objects_of(g, node.what, ctx))])


@immediate_effect(n.PhaseOut)
def phase_permanents_out(g: State, node: n.PhaseOut, ctx: Context) -> None:
    happen_if(g, [phase_out_change(oid) for oid in permanents_among(g, objects_of(g, node.what, ctx))])


@immediate_effect(n.PhaseIn)
def phase_permanents_in(g: State, node: n.PhaseIn, ctx: Context) -> None:
    happen_if(g, [phase_in_change(oid, node.tapped) for oid in refs(g, node.what, ctx) if oid in g.phased_out])


# --- Counters and levels


@immediate_effect(n.PutCounters)
def perform_put_counters(g: State, node: n.PutCounters, ctx: Context) -> None:
    on = players_and_objects(g, node.on, ctx)
    if node.divided:
        shares = [(r, ctx.division.get(r, 0)) for r in on]
        happen_if(
            g, [counters_change(r, node.kind, k, Concept.COUNTERS_PUT, ctx.controller) for r, k in shares if k > 0]
        )
        return
    amount = quantity(g, node.amount, ctx)
    if amount > 0:
        by = node.by
        whoever = [ctx.controller] if by is None else players_of(g, by, ctx)
        changes: list[Change] = []
        for i in range(len(on)):
            player = whoever[i] if len(whoever) == len(on) else who_chose(g, on[i], whoever)
            changes.append(counters_change(on[i], node.kind, amount, Concept.COUNTERS_PUT, player))
        happen_if(g, changes)


def who_chose(g: State, ref: int, players: list[int]) -> int:
    """The player who puts a counter there: one for all, or of several, of whom some had nothing to choose, whoever
    controls it.
    """
    o = g.find(ref) if ref > 0 and len(players) > 1 else None
    return o.controller if o is not None else players[0] if players else 0


@staged_effect(n.RemoveCounters, Facet.COUNTERS)
def perform_remove_counters(g: State, frame: RunEffectBase, node: n.RemoveCounters) -> bool:
    ctx = frame.ctx
    if frame.sub == RunEffectBase.SAVE:
        ctx.saved[SavedAs.COUNTERS_REMOVED] = [sum(g.result)]
        return True
    how_many = node.amount
    amount = quantity(g, how_many, ctx) if how_many is not None else 1 << 30
    changes: list[Change] = []
    for r in players_and_objects(g, node.on, ctx):
        for kind in [node.kind] if node.kind else kinds_of_counters(g, r):
            changes.append(counters_change(r, kind, -amount))
    return happen_counted(g, frame, changes, SavedAs.COUNTERS_REMOVED)


class RemovingSome:
    CHOSEN: Final = 2  # which of them


@staged_effect(n.RemoveSomeCounters, Facet.COUNTERS)
def remove_some_counters(g: State, frame: RunEffectBase, node: n.RemoveSomeCounters) -> bool:
    ctx = frame.ctx
    if frame.sub == RunEffectBase.SAVE:
        ctx.saved[SavedAs.COUNTERS_REMOVED] = [sum(g.result)]
        return True
    if frame.sub == RunEffectBase.BEGIN:
        frame.sub = RemovingSome.CHOSEN
        on = players_and_objects(g, node.on, ctx)
        there = sum([counters_there(g, ref, node.kind) for ref in on])
        how_many = node.amount
        most = min(there, quantity(g, how_many, ctx)) if how_many is not None else there
        least = 0 if node.up_to or how_many is None else most
        g.push(ChooseCountersToRemove(ctx.controller, on, node.kind, least, most, ctx.source))
        return False
    return happen_counted(g, frame, counters_removed(g, g.result), SavedAs.COUNTERS_REMOVED)


@staged_effect(n.MoveCounters, Facet.COUNTERS)
def move_counters(g: State, frame: RunEffectBase, node: n.MoveCounters) -> bool:
    """Each is removed from one object and put onto another; nothing is moved onto itself, or if either is gone (CR
    122.5).
    """
    ctx = frame.ctx
    source = permanents_among(g, objects_of(g, node.source, ctx))
    onto = permanents_among(g, objects_of(g, node.onto, ctx))
    if node.chosen:
        if frame.sub == RunEffectBase.BEGIN:
            frame.sub = RunEffectBase.ANSWER
            frame.queue = [r for r in onto if r not in source]
            there = g.objects[source[0]].counters.get(node.kind, 0) if len(source) == 1 else 0
            g.push(ChooseShares(ctx.controller, frame.queue, there))
            return False
        changes: list[Change] = []
        for i in range(len(g.result)):
            if g.result[i]:
                moved_counters(g, changes, source[0], frame.queue[i], node.kind, g.result[i], ctx.controller)
        frame.queue = []
        happen_if(g, changes)
        return True
    how_many = node.amount
    amount = max(0, quantity(g, how_many, ctx)) if how_many is not None else 1 << 30
    if how_many is not None and not node.kind and frame.sub == RunEffectBase.BEGIN:
        frame.sub = RunEffectBase.ANSWER
        frame.queue = [r for r in source if g.objects[r].counters]
        g.push(ChooseCounters(ctx.controller, frame.queue, ctx.source))
        return False
    moves: list[Change] = []
    for a in source:
        kinds = [node.kind] if node.kind else kinds_of_counters(g, a)
        if frame.sub == RunEffectBase.ANSWER:
            kinds = [kinds[g.result[frame.queue.index(a)]]] if a in frame.queue else []
        for b in onto:
            for kind in kinds:
                moved_counters(g, moves, a, b, kind, amount, ctx.controller)
    frame.queue = []
    happen_if(g, moves)
    return True


def moved_counters(g: State, changes: list[Change], here: int, to: int, kind: str, amount: int, by: int) -> None:
    """Adds what moving so many counters of a kind comes to, if there are any."""
    amount = min(amount, g.objects[here].counters.get(kind, 0))
    if here != to and amount > 0 and not cannot_get_counters(g, to, kind):  # CR 122.5
        changes.append(counters_change(here, kind, -amount))
        changes.append(counters_change(to, kind, amount, Concept.COUNTERS_PUT, by))


@immediate_effect(n.PutCountersOf, Facet.COUNTERS)
def put_counters_of(g: State, node: n.PutCountersOf, ctx: Context) -> None:
    """CR 122.8"""
    changes: list[Change] = []
    onto = players_and_objects(g, node.on, ctx)
    for had in refs(g, node.of, ctx):
        o = g.objects.get(had)
        if o is not None:
            for r in onto:
                for kind in kinds_of_counters(g, had):
                    changes.append(counters_change(r, kind, o.counters[kind], Concept.COUNTERS_PUT, ctx.controller))
    happen_if(g, changes)


@immediate_effect(n.DoubleCounters, Facet.COUNTERS)
def double_counters(g: State, node: n.DoubleCounters, ctx: Context) -> None:
    """CR 701.10e"""
    changes: list[Change] = []
    for r in players_and_objects(g, node.on, ctx):
        counters = g.objects[r].counters if r > 0 else g.players[ref_player(r)].counters
        for kind in [node.kind] if node.kind else kinds_of_counters(g, r):
            count = counters.get(kind, 0)
            if count > 0:
                changes.append(counters_change(r, kind, count, Concept.COUNTERS_PUT, ctx.controller))
    happen_if(g, changes)


def players_and_objects(g: State, named: n.Selector, ctx: Context) -> list[int]:
    """The refs of what can have counters, of what a selector names: players as they are, objects where the ability
    finds them.
    """
    return [r for r in refs(g, named, ctx) if r < 0] + objects_of(g, named, ctx)


class Proliferating:
    KINDS: Final = 2  # which kind of each of those that were chosen
    AGAIN: Final = 3  # those that are to be chosen from
    WHOSE: Final = 4  # which of a team gets the poison counter that several of it would


def sharing_poison_after(g: State, chosen: list[int], asked: int) -> list[int]:
    """The players among those that were chosen who share poison counters, of the next team after that of the player
    `asked` (-1: nobody yet) of which there are several (CR 701.34b); none if there is no such team.
    """
    if not shares_poison(g):
        return []
    for k in range(g.players[asked].group + 1 if asked >= 0 else 0, len(g.groups)):
        mates = [p for p in g.groups[k] if player_ref(p) in chosen and POISON in g.players[p].counters]
        if len(mates) > 1:
            return mates
    return []


@staged_effect(n.Proliferate)
def proliferate(g: State, frame: RunEffectBase, node: n.Proliferate) -> bool:
    """Any number of permanents and players get another counter of each kind that they have (CR 701.34a), or, to 2 May
    2019, of one kind.
    """
    ctx = frame.ctx
    if frame.sub == RunEffectBase.BEGIN:
        times = so_much_instead(g, ctx.controller, "proliferate", 1)
        if times > 1:
            ctx.saved[SavedAs.PROLIFERATIONS] = [0] * (times - 1)
        frame.sub = Proliferating.AGAIN
    if frame.sub == Proliferating.AGAIN:
        having = [player_ref(p) for p in g.apnap() if g.players[p].counters]
        having += [o.id for o in g.permanents if o.counters]
        if g.ranged and not is_unlimited(g, ctx):
            having = [ref for ref in having if is_within_range(g, ctx.controller, ref)]
        frame.sub = RunEffectBase.ANSWER
        g.push(ChooseObjects(ctx.controller, having, 0, len(having), DecisionKind.CHOOSE, ctx.source))
        return False
    if frame.sub == RunEffectBase.ANSWER:
        frame.queue = g.result
        frame.sub = Proliferating.WHOSE
        g.answered = -1
    if frame.sub == Proliferating.WHOSE:
        if g.answered >= 0:
            frame.queue.remove(player_ref(g.answered))
            frame.queue.insert(0, player_ref(g.answered))
        mates = sharing_poison_after(g, frame.queue, g.answered)
        if mates:
            g.push(AskOneOf(ctx.controller, OptionKind.PLAYER, mates, ctx.source))
            return False
        frame.sub = RunEffectBase.ANSWER
        if not g.rules.proliferates_each_kind:
            frame.sub = Proliferating.KINDS
            g.push(ChooseCounters(ctx.controller, frame.queue, ctx.source))
            return False
    changes: list[Change] = []
    poisoned: list[int] = []
    for k, r in enumerate(frame.queue):
        for i, kind in enumerate(kinds_of_counters(g, r)):
            if frame.sub == RunEffectBase.ANSWER or i == g.result[k]:
                if r < 0 and kind == POISON and shares_poison(g):  # CR 701.34b
                    team = g.players[ref_player(r)].group
                    if team in poisoned:
                        continue
                    poisoned.append(team)
                changes.append(counters_change(r, kind, 1, Concept.PROLIFERATE, ctx.controller))
    frame.queue = []
    happen_if(g, changes)
    fire_deed(g, ctx.controller, PlayerDeed.PROLIFERATES)
    left = ctx.saved.pop(SavedAs.PROLIFERATIONS, [])
    if not left:
        return True
    if len(left) > 1:
        ctx.saved[SavedAs.PROLIFERATIONS] = left[1:]
    frame.sub = Proliferating.AGAIN
    return False


@immediate_effect(n.Designate)
def designate(g: State, node: n.Designate, ctx: Context) -> None:
    for oid in permanents_among(g, objects_of(g, node.what, ctx)):
        o = g.objects[oid]
        if o.flags & FLAG_OF[node.name]:
            continue
        o.flags |= FLAG_OF[node.name]
        g.invalidate(Facet.COUNTERS)
        fire(g, TriggerEvent.designated(oid, node.name, ctx.x, o.controller))


@immediate_effect(n.BecomeLevel)
def become_level(g: State, node: n.BecomeLevel, ctx: Context) -> None:
    """It has the abilities of that level before what triggers on becoming that level triggers (CR 716.2a)."""
    for oid in permanents_among(g, objects_of(g, node.what, ctx)):
        g.objects[oid].level = node.level
        g.invalidate(Facet.COUNTERS)
        refresh(g)
        fire(g, TriggerEvent.becomes_level(oid, node.level, g.objects[oid].controller))


# --- Faces


@immediate_effect(n.Transform)
def perform_transform(g: State, node: n.Transform, ctx: Context) -> None:
    happen_if(g, transform_changes(g, objects_of(g, node.what, ctx), ctx))


@immediate_effect(n.Flip)
def perform_flip(g: State, node: n.Flip, ctx: Context) -> None:
    for oid in objects_of(g, node.what, ctx):
        if flip_permanent(g, oid):
            g.note(EventName.FLIPPED, Concept.FLIP, g.objects[oid].controller, oid)


@immediate_effect(n.TurnFaceUp)
def turn_face_up(g: State, node: n.TurnFaceUp, ctx: Context) -> None:
    turned = [r for r in objects_of(g, node.what, ctx) if turn_permanent_face_up(g, r)]
    for r in turned:
        turned_up(g, r)


@immediate_effect(n.TurnFaceDown)
def turn_face_down(g: State, node: n.TurnFaceDown, ctx: Context) -> None:
    for r in objects_of(g, node.what, ctx):
        turn_down(g, r)


@prepares(n.TurnFaceDown)
def prepare_face_down_card(book: Book, card: int, node: n.TurnFaceDown) -> int:
    add_face_down(book)
    return -1


@immediate_effect(n.HasExplored)
def has_explored(g: State, node: n.HasExplored, ctx: Context) -> None:
    """Of what has left, as it last was (CR 701.44b, c)."""
    otherwise = Revealed.NONLAND if ctx.saved.get(SavedAs.EXPLORED, NO_IDS) else Revealed.NOTHING
    for o in objects_named(g, node.what, ctx):
        fire(g, TriggerEvent.explores(o.id, o.controller, Revealed.LAND if node.land else otherwise))
