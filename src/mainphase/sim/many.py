"""Many games of the same decks. Game k has the seed `seed + k`: how they are spread makes no difference."""

from __future__ import annotations

import multiprocessing
from collections import Counter
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import Final

from mainphase.cards.decks import Deck
from mainphase.errors import OptionError, told
from mainphase.game import AUTOMATIC, Automation, Game
from mainphase.players.bot import checked_seconds
from mainphase.players.load import make_bot
from mainphase.sim.playing import MAX_DECISIONS, MAX_TURNS, Outcome, play_out
from mainphase.starting import check_kinds

MOST_FAULTS: Final = 20  # that a tally keeps the words of


@dataclass
class Tally:
    """What came of many games."""

    games: int = 0
    wins: Counter[str] = field(default_factory=Counter)
    drawn: int = 0
    truncated: int = 0
    turns: int = 0
    decisions: int = 0
    faulty: int = 0  # games in which a bot lost by a fault
    faults: list[str] = field(default_factory=list)  # the first of them

    def add(self, outcome: Outcome) -> None:
        """Counts one game more."""
        self.games += 1
        self.wins.update(outcome.winners)
        self.drawn += outcome.drawn
        self.truncated += outcome.truncated
        self.turns += outcome.turns
        self.decisions += outcome.decisions
        self.faulty += bool(outcome.faults)
        self.faults += outcome.faults[: MOST_FAULTS - len(self.faults)]


@dataclass(frozen=True)
class Match:
    """Everything a process needs to play any game of the series."""

    decks: tuple[tuple[str, Deck | str], ...]
    bots: tuple[tuple[str, str], ...]  # player → a bot's name
    rules: str | None = None
    seed: int = 0
    first: str | None = None
    automation: tuple[bool, ...] = (True, True, True, True, True)
    max_turns: int = MAX_TURNS
    max_decisions: int = MAX_DECISIONS
    variant: str = ""
    bot_seconds: float | None = None

    def play(self, k: int) -> Outcome:
        """Game number k."""
        seed = self.seed + k
        game = Game.new(
            dict(self.decks),
            rules=self.rules,
            seed=seed,
            first=self.first,
            variant=self.variant,
            automation=Automation(*self.automation),
            history=False,
            listen=False,
        )
        seats = len(self.bots)
        bots = {player: make_bot(bot, seed * seats + seat) for seat, (player, bot) in enumerate(self.bots)}
        return play_out(
            game, bots, max_turns=self.max_turns, max_decisions=self.max_decisions, bot_seconds=self.bot_seconds
        )

    def play_range(self, numbers: range) -> list[Outcome]:
        return [self.play(k) for k in numbers]


def play_many(
    games: int,
    decks: Mapping[str, Deck | str],
    bots: Mapping[str, str],
    *,
    rules: str | None = None,
    seed: int = 0,
    first: str | None = None,
    variant: str = "",
    automation: Automation = AUTOMATIC,
    processes: int = 1,
    max_turns: int = MAX_TURNS,
    max_decisions: int = MAX_DECISIONS,
    bot_seconds: float | None = None,
) -> Tally:
    """Plays a number of games and counts what came of them. `bots` maps each player to the name of a bot."""
    checked_seconds(bot_seconds)
    if not isinstance(games, int) or not isinstance(processes, int) or games < 0 or processes < 1:
        raise OptionError(
            f"cannot play {told(games)} games in {told(processes)} processes; "
            "there must be at least 0 games and 1 process"
        )
    if not isinstance(bots, Mapping):
        raise OptionError(f"bots are a dict from each player's name to the name of a bot; found {told(bots)}")
    check_kinds(decks, rules, seed, first, None, variant, automation, True)
    flags = (automation.mana_auto, automation.pay, automation.passes, automation.triggers, automation.forced)
    match = Match(
        tuple(decks.items()),
        tuple(bots.items()),
        rules,
        seed,
        first,
        flags,
        max_turns,
        max_decisions,
        variant,
        bot_seconds,
    )
    tally = Tally()
    if processes == 1 or games < 2:
        for k in range(games):
            tally.add(match.play(k))
        return tally
    # Fresh interpreters: what this process has open or has imported must not matter.
    size = max(1, -(-games // (processes * 4)))
    chunks = [range(start, min(start + size, games)) for start in range(0, games, size)]
    with ProcessPoolExecutor(processes, multiprocessing.get_context("spawn")) as pool:
        for outcomes in pool.map(match.play_range, chunks):
            for outcome in outcomes:
                tally.add(outcome)
    return tally
