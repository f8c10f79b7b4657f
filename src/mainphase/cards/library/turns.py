"""Cards that are odd about turns: that skip, add or order them, or count what happens in one."""

from mainphase.cards import nodes as n
from mainphase.cards.words import *

THAT_CREATURE = saved("target 0")

FIRST = saved("first")
SECOND = saved("second")


def is_some(what: n.Selector) -> n.Compare:
    return compare(n.SizeOf(what), ">", 0)


def pay_life_or_put_back(card: n.Selector) -> n.If:
    back = put_into_library(card)
    return if_so(is_some(card), n.PayOrElse((n.PayLife(amount(4)),), you, otherwise=back))


# Draw two cards, then choose two in hand drawn this turn: for each of them pay 4 life or put it back.
DRAW_TWO_MORE = (
    draw(2),
    n.Choose(is_a(in_a_hand, owned_by_you, drawn_this_turn), save="first"),
    pay_life_or_put_back(FIRST),
    n.Choose(is_a(in_a_hand, owned_by_you, drawn_this_turn, non(among(FIRST))), save="second"),
    pay_life_or_put_back(SECOND),
)


def phases_out_all(*which: n.Filter) -> n.PhaseOut:
    return n.PhaseOut(each(non(token), *which))


CARDS = (
    # --- Turns added, skipped, ordered, ended
    card("Savor the Moment", "{1}{U}{U}", sorcery)(
        do(n.ExtraTurn(save="that turn"), n.SkipNext("untap step", you, in_turn="that turn")),
    ),
    card("Aeon Engine", "{5}", artifact)(
        enters_tapped,
        pay(tap_this, exile_this).do(reverse_turn_order),
    ),
    card("Sphinx of the Second Sun", "{6}{U}{U}", creature, "Sphinx", pt="6/6")(
        flying,
        at_the_beginning_of(postcombat_main, of=you).do(extra_phases("beginning phase")),
    ),
    # --- Draw step, upkeep, untap step
    card("Sylvan Library", "{1}{G}", enchantment)(
        at_the_beginning_of(draw_step, of=you).do(
            may(in_turn(*DRAW_TWO_MORE)),
        ),
    ),
    card("Teferi's Realm", "{1}{U}{U}", world, enchantment)(
        at_the_beginning_of(upkeep, of=each_player).do(
            choose_effect(
                phases_out_all(artifact),
                phases_out_all(creature),
                phases_out_all(land),
                phases_out_all(enchantment, non(a("Aura"))),
                by=that_player,
            )
        ),
    ),
    # --- When spells can be cast
    card("Teferi, Mage of Zhalfir", "{2}{U}{U}{U}", legendary, creature, "Human", "Wizard", pt="3/4")(
        flash,
        have(is_a(creature, owned_by_you, off_the_battlefield), gains(flash)),
        can_cast_only_as_sorceries(each_opponent),
    ),
    # --- Who attacks and blocks
    card("Nettling Imp", "{2}{B}", creature, "Imp", pt="1/1")(
        pay(tap_this, only_if=n.Both(opponents_turn, before_attackers_are_declared))
        .targeting(
            is_a(creature, non(a("Wall")), controlled_by(n.ActivePlayer()), controlled_since_the_turn_began),
        )
        .do(
            begin(must_attack(among(target))),
            later(
                at_the_beginning_of(end_step).do(
                    if_so(n.Fits(THAT_CREATURE, non(attacked_this_turn)), destroy(THAT_CREATURE)),
                )
            ),
        ),
    ),
    card("Master Warcraft", "{2}{R/W}{R/W}", instant)(
        cast_only(before_attackers_are_declared),
        do(begin(chooses_attackers), begin(chooses_blocks())),
    ),
    # --- What is counted in a turn, or in turns
    card("Serra Avenger", "{W}{W}", creature, "Angel", pt="3/3")(
        cast_only(not_so(n.Both(your_turn, compare(turns_taken(), "<=", 3)))),
        flying,
        vigilance,
    ),
    card("Moraug, Fury of Akoum", "{4}{R}{R}", legendary, creature, "Minotaur", "Warrior", pt="6/6")(
        have(is_a(creature, yours), gets(n.AttacksThisTurn(each_of_them), 0)),
        whenever(enters(land, yours), if_=n.Both(your_turn, during("main phase"))).do(
            extra_phases("combat phase", save="those"),
            later(whenever(n.BeginningOf(combat, that="those")).do(untap(each(creature, yours)))),
        ),
    ),
    card("Rielle, the Everwise", "{1}{U}{R}", legendary, creature, "Human", "Wizard", pt="0/3")(
        have(itself, gets(number_of(either(instant, sorcery), in_your_graveyard), 0)),
        whenever(n.DiscardsCards(you, first=True)).do(draw(that_much)),
    ),
    card("Chronozoa", "{3}{U}", creature, "Illusion", pt="3/3")(
        flying,
        vanishing(3),
        when(dies(itself), if_=not_so(n.Fits(this, n.HasCounter("time")))).do(create_copy(this, how_many=2)),
    ),
    card("Wake Thrasher", "{2}{U}", creature, "Merfolk", "Soldier", pt="1/1")(
        whenever(becomes_untapped(yours)).do(apply(this, gets(1, 1))),
    ),
)
