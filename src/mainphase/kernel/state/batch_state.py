"""The state that the batches of 1997 keep, and the uses of a way of playing something."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from mainphase.kernel.roles import Ref
from mainphase.kernel.state.change import Change


@mypyc_attr(acyclic=True, free_list_len=1)
class Use:
    """The uses of a way of playing a spell or ability, as bits: under the rules of 1997 that says when it is played."""

    BATCH: Final = 1
    INTERRUPT: Final = 2  # of what is being cast
    PREVENTION: Final = 4  # of damage that has been assigned
    REGENERATION: Final = 8  # of what is being destroyed
    ANY: Final = 15


@mypyc_attr(acyclic=True)
@final
class Batches:
    """The state that the timing of 1997 keeps: damage that has been assigned and not yet dealt, the spell or ability
    that may be interrupted, what is being destroyed, what has been used in this phase and this turn.
    """

    def __init__(self) -> None:
        self.assigned: list[Change] = []
        self.dealing: list[Change] = []  # of it, what the damage-prevention step that goes on is about
        self.doomed: list[Ref] = []  # ids of permanents that are about to be destroyed and can be regenerated
        self.aim: Ref = 0  # id of what is being cast: only that can interrupts target
        self.use: int = Use.ANY  # what the spell or ability being announced is to be for
        self.done: list[int] = []  # turn-based actions that have been used in this phase as phase abilities
        self.attacks = 1  # that may still be declared this turn
        self.worn = False  # effects until end of turn have ended this turn: new ones end at once
        self.untapping: Ref = 0  # id of the untapping on the stack, from its announcement until it resolves
        self.chosen: list[Ref] = []  # what is to untap, as decided since untapping was announced
        self.staying: list[Ref] = []  # and what is not
        self.excess: list[Change] = []  # damage moved by trample, for the damage-prevention step after this one
