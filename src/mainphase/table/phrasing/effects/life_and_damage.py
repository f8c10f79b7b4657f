"""Effects on life, and those that deal damage, in words."""

from mainphase.cards import nodes as n
from mainphase.table.phrasing.base import Speaker, says


@says(n.DealDamage)
def deal_damage(say: Speaker, e: n.DealDamage) -> str:
    how = f"{say.much(e.amount, 'damage')}"
    if e.divided:
        how += " divided as you choose"
    return f"{say.selector(e.source)} deals {how} to {say.selector(e.to)}"


@says(n.Fight)
def fight(say: Speaker, e: n.Fight) -> str:
    return f"{say.selector(e.one)} fights {say.selector(e.other)}"


@says(n.GainLife)
def gain_life(say: Speaker, e: n.GainLife) -> str:
    return f"{say.verb(e.by, 'gain', 'gains')} {say.much(e.amount, 'life')}"


@says(n.LoseLife)
def lose_life(say: Speaker, e: n.LoseLife) -> str:
    return f"{say.verb(e.by, 'lose', 'loses')} {say.much(e.amount, 'life')}"
