"""The whole state of a game, and the agenda: the stack of small resumable frames that says what the game is in the
middle of.
"""

from collections.abc import Sequence
from typing import Final, cast, final

from mypy_extensions import i64, mypyc_attr

from mainphase.cards.nodes import Zone
from mainphase.errors import RecordError
from mainphase.kernel.lowering.book import Book
from mainphase.kernel.lowering.dependencies import Facet
from mainphase.kernel.lowering.provided import provide_cards
from mainphase.kernel.roles import (
    Behind,
    ByHand,
    Constant,
    Derived,
    Incidental,
    Own,
    Ref,
    RefOrAmount,
    Shared,
    Tally,
    Unhashed,
)
from mainphase.kernel.state.account import Account
from mainphase.kernel.state.batch_state import Batches
from mainphase.kernel.state.by_id import ById
from mainphase.kernel.state.change import Change
from mainphase.kernel.state.combat_state import Combat
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.generator import Generator
from mainphase.kernel.state.objects import Obj
from mainphase.kernel.state.packed import SpellCast
from mainphase.kernel.state.player import NO_PLAIN_MANA, Player
from mainphase.kernel.state.timing import Timing
from mainphase.kernel.state.turn_memory import ObjectInTurn, PlayerInTurn
from mainphase.kernel.state.turn_parts import NextTurn, Part, Skip
from mainphase.kernel.state.waiting import DelayedTrigger, Lasting, Waiting
from mainphase.kernel.values import Automation, Bounds, Decision, LogEntry, Option
from mainphase.rules.law import Rules
from mainphase.rules.law import TimingModel as Model

# What an index has for a kind that nobody has: shared, and never written into (`statics.enter`).
NO_IDS: Final[list[int]] = []
NO_CHANGES: Final[list[Change]] = []  # never changed
BOUNDS: Final = Bounds()
STATIC_KINDS = 64
EVENT_KINDS = 90


@mypyc_attr(acyclic=True)
class Frame:
    """One thing the game is in the middle of: a plain object with a program counter.

    `run` does the next piece of work: it may change the state, push frames, ask a decision (`State.ask`) or pop itself.
    The loop in `machine` calls the top
    frame until something is asked. A frame sets its `pc` before it does anything that may push. `answer` takes the
    chosen option; the frame is on top then.
    """

    below: "Frame | None"  # while it is on the agenda: what goes on once this is done

    def __init__(self) -> None:
        self.pc = 0

    def run(self, g: "State") -> None:
        raise NotImplementedError

    def answer(self, g: "State", option: Option) -> None:
        raise NotImplementedError

    def copy(self) -> "Frame | None":
        """Its copy, of a frame that nearly every position has; None: it is copied by its fields (`flat`)."""
        return None

    def ask_again(self, g: "State", player: int) -> bool:
        """The choice that a player makes for this frame is taken back, to be asked again among what fits then. False:
        this frame knows no way.
        """
        return False

    def action_taken_back(self, g: "State", passes: int, declined: int) -> None:
        """What a player with priority began has been taken back: so many passes count again."""

    def is_step(self) -> bool:
        """True if this is the frame of a step (or of a phase without steps) itself."""
        return False

    def belongs_to(self, g: "State", player: int) -> bool:
        """True if this frame is of no use once that player has left (800.4): its spell, its choice."""
        return False

    def abandoned(self, g: "State") -> None:
        """It has been dropped because its player has left: leaves the results that the frame below expects."""

    def after_leaving(self, g: "State", player: int) -> None:
        """A player has left, and this frame goes on: forgets what referred to them."""


@mypyc_attr(acyclic=True)
class PlayersFrame(Frame):
    """A frame of what one player does or chooses: of no use once that player has left (CR 800.4)."""

    def __init__(self, player: int = 0) -> None:
        self.pc = 0
        self.player = player

    def belongs_to(self, g: "State", player: int) -> bool:
        return self.player == player


