"""Of which kind something is, and of no other: "a Vehicle artifact", which "loses all other card types" (CR 205.1a)."""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.language.grammar.kinds import SPOKEN_TYPES, kind_of_one
from mainphase.language.syntax import DECLINED, Mapped


def types_set(parts: Any) -> Any:
    """Subtypes and then types; without a subtype it keeps those that it can have (CR 205.1a)."""
    subtypes = tuple([part.subtype for part in parts if isinstance(part, n.OfSubtype)])
    rest = parts[len(subtypes) :]
    types = 0
    for part in rest:
        types |= part.types if isinstance(part, n.OfType) else 0
    mod = n.SetTypes(types, subtypes or None)
    return mod if types and parts_set(mod) == parts else DECLINED


def parts_set(mod: Any) -> Any:
    types = tuple([n.OfType(bit) for _, bit in SPOKEN_TYPES if mod.types & bit])
    return (*[n.OfSubtype(subtype) for subtype in mod.subtypes or ()], *types) if types else DECLINED


only_kind: Final = Mapped(kind_of_one, types_set, parts_set, n.SetTypes)


def in_one_row(told: Any) -> Any:
    mods, held = told
    return (*mods, *held)


def with_abilities_apart(mods: Any) -> Any:
    """The modifications up to where abilities are gained, and those."""
    if not isinstance(mods, tuple):
        return DECLINED
    at = len(mods)
    while at > 0 and isinstance(mods[at - 1], (n.GainKeywords, n.GainAbility)):
        at -= 1
    return (mods[:at], mods[at:]) if at < len(mods) else DECLINED
