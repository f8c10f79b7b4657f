"""The state that the batches of a game keep."""

from mainphase.kernel.state.batch_state import Batches
from mainphase.kernel.state.state import State


def batches(g: State) -> Batches:
    """The state that the batches of this game keep."""
    kept = g.batches
    assert kept is not None
    return kept
