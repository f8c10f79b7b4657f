"""Damage (CR 120): dealing it, its results, and what triggers on it."""

from typing import final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Keyword, Zone
from mainphase.cards.nodes.subtypes import OF_CREATURES
from mainphase.kernel.events.changes import DEFENSE, LOYALTY, WITHERING, counters_change
from mainphase.kernel.events.changing_life import (
    announce_gain,
    announce_loss,
    change_life,
    gained_instead,
    life_stays,
    lost_instead,
)
from mainphase.kernel.events.deeds_of_turn import remember_deed
from mainphase.kernel.events.kind_of_change import OF_NOBODY, KindOfChange, Witnesses, behaves
from mainphase.kernel.events.preventing import changing_damage
from mainphase.kernel.events.protecting_counters import has_shield
from mainphase.kernel.events.trigger_event import TriggerEvent
from mainphase.kernel.events.triggers import fire, is_watched, notice_event, what_changes_triggering
from mainphase.kernel.keys import MemoryKey, TurnDeed
from mainphase.kernel.lowering.dependencies import Facet
from mainphase.kernel.lowering.static_kinds import StaticKind
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.reading.commanders import commander_key, commanders_in, is_commander
from mainphase.kernel.reading.evaluate import matches_it
from mainphase.kernel.reading.layers import MINUS
from mainphase.kernel.reading.protecting import is_protected
from mainphase.kernel.reading.statics import ActiveStatic, any_static
from mainphase.kernel.reading.turns_at_once import note_damage
from mainphase.kernel.state.change import Change
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.objects import (
    COMBAT_DAMAGE_TO,
    DAMAGE_TO,
    DAMAGED_BY,
    DAMAGED_BY_A,
    DEALT_COMBAT_DAMAGE,
    DEALT_DAMAGE,
    DEALT_EXCESS,
    HIT_NOW,
    HURT_A,
    HURT_PLAYERS,
    HURT_PLAYERS_IN_COMBAT,
    MOST_SEATS,
    Obj,
    ObjectFlag,
)
from mainphase.kernel.state.sharing import POISON, add_life, sharers
from mainphase.kernel.state.state import State
from mainphase.kernel.values import player_ref, ref_player
from mainphase.kernel.what_happens import ChangeKind, EventName, TriggerKind
from mainphase.rules.concepts import Concept


