"""A clone and a restored copy of a game are the same game."""

from __future__ import annotations

from mainphase.kernel import machine
from mainphase.kernel.reading.layers import refresh
from mainphase.kernel.reading.restoring import restore_state
from mainphase.kernel.state import flat
from mainphase.kernel.state.state import State
from mainphase.sim.soak.invariants import check_derived, option_key


def restored_state(g: State) -> State:
    r = restore_state(flat.store_state(g), g.rules, g.book, g.timing)
    r.automation = g.automation
    return r


def check_copies(g: State, index: int) -> None:
    """They are equal in hash and derived data, now and after the same answer."""
    here = flat.hash_state(g)
    twin = flat.clone_state(g)
    assert flat.hash_state(twin) == here, "a clone has another hash"
    back = restored_state(g)
    assert flat.hash_state(back) == here, "a restored state has another hash"
    if twin.all_stale:
        refresh(twin)
    check_derived(twin, back)
    twin = flat.clone_state(g)
    assert g.pending is not None
    assert twin.pending is not None
    assert option_key(twin.pending.option(index)) == option_key(g.pending.option(index))
    machine.apply_option(twin, index)
    machine.apply_option(back, index)
    assert flat.hash_state(g) == here, "playing on in a clone changed the original"
    assert flat.hash_state(back) == flat.hash_state(twin), "a clone and a restored state differ after the same answer"
