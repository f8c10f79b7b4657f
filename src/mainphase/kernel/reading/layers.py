"""Continuous effects (CR 611, 613): the characteristics and the controller of objects, layer by layer.

Unmodified objects share their card's value. `refresh` runs only when something that could matter has changed
(`State.all_stale`, `State.stale_objects`). Within a layer effects apply by timestamp, unless one depends on another
(`ordering`).
"""

from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.kernel.lowering.codes import AbilityCode
from mainphase.kernel.lowering.dependencies import NO_MATTER_WHICH, Facet, Sees, reads, zones_beyond
from mainphase.kernel.lowering.layer_kinds import ABILITIES, ADDS_PT, CONTROL, DEFINES_PT, ORDER, SETS_PT, layers_of
from mainphase.kernel.lowering.static_kinds import StaticKind
from mainphase.kernel.reading.among import Among
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.reading.evaluate import holds, matches, objects_that_fit, player_of
from mainphase.kernel.reading.layer_effect import (
    LayerEffect,
    applies_in,
    changes_of,
    insert_by_timestamp,
    is_later_effect,
    placed_then,
    sort_by_age,
    width_of,
)
from mainphase.kernel.reading.modifying import (
    MINUS,
    PLUS,
    apply_only_counters,
    copiable_values_of,
    layer_base_of,
    modify_object,
    number_added,
    number_set,
    removed_from_combat,
    type_chosen,
    with_counters_applied,
    with_text_changes,
)
from mainphase.kernel.reading.statics import (
    context_of_lasting,
    enter_static,
    index_object,
    instance_at,
    is_off,
    unindex_all_statics,
)
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.copies import copy_lasting
from mainphase.kernel.state.objects import Obj, ObjectFlag
from mainphase.kernel.state.state import State
from mainphase.kernel.state.upcalls import announce_control
from mainphase.kernel.state.waiting import NONE_BARRED
from mainphase.kernel.values import Characteristics
from mainphase.kernel.what_happens import EventName, TriggerKind
from mainphase.rules.concepts import Concept
from mainphase.rules.law import KnownEntering, Layers

__all__ = [
    "MINUS",
    "PLUS",
    "apply_only_counters",
    "copiable_values_of",
    "foresee_characteristics",
    "has_keyword",
    "modified",
    "refresh",
    "refreshed_characteristics",
    "removed_from_combat",
]

ROUNDS: Final = 6  # how often characteristics are determined again before conditions that defeat themselves are left


def refreshed_characteristics(g: State, o: Obj) -> Characteristics:
    """The characteristics of an object now, determined anew where something may have changed."""
    refresh(g)
    return characteristics_of(o)


def has_keyword(g: State, o: Obj, keyword: int) -> bool:
    """True if an object has a keyword (one bit) now."""
    return (refreshed_characteristics(g, o).keywords & keyword) != 0


# --- Which effects there are


def effect_of(g: State, o: Obj, at: int) -> LayerEffect | None:
    """The continuous effect of the static ability at this place among those that an object has, if it modifies
    characteristics where the object is.
    """
    uid = characteristics_of(o).statics[at]
    code = g.book.abilities[uid]
    if code.static_kind != StaticKind.MODIFY or code.zone != o.zone:
        return None
    node = code.static
    ctx = Context(o.id, o.controller, uid)
    if isinstance(node, n.Modify):
        e = LayerEffect(o.timestamp, node.mods, ctx, node.which, code)
    else:
        assert isinstance(node, n.Defines)
        e = LayerEffect(o.timestamp, node.mods, ctx, n.IsThis(), code)
        e.defines = True
    e.sees = code.sees
    e.layers = code.layers
    abilities = ABILITIES
    if g.rules.layers != Layers.SEVEN:
        placed_then(g, e)
        abilities = ABILITIES if g.rules.layers < Layers.DEFINED_FIRST else SETS_PT
    elif e.defines and e.layers & (1 << SETS_PT):
        e.layers = e.layers & ~(1 << SETS_PT) | (1 << DEFINES_PT)
    if is_gained(g, o, at):
        e.layers &= ~((1 << abilities) - 1)  # gained in layer 6: it does nothing in earlier ones
    return e


