"""Quantities: numbers that an ability reads from the game when it needs them."""

from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Zone
from mainphase.cards.nodes.masks import FIVE_COLORS
from mainphase.cards.nodes.subtypes import OF_CREATURES
from mainphase.kernel.keys import ChosenKey, MemoryKey, Paid
from mainphase.kernel.leading import starting_life
from mainphase.kernel.lowering.asked_times import TimesOf, who_is_counted
from mainphase.kernel.lowering.dependencies import Facet, Sees
from mainphase.kernel.lowering.meanings import means
from mainphase.kernel.lowering.subtypes import BASIC_LAND_TYPES
from mainphase.kernel.reading.characteristics import characteristics_of, mana_value_of, power_of, toughness_of
from mainphase.kernel.reading.commanders import commander_key, commanders_in, key_of_commander
from mainphase.kernel.reading.designations import speed_of
from mainphase.kernel.reading.evaluate import (
    Counting,
    first_object,
    holds,
    matches,
    names_player,
    objects_that_fit,
    player_of,
    players_of,
    quantity,
    refs,
)
from mainphase.kernel.reading.merging import times_mutated
from mainphase.kernel.reading.vanguards import life_modifier
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.copies import copy_context
from mainphase.kernel.state.objects import ATTACKED, DONE_BY, DONE_LAST_TURN_BY, MOST_SEATS, RESOLVED, ObjectFlag
from mainphase.kernel.state.sharing import POISON, life_asked_of, shares_poison, team_starting_life
from mainphase.kernel.state.state import State
from mainphase.kernel.values import ref_player

# --- Numbers, and sums of them


class Fixed(Counting[n.Fixed]):
    def count(self, g: State, node: n.Fixed, ctx: Context) -> int:
        return node.n


means(n.Fixed, Fixed())


class X(Counting[n.X]):
    def count(self, g: State, node: n.X, ctx: Context) -> int:
        return ctx.x


means(n.X, X())


class EventAmount(Counting[n.EventAmount]):
    def count(self, g: State, node: n.EventAmount, ctx: Context) -> int:
        return ctx.event_amount


means(n.EventAmount, EventAmount())


class DoneThisWay(Counting[n.DoneThisWay]):
    def count(self, g: State, node: n.DoneThisWay, ctx: Context) -> int:
        return sum(ctx.saved.get(node.what, []))


means(n.DoneThisWay, DoneThisWay())


class Plus(Counting[n.Plus]):
    def count(self, g: State, node: n.Plus, ctx: Context) -> int:
        return quantity(g, node.left, ctx) + quantity(g, node.right, ctx)


means(n.Plus, Plus())


class Times(Counting[n.Times]):
    def count(self, g: State, node: n.Times, ctx: Context) -> int:
        return node.factor * quantity(g, node.of, ctx)


means(n.Times, Times())


class ProductOf(Counting[n.ProductOf]):
    def count(self, g: State, node: n.ProductOf, ctx: Context) -> int:
        return quantity(g, node.one, ctx) * quantity(g, node.other, ctx)


means(n.ProductOf, ProductOf())


class HalfOf(Counting[n.HalfOf]):
    def count(self, g: State, node: n.HalfOf, ctx: Context) -> int:
        v = quantity(g, node.of, ctx)
        return (v + 1) // 2 if node.up else v // 2


means(n.HalfOf, HalfOf())


class GreaterOf(Counting[n.GreaterOf]):
    def count(self, g: State, node: n.GreaterOf, ctx: Context) -> int:
        return max(quantity(g, node.left, ctx), quantity(g, node.right, ctx))


means(n.GreaterOf, GreaterOf())


# --- How many objects


class CountOf(Counting[n.CountOf]):
    def count(self, g: State, node: n.CountOf, ctx: Context) -> int:
        found = len(objects_that_fit(g, node.which, ctx))
        which = node.which
        if isinstance(which, n.All):
            for part in which.of:
                if isinstance(part, n.IsAttachedTo):
                    found += left_with_their_host(g, which, part, ctx)
        return found


