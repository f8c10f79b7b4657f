"""Learns to play a deck, by proximal policy optimisation (PPO), on one core: half of its games are against itself.

    pip install 'mainphase[learn]'
    python examples/learn/ppo.py --deck red-burn --minutes 60 --out burn

One network plays both seats of many games at a time, and one seat of as many against a bot. What it did is judged by
how the games ended, and by what it thought of the positions in between; then it is changed a little, and plays on. Now
and then it plays against `random` and `greedy`, and the shares of games won are written to `curve.csv`. `network.pt` is
the network itself.
"""

from __future__ import annotations

import argparse
import csv
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from network import Arrays, Network, tensors
from numpy.typing import NDArray
from torch import Tensor
from torch.distributions import Categorical

from mainphase.env import GameVectorEnv
from mainphase.sim import Share

GAMES = 64  # at a time
STEPS = 48  # decisions in each game between two changes
EPOCHS = 3
MINIBATCH = 512
RATE = 1e-3
DISCOUNT, TRACE = 0.999, 0.95  # gamma and lambda
CLIP, ENTROPY, VALUE = 0.2, 0.01, 0.5
EVALUATION = 10**6  # the seed of the games that are only looked at


@dataclass
class Step:
    """One answer in every game."""

    seen: Arrays
    seats: NDArray[np.int64]
    actions: NDArray[np.int64]
    logged: NDArray[np.float32]  # the logarithms of the probabilities of these actions
    values: NDArray[np.float32]
    rewards: NDArray[np.float64]
    over: NDArray[np.bool_]


class Games:
    """Games that are played at a time: most by the network alone, in both seats, and some against a bot."""

    def __init__(self, deck: str, against: str, share: float) -> None:
        each = round(GAMES * share / 2)  # so many in each seat
        decks = (deck, deck)
        self.parts = [GameVectorEnv(GAMES - 2 * each, decks, opponent=None, copy=True)] if 2 * each < GAMES else []
        for seat in range(2 if each else 0):
            self.parts.append(GameVectorEnv(each, decks, opponent=against, seat=seat, copy=True))
        self.ends = np.cumsum([part.num_envs for part in self.parts])[:-1]
        self.schema, self.tables = self.parts[0].schema, self.parts[0].tables

    def reset(self, seed: int) -> Arrays:
        """Begins every game; what is seen, game by game."""
        return joined([part.reset(seed=seed + k * GAMES)[0] for k, part in enumerate(self.parts)])

    def step(self, actions: NDArray[np.int64]) -> tuple[Arrays, NDArray[np.float64], NDArray[np.bool_]]:
        """What is seen after these answers, the rewards, and which games are over."""
        stepped = [part.step(some) for part, some in zip(self.parts, np.split(actions, self.ends), strict=True)]
        seen, rewards, terminated, truncated, _ = zip(*stepped, strict=True)
        return joined(seen), np.concatenate(rewards), np.concatenate(terminated) | np.concatenate(truncated)


def joined(parts: Sequence[Arrays]) -> Arrays:
    """The observations of several environments, one below the other."""
    return {name: np.concatenate([part[name] for part in parts]) for name in parts[0]} if len(parts) > 1 else parts[0]


def answers(network: Network, seen: Arrays) -> tuple[Tensor, Tensor, Tensor]:
    """Actions drawn from the network's opinion, their log-probabilities, and the values of the positions."""
    with torch.no_grad():
        logits, values = network(tensors(seen))
        opinion = Categorical(logits=logits)
        actions = opinion.sample()
        return actions, opinion.log_prob(actions), values


def played(network: Network, games: Games, seen: Arrays) -> tuple[list[Step], Arrays]:
    """Some decisions in every game, and what is seen after them."""
    steps = []
    for _ in range(STEPS):
        actions, logged, values = answers(network, seen)
        seats = seen["game"][:, 0].astype(np.int64)
        after, rewards, over = games.step(actions.numpy())
        steps.append(Step(seen, seats, actions.numpy(), logged.numpy(), values.numpy(), rewards.copy(), over))
        seen = after
    return steps, seen


