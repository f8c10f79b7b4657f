"""Continuous effects (CR 611, 613): the characteristics of objects, layer by layer, in timestamp order.

Unmodified objects share their card's value. `refresh` runs only when something that could matter has changed
(`State.stale`).
"""

from typing import Final, final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.kernel.evaluate import matches, now, quantity
from mainphase.kernel.facets import Facet, reads
from mainphase.kernel.kinds import StaticKind
from mainphase.kernel.objects import Context, Obj
from mainphase.kernel.state import State
from mainphase.kernel.statics import ActiveStatic, active_statics, forget, insert, learn
from mainphase.kernel.values import Characteristics

PLUS: Final = "+1/+1"
MINUS: Final = "-1/-1"

# Layers and sublayers in the order they apply (CR 613.1, 613.4).
TYPES: Final = 4
COLORS: Final = 5
ABILITIES: Final = 6
SETS_PT: Final = 8  # 7b
ADDS_PT: Final = 9  # 7c, counters among them
SWITCHES_PT: Final = 10  # 7d
ORDER: Final = (TYPES, COLORS, ABILITIES, SETS_PT, ADDS_PT, SWITCHES_PT)


def layer_of(m: n.Modification) -> int:
    if isinstance(m, n.AddPT):
        return ADDS_PT
    if isinstance(m, (n.GainKeywords, n.LoseKeywords, n.GainAbility, n.LoseAllAbilities)):
        return ABILITIES
    if isinstance(m, n.SetPT):
        return SETS_PT
    if isinstance(m, n.SetColors):
        return COLORS
    if isinstance(m, (n.SetTypes, n.AddTypes)):
        return TYPES
    if isinstance(m, n.SwitchPT):
        return SWITCHES_PT
    raise AssertionError(f"no layer for {type(m).__name__}")


def chars(g: State, o: Obj) -> Characteristics:
    """What an object is now."""
    if g.stale or g.touched:
        refresh(g)
    return now(o)


def has(g: State, o: Obj, keyword: int) -> bool:
    """Whether an object has a keyword (one bit) now."""
    return (chars(g, o).keywords & keyword) != 0


def base_of(g: State, o: Obj) -> Characteristics:
    """The copiable values of an object (CR 707.2)."""
    return g.book.cards[o.card].base


def plain(g: State, o: Obj) -> None:
    """Gives an object its characteristics as if only its counters counted: right while no continuous effect is in
    force.
    """
    ch = base_of(g, o)
    if o.counters and o.zone == Zone.BATTLEFIELD:
        ch = counted(o, ch)
    o.ch = ch


def counted(o: Obj, ch: Characteristics) -> Characteristics:
    """Layer 7c: +1/+1 and -1/-1 counters (CR 613.4c)."""
    change = o.counters.get(PLUS, 0) - o.counters.get(MINUS, 0)
    if change == 0 or not ch.has_pt:
        return ch
    return with_pt(ch, ch.power + change, ch.toughness + change)


def with_pt(c: Characteristics, power: int, toughness: int) -> Characteristics:
    return Characteristics(
        c.name, c.mana_value, c.colors, c.types, c.supertypes, c.subtypes, power, toughness, True, c.loyalty,
        c.keywords,
        c.abilities, c.activated, c.mana, c.triggered, c.statics,
    )  # fmt: skip


def with_types(c: Characteristics, colors: int, types: int, subtypes: tuple[str, ...]) -> Characteristics:
    return Characteristics(
        c.name, c.mana_value, colors, types, c.supertypes, subtypes, c.power, c.toughness, c.has_pt, c.loyalty,
        c.keywords,
        c.abilities, c.activated, c.mana, c.triggered, c.statics,
    )  # fmt: skip


