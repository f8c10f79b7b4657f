"""Filters: whether an object is as a card describes it."""

from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Color, Layout, Zone
from mainphase.cards.nodes.subtypes import CREATURE_TYPES
from mainphase.kernel.keys import Chosen
from mainphase.kernel.lowering.dependencies import Facet, Sees
from mainphase.kernel.reading.characteristics import (
    has_name,
    has_pt,
    mana_value_of,
    now,
    power_of,
    toughness_of,
)
from mainphase.kernel.reading.evaluate import compare, fits, is_meant, matches, matches_it, names_player, quantity, refs
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.objects import ATTACKED, BLOCKED_BY, DAMAGED_BY, ENTERED, FLAG_OF, Flag, Obj, ObjectKind
from mainphase.kernel.state.state import State

OF_CREATURES: Final = frozenset(CREATURE_TYPES)

# --- Put together


@fits(n.Anything, reads=0, sees=0)
def anything(g: State, f: n.Anything, o: Obj, ctx: Context) -> bool:
    return True


@fits(n.All, reads=0, sees=0)
def all_of(g: State, f: n.All, o: Obj, ctx: Context) -> bool:
    for part in f.of:
        if not matches_it(g, part, o, ctx):
            return False
    return True


@fits(n.Any, reads=0, sees=0)
def any_of(g: State, f: n.Any, o: Obj, ctx: Context) -> bool:
    for part in f.of:
        if matches_it(g, part, o, ctx):
            return True
    return False


@fits(n.Not, reads=0, sees=0)
def not_that(g: State, f: n.Not, o: Obj, ctx: Context) -> bool:
    return not matches_it(g, f.of, o, ctx)


# --- Which object


@fits(n.IsThis, reads=0, sees=0)
def is_this(g: State, f: n.IsThis, o: Obj, ctx: Context) -> bool:
    return o.id == ctx.source


@fits(n.Other, reads=0, sees=0)
def is_another(g: State, f: n.Other, o: Obj, ctx: Context) -> bool:
    return o.id != ctx.source


@fits(n.OneOf, reads=0, sees=0)
def is_one_of(g: State, f: n.OneOf, o: Obj, ctx: Context) -> bool:
    return o.id in refs(g, f.of, ctx)


@fits(n.IsToken, reads=0, sees=0)
def is_token(g: State, f: n.IsToken, o: Obj, ctx: Context) -> bool:
    return o.kind == ObjectKind.TOKEN


# --- Characteristics


@fits(n.OfType, reads=0, sees=Sees.TYPES)
def of_type(g: State, f: n.OfType, o: Obj, ctx: Context) -> bool:
    return (now(o).types & f.types) != 0


@fits(n.OfSubtype, reads=0, sees=Sees.SUBTYPES)
def of_subtype(g: State, f: n.OfSubtype, o: Obj, ctx: Context) -> bool:
    return f.subtype in now(o).subtypes


@fits(n.OfSupertype, reads=0, sees=Sees.TYPES)
def of_supertype(g: State, f: n.OfSupertype, o: Obj, ctx: Context) -> bool:
    return (now(o).supertypes & f.supertypes) != 0


@fits(n.OfColor, reads=0, sees=Sees.COLORS)
def of_color(g: State, f: n.OfColor, o: Obj, ctx: Context) -> bool:
    colors = now(o).colors
    if f.colors & Color.COLORLESS and colors == 0:
        return True
    return (colors & f.colors) != 0


@fits(n.OfOneColor, reads=0, sees=Sees.COLORS)
def of_one_color(g: State, f: n.OfOneColor, o: Obj, ctx: Context) -> bool:
    return (now(o).colors & 31).bit_count() == 1


@fits(n.OfChosenColor, reads=0, sees=Sees.COLORS)
def of_chosen_color(g: State, f: n.OfChosenColor, o: Obj, ctx: Context) -> bool:
    by = g.objects.get(ctx.source)
    return by is not None and (now(o).colors & by.chosen.get(Chosen.COLOR, 0)) != 0


@fits(n.Named, reads=0, sees=Sees.NAME)
def named(g: State, f: n.Named, o: Obj, ctx: Context) -> bool:
    return has_name(now(o).name, f.name)


@fits(n.SharesName, reads=0, sees=Sees.NAME)
def shares_name(g: State, f: n.SharesName, o: Obj, ctx: Context) -> bool:
    its = now(o).name
    for r in refs(g, f.of, ctx) if its else []:
        other = g.objects.get(r)
        if other is not None and now(other).name and (has_name(its, now(other).name) or has_name(now(other).name, its)):
            return True
    return False


@fits(n.SharesColor, reads=0, sees=Sees.COLORS)
def shares_color(g: State, f: n.SharesColor, o: Obj, ctx: Context) -> bool:
    for r in refs(g, f.of, ctx):
        other = g.objects.get(r)
        if other is not None and now(o).colors & now(other).colors:
            return True
    return False


