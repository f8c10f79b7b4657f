"""Cards of the pauper pool, and what plays like them: cheaper the more there is, sacrificed for something."""

from mainphase.cards import nodes as n
from mainphase.cards.words import *

YOUR_SPELLS = number_of(either(instant, sorcery), in_your_graveyard)
SEEN = n.All((n.InZone(Zone.LIBRARY), among(saved("seen"))))
no_land_in_hand = not_so(there_is(land, in_a_hand, owned_by_you))


CARDS = (
    # --- Cheaper the more there is
    card("Cryptic Serpent", "{5}{U}{U}", creature, "Serpent", pt="6/5")(costs_less_to_cast(YOUR_SPELLS)),
    card("Of One Mind", "{2}{U}", sorcery)(
        costs_less_to_cast(2, if_=n.Both(you_control(creature, a("Human")), you_control(creature, non(a("Human"))))),
        do(draw(2)),
    ),
    # --- Blue
    card("Deem Inferior", "{3}{U}", sorcery)(
        costs_less_to_cast(cards_drawn_this_turn()),
        targeting(is_a(permanent, non(land))).do(
            choose_effect(
                put_into_library(target, from_top=2), put_into_library(target, bottom=True), by=n.OwnerOf(target)
            ),
        ),
    ),
    card("Blue Elemental Blast", "{U}", instant)(
        choose_one(
            targeting(is_a(a_spell, red)).do(counter_it(target)),
            targeting(is_a(permanent, red)).do(destroy(target)),
        ),
    ),
    # --- Sacrificed for something
    card("Ichor Wellspring", "{2}", artifact)(
        when(either_event(enters(itself), n.PutIntoGraveyard(itself))).do(draw(1)),
    ),
    card("Dread Return", "{2}{B}{B}", sorcery)(
        targeting(is_a(creature, in_your_graveyard)).do(put_onto_battlefield(target)),
        flashback(sacrifice_a(creature, count=3)),
    ),
    # --- Other creatures
    card("Lotleth Giant", "{6}{B}", creature, "Zombie", "Giant", pt="6/5")(
        when(enters(itself)).targeting(an_opponent).do(damage(number_of(creature, in_your_graveyard), to=target)),
    ),
    card("Timberwatch Elf", "{2}{G}", creature, "Elf", pt="1/2")(
        pay(tap_this).targeting(creature).do(apply(target, gets(number_of(a("Elf")), number_of(a("Elf"))))),
    ),
    card("Spectral Bears", "{1}{G}", creature, "Bear", "Spirit", pt="3/3")(
        whenever(
            attacks(itself),
            if_=not_so(there_is(black, non(token), controlled_by(defending_player))),
        ).do(dont_untap_next(itself, who=you)),
    ),
    # --- What the lists besides burn and rally play
    card("Balustrade Spy", "{3}{B}", creature, "Vampire", "Rogue", pt="2/3")(
        flying,
        when(enters(itself))
        .targeting(a_player)
        .do(n.RevealUntil(land, target), n.Move(saved("revealed"), Zone.GRAVEYARD)),
    ),
    card("Land Grant", "{1}{G}", sorcery)(
        n.AlternativeCost(components((n.RevealHand(),)), "revealing your hand", condition=no_land_in_hand),
        do(search_library(a("Forest"), to=Zone.HAND, reveal=True)),
    ),
    card("Lead the Stampede", "{2}{G}", sorcery)(
        do(
            n.Remember(top_of_library(you, 5), "seen"),
            choose(SEEN, creature, at_least=0, at_most=any_number),
            n.Reveal(it),
            return_to_hand(it),
            put_into_library(each(SEEN), bottom=True),
        )
    ),
    card("Troll of Khazad-dûm", "{5}{B}", creature, "Troll", pt="6/5")(
        needs_blockers(3, itself),
        typecycling("{1}", a("Swamp")),
    ),
    card("Ponder", "{U}", sorcery)(
        do(put_into_library(top_of_library(you, 3)), may(n.Shuffle(you)), draw(1)),
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
