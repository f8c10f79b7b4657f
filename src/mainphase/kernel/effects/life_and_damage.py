"""Effects on life totals, and damage (CR 119, 120, 701.14)."""

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Keyword, Zone
from mainphase.kernel.asking.choosing import AskOneOf, ChooseObjects
from mainphase.kernel.effects.doing import immediate_effect, staged_effect
from mainphase.kernel.effects.results import happen_counted
from mainphase.kernel.effects.selecting import followed, happen_if, objects_of
from mainphase.kernel.events.changes import damage_change, gain_life_change, lose_life_change
from mainphase.kernel.events.changing_life import life_stays
from mainphase.kernel.events.dealing_damage import dealt_by
from mainphase.kernel.events.performing import perform_event
from mainphase.kernel.keys import SavedAs
from mainphase.kernel.lowering.dependencies import Facet
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.reading.evaluate import matches, player_of, players_of, quantity, refs
from mainphase.kernel.reading.layers import refreshed_characteristics
from mainphase.kernel.state.change import Change
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.copies import copy_context
from mainphase.kernel.state.effect_frame import RunEffectBase
from mainphase.kernel.state.sharing import add_life, life_asked_of
from mainphase.kernel.state.state import State
from mainphase.kernel.values import DecisionKind, OptionKind, player_ref
from mainphase.rules.law import TeamLife


@immediate_effect(n.GainLife)
def perform_gain_life(g: State, node: n.GainLife, ctx: Context) -> None:
    amount = quantity(g, node.amount, ctx)
    if amount > 0:
        perform_event(g, [gain_life_change(p, amount) for p in players_of(g, node.by, ctx)])


@staged_effect(n.LoseLife)
def perform_lose_life(g: State, frame: RunEffectBase, node: n.LoseLife) -> bool:
    ctx = frame.ctx
    if frame.sub == RunEffectBase.SAVE:
        ctx.saved[SavedAs.LIFE_LOST] = [-sum(g.result)]
        return True
    amount = quantity(g, node.amount, ctx)
    losing = [lose_life_change(p, amount) for p in players_of(g, node.by, ctx)] if amount > 0 else []
    return happen_counted(g, frame, losing, SavedAs.LIFE_LOST)


def damage_recipient(g: State, ref: int, ctx: Context) -> int:
    """The ref that damage reaches, of what it names: a player, or a permanent that is still there (CR 120.1); 0:
    nothing.
    """
    if ref <= 0:
        return ref
    ref = followed(g, ref, ctx)
    o = g.objects.get(ref)
    return ref if o is not None and o.zone == Zone.BATTLEFIELD and not o.phased_out else 0


@staged_effect(n.DealDamage)
def perform_deal_damage(g: State, frame: RunEffectBase, node: n.DealDamage) -> bool:
    """CR 120."""
    ctx = frame.ctx
    if frame.sub == RunEffectBase.SAVE:
        ctx.saved[SavedAs.DAMAGE_DEALT] = [sum(g.result)]
        if SavedAs.EXCESS in g.book.deeds:
            ctx.saved[SavedAs.EXCESS] = [excess_dealt(g, ctx.saved[SavedAs.EXCESS])]
        return True
    changes = damage_by(g, node, ctx)
    if g.book.deeds and SavedAs.HURT in g.book.deeds:
        ctx.saved[SavedAs.HURT] = []
    if SavedAs.EXCESS not in g.book.deeds:
        return happen_counted(g, frame, changes, SavedAs.DAMAGE_DEALT)
    ctx.saved[SavedAs.DAMAGE_DEALT] = [0]
    ctx.saved[SavedAs.EXCESS] = [0]
    if not changes:
        return True
    if len(changes) == 1 and changes[0].recipient > 0:
        ctx.saved[SavedAs.EXCESS] = before_damage(g, changes[0].source, changes[0].recipient)
    frame.sub = RunEffectBase.SAVE
    perform_event(g, changes)
    return False


def before_damage(g: State, source: int, creature: int) -> list[int]:
    """Returns what is dealt damage, how much of it is lethal, and how much is marked on it before; the last is -1 of
    damage that won't be marked.
    """
    marked = g.objects[creature].damage
    withering = dealt_by(g, source, Keyword.INFECT | Keyword.WITHER)
    return [creature, lethal_by(g, source, creature), -1 if withering else marked]


def lethal_by(g: State, source: int, creature: int) -> int:
    """How much damage by this source is lethal to a creature: of a source with deathtouch any (CR 120.4a, 120.6)."""
    o = g.objects[creature]
    needed = max(refreshed_characteristics(g, o).toughness - o.damage, 0)
    return min(needed, 1) if dealt_by(g, source, Keyword.DEATHTOUCH) else needed


