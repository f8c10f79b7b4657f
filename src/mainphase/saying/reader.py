"""The reader of what this process prints: a command has one, whose language it is told (`cli.reader`)."""

from __future__ import annotations

from typing import Final

from mainphase.errors import MainphaseError
from mainphase.saying.speaking import ENGLISH, saying_in


class Reader:
    """Who reads."""

    def __init__(self) -> None:
        self.language = ENGLISH
        self.is_chosen = False

    def choose(self, language: str) -> None:
        """From now on this reader is told everything in a language."""
        self.language, self.is_chosen = language, True

    def forget(self) -> None:
        """Another reader reads from now on, of whom nothing is known."""
        self.language, self.is_chosen = ENGLISH, False

    def told(self, text: str) -> str:
        """Returns a text in the reader's language."""
        return saying_in(self.language)(text)


READER: Final = Reader()
told = READER.told


def error_told(error: MainphaseError) -> str:
    """Returns what is wrong, and where, in the reader's language."""
    return f"{error.where}: {told(error.message)}" if error.where else told(error.message)
