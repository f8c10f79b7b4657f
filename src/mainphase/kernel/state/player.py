"""A player."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from mainphase.kernel.lowering.codes import CardCode
from mainphase.kernel.roles import ByHand, Clock, Derived, Own, Ref, Tally
from mainphase.kernel.values import Automation, ManaUnit, Option


@mypyc_attr(acyclic=True)
@final
class ZonePlayability:
    """The uses of the cards of a zone, taken together (`codes.Uses`), as they were found when there were so many of
    them and the last had that id: new ones come last, so that these two tell every change.

    `ids` are those that are good for anything, and `codes` what they are, in the zone's order. `alike`: for each of
    them the place here of the first card of its definition that can be cast in the same ways.
    """

    def __init__(self) -> None:
        self.count: i64 = -1
        self.last: i64 = 0
        self.fast: i64 = 0
        self.slow: i64 = 0
        self.land = False
        self.ids: list[int] = []
        self.codes: list[CardCode] = []
        self.alike: list[int] = []


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class PlainMana:
    """The mana that a player could pay with, counted: the pool, and the permanents that can be tapped for one mana
    each, counted by the types that it may be of. It holds until `State.invalidate_mana` drops it. Never changed once it
    is made.

    `plain`: there is nothing else that mana could come from. `even`: these permanents have one ability each and are no
    creatures, so that only their types of mana tell them apart. `most`: no more mana than this could be had, whatever
    it comes from.
    """

    def __init__(self) -> None:
        self.plain = True
        self.even = True
        self.masks: list[int] = []
        self.counts: list[int] = []
        self.total: i64 = 0
        self.most: i64 = 0


@mypyc_attr(acyclic=True)
@final
class Playability:
    """The actions open to a player with priority, as they were found last (`playability`): a cache. It is valid while
    nothing has changed that this depends on (`State.changes`), and the player has drawn no card. There is one for the
    time to cast sorceries, and one for any other: turns come back to both.
    """

    def __init__(self) -> None:
        self.changes: i64 = -1
        self.automation: Automation | None = None
        self.most = 0  # the most mana with which something could be done
        self.options: list[Option] | None = None  # all of it, once it has been listed


NO_PLAIN_MANA: Final = PlainMana()  # nobody has counted yet


@mypyc_attr(acyclic=True)
@final
class Player:
    """One seat."""

    def __init__(self, id: int = 0, name: str = "", life: int = 20) -> None:
        self.id = id
        self.name = name
        self.group = id  # of those who take their turns together (805), their place in `State.groups`
        self.side = id  # their team (102.3): whoever has another number is an opponent
        # How many seats away others may be whom this player affects, 0: however many; and who they are while this turn
        # lasts, as bits (801.2).
        self.reach = 0
        self.within = 0
        self.emperor = False  # with whom their team loses (809.5)
        self.life = life
        self.library: list[Ref] = []  # top card first
        self.hand: list[Ref] = []
        self.graveyard: list[Ref] = []  # oldest first
        self.schemes: list[Ref] = []  # an archenemy's scheme deck, its top card first (314.2)
        self.planar_deck: list[Ref] = []  # its top card first (901.3)
        # The cards designated as this player's commanders, as indices in the book (903.3); how often each was cast from
        # the command zone, and the combat damage that each of anybody's has dealt to this player (`commander_key`).
        self.commanders: list[int] = []
        self.identity = 0  # the colors of their color identity together (903.4a, 702.124c)
        # The signature spells of an Oathbreaker game, each of the commander in the same place, as indices in the book.
        self.signature_spells: list[int] = []
        self.vanguard = -1  # their vanguard, as an index in the book (902.3); -1: none
        self.commander_casts: dict[int, int] = {}
        self.commander_damage: dict[int, int] = {}
        self.pool: list[ManaUnit] = []
        self.counters: dict[str, int] = {}
        self.lands_played = 0
        self.turn_began: Clock = 0  # when this player's most recent turn began
        self.spells_this_turn: Tally[int] = 0
        self.spells_last_turn = 0
        self.drawn_this_turn: Tally[int] = 0
        # What has happened to them this turn, by `Memory`, and how often or how much: a few things at most. What stands
        # after so many is of other turns.
        self._so_many: ByHand[i64] = 0
        self._remembered: ByHand[list[str]] = []
        self._times: ByHand[list[int]] = []
        self.drew_from_empty = False
        self.left = False
        self.lost = False
        self.won = False
        self.drew = False  # the game is a draw for them, and they leave it (801.15)
        self.mulligans = 0
        self.kept = False
        self.turns_taken = 0
        self.upkeep_began: Clock = 0  # when this player's most recent upkeep began, and the one before (702.30a)
        self.last_upkeep: Clock = 0
        self.decider = -1  # who makes this player's decisions during this turn (723.5); -1: nobody else
        self.sideboard: list[Ref] = []  # the cards they own outside the game, if anything may bring one in (400.11a)
        self.dungeons: list[int] = []  # which they have completed, each once, as indices in the book (309.7)
        self.tempted = 0  # how often the Ring has tempted them (701.54c)
        self.companion: Ref = 0  # the card outside the game that is their chosen companion (702.139a); 0: none, or used
        # What the cards there are good for (`playability`).
        self.hand_uses: Derived[ZonePlayability] = ZonePlayability()
        self.graveyard_uses: Derived[ZonePlayability] = ZonePlayability()
        self.mana: Derived[PlainMana] = NO_PLAIN_MANA  # what is at hand to pay with (`mana_at_hand`)
        self.playability: Own[Playability] = Playability()  # what they can do; a copy looks for itself
        self.playability_at_sorcery_time: Own[Playability] = Playability()

    def reaches(self, player: int) -> bool:
        """True if another player is within this one's range of influence (CR 801.2). Ask only where it is limited."""
        return self.within >> player & 1 != 0

    def remember(self, what: str, amount: int = 1) -> None:
        """That it has happened to this player this turn, so often or so much."""
        count = self._so_many
        for i in range(count):
            if self._remembered[i] == what:
                self._times[i] += amount
                return
        self._so_many = count + 1
        if count < len(self._remembered):
            self._remembered[count] = what
            self._times[count] = amount
        else:
            self._remembered.append(what)
            self._times.append(amount)

    def recall(self, what: str) -> int:
        """How often or how much it has happened to this player this turn."""
        for i in range(self._so_many):
            if self._remembered[i] == what:
                return self._times[i]
        return 0

    def forget_turn(self) -> None:
        """Another turn begins."""
        self._so_many = 0

    @property
    def memory(self) -> Tally[dict[str, int]]:
        """All of it: to look at."""
        return {self._remembered[i]: self._times[i] for i in range(self._so_many)}

    @memory.setter
    def memory(self, memory: dict[str, int]) -> None:
        self._so_many = 0
        for what, times in memory.items():
            self.remember(what, times)

    def copy_from(self, other: "Player") -> None:
        """Copies the memory of this turn from another player."""
        if other._so_many:
            self._so_many = other._so_many
            self._remembered = other._remembered[:]
            self._times = other._times[:]

    def has_drawn(self) -> None:
        """A card more in hand: what this player can do is to be found anew, and nobody else's."""
        self.playability.changes = -1
        self.playability_at_sorcery_time.changes = -1
