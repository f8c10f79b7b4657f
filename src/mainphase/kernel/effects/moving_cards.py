"""Effects that move objects between zones, create tokens, and put things into combat (CR 400, 111, 508.4)."""

from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Duration, Zone
from mainphase.kernel.asking.arranging import ArrangeCards
from mainphase.kernel.asking.choosing import ChooseObjects
from mainphase.kernel.combat.in_combat import put_attacking, put_blocking
from mainphase.kernel.effects.doing import immediate_effect, instruction_number, staged_effect
from mainphase.kernel.effects.results import happen_for, save_result
from mainphase.kernel.effects.scrying import shuffle_library
from mainphase.kernel.effects.selecting import happen_if, objects_of, objects_to_move, permanents_among, remember_moves
from mainphase.kernel.events.changes import Cause, move_change, put_onto_battlefield_change
from mainphase.kernel.events.entering import dismiss_entering, present_entering
from mainphase.kernel.events.monarch import monarch_since
from mainphase.kernel.events.performing import perform_event
from mainphase.kernel.events.triggers import fire_deed
from mainphase.kernel.keys import PlayerDeed, SavedAs
from mainphase.kernel.lowering.abilities import lower_trigger
from mainphase.kernel.lowering.book import Book
from mainphase.kernel.lowering.cards import add_face_down, add_hidden, add_shape
from mainphase.kernel.lowering.codes import AbilityCode, AbilityKind, Instr, ModeCode, Op
from mainphase.kernel.lowering.effects import prepares
from mainphase.kernel.lowering.meanings import MEANINGS
from mainphase.kernel.reading.attaching import could_be_put_on
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.reading.commanders import is_commander
from mainphase.kernel.reading.evaluate import holds, matches, names_player, player_of, players_of, refs
from mainphase.kernel.reading.faces import Appearance, back_face, show_again, show_meanwhile
from mainphase.kernel.reading.seen_cards import mix
from mainphase.kernel.reading.statics import key_of_ability
from mainphase.kernel.state.change import Change
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.copies import copy_context
from mainphase.kernel.state.effect_frame import RunEffectBase
from mainphase.kernel.state.objects import Obj, ObjectFlag, ObjectKind
from mainphase.kernel.state.state import State
from mainphase.kernel.state.waiting import DelayedTrigger
from mainphase.kernel.values import DecisionKind, ref_player
from mainphase.rules.concepts import Concept


@staged_effect(n.ExileForNow)
def exile_for_now(g: State, frame: RunEffectBase, node: n.ExileForNow) -> bool:
    """CR 610.3. Run as the event's own effect, it puts back what is still where it was put."""
    ctx = frame.ctx
    uid = instruction_number(g, frame)
    if ctx.ability == uid:
        changes: list[Change] = []
        for oid in ctx.saved.get(SavedAs.FOR_NOW, []):
            o = g.objects.get(oid)
            if o is not None and o.zone == Zone.EXILE:
                changes.append(put_onto_battlefield_change(oid, o.owner))  # CR 610.3c
        for oid in ctx.saved.get(SavedAs.FOR_NOW_FROM_HAND, []):
            o = g.objects.get(oid)
            if o is not None and o.zone == Zone.EXILE:
                changes.append(move_change(oid, Zone.HAND))  # to its previous zone (CR 610.3)
        happen_if(g, changes)
        return True
    if frame.sub == RunEffectBase.BEGIN:
        if has_happened(g, node.until, ctx):  # CR 610.3a, b
            return True
        what = objects_of(g, node.what, ctx)
        going = permanents_among(g, what)
        frame.queue = [] if going else [oid for oid in what if g.objects[oid].zone == Zone.HAND]
        going.extend(frame.queue)
        if SavedAs.MOVED_TO_EXILE in g.book.deeds:
            ctx.saved[SavedAs.MOVED_TO_EXILE] = going[:]
        ctx.saved[SavedAs.FOR_NOW] = []
        ctx.saved[SavedAs.FOR_NOW_FROM_HAND] = []
        return happen_for(g, frame, [move_change(oid, Zone.EXILE) for oid in going], SavedAs.FOR_NOW)
    save_result(g, frame, SavedAs.FOR_NOW_FROM_HAND if frame.queue else SavedAs.FOR_NOW)
    if SavedAs.MOVED_TO_EXILE in g.book.deeds:
        ctx.saved[SavedAs.MOVED_TO_EXILE] = gone_to(g, ctx.saved[SavedAs.MOVED_TO_EXILE], Zone.EXILE)
    if node.linked:
        for oid in ctx.saved[SavedAs.FOR_NOW] + ctx.saved[SavedAs.FOR_NOW_FROM_HAND]:
            g.objects[oid].exiled_with = ctx.source
    if ctx.saved[SavedAs.FOR_NOW] or ctx.saved[SavedAs.FOR_NOW_FROM_HAND]:
        g.delayed.append(DelayedTrigger(uid, remembering(g, ctx, uid), True, 0, Duration.PERMANENT, g.clock))
    return True


