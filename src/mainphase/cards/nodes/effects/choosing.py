"""Choices made as a spell or ability resolves, and what is kept of them (CR 608.2d)."""

from dataclasses import field

from mainphase.cards.node_class import dataclass
from mainphase.cards.nodes.base import Effect, Filter, Quantity, Selector, StaticEffect
from mainphase.cards.nodes.quantities import Fixed
from mainphase.cards.nodes.selectors import EachOpponent, You


@dataclass(frozen=True)
class Choose(Effect):
    """`by` chooses objects that fit; saved under a name. `by` may name several players: each chooses, in APNAP order
    (CR 101.4). `at_random`: so many (`at_most`) are chosen at random. `beside`: what each after the first is, too,
    beside those chosen before it, which are saved then.
    """

    which: Filter
    by: Selector = field(default_factory=lambda: You())
    at_least: Quantity = field(default_factory=lambda: Fixed(1))
    at_most: Quantity = field(default_factory=lambda: Fixed(1))
    save: str = "it"
    at_random: bool = False
    beside: Filter | None = None


@dataclass(frozen=True)
class Vote(Effect):
    """Each player votes, starting with you, in turn order (CR 701.38): for one of these words, for each of which those
    who voted for it are saved as its votes ("votes for …"), each as often as they did; or for one of the objects that
    fit, of which those with the most votes are saved.
    """

    words: tuple[str, ...] = ()
    among: Filter | None = None
    save: str = "most votes"


@dataclass(frozen=True)
class Remember(Effect):
    """Saves under a name what a selector names now; `beside` what is saved under it already."""

    what: Selector
    save: str
    beside: bool = False


@dataclass(frozen=True)
class TellX(Effect):
    """Tells what X is from now on, worked out once, whatever the instructions that say X change of it (CR 608.2h)."""

    amount: Quantity


@dataclass(frozen=True)
class SeparateIntoPiles(Effect):
    """`by` separates these into two piles, of which `chosen_by` chooses one (CR 700.3): that one is saved under "pile",
    the other one under "other pile". `face_down`: of cards that only `by` sees, one pile is shown to everybody.

    Of several players who may separate or choose, you say who does.
    """

    what: Selector
    by: Selector
    chosen_by: Selector
    face_down: bool = False


@dataclass(frozen=True)
class PilesAtRandom(Effect):
    """Each of these players in turn separates the permanents they control into so many piles (CR 700.3); then one of
    each player's piles is chosen at random. What is in those is saved under "pile".
    """

    by: Selector
    piles: int


@dataclass(frozen=True)
class FlipCoins(Effect):
    """`by` flips a coin so many times (CR 705), or (None) until they lose a flip. For each flip that was won, lost, or
    came up heads or tails, they are saved once under "won", "lost", "heads" or "tails"; no flip that is not `called` is
    won or lost (705.2).
    """

    amount: Quantity | None = field(default_factory=lambda: Fixed(1))
    by: Selector = field(default_factory=lambda: You())
    called: bool = True


@dataclass(frozen=True)
class RollDice(Effect):
    """`by` rolls so many dice with so many sides (CR 706), and adds so much to each natural result. What was "rolled"
    is all the results together (`DoneThisWay`).
    """

    sides: int
    amount: Quantity = field(default_factory=lambda: Fixed(1))
    plus: Quantity | None = None
    by: Selector = field(default_factory=lambda: You())


@dataclass(frozen=True)
class Clash(Effect):
    """You and one of these players clash (CR 701.30), who is saved under "clashed with"; you, under "won the clash", if
    you win.
    """

    against: Selector = field(default_factory=lambda: EachOpponent())


@dataclass(frozen=True)
class ChooseSource(Effect):
    """`by` chooses a source of damage that fits (CR 609.7a); saved under a name."""

    which: Filter
    by: Selector = field(default_factory=lambda: You())
    save: str = "source"


@dataclass(frozen=True)
class ChoosePlayer(Effect):
    """You choose one of these players, whom the object this ability is on remembers (CR 607.2d), or who becomes its
    protector (310.8a); or one is chosen at random. In secret, nobody else knows whom until they are revealed.
    `to_choose`: somebody who makes a choice, whom there has to be (801.5c).
    """

    of: Selector
    role: str = "player"  # or "protector", or "secret"
    at_random: bool = False
    to_choose: bool = False


@dataclass(frozen=True)
class ChooseColor(Effect):
    """`by` chooses a colour, but none of these (mask), which the object this ability is on remembers (CR 607.2d). Of
    several players you say which one chooses.
    """

    by: Selector = field(default_factory=lambda: You())
    but_not: int = 0


@dataclass(frozen=True)
class ChooseName(Effect):
    """`by` chooses a card name (CR 201.4), but not that of a card with one of these types (mask), which the object this
    ability is on remembers. `among`: only that of a card with one of these types; `basics`: also that of a basic land.
    """

    but_not: int = 0
    by: Selector = field(default_factory=lambda: You())
    among: int = 0
    basics: bool = True


@dataclass(frozen=True)
class ChooseCreatureType(Effect):
    """`by` chooses a creature type (CR 205.3m), but none of these, which the object this ability is on remembers."""

    by: Selector = field(default_factory=lambda: You())
    but_not: tuple[str, ...] = ()


@dataclass(frozen=True)
class ChooseBasicLandType(Effect):
    """`by` chooses a basic land type (CR 305.6), which the object this ability is on remembers as the chosen type."""

    by: Selector = field(default_factory=lambda: You())


@dataclass(frozen=True)
class ChooseCardType(Effect):
    """`by` chooses a card type (CR 205.2a) that cards of decks have, or (`permanent`) that permanents have, but none of
    these (mask); the object this ability is on remembers it as the chosen type.
    """

    but_not: int = 0
    permanent: bool = False
    by: Selector = field(default_factory=lambda: You())


@dataclass(frozen=True)
class ChooseNumber(Effect):
    """`by` chooses a number from `least` to `most`, which the object this ability is on remembers."""

    least: int
    most: int
    by: Selector = field(default_factory=lambda: You())


@dataclass(frozen=True)
class ChooseChapter(Effect):
    """You choose a number from one to the final chapter number of this Saga, which is about to enter and remembers it
    (CR 714.3b).
    """


@dataclass(frozen=True)
class ChooseWord(Effect):
    """`by` chooses one of these words, left or right, odd or even, which the object this ability is on remembers (CR
    607.2d).
    """

    words: tuple[str, ...]
    by: Selector = field(default_factory=lambda: You())


@dataclass(frozen=True)
class ChooseAnchorWord(ChooseWord):
    """`by` chooses one of these anchor words (CR 614.12c)."""


@dataclass(frozen=True)
class EntersSo(Effect):
    """Said of this as it enters (`AsEnters`): it enters tapped, or with counters, too (CR 614.1c)."""

    how: StaticEffect
