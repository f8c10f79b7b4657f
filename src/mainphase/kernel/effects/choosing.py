"""Effects that choose, or note, something for later (CR 607.2d, 608.2d)."""

from mainphase.cards import nodes as n
from mainphase.cards.nodes.subtypes import CREATURE_TYPES
from mainphase.kernel.asking.choosing import ChooseFor
from mainphase.kernel.effects.doing import effect
from mainphase.kernel.events.replacing import say_how_it_enters
from mainphase.kernel.keys import Chosen
from mainphase.kernel.lowering.book import Book
from mainphase.kernel.lowering.effects import prepares
from mainphase.kernel.reading.evaluate import players_of, refs
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.state import State


@effect(n.Remember)
def remember(g: State, e: n.Remember, ctx: Context) -> None:
    ctx.saved[e.save] = refs(g, e.what, ctx)


@effect(n.ChoosePlayer)
def choose_player(g: State, e: n.ChoosePlayer, ctx: Context) -> None:
    who = players_of(g, e.of, ctx)
    if who:
        g.push(ChooseFor(ctx.controller, ctx.source, e.role, who))


@effect(n.ChooseColor)
def choose_color(g: State, e: n.ChooseColor, ctx: Context) -> None:
    choose_for(g, ctx, Chosen.COLOR, [c for c in (1, 2, 4, 8, 16) if not c & e.but_not], e.by)


@effect(n.ChooseName)
def choose_name(g: State, e: n.ChooseName, ctx: Context) -> None:
    choose_for(g, ctx, Chosen.NAME, g.book.card_names(e.but_not, g.rules.both_halves_named), e.by)


@effect(n.EntersSo)
def enters_so(g: State, e: n.EntersSo, ctx: Context) -> None:
    say_how_it_enters(g, e.how, ctx)


@effect(n.ChooseCreatureType)
def choose_creature_type(g: State, e: n.ChooseCreatureType, ctx: Context) -> None:
    choose_for(g, ctx, Chosen.CREATURE_TYPE, [g.book.word_of[t] for t in CREATURE_TYPES], e.by)


@prepares(n.ChooseCreatureType)
def creature_types(book: Book, card: int, e: n.ChooseCreatureType) -> int:
    for t in CREATURE_TYPES:
        book.word(t)
    return -1


@effect(n.ChooseAnchorWord)
def choose_anchor_word(g: State, e: n.ChooseAnchorWord, ctx: Context) -> None:
    choose_for(g, ctx, Chosen.WORD, [g.book.word_of[t] for t in e.words], e.by)


@prepares(n.ChooseAnchorWord)
def anchor_words(book: Book, card: int, e: n.ChooseAnchorWord) -> int:
    for t in e.words:
        book.word(t)
    return -1


def choose_for(g: State, ctx: Context, what: str, among: list[int], by: n.Selector) -> None:
    """A choice that the object this ability is on remembers (CR 607.2d)."""
    who = players_of(g, by, ctx)
    if who:
        g.push(ChooseFor(ctx.controller, ctx.source, what, among, who))
