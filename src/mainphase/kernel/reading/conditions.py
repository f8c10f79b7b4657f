"""Conditions: whether something is so."""

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.kernel.keys import VOTES_FOR, ChosenKey, MemoryKey, Paid, SavedAs, votes_for
from mainphase.kernel.leading import LED_VARIANTS
from mainphase.kernel.lowering.dependencies import Facet, mentions
from mainphase.kernel.lowering.meanings import means
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.reading.commanders import is_commander
from mainphase.kernel.reading.defending import defenders_meant
from mainphase.kernel.reading.designations import has_blessing, who_has_initiative
from mainphase.kernel.reading.evaluate import (
    Holding,
    are_there,
    compare_numbers,
    holds,
    matches_it,
    names_player,
    objects_named,
    players_of,
    quantity,
    refs,
)
from mainphase.kernel.reading.filters import word_chosen
from mainphase.kernel.reading.parts import at_combat_point, in_part, is_turn
from mainphase.kernel.reading.turns_at_once import takes_turn
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.copies import copy_context
from mainphase.kernel.state.objects import ObjectFlag
from mainphase.kernel.state.sharing import teams_are_attacked
from mainphase.kernel.state.state import State
from mainphase.kernel.values import player_ref
from mainphase.rules.parts import PARTS
from mainphase.rules.plan import PhaseKind

# --- Put together


class Negated(Holding[n.Negated]):
    def holds(self, g: State, node: n.Negated, ctx: Context) -> bool:
        return not holds(g, node.of, ctx)


means(n.Negated, Negated())


class Both(Holding[n.Both]):
    def holds(self, g: State, node: n.Both, ctx: Context) -> bool:
        return holds(g, node.left, ctx) and holds(g, node.right, ctx)


means(n.Both, Both())


class Either(Holding[n.Either]):
    def holds(self, g: State, node: n.Either, ctx: Context) -> bool:
        return holds(g, node.left, ctx) or holds(g, node.right, ctx)


means(n.Either, Either())


class IsOdd(Holding[n.IsOdd]):
    def holds(self, g: State, node: n.IsOdd, ctx: Context) -> bool:
        return (quantity(g, node.of, ctx) % 2 == 1) == node.odd


means(n.IsOdd, IsOdd())


class SomePlayer(Holding[n.SomePlayer]):
    def holds(self, g: State, node: n.SomePlayer, ctx: Context) -> bool:
        about = copy_context(ctx)
        for p in players_of(g, node.who, ctx):
            about.event_player = p
            if holds(g, node.condition, about):
                return True
        return False


means(n.SomePlayer, SomePlayer())


# --- Objects and numbers


class Fits(Holding[n.Fits]):
    def holds(self, g: State, node: n.Fits, ctx: Context) -> bool:
        for o in objects_named(g, node.what, ctx):
            if matches_it(g, node.which, o, ctx):
                return True
        return False


means(n.Fits, Fits(reads=Facet.MEMBERS | Facet.CHARACTERISTICS))


class Exists(Holding[n.Exists]):
    def holds(self, g: State, node: n.Exists, ctx: Context) -> bool:
        return are_there(g, node.which, ctx, node.at_least)


means(n.Exists, Exists(reads=Facet.MEMBERS | Facet.CHARACTERISTICS))


class Compare(Holding[n.Compare]):
    def holds(self, g: State, node: n.Compare, ctx: Context) -> bool:
        if teams_are_attacked(g) and SavedAs.DEFENDING_PLAYER not in ctx.saved and mentions(node, n.DefendingPlayer):
            return self.holds_of_any_defender(g, node, ctx)
        return compare_numbers(quantity(g, node.left, ctx), node.op, quantity(g, node.right, ctx))

    def holds_of_any_defender(self, g: State, node: n.Compare, ctx: Context) -> bool:
        """Of a team that is attacked it is enough if it is true of one player."""
        about = copy_context(ctx)
        for p in defenders_meant(g, ctx):
            about.saved[SavedAs.DEFENDING_PLAYER] = [player_ref(p)]
            if self.holds(g, node, about):
                return True
        return False


means(n.Compare, Compare())


class ShareColor(Holding[n.ShareColor]):
    def holds(self, g: State, node: n.ShareColor, ctx: Context) -> bool:
        seen = 0
        shared = False
        count = 0
        for o in objects_named(g, node.of, ctx):
            if matches_it(g, node.which, o, ctx):
                colors = characteristics_of(o).colors
                shared = shared or (seen & colors) != 0
                seen |= colors
                count += 1
        return shared and count >= node.at_least


means(n.ShareColor, ShareColor())