def is_gained(g: State, o: Obj, at: int) -> bool:
    """True if an object has gained the static ability at this place, be it another instance of one of its own."""
    own = with_text_changes(g, o).statics
    statics = characteristics_of(o).statics
    return statics is not own and instance_at(statics, at) >= own.count(statics[at])


def layer_effects(g: State, among: Among | None = None) -> list[LayerEffect]:
    """Everything that changes characteristics now, in timestamp order (CR 613.7), what defines them first (613.3);
    without what is about fixed objects, none of which are `among` those that it is asked for.
    """
    out: list[LayerEffect] = []
    for oid in g.statics[StaticKind.MODIFY]:
        o = g.objects[oid]
        elsewhere = among is not None and not among.has(oid)
        statics = characteristics_of(o).statics
        for at in range(len(statics)):
            if elsewhere and only_its_own(g.book.abilities[statics[at]]):
                continue
            e = effect_of(g, o, at)
            if e is not None:
                out.append(e)
    for lasting in g.lasting:
        said = g.book.nodes[lasting.node]
        if isinstance(said, n.Apply):
            if among is not None and not among.has_any(lasting.objects):
                continue
            e = LayerEffect(
                lasting.timestamp, said.mods, Context(lasting.source, lasting.controller), None, None, lasting
            )
        elif isinstance(said, n.Begin) and isinstance(said.static, n.Modify):
            node = said.static
            e = LayerEffect(lasting.timestamp, node.mods, context_of_lasting(lasting), node.which, None, lasting)
        else:
            continue
        e.sees = g.book.sees_of(lasting.node)
        if g.rules.layers != Layers.SEVEN:
            placed_then(g, e)
        else:
            e.layers = layers_of(e.mods)
        out.append(e)
    sort_by_age(out)
    return out


def only_its_own(code: AbilityCode) -> bool:
    """True if a static ability that modifies objects is about its own object alone."""
    node = code.static
    return not isinstance(node, n.Modify) or isinstance(node.which, n.IsThis)


def facets_read(g: State) -> int:
    """The facets that the continuous effects in force read. The types of the permanents that they depend on are kept in
    `State.types_read`; where objects beyond the battlefield are meant, the zones in `State.nonbattlefield_zones`.
    """
    total = 0
    types = 0
    beyond = 0
    for oid in g.statics[StaticKind.MODIFY]:
        o = g.objects[oid]
        for uid in with_text_changes(g, o).statics:
            code = g.book.abilities[uid]
            total |= code.reads
            types |= code.types_read
            beyond |= code.beyond
            if code.static_kind == StaticKind.MODIFY and uid not in characteristics_of(o).statics:
                total |= Facet.ENTANGLED
        statics = characteristics_of(o).statics
        for at in range(len(statics)):
            code = g.book.abilities[statics[at]]
            total |= code.reads
            types |= code.types_read
            beyond |= code.beyond
            if code.static_kind == StaticKind.MODIFY and is_gained(g, o, at):
                total |= Facet.ENTANGLED  # how old it is shows only as it is given
    for e in g.lasting:
        said = g.book.nodes[e.node]
        if isinstance(said, n.Begin):
            if isinstance(said.static, n.Modify):
                total |= reads(said)
                types |= NO_MATTER_WHICH
                beyond |= zones_beyond(said.static.which)
        elif isinstance(said, n.Apply):
            for oid in e.objects:
                o2 = g.objects.get(oid)
                if o2 is not None and o2.zone != Zone.BATTLEFIELD and o2.zone != Zone.NOWHERE:
                    beyond |= 1 << o2.zone
    g.types_read = types
    g.nonbattlefield_zones = beyond
    return total


