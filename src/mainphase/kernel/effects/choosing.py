"""Effects that choose, or note, something for later (CR 607.2d, 608.2d)."""

from mainphase.cards import nodes as n
from mainphase.cards.nodes.subtypes import CREATURE_TYPES
from mainphase.kernel.asking.choosing import ChooseFor
from mainphase.kernel.effects.doing import immediate_effect
from mainphase.kernel.effects.selecting import objects_of
from mainphase.kernel.events.replacing import say_how_it_enters
from mainphase.kernel.keys import ChosenKey
from mainphase.kernel.lowering.abilities import lower_land_types
from mainphase.kernel.lowering.book import Book
from mainphase.kernel.lowering.effects import prepares
from mainphase.kernel.lowering.subtypes import BASIC_LAND_TYPES
from mainphase.kernel.reading.evaluate import players_of, quantity, refs
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.state import NO_IDS, State


@immediate_effect(n.Remember)
def remember(g: State, node: n.Remember, ctx: Context) -> None:
    if isinstance(node.what, n.This):  # where this ability finds it, if its cost has moved it (CR 400.7j)
        ctx.saved[node.save] = objects_of(g, node.what, ctx)
        return
    known = ctx.saved.get(node.save, NO_IDS) if node.beside else NO_IDS
    ctx.saved[node.save] = known + refs(g, node.what, ctx)


@immediate_effect(n.TellX)
def tell_x(g: State, node: n.TellX, ctx: Context) -> None:
    ctx.x = max(0, quantity(g, node.amount, ctx))


@immediate_effect(n.ChoosePlayer)
def choose_player(g: State, node: n.ChoosePlayer, ctx: Context) -> None:
    who = players_of(g, node.of, ctx)
    if who:
        if node.at_random and len(who) > 1:
            who = [who[g.random(len(who))]]
        g.push(ChooseFor(ctx.controller, ctx.source, node.role, who))


@immediate_effect(n.ChooseColor)
def choose_color(g: State, node: n.ChooseColor, ctx: Context) -> None:
    choose_for(g, ctx, ChosenKey.COLOR, [c for c in (1, 2, 4, 8, 16) if not c & node.but_not], node.by)


@immediate_effect(n.ChooseName)
def choose_name(g: State, node: n.ChooseName, ctx: Context) -> None:
    choose_for(
        g,
        ctx,
        ChosenKey.NAME,
        g.book.card_names(node.but_not, g.rules.both_halves_named, node.among, node.basics),
        node.by,
    )


@immediate_effect(n.EntersSo)
def enters_so(g: State, node: n.EntersSo, ctx: Context) -> None:
    say_how_it_enters(g, node.how, ctx)


@immediate_effect(n.ChooseCreatureType)
def choose_creature_type(g: State, node: n.ChooseCreatureType, ctx: Context) -> None:
    among = [g.book.word_of[t] for t in CREATURE_TYPES if t not in node.but_not]
    choose_for(g, ctx, ChosenKey.CREATURE_TYPE, among, node.by)


@prepares(n.ChooseCreatureType)
def prepare_creature_types(book: Book, card: int, node: n.ChooseCreatureType) -> int:
    for t in CREATURE_TYPES:
        book.word(t)
    return -1


@immediate_effect(n.ChooseBasicLandType)
def choose_basic_land_type(g: State, node: n.ChooseBasicLandType, ctx: Context) -> None:
    choose_for(g, ctx, ChosenKey.CREATURE_TYPE, [g.book.word_of[t] for t in BASIC_LAND_TYPES], node.by)


@prepares(n.ChooseBasicLandType)
def prepare_basic_land_types(book: Book, card: int, node: n.ChooseBasicLandType) -> int:
    lower_land_types(book, card, tuple(BASIC_LAND_TYPES))
    for t in BASIC_LAND_TYPES:
        book.word(t)
    return -1


@immediate_effect(n.ChooseAnchorWord)
def choose_anchor_word(g: State, node: n.ChooseAnchorWord, ctx: Context) -> None:
    choose_for(g, ctx, ChosenKey.WORD, [g.book.word_of[t] for t in node.words], node.by)


@prepares(n.ChooseAnchorWord)
def prepare_anchor_words(book: Book, card: int, node: n.ChooseAnchorWord) -> int:
    for t in node.words:
        book.word(t)
    return -1


def choose_for(g: State, ctx: Context, what: str, among: list[int], by: n.Selector) -> None:
    """A choice that the object this ability is on remembers (CR 607.2d)."""
    who = players_of(g, by, ctx)
    if who:
        g.push(ChooseFor(ctx.controller, ctx.source, what, among, who))
