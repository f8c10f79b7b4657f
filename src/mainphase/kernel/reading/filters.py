"""Filters: whether an object is as a card describes it."""

from typing import Final, TypeVar

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Color, Keyword, Layout, Zone
from mainphase.cards.nodes.subtypes import OF_CREATURES
from mainphase.kernel.keys import ODD, ChosenKey
from mainphase.kernel.lowering.codes import AbilityKind
from mainphase.kernel.lowering.dependencies import Facet, Sees
from mainphase.kernel.lowering.meanings import means
from mainphase.kernel.lowering.static_kinds import StaticKind
from mainphase.kernel.lowering.subtypes import SUBTYPE_KIND
from mainphase.kernel.reading.characteristics import (
    characteristics_of,
    has_name,
    has_pt,
    mana_value_of,
    power_of,
    share_name,
    toughness_of,
)
from mainphase.kernel.reading.commanders import is_commander
from mainphase.kernel.reading.defending import is_meant
from mainphase.kernel.reading.evaluate import (
    Fitting,
    compare_numbers,
    is_in_zone_meant,
    matches,
    matches_it,
    names_player,
    objects_named,
    players_of,
    quantity,
    refs,
)
from mainphase.kernel.reading.pairing import partner_of
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.objects import (
    ATTACKED,
    BLOCKED,
    BLOCKED_BY,
    CAST_BY,
    CAST_FROM,
    COMBAT_DAMAGE_TO,
    DAMAGE_TO,
    DAMAGED_BY,
    DAMAGED_BY_A,
    DEALT_COMBAT_DAMAGE,
    DEALT_DAMAGE,
    DEALT_EXCESS,
    ENTERED,
    ENTERED_FROM,
    FLAG_OF,
    FOUGHT,
    HAS_CREWED,
    HAS_SADDLED,
    HIT_NOW,
    HURT_A,
    MOST_SEATS,
    PUT_THERE,
    PUT_THERE_BY_DISCARD,
    PUT_THERE_BY_MILLING,
    PUT_THERE_FROM,
    Obj,
    ObjectFlag,
    ObjectKind,
)
from mainphase.kernel.state.state import State
from mainphase.kernel.values import ref_player

# --- Put together


class Anything(Fitting[n.Anything]):
    def fits(self, g: State, node: n.Anything, o: Obj, ctx: Context) -> bool:
        return True


means(n.Anything, Anything())


class All(Fitting[n.All]):
    def fits(self, g: State, node: n.All, o: Obj, ctx: Context) -> bool:
        for part in node.of:
            if not matches_it(g, part, o, ctx):
                return False
        return True


means(n.All, All())


class Any(Fitting[n.Any]):
    def fits(self, g: State, node: n.Any, o: Obj, ctx: Context) -> bool:
        for part in node.of:
            if matches_it(g, part, o, ctx):
                return True
        return False


means(n.Any, Any())


class Not(Fitting[n.Not]):
    def fits(self, g: State, node: n.Not, o: Obj, ctx: Context) -> bool:
        return not matches_it(g, node.of, o, ctx)


means(n.Not, Not())


# --- Which object


class IsThis(Fitting[n.IsThis]):
    def fits(self, g: State, node: n.IsThis, o: Obj, ctx: Context) -> bool:
        return o.id == ctx.source


means(n.IsThis, IsThis())


class Other(Fitting[n.Other]):
    def fits(self, g: State, node: n.Other, o: Obj, ctx: Context) -> bool:
        if o.id == ctx.source:
            return False
        if o.zone == Zone.BATTLEFIELD or ctx.event_object != ctx.source:
            return True
        source = g.objects.get(ctx.source)  # it triggered by leaving: what it has become is no other (CR 400.7e)
        return source is None or source.became != o.id


means(n.Other, Other())


class OneOf(Fitting[n.OneOf]):
    def fits(self, g: State, node: n.OneOf, o: Obj, ctx: Context) -> bool:
        if o.id in refs(g, node.of, ctx):
            return True
        if o.zone == Zone.BATTLEFIELD or not isinstance(node.of, n.ThatObject):
            return False
        gone = g.objects.get(ctx.event_object)  # an ability that triggered as it moved knows what it is now (CR 400.7e)
        return gone is not None and gone.became == o.id


means(n.OneOf, OneOf())


class IsToken(Fitting[n.IsToken]):
    def fits(self, g: State, node: n.IsToken, o: Obj, ctx: Context) -> bool:
        return o.kind == ObjectKind.TOKEN


means(n.IsToken, IsToken())


class IsCard(Fitting[n.IsCard]):
    def fits(self, g: State, node: n.IsCard, o: Obj, ctx: Context) -> bool:
        return o.kind == ObjectKind.CARD


means(n.IsCard, IsCard())


# --- Characteristics


class OfType(Fitting[n.OfType]):
    def fits(self, g: State, node: n.OfType, o: Obj, ctx: Context) -> bool:
        return (characteristics_of(o).types & node.types) != 0


means(n.OfType, OfType(sees=Sees.TYPES))


class OfSubtype(Fitting[n.OfSubtype]):
    def fits(self, g: State, node: n.OfSubtype, o: Obj, ctx: Context) -> bool:
        return node.subtype in characteristics_of(o).subtypes


means(n.OfSubtype, OfSubtype(sees=Sees.SUBTYPES))


