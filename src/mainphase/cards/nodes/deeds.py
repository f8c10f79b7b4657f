"""What becomes of what players do (CR 614): more of it, or with fewer cards."""

from mainphase.cards.node_class import dataclass
from mainphase.cards.nodes.base import Selector, StaticEffect


@dataclass(frozen=True)
class DoesMore(StaticEffect):
    """If one of these players would do so much ("mill", "scry", "proliferate": once), they do so many times as much
    instead, or so much more.
    """

    who: Selector
    deed: str
    times: int = 1
    plus: int = 0


@dataclass(frozen=True)
class SearchesTop(StaticEffect):
    """If one of these players would search a library, they search so many of its top cards instead (CR 701.23f)."""

    who: Selector
    count: int