def left_with_their_host(g: State, which: n.All, attached: n.IsAttachedTo, ctx: Context) -> int:
    """How many that fit have left too since what they were attached to left the battlefield (CR 608.2h)."""
    found = 0
    for r in refs(g, attached.to, ctx):
        if r > 0 and r in g.objects:
            for oid in g.objects[r].had:
                gone = g.objects.get(oid)
                if gone is not None and gone.zone != Zone.BATTLEFIELD and matches(g, which, oid, ctx):
                    found += 1
    return found


means(n.CountOf, CountOf(reads=Facet.MEMBERS | Facet.CHARACTERISTICS))


class MostInCommon(Counting[n.MostInCommon]):
    def count(self, g: State, node: n.MostInCommon, ctx: Context) -> int:
        so_many: dict[str, int] = {}
        for oid in objects_that_fit(g, node.which, ctx):
            for subtype in characteristics_of(g.objects[oid]).subtypes:
                if subtype in OF_CREATURES:
                    so_many[subtype] = so_many.get(subtype, 0) + 1
        return max(so_many.values()) if so_many else 0


means(n.MostInCommon, MostInCommon(reads=Facet.MEMBERS | Facet.CHARACTERISTICS, sees=Sees.SUBTYPES))


class ChosenNumber(Counting[n.ChosenNumber]):
    def count(self, g: State, node: n.ChosenNumber, ctx: Context) -> int:
        by = g.objects.get(ctx.source)
        return 0 if by is None else by.chosen.get(ChosenKey.NUMBER, 0)


means(n.ChosenNumber, ChosenNumber())


class SizeOf(Counting[n.SizeOf]):
    def count(self, g: State, node: n.SizeOf, ctx: Context) -> int:
        which = node.which
        if which is None:
            return len(refs(g, node.of, ctx))
        found = 0
        for oid in refs(g, node.of, ctx):
            if oid > 0 and matches(g, which, oid, ctx):
                found += 1
        return found


means(n.SizeOf, SizeOf())


class MostOfOnePlayer(Counting[n.MostOfOnePlayer]):
    def count(self, g: State, node: n.MostOfOnePlayer, ctx: Context) -> int:
        owned = [0] * len(g.players)
        for oid in refs(g, node.of, ctx):
            if oid > 0:
                owned[g.objects[oid].owner] += 1
        return max(owned)


means(n.MostOfOnePlayer, MostOfOnePlayer())


class CardTypesAmong(Counting[n.CardTypesAmong]):
    def count(self, g: State, node: n.CardTypesAmong, ctx: Context) -> int:
        types = 0
        for oid in objects_that_fit(g, node.which, ctx):
            types |= characteristics_of(g.objects[oid]).types
        return types.bit_count()


means(n.CardTypesAmong, CardTypesAmong(reads=Facet.ZONES))


def cast_this_turn(g: State, by: n.Selector, which: n.Filter, ctx: Context) -> list[int]:
    """The spells that fit and that these players have cast this turn, as they were on the stack."""
    return [
        cast.spell for cast in g.casts if names_player(g, by, cast.caster, ctx) and matches(g, which, cast.spell, ctx)
    ]


class CardTypesCast(Counting[n.CardTypesCast]):
    def count(self, g: State, node: n.CardTypesCast, ctx: Context) -> int:
        types = 0
        for oid in cast_this_turn(g, node.by, node.which, ctx):
            types |= characteristics_of(g.objects[oid]).types
        return types.bit_count()


means(n.CardTypesCast, CardTypesCast(reads=Facet.MEMORY))


class GreatestManaValueCast(Counting[n.GreatestManaValueCast]):
    def count(self, g: State, node: n.GreatestManaValueCast, ctx: Context) -> int:
        spells = cast_this_turn(g, node.by, node.which, ctx)
        return max([mana_value_of(g, g.objects[oid]) for oid in spells], default=0)


means(n.GreatestManaValueCast, GreatestManaValueCast(reads=Facet.MEMORY))


class KeywordsAmong(Counting[n.KeywordsAmong]):
    def count(self, g: State, node: n.KeywordsAmong, ctx: Context) -> int:
        found = 0
        for oid in objects_that_fit(g, node.which, ctx):
            found |= characteristics_of(g.objects[oid]).keywords & node.keywords
        return found.bit_count()