class OfSupertype(Fitting[n.OfSupertype]):
    def fits(self, g: State, node: n.OfSupertype, o: Obj, ctx: Context) -> bool:
        return (characteristics_of(o).supertypes & node.supertypes) != 0


means(n.OfSupertype, OfSupertype(sees=Sees.TYPES))


class OfColor(Fitting[n.OfColor]):
    def fits(self, g: State, node: n.OfColor, o: Obj, ctx: Context) -> bool:
        colors = characteristics_of(o).colors
        if node.colors & Color.COLORLESS and colors == 0:
            return True
        return (colors & node.colors) != 0


means(n.OfColor, OfColor(sees=Sees.COLORS))


class OfSeveralTypes(Fitting[n.OfSeveralTypes]):
    def fits(self, g: State, node: n.OfSeveralTypes, o: Obj, ctx: Context) -> bool:
        types = characteristics_of(o).types
        return types & (types - 1) != 0  # more than one bit


means(n.OfSeveralTypes, OfSeveralTypes(sees=Sees.TYPES))


class OfSoManyColors(Fitting[n.OfSoManyColors]):
    def fits(self, g: State, node: n.OfSoManyColors, o: Obj, ctx: Context) -> bool:
        return (characteristics_of(o).colors & 31).bit_count() == node.count


means(n.OfSoManyColors, OfSoManyColors(sees=Sees.COLORS))


class OfChosenColor(Fitting[n.OfChosenColor]):
    def fits(self, g: State, node: n.OfChosenColor, o: Obj, ctx: Context) -> bool:
        by = g.objects.get(ctx.source)
        return by is not None and (characteristics_of(o).colors & by.chosen.get(ChosenKey.COLOR, 0)) != 0


means(n.OfChosenColor, OfChosenColor(sees=Sees.COLORS))


class Named(Fitting[n.Named]):
    def fits(self, g: State, node: n.Named, o: Obj, ctx: Context) -> bool:
        return has_name(characteristics_of(o).name, node.name)


means(n.Named, Named(sees=Sees.NAME))


Shares = TypeVar("Shares", bound=n.SharesName | n.SharesColor | n.SharesCreatureType | n.SharesLandType)


class Sharing(Fitting[Shares]):
    """Filters by something in common with one of the objects that the card names."""

    def fits(self, g: State, node: Shares, o: Obj, ctx: Context) -> bool:
        for other in objects_named(g, node.of, ctx):
            if self.in_common(o, other):
                return True
        return False

    def in_common(self, o: Obj, other: Obj) -> bool:
        raise NotImplementedError


class SharesName(Sharing[n.SharesName]):
    def fits(self, g: State, node: n.SharesName, o: Obj, ctx: Context) -> bool:
        for other in objects_named(g, node.of, ctx):
            if (not node.another or other.id != o.id) and self.in_common(o, other):
                return True
        return False

    def in_common(self, o: Obj, other: Obj) -> bool:
        return share_name(characteristics_of(o).name, characteristics_of(other).name)


means(n.SharesName, SharesName(sees=Sees.NAME))


class SharesColor(Sharing[n.SharesColor]):
    def in_common(self, o: Obj, other: Obj) -> bool:
        return characteristics_of(o).colors & characteristics_of(other).colors != 0


means(n.SharesColor, SharesColor(sees=Sees.COLORS))


class SharesCardType(Fitting[n.SharesCardType]):
    def fits(self, g: State, node: n.SharesCardType, o: Obj, ctx: Context) -> bool:
        types = characteristics_of(o).types
        if node.permanent:
            types &= n.CardType.PERMANENT
        for other in objects_named(g, node.of, ctx):
            if types & characteristics_of(other).types != 0:
                return True
        return False


means(n.SharesCardType, SharesCardType(sees=Sees.TYPES))


class SharesCreatureType(Sharing[n.SharesCreatureType]):
    def in_common(self, o: Obj, other: Obj) -> bool:
        for subtype in characteristics_of(o).subtypes:
            if subtype in OF_CREATURES and subtype in characteristics_of(other).subtypes:
                return True
        return False


means(n.SharesCreatureType, SharesCreatureType(sees=Sees.SUBTYPES))


class SharesLandType(Sharing[n.SharesLandType]):
    def in_common(self, o: Obj, other: Obj) -> bool:
        for subtype in characteristics_of(o).subtypes:
            if SUBTYPE_KIND.get(subtype, 0) == n.CardType.LAND and subtype in characteristics_of(other).subtypes:
                return True
        return False


means(n.SharesLandType, SharesLandType(sees=Sees.SUBTYPES))


class SharesPower(Fitting[n.SharesPower]):
    def fits(self, g: State, node: n.SharesPower, o: Obj, ctx: Context) -> bool:
        for other in objects_named(g, node.of, ctx):
            if power_of(g, o) == power_of(g, other):
                return True
        return False


means(n.SharesPower, SharesPower(reads=Facet.COUNTERS, sees=Sees.PT))


class SharesManaValue(Fitting[n.SharesManaValue]):
    def fits(self, g: State, node: n.SharesManaValue, o: Obj, ctx: Context) -> bool:
        for other in objects_named(g, node.of, ctx):
            if mana_value_of(g, o) == mana_value_of(g, other):
                return True
        return False


means(n.SharesManaValue, SharesManaValue())


