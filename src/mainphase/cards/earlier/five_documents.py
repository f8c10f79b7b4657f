"""The cards that the five documents name, as they once read."""

import datetime

from mainphase.cards import nodes as n
from mainphase.cards.earlier.wording import Wording, as_of_fifth
from mainphase.cards.library.turns import DRAW_TWO_MORE, THAT_CREATURE
from mainphase.cards.words import *

# What these say they said in 1997, where they were printed last: what they did differently then is the rules', not
# theirs. The opponent's creature of the Imp is the active player's, since it is used on an opponent's turn; and what
# has to attack does so unless it cannot.
ALIKE = {
    "Fastbond": "3ED 1994",
    "Nettling Imp": "3ED 1994",
    "Storm Cauldron": "ALL 1996",
    "Vibrating Sphere": "ICE 1995",
}

NEW_PHYREXIA = datetime.date(2011, 5, 13)
ETERNAL_MASTERS = datetime.date(2016, 6, 10)
LORWYN = datetime.date(2007, 9, 16)  # the day of the rulings that speak of exile

# Tapped artifacts were off. When that rule went the Orb was to do nothing while tapped all the same; from 2011 to 2016
# it read as it was printed.
ORB = card("Winter Orb", "{2}", artifact)
LIMIT = at_most_untap(1, land)

COFFIN = card("Tawnos's Coffin", "{4}", artifact)
OUT_OF_PLAY = (
    n.PhaseOut(target),
    begin(static(n.CantPhaseIn(among(target))), until=remains(this, tapped)),
    later(when(either_event(leaves(itself), n.BecomesUntapped(itself))).do(n.PhaseIn(THAT_CREATURE, tapped=True))),
)

WORDINGS = (
    as_of_fifth(ORB(LIMIT), "5ED 1997"),
    Wording(ORB(as_long_as(is_untapped(this), LIMIT)), NEW_PHYREXIA, "errata that kept what tapped artifacts had been"),
    Wording(ORB(LIMIT), ETERNAL_MASTERS, "Oracle bulletin of May 2011"),
    as_of_fifth(
        card("Howling Mine", "{2}", artifact)(phase_ability("draw", must=True, each_player=True).do(draw(1))),
        "5ED 1997",
    ),
    as_of_fifth(
        card("Sylvan Library", "{1}{G}", enchantment)(phase_ability("draw", "{0}").do(*DRAW_TWO_MORE)),
        "5ED 1997",
    ),
    as_of_fifth(
        card("Siren's Call", "{U}", instant)(
            cast_only(n.Both(opponents_turn, before_attackers_are_declared)),
            targeting(an_opponent).do(
                begin(must_attack(creature, controlled_by(target), controlled_since_the_turn_began)),
                later(
                    at_the_beginning_of(end_step).do(
                        destroy(
                            each(
                                creature,
                                non(a("Wall")),
                                controlled_by(saved("target 0")),
                                non(attacked_this_turn),
                                controlled_since_the_turn_began,
                            )
                        )
                    )
                ),
            ),
        ),
        "4ED 1995",
    ),
    # It gives the land back only while it is there: what it has taken it has taken for good if it is gone by then.
    as_of_fifth(
        card("Wellspring", "{1}{G}{W}", enchantment, "Aura")(
            enchant(land),
            when(enters(itself)).do(gain_control(the_host)),
            at_the_beginning_of(end_step, of=you).do(n.LoseControl(the_host)),
            at_the_beginning_of("turn", of=you).do(gain_control(the_host)),
        ),
        "MIR 1996",
    ),
    # To untap it a turn is skipped; that and staying tapped are about its being tapped.
    as_of_fifth(
        card("Time Vault", "{2}", artifact)(
            works_while_tapped,
            enters_tapped,
            doesnt_untap(itself),
            as_long_as(is_tapped(this), may_skip_turn(you, then=untap(this))),
            pay(tap_this).do(extra_turn),
        ),
        "2ED 1993",
    ),
    # "Considered out of play" with all that is on it was called phasing from 2002 on.
    as_of_fifth(
        COFFIN(
            works_while_tapped,
            may_stay_tapped,
            pay("{3}", tap_this).targeting(creature).do(if_so(remains(this, tapped), in_turn(*OUT_OF_PLAY))),
        ),
        "ATQ 1994",
    ),
    Wording(COFFIN(may_stay_tapped, pay("{3}", tap_this).targeting(creature).do(*OUT_OF_PLAY)), LORWYN, "Oracle 2002"),
)
