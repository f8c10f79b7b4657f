"""Alternative costs that cards in graveyards have or gain: flashback, escape, jump-start, retrace (CR 118.9)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.words import keyword_abilities as k
from mainphase.language.grammar.clauses import clauses, sentences
from mainphase.language.grammar.costs import deeds, pay_mana
from mainphase.language.grammar.groups import group
from mainphase.language.grammar.keywords import PRICE, SIGN
from mainphase.language.grammar.objects import what
from mainphase.language.grammar.statics.lines import one_static
from mainphase.language.syntax import DECLINED, Choice, Mapped, Words, like, phrase, shaped, the

# Costs that are the same for all cards, and stand in one sentence with what has them.
plain: Final = Words("a keyword", [("jump-start", k.jump_start), ("retrace", k.retrace)])
ITS_MANA_COST: Final = (
    "<its|their> mana cost", "that card's mana cost", "the card's mana cost", "its mana cost", "their mana costs",
)  # fmt: skip


def gives(head: str, tail: str, ability: Any, parse_only: bool = False, **slots: Any) -> None:
    """A cost that something gains for the turn, and the same for what has it; what it is may follow in a sentence."""
    mods = (like(n.GainAbility, ability=ability),)
    phrase(
        f"{{to}} <gains> {head} until end of turn{tail}", like(n.Apply, to=the.to, mods=mods),
        sentences if tail else clauses, to=what, parse_only=parse_only, **slots,
    )  # fmt: skip
    phrase(
        f"until end of turn, {{to}} <gains> {head}{tail}", like(n.Apply, to=the.to, mods=mods),
        sentences if tail else clauses, to=what, parse_only=True, **slots,
    )  # fmt: skip
    phrase(
        f"{{which}} <has> {head}{tail}", like(n.Modify, which=the.which, mods=mods), one_static,
        which=group, parse_only=parse_only, **slots,
    )  # fmt: skip


gives("{cost}", "", the.cost, cost=plain)
gives("flashback {cost}", "", shaped(k.flashback(PRICE), cost=SIGN), cost=pay_mana)
for number, of_it in enumerate(ITS_MANA_COST):
    gives("flashback", f". the flashback cost is equal to {of_it}", k.flashback_for_mana_cost, number > 0)
    gives("harmonize", f". its harmonize cost is equal to {of_it}", k.harmonize_for_mana_cost, number > 0)
    gives("mayhem", f". the mayhem cost is equal to {of_it}", k.mayhem_for_mana_cost, number > 0)
    for made in (k.scavenge, k.encore, k.embalm, k.eternalize):
        ability = replace(made("{0}"), own_mana=True)
        gives(ability.keyword, f". the {ability.keyword} cost is equal to {of_it}", ability, number > 0)
    gives(
        "escape", f". the escape cost is equal to {of_it} plus {{more}}",
        like(n.AlternativeCost, cost=(the.more,), name="escape", zone=n.Zone.GRAVEYARD, additional=True),
        number > 0, more=deeds,
    )  # fmt: skip

# "Encore {X}, where X is its mana value" (CR 107.3c).
gives(
    "encore {X}, where X is its mana value", "",
    replace(k.encore("{X}"), x_is=n.ManaValueOf(n.This())),
)  # fmt: skip

# Of cards in a hand: a keyword whose cost is their mana cost less so much (CR 118.7a).
reduced: Final = Words("generic mana", [(f"{{{count}}}", count) for count in range(1, 10)])


def as_miracle(held: Any) -> Any:
    which, cost = held
    return n.Modify(which, k.miracle_given(cost))


def told_of_miracle(modify: Any) -> Any:
    given = modify.mods[0].ability if modify.mods and isinstance(modify.mods[0], n.GainAbility) else None
    if not isinstance(given, n.AlternativeCost) or modify.mods != k.miracle_given(given):
        return DECLINED
    return (modify.which, given)


FOR_MIRACLE: Final = n.AlternativeCost((SIGN,), "miracle", n.Zone.NOWHERE)
miracle_costs: Final = Choice("a cost")
phrase("{cost}", shaped(FOR_MIRACLE, cost=SIGN), miracle_costs, cost=pay_mana)
LESS_MIRACLE: Final = like(
    n.AlternativeCost, cost=(), name="miracle", zone=n.Zone.NOWHERE, additional=True, less=the.less
)
FORETELL_COST: Final = like(
    n.AlternativeCost, cost=(), name="foretell", zone=n.Zone.NOWHERE, additional=True, less=the.less
)
for words, cost, slots in (
    ("miracle {cost}", the.cost, {"cost": miracle_costs}),
    ("miracle. its miracle cost is equal to its mana cost reduced by {less}", LESS_MIRACLE, {"less": reduced}),
):
    has_miracle = phrase(f"{{which}} <has> {words}", (the.which, cost), which=group, **slots)
    one_static.add(Mapped(has_miracle, as_miracle, told_of_miracle, n.Modify))
phrase(
    "{which} <has> foretell. its foretell cost is equal to its mana cost reduced by {less}",
    like(
        n.Modify, which=the.which,
        mods=(like(n.GainAbility, ability=FORETELL_COST), n.GainAbility(k.foretell(PRICE)[1])),
    ),
    one_static, which=group, less=reduced,
)  # fmt: skip
