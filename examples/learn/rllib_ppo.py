"""Learns to play a deck against `random` with RLlib: its PPO, with what cannot be chosen masked.

    pip install 'mainphase[rllib]'
    python examples/learn/rllib_ppo.py --deck vanilla-red --decisions 60000

All of it runs in this process; `runners` lets as many others play (RLlib's env runners). How large an observation may
be is said (`SMALL`), since the network that RLlib makes grows with it.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np
import torch
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.columns import Columns
from ray.rllib.core.rl_module.default_model_config import DefaultModelConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec

from mainphase.env import GameVectorEnv, Limits
from mainphase.env.flattening import Flattening
from mainphase.env.rllib import ROW, GameForRLlib, MaskedModule
from mainphase.env.spaces import MASK
from mainphase.sim import Share

GAMES = 32  # at a time
BATCH = 4096  # decisions between two updates
SMALL: dict[str, Any] = {"limits": Limits(objects=48, links=8, options=24, altered=1), "on_overflow": "leave out"}
ARRAYS = ("game", "players", "options")
EVALUATION = 10**6  # the seed of the games that are only looked at


def configured(deck: str, bot: str, seed: int = 0, runners: int = 0) -> PPOConfig:
    """PPO on games of a deck against a bot."""
    settings = {"decks": (deck, deck), "opponent": bot, "arrays": ARRAYS, "on_illegal": "raise", **SMALL}
    network = DefaultModelConfig(fcnet_hiddens=[64, 64], fcnet_activation="tanh", vf_share_layers=False)
    return (
        PPOConfig()
        .environment(GameForRLlib, env_config=settings)
        .env_runners(num_env_runners=runners, num_envs_per_env_runner=GAMES, rollout_fragment_length="auto")
        .rl_module(rl_module_spec=RLModuleSpec(module_class=MaskedModule, model_config=network))
        .training(
            lr=1e-3, gamma=0.999, lambda_=0.95, entropy_coeff=0.01, use_kl_loss=False, vf_loss_coeff=0.5,
            train_batch_size_per_learner=BATCH, minibatch_size=512, num_epochs=4,
        )
        .debugging(seed=seed, log_level="ERROR")
    )  # fmt: skip


def evaluated(module: Any, bot: str, deck: str, games: int) -> Share:
    """The games that a module wins against a bot, of the first so many that end."""
    many = GameVectorEnv(GAMES, (deck, deck), opponent=bot, **SMALL)
    flattening = Flattening(many.schema, ARRAYS)
    seen, _ = many.reset(seed=EVALUATION)
    won = ended = 0
    while ended < games:
        rows = {ROW: torch.from_numpy(flattening.several(seen)), MASK: torch.from_numpy(seen[MASK].astype(np.float32))}
        with torch.no_grad():
            logits = module.forward_inference({Columns.OBS: rows})[Columns.ACTION_DIST_INPUTS]
        seen, rewards, over, cut, _ = many.step(logits.argmax(1).numpy())
        won += int((rewards[over] > 0).sum())
        ended += int((over | cut).sum())
    return Share(won, ended)


def learn(
    deck: str, decisions: int, seed: int = 0, games: int = 200, runners: int = 0, bot: str = "random"
) -> tuple[Any, Share]:
    """Trains a module against a bot. Returns it, and how it does against that bot."""
    torch.set_num_threads(1)
    algorithm = configured(deck, bot, seed, runners).build_algo()
    for _ in range(-(-decisions // BATCH)):
        algorithm.train()
    module = algorithm.get_module()
    share = evaluated(module, bot, deck, games)
    algorithm.stop()
    return module, share


def main() -> None:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deck", default="vanilla-red", help="a bundled deck or a deck list; both seats play it")
    parser.add_argument("--decisions", type=int, default=60_000, help="learn from so many decisions")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--games", type=int, default=200, help="that it is evaluated in")
    parser.add_argument("--runners", type=int, default=0, help="processes that play; 0: this one does")
    asked = parser.parse_args()
    began = time.process_time()
    _, share = learn(asked.deck, asked.decisions, asked.seed, asked.games, asked.runners)
    print(f"{(time.process_time() - began) / 60:.1f} min {asked.decisions:,} decisions   random: {share}")


if __name__ == "__main__":
    main()