# --- The time


class IsYourTurn(Holding[n.IsYourTurn]):
    def holds(self, g: State, node: n.IsYourTurn, ctx: Context) -> bool:
        return is_turn(g) and takes_turn(g, ctx.controller)


means(n.IsYourTurn, IsYourTurn(reads=Facet.TURN | Facet.MEMBERS))  # whose it is follows from who controls the source


class IsTurnOf(Holding[n.IsTurnOf]):
    def holds(self, g: State, node: n.IsTurnOf, ctx: Context) -> bool:
        if not is_turn(g):
            return False
        named = refs(g, node.who, ctx)
        for p in g.players:
            if player_ref(p.id) in named and takes_turn(g, p.id):
                return True
        return False


class IsAmong(Holding[n.IsAmong]):
    def holds(self, g: State, node: n.IsAmong, ctx: Context) -> bool:
        named = refs(g, node.who, ctx)
        among = refs(g, node.of, ctx)
        for ref in named:
            if ref not in among:
                return False
        return len(named) > 0


means(n.IsAmong, IsAmong(reads=Facet.MEMBERS))
means(n.IsTurnOf, IsTurnOf(reads=Facet.TURN | Facet.MEMBERS))


class InPart(Holding[n.InPart]):
    def holds(self, g: State, node: n.InPart, ctx: Context) -> bool:
        return in_part(g, PARTS[node.place])


means(n.InPart, InPart(reads=Facet.TURN))


class InFirst(Holding[n.InFirst]):
    def holds(self, g: State, node: n.InFirst, ctx: Context) -> bool:
        part = PARTS[node.place]
        if not in_part(g, part):
            return False
        begun = MemoryKey.COMBATS if part.phase == PhaseKind.COMBAT else MemoryKey.END_STEPS
        return g.players[g.parts[g.turn].player].recall(begun) <= 1


means(n.InFirst, InFirst(reads=Facet.TURN))


class BeforeAttackersDeclared(Holding[n.BeforeAttackersDeclared]):
    def holds(self, g: State, node: n.BeforeAttackersDeclared, ctx: Context) -> bool:
        return g.turn != 0 and not g.parts[g.turn].past_attack


means(n.BeforeAttackersDeclared, BeforeAttackersDeclared(reads=Facet.TURN))


class BeforeCombatDamage(Holding[n.BeforeCombatDamage]):
    def holds(self, g: State, node: n.BeforeCombatDamage, ctx: Context) -> bool:
        return g.turn != 0 and not g.parts[g.turn].past_damage


means(n.BeforeCombatDamage, BeforeCombatDamage(reads=Facet.TURN | Facet.COMBAT))


class IsExtraTurn(Holding[n.IsExtraTurn]):
    def holds(self, g: State, node: n.IsExtraTurn, ctx: Context) -> bool:
        return g.turn != 0 and g.parts[g.turn].added


means(n.IsExtraTurn, IsExtraTurn(reads=Facet.TURN))


class CombatPoint(Holding[n.CombatPoint]):
    def holds(self, g: State, node: n.CombatPoint, ctx: Context) -> bool:
        return at_combat_point(g, node)


means(n.CombatPoint, CombatPoint(reads=Facet.TURN | Facet.COMBAT))


class IsDay(Holding[n.IsDay]):
    def holds(self, g: State, node: n.IsDay, ctx: Context) -> bool:
        return g.day_night == 1


means(n.IsDay, IsDay(reads=Facet.TURN))


class IsNight(Holding[n.IsNight]):
    def holds(self, g: State, node: n.IsNight, ctx: Context) -> bool:
        return g.day_night == 2


means(n.IsNight, IsNight(reads=Facet.TURN))


class NeitherDayNorNight(Holding[n.NeitherDayNorNight]):
    def holds(self, g: State, node: n.NeitherDayNorNight, ctx: Context) -> bool:
        return g.day_night == 0


means(n.NeitherDayNorNight, NeitherDayNorNight(reads=Facet.TURN))


class IsMonarch(Holding[n.IsMonarch]):
    def holds(self, g: State, node: n.IsMonarch, ctx: Context) -> bool:
        return g.monarch >= 0 and names_player(g, node.who, g.monarch, ctx)


means(n.IsMonarch, IsMonarch(reads=Facet.MEMBERS))


class HasInitiative(Holding[n.HasInitiative]):
    def holds(self, g: State, node: n.HasInitiative, ctx: Context) -> bool:
        player = who_has_initiative(g)
        return player >= 0 and names_player(g, node.who, player, ctx)


means(n.HasInitiative, HasInitiative(reads=Facet.MEMBERS))


