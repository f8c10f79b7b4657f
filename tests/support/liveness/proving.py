"""Whether each thing that a card says shows: some play tells the card from the card without it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Final

from tests.support.liveness.day import MOST, Day
from tests.support.liveness.staging import ATTEMPTS, Stage
from tests.support.liveness.units import Unit, children, given, units_of, within

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Zone
from mainphase.errors import CardError
from mainphase.language.trees import rewrite_top_down


@dataclass(frozen=True)
class Shown:
    """What became of a unit: by which attempt it was seen to do something (-1: by none)."""

    unit: Unit
    attempt: int
    unknown: tuple[str, ...] = ()
    fault: str = ""

    @property
    def alive(self) -> bool:
        return self.attempt >= 0


# What only others hear of: whatever waits for it shows it, and where nothing does, nothing can be seen. Keywords have
# rules and tests of their own.
HEARD: Final = (
    n.Crew,
    n.LookAt,
    n.HasKeywords,
    n.AnyNumberInDecks,
    n.CanBeCommander,
    n.ColorChosenFirst,
    n.PairsAsCommander,
)


def is_heard(unit: Unit) -> bool:
    """True if this is nothing that could be seen: a name that nothing speaks of again, or the one card on top put back
    where it lies.
    """
    node = unit.node
    if isinstance(node, n.Remember):
        return node.save not in _spoken_of(unit.ability)
    if isinstance(node, n.Move) and node.to == Zone.LIBRARY and not node.bottom and not node.shuffled:
        names = [x.name for x in within(node.what) if isinstance(x, n.Saved)]
        return any(
            isinstance(x, n.Remember)
            and x.save in names
            and isinstance(x.what, n.TopOfLibrary)
            and x.what.count == 1
            and x.what.amount is None
            for x in within(unit.ability)
        )
    if isinstance(node, n.Static) and node.keyword == "sunburst":  # two abilities, of which one is for creatures
        creature = bool(unit.card.types & CardType.CREATURE)
        return creature == isinstance(node.condition, n.Negated)
    return isinstance(node, HEARD)


def _spoken_of(node: n.Node) -> set[str]:
    """The names that something is saved under and that mean something, if only somebody looks at it."""
    if isinstance(node, n.LookAt):
        return set()
    found = {node.name} if isinstance(node, n.Saved) else set()
    return found.union(*[_spoken_of(child) for _, _, child in children(node)])


ROLLED: Final = n.DoneThisWay("rolled")


def result_needed(unit: Unit) -> int:
    """The result of a roll with which this happens at all: that of its row of the table. 0: whatever it is."""
    node: Any = unit.card
    for name, k in unit.path:
        node = getattr(node, name) if k < 0 else getattr(node, name)[k]
        if isinstance(node, n.If):
            asked = [x for x in within(node.condition) if isinstance(x, n.Compare) and x.left == ROLLED]
            if asked and isinstance(asked[0].right, n.Fixed):
                return asked[0].right.n
    return 0


def with_die_as_needed(unit: Unit) -> Unit:
    """The same of a card whose die always comes up with what this needs."""
    result = result_needed(unit)
    if not result:
        return unit

    def change(node: Any) -> Any:
        return n.RollDice(1, plus=n.Fixed(result - 1)) if isinstance(node, n.RollDice) else node

    card, without, ability = (rewrite_top_down(x, change) for x in (unit.card, unit.without, unit.ability))
    return replace(unit, card=card, without=without, ability=ability)


def shown(unit: Unit, attempts: int = len(ATTEMPTS)) -> Shown:
    unknown: set[str] = set()
    loaded = with_die_as_needed(unit)
    for k in range(attempts):
        with_it = Stage(loaded.card, loaded, ATTEMPTS[k])
        unknown |= with_it.script.wanting.unknown
        try:
            if _differ(Day(with_it), loaded, k):
                return Shown(unit, k)
        except CardError as wrong:  # the rest of the card cannot be without it: nothing is shown
            return Shown(unit, -1, fault=str(wrong))
    return Shown(unit, -1, tuple(sorted(unknown)))


def _differ(day: Day, unit: Unit, k: int) -> bool:
    if unit.makes_mana and isinstance(unit.node, n.AddMana):
        for i in range(MOST + 2):
            if day.entry(i) is None:
                break
            if day.made_mana:
                return True
        return False
    other = Day(Stage(unit.without, unit, ATTEMPTS[k]))
    for i in range(MOST + 2):
        mine = day.entry(i)
        if mine != other.entry(i):
            return True
        if mine is None:
            return False
    return False


def everything(card: n.CardDef) -> Iterator[Unit]:
    """Of a card, and of what it gives."""
    yield from units_of(card)
    for other in dict.fromkeys(given(card)):
        yield from units_of(other)


def proof(card: n.CardDef) -> Iterator[Shown]:
    """Of everything that can be seen."""
    for unit in everything(card):
        if not is_heard(unit):
            yield again(unit)


@cache
def again(unit: Unit) -> Shown:
    """Tokens of many cards are the same."""
    return shown(unit)
