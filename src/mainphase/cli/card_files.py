"""`mainphase cards import` and `mainphase cards status`: cards of one's own, from a card file."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from mainphase.cli.failed_lines import line_data, say_line
from mainphase.cli.options import number_from
from mainphase.cli.screen import stderr, stdout
from mainphase.cli.streams import print_json
from mainphase.errors import CardError, cut
from mainphase.saying.worded import fixed

if TYPE_CHECKING:
    from mainphase.language.catalogue.deck_lists import DeckLists
    from mainphase.language.catalogue.importing import Imported, Progress
    from mainphase.language.catalogue.status import CatalogueStatus, PartOfCatalogue

MOST_LINES: Final = 20  # of what is wrong with a file
MOST_SETS: Final = 20  # listed without being asked
SQLITE: Final = b"SQLite format 3\0"

JobsOption = Annotated[
    int | None,
    typer.Option(
        "--jobs",
        "-j",
        metavar="NUMBER",
        parser=number_from(1, 1024),
        help="How many processes read. By default as many as this machine has processors.",
    ),
]
IntoOption = Annotated[
    Path | None,
    typer.Option(
        "--into",
        metavar="PATH",
        help="The catalogue: an SQLite file, made if it is not there. By default the one that MAINPHASE_CATALOGUE "
        "names, or one where your system keeps what programs know.",
    ),
]

ReplaceOption = Annotated[
    bool,
    typer.Option("--replace", help="A card may take the place of another of its name, yours or the file's."),
]


def import_command(
    file: Annotated[
        Path,
        typer.Argument(
            metavar="FILE",
            help="MTGJSON's AtomicCards, a set or AllPrintings, or Scryfall's bulk data; also as .gz, .bz2, .xz, .zip. "
            "Or cards of your own: .txt, .yaml or simple JSON.",
        ),
    ],
    into: IntoOption = None,
    replace: ReplaceOption = False,
    jobs: JobsOption = None,
) -> None:
    """Read a card file into your catalogue. Decks, scenarios and games then know its cards beside the built-in ones.

    A file of cards that you wrote yourself (.txt, .yaml, or JSON with name, cost, type, text and pt) is kept as
    `mainphase cards add` does. Exit code 1 if some of the file could not be kept; the rest is.
    """
    from mainphase.cards.beside import catalogue_path
    from mainphase.cli.own_cards import keep_files
    from mainphase.language.catalogue.importing import import_file
    from mainphase.language.catalogue.own_cards import is_own_file
    from mainphase.language.catalogue.status import share

    path = catalogue_path() if into is None else into
    if is_own_file(file):
        keep_files([file], path, replace)
        return
    with progress() as told:
        came = import_file(file, path, jobs or processors(), told, replace=replace)
    say_what_is_wrong(came)
    console = stdout()
    console.print(f"{came.gathering.format} into {path}", markup=False, soft_wrap=True)
    console.print(f"{came.cards:,} cards, {came.playable:,} playable ({share(came.playable, came.cards)})")
    if came.gathering.left_out or came.gathering.broken:
        raise typer.Exit(1)


def say_what_is_wrong(came: Imported) -> None:
    """Every line if there are few; nothing of what a file has is obeyed by the terminal."""
    from mainphase.language.catalogue.gathering import shown_lines

    console, found = stderr(), came.gathering
    for style, lines in (("red", found.left_out), ("yellow", found.notes)):
        what = "left out: " if lines is found.left_out else "note: "
        for line in shown_lines(lines, MOST_LINES):
            console.print(Text.assemble((what, style), line), soft_wrap=True)
    if found.broken:
        console.print(
            Text.assemble(("cut off: ", "red"), f"{found.broken}; the {came.cards:,} cards before that are kept"),
            soft_wrap=True,
        )


def processors() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def progress() -> Iterator[Progress]:
    """A bar on a terminal; nothing elsewhere."""
    console = stderr()
    if not console.is_terminal:
        yield lambda stage, done, of, playable: None
        return
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

    words = {"gathering": "the file", "reading": "cards", "writing": "the catalogue"}
    columns = (
        TextColumn("{task.description:14}"),
        BarColumn(),
        TaskProgressColumn(),
        TextColumn("{task.fields[said]}"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True) as bar:
        tasks = {}

        def told(stage: str, done: int, of: int, playable: int) -> None:
            if stage not in tasks:
                tasks[stage] = bar.add_task(words[stage], total=of, said="")
            said = f"{playable:,} {'playable' if stage == 'reading' else 'cards'}" if playable else ""
            bar.update(tasks[stage], completed=done, total=of, said=said)

        yield told


# --- How much of it can be played


def status_command(
    file: Annotated[
        Path | None,
        typer.Argument(metavar="[FILE]", help="A catalogue, or a card file to try. By default your catalogue."),
    ] = None,
    top: Annotated[
        int,
        typer.Option("--top", metavar="NUMBER", parser=number_from(1, 100_000), help="How many of each are listed."),
    ] = 30,
    sets: Annotated[bool, typer.Option("--sets", help="List every set, however many there are.")] = False,
    decks: Annotated[
        Path | None,
        typer.Option(
            "--decks",
            metavar="FOLDER",
            help="A folder of deck lists: tell how many of them can be played whole, and what keeps the others away.",
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="For programs: everything as JSON.")] = False,
    jobs: JobsOption = None,
) -> None:
    """Tell how many cards can be played, why the others cannot, and what is wanted most.

    What another version of mainphase read is read again first.
    """
    from mainphase.language.catalogue.deck_lists import deck_lists_of
    from mainphase.language.catalogue.status import status_of

    if decks is not None and not decks.is_dir():
        raise CardError(
            fixed("error-there-is-no-such-folder-of-deck-lists", "there is no such folder of deck lists"),
            where=cut(str(decks), 500),
        )
    with catalogue_of(file, jobs or processors()) as path:
        found = status_of(path, top)
        lists = deck_lists_of(decks, path, top) if decks is not None else None
    if as_json:
        print_json(found.as_dict() | ({"decks": lists.as_dict()} if lists is not None else {}))
        return
    if lists is not None:
        say_deck_lists(lists, stdout())
    else:
        say_status(found, sets, stdout())


@contextmanager
def catalogue_of(file: Path | None, jobs: int) -> Iterator[Path]:
    """Gives the catalogue that is asked about, up to date; of a card file one that is thrown away. Raises CardError if
    there is no such catalogue or file.
    """
    from mainphase.cards.beside import catalogue_path
    from mainphase.language.catalogue.importing import import_file, read_again

    path = catalogue_path() if file is None else file
    if not path.exists():
        what = "there is no catalogue yet; make one with `mainphase cards import FILE`"
        raise CardError(
            what if file is None else fixed("error-there-is-no-such-file", "there is no such file"),
            where=cut(str(path), 500),
        )
    if file is None or is_sqlite(path):
        with progress() as told:
            again = read_again(path, jobs, told)
        if again:
            stderr().print(f"read again, because mainphase has changed: {again:,} cards", markup=False)
        yield path
        return
    with tempfile.TemporaryDirectory(prefix="mainphase-") as folder:
        kept = Path(folder) / "cards.sqlite"
        with progress() as told:
            came = import_file(path, kept, jobs, told)
        say_what_is_wrong(came)
        yield kept


def is_sqlite(path: Path) -> bool:
    if not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(len(SQLITE)) == SQLITE


def say_status(found: CatalogueStatus, all_sets: bool, console: Console) -> None:
    from mainphase.language.catalogue.status import share

    console.print(f"{found.cards:,} cards, {found.playable:,} playable ({share(found.playable, found.cards)})")
    if found.reasons:
        table = new_table("cards", "not playable, because")
        for reason, cards in found.reasons:
            table.add_row(f"{cards:,}", Text(cut(reason, 100)))
        console.print()
        console.print(table)
    if found.wanted:
        table = new_table("alone", "in all", "wanted most", "for example")
        for each in found.wanted:
            table.add_row(f"{each.alone:,}", f"{each.cards:,}", Text(each.family), Text(each.example, style="dim"))
        console.print()
        console.print(table)
    say_parts("format", found.formats, console)
    if all_sets or len(found.sets) <= MOST_SETS:
        say_parts("set", found.sets, console)
    else:
        console.print(f"\n{len(found.sets):,} sets; --sets lists them")


def say_deck_lists(found: DeckLists, console: Console) -> None:
    from mainphase.language.catalogue.status import share

    for wrong in found.unreadable[:MOST_LINES]:
        stderr().print(Text.assemble(("left out: ", "red"), wrong), soft_wrap=True)
    if len(found.unreadable) > MOST_LINES:
        stderr().print(f"left out: {len(found.unreadable) - MOST_LINES} more files")
    console.print(f"{found.lists:,} deck lists, {found.whole:,} whole ({share(found.whole, found.lists)})")
    for names, lists in found.but[:3]:
        console.print(f"{lists:,} of the others lack {names} {'name' if names == 1 else 'names'}")
    grouped = (("folder", found.folders), ("year of the newest card", found.eras), ("allowed today in", found.formats))
    for what, groups in grouped:
        if groups:
            table = new_table("lists", "whole", "", what)
            for group in groups:
                table.add_row(f"{group.lists:,}", f"{group.whole:,}", share(group.whole, group.lists), Text(group.name))
            console.print()
            console.print(table)
    if found.cards:
        table = new_table("alone", "in all", "cards that keep lists away", "which lack")
        for card in found.cards:
            table.add_row(f"{card.alone:,}", f"{card.lists:,}", Text(card.name), Text(cut(card.why, 100), style="dim"))
        console.print()
        console.print(table)
    if found.families:
        table = new_table("alone", "in all", "families that keep lists away", "for example")
        for family in found.families:
            cells = Text(family.family), Text(family.example, style="dim")
            table.add_row(f"{family.alone:,}", f"{family.lists:,}", *cells)
        console.print()
        console.print(table)


def say_parts(what: str, parts: tuple[PartOfCatalogue, ...], console: Console) -> None:
    from mainphase.language.catalogue.status import share

    if not parts:
        return
    table = new_table("cards", "playable", "", what)
    for part in parts:
        table.add_row(f"{part.cards:,}", f"{part.playable:,}", share(part.playable, part.cards), Text(part.name))
    console.print()
    console.print(table)


def new_table(*columns: str) -> Table:
    """Numbers first, words last."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in columns:
        numbers = column in ("cards", "lists", "alone", "in all", "playable", "whole", "")
        table.add_column(column, justify="right" if numbers else "left", no_wrap=numbers)
    return table


# --- Why a card cannot be played


def say_why_not(name: str, as_json: bool, console: Console) -> bool:
    """Says where the reading of a card of the catalogue stopped, and why. False if the catalogue has no such card."""
    from mainphase.cards.beside import catalogue_path
    from mainphase.cards.deck_entries import name_and_categories
    from mainphase.cards.names import folded
    from mainphase.language.catalogue.lookup import CatalogueFile

    path = catalogue_path()
    if not path.is_file() or not path.stat().st_size:
        return False
    kept = CatalogueFile(path)
    row = kept.row(folded(name)) or kept.row(folded(name_and_categories(name)[0]))
    if row is None:
        return False
    lines = kept.lines(row)
    if as_json:
        print_json(
            {"name": row.name, "verdict": row.verdict, "reason": row.reason, "lines": list(map(line_data, lines))}
        )
        return True
    console.print(Text.assemble((row.name, "bold"), ("  cannot be played: ", "red"), row.reason), soft_wrap=True)
    for line in lines:
        say_line(line, console)
    return True
