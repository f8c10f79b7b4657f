"""Cards about casting: spells that help to pay, come back, are copied as they are cast, or bring others with them."""

from mainphase.cards.words.abilities import (
    a_player,
    any_target,
    card,
    casts,
    do,
    enters,
    targeting,
    when,
    whenever,
)
from mainphase.cards.words.casting import buyback, cascade, evoke, retrace, storm
from mainphase.cards.words.doing import (
    copy_spell,
    create,
    create_copy,
    damage,
    destroy,
    draw,
    gain_life,
    lose_life,
    return_to_hand,
    token_card,
)
from mainphase.cards.words.things import (
    artifact,
    black,
    cast_before,
    convoke,
    creature,
    delve,
    either,
    enchantment,
    fear,
    flying,
    green,
    haste,
    instant,
    is_a,
    itself,
    non,
    permanent,
    red,
    sorcery,
    target,
    that_object,
    you,
)

SAPROLING = token_card("Saproling", green, creature, pt="1/1")
GOBLIN = token_card("Goblin", red, creature, pt="1/1")
YOUR_KIND = either(instant, sorcery)

CARDS = (
    # --- Paid for with something else than mana
    card("Stoke the Flames", "{2}{R}{R}", instant)(convoke, targeting(any_target).do(damage(4, to=target))),
    card("Sprout Swarm", "{1}{G}", instant)(convoke, buyback("{3}"), do(create(1, SAPROLING))),
    card("Treasure Cruise", "{7}{U}", sorcery)(delve, do(draw(3))),
    card("Gurmag Angler", "{6}{B}", creature, "Zombie", "Fish", pt="5/5")(delve),
    # --- Copies of what was cast
    card("Grapeshot", "{1}{R}", sorcery)(targeting(any_target).do(damage(1, to=target)), storm),
    card("Empty the Warrens", "{3}{R}", sorcery)(do(create(2, GOBLIN)), storm),
    card("Tendrils of Agony", "{2}{B}{B}", sorcery)(
        targeting(a_player).do(lose_life(2, by=target), gain_life(2)), storm
    ),
    card("Thousand-Year Storm", "{4}{U}{R}", enchantment)(
        whenever(casts(you, YOUR_KIND)).do(copy_spell(that_object, times=cast_before(YOUR_KIND))),
    ),
    # --- What comes with a spell
    card("Bloodbraid Elf", "{2}{R}{G}", creature, "Elf", "Berserker", pt="3/2")(haste, cascade),
    card("Shardless Agent", "{1}{G}{U}", artifact, creature, "Human", "Rogue", pt="2/2")(cascade),
    # --- Cast again
    card("Capsize", "{1}{U}{U}", instant)(targeting(permanent).do(return_to_hand(target)), buyback("{3}")),
    card("Spitting Image", "{4}{G/U}{G/U}", sorcery)(targeting(creature).do(create_copy(target)), retrace),
    card("Flame Jab", "{R}", sorcery)(targeting(any_target).do(damage(1, to=target)), retrace),
    # --- For another cost
    card("Mulldrifter", "{4}{U}", creature, "Elemental", pt="2/2")(
        flying, when(enters(itself)).do(draw(2)), evoke("{2}{U}")
    ),
    card("Shriekmaw", "{4}{B}", creature, "Elemental", pt="3/2")(
        fear,
        when(enters(itself)).targeting(is_a(non(artifact), non(black), creature)).do(destroy(target)),
        evoke("{1}{B}"),
    ),
)
