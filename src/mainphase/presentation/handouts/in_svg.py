"""Pictures of a page: its tables, drawn, and bands of days."""

from __future__ import annotations

import datetime
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from html import escape
from math import floor
from typing import Final

from mainphase.presentation.handouts.blocks import DaysBand, HandoutLine, HandoutPage, HandoutTable, MarkedWords

WIDE: Final = 1000  # of a picture
SIZE: Final = 13  # of its letters
STEP: Final = 18  # from line to line
PAD: Final = 8
COLUMN: Final = 200  # of a picture with many columns, for each
BOLD: Final = 1.1  # times as wide
LEAST: Final = 0.6  # of an equal share, which a column has at least
BLANK: Final = "\u00a0"
LETTER: Final = 0.56 * SIZE  # of the fonts that may be there, a wide one
BAND: Final = 56
NARROWEST: Final = 0.035  # of the band, for a stretch of a few days
# Ground and ink of each kind of stretch; for more kinds they come again.
KINDS: Final = (
    ("#1a5c66", "#fff"),
    ("#c6501a", "#fff"),
    ("#f0cf5a", "#2b2616"),
    ("#6b4c9a", "#fff"),
    ("#00795a", "#fff"),
    ("#a8286b", "#fff"),
    ("#2c6fb7", "#fff"),
    ("#5c4a36", "#fff"),
)
INK: Final = "#1c1b18"
GROUND: Final = "#fffdf8"
RULE_INK: Final = "#14505a"
LINE: Final = "#c9c3b6"
HEAD: Final = "#e3eef0"
FONT: Final = f'font-family="Helvetica, Arial, sans-serif" font-size="{SIZE}"'


def svg_page(page: HandoutPage) -> str:
    """The title, and below it every band and table, drawn; what is said besides stands between them."""
    wide = max(
        WIDE, COLUMN * max([len(block.columns) for block in page.blocks if isinstance(block, HandoutTable)] or [0])
    )
    parts: list[str] = []
    y = 0.0
    for block in [HandoutLine(0, (MarkedWords(page.title, strong=True),)), *page.blocks]:
        if block is None:
            continue
        if isinstance(block, DaysBand):
            drawn, height = band_drawn(block, wide), BAND + 3.0 * PAD
        elif isinstance(block, HandoutTable):
            drawn, height = table_drawn(block, wide)
            height += PAD
        else:
            lines = wrapped_cell([block], wide)
            drawn, height = lines_at(0, 0, lines), STEP * len(lines)
        parts.append(f'<g transform="translate(0 {y:g})">{drawn}</g>')
        y += height
    return framed(page.title, "".join(parts), wide, y)


def band_svg(band: DaysBand) -> str:
    """A band by itself."""
    return framed(band.title, band_drawn(band, WIDE), WIDE, BAND + 2 * PAD)


def framed(title: str, drawn: str, wide: float, height: float) -> str:
    said = escape(title)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -10 {wide + 20:g} {height + 20:g}" role="img" '
        f'aria-label="{said}" {FONT} fill="{INK}"><title>{said}</title>'
        f'<rect x="-10" y="-10" width="{wide + 20:g}" height="{height + 20:g}" fill="{GROUND}"/>{drawn}</svg>'
    )


# --- A band of days


def band_drawn(band: DaysBand, wide: float) -> str:
    lengths = [days_between(one, other) for one, other in days_of_band(band)]
    least = sum(lengths) * NARROWEST
    weights = [max(length, least) for length in lengths]
    scale = wide / sum(weights)
    out: list[str] = []
    x = 0.0
    for stretch, weight in zip(band.stretches, weights, strict=True):
        width = weight * scale
        ground, ink = KINDS[stretch.kind % len(KINDS)]
        out.append(
            f"<g><title>{escape(f'{stretch.since}: {stretch.said}')}</title>"
            f'<rect x="{x:.1f}" y="0" width="{max(width - 2, 1):.1f}" height="{BAND}" fill="{ground}"/>'
            f'<text x="{x + width / 2 - 1:.1f}" y="{BAND / 2 + 3:g}" text-anchor="middle" font-size="20" '
            f'font-weight="700" fill="{ink}">{escape(stretch.letter)}</text>'
            f'<text x="{x:.1f}" y="{BAND + 14}" font-size="11">{stretch.since[:4]}</text></g>'
        )
        x += width
    return "".join(out)


