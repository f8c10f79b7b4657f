"""Cards with more than one set of characteristics: split cards, adventurer cards, what is cast face down."""

from mainphase.cards import nodes as n
from mainphase.cards.words import *

CARDS = (
    # --- Split cards (709)
    split(
        card("Fire", "{1}{R}", instant)(
            targeting(any_targets_dividing(2, at_most=2)).do(damage(2, to=target, divided=True)),
        ),
        card("Ice", "{1}{U}", instant)(targeting(permanent).do(tap(target), draw(1))),
    ),
    split(
        card("Wear", "{1}{R}", instant)(targeting(artifact).do(destroy(target))),
        card("Tear", "{W}", instant)(targeting(enchantment).do(destroy(target))),
        fuse,
    ),
    split(
        card("Spite", "{3}{U}", instant)(targeting(is_a(a_spell, non(creature))).do(counter_it(target))),
        card("Malice", "{3}{B}", instant)(
            targeting(is_a(creature, non(black))).do(destroy(target, regenerate=False)),
        ),
    ),
    split(
        card("Claim", "{B}", sorcery)(
            targeting(is_a(creature, in_your_graveyard, mana_value_is("<=", 2))).do(put_onto_battlefield(target)),
        ),
        card("Fame", "{1}{R}", sorcery)(
            aftermath,
            targeting(creature).do(apply(target, gets(2, 0), gains(haste))),
        ),
    ),
    split(
        card("Dusk", "{2}{W}{W}", sorcery)(do(destroy(each(creature, power_is(">=", 3))))),
        card("Dawn", "{3}{W}{W}", sorcery)(
            aftermath,
            do(return_to_hand(each(creature, in_your_graveyard, power_is("<=", 2)))),
        ),
    ),
    # --- Adventurer cards (715)
    adventure(
        card("Bonecrusher Giant", "{2}{R}", creature, "Giant", pt="4/3")(
            whenever(becomes_the_target(itself, of=a_spell)).do(damage(2, to=controller_of(that_source))),
        ),
        card("Stomp", "{1}{R}", instant, "Adventure")(
            targeting(any_target).do(begin(cant_prevent_damage()), damage(2, to=target)),
        ),
    ),
    adventure(
        card("Realm-Cloaked Giant", "{5}{W}{W}", creature, "Giant", pt="7/7")(vigilance),
        card("Cast Off", "{3}{W}{W}", sorcery, "Adventure")(do(destroy(each(creature, non(a("Giant")))))),
    ),
    # --- Morph (702.37)
    card("Willbender", "{1}{U}", creature, "Human", "Wizard", pt="1/2")(
        morph("{1}{U}"),
        when(is_turned_face_up(itself))
        .targeting(is_a(either(a_spell, an_ability), with_one_target))
        .do(n.ChangeTarget(target)),
    ),
    card("Ruthless Ripper", "{B}", creature, "Human", "Assassin", pt="1/1")(
        deathtouch,
        morph(reveal_a(black)),
        when(is_turned_face_up(itself)).targeting(a_player).do(lose_life(2, by=target)),
    ),
    card("Exiled Doomsayer", "{1}{W}", creature, "Human", "Cleric", pt="1/2")(n.Static(n.MorphCostChange(2))),
    card("Break Open", "{1}{R}", instant)(
        targeting(is_a(creature, face_down, an_opponents)).do(n.TurnFaceUp(target)),
    ),
    card("Backslide", "{1}{U}", instant)(
        targeting(is_a(creature, with_morph)).do(n.TurnFaceDown(target)),
        cycling("{U}"),
    ),
)
