"""Effects that change who attacks and blocks, in words."""

from mainphase.cards import nodes as n
from mainphase.table.phrasing.base import Speaker, says


@says(n.Goad)
def goad(say: Speaker, e: n.Goad) -> str:
    return f"goad {say.selector(e.what)}"


@says(n.RemoveFromCombat)
def remove_from_combat(say: Speaker, e: n.RemoveFromCombat) -> str:
    return f"remove {say.selector(e.what)} from combat"


@says(n.Crew)
def crew(say: Speaker, e: n.Crew) -> str:
    return f"{say.this} becomes crewed"


@says(n.ReselectAttacked)
def reselect_attacked(say: Speaker, e: n.ReselectAttacked) -> str:
    return f"reselect what {say.selector(e.what)} attacks"


@says(n.BecomeBlocked)
def become_blocked(say: Speaker, e: n.BecomeBlocked) -> str:
    return f"{say.selector(e.what)} becomes blocked"


@says(n.MakeBlock)
def make_block(say: Speaker, e: n.MakeBlock) -> str:
    return f"{say.selector(e.what)} blocks {say.selector(e.whom)}"
