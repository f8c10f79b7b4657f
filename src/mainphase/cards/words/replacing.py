"""Words for what replaces and prevents (CR 614, 615): shields against damage, who has what, how things enter."""

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Duration
from mainphase.cards.words.things import Amount, amount, is_a

# --- Shields: effects for a while


def prevent(
    how_much: Amount | None,
    to: n.Selector | None = None,
    combat_only: bool = False,
    by: n.Selector | None = None,
    until: int = Duration.END_OF_TURN,
    then: n.Effect | None = None,
) -> n.PreventDamage:
    return n.PreventDamage(None if how_much is None else amount(how_much), to, combat_only, until, by, then=then)


def prevent_damage_by(*fits: n.Filter) -> n.PreventDamage:
    """All damage that such sources would deal this turn (CR 615.9)."""
    return n.PreventDamage(source_fits=is_a(*fits))


def prevent_next_time(
    by: n.Selector, to: n.Selector | None = None, fits: n.Filter | None = None, then: n.Effect | None = None
) -> n.PreventDamage:
    """The next time these would deal damage this turn, it is prevented (CR 615.8)."""
    return n.PreventDamage(None, to, source=by, source_fits=fits, next_time=True, then=then)


def redirect(
    onto: n.Selector,
    to: n.Selector | None = None,
    to_any: n.Filter | None = None,
    by: n.Selector | None = None,
    how_much: Amount | None = None,
    next_time: bool = False,
) -> n.RedirectDamage:
    """Damage that would be dealt this turn is dealt `onto` something else (CR 614.9)."""
    some = None if how_much is None else amount(how_much)
    return n.RedirectDamage(some, to, source=by, next_time=next_time, to_fits=to_any, onto=onto)


# --- Static abilities


def prevents_some(
    how_much: Amount, to: n.Filter | None = None, players: n.Selector | None = None, by: n.Filter | None = None
) -> n.Static:
    """So much of each instance of damage is prevented (CR 615.10); `that_much` is all of it."""
    return n.Static(n.Prevents(to, by, players=players, amount=amount(how_much)))


def deals_more(
    *by: n.Filter, to: n.Filter | None = None, players: n.Selector | None = None, times: int = 1, plus: int = 0
) -> n.Static:
    """Sources that fit deal so many times as much damage, and so much more."""
    return n.Static(n.DamageTimes(is_a(*by), to, players, times, plus))


def enter_as_copies(*which: n.Filter, of: n.Selector) -> n.Static:
    return n.Static(n.EntersAsCopy(is_a(*which), of))


def cant_enter(*which: n.Filter, from_: tuple[int, ...] = ()) -> n.Static:
    return n.Static(n.CantEnter(is_a(*which), from_))


# --- Triggers


def damage_is_prevented(*to: n.Filter, players: n.Selector | None = None) -> n.DamageIsPrevented:
    return n.DamageIsPrevented(is_a(*to) if to else None, players)
