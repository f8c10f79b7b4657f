"""At every question about assist in random games (CR 702.132): undo, clone and pickle are exact, no seat sees what is
hidden from it, and a world that is dealt goes on. A spell that is taken back has left nothing behind (733.1).
"""

from __future__ import annotations

import pickle
import random

import pytest
from tests.support.invented import invented
from tests.support.table import position

from mainphase.game import Automation, Game
from mainphase.kernel import machine
from mainphase.kernel.state.state import State
from mainphase.kernel.values import DecisionKind, OptionKind
from mainphase.sim.soak.dice import Dice
from mainphase.sim.soak.hidden import check_hidden, check_worlds
from mainphase.sim.soak.invariants import check_decision, check_permanents, check_player_states, check_zones

pytestmark = pytest.mark.fuzz

CARDS = (
    invented("Assist\nTrample", name="Large Guest", types="Creature — Beast", cost="{4}{G}", pt="4/4"),
    invented("Assist\nDraw X cards.", name="Insight Together", types="Sorcery", cost="{X}{G}"),
    invented("Assist\nDestroy target creature.", name="Joint Verdict", types="Instant", cost="{3}{B}"),
    invented("Assist\nConvoke", name="Both Ways", types="Creature — Elf", cost="{5}{G}", pt="2/2"),
    invented("Whenever ~ becomes the target of a spell, draw a card.", name="Wary Guest", types="Creature", cost="{G}"),
)
ASKED = (DecisionKind.ASSIST, DecisionKind.ASSIST_MANA)


def begun(seed: int, chance: random.Random) -> Game:
    names = ("alice", "bob", "carol")[: chance.choice((2, 3))]
    zones: dict[str, object] = {}
    for name in names:
        zones[name] = [
            f"{chance.randrange(1, 5)} Forest",
            f"{chance.randrange(1, 5)} Swamp",
            "Llanowar Elves",
            CARDS[4],
        ]
        zones[f"{name}_hand"] = [chance.choice(CARDS) for _ in range(4)]
        zones[f"{name}_library"] = [chance.choice(CARDS) for _ in range(10)]
    game = Game(position(players=names, seed=seed, **zones).state)  # type: ignore[arg-type]
    game.automation = Automation(*[chance.random() < 0.5 for _ in range(5)])
    return game


def check_position(g: State) -> None:
    if g.pending is not None:
        check_decision(g)
    check_zones(g)
    check_player_states(g)
    check_permanents(g)


def check_question(game: Game, dice: Dice, answer: int) -> None:
    here = game.hash()
    game.apply(answer)
    there = game.hash()
    game.undo()
    assert game.hash() == here
    kept = pickle.loads(pickle.dumps(game))
    kept.automation = game.automation
    for twin in (game.clone(), kept):
        assert twin.hash() == here
        twin.apply(answer)
        assert twin.hash() == there
    check_hidden(game.state, dice)
    check_worlds(game.state, dice, answer)
    asked = game.state.pending
    assert asked is not None
    assert game.decision is not None
    for seed in range(3):
        world = game.decision.world(seed).state
        for _ in range(40):
            if world.pending is None:
                break
            machine.apply_option(world, dice.below(world.pending.count()))
        check_position(world)


@pytest.mark.parametrize("seed", range(6))
def test_what_is_asked_about_assist_is_exact(seed: int) -> None:
    chance = random.Random(seed)
    game = begun(seed, chance)
    dice = Dice(seed)
    asked = 0
    while (d := game.state.pending) is not None and game.moves < 200:
        answer = chance.randrange(d.count())
        if d.kind in ASKED:
            asked += 1
            check_question(game, dice, answer)
        elif d.kind == DecisionKind.PRIORITY:
            casts = [k for k, o in enumerate(d.options) if o.kind == OptionKind.CAST]
            answer = chance.choice(casts) if casts and chance.random() < 0.8 else answer
        game.apply(answer)
        check_position(game.state)
    assert asked > 0
