"""`mainphase formats`: which formats are known, and what sets, bans and restrictions one of them had on a day."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated

import typer
from rich import box
from rich.table import Table
from rich.text import Text

from mainphase.cli.options import SubjectRulesOption, chosen_date
from mainphase.cli.screen import stdout
from mainphase.cli.streams import print_json

if TYPE_CHECKING:
    from rich.console import Console

    from mainphase.rules.formats.chronicle import Format


def command(
    name: Annotated[
        list[str] | None, typer.Argument(metavar="[FORMAT]", help="A format, such as modern; all of them if left out.")
    ] = None,
    rules: SubjectRulesOption = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print it as JSON.")] = False,
) -> None:
    """List the formats that are known, or show the sets and lists that one of them had on a day."""
    from mainphase.rules.formats.chronicle import format_named, formats
    from mainphase.rules.timeline import date_of

    day = date_of(chosen_date(rules))
    console = stdout()
    if name:
        found = format_named(" ".join(name))
        if as_json:
            print_json(format_as_data(found, day))
        else:
            show_format(found, day, console)
        return
    if as_json:
        print_json([format_as_data(one, day) for one in formats()])
        return
    table = Table(box=box.SIMPLE_HEAD, header_style="bold", pad_edge=False)
    for column in ("format", "decks", "rules", "lists known", f"banned on {day}", "restricted", "sets"):
        table.add_column(column, justify="right" if column.startswith(("banned", "restricted", "sets")) else "left")
    for one in formats():
        listed = [each.status for each in one.listed_on(one.day_of_lists(day)).values()]
        sets = one.sets_on(one.day_of_lists(day))
        called = f"{one.name} ({', '.join(one.formerly)})" if one.formerly else one.name
        known = not one.why_not_on(day)
        table.add_row(
            called,
            one.deck,
            one.rules or "of the day",
            f"{one.known_from} to {one.known_until}",
            str(listed.count("banned")) if known else "-",
            str(listed.count("restricted")) if known else "-",
            "all" if sets is None else str(len(sets)) if known else "-",
        )
    console.print(table)


def format_as_data(one: Format, day: str) -> dict[str, object]:
    """A format on a day, for programs."""
    day = one.day_of_lists(day)
    sets = one.sets_on(day)
    return {
        "format": one.name,
        "formerly": list(one.formerly),
        "decks": one.deck,
        "day": day,
        "known": [one.known_from, one.known_until],
        "rules": one.rules or None,
        "sets": None if sets is None else sorted(sets),
        "listed": [asdict(each) for each in one.listed_on(day).values()],
    }


def show_format(one: Format, day: str, console: Console) -> None:
    """Prints the sets and lists of a format on a day."""
    from mainphase.rules.formats.chronicle import DONE, LISTED

    why = one.why_not_on(day)
    if why:
        console.print(Text(f"{why}."))
        return
    day = one.day_of_lists(day)
    beyond = f" The lists are known until {one.known_until}." if day > one.known_until else ""
    console.print(Text(f"{one.name} on {day}.{beyond}", style="bold"), soft_wrap=True)
    if one.rules:
        besides = f": {one.differs}" if one.differs else ""
        console.print(Text(f"A preset, played by the rules of {one.rules}{besides}."), soft_wrap=True)
    sets = one.sets_on(day)
    if sets is not None:
        in_order = dict.fromkeys(code for _, code in one.entries if code in sets)
        console.print(Text(f"{len(in_order)} sets: {', '.join(in_order)}"), soft_wrap=True)
    for status in LISTED:
        listed = [each for each in one.listed_on(day).values() if each.status == status]
        if listed:
            console.print(Text(f"{DONE[status]} ({len(listed)}):"))
        for each in listed:
            told = f", announced {each.announced}" if each.announced and each.announced != each.since else ""
            console.print(Text(f"  {each.name}").append(f"  since {each.since}{told}", style="dim"), soft_wrap=True)
