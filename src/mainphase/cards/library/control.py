"""Cards that change who controls what, and effects that last for as long as something is so."""

from mainphase.cards import nodes as n
from mainphase.cards.words import *

THAT_CREATURE = saved("target 0")
NO_STRONGER_THAN_THIS = n.PowerIs("<=", power_of(this))

CARDS = (
    # --- Control for as long as something is so (611.2b)
    card("Old Man of the Sea", "{1}{U}{U}", creature, "Djinn", pt="2/3")(
        may_stay_tapped,
        pay(tap_this)
        .targeting(is_a(creature, NO_STRONGER_THAN_THIS))
        .do(gain_control(target, until=n.Both(remains(this, tapped), remains(target, NO_STRONGER_THAN_THIS)))),
    ),
    card("Rootwater Matriarch", "{2}{U}{U}", creature, "Merfolk", pt="2/3")(
        pay(tap_this).targeting(creature).do(gain_control(target, until=remains(target, enchanted))),
    ),
    card("Merieke Ri Berit", "{W}{U}{B}", legendary, creature, "Human", pt="1/1")(
        doesnt_untap(itself),
        pay(tap_this)
        .targeting(creature)
        .do(
            gain_control(target, until=while_you_control_this),
            later(
                when(either_event(leaves(itself), becomes_untapped(itself))).do(
                    destroy(THAT_CREATURE, regenerate=False)
                )
            ),
        ),
    ),
    card("Rubinia Soulsinger", "{2}{G}{W}{U}", legendary, creature, "Faerie", pt="2/3")(
        may_stay_tapped,
        pay(tap_this)
        .targeting(creature)
        .do(gain_control(target, until=n.Both(while_you_control_this, remains(this, tapped)))),
    ),
    card("Aladdin", "{2}{R}{R}", creature, "Human", "Rogue", pt="1/1")(
        pay("{1}{R}{R}", tap_this).targeting(artifact).do(gain_control(target, until=while_you_control_this)),
    ),
    card("Sower of Temptation", "{2}{U}{U}", creature, "Faerie", "Wizard", pt="2/2")(
        flying,
        when(enters(itself)).targeting(creature).do(gain_control(target, until=remains(this))),
    ),
    card("Mind Flayer", "{3}{U}{U}", creature, "Horror", pt="3/3")(
        when(enters(itself)).targeting(creature).do(gain_control(target, until=while_you_control_this)),
    ),
    # --- Control of a spell
    card("Commandeer", "{5}{U}{U}", instant)(
        instead_of_mana("exiling two blue cards", exile_from_hand(blue, count=2)),
        targeting(is_a(non(creature), a_spell)).do(gain_control(target), may_choose_new_targets(target)),
    ),
    # --- The monarch (725)
    card("Throne Warden", "{1}{W}", creature, "Human", "Soldier", pt="2/2")(
        at_the_beginning_of(end_step, of=you, if_=you_are_the_monarch).do(put_counters(1, "+1/+1", this)),
    ),
    card("Palace Sentinels", "{3}{W}", creature, "Human", "Soldier", pt="2/4")(
        when(enters(itself)).do(become_the_monarch),
    ),
    card("Thorn of the Black Rose", "{3}{B}", creature, "Human", "Assassin", pt="1/3")(
        deathtouch,
        when(enters(itself)).do(become_the_monarch),
    ),
    card("Palace Jailer", "{2}{W}{W}", creature, "Human", "Soldier", pt="2/2")(
        when(enters(itself)).do(become_the_monarch),
        when(enters(itself))
        .targeting(is_a(creature, an_opponents))
        .do(n.ExileForNow(target, n.BecomesMonarch(each_opponent))),
    ),
    card("Garrulous Sycophant", "{2}{B}", creature, "Human", "Advisor", pt="1/4")(
        at_the_beginning_of(end_step, of=you, if_=you_are_the_monarch).do(lose_life(1, each_opponent), gain_life(1)),
    ),
    card("Entourage of Trest", "{4}{G}", creature, "Elf", "Soldier", pt="4/4")(
        when(enters(itself)).do(become_the_monarch),
        as_long_as(you_are_the_monarch, static(n.CanBlockMore(itself))),
    ),
    card("Skyline Despot", "{5}{R}{R}", creature, "Dragon", pt="5/5")(
        flying,
        when(enters(itself)).do(become_the_monarch),
        at_the_beginning_of(upkeep, of=you, if_=you_are_the_monarch).do(create(1, DRAGON)),
    ),
    card("Keeper of Keys", "{3}{U}{U}", creature, "Human", "Rogue", "Mutant", pt="4/4")(
        when(enters(itself)).do(become_the_monarch),
        at_the_beginning_of(upkeep, of=you, if_=you_are_the_monarch).do(
            begin(static(n.CantBeBlocked(is_a(creature, yours)))),
        ),
    ),
    # --- Control of a player (723)
    card("Mindslaver", "{6}", legendary, artifact)(
        pay("{4}", tap_this, sacrifice_this).targeting(a_player).do(controls_next_turn_of(target)),
    ),
    card("Emrakul, the Promised End", "{13}", legendary, creature, "Eldrazi", pt="13/13")(
        costs_less_to_cast(card_types_among(in_your_graveyard)),
        on_the_stack(
            when_you_cast_this.targeting(an_opponent).do(
                controls_next_turn_of(target), takes_extra_turn(target, after_next_turn_of=target)
            )
        ),
        flying,
        trample,
        protection_from(instant),
    ),
    # --- Exile for as long as this stays (610.3)
    card("Banisher Priest", "{1}{W}{W}", creature, "Human", "Cleric", pt="2/2")(
        when(enters(itself)).targeting(is_a(creature, an_opponents)).do(exile_until_this_leaves(target)),
    ),
    card("Fairgrounds Warden", "{2}{W}", creature, "Dwarf", "Soldier", pt="1/3")(
        when(enters(itself)).targeting(is_a(creature, an_opponents)).do(exile_until_this_leaves(target)),
    ),
    card("Stasis Snare", "{1}{W}{W}", enchantment)(
        flash,
        when(enters(itself)).targeting(is_a(creature, an_opponents)).do(exile_until_this_leaves(target)),
    ),
    card("Seal Away", "{1}{W}", enchantment)(
        flash,
        when(enters(itself)).targeting(is_a(tapped, creature, an_opponents)).do(exile_until_this_leaves(target)),
    ),
    card("Cast Out", "{3}{W}", enchantment)(
        flash,
        when(enters(itself)).targeting(is_a(non(land), an_opponents)).do(exile_until_this_leaves(target)),
        cycling("{W}"),
    ),
    card("Conclave Tribunal", "{3}{W}", enchantment)(
        convoke,
        when(enters(itself)).targeting(is_a(non(land), an_opponents)).do(exile_until_this_leaves(target)),
    ),
    # --- Other effects of that kind
    card("Amber Prison", "{4}", artifact)(
        may_stay_tapped,
        pay("{4}", tap_this)
        .targeting(either(artifact, creature, land))
        .do(tap(target), begin(doesnt_untap(among(target)), until=remains(this, tapped))),
    ),
    card("Mole Worms", "{2}{B}", creature, "Worm", pt="1/1")(
        may_stay_tapped,
        pay(tap_this).targeting(land).do(tap(target), begin(doesnt_untap(among(target)), until=remains(this, tapped))),
    ),
    card("Ice Floe", None, land)(
        may_stay_tapped,
        pay(tap_this)
        .targeting(is_a(creature, without(flying), attacking_you))
        .do(tap(target), begin(doesnt_untap(among(target)), until=remains(this, tapped))),
    ),
    card("Quicksmith Spy", "{3}{U}", creature, "Human", "Artificer", pt="2/3")(
        when(enters(itself))
        .targeting(is_a(artifact, yours))
        .do(apply(target, gains_ability(pay(tap_this).do(draw(1))), until=while_you_control_this)),
    ),
    card("Hisoka's Guard", "{1}{U}", creature, "Human", "Wizard", pt="1/1")(
        may_stay_tapped,
        pay("{1}{U}", tap_this)
        .targeting(is_a(another, creature, yours))
        .do(apply(target, gains(shroud), until=remains(this, tapped))),
    ),
    card("Ashnod's Battle Gear", "{2}", artifact)(
        may_stay_tapped,
        pay("{2}", tap_this)
        .targeting(is_a(creature, yours))
        .do(apply(target, gets(2, -2), until=remains(this, tapped))),
    ),
)
