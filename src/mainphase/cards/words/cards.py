"""Words for whole cards: the type line, the faces, and what stands in the command zone.

card("Howling Mine", "{2}", artifact)(
    at_the_beginning_of(draw_step, of=each_player, if_=is_untapped(this)).do(draw(1, by=that_player)),
)
"""

from collections.abc import Iterable
from dataclasses import replace

from mainphase.cards import nodes as n
from mainphase.cards.mana_costs import cost
from mainphase.cards.nodes import CardType, Color, ManaCost, Supertype, Zone
from mainphase.cards.words.activating import tap_for
from mainphase.errors import CardError
from mainphase.foundation.whole_numbers import whole
from mainphase.saying.worded import worded

# CR 305.6: the colour of mana of each basic land type.
BASIC_LAND_MANA = {"Plains": "{W}", "Island": "{U}", "Swamp": "{B}", "Mountain": "{R}", "Forest": "{G}"}

Word = n.OfType | n.OfSupertype | str


class Face:
    """A card's characteristics, waiting for its abilities."""

    def __init__(self, made: n.CardDef) -> None:
        self.made = made

    def __call__(self, *abilities: n.Ability | n.Mode | tuple[n.Ability, ...]) -> n.CardDef:
        c = self.made
        said: list[n.Ability] = []
        for land_type in c.subtypes:
            if c.types & CardType.LAND and land_type in BASIC_LAND_MANA:  # CR 305.6
                said.append(tap_for(BASIC_LAND_MANA[land_type]))
        for given in abilities:
            if isinstance(given, tuple):  # a keyword that represents several abilities
                said.extend(given)
            else:
                said.append(n.SpellAbility((given,)) if isinstance(given, n.Mode) else given)
        spells = sum(isinstance(s, n.SpellAbility) for s in said)
        wanted = 1 if c.types & CardType.SPELL_ONLY else 0
        if spells != wanted:
            raise CardError(
                worded(
                    "error-has-spell-abilities-a-card",
                    "{card} has {spells} spell abilities; a card of its types has {wanted}",
                    card=c.name,
                    spells=spells,
                    wanted=wanted,
                )
            )
        return replace(c, abilities=tuple(said))


def card(
    name: str,
    mana: str | None,
    *line: Word,
    pt: str = "",
    color: n.OfColor | None = None,
    loyalty: int | None = None,
    defense: int | None = None,
    back: bool = False,
) -> Face:
    """Returns a card's top and its type line: `card("Gray Ogre", "{2}{R}", creature, "Ogre", pt="2/2")()`. Raises
    CardError for what no card has.

    Text in the line is a subtype. `color` stands for a colour indicator (CR 204). `back`: it is the back face of a
    card; a planeswalker that is one may have no loyalty of its own.
    """
    types = 0
    supertypes = 0
    subtypes: list[str] = []
    for word in line:
        if isinstance(word, str):
            subtypes.append(word)
        elif isinstance(word, n.OfType):
            types |= word.types
        else:
            supertypes |= word.supertypes
    if not types:
        raise CardError(
            worded(
                "error-has-no-card-type-at-least",
                "{name} has no card type; at least one is needed, such as creature",
                name=name,
            )
        )
    power: int | None = None
    toughness: int | None = None
    if types & CardType.CREATURE or "Vehicle" in subtypes:  # CR 301.7a
        power, toughness = power_toughness(name, pt)
    elif pt:
        raise CardError(
            worded(
                "error-has-power-and-toughness",
                "{name} has power and toughness {pt} but is not a creature",
                name=name,
                pt=pt,
            )
        )
    if (loyalty is not None) != bool(types & CardType.PLANESWALKER) and not (back and loyalty is None):
        raise CardError(
            worded(
                "error-planeswalkers-have-a-loyalty-and-nothing",
                "{name}: planeswalkers have a loyalty, and nothing else does",
                name=name,
            )
        )
    if (defense is not None) != bool(types & CardType.BATTLE):
        raise CardError(
            worded(
                "error-battles-have-a-defense-and-nothing",
                "{name}: battles have a defense, and nothing else does",
                name=name,
            )
        )
    price: ManaCost | None = None if mana is None else cost(mana)
    if price is not None and types & CardType.LAND:
        raise CardError(
            worded(
                "error-is-a-land-with-the-mana",
                "{name} is a land with the mana cost {mana}; lands have none",
                name=name,
                mana=mana,
            )
        )
    colors = None if color is None else color.colors & ~Color.COLORLESS
    made = n.CardDef(name, price, types, supertypes, tuple(subtypes), power, toughness, loyalty, (), colors, defense)
    return Face(made)


def power_toughness(name: str, pt: str) -> tuple[int, int]:
    """Returns the two numbers of "2/1". Raises CardError if they are none."""
    left, _, right = pt.partition("/")
    power, toughness = whole(left), whole(right)
    if power is None or toughness is None:
        raise CardError(
            worded(
                "error-is-not-a-power-and-toughness",
                "{name}: {pt} is not a power and toughness; expected two numbers such as 2/3",
                name=name,
                pt=repr(pt),
            )
        )
    return power, toughness


