"""A scenario's game: it stands at a decision, and is driven on from there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from mainphase.errors import ScenarioError, where
from mainphase.kernel import machine
from mainphase.kernel.combat.attacking import DeclareAttackers
from mainphase.kernel.combat.blocking import DeclareBlockers
from mainphase.kernel.fifth.batch_timing import in_batch
from mainphase.kernel.reading.turns_at_once import is_over
from mainphase.kernel.state import flat
from mainphase.kernel.state.state import LapWatch, State
from mainphase.kernel.turn.looping import look_for_laps, rough_outline
from mainphase.kernel.values import DecisionKind, LogEntry, OptionKind
from mainphase.kernel.what_happens import EventName
from mainphase.presentation.places import (
    BEGINNING_OF_TURN,
    BETWEEN_TURNS,
    IN_COMBAT,
    KIND,
    PlaceInTurn,
    current_place,
    has_step,
    is_at,
    place_words,
)
from mainphase.presentation.words import ALL, entry_text
from mainphase.rules.concepts import Concept
from mainphase.rules.plan import Action, StepPlan
from mainphase.saying.worded import fixed, one_of_these, with_rule, worded
from mainphase.scenarios.defaults import default_answer
from mainphase.scenarios.model import PlayEntry, Scenario
from mainphase.scenarios.naming import ObjectNames
from mainphase.scenarios.why import Reasons, Why

HOW_IT_ENDED: Final = (EventName.PLAYER_LOSES, EventName.PLAYER_WINS, EventName.GAME_DRAWN)
LIMIT: Final = 20_000  # decisions on the way to one place: more is a game that goes in circles


def is_declaration(g: State) -> bool:
    """Attackers and blockers are declared by entries of their own; whether one is exerted is a choice."""
    if g.pending is not None and g.pending.kind == DecisionKind.OPTIONAL_COST:
        return False
    return bool(g.agenda) and isinstance(g.agenda[-1], (DeclareAttackers, DeclareBlockers))


class NotReached(Exception):
    """A place that the game does not come to (any more)."""

    def __init__(self, message: str, why: Why | None = None) -> None:
        super().__init__(message)
        self.why = why


@dataclass
class Snapshot:
    """A state of the game, how much had happened by then, and how much of that had been told."""

    g: State
    logged: int
    told: int


@dataclass
class Missed:
    """Where a `choose` entry could answer nothing that was asked, for the first time, and why each time."""

    at: Snapshot | None
    reasons: Reasons = ()
    asked: list[tuple[int, int]] = field(default_factory=list)


class ScenarioGame:
    """The state, what has happened, and what entries call its objects."""

    def __init__(
        self, scenario: Scenario, g: State, names: ObjectNames, spoken: str | None = None, silent: bool = False
    ) -> None:
        self.spoken = spoken  # the day in whose words it is told, if not that of the rules
        self.silent = silent  # nothing that happens is put into words
        self.scenario = scenario
        self.g = g
        self.names = names
        self.log: list[LogEntry] = g.log if g.log is not None else []
        self.words: list[str] = []  # the log in words, as far as it has been told
        self.play = scenario.play  # the entries that are done, or those of a lap
        self.next = 0  # the play entry after the one being done; `choose` entries may be used up ahead of their turn
        self.try_choose: Callable[[PlayEntry], bool] = lambda e: False
        self.try_only: Callable[[PlayEntry], object] = lambda e: None
        self.proofs: list[tuple[int, str]] = []  # what searches have proved, by the line that asked
        self.trying = False  # an announcement is being made: it may yet not be
        self.missed: dict[int, Missed] = {}  # by the entry's id
        self.skipped: Why | None = None  # the last skip of the place that was looked for

    def fail(self, line: int, message: str) -> ScenarioError:
        """An error in the file that only playing shows."""
        return ScenarioError(message, where=where(self.scenario.path, line))

    def the_one(self, g: State, name: str, refs: list[int], line: int) -> int:
        """The one thing a name means among these, or 0. Raises ScenarioError, with the candidates, if it could be
        several.
        """
        ref, several = self.names.one(g, name, refs)
        if several:
            candidates = one_of_these(self.names.describe_all(g, several))
            raise self.fail(
                line,
                worded(
                    "error-could-be-give-one-a-name",
                    "{name} could be {candidates}; give one a name with `as:`, or say whose it is",
                    name=name,
                    candidates=candidates,
                ),
            )
        return ref

    # --- trying

    def fork(self) -> State:
        """A copy of the state for something that may turn out not to be possible; it listens by itself."""
        c = flat.clone_state(self.g)
        c.automation = self.g.automation
        c.log = []
        c.trail = dict(self.g.trail or {})
        return c

    def keep(self, trial: State) -> None:
        """Makes the state of a successful trial the state of the game."""
        if trial.log is not None:
            self.log.extend(trial.log)
        trial.log = self.log
        self.g = trial
        self.listen()

    def listen(self) -> None:
        """Puts into words what has happened since, while the things it is about are still there."""
        if self.silent:
            return
        for k in range(len(self.words), len(self.log)):
            self.words.append(entry_text(self.g, self.log[k], ALL, self.spoken))

    def ending(self) -> str:
        """How the game has ended: where, by what, and the rule. In 1997 an attack looks at life totals."""
        self.listen()
        law, attack, told, by_check = self.g.rules, False, "", False
        for k, entry in enumerate(self.log):
            if entry.word == "attack" and entry.name in (EventName.PHASE_BEGINS, EventName.PHASE_ENDS):
                attack = entry.name == EventName.PHASE_BEGINS
            elif entry.name == EventName.TURN_BEGINS:
                attack = False
            if entry.name in HOW_IT_ENDED and not (told and entry.name == EventName.PLAYER_WINS):
                words = entry_text(self.g, entry, ALL, self.spoken) if self.silent else self.words[k]
                told = with_rule(words, law.number(entry.concept))
                by_check = entry.concept == Concept.ZERO_LIFE and not law.attack_is_phase
        where = fixed("found-the-attack", "the attack") if attack else place_words(self.g, current_place(self.g))
        if where != BETWEEN_TURNS:
            where = worded("found-in-place", "in {place}", place=where)
        if not told:
            return worded("found-game-over", "the game is over; it ended {where}", where=where)
        if by_check:
            english = "the game is over; it ended {where}, by the life check: {told}"
            return worded("found-game-over-by-check", english, where=where, told=told)
        return worded("found-game-over-by", "the game is over; it ended {where}: {told}", where=where, told=told)

    # --- going back

    def snapshot(self) -> Snapshot:
        """Where the game stands, to be told of it if it has gone on in vain."""
        return Snapshot(self.fork(), len(self.log), len(self.words))

    def restore(self, to: Snapshot) -> None:
        del self.log[to.logged :]
        del self.words[to.told :]
        to.g.log = self.log
        self.g = to.g

    def miss(self, e: PlayEntry, reasons: Reasons) -> None:
        """Notes that a `choose` entry could not answer the question asked of its player: it may be for a later one."""
        d = self.g.pending
        assert d is not None
        before = self.missed.setdefault(id(e), Missed(self.snapshot() if not self.trying else None))
        if (d.kind, d.about) not in before.asked:  # one thing after another may be asked for the same choice
            before.asked.append((d.kind, d.about))
            before.reasons += reasons

    # --- entries that follow

    def following(self) -> PlayEntry | None:
        play = self.play
        return play[self.next] if self.next < len(play) else None

    def chooses_next(self, player: str) -> bool:
        """True if the next entry is a choice of this player."""
        e = self.following()
        return e is not None and e.verb == "choose" and e.player == player

    def chooses_after(self, e: PlayEntry) -> bool:
        """True if the entry after this one is a choice of the same player."""
        play = self.play
        at = next((i for i in range(len(play)) if play[i] is e), len(play))
        return at + 1 < len(play) and play[at + 1].verb == "choose" and play[at + 1].player == e.player

    def answer_ahead(self) -> bool:
        """A `choose` entry that comes next answers what is pending, if that is what it is for; those before it that are
        only tried are tried here, and those that answer only if they are asked may be left out.
        """
        e = self.following()
        while e is not None and e.verb == "choose" and e.at is None and e.is_tried and self.asks(e):
            self.next += 1
            self.try_only(e)
            e = self.following()
        for k in range(self.next, len(self.play)):
            e = self.play[k]
            if e.verb != "choose" or e.at is not None or e.is_tried:
                break
            if self.try_choose(e):
                self.next = k + 1
                return True
            if not e.if_asked:
                break
        return False

    def asks(self, e: PlayEntry) -> bool:
        """True if something other than priority, or an attack or a block, is asked of the entry's player now."""
        d = self.g.pending
        if d is None or d.kind == DecisionKind.PRIORITY or is_declaration(self.g):
            return False
        return d.player == self.scenario.seat(e.player)

    # --- driving

    def default(self) -> None:
        """The pending decision is answered as somebody does who wants nothing."""
        d = self.g.pending
        if d is None:
            raise AssertionError("nothing is pending")
        machine.apply_option(self.g, default_answer(self.g, d))
        self.listen()

    def declare_attack(self) -> bool:
        """The intention to attack is declared, if that can be done now (1997)."""
        d = self.g.pending
        if d is None or d.kind != DecisionKind.PRIORITY:
            return False
        for i, o in enumerate(d.options):
            if o.kind == OptionKind.PHASE_ACTION and o.action == Action.DECLARE_ATTACKERS:
                machine.apply_option(self.g, i)
                self.listen()
                return True
        return False

    def at_priority(self) -> bool:
        return self.g.pending is not None and self.g.pending.kind == DecisionKind.PRIORITY

    def on(self) -> None:
        """One decision further: an entry answers it, or nobody does."""
        if self.at_priority() or not self.answer_ahead():
            self.default()

    def resolve(self, count: int | None) -> bool:
        """Everybody passes until the stack is empty (and the batch of 1997 over, with the damage that it deals), or
        `count` objects have left it. False: there were not as many. Raises NotReached if this takes too many decisions.
        """
        done = 0
        top = 0
        laps, answered = LapWatch(), self.next
        for _ in range(LIMIT):
            g = self.g
            if count is None and g.stack and self.at_priority():
                if self.next != answered:  # an entry has answered something: that happens once
                    laps, answered = LapWatch(), self.next
                look_for_laps(g, laps, rough_outline(g))
            if g.over:
                return True
            if self.at_priority():
                if top and top not in g.stack:
                    done += 1
                    top = 0
                if count is not None and done == count:
                    return True
                if not g.stack and not in_batch(g):
                    return count is None
                if g.stack:
                    top = top or g.stack[-1]
            self.on()
        raise NotReached(
            worded("found-the-stack-is-not-empty", "the stack is not empty after {limit} decisions", limit=LIMIT)
        )

    def go_to(self, place: PlaceInTurn, again: bool = False) -> Why | None:
        """Goes on to a place. None: it is reached, or the game ends first; a reason: nobody has a decision there.
        Raises NotReached if the place is over already, or never comes.
        """
        g = self.g
        if place.name == BEGINNING_OF_TURN and not has_step(g, place.name):
            raise NotReached(
                worded(
                    "found-under-the-rules-of-nothing",
                    "under the rules of {date} nothing of a turn comes before its first phase",
                    date=g.rules.date,
                )
            )
        past_first_strike = place.name == "combat damage" and current_place(g) == "first-strike damage"
        left = self.here() if again or past_first_strike else None
        if self.is_there(place, left):
            return None
        if place.turn is not None and is_over(g, place.turn):
            raise NotReached(
                worded(
                    "found-is-already-over",
                    "{place} is already over: it is turn {turn}",
                    place=str(place),
                    turn=g.turn_number,
                )
            )
        last_turn = g.turn_number + 2 * len(g.players) + 2 if place.turn is None else place.turn
        for _ in range(LIMIT):
            if self.g.over:
                return None
            mark = len(self.log)
            if place.name not in IN_COMBAT or not self.declare_attack():
                self.default()
            if self.is_there(place, left):
                return None
            passed = self.passed_through(place, mark, left)
            if passed is not None:
                return passed
            if is_over(self.g, last_turn):
                raise NotReached(
                    worded(
                        "found-was-not-reached-by-the",
                        "{place} was not reached by the end of turn {last_turn}",
                        place=str(place),
                        last_turn=last_turn,
                    ),
                    self.skipped,
                )
        raise NotReached(
            worded(
                "found-was-not-reached-after-decisions",
                "{place} was not reached after {limit} decisions",
                place=str(place),
                limit=LIMIT,
            )
        )

    def here(self) -> tuple[int, int, str]:
        """A key of the place in which the game is, different for the next place of that name."""
        return self.g.turn_number, self.g.step, current_place(self.g)

    def is_there(self, place: PlaceInTurn, left: tuple[int, int, str] | None) -> bool:
        """True if the game is in that place, and in another such one than it has left."""
        g = self.g
        if g.over or (place.turn is not None and place.turn != g.turn_number):
            return False
        return is_at(g, place.name) and self.here() != left

    def passed_through(self, place: PlaceInTurn, mark: int, left: tuple[int, int, str] | None = None) -> Why | None:
        """The rule by which nobody could act in such a place, if it began and ended between two decisions."""
        name = "cleanup" if place.name == "discard" and not has_step(self.g, "discard") else place.name
        turn = self.turn_before(mark)
        found: Why | None = None
        for k in range(mark, len(self.log)):
            entry = self.log[k]
            if entry.name == EventName.TURN_BEGINS:
                if name == BETWEEN_TURNS and place.turn in (None, turn) and left != (turn, 0, name):
                    return Why(
                        Concept.NO_PRIORITY_RESOLVING,
                        0,
                        fixed("found-nobody-can-do-anything-between", "nobody can do anything between those turns"),
                    )
                turn = entry.amount
                if found is not None:
                    return found
            if place.turn is not None and turn != place.turn:
                continue
            if entry.name == EventName.SKIPPED and self.skips(entry.word, name):
                self.skipped = Why(
                    entry.concept, entry.obj, worded("found-the-is-skipped", "the {name} is skipped", name=name)
                )
            if entry.name == EventName.PHASE_ENDS and name == "end step" and self.ends_turn(entry.word):
                return Why(
                    Concept.END_STEP,
                    0,
                    fixed(
                        "found-nothing-happens-at-end-of",
                        "nothing happens at end of turn to which anybody could respond",
                    ),
                )
            if entry.name != EventName.STEP_BEGINS and entry.name != EventName.PHASE_BEGINS:
                continue
            if self.word_is(entry.word, name):
                found = Why(
                    self.window_rule(name),
                    0,
                    worded(
                        "found-nobody-receives-priority-in",
                        "nobody receives priority in {place}",
                        place=place_words(self.g, name),
                    ),
                )
            elif found is not None:
                return found
        if found is not None and current_place(self.g) == name and place.name != "discard":
            return None  # it goes on: somebody has a decision in it
        return found

    def ends_turn(self, word: str) -> bool:
        """True if what happens at end of turn happens as the phase of this name ends (1997)."""
        for step in self.steps():
            if step.name == word:
                return any(action.action == Action.END_OF_TURN for action in step.ends)
        return False

    def turn_before(self, mark: int) -> int:
        """The number of the turn that went on when the log had this length."""
        for k in range(mark - 1, -1, -1):
            if self.log[k].name == EventName.TURN_BEGINS:
                return self.log[k].amount
        return self.scenario.start.turn

    def word_is(self, word: str, name: str) -> bool:
        """True if a part's name in the log is this place: steps go by the names of their date."""
        if word == name or word == f"{name} step":
            return True
        return any(KIND.get(s.kind) == name and s.name == word for s in self.steps())

    def skips(self, word: str, name: str) -> bool:
        """True if the part that was skipped (a step, a phase, the rest of one, a turn) is or contains this place."""
        if self.word_is(word, name) or word == name + " phase" or word in ("turn", "rest of the turn"):
            return True
        for phase in self.g.rules.plan.phases:
            if word.removeprefix("rest of the ") == phase.name:
                return any(KIND.get(step.kind) == name for step in phase.steps)
        return False

    def steps(self) -> list[StepPlan]:
        return [step for phase in self.g.rules.plan.phases for step in phase.steps]

    def window_rule(self, name: str) -> int:
        for step in self.steps():
            if KIND.get(step.kind) == name:
                return step.priority_concept
        return Concept.RECEIVE_PRIORITY
