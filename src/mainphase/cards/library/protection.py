"""Cards of every colour that regenerate or prevent damage."""

from mainphase.cards import nodes as n
from mainphase.cards.words import *

CARDS = (
    # --- Regeneration
    card("Will-o'-the-Wisp", "{B}", creature, "Spirit", pt="0/1")(flying, pay("{B}").do(regenerate(this))),
    card("Drudge Skeletons", "{1}{B}", creature, "Skeleton", pt="1/1")(pay("{B}").do(regenerate(this))),
    card("Sedge Troll", "{2}{R}", creature, "Troll", pt="2/2")(
        as_long_as(you_control(a("Swamp")), have(itself, gets(1, 1))),
        pay("{B}").do(regenerate(this)),
    ),
    # --- Prevention
    card("Circle of Protection: Red", "{1}{W}", enchantment)(
        pay("{1}").do(choose_source(red), prevent_next_time(the_source, to=you, fits=red)),
    ),
    card("Dazzling Reflection", "{1}{W}", instant)(
        targeting(creature).do(gain_life(power_of(target)), prevent_next_time(target)),
    ),
    card("Phantom Wurm", "{4}{G}{G}", creature, "Wurm", "Spirit", pt="2/0")(
        enters_with(4, "+1/+1"),
        prevent_all(to=itself, then=n.RemoveCounters("+1/+1", n.Fixed(1), this)),
    ),
)
