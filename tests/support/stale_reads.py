"""Watches that nothing reads what an object is while that may be out of date (CR 604.2, 611.2c).

Between the moment when something changes and `layers.refresh`, characteristics and controllers are those of before.
What is asked then is answered wrongly, so nobody may ask, but for the event that is being carried out: its changes are
simultaneous, and each is carried out as things were before them.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from mainphase.kernel.events.kind_of_change import KINDS_OF_CHANGE
from mainphase.kernel.reading import layers
from mainphase.kernel.state.objects import Obj
from mainphase.kernel.state.state import Frame, State

WATCHED = ("ch", "controller")
# Where it is known that things are not up to date: whoever brings them up to date, and an event while it happens.
AT_WORK = (
    (layers, "determine"),
    (layers, "foresee_characteristics"),
    (layers, "modified"),
)
OF_A_CHANGE = ("apply", "mana_of", "shows", "may_unsettle", "facets")


class Watch:
    """What was read too early: the field, and the functions that asked, the last first."""

    def __init__(self) -> None:
        self.found: list[str] = []
        self.game: State | None = None
        self.at_work = 0

    def look(self, o: Obj, name: str, asking: FrameType | None) -> None:
        g = self.game
        if g is None or self.at_work or not (g.all_stale or o.id in g.stale_objects) or g.objects.get(o.id) is not o:
            return
        by: list[str] = []
        while asking is not None and len(by) < 12 and "kernel" in asking.f_code.co_filename:
            by.append(f"{Path(asking.f_code.co_filename).stem}.{asking.f_code.co_name}:{asking.f_lineno}")
            asking = asking.f_back
        self.found.append(f"{name}: " + " < ".join(by))

    def field(self, name: str) -> property:
        def read(o: Obj) -> Any:
            self.look(o, name, sys._getframe(1))
            return o.__dict__[name]

        def write(o: Obj, value: Any) -> None:
            o.__dict__[name] = value

        return property(read, write)

    def working(self, does: Callable[..., Any]) -> Callable[..., Any]:
        def done(*args: Any, **named: Any) -> Any:
            self.at_work += 1
            try:
                return does(*args, **named)
            finally:
                self.at_work -= 1

        return done

    def watched(self, runs: Callable[..., Any]) -> Callable[..., Any]:
        def run(frame: Frame, g: State, *args: Any) -> Any:
            outer, self.game = self.game, g
            try:
                return runs(frame, g, *args)
            finally:
                self.game = outer

        return run


def kinds_of_frame(root: type[Frame] = Frame) -> Iterator[type[Frame]]:
    for kind in root.__subclasses__():
        yield kind
        yield from kinds_of_frame(kind)


@contextmanager
def watching() -> Iterator[Watch]:
    """While this goes on, every read of what an object is. Interpreted code only: compiled code reads fields itself."""
    watch = Watch()
    with pytest.MonkeyPatch.context() as patch:
        for name in WATCHED:
            patch.setattr(Obj, name, watch.field(name), raising=False)
        for module, function in AT_WORK:
            patch.setattr(module, function, watch.working(getattr(module, function)))
        for behaviour in {ancestor for known in KINDS_OF_CHANGE for ancestor in type(known.kind).mro()}:
            for name in OF_A_CHANGE:
                if name in behaviour.__dict__:
                    patch.setattr(behaviour, name, watch.working(behaviour.__dict__[name]))
        for kind in set(kinds_of_frame()):
            for name in ("run", "answer"):
                if name in kind.__dict__:
                    patch.setattr(kind, name, watch.watched(kind.__dict__[name]))
        yield watch
