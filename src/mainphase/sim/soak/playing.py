"""One random game played to its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from mainphase.game import Game
from mainphase.kernel.state.state import State
from mainphase.players.bot import Bot, ask
from mainphase.sim.soak.wandering import Wanderer

MOST_DECISIONS: Final = 60_000  # more than any game of such decks has needed: a game that gets there is stuck

Watcher = Callable[[State, int], None]


class Stuck(AssertionError):
    """A game that does not end."""


def play_soak_game(
    game: Game, wanderer: Wanderer, bots: Sequence[Bot | None], watch: Watcher, answers: list[int] | None = None
) -> int:
    """Seats without a bot are the wanderer's. `watch` sees every decision before it is answered; `answers` takes the
    answers, that player p concedes as -1 - p. Returns how many there were. Raises Stuck if the game does not end.
    """
    state = game.state
    count = 0
    while (pending := state.pending) is not None:
        if count >= MOST_DECISIONS:
            raise Stuck(f"{count} decisions and no end, in turn {state.turn_number}")
        watch(state, count)
        count += 1
        quitter = wanderer.gives_up(state)
        if quitter >= 0:
            if answers is not None:
                answers.append(-1 - quitter)
            game.concede(state.players[quitter].name)
            continue
        bot = bots[state.decider(pending.player)]
        decision = game.decision if bot is not None else None
        answer = wanderer.answer(state) if bot is None or decision is None else ask(bot, game, decision)
        if answers is not None:
            answers.append(answer)
        game.play(answer)
    return count
