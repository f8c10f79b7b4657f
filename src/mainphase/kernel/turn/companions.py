"""Companions: cards outside the game that are shown before it begins (CR 103.2b, 702.139)."""

from mainphase.cards import nodes as n
from mainphase.kernel.reading.evaluate import holds
from mainphase.kernel.reading.lasting import begin_permission
from mainphase.kernel.reading.seen_cards import everybody, mark_seen
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.state import State
from mainphase.kernel.what_happens import EventName
from mainphase.rules.concepts import Concept


def possible_companions(g: State, player: int) -> list[int]:
    """The cards outside the game that a player may show as their companion: one of each definition whose condition
    their starting deck fulfils (CR 702.139a).
    """
    out: list[int] = []
    found: list[int] = []
    for oid in g.players[player].sideboard:
        card = int(g.objects[oid].card)
        condition = g.book.cards[card].companion
        if condition is None or card in found:
            continue
        if holds(g, condition, Context(oid, player)):
            found.append(card)
            out.append(oid)
    return out


def choose_companion(g: State, player: int, oid: int) -> None:
    """It is shown, and stays outside the game; until the end of May 2020 it could be played from there, once."""
    g.players[player].companion = oid
    mark_seen(g, oid, everybody(g))
    g.note(EventName.REVEALED, Concept.COMPANION_REVEALED, player, oid)
    if not g.rules.companion_to_hand:
        node = g.book.nodes[g.book.companion_play]
        assert isinstance(node, n.MayPlay)
        begin_permission(g, g.book.companion_play, node, [oid], Context(oid, player))
