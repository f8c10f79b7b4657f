"""Conditions: whether something is so."""

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.kernel.keys import Chosen, Paid
from mainphase.kernel.lowering.dependencies import Facet
from mainphase.kernel.reading.characteristics import now
from mainphase.kernel.reading.evaluate import (
    are_there,
    compare,
    holds,
    matches,
    names_player,
    players_of,
    quantity,
    refs,
    tells,
)
from mainphase.kernel.reading.filters import word_chosen
from mainphase.kernel.reading.parts import at_combat_point, in_part, is_turn
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.objects import Flag
from mainphase.kernel.state.state import State
from mainphase.kernel.values import player_ref
from mainphase.rules.parts import PARTS

# --- Put together


@tells(n.Negated, reads=0, sees=0)
def negated(g: State, c: n.Negated, ctx: Context) -> bool:
    return not holds(g, c.of, ctx)


@tells(n.Both, reads=0, sees=0)
def both(g: State, c: n.Both, ctx: Context) -> bool:
    return holds(g, c.left, ctx) and holds(g, c.right, ctx)


@tells(n.Either, reads=0, sees=0)
def either(g: State, c: n.Either, ctx: Context) -> bool:
    return holds(g, c.left, ctx) or holds(g, c.right, ctx)


@tells(n.SomePlayer, reads=0, sees=0)
def some_player(g: State, c: n.SomePlayer, ctx: Context) -> bool:
    about = ctx.copy()
    for p in players_of(g, c.who, ctx):
        about.event_player = p
        if holds(g, c.condition, about):
            return True
    return False


# --- Objects and numbers


@tells(n.Fits, reads=Facet.MEMBERS | Facet.CHARACTERISTICS, sees=0)
def something_fits(g: State, c: n.Fits, ctx: Context) -> bool:
    for r in refs(g, c.what, ctx):
        if r > 0 and matches(g, c.which, r, ctx):
            return True
    return False


@tells(n.Exists, reads=Facet.MEMBERS | Facet.CHARACTERISTICS, sees=0)
def exists(g: State, c: n.Exists, ctx: Context) -> bool:
    return are_there(g, c.which, ctx, c.at_least)


@tells(n.Compare, reads=0, sees=0)
def compared(g: State, c: n.Compare, ctx: Context) -> bool:
    return compare(quantity(g, c.left, ctx), c.op, quantity(g, c.right, ctx))


@tells(n.ShareColor, reads=0, sees=0)
def share_color(g: State, c: n.ShareColor, ctx: Context) -> bool:
    seen = 0
    shared = False
    count = 0
    for r in refs(g, c.of, ctx):
        if r > 0 and matches(g, c.which, r, ctx):
            colors = now(g.objects[r]).colors
            shared = shared or (seen & colors) != 0
            seen |= colors
            count += 1
    return shared and count >= c.at_least


# --- The time


@tells(n.IsYourTurn, reads=Facet.TURN | Facet.MEMBERS, sees=0)  # whose it is follows from who controls the source
def is_your_turn(g: State, c: n.IsYourTurn, ctx: Context) -> bool:
    return is_turn(g) and g.is_active(ctx.controller)


@tells(n.IsTurnOf, reads=Facet.TURN | Facet.MEMBERS, sees=0)
def is_turn_of(g: State, c: n.IsTurnOf, ctx: Context) -> bool:
    if not is_turn(g):
        return False
    named = refs(g, c.who, ctx)
    for p in g.team(g.active):
        if player_ref(p) in named:
            return True
    return False


@tells(n.InPart, reads=Facet.TURN, sees=0)
def in_that_part(g: State, c: n.InPart, ctx: Context) -> bool:
    return in_part(g, PARTS[c.place])


@tells(n.BeforeAttackersDeclared, reads=Facet.TURN, sees=0)
def before_attackers_declared(g: State, c: n.BeforeAttackersDeclared, ctx: Context) -> bool:
    return g.turn != 0 and not g.parts[g.turn].past_attack


@tells(n.CombatPoint, reads=Facet.TURN | Facet.COMBAT, sees=0)
def combat_point(g: State, c: n.CombatPoint, ctx: Context) -> bool:
    return at_combat_point(g, c)


@tells(n.IsDay, reads=Facet.TURN, sees=0)
def is_day(g: State, c: n.IsDay, ctx: Context) -> bool:
    return g.day_night == 1


@tells(n.IsNight, reads=Facet.TURN, sees=0)
def is_night(g: State, c: n.IsNight, ctx: Context) -> bool:
    return g.day_night == 2


@tells(n.NeitherDayNorNight, reads=Facet.TURN, sees=0)
def neither_day_nor_night(g: State, c: n.NeitherDayNorNight, ctx: Context) -> bool:
    return g.day_night == 0


@tells(n.IsMonarch, reads=Facet.MEMBERS, sees=0)
def is_monarch(g: State, c: n.IsMonarch, ctx: Context) -> bool:
    return g.monarch >= 0 and names_player(g, c.who, g.monarch, ctx)


# --- What has been chosen or paid


@tells(n.WordIsChosen, reads=0, sees=0)
def word_is_chosen(g: State, c: n.WordIsChosen, ctx: Context) -> bool:
    return word_chosen(g, ctx, Chosen.WORD) == c.word


@tells(n.WasPaid, reads=Facet.MEMORY, sees=0)
def was_paid(g: State, c: n.WasPaid, ctx: Context) -> bool:
    return remembers(g, c.name, ctx)


@tells(n.WasCast, reads=Facet.MEMORY, sees=0)
def was_cast(g: State, c: n.WasCast, ctx: Context) -> bool:
    return remembers(g, Paid.CAST, ctx)


def remembers(g: State, name: str, ctx: Context) -> bool:
    """Whether something was noted as the spell was cast."""
    if name in ctx.paid:
        return True
    o = g.find(ctx.source)  # a permanent remembers (400.7d), a spell knows
    if o is None:
        return False
    spell = o.ctx
    return name in o.paid or (spell is not None and o.zone == Zone.STACK and name in spell.paid)


@tells(n.YouCastItFromYourHand, reads=0, sees=0)
def you_cast_it_from_your_hand(g: State, c: n.YouCastItFromYourHand, ctx: Context) -> bool:
    o = g.find(ctx.source)
    return o is not None and (o.flags & Flag.CAST_FROM_HAND) != 0


# --- What has happened


@tells(n.ArrivedSinceLastUpkeep, reads=0, sees=0)
def arrived_since_last_upkeep(g: State, c: n.ArrivedSinceLastUpkeep, ctx: Context) -> bool:
    o = g.find(ctx.source)
    return o is not None and o.arrived > g.players[o.controller].last_upkeep


@tells(n.CastLastTurn, reads=Facet.TURN, sees=0)
def cast_last_turn(g: State, c: n.CastLastTurn, ctx: Context) -> bool:
    for player in g.players:
        if player.spells_last_turn >= c.at_least:
            return True
    return False


@tells(n.HappenedThisTurn, reads=Facet.MEMORY, sees=0)
def happened_this_turn(g: State, c: n.HappenedThisTurn, ctx: Context) -> bool:
    for p in players_of(g, c.by, ctx):
        if g.players[p].memory.get(c.what, 0) >= c.at_least:
            return True
    return False


@tells(n.ActivatedThisTurn, reads=Facet.MEMORY, sees=0)
def activated_this_turn(g: State, c: n.ActivatedThisTurn, ctx: Context) -> bool:
    source = g.objects.get(ctx.source)
    return source is not None and source.used.get(ctx.ability, 0) >= c.at_least
