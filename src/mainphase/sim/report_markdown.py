"""A report as Markdown."""

from __future__ import annotations

from typing import Final

from mainphase.sim.plan import Plan
from mainphase.sim.report import ReportTable, introduction, report_title, tables
from mainphase.sim.tally import SeriesTally

SPECIAL: Final = str.maketrans({c: f"\\{c}" for c in "\\`*_[]<>|#"})


def markdown(plan: Plan, tallies: list[SeriesTally]) -> str:
    """The whole report."""
    parts = [f"# {escaped(report_title(plan))}", *(escaped(line) for line in introduction(plan, tallies))]
    for table in tables(plan, tallies, cards=True):
        parts += [f"## {escaped(table.title)}", markdown_grid(table)]
        if table.note:
            parts.append(escaped(table.note))
    return "\n\n".join(parts) + "\n"


def markdown_grid(table: ReportTable) -> str:
    """A table: words to the left, numbers to the right."""
    rule = ["---" if place < table.words else "--:" for place in range(len(table.columns))]
    lines = [[escaped(cell) for cell in table.columns], rule, *([escaped(cell) for cell in row] for row in table.rows)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def escaped(text: str) -> str:
    """A text that says what it says, whatever is in a name."""
    return " ".join(text.split()).translate(SPECIAL)
