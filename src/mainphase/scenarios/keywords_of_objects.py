"""The keyword abilities of an object (CR 702)."""

from __future__ import annotations

from functools import cache
from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Keyword
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.reading.filters import keyword_of
from mainphase.kernel.state.objects import Obj
from mainphase.kernel.state.state import State
from mainphase.presentation.names import ability_in_words
from mainphase.presentation.symbols import keyword_words
from mainphase.rules.declared import declared_as

# Abilities that are keywords by what they are, and not by a name in them.
BY_CLASS: Final = (
    n.HasKeywords,
    n.Protection,
    n.HexproofFrom,
    n.Landwalk,
    n.Enchant,
    n.Morph,
    n.Daybound,
    n.Nightbound,
)


@cache
def keyword_ability_names() -> frozenset[str]:
    return frozenset(one.name for one in declared_as("keyword ability"))


def is_keyword_ability(node: n.Ability) -> bool:
    """True if a keyword stands for this ability."""
    return isinstance(node, BY_CLASS) or is_keyword_name(keyword_of(node))


def is_keyword_name(name: str) -> bool:
    """True if this is a keyword ability, as "kicker {2}" is one."""
    return bool(name) and (name in keyword_ability_names() or name.partition(" ")[0] in keyword_ability_names())


def keyword_abilities_of(g: State, o: Obj) -> list[str]:
    """The keyword abilities that an object has now, in words. Other ways to cast its card (evoke, kicker) count as long
    as it has lost none of its abilities.
    """
    ch = characteristics_of(o)
    found = keyword_words(ch.keywords & ~Keyword.WORKS_WHILE_TAPPED)  # what older artifacts said, no keyword
    found += [ability_in_words(g, uid) for uid in ch.abilities if is_keyword_ability(g.book.abilities[uid].node)]
    code = g.book.cards[o.face]
    if all(uid in ch.abilities for uid in code.base.abilities):
        ways = [code.alternatives[k].name for k in range(code.own_alternatives)]
        ways += [extra.optional for extra in code.cast_costs]
        found += [name for name in ways if is_keyword_name(name)]
    return list(dict.fromkeys(found))
