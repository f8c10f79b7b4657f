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
ORIGINS: Final = Words(
    "from where",
    [
        ("from a graveyard", FROM_GRAVEYARD),
        ("from exile", FROM_EXILE),
        ("from anywhere other than their hand", FROM_ELSEWHERE),
    ],
)
YOUR_ORIGINS: Final = Words(
    "from where",
    [
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
