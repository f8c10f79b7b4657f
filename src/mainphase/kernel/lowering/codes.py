"""The forms to which cards are lowered: flat instructions, modes, abilities, cards. The book keeps them."""

from dataclasses import replace
from typing import Final, final

from mypy_extensions import i64

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, NewModes, Zone
from mainphase.kernel.lowering.dependencies import Sees, described_by, sees
from mainphase.kernel.lowering.meanings import NodeMeaning
from mainphase.kernel.lowering.trigger_meanings import FitsEvent
from mainphase.kernel.values import Characteristics


class Op:
    """Instructions of a lowered effect."""

    DO: Final = 0  # carry out `node`
    JUMP: Final = 1
    JUMP_UNLESS: Final = 2  # the condition `node` does not hold
    MAY: Final = 3  # ask `node.by`; jump if they decline
    PAY: Final = 4  # ask `node.by` to pay; jump if they do not
    CHOOSE: Final = 5
    LOOP: Final = 6  # for each player of `node.who`: jump to the end when all are done
    NEXT: Final = 7  # back to the loop's start
    PICK: Final = 8  # ask `node.by` which of several effects; the answer is saved under the slot
    CASE: Final = 9  # jump unless the answer under the slot is the uid
    WHOSE: Final = 10  # of a team whose turn it is: ask which of them the effect means by the active player
    AGAINST: Final = 11  # of a team that is attacked: ask which of them the effect means by the defending player
    EACH_OF_TEAM: Final = (
        12  # for each player of the controller's team, who is "you"; jump to the end when all are done
    )


@final
class Instr:
    """One instruction: what to do, the node it comes from, a jump, the uid of the node or ability if the state must be
    able to name it, and what the node means if it is carried out.
    """

    def __init__(
        self,
        op: int,
        node: n.Node | None,
        jump: int = 0,
        uid: int = -1,
        slot: str = "",
        meaning: NodeMeaning | None = None,
    ) -> None:
        self.op = op
        self.node = node
        self.jump = jump
        self.uid = uid
        self.slot = slot
        self.meaning = meaning


@final
class ModeCode:
    """One mode: its target phrases and its program, and the least X with which it can be chosen; whether X decides that
    or what may be a target; whether what may be one depends on what another phrase is aimed at, or on power or
    toughness; whether it has some of its targets only if a cost was chosen.
    """

    def __init__(self, phrases: tuple[n.TargetPhrase, ...], program: list[Instr], words: str, least_x: int = 0) -> None:
        self.phrases = phrases
        self.program = program
        self.words = words
        self.least_x = least_x
        self.by_x = least_x > 0
        self.linked = False
        self.by_cost = False
        self.by_size = sees(tuple([p.which for p in phrases])) & Sees.PT != 0
        for p in phrases:
            if isinstance(p.amount, n.AmountIf):
                self.by_cost = True
            if described_by((p.which, p.players), n.X):
                self.by_x = True
            if p.another or described_by((p.which, p.players), n.Target):
                self.linked = True


UNBOUNDED: Final = 1 << 20  # of mana: more than any cost
NEVER: Final = UNBOUNDED + 1  # no mana allows it
SPLICED: Final = 1 << 20  # among the modes of a spell: this, and the number of the spell ability of a spliced card


class AbilityKind:
    SPELL: Final = 0
    ACTIVATED: Final = 1
    TRIGGERED: Final = 2
    STATIC: Final = 3
    OTHER: Final = 4  # keywords, costs: read from the card, nothing to run


def any_by_x(modes: list[ModeCode]) -> bool:
    for m in modes:
        if m.by_x:
            return True
    return False


def aimed_apart(mode: ModeCode) -> ModeCode:
    """The mode with targets that no other mode has."""
    phrases = [replace(phrase, another=True) for phrase in mode.phrases]
    return ModeCode(tuple(phrases), mode.program, mode.words)


def any_by_size(modes: list[ModeCode]) -> bool:
    for m in modes:
        if m.by_size:
            return True
    return False


def any_by_cost(modes: list[ModeCode]) -> bool:
    for m in modes:
        if m.by_cost:
            return True
    return False


