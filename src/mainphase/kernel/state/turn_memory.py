"""What is so in one turn, kept aside while another turn goes on beside it (CR 807.4)."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from mainphase.kernel.roles import Ref, UseKey

NOTHING_REMEMBERED: Final[dict[str, int]] = {}
NOTHING_USED: Final[dict[int, int]] = {}


@mypyc_attr(acyclic=True)
@final
class PlayerInTurn:
    """What has happened to a player in a turn, and what they have done. Never changed once it is made."""

    def __init__(
        self,
        lands_played: int = 0,
        spells_this_turn: int = 0,
        spells_last_turn: int = 0,
        drawn_this_turn: int = 0,
        memory: dict[str, int] | None = None,
    ) -> None:
        self.lands_played = lands_played
        self.spells_this_turn = spells_this_turn
        self.spells_last_turn = spells_last_turn
        self.drawn_this_turn = drawn_this_turn
        self.memory: dict[str, int] = memory if memory is not None else NOTHING_REMEMBERED


@mypyc_attr(acyclic=True)
@final
class ObjectInTurn:
    """How often what an object can do was used in a turn, and whether it was dealt damage. Never changed once it is
    made.
    """

    def __init__(self, id: int = 0, damaged: bool = False, used: dict[int, int] | None = None) -> None:
        self.id: Ref = id
        self.damaged = damaged
        self.used: dict[UseKey, int] = used if used is not None else NOTHING_USED