means(n.KeywordsAmong, KeywordsAmong(reads=Facet.MEMBERS | Facet.CHARACTERISTICS))


class ColorPairsAmong(Counting[n.ColorPairsAmong]):
    def count(self, g: State, node: n.ColorPairsAmong, ctx: Context) -> int:
        pairs: list[int] = []
        for oid in objects_that_fit(g, node.which, ctx):
            colors = characteristics_of(g.objects[oid]).colors & FIVE_COLORS
            if colors.bit_count() == 2 and colors not in pairs:
                pairs.append(colors)
        return len(pairs)


means(n.ColorPairsAmong, ColorPairsAmong(reads=Facet.MEMBERS | Facet.CHARACTERISTICS))


def measured(g: State, which: n.Filter, ctx: Context) -> list[int]:
    """Whose power or toughness is asked for; of certain objects also what has left, as it last was (CR 608.2h)."""
    those = which.of[0] if isinstance(which, n.All) and len(which.of) > 0 else which
    if isinstance(those, n.OneOf):
        certain = [oid for oid in refs(g, those.of, ctx) if oid > 0 and oid in g.objects]
        return certain if those is which else [oid for oid in certain if matches(g, which, oid, ctx)]
    return objects_that_fit(g, which, ctx)


class GreatestPower(Counting[n.GreatestPower]):
    def count(self, g: State, node: n.GreatestPower, ctx: Context) -> int:
        return max([power_of(g, g.objects[oid]) for oid in measured(g, node.which, ctx)], default=0)


means(n.GreatestPower, GreatestPower(reads=Facet.MEMBERS | Facet.CHARACTERISTICS | Facet.COUNTERS, sees=Sees.PT))


class LeastPower(Counting[n.LeastPower]):
    def count(self, g: State, node: n.LeastPower, ctx: Context) -> int:
        return min([power_of(g, g.objects[oid]) for oid in objects_that_fit(g, node.which, ctx)], default=0)


means(n.LeastPower, LeastPower(reads=Facet.MEMBERS | Facet.CHARACTERISTICS | Facet.COUNTERS, sees=Sees.PT))


class TotalPower(Counting[n.TotalPower]):
    def count(self, g: State, node: n.TotalPower, ctx: Context) -> int:
        return sum([power_of(g, g.objects[oid]) for oid in measured(g, node.which, ctx)])


means(n.TotalPower, TotalPower(reads=Facet.MEMBERS | Facet.CHARACTERISTICS | Facet.COUNTERS, sees=Sees.PT))


class ToughnessInAll(Counting[n.TotalToughness]):
    def count(self, g: State, node: n.TotalToughness, ctx: Context) -> int:
        return sum([toughness_of(g, g.objects[oid]) for oid in measured(g, node.which, ctx)])


means(n.TotalToughness, ToughnessInAll(reads=Facet.MEMBERS | Facet.CHARACTERISTICS | Facet.COUNTERS, sees=Sees.PT))


class ManaValueInAll(Counting[n.TotalManaValue]):
    def count(self, g: State, node: n.TotalManaValue, ctx: Context) -> int:
        return sum([mana_value_of(g, g.objects[oid]) for oid in objects_that_fit(g, node.which, ctx)])


means(n.TotalManaValue, ManaValueInAll(reads=Facet.MEMBERS | Facet.CHARACTERISTICS))


class GreatestToughness(Counting[n.GreatestToughness]):
    def count(self, g: State, node: n.GreatestToughness, ctx: Context) -> int:
        return max([toughness_of(g, g.objects[oid]) for oid in measured(g, node.which, ctx)], default=0)


means(
    n.GreatestToughness, GreatestToughness(reads=Facet.MEMBERS | Facet.CHARACTERISTICS | Facet.COUNTERS, sees=Sees.PT)
)


class LeastToughness(Counting[n.LeastToughness]):
    def count(self, g: State, node: n.LeastToughness, ctx: Context) -> int:
        return min([toughness_of(g, g.objects[oid]) for oid in objects_that_fit(g, node.which, ctx)], default=0)


