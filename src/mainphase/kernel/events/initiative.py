"""The initiative (CR 726): a designation that one player has, shown by an object in the command zone whose three
abilities are those of whoever has it.
"""

from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.kernel.events.designations import hides, shows
from mainphase.kernel.events.triggers import fire_deed
from mainphase.kernel.keys import PlayerDeed
from mainphase.kernel.lowering.dependencies import Facet
from mainphase.kernel.lowering.dungeon_cards import UNDERCITY
from mainphase.kernel.reading.designations import what_shows
from mainphase.kernel.state.state import State
from mainphase.kernel.what_happens import EventName
from mainphase.rules.concepts import concept_of

VENTURES: Final = (n.Mode(n.Venture(into=UNDERCITY)),)
# What shows who has the initiative, with the three abilities that having it comes with (CR 726.2).
INITIATIVE: Final = n.CardDef(
    "The Initiative",
    colors=0,
    abilities=(
        n.Triggered(n.BeginningOf("upkeep", n.You()), VENTURES, zone=Zone.COMMAND),
        n.Triggered(
            n.CreaturesHit(n.EachPlayer(), n.You()), (n.Mode(n.TakeInitiative(n.ThatPlayer())),), zone=Zone.COMMAND
        ),
        n.Triggered(n.PlayerDoes(n.You(), PlayerDeed.TAKES_INITIATIVE), VENTURES, zone=Zone.COMMAND),
    ),
)


def take_initiative(g: State, player: int) -> None:
    """Whoever had it has it no more (CR 726.3); who has it already takes it all the same (726.5)."""
    if player < 0 or g.players[player].left:
        return
    shown = what_shows(g, g.book.initiative)
    if shown is not None and shown.controller != player:
        hides(g, shown)
        shown = None
    if shown is None:
        shows(g, player, g.book.initiative)
        g.invalidate(Facet.MEMBERS)
    g.note(EventName.TAKES_INITIATIVE, concept_of("initiative"), player)
    fire_deed(g, player, PlayerDeed.TAKES_INITIATIVE)


def initiative_passes(g: State) -> None:
    """The active player takes it from one who leaves, or the next in turn order who is still there (CR 726.4)."""
    heirs = g.apnap()
    if heirs:
        take_initiative(g, heirs[0])
