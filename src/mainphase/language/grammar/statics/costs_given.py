"""Alternative costs that spells have as you cast them: "each legendary spell you cast has web-slinging" (CR 118.9,
601.3e). What else the keyword stands for goes on with the permanent that the spell becomes (CR 400.7b).
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes.often_named import YOU
from mainphase.cards.words import keyword_abilities as k
from mainphase.language.grammar import nouns
from mainphase.language.grammar.costs import pay_mana
from mainphase.language.grammar.discourse import conjunction, conjuncts
from mainphase.language.grammar.keywords import PRICE, SIGN
from mainphase.language.grammar.statics.lines import one_static
from mainphase.language.syntax import DECLINED, Choice, Mapped, like, phrase, shaped, the

# A cost, and what the spell that is cast for it has besides.
given_cost: Final = Choice("a cost that spells have")


def gives_cost(words: str, *abilities: n.Ability, to: Choice = given_cost, only_there: bool = False) -> None:
    cost, *others = abilities
    assert isinstance(cost, n.AlternativeCost)
    mods = tuple(n.GainAbility(other) for other in others)
    slots: dict[str, Any] = {"price": pay_mana} if "{price}" in words else {}
    phrase(words, shaped((replace(cost, only_there=only_there), mods), price=SIGN), to, **slots)


gives_cost("web-slinging {price}", k.web_slinging(PRICE))
gives_cost("freerunning {price}", k.freerunning(PRICE))
gives_cost("spectacle {price}", k.spectacle(PRICE))
gives_cost("emerge. the emerge cost is equal to its mana cost", k.emerge_for_mana_cost)


def gives_to_spells(held: Any) -> Any:
    which, but, (cost, mods) = held
    if any(isinstance(part, n.InZone) for part in conjuncts(but)):
        return DECLINED
    return n.GivesCost(YOU, conjunction((*conjuncts(which), *conjuncts(but))), cost, mods)


def cost_told_of_spells(described: bool) -> Any:
    def told(node: Any) -> Any:
        parts = conjuncts(node.which)
        which, but = (parts[:-1], parts[-1]) if described else (parts, n.Anything())
        if described and len(parts) < 2:
            return DECLINED
        held = (conjunction(which), but, (node.cost, node.mods))
        return held if gives_to_spells(held) == node else DECLINED

    return told


for words, but in (("", n.Anything()), (" {but}", the.but)):
    for who, has, of, after in (
        ("each {which} you cast", "has", nouns.each_spell, nouns.after_one),
        ("{which} you cast", "have", nouns.spells, nouns.after_many),
    ):
        slots: dict[str, Any] = {"but": after} if words else {}
        said = phrase(
            f"{who}{words} {has} {{cost}}", (the.which, but, the.cost), which=of, cost=given_cost,
            fits=lambda held: nouns.is_only_cast(held[0]), parse_only=has == "have", **slots,
        )  # fmt: skip
        one_static.add(Mapped(said, gives_to_spells, cost_told_of_spells(words != ""), n.GivesCost))

# From your hand alone: "Elemental permanent spells you cast from your hand gain evoke {4} as you cast them", "artifact
# cards and red creature cards in your hand have warp {2}{R}".
from_hand: Final = Choice("a cost that spells have")
gives_cost("evoke {price}", *k.evoke(PRICE), to=from_hand, only_there=True)
in_hand: Final = Choice("a cost that cards have")
gives_cost("warp {price}", *k.warp(PRICE), to=in_hand, only_there=True)


def gives_in_hand(held: Any) -> Any:
    which, (cost, mods) = held
    return n.GivesCost(YOU, which, cost, mods)


def told_in_hand(node: Any) -> Any:
    return (node.which, (node.cost, node.mods))


for words, of, costs in (
    ("{which} you cast from your hand gain {cost} as you cast them", nouns.spells, from_hand),
    ("{which} in your hand have {cost}", nouns.cards, in_hand),
):
    one_static.add(
        Mapped(
            phrase(words, (the.which, the.cost), which=of, cost=costs, fits=lambda held: nouns.is_only_cast(held[0])),
            gives_in_hand,
            told_in_hand,
            n.GivesCost,
        )
    )
two_kinds: Final = phrase(
    "{one} and {other} in your hand have {cost}", (like(n.Any, of=(the.one, the.other)), the.cost),
    one=nouns.cards, other=nouns.cards, cost=in_hand,
    fits=lambda held: nouns.is_only_cast(held[0].of[0]) and nouns.is_only_cast(held[0].of[1]),
)  # fmt: skip
one_static.add(Mapped(two_kinds, gives_in_hand, told_in_hand, n.GivesCost))
