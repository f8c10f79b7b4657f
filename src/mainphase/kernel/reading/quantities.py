"""Quantities: numbers that an ability reads from the game when it needs them."""

from mainphase.cards import nodes as n
from mainphase.kernel.keys import Memory, Paid
from mainphase.kernel.lowering.dependencies import Facet, Sees
from mainphase.kernel.lowering.subtypes import BASIC_LAND_TYPES
from mainphase.kernel.reading.characteristics import mana_value_of, now, power_of, toughness_of
from mainphase.kernel.reading.evaluate import counts, each, matches, names_player, player_of, players_of, quantity, refs
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.objects import ATTACKED, Obj
from mainphase.kernel.state.state import State
from mainphase.kernel.values import ref_player


def first_object(g: State, s: n.Selector, ctx: Context) -> Obj | None:
    for r in refs(g, s, ctx):
        if r > 0:
            return g.objects.get(r)
    return None


# --- Numbers, and sums of them


@counts(n.Fixed, reads=0, sees=0)
def fixed(g: State, q: n.Fixed, ctx: Context) -> int:
    return q.n


@counts(n.X, reads=0, sees=0)
def chosen_x(g: State, q: n.X, ctx: Context) -> int:
    return ctx.x


@counts(n.EventAmount, reads=0, sees=0)
def event_amount(g: State, q: n.EventAmount, ctx: Context) -> int:
    return ctx.event_amount


@counts(n.Plus, reads=0, sees=0)
def plus(g: State, q: n.Plus, ctx: Context) -> int:
    return quantity(g, q.left, ctx) + quantity(g, q.right, ctx)


@counts(n.Times, reads=0, sees=0)
def times(g: State, q: n.Times, ctx: Context) -> int:
    return q.factor * quantity(g, q.of, ctx)


@counts(n.HalfOf, reads=0, sees=0)
def half_of(g: State, q: n.HalfOf, ctx: Context) -> int:
    v = quantity(g, q.of, ctx)
    return (v + 1) // 2 if q.up else v // 2


# --- How many objects


@counts(n.CountOf, reads=Facet.MEMBERS | Facet.CHARACTERISTICS, sees=0)
def count_of(g: State, q: n.CountOf, ctx: Context) -> int:
    return len(each(g, q.which, ctx))


@counts(n.SizeOf, reads=0, sees=0)
def size_of(g: State, q: n.SizeOf, ctx: Context) -> int:
    return len(refs(g, q.of, ctx))


@counts(n.CardTypesAmong, reads=Facet.ZONES, sees=0)
def card_types_among(g: State, q: n.CardTypesAmong, ctx: Context) -> int:
    types = 0
    for oid in each(g, q.which, ctx):
        types |= now(g.objects[oid]).types
    return types.bit_count()


@counts(n.GreatestPower, reads=Facet.MEMBERS | Facet.CHARACTERISTICS | Facet.COUNTERS, sees=Sees.PT)
def greatest_power(g: State, q: n.GreatestPower, ctx: Context) -> int:
    return max([power_of(g, g.objects[oid]) for oid in each(g, q.which, ctx)], default=0)


@counts(n.TotalPower, reads=Facet.MEMBERS | Facet.CHARACTERISTICS | Facet.COUNTERS, sees=Sees.PT)
def total_power(g: State, q: n.TotalPower, ctx: Context) -> int:
    return sum([power_of(g, g.objects[oid]) for oid in each(g, q.which, ctx)])


@counts(n.GreatestToughness, reads=Facet.MEMBERS | Facet.CHARACTERISTICS | Facet.COUNTERS, sees=Sees.PT)
def greatest_toughness(g: State, q: n.GreatestToughness, ctx: Context) -> int:
    return max([toughness_of(g, g.objects[oid]) for oid in each(g, q.which, ctx)], default=0)


@counts(n.LeastToughness, reads=Facet.MEMBERS | Facet.CHARACTERISTICS | Facet.COUNTERS, sees=Sees.PT)
def least_toughness(g: State, q: n.LeastToughness, ctx: Context) -> int:
    return min([toughness_of(g, g.objects[oid]) for oid in each(g, q.which, ctx)], default=0)


@counts(n.GreatestManaValue, reads=Facet.MEMBERS | Facet.CHARACTERISTICS, sees=0)
def greatest_mana_value(g: State, q: n.GreatestManaValue, ctx: Context) -> int:
    return max([mana_value_of(g, g.objects[oid]) for oid in each(g, q.which, ctx)], default=0)


