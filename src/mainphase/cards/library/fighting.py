"""Cards that are about combat: banding, Vehicles, what attacks, blocks and is blocked."""

from mainphase.cards.words.abilities import card, pay
from mainphase.cards.words.costs import tap_this
from mainphase.cards.words.doing import apply, gains
from mainphase.cards.words.things import (
    artifact,
    banding,
    creature,
    flying,
    target,
    trample,
)

CARDS = (
    # --- Banding
    card("Benalish Hero", "{W}", creature, "Human", "Soldier", pt="1/1")(banding),
    card("Mesa Pegasus", "{1}{W}", creature, "Pegasus", pt="1/1")(flying, banding),
    card("Timber Wolves", "{G}", creature, "Wolf", pt="1/1")(banding),
    card("Icatian Phalanx", "{4}{W}", creature, "Human", "Soldier", pt="2/4")(banding),
    card("Noble Elephant", "{3}{W}", creature, "Elephant", pt="2/2")(trample, banding),
    card("Helm of Chatzuk", "{1}", artifact)(
        pay("{1}", tap_this).targeting(creature).do(apply(target, gains(banding))),
    ),
    card("Baton of Morale", "{2}", artifact)(
        pay("{2}").targeting(creature).do(apply(target, gains(banding))),
    ),
)