@prepares(n.ExileForNow)
def prepare_return(book: Book, card: int, node: n.ExileForNow) -> int:
    """The second effect, which the event sets off (CR 610.3): the same instruction, carried out once more. Raises
    CardError for an event that cannot set it off.
    """
    if not (isinstance(node.until, n.Leaves) and isinstance(node.until.which, n.IsThis)) and not isinstance(
        node.until, n.BecomesMonarch
    ):
        raise book.refuse(card, node.until)
    uid = len(book.abilities)
    code = AbilityCode(uid, card, AbilityKind.TRIGGERED, n.Triggered(node.until, (n.Mode(node),)))
    book.abilities.printed.append(code)
    lower_trigger(book, code, node.until)
    code.at_once = True
    code.modes = [ModeCode((), [Instr(Op.DO, node, 0, uid, "", MEANINGS[n.ExileForNow])], "")]
    return uid


class MoveStage:
    """The stages of moving objects, besides those of every instruction: what has been chosen is taken up."""

    ORDER: Final = 2  # in which they go to libraries
    HOST: Final = 4  # that it enters attached to


def choose_host(g: State, frame: RunEffectBase, node: n.Move) -> bool:
    """Where it could enter attached to several, the player it enters under chooses (CR 303.4f, 301.5e)."""
    ctx = frame.ctx
    for oid in objects_to_move(g, node, ctx):
        p = player_of(g, node.under, ctx) if node.under is not None else g.objects[oid].owner
        hosts = hosts_for(g, node, oid, p, ctx) if p >= 0 else []
        if len(hosts) > 1:
            frame.sub = MoveStage.HOST
            g.push(ChooseObjects(p, hosts, 1, 1, DecisionKind.CHOOSE, ctx.source))
            return True
    return False


def hosts_for(g: State, node: n.Move, oid: int, player: int, ctx: Context) -> list[int]:
    host = node.host
    if host is None:
        return []
    o = g.objects[oid]
    before = show_as_it_enters(g, o, node)
    hosts = [r for r in refs(g, host, ctx) if could_be_put_on(g, o, r, player) == 0]
    if before is not None:
        show_again(o, before)
    return hosts


def show_as_it_enters(g: State, o: Obj, node: n.Move) -> Appearance | None:
    """Shows the back face of what enters with that face up (CR 712.14a), until `show_again`."""
    back = back_face(g, o.card) if node.transformed else -1
    return show_meanwhile(g, o, back) if back >= 0 else None


