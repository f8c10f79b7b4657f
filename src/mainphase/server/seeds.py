"""The seeds of a game: of what is dealt, and of its bots."""

from __future__ import annotations

import secrets
from typing import Final, NamedTuple

from mainphase.errors import OptionError
from mainphase.saying.worded import fixed
from mainphase.server.messages import NewGame

BOT_SEED_MASK: Final = (1 << 31) - 1
KEY_BITS: Final = 256


class Seeds(NamedTuple):
    """`deal` seeds the chances of the game itself, `bots` what bots do by chance."""

    deal: int
    bots: int


def dealing_seeds(asked: NewGame) -> Seeds:
    """The seeds of a new game. One person alone may choose theirs. Where several play, the seed is a key that nobody
    knows (`kernel.state.generator`): whoever sees their own cards works out nothing of the others', and bots have a
    seed of their own, so that they tell nothing of it either. Raises OptionError if somebody chooses one there.
    """
    if sum(seat.who == "person" for seat in asked.seats) < 2:
        seed = asked.seed if asked.seed is not None else secrets.randbits(63)
        return Seeds(seed, seed & BOT_SEED_MASK)
    if asked.seed is not None:
        raise OptionError(
            fixed(
                "error-in-a-game-of-several-people",
                "in a game of several people nobody chooses the seed: whoever knows it knows all the cards",
            )
        )
    return Seeds(1 << KEY_BITS - 1 | secrets.randbits(KEY_BITS - 1), secrets.randbits(31))
