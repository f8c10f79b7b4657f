"""The modification of one object by continuous effects: each kind, and the values that it starts from (CR 707.2)."""

from collections.abc import Callable
from typing import Final, TypeVar, cast

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Supertype, Zone
from mainphase.cards.nodes.subtypes import CREATURE_TYPES
from mainphase.kernel.keys import ChosenKey
from mainphase.kernel.lowering.dependencies import Facet, Sees
from mainphase.kernel.lowering.layer_kinds import (
    ABILITIES,
    ADDS_PT,
    COLORS,
    CONTROL,
    LAYERS,
    SETS_PT,
    SWITCHES_PT,
    TYPES,
    ModificationPlace,
    sets_basic_land_type,
)
from mainphase.kernel.lowering.subtypes import BASIC_LAND_TYPES, kind_of_subtype
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.reading.evaluate import quantity
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.objects import Obj, ObjectFlag
from mainphase.kernel.state.state import State
from mainphase.kernel.values import Characteristics
from mainphase.rules.law import SetLand

PLUS: Final = "+1/+1"
MINUS: Final = "-1/-1"
PT_COUNTERS: Final[dict[str, tuple[int, int]]] = {
    "+1/+1": (1, 1),
    "-1/-1": (-1, -1),
    "+0/+1": (0, 1),
    "+0/+2": (0, 2),
    "+1/+0": (1, 0),
    "+1/+2": (1, 2),
    "+2/+0": (2, 0),
    "+2/+2": (2, 2),
    "-0/-1": (0, -1),
    "-0/-2": (0, -2),
    "-1/-0": (-1, 0),
    "-2/-0": (-2, 0),
    "-2/-1": (-2, -1),
    "-2/-2": (-2, -2),
}

# --- Values


def copiable_values_of(g: State, o: Obj) -> Characteristics:
    """The copiable values of an object (CR 707.2). That it is flipped is none of them."""
    copied = o.copied
    if copied is not None:
        return copied
    code = g.book.cards[o.face]
    return g.book.cards[code.whole].base if code.is_flipside else code.base


def as_status_has_it(o: Obj, copied: Characteristics) -> Characteristics:
    """Of copied values those that count: of a flip card the alternative ones, if the copy is flipped (CR 710.2)."""
    other = copied.flipside
    return copied if other is None or not o.flags & ObjectFlag.FLIPPED else other


def values_shown(g: State, o: Obj) -> Characteristics:
    """The copiable values of an object that count while its status is what it is."""
    copied = o.copied
    return as_status_has_it(o, copied) if copied is not None else g.book.cards[o.face].base


def with_text_changes(g: State, o: Obj) -> Characteristics:
    """Its values after layer 3: with the words that text-changing effects give it (CR 613.1c)."""
    if o.wording == 0:
        return values_shown(g, o)
    copied = o.copied
    if copied is None:
        return g.book.worded(o.face, o.wording)
    return g.book.worded_values(as_status_has_it(o, copied), o.wording)


def apart_of(g: State, o: Obj) -> Characteristics:
    """The characteristics of an object wherever no continuous effect reaches: its copiable values, with the colours
    that an ability of its own defines, in all zones (CR 604.3). What defines power and toughness is asked as it is
    (`power_of`).
    """
    copied = o.copied
    if copied is None:
        return face_apart(g, o.face)
    copied = as_status_has_it(o, copied)
    return with_own_colors(g, copied) if g.book.defines_colors else copied


def face_apart(g: State, face: int) -> Characteristics:
    """The characteristics of whatever shows this face, wherever no continuous effect reaches."""
    code = g.book.cards[face]
    if not g.book.defines_colors:
        return code.base
    known = code.apart
    if known is None:
        known = with_own_colors(g, code.base)
        code.apart = known
    return known


def layer_base_of(g: State, o: Obj) -> Characteristics:
    """The characteristics that the layers begin with, after layer 3. On the battlefield what an object defines itself
    is an effect among them; elsewhere it is there from the start (CR 604.3, 613.3).
    """
    if not g.book.defines_colors or o.zone == Zone.BATTLEFIELD:
        return with_text_changes(g, o)
    return apart_of(g, o) if o.wording == 0 else with_own_colors(g, with_text_changes(g, o))


