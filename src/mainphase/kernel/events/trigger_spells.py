"""Triggers on spells cast, lands played, on what spells and abilities are aimed at, and on abilities that trigger."""

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.kernel.events.trigger_event import TriggerEvent
from mainphase.kernel.events.triggering import waits_for
from mainphase.kernel.reading.evaluate import is_meant, matches, names_player
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.objects import AIMED_AT_BY, Flag
from mainphase.kernel.state.state import State
from mainphase.kernel.what_happens import TriggerKind


@waits_for(n.CastsSpell, TriggerKind.CAST)
def casts_spell(g: State, t: n.CastsSpell, e: TriggerEvent, ctx: Context) -> bool:
    if t.nth and g.players[e.player].spells_this_turn != t.nth:
        return False
    return names_player(g, t.who, e.player, ctx) and matches(g, t.which, e.obj, ctx)


@waits_for(n.CopiesSpell, TriggerKind.COPIED)
def copies_spell(g: State, t: n.CopiesSpell, e: TriggerEvent, ctx: Context) -> bool:
    return names_player(g, t.who, e.player, ctx) and matches(g, t.which, e.obj, ctx)


@waits_for(n.ActivatesAbility, TriggerKind.ACTIVATED)
def activates_ability(g: State, t: n.ActivatesAbility, e: TriggerEvent, ctx: Context) -> bool:
    if not names_player(g, t.who, e.player, ctx):
        return False
    which = t.which
    if which is None:
        return True
    source = g.objects.get(e.source)
    if source is None:  # it was a card in a hand
        return False
    if source.zone != Zone.BATTLEFIELD and not source.flags & Flag.LEFT_BATTLEFIELD:  # it was no permanent
        return False
    return matches(g, which, e.source, ctx)


@waits_for(n.CommitsCrime, TriggerKind.CRIME)
def commits_crime(g: State, t: n.CommitsCrime, e: TriggerEvent, ctx: Context) -> bool:
    return names_player(g, t.who, e.player, ctx)


@waits_for(n.PlaysLand, TriggerKind.LAND_PLAYED)
def plays_land(g: State, t: n.PlaysLand, e: TriggerEvent, ctx: Context) -> bool:
    return names_player(g, t.who, e.player, ctx)


@waits_for(n.BecomesTarget, TriggerKind.BECOMES_TARGET)
def becomes_target(g: State, t: n.BecomesTarget, e: TriggerEvent, ctx: Context) -> bool:
    by = t.by
    aimed = t.what
    if aimed is not None and not matches(g, aimed, e.source, ctx):
        return False
    if not is_meant(t.which, g.objects[e.obj]):
        return False
    if not matches(g, t.which, e.obj, ctx) or (by is not None and not names_player(g, by, e.player, ctx)):
        return False
    return not t.first or times_aimed_at(g, e.obj, by, ctx) == 1


def times_aimed_at(g: State, oid: int, by: n.Selector | None, ctx: Context) -> int:
    """How often such players have aimed at an object this turn."""
    o = g.objects[oid]
    times = 0
    for p in range(len(g.players)):
        if by is None or names_player(g, by, p, ctx):
            times += o.uses(AIMED_AT_BY - p)
    return times


@waits_for(n.AbilityTriggers, TriggerKind.TRIGGERED)
def ability_triggers(g: State, t: n.AbilityTriggers, e: TriggerEvent, ctx: Context) -> bool:
    return e.obj != ctx.source and matches(g, t.which, e.obj, ctx)


@waits_for(n.WhenYouDo, TriggerKind.WHEN_YOU_DO)
def when_you_do(g: State, t: n.WhenYouDo, e: TriggerEvent, ctx: Context) -> bool:
    """Nothing fires it: the effect that says so has it trigger (CR 603.12)."""
    return True
