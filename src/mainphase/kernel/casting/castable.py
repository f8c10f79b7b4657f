"""Tests whether a card can be cast now, and which rule or effect forbids it (CR 601.3)."""

from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Keyword, Zone
from mainphase.kernel.casting.announcing import (
    can_announce,
    cost_with_x,
    each_x,
    highest_x_compared,
    least_x,
    usable_modes,
)
from mainphase.kernel.casting.playing import is_permitted, permission_at, permission_for_cost, sorcery_timing
from mainphase.kernel.casting.spell_costs import (
    NONE_PAID,
    alternative_of_way,
    besides_mana,
    extra_of_permission,
    has_to_be_helped,
    helpers_for,
    is_priced,
    mana_to_cast_it,
    price_of_permission,
    price_of_way,
    varies_with_x,
)
from mainphase.kernel.costs.affording import can_pay_announced, is_nothing
from mainphase.kernel.costs.assisting import can_pay_assisted
from mainphase.kernel.costs.components import asks_for_x
from mainphase.kernel.costs.paying import cannot_pay, reserved
from mainphase.kernel.keys import Paid, SavedAs
from mainphase.kernel.lowering.cards import LEGEND_NEEDED
from mainphase.kernel.lowering.codes import CardCode
from mainphase.kernel.lowering.dependencies import Facet
from mainphase.kernel.lowering.static_kinds import StaticKind
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.reading.evaluate import holds, matches, names_player
from mainphase.kernel.reading.faces import (
    FREE,
    face_cast,
    is_free,
    place_of,
    price_number,
    show_again,
    show_meanwhile,
    shown_definition,
)
from mainphase.kernel.reading.layers import refresh, refreshed_characteristics
from mainphase.kernel.reading.statics import active_statics, any_static
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.flat import clone_state
from mainphase.kernel.state.ids import take_from
from mainphase.kernel.state.objects import Obj, ObjectFlag, ObjectKind
from mainphase.kernel.state.refusal import pack_refusal
from mainphase.kernel.state.state import State
from mainphase.rules.concepts import Concept


def cannot_cast(g: State, player: int, oid: int, way: int, ready: bool = False) -> int:
    """0, or why this card can't be cast this way now (CR 601.3, 601.2e). `ready`: the mana for it has been drawn."""
    o = g.objects[oid]
    face = face_cast(g, o, way)
    if g.book.granted_costs and not has_cost(g, player, o, face, way):
        return pack_refusal(Concept.CAST_ZONE, oid)
    if face == o.face:
        return cannot_cast_it(g, player, o, way, ready)
    # CR 709.3a, 715.3a, 708.4: only what would be put on the stack is evaluated.
    before = show_meanwhile(g, o, face)
    why = cannot_cast_it(g, player, o, way, ready)
    show_again(o, before)
    return why


def has_cost(g: State, player: int, o: Obj, face: int, way: int) -> bool:
    """False for an alternative cost of this face that only an effect could give the card, and none does."""
    code = g.book.cards[face]
    price = price_number(way)
    place = price - 1 - code.own_alternatives
    if place < 0 or is_free(price) or code.given[place] in refreshed_characteristics(g, o).abilities:
        return True
    if o.zone == Zone.EXILE and code.alternatives[price - 1].name == Paid.FORETELL:
        return is_foretold_by_effect(code)
    return any_static(g, StaticKind.COST_CHANGE) and is_given_cost(g, player, o, face, code.given[place])


def is_foretold_by_effect(code: CardCode) -> bool:
    """True if a card of this kind can only be foretold with the foretell that an effect gives it: it keeps that cost in
    exile (CR 702.143e), where whether it was foretold is asked as for any other.
    """
    for k in range(code.own_alternatives):
        if code.alternatives[k].name == Paid.FORETELL:
            return False
    return True


def is_given_cost(g: State, player: int, o: Obj, face: int, uid: int) -> bool:
    """True if the spell that the player would cast has this alternative cost because of an effect (CR 601.3e)."""
    for s in active_statics(g, StaticKind.COST_CHANGE):
        node = s.node
        if (
            isinstance(node, n.GivesCost)
            and g.book.granted[node.cost] == uid
            and names_player(g, node.who, player, s.ctx)
        ):
            before = show_meanwhile(g, o, face)
            fits = matches(g, node.which, o.id, s.ctx)
            show_again(o, before)
            if fits:
                return True
    return False


