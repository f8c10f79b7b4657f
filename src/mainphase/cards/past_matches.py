"""Matches of the past: who met whom with which deck, on which day. Each is a file of `decks/past`.

A deck of one is read by its name, as bundled decks are: `worlds-1998/ben-rubin`.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable

from mainphase.errors import OptionError, cut, nearest
from mainphase.saying.worded import commas, worded


@dataclass(frozen=True)
class PastDeck:
    """A deck of a match of the past: who played it, what it is called here, and its list."""

    player: str
    name: str
    text: str


@dataclass(frozen=True)
class PastMatch:
    """A match of the past. `games` are how many each player won, in the order of the decks; `also` are other formats
    of today that its decks may be asked about. `scenes` are scenarios of what has changed since.
    """

    name: str
    title: str
    day: str
    place: str
    format: str
    also: tuple[str, ...]
    best_of: int
    games: tuple[int, ...]
    decks: tuple[PastDeck, ...]
    scenes: tuple[str, ...]


def folder() -> Traversable:
    return resources.files("mainphase") / "decks" / "past"


@lru_cache(maxsize=1)
def past_matches() -> tuple[str, ...]:
    """The names of the matches of the past that are known here."""
    return tuple(sorted(file.name.removesuffix(".toml") for file in folder().iterdir() if file.name.endswith(".toml")))


def past_match(name: str) -> PastMatch:
    """The match of this name. Raises OptionError if there is none."""
    if name not in past_matches():
        raise OptionError(
            worded(
                "error-no-match-of-the-past",
                "no match of the past is called {name} (nearest: {nearest}); there are {past_matches}",
                name=repr(cut(name)),
                nearest=nearest(name, past_matches(), 1),
                past_matches=commas(past_matches()),
            )
        )
    told = tomllib.loads((folder() / f"{name}.toml").read_text(encoding="utf-8"))
    return PastMatch(
        name,
        told["title"],
        told["day"],
        told["place"],
        told["format"],
        tuple(told["also"]),
        told["best_of"],
        tuple(told["result"]),
        tuple(PastDeck(deck["player"], deck["name"], deck["list"]) for deck in told["decks"]),
        tuple(scene["text"] for scene in told["scenes"]),
    )


def past_decks() -> list[str]:
    """The names of the decks of great matches, as `past_deck` takes them."""
    return [f"{name}/{deck.name}" for name in past_matches() for deck in past_match(name).decks]


def past_deck(source: str) -> PastDeck | None:
    """The deck that a name such as "worlds-1998/ben-rubin" stands for; None if it is no such name."""
    name, _, wanted = source.partition("/")
    if not wanted or name not in past_matches():
        return None
    return next((deck for deck in past_match(name).decks if deck.name == wanted), None)
