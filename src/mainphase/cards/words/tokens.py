"""Words for tokens (CR 111): what one is, those that the rules define, and those that many cards make."""

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Color, Zone
from mainphase.cards.words.activating import pay
from mainphase.cards.words.costs import discard_a, sacrifice_this, tap_this
from mainphase.cards.words.doing import add_any_color, draw, gain_life, scry, search_library
from mainphase.cards.words.keyword_abilities import flying
from mainphase.cards.words.keyword_actions import explore
from mainphase.cards.words.things import artifact, basic, black, creature, enchantment, green, is_a, land, red, yours


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
SHARD = token_card("Shard", enchantment, abilities=(pay("{2}", sacrifice_this).do(scry(1), draw(1)),))
TREASURE = token_card("Treasure", artifact, abilities=(pay(tap_this, sacrifice_this).do(add_any_color()),))
WALKER = n.CardDef("Walker", None, CardType.CREATURE, 0, ("Zombie",), 2, 2, colors=Color.BLACK)

# --- Tokens of many cards

DRAGON = token_card("Dragon", red, creature, pt="5/5", abilities=(flying,))
GOBLIN = token_card("Goblin", red, creature, pt="1/1")
SAPROLING = token_card("Saproling", green, creature, pt="1/1")
THRULL = token_card("Thrull", black, creature, pt="0/1")
ZOMBIE = token_card("Zombie", black, creature, pt="2/2")
