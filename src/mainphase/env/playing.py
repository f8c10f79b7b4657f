"""One game that an environment plays: begun from a seed, encoded, answered by index, cut at its limits."""

from __future__ import annotations

import operator
import random
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import date
from math import inf
from typing import Any, Final, SupportsIndex, TypedDict, cast

from mainphase.cards.decks import Deck, read_deck
from mainphase.encoding.lanes import Answers
from mainphase.env.deck_tables import Tables, limits_for, tables_of
from mainphase.env.observing import REFUSE, Observation, Observer, check_overflow
from mainphase.env.schema import Limits, Schema, schema_of
from mainphase.errors import GameOver, IllegalOption, OptionError, repr_of
from mainphase.game import AUTOMATIC, Automation, Game
from mainphase.kernel.state.state import State
from mainphase.saying.worded import commas, fixed, worded
from mainphase.sim.playing import MAX_DECISIONS, MAX_TURNS

WIN: Final = 1.0
LOSS: Final = -1.0
MIRROR: Final = "red-burn"
# What becomes of an action that is none: an error; less reward and the question again; another at random; a loss.
RAISE, PENALTY_FOR_IT, AT_RANDOM, BY_CONCEDING = "raise", "penalty", "random", "concede"
ON_ILLEGAL: Final = (RAISE, PENALTY_FOR_IT, AT_RANDOM, BY_CONCEDING)
PENALTY: Final = 0.1
SEEDS: Final = 1 << 31  # the seeds that environments draw for their games are below this


@dataclass(frozen=True)
class EnvSetting:
    """The game that an environment plays. `decks` are in seating order, one for each player."""

    decks: tuple[Deck, ...]
    rules: str | date | None = None
    automation: Automation = AUTOMATIC
    variant: str = ""
    limits: Limits = field(default_factory=Limits)
    max_turns: int = MAX_TURNS
    max_decisions: int = MAX_DECISIONS
    mulligans: bool = True
    small_decks: bool = False
    on_illegal: str = BY_CONCEDING
    penalty: float = PENALTY
    tables_inside: bool = False
    on_overflow: str = REFUSE

    def __getstate__(self) -> dict[str, Any]:
        return {**vars(self), "automation": self.automation.flags()}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept, automation=Automation(*kept["automation"]))

    @property
    def names(self) -> list[str]:
        """The players' names, in seating order."""
        return [f"player_{seat}" for seat in range(len(self.decks))]

    @property
    def schema(self) -> Schema:
        """The schema of its observations."""
        return schema_of(self.limits, tables_inside=self.tables_inside)

    def tables(self) -> Tables:
        """What the cards of its games are, and what their abilities do."""
        return tables_of(self.schema, new_game(self, 0).state.book)


class GameSettings(TypedDict, total=False):
    """The settings that every environment takes by name; `setting_of` has their defaults."""

    rules: str | date | None
    automation: Automation
    variant: str
    limits: Limits | None
    max_turns: int
    max_decisions: int
    mulligans: bool
    small_decks: bool
    on_illegal: str
    penalty: float
    tables_inside: bool
    on_overflow: str


