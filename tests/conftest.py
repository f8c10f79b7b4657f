"""What every test may use, and which tests a run of `make test` leaves to the other run (see tools/shares.py)."""

from __future__ import annotations

import gc
import os
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

import shares
from mainphase.cards.beside import PATH
from mainphase.foundation.build import build_kind
from mainphase.foundation.lazy_imports import without_collecting
from mainphase.kernel.state.objects import NO_NAMES, NO_USES
from mainphase.kernel.state.state import NO_IDS

# Reproducible in `make test`, exploring in `make test-deep`; no deadlines: the machines that test are shared.
settings.register_profile("test", deadline=None, derandomize=True, print_blob=True)
settings.register_profile("deep", deadline=None, max_examples=1000, print_blob=True)
settings.load_profile(os.environ.get("MAINPHASE_HYPOTHESIS", "test"))

# A catalogue of whoever runs the tests changes nothing in them.
os.environ[PATH] = ""

# Every process keeps all tests, the cards and the grammar. To look through them for what nobody needs any more takes a
# fifth of the time where it is done as often as Python does it by itself.
gc.set_threshold(100_000, 20, 20)

COLLECTED = pytest.StashKey[list[str]]()
KEPT = pytest.StashKey[shares.Ledger]()


def pytest_report_header() -> str:
    return f"mainphase: {build_kind()} build"


@pytest.fixture(autouse=True)
def what_objects_share_stays_empty() -> Iterator[None]:
    """Objects that have nothing share what they have nothing in: who writes there writes into all of them."""
    yield
    assert not NO_NAMES, "counters or choices were written where all objects without any share them: see Obj.put"
    assert not NO_IDS, "something was entered where all empty indices share one: see statics.enter"
    assert not NO_USES, "a use was written where all objects without any share them: see Obj.use"


@pytest.fixture(scope="session")
def random_games() -> int:
    """How many random games a property test plays: MAINPHASE_RANDOM_GAMES, or 120 compiled and 40 interpreted."""
    asked = os.environ.get("MAINPHASE_RANDOM_GAMES")
    if asked is None:
        return 120 if build_kind() == "compiled" else 40
    if not asked.isdecimal() or int(asked) == 0:
        raise pytest.UsageError(f"MAINPHASE_RANDOM_GAMES={asked}: a whole number above 0 is needed")
    return int(asked)


# -- the share of this run --------------------------------------------------------------------------------------------


def share() -> str:
    """Which run of `make test` this is; nothing where everything runs that is asked for."""
    asked = os.environ.get(shares.SHARE, "")
    if asked and asked not in shares.BOTH:
        raise pytest.UsageError(f"{shares.SHARE}={asked}: it is {' or '.join(sorted(shares.BOTH))}")
    return asked


@pytest.fixture(scope="session")
def collected(pytestconfig: pytest.Config) -> list[str]:
    """Every test that was asked for, by node id; those too that are left to the other run."""
    return pytestconfig.stash[COLLECTED]


def pytest_configure(config: pytest.Config) -> None:
    config.stash[KEPT] = shares.Ledger()
    share()  # wrong, it is told before anything is collected


@pytest.hookimpl(trylast=True)  # what -m and -k leave out is not left to the other run
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    config.stash[COLLECTED] = [item.nodeid for item in items]
    if not (run := share()):
        return
    left_out = [item for item in items if run not in shares.runs_of(item.nodeid)]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if run in shares.runs_of(item.nodeid)]
        config.stash[KEPT].left_out.update(item.nodeid for item in left_out)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Tests that are collected stay."""
    with without_collecting():
        return (yield)


def pytest_collection_finish(session: pytest.Session) -> None:
    if session.config.option.collectonly:
        session.config.stash[KEPT].ran.update(item.nodeid for item in session.items)


@pytest.hookimpl(optionalhook=True)  # of pytest-xdist: a worker tells what it left out when it is done
def pytest_testnodedown(node: Any, error: object) -> None:
    node.config.stash[KEPT].left_out.update(getattr(node, "workeroutput", {}).get("left_out", ()))


class Keeper:
    """Keeps what ran; with workers, in the process that they tell."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.config.stash[KEPT].ran.add(report.nodeid)


def pytest_sessionstart(session: pytest.Session) -> None:
    session.config.pluginmanager.register(Keeper(session.config))


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    kept = session.config.stash[KEPT]
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["left_out"] = sorted(kept.left_out)
    elif path := os.environ.get(shares.LEDGER):
        kept.write(Path(path))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    if left_out := len(config.stash[KEPT].left_out):
        terminalreporter.write_line(
            f"left out {left_out} tests here because they run {shares.other(share())} (FULL=1 runs them here as well)"
        )
