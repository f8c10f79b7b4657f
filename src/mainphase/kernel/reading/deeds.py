"""What replacement effects make of what players do, where that is known before it is done (CR 614.1a)."""

from mainphase.cards import nodes as n
from mainphase.kernel.lowering.dependencies import Facet
from mainphase.kernel.lowering.meanings import means
from mainphase.kernel.reading.evaluate import Counting, names_player, player_of
from mainphase.kernel.reading.statics import StaticKind, active_statics, any_static
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.state import State


def so_much_instead(g: State, player: int, deed: str, amount: int) -> int:
    """How much a player does of something who would do so much of it. Of each deed there are only effects of one sort,
    so that their order does not matter (CR 616.1).
    """
    if amount <= 0 or not any_static(g, StaticKind.REPLACE_DRAW):
        return amount
    for s in active_statics(g, StaticKind.REPLACE_DRAW):
        node = s.node
        if isinstance(node, n.DoesMore) and node.deed == deed and names_player(g, node.who, player, s.ctx):
            amount = amount * node.times + node.plus
    return amount


def cannot_search(g: State, player: int, owner: int, by: int) -> bool:
    """True if an effect says that a player can't search libraries (CR 101.2): the library is shuffled all the same.
    `owner`: whose library, `by`: who controls the spell or ability that says so.
    """
    if any_static(g, StaticKind.REPLACE_DRAW):
        for s in active_statics(g, StaticKind.REPLACE_DRAW):
            node = s.node
            if isinstance(node, n.CantSearch) and (not node.own or player == owner == by):
                if names_player(g, node.who, player, s.ctx):
                    return True
    return False


def cannot_be_made_to(g: State, player: int, deed: str, by: int) -> bool:
    """True if an effect says that spells and abilities of the player `by` can't cause that player to do so."""
    if by >= 0 and player != by and any_static(g, StaticKind.SELDOM_ASKED):
        for s in active_statics(g, StaticKind.SELDOM_ASKED):
            node = s.node
            if isinstance(node, n.CantBeMadeTo) and node.deed == deed:
                if names_player(g, node.who, player, s.ctx) and names_player(g, node.by, by, s.ctx):
                    return True
    return False


def cards_searched(g: State, player: int, library: list[int]) -> list[int]:
    """The cards of a library that a player searches: all, or only some of the top (CR 701.23f)."""
    if any_static(g, StaticKind.REPLACE_DRAW):
        for s in active_statics(g, StaticKind.REPLACE_DRAW):
            node = s.node
            if isinstance(node, n.SearchesTop) and names_player(g, node.who, player, s.ctx):
                library = library[: node.count]
    return library


class TimesFaced(Counting[n.TimesFaced]):
    def count(self, g: State, node: n.TimesFaced, ctx: Context) -> int:
        """Once, and once more for each effect that says so (CR 701.55c)."""
        times = 1
        if any_static(g, StaticKind.SELDOM_ASKED):
            p = player_of(g, node.by, ctx)
            for s in active_statics(g, StaticKind.SELDOM_ASKED):
                more = s.node
                if isinstance(more, n.FacesAgain) and names_player(g, more.who, p, s.ctx):
                    times += 1
        return times


means(n.TimesFaced, TimesFaced(reads=Facet.MEMBERS))
