"""A run: a plan, so many games of it, and what has come of them so far."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from os import PathLike
from pathlib import Path
from typing import Any, Final

from mainphase.cards.sideboarding import SideboardPlan
from mainphase.errors import OptionError, repr_of
from mainphase.game import AUTOMATIC
from mainphase.kernel.values import Automation
from mainphase.players.load import BotKind
from mainphase.saying.worded import fixed, worded
from mainphase.sim.arrow import KINDS, table_of
from mainphase.sim.batch_store import BatchStore, in_files, kept_batch_size
from mainphase.sim.batches import BatchResult
from mainphase.sim.frames import check_frame, frame_of
from mainphase.sim.plan import BOT, MOST_GAMES, Batch, GivenDeck, Plan, check_number, make_plan
from mainphase.sim.playing import MAX_DECISIONS, MAX_TURNS
from mainphase.sim.rows import Columns, GameResult, results
from mainphase.sim.runners import Runner, runner_for
from mainphase.sim.spool import RowSpool
from mainphase.sim.tally import SeriesTally
from mainphase.sim.wilson import games_for

GAMES: Final = 100  # of each series, if nobody says how many
AT_MOST: Final = 1_000_000  # if they are to be played until the intervals are narrow
BATCHES: Final = 16  # of a small run, so that several processes have something to do
LARGEST_BATCH: Final = 500


def run(
    decks: Iterable[GivenDeck],
    games: int | None = None,
    *,
    bots: BotKind | Sequence[BotKind] = BOT,
    rules: str | datetime.date | Sequence[str | datetime.date | None] | None = None,
    variant: str = "",
    seed: int = 0,
    jobs: int = 1,
    ray: str | None = None,
    until: float | None = None,
    automation: Automation = AUTOMATIC,
    max_turns: int = MAX_TURNS,
    max_decisions: int = MAX_DECISIONS,
    bot_seconds: float | None = None,
    batch: int | None = None,
    best_of: int = 1,
    sideboard: SideboardPlan | str | PathLike[str] | None = None,
    small_decks: bool = False,
    out: str | PathLike[str] | None = None,
    runner: Runner | None = None,
    say: Callable[[str], None] = lambda text: None,
) -> Run:
    """Many games of two decks, or of each pair of several.

    `games` is how many of each pair under each of the `rules`; seats and seeds are mirrored. `bots` is one for all or
    one for each deck, by name or as a class. `jobs` processes play, or the Ray cluster at `ray` (HOST:PORT, auto, or
    local for one of this machine alone). With `until=0.01` a series ends when the 95 % intervals of its win rates
    are no wider than ± 1 %. With `best_of=3` so many matches are played, and `sideboard` is the plan (or its file) of
    what is exchanged between their games. A deck of fewer cards than the rules ask for is refused without
    `small_decks=True`.

    Games are played as the run is read: iterate over it, or ask for `tallies` or a `frame`. With `out`, the rows are
    kept in that folder, and a run that was interrupted goes on where it was; `say` is told if something in it is
    damaged and played again.
    """
    wanted = checked_games(games, until)
    folder = checked_folder(out)
    if batch is None:
        batch = (kept_batch_size(folder) if folder is not None else None) or batch_size(wanted, until)
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
        batch=batch,
        best_of=best_of,
        sideboard=sideboard,
        small_decks=small_decks,
    )
    by = runner or (runner_for(jobs) if ray is None else runner_on(ray, jobs))
    store = BatchStore(folder, plan, say) if folder is not None else None
    return Run(plan, wanted, until=until, runner=by, store=store)


def runner_on(ray: str, jobs: int) -> Runner:
    """A cluster, which has as many processes as it has processors. Raises OptionError if jobs are given too."""
    if jobs != 1:
        raise OptionError(
            worded(
                "error-jobs-and-a-ray-cluster-give",
                "{jobs} jobs and a Ray cluster: give one of the two, since all of a cluster plays",
                jobs=jobs,
            )
        )
    from mainphase.sim.cluster import OnRay

    return OnRay(ray)


def checked_folder(out: object) -> Path | None:
    """The folder that the rows are kept in, if any. Raises OptionError if it is no path."""
    if out is None:
        return None
    if not isinstance(out, (str, PathLike)) or not str(out) or "\0" in str(out):
        raise OptionError(worded("error-out-is-the-path", "out is the path of a folder; found {out}", out=repr_of(out)))
    return Path(out)


def checked_games(games: int | None, until: float | None) -> int:
    """How many games of each series, at most. Raises OptionError if `until` is no half width."""
    if until is not None and (not isinstance(until, float) or not 0 < until < 0.5):
        raise OptionError(
            worded(
                "error-until-is-half-the-width",
                "until is half the width of an interval, such as 0.01 for ± 1 %; found {until}",
                until=repr_of(until),
            )
        )
    if games is None:
        return GAMES if until is None else AT_MOST
    check_number("games", games, 1, MOST_GAMES)
    return games


def batch_size(games: int, until: float | None = None) -> int:
    """How many games a batch has, if nobody says. A series ends after a whole one."""
    likely = games if until is None else min(games, games_for(until))
    return max(1, min(LARGEST_BATCH, -(-likely // BATCHES)))


class Run:
    """Games of a plan: those that have been played, and the rest as soon as somebody asks.

    Results come in the order of the plan, whoever plays them, so that the same plan always gives the same run.
    """

    def __init__(
        self, plan: Plan, games: int, *, runner: Runner, until: float | None = None, store: BatchStore | None = None
    ) -> None:
        self.plan = plan
        self.games = games
        self.until = until
        self.store = store
        self.keep = store is None  # the rows, for results and frames, as long as there is this run
        self.found = 0  # games that were in the folder already
        self._runner = runner
        self._counts = [SeriesTally() for _ in plan.series]
        self._ended: set[int] = set()  # series that are sure enough
        self._done: list[Batch] = []
        self._rows = RowSpool()
        self._coming = self._in_order()

    # --- playing

    def advance(self) -> bool:
        """Plays on until one batch more is counted. False: there is nothing left to play."""
        played = next(self._coming, None)
        if played is None:
            return False
        self._done.append(played.batch)
        if self.keep:
            self._rows.keep(played.batch, played.games, played.cards)
        return True

    def finish(self) -> Run:
        """Plays all that is left."""
        while self.advance():
            pass
        return self

    def close(self) -> None:
        """Stops playing; what has been counted stays."""
        self._coming.close()

    def _in_order(self) -> Generator[BatchResult, None, None]:
        """The results of the batches, in the order of the plan: a series ends at the same game, whoever plays."""
        early: dict[Batch, BatchResult] = {}
        incoming = self._runner.play(self.plan, self._wanted())
        try:
            for batch in self.plan.batches(self.games):
                if len(self._ended) == len(self.plan.series):
                    return
                if batch.series in self._ended:
                    continue
                played = self._kept(batch) if batch not in early else None
                while played is None and batch not in early:
                    done = next(incoming)
                    early[done.batch] = self._written(done) if self.until is None else done
                if played is None:
                    played = early.pop(batch)
                    # Where a series may end early, files are written in order: none is there of a game too many.
                    played = self._written(played) if self.until is not None else played
                counts = self._counts[batch.series]
                counts.merge(played.tally)
                if self.until is not None and counts.half <= self.until:
                    self._ended.add(batch.series)
                yield played
        finally:
            stop_runner(incoming)

    def _wanted(self) -> Iterator[Batch]:
        """The batches that are still to be played, as a runner asks for them."""
        for batch in self.plan.batches(self.games):
            if len(self._ended) == len(self.plan.series):
                return
            if batch.series not in self._ended and not (self.store is not None and self.store.has(batch)):
                yield batch

    def _kept(self, batch: Batch) -> BatchResult | None:
        """A batch of an earlier run; played again if its files are damaged."""
        if self.store is None or not self.store.has(batch):
            return None
        played = self.store.find(batch)
        if played is not None:
            self.found += batch.games
            return played
        again = self._runner.play(self.plan, iter([batch]))
        try:
            return self._written(next(again))
        finally:
            stop_runner(again)

    def _written(self, played: BatchResult) -> BatchResult:
        """Keeps a batch in the folder, if there is one; then its counts are enough."""
        if self.store is None:
            return played
        self.store.write(played)
        return BatchResult(played.batch, {}, {}, played.tally)

    # --- what has come of it

    @property
    def played(self) -> int:
        """How many games, or matches, have been counted so far."""
        return sum(counts.count for counts in self._counts)

    @property
    def expected(self) -> int:
        """How many games, or matches, there will be: with `until`, about so many, by the win rates so far."""
        return sum(self._expected(series.number) for series in self.plan.series)

    def _expected(self, series: int) -> int:
        counts = self._counts[series]
        if series in self._ended:
            return counts.count
        if self.until is None:
            return self.games
        shares = [share.value for share in counts.shares] or [0.5]
        needed = max(games_for(self.until, share) for share in shares)
        return min(self.games, max(needed, counts.count + self.plan.batch))

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
        """The rows of a batch that has been counted: of its games, and of their cards. Raises OptionError if they are
        not kept.
        """
        if self.store is not None:
            return self.store.rows(batch)
        found = self._rows.rows(batch)
        if found is None:
            raise OptionError(fixed("error-the-rows-of-this-run", "the rows of this run are not kept"))
        return found

    def frame(self, what: str = "games", library: str = "polars") -> Any:
        """All rows as a frame: `what` is games or cards, `library` polars or pandas."""
        check_frame(what, library)
        self.finish()
        return frame_of([self._table(batch, what) for batch in in_files(self._done)], library)

    def _table(self, batch: Batch, what: str) -> Any:
        if self.store is not None:
            return self.store.table(what, batch)
        return table_of(self.rows(batch)[KINDS.index(what)], what, self.plan.seats)

    def write_csv(self) -> list[Path]:
        """Writes what has been counted so far as CSV too, into the folder of the run. Raises OptionError if it has
        none.
        """
        if self.store is None:
            raise OptionError(
                fixed("error-this-run-has-no-folder", "this run has no folder to write CSV into; give `out`")
            )
        return self.store.write_csv(in_files(self._done))

    def write_report(self) -> list[Path]:
        """Writes `report.md` and `report.html` into the folder of the run, when all games have been played. Raises
        OptionError if it has none.
        """
        if self.store is None:
            raise OptionError(
                fixed(
                    "error-this-run-has-no-folder-to-write", "this run has no folder to write a report into; give `out`"
                )
            )
        from mainphase.sim.report_html import html
        from mainphase.sim.report_markdown import markdown

        texts = {"report.md": markdown(self.plan, self.tallies), "report.html": html(self.plan, self.tallies)}
        return [self.store.write_text(name, text) for name, text in texts.items()]

    def __repr__(self) -> str:
        names = ", ".join(entrant.name for entrant in self.plan.entrants)
        return f"<Run of {names}: {self.played} of {self.expected} {self.plan.unit}>"


def stop_runner(incoming: Iterator[BatchResult]) -> None:
    """Tells a runner that nothing more is wanted of it."""
    close = getattr(incoming, "close", None)
    if close is not None:
        close()
