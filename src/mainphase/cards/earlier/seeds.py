"""The cards that the five documents name, as they read under the rules of 1997."""

from mainphase.cards.earlier.wording import as_of_fifth
from mainphase.cards.words.abilities import at_most_untap, card
from mainphase.cards.words.doing import draw
from mainphase.cards.words.phases import phase_ability
from mainphase.cards.words.things import artifact, land

WORDINGS = (
    as_of_fifth(card("Winter Orb", "{2}", artifact)(at_most_untap(1, land)), "5ED 1997"),
    as_of_fifth(
        card("Howling Mine", "{2}", artifact)(phase_ability("draw", must=True, each_player=True).do(draw(1))),
        "5ED 1997",
    ),
)
