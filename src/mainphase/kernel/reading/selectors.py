"""Selectors: the players and objects that an ability names."""

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Zone
from mainphase.kernel.keys import DIRECTIONS, LEFT, ChosenKey, SavedAs
from mainphase.kernel.lowering.dependencies import Facet, Sees
from mainphase.kernel.lowering.meanings import means
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.reading.commanders import commanders_of
from mainphase.kernel.reading.defending import attacked_ref, defenders_meant
from mainphase.kernel.reading.evaluate import (
    Selecting,
    holds,
    objects_named,
    objects_that_fit,
    players_of,
    quantity,
    refs,
)
from mainphase.kernel.reading.filters import word_chosen
from mainphase.kernel.reading.pairing import partner_of
from mainphase.kernel.reading.planes import planar_deck_of
from mainphase.kernel.reading.seating import is_unlimited
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.copies import copy_context
from mainphase.kernel.state.objects import ObjectKind
from mainphase.kernel.state.state import State
from mainphase.kernel.values import player_ref

# --- Itself, its controller, its targets


class This(Selecting[n.This]):
    def refs(self, g: State, node: n.This, ctx: Context) -> list[int]:
        return [ctx.source]


means(n.This, This())


class You(Selecting[n.You]):
    def refs(self, g: State, node: n.You, ctx: Context) -> list[int]:
        return [player_ref(ctx.controller)]

    def names(self, g: State, node: n.You, player: int, ctx: Context) -> bool:
        return ctx.controller == player


means(n.You, You(sees=Sees.CONTROL))


class Target(Selecting[n.Target]):
    def refs(self, g: State, node: n.Target, ctx: Context) -> list[int]:
        index = ctx.base + node.index
        if index < len(ctx.targets):
            return ctx.targets[index][:]
        return []


means(n.Target, Target())


class Saved(Selecting[n.Saved]):
    def refs(self, g: State, node: n.Saved, ctx: Context) -> list[int]:
        return ctx.saved.get(node.name, [])[:]


means(n.Saved, Saved())


class Modified(Selecting[n.Modified]):
    def refs(self, g: State, node: n.Modified, ctx: Context) -> list[int]:
        return [ctx.event_object]


means(n.Modified, Modified(sees=Sees.EACH))


class CommandersOf(Selecting[n.CommandersOf]):
    def refs(self, g: State, node: n.CommandersOf, ctx: Context) -> list[int]:
        out: list[int] = []
        for p in players_of(g, node.who, ctx) if g.commanding else []:
            out += commanders_of(g, p)
        return out


means(n.CommandersOf, CommandersOf(reads=Facet.ZONES))


# --- What an event was about


class ThatPlayer(Selecting[n.ThatPlayer]):
    def refs(self, g: State, node: n.ThatPlayer, ctx: Context) -> list[int]:
        return [player_ref(ctx.event_player)] if ctx.event_player >= 0 else []


means(n.ThatPlayer, ThatPlayer())


class ThatObject(Selecting[n.ThatObject]):
    def refs(self, g: State, node: n.ThatObject, ctx: Context) -> list[int]:
        return [ctx.event_object] if ctx.event_object != 0 else []


means(n.ThatObject, ThatObject())


class ThatSource(Selecting[n.ThatSource]):
    def refs(self, g: State, node: n.ThatSource, ctx: Context) -> list[int]:
        return [ctx.event_source] if ctx.event_source != 0 else []


means(n.ThatSource, ThatSource())


# --- Players


class EachPlayer(Selecting[n.EachPlayer]):
    def refs(self, g: State, node: n.EachPlayer, ctx: Context) -> list[int]:
        return [player_ref(p) for p in g.apnap()]

    def names(self, g: State, node: n.EachPlayer, player: int, ctx: Context) -> bool:
        return True


means(n.EachPlayer, EachPlayer())


class EachOpponent(Selecting[n.EachOpponent]):
    def refs(self, g: State, node: n.EachOpponent, ctx: Context) -> list[int]:
        if g.ranged and is_unlimited(g, ctx):
            return [player_ref(p) for p in g.apnap(g.players[ctx.controller].side)]
        return [player_ref(p) for p in g.opponents(ctx.controller)]

    def names(self, g: State, node: n.EachOpponent, player: int, ctx: Context) -> bool:
        return ctx.controller >= 0 and g.are_opponents(ctx.controller, player)


means(n.EachOpponent, EachOpponent())


class PlayersWho(Selecting[n.PlayersWho]):
    def refs(self, g: State, node: n.PlayersWho, ctx: Context) -> list[int]:
        about = copy_context(ctx)
        found: list[int] = []
        for p in players_of(g, node.who, ctx):
            about.event_player = p
            if holds(g, node.condition, about):
                found.append(player_ref(p))
        return found


means(n.PlayersWho, PlayersWho())


