"""One game played out by bots."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from mainphase.errors import OptionError
from mainphase.game import Event, Game
from mainphase.players.bot import Bot, ask, checked, needs_view

# Growing loops and optional ones are cut here, never by the kernel: a game of bots may go on for ever.
MAX_TURNS = 200
MAX_DECISIONS = 200_000


@dataclass(frozen=True)
class Outcome:
    """How a game ended. `truncated` says that it was cut at a limit and nobody has won."""

    winners: tuple[str, ...]
    turns: int
    decisions: int
    truncated: bool

    @property
    def drawn(self) -> bool:
        return not self.winners and not self.truncated


def play_out(
    game: Game,
    bots: Mapping[str, Bot],
    *,
    max_turns: int = MAX_TURNS,
    max_decisions: int = MAX_DECISIONS,
    listener: Callable[[list[Event]], None] | None = None,
) -> Outcome:
    """Plays the game to its end or to a limit. `listener` is given the events after each decision."""
    for player in game.players:
        if player not in bots:
            raise OptionError(f"no bot plays for {player}; there are bots for {', '.join(bots) or 'nobody'}")
    seats = [bots[player] for player in game.players]
    if listener is None and all(hasattr(bot, "pick") and not needs_view(bot) for bot in seats):
        return _play_blind(game, seats, max_turns, max_decisions)
    count = 0
    while (decision := game.decision) is not None and game.turn <= max_turns and count < max_decisions:
        index = ask(seats[game.seat(decision.decider)], game, decision)
        if listener is None:
            game.play(index)
        else:
            listener(game.apply(index))
        count += 1
    return _outcome(game, count)


def _play_blind(game: Game, seats: list[Bot], max_turns: int, max_decisions: int) -> Outcome:
    """Bots that look at nothing are given the number of options: no view, no decision, no words."""
    picks = [bot.pick for bot in seats]  # type: ignore[attr-defined]
    state = game.state
    play = game.play
    count = 0
    pending = state.pending
    while pending is not None and state.turn_number <= max_turns and count < max_decisions:
        options = pending.count()
        index = picks[state.decider(pending.player)](options)
        if not 0 <= index < options:
            decision = game.decision
            assert decision is not None
            checked(seats[state.decider(pending.player)], decision, index)
        play(index)
        pending = state.pending
        count += 1
    return _outcome(game, count)


def _outcome(game: Game, decisions: int) -> Outcome:
    return Outcome(tuple(game.winners), game.turn, decisions, not game.over)
