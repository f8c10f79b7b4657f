"""Why something is so and what happens next, as lines for a screen or a page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from mainphase.presentation.because import Because
from mainphase.presentation.handouts.blocks import RULE, rules_in_brackets
from mainphase.presentation.what_next import WhatNext
from mainphase.saying.reader import told
from mainphase.saying.worded import capital, worded

if TYPE_CHECKING:
    from rich.console import Console


BECAUSE: Final = worded("because-word", "because")
NEXT: Final = worded("next-heading", "What happens next, if nobody does anything else")


def because_lines(answers: list[Because]) -> list[Text]:
    """Each answer, and its steps below it with their rules."""
    lines: list[Text] = []
    for each in answers:
        lines.append(Text(f"  {told(each.says)} {told(BECAUSE)}"))
        for step in each.steps:
            cited = told(step.cited).removeprefix(step.rule)
            rule = Text.assemble(" (", (step.rule, RULE), cited, ")") if step.cited else Text()
            lines.append(Text.assemble(f"    {told(step.told)}", rule))
    return lines


def lines_of_what_next(found: WhatNext) -> list[Text]:
    """What happens next, a line each."""
    lines = [Text(f"  {told(NEXT)}")]
    for each in found.things:
        lines.append(Text.assemble(f"    {told(capital(each.text))}", rules_in_brackets(each.rule)))
    return lines


def say_lines(console: Console, lines: list[Text]) -> None:
    for line in lines:
        console.print(line, soft_wrap=True)
