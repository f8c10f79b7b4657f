"""Fits how much counts of what a side has: the weights of `mainphase.players.searching.standing`.

    python tools/fitting_standing.py [--games 250] [--seed 50000] [DECK …]

Greedy bots play games with the same deck on both sides; in half of them one answer of 25 is left to chance, so that
positions come up that they would not get into. The positions are those at the first decision of each turn, where
playouts are cut. A logistic regression says how what the active player is ahead in goes with winning; every game counts
the same, however long it took. Printed is for every deck by how much it surprises who won (nats, a mean of the games):
whoever goes by `standing` as it is today, and whoever goes by weights fitted to the other half of the games. Then come
the weights of all games. The same seed gives the same weights. A compiled build takes a minute or two.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log
from typing import Final

import numpy as np

from mainphase.game import AUTOMATIC, Game
from mainphase.kernel import machine
from mainphase.kernel.state.state import State
from mainphase.kernel.values import Automation
from mainphase.players.judging.answering import Greed
from mainphase.players.searching.standing import WEIGHTS, leads, side_standings, standing

DECKS: Final = (
    "red-burn",
    "vanilla-green",
    "m10-red-goblins",
    "red-green-assault",
    "white-black-attrition",
    "white-blue-tempo",
    "eighth-blue-black-control",
    "tenth-blue-faeries",
)
BY_CHANCE: Final = 0.04  # of the answers in every other game
MOST_TURNS: Final = 150
MOST_DECISIONS: Final = 15_000
ROUNDS: Final = 25  # of Newton's method
RIDGE: Final = 0.1  # keeps weights finite of what hardly ever differs


@dataclass(frozen=True)
class FittedPosition:
    """A position: what the active player is ahead in, what `standing` says of it today, and whether they won."""

    deck: str
    game: int
    ahead: list[float]
    today: float
    won: bool
    share: float  # of its game: one by how many positions of it there are


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("decks", nargs="*", metavar="DECK")
    parser.add_argument("--games", type=int, default=250, help="of each deck")
    parser.add_argument("--seed", type=int, default=50_000)
    args = parser.parse_args(argv)
    known: list[FittedPosition] = []
    for deck in args.decks or DECKS:
        for game in range(args.games):
            known += positions_of(deck, args.seed + game, BY_CHANCE if game % 2 else 0.0)
    halves = [[each for each in known if (each.game // 2) % 2 == half] for half in (0, 1)]
    foretold: list[tuple[FittedPosition, float]] = []
    for half in (0, 1):
        weights = fitted(halves[1 - half])
        foretold += [(each, probability(weights, each.ahead)) for each in halves[half]]
    for deck in args.decks or DECKS:
        mine = [(each, by) for each, by in foretold if each.deck == deck]
        today = surprise([(each, each.today) for each, _ in mine])
        print(f"{deck:28} today {today:.3f}  fitted {surprise(mine):.3f}  ({len(mine)} positions)")
    print(f"{'all':28} today {surprise([(e, e.today) for e, _ in foretold]):.3f}  fitted {surprise(foretold):.3f}")
    print("WEIGHTS: Final = (" + ", ".join(f"{each:.2f}" for each in fitted(known)[: len(WEIGHTS)]) + ")")
    return 0


def positions_of(deck: str, seed: int, by_chance: float) -> list[FittedPosition]:
    """The positions of one game, if somebody won it."""
    game = Game.new({"Alice": deck, "Bob": deck}, seed=seed, automation=AUTOMATIC, history=False, listen=False)
    g: State = game.state
    g.automation = Automation(True, True, True, True, True, stops=True)  # as in playouts
    minds = [Greed(), Greed()]
    dice = random.Random(seed)
    turn = 1
    met: list[tuple[int, list[float], float]] = []
    for _ in range(MOST_DECISIONS):
        asked = g.pending
        if asked is None or g.turn_number > MOST_TURNS:
            break
        if g.turn_number > turn:
            turn = g.turn_number
            sides = side_standings(g, 2)
            met.append((g.active, leads(sides[g.active], sides[1 - g.active]), standing(g)[g.active]))
        index = minds[g.decider(asked.player)].answer(g)
        if by_chance and dice.random() < by_chance:
            index = dice.randrange(asked.count())
        machine.apply_option(g, index)
    if not g.over or len(g.winners) != 1:
        return []
    return [FittedPosition(deck, seed, ahead, today, g.winners[0] == seat, 1 / len(met)) for seat, ahead, today in met]


def probability(weights: list[float], ahead: list[float]) -> float:
    """The last of the weights counts for whose turn it is."""
    total = weights[-1] + sum(w * x for w, x in zip(weights, ahead, strict=False))
    return 1 / (1 + exp(-max(-30.0, min(30.0, total))))


def surprise(foretold: list[tuple[FittedPosition, float]]) -> float:
    """The nats by which what happened surprises whoever foretold it."""
    total = sum(-each.share * log(max(1e-4, by if each.won else 1 - by)) for each, by in foretold)
    return total / max(1e-9, sum(each.share for each, _ in foretold))


def fitted(known: list[FittedPosition]) -> list[float]:
    """The weights by which the positions are least surprising, by Newton's method."""
    ahead = np.array([[*each.ahead, 1.0] for each in known])
    won = np.array([each.won for each in known])
    share = np.array([each.share for each in known])
    weights = np.zeros(ahead.shape[1])
    for _ in range(ROUNDS):
        p = 1 / (1 + np.exp(-np.clip(ahead @ weights, -30, 30)))
        slope = RIDGE * weights + ahead.T @ (share * (p - won))
        bend = RIDGE * np.eye(len(weights)) + (ahead.T * (share * p * (1 - p))) @ ahead
        step = np.linalg.solve(bend, slope)
        weights = weights - step
        if np.abs(step).max() < 1e-6:
            break
    return [float(w) for w in weights]


if __name__ == "__main__":
    raise SystemExit(main())
