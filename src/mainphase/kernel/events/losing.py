"""Who can't lose the game, and who can't win it (CR 101.2, 104, 810.8a)."""

from typing import Final

from mainphase.cards import nodes as n
from mainphase.kernel.lowering.static_kinds import StaticKind
from mainphase.kernel.reading.evaluate import names_player
from mainphase.kernel.reading.statics import active_statics, any_static
from mainphase.kernel.state.sharing import sharers
from mainphase.kernel.state.state import State
from mainphase.rules.concepts import Concept

OF_LIFE: Final = (Concept.ZERO_LIFE, Concept.SBA_TEAM_LIFE)


def cannot_lose(g: State, player: int, concept: int) -> bool:
    """True if an effect says that a player can't lose the game, or not so, or one who shares their life total (CR
    810.8a). Whoever concedes leaves it (CR 104.3a).
    """
    if concept == Concept.CONCEDE or not any_static(g, StaticKind.CHANGE_LIFE):
        return False
    for s in active_statics(g, StaticKind.CHANGE_LIFE):
        node = s.node
        if isinstance(node, n.CantLoseGame) and (not node.by_life or concept in OF_LIFE):
            for p in sharers(g, player):
                if names_player(g, node.who, p, s.ctx):
                    return True
    return False


def cannot_win(g: State, player: int) -> bool:
    """True if an effect says that a player can't win the game, or one of their team (CR 810.8a)."""
    if not any_static(g, StaticKind.CHANGE_LIFE):
        return False
    for s in active_statics(g, StaticKind.CHANGE_LIFE):
        node = s.node
        if isinstance(node, n.CantWinGame):
            for p in g.team(player):
                if names_player(g, node.who, p, s.ctx):
                    return True
    return False