def with_abilities(g: State, c: Characteristics, keywords: int, abilities: tuple[int, ...]) -> Characteristics:
    if abilities == c.abilities:
        return Characteristics(
            c.name, c.mana_value, c.colors, c.types, c.supertypes, c.subtypes, c.power, c.toughness, c.has_pt,
            c.loyalty, keywords,
            c.abilities, c.activated, c.mana, c.triggered, c.statics,
        )  # fmt: skip
    activated, mana, triggered, statics = g.book.sort_abilities(abilities)
    return Characteristics(
        c.name, c.mana_value, c.colors, c.types, c.supertypes, c.subtypes, c.power, c.toughness, c.has_pt, c.loyalty,
        keywords,
        abilities, activated, mana, triggered, statics,
    )  # fmt: skip


@final
class LayerEffect:
    """A continuous effect that changes characteristics: from a static ability (`which`), or from a resolved spell or
    ability (`objects`, fixed).
    """

    def __init__(
        self,
        timestamp: int,
        mods: tuple[n.Modification, ...],
        ctx: Context,
        which: n.Filter | None,
        objects: list[int],
        values: list[int],
    ) -> None:
        self.timestamp = timestamp
        self.mods = mods
        self.ctx = ctx
        self.which = which
        self.objects = objects
        self.values = values
        self.uid = ctx.ability
        self.begun = False  # started to apply in an earlier layer: goes on even if its ability is lost (613.6)
        self.affected: list[int] = []
        self.layers = 0  # bits of the layers it applies in
        for m in mods:
            self.layers |= 1 << layer_of(m)


def layer_effects(g: State) -> list[LayerEffect]:
    """Everything that changes characteristics now, oldest first (CR 613.7)."""
    out: list[LayerEffect] = []
    if g.statics[StaticKind.MODIFY] or g.begun[StaticKind.MODIFY] > 0:
        found: list[ActiveStatic] = active_statics(g, StaticKind.MODIFY)
        for s in found:
            node = s.node
            assert isinstance(node, n.Modify)
            out.append(LayerEffect(s.timestamp, node.mods, s.ctx, node.which, [], []))
    for e in g.lasting:
        said = g.book.nodes[e.node]
        if isinstance(said, n.Apply):
            ctx = Context(e.source, e.controller)
            out.append(LayerEffect(e.timestamp, said.mods, ctx, None, e.objects, e.values))
    # Insertion sort: few effects, nearly in order already, and stable.
    for i in range(1, len(out)):
        e2 = out[i]
        j = i
        while j > 0 and out[j - 1].timestamp > e2.timestamp:
            out[j] = out[j - 1]
            j -= 1
        out[j] = e2
    return out


def facets_read(g: State) -> int:
    """The facets that the continuous effects in force read."""
    total = 0
    for oid in g.statics[StaticKind.MODIFY]:
        o = g.objects[oid]
        for uid in base_of(g, o).statics:
            total |= g.book.abilities[uid].reads
        for uid in now(o).statics:
            total |= g.book.abilities[uid].reads
    if g.begun[StaticKind.MODIFY] > 0:
        for e in g.lasting:
            said = g.book.nodes[e.node]
            if isinstance(said, n.Begin):
                total |= reads(said)
    return total


def modified(g: State, o: Obj) -> None:
    """Something about this permanent alone has changed, or it is new: its characteristics are determined again."""
    if g.lasting or g.statics[StaticKind.MODIFY]:
        g.touched.append(o.id)
    else:
        plain(g, o)


def refresh(g: State) -> None:
    """Determines the characteristics of the permanents that may have changed (CR 613.1): all of them, or those touched
    if nothing else depends on what they are.
    """
    whole = g.stale or (g.reads & Facet.CHARACTERISTICS) != 0
    among = g.battlefield[:] if whole else permanents_among(g, g.touched)
    g.stale = False
    g.touched = []
    before: list[Characteristics] = []
    for oid in among:
        o = g.objects[oid]
        before.append(now(o))
        o.ch = base_of(g, o)
    effects = layer_effects(g)
    for layer in ORDER:
        for e in effects:
            if e.layers & (1 << layer):
                apply_in_layer(g, e, layer, among)
        if layer == ADDS_PT:
            for oid in among:
                o = g.objects[oid]
                if o.counters:
                    o.ch = counted(o, now(o))
    for i in range(len(among)):
        relearn(g, g.objects[among[i]], before[i])
    if whole:
        g.reads = facets_read(g)
    g.stale = False
    g.check_state = True


