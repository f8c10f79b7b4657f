"""From where spells are cast (CR 601.2a): "from anywhere other than your hand"."""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.language.grammar.discourse import conjunction, conjuncts
from mainphase.language.syntax import DECLINED, Words

FROM_GRAVEYARD: Final = n.CastFrom(Zone.GRAVEYARD)
FROM_HAND: Final = n.CastFrom(Zone.HAND)
FROM_EXILE: Final = n.CastFrom(Zone.EXILE)
FROM_ELSEWHERE: Final = n.Not(FROM_HAND)
# Of what enters, and of what was cast.
CAME_FROM: Final[tuple[tuple[str, tuple[n.Filter, ...]], ...]] = (
    ("from a graveyard", (n.EnteredFrom(Zone.GRAVEYARD),)),
    ("from your graveyard", (n.EnteredFrom(Zone.GRAVEYARD), n.OwnedBy(n.You()))),
    ("from exile", (n.EnteredFrom(Zone.EXILE),)),
    ("from your library", (n.EnteredFrom(Zone.LIBRARY), n.OwnedBy(n.You()))),
)


def came_or_cast(came: tuple[n.Filter, ...], by_you: bool) -> n.Filter:
    """Returns the filter for what came from there, or was cast from there: that is, entered from the stack."""
    where = came[0]
    assert isinstance(where, n.EnteredFrom)
    cast: tuple[n.Filter, ...] = (n.CastFrom(where.zone), *came[1:], *((n.CastBy(n.You()),) if by_you else ()))
    return n.Any(tuple([parts[0] if len(parts) == 1 else n.All(parts) for parts in (came, cast)]))


FROM_EITHER: Final = n.Any((FROM_GRAVEYARD, FROM_EXILE))
FROM_EITHER_OF_YOURS: Final = n.Any((n.All((FROM_GRAVEYARD, n.OwnedBy(n.You()))), FROM_EXILE))
ORIGINS: Final = Words(
    "from where",
    [
        ("from graveyards or from exile", FROM_EITHER),
        ("from a graveyard", FROM_GRAVEYARD),
        ("from exile", FROM_EXILE),
        ("from anywhere other than their hand", FROM_ELSEWHERE),
    ],
)
YOUR_ORIGINS: Final = Words(
    "from where",
    [
        ("from your graveyard or from exile", FROM_EITHER_OF_YOURS),
        ("from your graveyard", n.All((FROM_GRAVEYARD, n.OwnedBy(n.You())))),
        ("from your hand", FROM_HAND),
        ("from exile", FROM_EXILE),
        ("from your library", n.All((n.CastFrom(Zone.LIBRARY), n.OwnedBy(n.You())))),
        ("from anywhere other than your hand", FROM_ELSEWHERE),
    ],
)


def cast_from_there(which: n.Filter, origin: n.Filter) -> n.Filter:
    """Returns the spells that are described so and are cast from there."""
    return conjunction((*conjuncts(which), *conjuncts(origin)))


def origin_apart(which: n.Filter) -> Any:
    """Returns the spell without what tells from where it is cast, and that; or DECLINED."""
    parts = conjuncts(which)
    for k in range(max(len(parts) - 2, 0), len(parts)):
        origin = conjunction(parts[k:])
        if origin in ORIGINS.said or origin in YOUR_ORIGINS.said:
            return (conjunction(parts[:k]), origin)
    return DECLINED
