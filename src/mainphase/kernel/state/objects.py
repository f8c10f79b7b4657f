"""What there is in a game: objects, players, turns and their parts, combat, effects that last. They refer to each other
by id, never by pointer.
"""

from typing import Final, final

from mainphase.kernel.state.packed import AssignedDamage
from mainphase.kernel.values import Characteristics, ManaUnit


class ObjectKind:
    CARD: Final = 0
    TOKEN: Final = 1
    ABILITY: Final = 2  # an activated or triggered ability on the stack
    COPY: Final = 3  # a copy of a spell
    EMBLEM: Final = 4  # CR 114
    DESIGNATION: Final = 6  # what shows who is the monarch (725)
    ACTION: Final = 5  # a turn-based action that the rules put on the stack (to 2009), neither spell nor ability


@final
class Context:
    """What a spell or ability knows: who controls it, what it was aimed at, what was chosen, what triggered it.

    `targets` holds one list of refs for each target phrase of the chosen modes, in order; `division` the amounts dealt
    out among targets (ref → amount).
    `saved` holds what effects put under a name.
    """

    FIELDS: Final = (
        "source",
        "controller",
        "ability",
        "modes",
        "targets",
        "division",
        "x",
        "paid",
        "way",
        "event_object",
        "event_source",
        "event_player",
        "event_amount",
        "saved",
        "base",
        "since",
        "began",
    )

    def __init__(self, source: int = 0, controller: int = -1, ability: int = -1) -> None:
        self.source = source  # object id of the ability's source, or of the spell
        self.controller = controller
        self.ability = ability  # uid in the book, -1: none
        self.modes: list[int] = []
        self.targets: list[list[int]] = []
        self.division: dict[int, int] = {}
        self.x = 0
        self.paid: list[str] = []  # the optional and alternative costs that were paid, by name (601.2b)
        self.way = 0
        self.event_object = 0
        self.event_source = 0
        self.event_player = -1
        self.event_amount = 0
        self.saved: dict[str, list[int]] = {}
        self.base = 0  # index of the first target phrase of the mode being carried out
        self.since = 0  # clock value when the ability was put on the stack, or created as a delayed one (701.27f)
        self.began = (
            0  # the next object's id as its effect began to be carried out: what moved since, it moved (400.7j)
        )

    def copy(self) -> "Context":
        c = Context(self.source, self.controller, self.ability)
        c.modes = self.modes[:]
        c.targets = [t[:] for t in self.targets]
        c.division = self.division.copy()
        c.x = self.x
        c.paid = self.paid[:]
        c.way = self.way
        c.event_object = self.event_object
        c.event_source = self.event_source
        c.event_player = self.event_player
        c.event_amount = self.event_amount
        c.saved = {k: v[:] for k, v in self.saved.items()}
        c.base = self.base
        c.since = self.since
        c.began = self.began
        return c


