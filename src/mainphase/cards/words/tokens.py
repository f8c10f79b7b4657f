"""Words for tokens (CR 111): what one is, those that the rules define, and those that many cards make."""

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Color, Zone
from mainphase.cards.words.activating import pay
from mainphase.cards.words.costs import discard_a, sacrifice_this, tap_this
from mainphase.cards.words.doing import add_any_color, draw, gain_life, gets, lose_life, scry, search_library
from mainphase.cards.words.keyword_abilities import enchant, flying, trample, ward
from mainphase.cards.words.keyword_actions import explore
from mainphase.cards.words.statics import have
from mainphase.cards.words.things import (
    artifact,
    basic,
    black,
    creature,
    each_opponent,
    enchanted_creature,
    enchantment,
    green,
    is_a,
    land,
    number_of,
    red,
    this,
    you,
    yours,
)
from mainphase.cards.words.triggers import when


def token_card(name: str, *line: n.Filter, pt: str = "", abilities: tuple[n.Ability, ...] = ()) -> n.CardDef:
    """A token's definition, named after its subtypes (CR 111.4): `token_card("Goblin", red, creature, pt="1/1")`."""
    types = 0
    colors = 0
    for word in line:
        if isinstance(word, n.OfType):
            types |= word.types
        elif isinstance(word, n.OfColor):
            colors |= word.colors & ~Color.COLORLESS
    power: int | None = None
    toughness: int | None = None
    if types & CardType.CREATURE:
        power, toughness = (int(p) for p in pt.split("/"))
    return n.CardDef(f"{name} Token", None, types, 0, tuple(name.split()), power, toughness, None, abilities, colors)


# --- Predefined tokens (CR 111.10)

BLOOD = token_card("Blood", artifact, abilities=(pay("{1}", tap_this, discard_a(), sacrifice_this).do(draw(1)),))
CLUE = token_card("Clue", artifact, abilities=(pay("{2}", sacrifice_this).do(draw(1)),))
FOOD = token_card("Food", artifact, abilities=(pay("{2}", tap_this, sacrifice_this).do(gain_life(3)),))
GOLD = token_card("Gold", artifact, abilities=(pay(sacrifice_this).do(add_any_color()),))
LANDER = token_card(
    "Lander",
    artifact,
    abilities=(pay("{2}", tap_this, sacrifice_this).do(search_library(basic, land, to=Zone.BATTLEFIELD, tapped=True)),),
)

JUNK = token_card(
    "Junk",
    artifact,
    abilities=(
        pay(tap_this, sacrifice_this, as_a_sorcery=True).do(
            n.Move(n.TopOfLibrary(you), Zone.EXILE), n.MayPlay(n.Saved("it"), n.Duration.END_OF_TURN)
        ),
    ),
)
MAP = token_card(
    "Map",
    artifact,
    abilities=(
        pay("{1}", tap_this, sacrifice_this, as_a_sorcery=True)
        .targeting(is_a(creature, yours))
        .do(explore(n.Target(), n.ControllerOf(n.Target()))),
    ),
)
MUTAGEN = token_card(
    "Mutagen",
    artifact,
    abilities=(
        pay("{1}", tap_this, sacrifice_this, as_a_sorcery=True)
        .targeting(creature)
        .do(n.PutCounters("+1/+1", n.Fixed(1), n.Target())),
    ),
)
POWERSTONE = token_card(
    "Powerstone", artifact, abilities=(pay(tap_this).do(n.AddMana(((Color.COLORLESS,),), not_for=n.Not(artifact))),)
)
SHARD = token_card("Shard", enchantment, abilities=(pay("{2}", sacrifice_this).do(scry(1), draw(1)),))
TREASURE = token_card("Treasure", artifact, abilities=(pay(tap_this, sacrifice_this).do(add_any_color()),))
WALKER = n.CardDef("Walker", None, CardType.CREATURE, 0, ("Zombie",), 2, 2, colors=Color.BLACK)

# Roles (CR 111.10j-r, 303.7): Auras that a creature is enchanted by as they are created.


def role_card(name: str, *abilities: n.Ability) -> n.CardDef:
    """A Role, by its name: an Aura that enchants a creature."""
    return n.CardDef(
        name, None, CardType.ENCHANTMENT, 0, ("Aura", "Role"), abilities=(enchant(creature), *abilities), colors=0
    )


ATTACKS = n.Attacks(n.IsThis())
ROLES = (
    role_card("Cursed", have(enchanted_creature, n.SetPT(n.Fixed(1), n.Fixed(1)))),
    role_card("Monster", have(enchanted_creature, gets(1, 1), n.GainKeywords(trample.keywords))),
    role_card("Royal", have(enchanted_creature, gets(1, 1), n.GainAbility(ward("{1}")))),
    role_card("Sorcerer", have(enchanted_creature, gets(1, 1), n.GainAbility(when(ATTACKS).do(scry(1))))),
    role_card(
        "Virtuous",
        have(enchanted_creature, gets(number_of(enchantment, yours), number_of(enchantment, yours))),
    ),
    role_card(
        "Wicked",
        have(enchanted_creature, gets(1, 1)),
        when(n.PutIntoGraveyard(n.IsThis())).do(lose_life(1, each_opponent)),
    ),
    role_card(
        "Young Hero",
        have(
            enchanted_creature,
            n.GainAbility(
                when(ATTACKS, n.Compare(n.ToughnessOf(this), "<=", n.Fixed(3))).do(
                    n.PutCounters("+1/+1", n.Fixed(1), this)
                )
            ),
        ),
    ),
)

# --- Tokens of many cards

DRAGON = token_card("Dragon", red, creature, pt="5/5", abilities=(flying,))
GOBLIN = token_card("Goblin", red, creature, pt="1/1")
SAPROLING = token_card("Saproling", green, creature, pt="1/1")
THRULL = token_card("Thrull", black, creature, pt="0/1")
ZOMBIE = token_card("Zombie", black, creature, pt="2/2")
