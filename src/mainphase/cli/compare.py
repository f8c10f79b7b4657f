"""`mainphase compare`: one scenario under the rules of several dates."""

from __future__ import annotations

from dataclasses import asdict
from itertools import zip_longest
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from mainphase.cli.options import NoBuiltInOption, date_of_rules, uncertain_date_note
from mainphase.cli.screen import stdout
from mainphase.cli.streams import print_json
from mainphase.errors import OptionError
from mainphase.rules.timeline import day_said, timeline

if TYPE_CHECKING:
    from mainphase.scenarios.all_dates import Travel
    from mainphase.scenarios.compare import Comparison, Parting, RulesColumn, Told


def command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A scenario file.")],
    rules: Annotated[
        list[str] | None,
        typer.Option("--rules", metavar="DATE", help="A date or an edition; give the option twice or more."),
    ] = None,
    all_dates: Annotated[
        bool, typer.Option("--all", help="All dates, as eras in which the same happens, and what parts them.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print it as JSON.")] = False,
    no_built_in: NoBuiltInOption = False,
) -> None:
    """Play one scenario under the rules of several dates; show where they part, and which change parts them."""
    from mainphase.scenarios import load
    from mainphase.scenarios.all_dates import travel
    from mainphase.scenarios.compare import compare_dates

    if all_dates and rules:
        raise OptionError("--all plays all dates; leave out --rules")
    scenario = load(file)
    if all_dates:
        found = travel(scenario)
        if as_json:
            print_json(travel_data(found))
        else:
            say_travel(found, stdout())
        return
    dates = [date_of_rules(text) for text in rules] if rules else list(scenario.rules)
    if len(dates) < 2:
        raise OptionError(
            "a comparison needs two or more dates: --rules DATE --rules DATE, as in --rules alara --rules m10, or --all"
        )
    compared = compare_dates(scenario, dates)
    if as_json:
        print_json(comparison_data(compared))
    else:
        print_comparison(compared, stdout())


def print_comparison(comparison: Comparison, console: Console) -> None:
    from mainphase.scenarios.parting_words import why

    console.print(Text(comparison.scenario.title, style="bold"))
    if all(not parting.day for parting in comparison.partings):
        dates = " and ".join(day_said(column.date) for column in comparison.columns)
        console.print(Text(f"The same happens under the rules of {dates}."))
        say_unsettled(comparison, console)
        return
    table = Table(box=box.SIMPLE_HEAD, header_style="bold", pad_edge=False)
    for column in comparison.columns:
        table.add_column(day_said(column.date), overflow="fold")
    for k, row in enumerate(zip_longest(*(column.told for column in comparison.columns))):
        cells = [comparison_cell(told, dim=k < comparison.alike) for told in row]
        table.add_row(*cells)
        if k == comparison.alike - 1:
            table.add_section()
    console.print(table)
    for parting in comparison.partings:
        console.print(Text(why(parting)), soft_wrap=True)
    say_unsettled(comparison, console)


def say_unsettled(comparison: Comparison, console: Console) -> None:
    for column in comparison.columns:
        for change in timeline().unsettled_on(column.date):
            console.print(Text(uncertain_date_note(column.date, change.what, change.after, change.on)), soft_wrap=True)


def comparison_cell(told: Told | None, dim: bool) -> Text:
    if told is None:
        return Text("")
    text = Text(told.text, style="dim" if dim else "")
    if told.rule:
        text.append(f" ({told.rule})", style="cyan")
    return text


# --- All dates


def say_travel(found: Travel, console: Console) -> None:
    """The eras as a table: when, and what happens in each that does not happen in the one before."""
    from mainphase.scenarios.parting_words import why

    console.print(Text(found.scenario.title, style="bold"))
    table = Table(box=box.SIMPLE_HEAD, header_style="bold", pad_edge=False)
    for name in ("since", "outcome", "expected", "what happens otherwise than before"):
        table.add_column(name, overflow="fold")
    for k, era in enumerate(found.eras):
        alike = found.boundaries[k - 1].parting.alike if k else 0
        told = Text("\n").join([comparison_cell(one, dim=False) for one in era.column.told[alike:]])
        table.add_row(era.since, letter(era.outcome), "" if era.column.refused else "yes" if era.ok else "no", told)
    console.print(table)
    for boundary in found.boundaries:
        console.print(Text(why(boundary.parting)), soft_wrap=True)
        if boundary.rules:
            console.print(Text(f"    rules: {', '.join(boundary.rules)}", style="cyan"), soft_wrap=True)
    console.print(Text(f"{found.days} days on which rules changed, of which {found.played} had to be played"))


def letter(outcome: int) -> str:
    """A name for an outcome: A, B, … Z, AA."""
    name = ""
    while outcome >= 0:
        outcome, last = outcome // 26 - 1, outcome % 26
        name = chr(ord("A") + last) + name
    return name


# --- For programs


def column_data(column: RulesColumn) -> dict[str, Any]:
    return {"rules": column.date, "told": [asdict(one) for one in column.told], "refused": column.refused}


def parting_data(parting: Parting) -> dict[str, Any]:
    from mainphase.scenarios.parting_words import causes_of_parting

    return {
        "older": parting.older,
        "newer": parting.newer,
        "alike": parting.alike,
        "day": parting.day,
        "causes": causes_of_parting(parting),
        "changes": [{"day": change.on, "text": change.what, "source": change.source} for change in parting.changes],
    }


def comparison_data(comparison: Comparison) -> dict[str, Any]:
    return {
        "title": comparison.scenario.title,
        "columns": [column_data(column) for column in comparison.columns],
        "partings": [parting_data(parting) for parting in comparison.partings],
    }


def travel_data(found: Travel) -> dict[str, Any]:
    return {
        "title": found.scenario.title,
        "eras": [
            {
                "since": era.since,
                "until": era.until,
                "outcome": letter(era.outcome),
                "ok": era.ok,
                "dates": list(era.dates),
                **{key: value for key, value in column_data(era.column).items() if key != "rules"},
            }
            for era in found.eras
        ],
        "partings": [
            {**parting_data(boundary.parting), "rules": list(boundary.rules)} for boundary in found.boundaries
        ],
        "days": found.days,
        "played": found.played,
    }