class OfChosenName(Fitting[n.OfChosenName]):
    def fits(self, g: State, node: n.OfChosenName, o: Obj, ctx: Context) -> bool:
        said = word_chosen(g, ctx, ChosenKey.NAME)
        return share_name(characteristics_of(o).name, said)


means(n.OfChosenName, OfChosenName(sees=Sees.NAME))


class OfChosenType(Fitting[n.OfChosenType]):
    def fits(self, g: State, node: n.OfChosenType, o: Obj, ctx: Context) -> bool:
        said = word_chosen(g, ctx, ChosenKey.CREATURE_TYPE)
        if said == "":
            return False
        ch = characteristics_of(o)
        return said in ch.subtypes or ch.types & CARD_TYPES.get(said, 0) != 0


CARD_TYPES: Final = {name: bit for bit, name in n.TYPE_NAMES}
means(n.OfChosenType, OfChosenType(sees=Sees.SUBTYPES | Sees.TYPES))


def word_chosen(g: State, ctx: Context, what: str) -> str:
    """The word chosen for the object an ability is on, or ""."""
    by = g.objects.get(ctx.source)
    if by is None or what not in by.chosen:
        return ""
    return g.book.words[by.chosen[what]]


class PowerIs(Fitting[n.PowerIs]):
    def fits(self, g: State, node: n.PowerIs, o: Obj, ctx: Context) -> bool:
        return has_pt(o) and compare_numbers(power_of(g, o), node.op, quantity(g, node.than, ctx))


means(n.PowerIs, PowerIs(reads=Facet.COUNTERS, sees=Sees.PT))


class ToughnessIs(Fitting[n.ToughnessIs]):
    def fits(self, g: State, node: n.ToughnessIs, o: Obj, ctx: Context) -> bool:
        return has_pt(o) and compare_numbers(toughness_of(g, o), node.op, quantity(g, node.than, ctx))


means(n.ToughnessIs, ToughnessIs(reads=Facet.COUNTERS, sees=Sees.PT))


class ManaValueIs(Fitting[n.ManaValueIs]):
    def fits(self, g: State, node: n.ManaValueIs, o: Obj, ctx: Context) -> bool:
        """A comparison; of a split card that is no spell each half was compared for itself until 2017."""
        than = quantity(g, node.than, ctx)
        if g.rules.halves_compared and o.zone != Zone.STACK:
            code = g.book.cards[o.face]
            if code.node.layout == Layout.SPLIT:
                for half in code.faces[1:]:
                    if compare_numbers(g.book.cards[half].base.mana_value, node.op, than):
                        return True
                return False
        return compare_numbers(mana_value_of(g, o), node.op, than)


means(n.ManaValueIs, ManaValueIs())


class ManaValueIsOdd(Fitting[n.ManaValueIsOdd]):
    def fits(self, g: State, node: n.ManaValueIsOdd, o: Obj, ctx: Context) -> bool:
        return (mana_value_of(g, o) % 2 == 1) == node.odd


means(n.ManaValueIsOdd, ManaValueIsOdd())


class IsDoubleFaced(Fitting[n.IsDoubleFaced]):
    def fits(self, g: State, node: n.IsDoubleFaced, o: Obj, ctx: Context) -> bool:
        return o.card >= 0 and g.book.cards[o.card].node.layout in DOUBLE_FACED


DOUBLE_FACED: Final = (Layout.TRANSFORMING, Layout.MODAL, Layout.MELD)
means(n.IsDoubleFaced, IsDoubleFaced())


class ManaValueIsOfChosenParity(Fitting[n.ManaValueIsOfChosenParity]):
    def fits(self, g: State, node: n.ManaValueIsOfChosenParity, o: Obj, ctx: Context) -> bool:
        chosen = word_chosen(g, ctx, ChosenKey.WORD)
        return chosen != "" and (mana_value_of(g, o) % 2 == 1) == (chosen == ODD)


means(n.ManaValueIsOfChosenParity, ManaValueIsOfChosenParity())


class RepeatsManaSymbol(Fitting[n.RepeatsManaSymbol]):
    def fits(self, g: State, node: n.RepeatsManaSymbol, o: Obj, ctx: Context) -> bool:
        cost = g.book.cards[o.face].node.cost
        if cost is None:
            return False
        for i in range(len(cost.symbols)):
            if cost.symbols[i] in cost.symbols[:i]:
                return True
        return cost.x > 1


means(n.RepeatsManaSymbol, RepeatsManaSymbol())


# --- Abilities


class WithKeyword(Fitting[n.WithKeyword]):
    def fits(self, g: State, node: n.WithKeyword, o: Obj, ctx: Context) -> bool:
        ch = characteristics_of(o)
        if ch.keywords & node.keyword:
            return True
        if node.keyword & Keyword.HEXPROOF:  # CR 702.11e: hexproof from something is hexproof
            for uid in ch.statics:
                if g.book.abilities[uid].static_kind == StaticKind.HEXPROOF_FROM:
                    return True
        return False


means(n.WithKeyword, WithKeyword(sees=Sees.ABILITIES))


class HasActivatedAbility(Fitting[n.HasActivatedAbility]):
    def fits(self, g: State, node: n.HasActivatedAbility, o: Obj, ctx: Context) -> bool:
        ch = characteristics_of(o)
        return len(ch.activated) > 0 or len(ch.mana) > 0


means(n.HasActivatedAbility, HasActivatedAbility(sees=Sees.ABILITIES))