def permanents_among(g: State, ids: list[int]) -> list[int]:
    out: list[int] = []
    for oid in ids:
        o = g.objects.get(oid)
        if o is not None and o.zone == Zone.BATTLEFIELD and not o.phased_out and oid not in out:
            out.append(oid)
    return out


def relearn(g: State, o: Obj, before: Characteristics) -> None:
    """The indices follow abilities that an object has gained or lost."""
    if now(o).abilities == before.abilities:
        return
    forget(g, o)
    learn(g, o)
    # A lost ability may come back: its source stays known by what it has as printed.
    for uid in base_of(g, o).statics:
        if g.book.abilities[uid].static_kind == StaticKind.MODIFY:
            insert(g.statics[StaticKind.MODIFY], o.id)


def apply_in_layer(g: State, e: LayerEffect, layer: int, among: list[int]) -> None:
    """Applies those modifications of an effect that belong to a layer to those objects that it affects."""
    value = 0
    for m in e.mods:
        here = layer_of(m) == layer
        width = 2 if isinstance(m, (n.AddPT, n.SetPT)) else 0
        if here:
            if not still_works(g, e):
                return
            if not e.begun:
                e.begun = True
                e.affected = affected(g, e, among)
            if e.affected:
                p = 0
                t = 0
                if isinstance(m, (n.AddPT, n.SetPT)):
                    p = e.values[value] if e.values else quantity(g, m.power, e.ctx)
                    t = e.values[value + 1] if e.values else quantity(g, m.toughness, e.ctx)
                for oid in e.affected:
                    modify(g, g.objects[oid], m, p, t)
        value += width


def still_works(g: State, e: LayerEffect) -> bool:
    """An ability lost in layer 6 starts nothing there or later; what began to apply in an earlier layer goes on
    (613.6).
    """
    if e.uid < 0 or e.begun:
        return True
    o = g.objects.get(e.ctx.source)
    return o is not None and e.uid in now(o).statics


def affected(g: State, e: LayerEffect, among: list[int]) -> list[int]:
    which = e.which
    out: list[int] = []
    if which is None:
        for oid in e.objects:
            if oid in among:
                out.append(oid)
        return out
    for oid in among:
        if matches(g, which, oid, e.ctx):
            out.append(oid)
    return out


def modify(g: State, o: Obj, m: n.Modification, p: int, t: int) -> None:
    """One modification of one object."""
    c = now(o)
    if isinstance(m, n.AddPT):
        if c.has_pt:
            o.ch = with_pt(c, c.power + p, c.toughness + t)
    elif isinstance(m, n.SetPT):
        o.ch = with_pt(c, p, t)
    elif isinstance(m, n.SwitchPT):
        o.ch = with_pt(c, c.toughness, c.power)
    elif isinstance(m, n.GainKeywords):
        o.ch = with_abilities(g, c, c.keywords | m.keywords, c.abilities)
    elif isinstance(m, n.LoseKeywords):
        o.ch = with_abilities(g, c, c.keywords & ~m.keywords, c.abilities)
    elif isinstance(m, n.GainAbility):
        uid = g.book.granted[m.ability]
        o.ch = with_abilities(g, c, c.keywords, c.abilities + (uid,))
    elif isinstance(m, n.LoseAllAbilities):
        o.ch = with_abilities(g, c, 0, ())
    elif isinstance(m, n.SetColors):
        o.ch = with_types(c, m.colors, c.types, c.subtypes)
    elif isinstance(m, n.SetTypes):
        o.ch = with_types(
            c, c.colors, m.types if m.types else c.types, m.subtypes if m.subtypes is not None else c.subtypes
        )
    elif isinstance(m, n.AddTypes):
        o.ch = with_types(c, c.colors, c.types | m.types, c.subtypes + m.subtypes)
