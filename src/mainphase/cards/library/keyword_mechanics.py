"""Cards that are cast, paid for, kept or brought back in ways of their own: suspend, plot, madness, rebound, dash,
ninjutsu, unearth, echo, fading; cards that let others be played from exile.
"""

from mainphase.cards import nodes as n
from mainphase.cards.words import *

ILLUSION = token_card("Illusion", blue, creature, pt="1/1", abilities=(flying,))
HUMAN_SOLDIER = token_card("Human Soldier", white, creature, pt="1/1")
SAMURAI = token_card("Samurai", white, creature, pt="2/2", abilities=(vigilance,))
IMPULSE = may_play(until=Duration.END_OF_YOUR_NEXT_TURN)
SYNTHESIS = (exile_top(1), may_play())

CARDS = (
    # --- What must be paid or runs out
    card("Avalanche Riders", "{3}{R}", creature, "Human", "Nomad", pt="2/2")(
        haste,
        echo("{3}{R}"),
        when(enters(itself)).targeting(land).do(destroy(target)),
    ),
    card("Blastoderm", "{2}{G}{G}", creature, "Beast", pt="5/5")(shroud, fading(3)),
    card("Phobian Phantasm", "{1}{B}{B}", creature, "Illusion", pt="3/3")(flying, fear, cumulative_upkeep_of("{B}")),
    # --- Cast later, again, or for something else
    card("Ancestral Vision", None, sorcery, color=blue)(suspend(4, "{U}"), targeting(a_player).do(draw(3, by=target))),
    card("Ephemerate", "{W}", instant)(
        targeting(is_a(creature, yours)).do(exile(target), put_onto_battlefield()),
        rebound,
    ),
    card("World at War", "{3}{R}{R}", sorcery)(
        do(
            extra_phases("combat phase", "main phase", save="those", after_first_postcombat_main=True),
            n.Delayed(
                whenever(n.BeginningOf(combat, that="those")).do(untap(each(creature, attacked_this_turn))),
            ),
        ),
        rebound,
    ),
    card("Fiery Temper", "{1}{R}{R}", instant)(targeting(any_target).do(damage(3, to=target)), madness("{R}")),
    card("Highway Robbery", "{1}{R}", sorcery)(
        do(
            n.PayOrElse(
                (discard_a(),),
                you,
                draw(2),
                n.PayOrElse((sacrifice_a(land),), you, draw(2)),
            )
        ),
        plot("{1}{R}"),
    ),
    card("Screamreach Brawler", "{2}{R}", creature, "Orc", "Berserker", pt="2/3")(dash("{1}{R}")),
    card("Grab the Prize", "{1}{R}", sorcery)(
        additional_cost(discard_a()),
        do(
            draw(2),
            if_so(compare(n.SizeOf(saved("discarded nonlands")), ">", 0), damage(2, to=each_opponent)),
        ),
    ),
    # --- Out of hand, graveyard and library
    card("Moonblade Shinobi", "{3}{U}", creature, "Human", "Ninja", pt="3/2")(
        ninjutsu("{2}{U}"),
        whenever(deals_combat_damage_to_player(itself)).do(create(1, ILLUSION)),
    ),
    card("Mukotai Ambusher", "{3}{B}", artifact, creature, "Rat", "Ninja", pt="3/2")(ninjutsu("{1}{B}"), lifelink),
    card("Hellspark Elemental", "{1}{R}", creature, "Elemental", pt="3/1")(
        trample,
        haste,
        at_the_beginning_of("end step").do(sacrifice_it(this)),
        unearth("{1}{R}"),
    ),
    card("Deadbridge Goliath", "{2}{G}{G}", creature, "Insect", pt="5/5")(scavenge("{4}{G}{G}")),
    card("Generous Ent", "{5}{G}", creature, "Treefolk", pt="5/7")(
        reach,
        when(enters(itself)).do(create(1, FOOD)),
        typecycling("{1}", a("Forest")),
    ),
    card("Sneaky Snacker", "{U}{B}", creature, "Faerie", "Rogue", pt="2/1")(
        flying,
        from_zone(Zone.GRAVEYARD, when(draws_a_card(you, nth=3)).do(put_onto_battlefield(this, tapped=True))),
    ),
    card("Masked Meower", "{R}", creature, "Spider", "Cat", "Hero", pt="1/1")(
        haste,
        pay(discard_a(), sacrifice_this).do(draw(1)),
    ),
    card("Reckless Impulse", "{1}{R}", sorcery)(do(exile_top(2), IMPULSE)),
    card("Clockwork Percussionist", "{R}", artifact, creature, "Monkey", "Toy", pt="1/1")(
        haste,
        when(dies(itself)).do(exile_top(1), IMPULSE),
    ),
    card("Experimental Synthesizer", "{R}", artifact)(
        when(either_event(enters(itself), leaves(itself))).do(*SYNTHESIS),
        pay("{2}{R}", sacrifice_this, as_a_sorcery=True).do(create(1, SAMURAI)),
    ),
    # --- Their company
    card("Chain Lightning", "{R}", sorcery)(
        targeting(any_target).do(
            damage(3, to=target),
            n.PayOrElse(
                components(("{R}{R}",)),
                controller_of(target),
                may(n.CopySpell(this, controller_of(target)), controller_of(target)),
            ),
        ),
    ),
    card("End the Festivities", "{R}", sorcery)(
        do(damage(1, to=n.Together((each_opponent, each(either(creature, planeswalker), an_opponents))))),
    ),
    card("Galvanic Blast", "{R}", instant)(
        targeting(any_target).do(
            if_so(you_control(artifact, at_least=3), damage(4, to=target), damage(2, to=target)),
        ),
    ),
    card("Rally at the Hornburg", "{1}{R}", sorcery)(
        do(create(2, HUMAN_SOLDIER), apply(each(a("Human"), yours), gains(haste))),
    ),
    # --- Untapping, attacking and playing at odd times
    card("Dungeon Geists", "{2}{U}{U}", creature, "Spirit", pt="3/3")(
        flying,
        when(enters(itself))
        .targeting(is_a(creature, an_opponents))
        .do(tap(target), begin(static(n.DoesntUntap(among(target))), until=while_you_control_this)),
    ),
    card("Meandering Towershell", "{3}{G}{G}", creature, "Turtle", pt="5/9")(
        landwalk("Island"),
        whenever(attacks(itself)).do(
            exile(this),
            n.Delayed(
                at_the_beginning_of("declare attackers").do(
                    n.Move(it, Zone.BATTLEFIELD, you, tapped=True, attacking=True),
                ),
                on_your_next_turn=True,
            ),
        ),
    ),
    card("Seedborn Muse", "{3}{G}{G}", creature, "Spirit", pt="2/4")(untaps_in_others_untap_steps(permanent)),
    card("Prophet of Kruphix", "{3}{G}{U}", creature, "Human", "Wizard", pt="2/3")(
        untaps_in_others_untap_steps(either(creature, land)),
        as_though_flash(you, creature),
    ),
    card("Fastbond", "{G}", enchantment)(
        extra_land_plays(you, -1),
        whenever(n.PlaysLand(you), if_=compare(n.LandsPlayedThisTurn(you), ">", 1)).do(damage(1, to=you)),
    ),
)
