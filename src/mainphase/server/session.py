"""One game at a table: its lines, what each seat has been told, and what is answered for whom. No network, no disk: it
lives in a process of its own (`hosted`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

import msgspec

from mainphase.errors import IllegalOption, MainphaseError, OptionError
from mainphase.game import Decision, Event, Game, Refused, Shortcut
from mainphase.game.passing import Passing, PassUntil, ability_on_top
from mainphase.game.stops import Stops, strip_place
from mainphase.kernel.turn.reach import ENDLESS
from mainphase.kernel.values import Automation, OptionKind
from mainphase.players.bots_and_shortcuts import answer_shortcut, winning_shortcut
from mainphase.players.load import make_bot
from mainphase.presentation.names import names_kept
from mainphase.presentation.shown import in_json
from mainphase.presentation.view import View
from mainphase.presentation.what_next import WhatNext
from mainphase.rules.concepts import Concept
from mainphase.saying.speaking import ENGLISH, saying_in
from mainphase.saying.worded import commas, fixed, worded
from mainphase.server import limits
from mainphase.server import messages as m
from mainphase.server.again import again_shown, wish_again
from mainphase.server.bot_answers import is_quick
from mainphase.server.going_round import RoundOfPasses
from mainphase.server.kept_game import (
    WATCHER,
    AgainKept,
    DeckKept,
    GameKept,
    LineKept,
    MoveKept,
    automation_of,
    game_before_moves,
    play_kept,
)
from mainphase.server.looking_up import turn_phases
from mainphase.server.matches import match_shown, sideboard_told, wished_deck
from mainphase.server.proposing import choices_of_late, shortcut_shown
from mainphase.server.refusals_told import not_allowed, printed_on, uses_told
from mainphase.server.seeds import BOT_SEED_MASK
from mainphase.server.taking_back_together import TakingBack, moment_of, seen_since

PRIORITY: Final = "priority"
MOVES_OF_LATE: Final = 80  # in which choices for a lap are looked for,
CHOICES: Final = 30  # and so many of these are told
WHY_PASSED: Final = {
    "nothing_to_do": fixed("error-there-was-nothing", "there was nothing to do but pass"),
    "no_stop": fixed("error-no-stop-is-set-here", "no stop is set here"),
    "own_on_top": fixed("error-what-is-on-top", "what is on top of the stack is yours"),
    "asked_for": fixed("error-passing-on-was-asked", "passing on was asked for"),
    "yielded": fixed("error-this-ability-is-always-passed", "this ability is always passed on"),
}
FULL: Final = f"the game stands still: it has {limits.MOST_MOVES:,} moves, the most that a game here may have"


class Stale(Exception):
    """A message about a moment that has gone by."""


class NotYours(Exception):
    """A message about something that is another's."""


class ReaderLog:
    """The events that one reader has been told, as JSON in each language asked for, and the passes made for them."""

    def __init__(self, languages: Iterable[str] = (ENGLISH,)) -> None:
        self.told: dict[str, list[msgspec.Raw]] = {language: [] for language in languages}  # the events, in each
        self.passed: list[m.Passed] = []
        self.begins: list[tuple[int, int]] = []  # how many of both there were before each move

    @property
    def count(self) -> int:
        """How many events there are."""
        return len(next(iter(self.told.values())))


