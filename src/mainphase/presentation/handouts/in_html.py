"""A page as HTML by itself: headings, lists, tables, and a style sheet for the screen and for paper."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from typing import Final

from mainphase.presentation.handouts.blocks import (
    Cell,
    DaysBand,
    HandoutLine,
    HandoutPage,
    HandoutTable,
    MarkedWords,
    levels_of,
)
from mainphase.presentation.handouts.in_svg import band_svg

MADE_BY: Final = "mainphase hand-out"
COMMENT: Final = f"<!-- {MADE_BY} -->"  # with which Markdown and pictures begin
GENERATOR: Final = f'<meta name="generator" content="{MADE_BY}">'
SHORT: Final = 12  # letters: a date
UNBROKEN: Final = ' class="short"'

STYLE: Final = """
:root { color-scheme: light dark; --ink: #1c1b18; --faint: #5f5b52; --line: #c9c3b6; --ground: #fffdf8; --mark: #e3eef0;
  --rule: #14505a; --red: #a3271b; --green: #20622f; --yellow: #6d5200; --blue: #1f4e99; --magenta: #86256a; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece8df; --faint: #aaa498; --line: #4b473f; --ground: #1b1a17;
  --mark: #24383c; --rule: #9ad5de; --red: #f09a8f; --green: #8fd09b; --yellow: #e3c65d; --blue: #9dbdf5;
  --magenta: #e79bd0; } }
body { max-width: 75rem; margin: 0 auto; padding: 1.5rem; background: var(--ground); color: var(--ink);
  font: 1rem/1.45 system-ui, "Helvetica Neue", Arial, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.6rem; line-height: 1.2; } h2 { margin: 1.6em 0 .4em; font-size: 1.1rem;
  border-bottom: 1px solid var(--line); }
p { margin: .3em 0; } ul { margin: .2em 0; padding-inline-start: 1.4em; } li { margin: .1em 0; }
.wide { overflow-x: auto; } table { width: 100%; margin: 1em 0; border-collapse: collapse; }
table { overflow-wrap: break-word; } .short { white-space: nowrap; }
th, td { padding: .3em .6em; border: 1px solid var(--line); text-align: start; vertical-align: top; }
th { background: var(--mark); } td ul { padding-inline-start: 1em; }
tbody + tbody { border-top: 3px double var(--line); }
.rule { padding: 0 .2em; border-radius: .2em; background: var(--mark); color: var(--rule); font-style: normal;
  font-variant-numeric: tabular-nums; }
.faint { color: var(--faint); } .red { color: var(--red); } .green { color: var(--green); }
.yellow { color: var(--yellow); } .blue { color: var(--blue); } .magenta { color: var(--magenta); }
figure { margin: 1em 0; } figure svg { display: block; width: 100%; height: auto; }
@media print {
  :root { color-scheme: light; --ink: #000; --faint: #444; --line: #888; --ground: #fff; --mark: #fff; --rule: #000;
    --red: #000; --green: #000; --yellow: #000; --blue: #000; --magenta: #000; }
  @page { margin: 15mm; }
  body { max-width: none; padding: 0; font-size: 10pt; } .wide { overflow: visible; }
  h1, h2 { break-after: avoid; } thead { display: table-header-group; } tr, figure, li > p { break-inside: avoid; }
  .rule { padding: 0; font-weight: 600; }
}
"""


def html_page(page: HandoutPage) -> str:
    title = escape(page.title)
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        f"{GENERATOR}\n"
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n"
        f"<h1>{title}</h1>\n{''.join(html_blocks(page))}</main>\n</body>\n</html>\n"
    )


def html_blocks(page: HandoutPage) -> Iterator[str]:
    listed: list[HandoutLine] = []
    for block in [*page.blocks, None]:
        if isinstance(block, HandoutLine) and block.depth:
            listed.append(block)
            continue
        if listed:
            yield html_list(listed) + "\n"
            listed = []
        if isinstance(block, HandoutTable):
            yield html_table(block)
        elif isinstance(block, DaysBand):
            yield f"<figure>{band_svg(block)}</figure>\n"
        elif block is not None and block.is_heading:
            yield f"<h2>{html_words(block.words, plain=True)}</h2>\n"
        elif block is not None:
            yield f"<p>{html_words(block.words)}</p>\n"


def html_list(lines: Sequence[HandoutLine]) -> str:
    """Lines as lists within lists, by how deep they stand."""
    out: list[str] = []
    open_lists = 0
    for line, level in zip(lines, levels_of(lines), strict=True):
        if level > open_lists:
            out.append("<ul>")
        else:
            out.append("</li></ul>" * (open_lists - level) + "</li>")
        out.append(f"\n<li>{html_words(line.words)}")
        open_lists = level
    out.append("</li></ul>" * open_lists)
    return "".join(out)


def html_table(table: HandoutTable) -> str:
    head = "".join(
        f'<th scope="col"{UNBROKEN if len(column) <= SHORT else ""}>{escape(column)}</th>' for column in table.columns
    )
    body: list[str] = []
    for k, row in enumerate(table.rows):
        if k in table.groups:
            body.append("</tbody><tbody>")
        body.append(f"\n<tr>{''.join(f'<td{looks_of(cell)}>{cell_in_html(cell)}</td>' for cell in row)}</tr>")
    return (
        f'<div class="wide"><table>\n<thead><tr>{head}</tr></thead>\n<tbody>{"".join(body)}\n</tbody>\n</table></div>\n'
    )


def looks_of(cell: Cell) -> str:
    """A cell of one line is set in as deep as that stands; a short one is not broken."""
    if len(cell) != 1:
        return ""
    depth = cell[0].depth
    indent = f' style="padding-inline-start: {depth * 1.2 + 0.6:.1f}em"' if depth else ""
    return (UNBROKEN if len(cell[0].text) <= SHORT else "") + indent


def cell_in_html(cell: Cell) -> str:
    return html_list(cell) if len(cell) > 1 else "".join(html_words(line.words) for line in cell)


def html_words(words: Iterable[MarkedWords], plain: bool = False) -> str:
    """Words with their marks; `plain`: in a heading nothing is strong once more."""
    return "".join(html_of_words(each, plain) for each in words)


def html_of_words(words: MarkedWords, plain: bool) -> str:
    text = escape(words.text, quote=False)
    if words.is_rule:
        return f'<cite class="rule">{text}</cite>'
    looks = " ".join(filter(None, ("faint" if words.faint else "", words.color)))
    if words.strong and not plain:
        return f'<strong class="{looks}">{text}</strong>' if looks else f"<strong>{text}</strong>"
    return f'<span class="{looks}">{text}</span>' if looks else text
