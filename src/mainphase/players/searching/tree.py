"""The tree: what was done in all worlds together, by what the players could tell apart, and what came of it.

A world differs from others in hidden cards, so what can be done differs too. An option is therefore known by what it
is (`Names`), not by its place; a node counts how often it could have been chosen (`available`), and is compared by that
with the others (Cowling, Powley, Whitehouse 2012: single-observer information-set search).
"""

from math import log, sqrt
from typing import Final, final

from mainphase.cards.nodes import Zone
from mainphase.kernel.state.objects import MOST_SEATS
from mainphase.kernel.state.state import State
from mainphase.kernel.values import OBJECT_A, Decision, Option
from mainphase.players.judging.answering import Greed
from mainphase.presentation.visible import OBJECT_B

Name = tuple[int, int, int]

EXPLORE: Final = 0.35
KNOWN: Final = 16  # visits before anything else than the sensible is tried after a node,
OWN_KNOWN: Final = 4  # and where the side decides that searches
WIDEN: Final = 0.5  # a node that was visited n times has tried at most 1 + WIDEN * sqrt(n) options
UNTRIED: Final = 2.0  # above all that a playout can come to
MOST: Final = 12  # numbers of a range that are looked at
ZONES: Final = 16
BY_CARD: Final = 1 << 40  # names of what has no place of its own yet, above all ids


@final
class SearchNode:
    """After an option was chosen, or the decision that the search is about."""

    def __init__(self, side: int = -1) -> None:
        self.side = side  # whose choice led here
        self.visits = 0
        self.available = 0
        self.total = 0.0  # of what came of it, for that side
        self.children: dict[Name, SearchNode] = {}

    def score(self) -> float:
        """Its mean, and how little is known of it."""
        if self.visits == 0:
            return UNTRIED
        return self.total / self.visits + EXPLORE * sqrt(log(float(self.available)) / self.visits)


@final
class OptionNames:
    """The names of options, which hold in every world: objects that lie open where the search began go by their ids,
    others by card, player and zone. So cards that nobody could tell apart are one.
    """

    def __init__(self, g: State) -> None:
        self.first_new = g.next_id

    def of(self, g: State, asked: Decision, option: Option) -> Name:
        a = self.ref(g, option.a) if option.kind in OBJECT_A else option.a
        b = self.ref(g, option.b) if option.kind in OBJECT_B else option.b
        return (asked.kind * 64 + option.kind, a, b)

    def ref(self, g: State, ref: int) -> int:
        o = g.find(ref) if ref > 0 else None
        if o is None:
            return ref
        if ref < self.first_new and o.zone != Zone.HAND and o.zone != Zone.LIBRARY:
            return ref
        return BY_CARD + (o.card * MOST_SEATS + o.controller) * ZONES + o.zone


def select_child(node: SearchNode, g: State, names: OptionNames, greed: Greed, searcher: int) -> tuple[int, SearchNode]:
    """Which option of the pending decision is tried in this world, and its node: the sensible one, until the node is
    well known; then now and then one that was not tried yet, or the one that promises most. `searcher` is a side.
    """
    asked = g.pending
    assert asked is not None
    side = g.players[g.decider(asked.player)].side
    best = greed.answer(g)
    sensible = names.of(g, asked, asked.option(best))
    best_child = added_child(node, sensible, side)
    best_child.available += 1
    if node.visits < (OWN_KNOWN if side == searcher else KNOWN):
        return best, best_child
    best_score = best_child.score()
    met: dict[Name, bool] = {sensible: True}
    for index in tried(asked):
        name = names.of(g, asked, asked.option(index))
        if name in met:
            continue
        met[name] = True
        child = node.children.get(name)
        if child is None:
            if len(node.children) < 1 + int(WIDEN * sqrt(float(node.visits))):
                child = added_child(node, name, side)
                child.available = 1
                return index, child
            continue
        child.available += 1
        score = child.score()
        if score > best_score:
            best, best_score, best_child = index, score, child
    return best, best_child


def tried(asked: Decision) -> list[int]:
    """The options that are looked at: all, or of a long range of numbers some, both ends among them."""
    count = asked.count()
    if count <= MOST or asked.high < asked.low:
        return list(range(count))
    return [k * (count - 1) // (MOST - 1) for k in range(MOST)]


def added_child(node: SearchNode, name: Name, side: int) -> SearchNode:
    child = node.children.get(name)
    if child is None:
        child = SearchNode(side)
        node.children[name] = child
    return child
