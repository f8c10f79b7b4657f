"""Effects on cards in hands and libraries: draw, discard, mill, reveal, search, scry, shuffle (CR 121, 701)."""

from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.kernel.asking.choosing import ChooseObjects
from mainphase.kernel.effects.doing import effect, staged_effect
from mainphase.kernel.effects.results import happen_for, save_result
from mainphase.kernel.effects.scrying import ScryCards, SearchCards, shuffle
from mainphase.kernel.effects.selecting import happen_if, objects_of, top_cards
from mainphase.kernel.events.changes import Cause, discard, draw, move
from mainphase.kernel.events.happening import happen
from mainphase.kernel.keys import SavedAs
from mainphase.kernel.reading.evaluate import matches, player_of, players_of, quantity
from mainphase.kernel.reading.seen_cards import reveal_cards, tell, with_control
from mainphase.kernel.state.change import Change
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.effect_frame import RunEffectBase
from mainphase.kernel.state.state import State
from mainphase.kernel.values import DecisionKind
from mainphase.rules.concepts import Concept


@staged_effect(n.Draw)
def draw_cards(g: State, f: RunEffectBase, e: n.Draw) -> bool:
    """Cards are drawn one at a time, the active player's all first (CR 121.2, 121.2a)."""
    if f.sub == RunEffectBase.BEGIN:
        amount = max(0, quantity(g, e.amount, f.ctx))
        f.queue = []
        for p in players_of(g, e.by, f.ctx):
            for _ in range(amount):
                f.queue.append(p)
        f.sub = RunEffectBase.NEXT
    replaced = f.ctx.saved.get(SavedAs.REPLACED_BY)
    while f.queue:
        change = draw(f.queue.pop(0))
        if replaced is not None:  # CR 614.5, 614.11: these draws are what has become of one that was replaced
            change.applied = replaced[:]
        happen(g, [change])
        if not g.is_on_top(f):
            return not f.queue
    return True


class DiscardStage:
    """The stages of a discard, besides those of every instruction for several players."""

    SAVE: Final = 3


@staged_effect(n.Discard)
def discard_cards(g: State, f: RunEffectBase, e: n.Discard) -> bool:
    """CR 701.9: chosen by those who discard, in APNAP order, or at random; then discarded at once."""
    ctx = f.ctx
    if f.sub == RunEffectBase.BEGIN:
        f.queue = players_of(g, e.by, ctx)
        ctx.saved[e.save] = []
        f.sub = RunEffectBase.NEXT
    elif f.sub == RunEffectBase.CHOICE:
        ctx.saved[e.save].extend(g.result)
        f.sub = RunEffectBase.NEXT
    elif f.sub == DiscardStage.SAVE:
        save_result(g, f, e.save)
        return True
    while f.queue:
        p = f.queue.pop(0)
        hand = g.players[p].hand[:]
        how_many = e.amount
        amount = len(hand) if how_many is None else min(quantity(g, how_many, ctx), len(hand))
        if e.random:
            while amount > 0:
                ctx.saved[e.save].append(hand.pop(g.random(len(hand))))
                amount -= 1
            continue
        f.sub = RunEffectBase.CHOICE
        g.push(ChooseObjects(p, hand, amount, amount, DecisionKind.DISCARD, ctx.source))
        return False
    changes = [discard(oid) for oid in ctx.saved[e.save]]
    if not changes:
        return True
    f.sub = DiscardStage.SAVE
    happen(g, changes)
    return False


@effect(n.DiscardThese)
def discard_these(g: State, e: n.DiscardThese, ctx: Context) -> None:
    happen_if(g, [discard(oid) for oid in objects_of(g, e.what, ctx) if g.objects[oid].zone == Zone.HAND])


@staged_effect(n.Mill)
def mill(g: State, f: RunEffectBase, e: n.Mill) -> bool:
    """CR 701.17a; as something enters, what is on its way from there is not among them (614.13c)."""
    ctx = f.ctx
    if f.sub == RunEffectBase.SAVE:
        save_result(g, f, e.save)
        return True
    changes: list[Change] = []
    for p in players_of(g, e.by, ctx):
        for oid in top_cards(g, p, max(0, quantity(g, e.amount, ctx)), ctx):
            changes.append(move(oid, Zone.GRAVEYARD, Cause.MILLED, Concept.MILL))
    return happen_for(g, f, changes, e.save)


@effect(n.Reveal)
def reveal(g: State, e: n.Reveal, ctx: Context) -> None:
    for oid in objects_of(g, e.what, ctx):
        reveal_cards(g, g.objects[oid].owner, [oid])


@effect(n.LookAt)
def look_at(g: State, e: n.LookAt, ctx: Context) -> None:
    for oid in objects_of(g, e.what, ctx):
        tell(g, oid, with_control(g, ctx.controller))


@effect(n.RevealUntil)
def reveal_until(g: State, e: n.RevealUntil, ctx: Context) -> None:
    shown: list[int] = []
    for p in players_of(g, e.by, ctx):
        for oid in g.players[p].library:
            shown.append(oid)
            reveal_cards(g, p, [oid])
            if matches(g, e.which, oid, ctx):
                break
    ctx.saved[e.save] = shown


@staged_effect(n.SearchLibrary)
def search_library(g: State, f: RunEffectBase, e: n.SearchLibrary) -> bool:
    ctx = f.ctx
    if f.sub == RunEffectBase.SAVE:
        save_result(g, f, e.save)
        return True
    ctx.saved[e.save] = []
    p = player_of(g, e.by, ctx)
    if p < 0 or g.players[p].left:
        return True
    f.sub = RunEffectBase.SAVE
    g.push(SearchCards(p, e.which, ctx, quantity(g, e.amount, ctx), e.to, e.tapped, e.reveal))
    return False


@effect(n.Scry)
def scry(g: State, e: n.Scry, ctx: Context) -> None:
    amount = quantity(g, e.amount, ctx)
    for p in players_of(g, e.by, ctx):
        g.push(ScryCards(p, min(amount, len(g.players[p].library)), ctx.source))


@effect(n.Shuffle)
def shuffle_libraries(g: State, e: n.Shuffle, ctx: Context) -> None:
    for p in players_of(g, e.by, ctx):
        shuffle(g, p)
