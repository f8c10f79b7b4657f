"""The words of a day for what happens in a game: what rules called things by then. What stands on cards is said by the
grammar, which has its own words of the days (`grammar.earlier_templates`).
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from mainphase.cards.nodes import ZONE_NAMES, Zone
from mainphase.language.days import (
    CREATES,
    DIES,
    MAGIC_2010,
    MILLS,
    SIXTH_EDITION,
)


@dataclass(frozen=True)
class Vocabulary:
    """Today's words, unless others are given."""

    # Zones
    on_battlefield: str = "on the battlefield"
    off_battlefield: str = "off the battlefield"
    enters: str = "enters the battlefield"
    leaves: str = "leaves the battlefield"
    dies: str = "dies"
    zones: tuple[str, ...] = ZONE_NAMES
    removed: str = "exiled"
    in_exile: str = "in exile"
    creates: tuple[str, str] = ("creates", "")  # somebody does it, and what follows the tokens
    mills: bool = True
    # Acts
    casts: tuple[str, str] = ("casts", "cast")  # somebody does, it is done
    activates: tuple[str, str] = ("activates", "activated")
    stack: bool = True
    state_based: str = "state-based action"

    def zone(self, zone: int) -> str:
        return self.zones[zone]


# What was said otherwise before a day: the newest day first, each besides those before it.
BEFORE: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    (MILLS, {"mills": False}),
    (CREATES, {"creates": ("puts", " onto the battlefield")}),
    (DIES, {"dies": "is put into a graveyard from the battlefield"}),
    (
        MAGIC_2010,
        {
            "on_battlefield": "in play",
            "off_battlefield": "out of play",
            "enters": "comes into play",
            "leaves": "leaves play",
            "dies": "is put into a graveyard from play",
            "zones": tuple(
                {Zone.BATTLEFIELD: "in-play zone", Zone.EXILE: "removed-from-the-game zone"}.get(zone, name)
                for zone, name in enumerate(ZONE_NAMES)
            ),
            "removed": "removed from the game",
            "in_exile": "removed from the game",
            "creates": ("puts", " into play"),
            "casts": ("plays", "played"),
            "activates": ("plays", "played"),
            "state_based": "state-based effect",
        },
    ),
    (
        SIXTH_EDITION,
        {
            "dies": "dies",
            "casts": ("casts", "cast"),
            "activates": ("uses", "used"),
            "stack": False,
            "state_based": "rule",
        },
    ),
)


@lru_cache(maxsize=64)
def words_on(day: str) -> Vocabulary:
    """The words of a day (YYYY-MM-DD); "" is today."""
    words: dict[str, Any] = {}
    for until, otherwise in BEFORE:
        if day and day < until:
            words |= otherwise
    return Vocabulary(**words)
