"""A folder with the rows of a run: two Parquet files for each batch, written as it is done.

plan.json             what is played
games/SERIES-BATCH.parquet   a row for each game
cards/SERIES-BATCH.parquet   a row for each card and game

A file gets its name when it is whole, and the games come last: a batch is there if its file of games is. So whatever
ends a run (Ctrl-C, `kill -9`, a full disk), only batches that were being played are lost, and the next run plays them.
"""

from __future__ import annotations

import json
from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from mainphase.errors import OptionError, cut
from mainphase.foundation.bounded_files import LONGEST_KEPT, read_bounded_text
from mainphase.foundation.whole_files import replace_file
from mainphase.saying.error_texts import error_text
from mainphase.saying.worded import worded
from mainphase.sim.arrow import KINDS, arrow_schema, pyarrow, table_of
from mainphase.sim.batches import BatchResult
from mainphase.sim.plan import Batch, Plan
from mainphase.sim.rows import MATCH, Columns
from mainphase.sim.tally import tally_of

PLAN: Final = "plan.json"
FORMAT: Final = 1
SINCE_FIRST: Final[dict[str, Any]] = {"best_of": 1, "sideboard": []}  # what no plan had at first, and what it meant


class StoreError(OptionError):
    """A folder that cannot be written, or that holds something else."""


class BatchStore:
    """The folder of a run of a plan. What is damaged in it is told to `say`, and played again."""

    def __init__(self, folder: Path, plan: Plan, say: Callable[[str], None] = lambda text: None) -> None:
        pyarrow(".parquet")
        self.folder = folder
        self.plan = plan
        self.say = say
        self._begin()

    def _begin(self) -> None:
        data = {"format": FORMAT, **json.loads(json.dumps(self.plan.as_dict()))}
        try:
            found = kept_plan(self.folder)
            if found is not None:
                refuse_another(self.folder, found, data)
                return
            if self.folder.exists() and any(self.folder.iterdir()):
                raise StoreError(
                    worded(
                        "error-the-folder-is-not-empty",
                        "the folder {folder} is not empty and holds no simulation; give another one",
                        folder=self.folder,
                    )
                )
            for kind in KINDS:
                (self.folder / kind).mkdir(parents=True, exist_ok=True)
            replace_file(self.folder / PLAN, lambda path: path.write_text(json.dumps(data, indent=1), encoding="utf-8"))
        except OSError as error:
            raise StoreError(
                worded(
                    "error-the-folder-cannot-be-written",
                    "the folder {folder} cannot be written: {strerror}",
                    folder=self.folder,
                    strerror=str(error.strerror or error),
                )
            ) from error

    def path(self, kind: str, batch: Batch) -> Path:
        """The file of the games, or of the cards, of a batch."""
        return self.folder / kind / f"{batch.series:04}-{batch.chunk:06}.parquet"

    def has(self, batch: Batch) -> bool:
        """True if the batch is there; `find` sees whether it is whole."""
        return self.path("games", batch).exists()

    def find(self, batch: Batch) -> BatchResult | None:
        """The batch that is there, with its counts; None, and it is removed, if it is not as it should be."""
        try:
            games, cards = self.rows(batch)
        except (OSError, ValueError) as error:  # what pyarrow raises is one of these
            said = cut(str(error).split("\n")[0])
            where = Path("games") / self.path("games", batch).name
            self.say(f"{where} or the file of its cards is not whole ({said}); its games are played again")
            self.drop(batch)
            return None
        return BatchResult(batch, games, cards, tally_of(games, cards, self.plan.seats))

    def rows(self, batch: Batch) -> tuple[Columns, Columns]:
        """The rows of the games of a batch, and of their cards. Raises ValueError if the file has others."""
        games, cards = (self.table(kind, batch).to_pydict() for kind in KINDS)
        numbers = list(range(batch.first, batch.first + batch.games))
        unit = MATCH if self.plan.matches else "game"
        if any(list(dict.fromkeys(rows[unit])) != numbers for rows in (games, cards)):
            raise ValueError(f"it has other {self.plan.unit}")
        if {*games["series"], *cards["series"]} != {batch.series}:
            raise ValueError("it is of another series")
        return games, cards

    def table(self, kind: str, batch: Batch) -> Any:
        """The rows of one kind, as they are in the file: of a batch that was once asked for with more games, the first.
        Raises ValueError if the file does not fit.
        """
        table = pyarrow(".parquet").ParquetFile(self.path(kind, batch)).read()
        if not table.schema.equals(arrow_schema(kind, self.plan.seats, self.plan.matches)):
            raise ValueError("its columns are not those of this version")
        if self.plan.matches:
            return first_matches(table, batch)
        players = self.plan.players(self.plan.series[batch.series])
        each = 1 if kind == "games" else sum(len(entrant.deck.main) for entrant in players)
        there = table.num_rows // each
        if there < batch.games:
            raise ValueError(f"{there} of {batch.games} games")
        return table.slice(0, batch.games * each)

    def write(self, played: BatchResult) -> None:
        """Keeps a batch. Raises StoreError if it cannot be written."""
        for kind, columns in (("cards", played.cards), ("games", played.games)):
            table = table_of(columns, kind, self.plan.seats)
            path = self.path(kind, played.batch)

            def write_table(to: Path, table: Any = table) -> None:
                pyarrow(".parquet").write_table(table, to, compression="zstd")

            try:
                replace_file(path, write_table)
            except OSError as error:
                raise StoreError(
                    worded(
                        "error-cannot-be-written-what-was-written",
                        "{path} cannot be written: {strerror}; what was written before it is whole, and the same "
                        "command goes on from there",
                        path=path,
                        strerror=str(error.strerror or error),
                    )
                ) from error

    def drop(self, batch: Batch) -> None:
        """Removes a batch."""
        for kind in KINDS:
            self.path(kind, batch).unlink(missing_ok=True)

    def write_text(self, name: str, text: str) -> Path:
        """Puts a text into the folder. Raises StoreError if it cannot be written."""
        path = self.folder / name
        put_in_place(path, lambda draft: draft.write_text(text, encoding="utf-8"))
        return path

    def write_csv(self, batches: Iterable[Batch]) -> list[Path]:
        """The rows of these batches once more, as `games.csv` and `cards.csv`. Raises StoreError if they cannot be
        written.
        """
        csv = pyarrow(".csv")
        kept = list(batches)
        written = []
        for kind in KINDS:
            path = self.folder / f"{kind}.csv"

            def write_all(to: Path, kind: str = kind) -> None:
                with csv.CSVWriter(to, arrow_schema(kind, self.plan.seats, self.plan.matches)) as file:
                    for batch in kept:
                        file.write_table(self.table(kind, batch))

            put_in_place(path, write_all)
            written.append(path)
        return written


