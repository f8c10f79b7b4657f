"""The combat phase that goes on: who attacks what, who blocks whom, and what has left."""

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from mainphase.kernel.roles import Behind, ByHand, Derived, Incidental, Own, Ref
from mainphase.kernel.state.packed import AssignedDamage


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class InCombat:
    """The part that a creature had in combat as it left the battlefield."""

    def __init__(self) -> None:
        self.attacking = False
        self.attacked: Ref = 0
        self.declared = False  # blockers had been declared
        self.blocked = False
        self.blockers: list[Ref] = NO_CREATURES
        self.blocking = False
        self.blocks: list[Ref] = NO_CREATURES


# What is empty in nearly every combat, and all that is empty while nobody attacks; never changed.
NO_STRIKERS: Final[list[int]] = []
NO_ENTRIES: Final[dict[int, int]] = {}
NOTHING_LEFT: Final[dict[int, InCombat]] = {}
NO_CREATURES: Final[list[int]] = []
NO_DAMAGE: Final[list[AssignedDamage]] = []
NEVER: Final = -2  # of a defending player: it has attacked nobody


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Fighter:
    """A creature that attacks or blocks, or did so earlier in this combat."""

    def __init__(self, id: int = 0) -> None:
        self.id = id
        self.attacking = False
        self.against = 0  # the ref it attacks (a player, or a planeswalker or battle); 0 once that left
        self.defender: int = NEVER  # its defending player (508.5), also once it or what it attacked left
        self.declared = False  # it is blocked or unblocked: blockers have been declared (509.1h)
        self.blocked = False
        self.met = False  # creatures have blocked it
        self.blockers: list[int] = NO_CREATURES  # those that do
        self.blocking = False
        self.blocks: list[int] = NO_CREATURES  # the attackers that it blocks

    def is_unblocked(self) -> bool:
        return self.declared and not self.blocked

    def opposed_by(self) -> list[int]:
        """The creatures that block an attacker, or that a blocker blocks."""
        return self.blockers if self.attacking else self.blocks


