"""Abilities of one card of which one exiles cards and another speaks of "the exiled card" (CR 607.2a).

Lines are read one by one, and none says of itself that another one speaks of what it does. So which abilities are
linked is settled here, where all of them are known; a card that speaks of exiled cards and exiles none is refused.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Keyword, Zone
from mainphase.errors import CardError
from mainphase.kernel.lowering.dependencies import everything_in
from mainphase.language.trees import rewrite_top_down
from mainphase.saying.worded import fixed

EXILED: Final = n.ExiledWithThis()
PUT: Final = n.PutByThis()


# "The exiled card", said by itself.
OF_ONE: Final = (n.Each(EXILED), n.TotalManaValue(EXILED))
# What exiles cards, and does not say of them that they are exiled with this.
UNTOLD: Final = (
    n.ExileIfLeaving, n.ExileCost, n.TopOfLibraryCost, n.SearchZones, n.Counter, n.GoesInstead,
)  # fmt: skip


class UnlinkedError(CardError):
    """Exiled cards are spoken of, and nothing exiles them."""


def linked(abilities: Sequence[n.Ability]) -> tuple[n.Ability, ...]:
    """Returns the abilities, with those linked that exile what another one speaks of. Raises UnlinkedError if none
    exiles any, or it could be several.
    """
    speaking = [a for a in abilities if EXILED in everything_in(a)]
    if any(PUT in everything_in(a) for a in abilities):
        return with_one_putting(abilities, bool(speaking))
    if not speaking:
        return tuple(abilities)
    exiling = [a for a in abilities if any(exiles(part) for part in everything_in(a))]
    of_one = any(part in OF_ONE for a in speaking for part in everything_in(a))
    if not exiling and not of_one and exile_to_pay(abilities):
        return tuple([rewrite_top_down(a, as_linked_cost) for a in abilities])
    if not exiling and any(isinstance(a, n.HasKeywords) and a.keywords & Keyword.DELVE for a in abilities):
        return tuple(abilities)  # to pay for it as it was cast (CR 702.66a)
    if exiling and not of_one:
        # "Cards exiled with this": with whatever ability of it, be it the one that speaks of them.
        if any(
            isinstance(part, UNTOLD) and getattr(part, "to", Zone.EXILE) == Zone.EXILE
            for a in abilities
            for part in everything_in(a)
        ):
            raise UnlinkedError(
                fixed(
                    "error-it-speaks-of-exiled-cards-and-something",
                    "it speaks of exiled cards, and something else of it exiles cards (CR 607.2a)",
                )
            )
        return tuple([rewrite_top_down(a, as_linked) if a in exiling else a for a in abilities])
    plays = any(isinstance(part, n.MayPlayFrom) for a in speaking for part in everything_in(a))
    # "The exiled card" is that of the only other ability which exiles any; "exiled with" it are all of them.
    if not exiling or (not plays and (len(exiling) > 1 or exiling[0] in speaking)):
        raise UnlinkedError(
            fixed(
                "error-it-speaks-of-exiled-cards",
                "it speaks of exiled cards, and not just one other ability exiles any (CR 607.2a)",
            )
        )
    return tuple([rewrite_top_down(a, as_linked) if a in exiling else a for a in abilities])


def with_one_putting(abilities: Sequence[n.Ability], exiled_too: bool) -> tuple[n.Ability, ...]:
    """The abilities, with that linked which puts something onto the battlefield of which another one speaks. Raises
    UnlinkedError if that is not just one.
    """
    putting = [a for a in abilities if any(puts(part) for part in everything_in(a))]
    if exiled_too or len(putting) != 1 or PUT in everything_in(done_by(putting[0])):
        raise UnlinkedError(
            fixed(
                "error-it-speaks-of-what-was-put",
                "it speaks of what was put onto the battlefield, and not just one ability does so",
            )
        )
    return tuple([rewrite_top_down(a, as_linked_there) if a in putting else a for a in abilities])


def done_by(ability: n.Ability) -> Any:
    """What an ability does; of what it did before its condition may ask."""
    return ability.modes if isinstance(ability, n.Triggered) else ability


def puts(part: Any) -> bool:
    """True if an instruction puts something else than this onto the battlefield."""
    return isinstance(part, n.Move) and part.to == Zone.BATTLEFIELD and part.what != n.This()


def as_linked_there(part: Any) -> Any:
    return replace(part, linked=True) if puts(part) else part


def exiles(part: Any) -> bool:
    """True if an instruction exiles something else than this, or than what is exiled already."""
    if isinstance(part, n.SearchLibrary):
        return part.to == Zone.EXILE
    if isinstance(part, n.ReplaceMove):
        return part.instead == Zone.EXILE and part.which != n.IsThis()
    if isinstance(part, (n.ExileForNow, n.ExileUntil)):
        return True
    if isinstance(part, n.Behold):
        return part.exiles
    return isinstance(part, n.Move) and part.to == Zone.EXILE and part.what != n.This() and part.what != n.Each(EXILED)


def exile_to_pay(abilities: Sequence[n.Ability]) -> bool:
    """True if nothing of these exiles cards but one ability, which asks for it (CR 607.2a)."""
    asking = [a for a in abilities if any(isinstance(part, UNTOLD) for part in everything_in(a))]
    return len(asking) == 1 and all(
        isinstance(part, n.ExileCost) for part in everything_in(asking[0]) if isinstance(part, UNTOLD)
    )


def as_linked_cost(part: Any) -> Any:
    return replace(part, linked=True) if isinstance(part, n.ExileCost) else part


def as_linked(part: Any) -> Any:
    return replace(part, linked=True) if exiles(part) else part


def may_be_linked(part: Any) -> bool:
    return exiles(part) or puts(part) or isinstance(part, n.ExileCost)


def unlinked(ability: n.Ability) -> n.Ability:
    """The ability as it is said: it does not tell that another one speaks of what it exiles."""
    found: n.Ability = rewrite_top_down(
        ability, lambda part: replace(part, linked=False) if may_be_linked(part) else part
    )
    return found