class HasNoAbilities(Fitting[n.HasNoAbilities]):
    def fits(self, g: State, node: n.HasNoAbilities, o: Obj, ctx: Context) -> bool:
        ch = characteristics_of(o)
        return ch.keywords == 0 and len(ch.abilities) == 0 and not g.book.cards[o.face].unlisted


means(n.HasNoAbilities, HasNoAbilities(sees=Sees.ABILITIES))


class HasManaAbility(Fitting[n.HasManaAbility]):
    def fits(self, g: State, node: n.HasManaAbility, o: Obj, ctx: Context) -> bool:
        return len(characteristics_of(o).mana) > 0


means(n.HasManaAbility, HasManaAbility(sees=Sees.ABILITIES))


class HasMorph(Fitting[n.HasMorph]):
    def fits(self, g: State, node: n.HasMorph, o: Obj, ctx: Context) -> bool:
        for uid in characteristics_of(o).abilities:
            if isinstance(g.book.abilities[uid].node, n.Morph):
                return True
        return False


means(n.HasMorph, HasMorph(sees=Sees.ABILITIES))


class WithAbility(Fitting[n.WithAbility]):
    def fits(self, g: State, node: n.WithAbility, o: Obj, ctx: Context) -> bool:
        for uid in characteristics_of(o).abilities:
            if keyword_of(g.book.abilities[uid].node) == node.name:
                return True
        code = g.book.cards[o.face]
        for i in range(code.own_alternatives):  # flashback, madness
            if code.alternatives[i].name == node.name:
                return True
        for k in range(code.own_cast_costs):  # kicker
            extra = code.cast_costs[k]
            if extra.optional == node.name or extra.optional.startswith(f"{node.name} "):
                return True
        return False


means(n.WithAbility, WithAbility(sees=Sees.ABILITIES))


def keyword_of(ability: n.Ability) -> str:
    """The keyword that stands for an ability, or ""."""
    if isinstance(ability, n.Activated):
        return ability.keyword
    if isinstance(ability, n.Triggered):
        return ability.keyword
    if isinstance(ability, n.Static):
        return ability.keyword
    return ability.name if isinstance(ability, n.AlternativeCost) else ""


class HasLandwalk(Fitting[n.HasLandwalk]):
    def fits(self, g: State, node: n.HasLandwalk, o: Obj, ctx: Context) -> bool:
        for uid in characteristics_of(o).statics:
            walk = g.book.abilities[uid].node
            if isinstance(walk, n.Landwalk) and walk.which == node.which:
                return True
        return False


means(n.HasLandwalk, HasLandwalk(sees=Sees.ABILITIES))


# --- Whose it is, where it is


class ControlledBy(Fitting[n.ControlledBy]):
    def fits(self, g: State, node: n.ControlledBy, o: Obj, ctx: Context) -> bool:
        return names_player(g, node.who, o.controller, ctx)


means(n.ControlledBy, ControlledBy(sees=Sees.CONTROL))


class OwnedBy(Fitting[n.OwnedBy]):
    def fits(self, g: State, node: n.OwnedBy, o: Obj, ctx: Context) -> bool:
        return names_player(g, node.who, o.owner, ctx)


means(n.OwnedBy, OwnedBy())


class BelongsTo(Fitting[n.BelongsTo]):
    def fits(self, g: State, node: n.BelongsTo, o: Obj, ctx: Context) -> bool:
        held = o.zone == Zone.BATTLEFIELD or o.zone == Zone.STACK or o.zone == Zone.NOWHERE
        return names_player(g, node.who, o.controller if held else o.owner, ctx)


means(n.BelongsTo, BelongsTo(sees=Sees.CONTROL))


class InZone(Fitting[n.InZone]):  # `zones_said` knows which
    def reads_of(self, node: n.Node) -> int:
        assert isinstance(node, n.InZone)
        return 0 if node.zone == Zone.BATTLEFIELD else Facet.ZONES

    def fits(self, g: State, node: n.InZone, o: Obj, ctx: Context) -> bool:
        return o.zone == node.zone and not o.phased_out


means(n.InZone, InZone())


class IsSpell(Fitting[n.IsSpell]):
    def fits(self, g: State, node: n.IsSpell, o: Obj, ctx: Context) -> bool:
        on_stack = o.zone == Zone.STACK or o.zone == Zone.NOWHERE
        return on_stack and o.kind != ObjectKind.ABILITY and o.kind != ObjectKind.ACTION


means(n.IsSpell, IsSpell(zones=1 << Zone.STACK))


class PaidFor(Fitting[n.PaidFor]):
    def fits(self, g: State, node: n.PaidFor, o: Obj, ctx: Context) -> bool:
        spell = o.ctx
        known = spell is not None and (o.zone == Zone.STACK or o.zone == Zone.NOWHERE)  # also as it last was (608.2h)
        return node.name in o.paid or (known and spell is not None and node.name in spell.paid)


means(n.PaidFor, PaidFor(reads=Facet.MEMORY))


class WasCastFrom(Fitting[n.CastFrom]):
    def fits(self, g: State, node: n.CastFrom, o: Obj, ctx: Context) -> bool:
        if o.zone == Zone.HAND or o.zone in CAST_FROM:  # it would be cast from there (CR 601.2f, 601.3)
            return o.zone == node.zone
        flag = ObjectFlag.CAST_FROM_HAND if node.zone == Zone.HAND else CAST_FROM[node.zone]
        return (o.flags & flag) != 0


