"""A scenario under several dates, or under all, as it is told: tables, and why the dates part."""

from __future__ import annotations

from itertools import zip_longest
from typing import Final

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from mainphase.presentation.handouts.blocks import RULE, DaysBand, Stretch, rules_in_brackets
from mainphase.presentation.handouts.collecting import Handout
from mainphase.rules.history import spoken_flag
from mainphase.rules.timeline import day_said, timeline, uncertain_date_note
from mainphase.saying.reader import told
from mainphase.saying.worded import all_of, worded
from mainphase.scenarios.all_dates import Era, Travel
from mainphase.scenarios.compare import Comparison, Told
from mainphase.scenarios.parting_words import why

COLUMNS: Final = (
    worded("compare-since", "since"),
    worded("compare-outcome", "outcome"),
    worded("compare-expected", "expected"),
    worded("compare-otherwise", "what happens otherwise than before"),
)
RULES: Final = worded("compare-rules", "rules")


def say_comparison(comparison: Comparison, console: Console) -> None:
    """A column for each date: what happens, with its rule, and below it why the dates part."""
    console.print(Text(comparison.scenario.title, style="bold"))
    if all(not parting.day for parting in comparison.partings):
        dates = all_of([day_said(column.date) for column in comparison.columns])
        same = worded("compare-same", "The same happens under the rules of {dates}.", dates=dates)
        console.print(Text(told(same)))
        say_unsettled(comparison, console)
        return
    table = Table(box=box.SIMPLE_HEAD, header_style="bold", pad_edge=False)
    for column in comparison.columns:
        table.add_column(told(day_said(column.date)), overflow="fold")
    for k, row in enumerate(zip_longest(*(column.told for column in comparison.columns))):
        cells = [comparison_cell(one, dim=k < comparison.alike) for one in row]
        table.add_row(*cells)
        if k == comparison.alike - 1:
            table.add_section()
    console.print(table)
    for parting in comparison.partings:
        console.print(Text(told(why(parting))), soft_wrap=True)
    say_unsettled(comparison, console)


def say_unsettled(comparison: Comparison, console: Console) -> None:
    for column in comparison.columns:
        for change in timeline().unsettled_on(column.date):
            note = uncertain_date_note(column.date, change.what, change.after, change.on)
            console.print(Text(told(note)), soft_wrap=True)


def comparison_cell(one: Told | None, dim: bool) -> Text:
    if one is None:
        return Text("")
    text = Text(told(one.text), style="dim" if dim else "")
    return text.append_text(rules_in_brackets(one.rule))


# --- All dates


def say_travel(found: Travel, console: Console) -> None:
    """The eras as a table: when, and what happens in each that does not happen in the one before."""
    console.print(Text(found.scenario.title, style="bold"))
    if isinstance(console, Handout):
        console.print(band_of(found))
    table = Table(box=box.SIMPLE_HEAD, header_style="bold", pad_edge=False)
    for name in COLUMNS:
        table.add_column(told(name), overflow="fold")
    for k, era in enumerate(found.eras):
        alike = found.boundaries[k - 1].parting.alike if k else 0
        happens = Text("\n").join([comparison_cell(one, dim=False) for one in era.column.told[alike:]])
        held = "" if era.column.refused else told(spoken_flag(era.ok))
        table.add_row(era.since, letter(era.outcome), held, happens)
    console.print(table)
    for boundary in found.boundaries:
        console.print(Text(told(why(boundary.parting))), soft_wrap=True)
        if boundary.rules:
            console.print(
                Text.assemble(
                    f"    {told(RULES)}: ", Text(", ").join([Text(rule, style=RULE) for rule in boundary.rules])
                ),
                soft_wrap=True,
            )
    if not isinstance(console, Handout):  # what it took is no part of a lesson
        english = "{days} days on which rules changed, of which {played} had to be played"
        said = worded("compare-days", english, days=found.days, played=found.played)
        console.print(Text(told(said)))


def band_of(found: Travel) -> DaysBand:
    """The eras as a band from the first day to the newest rules text."""
    stretches = [Stretch(era.since, letter(era.outcome), spoken_outcome(era), era.outcome) for era in found.eras]
    title = told(worded("compare-all-dates", "{title}: all dates", title=found.scenario.title))
    return DaysBand(title, tuple(stretches), timeline().newest)


def spoken_outcome(era: Era) -> str:
    happens = era.column.told
    return told(happens[-1].text if happens else worded("compare-nothing", "nothing happens"))


def letter(outcome: int) -> str:
    """A name for an outcome: A, B, … Z, AA."""
    name = ""
    while outcome >= 0:
        outcome, last = outcome // 26 - 1, outcome % 26
        name = chr(ord("A") + last) + name
    return name
