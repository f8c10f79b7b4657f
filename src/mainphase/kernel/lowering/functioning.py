"""Where an ability functions (CR 113.6): decided here for every ability, and nowhere else.

Most function on the battlefield, those of instants and sorceries on the stack. What its text says of the zone stands in
the node (113.6b, 113.6m; of schemes and emblems 113.6p); what follows from what it is follows here.

What a card says of casting itself is no ability with a zone: costs, conditions and permissions (113.6d-f) are read from
its code wherever it may be cast (`cards.READING`, `CardCode.flash_if`). What defines characteristics functions
everywhere (113.6a; `modifying.apart_of`, `characteristics.defined`), and what modifies how its object enters is looked
for as that happens (113.6h; `AbilityCode.only_entering`).
"""

from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone

NOWHERE_TOGETHER: Final = -1  # its events are of different zones


def functioning_zone(node: n.Ability) -> int:
    """The zone in which an ability functions; NOWHERE_TOGETHER if it is several, which is not played."""
    if isinstance(node, n.Activated):
        return node.zone if node.zone != Zone.BATTLEFIELD else where_payable(node.cost)
    if isinstance(node, n.Triggered):
        return node.zone if node.zone != Zone.BATTLEFIELD else where_it_triggers(node.on)
    if isinstance(node, n.Static):
        return node.zone if node.zone != Zone.BATTLEFIELD else where_it_holds(node.effect)
    return Zone.STACK if isinstance(node, (n.SpellAbility, n.Enchant)) else Zone.BATTLEFIELD


def where_payable(costs: tuple[n.Cost, ...]) -> int:
    """Where a cost that cannot be paid on the battlefield can be (CR 113.6j)."""
    for cost in costs:
        if isinstance(cost, n.DiscardThis):
            return Zone.HAND
    return Zone.BATTLEFIELD


def where_it_triggers(on: n.Trigger) -> int:
    """Where what cannot trigger from the battlefield does (CR 113.6k): as this is cast; as it is discarded, cycled, or
    put into a graveyard from anywhere, which is never leaving the battlefield (603.6c).
    """
    if isinstance(on, (n.While, n.OneOrMore, n.ByKeyword)):
        return where_it_triggers(on.on)
    if isinstance(on, n.AnyOf):
        zones = [where_it_triggers(one) for one in on.of]
        return zones[0] if zones.count(zones[0]) == len(zones) else NOWHERE_TOGETHER
    if isinstance(on, n.CastsSpell):
        return Zone.STACK if is_this(on.which) else Zone.BATTLEFIELD
    if isinstance(on, (n.CardPutIntoGraveyard, n.IsDiscarded, n.DiscardsCard, n.Cycles)):
        return Zone.GRAVEYARD if is_this(on.which) else Zone.BATTLEFIELD
    return Zone.BATTLEFIELD


def where_it_holds(effect: n.StaticEffect) -> int:
    """The zone in which a static effect holds: the stack for "this can't be countered" (113.6g), the zone from which
    this may be cast (113.6m), or the battlefield.
    """
    if isinstance(effect, n.MayPlayFrom) and is_this(effect.which):
        return zone_named(effect.which)
    return Zone.STACK if isinstance(effect, n.CantBeCountered) and is_this(effect.which) else Zone.BATTLEFIELD


def zone_named(which: n.Filter) -> int:
    """The zone that a filter names, or the battlefield."""
    if isinstance(which, n.All):
        for part in which.of:
            if isinstance(part, n.InZone):
                return part.zone
    return Zone.BATTLEFIELD


def gives_itself_flash(node: n.Ability) -> bool:
    """True if it modifies how this can be cast: so it functions wherever it could be (CR 113.6e)."""
    if not isinstance(node, n.Static):
        return False
    if isinstance(node.effect, n.CastAsThoughFlash):
        return node.effect.who == n.You() and is_this(node.effect.which)
    if not isinstance(node.effect, n.Modify) or not is_this(node.effect.which):
        return False
    for m in node.effect.mods:
        if isinstance(m, n.GainKeywords) and m.keywords & n.Keyword.FLASH:
            return True
    return False


def is_this(which: n.Filter) -> bool:
    """True if it can only be the object that the ability is on."""
    if isinstance(which, n.All):
        for part in which.of:
            if is_this(part):
                return True
    return isinstance(which, n.IsThis)
