"""Games that have been recorded, played again for whoever learns from them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from mainphase.env.deck_tables import limits_for
from mainphase.env.observing import Observation, Observer
from mainphase.env.schema import Limits
from mainphase.game import Game
from mainphase.game.replaying import replay
from mainphase.presentation.record import Record


@dataclass(frozen=True)
class Moment:
    """One decision of a recorded game: who made it, what they observed, and which option they chose. An action that has
    no row in the observation is its number all the same: the mask does not have it.
    """

    seat: int
    observation: Observation
    action: int
    words: str


def moments(record: str | Record, *, limits: Limits | None = None) -> Iterator[Moment]:
    """Every decision of a record, in order: of an environment's `record()`, or of any other game. Observations have the
    tables, and as many rows as the decks of the game need, unless `limits` says otherwise.
    """
    game = replay(record, listen=False)
    told = game.to_record()
    wanted = limits if limits is not None else limits_for(game)
    observer = Observer(wanted, len(game.players))
    game.undo(game.moves)  # the generator is where it was too: the same answers bring the same game
    for move in told.moves:
        if move.automation is not None:
            game.automation = move.automation
        if move.concedes:
            game.concede(move.concedes)
            continue
        for choice, words in zip(move.choices, move.words, strict=True):
            who = decider(game)
            yield Moment(game.seat(who), observer.observe(game, who), choice, words.partition(": ")[2])
            game.play(choice)


def decider(game: Game) -> str:
    """Who makes the decision that waits."""
    pending = game.state.pending
    assert pending is not None
    return game.players[game.state.decider(pending.player)]
