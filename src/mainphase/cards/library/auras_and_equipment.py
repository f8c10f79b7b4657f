"""Auras and Equipment of every colour, and creatures that are about them or about lands as they are."""

from mainphase.cards import nodes as n
from mainphase.cards.words import *

CARDS = (
    # --- White
    card("Island Sanctuary", "{1}{W}", enchantment)(
        as_long_as(
            n.Both(during("draw step"), your_turn),
            instead_of_drawing(
                you,
                begin(
                    static(n.CantAttack(non(either(having(flying), having_landwalk("Island"))), you)),
                    until=Duration.YOUR_NEXT_TURN,
                ),
                may=True,
            ),
        ),
    ),
    # --- Blue
    card("Capture Sphere", "{3}{U}", enchantment, "Aura")(
        flash,
        enchant(creature),
        when(enters(itself)).do(tap(the_host)),
        doesnt_untap(enchanted_creature),
    ),
    card("Paradox Haze", "{2}{U}", enchantment, "Aura")(
        enchant_player,
        at_the_beginning_of(upkeep, of=enchanted_player, first=True).do(extra_steps(1, "upkeep")),
    ),
    # --- Black
    card("Paralyze", "{B}", enchantment, "Aura")(
        enchant(creature),
        when(enters(itself)).do(tap(the_host)),
        doesnt_untap(enchanted_creature),
        at_the_beginning_of(upkeep, of=controller_of(the_host)).do(
            may_pay("{4}", by=that_player, then=untap(the_host))
        ),
    ),
    card("Fear", "{B}{B}", enchantment, "Aura")(enchant(creature), have(enchanted_creature, gains(fear))),
    card("Curse of Thirst", "{4}{B}", enchantment, "Aura", "Curse")(
        enchant_player,
        at_the_beginning_of(upkeep, of=enchanted_player).do(
            damage(number_of(a("Curse"), attached_to(that_player)), to=that_player)
        ),
    ),
    # --- Red
    card("Firebreathing", "{R}", enchantment, "Aura")(
        enchant(creature),
        pay("{R}").do(apply(the_host, gets(1, 0))),
    ),
    card("Mardu Runemark", "{2}{R}", enchantment, "Aura")(
        enchant(creature),
        have(enchanted_creature, gets(2, 2)),
        as_long_as(you_control(either(white, black)), have(enchanted_creature, gains(first_strike))),
    ),
    card("Breath of Fury", "{2}{R}{R}", enchantment, "Aura")(
        enchant(creature, yours),
        when(deals_combat_damage_to_player(enchanted_creature)).do(
            sacrifice_it(that_source),
            attach_to_one(this, creature, yours),
            if_so(is_attached(this), in_turn(untap(each(creature, yours)), extra_phases("combat phase"))),
        ),
    ),
    # --- Green
    card("Regeneration", "{1}{G}", enchantment, "Aura")(enchant(creature), pay("{G}").do(regenerate(the_host))),
    card("Corrosive Ooze", "{1}{G}", creature, "Ooze", pt="2/2")(
        whenever(blocks_or_is_blocked_by(itself, equipped, creature)).do(
            later(when(n.EndOfCombat()).do(destroy(each(a("Equipment"), attached_to(that_source)))))
        ),
    ),
    card("Erhnam Djinn", "{3}{G}", creature, "Djinn", pt="4/5")(
        at_the_beginning_of(upkeep, of=you)
        .targeting(is_a(creature, non(a("Wall")), an_opponents))
        .do(apply(target, gains_ability(landwalk("Forest")), until=Duration.YOUR_NEXT_UPKEEP)),
    ),
    # --- Several colours
    card("Wellspring", "{1}{G}{W}", enchantment, "Aura")(
        enchant(land),
        when(enters(itself)).do(gain_control(the_host, until=Duration.END_OF_TURN)),
        at_the_beginning_of(upkeep, of=you).do(untap(the_host), gain_control(the_host, until=Duration.END_OF_TURN)),
    ),
    # --- Equipment
    card("Short Sword", "{1}", artifact, "Equipment")(have(equipped_creature, gets(1, 1)), equip("{1}")),
)