def modified(g: State, o: Obj) -> None:
    """Something about this permanent alone has changed, or it is new: its characteristics are determined again."""
    g.add_state_based_candidate(o.id)
    if characteristics_of(o).mana or copiable_values_of(g, o).mana:
        g.invalidate_mana_of(o.controller)
    g.changes += 1
    if g.lasting or g.statics[StaticKind.MODIFY] or g.all_stale:
        g.stale_objects.append(o.id)
    else:
        apply_only_counters(g, o)


# --- Determining them


def refresh(g: State) -> None:
    """Determines the characteristics of the objects that may have changed (CR 613.1): all of them, or those touched if
    nothing else depends on what they are; none if nothing did.
    """
    if not g.all_stale and not g.stale_objects:
        return
    for _ in range(ROUNDS):
        determine(g)
        if not g.all_stale and not g.stale_objects:
            break
    g.all_stale = False
    g.stale_objects = []
    g.changes += 1
    g.require_state_based_check()
    if g.lost_control:
        announce_control(g)


def begin_layers(g: State, o: Obj) -> None:
    """An object is what it is before any continuous effect of layers 2 and 4 to 7."""
    o.ch = layer_base_of(g, o)
    if o.zone == Zone.BATTLEFIELD or o.zone == Zone.STACK:
        o.controller = o.entered_under


def layer_of_counters(g: State) -> int:
    """Counters change power and toughness after this layer (CR 613.4c): until July 2009 before what static abilities
    add, until September 2005 before all that sets, adds or switches.
    """
    if g.rules.layers == Layers.SEVEN:
        return ADDS_PT
    return SETS_PT if g.rules.layers == Layers.SUBLAYERS else DEFINES_PT


def follow_control(g: State, effects: list[LayerEffect]) -> None:
    """Static abilities are those of whoever controls their object once the effects that change control apply."""
    for e in effects:
        if e.code is not None:
            e.ctx.controller = g.objects[e.ctx.source].controller


def determine(g: State) -> None:
    """Determines characteristics once."""
    whole = g.all_stale or (g.reads & Facet.ENTANGLED) != 0
    among = Among(affected_objects(g) if whole else objects_among(g, g.stale_objects))
    ids = among.ids
    g.all_stale = False
    g.stale_objects = []
    late: dict[int, list[int]] = {}
    if g.book.looks_ahead:
        look_ahead(g, late)
    before: list[Characteristics] = []
    controllers: list[int] = []
    for oid in ids:
        o = g.objects[oid]
        before.append(characteristics_of(o))
        controllers.append(o.controller)
        begin_layers(g, o)
    effects = layer_effects(g, None if whole else among)
    if late:
        for e in effects:
            e.late = late_key(e)
    counting = layer_of_counters(g)
    for layer in ORDER:
        apply_layer(g, effects, layer, among, late)
        if layer == CONTROL:
            for i in range(len(ids)):
                o = g.objects[ids[i]]
                if o.controller != controllers[i]:
                    control_changed(g, o, controllers[i])
            follow_control(g, effects)
        elif layer == counting:
            for oid in ids:
                o = g.objects[oid]
                if o.counters:
                    o.ch = with_counters_applied(o, characteristics_of(o))
    for i in range(len(ids)):
        o = g.objects[ids[i]]
        if characteristics_of(o) is not before[i] and (characteristics_of(o).mana or before[i].mana):
            g.invalidate_mana()
        reindex_abilities(g, o, before[i])
    if not whole and g.reads & Facet.CHARACTERISTICS:
        for i in range(len(ids)):
            after = characteristics_of(g.objects[ids[i]])
            if matters(g, before[i].types | after.types) and not have_same_characteristics(before[i], after):
                g.all_stale = True  # others are what they are by what this is
                break
    if whole:
        was = g.nonbattlefield_zones
        g.reads = facets_read(g)
        if g.nonbattlefield_zones & ~was:
            g.all_stale = True
    if late:
        later_on: dict[int, list[int]] = {}
        look_ahead(g, later_on)
        for key in later_on:
            if late.get(key) != later_on[key]:
                g.all_stale = True