means(n.CastFrom, WasCastFrom(zones=1 << Zone.STACK))


class IsAbility(Fitting[n.IsAbility]):
    def fits(self, g: State, node: n.IsAbility, o: Obj, ctx: Context) -> bool:
        if o.kind != ObjectKind.ABILITY:
            return False
        asked = o.ctx
        if node.kind == "" or asked is None or asked.ability < 0:
            return node.kind == ""
        code = g.book.abilities[asked.ability]
        if node.keyword:
            activated = code.activated
            return activated is not None and activated.keyword == node.keyword
        return code.kind == (AbilityKind.TRIGGERED if node.kind == "triggered" else AbilityKind.ACTIVATED)


means(n.IsAbility, IsAbility(zones=1 << Zone.STACK))


class HasAdventure(Fitting[n.HasAdventure]):
    def fits(self, g: State, node: n.HasAdventure, o: Obj, ctx: Context) -> bool:
        code = g.book.cards[g.book.cards[o.face].whole]
        return code.node.layout == Layout.ADVENTURE and not g.book.cards[o.face].face_down


means(n.HasAdventure, HasAdventure())


class CostsX(Fitting[n.HasXInCost]):
    def fits(self, g: State, node: n.HasXInCost, o: Obj, ctx: Context) -> bool:
        cost = g.book.cards[o.face].node.cost
        return cost is not None and cost.x > 0


means(n.HasXInCost, CostsX())


class HasManaCost(Fitting[n.HasManaCost]):
    def fits(self, g: State, node: n.HasManaCost, o: Obj, ctx: Context) -> bool:
        return g.book.cards[o.face].node.cost == node.mana


means(n.HasManaCost, HasManaCost())


class HasOneTarget(Fitting[n.HasOneTarget]):
    def fits(self, g: State, node: n.HasOneTarget, o: Obj, ctx: Context) -> bool:
        aimed = o.ctx
        return aimed is not None and sum([len(t) for t in aimed.targets]) == 1


means(n.HasOneTarget, HasOneTarget())


class IsAimedAt(Fitting[n.IsAimedAt]):
    def fits(self, g: State, node: n.IsAimedAt, o: Obj, ctx: Context) -> bool:
        aimed = o.ctx
        if aimed is None:
            return False
        found = 0
        for chosen in aimed.targets:
            for ref in chosen:
                if node.single and found and ref != found:
                    return False
                if ref > 0 and is_in_zone_meant(node.which, g.objects[ref]) and matches(g, node.which, ref, ctx):
                    found = ref
                elif node.only or node.single:
                    return False
        return found != 0


means(n.IsAimedAt, IsAimedAt())


class IsAimedAtPlayer(Fitting[n.IsAimedAtPlayer]):
    def fits(self, g: State, node: n.IsAimedAtPlayer, o: Obj, ctx: Context) -> bool:
        aimed = o.ctx
        if aimed is None:
            return False
        for chosen in aimed.targets:
            for ref in chosen:
                if ref < 0 and names_player(g, node.who, ref_player(ref), ctx):
                    return True
        return False


means(n.IsAimedAtPlayer, IsAimedAtPlayer())


class IsFromSource(Fitting[n.IsFromSource]):
    def fits(self, g: State, node: n.IsFromSource, o: Obj, ctx: Context) -> bool:
        ability = o.ctx
        if o.kind != ObjectKind.ABILITY or ability is None:
            return False
        source = g.objects.get(ability.source)
        return source is not None and matches_it(g, node.which, source, ctx)


means(n.IsFromSource, IsFromSource())


class CreatedAgainst(Fitting[n.CreatedAgainst]):
    def fits(self, g: State, node: n.CreatedAgainst, o: Obj, ctx: Context) -> bool:
        player = o.chosen.get(ChosenKey.ATTACKED, -1)
        return player >= 0 and names_player(g, node.who, player, ctx)


means(n.CreatedAgainst, CreatedAgainst())


class ExiledWithThis(Fitting[n.ExiledWithThis]):
    def fits(self, g: State, node: n.ExiledWithThis, o: Obj, ctx: Context) -> bool:
        return o.zone == Zone.EXILE and o.exiled_with == ctx.source and ctx.source != 0


means(n.ExiledWithThis, ExiledWithThis(zones=1 << Zone.EXILE))


class PutByThis(Fitting[n.PutByThis]):
    def fits(self, g: State, node: n.PutByThis, o: Obj, ctx: Context) -> bool:
        return o.exiled_with == ctx.source and ctx.source != 0 and o.zone != Zone.EXILE


means(n.PutByThis, PutByThis())


class CreatedWithThis(Fitting[n.CreatedWithThis]):
    def fits(self, g: State, node: n.CreatedWithThis, o: Obj, ctx: Context) -> bool:
        return o.kind == ObjectKind.TOKEN and o.chosen.get(ChosenKey.CREATOR, 0) == ctx.source


means(n.CreatedWithThis, CreatedWithThis())


class IsOnTop(Fitting[n.IsOnTop]):
    def fits(self, g: State, node: n.IsOnTop, o: Obj, ctx: Context) -> bool:
        return o.zone == Zone.LIBRARY and g.players[o.owner].library[0] == o.id


means(n.IsOnTop, IsOnTop(zones=1 << Zone.LIBRARY))


# --- How a permanent is