class PlayersInTurn(Selecting[n.PlayersInTurn]):
    def refs(self, g: State, node: n.PlayersInTurn, ctx: Context) -> list[int]:
        found: list[int] = []
        for first in players_of(g, node.first, ctx):
            for group in g.teams_from(first):
                team = [p for p in group if not g.players[p].left]
                if first in team:
                    team = [first] + [p for p in team if p != first]
                found.extend([player_ref(p) for p in team])
        return found


means(n.PlayersInTurn, PlayersInTurn())


def seats_around(g: State, first: int, ctx: Context) -> list[int]:
    """Who is still in the game, from this player on in the direction chosen for the object an ability is on. Turn order
    goes to the left as a game begins (CR 101.4), and a team sits together (CR 805.1); nobody changes seats when it is
    reversed.
    """
    direction = word_chosen(g, ctx, ChosenKey.WORD)
    if direction not in DIRECTIONS:
        return []
    seats: list[int] = []
    for group in g.groups:
        seats.extend(group)
    at = seats.index(first)
    around = seats[at:] + seats[:at] if direction == LEFT else seats[at::-1] + seats[:at:-1]
    return [p for p in around if not g.players[p].left]


def next_around(g: State, player: int, ctx: Context) -> int:
    """Who sits next to a player in the chosen direction, or -1."""
    for p in seats_around(g, player, ctx):
        if p != player:
            return p
    return -1


class PlayersAround(Selecting[n.PlayersAround]):
    def refs(self, g: State, node: n.PlayersAround, ctx: Context) -> list[int]:
        found: list[int] = []
        for first in players_of(g, node.first, ctx):
            found.extend([player_ref(p) for p in seats_around(g, first, ctx)])
        return found


means(n.PlayersAround, PlayersAround())


class NextPlayer(Selecting[n.NextPlayer]):
    def refs(self, g: State, node: n.NextPlayer, ctx: Context) -> list[int]:
        found: list[int] = []
        for beside in players_of(g, node.to, ctx):
            after = next_around(g, beside, ctx)
            if after >= 0:
                found.append(player_ref(after))
        return found


means(n.NextPlayer, NextPlayer())


class PlayersBut(Selecting[n.PlayersBut]):
    def refs(self, g: State, node: n.PlayersBut, ctx: Context) -> list[int]:
        but = players_of(g, node.but, ctx)
        return [player_ref(p) for p in players_of(g, node.who, ctx) if p not in but]


means(n.PlayersBut, PlayersBut())


class EachOtherPlayer(Selecting[n.EachOtherPlayer]):
    def refs(self, g: State, node: n.EachOtherPlayer, ctx: Context) -> list[int]:
        return [player_ref(p) for p in g.apnap() if p != ctx.controller]

    def names(self, g: State, node: n.EachOtherPlayer, player: int, ctx: Context) -> bool:
        return player != ctx.controller


means(n.EachOtherPlayer, EachOtherPlayer())


class ChosenPlayer(Selecting[n.ChosenPlayer]):
    def refs(self, g: State, node: n.ChosenPlayer, ctx: Context) -> list[int]:
        by = g.objects.get(ctx.source)
        return [player_ref(by.chosen[ChosenKey.PLAYER])] if by is not None and ChosenKey.PLAYER in by.chosen else []


means(n.ChosenPlayer, ChosenPlayer())


class ActivePlayer(Selecting[n.ActivePlayer]):
    def refs(self, g: State, node: n.ActivePlayer, ctx: Context) -> list[int]:
        if SavedAs.ACTIVE_PLAYER in ctx.saved:
            return ctx.saved[SavedAs.ACTIVE_PLAYER][:]
        return [player_ref(p) for p in g.team(g.active)]


means(n.ActivePlayer, ActivePlayer(reads=Facet.TURN))


class DefendingPlayer(Selecting[n.DefendingPlayer]):
    def refs(self, g: State, node: n.DefendingPlayer, ctx: Context) -> list[int]:
        if SavedAs.DEFENDING_PLAYER in ctx.saved:
            return ctx.saved[SavedAs.DEFENDING_PLAYER][:]
        return [player_ref(p) for p in defenders_meant(g, ctx)]


means(n.DefendingPlayer, DefendingPlayer(reads=Facet.COMBAT))


class WhatIsAttacked(Selecting[n.AttackedBy]):
    def refs(self, g: State, node: n.AttackedBy, ctx: Context) -> list[int]:
        attacked: list[int] = []
        for o in objects_named(g, node.of, ctx):
            ref = attacked_ref(g, o.id)
            if ref < 0 and SavedAs.DEFENDING_PLAYER in ctx.saved:
                ref = ctx.saved[SavedAs.DEFENDING_PLAYER][0]
            if ref > 0 and not node.battles and characteristics_of(g.objects[ref]).types & CardType.BATTLE:
                continue
            if ref != 0:
                attacked.append(ref)
        return attacked


means(n.AttackedBy, WhatIsAttacked(reads=Facet.COMBAT))


class ControllerOf(Selecting[n.ControllerOf]):
    def refs(self, g: State, node: n.ControllerOf, ctx: Context) -> list[int]:
        controllers: list[int] = []
        for r in refs(g, node.of, ctx):
            if r < 0:
                controllers.append(r)
            elif r in g.objects:
                controllers.append(player_ref(g.objects[r].controller))
        return controllers


