"""The meaning of each node of the vocabulary in the kernel: one registry, filled by whoever implements a node, beside
the implementation (`reading.filters`, `effects.combat`, …).

A node that nobody has registered has no meaning: the book refuses a card that holds one, by name, when a deck is read.
"""

from typing import Final, Generic, TypeVar

from mainphase.cards import nodes as n

N = TypeVar("N", bound=n.Node)


class NodeMeaning:
    """The meaning of a node class wherever such a node stands: the facets of the game that a node of it reads
    (`Facet`), what it sees of objects (`Sees`), and the zones that it speaks of, as bits. What stands inside a node is
    not counted.
    """

    def __init__(self, reads: int = 0, sees: int = 0, zones: int = 0) -> None:
        self.numbered = False  # of an effect: the state refers to its node, by the number that it has in the book
        self.reads = reads
        self.sees = sees
        self.zones = zones

    def reads_of(self, node: n.Node) -> int:
        """The facets that a node of the class reads; a subclass asks the node where they depend on what it says."""
        return self.reads


class MeaningOf(NodeMeaning, Generic[N]):
    """The meaning of a kind of node that is asked as the game goes on: filters, costs and their like."""


MEANINGS: Final[dict[type, NodeMeaning]] = {}


def give(node: type, meaning: NodeMeaning) -> None:
    """Registers what a node class means. A class has one meaning."""
    assert node not in MEANINGS, f"{node.__name__} has a meaning already"
    MEANINGS[node] = meaning


def means(node: type[N], meaning: MeaningOf[N]) -> None:
    """Registers what a kind of node means that is asked as the game goes on."""
    give(node, meaning)


def meaning_of(node: n.Node) -> object:
    """The meaning registered for a node, found by its class the first time and kept with it from then on."""
    found = node.meaning
    if found is None:
        found = MEANINGS[type(node)]
        object.__setattr__(node, "meaning", found)
    return found
