"""Who can block whom: one creature against one attacker (CR 509.1a-b).

What a whole set of blockers must obey is in `combat_block`. The predicates return 0 or why not, packed (`refusal`).
"""

from typing import Final

from mainphase.cards.nodes import CantBeBlocked, CantBlock, CardType, Color, Keyword, Zone
from mainphase.kernel.reading.defending import blocks_for, defending_player
from mainphase.kernel.reading.evaluate import matches
from mainphase.kernel.reading.layers import refreshed_characteristics
from mainphase.kernel.reading.protecting import blocks_despite, blocks_tapped, is_protected, walks_past
from mainphase.kernel.reading.statics import StaticKind, active_statics, any_static
from mainphase.kernel.state.objects import Obj
from mainphase.kernel.state.refusal import pack_refusal
from mainphase.kernel.state.sharing import attacked_together
from mainphase.kernel.state.state import State
from mainphase.kernel.values import Characteristics
from mainphase.rules.concepts import Concept

EVASION: Final = (
    Keyword.FLYING | Keyword.FEAR | Keyword.INTIMIDATE | Keyword.SHADOW | Keyword.HORSEMANSHIP | Keyword.SKULK
)


def can_block(g: State, blocker: int, attacker: int) -> int:
    """0 if a creature could block an attacker, by itself; else why not."""
    why = unable_to_block(g, blocker)
    if why:
        return why
    return cant_block_that(g, blocker, attacker)


def unable_to_block(g: State, blocker: int) -> int:
    """Why a creature cannot block at all (CR 509.1a)."""
    o = g.find(blocker)
    if o is None or o.zone != Zone.BATTLEFIELD or o.phased_out:
        return pack_refusal(Concept.BLOCK_CHOOSE, blocker)
    return kept_from_blocking(g, o)


def kept_from_blocking(g: State, o: Obj) -> int:
    """Why a permanent cannot block at all (CR 509.1a), or 0."""
    blocker = o.id
    if (refreshed_characteristics(g, o).types & (CardType.CREATURE | CardType.BATTLE)) != CardType.CREATURE:
        return pack_refusal(Concept.ATTACK_ONLY_CREATURES, blocker)  # CR 506.3
    if o.tapped and not blocks_tapped(g, blocker):
        return pack_refusal(Concept.BLOCK_UNTAPPED, blocker)
    if any_static(g, StaticKind.CANT_BLOCK):
        for s in active_statics(g, StaticKind.CANT_BLOCK):
            node = s.node
            if isinstance(node, CantBlock) and matches(g, node.which, blocker, s.ctx):
                return pack_refusal(Concept.BLOCK_RESTRICTION, s.source)
    return 0


def cant_block_that(g: State, blocker: int, attacker: int) -> int:
    """Why a creature that can block cannot block this attacker."""
    o = g.objects[blocker]
    combat = g.combat
    if combat is None or not combat.is_attacking(attacker):
        return pack_refusal(Concept.BLOCK_CHOOSE, attacker)
    player = defending_player(g, attacker)
    if not blocks_for(g, o.controller, player):
        return pack_refusal(Concept.BLOCK_CHOOSE, attacker)  # CR 509.1a, 802.4a, 805.10d: it attacks somebody else
    a = g.objects[attacker]
    why = evades(g, a, o)
    if why:
        return pack_refusal(why, attacker)
    if is_protected(g, attacker, blocker):  # CR 702.16f
        return pack_refusal(Concept.PROTECTION_BLOCK, attacker)
    if any_static(g, StaticKind.LANDWALK):
        for p in attacked_together(g, player):
            if walks_past(g, attacker, p, blocker):
                return pack_refusal(Concept.LANDWALK, attacker)
    if any_static(g, StaticKind.CANT_BE_BLOCKED):
        for s in active_statics(g, StaticKind.CANT_BE_BLOCKED):
            node = s.node
            if isinstance(node, CantBeBlocked) and matches(g, node.which, attacker, s.ctx):
                by = node.by
                if by is not None and not matches(g, by, blocker, s.ctx):
                    continue
                if not node.stronger or is_stronger(g, o, a):
                    return pack_refusal(Concept.BLOCK_RESTRICTION, s.source)
    return 0


def is_stronger(g: State, one: Obj, other: Obj) -> bool:
    return refreshed_characteristics(g, one).power > refreshed_characteristics(g, other).power


def evades(g: State, attacker: Obj, blocker: Obj) -> int:
    """The evasion ability by which an attacker escapes a blocker, as a concept, or 0. They are cumulative (509.1b)."""
    a = refreshed_characteristics(g, attacker)
    b = refreshed_characteristics(g, blocker)
    mine = a.keywords
    theirs = b.keywords
    if (mine & EVASION) == 0 and (theirs & Keyword.SHADOW) == 0:
        return 0
    if (mine ^ theirs) & Keyword.SHADOW:  # CR 702.28b: works both ways
        if not mine & Keyword.SHADOW or not blocks_despite(g, blocker.id, None):
            return Concept.SHADOW
    if mine & Keyword.FLYING and (theirs & (Keyword.FLYING | Keyword.REACH)) == 0:  # CR 702.9b
        return Concept.FLYING
    if mine & Keyword.HORSEMANSHIP and (theirs & Keyword.HORSEMANSHIP) == 0:  # CR 702.31b
        return Concept.HORSEMANSHIP
    if mine & Keyword.FEAR and not (b.types & CardType.ARTIFACT or b.colors & Color.BLACK):  # CR 702.36b
        return Concept.FEAR
    if mine & Keyword.INTIMIDATE and not (b.types & CardType.ARTIFACT or shares_color(a, b)):  # CR 702.13b
        return Concept.INTIMIDATE
    if mine & Keyword.SKULK and b.power > a.power:  # CR 702.118b
        return Concept.SKULK
    return 0


def shares_color(one: Characteristics, other: Characteristics) -> bool:
    return (one.colors & other.colors & ~Color.COLORLESS) != 0
