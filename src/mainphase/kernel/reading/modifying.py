"""The modification of one object by continuous effects: each kind, and the values that it starts from (CR 707.2)."""

from collections.abc import Callable
from typing import Final, TypeVar, cast

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Supertype, Zone
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
    Place,
    sets_basic_land_type,
)
from mainphase.kernel.lowering.subtypes import BASIC_LAND_TYPES, kind_of_subtype
from mainphase.kernel.reading.characteristics import now
from mainphase.kernel.reading.evaluate import quantity
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.objects import Obj
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


def base_of(g: State, o: Obj) -> Characteristics:
    """The copiable values of an object (CR 707.2)."""
    copied = o.copied
    return copied if copied is not None else g.book.cards[o.face].base


def text_of(g: State, o: Obj) -> Characteristics:
    """Its values after layer 3: with the words that text-changing effects give it (CR 613.1c)."""
    if o.wording == 0:
        return base_of(g, o)
    copied = o.copied
    return g.book.worded(o.face, o.wording) if copied is None else g.book.worded_values(copied, o.wording)


def apart_of(g: State, o: Obj) -> Characteristics:
    """The characteristics of an object wherever no continuous effect reaches: its copiable values, with the colours
    that an ability of its own defines, in all zones (CR 604.3). What defines power and toughness is asked as it is
    (`power_of`).
    """
    copied = o.copied
    if copied is None:
        return face_apart(g, o.face)
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


def beginning_of(g: State, o: Obj) -> Characteristics:
    """The characteristics that the layers begin with, after layer 3. On the battlefield what an object defines itself
    is an effect among them; elsewhere it is there from the start (CR 604.3, 613.3).
    """
    if not g.book.defines_colors or o.zone == Zone.BATTLEFIELD:
        return text_of(g, o)
    return apart_of(g, o) if o.wording == 0 else with_own_colors(g, text_of(g, o))


def with_own_colors(g: State, c: Characteristics) -> Characteristics:
    colors = c.colors
    for uid in c.statics:
        said = g.book.abilities[uid].static
        if isinstance(said, n.Defines):
            for m in said.mods:
                if isinstance(m, n.SetColors):
                    colors = m.colors
    return c if colors == c.colors else with_types(c, colors, c.types, c.subtypes)


def enchant_of(g: State, o: Obj) -> int:
    """The uid of its enchant ability if it is an Aura by its copiable values, or -1."""
    copied = o.copied
    if copied is None:
        return g.book.in_words(g.book.cards[o.face].enchant, o.wording)
    for uid in copied.abilities:
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


def plain(g: State, o: Obj) -> None:
    """Gives an object its characteristics as if only its counters counted: right while no continuous effect is in
    force.
    """
    if o.zone != Zone.BATTLEFIELD:
        o.ch = apart_of(g, o)
        return
    ch = base_of(g, o)
    o.ch = counted(o, ch) if o.counters else ch


def counted(o: Obj, ch: Characteristics) -> Characteristics:
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


def with_pt(c: Characteristics, power: int, toughness: int) -> Characteristics:
    return Characteristics(
        c.name, c.mana_value, c.colors, c.types, c.supertypes, c.subtypes, power, toughness, True, c.loyalty,
        c.defense, c.keywords,
        c.abilities, c.activated, c.mana, c.triggered, c.statics, c.symbols,
    )  # fmt: skip


def without_mana_cost(c: Characteristics) -> Characteristics:
    return Characteristics(
        c.name, 0, c.colors, c.types, c.supertypes, c.subtypes, c.power, c.toughness, c.has_pt, c.loyalty,
        c.defense, c.keywords,
        c.abilities, c.activated, c.mana, c.triggered, c.statics,
    )  # fmt: skip


def with_types(c: Characteristics, colors: int, types: int, subtypes: tuple[str, ...]) -> Characteristics:
    return Characteristics(
        c.name, c.mana_value, colors, types, c.supertypes, subtypes, c.power, c.toughness, c.has_pt, c.loyalty,
        c.defense, c.keywords,
        c.abilities, c.activated, c.mana, c.triggered, c.statics, c.symbols,
    )  # fmt: skip