NO_FIGHTERS: Final[list[Fighter]] = []
NO_INDEX: Final[dict[int, Fighter]] = {}
FEW_FIGHTERS: Final = 16  # so many are looked through


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Combat:
    """The combat phase going on (CR 506): who attacks what, who blocks whom, who has dealt damage in the first step.

    What it holds of each creature stands in its `Fighter`. The hash, the stored form and whoever looks on see tables
    by creature: `attacks`, `defended`, `blocked`, `blockers`, `blocking`.
    """

    def __init__(self) -> None:
        self.defenders: list[int] = NO_CREATURES  # defending players (506.2, 802.2)
        # Those who fight, and some of them in the order in which they came to be so.
        self.on_attack: Behind[ByHand[list[Fighter]]] = NO_FIGHTERS  # they attack
        self.fighters: Behind[list[Fighter]] = NO_FIGHTERS
        self.at_permanents: Derived[bool] = False  # something may attack a permanent
        self._found: Own[i64] = 0  # where one was found last: the next is often beside it
        self._by_id: Own[dict[int, Fighter]] = NO_INDEX  # where there are many
        # Attacker that was made to attack another → its first defending player.
        self.first_defended: dict[Ref, int] = NO_ENTRIES
        # Attacker in a band → one that was declared in it: the band's name (702.22c).
        self.bands: dict[Ref, Ref] = NO_ENTRIES
        self.judged: Behind[ByHand[list[Fighter]]] = NO_FIGHTERS  # they are blocked or unblocked
        self.opposed: Behind[ByHand[list[Fighter]]] = NO_FIGHTERS  # creatures have blocked them
        self.on_guard: Behind[ByHand[list[Fighter]]] = NO_FIGHTERS  # they block
        # Creature that left the battlefield from combat → what it was (603.10a). It is told where something still names
        # the creature.
        self.last: Incidental[dict[int, InCombat]] = NOTHING_LEFT
        # Those that had first or double strike as the first damage step began (510.4).
        self.struck: list[Ref] = NO_STRIKERS
        self.declared = 0  # 1: attackers declared, 2: blockers declared
        self.assignment: list[AssignedDamage] = NO_DAMAGE  # what is to be dealt (510.1)
        self.had_attackers = False  # any creature was declared or put attacking this phase (508.8)
        self.first_strike_done = False  # the first of two combat damage steps has begun (510.4)

    # --- who fights

    def find(self, oid: i64) -> Fighter | None:
        """The entry of a creature in this combat, if it has one."""
        fighters = self.fighters
        count: i64 = len(fighters)
        if count > FEW_FIGHTERS:
            return self.by_id().get(int(oid))
        left = count
        at = self._found
        while left > 0:
            left -= 1
            if at >= count:
                at = 0
            f = fighters[at]
            id: i64 = f.id
            if id == oid:
                self._found = at
                return f
            at += 1
        return None

    def by_id(self) -> dict[int, Fighter]:
        """The fighters by their ids: where there are many, none is looked for among them all."""
        known = self._by_id
        if len(known) != len(self.fighters):
            known = {f.id: f for f in self.fighters}
            self._by_id = known
        return known

    def entry(self, oid: int) -> Fighter:
        """The entry of a creature in this combat, made if it has none."""
        f = self.find(oid)
        if f is None:
            f = Fighter(oid)
            if not self.fighters:
                self.fighters = []
            if len(self.fighters) > FEW_FIGHTERS:
                self.by_id()[oid] = f
            self.fighters.append(f)
        return f

    def is_attacking(self, oid: int) -> bool:
        f = self.find(oid)
        return f is not None and f.attacking

    def is_blocking(self, oid: int) -> bool:
        f = self.find(oid)
        return f is not None and f.blocking

    def attacked_by(self, oid: int) -> int:
        """The player or permanent that an attacker attacks, as a ref; 0: nothing."""
        f = self.find(oid)
        return f.against if f is not None else 0

    def is_blocked(self, oid: int) -> bool:
        """True if an attacker is blocked. Before blockers are declared it is neither that nor unblocked."""
        f = self.find(oid)
        return f is not None and f.blocked

    def blockers_of(self, oid: int) -> list[int]:
        """The creatures that block an attacker: to look at."""
        f = self.find(oid)
        return f.blockers if f is not None else NO_CREATURES

    def blocked_by(self, oid: int) -> list[int]:
        """The attackers that a creature blocks: to look at."""
        f = self.find(oid)
        return f.blocks if f is not None else NO_CREATURES

    # --- what becomes of them

    def attack(self, oid: int, ref: int) -> Fighter:
        """A creature attacks."""
        f = self.entry(oid)
        f.attacking = True
        self.aim(f, ref)
        if not self.on_attack:
            self.on_attack = []
        self.on_attack.append(f)
        return f

    def aim(self, node: Fighter, ref: int) -> None:
        """An attacker attacks this from now on."""
        node.against = ref
        if ref > 0:
            self.at_permanents = True

    def judge(self, node: Fighter, blocked: bool) -> None:
        """An attacker is blocked or unblocked from now on (CR 509.1h)."""
        if not node.declared:
            node.declared = True
            if not self.judged:
                self.judged = []
            self.judged.append(node)
        node.blocked = blocked

    def pair_off(self, blocker: int, attacker: int, lengthened: dict[int, bool]) -> None:
        """A creature blocks another. `lengthened`: of whose opponents there are lists that nobody else has, since all
        of them were made by whoever calls this again and again.
        """
        a = self.entry(attacker)
        b = self.entry(blocker)
        if b.blocking and attacker in b.blocks:
            return
        if not a.met:
            a.met = True
            if not self.opposed:
                self.opposed = []
            self.opposed.append(a)
        a.blockers = with_one_more(a.blockers, blocker, attacker in lengthened)
        if not b.blocking:
            b.blocking = True
            if not self.on_guard:
                self.on_guard = []
            self.on_guard.append(b)
        b.blocks = with_one_more(b.blocks, attacker, blocker in lengthened)
        lengthened[attacker] = lengthened[blocker] = True

    def remove(self, oid: int, together: bool = False) -> None:
        """An attacking or blocking creature stops being one (CR 506.4); what it blocked stays blocked (509.1h). Where
        many do so together, `forget_removed` takes them out of the lists.
        """
        f = self.find(oid)
        if f is None or not (f.attacking or f.blocking):
            return
        if f.attacking:
            f.attacking = False
            f.against = 0
            if f.declared:
                f.declared = f.blocked = False
            if self.bands and oid in self.bands:  # CR 702.22f
                del self.bands[oid]
            if f.met:
                for b in f.blockers:
                    other = self.find(b)
                    if other is not None:
                        other.blocks = ids_without(other.blocks, oid)
                f.met = False
                f.blockers = NO_CREATURES
        if f.blocking:
            for a in f.blocks:
                other = self.find(a)
                if other is not None:
                    other.blockers = ids_without(other.blockers, oid)
            f.blocking = False
            f.blocks = NO_CREATURES
        if not together:
            self.forget_removed()

    def forget_removed(self) -> None:
        """After one creature has been removed, or many together: the lists are gone through once, not for each."""
        self.on_attack = [f for f in self.on_attack if f.attacking]
        self.judged = [f for f in self.judged if f.declared]
        self.opposed = [f for f in self.opposed if f.met]
        self.on_guard = [f for f in self.on_guard if f.blocking]

    def look_back(self, oid: int) -> None:
        """A creature is about to leave the battlefield: what it is in combat is its last known information."""
        f = self.find(oid)
        if f is None or not (f.attacking or f.blocking):
            return
        was = InCombat()
        was.attacking = f.attacking
        was.attacked = f.against
        was.declared = f.declared
        was.blocked = f.blocked
        was.blockers = f.blockers
        was.blocking = f.blocking
        was.blocks = f.blocks
        if not self.last:
            self.last = {}
        self.last[oid] = was

    # --- bands

    def join_band(self, oid: int, band: int) -> None:
        """An attacker is in this band."""
        if not self.bands:
            self.bands = {}
        self.bands[oid] = band

    def note_first_defender(self, oid: int, player: int) -> None:
        """Who defended against an attacker that is about to attack another."""
        if not self.first_defended:
            self.first_defended = {}
        self.first_defended.setdefault(oid, player)

    def band_of(self, oid: int) -> list[int]:
        """The attackers in the same band, in the order they began to attack; itself alone if it is in none."""
        band = self.bands.get(oid, 0) if self.bands else 0
        if band == 0:
            return [oid]
        out: list[int] = []
        for f in self.on_attack:
            if self.bands.get(f.id, 0) == band:
                out.append(f.id)
        return out

    # --- by creature: to look at

    @property
    def attackers(self) -> list[Ref]:
        """The attacking creatures, in the order they began to attack."""
        return [f.id for f in self.on_attack]

    @attackers.setter
    def attackers(self, ids: Sequence[int]) -> None:
        for f in self.on_attack:
            f.attacking = False
        self.on_attack = []
        for oid in ids:
            f = self.entry(oid)
            f.attacking = True
            self.on_attack.append(f)

    @property
    def attacks(self) -> dict[Ref, Ref]:
        """Attacker → ref attacked."""
        return {f.id: f.against for f in self.on_attack}

    @attacks.setter
    def attacks(self, attacks: dict[int, int]) -> None:
        self.attackers = list(attacks)
        for f in self.on_attack:
            self.aim(f, attacks[f.id])

    @property
    def defended(self) -> dict[Ref, int]:
        """Attacker → its defending player."""
        return {f.id: f.defender for f in self.fighters if f.defender != NEVER}

    @defended.setter
    def defended(self, defended: dict[int, int]) -> None:
        for f in self.fighters:
            f.defender = NEVER
        first: list[Fighter] = []
        for oid, player in defended.items():
            f = self.entry(oid)
            f.defender = player
            first.append(f)
        if first:
            self.fighters = first + [f for f in self.fighters if f.defender == NEVER]

    @property
    def blocked(self) -> dict[Ref, bool]:
        """Attacker → blocked or unblocked, once blockers have been declared."""
        return {f.id: f.blocked for f in self.judged}

    @blocked.setter
    def blocked(self, blocked: dict[int, bool]) -> None:
        for f in self.judged:
            f.declared = f.blocked = False
        self.judged = NO_FIGHTERS
        for oid, so in blocked.items():
            self.judge(self.entry(oid), so)

    @property
    def blockers(self) -> dict[Ref, list[Ref]]:
        """Attacker → creatures blocking it."""
        return {f.id: f.blockers[:] for f in self.opposed}

    @blockers.setter
    def blockers(self, blockers: dict[int, list[int]]) -> None:
        for f in self.opposed:
            f.met = False
            f.blockers = NO_CREATURES
        self.opposed = []
        for oid, by in blockers.items():
            f = self.entry(oid)
            f.met = True
            f.blockers = by
            self.opposed.append(f)

    @property
    def blocking(self) -> dict[Ref, list[Ref]]:
        """Blocker → attackers it blocks."""
        return {f.id: f.blocks[:] for f in self.on_guard}

    @blocking.setter
    def blocking(self, blocking: dict[int, list[int]]) -> None:
        for f in self.on_guard:
            f.blocking = False
            f.blocks = NO_CREATURES
        self.on_guard = []
        for oid, blocks in blocking.items():
            f = self.entry(oid)
            f.blocking = True
            f.blocks = blocks
            self.on_guard.append(f)

    def copy_from(self, other: "Combat") -> None:
        """Of the fighters, who have been copied, those that are of each kind."""
        if other.fighters:
            self.on_attack = self.same(other.on_attack)
            self.judged = self.same(other.judged)
            self.opposed = self.same(other.opposed)
            self.on_guard = self.same(other.on_guard)

    def same(self, fighters: list[Fighter]) -> list[Fighter]:
        """The fighters here of the same creatures."""
        return [self.entry(f.id) for f in fighters] if fighters else NO_FIGHTERS


def ids_without(ids: list[int], id: int) -> list[int]:
    return [other for other in ids if other != id]


def with_one_more(ids: list[int], id: int, in_place: bool) -> list[int]:
    """The ids and another; in the list that they are in, or in a new one."""
    if in_place:
        ids.append(id)
        return ids
    return [*ids, id]