def advantages(steps: list[Step], seats: int) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
    """How much better each answer was than expected (generalised advantage estimation), along each seat's own answers
    in each game; and which of them can be told: a seat's last answer before the cut shows only by what it expected.
    """
    games = len(steps[0].seats)
    every = np.arange(games)
    found = np.zeros((len(steps), games), np.float32)
    known = np.zeros((len(steps), games), np.bool_)
    # By game and seat, going backwards: what comes next is worth, its advantage, and whether anything is known of it.
    worth = np.zeros((games, seats))
    ahead = np.zeros((games, seats))
    sure = np.zeros((games, seats), np.bool_)
    for t in range(len(steps) - 1, -1, -1):
        step = steps[t]
        # A game that ends here: a win of one is a loss of the others, and nothing follows.
        ended = step.over
        worth[ended] = np.where(np.arange(seats) == step.seats[ended, None], 1.0, -1.0) * step.rewards[ended, None]
        ahead[ended] = 0.0
        sure[ended] = True
        mine = every, step.seats
        discount = np.where(ended, 1.0, DISCOUNT)
        delta = discount * worth[mine] - step.values
        found[t] = delta + DISCOUNT * TRACE * ahead[mine]
        known[t] = sure[mine]
        ahead[mine] = np.where(known[t], found[t], 0.0)
        worth[mine] = step.values
        sure[mine] = True
    return found, known


def improve(network: Network, optimizer: torch.optim.Optimizer, steps: list[Step], seats: int) -> None:
    """Changes the network towards what turned out well, but never far (the clipped objective of PPO)."""
    gained, known = advantages(steps, seats)
    places = np.flatnonzero(known.reshape(-1))
    seen = tensors({name: np.concatenate([step.seen[name] for step in steps]) for name in steps[0].seen})
    actions = torch.from_numpy(np.concatenate([step.actions for step in steps]))
    logged = torch.from_numpy(np.concatenate([step.logged for step in steps]))
    values = torch.from_numpy(np.concatenate([step.values for step in steps]))
    gain = torch.from_numpy(gained.reshape(-1))
    for _ in range(EPOCHS):
        np.random.default_rng(int(torch.randint(1 << 30, ()))).shuffle(places)
        for start in range(0, len(places), MINIBATCH):
            some = torch.from_numpy(places[start : start + MINIBATCH])
            logits, value = network({name: rows[some] for name, rows in seen.items()})
            opinion = Categorical(logits=logits)
            ratio = (opinion.log_prob(actions[some]) - logged[some]).exp()
            scaled = (gain[some] - gain[some].mean()) / (gain[some].std() + 1e-6)
            policy = -torch.min(ratio * scaled, ratio.clamp(1 - CLIP, 1 + CLIP) * scaled).mean()
            wrong = (value - (values[some] + gain[some]).clamp(-1, 1)).pow(2).mean()
            loss = policy + VALUE * wrong - ENTROPY * opinion.entropy().mean()
            optimizer.zero_grad()
            loss.backward()  # type: ignore[no-untyped-call]
            torch.nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()


