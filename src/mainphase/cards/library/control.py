"""Cards that change who controls what, and effects that last for as long as something is so."""

from mainphase.cards import nodes as n
from mainphase.cards.words import *

CARDS = (
    # --- Control of a spell
    card("Commandeer", "{5}{U}{U}", instant)(
        instead_of_mana("exiling two blue cards", exile_from_hand(blue, count=2)),
        targeting(is_a(non(creature), a_spell)).do(gain_control(target), n.NewTargets(target)),
    ),
    # --- The monarch (725)
    card("Palace Jailer", "{2}{W}{W}", creature, "Human", "Soldier", pt="2/2")(
        when(enters(itself)).do(become_the_monarch),
        when(enters(itself))
        .targeting(is_a(creature, an_opponents))
        .do(n.ExileForNow(target, n.BecomesMonarch(each_opponent))),
    ),
    card("Entourage of Trest", "{4}{G}", creature, "Elf", "Soldier", pt="4/4")(
        when(enters(itself)).do(become_the_monarch),
        as_long_as(you_are_the_monarch, static(n.CanBlockMore(itself))),
    ),
    # --- Control of a player (723)
    card("Emrakul, the Promised End", "{13}", legendary, creature, "Eldrazi", pt="13/13")(
        costs_less_to_cast(card_types_among(in_your_graveyard)),
        on_the_stack(
            when_you_cast_this.targeting(an_opponent).do(
                n.ControlNextTurn(target), takes_extra_turn(target, after_next_turn_of=target)
            )
        ),
        flying,
        trample,
        protection_from(instant),
    ),
    # --- Other effects of that kind
    card("Hisoka's Guard", "{1}{U}", creature, "Human", "Wizard", pt="1/1")(
        may_stay_tapped,
        pay("{1}{U}", tap_this)
        .targeting(is_a(another, creature, yours))
        .do(apply(target, gains(shroud), until=remains(this, tapped))),
    ),
)
