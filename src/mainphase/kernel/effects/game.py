"""Effects on the game as a whole: who wins or loses it, the monarch, schemes, emblems (CR 104, 114, 314, 725)."""

from mainphase.cards import nodes as n
from mainphase.kernel.effects.doing import effect, numbered_effect
from mainphase.kernel.events.creating_tokens import create_emblem
from mainphase.kernel.events.ending import lose, settle_end, win
from mainphase.kernel.events.monarch import CROWN, become_monarch
from mainphase.kernel.events.schemes import abandon
from mainphase.kernel.lowering.book import Book
from mainphase.kernel.lowering.cards import add_made
from mainphase.kernel.lowering.effects import prepares
from mainphase.kernel.reading.evaluate import player_of, players_of, refs
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.state import State
from mainphase.rules.concepts import Concept


@effect(n.LoseTheGame)
def lose_the_game(g: State, e: n.LoseTheGame, ctx: Context) -> None:
    for p in players_of(g, e.who, ctx):
        lose(g, p, Concept.EFFECT_LOSES)
    settle_end(g)


@effect(n.WinTheGame)
def win_the_game(g: State, e: n.WinTheGame, ctx: Context) -> None:
    for p in players_of(g, e.who, ctx):
        win(g, p)


@effect(n.BecomeMonarch)
def become_the_monarch(g: State, e: n.BecomeMonarch, ctx: Context) -> None:
    become_monarch(g, player_of(g, e.who, ctx))


@prepares(n.BecomeMonarch)
def crown(book: Book, card: int, e: n.BecomeMonarch) -> int:
    if book.monarch < 0:
        book.monarch = len(book.cards)
        add_made(book, CROWN)
    return -1


@effect(n.Abandon)
def abandon_schemes(g: State, e: n.Abandon, ctx: Context) -> None:
    for r in refs(g, e.what, ctx):
        abandon(g, r)


@numbered_effect(n.CreateEmblem)
def create_emblems(g: State, e: n.CreateEmblem, ctx: Context, uid: int) -> None:
    for p in players_of(g, e.by, ctx):
        create_emblem(g, uid, p)


@prepares(n.CreateEmblem)
def emblem(book: Book, card: int, e: n.CreateEmblem) -> int:
    return add_made(book, e.emblem)
