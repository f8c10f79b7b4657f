"""`mainphase simulate DECK DECK…`: bots play many games, and the figures are told."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from mainphase.cli.options import (
    BestOfOption,
    BotSecondsOption,
    FormatOption,
    InsteadOption,
    MaxTurnsOption,
    NoBuiltInOption,
    ProcessesOption,
    SeedOption,
    SideboardOption,
    SmallDecksOption,
    VariantOption,
    WithoutRefusedOption,
    bots_for_each,
    check_legal,
    number_from,
    read_for,
    rules_to_play,
    variant_to_play,
)
from mainphase.cli.recording import stoppable
from mainphase.cli.screen import stderr, stdout
from mainphase.cli.soaking import LINE_EVERY, check_alone, soak_games
from mainphase.errors import OptionError, cut
from mainphase.foundation.whole_numbers import decimal
from mainphase.saying.worded import fixed, worded

if TYPE_CHECKING:
    from mainphase.sim.report import ReportTable
    from mainphase.sim.running import Run


def half_width(text: str | float) -> float:
    """Parses `--until`: ±1%, 1% or 1."""
    said = str(text).strip().removeprefix("±").removeprefix("+-").removesuffix("%").strip()
    number = decimal(said)
    if number is None or not 0 < number < 50:
        english = "{text} is not half a width in per cent, such as ±1% or 0.5"
        raise typer.BadParameter(worded("usage-half-a-width", english, text=repr(cut(str(text)))))
    return number / 100


def command(
    decks: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="DECK DECK…",
            help="Names of bundled decks or paths of deck lists. Of more than two, each pair plays. Give a deck twice "
            "for a mirror.",
        ),
    ] = None,
    games: Annotated[
        int | None,
        typer.Option(
            "--games",
            metavar="NUMBER",
            parser=number_from(1, 1_000_000_000_000),
            help="How many games (with --best-of: matches) of each pair under each of the rules. By default 100; with "
            "--until a million at most.",
        ),
    ] = None,
    bot: Annotated[list[str] | None, bots_for_each("deck")] = None,
    rules: Annotated[
        list[str] | None,
        typer.Option(
            "--rules",
            metavar="DATE",
            help="Whose rules apply: a date (YYYY-MM-DD), the name of an edition, or today. "
            "Give it several times to compare.",
        ),
    ] = None,
    in_format: FormatOption = None,
    jobs: ProcessesOption = 1,
    ray: Annotated[
        str | None,
        typer.Option(
            "--ray",
            metavar="ADDRESS",
            help="Play on the Ray cluster at HOST:PORT, on the one that this machine belongs to (auto), or on one of "
            "this machine alone (local). Needs the extra ray.",
        ),
    ] = None,
    until: Annotated[
        float | None,
        typer.Option(
            "--until",
            metavar="±PERCENT",
            parser=half_width,
            help="Stop a pair as soon as the 95 % interval of its win rates is this narrow: ±1%.",
        ),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(
            "--out",
            metavar="FOLDER",
            help="Keep a row for each game, and for each card and game, as Parquet in this folder, with a report. "
            "A run that was interrupted goes on where it was.",
        ),
    ] = None,
    csv: Annotated[bool, typer.Option("--csv", help="Write the rows as CSV too, into the folder.")] = False,
    batch: Annotated[
        int | None,
        typer.Option(
            "--batch",
            metavar="NUMBER",
            parser=number_from(1, 1_000_000),
            help="How many games are in one file; so many may be lost by an interruption.",
        ),
    ] = None,
    cards: Annotated[bool, typer.Option("--cards", help="Tell how each deck did with each of its cards.")] = False,
    seed: SeedOption = 0,
    variant: VariantOption = "",
    max_turns: MaxTurnsOption = 200,
    bot_seconds: BotSecondsOption = None,
    best_of: BestOfOption = 1,
    sideboard: SideboardOption = None,
    soak: Annotated[
        bool,
        typer.Option(
            "--soak",
            help="Look for faults instead: random decks under random dates, with the invariants of the engine on. "
            "The seed is the number of the first game.",
        ),
    ] = False,
    mixed: Annotated[
        bool,
        typer.Option("--mixed", help="With --soak: deal the cards of your catalogue beside the built-in ones."),
    ] = False,
    without_refused: WithoutRefusedOption = False,
    instead: InsteadOption = None,
    small_decks: SmallDecksOption = False,
    no_built_in: NoBuiltInOption = False,
) -> None:
    """Let bots play many games, and tell who wins how often and why."""
    from mainphase.sim import report
    from mainphase.sim.extra import check_there
    from mainphase.sim.plan import BOT
    from mainphase.sim.running import run

    if soak:
        given = {"decks": decks, "--bot": bot, "--rules": rules, "--ray": ray, "--until": until, "--csv": csv}
        given |= {"--batch": batch, "--cards": cards, "--variant": variant, "--format": in_format}
        check_alone({**given, "--bot-seconds": bot_seconds, "--best-of": best_of > 1, "--sideboard": sideboard})
        soak_games(games, jobs, out, seed, mixed)
        return
    if mixed:
        raise OptionError(
            fixed("error-mixed-says-which-cards-a-soak", "--mixed says which cards a soak deals; give it with --soak")
        )
    if csv and out is None:
        raise OptionError(
            fixed("error-csv-writes-into-a-folder-give", "--csv writes into a folder; give it with --out FOLDER")
        )
    if out is not None:
        check_there("matplotlib", fixed("error-reports", "reports"))
    variant = variant_to_play(variant, in_format)
    asked: list[str | None] = [*rules] if rules else [None]
    if in_format is not None and not rules:
        rules = [rules_to_play(None, in_format)]
    read = read_for(decks or [], rules or [], without_refused, instead)
    for day in asked:
        check_legal(read, in_format, day)
    going = run(
        read,
        games,
        bots=bot or BOT,
        rules=rules or "today",
        variant=variant,
        seed=seed,
        jobs=jobs,
        ray=ray,
        until=until,
        max_turns=max_turns,
        bot_seconds=bot_seconds,
        batch=batch,
        best_of=best_of,
        sideboard=sideboard,
        small_decks=small_decks,
        out=out,
        say=lambda text: stderr().print(text, markup=False),
    )
    going.keep = False  # the figures are counts
    play_run(going)
    written = (going.write_csv() if csv else []) + (going.write_report() if out is not None else [])
    for table in report.tables(going.plan, going.tallies, cards):
        print_table(table)
    if written:
        stderr().print(f"written: {', '.join(str(path) for path in written)}", markup=False)


def play_run(going: Run) -> None:
    """Plays all games of a run, and tells how far it is. Raises what breaks it off."""
    console = stderr()
    unit = going.plan.unit
    began = time.monotonic()
    try:
        with stoppable():
            if console.is_terminal:
                play_with_bar(going)
            else:
                play_with_lines(going)
    except KeyboardInterrupt:
        going.close()
        if going.store is not None:
            console.print(
                f"interrupted after {going.played:,} of {going.expected:,} {unit}; they are in {going.store.folder}, "
                "and the same command goes on from there",
                markup=False,
            )
        raise
    seconds = time.monotonic() - began
    fresh = going.played - going.found
    before = f"{going.found:,} {unit} were there already; " if going.found else ""
    console.print(f"{before}{fresh:,} {unit} in {seconds:,.1f} s ({fresh / max(seconds, 1e-9):,.0f} a second)")


def play_with_bar(going: Run) -> None:
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]} a second"),
        TimeRemainingColumn(),
    )
    began = time.monotonic()
    with Progress(*columns, console=stderr(), transient=True) as progress:
        task = progress.add_task(going.plan.unit, total=going.expected, rate="…")
        while going.advance():
            rate = (going.played - going.found) / max(time.monotonic() - began, 1e-9)
            progress.update(task, completed=going.played, total=going.expected, rate=f"{rate:,.0f}")


def play_with_lines(going: Run) -> None:
    console = stderr()
    began = told = time.monotonic()
    while going.advance():
        now = time.monotonic()
        if now - told >= LINE_EVERY:
            told = now
            rate = (going.played - going.found) / (now - began)
            left = f", {(going.expected - going.played) / rate:,.0f} s left" if rate else ""
            told_so_far = f"{going.played:,} of {going.expected:,} {going.plan.unit}"
            console.print(f"{told_so_far}, {rate:,.0f} a second{left}", markup=False)


def print_table(table: ReportTable) -> None:
    from rich.markup import escape
    from rich.table import Table as Grid

    console = stdout()
    grid = Grid(title=escape(table.title), title_justify="left", title_style="bold", box=None, pad_edge=False)
    for place, column in enumerate(table.columns):
        grid.add_column(escape(column), justify="left" if place < table.words else "right", overflow="fold")
    for row in table.rows:
        grid.add_row(*map(escape, row))
    console.print(grid)
    console.print()
