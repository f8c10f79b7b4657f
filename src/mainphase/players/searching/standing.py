"""Who is how far ahead: what a playout is worth that was cut before the game was over."""

from math import exp, sqrt
from typing import Final

from mainphase.cards.nodes import CardType, Zone
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.state.state import State
from mainphase.players.judging.seen import thing_of
from mainphase.players.judging.worth import CARD, object_worth

# A logistic regression of who won, over the positions at the beginning of turns of 750 games that greedy bots played
# with red-burn, vanilla-red and red-green-assault, says how much things count beside creatures.
LIFE: Final = 3.9  # times the root of a life total: the last points count most
LAND: Final = 0.9
LAND_IN_HAND: Final = 0.7  # less than in play, so that it is played
CLEAR: Final = 6.5  # points ahead that win about three games of four (0.565 nats a position; with 3.9, 0.595)


def standing(g: State) -> list[float]:
    """For each side how probably it wins, from 0 to 1; 1 and 0 once that is known."""
    sides = 1 + max([p.side for p in g.players])
    if g.over:
        won = [0.0] * sides
        for winner in g.winners:
            won[g.players[winner].side] = 1.0
        return won if g.winners else [0.5] * sides
    points = [0.0] * sides
    alive = [False] * sides
    for p in g.players:
        if not p.left:
            alive[p.side] = True
            points[p.side] += LIFE * sqrt(float(max(0, p.life)))
            for oid in p.hand:
                points[p.side] += LAND_IN_HAND if characteristics_of(g.objects[oid]).types & CardType.LAND else CARD
    for o in g.permanents:
        side = g.players[o.controller].side
        if characteristics_of(o).types & (CardType.LAND | CardType.CREATURE) == CardType.LAND:
            points[side] += LAND
        else:
            points[side] += object_worth(thing_of(g, o, o.controller, Zone.BATTLEFIELD))
    found = [0.0] * sides
    for side in range(sides):
        if not alive[side]:
            continue
        best = -1000.0
        for other in range(sides):
            if other != side and alive[other] and points[other] > best:
                best = points[other]
        found[side] = 1.0 / (1.0 + exp(min(50.0, max(-50.0, (best - points[side]) / CLEAR))))
    return found
