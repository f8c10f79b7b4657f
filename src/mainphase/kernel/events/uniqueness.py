"""Permanents that may be there only once, by the rules of the date: legends of one name, planeswalkers of one type,
worlds, Roles of one player on one permanent.
"""

from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Supertype
from mainphase.kernel.lowering.static_kinds import StaticKind
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.reading.evaluate import matches
from mainphase.kernel.reading.seating import is_within_range
from mainphase.kernel.reading.statics import active_statics, any_static
from mainphase.kernel.state.objects import Obj
from mainphase.kernel.state.state import State
from mainphase.kernel.values import Characteristics
from mainphase.rules.concepts import Concept
from mainphase.rules.law import LegendRule, PlaneswalkerUniqueness

ROLE: Final = "Role"


def any_once(g: State) -> bool:
    """True if anything in this game could be there only once."""
    book = g.book
    return (
        (book.supertypes & (Supertype.LEGENDARY | Supertype.WORLD)) != 0
        or (book.types & CardType.PLANESWALKER) != 0
        or ROLE in book.subtypes
    )


def is_role(ch: Characteristics) -> bool:
    return (ch.types & CardType.ENCHANTMENT) != 0 and ROLE in ch.subtypes


def may_be_there_once(ch: Characteristics) -> bool:
    """True if any rule here could be about it."""
    return (
        (ch.supertypes & (Supertype.LEGENDARY | Supertype.WORLD)) != 0
        or (ch.types & CardType.PLANESWALKER) != 0
        or is_role(ch)
    )


def is_legend(g: State, o: Obj) -> bool:
    """A planeswalker is no legend before 29 September 2017."""
    ch = characteristics_of(o)
    if not ch.supertypes & Supertype.LEGENDARY:
        return False
    return g.rules.planeswalkers_legendary or not ch.types & CardType.PLANESWALKER


def is_exempt(g: State, o: Obj) -> bool:
    """True if an effect says that the "legend rule" doesn't apply to it."""
    if any_static(g, StaticKind.SELDOM_ASKED):
        for s in active_statics(g, StaticKind.SELDOM_ASKED):
            node = s.node
            if isinstance(node, n.LegendExempt) and matches(g, node.which, o.id, s.ctx):
                return True
    return False


def surplus_to_choose(g: State) -> list[list[int]]:
    """Groups of which the controller keeps one (CR 704.5j): legends of one name; planeswalkers of one type from 2013 to
    2017.
    """
    groups: list[list[int]] = []
    if not any_once(g):
        return groups
    if g.rules.legend_rule == LegendRule.PER_CONTROLLER:
        groups = legends(g, True)
    if g.rules.planeswalker_uniqueness == PlaneswalkerUniqueness.PER_CONTROLLER:
        groups = groups + planeswalkers(g, True)
    return groups


def doomed_surplus(g: State) -> list[int]:
    """The surplus that goes without a choice: worlds but the newest (CR 704.5k), Roles but the newest that a player
    controls on a permanent (704.5y); legends and planeswalkers until 12 July 2013.
    """
    out: list[int] = []
    if not any_once(g):
        return out
    if g.rules.legend_rule == LegendRule.ALL_DIE:
        for group in legends(g, False):
            out.extend(within_ranges(g, group, False))
    elif g.rules.legend_rule == LegendRule.FIRST_STAYS:
        for group in legends(g, False):
            out.extend(all_but(g, group, True))
    if g.rules.planeswalker_uniqueness == PlaneswalkerUniqueness.ALL_DIE:
        for group in planeswalkers(g, False):
            if g.rules.planeswalkers_within_range:
                group = within_ranges(g, group, False)
            out.extend(oid for oid in group if oid not in out)
    worlds: list[int] = []
    for o in g.permanents:
        if characteristics_of(o).supertypes & Supertype.WORLD:
            worlds.append(o.id)
    if len(worlds) > 1:
        out.extend(oid for oid in within_ranges(g, worlds, True) if oid not in out)
    if ROLE in g.book.subtypes:
        for group in roles(g):
            out.extend(oid for oid in all_but(g, group, False) if oid not in out)
    return out


def within_ranges(g: State, group: list[int], newest_stays: bool) -> list[int]:
    """Of permanents of which there can be one those that go: all, or all but the newest. Where ranges of influence are
    limited, each by those within its controller's range alone (CR 801.12).
    """
    if not g.ranged:
        return all_but(g, group, False) if newest_stays else group[:]
    gone: list[int] = []
    for oid in group:
        player = g.objects[oid].controller
        near = [other for other in group if is_within_range(g, player, other)]
        if len(near) > 1 and (not newest_stays or oid in all_but(g, near, False)):
            gone.append(oid)
    return gone


def roles(g: State) -> list[list[int]]:
    """Roles attached to one permanent and controlled by one player, two or more."""
    groups: list[list[int]] = []
    for oid in g.attachments:
        o = g.objects[oid]
        if o.attached_to == 0 or o.phased_out or not is_role(characteristics_of(o)):
            continue
        for group in groups:
            first = g.objects[group[0]]
            if first.attached_to == o.attached_to and first.controller == o.controller:
                group.append(oid)
                break
        else:
            groups.append([oid])
    return [group for group in groups if len(group) > 1]


def surplus_concept(g: State, oid: int) -> int:
    """The rule by which one of these goes."""
    ch = characteristics_of(g.objects[oid])
    if ch.supertypes & Supertype.WORLD:
        return Concept.WORLD_RULE
    if is_role(ch):
        return Concept.SBA_ROLE
    return Concept.LEGEND_RULE if is_legend(g, g.objects[oid]) else Concept.SBA_PLANESWALKER_UNIQUENESS


def legends(g: State, by_controller: bool) -> list[list[int]]:
    """Legends that share a name, two or more; under one controller, or whoever controls them."""
    found: list[int] = []
    for o in g.permanents:
        if characteristics_of(o).supertypes & Supertype.LEGENDARY and is_legend(g, o) and not is_exempt(g, o):
            found.append(o.id)
    if len(found) < 2:
        return []
    groups: list[list[int]] = []
    for oid in found:
        o = g.objects[oid]
        for group in groups:
            first = g.objects[group[0]]
            if (first.controller == o.controller or not by_controller) and characteristics_of(
                first
            ).name == characteristics_of(o).name:
                group.append(oid)
                break
        else:
            groups.append([oid])
    return [group for group in groups if len(group) > 1]


def planeswalkers(g: State, by_controller: bool) -> list[list[int]]:
    """Planeswalkers that share a planeswalker type, two or more."""
    groups: list[list[int]] = []
    for o in g.permanents:
        if not characteristics_of(o).types & CardType.PLANESWALKER:
            continue
        for group in groups:
            first = g.objects[group[0]]
            if first.controller != o.controller and by_controller:
                continue
            if any_shared(characteristics_of(first).subtypes, characteristics_of(o).subtypes):
                group.append(o.id)
                break
        else:
            groups.append([o.id])
    return [group for group in groups if len(group) > 1]


def any_shared(one: tuple[str, ...], other: tuple[str, ...]) -> bool:
    for word in one:
        if word in other:
            return True
    return False


def all_but(g: State, group: list[int], oldest: bool) -> list[int]:
    """All but the one that has been there longest (or for the shortest time); all, if several have."""
    stamps = [g.objects[oid].timestamp for oid in group]
    best = min(stamps) if oldest else max(stamps)
    if stamps.count(best) > 1:
        return group[:]
    return [oid for oid in group if g.objects[oid].timestamp != best]
