"""Shortcuts (CR 732.2): a player proposes choices for everybody, so many times over; the others accept that, or name a
place where they will choose something else; then it is taken.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from mainphase.errors import GameTooLargeError, IllegalOption, NotationError, OptionError, repr_of
from mainphase.kernel import machine
from mainphase.kernel.shortcuts import MOST_PLAYED, Repeating
from mainphase.kernel.state import flat
from mainphase.kernel.state.objects import Obj
from mainphase.kernel.state.player import Player
from mainphase.kernel.state.state import State
from mainphase.kernel.turn.drifting import PositionPair
from mainphase.kernel.values import DecisionKind, Option, OptionKind
from mainphase.presentation import notation
from mainphase.presentation.event import Event
from mainphase.presentation.history import Laps, take_laps_of
from mainphase.presentation.names import card_name, names_kept
from mainphase.saying.error_texts import error_text
from mainphase.saying.worded import Worded, commas, fixed, put_together, worded

MOST_TIMES: Final = 10**15
MOST_CHOICES: Final = 1000  # of one lap
Place = tuple[int, int]  # so many laps, and so many choices of the next


class GameInProgress(Protocol):
    """What a shortcut needs of a game."""

    state: State

    @property
    def events(self) -> list[Event]: ...

    def ticket(self) -> int: ...

    def waits_for(self, ticket: int) -> bool: ...

    def answer_all(self, choices: Sequence[int]) -> None: ...

    def answer_laps(self, choices: Sequence[int], laps: int) -> list[Event]: ...

    def bar(self, index: int) -> None: ...


class Shortcut:
    """What a player with priority proposes (732.2a): the choices of one lap, for all players, and how many laps.

    Each other player, in turn order, accepts it or shortens it (732.2b); then it is taken (732.2c).
    """

    def __init__(self, game: GameInProgress, laps: list[Laps], told: list[LapChoice], times: int) -> None:
        self._game = game
        self._laps = laps
        self._ticket = game.ticket()
        self._end: Place = (times, 0)
        self.times = times
        self.deciders = tuple([choice.who for choice in told])  # who makes each choice of a lap
        self.choices = tuple([choice.what for choice in told])  # and what it is, in notation
        g = game.state
        assert g.pending is not None
        self.proposer = decider_name(g)
        order = [g.players[p].name for p in g.apnap()]
        at = order.index(self.proposer)
        self.waiting = order[at + 1 :] + order[:at]  # who has not answered yet, in turn order

    def __repr__(self) -> str:
        laps = f"{self.times:,} times: {', '.join(self.choices)}"
        return f"<Shortcut {self.proposer}, {laps}{self._shortened()}>"

    def _shortened(self) -> str:
        laps, choice = self._end
        return f"; ends after {laps:,} laps and {choice} choices" if self._end != (self.times, 0) else ""

    @property
    def ends(self) -> tuple[int, int]:
        """Where it ends: after so many laps, and so many choices of the next."""
        return self._end

    def accept(self, player: str) -> None:
        """The player who is next to answer accepts it as it is. Raises OptionError if it is not their turn to."""
        self._answered_by(player)
        self.waiting.remove(player)

    def shorten(self, player: str, laps: int, choice: int = 0) -> None:
        """The player will choose something else (which need not be said yet) after so many laps, where the next choice
        but `choice` of a lap would be theirs. Raises OptionError if that is no such place, or not before its end.
        """
        self._answered_by(player)
        places = [k for k in range(len(self.deciders)) if self.deciders[k] == player]
        if not is_number(laps) or not is_number(choice) or laps < 0 or choice not in places:
            own = commas(put_together(f"{k} (", self.choices[k], ")") for k in places) or fixed("error-none", "none")
            raise OptionError(
                worded(
                    "error-names-a-number-of-laps",
                    "{player} names a number of laps, and one of their own choices of a lap, which are {own}; "
                    "found {laps} laps, choice {choice}",
                    player=player,
                    own=own,
                    laps=repr_of(laps),
                    choice=repr_of(choice),
                )
            )
        if (laps, choice) >= self._end:
            raise OptionError(
                worded(
                    "error-a-shortcut-can-only-be-shortened",
                    "a shortcut can only be shortened (732.2b): it ends after {last_lap:,} laps and {last_choice} "
                    "choices; found {laps:,} laps and {choice} choices",
                    last_lap=self._end[0],
                    last_choice=self._end[1],
                    laps=laps,
                    choice=choice,
                )
            )
        there = self.position_at(laps, choice).pending
        if there is None or there.count() < 2:
            raise OptionError(
                worded(
                    "error-after-laps-and-choices",
                    "after {laps:,} laps and {choice} choices {player} has no other choice than {choices}; who "
                    "shortens a shortcut chooses something else there (732.2c)",
                    laps=laps,
                    choice=choice,
                    player=player,
                    choices=self.choices[choice],
                )
            )
        self._end = (laps, choice)
        self.waiting.remove(player)

    def _answered_by(self, player: str) -> None:
        if not self.waiting or self.waiting[0] != player:
            turn = (
                worded("error-is-next-to-answer", "{player} is next to answer", player=self.waiting[0])
                if self.waiting
                else fixed("error-everybody-has-answered", "everybody has answered")
            )
            raise OptionError(
                worded(
                    "error-players-answer-a-shortcut-in-turn",
                    "players answer a shortcut in turn order: {turn}; found {player}",
                    turn=turn,
                    player=repr_of(player),
                )
            )

    def position_at(self, laps: int, choice: int) -> State:
        """A copy of the game as it will be after so many laps, and so many choices of the next."""
        g = copied(self._game.state)
        for each in self._laps:
            now = min(laps, each.times)
            if now:
                take_laps_of(g, Laps(each.answers, now))
            laps -= now
            if now < each.times:
                for index in each.answers[:choice]:
                    machine.apply_option(g, index)
                break
        return g

    def answer_at(self, laps: int, choice: int) -> int:
        """The index of that choice of a lap, after so many laps. Raises OptionError if there are no more laps."""
        for each in self._laps:
            if laps < each.times:
                return each.answers[choice]
            laps -= each.times
        raise OptionError(worded("error-this-shortcut-has-laps", "this shortcut has {times:,} laps", times=self.times))

    def take(self) -> list[Event]:
        """All its choices are made, up to where it ends. Whoever shortened it last then has to choose something else
        than was proposed (732.2c). Returns what happened. Raises OptionError if somebody has not answered, or if the
        game has gone on since.
        """
        return [event for events in self.steps() for event in events]

    def steps(self) -> Iterator[list[Event]]:
        """Takes it as `take` does, one call of the game after the other; what happened in each. Raises OptionError as
        `take` does.
        """
        if self.waiting:
            raise OptionError(
                worded(
                    "error-has-not-answered-the-shortcut-yet",
                    "{player} has not answered the shortcut yet",
                    player=self.waiting[0],
                )
            )
        game = self._game
        if not game.waits_for(self._ticket):
            raise OptionError(
                fixed("error-the-game-has-gone-on-since", "the game has gone on since this shortcut was proposed")
            )
        left, choice = self._end
        for each in self._laps:
            now = min(left, each.times)
            if now:
                yield game.answer_laps(each.answers, now)
            left -= now
            if now < each.times and self._end != (self.times, 0):
                if choice:
                    mark = len(game.events)
                    game.answer_all(each.answers[:choice])
                    yield game.events[mark:]
                game.bar(each.answers[choice])
                break


def proposed(game: GameInProgress, choices: Sequence[object], times: int) -> Shortcut:
    """A shortcut that can be taken. Raises OptionError or IllegalOption, saying where and why, if the choices cannot be
    made so often, or not be told in advance.
    """
    check_proposal(game, choices, times)
    answers = first_lap(copied(game.state), choices)
    told = choices_in_words(copied(game.state), answers)
    return Shortcut(game, Foresight(game.state, told, times).laps_from(answers), told, times)


class Foresight:
    """A shortcut while it is tried out. The choices of a lap are the same by their words; their indices may be others
    from some lap on.
    """

    def __init__(self, began: State, told: list[LapChoice], times: int) -> None:
        self.began = began
        self.told = told
        self.times = times
        self.trial = copied(began)
        self.most = max(1, MOST_PLAYED // len(told))  # laps that may be played one by one
        self.taken = 0
        self.going: Repeating | None = None  # the laps that are being tried out beside these

    def laps_from(self, answers: list[int]) -> list[Laps]:
        """The laps, those with the same indices together. Raises OptionError if so many cannot be taken at once, or the
        game becomes too large.
        """
        found: list[Laps] = []
        while self.taken < self.times:
            self.going = laps = Repeating(self.trial, answers, self.fits, self.most)
            try:
                done = laps.go_on(self.times - self.taken)
            except GameTooLargeError as large:
                place = worded(
                    "error-after-of-laps",
                    "after {taken:,} of {times:,} laps",
                    taken=self.taken + laps.taken,
                    times=self.times,
                )
                raise OptionError(
                    worded(
                        "error-the-game-is-too-large",
                        "{place} the game is too large: {large}",
                        place=place,
                        large=error_text(large),
                    )
                ) from large
            self.taken += laps.taken
            self.going = None
            self.most -= laps.played
            if laps.taken:
                found.append(Laps(tuple(answers), laps.taken))
            if done:
                break
            if self.most <= 0:
                raise OptionError(
                    worded(
                        "error-these-laps-cannot-be-taken",
                        "these {times:,} laps cannot be taken at once{why}; at most {most:,} of them are "
                        "played one by one",
                        times=self.times,
                        why=because(laps.seeker.pair),
                        most=MOST_PLAYED // len(self.told),
                    )
                )
            answers = self.rest_of_lap(answers, laps.at)
            found.append(Laps(tuple(answers), 1))
            self.taken += 1
        return found

    def fits(self, g: State, at: int, index: int) -> bool:
        """True if the choice at this place of the lap has this index now. Raises OptionError if it comes after
        something that nobody can foresee (CR 732.2a).
        """
        began = self.began
        touched = any(p.library != q.library and not q.left for p, q in zip(began.players, g.players, strict=True))
        if began.rng != g.rng or touched:
            raise OptionError(
                worded(
                    "error-comes-after-something-that-nobody",
                    "{place}, comes after something that nobody can foresee (732.2a): {why}",
                    place=self.place(at),
                    why=fixed("error-a-library-is-another", "a library is another one")
                    if touched
                    else fixed("error-there-is-chance", "there is chance in it"),
                )
            )
        return self.told[at].is_now(g, index)

    def rest_of_lap(self, answers: list[int], at: int) -> list[int]:
        """Makes the rest of a lap in which the choices have other indices, and returns all of its indices. Raises
        IllegalOption for a choice that cannot be made then.
        """
        g = self.trial
        now = answers[:at]
        for place in range(at, len(answers)):
            pending = g.pending
            wanted = self.told[place]
            index = wanted.index_in(g, answers[place])
            if index < 0:
                asked = (
                    notation.question(g) if pending is not None else fixed("error-the-game-is-over", "the game is over")
                )
                raise IllegalOption(
                    worded(
                        "error-choice-of-lap-cannot-be-made",
                        "{place}, cannot be made: {who}: {what}; {asked}",
                        place=self.place(place),
                        who=wanted.who,
                        what=wanted.what,
                        asked=asked,
                    )
                )
            machine.apply_option(g, index)
            now.append(index)
        return now

    def place(self, at: int) -> str:
        taken = self.taken + (self.going.taken if self.going is not None else 0)
        return worded(
            "error-in-lap-of-choice",
            "in lap {taken:,} of {times:,}, choice {at} of {count}",
            taken=taken + 1,
            times=self.times,
            at=at + 1,
            count=len(self.told),
        )


def checked_laps(choices: object, laps: object) -> Laps:
    """Raises IllegalOption if these are no choices by index and no number of laps."""
    if not isinstance(laps, int) or not is_number(laps) or not 1 <= laps <= MOST_TIMES or not choices:
        raise IllegalOption(
            worded(
                "error-laps-and-choices",
                "laps are 1 to {most_times:,}, and have choices; found {laps}, {choices}",
                most_times=MOST_TIMES,
                laps=repr_of(laps),
                choices=repr_of(choices),
            )
        )
    if not isinstance(choices, (list, tuple)) or not all(map(is_number, choices)):
        raise IllegalOption(
            worded(
                "error-the-choices-of-a-lap",
                "the choices of a lap are a list of indices; found {choices}",
                choices=repr_of(choices),
            )
        )
    return Laps(tuple(choices), laps)


def check_proposal(game: GameInProgress, choices: object, times: object) -> None:
    """Raises OptionError if this is no time for a shortcut, or no shortcut."""
    pending = game.state.pending
    if pending is None or pending.kind != DecisionKind.PRIORITY:
        raise OptionError(
            fixed(
                "error-a-shortcut-is-proposed",
                "a shortcut is proposed by a player with priority (732.2a); nobody has it now",
            )
        )
    if not isinstance(times, int) or not is_number(times) or not 1 <= times <= MOST_TIMES:
        raise OptionError(
            worded(
                "error-a-shortcut-is-taken-so-often",
                "a shortcut is taken 1 to {most_times:,} times; found {times}",
                most_times=MOST_TIMES,
                times=repr_of(times),
            )
        )
    if not isinstance(choices, (list, tuple)) or not 1 <= len(choices) <= MOST_CHOICES:
        raise OptionError(
            worded(
                "error-the-choices-of-a-lap-are-a-list",
                "the choices of a lap are a list of 1 to {most_choices:,} answers, for all players, in the "
                "order in which they are asked; found {choices}",
                most_choices=MOST_CHOICES,
                choices=repr_of(choices),
            )
        )


def is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def copied(g: State) -> State:
    trial = flat.clone_state(g)
    trial.automation = g.automation
    return trial


def not_made(place: int, count: int) -> Worded:
    """The beginning of the error for a choice of a lap that cannot be made: which of how many, from 0."""
    return worded(
        "error-choice-of-of-the-lap",
        "choice {place} of {count} of the lap cannot be made",
        place=place + 1,
        count=count,
    )


def first_lap(trial: State, choices: Sequence[object]) -> list[int]:
    """Makes the choices once, and returns their indices. Raises IllegalOption or OptionError for one that cannot be
    made.
    """
    answers: list[int] = []
    for place, choice in enumerate(choices):
        where = not_made(place, len(choices))
        if trial.pending is None:
            raise IllegalOption(worded("error-place-the-game-is-over", "{where}: the game is over", where=where))
        try:
            answers += answers_to(trial, choice)
        except (IllegalOption, NotationError) as wrong:
            raise IllegalOption(
                worded("error-place-and-why", "{where}: {wrong}", where=where, wrong=error_text(wrong))
            ) from wrong
    return answers


def lap_of(g: State, player: str, choices: Sequence[str]) -> list[int]:
    """The answers of one lap in which a player makes these choices, in notation. Between them, and after the last until
    they have priority again with the stack as it was, everybody passes, or takes the only option that there is. Raises
    OptionError if somebody has to choose something else, IllegalOption if a choice cannot be made.
    """
    trial = copied(g)
    height = len(trial.stack)
    answers: list[int] = []
    for place, choice in enumerate(choices):
        where = not_made(place, len(choices))
        try:
            while not is_asked_for(trial, player, choice, height):
                answers.append(idle(trial, answers, where))
            answers += answers_to(trial, choice)
        except (IllegalOption, NotationError) as wrong:
            raise IllegalOption(
                worded("error-place-and-why", "{where}: {wrong}", where=where, wrong=error_text(wrong))
            ) from wrong
    while trial.pending is not None and not is_at_rest(trial, player, height):
        answers.append(
            idle(
                trial,
                answers,
                worded(
                    "error-after-the-choices-of-the-lap",
                    "after the choices of the lap {player} does not get priority again",
                    player=player,
                ),
            )
        )
    return answers


def is_asked_for(trial: State, player: str, choice: str, height: int) -> bool:
    """True if a player can make this choice now. Raises IllegalOption or NotationError if they never will."""
    if trial.pending is None:
        raise IllegalOption(fixed("error-the-game-is-over", "the game is over"))
    if decider_name(trial) != player:
        return False
    try:
        notation.parse_wishes(trial, choice)
    except (IllegalOption, NotationError):
        if is_at_rest(trial, player, height):
            raise
        return False
    return True


def is_at_rest(g: State, player: str, height: int) -> bool:
    """True if a player has priority and the stack is no higher than that."""
    pending = g.pending
    if pending is None or pending.kind != DecisionKind.PRIORITY:
        return False
    return decider_name(g) == player and len(g.stack) <= height


def idle(trial: State, answers: list[int], otherwise: str) -> int:
    """Passes, or takes the only option; which one that was. Raises IllegalOption or OptionError if that cannot be."""
    pending = trial.pending
    if pending is None:
        raise IllegalOption(
            worded("error-the-game-is-over-before", "{otherwise}: the game is over before", otherwise=otherwise)
        )
    index = 0
    if pending.count() > 1:
        index = next((k for k in range(pending.count()) if pending.option(k).kind == OptionKind.PASS), -1)
        if pending.kind != DecisionKind.PRIORITY or index < 0:
            raise OptionError(
                worded(
                    "error-before-that-has-to-choose-something",
                    "{otherwise}: before that, {who} has to choose something else",
                    otherwise=otherwise,
                    who=decider_name(trial),
                )
            )
    if len(answers) >= MOST_CHOICES:
        raise OptionError(
            worded(
                "error-answers-have-not-led",
                "{otherwise}: {most_choices:,} answers have not led there",
                otherwise=otherwise,
                most_choices=MOST_CHOICES,
            )
        )
    machine.apply_option(trial, index)
    return index


def decider_name(g: State) -> str:
    """Who is to answer the pending decision."""
    assert g.pending is not None
    return g.players[g.decider(g.pending.player)].name


def choices_in_words(trial: State, answers: list[int]) -> list[LapChoice]:
    """Of each choice of a lap who makes it, and what it is."""
    out: list[LapChoice] = []
    for index in answers:
        out.append(choice_at(trial, index))
        machine.apply_option(trial, index)
    return out


def answers_to(trial: State, choice: object) -> tuple[int, ...]:
    """Makes one choice, and returns its indices. Raises IllegalOption for an option that does not exist, OptionError
    for what is no choice.
    """
    if isinstance(choice, str):
        return notation.carry_out_wishes(trial, notation.parse_wishes(trial, choice))
    pending = trial.pending
    assert pending is not None
    if isinstance(choice, bool) or not isinstance(choice, int):
        raise OptionError(
            worded(
                "error-a-choice-of-a-shortcut",
                "a choice of a shortcut is notation or an index; found {choice}",
                choice=repr_of(choice),
            )
        )
    if not 0 <= choice < pending.count():
        raise IllegalOption(
            worded(
                "error-option-does-not-exist",
                "option {choice} does not exist; {allowed}",
                choice=choice,
                allowed=notation.allowed(trial),
            )
        )
    machine.apply_option(trial, choice)
    return (choice,)


@dataclass(frozen=True)
class LapChoice:
    """A choice of a lap: who makes it, what it is in notation, and what the kernel calls it."""

    who: str
    what: str
    asked: int  # the kind of the decision
    option: tuple[int, int, int]

    def is_now(self, g: State, index: int) -> bool:
        """True if this option is the choice: of the same objects, or else by the same words."""
        pending = g.pending
        if pending is None or index >= pending.count() or pending.kind != self.asked:
            return False
        if decider_name(g) != self.who:
            return False
        option = pending.option(index)
        if numbers_of(option) == self.option:
            return True
        return option.kind == self.option[0] and notation.option_text(g, option) == self.what

    def index_in(self, g: State, likely: int) -> int:
        """Its index now, which may still be the one that it was; -1: it cannot be made."""
        if self.is_now(g, likely):
            return likely
        pending = g.pending
        if pending is None:
            return -1
        options = [pending.option(index) for index in range(pending.count())]
        for index, option in enumerate(options):
            if numbers_of(option) == self.option and self.is_now(g, index):
                return index
        with names_kept(g):
            return next((index for index in range(len(options)) if self.is_now(g, index)), -1)


def numbers_of(option: Option) -> tuple[int, int, int]:
    return option.kind, option.a, option.b


def choice_at(g: State, index: int) -> LapChoice:
    pending = g.pending
    assert pending is not None
    option = pending.option(index)
    return LapChoice(decider_name(g), notation.option_text(g, option), pending.kind, numbers_of(option))


def because(pair: PositionPair | None) -> str:
    """What is different from one lap to the next and keeps them from being taken at once, as far as it is known."""
    if pair is None:
        return ""
    holder = pair.holder
    if isinstance(holder, Player):
        return worded(
            "error-s-is-different-after-each",
            ": {holder}'s {what} is different after each",
            holder=holder.name,
            what=pair.field.replace("_", " "),
        )
    if isinstance(holder, Obj):
        return worded(
            "error-is-different-after-each",
            ": {later} is different after each ({what})",
            later=card_name(pair.later, holder.face),
            what=pair.field.replace("_", " "),
        )
    return (
        worded(
            "error-is-different-after-each-lap", ": {what} is different after each", what=pair.field.replace("_", " ")
        )
        if pair.field
        else ""
    )
