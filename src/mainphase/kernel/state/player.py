"""A player."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from mainphase.kernel.values import ManaUnit


@mypyc_attr(acyclic=True)
@final
class Judged:
    """What the cards of a zone are good for, taken together (`codes.Uses`), as judged when there were so many of them
    and the last had that id: new ones come last, so that these two tell every change.
    """

    def __init__(self) -> None:
        self.count = -1
        self.last = 0
        self.fast = 0
        self.slow = 0
        self.land = False

    def copy(self) -> "Judged":
        c = Judged()
        c.count = self.count
        c.last = self.last
        c.fast = self.fast
        c.slow = self.slow
        c.land = self.land
        return c


@mypyc_attr(acyclic=True)
@final
class Player:
    """One seat."""

    FIELDS: Final = (
        "id",
        "name",
        "group",
        "life",
        "library",
        "hand",
        "graveyard",
        "schemes",
        "pool",
        "counters",
        "lands_played",
        "turn_began",
        "spells_this_turn",
        "spells_last_turn",
        "drawn_this_turn",
        "memory",
        "drew_from_empty",
        "left",
        "lost",
        "won",
        "mulligans",
        "kept",
        "turns_taken",
        "upkeep_began",
        "last_upkeep",
        "decider",
    )

    def __init__(self, id: int = 0, name: str = "", life: int = 20) -> None:
        self.id = id
        self.name = name
        self.group = id
        self.life = life
        self.library: list[int] = []  # top card first
        self.hand: list[int] = []
        self.graveyard: list[int] = []  # oldest first
        self.schemes: list[int] = []  # an archenemy's scheme deck, its top card first (314.2)
        self.pool: list[ManaUnit] = []
        self.counters: dict[str, int] = {}
        self.lands_played = 0
        self.turn_began = 0  # clock value when this player's most recent turn began
        self.spells_this_turn = 0
        self.spells_last_turn = 0
        self.drawn_this_turn = 0
        self.memory: dict[str, int] = {}  # by `Memory`: how often or how much this turn
        self.drew_from_empty = False
        self.left = False
        self.lost = False
        self.won = False
        self.mulligans = 0
        self.kept = False
        self.turns_taken = 0
        self.upkeep_began = 0  # clock value when this player's most recent upkeep began, and the one before (702.30a)
        self.last_upkeep = 0
        self.decider = -1  # who makes this player's decisions during this turn (723.5); -1: nobody else
        self.hand_uses = Judged()  # what the cards there are good for (`prospects`)
        self.graveyard_uses = Judged()

    def remember(self, what: str, amount: int = 1) -> None:
        """That it has happened to this player this turn, so often or so much."""
        memory = self.memory
        memory[what] = memory.get(what, 0) + amount

    def copy(self) -> "Player":
        p = Player(self.id, self.name, self.life)
        p.group = self.group
        p.library = self.library[:]
        p.hand = self.hand[:]
        p.graveyard = self.graveyard[:]
        p.schemes = self.schemes[:] if self.schemes else []
        p.pool = self.pool[:]  # units are never changed
        p.counters = self.counters.copy()
        p.lands_played = self.lands_played
        p.turn_began = self.turn_began
        p.spells_this_turn = self.spells_this_turn
        p.spells_last_turn = self.spells_last_turn
        p.drawn_this_turn = self.drawn_this_turn
        p.memory = self.memory.copy()
        p.drew_from_empty = self.drew_from_empty
        p.left = self.left
        p.lost = self.lost
        p.won = self.won
        p.mulligans = self.mulligans
        p.kept = self.kept
        p.turns_taken = self.turns_taken
        p.upkeep_began = self.upkeep_began
        p.last_upkeep = self.last_upkeep
        p.decider = self.decider
        p.hand_uses = self.hand_uses.copy()
        p.graveyard_uses = self.graveyard_uses.copy()
        return p
