"""Double-faced cards: those that transform, those that follow day and night, a Siege, one of a meld pair."""

from mainphase.cards import nodes as n
from mainphase.cards.words import *

# Werewolves of former times: they look at the turn before.
QUIET = at_the_beginning_of(upkeep, if_=not_so(n.CastLastTurn(1))).do(transform(this))
BUSY = at_the_beginning_of(upkeep, if_=n.CastLastTurn(2)).do(transform(this))

ON_ENTERING = when(enters(itself))

SCAVENGERS = is_a(creature, n.Named("Midnight Scavengers"))


def own_and_control(*which: n.Filter) -> n.Condition:
    return n.Exists(is_a(*which, n.OwnedBy(you), n.ControlledBy(you)))


CARDS = (
    # --- Day and night
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
        card("Hookhand Mariner", "{3}{G}", creature, "Human", "Werewolf", pt="4/4")(daybound),
        card("Riphook Raider", None, creature, "Werewolf", pt="6/4", color=green)(
            cant_be_blocked(itself, by=n.PowerIs("<=", n.Fixed(2))), nightbound
        ),
    ),
    # --- By what was cast in the turn before
    transforming(
        card("Hinterland Hermit", "{1}{R}", creature, "Human", "Werewolf", pt="2/1")(QUIET),
        card("Hinterland Scourge", None, creature, "Werewolf", pt="3/2", color=red)(must_be_blocked(itself), BUSY),
    ),
    # --- Transforming otherwise
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
    # --- Melded (CR 712.4)
    meld_card(
        card("Graf Rats", "{1}{B}", creature, "Rat", pt="2/1")(
            at_the_beginning_of("combat", you, if_=n.Both(own_and_control(n.IsThis()), own_and_control(SCAVENGERS))).do(
                n.Meld(SCAVENGERS, "Chittering Host")
            ),
        ),
        card("Chittering Host", None, creature, "Eldrazi", "Horror", pt="5/6")(
            haste,
            menace,
            ON_ENTERING.do(apply(n.Each(is_a(n.Other(), creature, yours)), gets(1, 0), gains(menace))),
        ),
    ),
)
