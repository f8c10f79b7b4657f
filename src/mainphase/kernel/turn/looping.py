"""Mandatory loops (CR 104.4b, 732.4): the same position again and again, with nobody making a choice, is a draw."""

from mainphase.kernel.events.ending import draw_game
from mainphase.kernel.state.state import State
from mainphase.kernel.turn.position import position_hash
from mainphase.rules.concepts import Concept

PATIENCE = 24  # resolutions in a row without a choice before positions are compared


def note_resolution(g: State) -> None:
    """Called before each resolution.

    Counts since somebody last chose anything but to pass; then looks whether the position has been there before.
    """
    g.loop_count += 1
    if g.loop_count < PATIENCE:
        if g.loop_hashes:
            g.loop_hashes = []
        return
    here = position_hash(g)
    if here in g.loop_hashes:
        draw_game(g, Concept.DRAW_LOOP)
        return
    g.loop_hashes.append(here)
