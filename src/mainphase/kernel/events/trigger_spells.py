"""Triggers on spells cast, lands played, on what spells and abilities are aimed at, and on abilities that trigger."""

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.kernel.events.trigger_event import TriggerEvent
from mainphase.kernel.events.triggering import waits_for
from mainphase.kernel.reading.evaluate import is_in_zone_meant, matches, names_player
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.objects import AIMED_AT_BY, ObjectFlag
from mainphase.kernel.state.state import State
from mainphase.kernel.values import ref_player
from mainphase.kernel.what_happens import TriggerKind


@waits_for(n.CastsSpell, TriggerKind.CAST)
def when_casts_spell(g: State, node: n.CastsSpell, event: TriggerEvent, ctx: Context) -> bool:
    if node.nth and g.players[event.player].spells_this_turn != node.nth:
        return False
    if not names_player(g, node.who, event.player, ctx):
        return False
    ctx.event_player = event.player  # "the same name as a card in their graveyard"
    return matches(g, node.which, event.obj, ctx)


@waits_for(n.CopiesSpell, TriggerKind.COPIED)
def when_copies_spell(g: State, node: n.CopiesSpell, event: TriggerEvent, ctx: Context) -> bool:
    return names_player(g, node.who, event.player, ctx) and matches(g, node.which, event.obj, ctx)


@waits_for(n.CountersSpell, TriggerKind.COUNTERED)
def when_counters_spell(g: State, node: n.CountersSpell, event: TriggerEvent, ctx: Context) -> bool:
    return names_player(g, node.who, event.player, ctx)


@waits_for(n.ActivatesAbility, TriggerKind.ACTIVATED)
def when_activates_ability(g: State, node: n.ActivatesAbility, event: TriggerEvent, ctx: Context) -> bool:
    if not names_player(g, node.who, event.player, ctx):
        return False
    if not matches(g, node.such, event.obj, ctx):
        return False
    which = node.which
    if which is None:
        return True
    source = g.objects.get(event.source)
    if source is None:  # it was a card in a hand
        return False
    if source.zone != Zone.BATTLEFIELD and not source.flags & ObjectFlag.LEFT_BATTLEFIELD:  # it was no permanent
        return False
    return matches(g, which, event.source, ctx)


@waits_for(n.CommitsCrime, TriggerKind.CRIME)
def when_commits_crime(g: State, node: n.CommitsCrime, event: TriggerEvent, ctx: Context) -> bool:
    return names_player(g, node.who, event.player, ctx)


@waits_for(n.Expends, TriggerKind.EXPENDS)
def when_expends(g: State, node: n.Expends, event: TriggerEvent, ctx: Context) -> bool:
    return event.zone < node.nth <= event.amount and names_player(g, node.who, event.player, ctx)


@waits_for(n.PlaysLand, TriggerKind.LAND_PLAYED)
def when_plays_land(g: State, node: n.PlaysLand, event: TriggerEvent, ctx: Context) -> bool:
    return names_player(g, node.who, event.player, ctx) and matches(g, node.which, event.obj, ctx)


@waits_for(n.BecomesTarget, TriggerKind.BECOMES_TARGET)
def when_becomes_target(g: State, node: n.BecomesTarget, event: TriggerEvent, ctx: Context) -> bool:
    by = node.by
    aimed = node.what
    if aimed is not None and not matches(g, aimed, event.source, ctx):
        return False
    if event.obj < 0:
        players = node.players
        if players is None or not names_player(g, players, ref_player(event.obj), ctx):
            return False
        return by is None or names_player(g, by, event.player, ctx)
    if not is_in_zone_meant(node.which, g.objects[event.obj]):
        return False
    if not matches(g, node.which, event.obj, ctx) or (by is not None and not names_player(g, by, event.player, ctx)):
        return False
    return not node.first or times_aimed_at(g, event.obj, by, ctx) == 1


def times_aimed_at(g: State, oid: int, by: n.Selector | None, ctx: Context) -> int:
    """How often such players have aimed at an object this turn."""
    o = g.objects[oid]
    times = 0
    for p in range(len(g.players)):
        if by is None or names_player(g, by, p, ctx):
            times += o.uses(AIMED_AT_BY - p)
    return times


@waits_for(n.AbilityTriggers, TriggerKind.TRIGGERED)
def when_ability_triggers(g: State, node: n.AbilityTriggers, event: TriggerEvent, ctx: Context) -> bool:
    return event.obj != ctx.source and matches(g, node.which, event.obj, ctx)


@waits_for(n.WhenYouDo, TriggerKind.WHEN_YOU_DO)
def when_you_do(g: State, node: n.WhenYouDo, event: TriggerEvent, ctx: Context) -> bool:
    """Nothing fires it: the effect that says so has it trigger (CR 603.12)."""
    return True


@waits_for(n.SpentOn, TriggerKind.WHEN_YOU_DO)
def when_mana_is_spent(g: State, node: n.SpentOn, event: TriggerEvent, ctx: Context) -> bool:
    """Nothing fires it: the mana that is spent has it trigger (CR 106.6)."""
    return True