def with_own_colors(g: State, ch: Characteristics) -> Characteristics:
    colors = ch.colors
    for uid in ch.statics:
        said = g.book.abilities[uid].static
        if isinstance(said, n.Defines):
            for m in said.mods:
                if isinstance(m, n.SetColors):
                    colors = m.colors
    return ch if colors == ch.colors else with_types(ch, colors, ch.types, ch.subtypes)


def without_choices(g: State, ch: Characteristics) -> Characteristics:
    """Copied values without the color that was chosen before the game for what is copied (CR 607.2p, 903.4b)."""
    if not g.book.defines_colors:
        return ch
    kept: list[int] = []
    for uid in ch.abilities:
        said = g.book.abilities[uid].static
        if not (isinstance(said, n.Defines) and said.chosen):
            kept.append(uid)
    return ch if len(kept) == len(ch.abilities) else with_abilities(g, ch, ch.keywords, tuple(kept))


def enchant_of(g: State, o: Obj) -> int:
    """The uid of its enchant ability if it is an Aura by its copiable values, or -1."""
    copied = o.copied
    if copied is None:
        return g.book.in_words(g.book.cards[o.face].enchant, o.wording)
    for uid in as_status_has_it(o, copied).abilities:
        if isinstance(g.book.abilities[uid].node, n.Enchant):
            return g.book.in_words(uid, o.wording)
    return -1


def last_chapter(g: State, triggered: tuple[int, ...]) -> int:
    """The final chapter number of a Saga with these abilities (CR 714.2d)."""
    last = 0
    for uid in triggered:
        if g.book.abilities[uid].chapter > last:
            last = g.book.abilities[uid].chapter
    return last


def apply_only_counters(g: State, o: Obj) -> None:
    """Gives an object its characteristics as if only its counters counted: right while no continuous effect is in
    force.
    """
    ch = values_shown(g, o) if o.zone == Zone.BATTLEFIELD else apart_of(g, o)
    o.ch = with_counters_applied(o, ch) if o.counters else ch


def with_counters_applied(o: Obj, ch: Characteristics) -> Characteristics:
    """Layer 7c: counters that change power and toughness (CR 613.4c, 122.1a)."""
    power = 0
    toughness = 0
    for kind, number in o.counters.items():
        change = PT_COUNTERS.get(kind)
        if change is not None:
            power += change[0] * number
            toughness += change[1] * number
    if (power == 0 and toughness == 0) or not ch.has_pt:
        return ch
    return with_pt(ch, ch.power + power, ch.toughness + toughness)


def with_pt(ch: Characteristics, power: int, toughness: int) -> Characteristics:
    return Characteristics(
        ch.name, ch.mana_value, ch.colors, ch.types, ch.supertypes, ch.subtypes, power, toughness, True, ch.loyalty,
        ch.defense, ch.keywords,
        ch.abilities, ch.activated, ch.mana, ch.triggered, ch.statics, ch.symbols, None, ch.barred,
    )  # fmt: skip


def without_mana_cost(ch: Characteristics) -> Characteristics:
    return Characteristics(
        ch.name, 0, ch.colors, ch.types, ch.supertypes, ch.subtypes, ch.power, ch.toughness, ch.has_pt,
        ch.loyalty,
        ch.defense, ch.keywords,
        ch.abilities, ch.activated, ch.mana, ch.triggered, ch.statics,
    )  # fmt: skip


def with_types(ch: Characteristics, colors: int, types: int, subtypes: tuple[str, ...]) -> Characteristics:
    return Characteristics(
        ch.name, ch.mana_value, colors, types, ch.supertypes, subtypes, ch.power, ch.toughness, ch.has_pt,
        ch.loyalty,
        ch.defense, ch.keywords,
        ch.abilities, ch.activated, ch.mana, ch.triggered, ch.statics, ch.symbols, None, ch.barred,
    )  # fmt: skip


