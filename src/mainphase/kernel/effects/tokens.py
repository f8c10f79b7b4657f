"""Effects that create tokens (CR 111, 701.7)."""

from mainphase.cards import nodes as n
from mainphase.kernel.effects.doing import number, staged_effect
from mainphase.kernel.effects.moving_cards import enter_combat
from mainphase.kernel.effects.results import happen_for, save_result
from mainphase.kernel.events.changes import token
from mainphase.kernel.lowering.book import Book
from mainphase.kernel.lowering.cards import add_made, with_name
from mainphase.kernel.lowering.effects import prepares
from mainphase.kernel.reading.evaluate import players_of, quantity
from mainphase.kernel.reading.modifying import with_pt
from mainphase.kernel.state.change import Change
from mainphase.kernel.state.effect_frame import RunEffectBase
from mainphase.kernel.state.state import State


@staged_effect(n.CreateToken)
def create_tokens(g: State, f: RunEffectBase, e: n.CreateToken) -> bool:
    ctx = f.ctx
    card = number(g, f)
    if f.sub == RunEffectBase.SAVE:
        save_result(g, f, e.save)
        if e.attacking or e.blocking is not None:
            enter_combat(g, ctx.saved[e.save], e.attacking, e.attacked, e.blocking, ctx)
        return True
    changes: list[Change] = []
    amount = quantity(g, e.amount, ctx)
    size = e.size
    of_size = quantity(g, size, ctx) if size is not None else 0
    for p in players_of(g, e.by, ctx):
        for _ in range(amount):
            c = token(card, p, e.tapped, ctx.controller if g.rules.token_owned_by_creator else -1)
            if size is not None:
                c.copied = with_pt(g.book.cards[card].base, of_size, of_size)
            changes.append(c)
    return happen_for(g, f, changes, e.save)


@prepares(n.CreateToken)
def token_card(book: Book, card: int, e: n.CreateToken) -> int:
    if "Aura" in e.token.subtypes:
        raise book.refuse(card, e)
    made = add_made(book, e.token)
    if book.shorter_names:
        book.cards[made].base = with_name(book.cards[made].base, e.token.name.removesuffix(" Token"))
    return made