means(n.ControllerOf, ControllerOf(sees=Sees.CONTROL))


class OwnerOf(Selecting[n.OwnerOf]):
    def refs(self, g: State, node: n.OwnerOf, ctx: Context) -> list[int]:
        return [player_ref(o.owner) for o in objects_named(g, node.of, ctx)]


means(n.OwnerOf, OwnerOf())


# --- Objects


class Each(Selecting[n.Each]):
    def refs(self, g: State, node: n.Each, ctx: Context) -> list[int]:
        return objects_that_fit(g, node.which, ctx)


means(n.Each, Each(reads=Facet.MEMBERS | Facet.CHARACTERISTICS))


class AttachedTo(Selecting[n.AttachedTo]):
    def refs(self, g: State, node: n.AttachedTo, ctx: Context) -> list[int]:
        out: list[int] = []
        for o in objects_named(g, node.of, ctx):
            if o.attached_to != 0:
                out.append(o.attached_to)
        return out


means(n.AttachedTo, AttachedTo(reads=Facet.ATTACHED))


def kept_in_exile(g: State, ctx: Context, key: str) -> list[int]:
    """For what the source is exiled: encoded on it, or haunting it; nothing once it has left exile."""
    o = g.find(ctx.source)
    ref = o.chosen.get(key, 0) if o is not None and o.zone == Zone.EXILE else 0
    return [ref] if ref else []


class Haunted(Selecting[n.Haunted]):
    def refs(self, g: State, node: n.Haunted, ctx: Context) -> list[int]:
        return kept_in_exile(g, ctx, ChosenKey.HAUNTED)


means(n.Haunted, Haunted(reads=Facet.ATTACHED))


class EncodedOn(Selecting[n.EncodedOn]):
    def refs(self, g: State, node: n.EncodedOn, ctx: Context) -> list[int]:
        return kept_in_exile(g, ctx, ChosenKey.ENCODED)


means(n.EncodedOn, EncodedOn(reads=Facet.ATTACHED))


class EncodedCard(Selecting[n.EncodedCard]):
    def refs(self, g: State, node: n.EncodedCard, ctx: Context) -> list[int]:
        for oid in g.exile:
            o = g.objects[oid]
            if o.chosen.get(ChosenKey.ENCODED, 0) == ctx.source and g.book.cards[o.card].base.name == node.name:
                return [oid]
        return []


means(n.EncodedCard, EncodedCard(reads=Facet.ATTACHED | Facet.ZONES))


class PairedWith(Selecting[n.PairedWith]):
    def refs(self, g: State, node: n.PairedWith, ctx: Context) -> list[int]:
        partners = [partner_of(g, o.id) for o in objects_named(g, node.of, ctx)]
        return [oid for oid in partners if oid != 0]


means(n.PairedWith, PairedWith(reads=Facet.ATTACHED))


class TopOfLibrary(Selecting[n.TopOfLibrary]):
    def refs(self, g: State, node: n.TopOfLibrary, ctx: Context) -> list[int]:
        tops: list[int] = []
        amount = node.amount
        count = node.count if amount is None else max(0, quantity(g, amount, ctx))
        for p in players_of(g, node.of, ctx):
            library = cards_of_library(g, g.players[p].library)
            tops.extend(library[max(len(library) - count, 0) :] if node.bottom else library[:count])
        return tops


def cards_of_library(g: State, library: list[int]) -> list[int]:
    """A library from the top; a token that was put there, and has not ceased to exist yet, is no card (CR 111.6)."""
    if g.vanishing:
        return [oid for oid in library if g.objects[oid].kind != ObjectKind.TOKEN]
    return library


means(n.TopOfLibrary, TopOfLibrary(reads=Facet.ZONES))


class TopOfPlanarDeck(Selecting[n.TopOfPlanarDeck]):
    def refs(self, g: State, node: n.TopOfPlanarDeck, ctx: Context) -> list[int]:
        tops: list[int] = []
        for p in players_of(g, node.of, ctx):
            tops.extend(planar_deck_of(g, p)[: node.count])
        return tops


means(n.TopOfPlanarDeck, TopOfPlanarDeck(reads=Facet.ZONES))


class Together(Selecting[n.Together]):
    def refs(self, g: State, node: n.Together, ctx: Context) -> list[int]:
        all_of_them: list[int] = []
        for part in node.of:
            found = refs(g, part, ctx)
            if isinstance(part, n.Each) and all_of_them:  # what is of both descriptions is one thing
                found = [ref for ref in found if ref not in all_of_them]
            all_of_them.extend(found)
        if len(all_of_them) > 1 and all_of_them[0] < 0:  # players act in APNAP order (CR 101.4)
            in_order = [player_ref(p) for p in g.apnap() if player_ref(p) in all_of_them]
            if len(in_order) == len(all_of_them):
                return in_order
        return all_of_them


means(n.Together, Together())