@final
class AbilityCode:
    """One ability, lowered."""

    def __init__(self, uid: int, card: int, kind: int, node: n.Ability) -> None:
        self.uid = uid
        self.card = card
        self.kind = kind
        self.node = node
        self.modes: list[ModeCode] = []
        self.choose_least = 1
        self.choose_most = 1
        self.again = False  # the same mode may be chosen more than once
        self.new_modes = NewModes.ANY
        self.random_modes = False  # nobody chooses them
        self.modes_apart = False  # what one of them targets no other may
        self.wider: n.Condition | None = None  # while it holds, up to `widest` modes may be chosen
        self.widest = 0
        self.by_x = False  # what may be a target, or may pay for it, depends on the X that is announced
        self.zone: i64 = Zone.BATTLEFIELD
        self.events: tuple[int, ...] = ()
        self.about_itself = False  # of a triggered ability: only what happens to its own object triggers it
        self.static_kind: i64 = -1
        self.is_mana = False
        # Of an activated ability: the least mana that it costs, whether it taps its permanent, whether it waits for the
        # time to cast sorceries (`least_costs`); of a mana ability, the most mana that it adds.
        self.least: i64 = 0
        self.taps = False
        self.slow = False
        self.most_mana: i64 = 0
        # Of a mana ability: its cost is {T} alone; its effect is to add mana and no more; if that is one mana of some
        # type, whatever the state of the game, the types it may be of.
        self.taps_for_mana = False
        self.only_taps = False
        self.only_adds = False
        self.plain_mask: i64 = 0
        # Of a triggered ability: its condition, whether an event fits it, and whether it is a mana ability (605.1b).
        self.trigger: n.Trigger | None = None
        self.fits: FitsEvent | None = None
        self.triggered_mana = False
        self.per_turn = 0  # how often it triggers each turn; 0: no limit
        self.done_once = False  # what may be done because of it is done only once each turn (603.2h)
        self.static: n.StaticEffect | None = None
        self.copies = False  # of an ability about how its object enters: as a copy (616.1c)
        self.under_another = False  # or under the control of another player (616.1b)
        self.linked = -1  # uid of the ability that triggers when this one is used
        self.entering = -1  # of a permission: how what is cast because of it enters, as a node of the book
        self.for_each = False  # triggered at the beginning of a part, it is about "that player" (805.4d)
        self.at_once = False  # it waits for an event, and happens without the stack (610.3)
        self.only_entering = False  # of a static ability: it only says how its own object enters
        self.only_going = False  # of a static ability: it only says where its own object goes instead, from anywhere
        # Of a static ability that modifies objects: the facets it depends on, and the types of the permanents that it
        # does; what it sees of objects, in which layers it applies, which zones besides the battlefield it is about;
        # whether it asks for what later layers change.
        self.reads = 0
        self.types_read = 0
        self.sees = 0
        self.layers = 0
        self.beyond = 0
        self.looks_ahead = False
        self.condition: n.Condition | None = None
        self.activated: n.Activated | None = None
        self.chapter = 0
        # Of a plane or phenomenon: no range of influence limits it (901.13); and "you" in it is each player of a team
        # (901.12c), unless it is a delayed one.
        self.of_plane = False
        self.for_team = False

    def copy(self, uid: int, node: n.Ability) -> "AbilityCode":
        """A copy under another number."""
        c = AbilityCode(uid, self.card, self.kind, node)
        c.modes = self.modes
        c.choose_least = self.choose_least
        c.choose_most = self.choose_most
        c.again = self.again
        c.new_modes = self.new_modes
        c.random_modes = self.random_modes
        c.modes_apart = self.modes_apart
        c.wider = self.wider
        c.widest = self.widest
        c.by_x = self.by_x
        c.zone = self.zone
        c.events = self.events
        c.about_itself = self.about_itself
        c.static_kind = self.static_kind
        c.is_mana = self.is_mana
        c.least = self.least
        c.taps = self.taps
        c.slow = self.slow
        c.most_mana = self.most_mana
        c.taps_for_mana = self.taps_for_mana
        c.only_taps = self.only_taps
        c.only_adds = self.only_adds
        c.plain_mask = self.plain_mask
        c.trigger = self.trigger
        c.fits = self.fits
        c.triggered_mana = self.triggered_mana
        c.per_turn = self.per_turn
        c.done_once = self.done_once
        c.static = self.static
        c.copies = self.copies
        c.under_another = self.under_another
        c.linked = self.linked
        c.entering = self.entering
        c.for_each = self.for_each
        c.at_once = self.at_once
        c.only_entering = self.only_entering
        c.only_going = self.only_going
        c.reads = self.reads
        c.types_read = self.types_read
        c.sees = self.sees
        c.layers = self.layers
        c.beyond = self.beyond
        c.looks_ahead = self.looks_ahead
        c.condition = self.condition
        c.activated = self.activated
        c.chapter = self.chapter
        c.of_plane = self.of_plane
        c.for_team = self.for_team
        return c


@final
class Uses:
    """The least mana for which something could be done with a card in a zone: whenever its player has priority, and
    when they could cast a sorcery; NEVER if there is nothing.
    """

    def __init__(self) -> None:
        self.fast: i64 = NEVER
        self.slow: i64 = NEVER


@final
class Price:
    """The cost of casting a card for one of its prices before anything changes it, and with no optional cost: in mana
    (None: it has no mana cost), and besides.
    """

    def __init__(self, mana: n.ManaCost | None, others: tuple[n.Cost, ...]) -> None:
        self.mana = mana
        self.others = others


