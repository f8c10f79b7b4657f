"""Cards that come back, or fetch others: what follows an object to where it went (CR 400.7)."""

from mainphase.cards import nodes as n
from mainphase.cards.words import *

NEXT_END = at_the_beginning_of(end_step)
dropped = n.PutIntoGraveyard(itself)

CARDS = (
    card("Flickerwisp", "{1}{W}{W}", creature, "Elemental", pt="3/1")(
        flying,
        when(enters(itself)).targeting(another).do(exile(target), later(NEXT_END.do(put_onto_battlefield(it)))),
    ),
    card("Fool's Demise", "{4}{U}", enchantment, "Aura")(
        enchant(creature),
        when(dies(enchanted_creature)).do(put_onto_battlefield(that_object, under=you)),
        when(dropped).do(return_to_hand(this)),
    ),
    card("Screams from Within", "{1}{B}{B}", enchantment, "Aura")(
        enchant(creature),
        have(enchanted_creature, gets(-1, -1)),
        when(dies(enchanted_creature)).do(put_onto_battlefield(this)),
    ),
    card("Endless Cockroaches", "{1}{B}{B}", creature, "Insect", pt="1/1")(when(dies(itself)).do(return_to_hand(this))),
    card("Rancor", "{G}", enchantment, "Aura")(
        enchant(creature),
        have(enchanted_creature, gets(2, 0), gains(trample)),
        when(dropped).do(return_to_hand(this)),
    ),
    card("Skullclamp", "{1}", artifact, "Equipment")(
        have(equipped_creature, gets(1, -1)), whenever(dies(equipped_creature)).do(draw(2)), equip("{1}")
    ),
)
