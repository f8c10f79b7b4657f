"""Effects on mana (CR 106)."""

from mainphase.cards import nodes as n
from mainphase.kernel.costs.pool import add_mana_effect, lose_mana
from mainphase.kernel.effects.doing import effect, numbered_effect
from mainphase.kernel.reading.evaluate import players_of
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.state import State


@numbered_effect(n.AddMana)
def add_mana(g: State, e: n.AddMana, ctx: Context, uid: int) -> None:
    add_mana_effect(g, e, ctx, uid)


@effect(n.LoseUnspentMana)
def lose_unspent_mana(g: State, e: n.LoseUnspentMana, ctx: Context) -> None:
    for p in players_of(g, e.who, ctx):
        lose_mana(g, p)
