"""Cards that are about combat: banding, Vehicles, what attacks, blocks and is blocked; and what fights beside them."""

from mainphase.cards import nodes as n
from mainphase.cards.words import *

end_of_combat = n.EndOfCombat()

CARDS = (
    # --- Vehicles
    card("Mobilizer Mech", "{1}{U}", artifact, "Vehicle", pt="3/4")(
        flying,
        whenever(becomes_crewed(itself))
        .targeting(up_to(1, another, a("Vehicle"), yours))
        .do(apply(target, is_also(artifact, creature))),
        crew(3),
    ),
    card("Gearshift Ace", "{1}{W}", creature, "Dwarf", "Pilot", pt="2/1")(
        first_strike,
        whenever(crews_a_vehicle(itself)).do(apply(that_source, gains(first_strike))),
    ),
    # --- What is blocked, and what is not
    card("Portal Mage", "{2}{U}", creature, "Human", "Wizard", pt="2/2")(
        flash,
        when(enters(itself), if_=during("declare attackers"))
        .targeting(is_a(attacking, creature))
        .do(may(n.ReselectAttacked(target))),
    ),
    card("Curtain of Light", "{1}{W}", instant)(
        cast_only(after_blockers),
        targeting(is_a(unblocked, attacking, creature)).do(n.BecomeBlocked(target), draw(1)),
    ),
    card("Gomazoa", "{2}{U}", creature, "Jellyfish", pt="0/3")(
        defender,
        flying,
        pay(tap_this).do(shuffle_in(each(either(itself, n.IsBlockedBy(this))))),
    ),
    card("Triton Tactics", "{U}", instant)(
        targeting(up_to(2, creature)).do(
            apply(target, gets(0, 3)),
            untap(target),
            later(
                when(end_of_combat).do(
                    tap(each(creature, n.WasBlockedBy(saved("target 0")))),
                    n.StayTapped(each(creature, n.WasBlockedBy(saved("target 0")))),
                ),
                until=Duration.END_OF_TURN,
            ),
        ),
    ),
    card("Mindstab Thrull", "{1}{B}{B}", creature, "Thrull", pt="2/2")(
        whenever(isnt_blocked(itself)).do(may_pay(sacrifice_this, then=discard(3, by=defending_player))),
    ),
    card("Stalking Tiger", "{3}{G}", creature, "Cat", pt="3/3")(at_most_blockers_each(1, itself)),
    card("Archangel of Tithes", "{1}{W}{W}{W}", creature, "Angel", pt="3/5")(
        flying,
        as_long_as(is_untapped(this), attack_tax(n.Together((you, each(planeswalker, yours))), "{1}")),
        as_long_as(n.Fits(this, attacking), block_tax("{1}", creature)),
    ),
    card("Guardian of the Guildpact", "{3}{W}", creature, "Spirit", pt="2/3")(protection_from(monocolored)),
    # --- Mana from the front line
    card("Wall of Roots", "{1}{G}", creature, "Plant", "Wall", pt="0/5")(
        defender,
        pay(put_counter("-0/-1"), per_turn=1).do(add("{G}")),
    ),
    # --- Ninjas, cats and what they carry
    card("Moon-Circuit Hacker", "{1}{U}", enchantment, creature, "Human", "Ninja", pt="2/1")(
        ninjutsu("{U}"),
        whenever(deals_combat_damage_to_player(itself)).do(
            may(in_turn(draw(1), if_so(not_so(n.Fits(this, entered_this_turn)), discard(1))))
        ),
    ),
    card("Sacred Cat", "{W}", creature, "Cat", pt="1/1")(lifelink, embalm("{W}")),
)