means(n.LeastToughness, LeastToughness(reads=Facet.MEMBERS | Facet.CHARACTERISTICS | Facet.COUNTERS, sees=Sees.PT))


class GreatestManaValue(Counting[n.GreatestManaValue]):
    def count(self, g: State, node: n.GreatestManaValue, ctx: Context) -> int:
        return max([mana_value_of(g, g.objects[oid]) for oid in measured(g, node.which, ctx)], default=0)


means(n.GreatestManaValue, GreatestManaValue(reads=Facet.MEMBERS | Facet.CHARACTERISTICS))


class BasicLandTypesAmong(Counting[n.BasicLandTypesAmong]):
    def count(self, g: State, node: n.BasicLandTypesAmong, ctx: Context) -> int:
        found: list[str] = []
        for oid in objects_that_fit(g, node.which, ctx):
            for subtype in characteristics_of(g.objects[oid]).subtypes:
                if subtype in BASIC_LAND_TYPES and subtype not in found:
                    found.append(subtype)
        return len(found)


means(n.BasicLandTypesAmong, BasicLandTypesAmong(reads=Facet.MEMBERS | Facet.CHARACTERISTICS))


def colors_among(g: State, which: n.Filter, ctx: Context) -> int:
    """The colours that there are among objects that fit, as a mask (CR 105.2)."""
    colors = 0
    for oid in objects_that_fit(g, which, ctx):
        colors |= characteristics_of(g.objects[oid]).colors & 31
    return colors


class ColorsAmong(Counting[n.ColorsAmong]):
    def count(self, g: State, node: n.ColorsAmong, ctx: Context) -> int:
        return colors_among(g, node.which, ctx).bit_count()


means(n.ColorsAmong, ColorsAmong(reads=Facet.MEMBERS | Facet.CHARACTERISTICS))


class NamesAmong(Counting[n.NamesAmong]):
    def count(self, g: State, node: n.NamesAmong, ctx: Context) -> int:
        found: list[str] = []
        for oid in objects_that_fit(g, node.which, ctx):
            name = characteristics_of(g.objects[oid]).name
            if name and name not in found:
                found.append(name)
        return len(found)


means(n.NamesAmong, NamesAmong(reads=Facet.MEMBERS | Facet.CHARACTERISTICS, sees=Sees.NAME))


class PowersAmong(Counting[n.PowersAmong]):
    def count(self, g: State, node: n.PowersAmong, ctx: Context) -> int:
        return how_many_differ([power_of(g, g.objects[oid]) for oid in objects_that_fit(g, node.which, ctx)])


means(n.PowersAmong, PowersAmong(reads=Facet.MEMBERS | Facet.CHARACTERISTICS | Facet.COUNTERS, sees=Sees.PT))


class ManaValuesAmong(Counting[n.ManaValuesAmong]):
    def count(self, g: State, node: n.ManaValuesAmong, ctx: Context) -> int:
        return how_many_differ([mana_value_of(g, g.objects[oid]) for oid in objects_that_fit(g, node.which, ctx)])


means(n.ManaValuesAmong, ManaValuesAmong(reads=Facet.MEMBERS | Facet.CHARACTERISTICS))


def how_many_differ(numbers: list[int]) -> int:
    found: list[int] = []
    for number in numbers:
        if number not in found:
            found.append(number)
    return len(found)


def mana_spent(g: State, of: n.Selector, ctx: Context, kind: int) -> int:
    """How much mana of a kind, W 0 … C 5, was spent to cast it."""
    return times_noted(g, of, ctx, Paid.MANA[kind])


def times_noted(g: State, of: n.Selector, ctx: Context, name: str) -> int:
    """How often something was noted as it was paid for: a permanent remembers that (CR 400.7d)."""
    if isinstance(of, n.This) and name in ctx.paid:
        return ctx.paid.count(name)
    o = first_object(g, of, ctx)
    if o is None:
        return 0
    spell = o.ctx
    return spell.paid.count(name) if spell is not None else o.paid.count(name)