# --- Cards with two faces or halves


def split(left: n.CardDef, right: n.CardDef, *shared: n.Ability) -> n.CardDef:
    """Returns a split card, with what both halves have in common, such as fuse: `split(card("Fire", …)(…), card("Ice",
    …)(…))`. Raises CardError if a half has no mana cost.

    As a whole it is its halves combined (CR 709.4).
    """
    a, b = left.cost, right.cost
    if a is None or b is None:
        raise CardError(
            worded(
                "error-each-half-has-a-mana-cost",
                "{left} // {right}: each half has a mana cost",
                left=left.name,
                right=right.name,
            )
        )
    return n.CardDef(
        f"{left.name} // {right.name}",
        ManaCost(a.generic + b.generic, a.symbols + b.symbols, a.x + b.x),
        left.types | right.types,
        left.supertypes | right.supertypes,
        left.subtypes + tuple(s for s in right.subtypes if s not in left.subtypes),
        abilities=shared,
        faces=(left, right),
        layout=n.Layout.SPLIT,
    )


def with_face(front: n.CardDef, other: n.CardDef, layout: str) -> n.CardDef:
    """A card that is something else too: `with_face(card(…)(…), card(…)(…), Layout.ADVENTURE)`."""
    return n.CardDef(
        front.name,
        front.cost,
        front.types,
        front.supertypes,
        front.subtypes,
        front.power,
        front.toughness,
        front.loyalty,
        front.abilities,
        front.colors,
        front.defense,
        (other,),
        layout,
    )


def adventure(normally: n.CardDef, as_adventure: n.CardDef) -> n.CardDef:
    """CR 715.2."""
    return with_face(normally, as_adventure, n.Layout.ADVENTURE)


def omen(normally: n.CardDef, as_omen: n.CardDef) -> n.CardDef:
    """CR 720.2."""
    return with_face(normally, as_omen, n.Layout.OMEN)


def transforming(front: n.CardDef, back: n.CardDef) -> n.CardDef:
    """A nonmodal double-faced card (CR 712.2)."""
    return with_face(front, back, n.Layout.TRANSFORMING)


def modal(front: n.CardDef, back: n.CardDef) -> n.CardDef:
    """A modal double-faced card (CR 712.3)."""
    return with_face(front, back, n.Layout.MODAL)


def meld_card(front: n.CardDef, melded: n.CardDef) -> n.CardDef:
    """One card of a meld pair, with what both meld into (CR 712.4)."""
    return with_face(front, melded, n.Layout.MELD)


def flip_card(normally: n.CardDef, flipped: n.CardDef) -> n.CardDef:
    """CR 710.1."""
    return with_face(normally, flipped, n.Layout.FLIP)


# --- The command zone


def in_command_zone(
    abilities: Iterable[n.Triggered | n.Static | n.Activated | n.SpecialAction],
) -> tuple[n.Ability, ...]:
    """The abilities, working there instead of on the battlefield."""
    return tuple([replace(a, zone=Zone.COMMAND) for a in abilities])


def emblem(of: str, *abilities: n.Triggered | n.Static | n.Activated) -> n.CreateEmblem:
    """You get an emblem with these abilities (CR 114); `of` is whose it is, to tell it apart."""
    return n.CreateEmblem(n.CardDef(f"{of} Emblem".strip(), abilities=in_command_zone(abilities), colors=0))


def vanguard(name: str, *abilities: n.Triggered | n.Static | n.Activated, hand: int = 0, life: int = 0) -> n.CardDef:
    """A vanguard with its modifiers (CR 313): its abilities work in the command zone, where it is (313.4)."""
    return n.CardDef(
        name, None, CardType.VANGUARD, abilities=in_command_zone(abilities), colors=0, hand=hand, life=life
    )


def scheme(name: str, *abilities: n.Triggered | n.Static, ongoing: bool = False) -> n.CardDef:
    """A scheme (CR 314): its abilities work in the command zone, where it is (314.4)."""
    supertypes = Supertype.ONGOING if ongoing else 0
    return n.CardDef(name, None, CardType.SCHEME, supertypes, abilities=in_command_zone(abilities), colors=0)


def plane(name: str, subtype: str, *abilities: n.Triggered | n.Static | n.Activated | n.SpecialAction) -> n.CardDef:
    """A plane with its planar type (CR 311): its abilities work in the command zone, where it is (311.4)."""
    return n.CardDef(name, None, CardType.PLANE, subtypes=(subtype,), abilities=in_command_zone(abilities), colors=0)


def phenomenon(name: str, *abilities: n.Triggered) -> n.CardDef:
    """A phenomenon (CR 312): its abilities work in the command zone, where it is."""
    return n.CardDef(name, None, CardType.PHENOMENON, abilities=in_command_zone(abilities), colors=0)
