"""A match played out by bots."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from mainphase.cards.sideboarding import NOTHING_PLANNED, SideboardPlan
from mainphase.game import Event, Game
from mainphase.game.match import Match
from mainphase.players.bot import Bot
from mainphase.players.exchanging import decks_for_next_game
from mainphase.sim.playing import MAX_DECISIONS, MAX_TURNS, Outcome, play_out

MOST_DRAWN: Final = 10  # games of a match, after which nobody wins it

Tell = Callable[[list[Event]], None]


def play_match(
    match: Match,
    bots: Mapping[str, Bot],
    plan: SideboardPlan = NOTHING_PLANNED,
    *,
    max_turns: int = MAX_TURNS,
    max_decisions: int = MAX_DECISIONS,
    bot_seconds: float | None = None,
    begun: Callable[[Game], Tell | None] = lambda game: None,
) -> Iterator[Outcome]:
    """Plays a match to its end, and yields how each game ended. A game that is cut off breaks the match off, and so
    does the tenth drawn one: then nobody has won it. `begun` is given each game as it begins and returns its listener.

    Between games cards are exchanged as the plan says, or else as the bot does. A bot that fails in that loses the next
    game.
    """
    faults: dict[str, str] = {}
    drawn = 0
    while True:
        game = match.game
        tell = begun(game)
        if faults:
            outcome = conceded(game, faults, tell)
        else:
            outcome = play_out(
                game, bots, max_turns=max_turns, max_decisions=max_decisions, bot_seconds=bot_seconds, listener=tell
            )
        yield outcome
        drawn += outcome.drawn
        if match.over or outcome.truncated or drawn == MOST_DRAWN:
            return
        decks, faults = decks_for_next_game(match, bots, plan, bot_seconds)
        match.next_game(decks)


def conceded(game: Game, faults: Mapping[str, str], tell: Tell | None) -> Outcome:
    """A game that is lost by whose bot is at fault, before it is played."""
    for name in faults:
        if not game.over:
            events = game.concede(name)
            if tell is not None:
                tell(events)
    return Outcome(tuple(game.winners), game.turn, 0, False, tuple(faults.values()))