def cannot_cast_it(g: State, player: int, o: Obj, way: int, ready: bool = False) -> int:
    """0, or why a card that shows the face it would be cast as can't be cast this way now."""
    oid = o.id
    code = shown_definition(g, o)
    if code.is_land or o.flags & ObjectFlag.BLANK:
        return pack_refusal(Concept.LAND_NOT_SPELL, oid)
    if not code.castable:
        return pack_refusal(Concept.CAST_HALF, oid)
    price = price_number(way)
    free = is_free(price)
    if free and code.face_down:  # CR 118.9a: turning it down is itself an alternative to its cost
        return pack_refusal(Concept.ALTERNATIVE_COST, oid)
    alt = alternative_of_way(code, way)
    if code.back and (alt is None or not alt.transformed):  # CR 712.8c
        return pack_refusal(Concept.CAST_HALF, oid)
    zone = alt.zone if alt is not None else code.home
    if zone == Zone.NOWHERE and alt is not None:
        permission = permission_for_cost(g, player, oid, alt.name)
        if permission is not None:
            # A foretold card is cast when others of its kind are (CR 702.143a); for madness, once, at any time.
            why = cast_timing(g, player, o, code) if permission.later_turn else 0
            return why or forbidden_to_cast(g, player, o, code, alt) or cannot_complete(g, player, o, code, way, ready)
    if o.zone != zone or o.owner != player or free:
        if (zone != Zone.HAND and (alt is not None or o.zone != zone)) or (alt is not None and alt.only_there):
            return pack_refusal(Concept.CAST_ZONE, oid)
        if not is_permitted(g, player, oid, free) or not may_be_fused(o, code, player):
            return pack_refusal(Concept.CAST_ZONE, oid)
        if free and price != FREE and permission_at(g, player, oid, place_of(price)) is None:
            return pack_refusal(Concept.CAST_ZONE, oid)
    why = cast_timing(g, player, o, code)
    if why != 0 and (alt is None or not alt.at_any_time):
        return why
    return forbidden_to_cast(g, player, o, code, alt) or cannot_complete(g, player, o, code, way, ready)


def cannot_cast_now(g: State, player: int, oid: int, way: int) -> int:
    """0, or why a card can't be cast while something resolves that lets the player cast it: zone and timing don't count
    (CR 608.2g).
    """
    o = g.objects[oid]
    face = face_cast(g, o, way)
    if face == o.face:
        return cannot_cast_it_now(g, player, o, way)
    before = show_meanwhile(g, o, face)
    why = cannot_cast_it_now(g, player, o, way)
    show_again(o, before)
    return why


def cannot_cast_it_now(g: State, player: int, o: Obj, way: int) -> int:
    code = shown_definition(g, o)
    if code.is_land or o.flags & ObjectFlag.BLANK:
        return pack_refusal(Concept.LAND_NOT_SPELL, o.id)
    if not code.castable or not may_be_fused(o, code, player) or code.home not in (Zone.HAND, o.zone):
        return pack_refusal(Concept.CAST_HALF, o.id)
    why = forbidden_to_cast(g, player, o, code, alternative_of_way(code, way))
    return why or cannot_complete(g, player, o, code, way)


def may_be_fused(o: Obj, code: CardCode, player: int) -> bool:
    """Both halves of a split card with fuse are cast from its player's hand only, whatever is paid (CR 702.102a)."""
    return not code.fused or (o.zone == Zone.HAND and o.owner == player)


# --- When


def timing_concept(types: int) -> int:
    """The rule that a card type's timing has."""
    if types & CardType.CREATURE:
        return Concept.CREATURE_TIMING
    if types & CardType.ARTIFACT:
        return Concept.ARTIFACT_TIMING
    if types & CardType.ENCHANTMENT:
        return Concept.ENCHANTMENT_TIMING
    if types & CardType.PLANESWALKER:
        return Concept.PLANESWALKER_TIMING
    if types & CardType.BATTLE:
        return Concept.BATTLE_TIMING
    return Concept.SORCERY_TIMING


def cast_timing(g: State, player: int, o: Obj, code: CardCode) -> int:
    """0, or the rule of timing that forbids it."""
    if sorcery_timing(g, player) or (code.instant_speed and has_flash_now(g, player, o, code)):
        return 0
    # An effect gives it flash where it is.
    if g.nonbattlefield_zones and refreshed_characteristics(g, o).keywords & Keyword.FLASH:
        return 0
    if any_static(g, StaticKind.CAST_AS_THOUGH_FLASH):
        for s in active_statics(g, StaticKind.CAST_AS_THOUGH_FLASH):
            node = s.node
            if (
                isinstance(node, n.CastAsThoughFlash)
                and names_player(g, node.who, player, s.ctx)
                and matches(g, node.which, o.id, s.ctx)
            ):
                return 0
    if g.rules.only_active_player_casts and not g.is_active(player):
        return pack_refusal(Concept.SORCERY_SPEED, 0)  # until 29 September 2016 that was a rule of its own
    return pack_refusal(timing_concept(characteristics_of(o).types), g.stack[-1] if g.stack else 0)


