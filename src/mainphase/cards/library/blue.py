"""Blue cards."""

from mainphase.cards import nodes as n
from mainphase.cards.words import *

CARDS = (
    # --- Creatures
    card("Faerie Miscreant", "{U}", creature, "Faerie", "Rogue", pt="1/1")(
        flying,
        when(enters(itself), if_=you_control(another, creature, named("Faerie Miscreant"))).do(draw(1)),
    ),
    card("Fugitive Wizard", "{U}", creature, "Human", "Wizard", pt="1/1")(),
    card("Kraken Hatchling", "{U}", creature, "Kraken", pt="0/4")(),
    card("Merfolk of the Pearl Trident", "{U}", creature, "Merfolk", pt="1/1")(),
    card("Fog Bank", "{1}{U}", creature, "Wall", pt="0/2")(
        defender,
        flying,
        prevent_combat_damage_to(itself),
        prevent_combat_damage_by(itself),
    ),
    card("Furtive Homunculus", "{1}{U}", creature, "Homunculus", pt="2/1")(skulk),
    card("Seacoast Drake", "{1}{U}", creature, "Drake", pt="1/3")(flying),
    card("Sejiri Merfolk", "{1}{U}", creature, "Merfolk", "Soldier", pt="2/1")(
        as_long_as(you_control(a("Plains")), have(itself, gains(first_strike, lifelink))),
    ),
    card("Storm Crow", "{1}{U}", creature, "Bird", pt="1/2")(flying),
    card("Phantom Warrior", "{1}{U}{U}", creature, "Illusion", "Warrior", pt="2/2")(cant_be_blocked(itself)),
    card("Prodigal Sorcerer", "{2}{U}", creature, "Human", "Wizard", pt="1/1")(
        pay(tap_this).targeting(any_target).do(damage(1, to=target)),
    ),
    card("Serendib Efreet", "{2}{U}", creature, "Efreet", pt="3/4")(
        flying,
        at_the_beginning_of(upkeep, of=you).do(damage(1, to=you)),
    ),
    card("Teferi's Imp", "{2}{U}", creature, "Imp", pt="1/1")(
        flying,
        phasing,
        whenever(phases_out(itself)).do(discard(1)),
        whenever(phases_in(itself)).do(draw(1)),
    ),
    card("Tolarian Drake", "{2}{U}", creature, "Drake", pt="2/4")(flying, phasing),
    card("Phantasmal Dragon", "{2}{U}{U}", creature, "Dragon", "Illusion", pt="5/5")(
        flying,
        when(becomes_the_target(itself)).do(sacrifice_it(this)),
    ),
    card("Fortress Crab", "{3}{U}", creature, "Crab", pt="1/6")(),
    card("Oneirophage", "{3}{U}", creature, "Squid", "Illusion", pt="1/2")(
        flying,
        whenever(draws_a_card(you)).do(put_counters(1, "+1/+1", on=this)),
    ),
    card("Air Elemental", "{3}{U}{U}", creature, "Elemental", pt="4/4")(flying),
    # --- Enchantments
    card("Propaganda", "{2}{U}", enchantment)(attack_tax(you, "{2}")),
    card("Stasis", "{1}{U}", enchantment)(
        skips("untap step", each_player),
        at_the_beginning_of(upkeep, of=you).do(unless_paid("{U}", by=you, otherwise=sacrifice_it(this))),
    ),
    # --- Counterspells
    card("Pact of Negation", "{0}", instant, color=blue)(
        targeting(a_spell).do(
            counter_it(target),
            later(
                at_the_beginning_of(upkeep, of=you).do(
                    unless_paid("{3}{U}{U}", by=you, otherwise=loses_the_game(you)),
                ),
            ),
        ),
    ),
    card("Dispel", "{U}", instant)(targeting(is_a(a_spell, instant)).do(counter_it(target))),
    card("Force Spike", "{U}", instant)(
        targeting(a_spell).do(unless_paid("{1}", by=its_controller, otherwise=counter_it(target))),
    ),
    card("Spell Pierce", "{U}", instant)(
        targeting(is_a(a_spell, non(creature))).do(
            unless_paid("{2}", by=its_controller, otherwise=counter_it(target)),
        ),
    ),
    card("Essence Scatter", "{1}{U}", instant)(targeting(is_a(a_spell, creature)).do(counter_it(target))),
    card("Negate", "{1}{U}", instant)(targeting(is_a(a_spell, non(creature))).do(counter_it(target))),
    card("Memory Lapse", "{1}{U}", instant)(targeting(a_spell).do(counter_it(target, to=Zone.LIBRARY))),
    card("Counterspell", "{U}{U}", instant)(targeting(a_spell).do(counter_it(target))),
    # --- Cards in hand
    card("Ancestral Recall", "{U}", instant)(targeting(a_player).do(draw(3, by=target))),
    card("Mental Note", "{U}", instant)(do(mill(2, by=you), draw(1))),
    card("Opt", "{U}", instant)(do(scry(1), draw(1))),
    card("Preordain", "{U}", sorcery)(do(scry(2), draw(1))),
    card("Thought Scour", "{U}", instant)(targeting(a_player).do(mill(2, by=target), draw(1))),
    card("Tome Scour", "{U}", sorcery)(targeting(a_player).do(mill(5, by=target))),
    card("Prosperity", "{X}{U}", sorcery)(do(draw(x, by=each_player))),
    card("Think Twice", "{1}{U}", instant)(do(draw(1)), flashback("{2}{U}")),
    card("Divination", "{2}{U}", sorcery)(do(draw(2))),
    card("Deep Analysis", "{3}{U}", sorcery)(
        targeting(a_player).do(draw(2, by=target)),
        flashback("{1}{U}", pay_life(3)),
    ),
    card("Gush", "{4}{U}", instant)(
        instead_of_mana("returning two Islands", return_a(a("Island"), count=2)),
        do(draw(2)),
    ),
    # --- Permanents out of the way
    card("Unsummon", "{U}", instant)(targeting(creature).do(return_to_hand(target))),
    card("Into the Roil", "{1}{U}", instant)(
        kicker("{1}{U}"),
        targeting(non(land)).do(return_to_hand(target), if_so(kicked, draw(1))),
    ),
    card("Snap", "{1}{U}", instant)(
        targeting(creature).do(return_to_hand(target), choose(land, at_least=0, at_most=2), untap(chosen)),
    ),
    card("Turn to Frog", "{1}{U}", instant)(
        targeting(creature).do(
            apply(target, loses_all_abilities, becomes_color(blue), becomes_a("Frog"), has_base(1, 1)),
        ),
    ),
    card("Boomerang", "{U}{U}", instant)(targeting(permanent).do(return_to_hand(target))),
    card("Wipe Away", "{1}{U}{U}", instant)(split_second, targeting(permanent).do(return_to_hand(target))),
    card("Mana Vapors", "{1}{U}", sorcery)(
        targeting(a_player).do(dont_untap_next(land, controlled_by(target), who=target)),
    ),
    card("Misstep", "{1}{U}", sorcery)(
        targeting(a_player).do(dont_untap_next(creature, controlled_by(target), who=target)),
    ),
    card("Exhaustion", "{2}{U}", sorcery)(
        targeting(an_opponent).do(dont_untap_next(either(creature, land), controlled_by(target), who=target)),
    ),
    # --- The turn
    card("Time Walk", "{1}{U}", sorcery)(do(extra_turn)),
    card("Time Warp", "{3}{U}{U}", sorcery)(targeting(a_player).do(takes_extra_turn(target))),
    card("Time Stop", "{4}{U}{U}", instant)(do(end_the_turn)),
    card("Day's Undoing", "{2}{U}", sorcery)(
        do(
            n.Move(n.Together((each(in_a_hand), each(in_a_graveyard))), Zone.LIBRARY, at_random=True),
            shuffle(each_player),
            draw(7, by=each_player),
            if_so(your_turn, end_the_turn),
        ),
    ),
)