def setting_of(
    decks: object = (MIRROR, MIRROR),
    *,
    rules: str | date | None = None,
    automation: Automation = AUTOMATIC,
    variant: str = "",
    limits: Limits | None = None,
    max_turns: int = MAX_TURNS,
    max_decisions: int = MAX_DECISIONS,
    mulligans: bool = True,
    small_decks: bool = False,
    on_illegal: str = BY_CONCEDING,
    penalty: float = PENALTY,
    tables_inside: bool = False,
    on_overflow: str = REFUSE,
) -> EnvSetting:
    """The setting that a user's arguments describe. Raises OptionError, with what is wrong, if they describe none."""
    if isinstance(decks, (str, Mapping)) or not isinstance(decks, (list, tuple)) or len(decks) < 2:
        raise OptionError(
            worded(
                "error-decks-are-a-list-of-two",
                "decks are a list of two or more, one for each seat; found {decks}",
                decks=repr_of(decks),
            )
        )
    read = tuple(deck if isinstance(deck, Deck) else read_deck(deck) for deck in decks)
    for name, value in (("max_turns", max_turns), ("max_decisions", max_decisions)):
        if not isinstance(value, int) or isinstance(value, bool) or value < 1:
            raise OptionError(
                worded(
                    "error-must-be-a-whole-number",
                    "{name} must be a whole number of at least 1; found {value}",
                    name=name,
                    value=repr_of(value),
                )
            )
    if limits is not None and not isinstance(limits, Limits):
        raise OptionError(
            worded("error-limits-are-limits-found", "limits are `Limits`; found {limits}", limits=repr_of(limits))
        )
    if limits is not None and limits.seats < len(read):
        raise OptionError(
            worded(
                "error-players-do-not-fit-into-the-limit",
                "{count} players do not fit into the limit of {seats} seats",
                count=len(read),
                seats=limits.seats,
            )
        )
    if on_illegal not in ON_ILLEGAL:
        raise OptionError(
            worded(
                "error-on-illegal-is-one-of-found",
                "on_illegal is one of {allowed}; found {found}",
                allowed=commas(ON_ILLEGAL),
                found=repr_of(on_illegal),
            )
        )
    if isinstance(penalty, bool) or not isinstance(penalty, (int, float)) or not 0 <= penalty < inf:
        raise OptionError(
            worded(
                "error-penalty-is-a-number",
                "penalty is a number of at least 0, the reward that is lost; found {penalty}",
                penalty=repr_of(penalty),
            )
        )
    check_overflow(on_overflow)
    setting = EnvSetting(
        read,
        rules,
        automation,
        variant,
        limits or Limits(seats=len(read)),
        max_turns,
        max_decisions,
        mulligans,
        small_decks,
        on_illegal,
        float(penalty),
        tables_inside,
        on_overflow,
    )
    if limits is not None:
        return setting
    return replace(setting, limits=limits_for(new_game(setting, 0)))


def new_game(setting: EnvSetting, seed: int, *, told: bool = False) -> Game:
    """A game of a setting; `told`: with events and a history, which environments do without."""
    return Game.new(
        dict(zip(setting.names, setting.decks, strict=True)),
        rules=setting.rules,
        seed=seed,
        variant=setting.variant,
        automation=setting.automation,
        mulligans=setting.mulligans,
        small_decks=setting.small_decks,
        history=told,
        listen=told,
    )


def whole_action(action: object) -> int:
    """An action as a whole number. Raises OptionError if it is none."""
    if isinstance(action, bool) or not hasattr(action, "__index__"):
        raise OptionError(
            worded(
                "error-an-action-is-a-whole-number",
                "an action is a whole number, the row of an option; found {action}",
                action=repr_of(action),
            )
        )
    return operator.index(cast(SupportsIndex, action))