def has_flash_now(g: State, player: int, o: Obj, code: CardCode) -> bool:
    """True if what may be cast at instant speed is so now: "this spell has flash as long as …" (CR 113.6e)."""
    for condition in code.flash_if:
        if holds(g, condition, Context(o.id, player)):
            return True
    return len(code.flash_if) == 0


# --- What forbids it, and what it lacks


def split_second(g: State) -> int:
    """A spell with split second on the stack (CR 702.61b), or 0."""
    if not g.book.keywords & Keyword.SPLIT_SECOND:
        return 0
    for oid in g.stack:
        o = g.objects[oid]
        if o.kind != ObjectKind.ABILITY and characteristics_of(o).keywords & Keyword.SPLIT_SECOND:
            return oid
    return 0


def forbidden_to_cast(g: State, player: int, o: Obj, code: CardCode, alt: n.AlternativeCost | None) -> int:
    """0, or the effect that forbids this spell (CR 601.3): what the card shows, for its mana cost or an alternative."""
    oid = o.id
    if g.stack:
        holder = split_second(g)
        if holder:
            return pack_refusal(Concept.SPLIT_SECOND, holder)
    if any_static(g, StaticKind.CANT_CAST):
        for s in active_statics(g, StaticKind.CANT_CAST):
            node = s.node
            if (
                isinstance(node, n.CantCast)
                and (node.at_all or not sorcery_timing(g, player))
                and names_player(g, node.who, player, s.ctx)
                and matches(g, node.which, oid, s.ctx)
            ):
                return pack_refusal(Concept.CANT_CAST, s.source)
    if len(code.cast_only) == 0 and (alt is None or alt.condition is None):
        return 0
    ctx = Context(oid, player, code.spell)
    for condition in code.cast_only:
        if not holds(g, condition, ctx):
            legend = condition is LEGEND_NEEDED
            return pack_refusal(Concept.LEGENDARY_SPELL if legend else Concept.CAST_PERMISSION, oid)
    if alt is not None and alt.condition is not None and not holds(g, alt.condition, ctx):
        return pack_refusal(Concept.ALTERNATIVE_COST, oid)
    return 0


NOTHING_KEPT: Final[list[int]] = []  # never changed


def is_aura_spell(o: Obj) -> bool:
    """True if its target is what its enchant ability says (CR 303.4a)."""
    return o.kind != ObjectKind.ABILITY and "Aura" in characteristics_of(o).subtypes


def x_to_cast_it(g: State, player: int, o: Obj, code: CardCode, way: int, ctx: Context) -> int:
    """The least X for which there are targets and what pays (CR 601.2b, c); 0 if there is none, or none is chosen."""
    cost = price_of_way(code, way, NONE_PAID)
    mana = cost.mana
    if (mana is None or mana.x == 0) and not asks_for_x(cost.others):
        return 0
    ability = g.book.abilities[code.spell] if code.spell >= 0 else None
    return max(0, least_x(g, player, ability, ctx, o.id, cost.others))


def cannot_complete(g: State, player: int, o: Obj, code: CardCode, way: int, ready: bool = False) -> int:
    """0, or what could not be chosen or paid (CR 601.2b-h). `ready`: the mana for it has been drawn."""
    why = cannot_complete_from_there(g, player, o, code, way, ready)
    if why == 0 and code.by_size and g.reads & Facet.ZONES and o.zone != Zone.BATTLEFIELD:
        # Sizes that follow from how many cards lie where it is are others once it is on the stack (CR 601.2a, c).
        twin = clone_state(g)
        take_from(twin.zone_list(o.zone, o.owner), o.id)
        twin.invalidate(Facet.ZONES)
        refresh(twin)
        return cannot_complete_from_there(twin, player, twin.objects[o.id], code, way, ready)
    return why