class IsTapped(Fitting[n.IsTapped]):
    def fits(self, g: State, node: n.IsTapped, o: Obj, ctx: Context) -> bool:
        return o.tapped


means(n.IsTapped, IsTapped(reads=Facet.TAPPED))


class IsUntapped(Fitting[n.IsUntapped]):
    def fits(self, g: State, node: n.IsUntapped, o: Obj, ctx: Context) -> bool:
        return not o.tapped


means(n.IsUntapped, IsUntapped(reads=Facet.TAPPED))


class IsFaceDown(Fitting[n.IsFaceDown]):
    def fits(self, g: State, node: n.IsFaceDown, o: Obj, ctx: Context) -> bool:
        return g.book.cards[o.face].face_down


means(n.IsFaceDown, IsFaceDown())


class IsCommander(Fitting[n.IsCommander]):
    def fits(self, g: State, node: n.IsCommander, o: Obj, ctx: Context) -> bool:
        whose = node.of
        return is_commander(g, o) and (whose is None or names_player(g, whose, o.owner, ctx))


means(n.IsCommander, IsCommander())


class HasCounter(Fitting[n.HasCounter]):
    def fits(self, g: State, node: n.HasCounter, o: Obj, ctx: Context) -> bool:
        if node.kind:
            return o.counters.get(node.kind, 0) >= node.at_least
        total = 0
        for count in o.counters.values():
            total += count
        return total >= node.at_least


means(n.HasCounter, HasCounter(reads=Facet.COUNTERS))


class IsAttachedTo(Fitting[n.IsAttachedTo]):
    def fits(self, g: State, node: n.IsAttachedTo, o: Obj, ctx: Context) -> bool:
        hosts = refs(g, node.to, ctx)
        return (o.attached_to != 0 and o.attached_to in hosts) or was_attached(g, o.id, hosts)


means(n.IsAttachedTo, IsAttachedTo(reads=Facet.ATTACHED))


def was_attached(g: State, oid: int, hosts: list[int]) -> bool:
    """True if it was attached to one of these as that left the battlefield (CR 608.2h)."""
    for r in hosts:
        if r > 0:
            host = g.objects.get(r)
            if host is not None and oid in host.had:
                return True
    return False


class IsPaired(Fitting[n.IsPaired]):
    def fits(self, g: State, node: n.IsPaired, o: Obj, ctx: Context) -> bool:
        partner = partner_of(g, o.id)
        return partner != 0 and matches(g, node.to, partner, ctx)


means(n.IsPaired, IsPaired(reads=Facet.ATTACHED))


class HasAttached(Fitting[n.HasAttached]):
    def fits(self, g: State, node: n.HasAttached, o: Obj, ctx: Context) -> bool:
        for a in o.had:
            if matches(g, node.which, a, ctx):
                return True
        for a in g.attachments:
            other = g.objects[a]
            if other.attached_to == o.id and not other.phased_out and matches(g, node.which, a, ctx):
                return True
        return False


means(n.HasAttached, HasAttached(reads=Facet.ATTACHED | Facet.MEMBERS | Facet.CHARACTERISTICS))


class IsModified(Fitting[n.IsModified]):
    def fits(self, g: State, node: n.IsModified, o: Obj, ctx: Context) -> bool:
        for count in o.counters.values():
            if count > 0:
                return True
        for a in o.had:
            if is_modification(g, a, o):
                return True
        for a in g.attachments:
            other = g.objects[a]
            if other.attached_to == o.id and not other.phased_out and is_modification(g, a, o):
                return True
        return False


means(
    n.IsModified,
    IsModified(reads=Facet.COUNTERS | Facet.ATTACHED | Facet.MEMBERS | Facet.CHARACTERISTICS),
)


def is_modification(g: State, attached: int, o: Obj) -> bool:
    """True if this is an Equipment, or an Aura of whoever controls what it is attached to (CR 700.9)."""
    other = g.objects[attached]
    subtypes = characteristics_of(other).subtypes
    return "Equipment" in subtypes or ("Aura" in subtypes and other.controller == o.controller)


# --- Combat (what has left it is judged as it left)


class IsAttacking(Fitting[n.IsAttacking]):
    def fits(self, g: State, node: n.IsAttacking, o: Obj, ctx: Context) -> bool:
        combat = g.combat
        if combat is None:
            return False
        fighter = combat.find(o.id)
        if fighter is not None and fighter.attacking:
            ref = fighter.against
        elif o.id in combat.last and combat.last[o.id].attacking:
            ref = combat.last[o.id].attacked
        else:
            return False
        who = node.player
        return who is None or is_meant(g, ref, refs(g, who, ctx))


means(n.IsAttacking, IsAttacking(reads=Facet.COMBAT))


class IsBlocking(Fitting[n.IsBlocking]):
    def fits(self, g: State, node: n.IsBlocking, o: Obj, ctx: Context) -> bool:
        combat = g.combat
        if combat is None:
            return False
        whom = node.whom
        if whom is None:
            return combat.is_blocking(o.id) or (o.id in combat.last and combat.last[o.id].blocking)
        for attacker in refs(g, whom, ctx):
            blockers = combat.last[attacker].blockers if attacker in combat.last else combat.blockers_of(attacker)
            if o.id in blockers or (o.id in combat.last and attacker in combat.last[o.id].blocks):
                return True
        return False


means(n.IsBlocking, IsBlocking(reads=Facet.COMBAT))