class EnvGame:
    """One game of a setting. `seat` decides; -1 when nobody does. `agent` is the seat of the only agent; -1: all are
    agents.
    """

    def __init__(self, setting: EnvSetting, agent: int = -1) -> None:
        self.setting = setting
        self.observer = self.observing()
        self.seed = 0
        self.answers = Answers(len(setting.decks), agent)
        self.begun: Game | None = None
        self.dice = random.Random()  # what is chosen instead of an illegal action

    def __getstate__(self) -> dict[str, Any]:
        answers = self.answers
        told = (answers.given, answers.by_seat, answers.asked_at, answers.agent, answers.punished)
        return {**vars(self), "observer": None, "answers": told}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        given, by_seat, asked_at, agent, punished = kept["answers"]
        self.answers = Answers(len(by_seat), agent)
        self.answers.punished = punished
        self.answers.given, self.answers.by_seat, self.answers.asked_at = given, by_seat, asked_at
        self.observer = self.observing()

    def observing(self) -> Observer:
        """What makes its observations."""
        setting = self.setting
        return Observer(
            setting.limits,
            len(setting.decks),
            tables_inside=setting.tables_inside,
            on_overflow=setting.on_overflow,
        )

    @property
    def game(self) -> Game:
        """The game. Raises GameOver if none has begun."""
        return self.check_begun()

    def check_begun(self) -> Game:
        """The game. Raises GameOver if none has begun."""
        if self.begun is None:
            raise GameOver(fixed("error-no-game-has-begun-call-reset", "no game has begun: call reset first"))
        return self.begun

    def begin(self, seed: int) -> None:
        """A new game, with this seed."""
        self.begun = new_game(self.setting, seed)
        self.seed = seed
        self.dice.seed(seed)
        self.answers = Answers(len(self.setting.decks), self.answers.agent)

    @property
    def seat(self) -> int:
        """Who answers the decision that waits; -1: the game is over."""
        pending = self.game.state.pending
        return self.game.state.decider(pending.player) if pending is not None else -1

    @property
    def over(self) -> bool:
        return self.game.state.pending is None

    @property
    def truncated(self) -> bool:
        """True if the game is cut here, though it is not over. An agent among bots sees it cut where it would have to
        decide, unless the bots go on for so long that it is never asked again.
        """
        if self.over:
            return False
        setting, answers, agent = self.setting, self.answers, self.answers.agent
        if agent >= 0 and self.seat != agent and not self.game.state.players[agent].left:
            return len(answers.given) - answers.asked_at[agent] > setting.max_decisions
        return answers.counted() >= setting.max_decisions or self.game.state.turn_number > setting.max_turns

    def shows_only_before(self, seat: int) -> bool:
        """True if a seat is shown no more than it saw when it decided last: the game is cut at a decision of another,
        and that this one was asked tells what it holds. Where every window is asked, it tells nothing.
        """
        asks_less = self.setting.automation
        return self.truncated and seat != self.seat and (asks_less.passes or asks_less.forced or asks_less.stops)

    def state_for(self, seat: int) -> State:
        """The position in which a seat sees what it is shown."""
        if self.shows_only_before(seat):
            return self.again(self.answers.asked_at[seat]).state
        return self.game.state

    def over_for(self, seat: int) -> bool:
        """True if a seat has nothing more to do: the game is over, or it has left."""
        return self.over or self.game.state.players[seat].left

    def see(self, seat: int) -> Observation:
        """The observation of a seat, with the mask."""
        return self.observer.see(self.state_for(seat), seat)

    def info(self, seat: int, illegal: str = "") -> dict[str, Any]:
        """The facts that are not observed, as a seat may know them: the turn, how many decisions it has answered, the
        reward of each seat. How often others were asked is none of them: it tells what they hold.
        """
        info: dict[str, Any] = {
            "seat": seat,
            "turn": self.game.turn,
            "decisions": self.answers.by_seat[seat],
            "rewards": self.rewards(),
        }
        if illegal:
            info["illegal"] = illegal
        if not self.observer.encoder.all_fits():
            info["left_out"] = self.observer.encoder.left_out()
        return info

    def choose(self, index: int) -> None:
        """Chooses any option: a bot sees those too that have no row."""
        seat = self.seat
        self.game.play(index)
        self.answers.add(index, seat)

    def allows(self, action: int) -> bool:
        """True if an action is one of the options that can be chosen."""
        pending = self.game.state.pending
        return pending is not None and 0 <= action < min(pending.count(), self.setting.limits.options)

    def index_of(self, action: object) -> int:
        """The index of the option that an action chooses. Raises OptionError if it is no whole number, IllegalOption if
        it cannot be chosen.
        """
        index = whole_action(action)
        if not self.allows(index):
            raise IllegalOption(self.refusal(index))
        return index

    def act(self, action: object) -> tuple[str, float]:
        """Answers for the seat that decides, or does what is to be done about an action that is none. Returns why it is
        none, if so, and the reward that is lost by that. Raises OptionError if it is no whole number, GameOver, and
        IllegalOption where that is asked for.
        """
        index = whole_action(action)
        if self.allows(index):
            self.choose(index)
            return "", 0.0
        return self.punish(index)

    def punish(self, index: int) -> tuple[str, float]:
        """Does what is to be done about an action that is none. Raises GameOver, and IllegalOption."""
        why = self.refusal(index)
        done = self.setting.on_illegal
        if done == RAISE:
            raise IllegalOption(why)
        if done == PENALTY_FOR_IT:
            self.answers.punished += 1
            return why, self.setting.penalty
        if done == BY_CONCEDING:
            self.concede(self.seat)
        else:
            pending = self.game.state.pending
            assert pending is not None
            self.choose(self.dice.randrange(min(pending.count(), self.setting.limits.options)))
        return why, 0.0

    def refusal(self, action: object) -> str:
        """The reason why an action cannot be chosen. Raises GameOver if the game is over."""
        pending = self.game.state.pending
        if pending is None:
            raise GameOver(
                fixed(
                    "error-the-game-is-over-there-is-nothing",
                    "the game is over: there is nothing to choose; reset begins another",
                )
            )
        most = min(pending.count(), self.setting.limits.options)
        return (
            f"the action {repr_of(action)} is masked: {self.setting.names[self.seat]} can choose from 0 to {most - 1}"
        )

    def concede(self, seat: int) -> None:
        """A seat gives up."""
        self.game.concede(self.setting.names[seat])
        self.answers.given.append(-1 - seat)

    def reward(self, seat: int) -> float:
        """The reward of a seat: 1 for a win, -1 for a loss, 0 while the game goes on and for a draw."""
        player = self.game.state.players[seat]
        if player.lost:
            return LOSS
        if not self.game.over or not self.game.state.winners:
            return 0.0
        return WIN if seat in self.game.state.winners else LOSS

    def rewards(self) -> list[float]:
        """The reward of each seat."""
        return [self.reward(seat) for seat in range(len(self.setting.decks))]

    def transcript(self, viewer: int) -> str:
        """The game so far, told with the rules that it followed, as a seat may know it, everybody (`PUBLIC`), or with
        nothing hidden (`ALL`).
        """
        from mainphase.presentation.transcript import plain_transcript  # draws on a terminal, as training does not

        before = viewer >= 0 and self.shows_only_before(viewer)
        game = self.again(self.answers.asked_at[viewer] if before else len(self.answers.given))
        return plain_transcript(game, game.events, viewer)

    def text(self, seat: int) -> str:
        """The table, what has happened since a seat decided last, the question and its options, in few words."""
        from mainphase.presentation.brief import brief_text
        from mainphase.presentation.transcript import plain_transcript

        answers = self.answers
        now = answers.asked_at[seat] if self.shows_only_before(seat) else len(answers.given)
        had = answers.asked_at[seat] if answers.by_seat[seat] else 0
        game = self.again(had)
        seen = len(game.events) if answers.by_seat[seat] else 0
        self.repeat(game, answers.given[had:now])
        return brief_text(game.view(self.setting.names[seat]), plain_transcript(game, game.events, seat, seen))

    def again(self, answers: int) -> Game:
        """A copy of the game as it was after so many answers, with its events and its history: it can be recorded, and
        taken back.
        """
        game = new_game(self.setting, self.seed, told=True)
        self.repeat(game, self.answers.given[:answers])
        return game

    def repeat(self, game: Game, answers: list[int]) -> None:
        """Gives these answers in a copy of the game."""
        for answer in answers:
            if answer < 0:
                game.concede(self.setting.names[-1 - answer])
            else:
                game.apply(answer)

    def record(self) -> str:
        """The game so far as a record, which `mainphase replay` tells and `episodes` plays again."""
        return self.again(len(self.answers.given)).record()

    def words(self, action: int) -> str:
        """An action in words."""
        index = self.index_of(action)
        decision = self.game.decision
        assert decision is not None
        return decision.options[index].text
