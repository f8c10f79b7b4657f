"""How a mutating creature spell resolves (CR 702.140c)."""

from typing import Final

from mypy_extensions import mypyc_attr

from mainphase.kernel.asking.decisions import ask_one_of
from mainphase.kernel.events.merging import merge_change
from mainphase.kernel.events.performing import perform_event
from mainphase.kernel.state.state import Frame, State
from mainphase.kernel.values import DecisionKind, Option, OptionKind


@mypyc_attr(acyclic=True, free_list_len=1)
class MergeSpell(Frame):
    """The spell's controller puts it on top of the creature or under it, and it merges with that (CR 702.140c)."""

    ASK: Final = 0
    MERGED: Final = 1

    def __init__(self, spell: int = 0, permanent: int = 0) -> None:
        self.pc = MergeSpell.ASK
        self.spell = spell
        self.permanent = permanent

    def run(self, g: State) -> None:
        if self.pc == MergeSpell.MERGED:
            g.pop()
            return
        o = g.objects[self.spell]
        options = [Option.put_over(self.permanent), Option.put_under(self.permanent)]
        ask_one_of(g, o.controller, DecisionKind.MERGE, options, about=self.spell)

    def answer(self, g: State, option: Option) -> None:
        self.pc = MergeSpell.MERGED
        perform_event(g, [merge_change(self.spell, self.permanent, option.kind == OptionKind.UNDER)])

    def belongs_to(self, g: State, player: int) -> bool:
        o = g.find(self.spell)
        return o is None or o.controller == player or o.owner == player
