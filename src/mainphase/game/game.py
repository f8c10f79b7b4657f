"""A game: playing it, looking at it, taking back, keeping it."""

from __future__ import annotations

import operator
from collections.abc import Mapping, Sequence
from datetime import date
from os import PathLike, urandom
from pathlib import Path
from typing import Any
from weakref import ref

from mainphase.cards.decks import Deck, read_deck
from mainphase.cards.multiplayer import FREE_FOR_ALL
from mainphase.cards.variants import DUEL, check_variant
from mainphase.errors import (
    LONGEST_MESSAGE,
    GameOver,
    GameTooLargeError,
    IllegalOption,
    MainphaseError,
    NotationError,
    OptionError,
    cut,
    repr_of,
    visible,
)
from mainphase.game.decision import WAITING, Decision
from mainphase.game.game_memory import (
    fingerprints,
    moves_since,
    recorded_moves,
    restored_history,
    stored_history,
    take_events,
)
from mainphase.game.losses import Loss, losses_of
from mainphase.game.refusal import Refusal, Refused
from mainphase.game.shortcuts import Shortcut, checked_laps, lap_of, proposed
from mainphase.kernel import machine
from mainphase.kernel.asking.picking import UniformPicker
from mainphase.kernel.reading.restoring import restore_state
from mainphase.kernel.state import flat
from mainphase.kernel.state.account import Account
from mainphase.kernel.state.objects import Obj
from mainphase.kernel.state.state import State
from mainphase.kernel.timings import timing_of
from mainphase.kernel.values import Automation, Bounds, DecisionKind, LogEntry
from mainphase.kernel.values import Decision as KernelDecision
from mainphase.kernel.worlds import resample
from mainphase.new_game.book_cache import pickled_book, restored_book
from mainphase.new_game.deck_sizes import check_deck_sizes
from mainphase.new_game.starting import GameSettings, check_kinds, checked_settings, new_state
from mainphase.presentation import because, notation, refusals, words
from mainphase.presentation.asked_why import question_in
from mainphase.presentation.because import Because
from mainphase.presentation.event import Event, event_of
from mainphase.presentation.history import Call, GameHistory, play_entry, take_laps_of
from mainphase.presentation.meant import object_meant
from mainphase.presentation.names import seat_of
from mainphase.presentation.object_view import ObjectView
from mainphase.presentation.option import Option
from mainphase.presentation.record import MatchPlace, Record, RecordedCall, RecordedSeat, record_text, same_automation
from mainphase.presentation.table_view import shown_option
from mainphase.presentation.uses import uses_of_object
from mainphase.presentation.view import View, view_at
from mainphase.presentation.viewed import StateShown
from mainphase.presentation.what_next import WhatNext, what_next
from mainphase.presentation.words import ALL, PUBLIC
from mainphase.rules.concepts import Concept, concept_name
from mainphase.rules.law import Rules
from mainphase.rules.timeline import rules_on
from mainphase.saying.worded import fixed, worded

MANUAL = Automation()
AUTOMATIC = Automation(mana_auto=True, pay=True, passes=True, triggers=True, forced=True)


