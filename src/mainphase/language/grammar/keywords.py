"""Keyword abilities (CR 702): a line of several, and those that say more than their name.

What a keyword stands for is taken from the word that authors use, with a sign in the place of what is said with it.
"""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.words import keyword_abilities as k
from mainphase.language.grammar.costs import pay_mana
from mainphase.language.grammar.modifications import keyword
from mainphase.language.syntax import DECLINED, Choice, Listing, Mapped, phrase, shaped

SIGN: Final = n.PayMana(n.ManaCost(9999))
PRICE: Final = "{9999}"

keyword_abilities: Final = Choice("a keyword ability")
keyword_abilities.add(
    Mapped(keyword, n.HasKeywords, lambda a: a.keywords if isinstance(a, n.HasKeywords) else DECLINED, n.HasKeywords)
)


def priced(name: str, ability: Any) -> None:
    """A keyword with a cost of mana after it."""
    phrase(f"{name} {{price}}", shaped(ability, price=SIGN), keyword_abilities, price=pay_mana)


priced("equip", k.equip(PRICE))
priced("cycling", k.cycling(PRICE))
priced("flashback", k.flashback(PRICE))
priced("kicker", k.kicker(PRICE))
priced("echo", k.echo(PRICE))
priced("morph", k.morph(PRICE))

keyword_line: Final = Listing(keyword_abilities, ", ", ", ", ", ", 1, 12)
