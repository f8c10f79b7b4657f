"""Bots play Commander: pods of two to six decks of built-in cards, from `simulate` and in an environment (CR 903)."""

from __future__ import annotations

from functools import cache
from itertools import islice

import numpy as np
import pytest
from tests.support.deck_cards import DECK_CARDS

from mainphase import Game
from mainphase.cards.decks import Deck
from mainphase.cards.nodes import CardType
from mainphase.env import GameEnv
from mainphase.game.game import AUTOMATIC
from mainphase.language.color_identity import color_identity
from mainphase.new_game.commander_decks import colors_to_share
from mainphase.players.load import make_bot
from mainphase.sim.plan import make_plan

LEADERS = ("Torbran, Thane of Red Fell", "Omnath, Locus of Mana", "Jhoira of the Ghitu", "Doran, the Siege Tower")
BASICS = {1: "Plains", 2: "Island", 4: "Swamp", 8: "Mountain", 16: "Forest"}


def led_by(leader: str) -> Deck:
    """A hundred cards: the commander, those of its colors that there are, and basic lands."""
    identity = color_identity(DECK_CARDS[leader])
    fitting = (
        name
        for name, card in DECK_CARDS.items()
        if not card.types & CardType.LAND and name != leader and not colors_to_share(card) & ~identity
    )
    spells = list(islice(fitting, 60))
    lands = [name for bit, name in BASICS.items() if bit & identity]
    rest = 99 - len(spells)
    shares = [rest // len(lands) + (k < rest % len(lands)) for k in range(len(lands))]
    return Deck(leader, (*((1, name) for name in spells), *zip(shares, lands, strict=True)), commanders=((1, leader),))


@cache
def decks() -> list[Deck]:
    return [led_by(leader) for leader in LEADERS]


@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_903_2_bots_play_in_pods(bot: str, players: int) -> None:
    names = [f"seat {k}" for k in range(players)]
    entered = dict(zip(names, [*decks(), *decks()], strict=False))
    game = Game.new(entered, variant="commander", seed=7, automation=AUTOMATIC)
    bots = dict(zip(names, [make_bot(bot, k) for k in range(players)], strict=True))
    while game.decision is not None and game.turn <= 6 * players:
        asked = game.decision
        game.apply(bots[asked.player].choose(game.view(asked.player), asked))
    assert sum(sum(p.commander_casts.values()) for p in game.state.players) > 0
    assert game.variant == "commander"


def test_903_2_decks_with_commanders_are_simulated_as_one_pod() -> None:
    plan = make_plan(decks(), seed=3, bots="random", max_turns=12)
    assert plan.variant == "commander"
    assert [len(series.entrants) for series in plan.series] == [4]


def test_903_2_an_agent_plays_commander() -> None:
    env = GameEnv(decks=decks()[:2], opponent="random", max_turns=8)
    observation, _ = env.reset(seed=5)
    for _ in range(150):
        observation, _, over, cut, _ = env.step(int(np.flatnonzero(observation["action_mask"])[0]))
        if over or cut:
            break