@final
class Obj:
    """One object (CR 109.1) in one zone.

    Moving makes a new one (400.7): the old keeps its last state under its id, for those who look back.
    """

    FIELDS: Final = (
        "id",
        "card",
        "face",
        "kind",
        "owner",
        "controller",
        "entered_under",
        "zone",
        "became",
        "timestamp",
        "arrived",
        "tapped",
        "phased_out",
        "damage",
        "counters",
        "attached_to",
        "ctx",
        "flags",
        "used",
        "paid",
        "chosen",
        "last",
        "copied",
        "entered_as",
        "turned",
        "exiled_with",
        "wording",
        "level",
        "had",
    )

    def __init__(self, id: int = 0, card: int = 0, kind: int = 0, owner: int = 0, zone: int = 0) -> None:
        self.id = id
        self.card = card  # index of the card definition in the book
        # Which of its sets of characteristics it shows, as an index in the book: the card's own, those of a half, an
        # Adventure, a back face (709.3b, 715.3b, 712.8), or those of something face down (708.2).
        self.face = card
        self.kind = kind
        self.owner = owner
        self.controller = owner
        self.entered_under = owner  # who controls it while no effect says otherwise (110.2)
        self.zone = zone
        self.became = 0  # the id of the object that this one turned into by moving
        self.timestamp = 0
        # Clock value when it came under its controller's control (302.6); of a card in a hand, when it was drawn.
        self.arrived = 0
        self.tapped = False
        self.phased_out = False
        self.damage = 0
        self.counters: dict[str, int] = {}
        self.attached_to = 0
        self.ctx: Context | None = None  # spells and abilities on the stack
        self.flags = 0
        # The optional and alternative costs that were paid for the spell it was (400.7d).
        self.paid: tuple[str, ...] = ()
        self.chosen: dict[str, int] = {}  # by `Chosen`: choices made for it
        self.used: dict[int, int] = {}  # this turn: activations by ability uid, and what has a name below
        # What it last was, where that isn't what its card says: for an object that has left (608.2h), for an ability.
        self.last: Characteristics | None = None
        # Its copiable values (707.2) where they aren't those of its card, now and while no effect for a time says so.
        self.copied: Characteristics | None = None
        self.entered_as: Characteristics | None = None
        self.turned = 0  # clock value when it last transformed (701.27f)
        self.exiled_with = 0  # the object with which it was exiled (607.2a)
        self.wording = 0  # what text-changing effects make of its words (612; `cards.nodes.wording`)
        self.level = 0  # its level, a designation; 0: it has none (716.2b)
        self.had: tuple[int, ...] = ()  # what was attached to it as it left the battlefield (608.2h, 603.10a)
        self.ch: Characteristics | None = None  # derived; filled by layers, never stored

    def copy(self) -> "Obj":
        o = Obj(self.id, self.card, self.kind, self.owner, self.zone)
        o.face = self.face
        o.controller = self.controller
        o.entered_under = self.entered_under
        o.became = self.became
        o.timestamp = self.timestamp
        o.arrived = self.arrived
        o.tapped = self.tapped
        o.phased_out = self.phased_out
        o.damage = self.damage
        o.counters = self.counters.copy() if self.counters else {}
        o.attached_to = self.attached_to
        c = self.ctx
        if c is not None:
            o.ctx = c.copy()
        o.flags = self.flags
        o.paid = self.paid
        o.chosen = self.chosen.copy() if self.chosen else {}
        o.last = self.last
        o.copied = self.copied
        o.entered_as = self.entered_as
        o.turned = self.turned
        o.exiled_with = self.exiled_with
        o.wording = self.wording
        o.level = self.level
        o.had = self.had
        o.used = self.used.copy() if self.used else {}
        o.ch = self.ch
        return o


# In `Obj.used`, beside abilities.
ANY_LOYALTY: Final = -1  # one of its loyalty abilities
EXERTED: Final = -2
ATTACKED: Final = -3  # how many times
ENTERED: Final = -4  # the battlefield; kept only if some card asks (`Book.asks_entered`)
BLOCKED_BY: Final = -1000  # less a creature's id: it blocked this (`Book.asks_blocked`)


class Flag:
    """Bits of `Obj.flags`."""

    DAMAGED_THIS_TURN: Final = 2
    BLANK: Final = 4  # a nameless library card of a scenario
    PHASED_INDIRECTLY: Final = 8  # phased out with what it was attached to (702.26h)
    EXILE_INSTEAD: Final = 16  # flashback: goes to exile instead of anywhere else
    CAST_FROM_HAND: Final = 64  # a spell cast from its owner's hand
    PHASES_IN_NEXT: Final = 256  # phased out under a player who left: in the next untap step (702.26n)
    EXILE_LEAVING: Final = 128  # unearth: exiled if it would leave the battlefield
    LEFT_BATTLEFIELD: Final = 32  # the record of what was there
    FELL_OFF: Final = 512  # an Aura that a state-based action put into the graveyard (704.5m)
    LEFT_WITH_HOST: Final = 1024  # an Aura that left the battlefield together with what it enchanted


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
        return p


