"""Which creatures could block which attackers, together with others (CR 509.1a-b), and what blocking costs (509.1d)."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from mainphase.cards.nodes import BlockTax, CanBlockMore, Keyword, ManaCost, NeedsBlockers
from mainphase.kernel.combat.evasion import can_block, cant_block_that, kept_from_blocking
from mainphase.kernel.costs.affording import can_pay_mana, is_nothing
from mainphase.kernel.reading.defending import defending_player, defends_together
from mainphase.kernel.reading.evaluate import matches
from mainphase.kernel.reading.layers import has_keyword, refreshed_characteristics
from mainphase.kernel.reading.protecting import blocks_tapped
from mainphase.kernel.reading.statics import StaticKind, active_statics, any_static
from mainphase.kernel.state.ids import index_of_id
from mainphase.kernel.state.objects import Obj
from mainphase.kernel.state.packed import Declared
from mainphase.kernel.state.refusal import pack_refusal
from mainphase.kernel.state.state import State
from mainphase.kernel.values import NOBODY, Characteristics
from mainphase.rules.concepts import Concept

MOST_KINDS: Final = 16  # of creatures that are remembered as alike


def blocking_side(g: State, player: int) -> list[int]:
    """Those who declare blockers together with a player: themselves, or the team where it defends together (CR
    805.10d).
    """
    return g.team(player) if defends_together(g) else [player]


def attackers_against(g: State, side: list[int]) -> list[int]:
    """The creatures attacking these players or their planeswalkers, in the order they began to attack."""
    out: list[int] = []
    combat = g.combat
    if combat is None:
        return out
    for f in combat.on_attack:
        if index_of_id(side, defending_player(g, f.id)) >= 0:
            out.append(f.id)
    return out


@mypyc_attr(acyclic=True)
@final
class AlikeBlockers:
    """Creatures that can block the same attackers, since what decides that is the same in each (`Blockable`)."""

    def __init__(self, ch: Characteristics, controller: int, attackers: list[int]) -> None:
        self.ch = ch
        self.controller = controller
        self.attackers = attackers  # that they can block, in their order; never changed

    def like(self, ch: Characteristics, controller: int) -> bool:
        mine = self.ch
        return controller == self.controller and (
            ch is mine
            or (
                ch.keywords == mine.keywords
                and ch.types == mine.types
                and ch.colors == mine.colors
                and ch.power == mine.power
            )
        )


@mypyc_attr(acyclic=True)
@final
class Blockable:
    """The attackers that each creature can block (CR 509.1a-b), found once for all that are alike."""

    def __init__(self, attackers: list[int]) -> None:
        self.attackers = attackers
        self.known: list[AlikeBlockers] = []

    def by(self, g: State, o: Obj) -> list[int]:
        """Those that a creature that can block can block: to look at."""
        ch = refreshed_characteristics(g, o)
        if is_particular(g):
            return self.found(g, o.id)
        for alike in self.known:
            if alike.like(ch, o.controller):
                return alike.attackers
        attackers = self.found(g, o.id)
        if len(self.known) < MOST_KINDS:
            self.known.append(AlikeBlockers(ch, o.controller, attackers))
        return attackers

    def found(self, g: State, blocker: int) -> list[int]:
        return [a for a in self.attackers if cant_block_that(g, blocker, a) == 0]


def is_particular(g: State) -> bool:
    """True if more of a creature may count for what it can block than its keywords, types, colours and power."""
    return (
        any_static(g, StaticKind.PROTECTION)
        or any_static(g, StaticKind.LANDWALK)
        or any_static(g, StaticKind.CANT_BE_BLOCKED)
    )


def possible_blockers(g: State, side: list[int], blockable: Blockable) -> list[int]:
    """The creatures of these players that could block any of these attackers, in the battlefield's order."""
    out: list[int] = []
    for o in g.permanents:
        if o.tapped and not blocks_tapped(g, o.id):
            continue
        if index_of_id(side, o.controller) < 0 or kept_from_blocking(g, o):
            continue
        if blockable.by(g, o):
            out.append(o.id)
    return out


def how_many(g: State, blocker: int) -> int:
    """How many attackers a creature can block."""
    n = 1
    if any_static(g, StaticKind.CAN_BLOCK_MORE):
        for s in active_statics(g, StaticKind.CAN_BLOCK_MORE):
            node = s.node
            if isinstance(node, CanBlockMore) and matches(g, node.which, blocker, s.ctx):
                n += node.more
    return n


def why_not_block(g: State, blocker: int, attacker: int) -> int:
    """Why a creature could not block an attacker in any declaration: by itself, or because nobody could join it."""
    why = can_block(g, blocker, attacker)
    if why:
        return why
    needed = blockers_needed(g, attacker)
    if needed <= 1:
        return 0
    side = blocking_side(g, g.objects[blocker].controller)
    if len(possible_blockers(g, side, Blockable([attacker]))) < needed:
        return needing(g, attacker)
    return 0


def blockers_needed(g: State, attacker: int) -> int:
    """How many creatures it takes at least to block an attacker (CR 702.111b, 509.1b)."""
    needed = 2 if has_keyword(g, g.objects[attacker], Keyword.MENACE) else 1
    if any_static(g, StaticKind.NEEDS_BLOCKERS):
        for s in active_statics(g, StaticKind.NEEDS_BLOCKERS):
            node = s.node
            if isinstance(node, NeedsBlockers) and node.at_least > needed and matches(g, node.which, attacker, s.ctx):
                needed = node.at_least
    return needed


def needing(g: State, attacker: int) -> int:
    """The reason why an attacker needs several blockers, as a refusal; 0: it does not."""
    if has_keyword(g, g.objects[attacker], Keyword.MENACE):
        return pack_refusal(Concept.MENACE, attacker)
    for s in active_statics(g, StaticKind.NEEDS_BLOCKERS):
        node = s.node
        if isinstance(node, NeedsBlockers) and matches(g, node.which, attacker, s.ctx):
            return pack_refusal(Concept.BLOCK_RESTRICTION, s.source)
    return pack_refusal(Concept.BLOCK_RESTRICTION, attacker)


# --- Costs to block (CR 509.1d)


def cost_to_block(g: State, player: int, chosen: list[Declared]) -> ManaCost:
    """The mana that a player has to pay for those of the chosen blockers that they control, once for each creature."""
    generic = 0
    symbols: list[int] = []
    for s in active_statics(g, StaticKind.BLOCK_TAX):
        node = s.node
        if not isinstance(node, BlockTax):
            continue
        for i in range(len(chosen)):
            oid = chosen[i].creature
            if i > 0 and chosen[i - 1].creature == oid:
                continue
            if g.objects[oid].controller == player and matches(g, node.which, oid, s.ctx):
                generic += node.cost.generic
                symbols.extend(node.cost.symbols)
    return ManaCost(generic, tuple(symbols))


def block_cost_source(g: State, blocker: int) -> int:
    """The source of a cost to block with this creature, or 0."""
    for s in active_statics(g, StaticKind.BLOCK_TAX):
        node = s.node
        if isinstance(node, BlockTax) and matches(g, node.which, blocker, s.ctx):
            return s.source
    return 0


def can_afford_blocks(g: State, side: list[int], chosen: list[Declared]) -> bool:
    """True if the total cost of a declaration can be paid (CR 509.1d-f)."""
    for player in side:
        cost = cost_to_block(g, player, chosen)
        if not is_nothing(cost) and not can_pay_mana(g, player, cost, 0, NOBODY, []):
            return False
    return True
