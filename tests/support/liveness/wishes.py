"""What an object must be like to fit a filter: each kind of filter says how to make it true, and how to make it false.

A filter becomes wishes, each of which is enough by itself (`wishes`). A wish is met by a blank card with just these
characteristics, put where it says (`staging`). A kind of filter that nothing here knows is told by its name, once for
each use: that is the list of what nobody has a witness for.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import product
from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Color, Zone
from mainphase.cards.nodes.subtypes import CREATURE_TYPES

CREATURE: Final = n.OfType(CardType.CREATURE)
ME: Final = 0
FOE: Final = 1
COMMON: Final = "Elf"  # a creature type that creatures have if nothing is said of theirs
MOST: Final = 6  # wishes for one filter
EACH_COLOR: Final = (
    Color.GREEN,
    Color.RED,
    Color.WHITE,
    Color.BLUE,
    Color.BLACK,
)  # in the order in which they are wished for
LAND_TYPES: Final = frozenset(
    (
        "Plains",
        "Island",
        "Swamp",
        "Mountain",
        "Forest",
        "Desert",
        "Gate",
        "Locus",
        "Lair",
        "Cave",
        "Sphere",
        "Urza’s",
        "Mine",
        "Power-Plant",
        "Tower",
        "Town",
    )
)
ARTIFACT_TYPES: Final = frozenset(
    (
        "Equipment",
        "Vehicle",
        "Treasure",
        "Clue",
        "Food",
        "Blood",
        "Gold",
        "Map",
        "Fortification",
        "Contraption",
        "Powerstone",
        "Incubator",
        "Junk",
        "Attraction",
        "Bobblehead",
        "Spacecraft",
        "Lander",
    )
)
ENCHANTMENT_TYPES: Final = frozenset(
    ("Aura", "Curse", "Shrine", "Saga", "Cartouche", "Class", "Background", "Room", "Role", "Rune", "Shard")
)
SPELL_TYPES: Final = frozenset(("Arcane", "Lesson", "Trap", "Adventure"))


@dataclass
class Wish:
    """What is wanted of one object. None: it does not matter."""

    types: int = 0
    not_types: int = 0
    supertypes: int = 0
    not_supertypes: int = 0
    subtypes: list[str] = field(default_factory=list)
    not_subtypes: list[str] = field(default_factory=list)
    colors: int = 0
    not_colors: int = 0
    colorless: bool = False
    keywords: int = 0
    not_keywords: int = 0
    power: int | None = None
    toughness: int | None = None
    mana_value: int | None = None
    name: str = ""
    controller: int | None = None
    owner: int | None = None
    zone: int | None = None
    tapped: bool | None = None
    attacking: bool | None = None
    counters: dict[str, int] = field(default_factory=dict)
    token: bool = False
    face_down: bool = False
    commander: bool = False
    damaged: bool = False
    on_stack: bool = False
    attached: n.Filter | None = None  # something that fits is attached to it
    attach_to: n.Selector | None = None
    abilities: list[n.Ability] = field(default_factory=list)
    chosen: str = ""  # it shares what is chosen for the card that is tried: "color", "type", "name"
    this: bool = False
    not_this: bool = False
    impossible: bool = False
    aims: n.Filter | None = None
    enchants: n.Filter = CREATURE


class Wanting:
    """What is known while filters are read: the value of X, how many are wanted, and what nobody has a witness for."""

    def __init__(self, x: int = 2, number: int = 2, insists: bool = False) -> None:
        self.x = x
        self.number = number
        self.insists = insists
        self.unknown: set[str] = set()


Teller = Callable[[Any, Wish, bool, Wanting], None]
TELLERS: Final[dict[type[n.Filter], Teller]] = {}


def tells(*kinds: type[n.Filter]) -> Callable[[Teller], Teller]:
    """Says what it takes for such a filter to hold, or not to hold."""

    def known(teller: Teller) -> Teller:
        for kind in kinds:
            TELLERS[kind] = teller
        return teller

    return known


def wishes(which: n.Filter, wanting: Wanting) -> list[Wish]:
    """Some ways for an object to fit."""
    found = []
    for literals in _ways(which, True):
        wish = Wish()
        for literal, so in literals:
            teller = TELLERS.get(type(literal))
            if teller is None:
                wanting.unknown.add(type(literal).__name__)
            else:
                teller(literal, wish, so, wanting)
        if wanting.insists and (set(wish.subtypes) & set(wish.not_subtypes) or wish.types & wish.not_types):
            continue
        if not wish.impossible and not (wish.this and wish.not_this):
            found.append(wish)
    return found[:MOST]


def _ways(which: n.Filter, so: bool) -> list[list[tuple[n.Filter, bool]]]:
    """The ways in which a filter holds (or not), each as what must hold, or not, of single descriptions."""
    if isinstance(which, n.Not):
        return _ways(which.of, not so)
    if isinstance(which, (n.All, n.Any)):
        parts = [_ways(part, so) for part in which.of]
        if isinstance(which, n.All) == so:
            return [[literal for part in parts_of for literal in part] for parts_of in _few(parts)]
        return [way for part in parts for way in part]
    if isinstance(which, n.OfType) and so:
        bits = [1 << k for k in range(12) if which.types >> k & 1]
        return [[(n.OfType(bit), True)] for bit in bits]
    if isinstance(which, n.OfColor) and so and not which.colors & Color.COLORLESS:
        return [[(n.OfColor(1 << k), True)] for k in range(5) if which.colors >> k & 1]
    return [[(which, so)]]


def _few(parts: list[list[list[tuple[n.Filter, bool]]]]) -> list[tuple[list[tuple[n.Filter, bool]], ...]]:
    found = []
    for k, combination in enumerate(product(*parts)):
        if k >= MOST * 4:
            break
        found.append(combination)
    return found


def player_of(who: n.Selector | None) -> int | None:
    """Which of the two players a selector means; None if that depends."""
    if isinstance(who, n.You):
        return ME
    if isinstance(who, (n.EachOpponent, n.EachOtherPlayer, n.DefendingPlayer)):
        return FOE
    return None


def amount_of(quantity: n.Quantity | None, wanting: Wanting) -> int:
    """About how much a quantity may come to on such a stage."""
    if isinstance(quantity, n.Fixed):
        return quantity.n
    if isinstance(quantity, n.X):
        return wanting.x
    if isinstance(quantity, n.Plus):
        return amount_of(quantity.left, wanting) + amount_of(quantity.right, wanting)
    if isinstance(quantity, n.Times):
        return quantity.factor * amount_of(quantity.of, wanting)
    return wanting.number


def compared(op: str, than: n.Quantity, so: bool, wanting: Wanting) -> int:
    """A number for which the comparison holds, or does not."""
    other = amount_of(than, wanting)
    if not so:
        op = {"<": ">=", "<=": ">", "=": ">", ">=": "<", ">": "<="}[op]
    return {"<": other - 1, "<=": other, "=": other, ">=": other, ">": other + 1}[op]


# --- What it is


@tells(n.Anything, n.EnteredThisTurn, n.ControlledSinceTurnBegan, n.InZone)
def _anything(which: n.Filter, wish: Wish, so: bool, wanting: Wanting) -> None:
    if isinstance(which, n.InZone) and so:
        if which.zone == Zone.STACK:
            wish.on_stack = True
        wish.zone = which.zone


@tells(n.OfType)
def _type(which: n.OfType, wish: Wish, so: bool, wanting: Wanting) -> None:
    if so:
        wish.types |= which.types
    else:
        wish.not_types |= which.types


@tells(n.OfSupertype)
def _supertype(which: n.OfSupertype, wish: Wish, so: bool, wanting: Wanting) -> None:
    if so:
        wish.supertypes |= which.supertypes
    else:
        wish.not_supertypes |= which.supertypes


@tells(n.OfSubtype)
def _subtype(which: n.OfSubtype, wish: Wish, so: bool, wanting: Wanting) -> None:
    (wish.subtypes if so else wish.not_subtypes).append(which.subtype)


@tells(n.OfColor)
def _color(which: n.OfColor, wish: Wish, so: bool, wanting: Wanting) -> None:
    if which.colors & Color.COLORLESS:
        wish.colorless = so
        if not so:
            wish.colors |= Color.GREEN
    elif so:
        wish.colors |= which.colors
    else:
        wish.not_colors |= which.colors


@tells(n.OfSoManyColors)
def _so_many_colors(which: n.OfSoManyColors, wish: Wish, so: bool, wanting: Wanting) -> None:
    for color in EACH_COLOR[: which.count if so else which.count + 1]:
        wish.colors |= color


@tells(n.IsCard)
def _card(which: n.IsCard, wish: Wish, so: bool, wanting: Wanting) -> None:
    pass


@tells(n.OfSeveralTypes)
def _several_types(which: n.OfSeveralTypes, wish: Wish, so: bool, wanting: Wanting) -> None:
    wish.types |= CardType.ARTIFACT | CardType.CREATURE if so else CardType.CREATURE


@tells(n.WithKeyword)
def _keyword(which: n.WithKeyword, wish: Wish, so: bool, wanting: Wanting) -> None:
    if so:
        wish.keywords |= which.keyword
    else:
        wish.not_keywords |= which.keyword


@tells(n.Named)
def _named(which: n.Named, wish: Wish, so: bool, wanting: Wanting) -> None:
    if so:
        wish.name = which.name


@tells(n.PowerIs)
def _power(which: n.PowerIs, wish: Wish, so: bool, wanting: Wanting) -> None:
    wish.power = compared(which.op, which.than, so, wanting)


@tells(n.ToughnessIs)
def _toughness(which: n.ToughnessIs, wish: Wish, so: bool, wanting: Wanting) -> None:
    wish.toughness = compared(which.op, which.than, so, wanting)


@tells(n.ManaValueIs)
def _mana_value(which: n.ManaValueIs, wish: Wish, so: bool, wanting: Wanting) -> None:
    wish.mana_value = compared(which.op, which.than, so, wanting)


@tells(n.OfChosenColor, n.OfChosenType, n.OfChosenName)
def _chosen(which: n.Filter, wish: Wish, so: bool, wanting: Wanting) -> None:
    if so:
        wish.chosen = type(which).__name__


@tells(n.HasManaAbility)
def _makes_mana(which: n.HasManaAbility, wish: Wish, so: bool, wanting: Wanting) -> None:
    if so:
        wish.abilities.append(n.Activated((n.TapThis(),), (n.Mode(n.AddMana(((Color.GREEN,),))),)))


@tells(n.HasMorph)
def _morph(which: n.HasMorph, wish: Wish, so: bool, wanting: Wanting) -> None:
    if so:
        wish.abilities.append(n.Morph((n.PayMana(n.ManaCost(1)),)))


@tells(n.HasLandwalk)
def _landwalk(which: n.HasLandwalk, wish: Wish, so: bool, wanting: Wanting) -> None:
    if so:
        wish.abilities.append(n.Landwalk(which.which))


@tells(n.WithAbility)
def _ability(which: n.WithAbility, wish: Wish, so: bool, wanting: Wanting) -> None:
    if not so:
        return
    if which.name == "flashback":
        wish.types |= CardType.SORCERY
        wish.abilities.append(
            n.AlternativeCost((n.PayMana(n.ManaCost(1)),), "flashback", Zone.GRAVEYARD, exile_after=True)
        )
    else:
        do = n.Mode(n.GainLife(n.Fixed(1)))
        zone = Zone.HAND if which.name == "cycling" else Zone.BATTLEFIELD
        wish.abilities.append(n.Activated((n.PayMana(n.ManaCost(1)),), (do,), zone=zone, keyword=which.name))


# --- Whose it is


@tells(n.ControlledBy, n.BelongsTo)
def _controlled(which: n.ControlledBy, wish: Wish, so: bool, wanting: Wanting) -> None:
    who = player_of(which.who)
    if who is not None:
        wish.controller = who if so else 1 - who


@tells(n.OwnedBy)
def _owned(which: n.OwnedBy, wish: Wish, so: bool, wanting: Wanting) -> None:
    who = player_of(which.who)
    if who is not None:
        wish.owner = who if so else 1 - who


@tells(n.IsThis)
def _this(which: n.IsThis, wish: Wish, so: bool, wanting: Wanting) -> None:
    if so:
        wish.this = True
    else:
        wish.not_this = True


@tells(n.Other)
def _other(which: n.Other, wish: Wish, so: bool, wanting: Wanting) -> None:
    wish.not_this = True


@tells(n.OneOf)
def _one_of(which: n.OneOf, wish: Wish, so: bool, wanting: Wanting) -> None:
    if so and isinstance(which.of, n.This):
        wish.this = True
    elif so and isinstance(which.of, n.TopOfLibrary):
        wish.zone = Zone.LIBRARY
        wish.owner = player_of(which.of.of)
    elif so and isinstance(which.of, n.Each):
        for way in _ways(which.of.which, True)[:1]:
            for literal, holds in way:
                teller = TELLERS.get(type(literal))
                if teller is not None:
                    teller(literal, wish, holds, wanting)


# --- How it stands there


@tells(n.IsTapped, n.IsUntapped)
def _tapped(which: n.Filter, wish: Wish, so: bool, wanting: Wanting) -> None:
    wish.tapped = isinstance(which, n.IsTapped) == so


@tells(n.IsAttacking, n.IsBlocking, n.IsBlocked, n.IsUnblocked, n.IsBlockedBy, n.WasBlockedBy, n.AttackedThisTurn)
def _in_combat(which: n.Filter, wish: Wish, so: bool, wanting: Wanting) -> None:
    if so:
        wish.types |= CardType.CREATURE
        wish.attacking = True


@tells(n.HasCounter)
def _counter(which: n.HasCounter, wish: Wish, so: bool, wanting: Wanting) -> None:
    if so:
        wish.counters[which.kind or "charge"] = 2
        if wanting.insists and which.kind == "-1/-1":
            wish.toughness = 5


@tells(n.IsModified)
def _modified(which: n.IsModified, wish: Wish, so: bool, wanting: Wanting) -> None:
    if so:
        wish.counters["charge"] = 2


@tells(n.IsToken)
def _token(which: n.IsToken, wish: Wish, so: bool, wanting: Wanting) -> None:
    if so:
        wish.token = True


@tells(n.IsCommander)
def _commander(which: n.IsCommander, wish: Wish, so: bool, wanting: Wanting) -> None:
    if so:
        wish.commander = True
        wish.types |= CardType.CREATURE


@tells(n.IsFaceDown)
def _face_down(which: n.IsFaceDown, wish: Wish, so: bool, wanting: Wanting) -> None:
    if so:
        wish.face_down = True


@tells(n.HasAttached)
def _attached(which: n.HasAttached, wish: Wish, so: bool, wanting: Wanting) -> None:
    if so:
        wish.attached = which.which


@tells(n.IsAttachedTo)
def _attached_to(which: n.IsAttachedTo, wish: Wish, so: bool, wanting: Wanting) -> None:
    if so:
        wish.attach_to = which.to
        if wanting.insists:
            wish.enchants = n.Anything()


@tells(n.DealtDamageThisTurn, n.WasDamagedBy, n.WasDamagedByA)
def _damaged(which: n.Filter, wish: Wish, so: bool, wanting: Wanting) -> None:
    if so:
        wish.types |= CardType.CREATURE
        wish.damaged = True


@tells(
    n.IsDesignated,
    n.IsOnTop,
    n.DrawnThisTurn,
    n.SharesName,
    n.SharesColor,
    n.SharesCardType,
    n.SharesCreatureType,
    n.ExiledWithThis,
)
def _shared(which: n.Filter, wish: Wish, so: bool, wanting: Wanting) -> None:
    """Comes about by itself: blank cards share what they are, tops of libraries are of every kind."""
    if isinstance(which, (n.IsOnTop,)) and so:
        wish.zone = Zone.LIBRARY
    if isinstance(which, (n.DrawnThisTurn,)) and so:
        wish.zone = Zone.LIBRARY
    if isinstance(which, n.ExiledWithThis):
        wish.impossible = so


# --- On the stack


@tells(n.IsSpell)
def _spell(which: n.IsSpell, wish: Wish, so: bool, wanting: Wanting) -> None:
    if so:
        wish.on_stack = True


@tells(n.CastFrom)
def _cast_from(which: n.CastFrom, wish: Wish, so: bool, wanting: Wanting) -> None:
    wish.on_stack = True
    zone = which.zone if so else Zone.GRAVEYARD
    if zone != Zone.HAND and (so or which.zone == Zone.HAND):
        wish.zone = zone
        wish.types |= CardType.SORCERY if not wish.types else 0
        wish.abilities.append(n.AlternativeCost((n.PayMana(n.ManaCost(1)),), "elsewhere", zone))


@tells(n.IsAbility)
def _an_ability(which: n.IsAbility, wish: Wish, so: bool, wanting: Wanting) -> None:
    if so:
        wish.impossible = True  # stagehands activate some


@tells(n.HasOneTarget)
def _one_target(which: n.HasOneTarget, wish: Wish, so: bool, wanting: Wanting) -> None:
    wish.on_stack = True
    wish.types |= CardType.INSTANT


@tells(n.IsAimedAt)
def _aimed(which: n.IsAimedAt, wish: Wish, so: bool, wanting: Wanting) -> None:
    if so:
        wish.on_stack = True
        wish.aims = which.which


@tells(n.IsAimedAtPlayer)
def _aimed_at_player(which: n.IsAimedAtPlayer, wish: Wish, so: bool, wanting: Wanting) -> None:
    if so:
        wish.on_stack = True


# --- The card that does it


def card_for(wish: Wish, name: str) -> n.CardDef:
    """A blank card that is as wished."""
    types = wish.types or _usual(wish)
    if wish.types & CardType.KINDRED and wish.types == CardType.KINDRED:
        types |= CardType.INSTANT
    creature = bool(types & CardType.CREATURE)
    power = wish.power if wish.power is not None else 2
    toughness = wish.toughness if wish.toughness is not None else max(2, power)
    symbols: tuple[int, ...] = ()
    if not wish.colorless:
        symbols = tuple([1 << k for k in range(5) if wish.colors >> k & 1])
    value = wish.mana_value if wish.mana_value is not None else len(symbols) + 1
    colors = None
    if len(symbols) > value:
        symbols, colors = (), wish.colors
    cost = n.ManaCost(max(0, value - len(symbols)), symbols)
    abilities: list[n.Ability] = list(wish.abilities)
    if wish.keywords:
        abilities.append(n.HasKeywords(wish.keywords))
    if types & (CardType.INSTANT | CardType.SORCERY):
        if wish.aims is not None:
            phrase = n.TargetPhrase(None if isinstance(wish.aims, n.OfType) and not wish.aims.types else wish.aims)
        else:
            phrase = n.TargetPhrase(n.Anything(), n.EachPlayer())
        abilities.append(n.SpellAbility((n.Mode(n.DealDamage(n.Fixed(1), n.Target()), (phrase,)),)))
    subtypes = list(dict.fromkeys(wish.subtypes))
    if creature and not subtypes and COMMON not in wish.not_subtypes:
        subtypes.append(COMMON)
    if types & CardType.ENCHANTMENT and "Aura" in subtypes:
        abilities.append(n.Enchant(wish.enchants))
    if "Vehicle" in subtypes:
        power, toughness, creature = 3, 3, True
    return n.CardDef(
        wish.name or name,
        None if types & CardType.LAND else cost,
        types,
        wish.supertypes,
        (*subtypes, mark(name)),
        power if creature else None,
        toughness if creature else None,
        4 if types & CardType.PLANESWALKER else None,
        tuple(abilities),
        colors,
        4 if types & CardType.BATTLE else None,
    )


def mark(name: str) -> str:
    """A subtype that nothing else has: by it, stagehands find a witness."""
    return f"Witness-{name.rpartition(' ')[2]}"


def as_creature(wish: Wish) -> None:
    """It can attack and block."""
    if not wish.this:
        wish.types = (wish.types or _usual(wish)) | CardType.CREATURE


def _usual(wish: Wish) -> int:
    types = 0
    for subtype in wish.subtypes:
        if subtype in LAND_TYPES:
            types |= CardType.LAND
        elif subtype in ARTIFACT_TYPES:
            types |= CardType.ARTIFACT
        elif subtype in ENCHANTMENT_TYPES:
            types |= CardType.ENCHANTMENT
        elif subtype in SPELL_TYPES:
            types |= CardType.INSTANT
        elif subtype in CREATURE_TYPES:
            types |= CardType.CREATURE
        else:
            types |= CardType.PLANESWALKER
    if wish.on_stack and not types and not wish.not_types & CardType.INSTANT:
        types = CardType.INSTANT
    if wish.supertypes & 1 and not types:
        types = CardType.LAND
    if not types:
        for kind in (CardType.CREATURE, CardType.ARTIFACT, CardType.LAND, CardType.INSTANT, CardType.ENCHANTMENT):
            if not wish.not_types & kind:
                return kind
    return types