@mypyc_attr(acyclic=True)
@final
class TurnMarker:
    """A turn marker of a Grand Melee game (CR 807.4), and the turn that it stands for while another one moves: that is
    set aside here. The turn of the marker that moves is in the state, as that of any game is.
    """

    def __init__(self, number: int = 0, player: int = -1) -> None:
        self.number = number  # as it was handed out (807.4b)
        self.player = player  # who has it
        self.removals = 0  # how often it is designated for removal (807.4e)
        self.going = False  # its player is taking a turn
        self.received = True  # and has taken none since they had it
        self.walker = -1  # the planar controller of its planes (901.14a); -1: nobody
        self.planes: list[Ref] = []  # which are face up
        self.owed = False  # their own turn comes after the extra turn that goes on (807.4i, 807.4j)
        self.closed = False  # all have passed since it last began to move: now others move
        self.asked = 0  # who has said since then on which stack they act first, as bits
        self.chosen = False  # it moves next, as a player has said
        self.damage: dict[Ref, int] = {}  # marked in this turn, and still there
        # Objects that have left in turns that were over before this one: something here may still name them.
        self.kept: Incidental[list[int]] = []
        # Of a turn that is set aside: what goes on, the lowest frame first, and what the fields of a state are in it.
        self.frames: ByHand[list[Frame]] = []
        self.turn: Ref = 0
        self.phase: Ref = 0
        self.step: Ref = 0
        self.turn_number = 0
        self.active = player
        self.last_turn_spells = 0
        self.stack: list[Ref] = []
        self.casts: Tally[list[SpellCast]] = []
        self.pending_instructions: list[Context] = []
        self.last_known: Incidental[list[int]] = []  # as in a state
        self.players: list[PlayerInTurn] = []
        self.objects: list[ObjectInTurn] = []

    def copy_from(self, other: "TurnMarker") -> None:
        """Copies what goes on in the turn that another marker stands for."""
        for frame in other.frames:
            copied = frame.copy()
            assert copied is not None  # turns, their parts and rounds of priority copy themselves
            self.frames.append(copied)