@fits(n.SharesCardType, reads=0, sees=Sees.TYPES)
def shares_card_type(g: State, f: n.SharesCardType, o: Obj, ctx: Context) -> bool:
    for r in refs(g, f.of, ctx):
        other = g.objects.get(r)
        if other is not None and now(o).types & now(other).types:
            return True
    return False


@fits(n.SharesCreatureType, reads=0, sees=Sees.SUBTYPES)
def shares_creature_type(g: State, f: n.SharesCreatureType, o: Obj, ctx: Context) -> bool:
    for r in refs(g, f.of, ctx):
        other = g.objects.get(r)
        if other is not None:
            for subtype in now(o).subtypes:
                if subtype in OF_CREATURES and subtype in now(other).subtypes:
                    return True
    return False


@fits(n.OfChosenName, reads=0, sees=Sees.NAME)
def of_chosen_name(g: State, f: n.OfChosenName, o: Obj, ctx: Context) -> bool:
    said = word_chosen(g, ctx, Chosen.NAME)
    return said != "" and (has_name(now(o).name, said) or has_name(said, now(o).name))  # both, to 2013


@fits(n.OfChosenType, reads=0, sees=Sees.SUBTYPES)
def of_chosen_type(g: State, f: n.OfChosenType, o: Obj, ctx: Context) -> bool:
    said = word_chosen(g, ctx, Chosen.CREATURE_TYPE)
    return said != "" and said in now(o).subtypes


def word_chosen(g: State, ctx: Context, what: str) -> str:
    """The word chosen for the object an ability is on, or ""."""
    by = g.objects.get(ctx.source)
    if by is None or what not in by.chosen:
        return ""
    return g.book.words[by.chosen[what]]


@fits(n.PowerIs, reads=Facet.COUNTERS, sees=Sees.PT)
def power_is(g: State, f: n.PowerIs, o: Obj, ctx: Context) -> bool:
    return has_pt(o) and compare(power_of(g, o), f.op, quantity(g, f.than, ctx))


@fits(n.ToughnessIs, reads=Facet.COUNTERS, sees=Sees.PT)
def toughness_is(g: State, f: n.ToughnessIs, o: Obj, ctx: Context) -> bool:
    return has_pt(o) and compare(toughness_of(g, o), f.op, quantity(g, f.than, ctx))


@fits(n.ManaValueIs, reads=0, sees=0)
def mana_value_is(g: State, f: n.ManaValueIs, o: Obj, ctx: Context) -> bool:
    """A comparison; of a split card that is no spell each half was compared for itself until 2017."""
    than = quantity(g, f.than, ctx)
    if g.rules.halves_compared and o.zone != Zone.STACK:
        code = g.book.cards[o.face]
        if code.node.layout == Layout.SPLIT:
            for half in code.faces[1:]:
                if compare(g.book.cards[half].base.mana_value, f.op, than):
                    return True
            return False
    return compare(mana_value_of(g, o), f.op, than)


# --- Abilities


@fits(n.WithKeyword, reads=0, sees=Sees.ABILITIES)
def with_keyword(g: State, f: n.WithKeyword, o: Obj, ctx: Context) -> bool:
    return (now(o).keywords & f.keyword) != 0


@fits(n.HasManaAbility, reads=0, sees=Sees.ABILITIES)
def has_mana_ability(g: State, f: n.HasManaAbility, o: Obj, ctx: Context) -> bool:
    return len(now(o).mana) > 0


@fits(n.HasMorph, reads=0, sees=Sees.ABILITIES)
def has_morph(g: State, f: n.HasMorph, o: Obj, ctx: Context) -> bool:
    for uid in now(o).abilities:
        if isinstance(g.book.abilities[uid].node, n.Morph):
            return True
    return False


@fits(n.HasLandwalk, reads=0, sees=Sees.ABILITIES)
def has_landwalk(g: State, f: n.HasLandwalk, o: Obj, ctx: Context) -> bool:
    for uid in now(o).statics:
        walk = g.book.abilities[uid].node
        if isinstance(walk, n.Landwalk) and walk.which == f.which:
            return True
    return False


# --- Whose it is, where it is


@fits(n.ControlledBy, reads=0, sees=Sees.CONTROL)
def controlled_by(g: State, f: n.ControlledBy, o: Obj, ctx: Context) -> bool:
    return names_player(g, f.who, o.controller, ctx)


@fits(n.OwnedBy, reads=0, sees=0)
def owned_by(g: State, f: n.OwnedBy, o: Obj, ctx: Context) -> bool:
    return names_player(g, f.who, o.owner, ctx)