@final
class DamageDealing(KindOfChange):
    """A source deals damage to a player or permanent."""

    def may_be_replaced(self, g: State, change: Change) -> bool:
        return (
            any_static(g, StaticKind.PREVENTS)
            or any_static(g, StaticKind.DAMAGE_SHIELD)
            or any_static(g, StaticKind.CHANGE_DAMAGE)
            or is_protected(g, change.recipient, change.source)
            or has_shield(g, change.recipient)
            or (g.rules.pw_redirection and not change.combat and change.recipient < 0)
            or g.timing.holds_back(g, change)
        )

    def replaced_by(self, g: State, change: Change, out: list[ActiveStatic]) -> None:
        if change.amount > 0:  # CR 614.7a
            changing_damage(g, change, out)

    def affected(self, g: State, change: Change) -> int:
        return ref_player(change.recipient) if change.recipient < 0 else g.objects[change.recipient].controller

    def apply(self, g: State, change: Change) -> int:
        """The results of damage (CR 120.3)."""
        amount = change.amount
        if amount <= 0:
            return 0
        ref = change.recipient
        source = g.objects.get(change.source)
        if ref < 0:
            player = g.players[ref_player(ref)]
            if player.left:
                return 0
            if source is None or not characteristics_of(source).keywords & Keyword.INFECT:
                if not life_stays(g, player.id, -amount):
                    lost = lost_instead(g, player.id, amount)
                    add_life(g, player.id, -lost)  # CR 120.3a
                    player.remember(MemoryKey.LIFE_LOST, lost)
                    change.spared = amount - lost
            player.remember(MemoryKey.DAMAGED, amount)
            if change.combat and g.commanding and source is not None and is_commander(g, source):  # CR 903.10a
                for part in commanders_in(g, source):
                    key = commander_key(part)
                    player.commander_damage[key] = player.commander_damage.get(key, 0) + amount
            if change.combat and g.book.asks_prowl and source is not None:
                remember_types(g, source)
            if g.account is not None:
                for q in sharers(g, player.id):
                    g.account.hurt_by[q] = source.card if source is not None else -1
                    g.account.in_combat[q] = change.combat
        else:
            o = g.objects.get(ref)
            if o is None or o.zone != Zone.BATTLEFIELD or o.phased_out:
                return 0
            if characteristics_of(o).types & CardType.CREATURE:
                if source is None or not characteristics_of(source).keywords & WITHERING:
                    o.damage += amount  # CR 120.3e
                    if g.moving >= 0:
                        note_damage(g, o.id, amount)
            if (
                g.rules.deathtouch_is_static
                and source is not None
                and characteristics_of(source).keywords & Keyword.DEATHTOUCH
            ):
                g.deathtouched.append(o.id)
            o.flags |= ObjectFlag.DAMAGED_THIS_TURN
            if g.book.asks_damagers:
                o.mark(DAMAGED_BY - change.source)
            if source is not None and (g.book.damagers or g.book.damaged):
                remember_both(g, source, o)
            if characteristics_of(o).types & CardType.PLANESWALKER:
                lose_counters(g, change, o, LOYALTY, Concept.DAMAGE_PLANESWALKER)  # CR 120.3c, 306.8
            if characteristics_of(o).types & CardType.BATTLE:
                lose_counters(g, change, o, DEFENSE, Concept.DAMAGE_BATTLE)  # CR 120.3h, 310.6
        if g.book.asks_dealt and source is not None:
            remember_dealing(source, ref, change.combat)
            if ref < 0 and change.combat and g.book.asks_hit_now:
                source.mark(HIT_NOW - ref_player(ref))
        g.note(
            EventName.DAMAGE_DEALT,
            change.concept if change.concept else Concept.DAMAGE,
            -1,
            change.source,
            other=ref,
            amount=amount,
            word="combat" if change.combat else "",
        )
        return amount

    def mana_of(self, g: State, change: Change) -> int:
        return OF_NOBODY

    def shows(self, g: State, change: Change) -> bool:
        return g.book.reads & (Facet.LIFE | Facet.MEMORY | Facet.COUNTERS) != 0

    def facets(self, g: State, change: Change) -> int:
        return Facet.LIFE | Facet.MEMORY | Facet.COUNTERS

    def announce(self, g: State, change: Change, seen_by: Witnesses) -> None:
        if g.book.asks_first_damage and change.recipient < 0 and change.source in g.objects:
            count_damage_to_players(g.objects[change.source], change.combat)
        if is_watched(g, TriggerKind.DAMAGE_DEALT):
            fire(g, TriggerEvent.damage_dealt(change.source, change.recipient, change.result, change.combat))
        if change.has_counters():
            for k, v in change.counters.items():
                fire(g, TriggerEvent.last_counter_removed(change.recipient, k, v))
        if change.recipient < 0 and not dealt_by(g, change.source, Keyword.INFECT):
            player = ref_player(change.recipient)
            lost = change.result - change.spared
            if lost > 0 and not life_stays(g, player, -1):
                announce_loss(g, player, lost, change.source)
        if not g.rules.deathtouch_is_static:
            fire_deathtouch(g, change)


behaves(ChangeKind.DAMAGE, DamageDealing())


def remember_types(g: State, source: Obj) -> None:
    """Notes for its controller with which creature types a source has dealt combat damage to a player (CR 702.76a), and
    if it was a commander (702.173a).
    """
    by = g.players[source.controller]
    if is_commander(g, source):
        by.remember(MemoryKey.HURT_WITH_COMMANDER)
    for subtype in characteristics_of(source).subtypes:
        if subtype in OF_CREATURES:
            by.remember(MemoryKey.HURT_WITH + subtype)


def remember_both(g: State, source: Obj, o: Obj) -> None:
    """Notes that something has dealt damage to this, as far as cards ask what both were then."""
    for number in range(len(g.book.damagers)):
        if matches_it(g, g.book.damagers[number], source, Context(0, source.controller)):
            o.mark(DAMAGED_BY_A + number * MOST_SEATS + source.controller)
    for number in range(len(g.book.damaged)):
        if source.id != o.id and matches_it(g, g.book.damaged[number], o, Context(0, source.controller)):
            source.mark(HURT_A + number)


def remember_dealing(source: Obj, ref: int, combat: bool) -> None:
    """Notes that something has dealt damage to a player or a permanent this turn."""
    source.flags |= ObjectFlag.HAS_DEALT_DAMAGE
    source.mark(DEALT_DAMAGE)
    if ref < 0:
        source.mark(DAMAGE_TO - ref_player(ref))
    if combat:
        source.mark(DEALT_COMBAT_DAMAGE)
        if ref < 0:
            source.mark(COMBAT_DAMAGE_TO - ref_player(ref))


