"""Planechase (CR 901): how a game of it is written.

It is written as its name, and what is otherwise than usual after commas: `planechase`, `planechase, attack left`,
`planechase, single planar deck`. Each player has a planar deck, or what they bring is one deck of them all (901.15).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mainphase.cards.multiplayer import ATTACKS, FREE_FOR_ALL, MultiplayerGame, multiplayer_game
from mainphase.errors import OptionError, cut, nearest

PLANECHASE: Final = "planechase"
ONE_DECK: Final = "single planar deck"
# What the rules would have and is not played, by its name among the options, and why.
NOT_PLAYED: Final = {
    "two-headed giant": "there “you” on a plane is both players of a team (901.12c)",
    "grand melee": "there several planes are face up, each with a planar controller of its own (901.14)",
    "range": "no range of influence limits planes and what they do (901.13)",
}


@dataclass(frozen=True)
class PlanechaseGame:
    """The options of a game of Planechase. `multiplayer`: those of its players, if they are more than two."""

    one_deck: bool
    multiplayer: MultiplayerGame | None

    @property
    def text(self) -> str:
        """The variant as it is written, always in the same way."""
        more = self.multiplayer.said if self.multiplayer is not None else ()
        return ", ".join((PLANECHASE, *((ONE_DECK,) if self.one_deck else ()), *more))


def planechase_game(text: str, players: int) -> PlanechaseGame:
    """The options of a game of so many players (CR 901.2). Raises OptionError if they are none, or are not played."""
    options = [" ".join(part.casefold().split()) for part in text.split(",")[1:]]
    if len(set(options)) < len(options):
        raise OptionError(f"an option of Planechase is said twice: {cut(text)!r}")
    for option in options:
        why = next((why for name, why in NOT_PLAYED.items() if option.startswith(name)), "")
        if why:
            raise OptionError(f"Planechase is not played with the option {cut(option)!r}: {why}")
        allowed = (ONE_DECK, *(ATTACKS if players > 2 else ()))
        if option not in allowed:
            raise OptionError(
                f"there is no option {cut(option)!r} of Planechase for {players} players "
                f"(nearest: {nearest(option, allowed, 1)}); possible are {', '.join(allowed)}"
            )
    attack = [option for option in options if option != ONE_DECK]
    multiplayer = multiplayer_game(", ".join((FREE_FOR_ALL, *attack)), players) if players > 2 else None
    return PlanechaseGame(ONE_DECK in options, multiplayer)
