"""Batches played on a Ray cluster: the runner for many machines.

Each processor of the cluster has one player, a process that lives as long as the run: it has the plan, its cards stay
lowered, and it is given one batch more than it is at, so that it never waits and nothing piles up. What a lost player
had is played again by another. What comes of a batch is decided by the plan alone: it makes no difference who plays it.
"""

from __future__ import annotations

import pickle
import socket
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from mainphase import __version__
from mainphase.errors import MainphaseError, OptionError, cut, repr_of
from mainphase.foundation.whole_numbers import whole
from mainphase.saying.error_texts import error_text
from mainphase.saying.worded import fixed, worded
from mainphase.sim.batches import BatchResult, play_batch
from mainphase.sim.extra import needs
from mainphase.sim.plan import Batch, Plan
from mainphase.sim.runners import AHEAD, MOST_LOSSES, pickled_plan

LOCAL: Final = "local"  # an address: a cluster of this machine alone, for as long as the run lasts
PATIENCE: Final = 10.0  # seconds for a connection
AGREES: Final = "agrees"  # what a player says first


@dataclass
class Hand:
    """A player somewhere in the cluster, and what it has been given. None is the question whether it is there."""

    actor: Any
    given: dict[Any, Batch | None] = field(default_factory=dict)
    here: bool = False


class RayActor:
    """The actor that plays batches in a process of the cluster."""

    def __init__(self, packed: bytes) -> None:
        self.plan: Plan = pickle.loads(packed)

    def agrees(self, version: str) -> str:
        """`AGREES` if it plays by the same version of mainphase, else its version."""
        return AGREES if version == __version__ else __version__

    def play(self, batch: Batch) -> BatchResult:
        return play_batch(self.plan, batch)


class OnRay:
    """The cluster at an address: `auto`, HOST:PORT, ray://HOST:PORT, or `local`."""

    def __init__(self, address: str = "auto") -> None:
        if not isinstance(address, str) or not address.strip():
            raise OptionError(
                worded(
                    "error-a-ray-cluster-is-at-auto",
                    "a Ray cluster is at auto, local, HOST:PORT or ray://HOST:PORT; found {address}",
                    address=repr_of(address),
                )
            )
        self.address = address.strip()

    def play(self, plan: Plan, batches: Iterator[Batch]) -> Iterator[BatchResult]:
        """Yields the results of the batches, as they are done."""
        ray = needs("ray", fixed("error-runs-on-a-cluster", "runs on a cluster"), "ray")
        ours = self._connect(ray)
        hands: list[Hand] = []
        try:
            packed = ray.put(pickled_plan(plan))
            players = max(1, int(ray.cluster_resources().get("CPU", 1)))
            hands += [hire(ray, packed) for _ in range(players)]
            yield from BatchesOut(ray, packed, hands, batches).played()
        finally:
            for hand in hands:
                ray.kill(hand.actor)
            if ours:
                ray.shutdown()

    def _connect(self, ray: Any) -> bool:
        """Joins the cluster; whether this run is the first in this process to do so, and leaves it again."""
        if ray.is_initialized():
            return False
        self._knock()
        how = {"include_dashboard": False} if self.address == LOCAL else {"address": self.address}
        try:
            ray.init(**how, log_to_driver=False, logging_level="error", configure_logging=True)
        except (ConnectionError, ValueError, RuntimeError) as wrong:
            raise OptionError(
                worded(
                    "error-there-is-no-ray-cluster-at",
                    "there is no Ray cluster at {address}: {wrong}",
                    address=cut(self.address),
                    wrong=cut(str(wrong), 300),
                )
            ) from None
        return True

    def _knock(self) -> None:
        """Raises OptionError if nobody listens at HOST:PORT: Ray itself would wait for minutes."""
        host, colon, port = self.address.removeprefix("ray://").rpartition(":")
        if not colon:
            return
        number = whole(port)
        if number is None:
            raise OptionError(
                worded(
                    "error-there-is-no-ray-cluster",
                    "there is no Ray cluster at {address}: a port is a whole number",
                    address=cut(self.address),
                )
            )
        try:
            socket.create_connection((host.strip("[]"), number), PATIENCE).close()
        except (OSError, ValueError, OverflowError) as wrong:
            raise OptionError(
                worded(
                    "error-there-is-no-ray-cluster-at",
                    "there is no Ray cluster at {address}: {wrong}",
                    address=cut(self.address),
                    wrong=error_text(wrong),
                )
            ) from None


def hire(ray: Any, packed: Any) -> Hand:
    """A new player, wherever a processor is free."""
    actor = ray.remote(num_cpus=1, max_restarts=0)(RayActor).remote(packed)
    return Hand(actor, {actor.agrees.remote(__version__): None})


class BatchesOut:
    """The batches that are out, and with whom."""

    def __init__(self, ray: Any, packed: Any, hands: list[Hand], batches: Iterator[Batch]) -> None:
        self.ray = ray
        self.packed = packed
        self.hands = hands
        self.batches = batches
        self.again: list[Batch] = []
        self.losses: dict[Batch, int] = {}

    def played(self) -> Iterator[BatchResult]:
        """Hands out batches until there is none left, and yields what came of each. Raises MainphaseError if a machine
        has another version.
        """
        while self._give():
            out = {ref: hand for hand in self.hands for ref in hand.given}
            done, _ = self.ray.wait(list(out), num_returns=1)
            hand = out[done[0]]
            try:
                came = self.ray.get(done[0])
            except self.ray.exceptions.RayTaskError as error:  # raised by our own code, not by the cluster
                raise error.cause from None
            except self.ray.exceptions.RayError:
                self._lose(hand)
                continue
            if hand.given.pop(done[0]) is not None:
                yield came
            elif came == AGREES:
                hand.here = True
            else:
                raise MainphaseError(
                    worded(
                        "error-a-machine-of-the-cluster",
                        "a machine of the cluster has mainphase {came}, and this one {version}: games are the same "
                        "only by the same version",
                        came=came,
                        version=__version__,
                    )
                )

    def _give(self) -> bool:
        """Gives every player as much as it should have. False: nothing is left to be played."""
        for hand in self.hands:
            while hand.here and len(hand.given) < AHEAD:
                batch = self._next()
                if batch is None:
                    break
                hand.given[hand.actor.play.remote(batch)] = batch
        if any(batch is not None for hand in self.hands for batch in hand.given.values()):
            return True
        if any(hand.here for hand in self.hands):  # and it was given nothing
            return False
        return self._has_more()

    def _next(self) -> Batch | None:
        return self.again.pop() if self.again else next(self.batches, None)

    def _has_more(self) -> bool:
        """True if there is a batch for whoever comes first."""
        batch = self._next()
        if batch is not None:
            self.again.append(batch)
        return batch is not None

    def _lose(self, hand: Hand) -> None:
        """A player is gone, with all that it had: another one for its place."""
        lost = sorted((batch for batch in hand.given.values() if batch is not None), reverse=True)
        for batch in lost:
            self.losses[batch] = self.losses.get(batch, 0) + 1
            if self.losses[batch] >= MOST_LOSSES * AHEAD:
                raise OptionError(
                    worded(
                        "error-the-players-of-batch-of-series",
                        "the players of batch {chunk} of series {series} are lost again and again; is there enough "
                        "memory on the machines of the cluster?",
                        chunk=batch.chunk,
                        series=batch.series,
                    )
                )
        self.again += lost
        self.ray.kill(hand.actor)
        self.hands[self.hands.index(hand)] = hire(self.ray, self.packed)