def days_of_band(band: DaysBand) -> Iterator[tuple[str, str]]:
    firsts = [each.since for each in band.stretches]
    return zip(firsts, [*firsts[1:], band.until], strict=True)


def days_between(one: str, other: str) -> int:
    return max((datetime.date.fromisoformat(other) - datetime.date.fromisoformat(one)).days, 1)


# --- A table


def table_drawn(table: HandoutTable, wide: float) -> tuple[str, float]:
    """The table, and how high it is."""
    widths = column_widths(table, wide)
    heads = tuple((HandoutLine(0, (MarkedWords(column, strong=True),)),) for column in table.columns)
    out: list[str] = []
    y = 0.0
    for k, row in enumerate([heads, *table.rows]):
        cells = [wrapped_cell(cell, width - 2 * PAD) for cell, width in zip(row, widths, strict=True)]
        height = max([len(cell) for cell in cells] or [0]) * STEP + PAD
        x = 0.0
        for cell, width in zip(cells, widths, strict=True):
            ground = "none" if k else HEAD
            out.append(
                f'<rect x="{x:.1f}" y="{y:g}" width="{width:.1f}" height="{height:g}" fill="{ground}" stroke="{LINE}"/>'
            )
            out.append(lines_at(x + PAD, y + PAD / 2, cell))
            x += width
        y += height
    return "".join(out), y


def column_widths(table: HandoutTable, wide: float) -> list[float]:
    """Columns that need little have it; the others share the rest by how much stands in them."""
    longest: list[float] = []
    needs: list[float] = []
    for k, column in enumerate(table.columns):
        lengths = [len(column) * BOLD, *[line_length(line) for row in table.rows for line in row[k]]]
        longest.append(max(lengths) * LETTER + 2 * PAD + 4)
        needs.append(sum(lengths))
    widths = [0.0] * len(longest)
    least = LEAST * wide / len(longest)
    left, waiting = wide, sorted(range(len(longest)), key=longest.__getitem__)
    while waiting:
        k = waiting.pop(0)
        share = left * needs[k] / (sum(needs[each] for each in waiting) + needs[k])
        widths[k] = min(longest[k], max(share, least), left - least * len(waiting)) if waiting else left
        left -= widths[k]
    return widths


def line_length(line: HandoutLine) -> float:
    return sum(words_length(words) for words in line.words) + 2 * line.depth


def words_length(words: MarkedWords) -> float:
    return len(words.text) * (BOLD if words.strong or words.is_rule else 1)


def wrapped_cell(cell: Iterable[HandoutLine], width: float) -> list[list[MarkedWords]]:
    """The lines of a cell, each broken where it is too long for its column; what goes on is set in."""
    most = max(width / LETTER, 8)
    return [words for line in cell for words in wrapped_line(line, most)]


def wrapped_line(line: HandoutLine, most: float) -> Iterator[list[MarkedWords]]:
    margin = MarkedWords(BLANK * 2 * min(line.depth, floor(most) // 6))
    now, used = [margin], float(len(margin.text))
    for piece in unbroken(line.words, floor(most) - 2):
        length = sum(words_length(words) for words in piece) - piece[-1].text.endswith(" ")
        if used + length > most and len(now) > 1:
            yield now
            now, used = [margin, MarkedWords(BLANK * 2)], len(margin.text) + 2.0
        now += piece
        used += sum(words_length(words) for words in piece)
    yield now


def unbroken(words: Iterable[MarkedWords], most: int) -> Iterator[list[MarkedWords]]:
    """What is not broken between two lines: up to a space; a longer word is cut."""
    piece: list[MarkedWords] = []
    for each in words:
        for text in re.findall(r"[^ ]* |[^ ]+", each.text):
            for at in range(0, len(text), most):
                piece.append(replace(each, text=text[at : at + most]))
                if text.endswith(" ") or len(text) > most:
                    yield piece
                    piece = []
    if piece:
        yield piece


def lines_at(x: float, y: float, lines: Sequence[Sequence[MarkedWords]]) -> str:
    """Lines below each other, the first below this place."""
    return "".join(
        f'<text x="{x:.1f}" y="{y + STEP * (k + 1) - 5:.1f}">{"".join(map(drawn_words, words))}</text>'
        for k, words in enumerate(lines)
    )


def drawn_words(words: MarkedWords) -> str:
    text = escape(words.text, quote=False)
    if words.is_rule:
        return f'<tspan fill="{RULE_INK}" font-weight="600">{text}</tspan>'
    return f'<tspan font-weight="700">{text}</tspan>' if words.strong else text
