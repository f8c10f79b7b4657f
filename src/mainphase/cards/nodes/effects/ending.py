"""Players who lose or win the game (CR 104)."""

from dataclasses import dataclass

from mainphase.cards.nodes.base import Effect, Selector


@dataclass(frozen=True)
class LoseTheGame(Effect):
    who: Selector


@dataclass(frozen=True)
class WinTheGame(Effect):
    who: Selector
