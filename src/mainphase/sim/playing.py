"""One game played out by bots."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from mainphase.errors import OptionError, repr_of
from mainphase.game import Event, Game
from mainphase.kernel.asking.picking import UniformPicker
from mainphase.players.bot import Bot, BotFault, ask, checked_seconds, is_ours
from mainphase.players.bots_and_shortcuts import take_winning_shortcut
from mainphase.players.greedy import GreedyBot
from mainphase.players.random_bot import RandomBot
from mainphase.saying.worded import commas, fixed, worded

# Growing loops and optional ones are cut here, never by the kernel: a game of bots may go on for ever.
MAX_TURNS = 200
MAX_DECISIONS = 200_000


@dataclass(frozen=True)
class Outcome:
    """How a game ended. `truncated` says that it was cut at a limit and nobody has won. `faults` has a sentence for
    each bot that lost because it raised, left, hung or answered nonsense.

    >>> mp.play_out(game, dict.fromkeys(game.players, mp.GreedyBot()), max_turns=2).truncated
    True
    """

    winners: tuple[str, ...]
    turns: int
    decisions: int
    truncated: bool
    faults: tuple[str, ...] = ()

    @property
    def drawn(self) -> bool:
        """True if it ended and nobody won."""
        return not self.winners and not self.truncated


def play_out(
    game: Game,
    bots: Mapping[str, Bot],
    *,
    max_turns: int = MAX_TURNS,
    max_decisions: int = MAX_DECISIONS,
    bot_seconds: float | None = None,
    listener: Callable[[list[Event]], None] | None = None,
) -> Outcome:
    """Plays the game to its end or to a limit. `listener` is given the events after each decision.

    A bot that raises, leaves, answers nonsense or takes longer than `bot_seconds` for a decision loses: its player
    concedes, and the outcome names the fault.

    >>> bots = {"Alice": mp.GreedyBot(), "Bob": mp.RandomBot(1)}
    >>> outcome = mp.play_out(game, bots, max_turns=3)
    >>> outcome.truncated, outcome.winners
    (True, ())
    """
    checked_seconds(bot_seconds)
    if not isinstance(game, Game):
        raise OptionError(
            worded("error-what-is-played-out", "what is played out is a Game; found {game}", game=repr_of(game))
        )
    if not isinstance(bots, Mapping):
        raise OptionError(
            worded(
                "error-bots-are-a-dict-from-each",
                "bots are a dict from each player's name to a bot; found {bots}",
                bots=repr_of(bots),
            )
        )
    for player in game.players:
        if player not in bots:
            raise OptionError(
                worded(
                    "error-no-bot-plays",
                    "no bot plays for {player}; there are bots for {bots}",
                    player=player,
                    bots=commas(bots) or fixed("error-nobody", "nobody"),
                )
            )
    seats = [bots[player] for player in game.players]
    if listener is None and bot_seconds is None and all(map(is_ours, seats)):
        return _play_ours(game, seats, max_turns, max_decisions)
    pickers = [picker_of(bot) if listener is None else None for bot in seats]
    some_pick = any(pickers)
    count = 0
    faults: list[str] = []
    while True:
        if some_pick:
            count += game.play_on(pickers, max_turns=max_turns, max_decisions=max_decisions - count)
        if (decision := game.decision) is None or game.turn > max_turns or count >= max_decisions:
            break
        count += 1
        try:
            index = ask(seats[game.seat(decision.decider)], game, decision, bot_seconds)
        except BotFault as fault:
            faults.append(str(fault))
            events = game.concede(decision.decider)
            if listener is not None:
                listener(events)
            continue
        bot = seats[game.seat(decision.decider)]
        wants = bot.held if isinstance(bot, GreedyBot) else -1
        taken = take_winning_shortcut(game, wants, bots, bot_seconds) if wants >= 0 else None
        if taken is None and listener is None:
            game.play(index)
        elif listener is not None:
            listener(game.apply(index) if taken is None else taken)
    return _outcome(game, count, faults)


def _play_ours(game: Game, seats: list[Any], max_turns: int, max_decisions: int) -> Outcome:
    """Bots of ours read the state: no view, no decision, no words."""
    decides = [bot.decide for bot in seats]
    greedy = [bot if isinstance(bot, GreedyBot) else None for bot in seats]
    names = dict(zip(game.players, seats, strict=True))
    pickers = [picker_of(bot) for bot in seats]
    some_pick = any(pickers)
    state = game.state
    play = game.play
    count = 0
    while True:
        if some_pick:
            count += game.play_on(pickers, max_turns=max_turns, max_decisions=max_decisions - count)
        pending = state.pending
        if pending is None or state.turn_number > max_turns or count >= max_decisions:
            break
        seat = state.decider(pending.player)
        answer = decides[seat](state)
        wants = greedy[seat]
        count += 1
        if wants is None or wants.held < 0 or take_winning_shortcut(game, wants.held, names) is None:
            play(answer)
    return _outcome(game, count, [])


def picker_of(bot: Bot) -> UniformPicker | None:
    """The picker with which the kernel can answer for a bot without asking it; None if it cannot."""
    return bot.picker if type(bot) is RandomBot else None


def _outcome(game: Game, decisions: int, faults: list[str]) -> Outcome:
    return Outcome(tuple(game.winners), game.turn, decisions, not game.over, tuple(faults))
