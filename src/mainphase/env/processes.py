"""Many games over several processes: Gymnasium's `VectorEnv`, with observations in memory that all of them share."""

from __future__ import annotations

import ctypes
import multiprocessing
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from mainphase.cards.decks import Deck
from mainphase.env.deck_tables import Tables
from mainphase.env.memory import ArrayMemory, bytes_for
from mainphase.env.observing import Observation
from mainphase.env.playing import setting_of
from mainphase.env.vector import MOST, GameVectorEnv, SeveralGames, Stepped, actions_for, check_count, seeds_for
from mainphase.errors import MainphaseError, OptionError, repr_of
from mainphase.game import Automation
from mainphase.saying.worded import fixed, worded

MOST_PROCESSES: Final = 512
RESULT_SIZE: Final = 8 + 1 + 1
REWARDS, OVERS, CUTS = "rewards", "terminations", "truncations"
# What a process is told to do.
RESET, STEP, DECODE, TEXT, TRANSCRIPT, CLOSE = "reset", "step", "decode", "text", "transcript", "close"


class ProcessError(MainphaseError):
    """A process that plays games has failed or is gone."""


def results_in(memory: Any, games: int, at: int) -> dict[str, NDArray[Any]]:
    """The arrays of the games' results, behind their observations: rewards (float64), overs and cuts (bool), one number
    for each game.
    """
    results: dict[str, NDArray[Any]] = {}
    for name, dtype in ((REWARDS, "<f8"), (OVERS, "?"), (CUTS, "?")):
        size = games * np.dtype(dtype).itemsize
        results[name] = np.frombuffer(memory, np.uint8, size, at).view(dtype)
        at += size
    return results


@dataclass(frozen=True)
class WorkerGames:
    """The games that one process plays: `count` of all `games`, from number `first` on."""

    games: int
    first: int
    count: int
    decks: tuple[Deck, ...]
    automation: tuple[bool, ...]
    settings: dict[str, Any]

    def game_settings(self) -> dict[str, Any]:
        """Those of the settings that are about the game."""
        return {name: value for name, value in self.settings.items() if name not in ("opponent", "seat")}

    def environment(self, memory: Any) -> tuple[GameVectorEnv, dict[str, NDArray[Any]]]:
        """The environment of these games, and where it says what they come to."""
        schema = setting_of(self.decks, automation=Automation(*self.automation), **self.game_settings()).schema
        results = results_in(memory, self.games, bytes_for(schema, self.games))
        mine = {name: array[self.first : self.first + self.count] for name, array in results.items()}
        place = ArrayMemory(schema, self.count, memory, self.first, self.games)
        automation = Automation(*self.automation)
        return GameVectorEnv(self.count, self.decks, automation=automation, memory=place, **self.settings), mine


def run_worker(pipe: Connection, memory: Any, job: WorkerGames) -> None:
    """The main function of a process: plays its games as it is told through the pipe."""
    with suppress(EOFError, KeyboardInterrupt):  # whoever asks is gone
        serve_orders(pipe, *job.environment(memory))


def serve_orders(pipe: Connection, env: GameVectorEnv, shared: dict[str, NDArray[Any]]) -> None:
    while True:
        order, given = pipe.recv()
        answer: Any = None
        try:
            if order == RESET:
                _, answer = env.reset(seed=given)
            elif order == STEP:
                _, shared[REWARDS][:], shared[OVERS][:], shared[CUTS][:], answer = env.step(given)
            elif order == DECODE:
                answer = env.decode(*given)
            elif order == TEXT:
                answer = env.text(given)
            elif order == TRANSCRIPT:
                answer = env.transcript(given)
            else:
                return
        except MainphaseError as error:
            pipe.send((error, None))
        else:
            pipe.send((None, answer))