class OptionalCosts(Counting[n.TimesPaid]):
    def count(self, g: State, node: n.TimesPaid, ctx: Context) -> int:
        times = ctx.paid.count(node.name)
        o = g.find(ctx.source)  # a permanent remembers (400.7d); a spell knows, also as it last was (608.2h)
        if times or o is None:
            return times
        spell = o.ctx
        if spell is not None and (o.zone == Zone.STACK or o.zone == Zone.NOWHERE):
            return spell.paid.count(node.name)
        return o.paid.count(node.name)


means(n.TimesPaid, OptionalCosts(reads=Facet.MEMORY))


class ManaSpent(Counting[n.ManaSpent]):
    def count(self, g: State, node: n.ManaSpent, ctx: Context) -> int:
        if node.source:
            return times_noted(g, node.of, ctx, f"{Paid.MANA_FROM}{node.source}")
        total = 0
        for kind in range(6):
            if node.colors & (1 << kind):
                total += mana_spent(g, node.of, ctx, kind)
        return total


means(n.ManaSpent, ManaSpent(reads=Facet.MEMORY))


class ColorsSpent(Counting[n.ColorsSpent]):
    def count(self, g: State, node: n.ColorsSpent, ctx: Context) -> int:
        total = 0
        for kind in range(5):
            if mana_spent(g, node.of, ctx, kind) > 0:
                total += 1
        return total


means(n.ColorsSpent, ColorsSpent(reads=Facet.MEMORY))


class Devotion(Counting[n.Devotion]):
    def count(self, g: State, node: n.Devotion, ctx: Context) -> int:
        p = player_of(g, node.of, ctx)
        return devotion(g, p, node.colors if node.colors else ctx.event_amount) if p >= 0 else 0


means(n.Devotion, Devotion(reads=Facet.MEMBERS | Facet.CHARACTERISTICS, sees=Sees.CONTROL))


def devotion(g: State, player: int, colors: int) -> int:
    """How many mana symbols of these colours there are in the mana costs of a player's permanents (CR 700.5). They are
    copiable values: no later layer changes them (700.5a).
    """
    total = 0
    for o in g.permanents:
        if o.controller == player:
            for symbol in characteristics_of(o).symbols:
                if symbol & colors:
                    total += 1
    return total


# --- Numbers of one object


class PowerOf(Counting[n.PowerOf]):
    def count(self, g: State, node: n.PowerOf, ctx: Context) -> int:
        o = first_object(g, node.of, ctx)
        return power_of(g, o) if o is not None else 0


means(n.PowerOf, PowerOf(reads=Facet.MEMBERS | Facet.CHARACTERISTICS | Facet.COUNTERS, sees=Sees.PT))


class ToughnessOf(Counting[n.ToughnessOf]):
    def count(self, g: State, node: n.ToughnessOf, ctx: Context) -> int:
        o = first_object(g, node.of, ctx)
        return toughness_of(g, o) if o is not None else 0


means(n.ToughnessOf, ToughnessOf(reads=Facet.MEMBERS | Facet.CHARACTERISTICS | Facet.COUNTERS, sees=Sees.PT))


class ManaValueOf(Counting[n.ManaValueOf]):
    def count(self, g: State, node: n.ManaValueOf, ctx: Context) -> int:
        o = first_object(g, node.of, ctx)
        return mana_value_of(g, o) if o is not None else 0


means(n.ManaValueOf, ManaValueOf(reads=Facet.MEMBERS | Facet.CHARACTERISTICS))


class ColorsOf(Counting[n.ColorsOf]):
    def count(self, g: State, node: n.ColorsOf, ctx: Context) -> int:
        o = first_object(g, node.of, ctx)
        return (characteristics_of(o).colors & 31).bit_count() if o is not None else 0


means(n.ColorsOf, ColorsOf(reads=Facet.MEMBERS | Facet.CHARACTERISTICS))


class LevelOf(Counting[n.LevelOf]):
    def count(self, g: State, node: n.LevelOf, ctx: Context) -> int:
        o = first_object(g, node.of, ctx)
        return max(o.level, 1) if o is not None else 1


means(n.LevelOf, LevelOf(reads=Facet.COUNTERS))