@staged_effect(n.Move)
def move_objects(g: State, frame: RunEffectBase, node: n.Move) -> bool:
    ctx = frame.ctx
    if frame.sub == MoveStage.HOST:
        frame.queue = g.result[:]
    if frame.sub == RunEffectBase.SAVE:
        note_moved(g, frame, node)
        save_result(g, frame, node.save)
        for r in ctx.saved[node.save]:
            if node.linked:
                g.objects[r].exiled_with = ctx.source
            if node.face_down and node.to == Zone.BATTLEFIELD:
                if node.shape is None or node.cloaked:
                    g.objects[r].flags |= ObjectFlag.MANIFESTED
            elif node.unseen:
                g.objects[r].flags |= ObjectFlag.UNSEEN
            elif node.face_down:
                g.objects[r].controller = ctx.controller  # who may look at it (406.3)
        if g.rules.hidden_commander_returns and g.commanding and node.face_down:
            return_seen_commanders(g, ctx.saved[node.save])
        if node.shuffled:
            shuffle_changed_libraries(g, node, ctx)
        if node.save == SavedAs.SURVEILED:
            fire_surveiling(g, ctx)
        if node.attacking or node.blocking is not None:
            enter_combat(g, ctx.saved[node.save], node.attacking, node.attacked, node.blocking, ctx)
        return True
    if node.host is not None and frame.sub == RunEffectBase.BEGIN and choose_host(g, frame, node):
        return False
    changes: list[Change] = []
    what = objects_to_move(g, node, ctx)
    if frame.sub == MoveStage.ORDER:
        what = g.result
    elif node.to == Zone.LIBRARY and not node.shuffled and not node.at_random and len(what) > 1:
        frame.sub = MoveStage.ORDER
        by = -1 if node.arranged_by is None else player_of(g, node.arranged_by, ctx)
        g.push(ArrangeCards(what, not node.bottom, by))  # CR 401.4
        return False
    for oid in what:
        o = g.objects[oid]
        if o.kind == ObjectKind.ABILITY:
            continue
        if node.to == Zone.BATTLEFIELD:
            under = node.under
            p = player_of(g, under, ctx) if under is not None else o.owner
            if p < 0 or g.players[p].left:
                continue
            entering = put_onto_battlefield_change(oid, p, 0, 0, node.tapped)
            for kind in node.counters:
                entering.counters[kind] = entering.counters.get(kind, 0) + 1
            if node.transformed:
                entering.face = back_face(g, o.card)
                if entering.face < 0:  # CR 712.14a
                    continue
            elif node.face_down:  # whatever card it is (CR 701.40a)
                shape = node.shape
                entering.face = g.book.face_down if shape is None else g.book.shapes[shape]
            elif not g.book.cards[o.card].is_permanent and o.kind == ObjectKind.CARD:  # CR 400.4a, 712.14b
                continue
            if not prepare_entering(g, frame, node, entering):
                continue
            begun = instruction_number(g, frame)
            if begun >= 0 and is_so_as_it_enters(g, entering, node.save, begun, ctx):
                entering.applied.append(key_of_ability(ctx.source, begun))
            changes.append(entering)
        else:
            c = move_change(oid, node.to)
            c.bottom = node.bottom
            if node.to == Zone.LIBRARY:
                c.beneath = node.from_top - 1
            if node.face_down:
                c.face = g.book.hidden
            changes.append(c)
    if node.at_random:
        mix(g, [c.obj for c in changes])
        for i in range(len(changes) - 1, 0, -1):
            j = g.random(i + 1)
            changes[i], changes[j] = changes[j], changes[i]
    if deed_of(g, node.to):
        frame.queue = []
        note_moved(g, frame, node)
        frame.queue = [c.obj for c in changes]
    nothing = happen_for(g, frame, changes, node.save)
    if nothing and node.shuffled:
        shuffle_changed_libraries(g, node, ctx)
    if nothing and node.save == SavedAs.SURVEILED:
        fire_surveiling(g, ctx)
    return nothing


def return_seen_commanders(g: State, cards: list[int]) -> None:
    """Who may look at a card that was exiled face down looks at once, and puts another player's commander into the
    command zone, face up (CR 903.10): from June 2011 to July 2016.
    """
    changes: list[Change] = []
    for oid in cards:
        o = g.objects[oid]
        seen = o.zone == Zone.EXILE and o.controller != o.owner and not o.flags & ObjectFlag.UNSEEN
        if seen and is_commander(g, o):
            changes.append(move_change(oid, Zone.COMMAND, Cause.NONE, Concept.COMMANDER_SEEN))
    if changes:
        perform_event(g, changes)


