"""The objects that a spell or ability has moved itself, and what they have become: it finds them there (CR 400.7j)."""

from typing import final

from mypy_extensions import mypyc_attr

from mainphase.kernel.keys import SavedAs
from mainphase.kernel.state.context import Context


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Moved:
    def __init__(self, was: int = 0, became: int = 0) -> None:
        self.was = was
        self.became = became


def followed_moves(ctx: Context) -> list[Moved]:
    ids = ctx.saved.get(SavedAs.FOLLOWED, [])
    return [Moved(ids[i], ids[i + 1]) for i in range(0, len(ids), 2)]


def save_moves(ctx: Context, moves: list[Moved]) -> None:
    """Whatever a context saves is kept as plain numbers."""
    ids: list[int] = []
    for m in moves:
        ids.append(m.was)
        ids.append(m.became)
    ctx.saved[SavedAs.FOLLOWED] = ids
