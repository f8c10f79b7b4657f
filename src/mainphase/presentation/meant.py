"""The object that somebody means: by its id in a view, by its name, or as a view shows it."""

from __future__ import annotations

from mainphase.errors import OptionError, repr_of
from mainphase.kernel.state.objects import Obj
from mainphase.kernel.state.state import State
from mainphase.presentation.object_view import ObjectView
from mainphase.presentation.view import view_of
from mainphase.presentation.words import ALL
from mainphase.saying.worded import enumeration, worded


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
            raise OptionError(
                worded("error-could-be", "{said} could be {found}", said=repr_of(said), found=enumeration(labels, "or"))
            )
        oid = named[0].id if named else 0
    there = isinstance(oid, int) and not isinstance(oid, bool) and oid > 0 and view.find(oid) is not None
    found = g.find(oid) if there else None
    if found is not None:
        return found
    raise OptionError(nothing_meant(g, said, seat))


def nothing_meant(g: State, said: int | str | ObjectView, seat: int) -> str:
    """That there is no such object, or that a seat sees none."""
    name = repr_of(said)
    if seat < 0 and isinstance(said, str):
        return worded("error-there-is-nothing-called", "there is nothing called {name}", name=name)
    if seat < 0:
        return worded("error-there-is-no-object", "there is no object {name}", name=name)
    player = g.players[seat].name
    if isinstance(said, str):
        return worded("error-sees-nothing-called", "{player} sees nothing called {name}", player=player, name=name)
    return worded("error-sees-no-object", "{player} sees no object {name}", player=player, name=name)
