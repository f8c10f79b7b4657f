"""What the layers leave after each change is what they would make of everything from the start (CR 613.5)."""

from __future__ import annotations

import pytest
from tests.property.playing import Dice, Player, deal, play

from mainphase.kernel.evaluate import now
from mainphase.kernel.layers import refresh
from mainphase.kernel.objects import Obj
from mainphase.kernel.state import State

pytestmark = pytest.mark.fuzz

CHUNKS = 4
EVERY = 7


def seen(o: Obj) -> tuple[object, ...]:
    c = now(o)
    return (
        c.name,
        c.colors,
        c.types,
        c.supertypes,
        sorted(c.subtypes),
        c.power,
        c.toughness,
        c.keywords,
        c.abilities,
        o.controller,
    )


def check_from_the_start(g: State) -> None:
    """Determines everything again, in the very state: nothing may change, nor any index."""
    if g.stale or g.touched:
        refresh(g)
    before = {oid: seen(g.objects[oid]) for oid in g.battlefield + g.stack}
    indices = ([w[:] for w in g.watchers], [s[:] for s in g.statics], g.actives[:])
    kept, clock = g.check_state, g.clock
    g.stale = True
    refresh(g)
    g.check_state = kept
    for oid, was in before.items():
        assert seen(g.objects[oid]) == was, f"object {oid} is determined anew as {seen(g.objects[oid])}, it was {was}"
    assert (g.watchers, g.statics, g.actives) == indices, "the indices differ"
    assert g.clock == clock, "something has changed control"


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_613_5_determined_in_part_equals_determined_whole(chunk: int, random_games: int) -> None:
    def watch(state: State, n: int) -> None:
        if n % EVERY == 0:
            check_from_the_start(state)

    for seed in range(chunk + 1, random_games // 4 + 1, CHUNKS):
        dice = Dice(seed + 50_000)
        g = deal(dice)
        play(g, Player(dice), watch)
