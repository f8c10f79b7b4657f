"""Cards of the pauper pool, and what plays like them: cheaper the more there is, sacrificed for something, two lands in
one.
"""

from mainphase.cards import nodes as n
from mainphase.cards.words import *

BIRD_ILLUSION = token_card("Bird Illusion", blue, creature, pt="1/1", abilities=(flying,))
YOUR_SPELLS = number_of(either(instant, sorcery), in_your_graveyard)
IN_YOUR_HAND = (in_a_hand, n.OwnedBy(you))
SEEN = n.All((n.InZone(Zone.LIBRARY), among(saved("seen"))))
no_land_in_hand = not_so(there_is(land, in_a_hand, owned_by_you))


def among_four(kind: n.Filter) -> tuple[n.Effect, ...]:
    """All cards of this kind among the top four go into the hand, the others into the graveyard."""
    return (
        remember(top_of_library(you, 4), "seen"),
        n.Reveal(saved("seen")),
        return_to_hand(each(*SEEN.of, kind)),
        n.Move(each(SEEN), Zone.GRAVEYARD),
    )


CARDS = (
    # --- Cheaper the more there is
    card("Myr Enforcer", "{7}", artifact, creature, "Myr", pt="4/4")(affinity(artifact)),
    card("Thoughtcast", "{4}{U}", sorcery)(affinity(artifact), do(draw(2))),
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
    card("Brainstorm", "{U}", instant)(
        do(
            draw(3),
            choose(*IN_YOUR_HAND, at_least=2, at_most=2),
            put_into_library(it),
        ),
    ),
    card("Blue Elemental Blast", "{U}", instant)(
        choose_one(
            targeting(is_a(a_spell, red)).do(counter_it(target)),
            targeting(is_a(permanent, red)).do(destroy(target)),
        ),
    ),
    card("Ninja of the Deep Hours", "{3}{U}", creature, "Human", "Ninja", pt="2/2")(
        ninjutsu("{1}{U}"),
        whenever(deals_combat_damage_to_player(itself)).do(may(draw(1))),
    ),
    card("Humbling Elder", "{U}", creature, "Human", "Monk", pt="1/2")(
        flash,
        when(enters(itself)).targeting(is_a(creature, controlled_by(each_opponent))).do(apply(target, gets(-2, 0))),
    ),
    card("Spellstutter Sprite", "{1}{U}", creature, "Faerie", "Wizard", pt="1/1")(
        flash,
        flying,
        when(enters(itself))
        .targeting(is_a(a_spell, n.ManaValueIs("<=", number_of(a("Faerie"), yours))))
        .do(counter_it(target)),
    ),
    card("Faerie Seer", "{U}", creature, "Faerie", "Wizard", pt="1/1")(flying, when(enters(itself)).do(scry(2))),
    card("Harrier Strix", "{U}", creature, "Bird", pt="1/1")(
        flying,
        when(enters(itself)).targeting(permanent).do(tap(target)),
        pay("{2}{U}").do(draw(1), discard(1)),
    ),
    card("Murmuring Mystic", "{3}{U}", creature, "Human", "Wizard", pt="1/5")(
        whenever(casts(you, either(instant, sorcery))).do(create(1, BIRD_ILLUSION)),
    ),
    # --- Sacrificed for something
    card("Ichor Wellspring", "{2}", artifact)(
        when(either_event(enters(itself), n.PutIntoGraveyard(itself))).do(draw(1)),
    ),
    card("Nihil Spellbomb", "{1}", artifact)(
        pay(tap_this, sacrifice_this).targeting(a_player).do(exile(each(in_a_graveyard, n.OwnedBy(target)))),
        when(n.PutIntoGraveyard(itself)).do(may_pay("{B}", then=draw(1))),
    ),
    card("Krark-Clan Shaman", "{R}", creature, "Goblin", "Shaman", pt="1/1")(
        pay(sacrifice_a(artifact)).do(damage(1, to=each(creature, without(flying)))),
    ),
    card("Makeshift Munitions", "{1}{R}", enchantment)(
        pay("{1}", sacrifice_a(either(artifact, creature))).targeting(any_target).do(damage(1, to=target)),
    ),
    card("Reckoner's Bargain", "{1}{B}", instant)(
        additional_cost(sacrifice_a(either(artifact, creature))),
        do(gain_life(mana_value_of(the_sacrificed)), draw(2)),
    ),
    card("Toxin Analysis", "{B}", instant)(
        targeting(creature).do(apply(target, gains(deathtouch, lifelink)), create(1, CLUE)),
    ),
    card("Dread Return", "{2}{B}{B}", sorcery)(
        targeting(is_a(creature, in_your_graveyard)).do(put_onto_battlefield(target)),
        flashback(sacrifice_a(creature, count=3)),
    ),
    card("Breeding Pit", "{3}{B}", enchantment)(
        at_the_beginning_of(upkeep, of=you).do(unless_paid("{B}{B}", by=you, otherwise=sacrifice_it(this))),
        at_the_beginning_of(end_step, of=you).do(create(1, THRULL)),
    ),
    # --- Other creatures
    card("Outlaw Medic", "{1}{W}", creature, "Human", "Rogue", pt="1/3")(lifelink, when(dies(itself)).do(draw(1))),
    card("Lotleth Giant", "{6}{B}", creature, "Zombie", "Giant", pt="6/5")(
        when(enters(itself)).targeting(an_opponent).do(damage(number_of(creature, in_your_graveyard), to=target)),
    ),
    card("Agent of Masks", "{3}{W}{B}", creature, "Human", "Advisor", pt="2/3")(
        at_the_beginning_of(upkeep, of=you).do(
            lose_life(1, by=each_opponent, summed=True),
            gain_life(n.EventAmount()),
        ),
    ),
    card("Timberwatch Elf", "{2}{G}", creature, "Elf", pt="1/2")(
        pay(tap_this).targeting(creature).do(apply(target, gets(number_of(a("Elf")), number_of(a("Elf"))))),
    ),
    card("Overgrown Battlement", "{1}{G}", creature, "Wall", pt="0/4")(
        defender,
        tap_for("{G}", times=number_of(creature, having(defender), yours)),
    ),
    card("Gatecreeper Vine", "{1}{G}", creature, "Plant", pt="0/2")(
        defender,
        when(enters(itself)).do(may(search_library(n.Any((is_a(basic, land), a("Gate"))), to=Zone.HAND, reveal=True))),
    ),
    card("Force of Nature", "{2}{G}{G}{G}{G}", creature, "Elemental", pt="8/8")(
        trample,
        at_the_beginning_of(upkeep, of=you).do(
            unless_paid("{G}{G}{G}{G}", by=you, otherwise=damage(8, to=you)),
        ),
    ),
    card("Spectral Bears", "{1}{G}", creature, "Bear", "Spirit", pt="3/3")(
        whenever(
            attacks(itself),
            if_=not_so(there_is(black, non(token), controlled_by(defending_player))),
        ).do(dont_untap_next(itself, who=you)),
    ),
    # --- Other spells and artifacts
    card("Bontu's Last Reckoning", "{1}{B}{B}", sorcery)(
        do(destroy(each(creature)), dont_untap_next(land, yours, who=you)),
    ),
    card("Double Cleave", "{1}{R/W}", instant)(targeting(creature).do(apply(target, gains(double_strike)))),
    card("Cleansing Wildfire", "{1}{R}", sorcery)(
        targeting(land).do(
            destroy(target),
            may(search_library(basic, land, to=Zone.BATTLEFIELD, by=its_controller, tapped=True), by=its_controller),
            draw(1),
        ),
    ),
    card("Pulse of Murasa", "{2}{G}", instant)(
        targeting(is_a(either(creature, land), in_a_graveyard)).do(return_to_hand(target), gain_life(6)),
    ),
    card("Ivory Tower", "{1}", artifact)(
        at_the_beginning_of(upkeep, of=you).do(gain_life(minus(cards_in_hand(you), amount(4)))),
    ),
    # --- Lands
    card("Drossforge Bridge", None, artifact, land)(enters_tapped, indestructible, tap_for("{B}", "{R}")),
    card("Mistvault Bridge", None, artifact, land)(enters_tapped, indestructible, tap_for("{U}", "{B}")),
    card("Silverbluff Bridge", None, artifact, land)(enters_tapped, indestructible, tap_for("{U}", "{R}")),
    card("Slagwoods Bridge", None, artifact, land)(enters_tapped, indestructible, tap_for("{R}", "{G}")),
    card("Idyllic Beachfront", None, land, "Plains", "Island")(enters_tapped),
    # --- What the lists besides burn and rally play
    card("Snow-Covered Forest", None, basic, n.OfSupertype(n.Supertype.SNOW), land, "Forest")(),
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
            remember(top_of_library(you, 5), "seen"),
            choose(SEEN, creature, at_least=0, at_most=any_number),
            n.Reveal(it),
            return_to_hand(it),
            put_into_library(each(SEEN), bottom=True),
        )
    ),
    card("Winding Way", "{1}{G}", sorcery)(
        do(choose_effect(*[in_turn(*among_four(kind)) for kind in (creature, land)]))
    ),
    card("Masked Vandal", "{1}{G}", creature, "Shapeshifter", pt="1/3")(
        changeling,
        when(enters(itself))
        .targeting(is_a(either(artifact, enchantment), an_opponents))
        .do(
            may_pay(n.ExileCost(creature, Zone.GRAVEYARD), then=exile(target)),
        ),
    ),
    card("Mesmeric Fiend", "{1}{B}", creature, "Nightmare", "Horror", pt="1/1")(
        when(enters(itself))
        .targeting(an_opponent)
        .do(
            n.Reveal(each(in_a_hand, n.OwnedBy(target))),
            choose(in_a_hand, n.OwnedBy(target), non(land)),
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
        escape("{2}{U}", n.ExileCost(another, Zone.GRAVEYARD, n.Fixed(3))),
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
