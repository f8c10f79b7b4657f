"""Selectors: the players and objects that an ability names."""

from mainphase.cards import nodes as n
from mainphase.kernel.keys import Chosen, SavedAs
from mainphase.kernel.lowering.dependencies import Facet, Sees
from mainphase.kernel.reading.defending import meant_by_defending
from mainphase.kernel.reading.evaluate import each, holds, names, players_of, refs, selects
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.state import State
from mainphase.kernel.values import player_ref

# --- Itself, its controller, its targets


@selects(n.This, reads=0, sees=0)
def this(g: State, s: n.This, ctx: Context) -> list[int]:
    return [ctx.source]


@selects(n.You, reads=0, sees=Sees.CONTROL)
def you(g: State, s: n.You, ctx: Context) -> list[int]:
    return [player_ref(ctx.controller)]


@names(n.You)
def are_you(g: State, s: n.You, player: int, ctx: Context) -> bool:
    return ctx.controller == player


@selects(n.Target, reads=0, sees=0)
def target(g: State, s: n.Target, ctx: Context) -> list[int]:
    index = ctx.base + s.index
    if index < len(ctx.targets):
        return ctx.targets[index][:]
    return []


@selects(n.Saved, reads=0, sees=0)
def saved(g: State, s: n.Saved, ctx: Context) -> list[int]:
    return ctx.saved.get(s.name, [])[:]


@selects(n.Modified, reads=0, sees=Sees.EACH)
def modified(g: State, s: n.Modified, ctx: Context) -> list[int]:
    return [ctx.event_object]


# --- What an event was about


@selects(n.ThatPlayer, reads=0, sees=0)
def that_player(g: State, s: n.ThatPlayer, ctx: Context) -> list[int]:
    return [player_ref(ctx.event_player)] if ctx.event_player >= 0 else []


@selects(n.ThatObject, reads=0, sees=0)
def that_object(g: State, s: n.ThatObject, ctx: Context) -> list[int]:
    return [ctx.event_object] if ctx.event_object != 0 else []


@selects(n.ThatSource, reads=0, sees=0)
def that_source(g: State, s: n.ThatSource, ctx: Context) -> list[int]:
    return [ctx.event_source] if ctx.event_source != 0 else []


# --- Players


@selects(n.EachPlayer, reads=0, sees=0)
def each_player(g: State, s: n.EachPlayer, ctx: Context) -> list[int]:
    return [player_ref(p) for p in g.apnap()]


@names(n.EachPlayer)
def is_a_player(g: State, s: n.EachPlayer, player: int, ctx: Context) -> bool:
    return True


@selects(n.EachOpponent, reads=0, sees=0)
def each_opponent(g: State, s: n.EachOpponent, ctx: Context) -> list[int]:
    return [player_ref(p) for p in g.opponents(ctx.controller)]


@names(n.EachOpponent)
def is_an_opponent(g: State, s: n.EachOpponent, player: int, ctx: Context) -> bool:
    return ctx.controller >= 0 and g.are_opponents(ctx.controller, player)


@selects(n.PlayersWho, reads=0, sees=0)
def players_who(g: State, s: n.PlayersWho, ctx: Context) -> list[int]:
    about = ctx.copy()
    found: list[int] = []
    for p in players_of(g, s.who, ctx):
        about.event_player = p
        if holds(g, s.condition, about):
            found.append(player_ref(p))
    return found


@selects(n.EachOtherPlayer, reads=0, sees=0)
def each_other_player(g: State, s: n.EachOtherPlayer, ctx: Context) -> list[int]:
    return [player_ref(p) for p in g.apnap() if p != ctx.controller]


@names(n.EachOtherPlayer)
def is_another_player(g: State, s: n.EachOtherPlayer, player: int, ctx: Context) -> bool:
    return player != ctx.controller


@selects(n.ChosenPlayer, reads=0, sees=0)
def chosen_player(g: State, s: n.ChosenPlayer, ctx: Context) -> list[int]:
    by = g.objects.get(ctx.source)
    return [player_ref(by.chosen[Chosen.PLAYER])] if by is not None and Chosen.PLAYER in by.chosen else []


@selects(n.ActivePlayer, reads=Facet.TURN, sees=0)
def active_player(g: State, s: n.ActivePlayer, ctx: Context) -> list[int]:
    if SavedAs.ACTIVE_PLAYER in ctx.saved:
        return ctx.saved[SavedAs.ACTIVE_PLAYER][:]
    return [player_ref(p) for p in g.team(g.active)]


@selects(n.DefendingPlayer, reads=Facet.COMBAT, sees=0)
def the_defending_player(g: State, s: n.DefendingPlayer, ctx: Context) -> list[int]:
    combat = g.combat
    attacker = ctx.source
    if combat is not None and ctx.event_object in combat.attacks:
        attacker = ctx.event_object  # CR 508.5: of the attacking creature that the ability is about
    p = meant_by_defending(g, attacker)
    return [player_ref(p)] if p >= 0 else []


@selects(n.ControllerOf, reads=0, sees=Sees.CONTROL)
def controller_of(g: State, s: n.ControllerOf, ctx: Context) -> list[int]:
    controllers: list[int] = []
    for r in refs(g, s.of, ctx):
        if r < 0:
            controllers.append(r)
        elif r in g.objects:
            controllers.append(player_ref(g.objects[r].controller))
    return controllers


@selects(n.OwnerOf, reads=0, sees=0)
def owner_of(g: State, s: n.OwnerOf, ctx: Context) -> list[int]:
    return [player_ref(g.objects[r].owner) for r in refs(g, s.of, ctx) if r > 0 and r in g.objects]


# --- Objects


@selects(n.Each, reads=Facet.MEMBERS | Facet.CHARACTERISTICS, sees=0)
def each_that_fits(g: State, s: n.Each, ctx: Context) -> list[int]:
    return each(g, s.which, ctx)


@selects(n.AttachedTo, reads=Facet.ATTACHED, sees=0)
def attached_to(g: State, s: n.AttachedTo, ctx: Context) -> list[int]:
    out: list[int] = []
    for r in refs(g, s.of, ctx):
        attached = g.objects.get(r)
        if attached is not None and attached.attached_to != 0:
            out.append(attached.attached_to)
    return out


@selects(n.TopOfLibrary, reads=Facet.ZONES, sees=0)
def top_of_library(g: State, s: n.TopOfLibrary, ctx: Context) -> list[int]:
    tops: list[int] = []
    for p in players_of(g, s.of, ctx):
        tops.extend(g.players[p].library[: s.count])
    return tops


@selects(n.Together, reads=0, sees=0)
def together(g: State, s: n.Together, ctx: Context) -> list[int]:
    all_of_them: list[int] = []
    for part in s.of:
        all_of_them.extend(refs(g, part, ctx))
    return all_of_them