@fits(n.BelongsTo, reads=0, sees=Sees.CONTROL)
def belongs_to(g: State, f: n.BelongsTo, o: Obj, ctx: Context) -> bool:
    held = o.zone == Zone.BATTLEFIELD or o.zone == Zone.STACK or o.zone == Zone.NOWHERE
    return names_player(g, f.who, o.controller if held else o.owner, ctx)


def reads_zone(node: n.Node) -> int:
    assert isinstance(node, n.InZone)
    return 0 if node.zone == Zone.BATTLEFIELD else Facet.ZONES


@fits(n.InZone, reads=0, sees=0, reads_by=reads_zone)  # `zones_said` knows which
def in_zone(g: State, f: n.InZone, o: Obj, ctx: Context) -> bool:
    return o.zone == f.zone and not o.phased_out


@fits(n.IsSpell, reads=0, sees=0, zones=1 << Zone.STACK)
def is_spell(g: State, f: n.IsSpell, o: Obj, ctx: Context) -> bool:
    on_stack = o.zone == Zone.STACK or o.zone == Zone.NOWHERE
    return on_stack and o.kind != ObjectKind.ABILITY and o.kind != ObjectKind.ACTION


@fits(n.IsAbility, reads=0, sees=0, zones=1 << Zone.STACK)
def is_ability(g: State, f: n.IsAbility, o: Obj, ctx: Context) -> bool:
    return o.kind == ObjectKind.ABILITY


@fits(n.HasOneTarget, reads=0, sees=0)
def has_one_target(g: State, f: n.HasOneTarget, o: Obj, ctx: Context) -> bool:
    aimed = o.ctx
    return aimed is not None and sum([len(t) for t in aimed.targets]) == 1


@fits(n.IsAimedAt, reads=0, sees=0)
def is_aimed_at(g: State, f: n.IsAimedAt, o: Obj, ctx: Context) -> bool:
    aimed = o.ctx
    if aimed is None:
        return False
    found = False
    for chosen in aimed.targets:
        for ref in chosen:
            if ref > 0 and is_meant(f.which, g.objects[ref]) and matches(g, f.which, ref, ctx):
                found = True
            elif f.only:
                return False
    return found


@fits(n.ExiledWithThis, reads=0, sees=0, zones=1 << Zone.EXILE)
def exiled_with_this(g: State, f: n.ExiledWithThis, o: Obj, ctx: Context) -> bool:
    return o.zone == Zone.EXILE and o.exiled_with == ctx.source and ctx.source != 0


@fits(n.IsOnTop, reads=0, sees=0, zones=1 << Zone.LIBRARY)
def is_on_top(g: State, f: n.IsOnTop, o: Obj, ctx: Context) -> bool:
    return o.zone == Zone.LIBRARY and g.players[o.owner].library[0] == o.id


# --- How a permanent is


@fits(n.IsTapped, reads=Facet.TAPPED, sees=0)
def is_tapped(g: State, f: n.IsTapped, o: Obj, ctx: Context) -> bool:
    return o.tapped


@fits(n.IsUntapped, reads=Facet.TAPPED, sees=0)
def is_untapped(g: State, f: n.IsUntapped, o: Obj, ctx: Context) -> bool:
    return not o.tapped


@fits(n.IsFaceDown, reads=0, sees=0)
def is_face_down(g: State, f: n.IsFaceDown, o: Obj, ctx: Context) -> bool:
    return g.book.cards[o.face].face_down


@fits(n.HasCounter, reads=Facet.COUNTERS, sees=0)
def has_counter(g: State, f: n.HasCounter, o: Obj, ctx: Context) -> bool:
    if f.kind:
        return o.counters.get(f.kind, 0) > 0
    for count in o.counters.values():
        if count > 0:
            return True
    return False


@fits(n.IsAttachedTo, reads=Facet.ATTACHED, sees=0)
def is_attached_to(g: State, f: n.IsAttachedTo, o: Obj, ctx: Context) -> bool:
    hosts = refs(g, f.to, ctx)
    return (o.attached_to != 0 and o.attached_to in hosts) or was_attached(g, o.id, hosts)


def was_attached(g: State, oid: int, hosts: list[int]) -> bool:
    """Whether it was attached to one of these as that left the battlefield (CR 608.2h)."""
    for r in hosts:
        if r > 0:
            host = g.objects.get(r)
            if host is not None and oid in host.had:
                return True
    return False


@fits(n.HasAttached, reads=Facet.ATTACHED | Facet.MEMBERS | Facet.CHARACTERISTICS, sees=0)
def has_attached(g: State, f: n.HasAttached, o: Obj, ctx: Context) -> bool:
    for a in o.had:
        if matches(g, f.which, a, ctx):
            return True
    for a in g.attachments:
        other = g.objects[a]
        if other.attached_to == o.id and not other.phased_out and matches(g, f.which, a, ctx):
            return True
    return False


# --- Combat (what has left it is judged as it left)


