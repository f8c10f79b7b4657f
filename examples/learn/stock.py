"""Learns to play a deck against `random` with a stock trainer: MaskablePPO of sb3-contrib, over many games at a time.

    pip install 'mainphase[sb3]'
    python examples/learn/stock.py --deck vanilla-red --decisions 60000 --out red.zip

Each observation is one row of numbers, of the arrays `game`, `players` and `options`. How large an observation may be
is said (`SMALL`), since the network that the trainer makes grows with it.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from sb3_contrib import MaskablePPO

from mainphase.env import GameVectorEnv, Limits
from mainphase.env.stable_baselines import GamesVecEnv
from mainphase.sim import Share

GAMES = 32  # at a time
ARRAYS = ("game", "players", "options")
SMALL = Limits(objects=48, links=8, options=24, altered=1)
EVALUATION = 10**6  # the seed of the games that are only looked at


def games_against(bot: str, deck: str, seed: int) -> GamesVecEnv:
    games = GameVectorEnv(GAMES, (deck, deck), opponent=bot, limits=SMALL, on_overflow="leave out")
    env = GamesVecEnv(games, ARRAYS)
    env.seed(seed)
    return env


def evaluated(model: Any, bot: str, deck: str, games: int) -> Share:
    """The games that it wins against a bot, of the first so many that end."""
    env = games_against(bot, deck, EVALUATION)
    seen, won, ended = env.reset(), 0, 0
    while ended < games:
        actions, _ = model.predict(seen, action_masks=np.stack(env.env_method("action_masks")))
        seen, rewards, over, _ = env.step(actions)
        won += int((rewards[over] > 0).sum())
        ended += int(over.sum())
    return Share(won, ended)


def learn(deck: str, decisions: int, seed: int = 0, games: int = 200) -> tuple[Any, Share]:
    """Trains a model against `random`. Returns it, and how it does against it."""
    torch.set_num_threads(1)
    env = games_against("random", deck, seed)
    model = MaskablePPO(
        "MlpPolicy", env, n_steps=128, batch_size=512, n_epochs=4, learning_rate=1e-3, gamma=0.999, ent_coef=0.01,
        seed=seed, device="cpu",
    )  # fmt: skip
    model.learn(decisions)
    return model, evaluated(model, "random", deck, games)


def main() -> None:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deck", default="vanilla-red", help="a bundled deck or a deck list; both seats play it")
    parser.add_argument("--decisions", type=int, default=60_000, help="learn from so many decisions")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--games", type=int, default=200, help="that it is evaluated in")
    parser.add_argument("--out", type=Path, help="a file for the model")
    asked = parser.parse_args()
    began = time.process_time()
    model, share = learn(asked.deck, asked.decisions, asked.seed, asked.games)
    if asked.out is not None:
        model.save(asked.out)
    print(f"{(time.process_time() - began) / 60:.1f} min {asked.decisions:,} decisions   random: {share}")


if __name__ == "__main__":
    main()
