"""The worth of what a cost gives away, mana aside: of what may be chosen, that which we want least."""

from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardDef, CardType, Zone
from mainphase.players.judging.dangers import DAMAGED, DESTROYED, SHRUNK, TAKEN
from mainphase.players.judging.judge import COUNTERS, Judge
from mainphase.players.judging.meaning import Situation
from mainphase.players.judging.needing import need_of
from mainphase.players.judging.seen import SeenObject
from mainphase.players.judging.worth import LIFE, mana_but_x, object_worth

# What a permanent still does
NOTHING: Final = 0
MANA: Final = 1
MUCH: Final = 2
OF_A_MANA: Final = 0.1
OF_MANA_LEFT: Final = 0.03  # at the end of the turn before ours, when it would go unused


def worth_of_cost(judge: Judge, cost: tuple[n.Cost, ...], s: Situation) -> float:
    """The price of a cost: `s` has whoever pays, and what it is the cost of."""
    return sum(_component(judge, part, s) for part in cost)


def given_up(judge: Judge, t: SeenObject) -> float:
    """The loss when a permanent of ours is sacrificed: none of what is about to be lost anyway."""
    if judge.rescued(t, DESTROYED | DAMAGED | SHRUNK | TAKEN) > 0.0:
        return 0.1
    if t.types & CardType.CREATURE:
        return object_worth(t)
    if t.types & CardType.LAND:
        return 2.0 if len(judge.seen.lands()) <= 5 else 1.0
    if t.token or left_to_do(t.card) == NOTHING:
        return 0.3
    if left_to_do(t.card) == MANA:
        return 2.0 if len(judge.seen.lands()) <= 5 else 0.5
    return 0.6 * object_worth(t)


def left_to_do(card: CardDef | None) -> int:
    """What a permanent that is no creature still does once it has entered, but for what it is given up for."""
    found = NOTHING
    for a in card.abilities if card is not None else ():
        if isinstance(a, n.Activated):
            if any(isinstance(c, (n.SacrificeThis, n.ExileThis)) for c in a.cost):
                continue
            if not any(isinstance(mode.effect, n.AddMana) for mode in a.modes):
                return MUCH
            found = MANA
        elif isinstance(a, n.Triggered):
            if not (isinstance(a.on, (n.Enters, n.Dies, n.PutIntoGraveyard)) and isinstance(a.on.which, n.IsThis)):
                return MUCH
        elif not isinstance(a, (n.HasKeywords, n.CastCost, n.AlternativeCost)):
            return MUCH
    return found


def _component(judge: Judge, part: n.Cost, s: Situation) -> float:
    seen = judge.seen
    source = s.source
    if isinstance(part, n.PayMana):
        each = OF_MANA_LEFT if not seen.our_turn and seen.step.startswith("end") else OF_A_MANA
        return each * (mana_but_x(part.mana) + part.mana.x)
    if isinstance(part, (n.SacrificeThis, n.ExileThis)):
        if source is None:
            return 2.0
        return given_up(judge, source) if source.zone == Zone.BATTLEFIELD else OF_A_MANA
    if isinstance(part, n.SacrificeCost):
        own = [given_up(judge, t) for t in seen.mine() if judge.fits(part.which, t, s)]
        return sum(sorted(own)[: judge.number(part.count, s)])
    if isinstance(part, n.DiscardThis):
        return 0.5 * need_of(seen, source)
    if isinstance(part, n.DiscardCost):
        hand = [t for t in seen.hand if source is None or t.id != source.id]
        needs = sorted(need_of(seen, t) for t in hand if judge.fits(part.which, t, s))
        count = judge.number(part.count, s)
        if part.random and needs:
            return 0.5 * count * sum(needs) / len(needs)
        return 0.5 * sum(needs[:count])
    if isinstance(part, n.DiscardHand):
        return 0.5 * sum(need_of(seen, t) for t in seen.hand)
    if isinstance(part, n.ReturnCost):
        own = [0.3 * object_worth(t) + 0.3 for t in seen.mine() if judge.fits(part.which, t, s)]
        return sum(sorted(own)[: judge.number(part.count, s)])
    if isinstance(part, n.TapCost):
        able = sorted(_tapped(judge, t) for t in seen.mine() if not t.tapped and judge.fits(part.which, t, s))
        return sum(able[: judge.number(part.count, s)])
    if isinstance(part, n.ExileCost) and part.zone == Zone.HAND:
        hand = [t for t in seen.hand if source is None or t.id != source.id]
        needs = sorted(need_of(seen, t) for t in hand if judge.fits(part.which, t, s))
        return 0.5 * sum(needs[: judge.number(part.count, s)])
    if isinstance(part, (n.ExileCost, n.ProcessCost)):
        return 0.3 * judge.number(part.count, s)
    if isinstance(part, n.PutBackCost):
        return 0.3 * part.count
    if isinstance(part, n.PayLife):
        amount = judge.number(part.amount, s)
        return -judge.life_lost(seen.me, amount) if amount < seen.life[seen.me] else 50.0
    if isinstance(part, n.LoyaltyCost):
        return _loyalty(source, part.amount)
    if isinstance(part, n.RemoveCountersCost):
        count = judge.number(part.count, s)
        if part.kind == "loyalty":
            return _loyalty(source, -count)
        return -0.5 * count if part.kind == "-1/-1" else count * min(1.4, COUNTERS.get(part.kind, 0.1))
    if isinstance(part, n.PutCountersCost):
        return judge.number(part.count, s) * (1.4 if part.kind == "-1/-1" else -0.2)
    if isinstance(part, n.PayCounters):
        return 0.2 * judge.number(part.count, s)
    return 0.0


def _tapped(judge: Judge, t: SeenObject) -> float:
    """The loss when a permanent of ours is tapped: it cannot attack or block."""
    if not t.types & CardType.CREATURE:
        return 0.05
    return 0.2 * object_worth(t) if not t.sick and judge.seen.before_combat() else 0.1 * object_worth(t)


def _loyalty(source: SeenObject | None, change: int) -> float:
    """The price of loyalty: it comes for nothing as it goes up; the last of it is the planeswalker."""
    if source is None:
        return 0.0
    if change >= 0:
        return -0.4 - 0.3 * change
    if source.counters.get("loyalty", 0) + change <= 0:
        return 0.7 * object_worth(source)
    return -0.7 * LIFE * change - 0.2