class CountersOn(Counting[n.CountersOn]):
    def count(self, g: State, node: n.CountersOn, ctx: Context) -> int:
        total = 0
        teams: list[int] = []
        for r in refs(g, node.of, ctx):
            if r > 0:
                o = g.objects.get(r)
                if o is not None:
                    total += how_many_counters(o.counters, node.kind)
                continue
            p = g.players[ref_player(r)]
            total += how_many_counters(p.counters, node.kind)
            if p.group in teams and node.kind in ("", POISON) and shares_poison(g):
                total -= p.counters.get(POISON, 0)  # the team's, and counted once (CR 810.10a)
            teams.append(p.group)
        return total


def how_many_counters(counters: dict[str, int], kind: str) -> int:
    """Counters of a kind, or ("") of every kind."""
    return counters.get(kind, 0) if kind else sum(counters.values())


means(n.CountersOn, CountersOn(reads=Facet.COUNTERS))


class AttacksThisTurn(Counting[n.AttacksThisTurn]):
    def count(self, g: State, node: n.AttacksThisTurn, ctx: Context) -> int:
        o = first_object(g, node.of, ctx)
        return o.uses(ATTACKED) if o is not None else 0


means(n.AttacksThisTurn, AttacksThisTurn(reads=Facet.MEMORY))


# --- Numbers of players


class LifeOf(Counting[n.LifeOf]):
    def count(self, g: State, node: n.LifeOf, ctx: Context) -> int:
        p = player_of(g, node.of, ctx)
        return life_asked_of(g, p) if p >= 0 else 0


means(n.LifeOf, LifeOf(reads=Facet.LIFE))


class StartingLifeOf(Counting[n.StartingLifeOf]):
    def count(self, g: State, node: n.StartingLifeOf, ctx: Context) -> int:
        p = player_of(g, node.of, ctx)
        if p < 0:
            return 0
        if g.heads:
            return team_starting_life(g)
        usual = starting_life(g.commanding, len(g.players), len(g.players[p].schemes) > 0)
        return usual + life_modifier(g, p)


means(n.StartingLifeOf, StartingLifeOf())


class DungeonsCompleted(Counting[n.DungeonsCompleted]):
    def count(self, g: State, node: n.DungeonsCompleted, ctx: Context) -> int:
        p = player_of(g, node.of, ctx)
        if p < 0:
            return 0
        if not node.name:
            return len(g.players[p].dungeons)
        return 1 if node.name in [g.book.cards[card].node.name for card in g.players[p].dungeons] else 0


means(n.DungeonsCompleted, DungeonsCompleted(reads=Facet.COUNTERS))


class TimesTempted(Counting[n.TimesTempted]):
    def count(self, g: State, node: n.TimesTempted, ctx: Context) -> int:
        p = player_of(g, node.of, ctx)
        return g.players[p].tempted if p >= 0 else 0


means(n.TimesTempted, TimesTempted(reads=Facet.COUNTERS))


class XOf(Counting[n.XOf]):
    def count(self, g: State, node: n.XOf, ctx: Context) -> int:
        o = first_object(g, node.of, ctx)
        spell = o.ctx if o is not None else None
        return spell.x if spell is not None else 0


means(n.XOf, XOf())


class TimesMutated(Counting[n.TimesMutated]):
    def count(self, g: State, node: n.TimesMutated, ctx: Context) -> int:
        o = first_object(g, node.of, ctx)
        return times_mutated(g, o) if o is not None else 0


means(n.TimesMutated, TimesMutated())


class ResolvedThisTurn(Counting[n.ResolvedThisTurn]):
    def count(self, g: State, node: n.ResolvedThisTurn, ctx: Context) -> int:
        source = g.objects.get(ctx.source)
        return source.uses(RESOLVED + ctx.ability) if source is not None else 0


means(n.ResolvedThisTurn, ResolvedThisTurn(reads=Facet.MEMORY))


class MostAmong(Counting[n.MostAmong]):
    def count(self, g: State, node: n.MostAmong, ctx: Context) -> int:
        about = copy_context(ctx)
        most = 0
        for i, p in enumerate(players_of(g, node.who, ctx)):
            about.event_player = p
            number = quantity(g, node.of, about)
            if i == 0 or (number < most if node.least else number > most):
                most = number
        return most


