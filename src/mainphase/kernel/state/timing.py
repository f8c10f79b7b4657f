"""The interface to what the rules of different dates place differently in time. `turn.stack_timing` has it for the
stack (June 1999 on), `fifth.batch_timing` for the batches of 1997.
"""

from typing import TYPE_CHECKING

from mainphase.cards.nodes import Activated
from mainphase.kernel.lowering.codes import ModeCode
from mainphase.kernel.state.change import Change
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.objects import Obj
from mainphase.kernel.state.turn_parts import Part

if TYPE_CHECKING:
    from mainphase.kernel.state.state import State


class Timing:
    """The seams where two timing models differ, and nothing else. Shared code calls them and never asks which model it
    has. A model keeps nothing of its own: what it has to remember of a game is in the state.
    """

    # --- The time to act

    def announced(self, g: "State", oid: int) -> None:
        """A spell or ability has been cast, activated or put on the stack."""
        raise NotImplementedError

    def copied(self, g: "State", oid: int) -> None:
        """A copy has been put on top of the stack, without having been cast or activated."""
        raise NotImplementedError

    def window(self, g: "State", step: Part) -> None:
        """Opens the time to act in a part: pushes the frame that offers it."""
        raise NotImplementedError

    def settle(self, g: "State") -> bool:
        """Brings the game to rest before somebody may act: deaths, losses, triggers. True if it pushed something to be
        done first.
        """
        raise NotImplementedError

    def between_turns(self, g: "State", player: int) -> bool:
        """This player's turn is about to begin: what may be done before it. True if it pushed something."""
        raise NotImplementedError

    # --- Parts of the turn

    def part_begins(self, g: "State", part: Part) -> None:
        """Abilities that wait for the beginning of a part trigger, or are played."""
        raise NotImplementedError

    def part_ends(self, g: "State", part: Part) -> None:
        """Does what the timing model adds as a part ends; mana and effects end by the turn plan."""
        raise NotImplementedError

    def after_action(self, g: "State") -> bool:
        """After each turn-based action. True if it pushed something to be done before the next."""
        raise NotImplementedError

    def is_done(self, g: "State", action: int) -> bool:
        """True if a turn-based action is not to be done in this part any more: it has been played as an ability."""
        raise NotImplementedError

    def leave_out(self, g: "State", action: int) -> None:
        """A turn-based action of this part that has not been done will not be."""
        raise NotImplementedError

    def perform(self, g: "State", action: int) -> None:
        """Carries out an operation that only the turn plan of this model has."""
        raise NotImplementedError

    def skipped_for(self, g: "State", ctx: Context) -> None:
        """A player has skipped a turn, phase or step in order that something else be done."""
        raise NotImplementedError

    def holds_added(self, g: "State", kind: int) -> bool:
        """True if a phase that an effect adds has its place inside the phase going on: then it has been added there."""
        raise NotImplementedError

    # --- Events and damage

    def holds_back(self, g: "State", change: Change) -> bool:
        """True if something comes before this change, besides what is indexed: then its event is not to happen yet."""
        raise NotImplementedError

    def choose_replacements(self, g: "State", changes: list[Change]) -> None:
        """Effects may replace or prevent parts of an event (614-616): pushes the frame that finds out and lets the
        event happen.
        """
        raise NotImplementedError

    def replaced(self, g: "State", changes: list[Change]) -> None:
        """An event has become what it is, and is about to happen."""
        raise NotImplementedError

    def states_change(self, g: "State") -> None:
        """Something has changed, and there are abilities that trigger when a state is true (CR 603.8)."""
        raise NotImplementedError

    def sources_of_damage(self, g: "State") -> list[int]:
        """The objects that can be chosen as a source of damage (609.7a); an object may be among them twice."""
        raise NotImplementedError

    # --- Legality

    def out_of_place(self, g: "State", ctx: Context) -> int:
        """0, or why this is not the place for a spell (`ctx.source` is its card) or an activated ability."""
        raise NotImplementedError

    def mode_allowed(self, g: "State", mode: ModeCode) -> bool:
        """True if this is the place for one of the ways of playing a modal spell or ability."""
        raise NotImplementedError

    def can_be_aimed_at(self, g: "State", o: Obj) -> bool:
        """True if what is being announced now can target this object, as far as the time goes."""
        raise NotImplementedError

    def cannot_use(self, g: "State", player: int, o: Obj, ability: Activated) -> int:
        """0, or why this ability can't be activated at this time: its own window and its costs aside."""
        raise NotImplementedError