@final
class CardCode:
    """One card definition, lowered: its characteristics, and what casting it needs to know."""

    def __init__(self, index: int, node: n.CardDef, base: Characteristics) -> None:
        self.index = index
        self.node = node
        self.base = base
        self.apart: Characteristics | None = (
            None  # with the colours that it defines (604.3); found when first asked for
        )
        self.unlisted = False  # all abilities that it has are about its costs, which no characteristic lists
        self.spell = -1  # uid of the spell ability of an instant or sorcery
        self.by_x = False  # what may be a target of its spell, or may pay for it, depends on the X that is announced
        self.by_cost = False  # its spell has some of its targets only if a cost was chosen (601.2c)
        self.by_size = False  # what may be a target of its spell depends on power or toughness
        self.enchant = -1  # uid of an Aura's enchant ability, which is also how its spell targets (303.4a)
        self.cast_costs: list[n.CastCost] = []
        self.given_extras: list[int] = []  # uids of the last of these: a spell has them only if an effect gives it them
        self.splice: n.Splice | None = None
        self.dear_modes = False  # some of its modes have costs of their own
        self.alternatives: list[n.AlternativeCost] = []
        # Of each alternative that changes what is cast, the index of the card as it is then; -1 of the others. Without
        # any, empty.
        self.altered: list[int] = []
        self.is_altered = False  # it is a card as one of its alternatives changes it: bestowed, overloaded
        self.mutating = False  # it is a card as it is cast for its mutate cost (702.140a)
        self.given: list[int] = []  # uids of the last of these: an object has them only if an effect gives it them
        self.cast_only: list[n.Condition] = []
        self.is_land = (base.types & CardType.LAND) != 0
        self.is_permanent = (base.types & CardType.SPELL_ONLY) == 0
        # It may be cast whenever its player has priority: only while one of these is so, if there are any.
        self.instant_speed = (base.types & CardType.FAST) != 0 or (base.keywords & n.Keyword.FLASH) != 0
        self.flash_if: list[n.Condition] = []
        # What it is good for with all its faces (`least_costs`); one of them may be a land that can be played.
        self.from_hand = Uses()
        self.from_graveyard = Uses()
        # The least mana for which it could be cast with this face up, by price: its mana cost, each of `alternatives`.
        self.least_for: list[int] = []
        self.prices: list[Price] = []  # with this face up; found when first asked for (`spell_costs`)
        self.land_play = False
        self.simple = False  # in a hand there is one way to play it, and nothing else to do with it
        self.interchangeable = False  # nothing about casting it asks which card of its definition it is
        self.reductions: list[n.CostsLessToCast] = []
        self.asks_control: n.Filter | None = None  # of which it asks whether its player controlled such as it was cast
        self.by_target: list[n.CostsByTarget] = []
        self.per_target: list[n.ManaCost] = []  # what it costs more for each target beyond the first
        self.specials: list[int] = []  # uids of its special actions
        self.given_specials = 0  # how many of these, the last, it has only if an effect gives it them
        self.companion: n.Condition | None = None  # of a deck whose companion it may be (702.139a)
        self.companion_action = -1  # uid of what is done with it then (116.2g)
        self.madness = False  # exiled instead when discarded (702.35a)
        self.resolves_into: list[n.ResolvesInto] = []
        self.revealed = -1  # uid of the ability that triggers when it is revealed as it is drawn (702.94a)
        self.begins_on_battlefield = False  # if it is in an opening hand (103.6a)
        self.rebound = -1  # uid of the ability that WhenResolved creates
        self.zones: i64 = (
            0  # bits (1 << zone) of the zones where an ability of it triggers, applies, or can be activated
        )
        self.active_zones: i64 = (
            0  # bits of the zones where an activated ability of it can be activated, the battlefield aside
        )
        self.cast_zones: i64 = 0  # bits of the zones, the hand aside, from which an alternative lets it be cast
        # A card with several sets of characteristics: all of them by index, its own first. Of a face: whose it is.
        self.faces: list[int] = [index]
        self.whole = index
        self.castable = True  # as such: of a split card only a half is, or both fused (709.3, 702.102)
        self.back = False  # of a nonmodal card: cast only by what says "transformed" (712.8c)
        self.flipside = -1  # what a flip card is flipped, as an index in the book (710.1b); it is none of `faces`
        self.is_flipside = False
        self.melded = -1  # what a meld card becomes with its counterpart (712.4), likewise
        self.fused = False  # only from hand, and both halves at once
        self.home: i64 = Zone.HAND  # where it is cast from; an aftermath half from a graveyard (702.127a)
        self.face_down = False  # what something face down is (708.2)
        self.goes_to = Zone.NOWHERE  # what becomes of the spell as it resolves: an Adventure (715.3d), an Omen (720.3d)

    @property
    def may_cost_less(self) -> bool:
        """True if it says of itself that it may cost less than it says."""
        return len(self.reductions) > 0 or len(self.by_target) > 0

    @property
    def own_cast_costs(self) -> int:
        """How many of `cast_costs`, the first of them, the card itself says; the others are `given_extras`."""
        return len(self.cast_costs) - len(self.given_extras)

    @property
    def own_alternatives(self) -> int:
        """How many of `alternatives`, the first of them, the card itself says; the others are `given` to it."""
        return len(self.alternatives) - len(self.given)
