"""The root of the vocabulary and of each of its families.

Families refer to one another ("each creature", "if you control a creature"): by these names, so that no two of them
need each other's file.
"""

from dataclasses import fields

from mainphase.cards.node_class import dataclass


class Understood:
    """A place for what somebody makes of a node, so that it is found once. It is no part of what the node says."""

    meaning: object = None


@dataclass(frozen=True)
class Node(Understood):
    """The root of the vocabulary."""

    def __reduce__(self) -> tuple[type["Node"], tuple[object, ...]]:
        """It is pickled as what it is made with: nothing can be set once it is frozen."""
        return type(self), tuple([getattr(self, f.name) for f in fields(self)])


@dataclass(frozen=True)
class Quantity(Node):
    """A number read from the game when it is needed."""


@dataclass(frozen=True)
class Selector(Node):
    """Names players or objects from inside an ability."""


@dataclass(frozen=True)
class Filter(Node):
    """A predicate on an object. Unless `InZone` says otherwise, permanents on the battlefield are meant."""


@dataclass(frozen=True)
class Condition(Node):
    pass


@dataclass(frozen=True)
class Cost(Node):
    """One component of a cost (CR 118)."""


@dataclass(frozen=True)
class Effect(Node):
    """One instruction of a spell or ability (CR 608.2c)."""


@dataclass(frozen=True)
class Trigger(Node):
    pass


@dataclass(frozen=True)
class Modification(Node):
    """One thing a continuous effect does to an object, in its layer."""


@dataclass(frozen=True)
class StaticEffect(Node):
    pass


@dataclass(frozen=True)
class Ability(Node):
    pass
