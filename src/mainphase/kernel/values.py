"""Small values of the kernel: references, characteristics, mana, options, decisions, log entries. Nothing here knows
the state.
"""

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from mainphase.errors import GameTooLargeError
from mainphase.kernel.roles import Constant, Ref

# A reference ("ref") names a player or an object in one integer: objects are positive, player p is -1 - p, and 0 is
# nobody.
NOBODY: Final = 0


def player_ref(player: int) -> int:
    """The reference that names a player.

    >>> mp.player_ref(1)
    -2
    """
    return -1 - player


def ref_player(ref: int) -> int:
    """The player a negative reference names.

    >>> mp.ref_player(-2)
    1
    """
    return -1 - ref


@mypyc_attr(acyclic=True)
@final
class Characteristics:
    """An immutable value: what an object is now (CR 109.3). Unmodified objects share their card's; a change replaces
    it.

    `abilities` are uids in the book; the tuples after it are the same uids sorted by what they do, so that nobody
    scans.
    """

    def __init__(
        self,
        name: str = "",
        mana_value: int = 0,
        colors: int = 0,
        types: int = 0,
        supertypes: int = 0,
        subtypes: tuple[str, ...] = (),
        power: int = 0,
        toughness: int = 0,
        has_pt: bool = False,
        loyalty: int = 0,
        defense: int = 0,
        keywords: int = 0,
        abilities: tuple[int, ...] = (),
        activated: tuple[int, ...] = (),
        mana: tuple[int, ...] = (),
        triggered: tuple[int, ...] = (),
        statics: tuple[int, ...] = (),
        symbols: tuple[int, ...] = (),
        flipside: "Characteristics | None" = None,
        barred: int = 0,
    ) -> None:
        self.name = name
        self.mana_value = mana_value
        self.colors = colors
        self.types: i64 = types
        self.supertypes: i64 = supertypes
        self.subtypes = subtypes
        self.power = power
        self.toughness = toughness
        self.has_pt = has_pt
        self.loyalty = loyalty
        self.defense = defense
        self.keywords: i64 = keywords
        self.abilities = abilities
        self.activated = activated
        self.mana = mana
        self.triggered = triggered
        self.statics = statics
        self.symbols = symbols  # of its mana cost, as masks
        self.flipside: Characteristics | None = flipside  # of copiable values: what a flip card is flipped (710.1)
        self.barred: i64 = barred  # keywords that it can't have (113.11)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class ManaUnit:
    """One mana in a pool: its kind (one Color bit), what made it, what it may be spent on, and how long it stays (CR
    106).
    """

    def __init__(
        self, color: int = 32, source: int = 0, only_for: int = -1, keeps: int = 0, snow: bool = False
    ) -> None:
        self.color = color
        self.source: Ref = source
        # uid of the AddMana node that says what it may be spent on and what comes of that, or -1.
        self.only_for = only_for
        self.keeps = keeps  # a Duration that outlasts step ends, or 0
        self.snow = snow  # what made it was snow then; looked at only where some card asks (CR 107.4h)


class OptionKind:
    """Kinds of options, by what choosing one does; `Option` has a constructor for each that is about something."""

    PASS: Final = 0
    PLAY_LAND: Final = 1
    CAST: Final = 2
    ACTIVATE: Final = 3
    MANA: Final = 4
    DONE: Final = 5  # no more (targets, mana, …)
    TARGET: Final = 6
    MODE: Final = 7
    NUMBER: Final = 8
    YES: Final = 9
    NO: Final = 10
    CARD: Final = 11
    PLAYER: Final = 12
    ATTACK: Final = 13
    BLOCK: Final = 14
    STAY: Final = 15
    TRIGGER: Final = 16
    REPLACEMENT: Final = 17
    KEEP: Final = 18
    MULLIGAN: Final = 19
    COLOR: Final = 20
    SPEND: Final = 21
    PAY_LIFE: Final = 22  # a phyrexian symbol with life
    TOP: Final = 23
    BOTTOM: Final = 24
    AID: Final = 28
    SPECIAL: Final = 26
    TURN_UP: Final = 29
    ROLL_PLANAR_DIE: Final = 30
    BAND: Final = 27
    PHASE_ACTION: Final = 60
    CHOICE: Final = 39
    CHOOSE_COLOR: Final = 40
    CHOOSE_WORD: Final = 41
    COUNTERS: Final = 43
    NAME: Final = 42
    PILE: Final = 44
    OVER: Final = 45
    UNDER: Final = 46