def dealt_by(g: State, source: int, keyword: int) -> bool:
    """True if the source of damage has one of these keywords, or had (CR 608.2h)."""
    o = g.objects.get(source)
    return o is not None and (characteristics_of(o).keywords & keyword) != 0


def lose_counters(g: State, change: Change, o: Obj, kind: str, concept: int) -> None:
    """Damage removes as many counters of a kind, as far as there are any."""
    have = o.counters.get(kind, 0)
    taken = change.amount if change.amount < have else have
    change.spared = max(change.spared, change.amount - taken)
    if taken == 0:
        return
    if taken == have:
        change.counters[kind] = taken
    o.put(kind, have - taken)
    g.note(EventName.COUNTERS_REMOVED, concept, -1, o.id, amount=taken, word=kind)


# --- Excess damage (CR 120.10)


def note_excess(g: State, changes: list[Change]) -> None:
    """Notes which permanents have been dealt more than lethal damage by all the damage of an event."""
    if not g.book.asks_excess and not g.book.asked_times.deeds & TurnDeed.DEALT_EXCESS:
        return
    noted: list[int] = []
    for c in changes:
        if c.kind == ChangeKind.DAMAGE and c.result > 0 and c.recipient > 0 and c.recipient not in noted:
            noted.append(c.recipient)
            o = g.objects[c.recipient]
            if excess_of(g, o, [one for one in changes if one.kind == ChangeKind.DAMAGE and one.recipient == o.id]) > 0:
                o.mark(DEALT_EXCESS)
                remember_deed(g, TurnDeed.DEALT_EXCESS, o.controller, o)


def excess_of(g: State, o: Obj, dealt: list[Change]) -> int:
    """How much more damage than would be lethal was dealt to a permanent by all of these: of several card types the
    most counts. By a source with deathtouch any damage is lethal (CR 120.4a, 702.2c).
    """
    types = characteristics_of(o).types
    most = 0
    if types & (CardType.PLANESWALKER | CardType.BATTLE):
        most = sum([c.spared for c in dealt])
    if types & CardType.CREATURE:
        total = 0
        marked = 0
        beyond = 0
        for c in dealt:
            total += c.result
            if not dealt_by(g, c.source, WITHERING):
                marked += c.result
            if dealt_by(g, c.source, Keyword.DEATHTOUCH) and c.result > 0:
                beyond += c.result - 1
        lethal = max(characteristics_of(o).toughness - (o.damage - marked), 0)
        most = max(most, beyond, total - lethal)
    return most


# --- Lifelink (CR 702.15)


def linked_damage(g: State, changes: list[Change]) -> dict[int, int]:
    """How much damage each source with lifelink has dealt in this event, to however many."""
    out: dict[int, int] = {}
    for c in changes:
        if c.kind == ChangeKind.DAMAGE and c.result > 0:
            known = out.get(c.source, 0)
            if known or dealt_by(g, c.source, Keyword.LIFELINK):
                out[c.source] = known + c.result
    return out


def gain_by_lifelink(g: State, changes: list[Change]) -> dict[int, int]:
    """Each source with lifelink has its controller gain once as much life as it has dealt damage (CR 120.3f, 702.15b,
    e). Returns the sources by which somebody has gained life, each with the damage that it has dealt.
    """
    out: dict[int, int] = {}
    for source, dealt in linked_damage(g, changes).items():
        p = g.objects[source].controller
        amount = gained_instead(g, p, dealt)
        if amount > 0 and not g.players[p].left and not life_stays(g, p, amount):
            change_life(g, p, amount, Concept.LIFELINK)
            out[source] = dealt
    return out


def count_damage_to_players(source: Obj, combat: bool) -> None:
    """Something has dealt damage to a player once more in this turn."""
    source.use(HURT_PLAYERS)
    if combat:
        source.use(HURT_PLAYERS_IN_COMBAT)


# --- What is triggered by all the damage of an event


def announce_damage(g: State, changes: list[Change], linked: dict[int, int]) -> None:
    """Triggers what waits for all the damage that something deals or is dealt at once. `linked`: the sources by which
    somebody has gained life, each with the damage that it has dealt.
    """
    for source, dealt in linked.items():
        p = g.objects[source].controller
        announce_gain(g, p, gained_instead(g, p, dealt), source)
    if not g.rules.deathtouch_is_static:
        fire_lifelink(g, changes)
    if is_watched(g, TriggerKind.DEALS_DAMAGE):
        fire_damage_in_all(g, changes, False)
    if is_watched(g, TriggerKind.IS_DEALT_DAMAGE):
        fire_damage_in_all(g, changes, True)


