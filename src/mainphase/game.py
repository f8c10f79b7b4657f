"""The public face: `Game`, `Decision`, `Event`, `Refusal`. Interpreted, thin; the kernel beneath it does the work."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

from mainphase.cards.codec import decode, encode
from mainphase.cards.decks import Deck, read_deck
from mainphase.cards.library import find_card
from mainphase.errors import GameError, IllegalOption
from mainphase.kernel import flat, machine
from mainphase.kernel.book import Book
from mainphase.kernel.ending import concede
from mainphase.kernel.start import StartGame
from mainphase.kernel.setup import add_player, fill_library
from mainphase.kernel.state import State
from mainphase.kernel.timing import StackTiming
from mainphase.kernel.values import DECISION_NAMES, EVENT_NAMES, Automation, LogEntry
from mainphase.kernel.values import Decision as KernelDecision
from mainphase.kernel.values import Option as KernelOption
from mainphase.rules.concepts import concept_name
from mainphase.rules.law import Rules
from mainphase.rules.timeline import rules_on
from mainphase.table import notation, refusals, words
from mainphase.table.record import Record, write_record
from mainphase.table.view import View, view_of

__all__ = ["AUTOMATIC", "MANUAL", "Automation", "Decision", "Event", "Game", "Option", "Refusal", "Refused"]

MANUAL = Automation()
AUTOMATIC = Automation(mana_auto=True, pay=True, passes=True, triggers=True, forced=True)


@dataclass(frozen=True)
class Refusal:
    """Why something is not allowed: the rule, the object or effect that makes it so, and a sentence."""

    rule: str
    text: str
    concept: str
    source: int = 0

    def __str__(self) -> str:
        return self.text


class Refused(IllegalOption):
    """Raised by `apply` for something that the rules forbid now; carries the `refusal`."""

    def __init__(self, message: str, refusal: Refusal | None = None) -> None:
        super().__init__(message)
        self.refusal = refusal


@dataclass(frozen=True)
class Event:
    """One thing that happened: its name (of a closed list), its rule in the numbering in force, and a sentence."""

    name: str
    rule: str
    also: tuple[str, ...]
    concept: str
    player: str | None
    text: str
    entry: LogEntry

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})" if self.rule else self.text


class Option:
    """One option of a decision. Prints as notation; `index` is its place."""

    __slots__ = ("_game", "_option", "index")

    def __init__(self, game: Game, option: KernelOption, index: int) -> None:
        self._game = game
        self._option = option
        self.index = index

    @property
    def kernel(self) -> KernelOption:
        return self._option

    def __str__(self) -> str:
        return notation.option_text(self._game.state, self._option)

    def __repr__(self) -> str:
        return f"<Option {self.index}: {self}>"


class Options(Sequence[Option]):
    """The options of a decision; a range of numbers is never written out."""

    def __init__(self, game: Game, decision: KernelDecision) -> None:
        self._game = game
        self._decision = decision

    def __len__(self) -> int:
        return self._decision.count()

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self)))]
        if index < 0:
            index += len(self)
        if not 0 <= index < len(self):
            raise IndexError(index)
        return Option(self._game, self._decision.option(index), index)


class Decision:
    """What the game waits for: who decides, what kind of choice it is, and the options."""

    def __init__(self, game: Game, decision: KernelDecision) -> None:
        self._game = game
        self.kernel = decision

    @property
    def player(self) -> str:
        return self._game.state.players[self.kernel.player].name

    @property
    def kind(self) -> str:
        return DECISION_NAMES[self.kernel.kind]

    @property
    def options(self) -> Options:
        return Options(self._game, self.kernel)

    def __repr__(self) -> str:
        return f"<Decision {self.player}: {self.kind}, {len(self.options)} options>"


class Game:
    """A game of two or more players under the rules of one date. See the package's docstring for a turn played with it."""

    def __init__(self, state: State, *, history: bool = True) -> None:
        self.state = state
        self._history = history
        self._origin: State | None = None
        self._checkpoints: list[tuple[int, State]] = []  # (applied calls so far, the state then)
        self._applied: list[list[int]] = []  # the decisions that each call of `apply` answered
        self._automations: list[Automation] = []
        self._chances: list[int] = []
        self.deck_names: dict[str, str] = {}
        self.first: str | None = None
        self.seed = 0
        self.mulligans = True
        self.events: list[LogEntry] | None = None
        if history:
            self._origin = flat.clone_state(state)
            self._checkpoints = [(0, self._origin)]

    # --- making

    @classmethod
    def new(
        cls,
        decks: Mapping[str, Deck | str],
        *,
        rules: str | date | None = None,
        seed: int = 0,
        first: str | None = None,
        automation: Automation = MANUAL,
        mulligans: bool = True,
        history: bool = True,
        listen: bool = True,
    ) -> Game:
        """A new game. `decks` maps each player's name, in seating order, to a deck (or its name or path); `first` names the starting player (default: a player
        chosen at random chooses, 103.1). `history=False` gives no undo and no record; `listen=False` gives no events. Both make simulations faster."""
        if len(decks) < 2:
            raise GameError(f"a game needs at least two players; {len(decks)} given")
        law = rules_on(rules)
        book = Book()
        state = State(law, book, StackTiming())
        state.rng = (seed * 0x9E3779B97F4A7C15 + 0xD1B54A32D192ED03) & 0xFFFFFFFFFFFFFFFF
        names = list(decks)
        read = {name: read_deck(deck) if isinstance(deck, str) else deck for name, deck in decks.items()}
        if first is not None and first not in decks:
            raise GameError(f"the starting player {first!r} is none of the players: {', '.join(names)}")
        for name in names:
            player = add_player(state, name)
            fill_library(state, player, [(count, book.add(find_card(card))) for count, card in read[name].main])
        state.automation = automation
        if listen:
            state.log = []
        state.push(StartGame(names.index(first) if first is not None else -1, mulligans))
        game = cls(state, history=history)
        game.seed = seed
        game.first = first
        game.mulligans = mulligans
        game.deck_names = {name: read[name].name for name in names}
        game._start()
        return game

    def _start(self) -> None:
        if self._history:
            self.state.chances = self._chances
        machine.advance(self.state)
        if self.state.log is not None:
            self.events = []
            self.events.extend(self.state.log)

    # --- looking

    @property
    def rules(self) -> Rules:
        return self.state.rules

    @property
    def players(self) -> list[str]:
        return [p.name for p in self.state.players]

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def winners(self) -> list[str]:
        """The winners' names once the game is over; empty for a draw."""
        return [self.state.players[p].name for p in self.state.winners]

    @property
    def turn(self) -> int:
        return self.state.turn_number

    @property
    def decision(self) -> Decision | None:
        """What the game waits for; None when it is over."""
        pending = self.state.pending
        return None if pending is None else Decision(self, pending)

    @property
    def automation(self) -> Automation:
        return self.state.automation

    @automation.setter
    def automation(self, value: Automation) -> None:
        self.state.automation = value

    def seat(self, player: str) -> int:
        for p in self.state.players:
            if p.name == player:
                return p.id
        raise GameError(f"there is no player {player!r}; the players are {', '.join(self.players)}")

    def view(self, player: str) -> View:
        """What one player may see."""
        return view_of(self.state, self.seat(player))

    def hash(self) -> str:
        """Over state, agenda and generator, not history. Equal across processes, Python versions and builds."""
        return flat.hash_state(self.state)

    def event(self, entry: LogEntry) -> Event:
        """A log entry in words."""
        law = self.rules
        player = self.state.players[entry.player].name if entry.player >= 0 else None
        rule = law.number(entry.concept) if entry.concept else ""
        also = law.also(entry.concept) if entry.concept else ()
        return Event(EVENT_NAMES[entry.name], rule, also, concept_name(entry.concept), player, words.entry_text(self.state, entry), entry)

    # --- playing

    def apply(self, choice: Option | int | str) -> list[Event]:
        """Answers the pending decision with an option, its index, or notation; plays on to the next. Returns what happened."""
        pending = self.state.pending
        if pending is None:
            raise GameError("the game is over: there is nothing to decide")
        before = self._undo_point()
        mark = len(self.state.log) if self.state.log is not None else 0
        if isinstance(choice, str):
            answers = self._apply_text(choice, before)
        else:
            index = choice.index if isinstance(choice, Option) else choice
            if not 0 <= index < pending.count():
                raise IllegalOption(f"option {index} does not exist: {self.decision!r} has options 0 to {pending.count() - 1}")
            self._answer(index)
            answers = [index]
        self._remember(answers)
        log = self.state.log
        if log is None:
            return []
        fresh = log[mark:]
        if self.events is not None:
            self.events.extend(fresh)
        return [self.event(e) for e in fresh]

    def play(self, index: int) -> None:
        """`apply` by index for simulations: no events are returned, nothing is checked twice."""
        self._answer(index)
        self._remember([index])

    def _answer(self, index: int) -> None:
        if self._history:
            self.state.chances = self._chances
        machine.apply(self.state, index)

    def _apply_text(self, text: str, before: State | None) -> list[int]:
        """Notation: an option's own words, or a whole declaration that expands to several small decisions. All or nothing."""
        wishes = notation.parse(self.state, text)
        answers: list[int] = []
        backup = before if before is not None else flat.clone_state(self.state)
        log = self.state.log
        try:
            while True:
                index = wishes.choose(self.state)
                if index is None:
                    break
                self._answer(index)
                answers.append(index)
            wishes.finish(self.state)
        except IllegalOption:
            automation = self.state.automation
            self.state = flat.clone_state(backup)
            self.state.automation = automation
            self.state.log = log
            raise
        return answers

    def _undo_point(self) -> State | None:
        return flat.clone_state(self.state) if self._history and not self._checkpoints else None

    def _remember(self, answers: list[int]) -> None:
        if not self._history:
            return
        self._applied.append(answers)
        self._automations.append(self.state.automation)
        if self._checkpoints and self._checkpoints[-1][1].turn_number != self.state.turn_number:
            self._checkpoints.append((len(self._applied), flat.clone_state(self.state)))

    def undo(self, times: int = 1) -> None:
        """Takes back the last calls of `apply`: from the nearest turn's start, the recorded decisions are played again. The very hash is restored."""
        if not self._history:
            raise GameError("this game keeps no history (history=False): it can't undo")
        if times > len(self._applied):
            raise GameError(f"there are only {len(self._applied)} moves to take back; {times} asked for")
        keep = len(self._applied) - times
        while self._checkpoints[-1][0] > keep:
            self._checkpoints.pop()
        at, state = self._checkpoints[-1]
        automation, log = self.state.automation, self.state.log
        fresh = flat.clone_state(state)
        for k in range(at, keep):
            fresh.automation = self._automations[k]
            for index in self._applied[k]:
                machine.apply(fresh, index)
        fresh.automation = automation
        fresh.log = [] if log is not None else None
        self.state = fresh
        del self._applied[keep:]
        del self._automations[keep:]

    def clone(self) -> Game:
        """An independent copy. It has the same future, and its own history from here on."""
        twin = Game(flat.clone_state(self.state), history=self._history)
        twin.seed, twin.first, twin.deck_names = self.seed, self.first, dict(self.deck_names)
        if self.state.log is not None:
            twin.state.log = []
        return twin

    def concede(self, player: str) -> None:
        """At any time (104.3a)."""
        concede(self.state, self.seat(player))
        machine.advance(self.state)

    def why_not(self, text: str, player: str | None = None) -> Refusal | None:
        """None if this can be done now by the player who decides (or the one named); else why not."""
        seat = self.seat(player) if player is not None else None
        found = refusals.why_not(self.state, text, seat)
        if found is None:
            return None
        concept, source, sentence = found
        return Refusal(self.rules.number(concept), sentence, concept_name(concept), source)

    # --- keeping

    def record(self) -> str:
        """The whole game as text: version, rules date, seed, decks, fingerprints, every decision and every random result."""
        return write_record(self.to_record())

    def to_record(self) -> Record:
        raise NotImplementedError

    def __getstate__(self) -> dict[str, Any]:
        """One flat state; the card definitions in it travel as data. History does not travel."""
        return {
            "rules": self.rules.date,
            "cards": [encode(code.node) for code in self.state.book.cards],
            "state": flat.store_state(self.state),
            "automation": _automation_fields(self.automation),
            "history": self._history,
            "listen": self.state.log is not None,
            "seed": self.seed,
            "first": self.first,
            "deck_names": self.deck_names,
        }

    def __setstate__(self, data: dict[str, Any]) -> None:
        book = Book()
        for card in data["cards"]:
            node = decode(card)
            book.add(node)  # type: ignore[arg-type]
        state = flat.restore_state(data["state"], rules_on(data["rules"]), book, StackTiming())
        state.automation = Automation(*data["automation"])
        self.__init__(state, history=data["history"])  # type: ignore[misc]
        if data["listen"]:
            state.log = []
        self.seed, self.first, self.deck_names = data["seed"], data["first"], data["deck_names"]


def _automation_fields(a: Automation) -> tuple[bool, ...]:
    return (a.mana_auto, a.pay, a.passes, a.triggers, a.forced)


def transcript(events: Iterable[Event]) -> str:
    """The events as lines of text."""
    return "\n".join(str(e) for e in events)