OPTION_NAMES: Final[dict[int, str]] = {
    OptionKind.PASS: "pass",
    OptionKind.PLAY_LAND: "play land",
    OptionKind.CAST: "cast",
    OptionKind.ACTIVATE: "activate",
    OptionKind.MANA: "mana ability",
    OptionKind.DONE: "done",
    OptionKind.TARGET: "target",
    OptionKind.MODE: "mode",
    OptionKind.NUMBER: "number",
    OptionKind.YES: "yes",
    OptionKind.NO: "no",
    OptionKind.CARD: "card",
    OptionKind.PLAYER: "player",
    OptionKind.ATTACK: "attack",
    OptionKind.BLOCK: "block",
    OptionKind.STAY: "stay",
    OptionKind.TRIGGER: "trigger",
    OptionKind.REPLACEMENT: "replacement",
    OptionKind.KEEP: "keep",
    OptionKind.MULLIGAN: "mulligan",
    OptionKind.COLOR: "mana",
    OptionKind.SPEND: "spend mana",
    OptionKind.PAY_LIFE: "pay life",
    OptionKind.TOP: "top",
    OptionKind.BOTTOM: "bottom",
    OptionKind.AID: "aid",
    OptionKind.SPECIAL: "special action",
    OptionKind.TURN_UP: "turn face up",
    OptionKind.ROLL_PLANAR_DIE: "roll the planar die",
    OptionKind.BAND: "band",
    OptionKind.PHASE_ACTION: "phase action",
    OptionKind.CHOICE: "effect",
    OptionKind.CHOOSE_COLOR: "colour",
    OptionKind.CHOOSE_WORD: "word",
    OptionKind.NAME: "name",
    OptionKind.COUNTERS: "counters",
    OptionKind.PILE: "pile",
    OptionKind.OVER: "over",
    OptionKind.UNDER: "under",
}

