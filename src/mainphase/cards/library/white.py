"""White cards."""

from mainphase.cards.words import *

SOLDIER = token_card("Soldier", white, creature, pt="1/1")
SPIRIT = token_card("Spirit", white, creature, pt="1/1", abilities=(flying,))

CARDS = (
    # --- Creatures
    card("Elite Vanguard", "{W}", creature, "Human", "Soldier", pt="2/1")(),
    card("Isamaru, Hound of Konda", "{W}", legendary, creature, "Dog", pt="2/2")(),
    card("Savannah Lions", "{W}", creature, "Cat", pt="2/1")(),
    card("Dragon's Eye Sentry", "{W}", creature, "Human", "Monk", pt="1/3")(defender, first_strike),
    card("Honor Guard", "{W}", creature, "Human", "Soldier", pt="1/1")(pay("{W}").do(apply(this, gets(0, 1)))),
    card("Soulmender", "{W}", creature, "Human", "Cleric", pt="1/1")(pay(tap_this).do(gain_life(1))),
    card("Silvercoat Lion", "{1}{W}", creature, "Cat", pt="2/2")(),
    card("Mesa Unicorn", "{1}{W}", creature, "Unicorn", pt="2/2")(lifelink),
    card("Lone Missionary", "{1}{W}", creature, "Kor", "Monk", pt="2/1")(when(enters(itself)).do(gain_life(4))),
    card("Squadron Hawk", "{1}{W}", creature, "Bird", pt="1/1")(
        flying,
        when(enters(itself)).do(may(search_library(named("Squadron Hawk"), to=Zone.HAND, up_to=3, reveal=True))),
    ),
    card("Wall of Omens", "{1}{W}", creature, "Wall", pt="0/4")(defender, when(enters(itself)).do(draw(1))),
    card("Geist of the Moors", "{1}{W}{W}", creature, "Spirit", pt="3/1")(flying),
    card("Porcelain Legionnaire", "{2}{W/P}", artifact, creature, "Phyrexian", "Soldier", pt="3/1")(first_strike),
    card("Indomitable Ancients", "{2}{W}{W}", creature, "Treefolk", "Warrior", pt="2/10")(),
    card("Pillarfield Ox", "{3}{W}", creature, "Ox", pt="2/4")(),
    card("Mausoleum Guard", "{3}{W}", creature, "Human", "Scout", pt="2/2")(when(dies(itself)).do(create(2, SPIRIT))),
    card("Celebrity Fencer", "{3}{W}", creature, "Elf", "Druid", pt="3/2")(
        whenever(enters(another, creature, yours)).do(put_counters(1, "+1/+1", on=this)),
    ),
    card("Stonehorn Dignitary", "{3}{W}", creature, "Rhino", "Soldier", pt="1/4")(
        when(enters(itself)).targeting(an_opponent).do(skips_next("combat phase", target)),
    ),
    card("Restoration Angel", "{3}{W}", creature, "Angel", pt="3/4")(
        flash,
        flying,
        when(enters(itself))
        .targeting(is_a(creature, non(a("Angel")), yours))
        .do(may(in_turn(exile(target), put_onto_battlefield(it, under=you)))),
    ),
    card("Sublime Archangel", "{2}{W}{W}", creature, "Angel", pt="4/3")(
        flying,
        exalted,
        have(is_a(another, creature, yours), gains_ability(exalted)),
    ),
    card("White Knight", "{W}{W}", creature, "Human", "Knight", pt="2/2")(first_strike, protection_from(black)),
    card("Auriok Champion", "{W}{W}", creature, "Human", "Cleric", pt="1/1")(
        protection_from(black),
        protection_from(red),
        whenever(enters(another, creature)).do(may(gain_life(1))),
    ),
    card("Serra Angel", "{3}{W}{W}", creature, "Angel", pt="4/4")(flying, vigilance),
    card("Archangel of Thune", "{3}{W}{W}", creature, "Angel", pt="3/4")(
        flying,
        lifelink,
        whenever(gains_life(you)).do(put_counters(1, "+1/+1", on=each(creature, yours))),
    ),
    card("Angel of Mercy", "{4}{W}", creature, "Angel", pt="3/3")(flying, when(enters(itself)).do(gain_life(3))),
    # --- Enchantments
    card("High Ground", "{W}", enchantment)(can_block_more(creature, yours)),
    card("Ajani's Mantra", "{1}{W}", enchantment)(at_the_beginning_of(upkeep, of=you).do(may(gain_life(1)))),
    card("Crusade", "{W}{W}", enchantment)(have(is_a(white, creature), gets(1, 1))),
    card("Rest in Peace", "{1}{W}", enchantment)(
        when(enters(itself)).do(exile(each(in_a_graveyard))),
        goes_elsewhere(to=Zone.GRAVEYARD, instead=Zone.EXILE),
    ),
    card("Ghostly Prison", "{2}{W}", enchantment)(attack_tax(you, "{2}")),
    card("Knighthood", "{2}{W}", enchantment)(have(is_a(creature, yours), gains(first_strike))),
    card("Castle", "{3}{W}", enchantment)(have(is_a(untapped, creature, yours), gets(0, 2))),
    card("Karma", "{2}{W}{W}", enchantment)(
        at_the_beginning_of(upkeep, of=each_player).do(
            damage(number_of(a("Swamp"), controlled_by(that_player)), to=that_player),
        ),
    ),
    # --- Instants and sorceries
    card("Cloudshift", "{W}", instant)(
        targeting(is_a(creature, yours)).do(exile(target), put_onto_battlefield(it, under=you)),
    ),
    card("Healing Salve", "{W}", instant)(
        choose_one(
            targeting(a_player).do(gain_life(3, by=target)),
            targeting(any_target).do(prevent(3, to=target)),
        ),
    ),
    card("Marrow Shards", "{W/P}", instant)(do(damage(1, to=each(creature, attacking)))),
    card("Path to Exile", "{W}", instant)(
        targeting(creature).do(
            exile(target),
            may(search_library(basic, land, to=Zone.BATTLEFIELD, by=its_controller, tapped=True), by=its_controller),
        ),
    ),
    card("Silence", "{W}", instant)(do(begin(cant_cast(each_opponent)))),
    card("Swords to Plowshares", "{W}", instant)(
        targeting(creature).do(exile(target), gain_life(power_of(target), by=its_controller)),
    ),
    card("Disenchant", "{1}{W}", instant)(targeting(either(artifact, enchantment)).do(destroy(target))),
    card("Flicker", "{1}{W}", sorcery)(targeting(non(token)).do(exile(target), put_onto_battlefield(it))),
    card("Mandate of Peace", "{1}{W}", instant)(
        cast_only(during("combat phase")),
        do(begin(cant_cast(each_opponent)), end_the_combat_phase),
    ),
    card("Raise the Alarm", "{1}{W}", instant)(do(create(2, SOLDIER))),
    card("Wrath of God", "{2}{W}{W}", sorcery)(do(destroy(each(creature), regenerate=False))),
    card("Armageddon", "{3}{W}", sorcery)(do(destroy(each(land)))),
)
