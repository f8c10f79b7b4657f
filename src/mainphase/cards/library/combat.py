"""Cards that are about combat: banding, Vehicles, what attacks, blocks and is blocked; and what fights beside them."""

from mainphase.cards import nodes as n
from mainphase.cards.words import *

end_of_combat = n.EndOfCombat()

CARDS = (
    # --- Banding
    card("Benalish Hero", "{W}", creature, "Human", "Soldier", pt="1/1")(banding),
    card("Mesa Pegasus", "{1}{W}", creature, "Pegasus", pt="1/1")(flying, banding),
    card("Timber Wolves", "{G}", creature, "Wolf", pt="1/1")(banding),
    card("Icatian Phalanx", "{4}{W}", creature, "Human", "Soldier", pt="2/4")(banding),
    card("Noble Elephant", "{3}{W}", creature, "Elephant", pt="2/2")(trample, banding),
    card("Helm of Chatzuk", "{1}", artifact)(
        pay("{1}", tap_this).targeting(creature).do(apply(target, gains(banding))),
    ),
    card("Baton of Morale", "{2}", artifact)(
        pay("{2}").targeting(creature).do(apply(target, gains(banding))),
    ),
    # --- Vehicles
    card("Sky Skiff", "{2}", artifact, "Vehicle", pt="2/3")(flying, crew(1)),
    card("Aradara Express", "{5}", artifact, "Vehicle", pt="8/6")(menace, crew(4)),
    card("Thundersteel Colossus", "{7}", artifact, "Vehicle", pt="7/7")(trample, haste, crew(2)),
    card("Dusk Legion Dreadnought", "{5}", artifact, "Vehicle", pt="4/6")(vigilance, crew(2)),
    card("Bomat Bazaar Barge", "{4}", artifact, "Vehicle", pt="5/5")(
        when(enters(itself)).do(draw(1)),
        crew(3),
    ),
    card("Untethered Express", "{4}", artifact, "Vehicle", pt="4/4")(
        trample,
        whenever(attacks(itself)).do(put_counters(1, "+1/+1", on=this)),
        crew(1),
    ),
    card("Smuggler's Copter", "{2}", artifact, "Vehicle", pt="3/3")(
        flying,
        whenever(either_event(attacks(itself), blocks(itself))).do(may(in_turn(draw(1), discard(1)))),
        crew(1),
    ),
    card("Mobilizer Mech", "{1}{U}", artifact, "Vehicle", pt="3/4")(
        flying,
        whenever(becomes_crewed(itself))
        .targeting(up_to(1, another, a("Vehicle"), yours))
        .do(apply(target, is_also(artifact, creature))),
        crew(3),
    ),
    card("Gearshift Ace", "{1}{W}", creature, "Dwarf", "Pilot", pt="2/1")(
        first_strike,
        whenever(crews_a_vehicle(itself)).do(apply(that_source, gains(first_strike))),
    ),
    card("Speedway Fanatic", "{1}{R}", creature, "Human", "Pilot", pt="2/1")(
        haste,
        whenever(crews_a_vehicle(itself)).do(apply(that_source, gains(haste))),
    ),
    card("Revoke Privileges", "{2}{W}", enchantment, "Aura")(
        enchant(creature),
        cant_attack(enchanted_creature),
        cant_block(enchanted_creature),
        cant_crew(enchanted_creature),
    ),
    card("Mishra's Factory", None, land)(
        tap_for("{C}"),
        pay("{1}").do(apply(this, has_base(2, 2), is_also(artifact, creature, "Assembly-Worker"))),
        pay(tap_this).targeting(is_a(a("Assembly-Worker"), creature)).do(apply(target, gets(1, 1))),
    ),
    # --- What is blocked, and what is not
    card("Portal Mage", "{2}{U}", creature, "Human", "Wizard", pt="2/2")(
        flash,
        when(enters(itself), if_=during("declare attackers"))
        .targeting(is_a(attacking, creature))
        .do(may(n.ReselectAttacked(target))),
    ),
    card("Trap Runner", "{2}{W}{W}", creature, "Human", "Soldier", pt="2/3")(
        pay(tap_this, only_if=after_blockers)
        .targeting(is_a(unblocked, attacking, creature))
        .do(becomes_blocked_now(target)),
    ),
    card("Curtain of Light", "{1}{W}", instant)(
        cast_only(after_blockers),
        targeting(is_a(unblocked, attacking, creature)).do(becomes_blocked_now(target), draw(1)),
    ),
    card("Flash Foliage", "{2}{G}", instant)(
        cast_only(after_blockers),
        targeting(is_a(creature, attacking_you)).do(create(1, SAPROLING, blocking=target), draw(1)),
    ),
    card("Gomazoa", "{2}{U}", creature, "Jellyfish", pt="0/3")(
        defender,
        flying,
        pay(tap_this).do(shuffle_in(each(either(itself, blocked_by(this))))),
    ),
    card("Triton Tactics", "{U}", instant)(
        targeting(up_to(2, creature)).do(
            apply(target, gets(0, 3)),
            untap(target),
            later(
                when(end_of_combat).do(
                    tap(each(creature, was_blocked_by(saved("target 0")))),
                    stays_tapped(each(creature, was_blocked_by(saved("target 0")))),
                ),
                until=Duration.END_OF_TURN,
            ),
        ),
    ),
    card("Inferno Elemental", "{4}{R}{R}", creature, "Elemental", pt="4/4")(
        whenever(blocks_or_is_blocked_by(itself, creature)).do(damage(3, to=that_source)),
    ),
    card("Abyssal Nightstalker", "{3}{B}", creature, "Nightstalker", pt="2/2")(
        whenever(isnt_blocked(itself)).do(discard(1, by=defending_player)),
    ),
    card("Mindstab Thrull", "{1}{B}{B}", creature, "Thrull", pt="2/2")(
        whenever(isnt_blocked(itself)).do(may_pay(sacrifice_this, then=discard(3, by=defending_player))),
    ),
    card("Stalking Tiger", "{3}{G}", creature, "Cat", pt="3/3")(at_most_blockers_each(1, itself)),
    card("Archangel of Tithes", "{1}{W}{W}{W}", creature, "Angel", pt="3/5")(
        flying,
        as_long_as(is_untapped(this), attack_tax(n.Together((you, each(planeswalker, yours))), "{1}")),
        as_long_as(n.Fits(this, attacking), block_tax("{1}", creature)),
    ),
    card("Prized Unicorn", "{3}{G}", creature, "Unicorn", pt="2/2")(must_be_blocked(itself, by_all=True)),
    card("Rograkh, Son of Rohgahh", "{0}", legendary, creature, "Kobold", "Warrior", pt="0/1", color=red)(
        first_strike, menace, trample, partner
    ),
    card("Guardian of the Guildpact", "{3}{W}", creature, "Spirit", pt="2/3")(protection_from(monocolored)),
    # --- Mana from the front line
    card("Saruli Caretaker", "{G}", creature, "Dryad", pt="0/3")(
        defender,
        pay(tap_this, tap_a(creature)).do(add_any_color()),
    ),
    card("Wall of Roots", "{1}{G}", creature, "Plant", "Wall", pt="0/5")(
        defender,
        pay(put_counter("-0/-1"), per_turn=1).do(add("{G}")),
    ),
    card("Tinder Wall", "{G}", creature, "Plant", "Wall", pt="0/3")(
        defender,
        pay(sacrifice_this).do(add("{R}{R}")),
        pay("{R}", sacrifice_this).targeting(is_a(creature, blocked_by(this))).do(damage(2, to=target)),
    ),
    # --- Ninjas, cats and what they carry
    card("Moon-Circuit Hacker", "{1}{U}", enchantment, creature, "Human", "Ninja", pt="2/1")(
        ninjutsu("{U}"),
        whenever(deals_combat_damage_to_player(itself)).do(
            may(in_turn(draw(1), if_so(not_so(n.Fits(this, entered_this_turn)), discard(1))))
        ),
    ),
    card("Sacred Cat", "{W}", creature, "Cat", pt="1/1")(lifelink, embalm("{W}")),
    card("Adorned Pouncer", "{1}{W}", creature, "Cat", pt="1/1")(double_strike, eternalize("{3}{W}{W}")),
    card("Hunter's Blowgun", "{1}", artifact, "Equipment")(
        have(equipped_creature, gets(1, 1)),
        as_long_as(your_turn, have(equipped_creature, gains(deathtouch))),
        as_long_as(not_so(your_turn), have(equipped_creature, gains(reach))),
        equip("{2}"),
    ),
    card("Black Mage's Rod", "{1}{B}", artifact, "Equipment")(
        job_select,
        have(
            equipped_creature,
            gets(1, 0),
            gains_ability(whenever(casts(you, non(creature))).do(damage(1, to=each_opponent))),
            is_also("Wizard"),
        ),
        equip("{3}"),
    ),
    # --- White's answers
    card("Journey to Nowhere", "{1}{W}", enchantment)(
        when(enters(itself)).targeting(creature).do(exile_with_this(target)),
        when(leaves(itself)).do(put_onto_battlefield(each(exiled_with_this))),
    ),
    card("Prismatic Strands", "{2}{W}", instant)(
        do(choose_a_color, prevent_damage_by(of_chosen_color)),
        flashback(tap_a(white, creature)),
    ),
    card("Thraben Charm", "{1}{W}", instant)(
        choose_one(
            targeting(creature).do(damage(n.Times(2, number_of(creature, yours)), to=target)),
            targeting(enchantment).do(destroy(target)),
            targeting(n.TargetPhrase(None, each_player, 0, 99, words="any number of target players")).do(
                exile(each(in_a_graveyard, n.OwnedBy(target)))
            ),
        ),
    ),
)
