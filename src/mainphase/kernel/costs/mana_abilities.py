"""Which mana abilities a player may activate (CR 605.3)."""

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.kernel.costs.ability_costs import mana_to_activate
from mainphase.kernel.costs.affording import can_pay_mana, is_nothing
from mainphase.kernel.costs.paying import cannot_pay, reserved
from mainphase.kernel.costs.sources_of_mana import cannot_use, mana_forbidden_by
from mainphase.kernel.events.triggers import is_watched
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.refusal import pack_refusal
from mainphase.kernel.state.state import State
from mainphase.kernel.values import Option
from mainphase.kernel.what_happens import TriggerKind
from mainphase.rules.concepts import Concept


def cannot_activate_mana(g: State, player: int, oid: int, uid: int) -> int:
    """0, or why this mana ability can't be activated now (CR 605.3, 602.5)."""
    o = g.objects[oid]
    if uid not in characteristics_of(o).mana:
        return pack_refusal(Concept.NO_SUCH_ABILITY, oid)
    ctx = Context(oid, player, uid)
    why = cannot_use(g, player, o, uid, ctx)
    if why != 0:
        return why
    by = mana_forbidden_by(g, oid)
    if by:
        return pack_refusal(Concept.CANT_ACTIVATE, by)
    a = g.book.abilities[uid].activated
    assert a is not None
    why = cannot_pay(g, player, a.cost, ctx)
    if why != 0:
        return why
    for c in a.cost:
        if isinstance(c, n.PayMana):
            mana = mana_to_activate(g, a, ctx)
            if not is_nothing(mana) and not can_pay_mana(g, player, mana, 0, 0, reserved(g, player, a.cost, ctx)):
                return pack_refusal(Concept.PAY_MANA, oid)
    return 0


def mana_options(g: State, player: int) -> list[Option]:
    """The mana abilities a player may activate with priority (CR 117.1d, 605.3a).

    With automatic mana only those are left that do more than pay: that cost more than tapping, do more than add mana,
    or are waited for.
    """
    out: list[Option] = []
    add_mana_options(g, player, out)
    return out


def add_mana_options(g: State, player: int, out: list[Option]) -> None:
    """Adds them to the other options."""
    if g.holder != player:
        return
    all_of_them = (
        not g.automation.mana_auto or is_watched(g, TriggerKind.TAP) or is_watched(g, TriggerKind.TAP_FOR_MANA)
    )
    if not all_of_them and not g.book.special_mana:
        return
    for o in g.permanents:
        if o.controller == player:
            for uid in characteristics_of(o).mana:
                add_option(g, player, o.id, uid, all_of_them, out)
    p = g.players[player]
    for oid in p.hand:
        if g.book.cards[g.objects[oid].card].active_zones & (1 << Zone.HAND):
            for uid in characteristics_of(g.objects[oid]).mana:
                add_option(g, player, oid, uid, all_of_them, out)
    for oid in p.graveyard:
        if g.book.cards[g.objects[oid].card].active_zones & (1 << Zone.GRAVEYARD):
            for uid in characteristics_of(g.objects[oid]).mana:
                add_option(g, player, oid, uid, all_of_them, out)


def add_option(g: State, player: int, oid: int, uid: int, all_of_them: bool, out: list[Option]) -> None:
    code = g.book.abilities[uid]
    if not all_of_them and code.only_taps and code.only_adds:
        return
    if cannot_activate_mana(g, player, oid, uid) == 0:
        out.append(Option.activate_mana(oid, uid))
