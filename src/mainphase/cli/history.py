"""`mainphase history`: how a rule, a part of the turn or a flag changed over the dates."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated

import typer
from rich import box
from rich.table import Table
from rich.text import Text

from mainphase.cli.screen import stdout
from mainphase.cli.streams import print_json


def command(
    topic: Annotated[
        list[str],
        typer.Argument(
            help='A rule number ("505.4"), a part of the turn ("untap step"), something that happens in one '
            '("phasing"), or a rule or flag ("mana burn").'
        ),
    ],
    as_json: Annotated[bool, typer.Option("--json", help="Print it as JSON.")] = False,
) -> None:
    """Show how one rule, step or flag changed over time, and where that is written."""
    from mainphase.rules.history import history
    from mainphase.rules.timeline import since_text

    found = history(" ".join(topic))
    if as_json:
        print_json([asdict(one) for one in found])
        return
    console = stdout()
    for one in found:
        if console.is_terminal:
            table = Table(box=box.SIMPLE_HEAD, header_style="bold", pad_edge=False)
            for column in ("since", one.kind, "source"):
                table.add_column(column)
            for entry in one.entries:
                table.add_row(
                    Text(since_text(entry.since, entry.after), style="cyan"),
                    entry.what,
                    Text(entry.source, style="dim"),
                )
            console.print(Text(one.topic.replace("_", " "), style="bold"))
            console.print(table)
        else:
            console.print(Text(f"{one.topic.replace('_', ' ')} ({one.kind})"), soft_wrap=True)
            for entry in one.entries:
                source = f"  [{entry.source}]" if entry.source else ""
                console.print(Text(f"  {since_text(entry.since, entry.after)}: {entry.what}{source}"), soft_wrap=True)
