"""`mainphase history`: how a rule, a part of the turn or a flag changed over the dates."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated

import typer
from rich import box
from rich.table import Table
from rich.text import Text

from mainphase.cli.copied import say_copied
from mainphase.cli.options import RulesTextOption, own_copies
from mainphase.cli.screen import stdout
from mainphase.cli.streams import print_json

if TYPE_CHECKING:
    from mainphase.rules.history import TopicHistory
    from mainphase.rules.own_copies import CopiedRule, OwnCopies


def command(
    topic: Annotated[
        list[str],
        typer.Argument(
            help='A rule number ("505.4"), a part of the turn ("untap step"), something that happens in one '
            '("phasing"), or a rule or flag ("mana burn").'
        ),
    ],
    rules_text: RulesTextOption = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print it as JSON.")] = False,
) -> None:
    """Show how one rule, step or flag changed over time, and where that is written."""
    from mainphase.rules.history import history
    from mainphase.rules.timeline import since_text

    copies = own_copies(rules_text)
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
        if copies is not None:
            say_copied(copied_topic(copies, one), console, 2)


def copied_topic(copies: OwnCopies, one: TopicHistory) -> list[CopiedRule]:
    """What the user's own copy of the rules has today on a topic that is a rule."""
    from mainphase.rules.concepts import concept_of
    from mainphase.rules.own_copies import copied_concept, copied_rules
    from mainphase.rules.timeline import rules_on

    if one.kind == "rule numbers":
        return copied_concept(copies, concept_of(one.topic), rules_on())
    return copied_rules(copies, one.topic, rules_on()) if one.kind == "rule" else []
