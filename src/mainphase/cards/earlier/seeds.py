"""The cards that the five documents name, as they once read."""

import datetime

from mainphase.cards.earlier.wording import Wording, as_of_fifth
from mainphase.cards.words.abilities import as_long_as, at_most_untap, card
from mainphase.cards.words.doing import draw
from mainphase.cards.words.phases import phase_ability
from mainphase.cards.words.things import artifact, is_untapped, land, this

NEW_PHYREXIA = datetime.date(2011, 5, 13)
ETERNAL_MASTERS = datetime.date(2016, 6, 10)

# Tapped artifacts were off. When that rule went the Orb was to do nothing while tapped all the same; from 2011 to 2016
# it read as it was printed.
ORB = card("Winter Orb", "{2}", artifact)
LIMIT = at_most_untap(1, land)

WORDINGS = (
    as_of_fifth(ORB(LIMIT), "5ED 1997"),
    Wording(ORB(as_long_as(is_untapped(this), LIMIT)), NEW_PHYREXIA, "errata that kept what tapped artifacts had been"),
    Wording(ORB(LIMIT), ETERNAL_MASTERS, "Oracle bulletin of May 2011"),
    as_of_fifth(
        card("Howling Mine", "{2}", artifact)(phase_ability("draw", must=True, each_player=True).do(draw(1))),
        "5ED 1997",
    ),
)