def first_matches(table: Any, batch: Batch) -> Any:
    """The rows of the matches of a batch. Raises ValueError if there are fewer."""
    numbers = table.column(MATCH).to_pylist()
    there = numbers[-1] + 1 - batch.first if numbers else 0
    if there < batch.games:
        raise ValueError(f"{there} of {batch.games} matches")
    return table.slice(0, bisect_left(numbers, batch.first + batch.games))


def kept_plan(folder: Path) -> dict[str, Any] | None:
    """The plan in a folder; None if there is none. Raises StoreError if it cannot be read."""
    path = folder / PLAN
    try:
        text = read_bounded_text(path, LONGEST_KEPT)
    except (FileNotFoundError, NotADirectoryError):
        if folder.exists() and not folder.is_dir():
            raise StoreError(
                worded("error-is-a-file-give-a-folder", "{folder} is a file; give a folder", folder=folder)
            ) from None
        return None
    except (OSError, ValueError) as error:
        raise StoreError(
            worded("error-cannot-be-read", "{path} cannot be read: {error}", path=path, error=error_text(error))
        ) from error
    try:
        data = json.loads(text)
    except ValueError as error:
        raise StoreError(
            worded(
                "error-is-damaged-without-it-nobody",
                "{path} is damaged: {error}; without it nobody can say what was played here",
                path=path,
                error=error_text(error),
            )
        ) from error
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise StoreError(
            worded("error-is-not-the-plan", "{path} is not the plan of a simulation by this version", path=path)
        )
    return data


def kept_batch_size(folder: Path) -> int | None:
    """How many games a batch in a folder has, if there are any: a run that goes on keeps to it."""
    kept = kept_plan(folder)
    size = kept.get("batch") if kept is not None else None
    return size if isinstance(size, int) else None


def refuse_another(folder: Path, there: dict[str, Any], here: dict[str, Any]) -> None:
    """Raises StoreError, with what is different, if a folder has games of another plan."""
    kept = {**SINCE_FIRST, **there}
    for name, value in {**SINCE_FIRST, **here}.items():
        if kept.get(name) != value:
            shown = name.replace("_", " ")
            if name in ("players", "cards", "automation", "sideboard"):
                raise StoreError(
                    worded(
                        "error-the-folder-holds-another-simulation-its-are-different",
                        "the folder {folder} holds another simulation: its {what} are different",
                        folder=folder,
                        what=shown,
                    )
                )
            raise StoreError(
                worded(
                    "error-the-folder-holds-another-simulation",
                    "the folder {folder} holds another simulation: its {what} is {kept}, not {value}",
                    folder=folder,
                    what=shown,
                    kept=cut(str(kept.get(name))),
                    value=cut(str(value)),
                )
            )


def in_files(batches: Iterable[Batch]) -> Iterator[Batch]:
    """Batches in the order of their files: series by series."""
    return iter(sorted(batches, key=lambda batch: (batch.series, batch.chunk)))


def put_in_place(path: Path, write: Callable[[Path], object]) -> None:
    """Writes a file of the folder, whole or not at all. Raises StoreError if it cannot be written."""
    try:
        replace_file(path, write)
    except OSError as error:
        raise StoreError(
            worded(
                "error-cannot-be-written",
                "{path} cannot be written: {strerror}",
                path=path,
                strerror=str(error.strerror or error),
            )
        ) from error
