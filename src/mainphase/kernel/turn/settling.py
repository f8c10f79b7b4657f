"""How the game comes to rest: one look at state-based actions, which every timing model takes at its own moments."""

from mainphase.kernel.combat.in_combat import may_recheck, recheck
from mainphase.kernel.events.designations import bless_the_ascended
from mainphase.kernel.events.state_based import StateBased, acts_now
from mainphase.kernel.reading.lasting import expire_unmet
from mainphase.kernel.reading.layers import refresh
from mainphase.kernel.state.state import State


def push_state_based_actions(g: State) -> bool:
    """One look at state-based actions, if anything has happened since the last (CR 704.3). True if some are performed
    now.
    """
    if is_state_settled(g):
        return False
    g.push(StateBased())
    return True


def is_state_settled(g: State) -> bool:
    """True if no state-based action applies."""
    if not g.check_state:
        return True
    refresh(g)
    if g.lasting:
        expire_unmet(g)
    if g.book.blessing >= 0:
        bless_the_ascended(g)
    if g.combat is not None and may_recheck(g):
        recheck(g)
    if acts_now(g):
        return False
    g.check_state = False
    if g.deathtouched:
        g.deathtouched = []  # CR 704.5h: what was dealt since the last check, though nothing was to be done
    return True
