"""Observations as numpy arrays: of any game, for any of its players."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from mainphase.encoding.encoder import Encoder
from mainphase.env.schema import Limits, Schema, schema_of
from mainphase.env.spaces import MASK
from mainphase.errors import OptionError
from mainphase.game import Game
from mainphase.kernel.state.state import State

Observation = dict[str, Any]  # arrays by name


class Observer:
    """Observes games of so many players. It keeps what it has encoded, so use one for each game that goes on; a clone
    of a game, or a world, may be shown to it too.
    """

    def __init__(self, limits: Limits | None = None, players: int = 2) -> None:
        bounds = limits if limits is not None else Limits(seats=players)
        if players > bounds.seats:
            raise OptionError(f"{players} players do not fit into the limit of {bounds.seats} seats")
        self.schema: Schema = schema_of(bounds)
        self.players = players
        self.encoder = Encoder(bounds.seats, bounds.objects, bounds.links, bounds.options, players)
        self.shapes = {array.name: array.shape for array in self.schema.arrays}
        self.blank = {array.name: bytes(2 * int(np.prod(array.shape))) for array in self.schema.arrays}

    def observe(self, game: Game, player: str) -> Observation:
        """What a player sees now: the arrays of the schema, and under "action_mask" what that player can choose."""
        if len(game.state.players) != self.players:
            raise OptionError(f"this observer is for {self.players} players; the game has {len(game.state.players)}")
        return {**self.arrays(game.state, game.seat(player)), MASK: self.mask()}

    def arrays(self, state: State, seat: int) -> Observation:
        """The arrays of what a seat sees, without the mask."""
        encoder = self.encoder
        encoder.encode(state, seat)
        return {
            "game": self.array("game", [encoder.game]),
            "players": self.array("players", [encoder.players]),
            "objects": self.array("objects", encoder.objects),
            "links": self.array("links", encoder.links),
            "options": self.array("options", encoder.options),
        }

    def array(self, name: str, rows: list[bytes]) -> NDArray[np.int16]:
        """An array of these rows; what they leave is 0."""
        blank = self.blank[name]
        data = bytearray().join([*rows, blank[sum(map(len, rows)) :]])
        return np.frombuffer(data, "<i2").reshape(self.shapes[name])

    def mask(self) -> NDArray[np.int8]:
        """1 for each option that can be chosen, in what was observed last."""
        count = self.encoder.count
        return np.frombuffer(bytearray(b"\1" * count + bytes(self.schema.limits.options - count)), np.int8)
