"""Players who lose or win the game (CR 104)."""

from mainphase.cards.node_class import dataclass
from mainphase.cards.nodes.base import Effect, Selector


@dataclass(frozen=True)
class LoseTheGame(Effect):
    who: Selector


@dataclass(frozen=True)
class WinTheGame(Effect):
    who: Selector