def foresee_characteristics(g: State, o: Obj, was: int) -> None:
    """Gives an object that is about to enter the characteristics that it would have on the battlefield, by its own
    static abilities and the continuous effects that there are already (CR 614.12), those of others only since 2017;
    `was` is the object it still is, whose changes go with it (400.7a). What is to be turned over is on the battlefield
    already, and goes on being itself.
    """
    effects: list[LayerEffect] = []
    for e in layer_effects(g):
        lasting = e.lasting
        if lasting is not None and was in lasting.objects:
            e.lasting = copy_lasting(lasting)
            e.lasting.objects = [o.id]
        elif o.id != was and g.rules.known_entering != KnownEntering.IN_FORCE:
            continue
        effects.append(e)
    for k in range(len(characteristics_of(o).statics)):
        own = effect_of(g, o, k)
        if own is not None:
            at = len(effects)
            while at > 0 and is_later_effect(effects[at - 1], own):
                at -= 1
            effects.insert(at, own)
    counting = layer_of_counters(g)
    alone = Among([o.id])
    for layer in ORDER:
        if layer != CONTROL:
            apply_layer(g, effects, layer, alone, {})
        if layer == counting:
            o.ch = with_counters_applied(o, characteristics_of(o))


def matters(g: State, types: int) -> bool:
    """True if continuous effects may depend on which permanents of these types there are, or what they are."""
    return ((types | NO_MATTER_WHICH) & g.types_read) != 0


def have_same_characteristics(one: Characteristics, other: Characteristics) -> bool:
    return one is other or (
        one.power == other.power
        and one.toughness == other.toughness
        and one.types == other.types
        and one.colors == other.colors
        and one.keywords == other.keywords
        and one.subtypes == other.subtypes
        and one.supertypes == other.supertypes
        and one.name == other.name
        and one.mana_value == other.mana_value
        and one.symbols == other.symbols
        and one.abilities == other.abilities
    )


def affected_objects(g: State) -> list[int]:
    """All permanents, and the objects of other zones that continuous effects are about."""
    out = g.battlefield
    beyond = g.nonbattlefield_zones
    if beyond:
        for p in g.players:
            if beyond & (1 << Zone.LIBRARY):
                out.extend(p.library)
            if beyond & (1 << Zone.HAND):
                out.extend(p.hand)
            if beyond & (1 << Zone.GRAVEYARD):
                out.extend(p.graveyard)
        if beyond & (1 << Zone.STACK):
            out.extend(spells(g))
        if beyond & (1 << Zone.EXILE):
            out.extend(g.exile)
        if beyond & (1 << Zone.COMMAND):
            out.extend(g.command)
    return out


def spells(g: State) -> list[int]:
    """The spells on the stack: abilities there have no characteristics that effects change."""
    out: list[int] = []
    for oid in g.stack:
        ctx = g.objects[oid].ctx
        if ctx is None or ctx.source == oid:
            out.append(oid)
    return out


def objects_among(g: State, ids: list[int]) -> list[int]:
    out: list[int] = []
    seen: set[int] = set()
    for oid in ids:
        o = g.objects.get(oid)
        if o is None or oid in seen:
            continue
        seen.add(oid)
        if o.zone == Zone.BATTLEFIELD:
            if not o.phased_out:
                out.append(oid)
        elif o.zone == Zone.STACK or g.nonbattlefield_zones & (1 << o.zone):
            out.append(oid)
    return out


def reindex_abilities(g: State, o: Obj, before: Characteristics) -> None:
    """The indices follow abilities that an object has gained or lost; until 1999 a tapped artifact's by its types."""
    if characteristics_of(o) is before or characteristics_of(o).abilities == before.abilities:
        if not (o.tapped and g.rules.tapped_artifact_off and characteristics_of(o).types != before.types):
            return
    unindex_all_statics(g, o)
    index_object(g, o)
    if o.zone != Zone.BATTLEFIELD or is_off(g, o):
        return
    # A lost ability may come back: its source stays known by what it has as printed.
    for uid in with_text_changes(g, o).statics:
        if g.book.abilities[uid].static_kind == StaticKind.MODIFY:
            enter_static(g, StaticKind.MODIFY, o.id)
    if gained_effects(g, o, before):
        g.all_stale = True


