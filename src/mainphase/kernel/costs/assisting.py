"""Assist (CR 702.132): another player may pay for any amount of the generic mana in the total cost of a spell.

Whether a spell could be cast with such help is asked before anybody has been: so what the others could pay is counted
by what everybody sees, their mana pools and the mana abilities of what they have on the battlefield or in a graveyard.
Cards of their hands don't count, and don't pay.
"""

from typing import Final

from mainphase.cards import nodes as n
from mainphase.kernel.costs.affording import can_pay_mana, is_bent, max_x
from mainphase.kernel.costs.arithmetic import least_generic
from mainphase.kernel.costs.sources_of_mana import is_assisted
from mainphase.kernel.keys import MemoryKey
from mainphase.kernel.state.objects import Obj
from mainphase.kernel.state.state import NO_IDS, State

ANY_AMOUNT: Final = n.ManaCost(0, (), 1)


def refusal_key(helper: int, o: Obj) -> str:
    """What a player remembers of another one who would not pay enough for a card: nobody is asked twice in a turn."""
    return f"{MemoryKey.UNASSISTED}{helper} {o.card}"


def helpers_to_ask(g: State, player: int, o: Obj) -> list[int]:
    """Who may be asked to pay for a part of this spell, in turn order: other players, opponents or not, within the
    range of influence (CR 801.2).
    """
    out: list[int] = []
    p = g.players[player]
    for other in g.apnap():
        if other == player or (g.ranged and not p.reaches(other)):
            continue
        if p.recall(refusal_key(other, o)) == 0:
            out.append(other)
    return out


def most_from(g: State, helper: int, spell: int) -> int:
    """The most mana that a player could pay for another's spell, as everybody can tell."""
    return max(0, max_x(g, helper, ANY_AMOUNT, spell, hidden_cards_of(g, helper)))


def hidden_cards_of(g: State, helper: int) -> list[int]:
    """The cards with which a player does not pay for another's spell."""
    return g.players[helper].hand[:] if g.book.mana_elsewhere else NO_IDS


def generic_of(cost: n.ManaCost) -> int:
    """The generic mana in a total cost whose X is known, for any amount of which another player may pay."""
    return 0 if is_bent(cost) else max(0, least_generic(cost.generic, list(cost.symbols)))


def less_help(cost: n.ManaCost, amount: int) -> n.ManaCost:
    """What is left of a cost once another player pays this much of its generic mana."""
    return n.ManaCost(cost.generic - amount, cost.symbols, cost.x)


def may_rely_on_help(g: State, player: int, o: Obj) -> bool:
    """True if a player may begin to cast a spell that they can't pay for alone: only with priority, so that there is a
    moment before it to return to (CR 733.1). What is cast while something resolves they have to be able to pay for.
    """
    return g.holder == player and is_assisted(o)


def could_pay_helped_by(g: State, player: int, helper: int, cost: n.ManaCost, spell: int, exclude: list[int]) -> bool:
    """True if this cost could be paid with all that another player could pay of it."""
    most = min(generic_of(cost), most_from(g, helper, spell))
    return most > 0 and can_pay_mana(g, player, less_help(cost, most), 0, spell, exclude)


def can_pay_assisted(g: State, player: int, cost: n.ManaCost, spell: int, exclude: list[int]) -> bool:
    """True if a player who can't pay this cost alone could do so with the help of another one."""
    o = g.objects[spell]
    if not may_rely_on_help(g, player, o) or generic_of(cost) == 0:
        return False
    for helper in helpers_to_ask(g, player, o):
        if could_pay_helped_by(g, player, helper, cost, spell, exclude):
            return True
    return False


def max_x_assisted(g: State, player: int, cost: n.ManaCost, spell: int, exclude: list[int], alone: int) -> int:
    """The greatest X that could be paid for with the help of another player; `alone`: that without."""
    o = g.objects[spell]
    if is_bent(cost) or not may_rely_on_help(g, player, o):
        return alone
    best = alone
    for helper in helpers_to_ask(g, player, o):
        most = most_from(g, helper, spell)
        if most > 0:
            best = max(best, max_x(g, player, less_help(cost, most), spell, exclude))
    return best
