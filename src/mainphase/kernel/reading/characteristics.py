"""The characteristics of an object as the layers last left them, and the numbers that follow from them."""

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Zone
from mainphase.kernel.keys import ChosenKey
from mainphase.kernel.lowering.cards import mana_value
from mainphase.kernel.reading.evaluate import quantity
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.objects import Obj, ObjectKind
from mainphase.kernel.state.state import State
from mainphase.kernel.values import Characteristics, ref_player


def characteristics_of(o: Obj) -> Characteristics:
    """The characteristics of an object as the layers last left them."""
    ch = o.ch
    assert ch is not None
    return ch


def has_name(its: str, name: str) -> bool:
    """True if something of that name, or names, has this name: a split card has two (CR 709.4a)."""
    return its == name or (" // " in its and name in its.split(" // "))


def share_name(one: str, other: str) -> bool:
    """True if two things have a name in common. What has none shares none (CR 201.2a)."""
    return one != "" and other != "" and (has_name(one, other) or has_name(other, one))


def kinds_of_counters(g: State, ref: int) -> list[str]:
    """The kinds of counters that an object or player has, in alphabetical order."""
    counters = g.players[ref_player(ref)].counters if ref < 0 else g.objects[ref].counters
    return sorted([kind for kind in counters if counters[kind]])


def loyalty_of(o: Obj) -> int:
    """Its counters on the battlefield, elsewhere the printed number (CR 306.5a, c)."""
    return o.counters.get("loyalty", 0) if o.zone == Zone.BATTLEFIELD else characteristics_of(o).loyalty


def defense_of(o: Obj) -> int:
    """A battle's defense: its counters on the battlefield, elsewhere the printed number (CR 310.4a, c)."""
    return o.counters.get("defense", 0) if o.zone == Zone.BATTLEFIELD else characteristics_of(o).defense


def protector_of(o: Obj) -> int:
    """The player who protects a battle (CR 310.8), or -1."""
    return o.chosen.get(ChosenKey.PROTECTOR, -1)


def mana_cost_of(g: State, o: Obj) -> n.ManaCost | None:
    """The mana cost of an object that is not on the stack, with the generic mana and the symbols that it has (CR
    202.1); None: it has none.
    """
    code = g.book.cards[o.face]
    if o.copied is None and not code.is_flipside:
        return code.node.cost
    ch = characteristics_of(o)
    generic = ch.mana_value - mana_value(n.ManaCost(0, ch.symbols))
    return n.ManaCost(generic, ch.symbols)


def mana_value_of(g: State, o: Obj) -> int:
    """CR 202.3; of a spell X counts as chosen, as often as it is in the mana cost, whatever it was cast for (202.3e,
    107.3a), also of one that has left the stack (608.2h). A back face had none of its own until 2016.
    """
    code = g.book.cards[o.face]
    value = characteristics_of(o).mana_value
    if not g.rules.back_face_has_value and o.copied is None and code.back:
        value = 0
    ctx = o.ctx
    if ctx is not None and ctx.x and o.kind != ObjectKind.ABILITY:
        cost = code.node.cost
        if cost is not None:
            value += ctx.x * cost.x
    return value


def pt_definition_of(g: State, o: Obj) -> n.SetPT | None:
    """The ability that defines the power and toughness of an object outside the battlefield, where the layers do not
    look (CR 604.3); until 30 April 2007 a star was 0 there. What has left knows it still (608.2h).
    """
    if not g.book.defines_size or o.zone == Zone.BATTLEFIELD or o.zone == Zone.NOWHERE:
        return None
    if not g.rules.stars_count_everywhere:
        return None
    for uid in characteristics_of(o).statics:
        node = g.book.abilities[uid].static
        if isinstance(node, n.Defines):
            for m in node.mods:
                if isinstance(m, n.SetPT):
                    return m
    return None


def has_pt(o: Obj) -> bool:
    """True if it has power and toughness: a permanent only as a creature, whatever is printed on it (CR 208.3)."""
    return characteristics_of(o).has_pt and (
        o.zone != Zone.BATTLEFIELD or (characteristics_of(o).types & CardType.CREATURE) != 0
    )


def power_of(g: State, o: Obj) -> int:
    said = pt_definition_of(g, o)
    power = None if said is None else said.power
    return characteristics_of(o).power if power is None else quantity(g, power, Context(o.id, o.controller))


def toughness_of(g: State, o: Obj) -> int:
    said = pt_definition_of(g, o)
    toughness = None if said is None else said.toughness
    return characteristics_of(o).toughness if toughness is None else quantity(g, toughness, Context(o.id, o.controller))
