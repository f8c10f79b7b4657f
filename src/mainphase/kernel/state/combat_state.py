"""The combat phase that goes on: who attacks what, who blocks whom, and what has left."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from mainphase.kernel.state.packed import AssignedDamage


@mypyc_attr(acyclic=True)
@final
class InCombat:
    """What a creature was in combat as it left the battlefield."""

    FIELDS: Final = ("attacking", "attacked", "declared", "blocked", "blockers", "blocking", "blocks")

    def __init__(self) -> None:
        self.attacking = False
        self.attacked = 0
        self.declared = False  # blockers had been declared
        self.blocked = False
        self.blockers: list[int] = []
        self.blocking = False
        self.blocks: list[int] = []


# What is empty in nearly every combat, and all that is empty while nobody attacks; never changed.
NO_STRIKERS: Final[list[int]] = []
NO_ENTRIES: Final[dict[int, int]] = {}
NOTHING_LEFT: Final[dict[int, InCombat]] = {}
NO_CREATURES: Final[list[int]] = []
NO_BLOCKS: Final[dict[int, list[int]]] = {}
NOTHING_BLOCKED: Final[dict[int, bool]] = {}
NO_DAMAGE: Final[list[AssignedDamage]] = []


@mypyc_attr(acyclic=True)
@final
class Combat:
    """The combat phase going on (CR 506): who attacks what, who blocks whom, who has dealt damage in the first step."""

    FIELDS: Final = (
        "defenders",
        "attackers",
        "attacks",
        "defended",
        "first_defended",
        "bands",
        "blocked",
        "blockers",
        "blocking",
        "last",
        "struck",
        "declared",
        "assignment",
        "had_attackers",
        "first_strike_done",
    )

    def __init__(self) -> None:
        self.defenders: list[int] = NO_CREATURES  # defending players (506.2, 802.2)
        self.attackers: list[int] = NO_CREATURES  # attacking creatures, in the order they began to attack
        # Attacker → ref attacked (a player, or a planeswalker or battle); 0 once that left.
        self.attacks: dict[int, int] = NO_ENTRIES
        # Attacker → its defending player (508.5), also once it or what it attacked left.
        self.defended: dict[int, int] = NO_ENTRIES
        # Attacker that was made to attack another → its first defending player.
        self.first_defended: dict[int, int] = NO_ENTRIES
        # Attacker in a band → one that was declared in it: the band's name (702.22c).
        self.bands: dict[int, int] = NO_ENTRIES
        # Attacker → blocked or unblocked, once blockers have been declared (509.1h).
        self.blocked: dict[int, bool] = NOTHING_BLOCKED
        self.blockers: dict[int, list[int]] = NO_BLOCKS  # attacker → creatures blocking it
        self.blocking: dict[int, list[int]] = NO_BLOCKS  # blocker → attackers it blocks
        # Creature that left the battlefield from combat → what it was (603.10a).
        self.last: dict[int, InCombat] = NOTHING_LEFT
        # Those that had first or double strike as the first damage step began (510.4).
        self.struck: list[int] = NO_STRIKERS
        self.declared = 0  # 1: attackers declared, 2: blockers declared
        self.assignment: list[AssignedDamage] = NO_DAMAGE  # what is to be dealt (510.1)
        self.first_strike_done = False  # the first of two combat damage steps has begun (510.4)
        self.had_attackers = False  # any creature was declared or put attacking this phase (508.8)

    def attack(self, oid: int, ref: int) -> None:
        """A creature attacks: of what there is of a combat, most begins with the first that does."""
        if self.attackers is NO_CREATURES:
            self.attackers = []
            self.attacks = {}
            self.defended = {}
            self.blocked = {}
            self.blockers = {}
            self.blocking = {}
            self.assignment = []
        self.attackers.append(oid)
        self.attacks[oid] = ref

    def remove(self, oid: int) -> None:
        """An attacking or blocking creature stops being one (CR 506.4); what it blocked stays blocked (509.1h)."""
        if oid in self.attacks:
            self.attackers.remove(oid)
            del self.attacks[oid]
            if oid in self.blocked:
                del self.blocked[oid]
            if oid in self.bands:  # CR 702.22f
                del self.bands[oid]
            for b in self.blockers.pop(oid, []):
                blocks = self.blocking.get(b)
                if blocks is not None and oid in blocks:
                    blocks.remove(oid)
        if oid in self.blocking:
            for a in self.blocking.pop(oid):
                by = self.blockers.get(a)
                if by is not None and oid in by:
                    by.remove(oid)

    def look_back(self, oid: int) -> None:
        """A creature is about to leave the battlefield: what it is in combat is its last known information."""
        if oid not in self.attacks and oid not in self.blocking:
            return
        was = InCombat()
        was.attacking = oid in self.attacks
        was.attacked = self.attacks.get(oid, 0)
        was.declared = oid in self.blocked
        was.blocked = self.blocked.get(oid, False)
        by = self.blockers.get(oid)
        if by:
            was.blockers = by[:]
        was.blocking = oid in self.blocking
        blocks = self.blocking.get(oid)
        if blocks:
            was.blocks = blocks[:]
        if not self.last:
            self.last = {}
        self.last[oid] = was

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
        band = self.bands.get(oid, 0)
        if band == 0:
            return [oid]
        out: list[int] = []
        for a in self.attackers:
            if self.bands.get(a, 0) == band:
                out.append(a)
        return out

    def copy(self) -> "Combat":
        c = Combat()
        c.defenders = self.defenders[:]
        c.attackers = self.attackers[:]
        c.attacks = self.attacks.copy()
        c.defended = self.defended.copy()
        c.first_defended = self.first_defended.copy() if self.first_defended else NO_ENTRIES
        c.bands = self.bands.copy() if self.bands else NO_ENTRIES
        c.blocked = self.blocked.copy()
        c.blockers = {k: v[:] for k, v in self.blockers.items()}
        c.blocking = {k: v[:] for k, v in self.blocking.items()}
        c.last = self.last.copy() if self.last else NOTHING_LEFT  # never changed
        c.struck = self.struck[:] if self.struck else NO_STRIKERS
        c.declared = self.declared
        c.assignment = self.assignment[:]
        c.had_attackers = self.had_attackers
        c.first_strike_done = self.first_strike_done
        return c