def cannot_complete_from_there(g: State, player: int, o: Obj, code: CardCode, way: int, ready: bool) -> int:
    """0, or what could not be chosen or paid while the card is where it is."""
    if code.dear_modes:
        return cannot_complete_mode(g, player, o, code, way, ready)
    why = cannot_complete_with(g, player, o, code, way, NONE_PAID, ready)
    if why != 0 and g.book.asks_helpers:
        alt = alternative_of_way(code, way)
        for helper in helpers_for(g, player, alt, Context(o.id, player, code.spell)):
            refused = cannot_complete_with(g, player, o, code, way, NONE_PAID, ready, -1, helper)
            if refused == 0:
                return 0
            if has_to_be_helped(alt):
                why = refused
    if why != 0:
        # One cost or another: this one will do (CR 601.2b), as do other targets (601.2c).
        for k in range(code.own_cast_costs):
            extra = code.cast_costs[k]
            other = extra.otherwise or (code.by_cost and extra.optional and not extra.by_modes)
            if other and cannot_complete_with(g, player, o, code, way, [extra.optional], ready) == 0:
                return 0
    return why


def cannot_complete_mode(g: State, player: int, o: Obj, code: CardCode, way: int, ready: bool) -> int:
    """0, or why no mode could be both chosen and paid for, of a spell whose modes have costs (CR 702.172a)."""
    why = 0
    for k in usable_modes(g, g.book.abilities[code.spell], Context(o.id, player, code.spell), o.id):
        why = cannot_complete_with(g, player, o, code, way, [f"{Paid.MODE}{k}"], ready)
        if why == 0:
            return 0
    return why or cannot_complete_with(g, player, o, code, way, NONE_PAID, ready)


def cannot_complete_with_any_x(
    g: State, player: int, o: Obj, code: CardCode, way: int, paid: list[str], ready: bool, helper: int
) -> int:
    """0, or what could not be chosen or paid whatever X is, of a spell whose cost varies with it."""
    cost = price_of_way(code, way, NONE_PAID)
    mana = cost.mana
    if (mana is None or mana.x == 0) and not asks_for_x(cost.others):
        return cannot_complete_with(g, player, o, code, way, paid, ready, 0, helper)
    ability = g.book.abilities[code.spell] if code.spell >= 0 else None
    ctx = Context(o.id, player, code.spell)
    why = -1
    for x in each_x(g, player, ability, ctx, o.id, cost.others, highest_x_compared(g)):
        refused = cannot_complete_with(g, player, o, code, way, paid, ready, x, helper)
        if refused == 0:
            return 0
        if why < 0:
            why = refused
    return why if why >= 0 else cannot_complete_with(g, player, o, code, way, paid, ready, 0, helper)


def cannot_complete_with(
    g: State,
    player: int,
    o: Obj,
    code: CardCode,
    way: int,
    paid: list[str],
    ready: bool,
    x: int = -1,
    helper: int = 0,
) -> int:
    """0, or what could not be chosen or paid with these optional costs, this X, and this tapped to pay less."""
    if x < 0 and varies_with_x(g, player, o, code):
        return cannot_complete_with_any_x(g, player, o, code, way, paid, ready, helper)
    oid = o.id
    ctx = Context(oid, player, code.spell)
    why = g.timing.out_of_place(g, ctx)
    if why != 0:
        return why
    if code.by_cost:  # the targets that it has only because a cost is chosen (601.2c)
        alt = alternative_of_way(code, way)
        ctx.paid = paid if alt is None else [*paid, alt.name]
    if x >= 0:
        ctx.x = x
    elif code.by_x:
        ctx.x = x_to_cast_it(g, player, o, code, way, ctx)
    if code.spell >= 0 and not can_announce(g, g.book.abilities[code.spell], ctx, oid):
        return pack_refusal(Concept.TARGET_AURA if is_aura_spell(o) else Concept.CHOOSE_TARGETS, oid)
    if helper:
        ctx.saved[SavedAs.HELPER] = [helper]
    cost = mana_to_cast_it(g, player, o, code, way, paid, False, ctx.x, helper)
    if cost is None:
        return pack_refusal(Concept.NO_MANA_COST, oid)
    kept = NOTHING_KEPT
    others = price_of_way(code, way, paid).others
    if g.book.asks_more:
        others += extra_of_permission(g, player, o, way)
    if is_priced(g, way):
        others = besides_mana(price_of_permission(g, player, o, way)) + others
    if ctx.x:
        cost = cost_with_x(cost, ctx.x)
    if others:
        why = cannot_pay(g, player, others, ctx)
        if why != 0:
            return why
        if not is_nothing(cost):
            kept = reserved(g, player, others, ctx)
    if not can_pay_announced(g, player, cost, oid, kept, ready):
        if not g.book.assists or not can_pay_assisted(g, player, cost, oid, kept):
            return pack_refusal(Concept.PAY_MANA, oid)
    return 0
