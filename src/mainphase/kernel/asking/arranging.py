"""In which order objects go to a library together (CR 401.4)."""

from mypy_extensions import mypyc_attr

from mainphase.cards.nodes import Zone
from mainphase.kernel.asking.decisions import ask_object
from mainphase.kernel.reading.seen_cards import mark_seen, with_control
from mainphase.kernel.state.objects import ObjectKind
from mainphase.kernel.state.state import Frame, State
from mainphase.kernel.values import DecisionKind, Option


@mypyc_attr(acyclic=True, free_list_len=1)
class ArrangeCards(Frame):
    """Objects go to libraries together: each owner says in which order, from the top down (CR 401.4), or whoever looks
    at them (`by`). The result is in the order in which they are to be put there.
    """

    def __init__(self, cards: list[int] | None = None, on_top: bool = False, by: int = -1) -> None:
        self.pc = 0
        self.by = by
        self.left: list[int] = cards[:] if cards is not None else []
        self.placed: list[int] = []
        self.on_top = on_top

    def run(self, g: State) -> None:
        for p in g.apnap():
            mine = [oid for oid in self.left if g.objects[oid].owner == p and g.objects[oid].kind == ObjectKind.CARD]
            if self.alike(g, mine):
                self.placed.extend(mine)
                self.left = [oid for oid in self.left if oid not in mine]
            elif self.by >= 0 and not g.players[self.by].left:
                for oid in mine:
                    mark_seen(g, oid, with_control(g, self.by))
                ask_object(g, self.by, DecisionKind.ORDER, mine)
                return
            else:
                ask_object(g, p, DecisionKind.ORDER, mine)
                return
        self.placed.extend(self.left)  # tokens: they cease to exist
        if self.on_top:
            self.placed.reverse()
        g.pop()
        g.result = self.placed

    def alike(self, g: State, cards: list[int]) -> bool:
        """True if all are one card several times: their order is no choice."""
        for oid in cards:
            if g.objects[oid].card != g.objects[cards[0]].card:
                return False
        return True

    def answer(self, g: State, option: Option) -> None:
        self.left.remove(option.object)
        self.placed.append(option.object)

    def after_leaving(self, g: State, player: int) -> None:
        self.left = [oid for oid in self.left if g.objects[oid].zone != Zone.NOWHERE]
        self.placed = [oid for oid in self.placed if g.objects[oid].zone != Zone.NOWHERE]
