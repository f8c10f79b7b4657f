"""Everything that happens is told with its rule, and every decision in words, whatever the day."""

from __future__ import annotations

import json
from typing import Final

from mainphase.sim.soak.dealing import SoakGame, begin_soak_game
from mainphase.sim.soak.dice import Dice
from mainphase.sim.soak.playing import MOST_DECISIONS, Stuck
from mainphase.sim.soak.wandering import Wanderer, crowding

EVERY: Final = 7  # decisions between two that are read
MOST_READ: Final = 60  # options of a decision


def check_told(dealt: SoakGame) -> None:
    """Plays a game and puts all of it into words. Raises AssertionError where there are none, and Stuck if the game
    does not end.
    """
    game = begin_soak_game(dealt)
    game.state.log = []
    wanderer = Wanderer(Dice(dealt.number + 5))
    count = 0
    while (decision := game.decision) is not None:
        if count % EVERY == 0:
            assert decision.question
            texts = [option.text for option in decision.options[:MOST_READ]]
            assert all(texts), f"an option of {decision.kind} has no words"
            json.dumps(game.view(decision.decider).as_dict())
        count += 1
        if count > MOST_DECISIONS:
            raise Stuck(f"{count} decisions and no end, in turn {game.turn}")
        quitter = crowding(game.state)
        if quitter >= 0:
            game.concede(game.players[quitter])
            continue
        game.play(wanderer.answer(game.state))
    for event in game.events:
        assert event.text
        assert event.rule, f"no rule of {game.rules.date} says: {event.text}"
