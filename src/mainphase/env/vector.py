"""Many games at a time: Gymnasium's `VectorEnv`. One call steps them all, into arrays that are made once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Unpack

import numpy as np
from gymnasium.spaces import Dict, MultiDiscrete
from gymnasium.utils.seeding import np_random
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from mainphase.encoding.features import GAME
from mainphase.encoding.lanes import Lane, step
from mainphase.env.deck_tables import Tables
from mainphase.env.memory import ArrayMemory
from mainphase.env.observing import LEAVE_OUT, Observation
from mainphase.env.omniscient import Omniscient
from mainphase.env.opponents import Opponents
from mainphase.env.playing import SEEDS, EnvGame, EnvSetting, GameSettings, setting_of, whole_action
from mainphase.env.schema import Schema
from mainphase.env.spaces import action_space, masked_space
from mainphase.errors import OptionError, repr_of
from mainphase.players.bot import Bot
from mainphase.saying.worded import worded

Stepped = tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]
MOST: int = 1 << 16  # games at a time
INFOS: Final = ("seat", "turn", "decisions", "rewards")  # what is told of each game after each step
SEAT, TURN = [[column for column, _ in GAME.columns()].index(name) for name in ("seat", "turn")]


def seeds_for(games: int, seed: int | Sequence[int | None] | None) -> Sequence[int | None]:
    """A seed for each game: from s on, those given, or none. Raises OptionError if there are not as many as games."""
    if isinstance(seed, int):
        return [seed + k for k in range(games)]
    seeds = [None] * games if seed is None else seed
    if len(seeds) != games:
        raise OptionError(
            worded(
                "error-there-are-games",
                "there are {games} games, so there must be as many seeds; found {count}",
                games=games,
                count=len(seeds),
            )
        )
    return seeds


def actions_for(games: int, actions: NDArray[np.int64] | Sequence[int]) -> list[int]:
    """An action for each game. Raises OptionError if they are not as many as the games, or no whole numbers."""
    if isinstance(actions, np.ndarray) and actions.dtype.kind in "iu":
        chosen: list[int] = actions.tolist()
    else:
        chosen = [whole_action(action) for action in actions]
    if len(chosen) != games:
        raise OptionError(
            worded(
                "error-there-are-games-so-there-must-be-as-many",
                "there are {games} games, so there must be as many actions; found {count}",
                games=games,
                count=len(chosen),
            )
        )
    return chosen


class VectorGame:
    """One of the games: its place in the arrays, its generator, the bots in its other seats."""

    def __init__(self, setting: EnvSetting, opponent: str | Bot | None, agent: int, places: list[memoryview]) -> None:
        self.play = EnvGame(setting, agent if opponent is not None else -1)
        self.agent = agent
        self.opponents = Opponents(opponent, len(setting.decks), agent) if opponent is not None else None
        self.rng: np.random.Generator | None = None
        self.lie_in(places)

    def lie_in(self, places: list[memoryview]) -> None:
        """Its place in the arrays."""
        self.lane = Lane(self.play.observer.encoder, self.play.observer.strict, places)

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name != "lane"}

    def begin(self) -> None:
        """The next game, up to what is asked of the agent first."""
        play = self.play
        assert self.rng is not None
        play.begin(int(self.rng.integers(SEEDS)))
        if self.opponents is not None:
            self.opponents.begin(play)
            self.opponents.play_on(play)
        self.lane.begin(play.game.state, play.answers)
        self.write(self.agent)

    def faults(self) -> list[str]:
        """The faults of bots, in words."""
        return self.opponents.faults if self.opponents is not None else []

    def write(self, before: int) -> int:
        """Writes the observation, of who decides now; of `before`, if nobody does. Returns whose it is."""
        seat = self.play.seat
        observer = self.agent if self.opponents is not None else seat if seat >= 0 else before
        self.lane.write(self.play.state_for(observer), observer)
        return observer


def check_count(name: str, value: object, most: int) -> None:
    """Raises OptionError if a number of games or processes is none that can be."""
    if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= most:
        raise OptionError(
            worded(
                "error-must-be-from-1",
                "{name} must be a whole number from 1 to {most}; found {value}",
                name=name,
                most=most,
                value=repr_of(value),
            )
        )


class SeveralGames(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """Games that are stepped together, and the spaces of all of them. Whoever plays them gives the arrays."""

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}

    arrays: Observation

    def have(self, num_envs: int, schema: Schema, copy: bool) -> None:
        """Notes how many games there are, and what is observed and chosen in them."""
        self.num_envs = num_envs
        self.schema = schema
        self.copy = copy
        self.single_observation_space = masked_space(schema)
        self.single_action_space = action_space(schema)
        space = batch_space(self.single_observation_space, num_envs)
        assert isinstance(space, Dict)
        self.observation_space = space
        self.action_space = MultiDiscrete([schema.limits.options] * num_envs)

    def observation(self) -> Observation:
        """The arrays, or copies of them."""
        return {name: array.copy() if self.copy else array for name, array in self.arrays.items()}


class GameVectorEnv(SeveralGames):
    """Many games, each as `GameEnv` plays it: game k after `reset(seed=s)` is that of a `GameEnv` with the seed s + k.

    The arrays of an observation are made once and overwritten by the next step, unless `copy` is true. A game that
    ends begins anew in the same step (`AutoresetMode.SAME_STEP`): the observation is then the new game's first, and
    the infos have the last one of the old game under "final_obs", with "final_info".
    """

    def __init__(
        self,
        num_envs: int = 1,
        decks: object = ("red-burn", "red-burn"),
        *,
        opponent: str | Bot | None = "random",
        seat: int = 0,
        copy: bool = False,
        memory: ArrayMemory | None = None,
        **settings: Unpack[GameSettings],
    ) -> None:
        setting = setting_of(decks, **settings)
        check_count("num_envs", num_envs, MOST)
        self.have(num_envs, setting.schema, copy)
        self.setting = setting
        self.memory = memory if memory is not None else ArrayMemory(self.schema, num_envs)
        self.arrays = self.memory.arrays
        self.playing = [VectorGame(setting, opponent, seat, self.memory.places(k)) for k in range(num_envs)]
        self.lanes = [table.lane for table in self.playing]
        self.rewards = np.zeros(num_envs)
        self.terminations = np.zeros(num_envs, np.bool_)
        self.truncations = np.zeros(num_envs, np.bool_)
        self.all_games = np.ones(num_envs, np.bool_)

    def __getstate__(self) -> dict[str, Any]:
        """Without what lies in memory: that is written again. For each game also the seat that observes."""
        kept = {name: value for name, value in vars(self).items() if name not in ("memory", "arrays", "lanes")}
        return {**kept, "seats": self.arrays["game"][:, SEAT].tolist()}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        seats = kept.pop("seats")
        vars(self).update(kept)
        self.memory = ArrayMemory(self.schema, self.num_envs)
        self.arrays = self.memory.arrays
        for k, table in enumerate(self.playing):
            table.lie_in(self.memory.places(k))
            if table.play.begun is not None:
                table.lane.begin(table.play.game.state, table.play.answers)
                table.lane.write(table.play.state_for(seats[k]), seats[k])
        self.lanes = [table.lane for table in self.playing]

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begins a game in every place. A seed s gives place k the seed s + k."""
        seeds = seeds_for(self.num_envs, seed)
        for table, one in zip(self.playing, seeds, strict=True):
            if one is not None or table.rng is None:
                table.rng, _ = np_random(one)
            table.begin()
        return self.observation(), self.info()

    def step(self, actions: NDArray[np.int64] | Sequence[int]) -> Stepped:
        """Answers in every game, by the rows of options."""
        chosen = actions_for(self.num_envs, actions)
        self.playing[0].play.check_begun()
        self.rewards[:] = 0.0
        self.terminations[:] = False
        self.truncations[:] = False
        infos: dict[str, Any] = {}
        setting = self.setting
        seats = self.arrays["game"][:, SEAT].tolist()
        for k in step(self.lanes, chosen, setting.max_turns, setting.max_decisions):
            self.look_after(k, chosen, seats, infos)
        return self.observation(), self.rewards, self.terminations, self.truncations, {**self.info(), **infos}

    def info(self) -> dict[str, Any]:
        """The facts that are not observed, of all games: those that `GameEnv` has for one, as arrays."""
        seats: NDArray[np.int64] = self.arrays["game"][:, SEAT].astype(np.int64)
        infos: dict[str, Any] = {"seat": seats, "turn": self.arrays["game"][:, TURN].astype(np.int64)}
        own = [table.play.answers.by_seat[seat] for table, seat in zip(self.playing, seats.tolist(), strict=True)]
        infos["decisions"] = np.array(own, np.int64)
        rewards = np.zeros((self.num_envs, len(self.setting.decks)))
        if len(self.setting.decks) > 2:  # of two, nobody has a reward before the game ends, and then another has begun
            for k, table in enumerate(self.playing):
                rewards[k] = table.play.rewards()
        infos["rewards"] = rewards
        for name in INFOS:
            infos[f"_{name}"] = self.all_games
        if self.setting.on_overflow == LEAVE_OUT:
            for k, table in enumerate(self.playing):
                if not table.lane.encoder.all_fits():
                    self.tell(infos, "left_out", k, table.lane.encoder.left_out())
        return infos

    def look_after(self, found: int, actions: list[int], seats: list[int], infos: dict[str, Any]) -> None:
        """Finishes the step of a game that does not simply go on: an illegal action, the others' answers, its end."""
        k = found if found >= 0 else -1 - found
        table = self.playing[k]
        play, seat = table.play, seats[k]
        illegal, lost = play.punish(actions[k]) if found < 0 else ("", 0.0)
        if table.opponents is not None:
            table.opponents.play_on(play)
        observer = table.write(seat)
        over = play.over_for(seat)
        cut = not over and play.truncated
        self.rewards[k] = play.reward(seat) - lost
        if illegal:
            self.tell(infos, "illegal", k, illegal)
        if not over and not cut:
            return
        self.terminations[k] = over
        self.truncations[k] = cut
        self.tell(infos, "final_obs", k, {name: array[k].copy() for name, array in self.arrays.items()})
        self.tell(infos, "final_info", k, play.info(observer, illegal))
        table.begin()

    def tell(self, infos: dict[str, Any], name: str, k: int, value: object) -> None:
        """Something in the infos about one of the games, as Gymnasium's vector environments tell it."""
        if name not in infos:
            infos[name] = np.full(self.num_envs, None, object)
            infos[f"_{name}"] = np.zeros(self.num_envs, np.bool_)
        infos[name][k] = value
        infos[f"_{name}"][k] = True

    def text(self, k: int) -> str:
        """Game k in few words, as `GameEnv.text` has it."""
        return self.playing[k].play.text(int(self.arrays["game"][k, SEAT]))

    def decode(self, k: int, action: int) -> str:
        """An action of game k in words."""
        return self.playing[k].play.words(action)

    @property
    def tables(self) -> Tables:
        """What the cards of these games are, and what their abilities do: it never changes."""
        return self.setting.tables()

    def omniscient(self, k: int) -> Omniscient:
        """Game k with nothing hidden, its seed, its record: for who made the environment, not for an agent."""
        table = self.playing[k]
        return Omniscient(table.play, table.faults())

    def transcript(self, k: int) -> str:
        """Game k so far as who observes it may know it, told with the rules that it followed."""
        return self.playing[k].play.transcript(int(self.arrays["game"][k, SEAT]))
