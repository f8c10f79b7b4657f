"""A run: a plan, so many games of it, and what has come of them so far."""

from __future__ import annotations

import datetime
from collections.abc import Generator, Iterable, Iterator, Sequence
from typing import Any, Final

from mainphase.errors import OptionError, told
from mainphase.game import AUTOMATIC
from mainphase.kernel.values import Automation
from mainphase.players.load import BotKind
from mainphase.sim.batches import Played
from mainphase.sim.plan import MOST_GAMES, Batch, GivenDeck, Plan, check_number, make_plan
from mainphase.sim.playing import MAX_DECISIONS, MAX_TURNS
from mainphase.sim.rows import Columns, GameResult, results
from mainphase.sim.runners import Runner, runner_for
from mainphase.sim.tally import SeriesTally

GAMES: Final = 100  # of each series, if nobody says how many
AT_MOST: Final = 1_000_000  # if they are to be played until the intervals are narrow
BATCHES: Final = 16  # of a small run, so that several processes have something to do
LARGEST_BATCH: Final = 500


def run(
    decks: Iterable[GivenDeck],
    games: int | None = None,
    *,
    bots: BotKind | Sequence[BotKind] = "random",
    rules: str | datetime.date | Sequence[str | datetime.date | None] | None = None,
    variant: str = "",
    seed: int = 0,
    jobs: int = 1,
    until: float | None = None,
    automation: Automation = AUTOMATIC,
    max_turns: int = MAX_TURNS,
    max_decisions: int = MAX_DECISIONS,
    bot_seconds: float | None = None,
    batch: int | None = None,
    runner: Runner | None = None,
) -> Run:
    """Many games of two decks, or of each pair of several.

    `games` is how many of each pair under each of the `rules`; seats and seeds are mirrored. `bots` is one for all or
    one for each deck, by name or as a class. With `until=0.01` a series ends when the 95 % intervals of its win rates
    are no wider than ± 1 %. Games are played as the run is read: iterate over it, or ask for `tallies` or a `frame`.
    """
    wanted = checked_games(games, until)
    plan = make_plan(
        decks,
        bots=bots,
        rules=rules,
        variant=variant,
        seed=seed,
        automation=automation,
        max_turns=max_turns,
        max_decisions=max_decisions,
        bot_seconds=bot_seconds,
        batch=batch_size(wanted) if batch is None else batch,
    )
    return Run(plan, wanted, until=until, runner=runner or runner_for(jobs))


def checked_games(games: int | None, until: float | None) -> int:
    """How many games of each series, at most."""
    if until is not None and (not isinstance(until, float) or not 0 < until < 0.5):
        raise OptionError(f"until is half the width of an interval, such as 0.01 for ± 1 %; found {told(until)}")
    if games is None:
        return GAMES if until is None else AT_MOST
    check_number("games", games, 1, MOST_GAMES)
    return games


def batch_size(games: int) -> int:
    """How many games a batch has, if nobody says."""
    return max(1, min(LARGEST_BATCH, -(-games // BATCHES)))


class Run:
    """Games of a plan: those that have been played, and the rest as soon as somebody asks.

    Results come in the order of the plan, whoever plays them, so that the same plan always gives the same run.
    """

    def __init__(
        self, plan: Plan, games: int, *, runner: Runner, until: float | None = None, keep: bool = True
    ) -> None:
        self.plan = plan
        self.games = games
        self.until = until
        self.keep = keep  # the rows, for results and frames; the tallies alone need hardly any memory
        self._runner = runner
        self._counts = [SeriesTally() for _ in plan.series]
        self._ended: set[int] = set()  # series that are sure enough
        self._done: list[Batch] = []
        self._rows: dict[Batch, tuple[Columns, Columns]] = {}
        self._coming = self._in_order()

    # --- playing

    def advance(self) -> bool:
        """Plays on until one batch more is counted. False: there is nothing left to play."""
        played = next(self._coming, None)
        if played is None:
            return False
        self._done.append(played.batch)
        if self.keep:
            self._rows[played.batch] = played.games, played.cards
        return True

    def finish(self) -> Run:
        """Plays all that is left."""
        while self.advance():
            pass
        return self

    def close(self) -> None:
        """Stops playing; what has been counted stays."""
        self._coming.close()

    def _in_order(self) -> Generator[Played, None, None]:
        """What came of the batches, in the order of the plan: a series ends at the same game, whoever plays."""
        early: dict[Batch, Played] = {}
        incoming = self._runner.play(self.plan, self._wanted())
        try:
            for batch in self.plan.batches(self.games):
                if len(self._ended) == len(self.plan.series):
                    return
                if batch.series in self._ended:
                    continue
                while batch not in early:
                    played = next(incoming)
                    early[played.batch] = played
                played = early.pop(batch)
                counts = self._counts[batch.series]
                counts.merge(played.tally)
                if self.until is not None and counts.half <= self.until:
                    self._ended.add(batch.series)
                yield played
        finally:
            close = getattr(incoming, "close", None)
            if close is not None:
                close()

    def _wanted(self) -> Iterator[Batch]:
        """The batches that are still to be played, as a runner asks for them."""
        for batch in self.plan.batches(self.games):
            if len(self._ended) == len(self.plan.series):
                return
            if batch.series not in self._ended:
                yield batch

    # --- what has come of it

    @property
    def played(self) -> int:
        """How many games have been counted so far."""
        return sum(counts.games for counts in self._counts)

    @property
    def most(self) -> int:
        """How many games there will be, at most: a series that is sure enough has no more."""
        return sum(
            self._counts[series.number].games if series.number in self._ended else self.games
            for series in self.plan.series
        )

    @property
    def so_far(self) -> list[SeriesTally]:
        """The counts of each series so far."""
        return self._counts

    @property
    def tallies(self) -> list[SeriesTally]:
        """The counts of each series of the plan, when all games have been played."""
        return self.finish()._counts

    def __iter__(self) -> Iterator[GameResult]:
        """The result of every game, in the order of the plan."""
        at = 0
        while at < len(self._done) or self.advance():
            yield from results(self.rows(self._done[at])[0], self.plan.seats)
            at += 1

    def rows(self, batch: Batch) -> tuple[Columns, Columns]:
        """The rows of a batch that has been counted: of its games, and of their cards."""
        found = self._rows.get(batch)
        if found is None:
            raise OptionError("the rows of this run are not kept")
        return found

    def frame(self, what: str = "games", library: str = "polars") -> Any:
        """All rows as a frame: `what` is games or cards, `library` polars or pandas."""
        from mainphase.sim.frames import frame_of

        self.finish()
        return frame_of(
            (self.rows(batch) for batch in sorted(self._done, key=in_files)), what, library, self.plan.seats
        )

    def __repr__(self) -> str:
        names = ", ".join(entrant.name for entrant in self.plan.entrants)
        return f"<Run of {names}: {self.played} of {self.most} games>"


def in_files(batch: Batch) -> tuple[int, int]:
    """Series by series, as files and frames have them."""
    return batch.series, batch.chunk