def deed_of(g: State, zone: int) -> str:
    """Under which name it is noted what was put there, if some card asks."""
    name = ""
    if g.book.deeds:
        if zone == Zone.EXILE:
            name = SavedAs.MOVED_TO_EXILE
        elif zone == Zone.HAND:
            name = SavedAs.MOVED_TO_HAND
    return name if name in g.book.deeds else ""


def note_moved(g: State, frame: RunEffectBase, node: n.Move) -> None:
    """Notes what went where it was to go, as it was before: for "each creature exiled this way"."""
    name = deed_of(g, node.to)
    if not name:
        return
    frame.ctx.saved[name] = gone_to(g, frame.queue, node.to)
    frame.queue = []


def gone_to(g: State, moved: list[int], zone: int) -> list[int]:
    """Those that have become something in this zone, as they were before."""
    gone: list[int] = []
    for oid in moved:
        was = g.objects.get(oid)
        became = None if was is None else g.objects.get(was.became)
        if became is not None and became.zone == zone:
            gone.append(oid)
    return gone


def fire_surveiling(g: State, ctx: Context) -> None:
    """The controller has surveiled, even if there was no card to look at (CR 701.25d)."""
    fire_deed(g, ctx.controller, PlayerDeed.SURVEILS, len(ctx.saved.get("seen", [])))


def shuffle_changed_libraries(g: State, node: n.Move, ctx: Context) -> None:
    """Each library that something was shuffled into, or was to be."""
    owners = [g.objects[r].owner for r in ctx.saved[node.save] if shuffled_anyway(g, r)]
    owners.extend(owners_said(g, node.what, ctx))
    for k in range(len(owners)):
        if owners[k] not in owners[:k] and not g.players[owners[k]].left:
            shuffle_library(g, owners[k])


def owners_said(g: State, what: n.Selector, ctx: Context) -> list[int]:
    """Whose libraries these are shuffled into, though none of them may be there any more (CR 701.24c, d)."""
    owners: list[int] = []
    if isinstance(what, n.Together):
        for one in what.of:
            owners.extend(owners_said(g, one, ctx))
    elif isinstance(what, n.Each):
        which = what.which
        if isinstance(which, n.All):
            for part in which.of:
                if isinstance(part, n.OwnedBy):
                    owners.extend(players_of(g, part.who, ctx))
    else:
        owners.extend([g.objects[r].owner for r in refs(g, what, ctx) if r in g.objects and shuffled_anyway(g, r)])
    return owners


def shuffled_anyway(g: State, oid: int) -> bool:
    """A library is shuffled though what was to be shuffled into it did not get there; not so to 16 July 2015."""
    return g.rules.shuffled_anyway or g.objects[oid].zone == Zone.LIBRARY


@prepares(n.Move)
def prepare_hidden_card(book: Book, card: int, node: n.Move) -> int:
    if node.shape is not None:
        add_shape(book, node.shape)
    elif node.face_down and node.to == Zone.BATTLEFIELD:
        add_face_down(book)
    elif node.face_down:
        add_hidden(book)
    return -1


def prepare_entering(g: State, frame: RunEffectBase, node: n.Move, entering: Change) -> bool:
    """Says with which counters and attached to what it enters. False: it is an Aura and can't be attached to any of
    these; anything else enters unattached then (CR 303.4h, i, 301.5e).
    """
    ctx = frame.ctx
    of = node.counters_of
    if of is not None:
        for r in refs(g, of, ctx):
            if r in g.objects:
                entering.counters = g.objects[r].counters.copy()
    if node.host is not None:
        hosts = hosts_for(g, node, entering.obj, entering.player, ctx)
        if not hosts:
            o = g.objects[entering.obj]
            before = show_as_it_enters(g, o, node)
            aura = "Aura" in characteristics_of(o).subtypes
            if before is not None:
                show_again(o, before)
            return not aura
        entering.host = frame.queue[0] if frame.queue and frame.queue[0] in hosts else hosts[0]
    return True


def is_so_as_it_enters(g: State, entering: Change, saved: str, uid: int, ctx: Context) -> bool:
    """True if what the effect says it "is" is so: what it asks for is asked of what enters, as it would be (611.2e)."""
    condition = g.book.abilities[uid].condition
    if condition is None:
        return True
    about = copy_context(ctx)
    o = present_entering(g, entering)
    about.saved[saved] = [o.id]
    so = holds(g, condition, about)
    dismiss_entering(g, o)
    return so


