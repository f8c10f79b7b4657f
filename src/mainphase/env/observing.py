"""Observations as numpy arrays: of any game, for any of its players."""

from __future__ import annotations

from typing import Any

from mainphase.encoding.encoder import Encoder
from mainphase.encoding.lanes import Lane
from mainphase.env.memory import ArrayMemory
from mainphase.env.schema import Limits, Schema, schema_of
from mainphase.errors import OptionError, repr_of
from mainphase.game import Game
from mainphase.kernel.state.state import State
from mainphase.saying.worded import worded

Observation = dict[str, Any]  # arrays by name
REFUSE, LEAVE_OUT = "refuse", "leave out"  # what becomes of rows that do not fit


def check_overflow(on_overflow: str) -> None:
    """Raises OptionError if it is not known what becomes of rows that do not fit."""
    if on_overflow not in (REFUSE, LEAVE_OUT):
        raise OptionError(
            worded(
                "error-on-overflow-is-or-found",
                "on_overflow is {refuse} or {leave_out}; found {on_overflow}",
                refuse=repr(REFUSE),
                leave_out=repr(LEAVE_OUT),
                on_overflow=repr_of(on_overflow),
            )
        )


class Observer:
    """Observes games of so many players. It keeps what it has encoded, so use one for each game that goes on; a clone
    of a game, or a world, may be shown to it too. Its observations have the tables, unless `tables_inside` is false.
    What does not fit is an error (DoesNotFit), or left out with `on_overflow="leave out"`.
    """

    def __init__(
        self,
        limits: Limits | None = None,
        players: int = 2,
        *,
        tables_inside: bool = True,
        on_overflow: str = REFUSE,
    ) -> None:
        check_overflow(on_overflow)
        bounds = limits if limits is not None else Limits(seats=players)
        if players > bounds.seats:
            raise OptionError(
                worded(
                    "error-players-do-not-fit-into",
                    "{players} players do not fit into the limit of {seats} seats",
                    players=players,
                    seats=bounds.seats,
                )
            )
        self.schema: Schema = schema_of(bounds, tables_inside=tables_inside)
        self.players = players
        self.strict = on_overflow == REFUSE
        self.encoder = Encoder(
            bounds.seats,
            bounds.objects,
            bounds.links,
            bounds.options,
            bounds.altered,
            bounds.definitions,
            bounds.abilities,
            players,
        )
        self.memory: ArrayMemory | None = None  # none yet: the observations of many games are written elsewhere
        self.lane: Lane | None = None

    def observe(self, game: Game, player: str) -> Observation:
        """The observation of a player now: the arrays of the schema, and under "action_mask" 1 for each option that the
        player can choose. Raises OptionError if the game has another number of players, DoesNotFit if something does
        not fit.
        """
        if len(game.state.players) != self.players:
            raise OptionError(
                worded(
                    "error-this-observer-is-for-players",
                    "this observer is for {players} players; the game has {count}",
                    players=self.players,
                    count=len(game.state.players),
                )
            )
        return self.see(game.state, game.seat(player))

    def see(self, state: State, seat: int) -> Observation:
        """The observation of a seat, with the mask."""
        if self.memory is None or self.lane is None:
            self.memory = ArrayMemory(self.schema, 1)
            self.lane = Lane(self.encoder, self.strict, self.memory.places(0))
        self.lane.write(state, seat)
        return {name: array[0].copy() for name, array in self.memory.arrays.items()}
