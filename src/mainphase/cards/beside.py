"""Cards beside the built-in ones: those of the user's catalogue, if there is one.

A catalogue is an SQLite file that `mainphase cards import` writes, at the path that MAINPHASE_CATALOGUE names, or where
the system keeps what a user's programs know. MAINPHASE_NO_BUILT_IN leaves the built-in cards out. Both are variables of
the environment, so that every process of a run agrees.

Who reads a catalogue is the language, which stands above the cards; it is loaded by its name, and only when there is a
catalogue.
"""

from __future__ import annotations

import os
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol

from mainphase.saying.worded import fixed

if TYPE_CHECKING:
    from mainphase.cards.nodes import CardDef

PATH: Final = "MAINPHASE_CATALOGUE"
NO_BUILT_IN: Final = "MAINPHASE_NO_BUILT_IN"
READER: Final = "mainphase.language.catalogue.lookup"
NAME: Final = "cards.sqlite"
NO_CATALOGUE: Final = fixed(
    "error-only-the-built-in-cards",
    "only the built-in cards are known yet: `mainphase cards import FILE` reads those of a card "
    "file (MTGJSON's AtomicCards, or Scryfall's Oracle Cards), `mainphase cards add` one that "
    "you write yourself",
)


class Catalogue(Protocol):
    """A catalogue in which names are looked up; every name is given folded."""

    def find(self, key: str) -> CardDef | None:
        """The definition of a card that can be played."""

    def is_whole(self, key: str) -> bool:
        """True if a card of it that can be played has this name, and not only a face of one."""

    def why_not(self, key: str) -> str:
        """Why a card that it has cannot be played, without its name; "" of any other."""

    def outline(self, key: str) -> CardDef | None:
        """What is known of a card that it has and that cannot be played, for whoever only checks a deck."""

    def names_like(self, key: str) -> list[str]:
        """Names of cards, in any language, that are about as long and begin or end alike, whether they can be played
        or not.
        """

    def printed(self, language: str, key: str) -> tuple[str, str, str]:
        """The name, type line and text of a face in a language; empty where no card file told them."""

    def printed_names(self, key: str) -> list[str]:
        """The names that a face has in other languages."""

    def english(self, key: str) -> str:
        """The folded English name of what is called so in any language; "" if nothing is."""

    def summaries(self) -> list[tuple[str, str]]:
        """Every card that can be played, with a line about it, by name."""

    def token_makers(self, key: str) -> list[str]:
        """The cards that make a token of this name."""

    def token_names(self) -> list[str]:
        """The folded names of all tokens that its cards make."""

    def subtypes(self) -> list[str]:
        """The subtypes of its cards."""

    def printings(self, key: str) -> list[str]:
        """The codes of the sets in which a card was printed, as far as card files told."""

    def days_of_sets(self) -> dict[str, str]:
        """The first day of each set, where a card file told it."""


def with_built_in() -> bool:
    """True if the built-in cards are played; with the same name they win."""
    return not os.environ.get(NO_BUILT_IN)


def catalogue_path() -> Path:
    """Where the catalogue is, or would be."""
    said = os.environ.get(PATH)
    return Path(said) if said else usual_path()


@lru_cache(maxsize=1)
def usual_path() -> Path:
    from platformdirs import user_data_path

    return user_data_path("mainphase", appauthor=False) / NAME


_open: dict[str, Catalogue] = {}


def catalogue() -> Catalogue | None:
    """The catalogue, or None if there is none. MAINPHASE_CATALOGUE set to nothing means none."""
    said = os.environ.get(PATH)
    if said == "":
        return None
    key = said or ""
    found = _open.get(key)
    if found is None:
        path = catalogue_path()
        try:
            if not path.stat().st_size:
                return None
        except (OSError, ValueError):
            return None
        found = _open[key] = import_module(READER).CatalogueFile(path)
    return found


def how_to_import() -> str:
    """Where more cards come from, for somebody who has no catalogue and did not say that there is to be none."""
    return "" if os.environ.get(PATH) == "" or catalogue() is not None else NO_CATALOGUE


def forget_definitions() -> None:
    """A catalogue has changed: what was found in it is looked up again."""
    _open.clear()