@counts(n.BasicLandTypesAmong, reads=Facet.MEMBERS | Facet.CHARACTERISTICS, sees=0)
def basic_land_types_among(g: State, q: n.BasicLandTypesAmong, ctx: Context) -> int:
    found: list[str] = []
    for oid in each(g, q.which, ctx):
        for subtype in now(g.objects[oid]).subtypes:
            if subtype in BASIC_LAND_TYPES and subtype not in found:
                found.append(subtype)
    return len(found)


@counts(n.ColorsAmong, reads=Facet.MEMBERS | Facet.CHARACTERISTICS, sees=0)
def colors_among(g: State, q: n.ColorsAmong, ctx: Context) -> int:
    colors = 0
    for oid in each(g, q.which, ctx):
        colors |= now(g.objects[oid]).colors & 31
    return colors.bit_count()


@counts(n.NamesAmong, reads=Facet.MEMBERS | Facet.CHARACTERISTICS, sees=Sees.NAME)
def names_among(g: State, q: n.NamesAmong, ctx: Context) -> int:
    found: list[str] = []
    for oid in each(g, q.which, ctx):
        name = now(g.objects[oid]).name
        if name and name not in found:
            found.append(name)
    return len(found)


@counts(n.PowersAmong, reads=Facet.MEMBERS | Facet.CHARACTERISTICS | Facet.COUNTERS, sees=Sees.PT)
def powers_among(g: State, q: n.PowersAmong, ctx: Context) -> int:
    return how_many_differ([power_of(g, g.objects[oid]) for oid in each(g, q.which, ctx)])


@counts(n.ManaValuesAmong, reads=Facet.MEMBERS | Facet.CHARACTERISTICS, sees=0)
def mana_values_among(g: State, q: n.ManaValuesAmong, ctx: Context) -> int:
    return how_many_differ([mana_value_of(g, g.objects[oid]) for oid in each(g, q.which, ctx)])


def how_many_differ(numbers: list[int]) -> int:
    found: list[int] = []
    for number in numbers:
        if number not in found:
            found.append(number)
    return len(found)


def mana_spent(g: State, of: n.Selector, ctx: Context, kind: int) -> int:
    """How much mana of a kind, W 0 … C 5, was spent to cast it: a permanent remembers that (CR 400.7d)."""
    if isinstance(of, n.This) and Paid.MANA[kind] in ctx.paid:
        return ctx.paid.count(Paid.MANA[kind])
    o = first_object(g, of, ctx)
    if o is None:
        return 0
    spell = o.ctx
    return spell.paid.count(Paid.MANA[kind]) if spell is not None else o.paid.count(Paid.MANA[kind])


@counts(n.ManaSpent, reads=Facet.MEMORY, sees=0)
def mana_spent_on(g: State, q: n.ManaSpent, ctx: Context) -> int:
    total = 0
    for kind in range(6):
        if q.colors & (1 << kind):
            total += mana_spent(g, q.of, ctx, kind)
    return total


@counts(n.ColorsSpent, reads=Facet.MEMORY, sees=0)
def colors_spent_on(g: State, q: n.ColorsSpent, ctx: Context) -> int:
    total = 0
    for kind in range(5):
        if mana_spent(g, q.of, ctx, kind) > 0:
            total += 1
    return total


@counts(n.Devotion, reads=Facet.MEMBERS | Facet.CHARACTERISTICS, sees=Sees.CONTROL)
def devotion_of(g: State, q: n.Devotion, ctx: Context) -> int:
    p = player_of(g, q.of, ctx)
    return devotion(g, p, q.colors if q.colors else ctx.event_amount) if p >= 0 else 0


def devotion(g: State, player: int, colors: int) -> int:
    """How many mana symbols of these colours there are in the mana costs of a player's permanents (CR 700.5). They are
    copiable values: no later layer changes them (700.5a).
    """
    total = 0
    for oid in g.battlefield:
        o = g.objects[oid]
        if o.controller == player:
            for symbol in now(o).symbols:
                if symbol & colors:
                    total += 1
    return total


# --- Numbers of one object


@counts(n.PowerOf, reads=Facet.MEMBERS | Facet.CHARACTERISTICS | Facet.COUNTERS, sees=Sees.PT)
def power(g: State, q: n.PowerOf, ctx: Context) -> int:
    o = first_object(g, q.of, ctx)
    return power_of(g, o) if o is not None else 0


@counts(n.ToughnessOf, reads=Facet.MEMBERS | Facet.CHARACTERISTICS | Facet.COUNTERS, sees=Sees.PT)
def toughness(g: State, q: n.ToughnessOf, ctx: Context) -> int:
    o = first_object(g, q.of, ctx)
    return toughness_of(g, o) if o is not None else 0


@counts(n.ManaValueOf, reads=Facet.MEMBERS | Facet.CHARACTERISTICS, sees=0)
def mana_value(g: State, q: n.ManaValueOf, ctx: Context) -> int:
    o = first_object(g, q.of, ctx)
    return mana_value_of(g, o) if o is not None else 0