def evaluated(network: Network, deck: str, opponent: str, games: int, seed: int) -> Share:
    """How many of so many games the network wins, half of them in each seat; a draw or a cut game is not won."""
    won = 0
    for seat in range(2):
        wanted = games // 2
        env = GameVectorEnv(min(GAMES, wanted), (deck, deck), opponent=opponent, seat=seat, copy=True)
        seen, _ = env.reset(seed=seed)
        # Each place plays its share of the games to the end, so that short games do not count more often.
        quota = np.full(env.num_envs, wanted // env.num_envs)
        quota[: wanted % env.num_envs] += 1
        while quota.any():
            seen, rewards, terminated, truncated, _ = env.step(answers(network, seen)[0].numpy())
            counted = (terminated | truncated) & (quota > 0)
            won += int((rewards[counted] > 0).sum())
            quota[counted] -= 1
        env.close()
    return Share(won, games // 2 * 2)


@dataclass(frozen=True)
class Task:
    """What is to be learned, for how long, and how it is looked at."""

    deck: str  # both seats play it
    minutes: float = 60.0  # of processor time for playing and learning
    decisions: int | None = None  # so many instead, however long they take
    seed: int = 0
    out: Path | None = None  # a folder for the curve and the network
    points: int = 12  # evaluations on the way
    games: int = 400  # against each bot at the end; a quarter of it on the way
    bots: tuple[str, ...] = ("random", "greedy")
    against: str = "greedy"  # who sits on the other side in a share of the games that it learns from
    share: float = 0.5


def learn(task: Task) -> tuple[Network, dict[str, Share]]:
    """Trains a network; tells and keeps how it does on the way. Returns it, and how it did at the end."""
    torch.set_num_threads(1)
    torch.manual_seed(task.seed)
    playing = Games(task.deck, task.against, task.share)
    network = Network(playing.schema, playing.tables)
    optimizer = torch.optim.Adam(network.parameters(), lr=RATE, eps=1e-5)
    seen = playing.reset(task.seed)
    curve: list[list[object]] = []
    spent, decisions = 0.0, 0
    while True:
        done = spent / (60 * task.minutes) if task.decisions is None else decisions / task.decisions
        if done >= len(curve) / task.points or done >= 1.0:
            games = task.games if done >= 1.0 else task.games // 4
            shares = {bot: evaluated(network, task.deck, bot, games, EVALUATION) for bot in task.bots}
            said = "".join(f"   {bot}: {share}" for bot, share in shares.items())
            print(f"{spent / 60:5.1f} min {decisions:9,} decisions{said}", flush=True)
            curve.append([f"{spent / 60:.2f}", decisions])
            for share in shares.values():
                curve[-1] += [share.of, *[f"{value:.4f}" for value in (share.value, *share.interval)]]
            if task.out is not None:
                keep(task, network, curve)
            if done >= 1.0:
                return network, shares
        began = time.process_time()
        for group in optimizer.param_groups:
            group["lr"] = RATE * max(0.1, 1.0 - done)
        steps, seen = played(network, playing, seen)
        improve(network, optimizer, steps, 2)
        spent += time.process_time() - began
        decisions += STEPS * GAMES


def keep(task: Task, network: Network, curve: list[list[object]]) -> None:
    """Writes the curve so far, and the network with the schema that it was trained on."""
    assert task.out is not None
    task.out.mkdir(parents=True, exist_ok=True)
    with (task.out / "curve.csv").open("w", newline="", encoding="utf-8") as file:
        table = csv.writer(file)
        columns = [f"{bot} {what}" for bot in task.bots for what in ("games", "won", "low", "high")]
        table.writerow(["minutes", "decisions", *columns])
        table.writerows(curve)
    torch.save({"schema": network.schema.hash, "network": network.state_dict()}, task.out / "network.pt")


def part_of_one(text: str) -> float:
    """A number from 0 to 1. Raises ArgumentTypeError for anything else."""
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0.0 <= value <= 1.0:
        raise argparse.ArgumentTypeError(f"{text}: a number from 0 to 1 is needed")
    return value


def main() -> None:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deck", default="red-burn", help="a bundled deck or a deck list; both seats play it")
    parser.add_argument("--minutes", type=float, default=60.0, help="of processor time for playing and learning")
    parser.add_argument("--decisions", type=int, help="learn from so many decisions, however long that takes")
    parser.add_argument("--against", default="greedy", help="the bot that is played in a share of the games")
    parser.add_argument(
        "--share", type=part_of_one, default=0.5, help="how many of the games are against that bot, 0 to 1"
    )
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path, help="a folder for the curve and the network")
    parser.add_argument("--points", type=int, default=12, help="how often it is evaluated on the way")
    parser.add_argument("--games", type=int, default=400, help="against each bot at the end; a quarter on the way")
    learn(Task(**vars(parser.parse_args())))


if __name__ == "__main__":
    main()
