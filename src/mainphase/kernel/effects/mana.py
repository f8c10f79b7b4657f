"""Effects on mana (CR 106)."""

from mainphase.cards import nodes as n
from mainphase.kernel.costs.pool import add_mana_effect, lose_mana
from mainphase.kernel.effects.doing import immediate_effect, numbered_effect
from mainphase.kernel.lowering.abilities import lower_ability
from mainphase.kernel.lowering.book import Book
from mainphase.kernel.lowering.effects import prepares
from mainphase.kernel.reading.evaluate import players_of
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.state import State


@numbered_effect(n.AddMana)
def perform_add_mana(g: State, node: n.AddMana, ctx: Context, uid: int) -> None:
    add_mana_effect(g, node, ctx, uid)


@prepares(n.AddMana)
def prepare_spending(book: Book, card: int, node: n.AddMana) -> int:
    uid = book.add_node(node)
    if node.then is not None:
        book.riders[uid] = lower_ability(book, card, node.then)
    return uid


@immediate_effect(n.LoseUnspentMana)
def lose_unspent_mana(g: State, node: n.LoseUnspentMana, ctx: Context) -> None:
    for p in players_of(g, node.who, ctx):
        lose_mana(g, p)