means(n.MostAmong, MostAmong())


class HandSizeOf(Counting[n.HandSizeOf]):
    def count(self, g: State, node: n.HandSizeOf, ctx: Context) -> int:
        p = player_of(g, node.of, ctx)
        return len(g.players[p].hand) if p >= 0 else 0


means(n.HandSizeOf, HandSizeOf(reads=Facet.ZONES))


class CommanderCasts(Counting[n.CommanderCasts]):
    def count(self, g: State, node: n.CommanderCasts, ctx: Context) -> int:
        total = 0
        for p in players_of(g, node.by, ctx):
            casts = g.players[p].commander_casts
            for card in g.players[p].commanders:
                total += casts.get(key_of_commander(p, card), 0)
        return total


means(n.CommanderCasts, CommanderCasts(reads=Facet.MEMORY))


class CastsFromCommandZone(Counting[n.CastsFromCommandZone]):
    def count(self, g: State, node: n.CastsFromCommandZone, ctx: Context) -> int:
        total = 0
        for r in refs(g, node.of, ctx):
            o = g.objects.get(r)
            if o is not None:
                for part in commanders_in(g, o):
                    total += g.players[o.owner].commander_casts.get(commander_key(part), 0)
        return total


means(n.CastsFromCommandZone, CastsFromCommandZone(reads=Facet.MEMORY))


class SpeedOf(Counting[n.SpeedOf]):
    def count(self, g: State, node: n.SpeedOf, ctx: Context) -> int:
        return sum([speed_of(g, p) for p in players_of(g, node.of, ctx)])


means(n.SpeedOf, SpeedOf(reads=Facet.MEMBERS))


class AmountIf(Counting[n.AmountIf]):
    def count(self, g: State, node: n.AmountIf, ctx: Context) -> int:
        return quantity(g, node.amount, ctx) if holds(g, node.condition, ctx) else 0


means(n.AmountIf, AmountIf())


class UnspentMana(Counting[n.UnspentMana]):
    def count(self, g: State, node: n.UnspentMana, ctx: Context) -> int:
        total = 0
        for p in players_of(g, node.of, ctx):
            for unit in g.players[p].pool:
                if unit.color == node.color:
                    total += 1
        return total


means(n.UnspentMana, UnspentMana(reads=Facet.MANA))


class TurnsTaken(Counting[n.TurnsTaken]):
    def count(self, g: State, node: n.TurnsTaken, ctx: Context) -> int:
        return sum([g.players[p].turns_taken for p in players_of(g, node.by, ctx)])


means(n.TurnsTaken, TurnsTaken(reads=Facet.TURN))


# --- What has happened this turn


class SpellsCastThisTurn(Counting[n.SpellsCastThisTurn]):
    def count(self, g: State, node: n.SpellsCastThisTurn, ctx: Context) -> int:
        total = 0
        which = node.which
        if which is not None:
            other = says_other(which)
            for cast in g.casts:
                if other and g.objects[cast.spell].became == ctx.source:
                    continue  # "another" than the spell that this permanent was
                if names_player(g, node.by, cast.caster, ctx) and matches(g, which, cast.spell, ctx):
                    total += 1
            return total
        for p in players_of(g, node.by, ctx):
            total += g.players[p].spells_this_turn
        return total


means(n.SpellsCastThisTurn, SpellsCastThisTurn(reads=Facet.MEMORY))


def says_other(which: n.Filter) -> bool:
    """True if a filter says "another"."""
    if isinstance(which, n.All):
        for one in which.of:
            if says_other(one):
                return True
    return isinstance(which, n.Other)


class SpellsCastBefore(Counting[n.SpellsCastBefore]):
    def count(self, g: State, node: n.SpellsCastBefore, ctx: Context) -> int:
        """The spells cast this turn before one of them: what they were on the stack counts (CR 702.40a)."""
        than = refs(g, node.than, ctx)
        which = node.which
        total = 0
        for cast in g.casts:
            if cast.spell in than:
                break
            if names_player(g, node.by, cast.caster, ctx) and (which is None or matches(g, which, cast.spell, ctx)):
                total += 1
        return total