def with_supertypes(ch: Characteristics, supertypes: int) -> Characteristics:
    return Characteristics(
        ch.name, ch.mana_value, ch.colors, ch.types, supertypes, ch.subtypes, ch.power, ch.toughness, ch.has_pt,
        ch.loyalty, ch.defense, ch.keywords,
        ch.abilities, ch.activated, ch.mana, ch.triggered, ch.statics, ch.symbols, None, ch.barred,
    )  # fmt: skip


def with_name(ch: Characteristics, name: str) -> Characteristics:
    return Characteristics(
        name, ch.mana_value, ch.colors, ch.types, ch.supertypes, ch.subtypes, ch.power, ch.toughness, ch.has_pt,
        ch.loyalty, ch.defense, ch.keywords,
        ch.abilities, ch.activated, ch.mana, ch.triggered, ch.statics, ch.symbols, None, ch.barred,
    )  # fmt: skip


def with_abilities(g: State, ch: Characteristics, keywords: int, abilities: tuple[int, ...]) -> Characteristics:
    if abilities == ch.abilities:
        return Characteristics(
            ch.name, ch.mana_value, ch.colors, ch.types, ch.supertypes, ch.subtypes, ch.power, ch.toughness, ch.has_pt,
            ch.loyalty, ch.defense, keywords,
            ch.abilities, ch.activated, ch.mana, ch.triggered, ch.statics, ch.symbols, None, ch.barred,
        )  # fmt: skip
    activated, mana, triggered, statics = g.book.sort_abilities(abilities)
    return Characteristics(
        ch.name, ch.mana_value, ch.colors, ch.types, ch.supertypes, ch.subtypes, ch.power, ch.toughness, ch.has_pt,
        ch.loyalty,
        ch.defense, keywords,
        abilities, activated, mana, triggered, statics, ch.symbols, None, ch.barred,
    )  # fmt: skip


def with_bar(ch: Characteristics, keywords: int) -> Characteristics:
    """These it can't have from now on (CR 113.11)."""
    return Characteristics(
        ch.name, ch.mana_value, ch.colors, ch.types, ch.supertypes, ch.subtypes, ch.power, ch.toughness, ch.has_pt,
        ch.loyalty, ch.defense, ch.keywords,
        ch.abilities, ch.activated, ch.mana, ch.triggered, ch.statics, ch.symbols, None, ch.barred | keywords,
    )  # fmt: skip


# --- Modifications

M = TypeVar("M", bound=n.Modification)

Modifying = Callable[[State, Obj, M, int, int], None]

MODIFYING: Final[dict[type, Modifying[n.Modification]]] = {}


def modifies(
    node: type[M], *, layer: int, changes: int = 0, changes_by: Callable[[n.Modification], int] | None = None
) -> Callable[[Modifying[M]], Modifying[M]]:
    """The function applies a modification to one object, with the numbers that it has then (`layers.first_number`,
    `layers.second_number`). `changes`: what it changes that other effects may ask for (`Sees`).
    """

    def register(function: Modifying[M]) -> Modifying[M]:
        assert node not in LAYERS
        LAYERS[node] = ModificationPlace(layer, changes, changes_by)
        MODIFYING[node] = cast(Modifying[n.Modification], function)
        return function

    return register


def modify_object(g: State, o: Obj, modification: n.Modification, player: int, target: int) -> None:
    """One modification of one object."""
    MODIFYING[type(modification)](g, o, modification, player, target)


# --- Control (layer 2)


@modifies(n.SetController, layer=CONTROL, changes=Sees.CONTROL)
def set_controller(g: State, o: Obj, node: n.SetController, player: int, target: int) -> None:
    if player >= 0 and not g.players[player].left and (o.zone == Zone.BATTLEFIELD or o.zone == Zone.STACK):
        o.controller = player


# --- Types (layer 4)


