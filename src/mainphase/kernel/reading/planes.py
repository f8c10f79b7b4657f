"""Planes and phenomena (CR 311, 312, 901): what is one, where they are, and who "you" is in their abilities."""

from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Zone
from mainphase.kernel.lowering.each_of_team import speaks_of_you
from mainphase.kernel.reading.evaluate import matches, matches_it
from mainphase.kernel.reading.layers import apply_only_counters
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.copies import copy_context
from mainphase.kernel.state.objects import Obj
from mainphase.kernel.state.state import State


def is_planar(g: State, o: Obj) -> bool:
    """True if it is a plane or a phenomenon."""
    return (g.book.cards[o.card].base.types & CardType.PLANAR) != 0


def is_phenomenon(g: State, o: Obj) -> bool:
    return (g.book.cards[o.card].base.types & CardType.PHENOMENON) != 0


def planar_deck_of(g: State, player: int) -> list[int]:
    """A player's planar deck, from the top; that of them all where there is only one (CR 901.15c)."""
    return g.planar_deck if g.one_planar_deck else g.players[player].planar_deck


def face_up_planes(g: State) -> list[int]:
    """The planes and phenomena that are face up."""
    return [oid for oid in g.command if is_planar(g, g.objects[oid])]


def planes_there(g: State, at: int) -> list[int]:
    """The planes and phenomena that are face up; in a Grand Melee those of a turn marker, by its place (CR 901.14)."""
    return face_up_planes(g) if at < 0 else [oid for oid in g.command if oid in g.markers[at].planes]


def planar_controller_there(g: State, at: int) -> int:
    """The planar controller; in a Grand Melee that of the turn marker at this place. -1: nobody is."""
    return g.planar_controller if at < 0 else g.markers[at].walker


NOWHERE: Final = -2  # that a player is no planar controller


def where_walking(g: State, player: int) -> int:
    """The place of the turn marker whose planar controller a player is, first that whose turn moves; -1: there are no
    turn markers; `NOWHERE`: the player is no planar controller.
    """
    if player < 0:
        return NOWHERE
    if g.moving < 0 or not g.markers:
        return -1 if player == g.planar_controller else NOWHERE
    if g.markers[g.moving].walker == player:
        return g.moving
    for k in range(len(g.markers)):
        if g.markers[k].walker == player:
            return k
    return NOWHERE


def in_planar_deck(g: State, o: Obj) -> bool:
    """True if it is face down in a planar deck (CR 311.2)."""
    return o.zone == Zone.COMMAND and g.planechase and is_planar(g, o) and o.id not in g.command


def become_plane(g: State, o: Obj, card: int) -> None:
    """What lies at the place of a card in a planar deck is another one."""
    o.card = o.face = card
    apply_only_counters(g, o)


# --- "You" is each player of the planar controller's team (CR 901.12c)


def as_mates_see_it(g: State, ctx: Context) -> list[Context]:
    """What an ability of a plane knows, with each other player of its controller's team as its "you"."""
    if ctx.ability < 0 or not g.book.abilities[ctx.ability].for_team:
        return []
    out: list[Context] = []
    for p in g.team(ctx.controller):
        if p != ctx.controller and not g.players[p].left:
            mine = copy_context(ctx)
            mine.controller = p
            out.append(mine)
    return out


def fits_for_mate(g: State, which: n.Filter, o: Obj, ctx: Context) -> bool:
    """True if an object fits what an ability of a plane says if another of the team is its "you"."""
    for mine in as_mates_see_it(g, ctx):
        if matches_it(g, which, o, mine):
            return True
    return False


def each_of_team(g: State, ctx: Context, phrases: tuple[n.TargetPhrase, ...]) -> list[int]:
    """Who does what an ability of a plane says of "you": its controller, and the others of the team. Where it is aimed
    at something of "yours", it is whose that is.
    """
    out: list[int] = []
    for p in g.team(ctx.controller):
        mine = copy_context(ctx)
        mine.controller = p
        if not g.players[p].left and aims_at_own(g, mine, phrases):
            out.append(p)
    return out


def aims_at_own(g: State, ctx: Context, phrases: tuple[n.TargetPhrase, ...]) -> bool:
    """True if every target that is described by "you" fits that for this one."""
    for i in range(len(phrases)):
        which = phrases[i].which
        if which is None or not speaks_of_you(which):
            continue
        for ref in ctx.targets[ctx.base + i]:
            if ref > 0 and not matches(g, which, ref, ctx):
                return False
    return True