@final
class Part:
    """A turn, a phase or a step that happens or is to happen: an object with an identity, in a queue that effects edit.

    `queue` holds the ids of the parts still ahead inside this one (a turn's phases, a phase's steps). `plan` indexes
    the turn plan: phase index for a phase,
    step index for a step (of the plan phase `plan_phase`).
    """

    FIELDS: Final = (
        "id",
        "level",
        "kind",
        "plan_phase",
        "plan",
        "parent",
        "player",
        "number",
        "queue",
        "precombat",
        "first_strike",
        "added",
        "begun",
        "cut",
        "mains",
        "past_attack",
    )

    def __init__(
        self, id: int = 0, level: int = 0, kind: int = 0, plan_phase: int = -1, plan: int = -1, parent: int = 0
    ) -> None:
        self.id = id
        self.level = level
        self.kind = kind  # PhaseKind or StepKind
        self.plan_phase = plan_phase
        self.plan = plan
        self.parent = parent
        self.player = -1  # whose turn
        self.number = 0  # turn number; for a main phase, which one of the turn (505.1b)
        self.queue: list[int] = []
        self.precombat = False  # the turn's first main phase (505.1a)
        self.first_strike = False  # the first of two combat damage steps (510.4)
        self.added = False  # by an effect
        self.begun = False
        self.cut = False  # its rest is left out (ended by an effect)
        self.mains = 0  # main phases that this turn has had (505.1b)
        self.past_attack = False  # this turn's first declaration of attackers lies behind, or will not come (506.7)

    def copy(self) -> "Part":
        p = Part(self.id, self.level, self.kind, self.plan_phase, self.plan, self.parent)
        p.player = self.player
        p.number = self.number
        p.queue = self.queue[:]
        p.precombat = self.precombat
        p.first_strike = self.first_strike
        p.added = self.added
        p.begun = self.begun
        p.cut = self.cut
        p.mains = self.mains
        p.past_attack = self.past_attack
        return p


class Level:
    TURN: Final = 0
    PHASE: Final = 1
    STEP: Final = 2


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
        self.defenders: list[int] = []  # defending players (506.2, 802.2)
        self.attackers: list[int] = []  # attacking creatures, in the order they began to attack
        self.attacks: dict[
            int, int
        ] = {}  # attacker → ref attacked (a player, or a planeswalker or battle); 0 once that left
        self.defended: dict[
            int, int
        ] = {}  # attacker → its defending player (508.5), also once it or what it attacked left
        self.first_defended: dict[
            int, int
        ] = {}  # attacker that was made to attack another → its first defending player
        self.bands: dict[int, int] = {}  # attacker in a band → one that was declared in it: the band's name (702.22c)
        self.blocked: dict[int, bool] = {}  # attacker → blocked or unblocked, once blockers have been declared (509.1h)
        self.blockers: dict[int, list[int]] = {}  # attacker → creatures blocking it
        self.blocking: dict[int, list[int]] = {}  # blocker → attackers it blocks
        self.last: dict[int, InCombat] = {}  # creature that left the battlefield from combat → what it was (603.10a)
        self.struck: list[int] = []  # those that had first or double strike as the first damage step began (510.4)
        self.declared = 0  # 1: attackers declared, 2: blockers declared
        self.assignment: list[AssignedDamage] = []  # what is to be dealt (510.1)
        self.first_strike_done = False  # the first of two combat damage steps has begun (510.4)
        self.had_attackers = False  # any creature was declared or put attacking this phase (508.8)

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
        was.blockers = self.blockers.get(oid, [])[:]
        was.blocking = oid in self.blocking
        was.blocks = self.blocking.get(oid, [])[:]
        self.last[oid] = was

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
        c.first_defended = self.first_defended.copy() if self.first_defended else {}
        c.bands = self.bands.copy()
        c.blocked = self.blocked.copy()
        c.blockers = {k: v[:] for k, v in self.blockers.items()}
        c.blocking = {k: v[:] for k, v in self.blocking.items()}
        c.last = self.last.copy() if self.last else {}  # never changed
        c.struck = self.struck[:]
        c.declared = self.declared
        c.assignment = self.assignment[:]
        c.had_attackers = self.had_attackers
        c.first_strike_done = self.first_strike_done
        return c


class Use:
    """What a way of playing a spell or ability is for, as bits: under the rules of 1997 that says when it is played."""

    BATCH: Final = 1
    INTERRUPT: Final = 2  # of what is being cast
    PREVENTION: Final = 4  # of damage that has been assigned
    REGENERATION: Final = 8  # of what is being destroyed
    ANY: Final = 15


