"""From where spells are cast (CR 601.2a): "from anywhere other than your hand"."""

from __future__ import annotations

from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.language.syntax import Words

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
