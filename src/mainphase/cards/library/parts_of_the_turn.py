"""Cards that show where in its turn a game is: what triggers in a main phase, in an untap step, in a cleanup step."""

from mainphase.cards import nodes as n
from mainphase.cards.words import *

KNIGHT = token_card("Knight", creature, white, pt="2/2")


def in_the_next_main_phase(*mana: str) -> n.Delayed:
    """Mana in one's next main phase of this turn."""
    return later(at_the_beginning_of("main phase", of=you).do(add(*mana)), until=Duration.END_OF_TURN)


CARDS = (
    card("Eladamri's Vineyard", "{G}", enchantment)(
        at_the_beginning_of(precombat_main, of=each_player).do(add("{G}{G}", by=that_player)),
    ),
    transforming(
        card("Conduit of Storms", "{2}{R}", creature, "Werewolf", "Horror", pt="2/3")(
            whenever(attacks(itself)).do(in_the_next_main_phase("{R}")),
            pay("{3}{R}{R}").do(transform(this)),
        ),
        card("Conduit of Emrakul", None, creature, "Eldrazi", "Werewolf", pt="5/4")(
            whenever(attacks(itself)).do(in_the_next_main_phase("{C}{C}")),
        ),
    ),
    card("Wake Thrasher", "{2}{U}", creature, "Merfolk", "Soldier", pt="1/1")(
        whenever(becomes_untapped(yours)).do(apply(this, gets(1, 1))),
    ),
    card("Waylay", "{2}{W}", instant)(
        do(create(3, KNIGHT), later(at_the_beginning_of("cleanup").do(exile(it)))),
    ),
)
