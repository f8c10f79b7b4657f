"""Triggers on objects that enter, leave, die, and on cards that are drawn, discarded, put into a graveyard."""

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.kernel.events.drawing import has_drawn_first_of_step
from mainphase.kernel.events.trigger_event import TriggerEvent
from mainphase.kernel.events.triggering import waits_for
from mainphase.kernel.keys import MemoryKey
from mainphase.kernel.reading.evaluate import matches, names_player
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.objects import ObjectKind
from mainphase.kernel.state.state import State
from mainphase.kernel.what_happens import TriggerKind


@waits_for(n.Enters, TriggerKind.ENTERS)
def when_enters(g: State, node: n.Enters, event: TriggerEvent, ctx: Context) -> bool:
    return matches(g, node.which, event.obj, ctx)


@waits_for(n.Leaves, TriggerKind.LEAVES)
def when_leaves(g: State, node: n.Leaves, event: TriggerEvent, ctx: Context) -> bool:
    if node.alive and event.zone == Zone.GRAVEYARD:  # CR 700.4
        return False
    return matches(g, node.which, event.obj, ctx)


@waits_for(n.Dies, TriggerKind.LEAVES)
def when_dies(g: State, node: n.Dies, event: TriggerEvent, ctx: Context) -> bool:  # CR 700.4: creature or not
    return event.zone == Zone.GRAVEYARD and matches(g, node.which, event.obj, ctx)


@waits_for(n.IsDestroyed, TriggerKind.LEAVES)
def when_is_destroyed(g: State, node: n.IsDestroyed, event: TriggerEvent, ctx: Context) -> bool:
    return event.declared and matches(g, node.which, event.obj, ctx)


@waits_for(n.PutIntoGraveyard, TriggerKind.LEAVES)
def when_put_into_graveyard(g: State, node: n.PutIntoGraveyard, event: TriggerEvent, ctx: Context) -> bool:
    return event.zone == Zone.GRAVEYARD and matches(g, node.which, event.obj, ctx)


@waits_for(n.PutIntoCommandZone, TriggerKind.LEAVES)
def when_put_into_command_zone(g: State, node: n.PutIntoCommandZone, event: TriggerEvent, ctx: Context) -> bool:
    return event.zone == Zone.COMMAND and matches(g, node.which, event.obj, ctx)


@waits_for(n.PutIntoExile, TriggerKind.LEAVES)
def when_put_into_exile(g: State, node: n.PutIntoExile, event: TriggerEvent, ctx: Context) -> bool:
    return event.zone == Zone.EXILE and matches(g, node.which, event.obj, ctx)


@waits_for(n.CardPutIntoGraveyard, TriggerKind.PUT_INTO_GRAVEYARD)
def when_card_put_into_graveyard(g: State, node: n.CardPutIntoGraveyard, event: TriggerEvent, ctx: Context) -> bool:
    if (
        g.objects[event.obj].kind != ObjectKind.CARD and event.obj != ctx.source
    ):  # a token is no card; of itself it says "this"
        return False
    if node.resolved and not event.declared:
        return False
    if (node.source != 0 and event.zone != node.source) or (node.but_from != 0 and event.zone == node.but_from):
        return False
    was = node.was
    if was is not None and (event.source == 0 or not matches(g, was, event.source, ctx)):
        return False
    return names_player(g, node.whose, event.player, ctx) and matches(g, node.which, event.obj, ctx)


@waits_for(n.ExiledFromBattlefield, TriggerKind.LEAVES)
def when_exiled_from_battlefield(g: State, node: n.ExiledFromBattlefield, event: TriggerEvent, ctx: Context) -> bool:
    return event.zone == Zone.EXILE and matches(g, node.which, event.obj, ctx)


@waits_for(n.CardPutIntoExile, TriggerKind.PUT_INTO_EXILE)
def when_card_put_into_exile(g: State, node: n.CardPutIntoExile, event: TriggerEvent, ctx: Context) -> bool:
    if node.sources and event.zone not in node.sources:
        return False
    return names_player(g, node.whose, event.player, ctx) and matches(g, node.which, event.obj, ctx)


@waits_for(n.ReturnedToHand, TriggerKind.LEAVES)
def when_returned_to_hand(g: State, node: n.ReturnedToHand, event: TriggerEvent, ctx: Context) -> bool:
    return event.zone == Zone.HAND and matches(g, node.which, event.obj, ctx)


@waits_for(n.LeavesGraveyard, TriggerKind.LEAVES_GRAVEYARD)
def when_leaves_graveyard(g: State, node: n.LeavesGraveyard, event: TriggerEvent, ctx: Context) -> bool:
    return names_player(g, node.whose, event.player, ctx) and matches(g, node.which, event.obj, ctx)


@waits_for(n.Sacrifices, TriggerKind.SACRIFICED)
def when_sacrifices(g: State, node: n.Sacrifices, event: TriggerEvent, ctx: Context) -> bool:
    return names_player(g, node.who, event.player, ctx) and matches(g, node.which, event.obj, ctx)


@waits_for(n.Cycles, TriggerKind.CYCLED)
def when_cycles(g: State, node: n.Cycles, event: TriggerEvent, ctx: Context) -> bool:
    return names_player(g, node.who, event.player, ctx) and matches(g, node.which, event.obj, ctx)


@waits_for(n.DrawsCard, TriggerKind.DRAW)
def when_draws_card(g: State, node: n.DrawsCard, event: TriggerEvent, ctx: Context) -> bool:
    if node.nth and g.players[event.player].drawn_this_turn != node.nth:
        return False
    if node.but_first and has_drawn_first_of_step(g, event.player):
        return False
    which = node.which
    if which is not None and not matches(g, which, event.obj, ctx):
        return False
    return names_player(g, node.who, event.player, ctx)


@waits_for(n.DiscardsCard, TriggerKind.DISCARD)
def when_discards_card(g: State, node: n.DiscardsCard, event: TriggerEvent, ctx: Context) -> bool:
    return names_player(g, node.who, event.player, ctx) and matches(g, node.which, event.obj, ctx)


@waits_for(n.IsDiscarded, TriggerKind.DISCARD)
def when_is_discarded(g: State, node: n.IsDiscarded, event: TriggerEvent, ctx: Context) -> bool:
    return matches(g, node.which, event.obj, ctx)


@waits_for(n.DiscardsCards, TriggerKind.DISCARD_TOGETHER)
def when_discards_cards(g: State, node: n.DiscardsCards, event: TriggerEvent, ctx: Context) -> bool:
    """The event tells its amount to whoever asked last, as when several things happen at once."""
    if node.first and g.players[event.player].recall(MemoryKey.DISCARDS) != 1:
        return False
    return names_player(g, node.who, event.player, ctx) and some_fit(g, node.which, event, ctx)


@waits_for(n.MillsCards, TriggerKind.MILL_TOGETHER)
def when_mills_cards(g: State, node: n.MillsCards, event: TriggerEvent, ctx: Context) -> bool:
    return names_player(g, node.who, event.player, ctx) and some_fit(g, node.which, event, ctx)


def some_fit(g: State, which: n.Filter, event: TriggerEvent, ctx: Context) -> bool:
    """True if some of the cards of an event fit; how many is its amount from then on."""
    cards = event.parts
    if cards is None:
        return False
    count = 0
    for one in cards:
        if matches(g, which, one.obj, ctx):
            count += 1
    event.amount = count
    return count > 0
