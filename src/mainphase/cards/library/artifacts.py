"""Artifacts and artifact creatures without colour."""

from mainphase.cards.words import *

MYR = token_card("Phyrexian Myr", colorless, artifact, creature, pt="1/1")

CARDS = (
    # --- Mana
    card("Black Lotus", "{0}", artifact)(pay(tap_this, sacrifice_this).do(add_any_color(3))),
    card("Lotus Petal", "{0}", artifact)(pay(tap_this, sacrifice_this).do(add_any_color())),
    card("Mox Ruby", "{0}", artifact)(tap_for("{R}")),
    card("Sol Ring", "{1}", artifact)(tap_for("{C}{C}")),
    card("Mana Vault", "{1}", artifact)(
        doesnt_untap(itself),
        at_the_beginning_of(upkeep, of=you).do(may_pay("{4}", then=untap(this))),
        at_the_beginning_of(draw_step, of=you, if_=is_tapped(this)).do(damage(1, to=you)),
        tap_for("{C}{C}{C}"),
    ),
    card("Basalt Monolith", "{3}", artifact)(
        doesnt_untap(itself),
        tap_for("{C}{C}{C}"),
        pay("{3}").do(untap(this)),
    ),
    # --- That change the turn
    card("Howling Mine", "{2}", artifact)(
        at_the_beginning_of(draw_step, of=each_player, if_=is_untapped(this)).do(draw(1, by=that_player)),
    ),
    card("Winter Orb", "{2}", artifact)(as_long_as(is_untapped(this), at_most_untap(1, land))),
    card("Sundial of the Infinite", "{2}", artifact)(
        pay("{1}", tap_this, only_if=your_turn).do(end_the_turn),
    ),
    card("Vibrating Sphere", "{4}", artifact)(
        as_long_as(your_turn, have(is_a(creature, yours), gets(2, 0))),
        as_long_as(not_so(your_turn), have(is_a(creature, yours), gets(0, -2))),
    ),
    card("Storm Cauldron", "{5}", artifact)(
        extra_land_plays(each_player),
        whenever(is_tapped_for_mana(land)).do(return_to_hand(that_object)),
    ),
    # --- That do something for a cost
    card("Icy Manipulator", "{4}", artifact)(
        pay("{1}", tap_this).targeting(either(artifact, creature, land)).do(tap(target)),
    ),
    card("Jayemdae Tome", "{4}", artifact)(pay("{4}", tap_this).do(draw(1))),
    card("Disrupting Scepter", "{3}", artifact)(
        pay("{3}", tap_this, only_if=your_turn).targeting(a_player).do(discard(1, by=target)),
    ),
    card("Nevinyrral's Disk", "{4}", artifact)(
        enters_tapped,
        pay("{1}", tap_this).do(destroy(each(either(artifact, creature, enchantment)))),
    ),
    card("Fountain of Renewal", "{1}", artifact)(
        at_the_beginning_of(upkeep, of=you).do(gain_life(1)),
        pay("{3}", sacrifice_this).do(draw(1)),
    ),
    # --- Creatures
    card("Memnite", "{0}", artifact, creature, "Construct", pt="1/1")(),
    card("Ornithopter", "{0}", artifact, creature, "Thopter", pt="0/2")(flying),
    card("Metallic Sliver", "{1}", artifact, creature, "Sliver", pt="1/1")(),
    card("Alpha Myr", "{2}", artifact, creature, "Myr", pt="2/1")(),
    card("Bronze Sable", "{2}", artifact, creature, "Sable", pt="2/1")(),
    card("Darksteel Myr", "{3}", artifact, creature, "Myr", pt="0/1")(indestructible),
    card("Augmenting Automaton", "{1}", artifact, creature, "Construct", pt="1/1")(
        pay("{1}{B}").do(apply(this, gets(1, 1))),
    ),
    card("Heap Doll", "{1}", artifact, creature, "Scarecrow", pt="1/1")(
        pay(sacrifice_this).targeting(in_a_graveyard).do(exile(target)),
    ),
    card("Bottle Gnomes", "{3}", artifact, creature, "Gnome", pt="1/3")(pay(sacrifice_this).do(gain_life(3))),
    card("Pili-Pala", "{2}", artifact, creature, "Scarecrow", pt="1/1")(
        flying,
        pay("{2}", untap_this).do(add_any_color()),
    ),
    card("Myr Sire", "{2}", artifact, creature, "Phyrexian", "Myr", pt="1/1")(when(dies(itself)).do(create(1, MYR))),
    card("Onulet", "{3}", artifact, creature, "Construct", pt="2/2")(when(dies(itself)).do(gain_life(2))),
    card("Watchdog", "{3}", artifact, creature, "Dog", pt="1/2")(
        must_block(itself),
        as_long_as(is_untapped(this), have(is_a(creature, attacking_you), gets(-1, 0))),
    ),
    card("Iron Golem", "{4}", artifact, creature, "Golem", pt="5/3")(
        vigilance,
        must_attack(itself),
        must_block(itself),
    ),
    card("Juggernaut", "{4}", artifact, creature, "Juggernaut", pt="5/3")(
        must_attack(itself),
        cant_be_blocked(itself, by=a("Wall")),
    ),
    card("Synod Centurion", "{4}", artifact, creature, "Construct", pt="4/4")(
        when(state_is(not_so(you_control(another, artifact)))).do(sacrifice_it(this)),
    ),
    card("Eater of Days", "{4}", artifact, creature, "Leviathan", pt="9/8")(
        flying,
        trample,
        when(enters(itself)).do(skips_next("turn", you), skips_next("turn", you)),
    ),
    card("Triskelion", "{6}", artifact, creature, "Construct", pt="1/1")(
        enters_with(3, "+1/+1"),
        pay(remove_counter("+1/+1")).targeting(any_target).do(damage(1, to=target)),
    ),
    card("Endless One", "{X}", creature, "Eldrazi", pt="0/0")(enters_with(x, "+1/+1")),
)
