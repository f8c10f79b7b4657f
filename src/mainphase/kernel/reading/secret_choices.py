"""Players chosen secretly for an object: known to whoever chose, until they reveal whom."""

from mainphase.kernel.keys import ChosenKey
from mainphase.kernel.state.objects import Obj
from mainphase.kernel.state.state import State


def knows_secret(g: State, o: Obj, seat: int) -> bool:
    """True if a player is secretly chosen for this, and this seat chose, or controls who did (CR 723.4)."""
    chooser = o.chosen.get(ChosenKey.CHOOSER, -1)
    return chooser >= 0 and ChosenKey.SECRET in o.chosen and seat in (chooser, g.decider(chooser))


def hidden_secrets(g: State, seat: int) -> list[Obj]:
    """The things that a player is secretly chosen for without this seat's knowing whom."""
    out: list[Obj] = []
    for id in range(len(g.objects.at)):
        o = g.objects.peek(id)
        if o is not None and o.chosen and ChosenKey.SECRET in o.chosen and not knows_secret(g, o, seat):
            out.append(g.objects[id])
    return out


def could_be_chosen(g: State, o: Obj) -> list[int]:
    """Whom the player secretly chosen for this could be: the chooser's opponents still in the game, by seat."""
    chooser = o.chosen[ChosenKey.CHOOSER]
    return [p.id for p in g.players if not p.left and g.are_opponents(chooser, p.id)]
