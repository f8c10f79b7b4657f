"""Vanguards that no grammar reads (CR 313, 902); the others are read."""

from mainphase.cards import nodes as n
from mainphase.cards.words import *

CREATURE_OF_YOURS = is_a(creature, yours)

CARDS = (
    vanguard(
        "Crovax",
        whenever(
            n.AnyOf(
                (
                    n.DealsDamage(CREATURE_OF_YOURS, to_creature=True),
                    n.DealsDamage(CREATURE_OF_YOURS, to_player=True),
                )
            )
        ).do(gain_life(1)),
        hand=2,
    ),
    vanguard(
        "Eladamri",
        pay("{0}").targeting(CREATURE_OF_YOURS).do(n.RedirectDamage(n.Fixed(1), target, until=Duration.PERMANENT)),
        hand=-1,
        life=15,
    ),
    vanguard(
        "Greven il-Vec",
        # A creature that damages itself has no other creature to destroy.
        whenever(n.DealsDamage(CREATURE_OF_YOURS, to_creature=True)).do(
            n.If(n.Fits(that_object, n.Not(n.OneOf(that_source))), bury(that_object))
        ),
        hand=-1,
        life=2,
    ),
)
