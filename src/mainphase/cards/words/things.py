"""Words for who and what: types, colours, filters, players, quantities, conditions."""

from collections.abc import Callable
from typing import Protocol, TypeVar

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Color, Fixed, Supertype, Zone

# --- What words have in common

OfKind = TypeVar("OfKind", covariant=True)


def is_a(*which: n.Filter) -> n.Filter:
    """Fits all of these; without any, anything does."""
    if not which:
        return n.Anything()
    return which[0] if len(which) == 1 else n.All(which)


class OfThose(Protocol[OfKind]):
    """A word that takes filters, and is about what fits all of them."""

    def __call__(self, *which: n.Filter) -> OfKind: ...


def of_those(make: Callable[[n.Filter], OfKind]) -> OfThose[OfKind]:
    """The word for a node that takes one filter."""
    return lambda *which: make(is_a(*which))


# --- Types: filters, and what a card is written with

creature = n.OfType(CardType.CREATURE)
land = n.OfType(CardType.LAND)
artifact = n.OfType(CardType.ARTIFACT)
enchantment = n.OfType(CardType.ENCHANTMENT)
planeswalker = n.OfType(CardType.PLANESWALKER)
battle = n.OfType(CardType.BATTLE)
instant = n.OfType(CardType.INSTANT)
interrupt = n.OfType(CardType.INTERRUPT)  # until 1999, as are mana sources
mana_source = n.OfType(CardType.MANA_SOURCE)
sorcery = n.OfType(CardType.SORCERY)
permanent = n.Anything()
of_chosen_color = n.OfChosenColor()
of_chosen_name = n.OfChosenName()
of_chosen_type = n.OfChosenType()
basic = n.OfSupertype(Supertype.BASIC)
legendary = n.OfSupertype(Supertype.LEGENDARY)
world = n.OfSupertype(Supertype.WORLD)

# --- Colours

white = n.OfColor(Color.WHITE)
blue = n.OfColor(Color.BLUE)
black = n.OfColor(Color.BLACK)
red = n.OfColor(Color.RED)
green = n.OfColor(Color.GREEN)
colorless = n.OfColor(Color.COLORLESS)

# --- Players and objects

this = n.This()
you = n.You()
each_player = n.EachPlayer()
each_opponent = n.EachOpponent()
chosen_player = n.ChosenPlayer()
that_player = n.ThatPlayer()
that_object = n.ThatObject()
that_source = n.ThatSource()
defending_player = n.DefendingPlayer()
target = n.Target(0)
second_target = n.Target(1)
its_controller = n.ControllerOf(n.Target(0))
it = n.Saved("it")
the_host = n.AttachedTo()  # the enchanted permanent or player, the equipped creature
enchanted_creature = n.OneOf(the_host)  # the same as a filter
equipped_creature = n.OneOf(the_host)
chosen = n.Saved("it")
the_sacrificed = n.Saved("sacrificed")
each_of_them = n.Modified()
the_source = n.Saved("source")
saved = n.Saved
controller_of = n.ControllerOf
each = of_those(n.Each)  # Every object that fits all of these


# --- Filters

yours = n.ControlledBy(n.You())
not_yours = n.Not(yours)
an_opponents = n.ControlledBy(n.EachOpponent())
in_your_graveyard = n.All((n.InZone(Zone.GRAVEYARD), n.OwnedBy(n.You())))
in_a_graveyard = n.InZone(Zone.GRAVEYARD)
in_a_hand = n.InZone(Zone.HAND)
off_the_battlefield = n.Not(n.InZone(Zone.BATTLEFIELD))
owned_by_you = n.OwnedBy(n.You())
another = n.Other()
itself = n.IsThis()
tapped = n.IsTapped()
attacking = n.IsAttacking()
token = n.IsToken()
of_a_card = n.IsCard()
a_spell = n.IsSpell()
spell_or_permanent = n.Any((n.IsSpell(), n.InZone(Zone.BATTLEFIELD)))
an_ability = n.IsAbility()
with_one_target = n.HasOneTarget()


face_down = n.IsFaceDown()
with_morph = n.HasMorph()
equipped = n.HasAttached(n.OfSubtype("Equipment"))
attacked_this_turn = n.AttackedThisTurn()
drawn_this_turn = n.DrawnThisTurn()
controlled_since_the_turn_began = n.ControlledSinceTurnBegan()
entered_this_turn = n.EnteredThisTurn()
unblocked = n.IsUnblocked()
monocolored = n.OfSoManyColors(1)
of_several_types = n.OfSeveralTypes()


