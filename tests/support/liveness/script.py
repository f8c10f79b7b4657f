"""What is done on a stage so that something shows: helpers act from exile, where they are in nobody's way."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tests.support.liveness.units import within
from tests.support.liveness.wishes import FOE, ME, Wanting, Wish, mark, wishes

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType

OPEN: Final = "open"  # in a main phase, the stack empty
LATE: Final = "late"  # the same, once everything else was done
REPLY: Final = "reply"  # while the card that is tried is on the stack
COUNTER: Final = "counter"  # while a spell of mine is on the stack
BATTLE: Final = "battle"  # once blockers were declared


@dataclass(frozen=True)
class Act:
    """One thing that a helper does: the instruction of a free ability."""

    player: int
    effect: n.Effect
    when: str = OPEN
    targets: tuple[n.TargetPhrase, ...] = ()


class Script:
    """What is wanted on the stage, and what is done there."""

    def __init__(self, card: n.CardDef, wanting: Wanting) -> None:
        self.card = card
        self.wanting = wanting
        self.acts: list[Act] = []
        self.wished: dict[n.Filter, list[tuple[Wish, str]]] = {}
        self.counters: dict[str, int] = {}  # on the card that is tried
        self.life: int | None = None
        self.foes_life: int | None = None
        self.hand: int | None = None  # how many cards
        self.keywords = 0  # that something takes away
        self.day = "neither"
        self.count = 0

    def witnesses(self, which: n.Filter) -> list[tuple[Wish, str]]:
        """What will stand there for a filter: what it is like, and what it is called."""
        known = self.wished.get(which)
        if known is None:
            known = []
            for wish in wishes(which, self.wanting):
                self.count += 1
                known.append((wish, f"blank {self.count}"))
            self.wished[which] = known
        return known

    def subject(self, which: n.Filter | None, zone: int = 0) -> n.Filter:
        """What the helpers mean by it: the card that is tried, what it is on, and the witnesses."""
        these: list[n.Filter] = [n.OfSubtype("Host")]
        found = [] if which is None else self.witnesses(which)
        if which is None or any(wish.this for wish, _ in found) or not found:
            these += [n.Named(face.name) for face in (self.card, *self.card.faces)]
        these += [n.OfSubtype(mark(name)) for _, name in found]
        if which is not None and any(isinstance(x, n.OneOf) and not isinstance(x.of, n.This) for x in within(which)):
            these.append(n.All((n.OfType(CardType.CREATURE), n.Not(self.own()))))  # which one, the ability alone knows
        some = n.Any(tuple(these))
        return n.All((some, n.InZone(zone))) if zone else some

    def own(self) -> n.Filter:
        """The card that is tried, by its names."""
        return n.Any(tuple([n.Named(face.name) for face in (self.card, *self.card.faces)]))

    def leave_out(self, *kinds: type[n.Effect]) -> None:
        """What helpers do of these kinds is not done."""
        self.acts = [act for act in self.acts if not isinstance(act.effect, kinds)]

    def do(self, who: int | None, effect: n.Effect, when: str = OPEN, targets: tuple[n.TargetPhrase, ...] = ()) -> None:
        for player in (ME, FOE) if who is None else (who,):
            act = Act(player, effect, when, targets)
            if act not in self.acts:
                self.acts.append(act)
