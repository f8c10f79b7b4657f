"""A console that keeps what is printed on it as the parts of a page."""

from __future__ import annotations

from io import StringIO
from typing import Any, Final

from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

from mainphase.presentation.handouts.blocks import DaysBand, HandoutPage, HandoutTable, lines_of, without_ends

WIDTH: Final = 200  # of what is no text and no table


class Handout(Console):
    """Collects a page. What is printed in bold as a whole line is a heading; the first one is the title."""

    def __init__(self, title: str = "") -> None:
        super().__init__(file=StringIO(), width=WIDTH, highlight=False, emoji=False, force_terminal=False)
        self.page = HandoutPage(title)

    def print(self, *objects: Any, **how: Any) -> None:
        """Takes texts, tables and bands; anything else as the lines that it would have in a file."""
        style = how.get("style")
        for what in objects or ("",):
            if isinstance(what, Group):
                self.print(*what.renderables, **how)
            elif isinstance(what, Table):
                self.page.blocks.append(self.table(what))
            elif isinstance(what, DaysBand):
                self.page.blocks.append(what)
            else:
                self.take_text(self.as_text(what, how.get("markup")), style)

    def as_text(self, what: Any, markup: bool | None) -> Text:
        if isinstance(what, Text):
            return what
        if isinstance(what, str):
            return self.render_str(what, markup=markup, highlight=False)
        plain = Console(file=StringIO(), width=WIDTH, highlight=False, emoji=False, force_terminal=False)
        with plain.capture() as caught:
            plain.print(what)
        return Text(caught.get().rstrip("\n"))

    def take_text(self, text: Text, style: Any) -> None:
        if style is not None:
            text = text.copy()
            text.stylize(style)
        for line in lines_of(text, self):
            if line is not None and line.is_heading and not self.page.title:
                self.page.title = line.text
            else:
                self.page.blocks.append(line)

    def table(self, table: Table) -> HandoutTable:
        columns = tuple(self.as_text(column.header, None).plain for column in table.columns)
        cells = [
            [without_ends(lines_of(self.as_text(cell, None), self)) for cell in column.cells]
            for column in table.columns
        ]
        ends = {k + 1 for k, row in enumerate(table.rows) if row.end_section and k + 1 < len(table.rows)}
        return HandoutTable(columns, tuple(zip(*cells, strict=True)), frozenset(ends))


def draws_tables(console: Console, narrow: int = 0) -> bool:
    """True if a table is a table there, rather than lines: on a page, and on a terminal that is wide enough."""
    return isinstance(console, Handout) or (console.is_terminal and console.width >= narrow)