class HasBlessing(Holding[n.HasBlessing]):
    def holds(self, g: State, node: n.HasBlessing, ctx: Context) -> bool:
        for p in players_of(g, node.who, ctx):
            if has_blessing(g, p):
                return True
        return False


means(n.HasBlessing, HasBlessing(reads=Facet.MEMBERS))


# --- What has been chosen or paid


class WordIsChosen(Holding[n.WordIsChosen]):
    def holds(self, g: State, node: n.WordIsChosen, ctx: Context) -> bool:
        return word_chosen(g, ctx, ChosenKey.WORD) == node.word


means(n.WordIsChosen, WordIsChosen())


class GetsMoreVotes(Holding[n.GetsMoreVotes]):
    def holds(self, g: State, node: n.GetsMoreVotes, ctx: Context) -> bool:
        own = votes_for(node.word)
        least = 0 if node.tied else 1
        for name in ctx.saved:
            if name.startswith(VOTES_FOR) and name != own and len(ctx.saved[own]) < len(ctx.saved[name]) + least:
                return False
        return True


means(n.GetsMoreVotes, GetsMoreVotes())


class AttackedThisCombat(Holding[n.AttackedThisCombat]):
    def holds(self, g: State, node: n.AttackedThisCombat, ctx: Context) -> bool:
        if g.combat is None:
            return False
        for p in players_of(g, node.by, ctx):
            attacked = g.players[p].recall(MemoryKey.PLAYERS_ATTACKED)
            for whom in players_of(g, node.whom, ctx):
                if attacked >> whom & 1:
                    return True
        return False


means(n.AttackedThisCombat, AttackedThisCombat(reads=Facet.MEMORY | Facet.COMBAT))


class WasPaid(Holding[n.WasPaid]):
    def holds(self, g: State, node: n.WasPaid, ctx: Context) -> bool:
        return remembers(g, node.name, ctx)


means(n.WasPaid, WasPaid(reads=Facet.MEMORY))


class ControlledAsCast(Holding[n.ControlledAsCast]):
    def holds(self, g: State, node: n.ControlledAsCast, ctx: Context) -> bool:
        o = g.find(ctx.source)
        return o is not None and (o.flags & ObjectFlag.CONTROLLED_SUCH) != 0


means(n.ControlledAsCast, ControlledAsCast())


class WasCast(Holding[n.WasCast]):
    def holds(self, g: State, node: n.WasCast, ctx: Context) -> bool:
        return remembers(g, f"{Paid.CAST_BY}{ctx.controller}" if node.by_you else Paid.CAST, ctx)


means(n.WasCast, WasCast(reads=Facet.MEMORY))


class WasCastInMainPhase(Holding[n.WasCastInMainPhase]):
    def holds(self, g: State, node: n.WasCastInMainPhase, ctx: Context) -> bool:
        return remembers(g, Paid.IN_MAIN, ctx)


means(n.WasCastInMainPhase, WasCastInMainPhase(reads=Facet.MEMORY))


class HurtWithItsTypes(Holding[n.HurtWithItsTypes]):
    def holds(self, g: State, node: n.HurtWithItsTypes, ctx: Context) -> bool:
        o = g.objects.get(ctx.source)
        if o is None:
            return False
        p = g.players[ctx.controller]
        for subtype in characteristics_of(o).subtypes:  # what damaged had creature types only are kept of
            if p.recall(MemoryKey.HURT_WITH + subtype) > 0:
                return True
        return False


class HurtWith(Holding[n.HurtWith]):
    def holds(self, g: State, node: n.HurtWith, ctx: Context) -> bool:
        p = g.players[ctx.controller]
        if p.recall(MemoryKey.HURT_WITH + node.subtype) > 0:
            return True
        return node.commander and p.recall(MemoryKey.HURT_WITH_COMMANDER) > 0


means(n.HurtWith, HurtWith(reads=Facet.MEMORY))
means(n.HurtWithItsTypes, HurtWithItsTypes(reads=Facet.MEMORY))


class CastOutOfSorceryTime(Holding[n.CastOutOfSorceryTime]):
    def holds(self, g: State, node: n.CastOutOfSorceryTime, ctx: Context) -> bool:
        return remembers(g, Paid.UNTIMELY, ctx)


means(n.CastOutOfSorceryTime, CastOutOfSorceryTime(reads=Facet.MEMORY))


