"""Gaining and losing life (CR 119)."""

from typing import final

from mainphase.cards import nodes as n
from mainphase.kernel.events.kind_of_change import OF_NOBODY, KindOfChange, Witnesses, behaves
from mainphase.kernel.events.trigger_event import TriggerEvent
from mainphase.kernel.events.triggers import fire
from mainphase.kernel.keys import MemoryKey
from mainphase.kernel.lowering.dependencies import Facet
from mainphase.kernel.lowering.static_kinds import StaticKind
from mainphase.kernel.reading.evaluate import names_player
from mainphase.kernel.reading.statics import ActiveStatic, active_statics, any_static
from mainphase.kernel.state.change import Change
from mainphase.kernel.state.sharing import add_life, sharers
from mainphase.kernel.state.state import State
from mainphase.kernel.what_happens import ChangeKind, EventName
from mainphase.rules.concepts import Concept
from mainphase.rules.law import TeamLife


@final
class LifeChange(KindOfChange):
    """A player gains life; a negative amount: loses it."""

    def may_be_replaced(self, g: State, change: Change) -> bool:
        return change.amount > 0 and any_static(g, StaticKind.CHANGE_LIFE)

    def replaced_by(self, g: State, change: Change, out: list[ActiveStatic]) -> None:
        if change.amount <= 0 or life_stays(g, change.player, change.amount):  # CR 614.17c
            return
        for s in active_statics(g, StaticKind.CHANGE_LIFE):
            node = s.node
            if (
                isinstance(node, n.LifeGainTimes)
                and names_player(g, node.who, change.player, s.ctx)
                and s.key() not in change.applied
            ):
                out.append(s)

    def apply(self, g: State, change: Change) -> int:
        """CR 119.3."""
        if change.amount == 0 or g.players[change.player].left or life_stays(g, change.player, change.amount):
            return 0
        change_life(g, change.player, change.amount, Concept.LIFE)
        return change.amount

    def mana_of(self, g: State, change: Change) -> int:
        return OF_NOBODY

    def may_cause_state_based_action(self, g: State, change: Change) -> bool:
        return g.players[change.player].life <= 0

    def facets(self, g: State, change: Change) -> int:
        return Facet.LIFE | Facet.MEMORY

    def announce(self, g: State, change: Change, seen_by: Witnesses) -> None:
        if change.result > 0:
            announce_gain(g, change.player, change.result, 0)
        else:
            announce_loss(g, change.player, -change.result, 0)


behaves(ChangeKind.LIFE, LifeChange())


def change_life(g: State, player: int, amount: int, concept: int) -> None:
    p = g.players[player]
    add_life(g, player, amount)
    if amount > 0:
        p.remember(MemoryKey.LIFE_GAINED, amount)
        g.note(EventName.LIFE_GAINED, concept, player, amount=amount)
    else:
        p.remember(MemoryKey.LIFE_LOST, -amount)
        if g.account is not None:
            for q in sharers(g, player):
                g.account.hurt_by[q] = -1
                g.account.in_combat[q] = False
        g.note(EventName.LIFE_LOST, concept, player, amount=-amount)


def announce_gain(g: State, player: int, amount: int, source: int) -> None:
    if g.book.asks_gains:
        g.players[player].remember(MemoryKey.GAINS)
    fire(g, TriggerEvent.life_gained(player, amount, source))


def announce_loss(g: State, player: int, amount: int, source: int) -> None:
    if g.book.asks_losses:
        g.players[player].remember(MemoryKey.LOSSES)
    fire(g, TriggerEvent.life_lost(player, amount, source))


def life_stays(g: State, player: int, change: int) -> bool:
    """True if a player can't gain or lose life (CR 119.7, 119.8)."""
    return any_static(g, StaticKind.CHANGE_LIFE) and life_held(g, player, change) != 0


def life_held(g: State, player: int, change: int) -> int:
    """The source of an effect because of which a player can't gain or lose life, or 0."""
    for s in active_statics(g, StaticKind.CHANGE_LIFE):
        node = s.node
        if not isinstance(node, n.LifeCantChange):
            continue
        if node.gain if change > 0 else node.lose:
            for p in sharers(g, player) if keeps_team(g, change) else [player]:
                if names_player(g, node.who, p, s.ctx):
                    return s.source
    return 0


def keeps_team(g: State, change: int) -> bool:
    """True if who can't gain life, or can't lose any, keeps the team from it (CR 810.9g, 810.9h)."""
    return g.rules.team_life == TeamLife.WHOLE if change > 0 else g.rules.team_loses_no_life


def lost_instead(g: State, player: int, amount: int) -> int:
    """How much life a player loses where so much would be lost as a result of damage (CR 120.4c)."""
    if not any_static(g, StaticKind.CHANGE_LIFE):
        return amount
    left = g.players[player].life - amount
    for s in active_statics(g, StaticKind.CHANGE_LIFE):
        node = s.node
        if isinstance(node, n.DamageLeavesLife) and left < node.least and names_player(g, node.who, player, s.ctx):
            left = node.least
    return max(g.players[player].life - left, 0)


def gained_instead(g: State, player: int, amount: int) -> int:
    """How much life a player gains where they would gain so much as a result of damage (CR 120.4c). Of what adds and
    what multiplies, the first comes first, which is the most (616.1).
    """
    if not any_static(g, StaticKind.CHANGE_LIFE):
        return amount
    times = 1
    for s in active_statics(g, StaticKind.CHANGE_LIFE):
        node = s.node
        if isinstance(node, n.LifeGainTimes) and names_player(g, node.who, player, s.ctx):
            times *= node.times
            amount += node.plus
    return amount * times


def life_to_pay(g: State, player: int) -> int:
    """How much life a player can pay: none if they can't lose any (CR 119.4, 119.8). 0 can always be paid (119.4b)."""
    return 0 if life_stays(g, player, -1) else max(0, g.players[player].life)
