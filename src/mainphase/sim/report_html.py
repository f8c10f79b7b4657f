"""A report as one HTML file: tables and pictures, nothing fetched from elsewhere."""

from __future__ import annotations

from html import escape
from typing import Final

from mainphase.sim.plan import Plan
from mainphase.sim.plots import pictures
from mainphase.sim.report import ReportTable, introduction, report_title, tables
from mainphase.sim.tally import SeriesTally

STYLE: Final = """
body { font: 15px/1.45 system-ui, sans-serif; margin: 2rem auto; max-width: 75rem; padding: 0 1rem; color: #222; }
table { border-collapse: collapse; margin: 0.5rem 0; font-variant-numeric: tabular-nums; }
th, td { padding: 0.2rem 0.6rem; border-bottom: 1px solid #ddd; text-align: right; white-space: nowrap; }
th.word, td.word { text-align: left; white-space: normal; }
thead th { position: sticky; top: 0; background: #fff; vertical-align: bottom; white-space: normal; }
figure { margin: 1rem 0; }
figure svg { max-width: 100%; height: auto; }
figcaption, p.note { color: #555; font-size: 0.9em; max-width: 50rem; }
div.wide { overflow-x: auto; }
"""


def html(plan: Plan, tallies: list[SeriesTally]) -> str:
    """The whole page."""
    title = escape(report_title(plan))
    parts = [
        "<!doctype html>",
        f'<html lang="en"><head><meta charset="utf-8"><title>{title}</title>',
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><style>{STYLE}</style></head><body>',
        f"<h1>{title}</h1>",
        *(f"<p>{escape(line)}</p>" for line in introduction(plan, tallies)),
        *(
            f"<figure><figcaption>{escape(what)}</figcaption>{picture}</figure>"
            for what, picture in pictures(plan, tallies)
        ),
        *(html_grid(table) for table in tables(plan, tallies, cards=True)),
        "</body></html>",
    ]
    return "\n".join(parts) + "\n"


def html_grid(table: ReportTable) -> str:
    """A table under its title."""
    head = "".join(html_cell("th", place < table.words, text) for place, text in enumerate(table.columns))
    body = "\n".join(
        f"<tr>{''.join(html_cell('td', place < table.words, text) for place, text in enumerate(row))}</tr>"
        for row in table.rows
    )
    note = f'<p class="note">{escape(table.note)}</p>' if table.note else ""
    return (
        f'<h2>{escape(table.title)}</h2>\n<div class="wide"><table><thead><tr>{head}</tr></thead>\n'
        f"<tbody>\n{body}\n</tbody></table></div>{note}"
    )


def html_cell(tag: str, word: bool, text: str) -> str:
    kind = ' class="word"' if word else ""
    return f"<{tag}{kind}>{escape(text)}</{tag}>"