# Options whose first number is an object or a ref.
OBJECT_A: Final = (
    OptionKind.PLAY_LAND,
    OptionKind.CAST,
    OptionKind.ACTIVATE,
    OptionKind.SPECIAL,
    OptionKind.TURN_UP,
    OptionKind.MANA,
    OptionKind.TARGET,
    OptionKind.CARD,
    OptionKind.AID,
    OptionKind.ATTACK,
    OptionKind.BLOCK,
    OptionKind.BAND,
    OptionKind.STAY,
    OptionKind.TOP,
    OptionKind.BOTTOM,
    OptionKind.OVER,
    OptionKind.UNDER,
    OptionKind.YES,
    OptionKind.NO,
)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Option:
    """One thing that may be chosen. Concrete, small, comparable by its numbers; its words are made in `table`.

    What the two numbers are depends on the kind: the constructors take them, and the fields read them, by their names.
    An option that has none is made of its kind alone.
    """

    def __init__(self, kind: i64 = 0, one: int = 0, other: int = 0) -> None:
        self.kind: i64 = kind
        self.a = one
        self.b = other

    # --- What a player does

    @staticmethod
    def play_land(card: int, play: int) -> "Option":
        """A land is played; `play` packs what allows it and with which face (`faces.land_play`)."""
        return Option(OptionKind.PLAY_LAND, card, play)

    @staticmethod
    def cast(card: int, way: int = 0) -> "Option":
        """A spell is cast in one of its ways: for its mana cost (0), its n-th alternative, or nothing (-1)."""
        return Option(OptionKind.CAST, card, way)

    @staticmethod
    def activate(obj: int, ability: int) -> "Option":
        """An activated ability of an object, by its uid."""
        return Option(OptionKind.ACTIVATE, obj, ability)

    @staticmethod
    def activate_mana(obj: int, ability: int) -> "Option":
        """A mana ability of an object, by its uid."""
        return Option(OptionKind.MANA, obj, ability)

    @staticmethod
    def special_action(card: int, ability: int) -> "Option":
        """A special action of a card in hand, by its uid (CR 116.2f, k)."""
        return Option(OptionKind.SPECIAL, card, ability)

    @staticmethod
    def turn_up(permanent: int) -> "Option":
        """A face-down permanent is turned face up (CR 116.2b)."""
        return Option(OptionKind.TURN_UP, permanent)

    @staticmethod
    def phase_action(action: int) -> "Option":
        """An Action is used as a phase ability, or the attack declared (1997)."""
        return Option(OptionKind.PHASE_ACTION, action)

    # --- Answers

    @staticmethod
    def target(ref: int, place: int) -> "Option":
        """An object or player as a target, of the requirement at this place."""
        return Option(OptionKind.TARGET, ref, place)

    @staticmethod
    def choose_mode(index: int, ability: int) -> "Option":
        """A mode of an ability."""
        return Option(OptionKind.MODE, index, ability)

    @staticmethod
    def of_number(number: int) -> "Option":
        """A number."""
        return Option(OptionKind.NUMBER, number)

    @staticmethod
    def yes(about: int = 0) -> "Option":
        """Yes, of an object."""
        return Option(OptionKind.YES, about)

    @staticmethod
    def no(about: int = 0) -> "Option":
        """No, of an object."""
        return Option(OptionKind.NO, about)

    @staticmethod
    def choose_card(obj: int, place: int = 0) -> "Option":
        """A card or permanent, at this place among the candidates."""
        return Option(OptionKind.CARD, obj, place)

    @staticmethod
    def choose_player(player: int, place: int = 0) -> "Option":
        """A player, at this place among the candidates."""
        return Option(OptionKind.PLAYER, player, place)

    @staticmethod
    def choose_effect(index: int, node: int) -> "Option":
        """One of several effects of a node, by its uid."""
        return Option(OptionKind.CHOICE, index, node)

    @staticmethod
    def choose_counters(index: int, holder: int) -> "Option":
        """One of the kinds of counters that an object or player has."""
        return Option(OptionKind.COUNTERS, index, holder)

    @staticmethod
    def choose_pile(index: int) -> "Option":
        """One of two piles."""
        return Option(OptionKind.PILE, index)

    @staticmethod
    def keep_on_top(card: int) -> "Option":
        """A card stays on top of a library."""
        return Option(OptionKind.TOP, card)

    @staticmethod
    def put_on_bottom(card: int) -> "Option":
        """A card goes to the bottom of a library."""
        return Option(OptionKind.BOTTOM, card)

    @staticmethod
    def put_over(permanent: int) -> "Option":
        """A spell is put on top of a permanent with which it merges."""
        return Option(OptionKind.OVER, permanent)

    @staticmethod
    def put_under(permanent: int) -> "Option":
        """A spell is put under a permanent with which it merges."""
        return Option(OptionKind.UNDER, permanent)

    @staticmethod
    def stack_trigger(index: int, source: int) -> "Option":
        """Which of the waiting triggered abilities is put on the stack next."""
        return Option(OptionKind.TRIGGER, index, source)

    @staticmethod
    def apply_effect(index: int, source: int) -> "Option":
        """Which of the replacement effects that could apply does."""
        return Option(OptionKind.REPLACEMENT, index, source)

    # --- Paying

    @staticmethod
    def add_mana(index: int) -> "Option":
        """One of the alternatives of a mana ability."""
        return Option(OptionKind.COLOR, index)

    @staticmethod
    def spend_mana(color: int) -> "Option":
        """Mana of a colour (its bit) from the pool is spent."""
        return Option(OptionKind.SPEND, color)

    @staticmethod
    def aid(obj: int) -> "Option":
        """Something that stands in for mana: a creature tapped, a card of the graveyard exiled."""
        return Option(OptionKind.AID, obj)

    # --- Combat

    @staticmethod
    def attack(creature: int, attacked: int) -> "Option":
        """A creature attacks a player or permanent."""
        return Option(OptionKind.ATTACK, creature, attacked)

    @staticmethod
    def block(creature: int, attacker: int) -> "Option":
        """A creature blocks an attacker."""
        return Option(OptionKind.BLOCK, creature, attacker)

    @staticmethod
    def stay(creature: int) -> "Option":
        """A creature does not attack or block (any more)."""
        return Option(OptionKind.STAY, creature)

    @staticmethod
    def join_band(creature: int, partner: int) -> "Option":
        """An attacking creature with banding joins the band of another."""
        return Option(OptionKind.BAND, creature, partner)

    # --- The first number

    @property
    def object(self) -> int:
        """The object that it is about: a card, a permanent."""
        return self.a

    @property
    def ref(self) -> int:
        """The object or player that it is about."""
        return self.a

    @property
    def player(self) -> int:
        """The player that it is about."""
        return self.a

    @property
    def index(self) -> int:
        """Which of several: from 0."""
        return self.a

    @property
    def number(self) -> int:
        """The number that is chosen."""
        return self.a

    @property
    def color(self) -> int:
        """A Color bit."""
        return self.a

    @property
    def action(self) -> int:
        """An Action of the turn."""
        return self.a

    # --- The second number

    @property
    def way(self) -> int:
        """In which way a spell is cast (`Option.cast`)."""
        return self.b

    @property
    def play(self) -> int:
        """The permission by which a land is played, and its face (`faces.land_play`)."""
        return self.b

    @property
    def ability(self) -> int:
        """The uid of an ability."""
        return self.b

    @property
    def node(self) -> int:
        """The uid of the node that has several effects."""
        return self.b

    @property
    def source(self) -> int:
        """The object whose ability or effect it is."""
        return self.b

    @property
    def holder(self) -> int:
        """The object or player that has counters."""
        return self.b

    @property
    def place(self) -> int:
        """The place among the candidates, or of the requirement that a target is for."""
        return self.b

    @property
    def attacked(self) -> int:
        """The player or permanent that is attacked, by its ref; 0: it is not said which."""
        return self.b

    @property
    def attacker(self) -> int:
        """The creature that is blocked."""
        return self.b

    @property
    def partner(self) -> int:
        """The creature whose band is joined."""
        return self.b


