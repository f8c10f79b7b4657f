"""Cards that are cast, paid for, kept or brought back in ways of their own: suspend, plot, madness, rebound, unearth,
echo; and a card that counts the lands that are played.
"""

from mainphase.cards import nodes as n
from mainphase.cards.words import *

CARDS = (
    # --- What must be paid or runs out
    card("Avalanche Riders", "{3}{R}", creature, "Human", "Nomad", pt="2/2")(
        haste,
        echo("{3}{R}"),
        when(enters(itself)).targeting(land).do(destroy(target)),
    ),
    # --- Cast later, again, or for something else
    card("Ephemerate", "{W}", instant)(
        targeting(is_a(creature, yours)).do(exile(target), put_onto_battlefield()),
        rebound,
    ),
    card("Fiery Temper", "{1}{R}{R}", instant)(targeting(any_target).do(damage(3, to=target)), madness("{R}")),
    card("Highway Robbery", "{1}{R}", sorcery)(
        do(
            n.PayOrElse(
                (discard_a(),),
                you,
                draw(2),
                n.PayOrElse((sacrifice_a(land),), you, draw(2)),
            )
        ),
        plot("{1}{R}"),
    ),
    # --- Out of hand, graveyard and library
    card("Hellspark Elemental", "{1}{R}", creature, "Elemental", pt="3/1")(
        trample,
        haste,
        at_the_beginning_of("end step").do(sacrifice_it(this)),
        unearth("{1}{R}"),
    ),
    # --- Untapping, attacking and playing at odd times
    card("Fastbond", "{G}", enchantment)(
        extra_land_plays(you, -1),
        whenever(n.PlaysLand(you), if_=compare(n.LandsPlayedThisTurn(you), ">", 1)).do(damage(1, to=you)),
    ),
    # --- Merged with another creature
    card("Huntmaster Liger", "{3}{W}", creature, "Cat", pt="3/4")(
        mutate("{2}{W}"),
        whenever(mutates(itself)).do(
            n.Apply(
                n.Each(is_a(n.Other(), creature, yours)),
                (n.AddPT(n.TimesMutated(n.This()), n.TimesMutated(n.This())),),
            )
        ),
    ),
    card("Otrimi, the Ever-Playful", "{3}{B}{G}{U}", legendary, creature, "Nightmare", "Beast", pt="6/6")(
        mutate("{1}{B}{G}{U}"),
        trample,
        whenever(n.DealsDamage(n.IsThis(), to_player=True, combat_only=True))
        .targeting(is_a(creature, n.WithAbility("mutate"), n.InZone(n.Zone.GRAVEYARD), n.OwnedBy(you)))
        .do(n.Move(target, n.Zone.HAND)),
    ),
)
