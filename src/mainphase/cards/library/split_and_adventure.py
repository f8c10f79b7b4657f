"""Cards with more than one set of characteristics: split cards, adventurer cards, what is cast face down."""

from mainphase.cards.words import *

ELEPHANT = token_card("Elephant", creature, green, pt="3/3")
KNIGHT = token_card("Knight", creature, white, pt="2/2", abilities=(vigilance,))

CARDS = (
    # --- Split cards (709)
    split(
        card("Fire", "{1}{R}", instant)(
            targeting(any_targets_dividing(2, at_most=2)).do(damage(2, to=target, divided=True)),
        ),
        card("Ice", "{1}{U}", instant)(targeting(permanent).do(tap(target), draw(1))),
    ),
    split(
        card("Assault", "{R}", sorcery)(targeting(any_target).do(damage(2, to=target))),
        card("Battery", "{3}{G}", sorcery)(do(create(1, ELEPHANT))),
    ),
    split(
        card("Wear", "{1}{R}", instant)(targeting(artifact).do(destroy(target))),
        card("Tear", "{W}", instant)(targeting(enchantment).do(destroy(target))),
        fuse,
    ),
    split(
        card("Far", "{1}{U}", instant)(targeting(creature).do(return_to_hand(target))),
        card("Away", "{2}{B}", instant)(targeting(a_player).do(sacrifice(creature, by=target))),
        fuse,
    ),
    split(
        card("Profit", "{1}{W}", instant)(do(apply(each(creature, yours), gets(1, 1)))),
        card("Loss", "{2}{B}", instant)(do(apply(each(creature, an_opponents), gets(-1, -1)))),
        fuse,
    ),
    split(
        card("Wax", "{G}", instant)(targeting(creature).do(apply(target, gets(2, 2)))),
        card("Wane", "{W}", instant)(targeting(enchantment).do(destroy(target))),
    ),
    split(
        card("Night", "{B}", instant)(targeting(creature).do(apply(target, gets(-1, -1)))),
        card("Day", "{2}{W}", instant)(
            targeting(a_player).do(apply(each(creature, controlled_by(target)), gets(1, 1))),
        ),
    ),
    split(
        card("Spite", "{3}{U}", instant)(targeting(is_a(a_spell, non(creature))).do(counter_it(target))),
        card("Malice", "{3}{B}", instant)(
            targeting(is_a(creature, non(black))).do(destroy(target, regenerate=False)),
        ),
    ),
    split(
        card("Rough", "{1}{R}", sorcery)(do(damage(2, to=each(creature, without(flying))))),
        card("Tumble", "{5}{R}", sorcery)(do(damage(6, to=each(creature, having(flying))))),
    ),
    # Aftermath (702.127)
    split(
        card("Cut", "{1}{R}", sorcery)(targeting(creature).do(damage(4, to=target))),
        card("Ribbons", "{X}{B}{B}", sorcery)(aftermath, do(lose_life(x, by=each_opponent))),
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
    adventure(
        card("Giant Killer", "{W}", creature, "Human", "Peasant", pt="1/2")(
            pay("{1}{W}", tap_this).targeting(creature).do(tap(target)),
        ),
        card("Chop Down", "{2}{W}", instant, "Adventure")(
            targeting(is_a(creature, power_is(">=", 4))).do(destroy(target)),
        ),
    ),
    adventure(
        card("Lonesome Unicorn", "{4}{W}", creature, "Unicorn", pt="3/3")(vigilance),
        card("Rider in Need", "{2}{W}", sorcery, "Adventure")(do(create(1, KNIGHT))),
    ),
    adventure(
        card("Merfolk Secretkeeper", "{U}", creature, "Merfolk", "Wizard", pt="0/4")(),
        card("Venture Deeper", "{U}", sorcery, "Adventure")(targeting(a_player).do(mill(4, by=target))),
    ),
    adventure(
        card("Smitten Swordmaster", "{1}{B}", creature, "Human", "Knight", pt="2/1")(lifelink),
        card("Curry Favor", "{B}", sorcery, "Adventure")(
            do(
                gain_life(number_of(a("Knight"), yours)),
                lose_life(number_of(a("Knight"), yours), by=each_opponent),
            ),
        ),
    ),
    adventure(
        card("Merchant of the Vale", "{2}{R}", creature, "Human", "Peasant", pt="2/3")(
            pay("{2}{R}", discard_a()).do(draw(1)),
        ),
        card("Haggle", "{R}", instant, "Adventure")(do(may_pay(discard_a(), then=draw(1)))),
    ),
    adventure(
        card("Tuinvale Treefolk", "{5}{G}", creature, "Treefolk", "Druid", pt="6/5")(),
        card("Oaken Boon", "{3}{G}", sorcery, "Adventure")(
            targeting(creature).do(put_counters(2, "+1/+1", on=target)),
        ),
    ),
    adventure(
        card("Rimrock Knight", "{1}{R}", creature, "Dwarf", "Knight", pt="3/1")(cant_block(itself)),
        card("Boulder Rush", "{R}", instant, "Adventure")(targeting(creature).do(apply(target, gets(2, 0)))),
    ),
    adventure(
        card("Faerie Guidemother", "{W}", creature, "Faerie", pt="1/1")(flying),
        card("Gift of the Fae", "{1}{W}", sorcery, "Adventure")(
            targeting(creature).do(apply(target, gets(2, 1), gains(flying))),
        ),
    ),
    adventure(
        card("Garenbrig Carver", "{3}{G}", creature, "Human", "Warrior", pt="3/2")(),
        card("Shield's Might", "{1}{G}", instant, "Adventure")(targeting(creature).do(apply(target, gets(2, 2)))),
    ),
    # --- Morph (702.37)
    card("Willbender", "{1}{U}", creature, "Human", "Wizard", pt="1/2")(
        morph("{1}{U}"),
        when(is_turned_face_up(itself))
        .targeting(is_a(either(a_spell, an_ability), with_one_target))
        .do(change_target(target)),
    ),
    card("Fathom Seer", "{1}{U}", creature, "Illusion", pt="1/3")(
        morph(return_a(a("Island"), count=2)),
        when(is_turned_face_up(itself)).do(draw(2)),
    ),
    card("Ruthless Ripper", "{B}", creature, "Human", "Assassin", pt="1/1")(
        deathtouch,
        morph(reveal_a(black)),
        when(is_turned_face_up(itself)).targeting(a_player).do(lose_life(2, by=target)),
    ),
    card("Skirk Marauder", "{1}{R}", creature, "Goblin", pt="2/1")(
        morph("{2}{R}"),
        when(is_turned_face_up(itself)).targeting(any_target).do(damage(2, to=target)),
    ),
    card("Gathan Raiders", "{3}{R}{R}", creature, "Human", "Warrior", pt="3/3")(
        as_long_as(compare(cards_in_hand(you), "=", 0), have(itself, gets(2, 2))),
        morph(discard_a()),
    ),
    card("Exalted Angel", "{4}{W}{W}", creature, "Angel", pt="4/5")(
        flying,
        whenever(deals_damage(itself)).do(gain_life(that_much)),
        morph("{2}{W}{W}"),
    ),
    card("Gudul Lurker", "{U}", creature, "Salamander", pt="1/1")(cant_be_blocked(itself), megamorph("{U}")),
    card("Echo Tracer", "{2}{U}", creature, "Human", "Wizard", pt="2/2")(
        morph("{2}{U}"),
        when(is_turned_face_up(itself)).targeting(creature).do(return_to_hand(target)),
    ),
    card("Exiled Doomsayer", "{1}{W}", creature, "Human", "Cleric", pt="1/2")(morph_costs_more(2)),
    card("Break Open", "{1}{R}", instant)(
        targeting(is_a(creature, face_down, an_opponents)).do(turn_face_up(target)),
    ),
    card("Backslide", "{1}{U}", instant)(
        targeting(is_a(creature, with_morph)).do(turn_face_down(target)),
        cycling("{U}"),
    ),
)
