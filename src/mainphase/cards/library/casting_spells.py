"""Cards about casting: spells that help to pay, come back, are copied as they are cast, or bring others with them."""

from mainphase.cards.words import *

THE_EXILED = saved("exiled")
YOUR_KIND = either(instant, sorcery)

CARDS = (
    # --- Paid for with something else than mana
    card("Stoke the Flames", "{2}{R}{R}", instant)(convoke, targeting(any_target).do(damage(4, to=target))),
    card("Sprout Swarm", "{1}{G}", instant)(convoke, buyback("{3}"), do(create(1, SAPROLING))),
    card("Treasure Cruise", "{7}{U}", sorcery)(delve, do(draw(3))),
    card("Gurmag Angler", "{6}{B}", creature, "Zombie", "Fish", pt="5/5")(delve),
    # --- Copies of what was cast
    card("Grapeshot", "{1}{R}", sorcery)(targeting(any_target).do(damage(1, to=target)), storm),
    card("Empty the Warrens", "{3}{R}", sorcery)(do(create(2, GOBLIN)), storm),
    card("Tendrils of Agony", "{2}{B}{B}", sorcery)(
        targeting(a_player).do(lose_life(2, by=target), gain_life(2)), storm
    ),
    card("Thousand-Year Storm", "{4}{U}{R}", enchantment)(
        whenever(casts(you, YOUR_KIND)).do(copy_spell(that_object, times=cast_before(YOUR_KIND))),
    ),
    # --- What comes with a spell
    card("Bloodbraid Elf", "{2}{R}{G}", creature, "Elf", "Berserker", pt="3/2")(haste, cascade),
    card("Shardless Agent", "{1}{G}{U}", artifact, creature, "Human", "Rogue", pt="2/2")(cascade),
    # --- Cast again
    card("Capsize", "{1}{U}{U}", instant)(targeting(permanent).do(return_to_hand(target)), buyback("{3}")),
    card("Spitting Image", "{4}{G/U}{G/U}", sorcery)(targeting(creature).do(create_copy(target)), retrace),
    card("Flame Jab", "{R}", sorcery)(targeting(any_target).do(damage(1, to=target)), retrace),
    card("Jhoira of the Ghitu", "{1}{U}{R}", legendary, creature, "Human", "Wizard", pt="2/2")(
        pay("{2}", exile_from_hand(non(land))).do(put_counters(4, "time", THE_EXILED), gains_suspend(THE_EXILED)),
    ),
    card("Delay", "{1}{U}", instant)(
        targeting(a_spell).do(
            counter_it(target, to=Zone.EXILE, save="it"), put_counters(3, "time", it), gains_suspend(it)
        ),
    ),
    card("Epochrasite", "{2}", artifact, creature, "Construct", pt="1/1")(
        as_long_as(not_so(you_cast_it_from_your_hand), enters_with(3, "+1/+1")),
        when(dies(itself)).do(exile(this), put_counters(3, "time", it), gains_suspend(it)),
    ),
    card("Kellan Joins Up", "{G}{W}{U}", legendary, enchantment)(
        when(enters(itself)).do(
            may_pay(exile_from_hand(non(land), mana_value_is("<=", 3)), then=becomes_plotted(THE_EXILED))
        ),
        whenever(enters(legendary, creature, yours)).do(put_counters(1, "+1/+1", each(creature, yours))),
    ),
    card("Share the Spoils", "{1}{R}", enchantment)(
        when(either_event(enters(itself), loses_the_game_when(each_opponent))).do(
            exile_with_this(top_of_library(each_player))
        ),
        may_play_from(
            exiled_with_this,
            who=each_player,
            own_turn=True,
            per_turn=1,
            any_color=True,
            then=when_you_do.do(exile_with_this(top_of_library(that_player))),
        ),
    ),
    card("Windbrisk Heights", None, land)(
        enters_tapped,
        hideaway(4),
        tap_for("{W}"),
        pay("{W}", tap_this).do(if_so(attacked_with(3), may_play_it_free(exiled_with_this))),
    ),
    # --- At another time
    card("Leyline of Anticipation", "{2}{U}{U}", enchantment)(may_begin_on_the_battlefield, as_though_flash(you)),
    card("Quicken", "{U}", instant)(do(begin(as_though_flash(you, sorcery, next_only=True)), draw(1))),
    # --- For another cost
    card("Temporal Mastery", "{5}{U}{U}", sorcery)(do(extra_turn, exile(this)), miracle("{1}{U}")),
    card("Terminus", "{4}{W}{W}", sorcery)(do(put_into_library(each(creature), bottom=True)), miracle("{W}")),
    card("Mulldrifter", "{4}{U}", creature, "Elemental", pt="2/2")(
        flying, when(enters(itself)).do(draw(2)), evoke("{2}{U}")
    ),
    card("Shriekmaw", "{4}{B}", creature, "Elemental", pt="3/2")(
        fear,
        when(enters(itself)).targeting(is_a(non(artifact), non(black), creature)).do(destroy(target)),
        evoke("{1}{B}"),
    ),
)