def with_abilities(g: State, c: Characteristics, keywords: int, abilities: tuple[int, ...]) -> Characteristics:
    if abilities == c.abilities:
        return Characteristics(
            c.name, c.mana_value, c.colors, c.types, c.supertypes, c.subtypes, c.power, c.toughness, c.has_pt,
            c.loyalty, c.defense, keywords,
            c.abilities, c.activated, c.mana, c.triggered, c.statics, c.symbols,
        )  # fmt: skip
    activated, mana, triggered, statics = g.book.sort_abilities(abilities)
    return Characteristics(
        c.name, c.mana_value, c.colors, c.types, c.supertypes, c.subtypes, c.power, c.toughness, c.has_pt, c.loyalty,
        c.defense, keywords,
        abilities, activated, mana, triggered, statics, c.symbols,
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
        LAYERS[node] = Place(layer, changes, changes_by)
        MODIFYING[node] = cast(Modifying[n.Modification], function)
        return function

    return register


def modify(g: State, o: Obj, m: n.Modification, p: int, t: int) -> None:
    """One modification of one object."""
    MODIFYING[type(m)](g, o, m, p, t)


# --- Control (layer 2)


@modifies(n.SetController, layer=CONTROL, changes=Sees.CONTROL)
def set_controller(g: State, o: Obj, m: n.SetController, p: int, t: int) -> None:
    if p >= 0 and not g.players[p].left and (o.zone == Zone.BATTLEFIELD or o.zone == Zone.STACK):
        o.controller = p


# --- Types (layer 4)


def changed_by_setting(m: n.Modification) -> int:
    assert isinstance(m, n.SetTypes)
    takes_abilities = Sees.EXISTENCE if sets_basic_land_type(m) else 0
    return (Sees.TYPES if m.types else 0) | Sees.SUBTYPES | takes_abilities


@modifies(n.SetTypes, layer=TYPES, changes_by=changed_by_setting)
def set_types(g: State, o: Obj, m: n.SetTypes, p: int, t: int) -> None:
    """New types or subtypes instead of those it had (CR 205.1a). A land that gets a basic land type so loses what its
    text says and has that type's mana ability (305.7).
    """
    c = now(o)
    types = m.types if m.types else c.types
    given = m.subtypes
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
        if m.types and not kind & types:
            continue
        kept.append(s)
    subtypes = tuple(kept) + given if given is not None else tuple(kept)
    o.ch = with_types(c, c.colors, types, subtypes)
    if given is None or not sets_basic_land_type(m):
        return
    o.ch = with_abilities(g, now(o), 0, ())
    if g.rules.set_land != SetLand.OF_TYPE:
        o.ch = as_basic(now(o), given[0] if g.rules.set_land == SetLand.BASIC_AND_NAMED else "")
    for s in given:
        if s in BASIC_LAND_TYPES:
            gain(g, o, g.book.intrinsic[s])


def as_basic(c: Characteristics, name: str) -> Characteristics:
    """Until 30 June 2003 it was a basic land then (214.9f of those rules)."""
    supertypes = c.supertypes & ~Supertype.LEGENDARY | Supertype.BASIC
    return Characteristics(
        name if name else c.name, c.mana_value, c.colors, c.types, supertypes, c.subtypes, c.power, c.toughness,
        c.has_pt, c.loyalty, c.defense, c.keywords,
        c.abilities, c.activated, c.mana, c.triggered, c.statics, c.symbols,
    )  # fmt: skip


def changed_by_adding(m: n.Modification) -> int:
    assert isinstance(m, n.AddTypes)
    return (Sees.TYPES if m.types else 0) | (Sees.SUBTYPES if m.subtypes else 0)


@modifies(n.AddTypes, layer=TYPES, changes_by=changed_by_adding)
def add_types(g: State, o: Obj, m: n.AddTypes, p: int, t: int) -> None:
    become_also(g, o, m.types, m.subtypes)


@modifies(n.AddChosenType, layer=TYPES, changes=Sees.SUBTYPES)
def add_chosen_type(g: State, o: Obj, m: n.AddChosenType, p: int, t: int) -> None:
    if p >= 0:
        become_also(g, o, 0, (g.book.words[p],))


def become_also(g: State, o: Obj, types: int, subtypes: tuple[str, ...]) -> None:
    """In addition to its other types; with a basic land type comes its mana ability (CR 305.6)."""
    c = now(o)
    new = tuple([s for s in subtypes if s not in c.subtypes])
    o.ch = with_types(c, c.colors, c.types | types, c.subtypes + new)
    for s in new:
        if s in BASIC_LAND_TYPES:
            gain(g, o, g.book.intrinsic[s])


@modifies(n.LoseTypes, layer=TYPES, changes=Sees.TYPES | Sees.SUBTYPES)
def lose_types(g: State, o: Obj, m: n.LoseTypes, p: int, t: int) -> None:
    """A subtype goes with the last card type that it can go with (CR 205.1b)."""
    c = now(o)
    types = c.types & ~m.types
    o.ch = with_types(c, c.colors, types, tuple([s for s in c.subtypes if kind_of_subtype(s) & types]))


# --- Colours (layer 5)


@modifies(n.SetColors, layer=COLORS, changes=Sees.COLORS)
def set_colors(g: State, o: Obj, m: n.SetColors, p: int, t: int) -> None:
    c = now(o)
    o.ch = with_types(c, m.colors, c.types, c.subtypes)


# --- Abilities (layer 6)


@modifies(n.GainKeywords, layer=ABILITIES, changes=Sees.ABILITIES)
def gain_keywords(g: State, o: Obj, m: n.GainKeywords, p: int, t: int) -> None:
    c = now(o)
    more = c.abilities
    if g.book.second_instances:
        for keyword, uid in g.book.second_instances.items():
            if c.keywords & m.keywords & keyword:
                more = more + (uid,)
    o.ch = with_abilities(g, c, c.keywords | m.keywords, more)


@modifies(n.LoseKeywords, layer=ABILITIES, changes=Sees.ABILITIES)
def lose_keywords(g: State, o: Obj, m: n.LoseKeywords, p: int, t: int) -> None:
    c = now(o)
    left = c.abilities
    for keyword, uid in g.book.second_instances.items():
        if m.keywords & keyword and uid in left:
            left = tuple([a for a in left if a != uid])
    o.ch = with_abilities(g, c, c.keywords & ~m.keywords, left)


@modifies(n.GainAbility, layer=ABILITIES, changes=Sees.ABILITIES | Sees.GAINS)
def gain_ability(g: State, o: Obj, m: n.GainAbility, p: int, t: int) -> None:
    gain(g, o, p)


def gain(g: State, o: Obj, uid: int) -> None:
    c = now(o)
    o.ch = with_abilities(g, c, c.keywords, c.abilities + (uid,))


@modifies(n.LoseAllAbilities, layer=ABILITIES, changes=Sees.ABILITIES | Sees.EXISTENCE)
def lose_all_abilities(g: State, o: Obj, m: n.LoseAllAbilities, p: int, t: int) -> None:
    c = now(o)
    kept = 0
    if not g.rules.indestructible_is_ability:  # nobody has that: an effect says so of it (to July 2013)
        kept = c.keywords & ~base_of(g, o).keywords & n.Keyword.INDESTRUCTIBLE
    o.ch = with_abilities(g, c, kept, ())


# --- Power and toughness (layer 7)


UNSET: Final = -(1 << 30)  # of power or toughness: the effect sets the other alone


def number_set(g: State, said: n.Quantity | None, ctx: Context) -> int:
    """The number that a power or toughness is set to."""
    return UNSET if said is None else quantity(g, said, ctx)


def number_added(g: State, m: n.AddPT, said: n.Quantity, ctx: Context) -> int:
    """A bonus: what is worked out for it counts as 0 if it is negative, unless power or toughness is doubled (CR
    107.1b, 701.10c); from May 2007 to July 2017 a negative number was used.
    """
    if isinstance(said, n.Fixed):
        return said.n
    if m.doubles or g.rules.negative_bonus_counts:
        return quantity(g, said, ctx)
    if isinstance(said, n.Times):
        return said.factor * max(0, quantity(g, said.of, ctx))
    return max(0, quantity(g, said, ctx))


@modifies(n.SetPT, layer=SETS_PT, changes=Sees.PT)
def set_pt(g: State, o: Obj, m: n.SetPT, p: int, t: int) -> None:
    c = now(o)
    o.ch = with_pt(c, c.power if p == UNSET else p, c.toughness if t == UNSET else t)


@modifies(n.AddPT, layer=ADDS_PT, changes=Sees.PT)
def add_pt(g: State, o: Obj, m: n.AddPT, p: int, t: int) -> None:
    c = now(o)
    if c.has_pt:
        o.ch = with_pt(c, c.power + p, c.toughness + t)


@modifies(n.SwitchPT, layer=SWITCHES_PT, changes=Sees.PT)
def switch_pt(g: State, o: Obj, m: n.SwitchPT, p: int, t: int) -> None:
    c = now(o)
    o.ch = with_pt(c, c.toughness, c.power)


def removed_from_combat(g: State, oid: int) -> None:
    """A permanent that leaves the battlefield, or changes so that it can't take part, is removed from combat (CR
    506.4).
    """
    combat = g.combat
    if combat is None:
        return
    g.shifted(Facet.COMBAT)
    combat.remove(oid)
    for f in combat.on_attack:
        if f.against == oid:
            f.against = 0  # CR 506.4c: it goes on attacking nothing