class IsRingBearer(Fitting[n.IsRingBearer]):
    def fits(self, g: State, node: n.IsRingBearer, o: Obj, ctx: Context) -> bool:
        return (o.flags & ObjectFlag.RING_BEARER) != 0


means(n.IsRingBearer, IsRingBearer(reads=Facet.COUNTERS))


class IsDesignated(Fitting[n.IsDesignated]):
    def fits(self, g: State, node: n.IsDesignated, o: Obj, ctx: Context) -> bool:
        return (o.flags & FLAG_OF[node.name]) != 0


means(n.IsDesignated, IsDesignated(reads=Facet.COUNTERS))


class IsBlocked(Fitting[n.IsBlocked]):
    def fits(self, g: State, node: n.IsBlocked, o: Obj, ctx: Context) -> bool:
        combat = g.combat
        if combat is None:
            return False
        return combat.last[o.id].blocked if o.id in combat.last else combat.is_blocked(o.id)


means(n.IsBlocked, IsBlocked(reads=Facet.COMBAT))


class IsUnblocked(Fitting[n.IsUnblocked]):
    def fits(self, g: State, node: n.IsUnblocked, o: Obj, ctx: Context) -> bool:
        combat = g.combat
        if combat is None:
            return False
        if o.id in combat.last:
            return combat.last[o.id].declared and not combat.last[o.id].blocked
        fighter = combat.find(o.id)
        return fighter is not None and fighter.is_unblocked()


means(n.IsUnblocked, IsUnblocked(reads=Facet.COMBAT))


class IsBlockedBy(Fitting[n.IsBlockedBy]):
    def fits(self, g: State, node: n.IsBlockedBy, o: Obj, ctx: Context) -> bool:
        """One of these is blocking it, or was as it left the battlefield (CR 608.2h)."""
        combat = g.combat
        if combat is None:
            return False
        by = refs(g, node.what, ctx)
        blockers = combat.last[o.id].blockers if o.id in combat.last else combat.blockers_of(o.id)
        for blocker in by:
            if blocker in blockers or (blocker in combat.last and o.id in combat.last[blocker].blocks):
                return True
        return False


means(n.IsBlockedBy, IsBlockedBy(reads=Facet.COMBAT))


# --- What has happened


class WasBlockedBy(Fitting[n.WasBlockedBy]):
    def fits(self, g: State, node: n.WasBlockedBy, o: Obj, ctx: Context) -> bool:
        for r in refs(g, node.what, ctx):
            if o.uses(BLOCKED_BY - r) > 0:
                return True
        return False


means(n.WasBlockedBy, WasBlockedBy(reads=Facet.COMBAT | Facet.MEMORY))


def has_marked(g: State, o: Obj, key: int, whom: n.Selector, ctx: Context) -> bool:
    """True if an object did that to one of these this turn."""
    for r in refs(g, whom, ctx):
        if o.uses(key - r) > 0:
            return True
    return False


class HasCrewed(Fitting[n.HasCrewed]):
    def fits(self, g: State, node: n.HasCrewed, o: Obj, ctx: Context) -> bool:
        return has_marked(g, o, HAS_CREWED, node.whom, ctx)


means(n.HasCrewed, HasCrewed(reads=Facet.MEMORY))


class HasSaddled(Fitting[n.HasSaddled]):
    def fits(self, g: State, node: n.HasSaddled, o: Obj, ctx: Context) -> bool:
        return has_marked(g, o, HAS_SADDLED, node.whom, ctx)


means(n.HasSaddled, HasSaddled(reads=Facet.MEMORY))


class WasCrewedBy(Fitting[n.WasCrewedBy]):
    def fits(self, g: State, node: n.WasCrewedBy, o: Obj, ctx: Context) -> bool:
        for r in refs(g, node.what, ctx):
            if r in g.objects and g.objects[r].uses(HAS_CREWED - o.id) > 0:
                return True
        return False


means(n.WasCrewedBy, WasCrewedBy(reads=Facet.MEMORY))


class WasDamagedBy(Fitting[n.WasDamagedBy]):
    def fits(self, g: State, node: n.WasDamagedBy, o: Obj, ctx: Context) -> bool:
        for r in refs(g, node.what, ctx):
            if o.uses(DAMAGED_BY - r) > 0:
                return True
        return False


means(n.WasDamagedBy, WasDamagedBy(reads=Facet.MEMORY))


class DealtExcessDamage(Fitting[n.DealtExcessDamage]):
    def fits(self, g: State, node: n.DealtExcessDamage, o: Obj, ctx: Context) -> bool:
        return o.uses(DEALT_EXCESS) > 0


means(n.DealtExcessDamage, DealtExcessDamage(reads=Facet.MEMORY))


class WasDamagedByA(Fitting[n.WasDamagedByA]):
    def fits(self, g: State, node: n.WasDamagedByA, o: Obj, ctx: Context) -> bool:
        if node.which not in g.book.damagers:  # other words stand there now (CR 612), and nobody has noted those
            return False
        key = DAMAGED_BY_A + g.book.damagers.index(node.which) * MOST_SEATS
        for p in players_of(g, node.by, ctx):
            if o.uses(key + p) > 0:
                return True
        return False


means(n.WasDamagedByA, WasDamagedByA(reads=Facet.MEMORY))