def gained_effects(g: State, o: Obj, before: Characteristics) -> bool:
    """True if the abilities that modify objects are others than before."""
    return modifying_abilities(g, characteristics_of(o)) != modifying_abilities(g, before)


def modifying_abilities(g: State, ch: Characteristics) -> list[int]:
    """The static abilities that modify objects, each as often as it is there, in an order of their own."""
    return sorted([uid for uid in ch.statics if g.book.abilities[uid].static_kind == StaticKind.MODIFY])


def control_changed(g: State, o: Obj, was: int) -> None:
    """Another player controls it now: it is removed from combat (CR 506.4), and new to that player (302.6). A spell is
    that player's to resolve.
    """
    ctx = o.ctx
    if o.zone == Zone.STACK and ctx is not None:
        ctx.controller = o.controller
    elif g.watchers[TriggerKind.CONTROL_LOST] and o.id not in g.lost_control[::2]:
        g.lost_control = [*g.lost_control, o.id, was]
    removed_from_combat(g, o.id)
    if o.flags & ObjectFlag.RING_BEARER:  # CR 701.54a
        o.flags &= ~ObjectFlag.RING_BEARER
        g.invalidate(Facet.COUNTERS)
    o.arrived = g.tick()
    g.invalidate_mana()
    g.invalidate(Facet.MEMBERS)
    if o.id in g.statics[StaticKind.MODIFY]:  # "you" is another player now
        g.all_stale = True
    g.require_state_based_check()
    g.note(EventName.CONTROL_CHANGES, Concept.LAYER_CONTROL, o.controller, o.id, other=-1 - was)


# --- One layer


def apply_layer(g: State, effects: list[LayerEffect], layer: int, among: Among, late: dict[int, list[int]]) -> None:
    """Applies the effects of a layer in timestamp order, one that depends on others after them (CR 613.7, 613.8)."""
    bit = 1 << layer
    first = 0
    while first < len(effects) and not effects[first].layers & bit:
        first += 1
    if first == len(effects):
        return
    here: list[LayerEffect] = []
    changes = 0
    for i in range(first, len(effects)):
        e = effects[i]
        if e.layers & bit:
            here.append(e)
            changes |= changes_of(e, layer)
    if len(here) > 1 and may_depend(here, changes):
        left = here[:]
        while left:
            e2 = left[next_of(g, left, layer, among, late)]
            left.remove(e2)
            apply_in_layer(g, e2, layer, among, late)
            if changes_of(e2, layer) & Sees.GAINS:
                insert_by_timestamp(left, 0, newly_gained(g, effects, layer, among, e2.timestamp))
        return
    i = 0
    while i < len(here):
        apply_in_layer(g, here[i], layer, among, late)
        if changes & Sees.GAINS and changes_of(here[i], layer) & Sees.GAINS:
            insert_by_timestamp(here, i + 1, newly_gained(g, effects, layer, among, here[i].timestamp))
        i += 1


def newly_gained(g: State, effects: list[LayerEffect], layer: int, among: Among, since: int) -> list[LayerEffect]:
    """Effects of abilities that objects have just gained, which apply in this layer and those after it. They are as old
    as their object or as what gave them, whichever is younger (CR 613.7a); until 2005 as their object.
    """
    out: list[LayerEffect] = []
    for oid in among.ids:
        o = g.objects[oid]
        statics = characteristics_of(o).statics
        if statics == with_text_changes(g, o).statics:
            continue
        for at in range(len(statics)):
            if not is_gained(g, o, at) or instance_at(statics, at) < layer_effects_of(effects, oid, statics[at]):
                continue
            e = effect_of(g, o, at)
            if e is None:
                continue
            if g.rules.layers < Layers.SIX:
                e.timestamp = max(e.timestamp, since)
            insert_by_timestamp(effects, 0, [e])
            if e.layers & (1 << layer):
                out.append(e)
    return out