class Session:
    """A game, from what is kept of it. Whoever makes a move keeps it (`tables`)."""

    def __init__(self, kept: GameKept, lines: dict[int, LineKept]) -> None:
        self.kept = kept
        self.lines = lines
        self.line = kept.line
        self.passing: dict[int, Passing] = {}
        self.say: Callable[[str], str] = str  # to whoever is answered now
        self.put = (-1, -1)  # the line and moment of the decision that somebody has been asked
        self.round = RoundOfPasses()
        self.proposed: Shortcut | None = None  # that somebody has still to answer; it is not kept
        self.taking_back: TakingBack | None = None  # what somebody has still to grant; it is not kept
        self.refused_at: dict[int, tuple[int, int]] = {}  # where a seat was refused to take something back
        self.logs: dict[int, ReaderLog] = {seat: ReaderLog() for seat in kept.persons}
        self.game = self.replayed()
        for seat in kept.persons:
            self.passing[seat] = Passing(Stops(self.game.rules), seat, kept.seats[seat].yields)
            self.set_stops(seat, kept.seats[seat].stops)

    # --- what it is

    @property
    def moment(self) -> int:
        """The number of the decision that waits."""
        return self.game.moves

    @property
    def moves(self) -> list[MoveKept]:
        return self.lines[self.line].moves

    @property
    def decision(self) -> Decision | None:
        return self.game.decision

    def decider(self) -> int:
        """The seat that must answer, or -1."""
        asked = self.decision
        return self.game.seat(asked.decider) if asked is not None else -1

    def replayed(self) -> Game:
        """The game of the line that is played, told anew to everybody."""
        game = self.game = game_before_moves(self.kept)
        self.round.forget()
        self.proposed = self.taking_back = None
        self.logs = {viewer: ReaderLog(log.told) for viewer, log in self.logs.items()}
        self.tell(game.events)
        for move in self.moves:
            before = len(game.events)
            self.mark()
            if move.passed >= 0:
                self.note_pass(move.passed, move.reason)
            play_kept(game, move)
            self.tell(game.events[before:])
        game.automation = automation_of(self.kept)
        return game

    # --- telling

    def tell(self, events: list[Event]) -> None:
        """Adds events to the log of each reader, as they may know them."""
        with names_kept(self.game.state):
            for viewer, log in self.logs.items():
                for event in events:
                    told = self.game.event(event.entry, viewer)
                    for language, events_told in log.told.items():
                        events_told.append(in_json(told, saying_in(language)))

    def mark(self) -> None:
        """A move is about to be made."""
        for log in self.logs.values():
            log.begins.append((log.count, len(log.passed)))

    def unmark(self) -> None:
        """It has not been made."""
        for log in self.logs.values():
            log.begins.pop()

    def watched(self) -> None:
        """Somebody watches: they are told what everybody may know, from the beginning."""
        if WATCHER not in self.logs:
            self.logs[WATCHER] = ReaderLog()
            self.replayed()

    def speak(self, viewer: int, language: str) -> None:
        """A reader is answered in a language from now on, and is told all that happened in it. Raises LanguageError if
        mainphase does not speak it.
        """
        self.say = saying_in(language)
        log = self.logs.get(viewer)
        if log is not None and language not in log.told:
            log.told[language] = []
            self.replayed()

    def note_pass(self, seat: int, reason: str) -> None:
        state = self.game.state
        log = self.logs[seat]
        law = self.game.rules
        log.passed.append(
            m.Passed(
                log.count,
                self.game.turn,
                strip_place(state),
                reason,  # type: ignore[arg-type]
                WHY_PASSED[reason],
                law.number(Concept.PASS),
            )
        )

    # --- playing

    def check_moment(self, line: int, moment: int) -> None:
        """Raises Stale unless the game is at this line and moment."""
        if line != self.line or moment != self.moment:
            raise Stale

    def check(self, seat: int, line: int, moment: int) -> None:
        """Raises an error unless a seat may answer the decision of this line and moment now: Stale, OptionError if the
        game is over, NotYours.
        """
        self.check_moment(line, moment)
        if self.game.over:
            raise OptionError(fixed("error-the-game-is-over", "the game is over"))
        if seat != self.decider():
            asked = self.decision
            raise NotYours(
                worded(
                    "error-it-is-who-decides-now",
                    "it is {decider} who decides now",
                    decider=asked.decider if asked is not None else "nobody",
                )
            )

    def answer(self, seat: int, line: int, moment: int, choice: int | str, hold: bool = False) -> MoveKept:
        """Answers the decision of this line and moment for a seat. Who holds priority is asked also when what resolves
        next is their own. Raises IllegalOption if there is no such option.
        """
        self.check(seat, line, moment)
        asked = self.decision
        if isinstance(choice, int) and asked is not None and choice >= asked.count:
            raise IllegalOption(
                worded(
                    "error-option-does-not-exist-the-options",
                    "option {choice} does not exist: the options go from 0 to {count}",
                    choice=choice,
                    count=asked.count - 1,
                )
            )
        with_priority = asked is not None and asked.kind == PRIORITY
        move = self.apply(choice, seat)
        if with_priority and asked is not None:
            self.passing[seat].decided(move.choices[:1] == (passing_in(asked),), hold)
        return move

    def apply(self, choice: int | str, by: int = -1, passed: int = -1, reason: str = "") -> MoveKept:
        """Answers the decision that waits. Raises the game's error if that could not be done; everything is then as it
        was.
        """
        game = self.game
        moment, chances = game.moves, game.random_results
        asked = self.decision
        only = isinstance(choice, int) and asked is not None and asked.count == 1
        self.mark()
        if passed >= 0:
            self.note_pass(passed, reason)
        try:
            events = game.apply(choice)
        except MainphaseError:
            self.unmark()
            if passed >= 0:
                self.logs[passed].passed.pop()
            raise
        if only:
            self.round.answered(0)
        else:
            self.round.forget()
        return self.remember(moment, chances, events, by, passed, reason)

    # --- shortcuts

    def propose_shortcut(self, seat: int, line: int, moment: int, choices: list[str], times: int) -> list[MoveKept]:
        """Proposes a shortcut for a seat that has priority (732.2a). It is taken when everybody has answered, bots at
        once. Raises OptionError or IllegalOption if there can be no such shortcut.
        """
        self.check(seat, line, moment)
        game = self.game
        self.proposed = game.propose_shortcut(game.lap_of(game.players[seat], choices), times)
        return self.shortcut_goes_on(self.proposed)

    def answer_shortcut(self, seat: int, line: int, moment: int, laps: int | None, choice: int) -> list[MoveKept]:
        """Accepts what is proposed, or ends it earlier (732.2b). Raises OptionError if it cannot end there, or if it is
        not this seat's turn to answer.
        """
        self.check_seat(seat)
        self.check_moment(line, moment)
        if self.proposed is None:
            raise OptionError(fixed("error-nobody-proposes-a-shortcut-now", "nobody proposes a shortcut now"))
        if laps is None:
            self.proposed.accept(self.game.players[seat])
        else:
            self.proposed.shorten(self.game.players[seat], laps, choice)
        return self.shortcut_goes_on(self.proposed)

    def bot_proposes(self, index: int) -> list[MoveKept] | None:
        """A bot that is to answer proposes to do this until it has won; None if it would not win by that."""
        self.proposed = winning_shortcut(self.game, index)
        return self.shortcut_goes_on(self.proposed) if self.proposed is not None else None

    def shortcut_goes_on(self, shortcut: Shortcut) -> list[MoveKept]:
        """Bots answer; when everybody has, it is taken (732.2c)."""
        game = self.game
        while shortcut.waiting:
            name = shortcut.waiting[0]
            seat = game.seat(name)
            sits = self.kept.seats[seat]
            if sits.who == "person":
                return []
            bot = make_bot(sits.bot if is_quick(sits.bot) else "greedy", self.bot_seed(seat))
            answer_shortcut(shortcut, name, bot)
        return self.take_shortcut(shortcut)

    def take_shortcut(self, shortcut: Shortcut) -> list[MoveKept]:
        game = self.game
        by = game.seat(shortcut.proposer)
        moves: list[MoveKept] = []
        steps = shortcut.steps()
        while True:
            moment, chances = game.moves, game.random_results
            self.mark()
            try:
                events = next(steps, None)
            except MainphaseError:
                self.unmark()
                raise
            if events is None:
                self.unmark()
                break
            moves.append(self.remember(moment, chances, events, by))
        if moves and game.barred >= 0:
            moves[-1] = self.moves[-1] = msgspec.structs.replace(moves[-1], barred=game.barred)
        self.round.forget()
        return moves

    def bot_seed(self, seat: int) -> int:
        """Of a bot's answer: the same again after the server was stopped."""
        return (self.kept.seed + 7919 * seat + 104_729 * self.moment) & BOT_SEED_MASK

    def lap_told(self, viewer: int, re: int) -> m.LapTold:
        """What the player of a seat has chosen of late."""
        self.check_seat(viewer)
        since = max(0, self.moment - MOVES_OF_LATE)
        return m.LapTold(re=re, choices=choices_of_late(self.earlier(since), self.moves[since:], viewer)[-CHOICES:])

    # --- by itself

    def take_laps(self, lap: list[int], laps: int) -> MoveKept:
        """A loop goes round in which nobody can do anything: takes so many laps at once, as one move. Of one that goes
        on for ever the game itself sees that it is a draw (104.4b).
        """
        game = self.game
        if laps == ENDLESS:
            usual = game.automation
            game.automation = Automation(usual.mana_auto, usual.pay, passes=True, triggers=True, forced=True)
            try:
                return self.apply(0)
            finally:
                game.automation = usual
        moment, chances = game.moves, game.random_results
        self.mark()
        return self.remember(moment, chances, game.answer_laps(lap, laps), -1)

    def remember(
        self, moment: int, chances: int, events: list[Event], by: int, passed: int = -1, reason: str = ""
    ) -> MoveKept:
        self.tell(events)
        for seat, each in self.passing.items():
            each.heard(events, self.game.players[seat])
        self.proposed = self.taking_back = None
        (made,), results = self.game.added_since(moment, chances)
        assert made.automation is not None
        flags = made.automation.flags()
        move = MoveKept(made.choices, made.concedes, results, flags, by, passed, reason, made.laps)
        self.moves.append(move)
        return move

    def concede(self, seat: int) -> MoveKept:
        """Concedes for a seat. Raises OptionError if the game is over, NotYours for somebody who only watches."""
        game = self.game
        moment, chances = game.moves, game.random_results
        self.check_seat(seat)
        if game.over:
            raise OptionError(fixed("error-the-game-is-over", "the game is over"))
        self.mark()
        try:
            events = game.concede(game.players[seat])
        except MainphaseError:
            self.unmark()
            raise
        return self.remember(moment, chances, events, seat)

    def by_itself(self) -> MoveKept | None:
        """Gives the answer that needs no question to a person, if there is one."""
        if self.held_up:
            return None
        going = self.round.laps(self.game.state)
        if going is not None:
            return self.take_laps(*going)
        found = self.unasked()
        if found is None:
            return None
        index, passed, reason = found
        return self.apply(index, -1, passed, reason)

    def unasked(self) -> tuple[int, int, str] | None:
        """The answer that needs no question to a person: a pass where no stop is set, the one option that there is. The
        option, and of a pass who passes and why; None: they are asked.
        """
        asked = self.decision
        seat = self.decider()
        if asked is None or self.kept.seats[seat].who != "person":
            return None
        if self.put == (self.line, self.moment):  # what one has been asked is not taken away by a change of stops
            return None
        if self.game.barred >= 0:  # they have said that they will choose something else (732.2c)
            return None
        passing = passing_in(asked)
        if passing < 0:
            return (0, -1, "") if asked.count == 1 and asked.number is None else None
        reason = self.why_pass(seat, asked.count)
        return (passing, seat, reason) if reason else None

    @property
    def held_up(self) -> bool:
        """True while somebody has still to answer a proposal or a request: nothing happens by itself."""
        return self.proposed is not None or self.taking_back is not None

    @property
    def full(self) -> bool:
        """True if the game has as many moves as a game may have: nothing more can happen in it."""
        return len(self.moves) >= limits.MOST_MOVES and not self.game.over

    def rests(self) -> bool:
        """True if nothing happens until a person has answered, or ever."""
        seat = self.decider()
        return (
            seat < 0 or self.full or self.held_up or (self.kept.seats[seat].who == "person" and self.unasked() is None)
        )

    def why_pass(self, seat: int, count: int) -> str:
        """Why a person with priority passes without being asked; "" if they are asked."""
        return self.passing[seat].why(self.game.state, count)

    def pass_until(self, seat: int, line: int, moment: int, until: PassUntil) -> MoveKept:
        """Passes now, and goes on passing. Raises OptionError if the decision cannot be passed."""
        self.check(seat, line, moment)
        asked = self.decision
        passing = passing_in(asked) if asked is not None else -1
        if passing < 0:
            raise OptionError(fixed("error-this-decision", "this decision is not one that can be passed"))
        self.passing[seat].pass_on(self.game.state, until)
        return self.apply(passing, seat)

    def ask_again(self, seat: int) -> None:
        """A seat passes on no longer: it is asked at its stops."""
        self.check_seat(seat)
        self.passing[seat].decided(passed=False)

    def check_seat(self, seat: int) -> None:
        """Raises NotYours for somebody who only watches."""
        if seat == WATCHER:
            raise NotYours(fixed("error-who-only-watches-decides-nothing", "who only watches decides nothing"))

    def set_stops(self, seat: int, wanted: Sequence[str] | None) -> list[str]:
        """All the stops of a seat, or those that there are at first; returned as they are set."""
        self.check_seat(seat)
        passing = self.passing[seat]
        passing.stops = Stops(self.game.rules, None if wanted is None else list(wanted))
        return passing.stops.each()

    def set_yields(self, seat: int, wanted: Sequence[str]) -> list[str]:
        """All the abilities that a seat always passes on; returned as they are kept."""
        self.check_seat(seat)
        self.passing[seat].set_yields(wanted)
        return self.passing[seat].yields

    # --- back and forward

    def needs_alone(self, what: str) -> None:
        """Raises NotYours unless one person plays against bots."""
        if not self.kept.alone:
            raise NotYours(
                worded(
                    "error-is-only-for-games",
                    "{what} is only for games of one person: the others would learn what is hidden from them",
                    what=what,
                )
            )

    def earlier(self, moment: int) -> Game:
        """The game as it was at a moment of this line. Raises OptionError if there is no such moment."""
        if not 0 <= moment <= self.moment:
            raise OptionError(
                worded(
                    "error-there-is-no-moment",
                    "there is no moment {moment}; there are 0 to {last}",
                    moment=moment,
                    last=self.moment,
                )
            )
        twin = self.game.clone()
        twin.undo(self.moment - moment)
        return twin

    def branch(self, moment: int, line: int | None) -> LineKept | None:
        """Goes back to a moment and on from there, on a new line; or to the end of another line, or a moment of it. The
        new line, if there is one. Raises OptionError if there is no such line or moment.
        """
        self.needs_alone(fixed("error-going-back", "going back"))
        return self.go_back(moment, line)

    def check_goes_back(self) -> None:
        """Raises OptionError if the game goes on from no earlier moment: others follow it, or it has many lines."""
        if self.kept.match is not None and self.kept.match.next:
            raise OptionError(
                fixed("error-the-match-has-gone", "the match has gone on from this game, so it stays as it is")
            )
        if self.kept.again is not None and self.kept.again.next:
            raise OptionError(
                fixed("error-another-game-has-followed", "another game has followed this one, so it stays as it is")
            )
        if len(self.lines) >= limits.MOST_LINES:
            raise OptionError(
                worded(
                    "error-a-game-has-at-most-lines",
                    "a game has at most {most} lines",
                    most=limits.MOST_LINES,
                )
            )

    def go_back(self, moment: int, line: int | None) -> LineKept | None:
        """As `branch`, whoever plays. Raises OptionError if there is no such line or moment."""
        self.check_goes_back()
        source = self.line if line is None else line
        if source not in self.lines:
            raise OptionError(
                worded(
                    "error-there-is-no-line",
                    "there is no line {line}; there are {lines}",
                    line=source,
                    lines=commas(map(str, sorted(self.lines))),
                )
            )
        moves = self.lines[source].moves
        if not 0 <= moment <= len(moves):
            raise OptionError(
                worded(
                    "error-there-is-no-moment-on-line",
                    "there is no moment {moment} on line {line}; there are 0 to {count}",
                    moment=moment,
                    line=source,
                    count=len(moves),
                )
            )
        made: LineKept | None = None
        before = self.line
        self.line = source
        if moment < len(moves):
            made = LineKept(max(self.lines) + 1, source, moment, moves[:moment])
            self.lines[made.line] = made
            self.line = made.line
        try:
            self.game = self.replayed()
        except MainphaseError:
            if made is not None:
                del self.lines[made.line]
            self.line = before
            self.game = self.replayed()
            raise
        for each in self.passing.values():
            each.decided(passed=False)
        return made

    # --- taking back by consent

    def ask_take_back(self, seat: int, line: int, moment: int, decisions: int) -> None:
        """A seat asks the other people to take back so many of its decisions: those who were still in the game then, if
        there are any. While they have not answered, nothing happens by itself; whatever anybody does takes the question
        back. Raises OptionError if there is nothing to take back, or if it was refused here.
        """
        self.check_seat(seat)
        self.check_moment(line, moment)
        if self.kept.alone:
            raise OptionError(
                fixed("error-nobody-needs-to-be-asked-you", "nobody needs to be asked: you may go back as you like")
            )
        if self.held_up:
            raise OptionError(
                fixed("error-the-others-have-still-to-answer", "the others have still to answer something else")
            )
        if self.refused_at.get(seat) == (line, moment):
            raise OptionError(
                fixed(
                    "error-this-has-been-refused-ask-again",
                    "this has been refused; ask again when the game has gone on",
                )
            )
        self.check_goes_back()
        to = moment_of(self.moves, seat, decisions)
        twin = self.earlier(to)
        others = [each for each in self.kept.persons if each != seat]
        waiting = [each for each in others if not twin.state.players[each].lost] or others
        seen = seen_since(twin, self.moves[to:], seat)
        self.taking_back = TakingBack(seat, to, decisions, waiting, seen)

    def answer_take_back(self, seat: int, line: int, moment: int, grant: bool) -> int:
        """Grants or refuses what a seat asks to take back, or withdraws one's own question (refuses it). The moment to
        which the game goes back when all have granted it, or -1. Raises OptionError if nothing is asked of this seat.
        """
        self.check_seat(seat)
        self.check_moment(line, moment)
        asked = self.taking_back
        if asked is None or seat not in (*asked.waiting, *([] if grant else [asked.seat])):
            raise OptionError(
                fixed("error-nobody-asks-you-to-take-something", "nobody asks you to take something back")
            )
        if not grant:
            self.taking_back = None
            if seat != asked.seat:
                self.refused_at[asked.seat] = (line, moment)
            return -1
        asked.waiting.remove(seat)
        if asked.waiting:
            return -1
        self.taking_back = None
        return asked.moment

    # --- what is shown

    @staticmethod
    def view(game: Game, viewer: int) -> View:
        """The view that this reader has of the game, or of a copy of it."""
        return game.public_view() if viewer == WATCHER else game.view(game.players[viewer])

    def update(
        self,
        viewer: int,
        begin: int,
        thinking: int,
        connected: list[int],
        faults: list[str],
        aside: str = "",
        said: Sequence[m.Said] = (),
        language: str = ENGLISH,
    ) -> m.Update:
        """The update after the first events, which this reader has been told, with the table as they see it. `aside` is
        why nothing happens by itself, if so: then whoever decides is asked, even where they would have passed.
        """
        log = self.logs[viewer]
        state = self.game.state
        step = state.parts.get(state.step)
        view = self.view(self.game, viewer)
        going_on = self.unasked() is not None and not aside  # it is about to be answered for whoever decides
        if going_on:
            view = view.unasked()
        elif view.decision is not None:
            self.put = (self.line, self.moment)
        return m.Update(
            game=self.kept.id,
            line=self.line,
            moment=self.moment,
            begin=begin,
            events=log.told[language][begin : begin + limits.EVENTS_AT_ONCE],  # type: ignore[arg-type]
            passed=[each for each in log.passed if each.events >= begin],
            view=in_json(view, self.say),
            phase=step.plan_phase if step is not None else -1,
            place=strip_place(state),
            thinking=thinking,
            waits_for=self.waits_for(going_on, thinking),
            lines=self.lines_shown() if self.kept.alone else [],
            faults=[*faults, *([aside] if aside else []), *([FULL] if self.full else [])],
            connected=connected,
            own=[moment for moment, move in enumerate(self.moves) if move.by == viewer],
            match=match_shown(self.kept, self.game),
            shortcut=self.shortcut_shown(viewer),
            passing=self.passing_told(viewer, view.decision is not None),
            taking_back=self.taking_back.shown() if self.taking_back is not None else None,
            said=list(said),
            again=again_shown(self.kept) if self.game.over else None,
        )

    def waits_for(self, going_on: bool, thinking: int) -> int:
        """The seat that is at work or is really asked; -1 while what comes next comes by itself."""
        seat = self.decider()
        if going_on or seat < 0:
            return -1
        return seat if self.kept.seats[seat].who == "person" or seat == thinking else -1

    def passing_told(self, viewer: int, asked: bool) -> m.PassingTold | None:
        """What passing means for the reader now; None for who only watches."""
        if viewer == WATCHER:
            return None
        passing = self.passing[viewer]
        state = self.game.state
        return m.PassingTold(
            until=passing.until,
            holds=passing.holds,
            yields=passing.yields,
            ability=ability_on_top(state, viewer),
            losses=[
                m.LossTold(each.kind, each.text, each.rule, each.later)
                for each in (self.game.losses(self.game.players[viewer]) if asked else ())
            ],
        )

    def shortcut_shown(self, viewer: int) -> m.ShortcutProposed | None:
        if self.proposed is None:
            return None
        return shortcut_shown(self.game, self.proposed, "" if viewer == WATCHER else self.game.players[viewer])

    def lines_shown(self) -> list[m.Line]:
        return [m.Line(each.line, each.parent, each.moment, len(each.moves)) for each in self.lines.values()]

    def looked_back_at(self, moment: int) -> Game:
        """The game at an earlier moment, if it may be looked at; raises NotYours if not."""
        if not self.game.over:
            self.needs_alone(fixed("error-looking-back-at-a-game", "looking back at a game that is not over"))
        return self.earlier(moment)

    def look_back(self, viewer: int, moment: int, re: int) -> m.Moment:
        """The table at an earlier moment."""
        twin = self.looked_back_at(moment)
        state = twin.state
        step = state.parts.get(state.step)
        log = self.logs[viewer]
        chosen = ""
        asked = twin.decision
        if asked is not None and moment < len(self.moves) and twin.seat(asked.decider) == viewer:
            answers = self.moves[moment].choices
            chosen = str(asked.options[answers[0]]) if answers else "concede"
        return m.Moment(
            re=re,
            game=self.kept.id,
            line=self.line,
            moment=moment,
            events=log.begins[moment][0] if moment < len(log.begins) else log.count,
            view=in_json(self.view(twin, viewer), self.say),
            phase=step.plan_phase if step is not None else -1,
            place=strip_place(state),
            chosen=chosen,
        )

    def export(self, what: str, moment: int | None, re: int) -> m.Exported:
        """The game as a record, or its position as a scenario."""
        if not self.game.over:
            self.needs_alone(fixed("error-exporting-a-game", "exporting a game that is not over"))
        game = self.game if moment is None else self.earlier(moment)
        if what == "record":
            return m.Exported(re=re, name=f"game-{self.kept.id}.record", text=game.record())
        return m.Exported(re=re, name=f"position-{self.kept.id}.yaml", text=game.to_scenario())

    def sideboard(self, viewer: int, re: int) -> m.SideboardTold:
        """The deck of a seat, and what may be exchanged between two games of a match."""
        self.check_seat(viewer)
        return sideboard_told(self.kept, self.game, viewer, re)

    def wished(self, seat: int, main: list[m.CardCount] | None) -> DeckKept:
        """The deck that a seat plays in the next game of the match, checked."""
        self.check_seat(seat)
        return wished_deck(self.kept, self.game, seat, main)

    def again(self, viewer: int, asked: m.PlayAgain) -> AgainKept:
        """What everybody wants of another game, when a seat has said it."""
        self.check_seat(viewer)
        return wish_again(self.kept, self.game, asked, viewer)

    def why_not(self, viewer: int, text: str, re: int) -> m.Reason:
        self.check_seat(viewer)
        found = self.game.why(text, self.game.players[viewer])
        if isinstance(found, WhatNext):
            return m.Reason(re=re, refusal=None, next=in_json(found, self.say))
        if isinstance(found, list):
            return m.Reason(re=re, refusal=None, because=[in_json(each, self.say) for each in found])
        return m.Reason(re=re, refusal=None if found is None else not_allowed(found))

    def about_object(self, viewer: int, object: int, moment: int | None, re: int) -> m.ObjectTold:
        """The uses that the player of a seat can make of an object, now or at an earlier moment, and why it is what it
        is. Raises OptionError for an object that somebody who only watches does not see.
        """
        game = self.game if moment is None else self.looked_back_at(moment)
        if viewer == WATCHER:
            if game.public_view().find(object) is None:
                raise OptionError(
                    worded(
                        "error-who-only-watches-sees-no-object",
                        "who only watches sees no object {object}",
                        object=object,
                    )
                )
            return m.ObjectTold(
                re=re,
                object=object,
                uses=[],
                because=[in_json(each, self.say) for each in game.reasons(object)],
                printed=self.say(printed_on(game, object)),
            )
        name = game.players[viewer]
        because = [in_json(each, self.say) for each in game.reasons(object, name)]
        printed = self.say(printed_on(game, object, name))
        return m.ObjectTold(re=re, object=object, uses=uses_told(game, object, name), because=because, printed=printed)

    def turn(self) -> list[m.TurnPhase]:
        return turn_phases(self.game.rules)


def passing_in(asked: Decision) -> int:
    """The option to pass priority; -1 if it is no such decision."""
    if asked.kind != PRIORITY:
        return -1
    return next((option.index for option in asked.options if option.kind == OptionKind.PASS), -1)


def refused_reply(error: MainphaseError, re: int) -> m.Refused:
    """An answer that was not taken."""
    if isinstance(error, Refused) and error.refusal is not None:
        return m.Refused(re=re, message=error.refusal.text, rule=error.refusal.rule, concept=error.refusal.concept)
    return m.Refused(re=re, message=error.message, rule=getattr(error, "rule", ""))
