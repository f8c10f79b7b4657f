"""Effects that create tokens (CR 111, 701.7)."""

from mainphase.cards import nodes as n
from mainphase.kernel.combat.in_combat import put_attacking
from mainphase.kernel.effects.doing import instruction_number, staged_effect
from mainphase.kernel.effects.moving_cards import enter_combat
from mainphase.kernel.effects.results import happen_for, save_result
from mainphase.kernel.events.changes import token_change
from mainphase.kernel.events.entering import can_enter_attached
from mainphase.kernel.keys import ChosenKey
from mainphase.kernel.lowering.book import Book
from mainphase.kernel.lowering.cards import add_token
from mainphase.kernel.lowering.effects import prepares
from mainphase.kernel.reading.evaluate import number_of_things, players_of, quantity, refs
from mainphase.kernel.reading.modifying import with_pt
from mainphase.kernel.state.change import Change
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.copies import copy_change
from mainphase.kernel.state.effect_frame import RunEffectBase
from mainphase.kernel.state.state import State
from mainphase.kernel.values import player_ref


@staged_effect(n.CreateToken)
def create_tokens(g: State, frame: RunEffectBase, node: n.CreateToken) -> bool:
    ctx = frame.ctx
    card = instruction_number(g, frame)
    if frame.sub == RunEffectBase.SAVE:
        save_result(g, frame, node.save)
        if node.attacking or node.blocking is not None:
            enter_combat(g, ctx.saved[node.save], node.attacking, node.attacked, node.blocking, ctx)
        if node.against is not None:
            attack_those_players(g, ctx.saved[node.save])
        return True
    changes: list[Change] = []
    amount = number_of_things(g, node.amount, ctx)
    size = node.size
    of_size = quantity(g, size, ctx) if size is not None else 0
    grown = node.grown
    counters = max(0, quantity(g, grown, ctx)) if grown is not None else 0
    host = node.attached
    hosts = [0] if host is None else refs(g, host, ctx)
    for p in players_of(g, node.by, ctx):
        for k in range(amount * len(hosts)):
            c = token_change(card, p, node.tapped, ctx.controller if g.rules.token_owned_by_creator else -1)
            if size is not None:
                c.copied = with_pt(g.book.cards[card].base, of_size, of_size)
            if counters:
                c.counters["+1/+1"] = counters
            c.source = ctx.source
            c.host = hosts[k % len(hosts)]
            if c.host == 0 or can_enter_attached(g, c):  # CR 303.4i
                changes.append(c)
    if node.against is not None:
        changes = against_each(g, changes, node.against, ctx)
    return happen_for(g, frame, changes, node.save)


def against_each(g: State, changes: list[Change], against: n.Selector, ctx: Context) -> list[Change]:
    """Tokens for each of these players, whom they are to attack."""
    for_each: list[Change] = []
    for p in players_of(g, against, ctx):
        for c in changes:
            one = copy_change(c)
            one.attacking = player_ref(p)
            for_each.append(one)
    return for_each


def attack_those_players(g: State, created: list[int], themselves: bool = False) -> None:
    """Each token attacks the player whom it was created for, or a planeswalker of theirs, unless it is to be those
    players themselves (CR 508.4).
    """
    for oid in created:
        o = g.find(oid)
        if o is None or ChosenKey.ATTACKED not in o.chosen:
            continue
        player = o.chosen.pop(ChosenKey.ATTACKED)
        put_attacking(g, oid, player_ref(player) if themselves else 0, player)


@prepares(n.CreateToken)
def prepare_token(book: Book, card: int, node: n.CreateToken) -> int:
    """Raises CardError for an Aura that is attached to nothing, or something else that is attached."""
    if ("Aura" in node.token.subtypes) != (node.attached is not None):
        raise book.refuse(card, node)
    return add_token(book, node.token)
