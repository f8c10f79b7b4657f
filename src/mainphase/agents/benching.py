"""How well an agent plays against bots: games in pairs, of one seed with the seats swapped, and what they say of it.

Both games of a pair are dealt by the same seed, and the decks stay in their seats, so the agent plays each side once:
what the deal gives one of them in the first game, it gives the other in the second. The error is that of pairs.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from math import log10, sqrt
from time import perf_counter
from typing import Any, Final

from mainphase.cards.decks import Deck
from mainphase.errors import OptionError, repr_of
from mainphase.game import AUTOMATIC, Decision, Event, Game
from mainphase.players.bot import Bot, ask
from mainphase.players.load import BotKind, bot_label, make_bot
from mainphase.players.program_bot import ProgramBot
from mainphase.presentation.transcript import PlainTranscript
from mainphase.presentation.view import View
from mainphase.saying.worded import fixed, worded
from mainphase.sim.playing import MAX_DECISIONS, MAX_TURNS, Outcome, play_out
from mainphase.sim.rows import DRAWN, WON
from mainphase.sim.wilson import Share, Z

SEATS: Final = ("Alice", "Bob")
LOST, CUT = "lost", "cut"
FEW_PAIRS: Final = 10
POINTS: Final = {WON: 1.0, LOST: 0.0, DRAWN: 0.5, CUT: 0.5}


@dataclass(frozen=True)
class BenchGame:
    """One game: which pair it is of, where the agent sat, how it ended for the agent, and its record."""

    opponent: str
    pair: int
    seat: int
    seed: int
    result: str  # won, lost, drawn; cut: nobody has won after so many turns
    turns: int
    asked: int  # decisions of the agent
    refused: int  # answers of the agent that were none
    seconds: float  # that it took for them
    faults: tuple[str, ...]
    record: str

    def as_dict(self) -> dict[str, Any]:
        """Plain data that JSON can hold."""
        return asdict(self)


@dataclass(frozen=True)
class AgentRating:
    """What the games against one opponent come to. `share` is of the points (a draw, or a game that was cut, is half of
    one) with its 95 % interval; `rating` is that in Elo points above the opponent; None at an end that cannot be told.
    """

    opponent: str
    games: int
    won: int
    lost: int
    share: float
    interval: tuple[float, float]
    asked: int
    refused: int
    seconds: float  # for a decision
    faults: int

    @property
    def rating(self) -> float | None:
        """Elo points above the opponent."""
        return elo_of(self.share)

    @property
    def rating_interval(self) -> tuple[float | None, float | None]:
        """Its 95 % interval."""
        return elo_of(self.interval[0]), elo_of(self.interval[1])

    def as_dict(self) -> dict[str, Any]:
        """Plain data that JSON can hold."""
        return {**asdict(self), "rating": self.rating, "rating_interval": list(self.rating_interval)}


class Timed:
    """The agent, asked by the clock; what happens between its decisions is told to one that is a program."""

    needs_view = False  # whoever is asked in its place is given one

    def __init__(self, bot: Bot, game: Game, name: str, bot_seconds: float | None) -> None:
        self.bot = bot
        self.game = game
        self.bot_seconds = bot_seconds
        self.asked = 0
        self.seconds = 0.0
        self.transcript = PlainTranscript(game, game.events, game.seat(name))
        self.told = 0  # of the game's events

    def choose(self, view: View, decision: Decision) -> int:
        """The agent's answer. Raises BotFault."""
        bot = self.bot
        if isinstance(bot, ProgramBot):
            events = self.game.events
            bot.hear(self.transcript.text_of(events[self.told :]))
            self.told = len(events)
        self.asked += 1
        began = perf_counter()
        try:
            return ask(bot, self.game, decision, self.bot_seconds)
        finally:
            self.seconds += perf_counter() - began


