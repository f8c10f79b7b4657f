"""Cards that tax, count, repeat and bring back: what was milled, discarded, lost or untapped decides what they do."""

from mainphase.cards import nodes as n
from mainphase.cards.words import *

WITH_MANA_ABILITY = n.HasManaAbility()
NEXT_END = at_the_beginning_of(end_step)

CARDS = (
    # --- Taxes and measures
    card("Power Sink", "{X}{U}", instant)(
        targeting(a_spell).do(
            n.PayOrElse(
                (n.PayMana(n.ManaCost(x=1)),),
                its_controller,
                None,
                in_turn(
                    counter_it(target),
                    tap(each(land, WITH_MANA_ABILITY, controlled_by(its_controller))),
                    n.LoseUnspentMana(its_controller),
                ),
            ),
        ),
    ),
    card("Power Surge", "{R}{R}", enchantment)(
        at_the_beginning_of(upkeep).do(damage(n.UntappedLandsAsTurnBegan(that_player), to=that_player)),
    ),
    card("Land Tax", "{W}", enchantment)(
        at_the_beginning_of(
            upkeep,
            of=you,
            if_=n.SomePlayer(
                each_opponent,
                compare(number_of(land, controlled_by(that_player)), ">", number_of(land, yours)),
            ),
        ).do(may(search_library(basic, land, to=Zone.HAND, up_to=3, reveal=True))),
    ),
    card("Red Elemental Blast", "{R}", instant)(
        choose_one(
            targeting(is_a(a_spell, blue)).do(counter_it(target)),
            targeting(is_a(permanent, blue)).do(destroy(target)),
        ),
    ),
    # --- What happened this turn
    card("Bloodchief Ascension", "{B}", enchantment)(
        at_the_beginning_of(
            end_step,
            if_=happened_this_turn("lost life", each_opponent, 2),
        ).do(may(put_counters(1, "quest", on=this))),
        when(
            n.CardPutIntoGraveyard(permanent, each_opponent),
            if_=compare(counters_on(this, "quest"), ">=", 3),
        ).do(may(in_turn(lose_life(2, by=that_player), gain_life(2)))),
    ),
    card("Starseer Mentor", "{3}{W}{B}", creature, "Bat", "Warlock", pt="3/5")(
        flying,
        vigilance,
        at_the_beginning_of(
            end_step,
            of=you,
            if_=n.Either(happened_this_turn("gained life", you), happened_this_turn("lost life", you)),
        )
        .targeting(an_opponent)
        .do(
            n.PayOrElse(
                (sacrifice_a(non(land)),),
                target,
                None,
                n.PayOrElse((discard_a(),), target, None, lose_life(3, by=target)),
            ),
        ),
    ),
    card("Sphinx's Tutelage", "{2}{U}", enchantment)(
        whenever(n.DrawsCard(you))
        .targeting(an_opponent)
        .do(n.RepeatWhile(mill(2, by=target), n.ShareColor(saved("milled"), non(land)))),
        pay("{5}{U}").do(draw(1), discard(1)),
    ),
    # --- Away and back
    card("Angel of Condemnation", "{2}{W}{W}", creature, "Angel", pt="3/3")(
        flying,
        vigilance,
        pay("{2}{W}", tap_this)
        .targeting(is_a(another, creature))
        .do(exile(target), later(NEXT_END.do(put_onto_battlefield(it)))),
        pay("{2}{W}", tap_this, exert_this).targeting(is_a(another, creature)).do(exile_until_this_leaves(target)),
    ),
    # --- Hands
    card("Abandon Hope", "{X}{1}{B}", sorcery)(
        additional_cost(discard_a(count=x)),
        targeting(an_opponent).do(
            n.LookAt(each(in_a_hand, n.OwnedBy(target))),
            choose(in_a_hand, n.OwnedBy(target), at_least=x, at_most=x),
            n.DiscardThese(it),
        ),
    ),
)
