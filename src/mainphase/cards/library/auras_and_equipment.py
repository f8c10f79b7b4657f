"""Auras and Equipment of every colour, and creatures that are about what is attached or what lands are."""

from mainphase.cards import nodes as n
from mainphase.cards.words import *

CARDS = (
    # --- White
    card("Island Sanctuary", "{1}{W}", enchantment)(
        as_long_as(
            n.Both(during("draw step"), your_turn),
            n.Static(
                n.ReplaceDraw(
                    you,
                    begin(
                        static(n.CantAttack(non(either(having(flying), having_landwalk("Island"))), you)),
                        until=Duration.YOUR_NEXT_TURN,
                    ),
                    optional=True,
                )
            ),
        ),
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
    # --- Green
    card("Corrosive Ooze", "{1}{G}", creature, "Ooze", pt="2/2")(
        whenever(blocks_or_is_blocked_by(itself, equipped, creature)).do(
            later(when(n.EndOfCombat()).do(destroy(each(a("Equipment"), n.IsAttachedTo(that_source)))))
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
    # --- That say what cannot be done with a creature, and what is worn
    card("Revoke Privileges", "{2}{W}", enchantment, "Aura")(
        enchant(creature),
        cant_attack(enchanted_creature),
        cant_block(enchanted_creature),
        cant_crew(enchanted_creature),
    ),
    card("Hunter's Blowgun", "{1}", artifact, "Equipment")(
        have(equipped_creature, gets(1, 1)),
        as_long_as(your_turn, have(equipped_creature, gains(deathtouch))),
        as_long_as(not_so(your_turn), have(equipped_creature, gains(reach))),
        equip("{2}"),
    ),
    card("O-Naginata", "{1}", artifact, "Equipment")(
        attach_only_to(creature, n.PowerIs(">=", n.Fixed(3))),
        have(among(the_host), gets(3, 0), gains(trample)),
        equip("{2}"),
    ),
)
