"""Triggered abilities: noticing that their event has happened (CR 603.2).

Putting them on the stack is `priority`'s work.
"""

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Zone
from mainphase.kernel.lowering.codes import AbilityCode
from mainphase.kernel.lowering.kinds import EventKind, events_of
from mainphase.kernel.lowering.mana_abilities import is_triggered_mana_ability
from mainphase.kernel.reading.characteristics import now
from mainphase.kernel.reading.evaluate import holds, matches, names_player
from mainphase.kernel.reading.layers import refresh
from mainphase.kernel.state.objects import Context, DelayedTrigger, Flag, Obj, Waiting
from mainphase.kernel.state.state import State
from mainphase.kernel.values import EventName, ref_player
from mainphase.rules.concepts import Concept
from mainphase.rules.parts import step_kind

__all__ = ["EventKind", "fire", "fire_beginning", "fire_seen_by", "fire_states", "fire_targeted", "watched"]


def watched(g: State, kind: int) -> bool:
    """Whether anything waits for this kind of event. Very cheap."""
    return len(g.watchers[kind]) > 0 or len(g.delayed) > 0


def fire(g: State, kind: int, obj: int = 0, source: int = 0, player: int = -1, amount: int = 0, word: str = "") -> None:
    """An event has happened: every ability that waits for it triggers (CR 603.2)."""
    if not g.watchers[kind] and not g.delayed:
        return
    fire_seen_by(g, kind, g.watchers[kind], False, obj, source, player, amount, word)


def fire_seen_by(
    g: State,
    kind: int,
    watching: list[int],
    looking_back: bool,
    obj: int,
    source: int,
    player: int,
    amount: int,
    word: str,
) -> None:
    """The same for given watchers: those that there were before the event, where abilities look back in time (CR
    603.10a).
    """
    for oid in watching[:]:
        o = g.objects.get(oid)
        if o is None:
            continue
        for uid in now(o).triggered:
            code = g.book.abilities[uid]
            if kind not in code.events:
                continue
            if code.zone != o.zone and not (looking_back and worked_before(o, code.zone)):
                continue
            ctx = Context(oid, o.controller, uid)
            if o.paid:
                ctx.paid = list(o.paid)
            notice(g, code, ctx, kind, obj, source, player, amount, word)
    if g.delayed:
        for d in g.delayed[:]:
            code = g.book.abilities[d.ability]
            if kind not in code.events:
                continue
            if is_early(g, d):
                continue
            ctx = of_delayed(g, d, code)
            if notice(g, code, ctx, kind, obj, source, player, amount, word) and d.once:
                g.delayed.remove(d)  # CR 603.7b


def worked_before(o: Obj, zone: int) -> bool:
    """Whether what has left in the event was where an ability that works in that zone works."""
    return o.zone == Zone.NOWHERE and ((o.flags & Flag.LEFT_BATTLEFIELD) != 0) == (zone == Zone.BATTLEFIELD)


def fire_beginning(g: State, kind: int) -> None:
    """A part of the turn begins. It is each player's of the team whose turn it is: an ability about "that player"
    triggers once for each of them, any other only once (CR 805.4d).
    """
    team = g.team(g.active)
    if len(team) == 1:
        fire(g, kind, 0, 0, g.active)
        return
    players = [p for p in team if not g.players[p].left]
    for oid in g.watchers[kind][:]:
        o = g.objects.get(oid)
        if o is None:
            continue
        for uid in now(o).triggered:
            code = g.book.abilities[uid]
            if kind not in code.events or code.zone != o.zone:
                continue
            for p in players:
                if notice(g, code, Context(oid, o.controller, uid), kind, 0, 0, p, 0, "") and not code.for_each:
                    break
    for d in g.delayed[:]:
        code = g.book.abilities[d.ability]
        if kind not in code.events or is_early(g, d):
            continue
        for p in players:
            if notice(g, code, of_delayed(g, d, code), kind, 0, 0, p, 0, ""):
                if d.once:
                    g.delayed.remove(d)  # CR 603.7b
                break


def of_delayed(g: State, d: DelayedTrigger, code: AbilityCode) -> Context:
    """What a delayed triggered ability knows as it triggers. Its controller is that of the spell or ability that made
    it (CR 603.7d-e); until 30 September 2007 whoever controlled its source then (410.2).
    """
    ctx = d.ctx.copy()
    if g.rules.delayed_follows_source and not code.at_once:
        o = g.find(ctx.source)
        if o is not None and ctx.source in g.battlefield:
            ctx.controller = o.controller
    return ctx


def is_early(g: State, d: DelayedTrigger) -> bool:
    """Whether a delayed triggered ability waits for another turn of its controller's."""
    by = d.ctx.controller
    return d.turn != 0 and (g.players[by].turns_taken != d.turn or not g.is_active(by))


