"""The endings of files to hand out, and what is written for each."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from mainphase.errors import OptionError, cut
from mainphase.presentation.handouts.blocks import HandoutPage
from mainphase.presentation.handouts.in_html import COMMENT, GENERATOR, html_page
from mainphase.presentation.handouts.in_markdown import markdown_page
from mainphase.presentation.handouts.in_svg import svg_page
from mainphase.saying.error_texts import listed_names
from mainphase.saying.worded import fixed, worded

PICTURE: Final = ".svg"


def svg_file(page: HandoutPage) -> str:
    return f"{COMMENT}\n{svg_page(page)}\n"


WRITERS: Final[dict[str, Callable[[HandoutPage], str]]] = {
    ".html": html_page,
    ".md": markdown_page,
    PICTURE: svg_file,
}


def handout_ending(path: Path, is_picture: bool) -> str:
    """The ending of a file that says how a page is written. Raises OptionError if pages are not written so."""
    ending = path.suffix.lower()
    allowed = [each for each in WRITERS if is_picture or each != PICTURE]
    if ending in allowed:
        return ending
    why = (
        fixed("error-this-is-told-in-words", "this is told in words and is no picture")
        if ending == PICTURE
        else fixed("error-its-ending-says-how-a-file", "its ending says how a file is written")
    )
    raise OptionError(
        worded(
            "error-cannot-be-written-allowed",
            "{path} cannot be written: {why}; allowed are {allowed}",
            path=repr(cut(path.name)),
            why=why,
            allowed=listed_names(allowed),
        )
    )


def handout_text(page: HandoutPage, ending: str) -> str:
    """A page as a file with this ending holds it."""
    return WRITERS[ending](page)


def is_handout(beginning: str) -> bool:
    """True if a file that begins like this is a page to hand out, which may be written again; a page that only speaks
    of one is not.
    """
    return beginning.startswith(COMMENT) or GENERATOR in beginning
