"""The words of a day for what happens in a game: what rules called things by then. What stands on cards is said by the
grammar, which has its own words of the days (`grammar.then`).
"""

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

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


TODAY: Final = Vocabulary()
BEFORE_2021: Final = replace(TODAY, mills=False)
BEFORE_KALADESH: Final = replace(BEFORE_2021, creates=("puts", " onto the battlefield"))
BEFORE_2012: Final = replace(BEFORE_KALADESH, dies="is put into a graveyard from the battlefield")
SIXTH: Final = replace(
    BEFORE_2012,
    on_battlefield="in play",
    off_battlefield="out of play",
    enters="comes into play",
    leaves="leaves play",
    dies="is put into a graveyard from play",
    zones=tuple(
        {Zone.BATTLEFIELD: "in-play zone", Zone.EXILE: "removed-from-the-game zone"}.get(zone, name)
        for zone, name in enumerate(ZONE_NAMES)
    ),
    removed="removed from the game",
    in_exile="removed from the game",
    creates=("puts", " into play"),
    casts=("plays", "played"),
    activates=("plays", "played"),
    state_based="state-based effect",
)
FIFTH: Final = replace(
    SIXTH,
    dies="dies",
    casts=TODAY.casts,
    activates=("uses", "used"),
    stack=False,
    state_based="rule",
)

# Which were in use before a day.
UNTIL_DAY: Final = (
    (SIXTH_EDITION, FIFTH),
    (MAGIC_2010, SIXTH),
    (DIES, BEFORE_2012),
    (CREATES, BEFORE_KALADESH),
    (MILLS, BEFORE_2021),
)


@lru_cache(maxsize=64)
def words_on(day: str) -> Vocabulary:
    """The words of a day (YYYY-MM-DD); "" is today."""
    return next((words for until, words in UNTIL_DAY if day and day < until), TODAY)
