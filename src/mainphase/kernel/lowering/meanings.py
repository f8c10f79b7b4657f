"""What the kernel makes of each node of the vocabulary: one registry, filled by whoever implements a node, beside the
implementation (`reading.filters`, `effects.combat`, …).

A node that nobody has registered has no meaning: the book refuses a card that holds one, by name, when a deck is read.
"""

from collections.abc import Callable
from typing import Final

from mainphase.cards import nodes as n


class Meaning:
    """What is known of a node class wherever it stands: the facets of the game that a node of it reads (`Facet`), what
    it sees of objects (`Sees`), and the zones that it speaks of, as bits. What stands inside a node is not counted.
    """

    def __init__(
        self, reads: int = 0, sees: int = 0, zones: int = 0, reads_by: Callable[[n.Node], int] | None = None
    ) -> None:
        self.numbered = False  # of an effect: the state refers to its node, by the number that it has in the book
        self.reads = reads
        self.sees = sees
        self.zones = zones
        self.reads_by = reads_by  # where what it reads depends on what it says

    def reads_of(self, node: n.Node) -> int:
        by = self.reads_by
        return self.reads if by is None else self.reads | by(node)


MEANINGS: Final[dict[type, Meaning]] = {}


def give(node: type, meaning: Meaning) -> None:
    """Registers what a node class means. A class has one meaning."""
    assert node not in MEANINGS, f"{node.__name__} has a meaning already"
    MEANINGS[node] = meaning