def remembers(g: State, name: str, ctx: Context) -> bool:
    """True if something was noted as the spell was cast."""
    if name in ctx.paid:
        return True
    o = g.find(ctx.source)  # a permanent remembers (400.7d); a spell knows, also as it last was (608.2h)
    if o is None:
        return False
    spell = o.ctx
    is_spell = spell is not None and (o.zone == Zone.STACK or o.zone == Zone.NOWHERE)
    return name in o.paid or (is_spell and spell is not None and name in spell.paid)


class YouCastItFromYourHand(Holding[n.YouCastItFromYourHand]):
    def holds(self, g: State, node: n.YouCastItFromYourHand, ctx: Context) -> bool:
        o = g.find(ctx.source)
        if o is None or (o.flags & ObjectFlag.CAST_FROM_HAND) == 0:
            return False
        return remembers(g, f"{Paid.CAST_BY}{ctx.controller}", ctx)


means(n.YouCastItFromYourHand, YouCastItFromYourHand())


# --- What has happened


class ArrivedSinceLastUpkeep(Holding[n.ArrivedSinceLastUpkeep]):
    def holds(self, g: State, node: n.ArrivedSinceLastUpkeep, ctx: Context) -> bool:
        o = g.find(ctx.source)
        return o is not None and o.arrived > g.players[o.controller].last_upkeep


means(n.ArrivedSinceLastUpkeep, ArrivedSinceLastUpkeep())


class CastLastTurn(Holding[n.CastLastTurn]):
    def holds(self, g: State, node: n.CastLastTurn, ctx: Context) -> bool:
        for player in g.players:
            if player.spells_last_turn >= node.at_least:
                return True
        return False


means(n.CastLastTurn, CastLastTurn(reads=Facet.TURN))


class HappenedThisTurn(Holding[n.HappenedThisTurn]):
    def holds(self, g: State, node: n.HappenedThisTurn, ctx: Context) -> bool:
        for p in players_of(g, node.by, ctx):
            if g.players[p].recall(node.what) >= node.at_least:
                return True
        return False


means(n.HappenedThisTurn, HappenedThisTurn(reads=Facet.MEMORY))


class ActivatedThisTurn(Holding[n.ActivatedThisTurn]):
    def holds(self, g: State, node: n.ActivatedThisTurn, ctx: Context) -> bool:
        source = g.objects.get(ctx.source)
        return source is not None and source.uses(ctx.ability) >= node.at_least


means(n.ActivatedThisTurn, ActivatedThisTurn(reads=Facet.MEMORY))


# --- Starting decks (CR 702.139b): asked before anything has been drawn, so that they are libraries, and commanders


def starting_deck(g: State, player: int) -> list[int]:
    """The cards of a player's deck, their commanders among them."""
    out = g.players[player].library[:]
    for oid in g.command:
        if is_commander(g, g.objects[oid]) and g.objects[oid].owner == player:
            out.append(oid)
    return out


class StartingDeckHasOnly(Holding[n.StartingDeckHasOnly]):
    def holds(self, g: State, node: n.StartingDeckHasOnly, ctx: Context) -> bool:
        for oid in starting_deck(g, ctx.controller):
            o = g.objects[oid]
            if matches_it(g, node.among, o, ctx) and not matches_it(g, node.which, o, ctx):
                return False
        return True


means(n.StartingDeckHasOnly, StartingDeckHasOnly())


class StartingDeckNamesDiffer(Holding[n.StartingDeckNamesDiffer]):
    def holds(self, g: State, node: n.StartingDeckNamesDiffer, ctx: Context) -> bool:
        names: list[str] = []
        for oid in starting_deck(g, ctx.controller):
            o = g.objects[oid]
            if matches_it(g, node.among, o, ctx):
                name = characteristics_of(o).name
                if name in names:
                    return False
                names.append(name)
        return True


means(n.StartingDeckNamesDiffer, StartingDeckNamesDiffer())


class StartingDeckSharesType(Holding[n.StartingDeckSharesType]):
    def holds(self, g: State, node: n.StartingDeckSharesType, ctx: Context) -> bool:
        shared = -1
        for oid in starting_deck(g, ctx.controller):
            o = g.objects[oid]
            if matches_it(g, node.among, o, ctx):
                shared &= int(characteristics_of(o).types)
        return shared != 0


means(n.StartingDeckSharesType, StartingDeckSharesType())


class StartingDeckLarger(Holding[n.StartingDeckLarger]):
    def holds(self, g: State, node: n.StartingDeckLarger, ctx: Context) -> bool:
        """A deck for constructed play has sixty cards (CR 100.2a), one with a commander as many as its variant says."""
        least = LED_VARIANTS[g.commanding].deck
        return len(starting_deck(g, ctx.controller)) >= least + node.by


means(n.StartingDeckLarger, StartingDeckLarger())