class Game:
    """A game of two or more players under the rules of one date. The package's docstring plays a turn with it.

    `Game.new` starts a game from decks; `Game(state)` continues from a given position.

    In the examples of its methods, `game` is the one of the package's docstring: Alice has priority in her first main
    phase, and a hand of Mountains and Lightning Bolts; Bob has Forests and Grizzly Bears.

    >>> game
    <Game Alice 20, Bob 20: turn 1, Alice decides: priority>
    """

    _pending: KernelDecision | None  # what `_asked` and `_ticket` are about
    _asked: ref[Decision] | None
    _shown: ref[StateShown] | None = None  # what the views of this moment show
    _ticket: int  # 0 until somebody asks

    def __init__(self, state: State, *, history: bool = True) -> None:
        if not isinstance(state, State):
            raise OptionError(
                worded(
                    "error-a-game-goes",
                    "a game goes on from a position; found {state}; Game.new begins one from decks",
                    state=repr_of(state),
                )
            )
        self.state = state
        self.decks: dict[str, Deck] = {}
        self.first: str | None = None
        self.chooser: str | None = None
        self.seed = 0
        self.mulligans = True
        self.variant = ""
        self.match: MatchPlace | None = None
        self.listed: dict[str, Deck] = {}  # the decks with all of their sideboards
        self._events: list[Event] = []
        self._barred = (0, 0)  # the ticket of a decision, and what may not be chosen there (732.2c)
        self._history: GameHistory | None = GameHistory() if history else None
        self._no_decision()
        self._begin()

    def _begin(self) -> None:
        """Plays on to the first decision; history counts from there."""
        if self._history is not None:
            self.state.chances = self._history.chances
        machine.advance(self.state)
        if self._history is not None:
            self._history.begin(self.state)
        self._told()

    # --- making

    @classmethod
    def new(
        cls,
        decks: Mapping[str, Deck | str | PathLike[str]],
        *,
        rules: str | date | None = None,
        seed: int = 0,
        first: str | None = None,
        chooser: str | None = None,
        variant: str = "",
        automation: Automation = MANUAL,
        mulligans: bool = True,
        small_decks: bool = False,
        history: bool = True,
        listen: bool = True,
    ) -> Game:
        """A new game.

        `decks` maps each player's name, in seating order, to a deck (or its name, file or text). `first` names the
        starting player. `chooser` names the player who chooses the starting player; by default a player is chosen at
        random to do that (103.1), and `next_chooser` of the game before says who it should be. `variant` is duel (two
        players), free-for-all, archenemy (the player with a scheme deck against all the others), commander, which is
        also what decks that all have a commander play if nothing is said, two-headed giant (the first half of the
        players is one team, the second half the other), vanguard, planechase (each with a planar deck), team vs team,
        emperor, alternating teams or grand melee. After a comma stands what is otherwise than it usually is:
        "free-for-all, attack left, range 2", "planechase, single planar deck". `history=False` gives no undo and no
        record, `listen=False` no events: both make simulations faster.

        A deck of fewer cards than the rules of the date ask for is refused without `small_decks=True`. Raises
        OptionError for arguments with which nobody can play, DeckError and UnknownCardError for decks, RulesError for a
        date, each with what is allowed.

        >>> mp.Game.new({"Ann": "red-burn", "Bob": "60 Forest"}, rules="m10", seed=3, mulligans=False)
        Traceback (most recent call last):
        ...
        mainphase.errors.TooNewError: red-burn: ...
        >>> mp.Game.new({"Ann": "vanilla-red", "Bob": "60 Forest"}, rules="m10", first="Ann", mulligans=False)
        <Game Ann 20, Bob 20: turn 1, Ann decides: priority>
        """
        check_kinds(decks, rules, seed, first, chooser, variant, automation, mulligans)
        check_variant(variant, len(decks))
        read = {
            name: deck if isinstance(deck, Deck) else read_deck(deck if isinstance(deck, str) else Path(deck))
            for name, deck in decks.items()
        }
        played = check_variant(variant, len(decks), all(deck.commanders for deck in read.values()))
        if not small_decks:
            check_deck_sizes(rules_on(rules), read.items(), played)
        settings = GameSettings(read, played, rules, seed, first, chooser, automation, mulligans)
        return cls.begin(settings, history=history, listen=listen)

    @classmethod
    def begin(
        cls,
        settings: GameSettings,
        *,
        history: bool = True,
        listen: bool = True,
        account: bool = False,
        script: list[int] | None = None,
    ) -> Game:
        """A new game with these settings. `account=True` keeps account of the cards in `state.account`. `script` has
        the random results of a recorded game, the last one first."""
        listed = settings.decks
        settings = checked_settings(settings)
        state = new_state(settings)
        state.script = script
        if listen:
            state.log = []
        if account:
            state.account = Account(len(state.players), len(state.book.cards))
        game = cls(state, history=history)
        game.decks, game.seed, game.variant = settings.decks, settings.seed, settings.variant
        game.first, game.chooser, game.mulligans = settings.first, settings.chooser, settings.mulligans
        game.match, game.listed = settings.match, listed
        return game

    # --- looking

    @property
    def rules(self) -> Rules:
        """The rules in force."""
        return self.state.rules

    @property
    def players(self) -> list[str]:
        """Their names, in seating order."""
        return [p.name for p in self.state.players]

    @property
    def over(self) -> bool:
        """True if the game has ended."""
        return self.state.over

    @property
    def winners(self) -> list[str]:
        """The winners' names once the game is over; empty for a draw.

        >>> _ = game.concede("Bob")
        >>> game.over, game.winners
        (True, ['Alice'])
        """
        return [self.state.players[p].name for p in self.state.winners]

    @property
    def next_chooser(self) -> str | None:
        """Who chooses the starting player if the same players play again (103.1): the player who lost, or after a draw
        the player who chose in this game. None: a player chosen at random, as after a game that several players lost.

        >>> _ = game.concede("Bob")
        >>> game.next_chooser
        'Bob'
        """
        losers = [p.name for p in self.state.players if p.lost]
        if self.winners:
            return losers[0] if len(losers) == 1 else None
        if self.over and self.chooser is None and self._history is not None:
            asked = self._history.origin.pending
            if asked is not None and asked.kind == DecisionKind.STARTER:
                return self.players[asked.player]
        return self.chooser

    @property
    def turn(self) -> int:
        """The number of the turn; 0 before the first."""
        return self.state.turn_number

    @property
    def events(self) -> list[Event]:
        """All that has happened, if anybody listens.

        >>> game.events[0], game.events[0].rule
        (<Event shuffled: Alice shuffles their library (701.24a)>, '701.24a')
        """
        self._catch_up()
        return self._events

    @property
    def decision(self) -> Decision | None:
        """The decision that the game waits for; None when it is over. It is one and the same object until it is
        answered.

        >>> asked = game.decision
        >>> asked.player, asked.kind, asked.options
        ('Alice', 'priority', [pass, play Mountain, play Mountain, play Mountain, play Mountain])
        """
        pending = self.state.pending
        if pending is None:
            return None
        if self._pending is not pending:  # not asked for yet
            self._no_decision()
            self._pending = pending
        asked = self._asked() if self._asked is not None else None
        if asked is None:
            asked = Decision(self.state, pending, self.ticket())
            self._asked = ref(asked)
            if asked._key is not None:
                WAITING[asked._key] = self
        return asked

    def ticket(self) -> int:
        """A number that only the options of the pending decision have, here and in copies of the game."""
        if self._pending is not self.state.pending:
            self._no_decision()
            self._pending = self.state.pending
        if not self._ticket:
            self._ticket = int.from_bytes(urandom(8), "big") | 1
        return self._ticket

    def waits_for(self, ticket: int) -> bool:
        """True if the pending decision is the one with this ticket."""
        return self._ticket == ticket and self._pending is not None and self._pending is self.state.pending

    def _no_decision(self) -> None:
        """Nobody has asked yet what the game waits for."""
        self._pending = self._asked = None
        self._ticket = 0

    def _leave(self) -> int:
        """The pending decision is about to be answered: who holds it keeps its words. Returns its ticket."""
        if self._shown is not None:
            self._keep_views()
        ticket = self._ticket
        asked = self._asked() if self._asked is not None else None
        if asked is not None and self._pending is self.state.pending:
            asked._words()
            if asked._key is not None:
                del WAITING[asked._key]
                asked._key = None
        self._no_decision()
        return ticket

    def _return(self, ticket: int) -> None:
        """The game waits for a decision again that it has waited for before."""
        self._no_decision()
        self._pending, self._ticket = self.state.pending, ticket

    @property
    def automation(self) -> Automation:
        """Which decisions the game answers by itself. It can be changed at any time, for the decisions from then on.

        >>> game.automation = mp.MANUAL  # from now on everything is asked
        """
        return self.state.automation

    @automation.setter
    def automation(self, value: Automation) -> None:
        """Raises OptionError if the value is no Automation."""
        if not isinstance(value, Automation):
            raise OptionError(
                worded(
                    "error-automation-is-an-automation",
                    "automation is an Automation, such as AUTOMATIC or MANUAL; found {value}",
                    value=repr_of(value),
                )
            )
        self._keep_views()
        self.state.automation = value

    @property
    def bounds(self) -> Bounds:
        """How large the game may become. It can be changed at any time.

        >>> game.bounds = mp.Bounds(things=10_000)
        """
        return self.state.bounds

    @bounds.setter
    def bounds(self, value: Bounds) -> None:
        """Raises OptionError if the value is no Bounds."""
        if not isinstance(value, Bounds):
            raise OptionError(
                worded(
                    "error-bounds-are-bounds-such-as-bounds",
                    "bounds are Bounds, such as Bounds(things=10_000); found {value}",
                    value=repr_of(value),
                )
            )
        self._keep_views()
        self.state.bounds = value

    def seat(self, player: str) -> int:
        """A player's number, in seating order.

        Raises OptionError for a name that nobody has.

        >>> game.seat("Bob")
        1
        """
        return seat_of(self.state, player)

    def public_view(self) -> View:
        """The view of somebody who only watches: all that everybody may see.

        >>> [(player.name, player.life, player.hand) for player in game.public_view().players]
        [('Alice', 20, ()), ('Bob', 20, ())]
        """
        return self._view(PUBLIC)

    def view(self, player: str, *, words: bool = True) -> View:
        """The view of one player. `words=False` leaves out what only people read, which is faster for bots.

        Raises OptionError for a name that nobody has.

        >>> [card.name for card in game.view("Alice").me.hand][:2]
        ['Lightning Bolt', 'Lightning Bolt']
        """
        return self._view(self.seat(player), words)

    def _view(self, seat: int, words: bool = True) -> View:
        shown = self._shown() if self._shown is not None else None
        if shown is None or shown.g is not self.state:
            shown = StateShown(self.state)
            self._shown = ref(shown)
        return view_at(shown, seat, words)

    def _keep_views(self) -> None:
        """The state is about to change: the views of it that somebody has go on showing what it was."""
        shown = self._shown() if self._shown is not None else None
        if shown is not None:
            shown.keep()
        self._shown = None

    def __repr__(self) -> str:
        players = ", ".join(f"{p.name} {p.life}" for p in self.state.players)
        if self.over:
            return f"<Game {players}: over, {' and '.join(self.winners) or 'nobody'} won>"
        asked = self.decision
        waits = f", {asked.decider} decides: {asked.kind}" if asked is not None else ""
        return f"<Game {players}: turn {self.turn}{waits}>"

    def _repr_html_(self) -> str:
        """For notebooks: the table as the player who decides sees it, or the first player once the game is over."""
        asked = self.decision
        return self.view(asked.decider if asked is not None else self.players[0])._repr_html_()

    def hash(self) -> str:
        """A hash of state, agenda and generator, without history. The same in every process, Python and build.

        >>> game.hash() == game.clone().hash()
        True
        """
        return flat.hash_state(self.state)

    def event(self, entry: LogEntry, viewer: int = PUBLIC) -> Event:
        """A log entry in words, as everybody may know it, or as one seat may. Raises OptionError if this is no such
        entry.
        """
        if not isinstance(entry, LogEntry):
            raise OptionError(
                worded(
                    "error-an-event-is-made",
                    "an event is made from an entry of the log; found {entry}",
                    entry=repr_of(entry),
                )
            )
        return event_of(self.state, entry, words.entry_text(self.state, entry, viewer), viewer)

    # --- playing

    def apply(self, choice: Option | int | str) -> list[Event]:
        """Answers the pending decision with an option, its index, or notation, and plays on to the next.

        Returns what happened. Raises GameTooLargeError if the game would outgrow its bounds: it then waits for that
        decision as before (a game without history cannot go on).

        A choice is one of `game.decision.options`, its index there, or what it prints as; in notation a whole
        declaration can stand at once ("cast Lightning Bolt targeting Bob"). Raises IllegalOption for what is no option,
        Refused (with the rule) for what the rules don't allow, NotationError for words that mean nothing here, GameOver
        once the game is over.

        >>> print(game.apply("play Mountain")[0])
        Alice plays Mountain (116.2a)
        >>> game.apply(game.decision.options[0])[0].name
        'pass'
        >>> game.undo(2)
        >>> game.apply("play Forest")
        Traceback (most recent call last):
        ...
        mainphase.errors.Refused: Alice cannot play Forest now: it is not a land card in Alice's hand (116.2a)
        """
        pending = self._waiting()
        self._catch_up()
        automation = self.state.automation
        call: Call
        if isinstance(choice, str):
            call, ticket = self._apply_text(choice)
        else:
            call = self._index_of(choice, pending)
            ticket = self._leave()
            try:
                machine.apply_option(self.state, call)
            except GameTooLargeError:
                self._take_up_again(ticket, automation)
                raise
        if self._history is not None:
            self._history.remember(self.state, call, automation, ticket)
        return self._told()

    def play(self, index: int) -> None:
        """`apply` by index, for simulations: it returns no events. Raises what `apply` raises: OptionError,
        GameTooLargeError.

        >>> game.play(1)
        >>> print(game.events[-3])
        Alice plays Mountain (116.2a)
        """
        pending = self.state.pending
        if pending is None or type(index) is not int or not 0 <= index < pending.count() or self._barred[0]:
            index = self._index_of(index, self._waiting())
        history = self._history
        ticket = self._leave()
        state = self.state
        if history is None:
            machine.apply_option(state, index)
            if state.log:
                self._told()
            return
        automation = state.automation
        log, state.log = state.log, None  # what happens is told when somebody asks for the events
        try:
            machine.apply_option(state, index)
        except GameTooLargeError:
            state.log = log
            self._take_up_again(ticket, automation)
            raise
        finally:
            state.log = log
        history.remember(state, index, automation, ticket)

    def play_on(self, pickers: Sequence[UniformPicker | None], *, max_turns: int, max_decisions: int) -> int:
        """Plays for the players, in seating order, that have a picker, until another must decide, the game is over, or
        so many turns or decisions have been played. Returns how many decisions these were. Raises OptionError if an
        argument is of the wrong kind, or if there are not as many pickers as players.

        Of a game without history and events this is one call into the kernel.

        >>> from mainphase.kernel.asking.picking import UniformPicker
        >>> game.play_on([UniformPicker(1), UniformPicker(2)], max_turns=3, max_decisions=5)
        5
        """
        seats = len(self.state.players)
        if not isinstance(pickers, (list, tuple)) or len(pickers) != seats or not all(map(is_picker, pickers)):
            raise OptionError(
                worded(
                    "error-pickers-are-a-list",
                    "pickers are a list with a UniformPicker or None for each of the {seats} players, in seating "
                    "order; found {pickers}",
                    seats=seats,
                    pickers=repr_of(pickers),
                )
            )
        if not is_whole(max_turns) or not is_whole(max_decisions):
            raise OptionError(
                worded(
                    "error-turns-and-decisions-are-whole-numbers",
                    "turns and decisions are whole numbers; found {max_turns} turns, {max_decisions} decisions",
                    max_turns=repr_of(max_turns),
                    max_decisions=repr_of(max_decisions),
                )
            )
        if self._history is None and self.state.log is None:
            self._leave()
            return machine.play_on(self.state, list(pickers), max_turns, max_decisions)
        count = 0
        while (pending := self.state.pending) is not None and self.turn <= max_turns and count < max_decisions:
            picker = pickers[self.state.decider(pending.player)]
            if picker is None:
                break
            self.play(picker.pick(pending.count()))
            count += 1
        return count

    def answer_all(self, choices: Sequence[int]) -> None:
        """Answers one decision after another by index, as one call: that is how records keep a whole declaration. All
        or nothing. Raises IllegalOption if one of them is no option.

        >>> game.answer_all([1, 0])  # a Mountain, then pass
        """
        self._waiting()
        if not isinstance(choices, (list, tuple)) or not choices:
            raise IllegalOption(
                worded(
                    "error-answers-are-a-list",
                    "answers are a list of one index after another; found {choices}",
                    choices=repr_of(choices),
                )
            )
        self._catch_up()
        automation = self.state.automation
        backup = flat.clone_state(self.state) if len(choices) > 1 else None
        chances = len(self._history.chances) if self._history is not None else 0
        answers: list[int] = []
        index = self._index_of(choices[0], self._waiting())
        ticket = self._leave()
        try:
            machine.apply_option(self.state, index)
            answers.append(index)
            for choice in choices[1:]:
                answers.append(self._index_of(choice, self._waiting()))
                machine.apply_option(self.state, answers[-1])
        except MainphaseError:
            if backup is not None:
                self._go_back(backup, chances)
                self._return(ticket)
            raise
        if self._history is not None:
            self._history.remember(self.state, tuple(answers), automation, ticket)
        self._told()

    def answer_laps(self, choices: Sequence[int], laps: int) -> list[Event]:
        """Answers one decision after another by index, lap after lap, as one call: a shortcut is taken like that. All
        or nothing. Raises IllegalOption if a choice cannot be made. Returns what happened.
        """
        call = checked_laps(choices, laps)
        self._index_of(call.answers[0], self._waiting())
        self._catch_up()
        automation = self.state.automation
        backup = flat.clone_state(self.state)
        chances = len(self._history.chances) if self._history is not None else 0
        ticket = self._leave()
        try:
            take_laps_of(self.state, call)
        except MainphaseError:
            self._go_back(backup, chances)
            self._return(ticket)
            raise
        if self._history is not None:
            self._history.remember(self.state, call, automation, ticket)
        return self._told()

    def propose_shortcut(self, choices: Sequence[str | int], times: int) -> Shortcut:
        """A shortcut of the player who has priority (732.2a): the choices of one lap, in notation or by index, for all
        players in the order in which they are asked, and how many laps. Raises OptionError or IllegalOption, saying in
        which lap and at which choice, if they cannot be made so often, or nobody could tell what comes of them.
        """
        return proposed(self, choices, times)

    def lap_of(self, player: str, choices: Sequence[str]) -> list[int]:
        """The answers of one lap, for `propose_shortcut`, in which a player who has priority makes these choices, in
        notation, while everybody passes in between or takes the only option that there is. Raises OptionError if
        somebody else has to choose something, IllegalOption if a choice cannot be made.
        """
        return lap_of(self.state, player, choices)

    def shortcut(self, choices: Sequence[str | int], times: int) -> list[Event]:
        """A shortcut that everybody accepts. Raises what `propose_shortcut` raises."""
        shortcut = self.propose_shortcut(choices, times)
        for player in shortcut.waiting[:]:
            shortcut.accept(player)
        return shortcut.take()

    def bar(self, index: int) -> None:
        """The pending decision is not to be answered with this option: its player has said so (732.2c)."""
        self._barred = (self.ticket(), index)

    @property
    def barred(self) -> int:
        """The option with which the pending decision is not to be answered (`bar`), or -1."""
        ticket, index = self._barred
        return index if ticket and ticket == self.ticket() else -1

    def _waiting(self) -> KernelDecision:
        pending = self.state.pending
        if pending is None:
            raise GameOver(
                fixed(
                    "error-the-game-is-over-there-is-nothing-to-decide", "the game is over: there is nothing to decide"
                )
            )
        return pending

    def _index_of(self, choice: object, pending: KernelDecision) -> int:
        """The index that an answer means; an error for what is none, and for options of other decisions."""
        if isinstance(choice, Option):
            index = choice.index
            same = choice.ticket != 0 and self.waits_for(choice.ticket) and 0 <= index < pending.count()
            if not same or shown_option(self.state, pending.option(index)) != (choice.kind, choice.a, choice.b):
                raise IllegalOption(
                    worded(
                        "error-the-option",
                        "the option {choice} is not of the decision that waits now, but of an earlier one or of "
                        "another game; {question}: {allowed}",
                        choice=repr_of(choice.text),
                        question=notation.question(self.state),
                        allowed=notation.allowed(self.state, choice.text),
                    )
                )
            return index
        if isinstance(choice, bool) or not hasattr(choice, "__index__"):
            raise IllegalOption(
                worded(
                    "error-an-answer-is-an-option",
                    "an answer is an option, its index or notation; found {choice}; {allowed}",
                    choice=repr_of(choice),
                    allowed=notation.allowed(self.state),
                )
            )
        index = operator.index(choice)
        if not 0 <= index < pending.count():
            raise IllegalOption(
                worded(
                    "error-option-does-not-exist-has-options",
                    "option {index} does not exist: {decision} has options 0 to {count}",
                    index=repr_of(index),
                    decision=repr(self.decision),
                    count=pending.count() - 1,
                )
            )
        self._check_barred(index)
        return index

    def _check_barred(self, index: int) -> None:
        """Raises IllegalOption for what may not be chosen here."""
        if self.barred == index:
            rule = self.rules.number(Concept.SHORTCUT)
            raise IllegalOption(
                worded(
                    "error-who-shortens-a-shortcut-chooses-something",
                    "who shortens a shortcut chooses something else than was proposed ({rule}c)",
                    rule=rule,
                )
            )

    def _told(self) -> list[Event]:
        """The events of the last call, as events of the game."""
        fresh = take_events(self.state)
        self._events += fresh
        history = self._history
        if history is not None and len(history.told) < len(history.calls):  # it was not the beginning
            history.told.append(len(fresh))
        return fresh

    def _catch_up(self) -> None:
        """Tells the events of the calls of `play`, by making them once more."""
        history = self._history
        if history is None or len(history.told) == len(history.calls):
            return
        if self.state.log is None:
            history.told += [0] * (len(history.calls) - len(history.told))
            return
        g = history.state_after(len(history.told))
        g.log = []
        for at in range(len(history.told), len(history.calls)):
            history.play_again(g, at)
            fresh = take_events(g)
            self._events += fresh
            history.told.append(len(fresh))

    def _apply_text(self, text: str) -> tuple[tuple[int, ...], int]:
        """Notation: an option's own words, or a whole declaration that expands to small decisions. All or nothing.
        Returns the answers, and the ticket of the first decision.
        """
        backup: State | None = None
        history = self._history
        chances = len(history.chances) if history is not None else 0
        ticket = 0
        try:
            wishes = notation.parse_wishes(self.state, text)
            if not wishes.single:
                backup = flat.clone_state(self.state)
            else:
                self._check_barred(wishes.index)
            ticket = self._leave()
            return notation.carry_out_wishes(self.state, wishes), ticket
        except GameTooLargeError:
            self._take_up_again(ticket, self.state.automation)
            raise
        except (IllegalOption, NotationError) as error:
            if backup is not None:
                self._go_back(backup, chances)
                self._return(ticket)
            if isinstance(error, NotationError):
                raise
            found = self.why_not(text)
            if found is None:
                raise
            raise Refused(found.text, found) from error

    def _go_back(self, backup: State, chances: int) -> None:
        """A declaration failed half-way: nothing of it has happened."""
        backup.automation = self.state.automation
        backup.log = [] if self.state.log is not None else None
        if self._history is not None:
            del self._history.chances[chances:]
            backup.chances = self._history.chances
        self.state = backup

    def _take_up_again(self, ticket: int, automation: Automation) -> None:
        """A decision was broken off in the middle: the game waits for it again, if its history is kept."""
        if self._history is None:
            return
        self._back_to(len(self._history.calls), ticket)
        self.state.automation = automation

    def _back_to(self, calls: int, ticket: int) -> None:
        """The game is where it was after so many calls, and waits for the decision with that ticket."""
        assert self._history is not None
        automation, bounds, listening = self.state.automation, self.state.bounds, self.state.log is not None
        self.state = self._history.back_to(calls)
        self.state.automation = automation
        self.state.bounds = bounds
        self.state.log = [] if listening else None
        self._return(ticket)

    def undo(self, times: int = 1) -> None:
        """Takes back the last calls of `apply`, `play` and `concede`. The hash is the same as before them. Raises
        OptionError if there were not as many.

        Raises it too where `history=False`.

        >>> before = game.hash()
        >>> _ = game.apply("play Mountain")
        >>> game.undo()
        >>> game.hash() == before
        True
        """
        history = self._need_history(fixed("error-undo", "undo"))
        if not is_whole(times) or not 0 <= times <= len(history.calls):
            raise OptionError(
                worded(
                    "error-cannot-take-back-moves",
                    "cannot take back {times} moves; there are {count}",
                    times=repr_of(times),
                    count=len(history.calls),
                )
            )
        keep = len(history.calls) - times
        if times == 0:
            return
        self._leave()
        ticket = history.tickets[keep]
        del self._events[len(self._events) - sum(history.told[keep:]) :]
        self._back_to(keep, ticket)

    @property
    def moves(self) -> int:
        """How many calls can be taken back."""
        return len(self._history.calls) if self._history is not None else 0

    @property
    def random_results(self) -> int:
        """How many random results the moves so far have had, and the beginning."""
        return len(self._history.chances) if self._history is not None else 0

    def _need_history(self, what: str) -> GameHistory:
        if self._history is None:
            raise OptionError(
                worded(
                    "error-this-game-keeps-no-history-history",
                    "this game keeps no history (history=False), so there is no {what}",
                    what=what,
                )
            )
        return self._history

    def clone(self) -> Game:
        """An independent copy: the same future, and the same past to take back.

        >>> twin = game.clone()
        >>> _ = twin.apply("play Mountain")
        >>> twin.moves, game.moves
        (3, 2)
        """
        return self._twin(flat.clone_lazily(self.state), self._history.copy() if self._history is not None else None)

    def _twin(self, state: State, history: GameHistory | None) -> Game:
        twin = Game.__new__(Game)
        twin.state = state
        twin.decks, twin.seed, twin.mulligans = self.decks, self.seed, self.mulligans
        twin.first, twin.chooser, twin.variant = self.first, self.chooser, self.variant
        twin.match, twin.listed = self.match, self.listed
        twin._events = self._events[:]
        twin._barred = self._barred
        twin._history = history
        ticket = self.ticket()
        if self.state.log is not None:
            state.log = []
        if history is not None:
            state.chances = history.chances
        twin._return(ticket)
        return twin

    def resample(self, player: str, seed: int = 0) -> Game:
        """A game as it could be, for all that this player knows. What is hidden from them (libraries, other hands) is
        dealt again, and the generator is seeded. The result does not depend on what the hidden cards really are. Raises
        OptionError if the seed is no whole number.

        >>> world = game.resample("Alice", seed=1)
        >>> world.view("Alice").me.hand == game.view("Alice").me.hand
        True
        """
        if not is_whole(seed):
            raise OptionError(
                worded(
                    "error-the-seed-must-be-a-whole",
                    "the seed must be a whole number; found {seed}",
                    seed=repr_of(seed),
                )
            )
        seat = self.seat(player)
        state = flat.clone_lazily(self.state)
        resample(state, seat, seed)
        twin = self._twin(state, None)
        # It was not played from the decks by the seed, and has no past: these would tell what is hidden.
        twin.decks, twin.listed, twin.seed, twin._events = {}, {}, seed, []
        if self._history is not None:
            twin._history = GameHistory()
            state.chances = twin._history.chances
            twin._history.begin(state)
        return twin

    def concede(self, player: str) -> list[Event]:
        """A player concedes, which they may do at any time (104.3a). Raises GameOver if the game has ended, and
        OptionError if they have left it.

        Returns what happened.

        >>> print(*game.concede("Bob"), sep=", ")
        Bob concedes (104.3a), Alice wins the game (104.2a)
        """
        seat = self.seat(player)
        if self.state.over:
            raise GameOver(fixed("error-the-game-is-already-over", "the game is already over"))
        if self.state.players[seat].left:
            raise OptionError(
                worded("error-has-already-left-the-game", "{player} has already left the game", player=player)
            )
        self._catch_up()
        automation = self.state.automation
        ticket = self._leave()
        play_entry(self.state, -1 - seat)
        if self._history is not None:
            self._history.remember(self.state, -1 - seat, automation, ticket)
        return self._told()

    def why_not(self, text: str, player: str | None = None) -> Refusal | None:
        """Why the player who decides (or the one named) cannot do this now; None if they can. Raises NotationError if
        the text cannot be understood.

        >>> game.why_not("play Mountain") is None
        True
        >>> print(game.why_not("play Forest"))
        Alice cannot play Forest now: it is not a land card in Alice's hand (116.2a).
        """
        if not isinstance(text, str):
            raise NotationError(
                worded(
                    "error-what-somebody-wants",
                    "what somebody wants to do is written as text; found {text}",
                    text=repr_of(text),
                )
            )
        seat = self.seat(player) if player is not None else None
        found = refusals.why_not(self.state, text, seat)
        if found is None:
            return None
        concept, source, sentence = found
        return Refusal(
            self.rules.number(concept), cut(visible(sentence), LONGEST_MESSAGE), concept_name(concept), source
        )

    def losses(self, player: str) -> list[Loss]:
        """What this player would lose by passing now, or by attacking with nothing, and may have forgotten: mana in
        their pool, a land that they can play, an attack. Nothing if it is not theirs to decide.

        >>> [loss.kind for loss in game.losses("Alice")]
        ['land']
        """
        return losses_of(self.state, self.seat(player))

    def uses(self, object: int, player: str) -> list[tuple[str, Refusal | None]]:
        """The uses that a player may want to make of an object that they see, in notation; each with the refusal that
        forbids it now, or None.

        Raises OptionError if they see no such object.

        >>> mountain = next(card for card in game.view("Alice").me.hand if card.name == "Mountain")
        >>> game.uses(mountain.id, "Alice")
        [('play Mountain', None)]
        """
        found = self._meant(object, player)
        return [(text, self.why_not(text, player)) for text in uses_of_object(self.state, found, self.seat(player))]

    def why_is(self, object: int | str | ObjectView, characteristic: str, player: str | None = None) -> Because:
        """Why a characteristic of an object is what it is: what is printed or copied, then each continuous effect and
        counter in the order in which they apply, each with its rule on the date played, and what is so after it.

        The object is its id in a view, its name, or what a view shows. A characteristic is power, toughness, power and
        toughness, types, colors, abilities, controller, text, name, cost or loyalty. A `player` is told only what they
        may see; without one nothing is hidden. Raises OptionError if there is no such object or characteristic.

        >>> _ = game.apply("play Mountain")
        >>> print(game.why_is("Mountain", "types"))
        Mountain has the types Basic Land — Mountain because: Basic Land — Mountain printed.
        """
        return because.why_is(self.state, self._meant(object, player).id, characteristic)

    def reasons(self, object: int | str | ObjectView, player: str | None = None) -> list[Because]:
        """Why each characteristic of an object is what it is that anything changes, as `why_is` tells it; an empty list
        if nothing does. Raises OptionError if there is no such object.

        >>> _ = game.apply("play Mountain")
        >>> game.reasons("Mountain")
        []
        """
        return because.every_reason(self.state, self._meant(object, player).id)

    def what_next(self) -> WhatNext:
        """What happens next if nobody does anything else, as everybody may know it: state-based actions, triggers that
        wait, what resolves, the parts of the turn and the turn-based actions in them, each with its rule.

        >>> print(game.what_next())
        Next: the precombat main phase ends once all pass (500.2); the beginning of combat step begins (507).
        """
        return what_next(self.state)

    def why(self, text: str, player: str | None = None) -> list[Because] | WhatNext | Refusal | None:
        """The answer to a question as somebody types it: "Grizzly Bears power" is answered by `why_is`, "Grizzly
        Bears" by what changes it (or by its power and toughness), "next" by `what_next`, and anything else, such as
        "cast Shock", by `why_not`. Raises OptionError if
        an object could be several, and NotationError if the text cannot be understood.

        >>> print(*game.why("play Forest").text.split(": "), sep=" / ")
        Alice cannot play Forest now / it is not a land card in Alice's hand
        """
        seat = ALL if player is None else self.seat(player)
        asked = question_in(self.state, text, seat) if isinstance(text, str) else None
        if asked is None:
            return self.why_not(text, player)
        if not asked.object:
            return self.what_next()
        if not asked.about:
            return because.chief_reasons(self.state, asked.object)
        return [because.why_is(self.state, asked.object, asked.about)]

    def _meant(self, object: int | str | ObjectView, player: str | None) -> Obj:
        """The object that a reader means. Raises OptionError if they see none like that, or several that differ."""
        return object_meant(self.state, object, ALL if player is None else self.seat(player))

    # --- keeping

    def record(self) -> str:
        """The whole game as text: version, rules date, seed, decks, fingerprints, decisions and random results.

        >>> mp.replay(game.record()).hash() == game.hash()
        True
        """
        return record_text(self.to_record())

    def to_record(self) -> Record:
        """The whole game as data, which `record` writes. Raises OptionError for a game that began from a given
        position: it has no record.

        >>> game.to_record().seed
        7
        """
        history = self._need_history(fixed("error-record", "record"))
        if not self.decks:
            raise OptionError(
                fixed(
                    "error-this-game-began-from-a-given",
                    "this game began from a given position, not from decks: it has no record",
                )
            )
        moves, used = recorded_moves(history, self.players)
        automation = history.automations[-1] if history.automations else history.automation
        decks = self.decks if self.match is None else self.listed
        return Record(
            self.rules.date,
            self.seed,
            self.first,
            self.chooser,
            self.mulligans,
            tuple(
                RecordedSeat(
                    name,
                    deck.name,
                    deck.main,
                    deck.schemes,
                    deck.commanders,
                    deck.vanguards,
                    deck.planes,
                    deck.sideboard,
                )
                for name, deck in decks.items()
            ),
            fingerprints(decks, self.rules.date),
            tuple(history.chances[:used]),
            history.automation,
            moves,
            variant="" if self.variant in (DUEL, FREE_FOR_ALL) else self.variant,
            ends=None if same_automation(automation, self.automation) else self.automation,
            match=self.match,
        )

    def added_since(self, moves: int, chances: int) -> tuple[tuple[RecordedCall, ...], tuple[int, ...]]:
        """The moves that were made, and the random results that came, since there had been so many of each: what has to
        be kept so that the game can be played again. A move has no words here, and the automation that was in force.
        """
        return moves_since(self._need_history(fixed("error-record", "record")), self.players, moves, chances)

    def to_scenario(self) -> str:
        """The position as a scenario in YAML. The stack must be empty.

        Raises OptionError if something is on it.

        >>> print(game.to_scenario().splitlines()[0])
        scenario: A position
        """
        from mainphase.presentation.position_text import scenario_of

        return scenario_of(self.state)

    def __getstate__(self) -> dict[str, Any]:
        """One flat state; the card definitions in it travel as data, and so does history. Events do not travel."""
        data: dict[str, Any] = {
            "rules": self.rules.date,
            "cards": pickled_book(self.rules, self.state.book),
            "state": flat.store_state(self.state),
            "automation": self.automation.flags(),
            "listen": self.state.log is not None,
            "seed": self.seed,
            "first": self.first,
            "chooser": self.chooser,
            "mulligans": self.mulligans,
            "variant": self.variant,
            "decks": self.decks,
            "match": self.match,
            "listed": self.listed,
            "ticket": self.ticket(),
            "barred": self._barred,
        }
        history = self._history
        if history is not None:
            data["history"] = stored_history(history)
        return data

    def __setstate__(self, data: dict[str, Any]) -> None:
        law = rules_on(data["rules"])
        book = restored_book(law, data["cards"])
        self.state = restore_state(data["state"], law, book, timing_of(law))
        self.state.automation = Automation(*data["automation"])
        self.state.log = [] if data["listen"] else None
        self.seed, self.mulligans = data["seed"], data["mulligans"]
        self.first, self.chooser, self.variant = data["first"], data["chooser"], data["variant"]
        self.decks, self.match, self.listed = data["decks"], data["match"], data["listed"]
        self._events = []
        self._barred = data.get("barred", (0, 0))
        self._history = None
        self._return(data["ticket"])
        kept = data.get("history")
        if kept is None:
            return
        history = restored_history(kept, law, book, self.state.timing)
        self.state.chances = history.chances
        self._history = history


def is_picker(value: object) -> bool:
    return value is None or isinstance(value, UniformPicker)


def is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
