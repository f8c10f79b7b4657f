"""What the user's own copies of the rules have, as the commands print it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.text import Text

from mainphase.saying.reader import told
from mainphase.saying.worded import capital

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rich.console import Console

    from mainphase.rules.own_copies import CopiedRule
    from mainphase.rules.text import NumberedRule


def say_copied(found: Iterable[CopiedRule], console: Console, indent: int = 0) -> None:
    """Prints what a copy has for a rule that is cited, with the day of the copy where that is another."""
    for each in found:
        if each.said:
            console.print(Text(f"{' ' * indent}{told(capital(each.said))}."), soft_wrap=True)
        say_rules(each.rules, console, indent)


def say_rules(rules: Iterable[NumberedRule], console: Console, indent: int = 0) -> None:
    """Prints numbered rules."""
    for rule in rules:
        line = Text.assemble((rule.number, "bold"), "  ", rule.text)
        if console.is_terminal:
            console.print(Padding(line, (0, 0, 1, indent)))
        else:
            console.print(Text.assemble(" " * indent, line), soft_wrap=True)
