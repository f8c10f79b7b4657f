"""Cards about casting: spells that help to pay, come back, are copied as they are cast, or bring others with them."""

from mainphase.cards import nodes as n
from mainphase.cards.words import *

YOUR_KIND = either(instant, sorcery)

CARDS = (
    # --- Copies of what was cast
    card("Thousand-Year Storm", "{4}{U}{R}", enchantment)(
        whenever(casts(you, YOUR_KIND)).do(copy_spell(that_object, times=cast_before(YOUR_KIND))),
    ),
    # --- What comes with a spell
    card("Shardless Agent", "{1}{G}{U}", artifact, creature, "Human", "Rogue", pt="2/2")(cascade),
    # --- Cast again
    card("Capsize", "{1}{U}{U}", instant)(targeting(permanent).do(return_to_hand(target)), buyback("{3}")),
    card("Epochrasite", "{2}", artifact, creature, "Construct", pt="1/1")(
        as_long_as(not_so(you_cast_it_from_your_hand), enters_with(3, "+1/+1")),
        when(dies(itself)).do(exile(this), put_counters(3, "time", it), gains_suspend(it)),
    ),
    card("Share the Spoils", "{1}{R}", enchantment)(
        when(either_event(enters(itself), n.LosesGame(each_opponent))).do(exile_with_this(top_of_library(each_player))),
        may_play_from(
            exiled_with_this,
            who=each_player,
            own_turn=True,
            per_turn=1,
            any_color=True,
            then=when_you_do.do(exile_with_this(top_of_library(that_player))),
        ),
    ),
    # --- At another time
    card("Leyline of Anticipation", "{2}{U}{U}", enchantment)(may_begin_on_the_battlefield, as_though_flash(you)),
    # --- For another cost
    card("Temporal Mastery", "{5}{U}{U}", sorcery)(do(extra_turn, exile(this)), miracle("{1}{U}")),
)