@final
class Batches:
    """What the timing of 1997 keeps: damage that has been assigned and not yet dealt, the spell or ability that may be
    interrupted, what is being destroyed, what has been used in this phase and this turn.
    """

    FIELDS: Final = (
        "assigned", "dealing", "doomed", "aim", "use", "done", "attacks", "worn", "untapping", "chosen", "staying",
        "excess",
    )  # fmt: skip

    def __init__(self) -> None:
        self.assigned: list[Change] = []
        self.dealing: list[Change] = []  # of it, what the damage-prevention step that goes on is about
        self.doomed: list[int] = []  # ids of permanents that are about to be destroyed and can be regenerated
        self.aim = 0  # id of what is being cast: only that can interrupts target
        self.use: int = Use.ANY  # what the spell or ability being announced is to be for
        self.done: list[int] = []  # turn-based actions that have been used in this phase as phase abilities
        self.attacks = 1  # that may still be declared this turn
        self.worn = False  # effects until end of turn have ended this turn: new ones end at once
        self.untapping = 0  # id of the untapping on the stack, from its announcement until it resolves
        self.chosen: list[int] = []  # what is to untap, as decided since untapping was announced
        self.staying: list[int] = []  # and what is not
        self.excess: list[Change] = []  # damage moved by trample, for the damage-prevention step after this one

    def copy(self) -> "Batches":
        b = Batches()
        b.assigned = [c.copy() for c in self.assigned]
        b.dealing = [c.copy() for c in self.dealing]
        b.doomed = self.doomed[:]
        b.aim = self.aim
        b.use = self.use
        b.done = self.done[:]
        b.attacks = self.attacks
        b.worn = self.worn
        b.untapping = self.untapping
        b.chosen = self.chosen[:]
        b.staying = self.staying[:]
        b.excess = [c.copy() for c in self.excess]
        return b


@final
class Lasting:
    """A continuous effect of a resolved spell or ability (CR 611.2): on fixed objects (`objects`), or a rule of its own
    (`objects` empty).

    `node` is the uid of the Apply, Begin or Shield node in the book. `values` are the quantities fixed as it
    began (608.2h), in the order of the mods.
    """

    FIELDS: Final = (
        "id",
        "node",
        "source",
        "controller",
        "objects",
        "values",
        "until",
        "anchor",
        "timestamp",
        "amount",
        "onto",
        "copied",
        "ctx",
    )

    def __init__(self, id: int = 0, node: int = -1, source: int = 0, controller: int = -1) -> None:
        self.id = id
        self.node = node
        self.source = source
        self.controller = controller
        self.objects: list[int] = []  # refs
        self.values: list[int] = []
        self.until = 0  # a Duration
        self.anchor = 0  # the id of the part it lasts for, if its duration is one of a part
        self.timestamp = 0
        self.amount = -1  # the rest of a shield against damage; -1: all
        self.onto = 0  # the ref that damage is redirected to (614.9)
        self.copied: Characteristics | None = None  # of a copy effect (layer 1): the values copied
        # What the effect that began it knows, if it has a rule or a condition of its own to ask about.
        self.ctx: Context | None = None

    def copy(self) -> "Lasting":
        e = Lasting(self.id, self.node, self.source, self.controller)
        e.objects = self.objects[:]
        e.values = self.values
        e.until = self.until
        e.anchor = self.anchor
        e.timestamp = self.timestamp
        e.amount = self.amount
        e.onto = self.onto
        e.copied = self.copied
        ctx = self.ctx
        if ctx is not None:
            e.ctx = ctx.copy()
        return e


@final
class DelayedTrigger:
    """A delayed triggered ability waiting for its event (CR 603.7)."""

    FIELDS: Final = ("ability", "ctx", "once", "turn", "until", "born")

    def __init__(
        self,
        ability: int = -1,
        ctx: Context | None = None,
        once: bool = True,
        turn: int = 0,
        until: int = 0,
        born: int = 0,
    ) -> None:
        self.ability = ability
        self.ctx: Context = ctx if ctx is not None else Context()
        self.once = once
        self.turn = turn  # only on the controller's turn with this number of theirs; 0: on any
        self.until = until  # a Duration
        self.born = born  # clock value when it was set up

    def copy(self) -> "DelayedTrigger":
        return DelayedTrigger(self.ability, self.ctx.copy(), self.once, self.turn, self.until, self.born)


@final
class Waiting:
    """An ability that has triggered and is not on the stack yet (CR 603.2, 603.3)."""

    FIELDS: Final = ("ctx", "second_pass")

    def __init__(self, ctx: Context | None = None, second_pass: bool = False) -> None:
        self.ctx: Context = ctx if ctx is not None else Context()
        self.second_pass = second_pass  # its condition is that another ability triggers (603.3b)

    def copy(self) -> "Waiting":
        return Waiting(self.ctx.copy(), self.second_pass)