class State:
    """Everything that `clone` copies and `hash` covers, and (not covered) the book, the rules, history
    and listeners.
    """

    def __init__(self, rules: Rules, book: Book, timing: Timing) -> None:
        # Shared by all clones, never changed while a game is played.
        self.rules: Shared[Rules] = rules
        self.book: Shared[Book] = book
        provide_cards(book, rules)
        self.timing: Shared[Timing] = timing
        # The game.
        self.players: list[Player] = []
        # Priority groups in turn order: those who act together (805); a lone player is a group of one. Settled before
        # the game begins.
        self.groups: Constant[list[list[int]]] = []
        self.heads = 0  # how many players each team has where it shares a life total (810.4, 810.11); 0 elsewhere
        # The options of a multiplayer game, settled before it begins.
        self.attacked = 0  # who may be attacked (`Attacked`: 802, 803)
        self.neighbors_attacked = False  # only those in the next seats (809.3c, 811.4)
        self.mates_apart = False  # team mates do not sit together, and do not see each other's hands (811.5)
        self.deploys = False  # creatures can be deployed (804)
        self.ranged = False  # ranges of influence are limited (801)
        # An object counts where something names it: a zone, an ability, another object.
        self.objects: ByHand[Incidental[ById[Obj]]] = ById()
        # Objects that have become others or ceased to be: last known information of this turn. What is gone counts only
        # where something still names it.
        self.last_known: Incidental[list[int]] = []
        self.vanishing: list[Ref] = []  # tokens and copies in zones where they cease to exist (704.5d, e)
        # Those that are phased in, in the order they came: `battlefield` has their ids.
        self.permanents: Behind[ByHand[list[Obj]]] = []
        self.phased_out: list[Ref] = []
        self.stack: list[Ref] = []  # bottom first
        self.exile: list[Ref] = []
        self.command: list[Ref] = []
        self.commanding = 0  # which game with commanders this is (903): a value of `Leading`
        self.planechase = False  # this is a game of Planechase (901)
        self.planar_controller = -1  # of it (901.6); in a Grand Melee of the turn that moves; -1: nobody
        self.one_planar_deck = False  # for all players together (901.15)
        self.planar_deck: list[Ref] = []  # that one, its top card first
        # Commanders put into a graveyard or exile since the last look at state-based actions (903.9a).
        self.commanders_put: list[Ref] = []
        # What a source with deathtouch has damaged since the last look at state-based actions (704.5h).
        self.deathtouched: list[Ref] = []
        # Many leave the battlefield in one event: they are taken out of `permanents` at once, when all have left.
        self.departing: Own[bool] = False
        # Who has seen a card in a library or hand: bits of seats (`seen_cards`). It changes nothing that happens.
        self.known: Incidental[dict[int, int]] = {}
        self.next_id: Incidental[int] = 1  # it grows whenever anything comes to be; ids are told by where they stand
        self.clock: Incidental[int] = 1  # the newest timestamp: only the order of those that are kept counts
        self.top: Behind[ByHand[Frame | None]] = None  # of the agenda; each frame knows the one below it
        self.pending: Decision | None = None
        self.over = False
        self.winners: list[int] = []
        # The turn.
        self.parts: Incidental[ById[Part]] = ById()  # the turn names those that are still ahead
        self.turn: Ref = 0  # part ids of what is going on; 0 before the first turn and between parts
        self.phase: Ref = 0
        self.step: Ref = 0
        self.turn_number = 0
        # Of a Grand Melee game (807): the turn markers, the place among them of the one that moves (-1: there are
        # none), and the number of the turn that began last.
        self.markers: list[TurnMarker] = []
        self.moving = -1
        self.newest_turn = 0
        self.extra_turns: list[Ref] = []  # turns (part ids) to be taken; the last one is next (500.7)
        self.natural_group = 0  # whose turn was the last one that was not an extra turn
        self.clockwise = True  # turn order goes the way it went as the game began
        # What is to be done first in the next turn or part that really begins (614.10b).
        self.pending_instructions: list[Context] = []
        self.active = 0  # the active player
        self.starter = 0
        self.casts: Tally[list[SpellCast]] = []  # the spells cast this turn, in order
        self.skips: list[Skip] = []
        self.next_turns: list[NextTurn] = []  # what waits for a player's next turn
        self.monarch = -1  # the player who is the monarch (725)
        self.last_turn_spells = 0  # cast by the previous turn's active player in it (502.2)
        self.day_night = 0  # 0 neither, 1 day, 2 night
        self.combat: Combat | None = None
        # What the timing of 1997 keeps; None in games with a stack.
        self.batches: Batches | None = Batches() if rules.timing == Model.BATCH else None
        # Priority.
        self.holder = -1  # the player who has priority, -1: nobody
        # What waits, what lasts.
        self.waiting: list[Waiting] = []
        self.delayed: list[DelayedTrigger] = []
        self.lasting: list[Lasting] = []
        # Permanents that others control than did before, each with who did: what triggers by that is to be noticed yet.
        self.lost_control: list[RefOrAmount] = NO_IDS
        self.generator: Behind[Generator] = Generator()
        # What the last event came to: as numbers, or as the changes that have them, until somebody asks.
        self._happened: ByHand[list[Change]] = NO_CHANGES
        self._result: ByHand[list[int]] = []
        # What the last sub-decision came to (yes 1, paid 1, an index, a number). Whoever asked for it has read it.
        self.answered: Incidental[int] = 0
        # Flags that spare work: derived, yet kept equal by the same steps everywhere.
        self.check_state = True  # something happened since the last look at state-based actions
        # And among it something that could have brought any state-based action about.
        self.state_based_due: Derived[bool] = True
        self.state_based_candidates: Derived[list[int]] = []  # or something about these permanents alone
        self.all_stale: Derived[bool] = False  # characteristics of any object may have changed
        # Permanents whose own characteristics may have changed, and no others'.
        self.stale_objects: Derived[list[int]] = []
        self.reads: Derived[i64] = 0  # the facets that continuous effects in force read
        self.types_read: Derived[i64] = 0  # the card types of the permanents that they depend on
        # Bits of the zones besides the battlefield whose objects they are about.
        self.nonbattlefield_zones: Derived[i64] = 0
        # Indices, derived from the objects: who watches for an event, who has a static ability of a kind (object ids).
        self.watchers: Derived[list[list[int]]] = [NO_IDS] * EVENT_KINDS
        # And of those who watch, by the kind of event, who does so also where it happens to others than itself.
        self.outward: Derived[dict[int, list[int]]] = {}
        self.statics: Derived[list[list[int]]] = [NO_IDS] * STATIC_KINDS
        self.attachments: Derived[list[int]] = []  # permanents that are attached to something, and Auras (`attaching`)
        self.actives: Derived[list[int]] = []  # permanents and emblems with activated abilities, no mana abilities
        # How often something has changed that what players may do with priority depends on (`playability`).
        self.changes: Derived[i64] = 0
        # What that number was when nobody could act outside the main phases.
        self.changes_when_unplayable: Derived[i64] = -1
        # Bits of the static kinds of which there is anything, of an object or lasting.
        self.in_force: Derived[i64] = 0
        self.begun: Derived[list[int]] = [0] * STATIC_KINDS  # how many lasting effects of a static kind there are
        # Phases and steps that have been made, to be used again; those of this turn come first.
        self.parts_made: Own[list[Part]] = []
        self.parts_in_use: Own[i64] = 0
        # Listeners: not part of the state, and those of one game.
        self.log: Own[list[LogEntry] | None] = None
        # Which object each became, hidden or not: for who sees the whole table.
        self.trail: Own[dict[int, int] | None] = None
        self.account: Own[Account | None] = None  # what becomes of the cards, for who plays many games
        self.decisions: Own[list[int] | None] = None  # recorded answers (indices), for undo and records
        self.chances: Own[list[int] | None] = None  # recorded random results
        self.script: Own[list[int] | None] = None  # random results to be had, the next one last: a replay's
        self.automation: Shared[Automation] = Automation()
        self.bounds: Shared[Bounds] = BOUNDS
        # The search for loops itself (`turn.looping`): resolutions since somebody last had a real choice; by the
        # outline of a position, the hashes of those that had it, but for the first.
        self.loop_count: Unhashed[int] = 0
        self.loop_seen: Unhashed[dict[int, list[str]]] = {}
        # Where ranges of influence are limited: who controlled what resolved since then, one after the other; and how
        # many had when a position was (`looping`).
        self.loop_players: Unhashed[list[int]] = []
        self.loop_places: Unhashed[dict[str, int]] = {}
        # The search for laps of a loop, within one `advance`: so what it comes to depends on nothing before that.
        self.laps: Own[LapWatch | None] = None

    # --- ids and time

    def new_id(self) -> int:
        i = self.next_id
        self.next_id = i + 1
        return i

    def tick(self) -> int:
        """The next timestamp (CR 613.7)."""
        c = self.clock + 1
        self.clock = c
        return c

    def invalidate(self, facets: i64) -> None:
        """Something has changed that continuous effects may read, and whatever else cards say. Few options depend on
        the course of the turn.
        """
        if self.reads & facets or self.ranged:  # whoever controls what has ranges see it, or see it no more
            self.all_stale = True
        if facets & (self.book.reads | ~Facet.COURSE) or self.ranged:
            self.changes += 1

    def invalidate_mana(self) -> None:
        """Invalidates what has been found out about any player's mana: permanents may be others, tapped or untapped."""
        for p in self.players:
            p.mana = NO_PLAIN_MANA
        self.changes += 1

    def invalidate_mana_of(self, player: int) -> None:
        """Invalidates what has been found out about the mana of one player."""
        self.players[player].mana = NO_PLAIN_MANA
        self.changes += 1

    def require_state_based_check(self) -> None:
        """Something has happened that could have brought a state-based action about."""
        self.check_state = True
        self.state_based_due = True

    def add_state_based_candidate(self, oid: int) -> None:
        """Something has happened to this permanent, or it is new: a state-based action could be about it."""
        self.check_state = True
        if not self.state_based_due:
            self.state_based_candidates.append(oid)

    # --- results

    @property
    def result(self) -> Incidental[list[int]]:
        """The results of the last event (`Change.result`, of each change) or of the last choice, until whoever asked
        for them has read them.
        """
        if self._happened:
            self._result = [c.result for c in self._happened]
            self._happened = NO_CHANGES
        return self._result

    @result.setter
    def result(self, result: list[int]) -> None:
        self._result = result
        self._happened = NO_CHANGES

    def has_happened(self, changes: list[Change]) -> None:
        """An event has happened: its results are what its changes came to."""
        self._happened = changes
        if not changes:
            self._result = []

    # --- agenda

    @property
    def agenda(self) -> Sequence[Frame]:
        """The frames of all that the game is in the middle of, the bottom first: to look at."""
        frames: list[Frame] = []
        frame = self.top
        while frame is not None:
            frames.append(frame)
            frame = frame.below
        frames.reverse()
        return frames

    @agenda.setter
    def agenda(self, frames: Sequence[Frame]) -> None:
        self.drop_agenda()
        for frame in frames:
            self.push(frame)

    def push(self, frame: Frame) -> None:
        frame.below = self.top
        self.top = frame

    def is_on_top(self, frame: Frame) -> bool:
        """True if this frame goes on: nothing has been pushed over it. Asked here alone, since `g.top is self` narrows
        the type of `g.top` for the rest of a function, which compiled code then holds it to.
        """
        return self.top is frame

    def pop(self) -> None:
        top = self.top
        assert top is not None
        below = top.below
        top.below = None
        self.top = below

    def drop_agenda(self) -> None:
        """Nothing goes on any more. Each frame is let go by itself: were it let go by the one above it, a long agenda
        would end in as deep a recursion, and what is acyclic and compiled does not survive that.
        """
        while self.top is not None:
            self.pop()

    def __del__(self) -> None:
        self.drop_agenda()

    def ask(self, decision: Decision) -> None:
        self.pending = decision

    # --- places

    def obj(self, id: int) -> Obj:
        return self.objects[id]

    def find(self, id: int) -> Obj | None:
        return self.objects.get(id)

    @property
    def battlefield(self) -> list[Ref]:
        """The ids of the permanents, in a list of their own: to look at."""
        return [o.id for o in self.permanents]

    @battlefield.setter
    def battlefield(self, ids: list[int]) -> None:
        self.permanents = [self.objects[id] for id in ids]

    def is_permanent(self, id: int) -> bool:
        """True if the object with this id is a permanent, and phased in."""
        o = self.objects.get(id)
        return o is not None and o.zone == Zone.BATTLEFIELD and not o.phased_out

    def zone_list(self, zone: int, player: int) -> list[int]:
        """The ids in a zone that is kept as such: every one but the battlefield."""
        assert zone != Zone.BATTLEFIELD
        if zone == Zone.HAND:
            return self.players[player].hand
        if zone == Zone.LIBRARY:
            return self.players[player].library
        if zone == Zone.GRAVEYARD:
            return self.players[player].graveyard
        if zone == Zone.STACK:
            return self.stack
        if zone == Zone.EXILE:
            return self.exile
        if zone == Zone.OUTSIDE:
            return self.players[player].sideboard
        return self.command

    # --- players

    def decider(self, player: int) -> int:
        """Who makes a player's choices and decisions: the player, or who controls them (CR 723.5)."""
        by = self.players[player].decider
        return player if by < 0 else by

    def alive(self, player: int) -> bool:
        return not self.players[player].left

    def opponents(self, player: int) -> list[int]:
        """Opponents of a player still in the game, in turn order from the active player (APNAP, CR 101.4); where ranges
        of influence are limited, those within the player's.
        """
        foes = self.apnap(self.players[player].side)
        if self.ranged:
            asked = self.players[player]
            return [p for p in foes if asked.reaches(p)]
        return foes

    def are_opponents(self, one: int, other: int) -> bool:
        return self.players[one].side != self.players[other].side

    def team(self, player: int) -> list[int]:
        """Who takes turns together with a player (CR 805.4): alone, the player."""
        return self.groups[self.players[player].group]

    def teams_from(self, player: int) -> list[list[int]]:
        """All who take turns, together or alone, in turn order, a player's team first (CR 101.4, 805.4)."""
        count = len(self.groups)
        step = 1 if self.clockwise else count - 1  # the order of turns may be reversed
        at = self.players[player].group
        return [self.groups[(at + k * step) % count] for k in range(count)]

    def is_active(self, player: int) -> bool:
        """True if a player is an active one: it is their turn, or that of their team (CR 805.4a)."""
        return self.active == player or self.share_turns(self.active, player)

    def share_turns(self, one: int, other: int) -> bool:
        """True if two players take their turns together (CR 805.4), or are one."""
        return self.players[one].group == self.players[other].group

    def primary(self, players: list[int]) -> int:
        """Who of a team chooses where they choose together (CR 805.2): the first in turn order still in the game; -1:
        nobody is.
        """
        for p in players:
            if not self.players[p].left:
                return p
        return -1

    def mates(self, player: int) -> list[int]:
        """A player's team, whoever of it is still in the game and whoever is not, in turn order (CR 102.3)."""
        side = self.players[player].side
        return [p.id for p in self.players if p.side == side]

    def groups_left(self) -> int:
        """How many of those who take their turns together are still in the game."""
        for player in self.players:
            if player.left:
                break
        else:
            return len(self.groups)
        count = 0
        for group in self.groups:
            for p in group:
                if not self.players[p].left:
                    count += 1
                    break
        return count

    def apnap(self, but: int = -1) -> list[int]:
        """Players still in the game, the active player (and team) first, then in turn order (CR 101.4, 805.6). `but`: a
        side without which they are wanted.
        """
        out: list[int] = []
        n: i64 = len(self.groups)
        at: i64 = self.players[self.active].group
        left = n
        while left > 0:
            left -= 1
            for p in self.groups[at]:
                player = self.players[p]
                if not player.left and player.side != but:
                    out.append(p)
            if self.clockwise:
                at = at + 1 if at + 1 < n else 0
            else:
                at = at - 1 if at > 0 else n - 1
        return out

    # --- chance

    @property
    def rng(self) -> int:
        """The state of the generator."""
        return self.generator.state

    @rng.setter
    def rng(self, value: int) -> None:
        self.generator.state = value

    def random(self, count: int) -> int:
        """A uniform number below n. Every result is recorded. Raises RecordError if the record replayed has no such
        result.
        """
        value = self.generator.below(count)
        script = self.script
        if script is not None:  # the generator runs along, so that a replayed game ends in the very state
            if not script:
                raise RecordError(f"the random results run out: one of {count} is needed here")
            value = script.pop()
            if not 0 <= value < count:
                raise RecordError(f"the random result {value} does not exist: one of {count} is needed here")
        if self.chances is not None:
            self.chances.append(value)
        return value

    def shuffle(self, numbers: list[int]) -> None:
        """Puts these into a random order: every order is as likely as any other (CR 701.24a). Each random result is
        recorded.
        """
        moved = cast(list[object], numbers)  # nobody need read them
        recorded = self.script is not None or self.chances is not None
        i: i64 = len(moved) - 1
        while i > 0:
            j: i64 = self.random(int(i) + 1) if recorded else self.generator.draw(i + 1)
            moved[i], moved[j] = moved[j], moved[i]
            i -= 1

    # --- the log

    def note(
        self,
        name: int,
        concept: int,
        player: int = -1,
        obj: int = 0,
        other: int = 0,
        amount: int = 0,
        seen_by: int = -1,
        word: str = "",
    ) -> None:
        """Records an event if somebody listens."""
        log = self.log
        if log is None:
            return
        oc = -1
        if obj > 0:
            o = self.objects.get(obj)
            if o is not None:
                oc = o.face
        tc = -1
        if other > 0:
            o = self.objects.get(other)
            if o is not None:
                tc = o.face
        entry = LogEntry(name, concept, player, obj, other, amount, seen_by, oc, tc, word)
        if seen_by >= 0:
            entry.also_seen_by = self.players[seen_by].decider  # CR 723.4
        log.append(entry)


@mypyc_attr(acyclic=True)
@final
class LapWatch:
    """The search for laps of a loop while the game goes on by itself (`turn.looping`): a position to which later ones
    are compared, and what the last lap was like.
    """

    def __init__(self) -> None:
        self.resolved = 0  # resolutions since it began
        self.renewed_at = 0  # the number of resolutions at which another position is kept
        self.kept: State | None = None
        self.kept_at = 0
        self.outline = 0  # of the position that is kept
        self.tries = 0  # how often a later one has been compared to it in full
        self.period = 0  # resolutions in the last lap; 0: none is known
        self.steps: object = None  # the drifts of the last lap (`turn.drifting`)
