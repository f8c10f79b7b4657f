"""Two positions compared field by field (CR 732.2a): where they differ in nothing but numbers that a loop moves, those
numbers and how far each has moved; otherwise the first thing in which they differ.

It goes through the fields as `position` does, by the same roles, in both states at once. Where a number could be an id
or an amount, it must be the same number: to call positions different that are alike only costs time.
"""

from typing import Final, final

from mainphase.cards.nodes import Node, Zone
from mainphase.kernel.roles import Role
from mainphase.kernel.state.flat import flatten
from mainphase.kernel.state.objects import RESOLVED, Obj
from mainphase.kernel.state.player import Player
from mainphase.kernel.state.state import State
from mainphase.kernel.turn.position import ALWAYS_IDS, outline_of, turn_is_asked
from mainphase.kernel.values import Characteristics


@final
class Drift:
    """A number that has moved from one position to another, while all else is the same."""

    LIFE: Final = 0
    MEMORY: Final = 1  # what the turn has brought a player, by its name
    COUNT: Final = 2  # what the turn counts up for a player, by the name of its field
    PLAYER_COUNTERS: Final = 3
    DAMAGE: Final = 4
    COUNTERS: Final = 5
    USES: Final = 6  # of an ability of an object this turn, by its number
    LAST: Final = 7  # power or toughness that the source of an ability had as it was put on the stack
    THINGS: Final = 8  # tokens that are alike (`growing`), of which it names the newest
    WAITING: Final = 9  # abilities on the stack that are alike, and wait until the loop ends

    def __init__(self, kind: int = 0, whose: int = 0, word: str = "", step: int = 0, place: int = 0) -> None:
        self.kind = kind
        self.whose = whose  # a player's number, or an object's id in the later position
        self.word = word
        self.step = step
        self.place = place  # of an object: where it is first met in the position

    def is_like(self, other: "Drift") -> bool:
        """True if the same number has moved by the same step."""
        if self.kind != other.kind or self.word != other.word or self.step != other.step:
            return False
        return self.place == other.place and (self.place != 0 or self.whose == other.whose)


def move_alike(some: list[Drift], others: list[Drift]) -> bool:
    """True if the same numbers have moved by the same steps."""
    if len(some) != len(others):
        return False
    for i in range(len(some)):
        if not some[i].is_like(others[i]):
            return False
    return True