def changed_by_setting(modification: n.Modification) -> int:
    assert isinstance(modification, n.SetTypes)
    takes_abilities = Sees.EXISTENCE if sets_basic_land_type(modification) else 0
    return (Sees.TYPES if modification.types else 0) | Sees.SUBTYPES | takes_abilities


@modifies(n.SetTypes, layer=TYPES, changes_by=changed_by_setting)
def set_types(g: State, o: Obj, node: n.SetTypes, player: int, target: int) -> None:
    """New types or subtypes instead of those it had (CR 205.1a). A land that gets a basic land type so loses what its
    text says and has that type's mana ability (305.7).
    """
    c = characteristics_of(o)
    types = node.types if node.types else c.types
    given = node.subtypes
    kept: list[str] = []
    gone = 0
    if given is not None:
        for s in given:
            gone |= kind_of_subtype(s)
    for s in c.subtypes:
        kind = kind_of_subtype(s)
        if kind & gone or (given is not None and len(given) == 0):
            continue
        # A subtype stays only with a card type that it can go with.
        if node.types and not kind & types:
            continue
        kept.append(s)
    subtypes = tuple(kept) + given if given is not None else tuple(kept)
    o.ch = with_types(c, c.colors, types, subtypes)
    if given is None or not sets_basic_land_type(node):
        return
    o.ch = with_abilities(g, characteristics_of(o), 0, ())
    if g.rules.set_land != SetLand.OF_TYPE:
        o.ch = as_basic(characteristics_of(o), given[0] if g.rules.set_land == SetLand.BASIC_AND_NAMED else "")
    for s in given:
        if s in BASIC_LAND_TYPES:
            add_ability_to(g, o, g.book.intrinsic[s])


def as_basic(ch: Characteristics, name: str) -> Characteristics:
    """Until 30 June 2003 it was a basic land then (214.9f of those rules)."""
    basic = with_supertypes(ch, ch.supertypes & ~Supertype.LEGENDARY | Supertype.BASIC)
    return with_name(basic, name) if name else basic


def changed_by_adding(modification: n.Modification) -> int:
    assert isinstance(modification, n.AddTypes)
    return (Sees.TYPES if modification.types else 0) | (Sees.SUBTYPES if modification.subtypes else 0)


@modifies(n.AddTypes, layer=TYPES, changes_by=changed_by_adding)
def add_types(g: State, o: Obj, node: n.AddTypes, player: int, target: int) -> None:
    become_also(g, o, node.types, node.subtypes)


@modifies(n.AddChosenType, layer=TYPES, changes=Sees.SUBTYPES)
def add_chosen_type(g: State, o: Obj, node: n.AddChosenType, player: int, target: int) -> None:
    if player >= 0:
        become_also(g, o, 0, (g.book.words[player],))


@modifies(n.BecomeChosenType, layer=TYPES, changes=Sees.SUBTYPES | Sees.EXISTENCE)
def become_chosen_type(g: State, o: Obj, node: n.BecomeChosenType, player: int, target: int) -> None:
    if player >= 0:
        set_types(g, o, n.SetTypes(0, (g.book.words[player],)), player, target)


def become_also(g: State, o: Obj, types: int, subtypes: tuple[str, ...]) -> None:
    """In addition to its other types; with a basic land type comes its mana ability (CR 305.6)."""
    c = characteristics_of(o)
    new = tuple([s for s in subtypes if s not in c.subtypes])
    o.ch = with_types(c, c.colors, c.types | types, c.subtypes + new)
    for s in new:
        if s in BASIC_LAND_TYPES:
            add_ability_to(g, o, g.book.intrinsic[s])


@modifies(n.LoseTypes, layer=TYPES, changes=Sees.TYPES | Sees.SUBTYPES)
def lose_types(g: State, o: Obj, node: n.LoseTypes, player: int, target: int) -> None:
    """A subtype goes with the last card type that it can go with (CR 205.1b)."""
    c = characteristics_of(o)
    types = c.types & ~node.types
    o.ch = with_types(c, c.colors, types, tuple([s for s in c.subtypes if kind_of_subtype(s) & types]))