class HurtAnother(Fitting[n.HurtAnother]):
    def fits(self, g: State, node: n.HurtAnother, o: Obj, ctx: Context) -> bool:
        return node.which in g.book.damaged and o.uses(HURT_A + g.book.damaged.index(node.which)) > 0


means(n.HurtAnother, HurtAnother(reads=Facet.MEMORY))


class DealtDamageTo(Fitting[n.DealtDamageTo]):
    def fits(self, g: State, node: n.DealtDamageTo, o: Obj, ctx: Context) -> bool:
        if node.whom is None:
            return o.uses(DEALT_COMBAT_DAMAGE if node.combat else DEALT_DAMAGE) > 0
        key = HIT_NOW if node.this_combat else COMBAT_DAMAGE_TO if node.combat else DAMAGE_TO
        for p in players_of(g, node.whom, ctx):
            if o.uses(key - p) > 0:
                return True
        return False


means(n.DealtDamageTo, DealtDamageTo(reads=Facet.MEMORY))


class HasDealtDamage(Fitting[n.HasDealtDamage]):
    def fits(self, g: State, node: n.HasDealtDamage, o: Obj, ctx: Context) -> bool:
        return o.flags & ObjectFlag.HAS_DEALT_DAMAGE != 0


means(n.HasDealtDamage, HasDealtDamage(reads=Facet.MEMORY))


class BlockedThisTurn(Fitting[n.BlockedThisTurn]):
    def fits(self, g: State, node: n.BlockedThisTurn, o: Obj, ctx: Context) -> bool:
        return o.uses(BLOCKED) > 0


means(n.BlockedThisTurn, BlockedThisTurn(reads=Facet.MEMORY))


class FoughtThisCombat(Fitting[n.FoughtThisCombat]):
    def fits(self, g: State, node: n.FoughtThisCombat, o: Obj, ctx: Context) -> bool:
        return o.uses(FOUGHT) > 0


means(n.FoughtThisCombat, FoughtThisCombat(reads=Facet.MEMORY | Facet.COMBAT))


class PutThereThisTurn(Fitting[n.PutThereThisTurn]):
    def fits(self, g: State, node: n.PutThereThisTurn, o: Obj, ctx: Context) -> bool:
        if o.zone != Zone.GRAVEYARD:
            return False
        if node.discarded and o.uses(PUT_THERE_BY_DISCARD) == 0:
            return False
        if node.milled and o.uses(PUT_THERE_BY_MILLING) == 0:
            return False
        return o.uses(PUT_THERE if node.source == Zone.NOWHERE else PUT_THERE_FROM - node.source) > 0


means(n.PutThereThisTurn, PutThereThisTurn(reads=Facet.MEMORY | Facet.ZONES))


class EnteredThisTurn(Fitting[n.EnteredThisTurn]):
    def fits(self, g: State, node: n.EnteredThisTurn, o: Obj, ctx: Context) -> bool:
        under = node.under
        return o.uses(ENTERED) > 0 and (under is None or names_player(g, under, o.entered_under, ctx))


means(n.EnteredThisTurn, EnteredThisTurn(reads=Facet.MEMORY))


class EnteredFrom(Fitting[n.EnteredFrom]):
    def fits(self, g: State, node: n.EnteredFrom, o: Obj, ctx: Context) -> bool:
        return o.uses(ENTERED_FROM - node.zone) > 0


means(n.EnteredFrom, EnteredFrom(reads=Facet.MEMORY))


class CastBy(Fitting[n.CastBy]):
    def fits(self, g: State, node: n.CastBy, o: Obj, ctx: Context) -> bool:
        if o.zone == Zone.STACK:
            return o.kind == ObjectKind.CARD and names_player(g, node.who, o.entered_under, ctx)
        for p in g.players:
            if o.uses(CAST_BY - p.id) > 0:
                return names_player(g, node.who, p.id, ctx)
        return False


means(n.CastBy, CastBy(reads=Facet.MEMORY))


class AttackedThisTurn(Fitting[n.AttackedThisTurn]):
    def fits(self, g: State, node: n.AttackedThisTurn, o: Obj, ctx: Context) -> bool:
        return o.uses(ATTACKED) > 0


means(n.AttackedThisTurn, AttackedThisTurn(reads=Facet.MEMORY))


class DealtDamageThisTurn(Fitting[n.DealtDamageThisTurn]):
    def fits(self, g: State, node: n.DealtDamageThisTurn, o: Obj, ctx: Context) -> bool:
        return (o.flags & ObjectFlag.DAMAGED_THIS_TURN) != 0


means(n.DealtDamageThisTurn, DealtDamageThisTurn(reads=Facet.MEMORY))


class ControlledSinceTurnBegan(Fitting[n.ControlledSinceTurnBegan]):
    def fits(self, g: State, node: n.ControlledSinceTurnBegan, o: Obj, ctx: Context) -> bool:
        return o.arrived <= g.players[g.active].turn_began


means(n.ControlledSinceTurnBegan, ControlledSinceTurnBegan(reads=Facet.TURN | Facet.MEMBERS))


class DrawnThisTurn(Fitting[n.DrawnThisTurn]):
    def fits(self, g: State, node: n.DrawnThisTurn, o: Obj, ctx: Context) -> bool:
        return o.zone == Zone.HAND and o.arrived >= g.players[g.active].turn_began


means(n.DrawnThisTurn, DrawnThisTurn(reads=Facet.TURN | Facet.ZONES))
