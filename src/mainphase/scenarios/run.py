"""Plays a scenario under the rules of one date and compares what it expects."""

from __future__ import annotations

import datetime
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Final

from mainphase.kernel import machine
from mainphase.kernel.shortcuts import LapSeeker
from mainphase.kernel.state.state import State
from mainphase.kernel.turn.reach import ENDLESS
from mainphase.kernel.values import LogEntry
from mainphase.kernel.what_happens import EventName
from mainphase.presentation.event import Event, event_of
from mainphase.presentation.places import PlaceInTurn
from mainphase.presentation.words import EVENT_NAMES
from mainphase.rules.concepts import Concept
from mainphase.rules.law import Rules
from mainphase.rules.timeline import rules_on
from mainphase.saying.error_texts import error_text
from mainphase.saying.worded import commas, fixed, put_together, worded
from mainphase.scenarios.acts import attempt
from mainphase.scenarios.because import tell_answer
from mainphase.scenarios.choices import attempt_choice
from mainphase.scenarios.deal import deal_position
from mainphase.scenarios.drive import HOW_IT_ENDED, LIMIT, NotReached, ScenarioGame
from mainphase.scenarios.expect import Failure, check_all
from mainphase.scenarios.model import Expectation, PlayEntry, Scenario, stands_under
from mainphase.scenarios.naming import ObjectNames
from mainphase.scenarios.why import Reasons, Why, any_matches, reasons_text

MOST_REPEATED: Final = 5000  # laps that are played one by one
ENDS: Final = tuple(EVENT_NAMES[name] for name in HOW_IT_ENDED)


@dataclass
class Result:
    """How a scenario came out under one date."""

    scenario: Scenario
    rules: str
    state: State
    log: list[LogEntry]
    words: list[str]  # of what is in the log; none if it was played silently
    failures: list[Failure] = field(default_factory=list)
    answered: set[int] = field(default_factory=set)  # the lines of `if asked` entries that were asked for
    proofs: list[tuple[int, str]] = field(default_factory=list)  # what searches have proved, by the line that asked

    @property
    def ok(self) -> bool:
        return not self.failures

    @property
    def events(self) -> list[Event]:
        """Everything that happened, in words, with its rule."""
        return [event_of(self.state, entry, text) for entry, text in zip(self.log, self.words, strict=True)]


def run(
    scenario: Scenario, rules: str | datetime.date | None = None, spoken: str | None = None, silent: bool = False
) -> Result:
    """Plays a scenario under the given rules, or the first that it names. It is told in the words of those, or of the
    day `spoken`; or not at all, if it is played silently.
    """
    return run_under(scenario, rules_on(rules if rules is not None else scenario.rules[0]), spoken, silent=silent)


def run_under(
    scenario: Scenario,
    law: Rules,
    spoken: str | None = None,
    watch: Callable[[ScenarioRun, PlayEntry | None], None] | None = None,
    silent: bool = False,
) -> Result:
    """Plays a scenario under these rules, which need not be those of any day. `watch` is called as it has begun, after
    each entry, and after what it expects in the end (None).
    """
    return ScenarioRun(scenario, law, spoken, silent).play(watch)


def run_all(scenario: Scenario, rules: str | datetime.date | None = None) -> list[Result]:
    """Plays a scenario under each of its rules, or under the given ones alone."""
    return [run(scenario, date) for date in (scenario.rules if rules is None else (rules,))]


