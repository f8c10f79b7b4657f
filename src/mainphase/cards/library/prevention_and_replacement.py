"""Cards that regenerate, prevent, redirect or change damage, say how permanents enter, and remember what is chosen."""

from mainphase.cards import nodes as n
from mainphase.cards.words import *

CARDS = (
    # --- Damage that goes elsewhere (CR 614.9)
    card("Pariah", "{2}{W}", enchantment, "Aura")(enchant(creature), redirects(the_host, players=you)),
    card("Martyrs of Korlis", "{3}{W}{W}", creature, "Human", pt="1/6")(
        as_long_as(is_untapped(this), redirects(this, players=you, by=artifact)),
    ),
    card("Palisade Giant", "{4}{W}{W}", creature, "Giant", "Soldier", pt="2/7")(
        redirects(this, to=is_a(another, yours), players=you),
    ),
    card("Beacon of Destiny", "{1}{W}", creature, "Human", "Cleric", pt="1/3")(
        pay(tap_this).do(choose_source(), redirect(this, to=you, by=the_source, next_time=True)),
    ),
    card("Kor Chant", "{2}{W}", instant)(
        targeting(is_a(creature, yours), another_target(creature)).do(
            choose_source(),
            redirect(second_target, to=target, by=the_source),
        ),
    ),
    # --- Prevention, and what follows from it
    card("Reverse Damage", "{1}{W}{W}", instant)(
        do(choose_source(), prevent_next_time(the_source, to=you, then=gain_life(that_much))),
    ),
    card("Deflecting Palm", "{R}{W}", instant)(
        do(
            choose_source(),
            prevent_next_time(the_source, to=you, then=damage(that_much, to=controller_of(that_source))),
        ),
    ),
    card("Urza's Armor", "{6}", artifact)(prevents_some(1, players=you)),
    card("Daunting Defender", "{4}{W}", creature, "Human", "Cleric", pt="3/3")(
        prevents_some(1, to=is_a(a("Cleric"), creature, yours)),
    ),
    card("Selfless Squire", "{3}{W}", creature, "Human", "Soldier", pt="1/1")(
        flash,
        when(enters(itself)).do(prevent(None, to=you)),
        whenever(damage_is_prevented(players=you)).do(put_counters(that_much, "+1/+1", on=this)),
    ),
    # --- More damage
    card("Furnace of Rath", "{1}{R}{R}{R}", enchantment)(deals_more(times=2)),
    card("Torbran, Thane of Red Fell", "{1}{R}{R}{R}", legendary, creature, "Dwarf", "Noble", pt="2/4")(
        deals_more(red, yours, to=an_opponents, players=each_opponent, plus=2),
    ),
    card("Gisela, Blade of Goldnight", "{4}{R}{W}{W}", legendary, creature, "Angel", pt="5/5")(
        flying,
        first_strike,
        deals_more(to=an_opponents, players=each_opponent, times=2),
        prevents_some(n.HalfOf(that_much, up=True), to=yours, players=you),
    ),
    # --- How things enter, and how many
    card("Rusted Sentinel", "{4}", artifact, creature, "Golem", pt="3/4")(enters_tapped),
    card("Orb of Dreams", "{3}", artifact)(static(n.EntersTapped(n.Anything()))),
    card("Essence of the Wild", "{3}{G}{G}{G}", creature, "Avatar", pt="6/6")(
        enter_as_copies(creature, yours, of=this),
    ),
    card("Grafdigger's Cage", "{1}", artifact)(
        cant_enter(creature, from_=(Zone.GRAVEYARD, Zone.LIBRARY)),
        cant_cast(each_player, n.Any((in_a_graveyard, n.InZone(Zone.LIBRARY)))),
    ),
    card("Parallel Lives", "{3}{G}", enchantment)(creates_more_tokens(you)),
    # --- What players have
    card("Platinum Emperion", "{8}", artifact, creature, "Golem", pt="8/8")(life_cant_change(you)),
    card("Leyline of Sanctity", "{2}{W}{W}", enchantment)(may_begin_on_the_battlefield, players_have(you, hexproof)),
    # --- What was chosen as it entered
    card("Iona, Shield of Emeria", "{6}{W}{W}{W}", legendary, creature, "Angel", pt="7/7")(
        flying,
        as_it_enters(choose_a_color),
        cant_cast(each_opponent, of_chosen_color),
    ),
    card("Pithing Needle", "{1}", artifact)(
        as_it_enters(choose_a_name),
        static(n.CantActivate(of_chosen_name, mana_too=False, anywhere=True)),
    ),
    card("Runed Halo", "{W}{W}", enchantment)(
        as_it_enters(choose_a_name),
        players_have(you, protection_from(of_chosen_name)),
    ),
    card("Adaptive Automaton", "{3}", artifact, creature, "Construct", pt="2/2")(
        as_it_enters(choose_a_creature_type),
        have(itself, is_also_of_the_chosen_type),
        have(is_a(another, creature, yours, of_chosen_type), gets(1, 1)),
    ),
    card("Callous Oppressor", "{1}{U}{U}", creature, "Cephalid", pt="1/2")(
        may_stay_tapped,
        as_it_enters(n.ChooseCreatureType(each_opponent)),
        pay(tap_this)
        .targeting(is_a(creature, non(of_chosen_type)))
        .do(gain_control(target, until=remains(this, tapped))),
    ),
    card("Citadel Siege", "{2}{W}{W}", enchantment)(
        anchor_words(
            (
                "Khans",
                at_the_beginning_of("combat", of=you)
                .targeting(is_a(creature, yours))
                .do(put_counters(2, "+1/+1", on=target)),
            ),
            (
                "Dragons",
                at_the_beginning_of("combat", of=each_opponent)
                .targeting(is_a(creature, controlled_by(that_player)))
                .do(tap(target)),
            ),
        ),
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
    # --- Protection that leaves attached what gives it; what goes where
    *(
        card(f"{name} Ward", "{W}", enchantment, "Aura")(
            enchant(creature),
            have(among(the_host), gains_ability(protection_from(color, spares=itself))),
        )
        for name, color in (("White", white), ("Red", red))
    ),
    card("Spectra Ward", "{3}{W}{W}", enchantment, "Aura")(
        enchant(creature),
        have(
            among(the_host),
            gets(2, 2),
            *(gains_ability(protection_from(c, spares=a("Aura"))) for c in (white, blue, black, red, green)),
        ),
    ),
    card("Blackblade Reforged", "{2}", legendary, artifact, "Equipment")(
        have(among(the_host), gets(number_of(land, yours), number_of(land, yours))),
        equip("{3}", only=legendary),
        equip("{7}"),
    ),
    card("O-Naginata", "{1}", artifact, "Equipment")(
        attach_only_to(creature, n.PowerIs(">=", n.Fixed(3))),
        have(among(the_host), gets(3, 0), gains(trample)),
        equip("{2}"),
    ),
    card("Nomad Mythmaker", "{2}{W}", creature, "Human", "Nomad", "Cleric", pt="2/2")(
        pay("{W}", tap_this)
        .targeting(is_a(a("Aura"), in_a_graveyard))
        .do(n.Move(target, Zone.BATTLEFIELD, you, host=each(creature, yours))),
    ),
    # --- Regeneration
    card("Will-o'-the-Wisp", "{B}", creature, "Spirit", pt="0/1")(flying, pay("{B}").do(regenerate(this))),
    card("Drudge Skeletons", "{1}{B}", creature, "Skeleton", pt="1/1")(pay("{B}").do(regenerate(this))),
    card("Sedge Troll", "{2}{R}", creature, "Troll", pt="2/2")(
        as_long_as(you_control(a("Swamp")), have(itself, gets(1, 1))),
        pay("{B}").do(regenerate(this)),
    ),
    # --- Prevention
    card("Circle of Protection: Red", "{1}{W}", enchantment)(
        pay("{1}").do(choose_source(red), prevent_next_time(the_source, to=you, fits=red)),
    ),
    card("Dazzling Reflection", "{1}{W}", instant)(
        targeting(creature).do(gain_life(power_of(target)), prevent_next_time(target)),
    ),
    card("Phantom Wurm", "{4}{G}{G}", creature, "Wurm", "Spirit", pt="2/0")(
        enters_with(4, "+1/+1"),
        prevent_all(to=itself, then=n.RemoveCounters("+1/+1", n.Fixed(1), this)),
    ),
)
