"""A cluster plays what one process plays, also when players are lost; each test has a cluster of its own."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from mainphase import sim
from mainphase.cards.decks import Deck
from mainphase.errors import MainphaseError, OptionError
from mainphase.sim import cluster
from mainphase.sim.cluster import LOCAL, OnRay
from mainphase.sim.plan import Batch

ray = pytest.importorskip("ray")

DECKS = ("vanilla-red", "vanilla-green")
QUICK = Deck("quick", ((20, "Mountain"), (20, "Goblin Piker")))


@pytest.fixture
def two_processors() -> Iterator[None]:
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="error")
    yield
    ray.shutdown()


def rows_of(run: sim.Run, batches: int) -> list[object]:
    """All that is known of every game."""
    run.finish()
    size = run.plan.batch
    return [run.rows(Batch(chunk, 0, chunk * size, size)) for chunk in range(batches)]


def mortal(marker: Path) -> type:
    """A bot that takes its process with it, once."""

    class Mortal:
        def __init__(self, seed: int = 0) -> None:
            self.seed = seed

        def choose(self, view: object, decision: object) -> int:
            if not marker.exists():
                marker.write_text("the first time")
                os.kill(os.getpid(), signal.SIGKILL)
            return 0

    return Mortal


def broken() -> type:
    class Broken:
        def choose(self, view: object, decision: object) -> int:
            return 0

        def __init__(self) -> None:
            raise RuntimeError("this bot cannot be made")

    return Broken


@pytest.mark.usefixtures("two_processors")
def test_a_cluster_plays_the_same_games_and_a_lost_player_changes_nothing(tmp_path: Path) -> None:
    bot = mortal(tmp_path / "marker")
    spread = sim.run([QUICK, QUICK], 24, bots=bot, batch=3, max_turns=4, small_decks=True, runner=OnRay(LOCAL))
    rows = rows_of(spread, 8)
    assert (tmp_path / "marker").exists(), "no player was lost"
    alone = sim.run([QUICK, QUICK], 24, bots=bot, batch=3, max_turns=4, small_decks=True)
    assert rows == rows_of(alone, 8)
    assert spread.tallies == alone.tallies


@pytest.mark.deep
@pytest.mark.usefixtures("two_processors")
def test_what_is_wrong_on_a_cluster_is_said_once(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(MainphaseError, match="this bot cannot be made"):
        sim.run([QUICK, QUICK], 2, bots=broken(), runner=OnRay(LOCAL)).finish()

    stopped = sim.run([QUICK, QUICK], 100, bots="random", batch=1, runner=OnRay(LOCAL))
    assert stopped.advance()
    stopped.close()

    monkeypatch.setattr(cluster, "__version__", "0.0.1")
    with pytest.raises(MainphaseError, match=r"has mainphase [\d.]+, and this one 0\.0\.1"):
        sim.run([QUICK, QUICK], 2, bots="random", runner=OnRay(LOCAL)).finish()


@pytest.mark.deep
def test_one_process_four_and_a_cluster_of_two_machines_one_of_which_is_lost_play_the_same() -> None:
    from ray.cluster_utils import Cluster

    alone = rows_of(sim.run(DECKS, 60, batch=3, seed=3), 20)
    assert rows_of(sim.run(DECKS, 60, batch=3, seed=3, jobs=4), 20) == alone
    machines = Cluster(initialize_head=True, head_node_args={"num_cpus": 2, "include_dashboard": False})
    second = machines.add_node(num_cpus=2)
    try:
        assert rows_of(sim.run(DECKS, 60, batch=3, seed=3, runner=OnRay(machines.address)), 20) == alone
        run = sim.run(DECKS, 60, batch=3, seed=3, runner=OnRay(machines.address))
        for _ in range(4):
            assert run.advance()
        machines.remove_node(second, allow_graceful=False)
        assert rows_of(run, 20) == alone
    finally:
        ray.shutdown()
        machines.shutdown()


def test_where_there_is_no_cluster_that_is_said() -> None:
    with pytest.raises(OptionError, match="found ''"):
        OnRay("")
    with pytest.raises(OptionError, match="give one of the two"):
        sim.run(DECKS, 2, jobs=3, ray=LOCAL)
    with pytest.raises(OptionError, match=r"there is no Ray cluster at 127\.0\.0\.1:9: "):
        sim.run(DECKS, 2, ray="127.0.0.1:9").finish()


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    with pytest.raises(OptionError, match=r"pip install 'mainphase\[ray\]'"):
        sim.run(DECKS, 2, ray=LOCAL).finish()
