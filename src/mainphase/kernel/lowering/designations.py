"""What shows that a player has a designation or a speed (CR 702.131c, 702.179d): an object in the command zone."""

from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone

BLESSING: Final = n.CardDef("The City's Blessing", colors=0)
FASTEST: Final = 4  # max speed (702.179e)
# With the ability that goes with having speed.
SPEED: Final = n.CardDef(
    "Speed",
    colors=0,
    abilities=(
        n.Triggered(
            n.While(n.LosesLife(n.EachOpponent()), n.IsYourTurn()),
            (n.Mode(n.IncreaseSpeed(n.You())),),
            n.Compare(n.SpeedOf(n.You()), "<", n.Fixed(FASTEST)),
            zone=Zone.COMMAND,
            per_turn=1,
        ),
    ),
)
