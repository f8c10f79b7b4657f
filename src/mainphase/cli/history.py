"""`mainphase history`: how a rule, a part of the turn or a flag changed over the dates."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich import box
from rich.table import Table
from rich.text import Text

from mainphase.cli.copied import say_copied
from mainphase.cli.handing_out import check_no_json, handed_out
from mainphase.cli.options import OutOption, RulesTextOption, own_copies
from mainphase.cli.reader import LanguageOption
from mainphase.cli.streams import print_json
from mainphase.presentation.handouts.blocks import DaysBand, Stretch
from mainphase.presentation.handouts.collecting import Handout, draws_tables
from mainphase.saying.reader import told
from mainphase.saying.worded import fixed, term, worded

if TYPE_CHECKING:
    from rich.console import Console

    from mainphase.rules.history import TopicHistory
    from mainphase.rules.own_copies import CopiedRule, OwnCopies

MOST_STRETCHES: Final = 26  # of a band, a letter for each


def command(
    topic: Annotated[
        list[str],
        typer.Argument(
            help='A rule number ("505.4"), a part of the turn ("untap step"), something that happens in one '
            '("phasing"), or a rule or flag ("mana burn").'
        ),
    ],
    rules_text: RulesTextOption = None,
    language: LanguageOption = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print it as JSON.")] = False,
    out: OutOption = None,
) -> None:
    """Show how one rule, step or flag changed over time, and where that is written."""
    from mainphase.rules.history import history

    copies = own_copies(rules_text)
    found = history(" ".join(topic))
    if as_json:
        check_no_json(out, as_json)
        print_json([asdict(one) for one in found])
        return
    with handed_out(out, " ".join(topic), is_picture=True) as console:
        say_history(found, console, copies)


def say_history(found: list[TopicHistory], console: Console, copies: OwnCopies | None) -> None:
    """Each topic with its changes: a table, or lines where there is none."""
    from mainphase.rules.timeline import since_text

    for one in found:
        if draws_tables(console):
            table = Table(box=box.SIMPLE_HEAD, header_style="bold", pad_edge=False)
            for column in (SINCE, kind_told(one.kind), SOURCE):
                table.add_column(told(column))
            for entry in one.entries:
                table.add_row(
                    Text(told(since_text(entry.since, entry.after)), style="cyan"),
                    told(entry.what),
                    Text(entry.source, style="dim"),
                )
            console.print(Text(told(topic_told(one)), style="bold"))
            if isinstance(console, Handout) and 1 < len(one.entries) <= MOST_STRETCHES:
                console.print(band_of_history(one))
            console.print(table)
        else:
            console.print(Text(f"{told(topic_told(one))} ({told(kind_told(one.kind))})"), soft_wrap=True)
            for entry in one.entries:
                source = f"  [{entry.source}]" if entry.source else ""
                since = told(since_text(entry.since, entry.after))
                console.print(Text(f"  {since}: {told(entry.what)}{source}"), soft_wrap=True)
        if copies is not None:
            say_copied(copied_topic(copies, one), console, 2)


SINCE: Final = worded("history-since", "since")
SOURCE: Final = worded("history-source", "source")


def kind_told(kind: str) -> str:
    """What kind of topic it is."""
    return fixed(f"history-kind-{kind.replace(' ', '-')}", kind)


def topic_told(one: TopicHistory) -> str:
    """The name of a topic: of a part of the turn as one says it, of anything else as one types it."""
    name = one.topic.replace("_", " ")
    return term(name) if one.kind == "turn" else name


def copied_topic(copies: OwnCopies, one: TopicHistory) -> list[CopiedRule]:
    """What the user's own copy of the rules has today on a topic that is a rule."""
    from mainphase.rules.concepts import concept_of
    from mainphase.rules.own_copies import copied_concept, copied_rules
    from mainphase.rules.timeline import rules_on

    if one.kind == "rule numbers":
        return copied_concept(copies, concept_of(one.topic), rules_on())
    return copied_rules(copies, one.topic, rules_on()) if one.kind == "rule" else []


def band_of_history(topic: TopicHistory) -> DaysBand:
    """The changes as a band from the first day to the newest rules text."""
    from mainphase.rules.timeline import timeline

    kinds = list(dict.fromkeys(entry.what for entry in topic.entries))
    stretches = [
        Stretch(entry.since, chr(ord("A") + kinds.index(entry.what)), told(entry.what), kinds.index(entry.what))
        for entry in topic.entries
    ]
    return DaysBand(told(topic_told(topic)), tuple(stretches), timeline().newest)
