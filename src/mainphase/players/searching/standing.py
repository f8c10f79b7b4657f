"""Who is how far ahead: what a playout is worth that was cut before the game was over."""

from math import exp, sqrt
from typing import Final, final

from mainphase.cards.nodes import CardType, Zone
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.state.state import State
from mainphase.players.judging.fighting import evasion_allows, strength
from mainphase.players.judging.seen import SeenObject, thing_of
from mainphase.players.judging.worth import object_worth

# By how much what one side has more of makes it likelier to win, in log-odds, in the order of `leads`: a logistic
# regression of who won (`tools/fitting_standing.py`).
WEIGHTS: Final = (0.59, 0.09, 0.09, 0.08, 0.13, 0.27, 0.66, 1.49, -0.2, -0.46, 2.45)
ENOUGH_LANDS: Final = 4  # in play,
LANDS_NEEDED: Final = 3  # and with those in hand
SURE: Final = 1.5  # times the damage that ends it: more than that is no better
LIBRARY: Final = 16.0  # so many cards fewer in a library make it e times as important who runs out of cards first


@final
class SideStanding:
    """What a side has."""

    def __init__(self) -> None:
        self.alive = False
        self.life = 0.0  # the sum of the roots of its life totals: the last points count most
        self.least_life = 1_000_000
        self.creatures = 0.0  # worth
        self.others = 0.0  # worth of permanents that are neither creatures nor lands
        self.lands = 0
        self.lands_in_hand = 0
        self.cards_in_hand = 0  # but lands
        self.power = 0
        self.unblockable = 0  # power of creatures that nothing there can block
        self.lands_lacking = 0
        self.screw = 0  # lands lacking that are not in hand either
        self.library = 1_000_000.0  # cards; whoever is to draw sooner has half a card less


def standing(g: State) -> list[float]:
    """For each side how probably it wins, from 0 to 1; 1 and 0 once that is known."""
    sides = 1 + max([p.side for p in g.players])
    if g.over:
        won = [0.0] * sides
        for winner in g.winners:
            won[g.players[winner].side] = 1.0
        return won if g.winners else [0.5] * sides
    counted = side_standings(g, sides)
    found = [0.0] * sides
    for side in range(sides):
        if not counted[side].alive:
            continue
        least = 50.0
        for other in range(sides):
            if other != side and counted[other].alive:
                ahead = leads(counted[side], counted[other])
                least = min(least, sum([WEIGHTS[k] * ahead[k] for k in range(len(WEIGHTS))]))
        found[side] = 1.0 / (1.0 + exp(-max(-50.0, least)))
    return found


def leads(one: SideStanding, other: SideStanding) -> list[float]:
    """By how much one side is ahead of another in all that counts. When libraries run out it counts who does first, and
    nothing that takes time.
    """
    end = exp(-min(one.library, other.library) / LIBRARY)
    first = 1.0 if one.library > other.library else -1.0 if one.library < other.library else 0.0
    long = 1.0 - end
    return [
        long * (one.life - other.life),
        long * (one.creatures - other.creatures),
        long * (one.others - other.others),
        long * (one.lands - other.lands),
        long * (one.lands_in_hand - other.lands_in_hand),
        long * (one.cards_in_hand - other.cards_in_hand),
        share_of(one.power, other.least_life) - share_of(other.power, one.least_life),
        share_of(one.unblockable, other.least_life) - share_of(other.unblockable, one.least_life),
        float(one.lands_lacking - other.lands_lacking),
        float(one.screw - other.screw),
        first * end,
    ]


def share_of(damage: int, life: int) -> float:
    """How much of a life total so much damage takes."""
    return min(SURE, damage / max(1, life))


def side_standings(g: State, sides: int) -> list[SideStanding]:
    found = [SideStanding() for _ in range(sides)]
    lands = [0] * len(g.players)
    creatures: list[SeenObject] = []
    for o in g.permanents:
        mine = found[g.players[o.controller].side]
        if characteristics_of(o).types & (CardType.LAND | CardType.CREATURE) == CardType.LAND:
            lands[o.controller] += 1
            continue
        t = thing_of(g, o, o.controller, Zone.BATTLEFIELD)
        if t.types & CardType.CREATURE:
            creatures.append(t)
            mine.creatures += object_worth(t)
            mine.power += strength(t)
        else:
            mine.others += object_worth(t)
    for t in creatures:
        side = g.players[t.controller].side
        if strength(t) > 0 and not any(
            g.players[b.controller].side != side and evasion_allows(b, t) for b in creatures
        ):
            found[side].unblockable += strength(t)
    for p in g.players:
        if p.left:
            continue
        mine = found[p.side]
        mine.alive = True
        mine.life += sqrt(float(max(0, p.life)))
        mine.least_life = min(mine.least_life, p.life)
        in_hand = 0
        for oid in p.hand:
            if characteristics_of(g.objects[oid]).types & CardType.LAND:
                in_hand += 1
        mine.lands += lands[p.id]
        mine.lands_in_hand += in_hand
        mine.cards_in_hand += len(p.hand) - in_hand
        mine.lands_lacking += max(0, ENOUGH_LANDS - lands[p.id])
        mine.screw += max(0, LANDS_NEEDED - lands[p.id] - in_hand)
        mine.library = min(mine.library, len(p.library) + (0.5 if g.is_active(p.id) else 0.0))
    return found
