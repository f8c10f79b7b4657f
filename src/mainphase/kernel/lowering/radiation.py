"""The triggered ability that goes with rad counters (CR 728.1): it has no source, and is the active player's."""

from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Zone

RAD: Final = "rad"
COUNTERS: Final = n.CountersOn(RAD, n.You())
NONLAND: Final = n.SizeOf(n.Saved("milled"), n.Not(n.OfType(CardType.LAND)))
RADIATION: Final = n.CardDef(
    "Radiation",
    colors=0,
    abilities=(
        n.Triggered(
            n.BeginningOf("precombat main", n.You()),
            (
                n.Mode(
                    n.Sequence(
                        (
                            n.Mill(COUNTERS, n.You()),
                            n.LoseLife(NONLAND, n.You()),
                            n.RemoveCounters(RAD, NONLAND, n.You()),
                        )
                    )
                ),
            ),
            n.Compare(COUNTERS, ">=", n.Fixed(1)),
            zone=Zone.COMMAND,
        ),
    ),
)
