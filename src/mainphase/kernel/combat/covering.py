"""Tests whether creatures that need lethal damage can still get it: assignments are judged as a whole (CR 510.1e,
702.19b).

Asked only where several creatures of one player may assign damage to the same one. Who tramples over a blocker may
leave what it needs to another; then it is *owed*, and what is offered from there on leaves enough for it.
"""

from typing import final

from mainphase.kernel.reading.layers import refreshed_characteristics
from mainphase.kernel.state.combat_state import Combat
from mainphase.kernel.state.state import State

MOST_FURTHER = 6  # with more creatures in orders, nothing is owed beyond what is owed already


@final
class Giver:
    """A creature that has damage to assign, and to which creatures it may."""

    def __init__(
        self, amount: int = 0, reach: list[int] | None = None, deadly: bool = False, ordered: bool = False
    ) -> None:
        self.amount = amount
        self.reach: list[int] = reach if reach is not None else []
        self.deadly = deadly  # any damage of its is lethal (CR 702.2c)
        self.ordered = ordered  # it reaches only past those that are assigned lethal damage (2009 to 2024)

    def reaches(self, ref: int, owed: list[int]) -> bool:
        if not self.ordered:
            return ref in self.reach
        for r in self.reach:
            if r == ref:
                return True
            if r not in owed:
                return False
        return False


def lethal_damage_needed(g: State, combat: Combat, refs: list[int], deadly: list[int]) -> dict[int, int]:
    """The damage that these creatures still need, by their ids, with what has been assigned in this step; any damage of
    a `deadly` dealer is lethal.
    """
    needs: dict[int, int] = {}
    for ref in refs:
        o = g.objects[ref]
        needs[ref] = refreshed_characteristics(g, o).toughness - o.damage
    for a in combat.assignment:
        ref = a.recipient
        if ref in needs:
            needs[ref] = 0 if a.source in deadly else needs[ref] - a.amount
    return {ref: max(need, 0) for ref, need in needs.items()}


def can_cover(needs: dict[int, int], owed: list[int], givers: list[Giver]) -> bool:
    """True if the givers can assign lethal damage to all that is owed it.

    Where an order says who comes first, reaching a creature makes those before it owed, so that sets of them are tried.
    """
    further: list[int] = []
    for giver in givers:
        if giver.ordered:
            for ref in giver.reach:
                if ref not in owed and ref not in further:
                    further.append(ref)
    tries = 1 << len(further) if len(further) <= MOST_FURTHER else 1
    for k in range(tries):
        all_owed = owed[:]
        for i in range(len(further)):
            if k >> i & 1:
                all_owed.append(further[i])
        if can_cover_from(needs, all_owed, 0, [], [], givers):
            return True
    return False


def can_cover_from(
    needs: dict[int, int], owed: list[int], index: int, left: list[int], lacking: list[int], givers: list[Giver]
) -> bool:
    """Those from `index` on are settled by one damage of a deadly giver each, if any has it; the rest by all others."""
    if index == len(owed):
        return can_cover_by_flow(owed, left, lacking, givers)
    ref = owed[index]
    need = needs[ref]
    if need == 0:
        return can_cover_from(needs, owed, index + 1, left, lacking, givers)
    for giver in givers:
        if giver.deadly and giver.amount > 0 and giver.reaches(ref, owed):
            giver.amount -= 1
            found = can_cover_from(needs, owed, index + 1, left, lacking, givers)
            giver.amount += 1
            if found:
                return True
    return can_cover_from(needs, owed, index + 1, [*left, ref], [*lacking, need], givers)


def can_cover_by_flow(owed: list[int], refs: list[int], lacking: list[int], givers: list[Giver]) -> bool:
    """True if the givers without deathtouch have enough for each: as much as fits, moved on where it must be."""
    if not refs:
        return True
    flow = Flow()
    for giver in givers:
        if not giver.deadly:
            flow.left.append(giver.amount)
            flow.edges.append([giver.reaches(ref, owed) for ref in refs])
            flow.given.append([0 for _ in refs])
    for i in range(len(refs)):
        lacks = lacking[i]
        while lacks > 0:
            got = flow.push(i, lacks, [])
            if got == 0:
                return False
            lacks -= got
    return True


@final
class Flow:
    def __init__(self) -> None:
        self.left: list[int] = []  # what each giver still has
        self.edges: list[list[bool]] = []  # by giver, then by creature in need: whether it reaches it
        self.given: list[list[int]] = []  # and what it has given it

    def push(self, index: int, want: int, seen: list[int]) -> int:
        """Gives up to `want` more to number `i`, moving on what others have been given where that helps."""
        for j in range(len(self.left)):
            if self.edges[j][index] and self.left[j] > 0:
                got = min(want, self.left[j])
                self.left[j] -= got
                self.given[j][index] += got
                return got
        seen = [*seen, index]
        for j in range(len(self.left)):
            if not self.edges[j][index]:
                continue
            for k in range(len(self.given[j])):
                if self.given[j][k] > 0 and k not in seen:
                    got = self.push(k, min(want, self.given[j][k]), seen)
                    if got > 0:
                        self.given[j][k] -= got
                        self.given[j][index] += got
                        return got
        return 0
