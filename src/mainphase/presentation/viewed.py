"""How a view finds out what it shows: from the state, when it is read.

A view is a value, so it goes on showing the moment at which it was made: before the game goes on, the views of it that
are still there get a copy of its state (`StateShown`). And since a bot that is given a view must not
reach the state, a view holds a `ViewKey`, by which this file finds what it looks at (`VIEW_SOURCES`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from mainphase.kernel.state import flat
from mainphase.kernel.state.state import State
from mainphase.kernel.values import Decision
from mainphase.presentation.names import names_kept
from mainphase.presentation.shown import Shown

Value = TypeVar("Value")


class ViewKey:
    """Stands in a view for the state that it shows."""

    __slots__ = ()

    def __del__(self) -> None:
        VIEW_SOURCES.pop(id(self), None)


class StateShown:
    """The state that the views of one moment show: that of a game until it goes on, then a copy."""

    __slots__ = ("__weakref__", "g")

    def __init__(self, g: State) -> None:
        self.g = g

    def keep(self) -> None:
        """The game is about to go on."""
        self.g = flat.clone_state(self.g)


class ViewSource:
    """The source of a view: what it shows, who looks, and if words are wanted."""

    __slots__ = ("seat", "shown", "words")

    def __init__(self, shown: StateShown, seat: int, words: bool) -> None:
        self.shown = shown
        self.seat = seat
        self.words = words

    @property
    def g(self) -> State:
        return self.shown.g

    @property
    def mine(self) -> Decision | None:
        """What this seat is asked."""
        g = self.shown.g
        d = g.pending
        return d if d is not None and g.decider(d.player) == self.seat else None


VIEW_SOURCES: Final[dict[int, ViewSource]] = {}


class reached(Generic[Value]):
    """A part of the state that a field is found from. A view does not hold it, unless it is being read as a whole."""

    def __init__(self, find: Callable[[Any], Value]) -> None:
        self.find = find

    def __get__(self, seen: object, owner: type) -> Value:
        return self.find(seen)


class Viewed(Shown):
    """A part of what a seat sees."""

    REACHED: tuple[str, ...] = ("_g",)  # what is held while all fields are found

    _key: ViewKey

    @property
    def _from(self) -> ViewSource:
        return VIEW_SOURCES[id(self._key)]

    @reached
    def _g(self) -> State:
        return VIEW_SOURCES[id(self._key)].shown.g

    def as_dict(self, say: Callable[[str], str] = str) -> dict[str, Any]:
        """Plain data that JSON can hold, as the schema says; what is empty is left out where that may be. `say` is how
        texts are said to the reader.
        """
        own = self.__dict__
        if "_key" not in own:  # it came from another process, and is whole
            return super().as_dict(say)
        with names_kept(self._g):
            return self._whole(say)

    def _whole(self, say: Callable[[str], str]) -> dict[str, Any]:
        own = self.__dict__
        own.update({name: getattr(self, name) for name in self.REACHED})
        try:
            return super().as_dict(say)
        finally:
            for name in self.REACHED:
                del own[name]
