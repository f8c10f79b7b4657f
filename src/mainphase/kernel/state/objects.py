"""The objects of a game. They refer to each other by id."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from mainphase.cards.nodes import Zone
from mainphase.kernel.keys import Designation
from mainphase.kernel.roles import Became, Clock, Derived, Incidental, Ref, RefOrAmount, UseKey
from mainphase.kernel.state.context import Context
from mainphase.kernel.values import Characteristics

# What an object has until something is written there: most have nothing all their lives, and share these. Nobody writes
# into them: `put`, `choose`, `use` and `mark` see to it.
NO_NAMES: Final[dict[str, int]] = {}
NO_USES: Final[dict[int, int]] = {}
NOTHING_PAID: Final[tuple[str, ...]] = ()
NOTHING_HAD: Final[tuple[int, ...]] = ()


class ObjectKind:
    CARD: Final = 0
    TOKEN: Final = 1
    ABILITY: Final = 2  # an activated or triggered ability on the stack
    COPY: Final = 3  # a copy of a spell
    EMBLEM: Final = 4  # CR 114
    DESIGNATION: Final = 6  # what shows who is the monarch (725)
    DUNGEON: Final = 7  # CR 309
    ACTION: Final = 5  # a turn-based action that the rules put on the stack (to 2009), neither spell nor ability


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Obj:
    """One object (CR 109.1) in one zone.

    Moving makes a new one (400.7): the old keeps its last state under its id, for those who look back.
    """

    def __init__(self, id: int = 0, card: i64 = 0, kind: i64 = 0, owner: int = 0, zone: i64 = 0) -> None:
        # In memory they lie in this order: what is asked of most objects stands first.
        self.id: Incidental[int] = id  # it is told in the place where its id was met
        self.ch: Derived[Characteristics | None] = None  # filled by layers, never stored
        self.card: i64 = card  # index of the card definition in the book
        # Which of its sets of characteristics it shows, as an index in the book: the card's own, those of a half, an
        # Adventure, a back face (709.3b, 715.3b, 712.8), or those of something face down (708.2).
        self.face: i64 = card
        self.kind: i64 = kind
        self.owner = owner
        self.controller = owner
        self.entered_under = owner  # who controls it while no effect says otherwise (110.2)
        self.zone: i64 = zone
        self.became: Became = 0  # the id of the object that this one turned into by moving
        self.timestamp: Clock = 0
        # When it came under its controller's control (302.6); of a card in a hand, when it was drawn.
        self.arrived: Clock = 0
        self.tapped = False
        self.phased_out = False
        self.damage = 0
        self.counters: dict[str, int] = NO_NAMES
        self.attached_to: Ref = 0
        self.ctx: Context | None = None  # spells and abilities on the stack
        self.flags: i64 = 0
        # What has been used this turn and how often: its abilities by uid, and what has a name below. Most that is used
        # at all is used for one thing, once.
        self._used = 0
        self._times: i64 = 0
        self._used_besides: dict[int, int] = NO_USES
        # The optional and alternative costs that were paid for the spell it was (400.7d).
        self.paid: tuple[str, ...] = NOTHING_PAID
        self.chosen: dict[str, RefOrAmount] = NO_NAMES  # by `Chosen`: choices made for it
        # What it last was, where that isn't what its card says: for an object that has left (608.2h), for an ability.
        self.last: Characteristics | None = None
        # Its copiable values (707.2) where they aren't those of its card, now and while no effect for a time says so.
        self.copied: Characteristics | None = None
        self.entered_as: Characteristics | None = None
        self.turned: Clock = 0  # when it last transformed (701.27f)
        self.exiled_with: Ref = 0  # the object with which it was exiled (607.2a), or put onto the battlefield
        self.wording = 0  # what text-changing effects make of its words (612; `cards.nodes.wording`)
        self.level = 0  # its level, a designation; 0: it has none (716.2b)
        self.had: tuple[Ref, ...] = NOTHING_HAD  # what was attached to it as it left the battlefield (608.2h, 603.10a)
        # The records of all that represents it, the topmost first, if that is more than one card (701.42a, 730.2).
        self.components: tuple[Ref, ...] = NOTHING_HAD

    def put(self, kind: str, count: int) -> None:
        """It has so many counters of that kind."""
        if count:
            if not self.counters:
                self.counters = {}
            self.counters[kind] = count
        elif kind in self.counters:
            del self.counters[kind]

    def choose(self, what: str, choice: int) -> None:
        """A choice made for it, under one of the names in `Chosen`."""
        if not self.chosen:
            self.chosen = {}
        self.chosen[what] = choice

    def use(self, what: int) -> None:
        """One of its abilities was used, or what counts like one has happened, once more this turn."""
        self.mark(what, self.uses(what) + 1)

    def mark(self, what: int, times: int = 1) -> None:
        if self._times == 0:
            self._used = what
        if self._used == what:
            self._times = times
            return
        if not self._used_besides:
            self._used_besides = {}
        self._used_besides[what] = times

    def uses(self, what: int) -> int:
        """How often one of its abilities was used, or what counts like one has happened, this turn."""
        if self._times == 0 or self._used == what:
            return self._times
        return self._used_besides.get(what, 0) if self._used_besides else 0

    def forget_use(self, what: int) -> None:
        """It has not been used after all, or not any more."""
        if self._times != 0 and self._used != what:
            if what in self._used_besides:
                rest = self._used_besides.copy()
                del rest[what]
                self._used_besides = rest if rest else NO_USES
            return
        besides = self._used_besides
        self.forget_uses()
        for other, times in besides.items():
            self.mark(other, times)

    def forget_uses(self) -> None:
        """Another turn begins."""
        self._times = 0
        self._used_besides = NO_USES

    @property
    def used(self) -> dict[UseKey, int]:
        """All of it, by what was used: to look at."""
        return {self._used: self._times, **self._used_besides} if self._times else NO_USES

    @used.setter
    def used(self, used: dict[int, int]) -> None:
        self.forget_uses()
        for what, times in used.items():
            self.mark(what, times)


# What is used, beside abilities.
ANY_LOYALTY: Final = -1  # one of its loyalty abilities
EXERTED: Final = -2
ATTACKED: Final = -3  # how many times
ENTERED: Final = -4  # the battlefield; kept only if some card asks (`Book.asks_entered`)
X_OF_SPELL: Final = -5  # chosen for the spell that it was, for what triggers as it enters (107.3m; `Book.asks_x`)
BLOCKED: Final = -6  # it was declared as a blocker; this and the next only if some card asks (`Book.asks_fought`)
FOUGHT: Final = -7  # it was declared as an attacker or as a blocker in this combat
DEALT_DAMAGE: Final = -8  # this and what it dealt to whom only if some card asks (`Book.asks_dealt`)
DEALT_COMBAT_DAMAGE: Final = -9
PUT_THERE: Final = -10  # into the graveyard; this, the next two and -14 only if some card asks (`Book.asks_put_there`)
PUT_THERE_BY_DISCARD: Final = -11
HURT_PLAYERS: Final = -12  # how often; this and the next only if some card asks (`Book.asks_first_damage`)
HURT_PLAYERS_IN_COMBAT: Final = -13
PUT_THERE_BY_MILLING: Final = -14
DEALT_EXCESS: Final = -15  # damage (120.10); only if some card asks (`Book.asks_excess`)
PUT_THERE_FROM: Final = -20  # less the zone from which
ENTERED_FROM: Final = -40  # less the zone from which; this and the next only if some card asks (`Book.asks_origin`)
CAST_BY: Final = -400  # less a player's number: who cast the spell that it was
MODES_CHOSEN: Final = 2_000_000_000  # and an ability of its: as a mask, those modes of that
RESOLVED: Final = 1_000_000_000  # and an ability of its: so often that has resolved (`Book.asks_resolved`)
TAKEN: Final = 3_000_000_000  # and the number of an ability and of a player who has done what it says (603.2h)
DONE_BY: Final = 1 << 60  # and a description's number and a player's: so often (`Book.asked_times`)
MOST_SEATS: Final = 64
DONE_LAST_TURN_BY: Final = 1 << 57  # likewise, in the turn before
DAMAGED_BY_A: Final = 1 << 59  # and a description's number (`Book.damagers`) and a player's: something of theirs did
HURT_A: Final = 1 << 58  # and a description's number (`Book.damaged`): it dealt damage to something else like that
DAMAGE_TO: Final = -200  # less a player's number
COMBAT_DAMAGE_TO: Final = -300  # less a player's number
HIT_NOW: Final = -500  # less a player's number, whom it dealt combat damage in this combat (`Book.asks_hit_now`)
AIMED_AT_BY: Final = -100  # less a player's number: so often that player aimed at it (`Book.asks_aims`)
DAMAGED_BY: Final = -1_000_000_000  # less an object's id: it dealt damage to this (`Book.asks_damagers`)
HAS_CREWED: Final = -2_000_000_000  # less a Vehicle's id: this crewed it; this and the next if asked (`Book.asks_crew`)
HAS_SADDLED: Final = -3_000_000_000  # less a Mount's id
BLOCKED_BY: Final = -1000  # less a creature's id: it blocked this (`Book.asks_blocked`)


class ObjectFlag:
    """Bits of `Obj.flags`."""

    DAMAGED_THIS_TURN: Final = 2
    BLANK: Final = 4  # a nameless library card of a scenario
    PHASED_INDIRECTLY: Final = 8  # phased out with what it was attached to (702.26h)
    EXILE_INSTEAD: Final = 16  # flashback: goes to exile instead of anywhere else
    EXILE_BURIED: Final = 16384  # exiled if it would be put into a graveyard from the stack
    CAST_FROM_HAND: Final = 64  # a spell cast from its owner's hand
    CAST_FROM_GRAVEYARD: Final = 65536  # this and what follows only if some card asks (`Book.asks_origin`)
    CAST_FROM_EXILE: Final = 131072
    CAST_FROM_LIBRARY: Final = 262144
    PHASES_IN_NEXT: Final = 256  # phased out under a player who left: in the next untap step (702.26n)
    EXILE_LEAVING: Final = 128  # unearth: exiled if it would leave the battlefield
    LEFT_BATTLEFIELD: Final = 32  # the record of what was there
    DIED: Final = 32768  # the record of a creature that did; kept only if some card asks
    FELL_OFF: Final = 512  # an Aura that a state-based action put into the graveyard (704.5m)
    SHOWN_TO_PAY: Final = 524288  # revealed from a hand as a cost: an effect asks what it was (608.2h); only then
    CONTROLLED_SUCH: Final = 1048576  # a spell whose player controlled what it asks for as it was cast
    MONSTROUS: Final = 2048
    RENOWNED: Final = 4096
    SADDLED: Final = 2097152
    SUSPECTED: Final = 4194304
    SOLVED: Final = 134217728
    MANIFESTED: Final = 8192  # face down: may be turned up for its mana cost if it is a creature card (701.40b)
    JUST_DRAWN: Final = 8388608  # by an instruction that asks; only then
    RING_BEARER: Final = 33554432  # its controller's (701.54b)
    FLIPPED: Final = 16777216  # its status (110.5); it never loses it (710.4)
    HAS_DEALT_DAMAGE: Final = 268435456  # ever; only if some card asks
    UNSEEN: Final = 67108864  # exiled face down so that nobody may look at it (406.3)
    LEFT_WITH_HOST: Final = 1024  # an Aura that left the battlefield together with what it enchanted


CAST_FROM: Final[dict[int, int]] = {
    Zone.GRAVEYARD: ObjectFlag.CAST_FROM_GRAVEYARD,
    Zone.EXILE: ObjectFlag.CAST_FROM_EXILE,
    Zone.LIBRARY: ObjectFlag.CAST_FROM_LIBRARY,
}
CAST_FROM_ELSEWHERE: Final = ObjectFlag.CAST_FROM_GRAVEYARD | ObjectFlag.CAST_FROM_EXILE | ObjectFlag.CAST_FROM_LIBRARY
FLAG_OF: Final = {
    Designation.MONSTROUS: ObjectFlag.MONSTROUS,
    Designation.RENOWNED: ObjectFlag.RENOWNED,
    Designation.SADDLED: ObjectFlag.SADDLED,
    Designation.SUSPECTED: ObjectFlag.SUSPECTED,
    Designation.SOLVED: ObjectFlag.SOLVED,
}
