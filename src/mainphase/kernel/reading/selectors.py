"""Selectors: the players and objects that an ability names."""

from mainphase.cards import nodes as n
from mainphase.kernel.keys import Chosen, SavedAs
from mainphase.kernel.lowering.dependencies import Facet, Sees
from mainphase.kernel.lowering.meanings import means
from mainphase.kernel.reading.defending import meant_by_defending
from mainphase.kernel.reading.evaluate import Selecting, each, holds, objects_named, players_of, quantity, refs
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.copies import copy_context
from mainphase.kernel.state.state import State
from mainphase.kernel.values import player_ref

# --- Itself, its controller, its targets


class This(Selecting[n.This]):
    def refs(self, g: State, s: n.This, ctx: Context) -> list[int]:
        return [ctx.source]


means(n.This, This())


class You(Selecting[n.You]):
    def refs(self, g: State, s: n.You, ctx: Context) -> list[int]:
        return [player_ref(ctx.controller)]

    def names(self, g: State, s: n.You, player: int, ctx: Context) -> bool:
        return ctx.controller == player


means(n.You, You(sees=Sees.CONTROL))


class Target(Selecting[n.Target]):
    def refs(self, g: State, s: n.Target, ctx: Context) -> list[int]:
        index = ctx.base + s.index
        if index < len(ctx.targets):
            return ctx.targets[index][:]
        return []


means(n.Target, Target())


class Saved(Selecting[n.Saved]):
    def refs(self, g: State, s: n.Saved, ctx: Context) -> list[int]:
        return ctx.saved.get(s.name, [])[:]


means(n.Saved, Saved())


class Modified(Selecting[n.Modified]):
    def refs(self, g: State, s: n.Modified, ctx: Context) -> list[int]:
        return [ctx.event_object]


means(n.Modified, Modified(sees=Sees.EACH))


# --- What an event was about


class ThatPlayer(Selecting[n.ThatPlayer]):
    def refs(self, g: State, s: n.ThatPlayer, ctx: Context) -> list[int]:
        return [player_ref(ctx.event_player)] if ctx.event_player >= 0 else []


means(n.ThatPlayer, ThatPlayer())


class ThatObject(Selecting[n.ThatObject]):
    def refs(self, g: State, s: n.ThatObject, ctx: Context) -> list[int]:
        return [ctx.event_object] if ctx.event_object != 0 else []


means(n.ThatObject, ThatObject())


class ThatSource(Selecting[n.ThatSource]):
    def refs(self, g: State, s: n.ThatSource, ctx: Context) -> list[int]:
        return [ctx.event_source] if ctx.event_source != 0 else []


means(n.ThatSource, ThatSource())


# --- Players


class EachPlayer(Selecting[n.EachPlayer]):
    def refs(self, g: State, s: n.EachPlayer, ctx: Context) -> list[int]:
        return [player_ref(p) for p in g.apnap()]

    def names(self, g: State, s: n.EachPlayer, player: int, ctx: Context) -> bool:
        return True


means(n.EachPlayer, EachPlayer())


class EachOpponent(Selecting[n.EachOpponent]):
    def refs(self, g: State, s: n.EachOpponent, ctx: Context) -> list[int]:
        return [player_ref(p) for p in g.opponents(ctx.controller)]

    def names(self, g: State, s: n.EachOpponent, player: int, ctx: Context) -> bool:
        return ctx.controller >= 0 and g.are_opponents(ctx.controller, player)


means(n.EachOpponent, EachOpponent())


class PlayersWho(Selecting[n.PlayersWho]):
    def refs(self, g: State, s: n.PlayersWho, ctx: Context) -> list[int]:
        about = copy_context(ctx)
        found: list[int] = []
        for p in players_of(g, s.who, ctx):
            about.event_player = p
            if holds(g, s.condition, about):
                found.append(player_ref(p))
        return found


means(n.PlayersWho, PlayersWho())