@final
class PositionPair:
    """Two positions while they are compared: an earlier one, and a later one of the same game."""

    def __init__(self, earlier: State, later: State) -> None:
        self.earlier = earlier
        self.later = later
        self.drifts: list[Drift] = []
        self.holder: object = None  # what differs otherwise, of the later position, and the name of its field
        self.field = ""
        self.within = 0  # the object whose last characteristics are compared
        self.numbers_earlier: dict[int, int] = {}  # of each id: in which place it was met
        self.numbers_later: dict[int, int] = {}
        self.met: list[tuple[int, int]] = []
        self.clocks_earlier: list[int] = [0]
        self.clocks_later: list[int] = [0]
        self.turn_counts = turn_is_asked(earlier) or turn_is_asked(later)

    def differ_by_drifts(self) -> bool:
        """True if nothing is different but what is in `drifts`; otherwise `holder` and `field` say what is."""
        a = self.earlier
        b = self.later
        if not self.alike(a, b):
            return False
        i = 0
        while i < len(self.met):  # what is compared here may lead on to more
            before, after = self.met[i]
            i += 1
            if not self.named_alike(before, after):
                return False
        if ranks_of(self.clocks_earlier) != ranks_of(self.clocks_later):
            self.holder, self.field = b, "clock"
            return False
        return True

    def named_alike(self, before: int, after: int) -> bool:
        """What two ids name: objects or parts of the turn."""
        a = self.earlier
        b = self.later
        o = a.objects.get(before)
        u = b.objects.get(after)
        if o is None or u is None:
            if o is not None or u is not None:
                self.holder, self.field = u if u is not None else b, "objects"
                return False
            part = a.parts.get(before)
            now = b.parts.get(after)
            if part is None or now is None:
                return part is now
            return self.alike(part, now)
        if not self.alike(o, u):
            return False
        fought = a.combat is not None and before in a.combat.last
        fights = b.combat is not None and after in b.combat.last
        if fought != fights:
            self.holder, self.field = u, "combat"
            return False
        if not fights:
            return True
        assert a.combat is not None
        assert b.combat is not None
        return self.alike(a.combat.last[before], b.combat.last[after])

    def alike(self, before: object, after: object) -> bool:
        """Two objects of the classes of the state."""
        if type(before) is not type(after):
            self.holder, self.field = after, "kind"
            return False
        outline = outline_of(type(after))
        if outline.clocks is not None:
            self.clocks_earlier.extend(outline.clocks(before)[2:])  # type: ignore[arg-type]
            self.clocks_later.extend(outline.clocks(after)[2:])  # type: ignore[arg-type]
        were = outline.plain(before)
        are = outline.plain(after)
        for i in range(len(outline.plain_names)):
            if not same_in_order(were[i + 2], are[i + 2]):
                name = outline.plain_names[i]
                if not self.moved(after, name, were[i + 2], are[i + 2]):
                    self.holder, self.field = after, name
                    return False
        of = after.id if isinstance(after, Obj) else 0
        held = outline.others(before)
        holds = outline.others(after)
        for i in range(len(outline.roles)):
            name = outline.other_names[i]
            role = outline.roles[i]
            if of > 0:
                self.within = of if name == "last" else 0
            if role == Role.USED:
                fine = self.used_more(after, held[i + 2], holds[i + 2])
            elif role == Role.TALLY and not self.turn_counts:
                fine = self.counted(after, name, held[i + 2], holds[i + 2])
            else:
                fine = self.pair(held[i + 2], holds[i + 2], role)
            if not fine:
                if self.holder is None:
                    self.holder, self.field = after, name
                return False
        return True

    def moved(self, holder: object, name: str, before: object, after: object) -> bool:
        """A number that means itself is another one: one that a loop may move?"""
        if isinstance(holder, Player):
            if name == "life" and isinstance(before, int) and isinstance(after, int):
                self.drifts.append(Drift(Drift.LIFE, holder.id, "", after - before))
                return True
            return name == "counters" and self.steps(Drift.PLAYER_COUNTERS, holder.id, 0, before, after)
        if isinstance(holder, Characteristics):
            if self.within == 0 or name not in ("power", "toughness"):
                return False
            assert isinstance(before, int)
            assert isinstance(after, int)
            there = self.numbers_later.get(self.within, 0)
            self.drifts.append(Drift(Drift.LAST, self.within, name, after - before, there))
            return True
        if isinstance(holder, Obj):
            place = self.numbers_later.get(holder.id, 0)
            if name == "damage" and isinstance(before, int) and isinstance(after, int):
                self.drifts.append(Drift(Drift.DAMAGE, holder.id, "", after - before, place))
                return True
            return name == "counters" and self.steps(Drift.COUNTERS, holder.id, place, before, after)
        return False

    def used_more(self, holder: object, before: object, after: object) -> bool:
        """What was used this turn: abilities may have been used more often."""
        if not isinstance(holder, Obj) or not isinstance(before, dict) or not isinstance(after, dict):
            return before == after
        if list(before) != list(after):
            return False
        for what in after:
            step = after[what] - before[what]
            if step == 0:
                continue
            if not 0 <= what < RESOLVED:
                return False
            place = self.numbers_later.get(holder.id, 0)
            self.drifts.append(Drift(Drift.USES, holder.id, str(what), step, place))
        return True

    def counted(self, holder: object, name: str, before: object, after: object) -> bool:
        """What the turn counts up, and nothing in force asks for."""
        if not isinstance(holder, Player):
            return same_in_order(ids_of(before), ids_of(after))
        if isinstance(before, int) and isinstance(after, int):
            if before != after:
                self.drifts.append(Drift(Drift.COUNT, holder.id, name, after - before))
            return True
        return self.steps(Drift.MEMORY, holder.id, 0, before, after)

    def steps(self, kind: int, whose: int, place: int, before: object, after: object) -> bool:
        """Numbers by their names: the names must be the same."""
        if not isinstance(before, dict) or not isinstance(after, dict) or list(before) != list(after):
            return False
        for word in after:
            if before[word] != after[word]:
                self.drifts.append(Drift(kind, whose, word, after[word] - before[word], place))
        return True

    def pair(self, before: object, after: object, role: int) -> bool:
        """Two values of a field with this role."""
        if isinstance(before, (bool, str)) or before is None:
            return type(before) is type(after) and before == after
        if isinstance(before, int):
            return isinstance(after, int) and self.pair_of_numbers(before, after, role)
        if isinstance(before, (list, tuple)):
            if not isinstance(after, (list, tuple)) or len(before) != len(after):
                return False
            for i in range(len(before)):
                if not self.pair(before[i], after[i], role):
                    return False
            return True
        if isinstance(before, dict):
            return isinstance(after, dict) and self.pair_of_dicts(before, after, role)
        if isinstance(before, Node):
            return isinstance(after, Node) and flatten(before) == flatten(after)
        return self.alike(before, after)

    def pair_of_dicts(self, before: dict, after: dict, role: int) -> bool:  # type: ignore[type-arg]
        if len(before) != len(after):
            return False
        names = list(before)
        others = list(after)
        for i in range(len(names)):
            k = names[i]
            other = others[i]
            if role == Role.KEYS or role == Role.REF:
                if not self.pair_of_refs(k, other):
                    return False
            elif k != other:
                return False
            if role == Role.KEYS or role == Role.USED:
                if before[k] != after[other]:
                    return False
            elif not self.pair(before[k], after[other], Role.REF if k in ALWAYS_IDS else role):
                return False
        return True

    def pair_of_numbers(self, before: int, after: int, role: int) -> bool:
        if role == Role.REF:
            return self.pair_of_refs(before, after)
        if role == Role.WHETHER:
            return (before != 0) == (after != 0)
        if role == Role.BECAME:
            steps, last = end_of(self.earlier, before)
            those, now = end_of(self.later, after)
            return steps == those and self.pair_of_refs(last, now)
        return before == after

    def pair_of_refs(self, before: int, after: int) -> bool:
        """Both name the same: a player or nobody, or what was met in the same place."""
        if before <= 0 or after <= 0:
            return before == after
        known = self.numbers_earlier.get(before, 0)
        if known != self.numbers_later.get(after, 0):
            return False
        if known == 0:
            known = len(self.numbers_earlier) + 1
            self.numbers_earlier[before] = known
            self.numbers_later[after] = known
            self.met.append((before, after))
        return True


def end_of(g: State, became: int) -> tuple[int, int]:
    """As `position` has it: whether it was one step or more, and what it has become in the end."""
    steps = 0
    at = became
    while at > 0:
        steps += 1
        o = g.objects.get(at)
        if o is None or o.zone != Zone.NOWHERE or o.became == 0:
            break
        at = o.became
    return min(steps, 2), at


def same_in_order(before: object, after: object) -> bool:
    """True if two plain values are the same, and dictionaries name things in the same order."""
    if isinstance(before, dict) and isinstance(after, dict):
        return list(before.items()) == list(after.items())
    return before == after


def ids_of(value: object) -> object:
    """What the turn has listed, as it stands."""
    return [flatten(each) for each in value] if isinstance(value, list) else value


def ranks_of(clocks: list[int]) -> list[int]:
    """Of timestamps only the order counts."""
    ranks: dict[int, int] = {}
    for clock in sorted(set(clocks)):
        ranks[clock] = len(ranks)
    return [ranks[clock] for clock in clocks]