@counts(n.LevelOf, reads=Facet.COUNTERS, sees=0)
def level_of(g: State, q: n.LevelOf, ctx: Context) -> int:
    o = first_object(g, q.of, ctx)
    return max(o.level, 1) if o is not None else 1


@counts(n.CountersOn, reads=Facet.COUNTERS, sees=0)
def counters_on(g: State, q: n.CountersOn, ctx: Context) -> int:
    total = 0
    for r in refs(g, q.of, ctx):
        if r > 0:
            o = g.objects.get(r)
            if o is not None:
                total += o.counters.get(q.kind, 0)
        else:
            total += g.players[ref_player(r)].counters.get(q.kind, 0)
    return total


@counts(n.AttacksThisTurn, reads=Facet.MEMORY, sees=0)
def attacks_this_turn(g: State, q: n.AttacksThisTurn, ctx: Context) -> int:
    o = first_object(g, q.of, ctx)
    return o.used.get(ATTACKED, 0) if o is not None else 0


# --- Numbers of players


@counts(n.LifeOf, reads=Facet.LIFE, sees=0)
def life_of(g: State, q: n.LifeOf, ctx: Context) -> int:
    p = player_of(g, q.of, ctx)
    return g.players[p].life if p >= 0 else 0


@counts(n.HandSizeOf, reads=Facet.ZONES, sees=0)
def hand_size_of(g: State, q: n.HandSizeOf, ctx: Context) -> int:
    p = player_of(g, q.of, ctx)
    return len(g.players[p].hand) if p >= 0 else 0


@counts(n.UnspentMana, reads=Facet.MANA, sees=0)
def unspent_mana(g: State, q: n.UnspentMana, ctx: Context) -> int:
    total = 0
    for p in players_of(g, q.of, ctx):
        for unit in g.players[p].pool:
            if unit.color == q.color:
                total += 1
    return total


@counts(n.TurnsTaken, reads=Facet.TURN, sees=0)
def turns_taken(g: State, q: n.TurnsTaken, ctx: Context) -> int:
    total = 0
    for p in players_of(g, q.by, ctx):
        total += g.players[p].turns_taken
    return total


# --- What has happened this turn


@counts(n.SpellsCastThisTurn, reads=Facet.MEMORY, sees=0)
def spells_cast_this_turn(g: State, q: n.SpellsCastThisTurn, ctx: Context) -> int:
    total = 0
    which = q.which
    if which is not None:
        other = says_other(which)
        for cast in g.casts:
            if other and g.objects[cast.spell].became == ctx.source:
                continue  # "another" than the spell that this permanent was
            if names_player(g, q.by, cast.caster, ctx) and matches(g, which, cast.spell, ctx):
                total += 1
        return total
    for p in players_of(g, q.by, ctx):
        total += g.players[p].spells_this_turn
    return total


def says_other(which: n.Filter) -> bool:
    """Whether a filter says "another"."""
    if isinstance(which, n.All):
        for one in which.of:
            if says_other(one):
                return True
    return isinstance(which, n.Other)


@counts(n.SpellsCastBefore, reads=Facet.MEMORY, sees=0)
def spells_cast_before(g: State, q: n.SpellsCastBefore, ctx: Context) -> int:
    """The spells cast this turn before one of them: what they were on the stack counts (CR 702.40a)."""
    than = refs(g, q.than, ctx)
    which = q.which
    total = 0
    for cast in g.casts:
        if cast.spell in than:
            break
        if names_player(g, q.by, cast.caster, ctx) and (which is None or matches(g, which, cast.spell, ctx)):
            total += 1
    return total


@counts(n.LandsPlayedThisTurn, reads=Facet.MEMORY, sees=0)
def lands_played_this_turn(g: State, q: n.LandsPlayedThisTurn, ctx: Context) -> int:
    total = 0
    for p in players_of(g, q.by, ctx):
        total += g.players[p].lands_played
    return total


@counts(n.CardsDrawnThisTurn, reads=Facet.MEMORY, sees=0)
def cards_drawn_this_turn(g: State, q: n.CardsDrawnThisTurn, ctx: Context) -> int:
    total = 0
    for p in players_of(g, q.by, ctx):
        total += g.players[p].drawn_this_turn
    return total


@counts(n.UntappedLandsAsTurnBegan, reads=Facet.MEMORY, sees=0)
def untapped_lands_as_turn_began(g: State, q: n.UntappedLandsAsTurnBegan, ctx: Context) -> int:
    p = player_of(g, q.of, ctx)
    return g.players[p].memory.get(Memory.UNTAPPED_LANDS, 0) if p >= 0 else 0
