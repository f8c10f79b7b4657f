"""Cards that are odd about turns: that skip, add or order them, or count what happens in one."""

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.cards.words.abilities import (
    as_long_as,
    at_the_beginning_of,
    attacks,
    card,
    cast_only,
    combat,
    dies,
    do,
    doesnt_untap,
    end_step,
    enters,
    enters_tapped,
    have,
    may_skip_turn,
    pay,
    postcombat_main,
    second_main,
    vanishing,
    when,
    whenever,
)
from mainphase.cards.words.costs import exile_this, sacrifice_this, tap_this
from mainphase.cards.words.doing import (
    create,
    create_copy,
    end_the_turn,
    extra_phases,
    extra_turn,
    gain_life,
    gets,
    later,
    may,
    put_counters,
    reverse_turn_order,
    sacrifice_it,
    search_library,
    token_card,
    untap,
)
from mainphase.cards.words.things import (
    artifact,
    attacks_this_turn,
    basic,
    compare,
    creature,
    during,
    each,
    each_of_them,
    flying,
    happened_this_turn,
    haste,
    is_a,
    is_tapped,
    it,
    itself,
    land,
    legendary,
    menace,
    not_so,
    sorcery,
    this,
    turns_taken,
    vigilance,
    you,
    your_turn,
    yours,
)

# CR 111.10.
LANDER = token_card(
    "Lander",
    artifact,
    abilities=(pay("{2}", tap_this, sacrifice_this).do(search_library(basic, land, to=Zone.BATTLEFIELD, tapped=True)),),
)

CARDS = (
    # --- Turns added, skipped, ordered, ended
    card("Time Vault", "{2}", artifact)(
        enters_tapped,
        doesnt_untap(itself),
        as_long_as(is_tapped(this), may_skip_turn(you, then=untap(this))),
        pay(tap_this).do(extra_turn),
    ),
    card("Savor the Moment", "{1}{U}{U}", sorcery)(
        do(n.ExtraTurn(save="that turn"), n.SkipNext("untap step", you, in_turn="that turn")),
    ),
    card("Aeon Engine", "{5}", artifact)(
        enters_tapped,
        pay(tap_this, exile_this).do(reverse_turn_order),
    ),
    card("Obeka, Brute Chronologist", "{1}{U}{B}{R}", legendary, creature, "Ogre", "Wizard", pt="3/4")(
        pay(tap_this).do(may(end_the_turn, by=n.ActivePlayer())),
    ),
    card("Sphinx of the Second Sun", "{6}{U}{U}", creature, "Sphinx", pt="6/6")(
        flying,
        at_the_beginning_of(postcombat_main, of=you).do(extra_phases("beginning phase")),
    ),
    # --- What is counted in a turn, or in turns
    card("Serra Avenger", "{W}{W}", creature, "Angel", pt="3/3")(
        cast_only(not_so(n.Both(your_turn, compare(turns_taken(), "<=", 3)))),
        flying,
        vigilance,
    ),
    card("Moraug, Fury of Akoum", "{4}{R}{R}", legendary, creature, "Minotaur", "Warrior", pt="6/6")(
        have(is_a(creature, yours), gets(attacks_this_turn(each_of_them), 0)),
        whenever(enters(land, yours), if_=n.Both(your_turn, during("main phase"))).do(
            extra_phases("combat phase", save="those"),
            later(whenever(n.BeginningOf(combat, that="those")).do(untap(each(creature, yours)))),
        ),
    ),
    card("Ash, Party Crasher", "{R}{W}", legendary, creature, "Human", "Peasant", pt="2/2")(
        haste,
        whenever(attacks(itself), if_=happened_this_turn("nonland permanents entered", at_least=2)).do(
            put_counters(1, "+1/+1", on=this),
        ),
    ),
    card("Cautious Survivor", "{3}{G}", creature, "Elf", "Survivor", pt="4/4")(
        at_the_beginning_of(second_main, of=you, if_=is_tapped(this)).do(gain_life(2)),
    ),
    card("Chronozoa", "{3}{U}", creature, "Illusion", pt="3/3")(
        flying,
        vanishing(3),
        when(dies(itself), if_=not_so(n.Fits(this, n.HasCounter("time")))).do(create_copy(this, how_many=2)),
    ),
    card("Kav Landseeker", "{3}{R}", creature, "Kavu", "Soldier", pt="4/3")(
        menace,
        when(enters(itself)).do(
            create(1, LANDER),
            n.Delayed(at_the_beginning_of(end_step).do(sacrifice_it(it)), on_your_next_turn=True),
        ),
    ),
)
