"""`mainphase rules NUMBER --text PATH`: a rule out of the user's own copy of the rules. None comes with mainphase."""

from __future__ import annotations

from os.path import isdir
from pathlib import Path
from typing import Annotated

import typer

from mainphase.cli.copied import say_copied, say_rules
from mainphase.cli.options import RULES_TEXT, chosen_date
from mainphase.cli.reader import LanguageOption
from mainphase.cli.screen import stderr, stdout
from mainphase.errors import RulesError
from mainphase.saying.reader import told
from mainphase.saying.worded import commas, worded


def command(
    number: Annotated[str, typer.Argument(metavar="NUMBER", help="A rule's number: 505, 505.6 or 505.6b.")],
    text: Annotated[
        Path,
        typer.Option(
            "--text",
            metavar="PATH",
            envvar=RULES_TEXT,
            help="Your copy of the rules text, or a folder of several, named by their days (2024-11-08.txt).",
        ),
    ],
    rules: Annotated[
        str | None,
        typer.Option(
            "--rules",
            metavar="DATE",
            show_default="the copy's own",
            help="Whose number it is: that of the rules of a date (YYYY-MM-DD), an edition, or today. If your copy is "
            "of another day, the rule is found there by what it is about. Of a folder, the copy nearest at or before "
            "that day is used.",
        ),
    ] = None,
    language: LanguageOption = None,
) -> None:
    """Show a rule and its subrules from your own copy of the rules text.

    Exit code 2 if the copy has no such rule, or it is not known where it stands there.
    """
    from mainphase.rules.own_copies import UNDATED_COPY, copied_rules, read_own_copies
    from mainphase.rules.text import read_rules_text
    from mainphase.rules.timeline import iso_date, rules_on

    console = stdout()
    date = chosen_date(rules)
    if date is not None:
        found = copied_rules(read_own_copies(text), as_cited(number), rules_on(date))
        if not any(each.rules for each in found):
            raise RulesError(commas((each.said for each in found), "; "), where=str(text))
        say_copied(found, console)
        return
    if isdir(text):
        copies = read_own_copies(text)
        day = copies.days[-1]
        copy = copies.text(day)
    else:
        copy = read_rules_text(text)
        day = copy.day or iso_date(text.stem)
    wanted = copy.find(number)
    if day:
        console.print(told(worded("copy-of-day", "In your copy, of {date}:", date=day)), highlight=False)
    else:
        stderr().print(f"{text}: {told(UNDATED_COPY)}", markup=False, highlight=False, soft_wrap=True)
    say_rules(wanted, console)


def as_cited(number: str) -> str:
    """A number as the rules write it ("CR 505.6B." is 505.6b); in 1997 titles are cited too."""
    from mainphase.rules.text import normal_number

    try:
        return normal_number(number)
    except RulesError:
        return number
