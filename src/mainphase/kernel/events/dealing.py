"""Carrying out changes of amounts: damage, life, counters (CR 119, 120, 122)."""

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Keyword, Zone
from mainphase.kernel.events.changes import DEFENSE, LOYALTY, POISON, WITHERING, put_counters
from mainphase.kernel.keys import Memory
from mainphase.kernel.lowering.static_kinds import StaticKind
from mainphase.kernel.reading.characteristics import now
from mainphase.kernel.reading.evaluate import names_player
from mainphase.kernel.reading.layers import MINUS, modified
from mainphase.kernel.reading.modifying import PT_COUNTERS
from mainphase.kernel.reading.statics import active_statics, any_static
from mainphase.kernel.state.change import Change
from mainphase.kernel.state.objects import DAMAGED_BY, Flag, Obj
from mainphase.kernel.state.state import State
from mainphase.kernel.values import ref_player
from mainphase.kernel.what_happens import ChangeKind, EventName
from mainphase.rules.concepts import Concept


def life_stays(g: State, player: int, change: int) -> bool:
    """Whether a player can't gain or lose life (CR 119.7, 119.8)."""
    return any_static(g, StaticKind.LIFE_CANT_CHANGE) and life_held(g, player, change) != 0


def life_held(g: State, player: int, change: int) -> int:
    """The source of an effect because of which a player can't gain or lose life, or 0."""
    for s in active_statics(g, StaticKind.LIFE_CANT_CHANGE):
        node = s.node
        assert isinstance(node, n.LifeCantChange)
        if (node.gain if change > 0 else node.lose) and names_player(g, node.who, player, s.ctx):
            return s.source
    return 0


def life_to_pay(g: State, player: int) -> int:
    """How much life a player can pay: none if they can't lose any (CR 119.4, 119.8). 0 can always be paid (119.4b)."""
    return 0 if life_stays(g, player, -1) else max(0, g.players[player].life)


def dealt_by(g: State, source: int, keyword: int) -> bool:
    """Whether the source of damage has one of these keywords, or had (CR 608.2h)."""
    o = g.objects.get(source)
    return o is not None and (now(o).keywords & keyword) != 0


def counters_by_damage(g: State, changes: list[Change]) -> list[Change]:
    """The counters that damage dealt by sources with wither, infect or toxic puts (CR 120.3b, d, g): the source's
    controller puts them.
    """
    out: list[Change] = []
    for c in changes:
        amount = c.result
        if c.kind != ChangeKind.DAMAGE or amount <= 0:
            continue
        o = g.objects.get(c.source)
        if o is None:
            continue
        ch = now(o)
        if c.recipient < 0:
            poison = amount if ch.keywords & Keyword.INFECT else 0
            if c.combat and ch.types & CardType.CREATURE:
                poison += total_toxic(g, ch.statics)
            if poison:
                out.append(put_counters(c.recipient, POISON, poison, Concept.INFECT, o.controller))
                if not ch.keywords & Keyword.INFECT:
                    out[-1].concept = Concept.TOXIC
        elif ch.keywords & WITHERING:
            hurt = g.objects.get(c.recipient)
            if hurt is not None and now(hurt).types & CardType.CREATURE:
                out.append(put_counters(c.recipient, MINUS, amount, Concept.DAMAGE_WITHER, o.controller))
    return out


def total_toxic(g: State, statics: tuple[int, ...]) -> int:
    """CR 702.164b."""
    total = 0
    for uid in statics:
        static = g.book.abilities[uid].static
        if isinstance(static, n.Toxic):
            total += static.amount
    return total


def apply_damage(g: State, c: Change) -> int:
    """The results of damage (CR 120.3)."""
    amount = c.amount
    if amount <= 0:
        return 0
    ref = c.recipient
    source = g.objects.get(c.source)
    if ref < 0:
        player = g.players[ref_player(ref)]
        if player.left:
            return 0
        if source is None or not now(source).keywords & Keyword.INFECT:
            if not life_stays(g, player.id, -amount):
                player.life -= amount  # CR 120.3a
                player.remember(Memory.LIFE_LOST, amount)
        player.remember(Memory.DAMAGED, amount)
        if g.account is not None:
            g.account.hurt_by[player.id] = source.card if source is not None else -1
            g.account.in_combat[player.id] = c.combat
    else:
        o = g.objects.get(ref)
        if o is None or o.zone != Zone.BATTLEFIELD or o.phased_out:
            return 0
        if now(o).types & CardType.CREATURE:
            if source is None or not now(source).keywords & WITHERING:
                o.damage += amount  # CR 120.3e
        if g.rules.deathtouch_is_static and source is not None and now(source).keywords & Keyword.DEATHTOUCH:
            g.deathtouched.append(o.id)
        o.flags |= Flag.DAMAGED_THIS_TURN
        if g.book.asks_damagers:
            o.mark(DAMAGED_BY - c.source)
        if now(o).types & CardType.PLANESWALKER:
            lose_counters(g, c, o, LOYALTY, Concept.DAMAGE_PLANESWALKER)  # CR 120.3c, 306.8
        if now(o).types & CardType.BATTLE:
            lose_counters(g, c, o, DEFENSE, Concept.DAMAGE_BATTLE)  # CR 120.3h, 310.6
    g.note(
        EventName.DAMAGE_DEALT,
        c.concept if c.concept else Concept.DAMAGE,
        -1,
        c.source,
        other=ref,
        amount=amount,
        word="combat" if c.combat else "",
    )
    return amount