class ScenarioRun:
    """One playing of a scenario."""

    def __init__(self, scenario: Scenario, law: Rules, spoken: str | None = None, silent: bool = False) -> None:
        self.scenario = scenario = scenario.on(law.date)
        self.date = law.date
        dealt = deal_position(scenario, law)
        names = ObjectNames([seat.name for seat in scenario.seats], dealt.aliases)
        self.t = ScenarioGame(scenario, dealt.state, names, spoken, silent)
        self.t.try_choose = self.choose_now
        self.t.try_only = self.choose_tried
        self.since = 0
        self.until_over = False  # laps go on until the game ends, wherever in them that is
        self.after = 0  # the entry after the one of the scenario itself that is being done
        self.failures: list[Failure] = []
        self.answered: set[int] = set()  # the lines of the choices that were to be made only if asked for, and were

    def play(self, watch: Callable[[ScenarioRun, PlayEntry | None], None] | None = None) -> Result:
        t = self.t
        machine.advance(t.g)
        t.listen()
        if watch is not None:
            watch(self, None)
        for k, e in enumerate(self.scenario.play):
            if k < t.next:
                continue  # used up by an entry before it
            t.next = self.after = k + 1
            try:
                goes_on = self.perform(e)
            except NotReached as stop:
                goal = (
                    worded("found-to-be-reached", "{place} to be reached", place=str(e.at))
                    if e.at is not None and (not e.player)
                    else str(e)
                )
                self.failures.append(Failure(e.line, goal, stop_text(self.t, stop)))
                goes_on = False
            t.listen()
            if watch is not None:
                watch(self, e)
            if not goes_on:
                break
        else:
            self.expect(self.scenario.expect)
        t.listen()
        if watch is not None:
            watch(self, None)
        return Result(self.scenario, self.date, t.g, t.log, t.words, self.failures, self.answered, t.proofs)

    def expect(self, expectations: tuple[object, ...]) -> None:
        failures = check_all(self.t, expectations, self.since)  # type: ignore[arg-type]
        if self.t.g.over:  # what is not so may be because of that
            failures = [replace(f, found=commas([f.found, self.t.ending()], "; ")) for f in failures]
        self.failures.extend(failures)
        self.since = len(self.t.log)

    def choose_now(self, e: PlayEntry) -> bool:
        asked = self.t.asks(e)
        why = attempt_choice(self.t, e, self.scenario.seat(e.player))
        if e.if_asked and not why:
            self.answered.add(e.line)
        elif why and asked and not e.if_asked:
            self.t.miss(e, why)
        return not why

    def choose_tried(self, e: PlayEntry) -> bool:
        if e.legal:
            return self.expect_legal(e)
        return self.expect_refusal(e, attempt_choice(self.t, e, self.scenario.seat(e.player)))

    # --- entries

    def perform(self, e: PlayEntry) -> bool:
        """Does one entry. False: it could not be done, and the scenario ends there. Raises NotReached if its place is
        not reached.
        """
        t = self.t
        passed: Why | None = None
        if e.at is not None:
            try:
                passed = t.go_to(e.at)
                self.still_playing(e, e.at)
            except NotReached as stop:
                if not e.is_tried or stop.why is None:
                    raise
                passed = stop.why
        if e.verb in ("expect", "resolve", "why") and passed is not None:
            raise NotReached(worded("found-nobody-can-act-in", "nobody can act in {place}", place=str(e.at)), passed)
        if e.verb == "expect":
            self.expect(e.expect)
            return True
        if e.verb == "why":
            for x in e.expect:
                tell_answer(t, x)
            self.failures += check_all(t, tuple(x for x in e.expect if x.value is not None), self.since)
            return True
        if e.verb == "resolve":
            if t.g.over and e.count is not None:
                return self.failed(e, str(e), t.ending())
            if t.resolve(e.count):
                return True
            return self.failed(
                e, str(e), fixed("found-the-stack-is-empty-nothing", "the stack is empty: nothing is left to resolve")
            )
        if e.verb == "repeat":
            return self.repeat(e)
        if e.verb == "advance":
            assert e.place is not None
            passed = t.go_to(e.place, e.again)
            self.still_playing(e, e.place)
            if passed is not None and e.place.name == "discard":  # a place that is a choice: without it there is none
                raise NotReached(worded("found-is-not-reached", "{place} is not reached", place=str(e.place)), passed)
            return True
        if e.is_tried and e.verb == "choose" and not t.asks(e):
            return self.failed(
                e,
                worded("found-something-to-be-asked-of", "something to be asked of {player}", player=e.player),
                worded("found-nothing-is-asked-of", "nothing is asked of {player} here", player=e.player),
            )
        if e.if_asked:
            if passed is None and t.asks(e):
                self.choose_now(e)
            return True
        if e.legal:
            return self.expect_legal(e, passed)
        if e.illegal is not None:
            return self.expect_refusal(e, (passed,) if passed is not None else attempt(t, e))
        reasons = (passed,) if passed is not None else self.wait_for(e)
        if not reasons or (t.g.over and self.until_over):
            return True
        self.note_refusal(e, reasons)
        return self.failed(
            e, worded("found-to-be-possible", "{entry} to be possible", entry=str(e)), reasons_text(t.g.rules, reasons)
        )

    def repeat(self, e: PlayEntry) -> bool:
        """Does the entries of a lap again and again; laps that move nothing but numbers are taken at once (CR 732.2).
        Raises NotReached if too many would have to be played one by one.
        """
        t = self.t
        seeker, taken, outer = LapSeeker(), 0, (t.play, t.next)
        self.until_over = e.count is None
        try:
            for _ in range(MOST_REPEATED):
                if t.g.over if e.count is None else taken == e.count:
                    return True
                if not self.take_lap(e, taken):
                    return False
                taken += 1
                left = e.count - taken if e.count is not None else 0
                ahead = seeker.laps_ahead(t.g) if left > 1 or e.count is None else 0
                if ahead == ENDLESS and e.count is None:
                    raise NotReached(
                        worded(
                            "found-the-game-never-ends-each",
                            "the game never ends: each lap is like lap {taken} but for what it counts",
                            taken=taken,
                        )
                    )
                if ahead != 0:
                    laps = ahead if e.count is None else left if ahead == ENDLESS else min(ahead, left)
                    seeker.take(t.g, laps)
                    taken += laps
            raise NotReached(
                worded(
                    "found-laps-have-been-played-one",
                    "{most_repeated:,} laps have been played one by one, and it is not at its end",
                    most_repeated=MOST_REPEATED,
                )
            )
        finally:
            t.play, t.next = outer
            self.until_over = False

    def take_lap(self, e: PlayEntry, taken: int) -> bool:
        """Does each entry of a lap once. False: one could not be done. Raises NotReached, with the number of the lap,
        if the game does not come so far.
        """
        t = self.t
        t.play, t.next = e.lap, 0
        t.missed.clear()
        for k, entry in enumerate(e.lap):
            if k < t.next:
                continue
            t.next = k + 1
            if t.g.over and self.until_over:
                return True
            failed = len(self.failures)
            try:
                goes_on = self.perform(entry)
            except NotReached as stop:
                raise NotReached(
                    worded("found-in-lap", "in lap {taken:,}: {found}", taken=taken + 1, found=error_text(stop)),
                    stop.why,
                ) from stop
            if not goes_on:
                for at in range(failed, len(self.failures)):
                    found = worded(
                        "found-in-lap", "in lap {taken:,}: {found}", taken=taken + 1, found=self.failures[at].found
                    )
                    self.failures[at] = replace(self.failures[at], found=found)
                return False
        return True

    def still_playing(self, e: PlayEntry, place: PlaceInTurn) -> None:
        """Raises NotReached if the place is not reached because the game is over, unless that is what the scenario goes
        on to expect. What a player then cannot do says so itself.
        """
        if self.t.g.over and e.verb in ("expect", "resolve", "advance") and not self.expects_the_end(e):
            raise NotReached(
                worded(
                    "found-is-not-reached-because",
                    "{place} is not reached: {ending}",
                    place=str(place),
                    ending=self.t.ending(),
                )
            )

    def expects_the_end(self, e: PlayEntry) -> bool:
        """True if this entry or something after it says how the game ends."""
        rest = [*e.expect, *(x for later in self.scenario.play[self.after :] for x in later.expect)]
        said = [x for x in (*rest, *self.scenario.expect) if stands_under(x.under, self.date)]
        return any(x.key == "winner" or (x.key == "draw" and x.value) or tells_the_end(x) for x in said)

    def failed(self, e: PlayEntry, expected: str, found: str) -> bool:
        self.failures.append(Failure(e.line, expected, found))
        return False

    def wait_for(self, e: PlayEntry) -> Reasons:
        """Does it as soon as it can be done this turn (with `at:`, in that step). If it cannot, the game stands where
        the waiting began, and the reasons are those of that place; a `choose` that could answer nothing of what was
        asked stands where that was asked.
        """
        t = self.t
        asked = t.asks(e)
        reasons = attempt(t, e)
        if not reasons:
            return reasons
        began, latest = t.snapshot(), reasons
        turn, step = t.g.turn_number, t.g.step
        for _ in range(LIMIT):
            if t.g.over:
                return (Why(Concept.GAME_ENDS, 0, t.ending()), *reasons)
            if e.verb == "choose" and asked:
                t.miss(e, latest)
            t.default()
            if t.g.turn_number != turn or (e.at is not None and t.g.step != step):
                break
            asked = t.asks(e)
            latest = attempt(t, e)
            if not latest:
                return ()
        missed = t.missed.get(id(e))
        t.restore(missed.at if missed is not None and missed.at is not None else began)
        return missed.reasons if missed is not None else reasons

    def expect_refusal(self, e: PlayEntry, reasons: Reasons) -> bool:
        t = self.t
        asked = e.illegal or ()
        rules = " or ".join(asked)
        if not reasons:
            return self.failed(
                e,
                worded(
                    "found-to-be-illegal",
                    "{entry} to be illegal{rules}",
                    entry=str(e),
                    rules=f" ({rules})" if rules else "",
                ),
                fixed("found-it-is-legal-and-was", "it is legal and was done"),
            )
        self.note_refusal(e, reasons)
        if any_matches(asked, t.g.rules, reasons):
            return True
        self.failures.append(
            Failure(
                e.line,
                worded("found-to-be-illegal-by", "{entry} to be illegal ({rules})", entry=str(e), rules=rules),
                reasons_text(t.g.rules, reasons),
            )
        )
        return True

    def expect_legal(self, e: PlayEntry, passed: Why | None = None) -> bool:
        """Tries an entry, at once or as soon as its place lets its player, and takes it back."""
        t = self.t
        began, play, following = t.snapshot(), t.play, t.next
        t.play, t.next = (e,), 1  # no entry after it helps
        if passed is not None:
            reasons: Reasons = (passed,)
        else:
            reasons = attempt(t, e) if e.at is None else self.wait_for(e)
        t.play, t.next = play, following
        t.restore(began)
        if reasons:
            self.note_refusal(e, reasons)
            self.failed(
                e, worded("found-to-be-legal", "{entry} to be legal", entry=str(e)), reasons_text(t.g.rules, reasons)
            )
        return True

    def note_refusal(self, e: PlayEntry, reasons: Reasons) -> None:
        """A refusal is an event: the transcript tells it."""
        t = self.t
        why = next((w for w in reasons if w.concept), reasons[0])
        player = self.scenario.seat(e.player)
        source = why.source if t.g.find(why.source) is not None or why.source < 0 else 0
        t.g.note(
            EventName.REFUSED, why.concept, player, source, 0, 0, -1, f"{e}" + (f": {why.text}" if why.text else "")
        )


def tells_the_end(x: Expectation) -> bool:
    return x.key == "events" and isinstance(x.value, tuple) and any(event.name in ENDS for event in x.value)


def stop_text(t: ScenarioGame, stop: NotReached) -> str:
    said = error_text(stop)
    return put_together(said, " (", reasons_text(t.g.rules, (stop.why,)), ")") if stop.why is not None else said
