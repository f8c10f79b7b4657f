"""Bots and shortcuts (CR 732.2): their answer to what somebody proposes, and what they propose themselves.

A bot of ours activates an ability a few times a turn, and no more: so no loop of its keeps the game from going on. If
to do so again and again would win, it proposes that instead.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mainphase.errors import GameTooLargeError, IllegalOption, OptionError
from mainphase.game import Event, Game, Shortcut
from mainphase.kernel.shortcuts import Repeating
from mainphase.kernel.state import flat
from mainphase.players.bot import Bot, BotFault, ask

MOST_PLACES: Final = 4  # of a lap, at which a bot is asked what it would do there
MOST_LAPS: Final = 1_000_000  # that a bot proposes,
MOST_PLAYED: Final = 100  # if they can be taken at once: so many are tried out one by one


def answer_shortcut(shortcut: Shortcut, player: str, bot: Bot, seconds: float | None = None) -> None:
    """A bot answers for a player who is next to: it accepts, or ends the shortcut in the first lap in which it would do
    something else, as far as a look at the first, the last and some laps between can tell. Raises BotFault if the bot
    does not answer as it should.
    """
    asked = Asked(shortcut, player, bot, seconds)
    found = asked.other_choice(0)
    if found >= 0:
        shortcut.shorten(player, 0, found)
        return
    laps, choice = shortcut.ends
    last = laps if choice else laps - 1
    before, found = 0, asked.other_choice(last) if last > 0 else -1
    at = last
    while found >= 0 and at - before > 1:  # it did not in the one, and does in the other
        half = (before + at) // 2
        there = asked.other_choice(half)
        if there >= 0:
            at, found = half, there
        else:
            before = half
    if found >= 0 and (at, found) < shortcut.ends:
        shortcut.shorten(player, at, found)
    else:
        shortcut.accept(player)


class Asked:
    """A bot that is asked what it would do at places of a shortcut."""

    def __init__(self, shortcut: Shortcut, player: str, bot: Bot, seconds: float | None) -> None:
        self.shortcut = shortcut
        self.bot = bot
        self.seconds = seconds
        self.places = [k for k, who in enumerate(shortcut.deciders) if who == player and k > 0][:MOST_PLACES]

    def other_choice(self, laps: int) -> int:
        """After so many laps, the first of its choices in the next at which the bot would do something else; -1 if it
        would not.
        """
        for place in self.places:
            game = Game(self.shortcut.position_at(laps, place), history=False)
            decision = game.decision
            if decision is None or decision.count < 2:
                continue
            if ask(self.bot, game, decision, self.seconds) != self.shortcut.answer_at(laps, place):
                return place
        return -1


def winning_shortcut(game: Game, index: int) -> Shortcut | None:
    """A shortcut in which the player who has priority does this again and again until they have won, while the others
    pass; None if they would not.
    """
    asked = game.decision
    if asked is None:
        return None
    name = asked.decider
    try:
        lap = game.lap_of(name, [str(asked.options[index])])
        laps = laps_to_win(game, name, lap)
        return game.propose_shortcut(lap, laps) if laps else None
    except (OptionError, IllegalOption, GameTooLargeError):
        return None


def laps_to_win(game: Game, name: str, lap: list[int]) -> int:
    """How many laps end the game, of which the player is a winner; 0 if none do."""
    g = flat.clone_state(game.state)
    going = Repeating(g, lap, most_played=MOST_PLAYED)
    going.go_on(MOST_LAPS)
    won = g.over and name in [g.players[p].name for p in g.winners]
    return going.taken if won and going.at == 0 else 0


def take_winning_shortcut(
    game: Game, index: int, bots: Mapping[str, Bot], seconds: float | None = None
) -> list[Event] | None:
    """Proposes such a shortcut, has the others answer, and takes it; who has shortened it does something else then.
    Returns what happened; None if there is no such shortcut.
    """
    shortcut = winning_shortcut(game, index)
    if shortcut is None:
        return None
    for name in shortcut.waiting[:]:
        try:
            answer_shortcut(shortcut, name, bots[name], seconds)
        except BotFault:  # it will be asked again, and lose by that
            shortcut.accept(name)
    events = shortcut.take()
    decision = game.decision
    if decision is not None and game.barred >= 0:
        events = events + game.apply(ask(bots[decision.decider], game, decision, seconds))
    return events