def linked_sources(g: State, changes: list[Change]) -> list[int]:
    """The sources with lifelink that have dealt damage in this event, each once."""
    out: list[int] = []
    for c in changes:
        if c.kind == ChangeKind.DAMAGE and c.result > 0 and c.source not in out:
            if dealt_by(g, c.source, Keyword.LIFELINK):
                out.append(c.source)
    return out


def dealt_in_all(changes: list[Change], source: int) -> int:
    """How much damage a source has dealt in this event, to however many."""
    total = 0
    for c in changes:
        if c.kind == ChangeKind.DAMAGE and c.source == source:
            total += c.result
    return total


def gain_by_lifelink(g: State, changes: list[Change]) -> list[int]:
    """Each source with lifelink has its controller gain once as much life as it has dealt damage (CR 120.3f, 702.15b,
    e). Returns the sources by which somebody has gained life.
    """
    out: list[int] = []
    for source in linked_sources(g, changes):
        p = g.objects[source].controller
        amount = dealt_in_all(changes, source)
        if not g.players[p].left and not life_stays(g, p, amount):
            change_life(g, p, amount, Concept.LIFELINK)
            out.append(source)
    return out


def lose_counters(g: State, c: Change, o: Obj, kind: str, concept: int) -> None:
    """Damage removes as many counters of a kind, as far as there are any."""
    have = o.counters.get(kind, 0)
    taken = c.amount if c.amount < have else have
    if taken == 0:
        return
    if taken == have:
        c.counters[kind] = taken
    o.put(kind, have - taken)
    g.note(EventName.COUNTERS_REMOVED, concept, -1, o.id, amount=taken, word=kind)


def change_life(g: State, player: int, amount: int, concept: int) -> None:
    p = g.players[player]
    p.life += amount
    if amount > 0:
        p.remember(Memory.LIFE_GAINED, amount)
        g.note(EventName.LIFE_GAINED, concept, player, amount=amount)
    else:
        p.remember(Memory.LIFE_LOST, -amount)
        if g.account is not None:
            g.account.hurt_by[player] = -1
            g.account.in_combat[player] = False
        g.note(EventName.LIFE_LOST, concept, player, amount=-amount)


def apply_life(g: State, c: Change) -> int:
    """CR 119.3."""
    if c.amount == 0 or g.players[c.player].left or life_stays(g, c.player, c.amount):
        return 0
    change_life(g, c.player, c.amount, Concept.LIFE)
    return c.amount


def apply_counters(g: State, c: Change) -> int:
    """CR 122. Removing takes no more than there are."""
    o = g.objects.get(c.obj)
    if c.obj >= 0 and (o is None or o.zone == Zone.NOWHERE):
        return 0
    counters = o.counters if o is not None else g.players[ref_player(c.obj)].counters
    have = counters.get(c.counter, 0)
    amount = c.amount if c.amount > 0 else -min(-c.amount, have)
    if amount == 0:
        return 0
    if o is not None:
        o.put(c.counter, have + amount)
    elif have + amount:
        counters[c.counter] = have + amount
    else:
        del counters[c.counter]
    if c.obj > 0 and c.counter in PT_COUNTERS:
        o2 = g.objects[c.obj]
        if o2.zone == Zone.BATTLEFIELD:
            modified(g, o2)
    if amount > 0:
        name = EventName.LORE_COUNTER if c.concept == Concept.LORE else EventName.COUNTERS_PUT
        g.note(name, c.concept, -1, c.obj, amount=amount, word=c.counter)
    else:
        g.note(EventName.COUNTERS_REMOVED, c.concept, -1, c.obj, amount=-amount, word=c.counter)
    return amount if amount > 0 else -amount