def fire_deathtouch(g: State, change: Change) -> None:
    """Deathtouch was a triggered ability until 10 July 2009 (502.63a of those rules): on each creature it damages."""
    uid = g.book.damage_triggers.get(Keyword.DEATHTOUCH, -1)
    if uid >= 0 and dealt_by(g, change.source, Keyword.DEATHTOUCH):
        o = g.objects[change.source]
        e = TriggerEvent.damage_dealt(o.id, change.recipient, change.result, change.combat)
        notice_event(g, g.book.abilities[uid], Context(o.id, o.controller, uid), e, what_changes_triggering(g))


def fire_lifelink(g: State, changes: list[Change]) -> None:
    """Lifelink was a triggered ability until then (502.68a): on damage, to however many it is dealt at once."""
    uid = g.book.damage_triggers.get(Keyword.LIFELINK, -1)
    if uid < 0:
        return
    combat: dict[int, bool] = {}
    for c in changes:
        if c.kind == ChangeKind.DAMAGE and c.result > 0 and c.source not in combat:
            combat[c.source] = c.combat
    for source, dealt in linked_damage(g, changes).items():
        o = g.objects[source]
        e = TriggerEvent.deals_damage(source, dealt, combat[source])
        notice_event(g, g.book.abilities[uid], Context(o.id, o.controller, uid), e, what_changes_triggering(g))


def fire_damage_in_all(g: State, changes: list[Change], received: bool) -> None:
    """A source that deals damage to several at once has dealt damage once, and what is dealt damage by several sources
    at once has been dealt damage once (`received`; CR 603.2c).
    """
    apart = any_static(g, StaticKind.TRIGGERING)  # who asks what caused it asks of each (603.2d)
    dealt: dict[int, list[Change]] = {}
    for c in changes:
        if c.kind == ChangeKind.DAMAGE and c.result:
            whose = c.recipient if received else c.source
            known = dealt.get(whose)
            if known is None:
                dealt[whose] = [c]
            else:
                known.append(c)
    for whose, its in dealt.items():
        total = 0
        for c in its:
            total += c.result
        event = (
            TriggerEvent.is_dealt_damage(whose, its[0].source, total, its[0].combat)
            if received
            else TriggerEvent.deals_damage(whose, total, its[0].combat)
        )
        if apart:
            event.parts = [TriggerEvent.damage_dealt(c.source, c.recipient, c.result, c.combat) for c in its]
        fire(g, event)


def damage_dealt_together(changes: list[Change], player: int) -> list[TriggerEvent]:
    """The damage that is dealt to a player at once, by source."""
    return [
        TriggerEvent.damage_dealt(c.source, c.recipient, c.result, c.combat)
        for c in changes
        if c.kind == ChangeKind.DAMAGE and c.result and c.recipient == player_ref(player)
    ]


def fire_creatures_hit(g: State, changes: list[Change]) -> None:
    """The creatures of each player that deal combat damage to a player at once are one event (CR 603.2c)."""
    everybody = g.apnap()
    for player in everybody:
        for p in everybody:
            count = 0
            for c in changes:
                if c.kind == ChangeKind.DAMAGE and c.combat and c.result and c.recipient == player_ref(player):
                    o = g.objects.get(c.source)
                    if o is not None and o.controller == p and characteristics_of(o).types & CardType.CREATURE:
                        count += 1
            if count:
                fire(g, TriggerEvent.creatures_hit(player, p, count))


# --- Counters that damage puts


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
        ch = characteristics_of(o)
        if c.recipient < 0:
            poison = amount if ch.keywords & Keyword.INFECT else 0
            if c.combat and ch.types & CardType.CREATURE:
                poison += total_toxic(g, ch.statics)
            if poison:
                out.append(counters_change(c.recipient, POISON, poison, Concept.INFECT, o.controller))
                if not ch.keywords & Keyword.INFECT:
                    out[-1].concept = Concept.TOXIC
        elif ch.keywords & WITHERING:
            hurt = g.objects.get(c.recipient)
            if hurt is not None and characteristics_of(hurt).types & CardType.CREATURE:
                out.append(counters_change(c.recipient, MINUS, amount, Concept.DAMAGE_WITHER, o.controller))
    return out


def total_toxic(g: State, statics: tuple[int, ...]) -> int:
    """CR 702.164b."""
    total = 0
    for uid in statics:
        static = g.book.abilities[uid].static
        if isinstance(static, n.Toxic):
            total += static.amount
    return total
