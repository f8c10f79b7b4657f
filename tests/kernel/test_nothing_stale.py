"""Nothing reads what an object is while that may be out of date: a sample of the scenarios is played under watch, and
all of them in a run that asks for everything.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from tests.support.stale_reads import watching
from tests.support.table import position

from mainphase.cards.words import apply, card, creature, gain_life, gets, in_turn, sorcery, target, targeting
from mainphase.foundation.build import build_kind
from mainphase.kernel.effects import resolving
from mainphase.scenarios import load, run
from shares import SHARE

FILES = sorted((Path(__file__).parents[1] / "scenarios").rglob("*.yaml"))
EACH = 16 if os.environ.get(SHARE) else 1  # in `make test`, or where everything runs that is asked for

# Only an interpreted object tells who reads it.
pytestmark = pytest.mark.skipif(build_kind() != "interpreted", reason="compiled code reads fields by itself")


@pytest.mark.rule("604.2")
@pytest.mark.rule("611.2c")
def test_604_2_611_2c_what_is_read_is_up_to_date() -> None:
    with watching() as watch:
        for path in FILES[::EACH]:
            scenario = load(path)
            for date in scenario.rules:
                run(scenario, date)
                assert not watch.found, f"{path.name}, {date}:\n" + "\n".join(watch.found)


def test_the_watch_sees_what_is_read_too_early() -> None:
    g = position(alice=["Grizzly Bears", "Memnite"]).state
    one, other = g.permanents
    with watching() as watch:
        watch.game = g
        assert one.ch is not None
        assert not watch.found
        g.stale_objects.append(one.id)
        assert other.controller == one.controller
        assert len(watch.found) == 1, "of the one that was touched"
        g.all_stale = True
        assert other.ch is not None
        assert len(watch.found) == 2


@pytest.mark.rule("608.2c")
def test_608_2c_no_instruction_is_carried_out_before_what_came_before_it_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    lift = card("Lift", "{U}", sorcery)(targeting(creature).do(in_turn(apply(target, gets(1, 1)), gain_life(1))))
    table = position(alice=["Island", "Memnite"], alice_hand=[lift])
    table.alice.cast("Lift", ["Memnite"])
    monkeypatch.setattr(resolving, "refresh", lambda g: None)
    with pytest.raises(AssertionError):
        table.resolve()