NO_DRAW: Final = "the draw for the turn"  # of a Skip: the draw alone, not the draw phase (1997)


@final
class Skip:
    """A skip that an effect set up: the next part of that name of that player is skipped (CR 614.10)."""

    FIELDS: Final = ("part", "player", "turn")

    def __init__(self, part: str = "", player: int = -1, turn: int = 0) -> None:
        self.part = part
        self.player = player
        self.turn = turn  # only in the turn with this part id; 0: whenever it comes


@final
class NextTurn:
    """What waits for the next turn that a player takes, and is about that turn."""

    FIELDS: Final = ("player", "decider", "extra_for")

    def __init__(self, player: int = -1, decider: int = -1, extra_for: int = -1) -> None:
        self.player = player
        self.decider = decider  # who makes the player's decisions in it (723.1); -1: it is not about that
        self.extra_for = extra_for  # who takes an extra turn after it; -1: nobody


BURIED: Final = "can't be regenerated"


@final
class Change:
    """One change of a batch. Which fields count depends on the kind; see the constructors in `changes`."""

    FIELDS: Final = (
        "kind", "obj", "player", "amount", "source", "other", "zone", "word", "tapped", "bottom", "attacking",
        "combat", "cause", "concept", "counters", "host", "applied", "copied", "face",
    )  # fmt: skip

    def __init__(
        self, kind: int = 0, obj: int = 0, player: int = -1, amount: int = 0, source: int = 0, other: int = 0
    ) -> None:
        self.kind = kind
        self.obj = obj
        self.player = player
        self.amount = amount
        self.source = source
        self.other = other
        self.zone = 0
        self.word = ""
        self.tapped = False
        self.bottom = False
        self.attacking = 0
        self.combat = False
        self.cause = 0
        self.concept = 0
        self.counters: dict[str, int] = {}  # counters a permanent enters with; the last of a kind that damage removed
        self.host = 0  # the ref that an Aura enters attached to (303.4a, f)
        self.copied: Characteristics | None = None  # what a token is a copy of (707.2)
        self.face = -1  # the face that it shows after moving; -1: the card's own, or that of the spell it was
        self.applied: list[int] = []  # replacement effects that have applied to this change: each at most once (614.5)

    # What `amount`, `other` and `word` hold for some kinds of change, under the name of what it is there.

    @property
    def card(self) -> int:
        """The definition of a token."""
        return self.amount

    @card.setter
    def card(self, card: int) -> None:
        self.amount = card

    @property
    def owner(self) -> int:
        """Of a token, as a ref; 0: who controls it owns it."""
        return self.other

    @owner.setter
    def owner(self, ref: int) -> None:
        self.other = ref

    @property
    def came_from(self) -> int:
        """The zone of what has moved."""
        return self.other

    @came_from.setter
    def came_from(self, zone: int) -> None:
        self.other = zone

    @property
    def recipient(self) -> int:
        """Of damage, as a ref."""
        return self.other

    @recipient.setter
    def recipient(self, ref: int) -> None:
        self.other = ref

    @property
    def onto(self) -> int:
        """What becomes attached is attached to this ref; 0: to nothing."""
        return self.other

    @onto.setter
    def onto(self, ref: int) -> None:
        self.other = ref

    @property
    def counter(self) -> str:
        """The kind of counter."""
        return self.word

    @counter.setter
    def counter(self, kind: str) -> None:
        self.word = kind

    @property
    def indirectly(self) -> bool:
        """It phases with what it is attached to (CR 702.26g)."""
        return self.amount == 1

    @indirectly.setter
    def indirectly(self, so: bool) -> None:
        self.amount = 1 if so else 0

    @property
    def buried(self) -> bool:
        """What is destroyed cannot be regenerated."""
        return self.word == BURIED

    @buried.setter
    def buried(self, so: bool) -> None:
        self.word = BURIED if so else ""

    def copy(self) -> "Change":
        c = Change(self.kind, self.obj, self.player, self.amount, self.source, self.other)
        c.zone = self.zone
        c.word = self.word
        c.tapped = self.tapped
        c.bottom = self.bottom
        c.attacking = self.attacking
        c.combat = self.combat
        c.cause = self.cause
        c.concept = self.concept
        c.counters = self.counters.copy()
        c.host = self.host
        c.copied = self.copied
        c.face = self.face
        c.applied = self.applied[:]
        return c