def layer_effects_of(effects: list[LayerEffect], oid: int, uid: int) -> int:
    """How many of these effects are of this ability of an object, which may have it several times."""
    count = 0
    for e in effects:
        if e.ctx.source == oid and e.ctx.ability == uid and e.code is not None:
            count += 1
    return count


def apply_in_layer(g: State, effect: LayerEffect, layer: int, among: Among, late: dict[int, list[int]]) -> None:
    """Applies those modifications of an effect that belong to a layer to those objects that it affects."""
    if not effect.begun:
        if not works(g, effect, late):
            return
        effect.begun = True
        effect.affected = affected(g, effect, among, late)
    if not effect.affected:
        return
    lasting = effect.lasting
    values = lasting.values if lasting is not None else None
    at = 0
    for i, m in enumerate(effect.mods):
        if applies_in(effect, i, m, layer):
            apply_modification(g, effect, m, values, at)
        at += width_of(m)


def apply_modification(
    g: State, effect: LayerEffect, modification: n.Modification, values: list[int] | None, at: int
) -> None:
    """To each affected object, with the numbers that were fixed (608.2h), or those of now."""
    if isinstance(modification, n.GainActivatedOf):
        share_activated(g, effect, modification)
        return
    sets_pt = isinstance(modification, (n.AddPT, n.SetPT))
    p = 0
    t = 0
    each = False
    barred = NONE_BARRED
    lasting = effect.lasting
    if lasting is not None and isinstance(modification, (n.GainKeywords, n.GainAbility)):
        barred = lasting.barred
    if values is not None and len(values) > at:
        p = values[at]
        t = values[at + 1] if sets_pt else 0
    elif sets_pt and effect.sees & Sees.EACH:
        each = True
    else:
        p = first_number(g, effect, modification)
        t = second_number(g, effect, modification)
    for oid in effect.affected:
        if each:
            effect.ctx.event_object = oid
            p = first_number(g, effect, modification)
            t = second_number(g, effect, modification)
        elif barred:
            t = barred.get(oid, 0)
        modify_object(g, g.objects[oid], modification, p, t)


def share_activated(g: State, effect: LayerEffect, modification: n.GainActivatedOf) -> None:
    """Each affected object gains the activated abilities that others have at this point of the layer (CR 613.1f)."""
    shared = activated_to_share(g, effect, modification)
    for oid in effect.affected:
        for uid in shared:
            modify_object(g, g.objects[oid], modification, uid, 0)


def activated_to_share(g: State, effect: LayerEffect, modification: n.GainActivatedOf) -> list[int]:
    shared: list[int] = []
    for oid in objects_that_fit(g, modification.of, effect.ctx):
        for uid in characteristics_of(g.objects[oid]).abilities:
            code = g.book.abilities[uid]
            if code.activated is not None and (modification.mana or not code.is_mana) and uid not in shared:
                shared.append(uid)
    return shared


def first_number(g: State, effect: LayerEffect, modification: n.Modification) -> int:
    """A power, a player, the number of an ability or of a word, as the modification has it; -1: there is none."""
    if isinstance(modification, n.AddPT):
        return number_added(g, modification, modification.power, effect.ctx)
    if isinstance(modification, n.SetPT):
        return number_set(g, modification.power, effect.ctx)
    if isinstance(modification, n.SetController):
        if effect.code is not None:  # "you" is whoever controls it now, in this layer
            effect.ctx.controller = g.objects[effect.ctx.source].controller
        return player_of(g, modification.who, effect.ctx)
    if isinstance(modification, n.GainAbility):
        by = effect.lasting
        return g.book.granted_uid(modification.ability, by.node if by is not None else effect.ctx.ability)
    if isinstance(modification, (n.AddChosenType, n.BecomeChosenType)):
        return type_chosen(g, effect.ctx)
    return 0


