"""More of the pauper pool: what the lists besides burn and rally play."""

from mainphase.cards import nodes as n
from mainphase.cards.words import *

BLOOD = token_card(
    "Blood", artifact, abilities=(pay("{1}", tap_this, discard_a(), sacrifice_this).do(draw(1)),)
)  # CR 111.10g
SEEN = n.All((n.InZone(Zone.LIBRARY), n.OneOf(n.Saved("seen"))))
no_land_in_hand = not_so(there_is(land, in_a_hand, owned_by_you))

CARDS = (
    card("Snow-Covered Forest", None, basic, n.OfSupertype(n.Supertype.SNOW), land, "Forest")(),
    card("Balustrade Spy", "{3}{B}", creature, "Vampire", "Rogue", pt="2/3")(
        flying,
        when(enters(itself))
        .targeting(a_player)
        .do(n.RevealUntil(land, target), n.Move(n.Saved("revealed"), Zone.GRAVEYARD)),
    ),
    card("Land Grant", "{1}{G}", sorcery)(
        n.AlternativeCost(components((n.RevealHand(),)), "reveal your hand", condition=no_land_in_hand),
        do(search_library(a("Forest"), to=Zone.HAND, reveal=True)),
    ),
    card("Lead the Stampede", "{2}{G}", sorcery)(
        do(
            remember(top_of_library(you, 5), "seen"),
            choose(SEEN, creature, at_least=0, at_most=5),
            n.Reveal(it),
            return_to_hand(it),
            put_into_library(each(SEEN), bottom=True),
        )
    ),
    card("Winding Way", "{1}{G}", sorcery)(
        do(
            remember(top_of_library(you, 4), "seen"),
            n.Reveal(n.Saved("seen")),
            may(return_to_hand(each(SEEN, creature)), otherwise=return_to_hand(each(SEEN, land))),
            n.Move(each(SEEN), Zone.GRAVEYARD),
        )
    ),
    card("Masked Vandal", "{1}{G}", creature, "Shapeshifter", pt="1/3")(
        changeling,
        when(enters(itself))
        .targeting(is_a(either(artifact, enchantment), an_opponents))
        .do(
            choose(creature, in_your_graveyard, at_least=0),
            if_so(n.Compare(n.SizeOf(it), ">", n.Fixed(0)), in_turn(exile(it), exile(target))),
        ),
    ),
    card("Mesmeric Fiend", "{1}{B}", creature, "Nightmare", "Horror", pt="1/1")(
        when(enters(itself))
        .targeting(an_opponent)
        .do(
            n.Reveal(each(in_a_hand, n.OwnedBy(target))),
            choose(non(land), in_a_hand, n.OwnedBy(target)),
            exile_with_this(it),
        ),
        when(leaves(itself)).do(return_to_hand(each(exiled_with_this))),
    ),
    card("Troll of Khazad-dûm", "{5}{B}", creature, "Troll", pt="6/5")(
        needs_blockers(3, itself),
        typecycling("{1}", a("Swamp")),
    ),
    card("Lórien Revealed", "{3}{U}{U}", sorcery)(
        do(draw(3)),
        typecycling("{1}", a("Island")),
    ),
    card("Ponder", "{U}", sorcery)(
        do(put_into_library(top_of_library(you, 3)), may(shuffle(you)), draw(1)),
    ),
    card("Sleep of the Dead", "{U}", sorcery)(
        targeting(creature).do(tap(target), stays_tapped(target)),
        n.AlternativeCost(
            components(("{2}{U}", n.ExileCost(n.Anything(), Zone.GRAVEYARD, 3))), "escape", Zone.GRAVEYARD
        ),  # CR 702.138a
    ),
    card("Tolarian Terror", "{6}{U}", creature, "Serpent", pt="5/5")(
        costs_less_to_cast(number_of(either(instant, sorcery), in_your_graveyard)),
        ward("{2}"),
    ),
    card("Blood Fountain", "{B}", artifact)(
        when(enters(itself)).do(create(1, BLOOD)),
        pay("{3}{B}", tap_this, sacrifice_this)
        .targeting(up_to(2, creature, in_your_graveyard))
        .do(return_to_hand(target)),
    ),
)