@staged_effect(n.ExileUntil)
def exile_until(g: State, frame: RunEffectBase, node: n.ExileUntil) -> bool:
    """One card after another, so that each is exiled before the next is looked at; of one player after another."""
    ctx = frame.ctx
    if frame.sub == RunEffectBase.BEGIN:
        ctx.saved[node.save] = []
        ctx.saved[node.found] = []
        frame.queue = players_of(g, node.by, ctx)
    else:
        oid = g.result[0]
        if oid > 0:
            ctx.saved[node.save].append(oid)
            if g.objects[oid].zone == Zone.EXILE and matches(g, node.which, oid, ctx):
                ctx.saved[node.found].append(oid)
                frame.queue = frame.queue[1:]
    while frame.queue and not g.players[frame.queue[0]].library:
        frame.queue = frame.queue[1:]
    if not frame.queue:
        return True
    frame.sub = RunEffectBase.NEXT
    exiling = move_change(g.players[frame.queue[0]].library[0], Zone.EXILE, 0, Concept.EXILE)
    if node.linked:
        exiling.host = ctx.source
    perform_event(g, [exiling])
    return False


@immediate_effect(n.ExchangeWithCard)
def exchange_with_card(g: State, node: n.ExchangeWithCard, ctx: Context) -> None:
    leaving = permanents_among(g, objects_of(g, node.what, ctx))
    cards = refs(g, node.card, ctx)
    if len(leaving) != 1 or len(cards) != 1:
        return  # CR 701.12a
    o = g.objects[leaving[0]]
    other = g.objects[cards[0]]
    host = o.attached_to
    if o.owner != other.owner or not g.book.cards[other.card].is_permanent:  # CR 701.12d, 400.4a
        return
    entering = put_onto_battlefield_change(other.id, ctx.controller)
    if host != 0:
        if could_be_put_on(g, other, host, ctx.controller) != 0:
            return
        entering.host = host
    perform_event(g, [entering, move_change(o.id, other.zone)])


def enter_combat(
    g: State,
    entered: list[int],
    attacking: bool,
    attacked: n.Selector | None,
    blocking: n.Selector | None,
    ctx: Context,
) -> None:
    """Puts what has entered into combat, attacking or blocking (CR 508.4, 509.4)."""
    for oid in entered:
        if attacking and attacked is None:
            put_attacking(g, oid)
        elif attacking and isinstance(attacked, n.Together):  # a player, or a planeswalker of theirs
            for ref in refs(g, attacked.of[0], ctx)[:1]:
                put_attacking(g, oid, 0, ref_player(ref))
        elif attacking and attacked is not None:
            for ref in refs(g, attacked, ctx)[:1]:
                if ref != 0:  # what it attacked has left combat: this attacks nothing (CR 506.3c)
                    put_attacking(g, oid, ref)
        if blocking is not None:
            put_blocking(g, oid, refs(g, blocking, ctx))


def remembering(g: State, ctx: Context, uid: int) -> Context:
    """The context of a delayed or reflexive ability: all that the effect that creates it knows, as it is now (CR
    603.7c, d).
    """
    made = copy_context(ctx)
    remember_moves(g, made)
    made.began = 0
    for i in range(len(made.targets)):
        made.saved[f"{SavedAs.TARGET}{i - made.base}"] = made.targets[i]
    made.ability = uid
    made.since = g.clock
    made.modes = []
    made.targets = []
    made.base = 0
    made.division = {}
    return made


def has_happened(g: State, event: n.Trigger, ctx: Context) -> bool:
    """True if the event has happened since this ability was put on the stack."""
    if isinstance(event, n.BecomesMonarch):
        return g.monarch >= 0 and monarch_since(g) > ctx.since and names_player(g, event.who, g.monarch, ctx)
    o = g.objects.get(ctx.source)
    return o is None or o.zone != Zone.BATTLEFIELD
