"""Cards that regenerate, prevent, redirect or change damage, say how permanents enter, and remember what is chosen."""

from mainphase.cards import nodes as n
from mainphase.cards.words import *

CARDS = (
    # --- Damage that goes elsewhere (CR 614.9)
    card("Martyrs of Korlis", "{3}{W}{W}", creature, "Human", pt="1/6")(
        as_long_as(is_untapped(this), n.Static(n.Redirects(this, players=you, source=artifact))),
    ),
    card("Beacon of Destiny", "{1}{W}", creature, "Human", "Cleric", pt="1/3")(
        pay(tap_this).do(choose_source(), redirect(this, to=you, by=the_source, next_time=True)),
    ),
    # --- Prevention, and what follows from it
    card("Selfless Squire", "{3}{W}", creature, "Human", "Soldier", pt="1/1")(
        flash,
        when(enters(itself)).do(prevent(None, to=you)),
        whenever(damage_is_prevented(players=you)).do(put_counters(that_much, "+1/+1", on=this)),
    ),
    # --- More damage
    card("Gisela, Blade of Goldnight", "{4}{R}{W}{W}", legendary, creature, "Angel", pt="5/5")(
        flying,
        first_strike,
        deals_more(to=an_opponents, players=each_opponent, times=2),
        prevents_some(n.HalfOf(that_much, up=True), to=yours, players=you),
    ),
    # --- How things enter, and how many
    card("Essence of the Wild", "{3}{G}{G}{G}", creature, "Avatar", pt="6/6")(
        enter_as_copies(creature, yours, of=this),
    ),
    card("Grafdigger's Cage", "{1}", artifact)(
        cant_enter(creature, from_=(Zone.GRAVEYARD, Zone.LIBRARY)),
        cant_cast(each_player, n.Any((in_a_graveyard, n.InZone(Zone.LIBRARY)))),
    ),
    card("Parallel Lives", "{3}{G}", enchantment)(n.Static(n.TokensTimes(you))),
    # --- What players have
    card("Platinum Emperion", "{8}", artifact, creature, "Golem", pt="8/8")(n.Static(n.LifeCantChange(you))),
    # --- What was chosen as it entered
    card("Pithing Needle", "{1}", artifact)(
        as_it_enters(choose_a_name),
        static(n.CantActivate(of_chosen_name, mana_too=False, anywhere=True)),
    ),
    card("Runed Halo", "{W}{W}", enchantment)(
        as_it_enters(choose_a_name),
        n.Static(n.PlayersHave(you, protection_from(of_chosen_name))),
    ),
    card("Adaptive Automaton", "{3}", artifact, creature, "Construct", pt="2/2")(
        as_it_enters(choose_a_creature_type),
        have(itself, is_also_of_the_chosen_type),
        have(is_a(another, creature, yours, of_chosen_type), gets(1, 1)),
    ),
    card("Outpost Siege", "{3}{R}", enchantment)(
        anchor_words(
            ("Khans", at_the_beginning_of(upkeep, of=you).do(exile_top(1), may_play())),
            (
                "Dragons",
                whenever(leaves(creature, yours)).targeting(any_target).do(damage(1, to=target)),
            ),
        ),
    ),
    # --- Regeneration
    card("Drudge Skeletons", "{1}{B}", creature, "Skeleton", pt="1/1")(pay("{B}").do(regenerate(this))),
    # --- Prevention
    card("Dazzling Reflection", "{1}{W}", instant)(
        targeting(creature).do(gain_life(power_of(target)), prevent_next_time(target)),
    ),
)