@fits(n.IsAttacking, reads=Facet.COMBAT, sees=0)
def is_attacking(g: State, f: n.IsAttacking, o: Obj, ctx: Context) -> bool:
    combat = g.combat
    if combat is None:
        return False
    if o.id in combat.attacks:
        ref = combat.attacks[o.id]
    elif o.id in combat.last and combat.last[o.id].attacking:
        ref = combat.last[o.id].attacked
    else:
        return False
    who = f.player
    return who is None or ref in refs(g, who, ctx)


@fits(n.IsBlocking, reads=Facet.COMBAT, sees=0)
def is_blocking(g: State, f: n.IsBlocking, o: Obj, ctx: Context) -> bool:
    combat = g.combat
    if combat is None:
        return False
    whom = f.whom
    if whom is None:
        return o.id in combat.blocking or (o.id in combat.last and combat.last[o.id].blocking)
    for attacker in refs(g, whom, ctx):
        blockers = combat.last[attacker].blockers if attacker in combat.last else combat.blockers.get(attacker, [])
        if o.id in blockers or (o.id in combat.last and attacker in combat.last[o.id].blocks):
            return True
    return False


@fits(n.IsDesignated, reads=Facet.COUNTERS, sees=0)
def is_designated(g: State, f: n.IsDesignated, o: Obj, ctx: Context) -> bool:
    return (o.flags & FLAG_OF[f.name]) != 0


@fits(n.IsBlocked, reads=Facet.COMBAT, sees=0)
def is_blocked(g: State, f: n.IsBlocked, o: Obj, ctx: Context) -> bool:
    combat = g.combat
    if combat is None:
        return False
    return combat.last[o.id].blocked if o.id in combat.last else combat.blocked.get(o.id, False)


@fits(n.IsUnblocked, reads=Facet.COMBAT, sees=0)
def is_unblocked(g: State, f: n.IsUnblocked, o: Obj, ctx: Context) -> bool:
    combat = g.combat
    if combat is None:
        return False
    if o.id in combat.last:
        return combat.last[o.id].declared and not combat.last[o.id].blocked
    return o.id in combat.attacks and not combat.blocked.get(o.id, True)


@fits(n.IsBlockedBy, reads=Facet.COMBAT, sees=0)
def is_blocked_by(g: State, f: n.IsBlockedBy, o: Obj, ctx: Context) -> bool:
    """One of these is blocking it, or was as it left the battlefield (CR 608.2h)."""
    combat = g.combat
    if combat is None:
        return False
    by = refs(g, f.what, ctx)
    blockers = combat.last[o.id].blockers if o.id in combat.last else combat.blockers.get(o.id, [])
    for blocker in by:
        if blocker in blockers or (blocker in combat.last and o.id in combat.last[blocker].blocks):
            return True
    return False


# --- What has happened


@fits(n.WasBlockedBy, reads=Facet.COMBAT | Facet.MEMORY, sees=0)
def was_blocked_by(g: State, f: n.WasBlockedBy, o: Obj, ctx: Context) -> bool:
    for r in refs(g, f.what, ctx):
        if BLOCKED_BY - r in o.used:
            return True
    return False


@fits(n.WasDamagedBy, reads=Facet.MEMORY, sees=0)
def was_damaged_by(g: State, f: n.WasDamagedBy, o: Obj, ctx: Context) -> bool:
    for r in refs(g, f.what, ctx):
        if DAMAGED_BY - r in o.used:
            return True
    return False


@fits(n.EnteredThisTurn, reads=Facet.MEMORY, sees=0)
def entered_this_turn(g: State, f: n.EnteredThisTurn, o: Obj, ctx: Context) -> bool:
    return ENTERED in o.used


@fits(n.AttackedThisTurn, reads=Facet.MEMORY, sees=0)
def attacked_this_turn(g: State, f: n.AttackedThisTurn, o: Obj, ctx: Context) -> bool:
    return ATTACKED in o.used


@fits(n.DealtDamageThisTurn, reads=Facet.MEMORY, sees=0)
def dealt_damage_this_turn(g: State, f: n.DealtDamageThisTurn, o: Obj, ctx: Context) -> bool:
    return (o.flags & Flag.DAMAGED_THIS_TURN) != 0


@fits(n.ControlledSinceTurnBegan, reads=Facet.TURN | Facet.MEMBERS, sees=0)
def controlled_since_turn_began(g: State, f: n.ControlledSinceTurnBegan, o: Obj, ctx: Context) -> bool:
    return o.arrived <= g.players[g.active].turn_began


@fits(n.DrawnThisTurn, reads=Facet.TURN | Facet.ZONES, sees=0)
def drawn_this_turn(g: State, f: n.DrawnThisTurn, o: Obj, ctx: Context) -> bool:
    return o.zone == Zone.HAND and o.arrived >= g.players[g.active].turn_began