def excess_dealt(g: State, before: list[int]) -> int:
    """How much more than lethal damage a creature was dealt (CR 120.10)."""
    if len(before) < 3:
        return 0
    creature, lethal, marked = before
    dealt = sum(g.result) if marked < 0 else g.objects[creature].damage - marked
    return max(dealt - lethal, 0)


@immediate_effect(n.Sequence)
def deal_at_once(g: State, node: n.Sequence, ctx: Context) -> None:
    """ "2 damage to this and 1 damage to that" is one event."""
    changes: list[Change] = []
    for part in node.of:
        assert isinstance(part, n.DealDamage)
        changes.extend(damage_by(g, part, ctx))
    happen_if(g, changes)


def damage_by(g: State, node: n.DealDamage, ctx: Context) -> list[Change]:
    """The damage to deal. Something that is no longer there deals it by its last known information (CR 608.2h)."""
    changes: list[Change] = []
    sources = refs(g, node.source, ctx)
    if not sources:
        return changes
    amount = 0 if node.divided else quantity(g, node.amount, ctx)
    for r in refs(g, node.to, ctx):
        share = ctx.division.get(r, 0) if node.divided else amount
        r = damage_recipient(g, r, ctx)
        if r and share > 0:
            if node.excess_to is not None and r > 0 and characteristics_of(g.objects[r]).types & CardType.CREATURE:
                excess = max(share - lethal_by(g, sources[0], r), 0)
                share -= excess
                to = player_of(g, node.excess_to, ctx)
                if excess > 0 and to >= 0:
                    changes.append(damage_change(sources[0], player_ref(to), excess))
            if share > 0:
                changes.append(damage_change(sources[0], r, share))
    return changes


@immediate_effect(n.EachDealsDamage)
def each_deals(g: State, node: n.EachDealsDamage, ctx: Context) -> None:
    """All of it is dealt at once."""
    changes: list[Change] = []
    to = node.to
    theirs = isinstance(to, n.ControllerOf) and isinstance(to.of, n.Modified)  # each to its own controller
    for source in objects_of(g, node.sources, ctx):
        of_it = copy_context(ctx)
        of_it.event_object = source
        amount = quantity(g, node.amount, of_it)
        for r in [source] if to is None else refs(g, to, of_it if theirs else ctx):
            r = damage_recipient(g, r, ctx)
            if r and amount > 0:
                changes.append(damage_change(source, r, amount))
    happen_if(g, changes)


@staged_effect(n.SetLife, Facet.LIFE)
def set_life(g: State, frame: RunEffectBase, node: n.SetLife) -> bool:
    """CR 119.5. Of a team that shares a life total only one player is affected (CR 810.9d)."""
    ctx = frame.ctx
    if frame.sub == RunEffectBase.BEGIN:
        frame.queue = players_of(g, node.by, ctx)
        if g.heads and g.rules.team_life != TeamLife.WHOLE:
            set_shares(g, node, frame.queue, ctx)
            return True
    else:
        mates = affected_together(g, frame.queue)
        frame.queue = [p for p in frame.queue if p == g.answered or p not in mates]
    mates = affected_together(g, frame.queue)
    if mates:
        frame.sub = RunEffectBase.ANSWER
        g.push(AskOneOf(g.primary(g.team(mates[0])), OptionKind.PLAYER, mates, ctx.source))
        return False
    changes: list[Change] = []
    for p in frame.queue:
        add_life_change(changes, p, life_set_for(g, node, p, ctx) - g.players[p].life)
    frame.queue = []
    if changes:
        perform_event(g, changes)
    return True


@immediate_effect(n.ExchangeLife, Facet.LIFE)
def exchange_life(g: State, node: n.ExchangeLife, ctx: Context) -> None:
    """CR 701.12c. Of two who share a life total it would change nothing (CR 810.9e)."""
    both = players_of(g, node.what, ctx)
    if len(both) != 2:
        return  # CR 701.12a
    more = life_asked_of(g, both[1]) - life_asked_of(g, both[0])
    if more == 0 or life_stays(g, both[0], more) or life_stays(g, both[1], -more):
        return  # CR 119.7, 119.8
    changes: list[Change] = []
    add_life_change(changes, both[0], more)
    add_life_change(changes, both[1], -more)
    perform_event(g, changes)


def affected_together(g: State, players: list[int]) -> list[int]:
    """Of these players, several who share one life total; none if nobody does."""
    if not g.heads:
        return []
    for group in g.groups:
        mates = [p for p in players if p in group]
        if len(mates) > 1:
            return mates
    return []


def life_set_for(g: State, node: n.SetLife, player: int, ctx: Context) -> int:
    """What a player's life total becomes."""
    if not isinstance(node.by, (n.EachPlayer, n.EachOpponent)):
        return quantity(g, node.amount, ctx)
    of_theirs = copy_context(ctx)
    of_theirs.event_player = player
    return quantity(g, node.amount, of_theirs)


def add_life_change(changes: list[Change], player: int, more: int) -> None:
    if more > 0:
        changes.append(gain_life_change(player, more))
    elif more < 0:
        changes.append(lose_life_change(player, -more))