def either(*which: n.Filter) -> n.Filter:
    """Fits one of these. Types and colours of one kind become one filter."""
    types = colors = 0
    for f in which:
        types |= f.types if isinstance(f, n.OfType) else 0
        colors |= f.colors if isinstance(f, n.OfColor) else 0
    if all(isinstance(f, n.OfType) for f in which):
        return n.OfType(types)
    return n.OfColor(colors) if all(isinstance(f, n.OfColor) for f in which) else n.Any(which)


any_number = 99  # more than there could be


non = n.Not
a = n.OfSubtype  # Of this subtype: `a("Goblin")`
among = n.OneOf  # One of those named
named = n.Named


def having(keyword: n.HasKeywords) -> n.WithKeyword:
    return n.WithKeyword(keyword.keywords)


def having_landwalk(subtype: str) -> n.HasLandwalk:
    """`having_landwalk("Island")`: with islandwalk."""
    return n.HasLandwalk(n.OfSubtype(subtype))


def without(keyword: n.HasKeywords) -> n.Not:
    return n.Not(n.WithKeyword(keyword.keywords))


controlled_by = n.ControlledBy


# --- Quantities

Amount = int | n.Quantity

x = n.X()
that_much = n.EventAmount()


def amount(how_much: Amount) -> n.Quantity:
    return Fixed(how_much) if isinstance(how_much, int) else how_much


def power_is(op: str, than: Amount) -> n.PowerIs:
    return n.PowerIs(op, amount(than))


def mana_value_is(op: str, than: Amount) -> n.ManaValueIs:
    return n.ManaValueIs(op, amount(than))


def minus(left: n.Quantity, right: n.Quantity) -> n.Quantity:
    return n.Plus(left, n.Times(-1, right))


number_of = of_those(n.CountOf)
power_of = n.PowerOf


def cast_before(*which: n.Filter, by: n.Selector = you) -> n.SpellsCastBefore:
    """The spells that fit and were cast this turn before the one the event is about."""
    return n.SpellsCastBefore(is_a(*which), by)


def cards_drawn_this_turn(by: n.Selector = you) -> n.CardsDrawnThisTurn:
    return n.CardsDrawnThisTurn(by)


mana_value_of = n.ManaValueOf


def counters_on(what: n.Selector, kind: str) -> n.CountersOn:
    return n.CountersOn(kind, what)


cards_in_hand = n.HandSizeOf
card_types_among = of_those(n.CardTypesAmong)


def devotion_to(*colors: n.OfColor, of: n.Selector = you) -> n.Devotion:
    """To these colours together (CR 700.5); to the colour of the mana being added, if none is named."""
    mask = 0
    for c in colors:
        mask |= c.colors
    return n.Devotion(mask, of)


def turns_taken(by: n.Selector = you) -> n.TurnsTaken:
    return n.TurnsTaken(by)


def unspent(color: n.OfColor, of: n.Selector = you) -> n.UnspentMana:
    return n.UnspentMana(color.colors, of)


# --- Conditions

your_turn = n.IsYourTurn()
you_are_the_monarch = n.IsMonarch(n.You())
opponents_turn = n.IsTurnOf(each_opponent)
before_attackers_are_declared = n.BeforeAttackersDeclared()
kicked = n.WasPaid("kicker")
you_cast_it_from_your_hand = n.YouCastItFromYourHand()
neither_day_nor_night = n.NeitherDayNorNight()


def is_untapped(what: n.Selector) -> n.Fits:
    return n.Fits(what, n.IsUntapped())


def is_attached(what: n.Selector) -> n.Fits:
    """It is attached to a creature on the battlefield."""
    return n.Fits(n.AttachedTo(what), n.All((n.OfType(CardType.CREATURE), n.InZone(Zone.BATTLEFIELD))))


def is_tapped(what: n.Selector) -> n.Fits:
    return n.Fits(what, n.IsTapped())


def remains(what: n.Selector, *so: n.Filter) -> n.Fits:
    """It is on the battlefield, and so: what lasts "for as long as" asks this."""
    return n.Fits(what, is_a(n.InZone(Zone.BATTLEFIELD), *so))


while_you_control_this = remains(this, yours)


def there_is(*which: n.Filter, at_least: int = 1) -> n.Exists:
    """Some permanents (or whatever the filter speaks of) fit."""
    return n.Exists(is_a(*which), at_least)


def you_control(*which: n.Filter, at_least: int = 1) -> n.Exists:
    return n.Exists(n.All((*which, yours)), at_least)


not_so = n.Negated


def compare(left: Amount, op: str, right: Amount) -> n.Compare:
    return n.Compare(amount(left), op, amount(right))


def happened_this_turn(what: str, by: n.Selector = you, at_least: int = 1) -> n.HappenedThisTurn:
    """The turn's memory holds it so many times: `happened_this_turn("nonland permanents entered", at_least=2)`."""
    return n.HappenedThisTurn(what, by, at_least)


after_blockers = n.CombatPoint("blockers", after=True)
during = n.InPart
