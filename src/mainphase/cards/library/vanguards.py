"""Vanguards that no grammar reads (CR 313, 902); the others are read."""

from mainphase.cards import nodes as n
from mainphase.cards.words import *

CARDS = (
    vanguard(
        "Eladamri",
        pay("{0}").targeting(is_a(creature, yours)).do(n.RedirectDamage(n.Fixed(1), target, until=Duration.PERMANENT)),
        hand=-1,
        life=15,
    ),
)