@modifies(n.AddSupertypes, layer=TYPES, changes=Sees.TYPES)
def add_supertypes(g: State, o: Obj, node: n.AddSupertypes, player: int, target: int) -> None:
    c = characteristics_of(o)
    o.ch = with_supertypes(c, c.supertypes | node.supertypes)


@modifies(n.LoseSupertypes, layer=TYPES, changes=Sees.TYPES)
def lose_supertypes(g: State, o: Obj, node: n.LoseSupertypes, player: int, target: int) -> None:
    c = characteristics_of(o)
    o.ch = with_supertypes(c, c.supertypes & ~node.supertypes)


HAVE_CREATURE_TYPES: Final = CardType.CREATURE | CardType.KINDRED


@modifies(n.AddAllCreatureTypes, layer=TYPES, changes=Sees.SUBTYPES)
def add_all_creature_types(g: State, o: Obj, node: n.AddAllCreatureTypes, player: int, target: int) -> None:
    """Only what is a creature or kindred can be of a creature type (CR 205.3d)."""
    c = characteristics_of(o)
    if c.types & HAVE_CREATURE_TYPES:
        held = frozenset(c.subtypes)  # what has them all already is looked through once, not once for each
        new = tuple([s for s in CREATURE_TYPES if s not in held])
        o.ch = with_types(c, c.colors, c.types, c.subtypes + new)


@modifies(n.LoseCreatureTypes, layer=TYPES, changes=Sees.SUBTYPES)
def lose_creature_types(g: State, o: Obj, node: n.LoseCreatureTypes, player: int, target: int) -> None:
    c = characteristics_of(o)
    kept = tuple([s for s in c.subtypes if not kind_of_subtype(s) & CardType.CREATURE])
    o.ch = with_types(c, c.colors, c.types, kept)


# --- Colours (layer 5)


@modifies(n.SetColors, layer=COLORS, changes=Sees.COLORS)
def set_colors(g: State, o: Obj, node: n.SetColors, player: int, target: int) -> None:
    c = characteristics_of(o)
    o.ch = with_types(c, node.colors, c.types, c.subtypes)


@modifies(n.AddColors, layer=COLORS, changes=Sees.COLORS)
def add_colors(g: State, o: Obj, node: n.AddColors, player: int, target: int) -> None:
    c = characteristics_of(o)
    o.ch = with_types(c, c.colors | node.colors, c.types, c.subtypes)


# --- Abilities (layer 6)


@modifies(n.GainKeywords, layer=ABILITIES, changes=Sees.ABILITIES)
def gain_keywords(g: State, o: Obj, node: n.GainKeywords, player: int, target: int) -> None:
    c = characteristics_of(o)
    given = node.keywords & ~(c.barred | target)  # CR 113.11
    more = c.abilities
    if g.book.second_instances:
        for keyword, uid in g.book.second_instances.items():
            if c.keywords & given & keyword:
                more = more + (uid,)
    o.ch = with_abilities(g, c, c.keywords | given, more)


@modifies(n.LoseKeywords, layer=ABILITIES, changes=Sees.ABILITIES)
def lose_keywords(g: State, o: Obj, node: n.LoseKeywords, player: int, target: int) -> None:
    c = characteristics_of(o)
    left = c.abilities
    for keyword, uid in g.book.second_instances.items():
        if node.keywords & keyword and uid in left:
            left = tuple([a for a in left if a != uid])
    if left and node.keywords & n.Keyword.HEXPROOF:  # CR 702.11e
        left = tuple([a for a in left if not isinstance(g.book.abilities[a].node, n.HexproofFrom)])
    o.ch = with_abilities(g, c, c.keywords & ~node.keywords, left)
    if node.barred:
        o.ch = with_bar(characteristics_of(o), node.keywords)


