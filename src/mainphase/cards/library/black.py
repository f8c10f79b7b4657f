"""Black cards."""

from mainphase.cards.words import *

CLERIC = token_card("Cleric", black, creature, pt="0/1")
ANOTHER_CREATURE = is_a(another, creature)
DEMON = token_card(
    "Demon",
    black,
    creature,
    pt="6/6",
    abilities=(
        flying,
        trample,
        at_the_beginning_of(upkeep, of=you).do(
            if_so(you_control(another, creature), sacrifice(ANOTHER_CREATURE), damage(6, to=you)),
        ),
    ),
)

CARDS = (
    # --- Creatures
    card("Bile Urchin", "{B}", creature, "Spirit", pt="1/1")(
        pay(sacrifice_this).targeting(a_player).do(lose_life(1, by=target)),
    ),
    card("Festering Goblin", "{B}", creature, "Zombie", "Goblin", pt="1/1")(
        when(dies(itself)).targeting(creature).do(apply(target, gets(-1, -1))),
    ),
    card("Typhoid Rats", "{B}", creature, "Rat", pt="1/1")(deathtouch),
    card("Agate-Blade Assassin", "{1}{B}", creature, "Lizard", "Assassin", pt="1/3")(
        whenever(attacks(itself)).do(lose_life(1, by=defending_player), gain_life(1)),
    ),
    card("Child of Night", "{1}{B}", creature, "Vampire", pt="2/1")(lifelink),
    card("Dauthi Horror", "{1}{B}", creature, "Dauthi", "Horror", pt="2/1")(
        shadow,
        cant_be_blocked(itself, by=white),
    ),
    card("Doomed Dissenter", "{1}{B}", creature, "Human", pt="1/1")(when(dies(itself)).do(create(1, ZOMBIE))),
    card("Nezumi Cutthroat", "{1}{B}", creature, "Rat", "Warrior", pt="2/1")(fear, cant_block(itself)),
    card("Reassembling Skeleton", "{1}{B}", creature, "Skeleton", "Warrior", pt="1/1")(
        pay("{1}{B}", from_=Zone.GRAVEYARD).do(put_onto_battlefield(this, tapped=True)),
    ),
    card("Skulking Ghost", "{1}{B}", creature, "Spirit", pt="2/1")(
        flying,
        when(becomes_the_target(itself)).do(sacrifice_it(this)),
    ),
    card("Deathbloom Thallid", "{2}{B}", creature, "Fungus", pt="3/2")(when(dies(itself)).do(create(1, SAPROLING))),
    card("Royal Assassin", "{1}{B}{B}", creature, "Human", "Assassin", pt="1/1")(
        pay(tap_this).targeting(is_a(tapped, creature)).do(destroy(target)),
    ),
    card("Warpath Ghoul", "{2}{B}", creature, "Zombie", pt="3/2")(),
    card("Juzám Djinn", "{2}{B}{B}", creature, "Djinn", pt="5/5")(
        at_the_beginning_of(upkeep, of=you).do(damage(1, to=you)),
    ),
    card("Gluttonous Zombie", "{4}{B}", creature, "Zombie", pt="3/3")(fear),
    card("Lord of the Pit", "{4}{B}{B}{B}", creature, "Demon", pt="7/7")(
        flying,
        trample,
        at_the_beginning_of(upkeep, of=you).do(
            if_so(you_control(another, creature), sacrifice(ANOTHER_CREATURE), damage(7, to=you)),
        ),
    ),
    # --- Enchantments
    card("Megrim", "{2}{B}", enchantment)(
        whenever(discards_a_card(each_opponent)).do(damage(2, to=that_player)),
    ),
    card("Lethal Vapors", "{2}{B}{B}", enchantment)(
        whenever(enters(creature)).do(destroy(that_creature)),
        pay("{0}", any_player=True).do(destroy(this), skips_next("turn", you)),
    ),
    card("Rite of Belzenlok", "{2}{B}{B}", enchantment, "Saga")(
        chapter(1, 2).do(create(2, CLERIC)),
        chapter(3).do(create(1, DEMON)),
    ),
    card("Yawgmoth's Bargain", "{4}{B}{B}", enchantment)(skips("draw step", you), pay(pay_life(1)).do(draw(1))),
    # --- Mana
    card("Dark Ritual", "{B}", instant)(do(add("{B}{B}{B}"))),
    card("Sacrifice", "{B}", instant)(
        additional_cost(sacrifice_a(creature)),
        do(add("{B}", times=mana_value_of(the_sacrificed))),
    ),
    # --- Removal
    card("Bone Splinters", "{B}", sorcery)(
        additional_cost(sacrifice_a(creature)),
        targeting(creature).do(destroy(target)),
    ),
    card("Bladebrand", "{1}{B}", instant)(targeting(creature).do(apply(target, gains(deathtouch)), draw(1))),
    card("Cast Down", "{1}{B}", instant)(targeting(is_a(creature, non(legendary))).do(destroy(target))),
    card("Diabolic Edict", "{1}{B}", instant)(targeting(a_player).do(sacrifice(creature, by=target))),
    card("Doom Blade", "{1}{B}", instant)(targeting(is_a(creature, non(black))).do(destroy(target))),
    card("Sudden Edict", "{1}{B}", instant)(split_second, targeting(a_player).do(sacrifice(creature, by=target))),
    card("Terror", "{1}{B}", instant)(
        targeting(is_a(creature, non(artifact), non(black))).do(destroy(target, regenerate=False)),
    ),
    card("Murder", "{1}{B}{B}", instant)(targeting(creature).do(destroy(target))),
    card("Dismember", "{1}{B/P}{B/P}", instant)(targeting(creature).do(apply(target, gets(-5, -5)))),
    card("Sudden Death", "{1}{B}{B}", instant)(split_second, targeting(creature).do(apply(target, gets(-4, -4)))),
    # --- Cards in hand
    card("Altar's Reap", "{1}{B}", instant)(additional_cost(sacrifice_a(creature)), do(draw(2))),
    card("Mind Rot", "{2}{B}", sorcery)(targeting(a_player).do(discard(2, by=target))),
)
