"""Everything that the processes of games, bots and scenarios need, loaded once: they are forked from a process that has
imported this, and share it.
"""

from __future__ import annotations

import gc
from typing import Final

import mainphase.language.rendering
import mainphase.server.beginning
import mainphase.server.hosted
import mainphase.server.laboratory  # noqa: F401
from mainphase.cards.beside import with_built_in
from mainphase.game import Game
from mainphase.presentation.shown import in_json

DECKS: Final = {"Ann": "red-burn", "Bob": "vanilla-green"}


def load_all() -> None:
    """Begins a game and looks at it: what is found only when it is first asked for is then there. No card of the
    catalogue is among it: what is open here must not be open in several processes.
    """
    if not with_built_in():  # then these decks have no cards
        return
    game = Game.new(DECKS, seed=1)
    for _ in range(12):
        if game.decision is not None:
            game.apply(0)
    for name in game.players:
        in_json(game.view(name))


load_all()
gc.collect()
gc.freeze()  # what is never freed is not looked at again, so it stays shared