@modifies(n.GainAbility, layer=ABILITIES, changes=Sees.ABILITIES | Sees.GAINS)
def gain_ability(g: State, o: Obj, node: n.GainAbility, player: int, target: int) -> None:
    barred = characteristics_of(o).barred | target
    if not barred & n.Keyword.HEXPROOF or not isinstance(g.book.abilities[player].node, n.HexproofFrom):
        if not node.once or player not in characteristics_of(o).abilities:
            add_ability_to(g, o, player)


@modifies(n.GainActivatedOf, layer=ABILITIES, changes=Sees.ABILITIES | Sees.GAINS)
def gain_activated_of(g: State, o: Obj, node: n.GainActivatedOf, player: int, target: int) -> None:
    """One of those abilities: whose they are, the effect tells (`layers.share_activated`)."""
    if player not in characteristics_of(o).abilities:
        add_ability_to(g, o, player)


def add_ability_to(g: State, o: Obj, uid: int) -> None:
    c = characteristics_of(o)
    o.ch = with_abilities(g, c, c.keywords, c.abilities + (uid,))


@modifies(n.LoseAllAbilities, layer=ABILITIES, changes=Sees.ABILITIES | Sees.EXISTENCE)
def lose_all_abilities(g: State, o: Obj, node: n.LoseAllAbilities, player: int, target: int) -> None:
    c = characteristics_of(o)
    kept = 0
    if not g.rules.indestructible_is_ability:  # nobody has that: an effect says so of it (to July 2013)
        kept = c.keywords & ~values_shown(g, o).keywords & n.Keyword.INDESTRUCTIBLE
    o.ch = with_abilities(g, c, kept, ())


# --- Power and toughness (layer 7)


def type_chosen(g: State, ctx: Context) -> int:
    """The word for the type chosen for the object this ability is on; -1: there is none."""
    source = g.objects.get(ctx.source)
    return -1 if source is None else source.chosen.get(ChosenKey.CREATURE_TYPE, -1)


UNSET: Final = -(1 << 30)  # of power or toughness: the effect sets the other alone


def number_set(g: State, said: n.Quantity | None, ctx: Context) -> int:
    """The number that a power or toughness is set to."""
    return UNSET if said is None else quantity(g, said, ctx)


def number_added(g: State, node: n.AddPT, said: n.Quantity, ctx: Context) -> int:
    """A bonus: what is worked out for it counts as 0 if it is negative, unless power or toughness is doubled (CR
    107.1b, 701.10c); from May 2007 to July 2017 a negative number was used.
    """
    if isinstance(said, n.Fixed):
        return said.n
    if node.doubles or g.rules.negative_bonus_counts:
        return quantity(g, said, ctx)
    if isinstance(said, n.Times):
        return said.factor * max(0, quantity(g, said.of, ctx))
    return max(0, quantity(g, said, ctx))


@modifies(n.SetPT, layer=SETS_PT, changes=Sees.PT)
def set_pt(g: State, o: Obj, node: n.SetPT, player: int, target: int) -> None:
    c = characteristics_of(o)
    o.ch = with_pt(c, c.power if player == UNSET else player, c.toughness if target == UNSET else target)


@modifies(n.AddPT, layer=ADDS_PT, changes=Sees.PT)
def add_pt(g: State, o: Obj, node: n.AddPT, player: int, target: int) -> None:
    c = characteristics_of(o)
    if c.has_pt:
        o.ch = with_pt(c, c.power + player, c.toughness + target)


@modifies(n.SwitchPT, layer=SWITCHES_PT, changes=Sees.PT)
def switch_pt(g: State, o: Obj, node: n.SwitchPT, player: int, target: int) -> None:
    c = characteristics_of(o)
    o.ch = with_pt(c, c.toughness, c.power)


def removed_from_combat(g: State, oid: int) -> None:
    """A permanent that leaves the battlefield, or changes so that it can't take part, is removed from combat (CR
    506.4).
    """
    combat = g.combat
    if combat is None:
        return
    g.invalidate(Facet.COMBAT)
    combat.remove(oid, g.departing)
    if not combat.at_permanents:
        return
    for f in combat.on_attack:
        if f.against == oid:
            f.against = 0  # CR 506.4c: it goes on attacking nothing
