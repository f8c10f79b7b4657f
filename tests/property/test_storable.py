"""A game can be stored in the middle of anything: every kind of frame can be written down and read back."""

from __future__ import annotations

from collections.abc import Iterator

from mainphase.kernel import machine
from mainphase.kernel.costs.pool import Payer
from mainphase.kernel.state import flat
from mainphase.kernel.state.effect_frame import RunEffectBase
from mainphase.kernel.state.state import Frame, PlayersFrame


def kinds(of: type[Frame]) -> Iterator[type[Frame]]:
    for kind in of.__subclasses__():
        yield kind
        yield from kinds(kind)


def test_every_frame_is_registered() -> None:
    """An unregistered one would only fail when a game happens to be stored while it is on the agenda."""
    assert machine is not None, "importing it imports every frame"
    missing = {kind.__name__ for kind in kinds(Frame) if flat.CLASSES.get(kind.__name__) is not kind}
    assert missing == {RunEffectBase.__name__, Payer.__name__, PlayersFrame.__name__}