class Attacked:
    """Whom a player may attack (CR 507.1, 802, 803)."""

    ALL: Final = 0  # all opponents
    CHOSEN: Final = 1  # the one chosen as combat begins
    LEFT: Final = 2  # the one in the next seat to the left
    RIGHT: Final = 3


class DecisionKind:
    PRIORITY: Final = 0
    MULLIGAN: Final = 1
    BOTTOM_CARD: Final = 2
    TARGET: Final = 3
    MODE: Final = 4
    X: Final = 5
    OPTIONAL_COST: Final = 6
    DIVIDE: Final = 7
    PAY: Final = 8
    COST_CARD: Final = 9
    ATTACK: Final = 10
    BLOCK: Final = 11
    ASSIGN_DAMAGE: Final = 12
    ORDER_TRIGGERS: Final = 13
    REPLACEMENT: Final = 14
    MAY: Final = 15
    CHOOSE: Final = 16
    DISCARD: Final = 17
    LEGEND: Final = 18
    UNTAP: Final = 19
    COLOR: Final = 20
    DEFENDER: Final = 21
    SCRY: Final = 22
    SEARCH: Final = 23
    STARTER: Final = 24
    ATTACK_TAX: Final = 25
    DAMAGE_ORDER: Final = 26
    ORDER: Final = 27
    BAND: Final = 28
    OPENING_ACTION: Final = 29
    COMPANION: Final = 31  # which card a player shows as their companion, if any (702.139a)
    SET_ASIDE: Final = 32  # what is exiled from a hand for a mulligan of a Commander game (until 15 January 2016)
    MERGE: Final = 33  # whether a spell is put over or under a creature (702.140c)
    STACK: Final = 34  # on which of several stacks a player acts first (807.5b)
    ASSIST: Final = 35  # whom to ask to pay for a part of a spell, if anybody (702.132a)
    ASSIST_MANA: Final = 36  # how much that player pays
    REDIRECT: Final = 30  # whether damage is dealt to a planeswalker instead (until 26 April 2018)