def set_shares(g: State, node: n.SetLife, players: list[int], ctx: Context) -> None:
    """Sets shares of a team's life total, until 22 April 2010: that of each of the team makes the total their sum; that
    of one player changes the total by what the share changes, until 30 September 2005 it was the total (606.9b, c).
    """
    amounts = [life_set_for(g, node, p, ctx) for p in players]
    shares = [life_asked_of(g, p) for p in players]
    changes: list[Change] = []
    for i in range(len(players)):
        p = players[i]
        mates = [q for q in players if q in g.team(p)]
        whole = len(mates) == g.heads
        if whole and p == mates[0]:  # each has a share, rounded up: so that what they lose comes to the sum
            add_life(g, p, shares[i] * g.heads - g.players[p].life)
        alone = g.rules.team_life == TeamLife.SET_WHOLE and not whole
        add_life_change(changes, p, amounts[i] - (g.players[p].life if alone else shares[i]))
    if changes:
        perform_event(g, changes)


@immediate_effect(n.Fight)
def fight(g: State, node: n.Fight, ctx: Context) -> None:
    one = objects_of(g, node.one, ctx)
    other = objects_of(g, node.other, ctx)
    if one and other:
        happen_if(g, damage_of_fight(g, one[0], other[0]))


def damage_of_fight(g: State, one: int, other: int) -> list[Change]:
    """Each deals damage equal to its power to the other, unless one is gone or no creature (CR 701.14a, b)."""
    changes: list[Change] = []
    a = g.objects[one]
    b = g.objects[other]
    if a.zone != Zone.BATTLEFIELD or b.zone != Zone.BATTLEFIELD:
        return changes
    if not characteristics_of(a).types & CardType.CREATURE or not characteristics_of(b).types & CardType.CREATURE:
        return changes
    if characteristics_of(a).power > 0:
        changes.append(damage_change(a.id, b.id, characteristics_of(a).power))
    if characteristics_of(b).power > 0:
        changes.append(damage_change(b.id, a.id, characteristics_of(b).power))
    return changes


@staged_effect(n.FightDifferentOnes)
def fight_different_ones(g: State, frame: RunEffectBase, node: n.FightDifferentOnes) -> bool:
    """All of them fight at once. Of several that are alike and enough it makes no difference which fights which."""
    ctx = frame.ctx
    each = objects_of(g, node.each, ctx)
    if frame.sub == RunEffectBase.ANSWER:
        ctx.saved[SavedAs.FOUGHT].append(g.result[0])
    else:
        ctx.saved[SavedAs.FOUGHT] = []
    fought = ctx.saved[SavedAs.FOUGHT]
    left = [oid for oid in objects_of(g, node.others, ctx) if oid not in fought]
    if frame.sub != RunEffectBase.ANSWER and len(each) >= len(left) and are_alike(g, each):
        fought.extend(left)
        left = []
    if left and len(fought) < len(each):
        frame.sub = RunEffectBase.ANSWER
        g.push(ChooseObjects(ctx.controller, left, 1, 1, DecisionKind.CHOOSE, each[len(fought)]))
        return False
    changes: list[Change] = []
    for k in range(min(len(each), len(fought))):
        changes.extend(damage_of_fight(g, each[k], fought[k]))
    happen_if(g, changes)
    return True


def are_alike(g: State, oids: list[int]) -> bool:
    """True if it makes no difference which of these permanents fights: by what they are, their damage and counters."""
    for oid in oids[1:]:
        o, first = g.objects[oid], g.objects[oids[0]]
        if o.damage != first.damage or o.counters != first.counters or o.controller != first.controller:
            return False
        one, other = characteristics_of(o), characteristics_of(first)
        if (one.power, one.toughness, one.keywords) != (other.power, other.toughness, other.keywords):
            return False
        if one.abilities != other.abilities or one.types != other.types or one.colors != other.colors:
            return False
    return True


@staged_effect(n.ChooseSource)
def choose_source(g: State, frame: RunEffectBase, node: n.ChooseSource) -> bool:
    """CR 609.7a: a permanent, a spell, the source of an ability that waits or is on the stack, an object in the command
    zone.
    """
    ctx = frame.ctx
    if frame.sub == RunEffectBase.ANSWER:
        ctx.saved[node.save] = g.result[:]
        return True
    ctx.saved[node.save] = []
    among = g.timing.sources_of_damage(g)
    found: list[int] = []
    for oid in among:
        if oid not in found and matches(g, node.which, oid, ctx):
            found.append(oid)
    p = player_of(g, node.by, ctx)
    if p < 0 or g.players[p].left or not found:
        return True
    frame.sub = RunEffectBase.ANSWER
    g.push(ChooseObjects(p, found, 1, 1, DecisionKind.CHOOSE, ctx.source))
    return False
