"""A page as Markdown: headings, lists and tables; numbers of rules as code. A band of days is a list of them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
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
from mainphase.presentation.handouts.in_html import COMMENT

SIGNS: Final = re.compile(r"([\\`*_\[\]<>|#~$&])")
# What would begin a list, or be a line across the page.
AT_FIRST: Final = re.compile(r"^([0-9]+(?=[.)])|(?=[+-]))(.)(?=[\s-]|$)")


def markdown_page(page: HandoutPage) -> str:
    return f"{COMMENT}\n\n# {markdown_text(page.title)}\n\n" + "\n".join(markdown_blocks(page))


def markdown_blocks(page: HandoutPage) -> Iterator[str]:
    listed: list[HandoutLine] = []
    for block in [*page.blocks, None]:
        if isinstance(block, HandoutLine) and block.depth:
            listed.append(block)
            continue
        if listed:
            levels = levels_of(listed)
            yield from [
                f"{'  ' * (n - 1)}* {markdown_words(each.words)}" for each, n in zip(listed, levels, strict=True)
            ]
            yield ""
            listed = []
        if isinstance(block, HandoutTable):
            yield from markdown_table(block)
        elif isinstance(block, DaysBand):
            yield from [
                f"* {each.since}: {markdown_text(' '.join([each.letter, each.said]))}" for each in block.stretches
            ]
        elif block is not None and block.is_heading:
            yield f"## {markdown_text(block.text)}"
        elif block is not None:
            yield markdown_words(block.words)
        if block is not None:
            yield ""


def markdown_table(table: HandoutTable) -> Iterator[str]:
    yield f"| {' | '.join(map(markdown_text, table.columns))} |"
    yield f"|{'---|' * len(table.columns)}"
    for row in table.rows:
        yield f"| {' | '.join(map(markdown_cell, row))} |"


def markdown_cell(cell: Cell) -> str:
    return "<br>".join("&emsp;" * line.depth + markdown_words(line.words) for line in cell)


def markdown_words(words: Iterable[MarkedWords]) -> str:
    return "".join(markdown_of_words(each) for each in words)


def markdown_of_words(words: MarkedWords) -> str:
    if words.is_rule:
        return f"`{words.text}`"
    text = markdown_text(words.text)
    if not words.strong or not text.strip():
        return text
    bare = text.strip()
    return text.replace(bare, f"**{bare}**")


def markdown_text(text: str) -> str:
    """A text in which nothing is a sign."""
    return AT_FIRST.sub(r"\1\\\2", SIGNS.sub(r"\\\1", text))
