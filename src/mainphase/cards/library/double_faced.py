"""Double-faced cards: those that transform, those that follow day and night, those played with either face, a Siege."""

from mainphase.cards import nodes as n
from mainphase.cards.words import *

SPELL = either(instant, sorcery)

# Werewolves of former times: they look at the turn before.
QUIET = at_the_beginning_of(upkeep, if_=not_so(cast_last_turn(1))).do(transform(this))
BUSY = at_the_beginning_of(upkeep, if_=cast_last_turn(2)).do(transform(this))

ON_ENTERING = when(enters(itself))

CARDS = [
    # --- Day and night
    transforming(
        card("Tavern Ruffian", "{3}{R}", creature, "Human", "Warrior", "Werewolf", pt="2/5")(daybound),
        card("Tavern Smasher", None, creature, "Werewolf", pt="6/5", color=red)(nightbound),
    ),
    transforming(
        card("Village Watch", "{4}{R}", creature, "Human", "Werewolf", pt="4/3")(haste, daybound),
        card("Village Reavers", None, creature, "Werewolf", pt="5/4", color=red)(
            have(is_a(either(a("Wolf"), a("Werewolf")), yours), gains(haste)), nightbound
        ),
    ),
    transforming(
        card("Brutal Cathar", "{2}{W}", creature, "Human", "Soldier", "Werewolf", pt="2/2")(
            when(either_event(enters(itself), transforms(itself)))
            .targeting(is_a(creature, an_opponents))
            .do(exile_until_this_leaves(target)),
            daybound,
        ),
        card("Moonrage Brute", None, creature, "Werewolf", pt="3/3", color=red)(
            first_strike, ward(pay_life(3)), nightbound
        ),
    ),
    transforming(
        card("Shady Traveler", "{2}{B}", creature, "Human", "Werewolf", pt="2/3")(menace, daybound),
        card("Stalking Predator", None, creature, "Werewolf", pt="4/4", color=black)(menace, nightbound),
    ),
    transforming(
        card("Bird Admirer", "{2}{G}", creature, "Human", "Archer", "Werewolf", pt="1/4")(reach, daybound),
        card("Wing Shredder", None, creature, "Werewolf", pt="3/5", color=green)(reach, nightbound),
    ),
    transforming(
        card("Tireless Hauler", "{4}{G}", creature, "Human", "Werewolf", pt="4/5")(vigilance, daybound),
        card("Dire-Strain Brawler", None, creature, "Werewolf", pt="6/6", color=green)(vigilance, nightbound),
    ),
    transforming(
        card("Burly Breaker", "{3}{G}{G}", creature, "Human", "Werewolf", pt="6/5")(ward("{1}"), daybound),
        card("Dire-Strain Demolisher", None, creature, "Werewolf", pt="8/7", color=green)(ward("{3}"), nightbound),
    ),
    transforming(
        card("Fangblade Brigand", "{3}{R}", creature, "Human", "Werewolf", pt="3/4")(
            pay("{1}{R}").do(apply(this, gets(1, 0), gains(first_strike))), daybound
        ),
        card("Fangblade Eviscerator", None, creature, "Werewolf", pt="4/5", color=red)(
            pay("{1}{R}").do(apply(this, gets(1, 0), gains(first_strike))),
            pay("{4}{R}").do(apply(each(creature, yours), gets(2, 0))),
            nightbound,
        ),
    ),
    transforming(
        card("Spellrune Painter", "{2}{R}", creature, "Human", "Shaman", "Werewolf", pt="2/3")(
            whenever(casts(you, SPELL)).do(apply(this, gets(1, 1))), daybound
        ),
        card("Spellrune Howler", None, creature, "Werewolf", pt="3/4", color=red)(
            whenever(casts(you, SPELL)).do(apply(this, gets(2, 2))), nightbound
        ),
    ),
    transforming(
        card("Lambholt Raconteur", "{3}{R}", creature, "Human", "Werewolf", pt="2/4")(
            whenever(casts(you, non(creature))).do(damage(1, to=each_opponent)), daybound
        ),
        card("Lambholt Ravager", None, creature, "Werewolf", pt="4/4", color=red)(
            whenever(casts(you, non(creature))).do(damage(2, to=each_opponent)), nightbound
        ),
    ),
    transforming(
        card("Reckless Stormseeker", "{2}{R}", creature, "Human", "Werewolf", pt="2/3")(
            at_the_beginning_of(combat, of=you)
            .targeting(is_a(creature, yours))
            .do(apply(target, gets(1, 0), gains(haste))),
            daybound,
        ),
        card("Storm-Charged Slasher", None, creature, "Werewolf", pt="3/4", color=red)(
            at_the_beginning_of(combat, of=you)
            .targeting(is_a(creature, yours))
            .do(apply(target, gets(2, 0), gains(trample, haste))),
            nightbound,
        ),
    ),
    transforming(
        card("Hookhand Mariner", "{3}{G}", creature, "Human", "Werewolf", pt="4/4")(daybound),
        card("Riphook Raider", None, creature, "Werewolf", pt="6/4", color=green)(
            cant_be_blocked(itself, by=n.PowerIs("<=", n.Fixed(2))), nightbound
        ),
    ),
    transforming(
        card("Weaver of Blossoms", "{2}{G}", creature, "Human", "Werewolf", pt="2/3")(
            tap_for("{W}", "{U}", "{B}", "{R}", "{G}"), daybound
        ),
        card("Blossom-Clad Werewolf", None, creature, "Werewolf", pt="3/4", color=green)(
            tap_for("{W}{W}", "{U}{U}", "{B}{B}", "{R}{R}", "{G}{G}"), nightbound
        ),
    ),
    # --- By what was cast in the turn before
    transforming(
        card("Village Messenger", "{R}", creature, "Human", "Werewolf", pt="1/1")(haste, QUIET),
        card("Moonrise Intruder", None, creature, "Werewolf", pt="2/2", color=red)(menace, BUSY),
    ),
    transforming(
        card("Reckless Waif", "{R}", creature, "Human", "Rogue", "Werewolf", pt="1/1")(QUIET),
        card("Merciless Predator", None, creature, "Werewolf", pt="3/2", color=red)(BUSY),
    ),
    transforming(
        card("Tormented Pariah", "{3}{R}", creature, "Human", "Warrior", "Werewolf", pt="3/2")(QUIET),
        card("Rampaging Werewolf", None, creature, "Werewolf", pt="6/4", color=red)(BUSY),
    ),
    transforming(
        card("Village Ironsmith", "{1}{R}", creature, "Human", "Werewolf", pt="1/1")(first_strike, QUIET),
        card("Ironfang", None, creature, "Werewolf", pt="3/1", color=red)(first_strike, BUSY),
    ),
    transforming(
        card("Hinterland Hermit", "{1}{R}", creature, "Human", "Werewolf", pt="2/1")(QUIET),
        card("Hinterland Scourge", None, creature, "Werewolf", pt="3/2", color=red)(must_be_blocked(itself), BUSY),
    ),
    transforming(
        card("Hinterland Logger", "{1}{G}", creature, "Human", "Werewolf", pt="2/1")(QUIET),
        card("Timber Shredder", None, creature, "Werewolf", pt="4/2", color=green)(trample, BUSY),
    ),
    transforming(
        card("Gatstaf Shepherd", "{1}{G}", creature, "Human", "Werewolf", pt="2/2")(QUIET),
        card("Gatstaf Howler", None, creature, "Werewolf", pt="3/3", color=green)(intimidate, BUSY),
    ),
    transforming(
        card("Villagers of Estwald", "{2}{G}", creature, "Human", "Werewolf", pt="2/3")(QUIET),
        card("Howlpack of Estwald", None, creature, "Werewolf", pt="4/6", color=green)(BUSY),
    ),
    transforming(
        card("Scorned Villager", "{1}{G}", creature, "Human", "Werewolf", pt="1/1")(tap_for("{G}"), QUIET),
        card("Moonscarred Werewolf", None, creature, "Werewolf", pt="2/2", color=green)(
            vigilance, tap_for("{G}{G}"), BUSY
        ),
    ),
    # --- Transforming otherwise
    transforming(
        card("Mysterious Tome", "{2}{U}", artifact)(pay("{2}", tap_this).do(draw(1), transform(this))),
        card("Chilling Chronicle", None, artifact, color=blue)(
            pay("{1}", tap_this).targeting(non(land)).do(tap(target), transform(this))
        ),
    ),
    transforming(
        card("Thraben Gargoyle", "{1}", artifact, creature, "Gargoyle", pt="2/2")(
            defender, pay("{6}").do(transform(this))
        ),
        card("Stonewing Antagonizer", None, artifact, creature, "Gargoyle", "Horror", pt="4/2")(flying),
    ),
    transforming(
        card("Heir of Falkenrath", "{1}{B}", creature, "Vampire", pt="2/1")(
            pay(discard_a(), per_turn=1).do(transform(this))
        ),
        card("Heir to the Night", None, creature, "Vampire", "Berserker", pt="3/2", color=black)(flying),
    ),
    transforming(
        card("Uninvited Geist", "{2}{U}", creature, "Spirit", pt="2/2")(
            skulk, when(deals_combat_damage_to_player(itself)).do(transform(this))
        ),
        card("Unimpeded Trespasser", None, creature, "Spirit", pt="3/3", color=blue)(cant_be_blocked(itself)),
    ),
    transforming(
        card("Thraben Sentry", "{3}{W}", creature, "Human", "Soldier", pt="2/2")(
            vigilance, whenever(dies(creature, another, yours)).do(may(transform(this)))
        ),
        card("Thraben Militia", None, creature, "Human", "Soldier", pt="5/4", color=white)(trample),
    ),
    transforming(
        card("Ludevic's Test Subject", "{1}{U}", creature, "Lizard", "Egg", pt="0/3")(
            defender,
            pay("{1}{U}").do(
                put_counters(1, "hatchling", this),
                if_so(
                    compare(counters_on(this, "hatchling"), ">=", 5),
                    n.Sequence((n.RemoveCounters("hatchling", None, this), transform(this))),
                ),
            ),
        ),
        card("Ludevic's Abomination", None, creature, "Lizard", "Horror", pt="13/13", color=blue)(trample),
    ),
    transforming(
        card("Ulvenwald Captive", "{1}{G}", creature, "Werewolf", "Horror", pt="1/2")(
            defender, tap_for("{G}"), pay("{5}{G}{G}").do(transform(this))
        ),
        card("Ulvenwald Abomination", None, creature, "Eldrazi", "Werewolf", pt="4/6")(tap_for("{C}{C}")),
    ),
    transforming(
        card("Delver of Secrets", "{U}", creature, "Human", "Wizard", pt="1/1")(
            at_the_beginning_of(upkeep, of=you).do(
                choose(top_card, at_least=0),
                n.Reveal(it),
                if_so(n.Fits(it, SPELL), transform(this)),
            )
        ),
        card("Insectile Aberration", None, creature, "Human", "Insect", pt="3/2", color=blue)(flying),
    ),
    transforming(
        card("Neglected Heirloom", "{1}", artifact, "Equipment")(
            have(equipped_creature, gets(1, 1)),
            when(transforms(equipped_creature)).do(transform(this)),
            equip("{1}"),
        ),
        card("Ashmouth Blade", None, artifact, "Equipment")(
            have(equipped_creature, gets(3, 3), gains(first_strike)), equip("{3}")
        ),
    ),
    transforming(
        card("Loyal Cathar", "{W}{W}", creature, "Human", "Soldier", pt="2/2")(
            vigilance,
            when(dies(itself)).do(
                later(at_the_beginning_of(end_step).do(put_onto_battlefield(this, you, transformed=True)))
            ),
        ),
        card("Unhallowed Cathar", None, creature, "Zombie", "Soldier", pt="2/1", color=black)(cant_block(itself)),
    ),
    transforming(
        card("The Modern Age", "{1}{U}", enchantment, "Saga")(
            chapter(1).do(draw(1), discard(1)),
            chapter(2).do(draw(1), discard(1)),
            chapter(3).do(exile(this), put_onto_battlefield(it, you, transformed=True)),
        ),
        card("Vector Glider", None, enchantment, creature, "Spirit", pt="2/3", color=blue)(flying),
    ),
    # --- Disturb
    transforming(
        card("Baithook Angler", "{1}{U}", creature, "Human", "Peasant", pt="2/1")(disturb("{1}{U}")),
        card("Hook-Haunt Drifter", None, creature, "Spirit", pt="1/2", color=blue)(
            flying, exiled_instead_of_the_graveyard
        ),
    ),
    transforming(
        card("Galedrifter", "{3}{U}", creature, "Hippogriff", pt="3/2")(flying, disturb("{4}{U}")),
        card("Waildrifter", None, creature, "Hippogriff", "Spirit", pt="2/2", color=blue)(
            flying, exiled_instead_of_the_graveyard
        ),
    ),
    transforming(
        card("Mourning Patrol", "{2}{W}", creature, "Human", "Soldier", pt="2/3")(vigilance, disturb("{3}{W}")),
        card("Morning Apparition", None, creature, "Spirit", "Soldier", pt="2/1", color=white)(
            flying, vigilance, exiled_instead_of_the_graveyard
        ),
    ),
    transforming(
        card("Beloved Beggar", "{1}{W}", creature, "Human", "Peasant", pt="0/4")(disturb("{4}{W}{W}")),
        card("Generous Soul", None, creature, "Spirit", pt="4/4", color=white)(
            flying, vigilance, exiled_instead_of_the_graveyard
        ),
    ),
    # --- A battle
    transforming(
        card("Invasion of Innistrad", "{2}{B}{B}", battle, "Siege", defense=5)(
            flash, ON_ENTERING.targeting(is_a(creature, an_opponents)).do(apply(target, gets(-13, -13)))
        ),
        card("Deluge of the Dead", None, enchantment, color=black)(
            ON_ENTERING.do(create(2, ZOMBIE)),
            pay("{2}{B}")
            .targeting(in_a_graveyard)
            .do(exile(target), if_so(n.Fits(target, creature), create(1, ZOMBIE))),
        ),
    ),
    # --- Modal
    modal(
        card("Barkchannel Pathway", None, land)(tap_for("{G}")),
        card("Tidechannel Pathway", None, land)(tap_for("{U}")),
    ),
    modal(
        card("Riverglide Pathway", None, land)(tap_for("{U}")),
        card("Lavaglide Pathway", None, land)(tap_for("{R}")),
    ),
    modal(
        card("Blightstep Pathway", None, land)(tap_for("{B}")),
        card("Searstep Pathway", None, land)(tap_for("{R}")),
    ),
    modal(
        card("Tangled Florahedron", "{1}{G}", creature, "Elemental", pt="1/1")(tap_for("{G}")),
        card("Tangled Vale", None, land)(enters_tapped, tap_for("{G}")),
    ),
    modal(
        card("Kabira Takedown", "{1}{W}", instant)(
            targeting(either(creature, planeswalker)).do(damage(number_of(creature, yours), to=target))
        ),
        card("Kabira Plateau", None, land)(enters_tapped, tap_for("{W}")),
    ),
    modal(
        card("Makindi Stampede", "{3}{W}{W}", sorcery)(do(apply(each(creature, yours), gets(2, 2)))),
        card("Makindi Mesas", None, land)(enters_tapped, tap_for("{W}")),
    ),
    modal(
        card("Beyeen Veil", "{1}{U}", instant)(do(apply(each(creature, an_opponents), gets(-2, 0)))),
        card("Beyeen Coast", None, land)(enters_tapped, tap_for("{U}")),
    ),
    modal(
        card("Zof Consumption", "{4}{B}{B}", sorcery)(do(lose_life(4, by=each_opponent), gain_life(4))),
        card("Zof Bloodbog", None, land)(enters_tapped, tap_for("{B}")),
    ),
    modal(
        card("Kazuul's Fury", "{2}{R}", instant)(
            additional_cost(sacrifice_a(creature)),
            targeting(any_target).do(damage(power_of(the_sacrificed), to=target)),
        ),
        card("Kazuul's Cliffs", None, land)(enters_tapped, tap_for("{R}")),
    ),
    modal(
        card("Bala Ged Recovery", "{2}{G}", sorcery)(targeting(in_your_graveyard).do(return_to_hand(target))),
        card("Bala Ged Sanctuary", None, land)(enters_tapped, tap_for("{G}")),
    ),
    modal(
        card("Khalni Ambush", "{2}{G}", instant)(
            targeting(is_a(creature, yours), is_a(creature, not_yours)).do(fight(target, second_target))
        ),
        card("Khalni Territory", None, land)(enters_tapped, tap_for("{G}")),
    ),
    modal(
        card("Vastwood Fortification", "{G}", instant)(targeting(creature).do(put_counters(1, "+1/+1", target))),
        card("Vastwood Thicket", None, land)(enters_tapped, tap_for("{G}")),
    ),
]
