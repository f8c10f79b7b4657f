"""Blue cards."""

from mainphase.cards import nodes as n
from mainphase.cards.words import *

CARDS = (
    # --- Creatures
    card("Teferi's Imp", "{2}{U}", creature, "Imp", pt="1/1")(
        flying,
        phasing,
        whenever(phases_out(itself)).do(discard(1)),
        whenever(phases_in(itself)).do(draw(1)),
    ),
    # --- Counterspells
    card("Pact of Negation", "{0}", instant, color=blue)(
        targeting(a_spell).do(
            counter_it(target),
            later(
                at_the_beginning_of(upkeep, of=you).do(
                    unless_paid("{3}{U}{U}", by=you, otherwise=n.LoseTheGame(you)),
                ),
            ),
        ),
    ),
    card("Dispel", "{U}", instant)(targeting(is_a(a_spell, instant)).do(counter_it(target))),
    card("Spell Pierce", "{U}", instant)(
        targeting(is_a(a_spell, non(creature))).do(
            unless_paid("{2}", by=its_controller, otherwise=counter_it(target)),
        ),
    ),
    card("Essence Scatter", "{1}{U}", instant)(targeting(is_a(a_spell, creature)).do(counter_it(target))),
    card("Negate", "{1}{U}", instant)(targeting(is_a(a_spell, non(creature))).do(counter_it(target))),
    # --- Cards in hand
    card("Opt", "{U}", instant)(do(scry(1), draw(1))),
    card("Gush", "{4}{U}", instant)(
        instead_of_mana("returning two Islands", return_a(a("Island"), count=2)),
        do(draw(2)),
    ),
    # --- Permanents out of the way
    card("Turn to Frog", "{1}{U}", instant)(
        targeting(creature).do(
            apply(target, loses_all_abilities, becomes_color(blue), becomes_a("Frog"), has_base(1, 1)),
        ),
    ),
    # --- The turn
    card("Time Stop", "{4}{U}{U}", instant)(do(end_the_turn)),
)
