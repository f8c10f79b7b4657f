"""Costs: mana, and what else is paid (CR 118)."""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.mana_costs import cost as cost_of
from mainphase.cards.mana_costs import cost_text
from mainphase.errors import CardError
from mainphase.language.grammar.amounts import life
from mainphase.language.syntax import DECLINED, Choice, Leaf, Listing, Mapped, phrase


def mana_of(symbols: str) -> Any:
    try:
        return cost_of(symbols)
    except CardError:
        return DECLINED


def symbols_of(mana: Any) -> str | None:
    return cost_text(mana) if isinstance(mana, n.ManaCost) else None


mana: Final = Leaf("mana", r"(?:\{(?:[WUBRGCXS]|[0-9]+|[WUBRG2C]/[WUBRGP](?:/P)?)\})+", mana_of, symbols_of)
pay_mana: Final = Mapped(mana, n.PayMana, lambda c: c.mana if isinstance(c, n.PayMana) else DECLINED, n.PayMana)

cost: Final = Choice("a cost")
cost.add(pay_mana)
phrase("{T}", n.TapThis, cost)
phrase("{Q}", n.UntapThis, cost)
phrase("sacrifice ~", n.SacrificeThis, cost)
phrase("exile ~", n.ExileThis, cost)
phrase("discard ~", n.DiscardThis, cost)
phrase("pay {amount}", n.PayLife, cost, amount=life)
costs: Final = Listing(cost, ", ", ", ", ", ", 1)
