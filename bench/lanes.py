"""The lanes: what is played and how. A figure means nothing without the name of its lane.

A game includes everything: making it, shuffling, drawing hands, mulligans, playing to its end or to the limit of turns.
Reading the deck lists and importing are not included.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from driving import ASKED, SKIPPED, KernelAlone, PlayOne, through_game

from mainphase.cards.decks import Deck, read_deck
from mainphase.errors import OptionError

DECKS = Path(__file__).parent / "decks"
MATCHES = {
    "vanilla": ("vanilla", "vanilla"),
    "burn": ("burn", "burn"),
    "rally": ("rally", "rally"),
    "pair": ("red-green-assault", "white-blue-tempo"),
}
MATCH_WORDS = {"vanilla": "vanilla mirror", "burn": "Burn mirror", "rally": "Rally mirror", "pair": "bundled pair"}
WINDOWS = {"skipped": SKIPPED, "asked": ASKED}
WINDOW_WORDS = {"skipped": "windows without a choice skipped", "asked": "every window asked"}


@dataclass(frozen=True)
class Lane:
    """`make` gives what plays one game, or says why it cannot be played here."""

    name: str
    said: str
    make: Callable[[], PlayOne]
    counted: bool = False  # whether its instructions are counted and kept


class Missing(Exception):
    """What a lane needs and is not there."""


@cache
def decks_of(match: str) -> tuple[Deck, Deck]:
    one, other = (DECKS / f"{name}.txt" for name in MATCHES[match])
    return tuple(read_deck(path if path.exists() else path.stem) for path in (one, other))  # type: ignore[return-value]


def bots(match: str, windows: str, bot: str = "random") -> Callable[[], PlayOne]:
    return lambda: through_game(*decks_of(match), WINDOWS[windows], bot)


def kernel(match: str, windows: str) -> Callable[[], PlayOne]:
    return lambda: KernelAlone(*decks_of(match), WINDOWS[windows]).play


def loop(match: str, windows: str) -> Callable[[], PlayOne]:
    return lambda: KernelAlone(*decks_of(match), WINDOWS[windows]).play_compiled


def encoded(match: str, windows: str) -> Callable[[], PlayOne]:
    def make() -> PlayOne:
        try:
            from encoded import Encoded

            return Encoded(*decks_of(match), WINDOWS[windows]).play
        except (ImportError, OptionError) as error:
            raise Missing(f"needs the extra `env` ({error})") from error

    return make


def lane(match: str, windows: str, driver: str, counted: bool = False) -> Lane:
    make, how = {
        "game": (bots(match, windows), "`Game` and random bots"),
        "kernel": (kernel(match, windows), "kernel alone"),
        "loop": (loop(match, windows), "compiled loop"),
        "greedy": (bots(match, windows, "greedy"), "`Game` and greedy bots"),
        "encoded": (encoded(match, windows), "encoded for an agent"),
    }[driver]
    return Lane(f"{match}/{windows}/{driver}", f"{MATCH_WORDS[match]}, {WINDOW_WORDS[windows]}, {how}", make, counted)


LANES = (
    lane("vanilla", "skipped", "game"),
    lane("vanilla", "skipped", "kernel", counted=True),
    lane("vanilla", "skipped", "loop"),
    lane("vanilla", "asked", "game", counted=True),
    lane("vanilla", "asked", "kernel", counted=True),
    lane("vanilla", "asked", "loop"),
    lane("pair", "skipped", "game", counted=True),
    lane("pair", "skipped", "kernel"),
    lane("burn", "asked", "game"),
    lane("burn", "asked", "kernel", counted=True),
    lane("burn", "asked", "loop"),
    lane("rally", "asked", "game"),
    lane("rally", "asked", "kernel", counted=True),
    lane("rally", "asked", "loop"),
    lane("burn", "asked", "encoded"),
    lane("rally", "asked", "encoded"),
    lane("burn", "skipped", "encoded"),
    lane("rally", "skipped", "encoded"),
    lane("vanilla", "skipped", "greedy"),
    lane("pair", "skipped", "greedy"),
)
