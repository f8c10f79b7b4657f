"""Class cards, and creatures that level up."""

from mainphase.cards.words import *

WOLF = token_card("Wolf", green, creature, pt="2/2")
OTTER = token_card("Otter", blue, red, creature, pt="1/1", abilities=(prowess,))
YOUR_SPELL_CARD = is_a(either(instant, sorcery), in_your_graveyard)

CARDS = (
    # --- Classes
    card("Wizard Class", "{U}", enchantment, "Class")(
        no_maximum_hand_size,
        class_level(2, "{2}{U}", when_this_becomes_level(2).do(draw(2))),
        class_level(
            3,
            "{4}{U}",
            whenever(draws_a_card(you)).targeting(is_a(creature, yours)).do(put_counters(1, "+1/+1", target)),
        ),
    ),
    card("Ranger Class", "{1}{G}", enchantment, "Class")(
        when(enters(itself)).do(create(1, WOLF)),
        class_level(
            2,
            "{1}{G}",
            whenever(you_attack()).targeting(is_a(creature, attacking)).do(put_counters(1, "+1/+1", target)),
        ),
        class_level(
            3, "{3}{G}", may_look_at_top, may_play_from(on_top_of_library, owned_by_you, creature, lands=False)
        ),
    ),
    card("Stormchaser's Talent", "{U}", enchantment, "Class")(
        when(enters(itself)).do(create(1, OTTER)),
        class_level(2, "{3}{U}", when_this_becomes_level(2).targeting(YOUR_SPELL_CARD).do(return_to_hand(target))),
        class_level(3, "{5}{U}", whenever(casts(you, either(instant, sorcery))).do(create(1, OTTER))),
    ),
    # --- Levelers
    card("Student of Warfare", "{W}", creature, "Human", "Knight", pt="1/1")(
        level_up("{W}"), levels(2, 6, "3/3", first_strike), levels(7, 0, "4/4", double_strike)
    ),
    card("Beastbreaker of Bala Ged", "{1}{G}", creature, "Human", "Warrior", pt="2/2")(
        level_up("{2}{G}"), levels(1, 3, "4/4"), levels(4, 0, "6/6", trample)
    ),
    card("Ikiral Outrider", "{1}{W}", creature, "Human", "Soldier", pt="1/2")(
        level_up("{4}"), levels(1, 3, "2/6", vigilance), levels(4, 0, "3/10", vigilance)
    ),
    card("Transcendent Master", "{1}{W}{W}", creature, "Human", "Cleric", "Avatar", pt="3/3")(
        level_up("{1}"), levels(6, 11, "6/6", lifelink), levels(12, 0, "9/9", lifelink, indestructible)
    ),
    card("Skywatcher Adept", "{U}", creature, "Merfolk", "Wizard", pt="1/1")(
        level_up("{3}"), levels(1, 2, "2/2", flying), levels(3, 0, "4/2", flying)
    ),
    card("Nirkana Cutthroat", "{2}{B}", creature, "Vampire", "Warrior", pt="3/2")(
        level_up("{2}{B}"), levels(1, 2, "4/3", deathtouch), levels(3, 0, "5/4", first_strike, deathtouch)
    ),
    card("Halimar Wavewatch", "{1}{U}", creature, "Merfolk", "Soldier", pt="0/3")(
        level_up("{2}"), levels(1, 4, "0/6"), levels(5, 0, "6/6", landwalk("Island"))
    ),
    card("Kargan Dragonlord", "{R}{R}", creature, "Human", "Warrior", pt="2/2")(
        level_up("{R}"),
        levels(4, 7, "4/4", flying),
        levels(8, 0, "8/8", flying, trample, pay("{R}").do(apply(this, gets(1, 0)))),
    ),
    card("Guul Draz Assassin", "{B}", creature, "Vampire", "Assassin", pt="1/1")(
        level_up("{1}{B}"),
        levels(2, 3, "2/2", pay("{B}", tap_this).targeting(creature).do(apply(target, gets(-2, -2)))),
        levels(4, 0, "4/4", pay("{B}", tap_this).targeting(creature).do(apply(target, gets(-4, -4)))),
    ),
    card("Brimstone Mage", "{2}{R}", creature, "Human", "Shaman", pt="2/2")(
        level_up("{3}{R}"),
        levels(1, 2, "2/3", pay(tap_this).targeting(any_target).do(damage(1, to=target))),
        levels(3, 0, "2/4", pay(tap_this).targeting(any_target).do(damage(3, to=target))),
    ),
    card("Hada Spy Patrol", "{1}{U}", creature, "Human", "Rogue", pt="1/1")(
        level_up("{2}{U}"),
        levels(1, 2, "2/2", cant_be_blocked(itself)),
        levels(3, 0, "3/3", shroud, cant_be_blocked(itself)),
    ),
    card("Coralhelm Commander", "{U}{U}", creature, "Merfolk", "Soldier", pt="2/2")(
        level_up("{1}"),
        levels(2, 3, "3/3", flying),
        levels(4, 0, "4/4", flying, have(is_a(another, a("Merfolk"), creature, yours), gets(1, 1))),
    ),
    card("Kabira Vindicator", "{3}{W}", creature, "Human", "Knight", pt="2/4")(
        level_up("{2}{W}"),
        levels(2, 4, "3/6", have(is_a(another, creature, yours), gets(1, 1))),
        levels(5, 0, "4/8", have(is_a(another, creature, yours), gets(2, 2))),
    ),
)
