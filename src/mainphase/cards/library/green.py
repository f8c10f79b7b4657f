"""Green cards."""

from mainphase.cards.words import *

BEAST = token_card("Beast", green, creature, pt="3/3")
ELF = a("Elf")

CARDS = (
    # --- Creatures that make mana
    card("Arbor Elf", "{G}", creature, "Elf", "Druid", pt="1/1")(
        pay(tap_this).targeting(a("Forest")).do(untap(target)),
    ),
    card("Elves of Deep Shadow", "{G}", creature, "Elf", "Druid", pt="1/1")(
        pay(tap_this).do(add("{B}"), damage(1, to=you)),
    ),
    card("Elvish Mystic", "{G}", creature, "Elf", "Druid", pt="1/1")(tap_for("{G}")),
    card("Fyndhorn Elves", "{G}", creature, "Elf", "Druid", pt="1/1")(tap_for("{G}")),
    card("Llanowar Elves", "{G}", creature, "Elf", "Druid", pt="1/1")(tap_for("{G}")),
    card("Beastcaller Savant", "{1}{G}", creature, "Elf", "Shaman", "Ally", pt="1/1")(
        haste,
        pay(tap_this).do(add_any_color(only_for=creature)),
    ),
    card("Priest of Titania", "{1}{G}", creature, "Elf", "Druid", pt="1/1")(tap_for("{G}", times=number_of(ELF))),
    # --- Other creatures
    card("Bond Beetle", "{G}", creature, "Insect", pt="0/1")(
        when(enters(itself)).targeting(creature).do(put_counters(1, "+1/+1", on=target)),
    ),
    card("Gladecover Scout", "{G}", creature, "Elf", "Scout", pt="1/1")(hexproof),
    card("Quirion Ranger", "{G}", creature, "Elf", "Ranger", pt="1/1")(
        pay(return_a(a("Forest")), per_turn=1).targeting(creature).do(untap(target)),
    ),
    card("Sedge Scorpion", "{G}", creature, "Scorpion", pt="1/1")(deathtouch),
    card("Taunting Elf", "{G}", creature, "Elf", pt="0/1")(must_be_blocked(itself, by_all=True)),
    card("Tukatongue Thallid", "{G}", creature, "Fungus", pt="1/1")(when(dies(itself)).do(create(1, SAPROLING))),
    card("Ashcoat Bear", "{1}{G}", creature, "Bear", pt="2/2")(flash),
    card("Balduvian Bears", "{1}{G}", creature, "Bear", pt="2/2")(),
    card("Bear Cub", "{1}{G}", creature, "Bear", pt="2/2")(),
    card("Elvish Archers", "{1}{G}", creature, "Elf", "Archer", pt="2/1")(first_strike),
    card("Grizzly Bears", "{1}{G}", creature, "Bear", pt="2/2")(),
    card("Humble Budoka", "{1}{G}", creature, "Human", "Monk", pt="2/2")(shroud),
    card("Runeclaw Bear", "{1}{G}", creature, "Bear", pt="2/2")(),
    card("Silhana Ledgewalker", "{1}{G}", creature, "Elf", "Rogue", pt="1/1")(
        hexproof,
        cant_be_blocked(itself, by=without(flying)),
    ),
    card("Snapping Gnarlid", "{1}{G}", creature, "Beast", pt="2/2")(
        whenever(enters(land, yours)).do(apply(this, gets(1, 1))),
    ),
    card("Wellwisher", "{1}{G}", creature, "Elf", pt="1/1")(pay(tap_this).do(gain_life(number_of(ELF)))),
    card("Centaur Courser", "{2}{G}", creature, "Centaur", "Warrior", pt="3/3")(),
    card("Spore Crawler", "{2}{G}", creature, "Fungus", pt="3/2")(when(dies(itself)).do(draw(1))),
    card("Verduran Enchantress", "{1}{G}{G}", creature, "Human", "Druid", pt="0/2")(
        whenever(casts(you, enchantment)).do(may(draw(1))),
    ),
    card("Emperor Crocodile", "{3}{G}", creature, "Crocodile", pt="5/5")(
        when(state_is(not_so(you_control(another, creature)))).do(sacrifice_it(this)),
    ),
    card("Giant Spider", "{3}{G}", creature, "Spider", pt="2/4")(reach),
    card("Somberwald Alpha", "{3}{G}", creature, "Wolf", pt="3/2")(
        whenever(becomes_blocked(creature, yours)).do(apply(that_creature, gets(1, 1))),
        pay("{1}{G}").targeting(is_a(creature, yours)).do(apply(target, gains(trample))),
    ),
    card("Yeva, Nature's Herald", "{2}{G}{G}", legendary, creature, "Elf", "Shaman", pt="4/4")(
        flash,
        as_though_flash(you, green, creature),
    ),
    card("Colossapede", "{4}{G}", creature, "Insect", pt="5/5")(),
    card("Thragtusk", "{4}{G}", creature, "Beast", pt="5/3")(
        when(enters(itself)).do(gain_life(5)),
        when(leaves(itself)).do(create(1, BEAST)),
    ),
    card("Colossal Dreadmaw", "{4}{G}{G}", creature, "Dinosaur", pt="6/6")(trample),
    card("Craw Wurm", "{4}{G}{G}", creature, "Wurm", pt="6/4")(),
    card("Yavimaya Wurm", "{4}{G}{G}", creature, "Wurm", pt="6/4")(trample),
    card("Verdant Force", "{5}{G}{G}{G}", creature, "Elemental", pt="7/7")(
        at_the_beginning_of(upkeep, of=each_player).do(create(1, SAPROLING)),
    ),
    # --- Enchantments
    card("Exploration", "{G}", enchantment)(extra_land_plays(you)),
    card("Upwelling", "{3}{G}", enchantment)(mana_persists),
    card("Vernal Bloom", "{3}{G}", enchantment)(
        whenever(is_tapped_for_mana(a("Forest"))).do(add("{G}", by=controller_of(that_object))),
    ),
    # --- Instants and sorceries
    card("Battlegrowth", "{G}", instant)(targeting(creature).do(put_counters(1, "+1/+1", on=target))),
    card("Fog", "{G}", instant)(do(prevent(None, combat_only=True))),
    card("Giant Growth", "{G}", instant)(targeting(creature).do(apply(target, gets(3, 3)))),
    card("Mystic Repeal", "{G}", instant)(targeting(enchantment).do(put_into_library(target, bottom=True))),
    card("Prey Upon", "{G}", sorcery)(
        targeting(is_a(creature, yours), is_a(creature, not_yours)).do(fight(target, second_target)),
    ),
    card("Moment's Peace", "{1}{G}", instant)(do(prevent(None, combat_only=True)), flashback("{2}{G}")),
    card("Rampant Growth", "{1}{G}", sorcery)(do(search_library(basic, land, to=Zone.BATTLEFIELD, tapped=True))),
    card("Titanic Growth", "{1}{G}", instant)(targeting(creature).do(apply(target, gets(4, 4)))),
)
