"""The Ring tempts players (CR 701.54)."""

from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Supertype, Zone
from mainphase.kernel.asking.choosing import ChooseObjects
from mainphase.kernel.effects.doing import staged_effect
from mainphase.kernel.events.creating_tokens import create_emblem
from mainphase.kernel.events.triggers import fire_deed
from mainphase.kernel.keys import PlayerDeed
from mainphase.kernel.lowering.book import Book
from mainphase.kernel.lowering.cards import add_made
from mainphase.kernel.lowering.dependencies import Facet
from mainphase.kernel.lowering.effects import prepares
from mainphase.kernel.reading.evaluate import player_of
from mainphase.kernel.reading.layers import refreshed_characteristics
from mainphase.kernel.reading.modifying import apart_of
from mainphase.kernel.reading.statics import index_object, unindex_all_statics
from mainphase.kernel.state.effect_frame import RunEffectBase
from mainphase.kernel.state.objects import Obj, ObjectFlag, ObjectKind
from mainphase.kernel.state.state import State
from mainphase.kernel.values import DecisionKind
from mainphase.kernel.what_happens import EventName
from mainphase.rules.concepts import Concept

BEARER: Final = n.All((n.IsRingBearer(), n.ControlledBy(n.You())))


def _when(on: n.Trigger, *effects: n.Effect) -> n.Triggered:
    done = effects[0] if len(effects) == 1 else n.Sequence(effects)
    return n.Triggered(on, (n.Mode(done),), zone=Zone.COMMAND)


# The abilities of the emblem, in the order in which it gets them (CR 701.54c).
BLOCKER_GOES: Final = n.Triggered(
    n.EndOfCombat(), (n.Mode(n.SacrificeIt(n.ThatSource(), n.ControllerOf(n.ThatSource()))),)
)
ABILITIES: Final[tuple[tuple[n.Ability, ...], ...]] = (
    (
        n.Static(n.Modify(BEARER, (n.AddSupertypes(Supertype.LEGENDARY),)), zone=Zone.COMMAND),
        n.Static(n.CantBeBlocked(BEARER, stronger=True), zone=Zone.COMMAND),
    ),
    (_when(n.Attacks(BEARER), n.Draw(n.Fixed(1)), n.Discard(n.Fixed(1), n.You())),),
    (_when(n.BecomesBlocked(BEARER, n.OfType(CardType.CREATURE)), n.Delayed(BLOCKER_GOES)),),
    (_when(n.DealsDamage(BEARER, to_player=True, combat_only=True), n.LoseLife(n.Fixed(3), n.EachOpponent())),),
)


def the_ring(times: int) -> n.CardDef:
    """The emblem of a player whom the Ring has tempted so many times."""
    abilities: list[n.Ability] = []
    for more in ABILITIES[:times]:
        abilities.extend(more)
    return n.CardDef("The Ring", colors=0, abilities=tuple(abilities))


@prepares(n.RingTempts)
def prepare_ring(book: Book, card: int, node: n.RingTempts) -> int:
    if not book.ring:
        book.ring = [-1]
        book.ring = [add_made(book, the_ring(times + 1)) for times in range(len(ABILITIES))]
    return -1


@staged_effect(n.RingTempts)
def tempt(g: State, frame: RunEffectBase, node: n.RingTempts) -> bool:
    """The player gets the emblem, if they have none, then chooses a creature they control (CR 701.54a, c)."""
    player = player_of(g, node.who, frame.ctx)
    if player < 0 or g.players[player].left:
        return True
    if frame.sub == RunEffectBase.BEGIN:
        if emblem_of_ring(g, player) is None:
            create_emblem(g, g.book.ring[0], player)
        creatures: list[int] = []
        for o in g.permanents:
            if o.controller == player and refreshed_characteristics(g, o).types & CardType.CREATURE:
                creatures.append(o.id)
        frame.sub = RunEffectBase.CHOICE
        if creatures:
            g.push(ChooseObjects(player, creatures, 1, 1, DecisionKind.CHOOSE, frame.ctx.source))
            return False
        g.result = []
    chosen = g.result[0] if g.result else 0
    if chosen:
        bear_ring(g, chosen)
    g.players[player].tempted += 1
    g.invalidate(Facet.COUNTERS)
    gain_abilities(g, player)
    g.note(EventName.TEMPTED, Concept.RING_TEMPTS, player, chosen)
    if chosen:
        fire_deed(g, player, PlayerDeed.CHOOSES_BEARER, what=chosen)
    fire_deed(g, player, PlayerDeed.TEMPTED, what=chosen)  # CR 701.54d
    return True


def bear_ring(g: State, oid: int) -> None:
    """It becomes its controller's Ring-bearer, and what was it before no longer is."""
    bearer = g.objects[oid]
    for other in [*g.permanents, *[g.objects[out] for out in g.phased_out]]:
        if other.controller == bearer.controller:
            other.flags &= ~ObjectFlag.RING_BEARER
    bearer.flags |= ObjectFlag.RING_BEARER


def emblem_of_ring(g: State, player: int) -> Obj | None:
    for oid in g.command:
        o = g.objects[oid]
        if o.kind == ObjectKind.EMBLEM and o.controller == player and o.card in g.book.ring:
            return o
    return None


def gain_abilities(g: State, player: int) -> None:
    """The emblem has one ability more for each time that the Ring has tempted its player, up to the fourth."""
    emblem = emblem_of_ring(g, player)
    times = min(g.players[player].tempted, len(ABILITIES))
    if emblem is None or emblem.card == g.book.ring[times - 1]:
        return
    unindex_all_statics(g, emblem)
    emblem.card = g.book.ring[times - 1]
    emblem.face = emblem.card
    emblem.ch = apart_of(g, emblem)
    index_object(g, emblem)