def notice(
    g: State, code: AbilityCode, ctx: Context, kind: int, obj: int, source: int, player: int, amount: int, word: str
) -> bool:
    """Whether this ability triggers on the event; if so it waits."""
    trigger = code.trigger
    assert trigger is not None
    if not fits(g, trigger, ctx, kind, obj, source, player, amount, word):
        return False
    if not isinstance(trigger, n.WhenYouDo):
        if obj != 0:
            ctx.event_object = obj
        if source != 0:
            ctx.event_source = source
        if player >= 0:
            ctx.event_player = player
        ctx.event_amount = amount
    condition = code.condition
    if condition is not None and not holds(g, condition, ctx):  # CR 603.4
        return False
    if code.at_once or is_triggered_mana_ability(code):  # CR 610.3, 605.4a
        g.timing.run_effect(g, ctx)
        return True
    g.waiting.append(Waiting(ctx, kind == EventKind.TRIGGERED))
    g.note(EventName.TRIGGERED, Concept.TRIGGERS, ctx.controller, ctx.source)
    if g.watchers[EventKind.TRIGGERED] and kind != EventKind.TRIGGERED:
        fire(g, EventKind.TRIGGERED, ctx.source, 0, ctx.controller)
    return True


def fits(
    g: State, t: n.Trigger, ctx: Context, kind: int, obj: int, source: int, player: int, amount: int, word: str
) -> bool:
    """Whether the event is the one the trigger condition describes."""
    if isinstance(t, n.AnyOf):
        for one in t.of:
            if kind in events_of(one) and fits(g, one, ctx, kind, obj, source, player, amount, word):
                return True
        return False
    if kind < EventKind.ENTERS:  # the beginning or end of a part; `player` is the active player
        if isinstance(t, n.BeginningOf):
            if t.that and g.phase not in ctx.saved.get(t.that, []):
                return False
            if t.first and g.players[player].memory.get("upkeeps", 0) != 1:
                return False
            # CR 505.1b; until 29 July 2024 "second main phase" is another word for the postcombat one (505.1)
            if t.part == "second main" and g.rules.ordinal_main_phases and g.parts[g.phase].number != 2:
                return False
            return names_player(g, t.of, player, ctx)
        if isinstance(t, n.EndOf):
            return g.parts[g.step].kind == step_kind(t.part) and names_player(g, t.of, player, ctx)
        return True
    if isinstance(t, n.Enters):
        return matches(g, t.which, obj, ctx)
    if isinstance(t, n.Leaves):
        return matches(g, t.which, obj, ctx)
    if isinstance(t, n.Dies):  # CR 700.4
        o = g.objects[obj]
        return word == "graveyard" and (now(o).types & CardType.CREATURE) != 0 and matches(g, t.which, obj, ctx)
    if isinstance(t, n.PutIntoGraveyard):
        return word == "graveyard" and matches(g, t.which, obj, ctx)
    if isinstance(
        t,
        (
            n.AttacksAlone,
            n.BlocksAlone,
            n.IsntBlocked,
            n.CrewsVehicle,
            n.BecomesCrewed,
            n.PhasesIn,
            n.PhasesOut,
            n.Transforms,
            n.BecomesTapped,
            n.BecomesUntapped,
            n.Exerted,
            n.IsTurnedFaceUp,
            n.IsSetInMotion,
        ),
    ):
        return matches(g, t.which, obj, ctx)
    if isinstance(t, n.Attacks):
        combat = g.combat
        if t.others and (combat is None or len(combat.attackers) <= t.others):
            return False
        if t.player is None and t.permanent is None:
            return matches(g, t.which, obj, ctx)
        return matches(g, t.which, obj, ctx) and is_attacked(g, t.player, t.permanent, source, ctx)
    if isinstance(t, n.IsAttacked):
        return is_attacked(g, t.player, t.permanent, obj, ctx)
    if isinstance(t, n.Blocks):
        whom = t.whom
        if whom is not None:
            return matches(g, t.which, obj, ctx) and matches(g, whom, source, ctx)
        return amount >= t.at_least and matches(g, t.which, obj, ctx)
    if isinstance(t, n.BecomesBlocked):
        blocker = t.by
        if blocker is not None:
            return matches(g, t.which, obj, ctx) and matches(g, blocker, source, ctx)
        if t.at_least > 1 and (amount < t.at_least if word == "declared" else amount != t.at_least):
            return False  # CR 509.3e: as many when blockers are declared, or now that there is one more
        return matches(g, t.which, obj, ctx)
    if isinstance(t, n.BecomesTarget):
        by = t.by
        aimed = t.what
        if aimed is not None and not matches(g, aimed, source, ctx):
            return False
        return matches(g, t.which, obj, ctx) and (by is None or names_player(g, by, player, ctx))
    if isinstance(t, n.PlayerAttacks):
        attacked = t.whom
        if attacked is not None and not names_player(g, attacked, ref_player(obj), ctx):
            return False
        return names_player(g, t.who, player, ctx) and attackers_that_fit(g, t.which, player, obj, ctx) >= t.at_least
    if isinstance(t, n.DealsDamage):
        # obj: the recipient as a ref
        if t.combat_only and word != "combat":
            return False
        if t.to_player and obj > 0:
            return False
        players = t.player
        if players is not None and (obj > 0 or not names_player(g, players, ref_player(obj), ctx)):
            return False
        if t.to_creature and (obj < 0 or (now(g.objects[obj]).types & CardType.CREATURE) == 0):
            return False
        return matches(g, t.which, source, ctx)
    if isinstance(t, n.BecomesMonarch):
        return names_player(g, t.who, player, ctx)
    if isinstance(t, n.IsDealtDamage):
        return obj > 0 and matches(g, t.which, obj, ctx)
    if isinstance(t, n.CardPutIntoGraveyard):
        return names_player(g, t.whose, player, ctx) and matches(g, t.which, obj, ctx)
    if isinstance(t, n.DamageIsPrevented):  # obj: who would have been dealt it, as a ref
        if obj < 0:
            return t.players is not None and names_player(g, t.players, player, ctx)
        return t.to is not None and matches(g, t.to, obj, ctx)
    if isinstance(t, n.CastsSpell):
        return names_player(g, t.who, player, ctx) and matches(g, t.which, obj, ctx)
    if isinstance(t, n.DrawsCard) and t.nth and (player < 0 or g.players[player].drawn_this_turn != t.nth):
        return False
    if isinstance(t, n.BecomesLevel):
        return amount == t.level and matches(g, t.which, obj, ctx)
    if isinstance(t, n.DiscardsCards) and t.first and g.players[player].memory.get("discards", 0) != 1:
        return False
    if isinstance(t, n.IsDiscarded):
        return matches(g, t.which, obj, ctx)
    if isinstance(t, n.LastCounterRemoved):
        return t.kind == word and matches(g, t.which, obj, ctx)
    if isinstance(
        t, (n.GainsLife, n.LosesLife, n.DrawsCard, n.DiscardsCard, n.DiscardsCards, n.PlaysLand, n.LosesGame)
    ):
        return names_player(g, t.who, player, ctx)
    if isinstance(t, n.CountersArePut):
        if t.kind != word or obj < 0 or not matches(g, t.which, obj, ctx):
            return False
        if t.reaches:  # CR 714.2c: fewer before, at least as many now
            count = g.objects[obj].counters.get(word, 0)
            return count - amount < t.reaches <= count
        return True
    if isinstance(t, n.AbilityTriggers):
        return obj != ctx.source and matches(g, t.which, obj, ctx)
    if isinstance(t, (n.DayNightChanges, n.WhenYouDo)):
        return True
    raise AssertionError(f"no meaning for {type(t).__name__}")


