"""The object that somebody means: by its id in a view, by its name, or as a view shows it."""

from __future__ import annotations

from mainphase.errors import OptionError, repr_of
from mainphase.kernel.state.objects import Obj
from mainphase.kernel.state.state import State
from mainphase.presentation.object_view import ObjectView
from mainphase.presentation.view import view_of
from mainphase.presentation.words import ALL
from mainphase.saying.worded import enumeration


def object_meant(g: State, said: int | str | ObjectView, seat: int = ALL) -> Obj:
    """The object that a seat means, or somebody from whom nothing is hidden. Raises OptionError if they see none like
    that, or several that differ.
    """
    view = view_of(g, seat)
    oid = said.id if isinstance(said, ObjectView) else said
    if isinstance(oid, str):
        named = view.called(oid)
        labels = list(dict.fromkeys(o.label for o in named))
        if len(labels) > 1:
            raise OptionError(f"{repr_of(said)} could be {enumeration(labels, 'or')}")
        oid = named[0].id if named else 0
    there = isinstance(oid, int) and not isinstance(oid, bool) and oid > 0 and view.find(oid) is not None
    found = g.find(oid) if there else None
    if found is not None:
        return found
    who = "there is" if seat < 0 else f"{g.players[seat].name} sees"
    what = "nothing called" if isinstance(said, str) else "no object"
    raise OptionError(f"{who} {what} {repr_of(said)}")
