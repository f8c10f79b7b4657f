"""`mainphase compare`: one scenario under the rules of several dates."""

from __future__ import annotations

from itertools import zip_longest
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from mainphase.cli.options import NoBuiltInOption, date_of_rules, unsettled
from mainphase.cli.screen import stdout
from mainphase.errors import OptionError
from mainphase.rules.history import operation_names, places_of, spoken
from mainphase.rules.meanings import switches
from mainphase.rules.timeline import rules_on, timeline

FEW: Final = 4

if TYPE_CHECKING:
    from mainphase.scenarios.compare import Comparison, Parting, Told


def command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A scenario file.")],
    rules: Annotated[
        list[str] | None,
        typer.Option("--rules", metavar="DATE", help="A date or an edition; give the option twice or more."),
    ] = None,
    no_built_in: NoBuiltInOption = False,
) -> None:
    """Play one scenario under the rules of several dates; show where they part, and which change parts them."""
    from mainphase.scenarios import load
    from mainphase.scenarios.compare import compare

    scenario = load(file)
    dates = [date_of_rules(text) for text in rules] if rules else list(scenario.rules)
    if len(dates) < 2:
        raise OptionError(
            "a comparison needs two or more dates: --rules DATE --rules DATE, as in --rules alara --rules m10"
        )
    say(compare(scenario, dates), stdout())


def say(comparison: Comparison, console: Console) -> None:
    console.print(Text(comparison.scenario.title, style="bold"))
    if all(not parting.day for parting in comparison.partings):
        dates = " and ".join(column.date for column in comparison.columns)
        console.print(Text(f"The same happens under the rules of {dates}."))
        say_unsettled(comparison, console)
        return
    table = Table(box=box.SIMPLE_HEAD, header_style="bold", pad_edge=False)
    for column in comparison.columns:
        table.add_column(column.date, overflow="fold")
    for k, row in enumerate(zip_longest(*(column.told for column in comparison.columns))):
        cells = [cell(told, dim=k < comparison.alike) for told in row]
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
            console.print(Text(unsettled(column.date, change.what, change.after, change.on)), soft_wrap=True)


def cell(told: Told | None, dim: bool) -> Text:
    if told is None:
        return Text("")
    text = Text(told.text, style="dim" if dim else "")
    if told.rule:
        text.append(f" ({told.rule})", style="cyan")
    return text


def why(parting: Parting) -> str:
    between = f"{parting.older} and {parting.newer}"
    if not parting.day:
        return f"{between}: the same."
    said = [f"{between} part on {parting.day}"]
    by = parting.by
    if len(by.switches) + by.plan > 1:
        said.append("  several changes of that day together:")
    for switched in by.switches:
        was, then = spoken(switched.before), spoken(switched.after)
        said.append(f"  {spoken(switched.name)}: {was} until then, {then} from then on")
        said.append(f"    {switches()[switched.name].what}")
    if by.plan:
        said.extend(moved(parting.day, by.before))
    known = bool(by.switches) or by.plan or by.left
    for change in parting.changes:
        if by.switches or by.plan:
            said.append(f"    {change.since}: {change.source}")
        elif not known:
            said.append(f"  {change.since}: {change.what}\n    {change.source}")
    if by.left or not known:
        said.extend(f"  {name} reads differently from that day on" for name in parting.wordings)
    if parting.refused:
        said.append(f"  {parting.refused}")
    elif not parting.wordings and (by.left or not (known or parting.changes)):
        said.append("  rules got other numbers on that day")
    return "\n".join(said)


def moved(day: str, before: str) -> list[str]:
    """What the turn does elsewhere from a day on."""
    old, new = rules_on(before), rules_on(day)
    places = [(name, places_of(name, old), places_of(name, new)) for name in operation_names()]
    found = [f"  {spoken(name)}: {was} until then, {then} from then on" for name, was, then in places if was != then]
    if len(found) > FEW:
        return ["  the turn is another one: `mainphase turn --rules DATE` shows it"]
    return found or ["  the turn itself: what happens in its parts, and in which order"]