class ProcessVectorEnv(SeveralGames):
    """The games of a `GameVectorEnv`, the same step for step, played by several processes.

    Each plays its part of the games and writes what is observed where this process reads it: the arrays are made once
    and overwritten by the next step, unless `copy` is true. Settings are those of `GameVectorEnv`; bots are given by
    their names. Call `close`, or use it in a `with` statement.
    """

    def __init__(
        self,
        num_envs: int = 1,
        decks: object = ("red-burn", "red-burn"),
        *,
        processes: int = 2,
        copy: bool = False,
        **settings: Any,
    ) -> None:
        self.workers: list[tuple[Any, Connection]] = []
        check_count("num_envs", num_envs, MOST)
        check_count("processes", processes, MOST_PROCESSES)
        # Whatever is wrong with the settings is said here, by the same environment that will play.
        trial = GameVectorEnv(1, decks, **settings)
        self.have(num_envs, trial.schema, copy)
        self.setting = trial.setting
        context = multiprocessing.get_context("spawn")  # what this process has open or has imported must not matter
        observed = bytes_for(self.schema, num_envs)
        memory = context.RawArray(ctypes.c_uint8, observed + num_envs * RESULT_SIZE)
        self.arrays = ArrayMemory(self.schema, num_envs, memory).arrays
        self.results = results_in(memory, num_envs, observed)
        count = min(processes, num_envs)
        ends = [num_envs * k // count for k in range(count + 1)]
        self.parts = [slice(ends[k], ends[k + 1]) for k in range(count)]
        flags = trial.setting.automation.flags()
        settings.pop("automation", None)
        for part in self.parts:
            ours, theirs = context.Pipe()
            job = WorkerGames(num_envs, part.start, part.stop - part.start, trial.setting.decks, flags, settings)
            process = context.Process(target=run_worker, args=(theirs, memory, job), daemon=True)
            process.start()
            theirs.close()
            self.workers.append((process, ours))

    def __getstate__(self) -> dict[str, Any]:
        raise ProcessError(
            fixed(
                "error-processes-and-what-they-share",
                "processes and what they share cannot be copied or pickled; GameVectorEnv can",
            )
        )

    def ask(self, orders: Sequence[tuple[int, tuple[str, Any]]]) -> list[Any]:
        """Gives some workers an order each, and waits for all of them. Raises ProcessError if one is gone."""
        if not self.workers:
            raise ProcessError(fixed("error-this-environment-is-closed", "this environment is closed"))
        answers: list[Any] = []
        failed: Exception | None = None
        for k, order in orders:
            try:
                self.workers[k][1].send(order)
            except OSError:
                failed = failed or self.gone(k)
        for k, _ in orders:
            try:
                error, answer = self.workers[k][1].recv()
            except (EOFError, OSError):
                error, answer = self.gone(k), None
            failed = failed or error
            answers.append(answer)
        if failed is not None:
            raise failed
        return answers

    def gone(self, k: int) -> ProcessError:
        """The error for a worker that does not answer any more."""
        process = self.workers[k][0]
        process.join(1)
        part = self.parts[k]
        return ProcessError(
            worded(
                "error-the-process-that-plays-games",
                "the process that plays games {start} to {stop} is gone (exit code {exitcode})",
                start=part.start,
                stop=part.stop - 1,
                exitcode=process.exitcode,
            )
        )

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begins a game in every place. A seed s gives place k the seed s + k."""
        seeds = seeds_for(self.num_envs, seed)
        answers = self.ask([(k, (RESET, list(seeds[part]))) for k, part in enumerate(self.parts)])
        return self.observation(), self.together(answers)

    def step(self, actions: NDArray[np.int64] | Sequence[int]) -> Stepped:
        """Answers in every game, by the rows of options."""
        chosen = actions_for(self.num_envs, actions)
        answers = self.ask([(k, (STEP, chosen[part])) for k, part in enumerate(self.parts)])
        results = self.results
        return self.observation(), results[REWARDS], results[OVERS], results[CUTS], self.together(answers)

    def together(self, answers: list[dict[str, NDArray[Any]]]) -> dict[str, Any]:
        """The infos of all games, of those that each process has told."""
        infos: dict[str, Any] = {}
        for part, answer in zip(self.parts, answers, strict=True):
            for name, values in answer.items():
                if name not in infos:
                    nothing = None if values.dtype == object else 0
                    infos[name] = np.full((self.num_envs, *values.shape[1:]), nothing, values.dtype)
                infos[name][part] = values
        return infos

    def place(self, k: int) -> tuple[int, int]:
        """The worker that plays game k, and its number among that worker's games. Raises OptionError if there is no
        game k.
        """
        for worker, part in enumerate(self.parts):
            if part.start <= k < part.stop:
                return worker, k - part.start
        raise OptionError(
            worded(
                "error-there-are-so-many-games",
                "there are {games} games, from 0 on; found {found}",
                games=self.num_envs,
                found=repr_of(k),
            )
        )

    def decode(self, k: int, action: int) -> str:
        """An action of game k in words."""
        worker, at = self.place(k)
        words: str = self.ask([(worker, (DECODE, (at, action)))])[0]
        return words

    def text(self, k: int) -> str:
        """Game k in few words, as `GameEnv.text` has it."""
        worker, at = self.place(k)
        text: str = self.ask([(worker, (TEXT, at))])[0]
        return text

    def transcript(self, k: int) -> str:
        """Game k so far as who observes it may know it, told with the rules that it followed."""
        worker, at = self.place(k)
        text: str = self.ask([(worker, (TRANSCRIPT, at))])[0]
        return text

    @property
    def tables(self) -> Tables:
        """What the cards of these games are, and what their abilities do: it never changes."""
        return self.setting.tables()

    def close_extras(self, **kwargs: Any) -> None:
        """Ends the processes and gives the memory back."""
        for _, pipe in self.workers:
            try:
                pipe.send((CLOSE, None))
            except OSError:
                continue  # it is gone already
        for process, pipe in self.workers:
            process.join(5)
            if process.is_alive():
                process.kill()
            pipe.close()
        self.workers = []

    def __enter__(self) -> ProcessVectorEnv:
        return self

    def __exit__(self, *of: object) -> None:
        self.close()
