"""Keyword abilities (CR 702): a line of several, and those that say more than their name.

How a keyword is written stands in its declaration (`rules.declared`); what it stands for is taken from the word that
authors use, with a sign in the place of what is said with it. Here is what needs more than that.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.words import keyword_abilities as k
from mainphase.cards.words.gifts import GIFTS, gift
from mainphase.language.grammar.costs import costs, deeds, pay_mana
from mainphase.language.grammar.counts import NUMBER_SIGN, NUMBER_WORDS, figure
from mainphase.language.grammar.keywords.names import BARE_KEYWORDS, WRITTEN, keyword, word_of, worded
from mainphase.language.syntax import DECLINED, Choice, Concatenated, Mapped, Phrase, Words, phrase, shaped

SIGN: Final = n.PayMana(n.ManaCost(9999))
PRICE: Final = "{9999}"
OTHER_NUMBER: Final = 9998  # beside a price

# Tuples: a keyword can stand for several abilities.
keyword_abilities: Final = Choice("a keyword ability")


def alone(of: Phrase) -> Phrase:
    return Mapped(of, lambda a: (a,), lambda held: held[0] if len(held) == 1 else DECLINED, tuple)


keyword_abilities.add(
    alone(Mapped(keyword, n.HasKeywords, lambda a: a.keywords if isinstance(a, n.HasKeywords) else DECLINED))
)
keyword_abilities.add(alone(worded))


def as_tuple(abilities: Any) -> Any:
    return abilities if isinstance(abilities, tuple) else (abilities,)


def keyword_phrase(template: str, abilities: Any, signs: dict[str, Any], **slots: Any) -> None:
    """A keyword that says more than its name. What is one ability on the battlefield can also be gained."""
    if isinstance(abilities, (n.Activated, n.Triggered, n.Static)):
        phrase(template, shaped(abilities, **signs), worded, **slots)
    else:
        phrase(template, shaped(as_tuple(abilities), **signs), keyword_abilities, **slots)


def after_dash(name: str, abilities: Any, sign: Any, price: Phrase) -> None:
    """A keyword with something else than mana to pay after a dash."""
    phrase(
        f"{name}—{{price}}.",
        shaped(as_tuple(abilities), price=sign),
        keyword_abilities,
        price=price,
        fits=lambda value: not of_mana(value),
    )


def of_mana(value: Any) -> bool:
    return any(
        getattr(ability, "cost", None) and all(isinstance(c, n.PayMana) for c in ability.cost) for ability in value
    )


# What may be said with a keyword, and how it is read. A cost that is no mana stands after a dash.
SAID_WITH: Final = {"number": figure, "mana": pay_mana, "cost": pay_mana}


def as_declared(name: str, template: str) -> None:
    """A keyword as its declaration writes it: "reinforce {number}—{mana}". Its word is given a sign for each slot."""
    slots = {slot: SAID_WITH[slot] for slot in re.findall(r"{(\w+)}", template)}
    if not slots:
        if name not in BARE_KEYWORDS:
            phrase(template, as_tuple(word_of(name)), keyword_abilities)
        return
    number = OTHER_NUMBER if len(slots) > 1 else NUMBER_SIGN
    abilities = word_of(name)(*[number if slot == "number" else PRICE for slot in slots])
    signs = {slot: number if slot == "number" else SIGN for slot in slots}
    keyword_phrase(template, abilities, signs, **slots)
    if "cost" in slots:
        after_dash(name, abilities, (SIGN,), costs)


for keyword_name, keyword_template in WRITTEN.items():
    as_declared(keyword_name, keyword_template)
# It had another name until it was printed on what is no totem (CR 702.89b).
phrase("totem armor", k.umbra_armor, worded, parse_only=True)
keyword_phrase("suspend X—{price}. X can't be 0.", k.suspend_x(PRICE), {"price": SIGN}, price=pay_mana)
for given in GIFTS:
    phrase(f"gift {given}", (gift(given),), keyword_abilities)
phrase("mayhem", (k.mayhem_without_cost,), keyword_abilities)
after_dash("escape", k.escape(PRICE), (SIGN,), costs)
# So many of one symbol that they are counted: "Madness—Pay six {C}."
many_symbols: Final = Words(
    "mana", [(f"pay {NUMBER_WORDS[k]} {{C}}", n.PayMana(n.ManaCost(0, (n.Color.COLORLESS,) * k))) for k in range(5, 11)]
)
phrase(
    "madness—{price}.", shaped(as_tuple(k.madness(PRICE)), price=SIGN), keyword_abilities, price=many_symbols,
    parse_only=True,
)  # fmt: skip
# Of cycling the discard is a part of the cost, too: the price is one of its components.
phrase("cycling—{price}.", shaped((k.cycling(SIGN),), price=SIGN), keyword_abilities, price=deeds)
keyword_phrase("cumulative upkeep {price}", k.cumulative_upkeep_of(PRICE), {"price": SIGN}, price=pay_mana)
for count in range(1, 11):  # one card less goes to the bottom than was looked at
    keyword_phrase(f"hideaway {count}", k.hideaway(count), {})
# Before 2022 it entered tapped, and looked at four.
phrase("hideaway", (n.Static(n.EntersTapped()), k.hideaway(4)), keyword_abilities)


def for_each_age(price: Any) -> Any:
    """Returns the price that is to be paid once for each age counter."""
    paid: list[n.Cost] = []
    for part in price:
        if isinstance(part, n.PayLife) and isinstance(part.amount, n.Fixed):
            paid.append(n.PayLife(k.AGE if part.amount.n == 1 else n.Times(part.amount.n, k.AGE)))
        elif isinstance(part, MANY_TIMES) and part.count == n.Fixed(1):
            paid.append(replace(part, count=k.AGE))
        elif isinstance(part, n.PutBackCost) and part.times == n.Fixed(1):  # each choice is made separately
            paid.append(replace(part, times=k.AGE))
        else:
            return DECLINED
    return tuple(paid)


def for_one_age(price: Any) -> Any:
    once: list[n.Cost] = []
    for part in price:
        if isinstance(part, n.PayLife):
            times = part.amount
            once.append(n.PayLife(n.Fixed(times.factor if isinstance(times, n.Times) else 1)))
        elif isinstance(part, MANY_TIMES):
            once.append(replace(part, count=n.Fixed(1)))
        elif isinstance(part, n.PutBackCost):
            once.append(replace(part, times=n.Fixed(1)))
        else:
            return DECLINED
    return tuple(once) if for_each_age(tuple(once)) == price else DECLINED


MANY_TIMES: Final = (n.SacrificeCost, n.DiscardCost, n.ReturnCost)
after_dash(
    "cumulative upkeep", k.cumulative_upkeep_with(SIGN), (SIGN,), Mapped(costs, for_each_age, for_one_age, tuple)
)


# Keywords in a row: "Flying, vigilance, protection from black and from red".
JOINTS: Final = (", ", "; ")
MOST_ABILITIES: Final = 5  # that one keyword stands for
keyword_line: Final = Concatenated(keyword_abilities, JOINTS, ", ", ", ", most_of_one=MOST_ABILITIES)
