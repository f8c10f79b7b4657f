"""The language of whoever reads what a command prints.

It is what `--language` says, or the variable MAINPHASE_LANGUAGE; where neither says anything, the language of the
system, but only of a person at a terminal: programs read English.
"""

from __future__ import annotations

import locale
import sys
from typing import Annotated, Final

import typer

from mainphase.saying.reader import READER
from mainphase.saying.speaking import ENGLISH, known_languages, languages_here, saying_in

VARIABLE: Final = "MAINPHASE_LANGUAGE"


def speak_to_reader(given: str | None) -> None:
    """From now on texts are said in this language; if none is given, as before. Raises LanguageError if mainphase does
    not speak it.
    """
    if given is None and READER.is_chosen:
        return
    language = (given or language_of_system()).strip().lower()
    saying_in(language)
    READER.choose(language)


def language_of_system() -> str:
    """The language of a person at a terminal, as far as mainphase can speak it here; otherwise English."""
    if not sys.stdout.isatty():
        return ENGLISH
    language = (locale.getlocale(locale.LC_MESSAGES)[0] or "").partition("_")[0].lower()
    return language if language in languages_here() else ENGLISH


LanguageOption = Annotated[
    str | None,
    typer.Option(
        "--language",
        metavar="LANGUAGE",
        envvar=VARIABLE,
        callback=speak_to_reader,
        show_default="English, or that of your system in a terminal",
        help=f"The language that it is told in: {', '.join(known_languages())}. Notation and data for programs stay "
        "English.",
    ),
]