DECISION_NAMES: Final[dict[int, str]] = {
    DecisionKind.PRIORITY: "priority",
    DecisionKind.MULLIGAN: "mulligan",
    DecisionKind.BOTTOM_CARD: "bottom a card",
    DecisionKind.TARGET: "target",
    DecisionKind.MODE: "mode",
    DecisionKind.X: "x",
    DecisionKind.OPTIONAL_COST: "optional cost",
    DecisionKind.DIVIDE: "divide",
    DecisionKind.PAY: "pay",
    DecisionKind.COST_CARD: "cost",
    DecisionKind.ATTACK: "attack",
    DecisionKind.BLOCK: "block",
    DecisionKind.ASSIGN_DAMAGE: "assign damage",
    DecisionKind.ORDER_TRIGGERS: "order triggers",
    DecisionKind.REPLACEMENT: "replacement",
    DecisionKind.MAY: "may",
    DecisionKind.CHOOSE: "choose",
    DecisionKind.DISCARD: "discard",
    DecisionKind.LEGEND: "legend rule",
    DecisionKind.UNTAP: "untap",
    DecisionKind.COLOR: "colour",
    DecisionKind.DEFENDER: "defending player",
    DecisionKind.SCRY: "scry",
    DecisionKind.SEARCH: "search",
    DecisionKind.STARTER: "starting player",
    DecisionKind.ATTACK_TAX: "attack tax",
    DecisionKind.DAMAGE_ORDER: "damage order",
    DecisionKind.ORDER: "order",
    DecisionKind.BAND: "band",
    DecisionKind.OPENING_ACTION: "opening hand",
    DecisionKind.REDIRECT: "redirect",
    DecisionKind.COMPANION: "companion",
    DecisionKind.SET_ASIDE: "set aside",
    DecisionKind.MERGE: "merge",
    DecisionKind.STACK: "which stack",
    DecisionKind.ASSIST: "whom to ask",
    DecisionKind.ASSIST_MANA: "mana to pay for another",
}


@mypyc_attr(acyclic=True)
class LazyOptions:
    """Options that follow from something that does not change, each made as it is asked for: where many questions have
    many options each, hardly any of them is ever looked at.
    """

    def count(self) -> int:
        raise NotImplementedError

    def option(self, index: int) -> Option:
        raise NotImplementedError


NO_OPTIONS: Final[list[Option]] = []  # never changed


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Decision:
    """A choice that the game waits for: one player, one small question. Numbers are a lazy range (`low` to `high`);
    everything else a list of options, or what they follow from.
    """

    def __init__(
        self,
        player: int = 0,
        kind: i64 = 0,
        options: list[Option] | None = None,
        low: int = 0,
        high: int = -1,
        about: int = 0,
        listing: LazyOptions | None = None,
    ) -> None:
        self.player = player
        self.kind: i64 = kind
        self._options: Constant[list[Option] | None] = options
        self.low = low
        self.high = high
        self.about = about  # the object the choice is for (the spell being cast, the attacker being asked), or 0
        self._listing: Constant[LazyOptions | None] = listing
        self.other = 0  # the ref a number is for (the recipient of damage being assigned), or 0

    @property
    def options(self) -> Constant[list[Option]]:
        """All of them; none of a number. To look at."""
        listed = self._options
        if listed is None:
            following = self._listing
            if following is None:
                return NO_OPTIONS
            listed = [following.option(index) for index in range(following.count())]
            self._options = listed
        return listed

    @options.setter
    def options(self, options: list[Option]) -> None:
        self._options = options

    def place_of(self, number: int) -> int:
        """The index of the option that is this number, or -1."""
        if self.high >= self.low:
            return number - self.low if self.low <= number <= self.high else -1
        for i in range(self.count()):
            option = self.option(i)
            if option.kind == OptionKind.NUMBER and option.number == number:
                return i
        return -1

    def count(self) -> int:
        if self.high >= self.low:
            return self.high - self.low + 1
        listed = self._options
        if listed is not None:
            return len(listed)
        following = self._listing
        return following.count() if following is not None else 0

    def option(self, index: int) -> Option:
        if self.high >= self.low:
            return Option.of_number(self.low + index)
        listed = self._options
        if listed is not None:
            return listed[index]
        following = self._listing
        assert following is not None, "a decision without options"
        return following.option(index)


