"""The monarch (CR 725): a designation that one player has, shown by an object in the command zone whose two abilities
are the monarch's.
"""

from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Zone
from mainphase.kernel.events.designations import hides, shows
from mainphase.kernel.events.trigger_event import TriggerEvent
from mainphase.kernel.events.triggers import fire
from mainphase.kernel.reading.designations import what_shows
from mainphase.kernel.state.state import State
from mainphase.kernel.what_happens import EventName
from mainphase.rules.concepts import Concept

# What shows who is the monarch, with the two abilities that are the monarch's (CR 725.2).
CROWN: Final = n.CardDef(
    "The Monarch",
    colors=0,
    abilities=(
        n.Triggered(n.BeginningOf("end step", n.You()), (n.Mode(n.Draw(n.Fixed(1))),), zone=Zone.COMMAND),
        n.Triggered(
            n.DealsDamage(n.OfType(CardType.CREATURE), to_player=True, combat_only=True, player=n.You()),
            (n.Mode(n.BecomeMonarch(n.ControllerOf(n.ThatSource()))),),
            zone=Zone.COMMAND,
        ),
    ),
)


def become_monarch(g: State, player: int) -> None:
    """The one who was stops being it (CR 725.3); for who is already, nothing happens."""
    if player < 0 or g.monarch == player or g.players[player].left:
        return
    lay_down(g)
    g.monarch = player
    shows(g, player, g.book.monarch)
    g.note(EventName.BECOMES_MONARCH, Concept.MONARCH, player)
    fire(g, TriggerEvent.becomes_monarch(player))


def monarch_since(g: State) -> int:
    """The clock value when somebody last became it."""
    crown = what_shows(g, g.book.monarch)
    return crown.timestamp if crown is not None else 0


def lay_down(g: State) -> None:
    """Nobody is the monarch."""
    crown = what_shows(g, g.book.monarch)
    if crown is not None:
        hides(g, crown)
    g.monarch = -1


def monarch_leaves(g: State) -> None:
    """The active player becomes the monarch, or the next in turn order who is still there (CR 725.4)."""
    lay_down(g)
    heirs = g.apnap()
    if heirs:
        become_monarch(g, heirs[0])
