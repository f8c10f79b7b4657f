"""The cards whose keyword abilities the rules once spelled out otherwise."""

import datetime

from mainphase.cards.earlier.wording import Wording
from mainphase.cards.words import *

# Until these days cumulative upkeep did what it does though its permanent was gone (702.21a), and the cards that
# hideaway does not hide went to the bottom of the library in any order (702.75a).
MAGIC_2011 = datetime.date(2010, 7, 16)
STREETS_OF_NEW_CAPENNA = datetime.date(2022, 4, 29)

WORDINGS: tuple[Wording, ...] = (
    Wording(
        card("Braid of Fire", "{1}{R}", enchantment)(
            cumulative_upkeep(add("{R}", times=counters_on(this, "age")), if_gone=True)
        ),
        MAGIC_2011,
        "rules text of 2010-06-18: 702.21a",
    ),
    Wording(
        card("Phobian Phantasm", "{1}{B}{B}", creature, "Illusion", pt="3/3")(
            flying, fear, cumulative_upkeep_of("{B}", if_gone=True)
        ),
        MAGIC_2011,
        "rules text of 2010-06-18: 702.21a",
    ),
    Wording(
        card("Windbrisk Heights", None, land)(
            enters_tapped,
            hideaway(4, at_random=False),
            tap_for("{W}"),
            pay("{W}", tap_this).do(if_so(attacked_with(3), may_play_it_free(exiled_with_this))),
        ),
        STREETS_OF_NEW_CAPENNA,
        "rules text of 2022-02-18: 702.75a",
    ),
)
