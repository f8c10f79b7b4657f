"""Effects on the game as a whole: who wins or loses it, the monarch, schemes, planes, emblems (CR 104, 114, 314, 725,
901).
"""

from mainphase.cards import nodes as n
from mainphase.kernel.asking.choosing import ChooseObjects
from mainphase.kernel.effects.doing import immediate_effect, numbered_effect, staged_effect
from mainphase.kernel.events.creating_tokens import create_emblem
from mainphase.kernel.events.designations import change_speed
from mainphase.kernel.events.ending import lose_game, settle_end, win_game
from mainphase.kernel.events.initiative import INITIATIVE, take_initiative
from mainphase.kernel.events.monarch import CROWN, become_monarch
from mainphase.kernel.events.planes import (
    ensue_chaos,
    ensue_chaos_for,
    mix_planar_cards,
    planeswalk,
    put_in_planar_deck,
    roll_planar_die,
)
from mainphase.kernel.events.schemes import abandon
from mainphase.kernel.lowering.book import Book
from mainphase.kernel.lowering.cards import add_made
from mainphase.kernel.lowering.effects import prepares
from mainphase.kernel.reading.evaluate import player_of, players_of, refs
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.effect_frame import RunEffectBase
from mainphase.kernel.state.state import State
from mainphase.kernel.values import DecisionKind
from mainphase.rules.concepts import Concept


@immediate_effect(n.LoseTheGame)
def lose_the_game(g: State, node: n.LoseTheGame, ctx: Context) -> None:
    for p in players_of(g, node.who, ctx):
        lose_game(g, p, Concept.EFFECT_LOSES)
    settle_end(g)


@immediate_effect(n.WinTheGame)
def win_the_game(g: State, node: n.WinTheGame, ctx: Context) -> None:
    for p in players_of(g, node.who, ctx):
        win_game(g, p)


@immediate_effect(n.BecomeMonarch)
def become_the_monarch(g: State, node: n.BecomeMonarch, ctx: Context) -> None:
    become_monarch(g, player_of(g, node.who, ctx))


@prepares(n.BecomeMonarch)
def prepare_monarch(book: Book, card: int, node: n.BecomeMonarch) -> int:
    if book.monarch < 0:
        book.monarch = len(book.cards)
        add_made(book, CROWN)
    return -1


@immediate_effect(n.TakeInitiative)
def takes_the_initiative(g: State, node: n.TakeInitiative, ctx: Context) -> None:
    take_initiative(g, player_of(g, node.who, ctx))


@prepares(n.TakeInitiative)
def prepare_initiative(book: Book, card: int, node: n.TakeInitiative) -> int:
    if book.initiative < 0:
        book.initiative = len(book.cards)
        add_made(book, INITIATIVE)
    return -1


@immediate_effect(n.IncreaseSpeed)
def increase_speed(g: State, node: n.IncreaseSpeed, ctx: Context) -> None:
    for p in players_of(g, node.who, ctx):
        change_speed(g, p, node.by)


@immediate_effect(n.Abandon)
def abandon_schemes(g: State, node: n.Abandon, ctx: Context) -> None:
    for r in refs(g, node.what, ctx):
        abandon(g, r)


@immediate_effect(n.LetChaosEnsue)
def let_chaos_ensue(g: State, node: n.LetChaosEnsue, ctx: Context) -> None:
    of = node.of
    if of is None:
        ensue_chaos(g, ctx.controller)
    else:
        ensue_chaos_for(g, refs(g, of, ctx))


@immediate_effect(n.RollPlanarDie)
def roll_the_planar_die(g: State, node: n.RollPlanarDie, ctx: Context) -> None:
    for p in players_of(g, node.who, ctx):
        roll_planar_die(g, p)


@immediate_effect(n.Planeswalk)
def let_planeswalk(g: State, node: n.Planeswalk, ctx: Context) -> None:
    to = node.to
    for p in players_of(g, node.who, ctx):
        planeswalk(g, for_planar_controller(g, p, ctx), None if to is None else refs(g, to, ctx))


def for_planar_controller(g: State, player: int, ctx: Context) -> int:
    """Who planeswalks by the planeswalking ability: of a team whose members all roll (CR 901.12d) the planar
    controller, since nobody else may (701.31a).
    """
    if g.planar_controller < 0 or ctx.ability != g.book.planeswalking:
        return player
    return g.planar_controller if player in g.team(g.planar_controller) else player


@staged_effect(n.PutInPlanarDeck)
def put_back_in_planar_deck(g: State, frame: RunEffectBase, node: n.PutInPlanarDeck) -> bool:
    """In an order that the player chooses, one card after the other, if it is not random."""
    ctx = frame.ctx
    if frame.sub == RunEffectBase.BEGIN:
        cards = [oid for oid in refs(g, node.what, ctx) if oid > 0]
        if node.at_random:
            put_in_planar_deck(g, cards, node.top)
            mix_planar_cards(g, cards)
            return True
        if len(cards) < 2:
            put_in_planar_deck(g, cards, node.top)
            return True
        frame.queue = cards
        frame.sub = RunEffectBase.CHOICE
    elif g.result:
        put_in_planar_deck(g, g.result, node.top)
        frame.queue = [oid for oid in frame.queue if oid not in g.result]
    if not frame.queue:
        return True
    g.push(ChooseObjects(ctx.controller, frame.queue[:], 1, 1, DecisionKind.CHOOSE, ctx.source))
    return False


@numbered_effect(n.CreateEmblem)
def create_emblems(g: State, node: n.CreateEmblem, ctx: Context, uid: int) -> None:
    for p in players_of(g, node.by, ctx):
        create_emblem(g, uid, p)


@prepares(n.CreateEmblem)
def prepare_emblem(book: Book, card: int, node: n.CreateEmblem) -> int:
    return add_made(book, node.emblem)