means(n.SpellsCastBefore, SpellsCastBefore(reads=Facet.MEMORY))


class LandsPlayedThisTurn(Counting[n.LandsPlayedThisTurn]):
    def count(self, g: State, node: n.LandsPlayedThisTurn, ctx: Context) -> int:
        return sum([g.players[p].lands_played for p in players_of(g, node.by, ctx)])


means(n.LandsPlayedThisTurn, LandsPlayedThisTurn(reads=Facet.MEMORY))


class CardsDrawnThisTurn(Counting[n.CardsDrawnThisTurn]):
    def count(self, g: State, node: n.CardsDrawnThisTurn, ctx: Context) -> int:
        return sum([g.players[p].drawn_this_turn for p in players_of(g, node.by, ctx)])


means(n.CardsDrawnThisTurn, CardsDrawnThisTurn(reads=Facet.MEMORY))


class UntappedLandsAsTurnBegan(Counting[n.UntappedLandsAsTurnBegan]):
    def count(self, g: State, node: n.UntappedLandsAsTurnBegan, ctx: Context) -> int:
        p = player_of(g, node.of, ctx)
        return g.players[p].recall(MemoryKey.UNTAPPED_LANDS) if p >= 0 else 0


means(n.UntappedLandsAsTurnBegan, UntappedLandsAsTurnBegan(reads=Facet.MEMORY))


class SoMuchThisTurn(Counting[n.SoMuchThisTurn]):
    def count(self, g: State, node: n.SoMuchThisTurn, ctx: Context) -> int:
        total = 0
        for p in players_of(g, node.by, ctx):
            total += g.players[p].recall(node.what)
        return total


means(n.SoMuchThisTurn, SoMuchThisTurn(reads=Facet.MEMORY))


class DiedThisTurn(Counting[n.DiedThisTurn]):
    def count(self, g: State, node: n.DiedThisTurn, ctx: Context) -> int:
        total = 0
        for oid in g.last_known:
            if oid in g.objects and g.objects[oid].flags & ObjectFlag.DIED and matches(g, node.which, oid, ctx):
                total += 1
        return total


means(n.DiedThisTurn, DiedThisTurn(reads=Facet.MEMORY))


class TimesThisTurn(Counting[n.TimesThisTurn]):
    def count(self, g: State, node: n.TimesThisTurn, ctx: Context) -> int:
        asked = g.book.asked_times.meant.get(node)
        if asked is None:  # other words stand there now (CR 612), and nobody has counted those
            return 0
        of = who_is_counted(node.which)
        source = g.objects.get(ctx.source)
        total = 0
        done = (DONE_LAST_TURN_BY if node.last else DONE_BY) + asked.number * MOST_SEATS
        key = asked.last_key if node.last else asked.key
        for p in players_of(g, node.by, ctx):
            times = source.uses(done + p) if source is not None else 0
            if of == TimesOf.THIS:
                total += times
            else:
                total += g.players[p].recall(key) - (times if of == TimesOf.OTHERS else 0)
        return total


means(n.TimesThisTurn, TimesThisTurn(reads=Facet.MEMORY))

# --- A party (CR 700.8)

PARTY: Final = ("Cleric", "Rogue", "Warrior", "Wizard")


class PartySize(Counting[n.PartySize]):
    def count(self, g: State, node: n.PartySize, ctx: Context) -> int:
        """The most of the four roles that different creatures can fill."""
        p = player_of(g, node.of, ctx)
        filled = [0]  # which roles so many creatures can fill, as bits
        for o in g.permanents:
            if o.controller == p and characteristics_of(o).types & CardType.CREATURE:
                for roles in filled[:]:
                    for k in range(len(PARTY)):
                        more = roles | 1 << k
                        if more != roles and PARTY[k] in characteristics_of(o).subtypes and more not in filled:
                            filled.append(more)
        return max([roles.bit_count() for roles in filled])


means(n.PartySize, PartySize(reads=Facet.MEMBERS | Facet.CHARACTERISTICS))
