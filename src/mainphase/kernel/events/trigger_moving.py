"""Triggers on objects that enter, leave, die, and on cards that are drawn, discarded, put into a graveyard."""

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Zone
from mainphase.kernel.events.trigger_event import TriggerEvent
from mainphase.kernel.events.triggering import waits_for
from mainphase.kernel.keys import Memory
from mainphase.kernel.reading.characteristics import now
from mainphase.kernel.reading.evaluate import matches, names_player
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.objects import ObjectKind
from mainphase.kernel.state.state import State
from mainphase.kernel.what_happens import TriggerKind


@waits_for(n.Enters, TriggerKind.ENTERS)
def enters(g: State, t: n.Enters, e: TriggerEvent, ctx: Context) -> bool:
    return matches(g, t.which, e.obj, ctx)


@waits_for(n.Leaves, TriggerKind.LEAVES)
def leaves(g: State, t: n.Leaves, e: TriggerEvent, ctx: Context) -> bool:
    return matches(g, t.which, e.obj, ctx)


@waits_for(n.Dies, TriggerKind.LEAVES)
def dies(g: State, t: n.Dies, e: TriggerEvent, ctx: Context) -> bool:  # CR 700.4
    if e.zone != Zone.GRAVEYARD or not now(g.objects[e.obj]).types & CardType.CREATURE:
        return False
    return matches(g, t.which, e.obj, ctx)


@waits_for(n.PutIntoGraveyard, TriggerKind.LEAVES)
def put_into_graveyard(g: State, t: n.PutIntoGraveyard, e: TriggerEvent, ctx: Context) -> bool:
    return e.zone == Zone.GRAVEYARD and matches(g, t.which, e.obj, ctx)


@waits_for(n.CardPutIntoGraveyard, TriggerKind.PUT_INTO_GRAVEYARD)
def card_put_into_graveyard(g: State, t: n.CardPutIntoGraveyard, e: TriggerEvent, ctx: Context) -> bool:
    if g.objects[e.obj].kind != ObjectKind.CARD and e.obj != ctx.source:  # a token is no card; of itself it says "this"
        return False
    return names_player(g, t.whose, e.player, ctx) and matches(g, t.which, e.obj, ctx)


@waits_for(n.LeavesGraveyard, TriggerKind.LEAVES_GRAVEYARD)
def leaves_graveyard(g: State, t: n.LeavesGraveyard, e: TriggerEvent, ctx: Context) -> bool:
    return names_player(g, t.whose, e.player, ctx) and matches(g, t.which, e.obj, ctx)


@waits_for(n.Sacrifices, TriggerKind.SACRIFICED)
def sacrifices(g: State, t: n.Sacrifices, e: TriggerEvent, ctx: Context) -> bool:
    return names_player(g, t.who, e.player, ctx) and matches(g, t.which, e.obj, ctx)


@waits_for(n.Cycles, TriggerKind.CYCLED)
def cycles(g: State, t: n.Cycles, e: TriggerEvent, ctx: Context) -> bool:
    return names_player(g, t.who, e.player, ctx) and matches(g, t.which, e.obj, ctx)


@waits_for(n.DrawsCard, TriggerKind.DRAW)
def draws_card(g: State, t: n.DrawsCard, e: TriggerEvent, ctx: Context) -> bool:
    if t.nth and g.players[e.player].drawn_this_turn != t.nth:
        return False
    return names_player(g, t.who, e.player, ctx)


@waits_for(n.DiscardsCard, TriggerKind.DISCARD)
def discards_card(g: State, t: n.DiscardsCard, e: TriggerEvent, ctx: Context) -> bool:
    return names_player(g, t.who, e.player, ctx) and matches(g, t.which, e.obj, ctx)


@waits_for(n.IsDiscarded, TriggerKind.DISCARD)
def is_discarded(g: State, t: n.IsDiscarded, e: TriggerEvent, ctx: Context) -> bool:
    return matches(g, t.which, e.obj, ctx)


@waits_for(n.DiscardsCards, TriggerKind.DISCARD_TOGETHER)
def discards_cards(g: State, t: n.DiscardsCards, e: TriggerEvent, ctx: Context) -> bool:
    if t.first and g.players[e.player].recall(Memory.DISCARDS) != 1:
        return False
    return names_player(g, t.who, e.player, ctx)