class EachOtherPlayer(Selecting[n.EachOtherPlayer]):
    def refs(self, g: State, s: n.EachOtherPlayer, ctx: Context) -> list[int]:
        return [player_ref(p) for p in g.apnap() if p != ctx.controller]

    def names(self, g: State, s: n.EachOtherPlayer, player: int, ctx: Context) -> bool:
        return player != ctx.controller


means(n.EachOtherPlayer, EachOtherPlayer())


class ChosenPlayer(Selecting[n.ChosenPlayer]):
    def refs(self, g: State, s: n.ChosenPlayer, ctx: Context) -> list[int]:
        by = g.objects.get(ctx.source)
        return [player_ref(by.chosen[Chosen.PLAYER])] if by is not None and Chosen.PLAYER in by.chosen else []


means(n.ChosenPlayer, ChosenPlayer())


class ActivePlayer(Selecting[n.ActivePlayer]):
    def refs(self, g: State, s: n.ActivePlayer, ctx: Context) -> list[int]:
        if SavedAs.ACTIVE_PLAYER in ctx.saved:
            return ctx.saved[SavedAs.ACTIVE_PLAYER][:]
        return [player_ref(p) for p in g.team(g.active)]


means(n.ActivePlayer, ActivePlayer(reads=Facet.TURN))


class DefendingPlayer(Selecting[n.DefendingPlayer]):
    def refs(self, g: State, s: n.DefendingPlayer, ctx: Context) -> list[int]:
        combat = g.combat
        attacker = ctx.source
        if combat is not None and combat.is_attacking(ctx.event_object):
            attacker = ctx.event_object  # CR 508.5: of the attacking creature that the ability is about
        p = meant_by_defending(g, attacker)
        return [player_ref(p)] if p >= 0 else []


means(n.DefendingPlayer, DefendingPlayer(reads=Facet.COMBAT))


class ControllerOf(Selecting[n.ControllerOf]):
    def refs(self, g: State, s: n.ControllerOf, ctx: Context) -> list[int]:
        controllers: list[int] = []
        for r in refs(g, s.of, ctx):
            if r < 0:
                controllers.append(r)
            elif r in g.objects:
                controllers.append(player_ref(g.objects[r].controller))
        return controllers


means(n.ControllerOf, ControllerOf(sees=Sees.CONTROL))


class OwnerOf(Selecting[n.OwnerOf]):
    def refs(self, g: State, s: n.OwnerOf, ctx: Context) -> list[int]:
        return [player_ref(o.owner) for o in objects_named(g, s.of, ctx)]


means(n.OwnerOf, OwnerOf())


# --- Objects


class Each(Selecting[n.Each]):
    def refs(self, g: State, s: n.Each, ctx: Context) -> list[int]:
        return each(g, s.which, ctx)


means(n.Each, Each(reads=Facet.MEMBERS | Facet.CHARACTERISTICS))


class AttachedTo(Selecting[n.AttachedTo]):
    def refs(self, g: State, s: n.AttachedTo, ctx: Context) -> list[int]:
        out: list[int] = []
        for o in objects_named(g, s.of, ctx):
            if o.attached_to != 0:
                out.append(o.attached_to)
        return out


means(n.AttachedTo, AttachedTo(reads=Facet.ATTACHED))


class TopOfLibrary(Selecting[n.TopOfLibrary]):
    def refs(self, g: State, s: n.TopOfLibrary, ctx: Context) -> list[int]:
        tops: list[int] = []
        amount = s.amount
        count = s.count if amount is None else max(0, quantity(g, amount, ctx))
        for p in players_of(g, s.of, ctx):
            tops.extend(g.players[p].library[:count])
        return tops


means(n.TopOfLibrary, TopOfLibrary(reads=Facet.ZONES))


class Together(Selecting[n.Together]):
    def refs(self, g: State, s: n.Together, ctx: Context) -> list[int]:
        all_of_them: list[int] = []
        for part in s.of:
            all_of_them.extend(refs(g, part, ctx))
        return all_of_them


means(n.Together, Together())
