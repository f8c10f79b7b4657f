"""Than what something is another. The node means: than the object that has the ability. Where an Aura or Equipment
tells of the creature that it is attached to, "each other creature" leaves out that creature (`others_meant`). What else
it could mean is declined: so is "creatures get +1/+1 for each other creature", of which each has others of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.codec import fields_of
from mainphase.cards.nodes import CardType
from mainphase.cards.nodes.often_named import CREATING, HOST
from mainphase.language.grammar.discourse import conjuncts
from mainphase.language.grammar.kinds import NOT_CREATURES
from mainphase.language.trees import rewrite_top_down

ALONE: Final = (n.This(), n.IsThis(), n.OneOf(HOST))  # of a host it is told apart


def is_of_this(text: str, value: Any) -> bool:
    """True if every "other" in these abilities is another than the object itself."""
    low = text.lower()
    if "other" not in low or "other than" in low:
        return True
    for ability in value if isinstance(value, tuple) else (value,):
        if isinstance(ability, n.Ability):
            found = own_parts(ability, [])
            if HOST in found and any(is_other_creature(part) for part in found):
                return False
            if any(has_others_of_its_own(part) or are_others_than_something(part) for part in found):
                return False
    return True


BUT_HOST: Final = n.Not(n.OneOf(HOST))


def others_meant(text: str, value: Any) -> Any:
    """The meaning of these abilities with every "other" as another than what it is said of, where that is not the
    object that has the ability.
    """
    low = text.lower()
    if "other" not in low or "other than" in low or not isinstance(value, tuple):
        return value
    return tuple([others_in(ability) for ability in value])


def others_in(ability: Any) -> Any:
    if not isinstance(ability, n.Ability):
        return ability
    found = own_parts(ability, [])
    if HOST in found and tells_of_host_alone(ability):
        return in_own_parts(ability, than_host)
    return ability


def in_own_parts(node: Any, change: Callable[[Any], Any]) -> Any:
    """The node with parts of it changed, but for abilities that it gives to others."""
    if isinstance(node, tuple):
        return tuple([one if isinstance(one, n.Ability) else in_own_parts(one, change) for one in node])
    if not isinstance(node, n.Node):
        return node
    made = change(node)
    if made is not node:
        return made
    held = {name: getattr(node, name) for name, _, _ in fields_of(type(node))}
    return type(node)(
        **{name: one if isinstance(one, n.Ability) else in_own_parts(one, change) for name, one in held.items()}
    )


def tells_of_host_alone(ability: n.Ability) -> bool:
    """True if it holds, or waits for something that the creature does by itself."""
    if isinstance(ability, n.Triggered):
        alone = isinstance(ability.on, ATTACKING) and ability.on.which == n.OneOf(HOST)
        return alone and all(not mode.targets for mode in ability.modes)
    return isinstance(ability, n.Static)


ATTACKING: Final = (n.Attacks, n.AttacksAlone)


def than_host(part: Any) -> Any:
    """Than the creature that it is attached to; what is counted for sharing a type with it says so by itself."""
    if not is_other_creature(part) or any(isinstance(one, n.SharesCreatureType) for one in conjuncts(part)):
        return part
    return n.All(tuple([BUT_HOST if one == n.Other() else one for one in conjuncts(part)]))


def others_as_told(ability: n.Ability) -> n.Ability:
    """The ability with the word that cards have: "other"."""
    told: n.Ability = rewrite_top_down(ability, lambda part: n.Other() if part == BUT_HOST else part)
    return told


def are_others_than_something(part: n.Node) -> bool:
    return are_others_than_chosen(part) or are_others_than_created(part)


def are_others_than_chosen(part: n.Node) -> bool:
    """True if another player has chosen something, and then others are told of: they are others than that."""
    steps = part.of if isinstance(part, n.Sequence) else ()
    for k, step in enumerate(steps):
        if isinstance(step, n.Choose) and step.by != n.You():
            return any(n.Other() in own_parts(later, []) for later in steps[k + 1 :])
    return False


def are_others_than_created(part: n.Node) -> bool:
    """True if tokens are created, and then other tokens are told of: they are others than those."""
    steps = part.of if isinstance(part, n.Sequence) else ()
    for k, step in enumerate(steps):
        if isinstance(step, CREATING):
            later = own_parts(steps[k + 1 :], [])
            return any(isinstance(one, n.All) and n.Other() in one.of and n.IsToken() in one.of for one in later)
    return False


def has_others_of_its_own(part: n.Node) -> bool:
    """True if others are counted for something that is not this: a change of its power and toughness."""
    of = part.to if isinstance(part, n.Apply) else part.which if isinstance(part, n.Modify) else ALONE[0]
    if of in ALONE or not isinstance(part, (n.Apply, n.Modify)):
        return False
    for mod in part.mods:
        if isinstance(mod, (n.AddPT, n.SetPT)):
            if n.Other() in own_parts((mod.power, mod.toughness), []):
                return True
    return False


def is_other_creature(part: n.Node) -> bool:
    if not isinstance(part, n.All):
        return False
    parts = conjuncts(part)
    creature = any(isinstance(one, n.OfType) and one.types & CardType.CREATURE for one in parts)
    return n.Other() in parts and (creature or not any(is_no_creature(one) for one in parts))


def is_no_creature(part: n.Filter) -> bool:
    return isinstance(part, n.OfType) or (isinstance(part, n.OfSubtype) and part.subtype in NOT_CREATURES)


def own_parts(node: Any, found: list[n.Node]) -> list[n.Node]:
    """The parts of an ability, without those of abilities that it gives to others."""
    if isinstance(node, tuple):
        for one in node:
            if not isinstance(one, n.Ability):
                own_parts(one, found)
    elif isinstance(node, n.Node):
        found.append(node)
        for name, _, _ in fields_of(type(node)):
            held = getattr(node, name)
            if not isinstance(held, n.Ability):
                own_parts(held, found)
    return found