def second_number(g: State, effect: LayerEffect, modification: n.Modification) -> int:
    """A toughness, if the modification has one."""
    if isinstance(modification, n.AddPT):
        return number_added(g, modification, modification.toughness, effect.ctx)
    return number_set(g, modification.toughness, effect.ctx) if isinstance(modification, n.SetPT) else 0


def works(g: State, effect: LayerEffect, late: dict[int, list[int]]) -> bool:
    """True if an effect that has not begun to apply exists: an ability lost in an earlier layer, or earlier in this
    one, starts nothing; what began to apply goes on (613.6).
    """
    code = effect.code
    if code is None:
        return True
    o = g.objects.get(effect.ctx.source)
    if o is None or code.uid not in characteristics_of(o).statics:
        return False
    condition = code.condition
    if condition is None:
        return True
    if effect.late >= 0 and effect.late in late:
        return len(late[effect.late]) > 0
    return holds(g, condition, effect.ctx)


def affected(g: State, effect: LayerEffect, among: Among, late: dict[int, list[int]]) -> list[int]:
    which = effect.which
    out: list[int] = []
    lasting = effect.lasting
    if which is None:
        if lasting is not None:
            for oid in lasting.objects:
                if among.has(oid):
                    out.append(oid)
        return out
    if isinstance(which, n.IsThis):
        if among.has(effect.ctx.source):
            out.append(effect.ctx.source)
        return out
    if effect.late >= 0 and effect.late in late and effect.code is not None and effect.code.looks_ahead:
        found = Among(late[effect.late])
        return [oid for oid in among.ids if found.has(oid)]
    beyond = 0
    if g.nonbattlefield_zones:  # what others may be about is here too
        beyond = effect.code.beyond if effect.code is not None else zones_beyond(which)
    for oid in among.ids:
        zone = g.objects[oid].zone
        if (zone == Zone.BATTLEFIELD or beyond & (1 << zone)) and matches(g, which, oid, effect.ctx):
            out.append(oid)
    return out


# --- Conditions on power and toughness of what changes in an earlier layer


def late_key(effect: LayerEffect) -> int:
    return effect.ctx.source << 48 | effect.ctx.ability if effect.code is not None else -1


def look_ahead(g: State, late: dict[int, list[int]]) -> None:
    """For abilities that change something in an earlier layer than that of what they ask for (a creature has trample as
    long as its power is 4 or greater): what they come to by what the objects are in the end. `[0]` stands for "yes"
    where only a condition asks.
    """
    for oid in g.statics[StaticKind.MODIFY]:
        o = g.objects[oid]
        for uid in characteristics_of(o).statics:
            code = g.book.abilities[uid]
            if not code.looks_ahead or code.zone != o.zone:
                continue
            ctx = Context(oid, o.controller, uid)
            condition = code.condition
            found: list[int] = []
            if condition is None or holds(g, condition, ctx):
                node = code.static
                if isinstance(node, n.Modify) and not isinstance(node.which, n.IsThis):
                    for other in affected_objects(g):
                        if matches(g, node.which, other, ctx):
                            found.append(other)
                else:
                    found.append(0)
            late[oid << 48 | uid] = found


# --- Dependency (CR 613.8)


def may_depend(here: list[LayerEffect], changes: int) -> bool:
    """True if any effect of this layer asks for something that the effects of this layer change."""
    for e in here:
        if e.sees & changes & ~Sees.EACH:
            return True
        if changes & Sees.EXISTENCE and e.code is not None and not e.begun:
            return True
    return False


def next_of(g: State, left: list[LayerEffect], layer: int, among: Among, late: dict[int, list[int]]) -> int:
    """The index of the effect that applies next: the oldest that depends on none of the others. Those in a loop of
    dependencies count as independent of each other (613.8b).
    """
    if len(left) == 1:
        return 0
    return first_free(dependencies(g, left, layer, among, late))