@mypyc_attr(acyclic=True)
@final
class LogEntry:
    """One thing that happened, with the concept that makes it so. Written only when somebody listens.

    `obj` and `other` are refs; `obj_card`, `other_card` their card definitions at that moment (the objects may be gone
    later). `seen_by` is -1 when
    everybody sees the object, else the only player who does. `kind` refines: a step kind, a counter's name index, a
    decision.
    """

    FIELDS: Final = (
        "name", "concept", "player", "obj", "other", "amount", "seen_by", "also_seen_by", "obj_card", "other_card",
        "word",
    )  # fmt: skip

    def __init__(
        self,
        name: int = 0,
        concept: int = 0,
        player: int = -1,
        obj: int = 0,
        other: int = 0,
        amount: int = 0,
        seen_by: int = -1,
        obj_card: int = -1,
        other_card: int = -1,
        word: str = "",
    ) -> None:
        self.name = name
        self.concept = concept
        self.player = player
        self.obj = obj
        self.other = other
        self.amount = amount
        self.seen_by = seen_by
        self.also_seen_by = -1  # who controls that player (723.4)
        self.obj_card = obj_card
        self.other_card = other_card
        self.word = word  # a part's name, a counter's kind, a colour

    def as_dict(self) -> dict[str, object]:
        """Its numbers by their names. What a reader may know of it, in words, is an event's `as_dict`."""
        return {field: getattr(self, field) for field in self.FIELDS}

    def __repr__(self) -> str:
        return f"<LogEntry {self.name}: concept {self.concept}, player {self.player}, {self.obj}, {self.other}>"


@final
class Bounds:
    """How large a game may become: `things` that one effect makes (tokens, copies, mana, cards drawn), permanents and
    objects on the stack together, and abilities that have triggered and wait; `steps` that the game takes by itself
    between two decisions. What goes beyond raises GameTooLargeError, before memory or time run out.
    """

    def __init__(self, things: int = 250_000, steps: int = 20_000_000) -> None:
        self.things = things
        self.steps = steps

    def __repr__(self) -> str:
        return f"Bounds(things={self.things:_}, steps={self.steps:_})"

    def check_things(self, number: int) -> None:
        """Raises GameTooLargeError if a game may not have so many things."""
        if number > self.things:
            raise GameTooLargeError(f"this would make {number:,} things; a game here has at most {self.things:,}")

    def check_steps(self, number: int) -> None:
        """Raises GameTooLargeError if a game may not take so many steps between two decisions."""
        if number > self.steps:
            raise GameTooLargeError(
                f"this goes on and on: the game has taken {number:,} steps with nobody deciding anything, and here it "
                f"takes at most {self.steps:,}"
            )


@final
class Automation:
    """The decisions that the game answers by itself. This never changes what is legal. Everything is off by default.

    `mana_auto`: mana abilities are offered only while paying, or where something other than payment could come of
    them; otherwise they are offered wherever the rules offer them (117.1d). `pay`: the solver pays mana costs.
    `passes`: windows whose only option is to pass are passed. `triggers`: a player's triggers go on the stack in the
    order in which they triggered. `forced`: a decision with one option is answered with it. `stops`: with `passes`,
    players pass also where they could act, but for their main phases, declared attackers and blockers, what opponents
    have put on the stack, and the end of their turns.
    """

    NAMES: ClassVar[tuple[str, ...]] = ("mana_auto", "pay", "passes", "triggers", "forced", "stops")

    def __init__(
        self,
        mana_auto: bool = False,
        pay: bool = False,
        passes: bool = False,
        triggers: bool = False,
        forced: bool = False,
        stops: bool = False,
    ) -> None:
        self.mana_auto = mana_auto
        self.pay = pay
        self.passes = passes
        self.triggers = triggers
        self.forced = forced
        self.stops = stops

    def flags(self) -> tuple[bool, ...]:
        """Each setting, True if it is on, in the order of `NAMES`."""
        return (self.mana_auto, self.pay, self.passes, self.triggers, self.forced, self.stops)

    def __repr__(self) -> str:
        on = [name for name, so in zip(Automation.NAMES, self.flags(), strict=True) if so]
        return f"Automation({', '.join([f'{name}=True' for name in on])})"