def bench_games(
    agent: BotKind,
    opponents: Sequence[BotKind],
    decks: Sequence[Deck],
    *,
    rules: str | None = None,
    pairs: int = 10,
    seed: int = 0,
    max_turns: int = MAX_TURNS,
    bot_seconds: float | None = None,
    small_decks: bool = False,
) -> Iterator[BenchGame]:
    """Plays so many pairs against each opponent. Raises OptionError if there are not two decks, or no whole number of
    pairs; BotError if there is no such bot; DeckError for small decks that nobody has asked for.
    """
    if len(decks) != 2:
        raise OptionError(
            worded(
                "error-an-agent-is-benched-in-games",
                "an agent is benched in games of two players, each with a deck; found {count} decks",
                count=len(decks),
            )
        )
    if not isinstance(pairs, int) or isinstance(pairs, bool) or pairs < 1:
        raise OptionError(
            worded(
                "error-pairs-must-be-a-whole-number",
                "pairs must be a whole number of at least 1; found {pairs}",
                pairs=repr_of(pairs),
            )
        )
    for bot in (agent, *opponents):
        make_bot(bot)  # refuses what does not exist, now
    for opponent in opponents:
        for pair in range(pairs):
            for seat in range(2):
                yield bench_game(
                    agent, opponent, decks, rules, pair, seat, seed + pair, max_turns, bot_seconds, small_decks
                )


def bench_game(
    agent: BotKind,
    opponent: BotKind,
    decks: Sequence[Deck],
    rules: str | None,
    pair: int,
    seat: int,
    seed: int,
    max_turns: int,
    bot_seconds: float | None,
    small_decks: bool,
) -> BenchGame:
    """One game, with the agent in this seat."""
    players = dict(zip(SEATS, decks, strict=True))
    game = Game.new(players, rules=rules, seed=seed, automation=AUTOMATIC, small_decks=small_decks)
    mine, other = SEATS[seat], SEATS[1 - seat]
    bot = make_bot(agent, 2 * seed)
    timed = Timed(bot, game, mine, bot_seconds)
    try:
        outcome = play_out(
            game,
            {mine: timed, other: make_bot(opponent, 2 * seed + 1)},
            max_turns=max_turns,
            max_decisions=MAX_DECISIONS,
            listener=nobody_listens,  # the events are kept
        )
    finally:
        if isinstance(bot, ProgramBot):
            bot.close()
    return BenchGame(
        bot_label(opponent),
        pair,
        seat,
        seed,
        result_of(outcome, mine),
        outcome.turns,
        timed.asked,
        getattr(bot, "refused", 0),
        round(timed.seconds, 3),
        outcome.faults,
        game.record(),
    )


def nobody_listens(events: list[Event]) -> None:
    """Whoever is to hear of them asks the game."""


def result_of(outcome: Outcome, player: str) -> str:
    if outcome.truncated:
        return CUT
    if not outcome.winners:
        return DRAWN
    return WON if player in outcome.winners else LOST


def rating_of(games: Sequence[BenchGame]) -> AgentRating:
    """What games against one opponent come to. Raises OptionError if there are none."""
    if not games:
        raise OptionError(fixed("error-there-are-no-games-to-rate", "there are no games to rate an agent by"))
    points = [POINTS[game.result] for game in games]
    asked = sum(game.asked for game in games)
    return AgentRating(
        games[0].opponent,
        len(games),
        sum(game.result == WON for game in games),
        sum(game.result == LOST for game in games),
        sum(points) / len(points),
        interval_of_pairs(games),
        asked,
        sum(game.refused for game in games),
        round(sum(game.seconds for game in games) / max(1, asked), 4),
        sum(len(game.faults) for game in games),
    )


def interval_of_pairs(games: Sequence[BenchGame]) -> tuple[float, float]:
    """The 95 % interval of the share of points, by how pairs differ. Where they do not, or there are few, by the
    games one by one.
    """
    pairs: dict[int, list[float]] = {}
    for game in games:
        pairs.setdefault(game.pair, []).append(POINTS[game.result])
    means = [sum(points) / len(points) for points in pairs.values()]
    share = sum(means) / len(means)
    spread = sum((mean - share) ** 2 for mean in means)
    if len(means) < FEW_PAIRS or not spread:
        return Share(round(sum(POINTS[game.result] for game in games)), len(games)).interval
    half = Z * sqrt(spread / (len(means) - 1) / len(means))
    return max(0.0, share - half), min(1.0, share + half)


def elo_of(share: float) -> float | None:
    """The difference in Elo points that a share of the points stands for; None: it has no end."""
    return 400 * log10(share / (1 - share)) if 0 < share < 1 else None