def dependencies(
    g: State, left: list[LayerEffect], layer: int, among: Among, late: dict[int, list[int]]
) -> list[list[int]]:
    """For each effect the indices of those that it depends on now (CR 613.8a)."""
    count = len(left)
    on: list[list[int]] = []
    for i in range(count):
        mine: list[int] = []
        as_it_is: list[int] = []
        for j in range(count):
            if i == j or not could_depend(g, left[i], left[j], layer, late):
                continue
            if not as_it_is:
                as_it_is = layer_effect_outcome(g, left[i], layer, among, late)
            if depends(g, left[i], left[j], as_it_is, layer, among, late):
                mine.append(j)
        on.append(mine)
    return on


def first_free(on: list[list[int]]) -> int:
    """The first that depends on none; those in a loop count as independent of each other (CR 613.8b)."""
    count = len(on)
    for i in range(count):
        if not on[i]:
            return i
    for i in range(count):
        reached = reachable(on, i)
        free = True
        for j in reached:
            if i not in reachable(on, j):
                free = False
        if free:
            return i
    return 0


def reachable(on: list[list[int]], start: int) -> list[int]:
    out: list[int] = []
    todo = on[start][:]
    while todo:
        k = todo.pop()
        if k not in out:
            out.append(k)
            todo.extend(on[k])
    return out


def could_depend(g: State, one: LayerEffect, other: LayerEffect, layer: int, late: dict[int, list[int]]) -> bool:
    """True if the other changes anything that the one asks for: without trying it out."""
    if one.defines != other.defines and not g.rules.first_may_wait:
        return False
    changes = changes_of(other, layer)
    asks = one.sees & changes & ~Sees.EACH
    if not asks and not (changes & Sees.EXISTENCE and one.code is not None and not one.begun):
        return False
    return other.begun or works(g, other, late)


def depends(
    g: State,
    one: LayerEffect,
    other: LayerEffect,
    before: list[int],
    layer: int,
    among: Among,
    late: dict[int, list[int]],
) -> bool:
    """True if applying the other would change whether the one exists, what it applies to or what it does there
    (613.8a): found by doing so for a moment. `before` is what the one would do as things are.
    """
    kept: list[Characteristics] = []
    controllers: list[int] = []
    for oid in among.ids:
        kept.append(characteristics_of(g.objects[oid]))
        controllers.append(g.objects[oid].controller)
    begun = other.begun
    was = other.affected
    you = one.ctx.controller
    apply_in_layer(g, other, layer, among, late)
    if one.code is not None and layer == CONTROL:
        one.ctx.controller = g.objects[one.ctx.source].controller
    after = layer_effect_outcome(g, one, layer, among, late)
    one.ctx.controller = you
    other.begun = begun
    other.affected = was
    for i in range(len(kept)):
        o = g.objects[among.ids[i]]
        o.ch = kept[i]
        o.controller = controllers[i]
    return before != after


def layer_effect_outcome(
    g: State, effect: LayerEffect, layer: int, among: Among, late: dict[int, list[int]]
) -> list[int]:
    """The outcome of an effect in this layer, as numbers to compare: whether it exists, to what it applies, with which
    amounts.
    """
    if not effect.begun and not works(g, effect, late):
        return [0]
    objects = effect.affected if effect.begun else affected(g, effect, among, late)
    out = [1, effect.ctx.controller if effect.sees & Sees.CONTROL else -1]
    out.extend(objects)
    lasting = effect.lasting
    if lasting is not None and lasting.values:
        return out
    for m in effect.mods:
        if isinstance(m, (n.AddPT, n.SetPT)):
            if effect.sees & Sees.EACH:
                for oid in objects:
                    effect.ctx.event_object = oid
                    out.append(first_number(g, effect, m))
                    out.append(second_number(g, effect, m))
            else:
                out.append(first_number(g, effect, m))
                out.append(second_number(g, effect, m))
        elif isinstance(m, n.GainActivatedOf):
            out.extend(activated_to_share(g, effect, m))
    return out