def is_attacked(g: State, player: n.Selector | None, permanent: n.Filter | None, ref: int, ctx: Context) -> bool:
    """Whether what is attacked is such a player or such a permanent (CR 508.3a, b)."""
    if ref < 0:
        return player is not None and names_player(g, player, ref_player(ref), ctx)
    return permanent is not None and matches(g, permanent, ref, ctx)


def attackers_that_fit(g: State, which: n.Filter, player: int, whom: int, ctx: Context) -> int:
    """How many of a player's attackers fit; `whom`: only those that attack this player (0: whatever they attack)."""
    combat = g.combat
    if combat is None:
        return 0
    count = 0
    for a in combat.attackers:
        if g.objects[a].controller == player and whom in (0, combat.attacks[a]) and matches(g, which, a, ctx):
            count += 1
    return count


def fire_targeted(g: State, spell: int, ctx: Context) -> None:
    """What a spell or ability is aimed at has become its target (CR 115.1, 707.10c)."""
    for chosen in ctx.targets:
        for ref in chosen:
            if ref > 0:
                fire(g, EventKind.TARGETED, ref, spell, ctx.controller)


def fire_states(g: State) -> None:
    """State triggers (CR 603.8): one triggers as soon as its state is true, be it for a moment of a resolution, and not
    again while the ability waits or is on the stack. Callers ask first whether there are any.
    """
    if g.stale or g.touched:
        refresh(g)
    for oid in g.watchers[EventKind.STATE]:
        o = g.objects[oid]
        for uid in now(o).triggered:
            code = g.book.abilities[uid]
            trigger = code.trigger
            if not isinstance(trigger, n.StateIs) or code.zone != o.zone:
                continue
            ctx = Context(oid, o.controller, uid)
            if is_pending(g, o, uid) or not holds(g, trigger.condition, ctx):
                continue
            g.waiting.append(Waiting(ctx))
            g.note(EventName.TRIGGERED, Concept.STATE_TRIGGER, o.controller, oid)
            if g.watchers[EventKind.TRIGGERED]:
                fire(g, EventKind.TRIGGERED, oid, 0, o.controller)


def is_pending(g: State, o: Obj, uid: int) -> bool:
    for w in g.waiting:
        if w.ctx.source == o.id and w.ctx.ability == uid:
            return True
    for sid in g.stack:
        ctx = g.objects[sid].ctx
        if ctx is not None and ctx.source == o.id and ctx.ability == uid:
            return True
    return False
