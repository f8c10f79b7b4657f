"""Cards as they read under the Fifth Edition rules: interrupts, mana sources, phase abilities, phase costs, the
creature types of the time.

A card that is not here reads today as it did then in all that can be played: artifacts that tap, circles of protection,
regeneration, "bury". Abilities that were to be played as interrupts and make mana are mana sources (Fifth Edition,
"Older Releases"), as all mana abilities are. Creature types stand in the singular: number and gender made no difference
("More on Creatures").
"""

from mainphase.cards import nodes as n
from mainphase.cards.earlier.phase_items import of_1997
from mainphase.cards.earlier.wording import as_of_fifth
from mainphase.cards.library import CARDS
from mainphase.cards.words import *

FOR_GOOD = Duration.PERMANENT

# What these do at the beginning of the upkeep they did during it (`phase_items`).
DURING_UPKEEP = (
    ("Fasting", "DRK 1994"), ("Ivory Tower", "4ED 1995"), ("Verdant Force", "TMP 1997"),
    ("Vesuvan Doppelganger", "3ED 1994"),
)  # fmt: skip

WORDINGS = (
    *[as_of_fifth(of_1997(CARDS[name]), source) for name, source in DURING_UPKEEP],
    # --- Interrupts
    as_of_fifth(card("Counterspell", "{U}{U}", interrupt)(targeting(a_spell).do(counter_it(target))), "5ED 1997"),
    as_of_fifth(
        card("Force Spike", "{U}", interrupt)(
            targeting(a_spell).do(unless_paid("{1}", by=its_controller, otherwise=counter_it(target))),
        ),
        "5ED 1997",
    ),
    as_of_fifth(
        # All the mana of its caster's lands goes into the attempt to pay.
        card("Power Sink", "{X}{U}", interrupt)(
            targeting(a_spell).do(
                n.PayOrElse(
                    (n.PayMana(n.ManaCost(x=1)),),
                    its_controller,
                    None,
                    n.Sequence(
                        (
                            counter_it(target),
                            tap(each(land, n.HasManaAbility(), controlled_by(its_controller))),
                            n.LoseUnspentMana(its_controller),
                        )
                    ),
                    forced=land,
                ),
            ),
        ),
        "5ED 1997",
    ),
    as_of_fifth(
        card("Red Elemental Blast", "{R}", interrupt)(
            choose_one(
                targeting(is_a(a_spell, blue)).do(counter_it(target)),
                targeting(is_a(permanent, blue)).do(destroy(target)),
            ),
        ),
        "4ED 1995",
    ),
    as_of_fifth(
        card("Blue Elemental Blast", "{U}", interrupt)(
            choose_one(
                targeting(is_a(a_spell, red)).do(counter_it(target)),
                targeting(is_a(permanent, red)).do(destroy(target)),
            ),
        ),
        "4ED 1995",
    ),
    as_of_fifth(
        card("Deathlace", "{B}", interrupt)(
            targeting(spell_or_permanent).do(apply(target, becomes_color(black), until=FOR_GOOD)),
        ),
        "4ED 1995",
    ),
    as_of_fifth(
        card("Fork", "{R}{R}", interrupt)(
            targeting(is_a(a_spell, either(instant, sorcery))).do(copy_spell(target, becomes_color(red))),
        ),
        "3ED 1994",
    ),
    # --- Mana sources
    as_of_fifth(card("Dark Ritual", "{B}", mana_source)(do(add("{B}{B}{B}"))), "5ED 1997"),
    as_of_fifth(
        card("Sacrifice", "{B}", mana_source)(
            additional_cost(sacrifice_a(creature)),
            do(add("{B}", times=mana_value_of(the_sacrificed))),
        ),
        "3ED 1994, an interrupt that makes mana",
    ),
    as_of_fifth(card("Llanowar Elves", "{G}", creature, "Elf", pt="1/1")(tap_for("{G}")), "5ED 1997"),
    as_of_fifth(card("Fyndhorn Elves", "{G}", creature, "Elf", pt="1/1")(tap_for("{G}")), "ICE 1995"),
    as_of_fifth(
        card("Basalt Monolith", "{3}", artifact)(
            works_while_tapped,
            doesnt_untap(itself),
            tap_for("{C}{C}{C}"),
            pay("{3}").do(untap(this)),
        ),
        "3ED 1994",
    ),
    as_of_fifth(
        card("Mana Vault", "{1}", artifact)(
            works_while_tapped,
            doesnt_untap(itself),
            at_the_end_of(upkeep, of=you).do(may_pay("{4}", then=untap(this))),
            at_the_end_of(upkeep, of=you, if_=is_tapped(this)).do(damage(1, to=you)),
            tap_for("{C}{C}{C}"),
        ),
        "5ED 1997",
    ),
    # --- Tapped artifacts that work while they are tapped
    as_of_fifth(
        card("Amber Prison", "{4}", artifact)(
            works_while_tapped,
            may_stay_tapped,
            pay("{4}", tap_this)
            .targeting(either(artifact, creature, land))
            .do(tap(target), begin(doesnt_untap(among(target)), until=remains(this, tapped))),
        ),
        "MIR 1996",
    ),
    # --- What is done in upkeep, or paid for there
    as_of_fifth(
        card("Juzám Djinn", "{2}{B}{B}", creature, "Djinn", pt="5/5")(
            phase_ability(upkeep, must=True).do(damage(1, to=you)),
        ),
        "ARN 1993",
    ),
    as_of_fifth(
        card("Serendib Efreet", "{2}{U}", creature, "Efreet", pt="3/4")(
            flying,
            phase_ability(upkeep, must=True).do(damage(1, to=you)),
        ),
        "3ED 1994",
    ),
    as_of_fifth(
        card("Erhnam Djinn", "{3}{G}", creature, "Djinn", pt="4/5")(
            phase_ability(upkeep, must=True)
            .targeting(is_a(creature, non(a("Wall")), an_opponents))
            .do(apply(target, gains_ability(landwalk("Forest")), until=Duration.YOUR_NEXT_TURN)),
        ),
        "CHR 1995",
    ),
    as_of_fifth(
        card("Force of Nature", "{2}{G}{G}{G}{G}", creature, "Force", pt="8/8")(
            trample,
            phase_cost(upkeep, "{G}{G}{G}{G}", otherwise=damage(8, to=you)),
        ),
        "5ED 1997",
    ),
    as_of_fifth(
        card("Lord of the Pit", "{4}{B}{B}{B}", creature, "Demon", pt="7/7")(
            flying,
            trample,
            phase_cost(
                upkeep,
                sacrifice_a(another, creature),
                otherwise=damage(7, to=you),
                only_if=not_so(you_control(another, creature)),
            ),
        ),
        "5ED 1997",
    ),
    as_of_fifth(
        card("Avalanche Riders", "{3}{R}", creature, "Nomad", pt="2/2")(
            haste,
            phase_cost(upkeep, "{3}{R}", otherwise=sacrifice_it(this), due=n.ArrivedSinceLastUpkeep()),
            when(enters(itself)).targeting(land).do(destroy(target)),
        ),
        "ULG 1999",
    ),
    as_of_fifth(
        card("Breeding Pit", "{3}{B}", enchantment)(
            phase_cost(upkeep, "{B}{B}", otherwise=bury(this)),
            at_the_beginning_of(end_step, of=you).do(create(1, THRULL)),
        ),
        "5ED 1997",
    ),
    as_of_fifth(
        card("Stasis", "{1}{U}", enchantment)(
            skips("untap step", each_player),
            phase_cost(upkeep, "{U}", otherwise=bury(this)),
        ),
        "5ED 1997",
    ),
    as_of_fifth(
        card("Paralyze", "{B}", enchantment, "Aura")(
            enchant(creature),
            when(enters(itself)).do(tap(the_host)),
            doesnt_untap(enchanted_creature),
            untap_cost(upkeep, "{4}", what=the_host),
        ),
        "5ED 1997",
    ),
    as_of_fifth(
        card("Karma", "{2}{W}{W}", enchantment)(
            phase_ability(upkeep, must=True, each_player=True).do(damage(number_of(a("Swamp"), yours), to=you)),
        ),
        "5ED 1997",
    ),
    as_of_fifth(
        card("Power Surge", "{R}{R}", enchantment)(
            phase_ability(upkeep, must=True, each_player=True).do(damage(n.UntappedLandsAsTurnBegan(you), to=you)),
        ),
        "4ED 1995",
    ),
    as_of_fifth(
        card("Land Tax", "{W}", enchantment)(
            phase_ability(
                upkeep,
                only_if=n.SomePlayer(
                    each_opponent,
                    compare(number_of(land, controlled_by(that_player)), ">", number_of(land, yours)),
                ),
            ).do(search_library(basic, land, to=Zone.HAND, up_to=3)),
        ),
        "4ED 1995",
    ),
    as_of_fifth(
        card("Island Sanctuary", "{1}{W}", enchantment)(
            phase_ability("draw", skip_the_draw).do(
                begin(
                    static(n.CantAttack(non(either(having(flying), having_landwalk("Island"))), you)),
                    until=Duration.YOUR_NEXT_TURN,
                ),
            ),
        ),
        "5ED 1997",
    ),
    as_of_fifth(
        card("Black Vise", "{1}", artifact)(
            as_it_enters(choose_an_opponent),
            at_the_end_of(upkeep, of=chosen_player).do(
                damage(minus(cards_in_hand(that_player), amount(4)), to=that_player),
            ),
        ),
        "4ED 1995",
    ),
    as_of_fifth(
        card("The Rack", "{1}", artifact)(
            as_it_enters(choose_an_opponent),
            at_the_end_of(upkeep, of=chosen_player).do(
                damage(minus(amount(3), cards_in_hand(that_player)), to=that_player),
            ),
        ),
        "4ED 1995",
    ),
    as_of_fifth(
        card("Verduran Enchantress", "{1}{G}{G}", creature, "Enchantress", pt="0/2")(
            whenever(casts(you, enchantment)).do(may(draw(1))),
        ),
        "5ED 1997",
    ),
    # --- Fast effects
    as_of_fifth(card("Fog", "{G}", instant)(do(begin(static(n.AssignsNoDamage(creature))))), "5ED 1997"),
    # --- Creatures with other types, Walls among them
    as_of_fifth(card("Benalish Hero", "{W}", creature, "Hero", pt="1/1")(banding), "5ED 1997"),
    as_of_fifth(
        card("White Knight", "{W}{W}", creature, "Knight", pt="2/2")(first_strike, protection_from(black)), "5ED 1997"
    ),
    as_of_fifth(
        card("Will-o'-the-Wisp", "{B}", creature, "Will-o'-the-Wisp", pt="0/1")(
            flying, pay("{B}").do(regenerate(this))
        ),
        "4ED 1995",
    ),
    as_of_fifth(
        card("Royal Assassin", "{1}{B}{B}", creature, "Assassin", pt="1/1")(
            pay(tap_this).targeting(is_a(tapped, creature)).do(destroy(target)),
        ),
        "4ED 1995",
    ),
    as_of_fifth(
        card("Prodigal Sorcerer", "{2}{U}", creature, "Wizard", pt="1/1")(
            pay(tap_this).targeting(any_target).do(damage(1, to=target)),
        ),
        "5ED 1997",
    ),
    as_of_fifth(
        card("Juggernaut", "{4}", artifact, creature, pt="5/3")(
            must_attack(itself),
            cant_be_blocked(itself, by=a("Wall")),
        ),
        "3ED 1994",
    ),
    as_of_fifth(card("Ornithopter", "{0}", artifact, creature, pt="0/2")(flying), "5ED 1997"),
    as_of_fifth(
        card("Ball Lightning", "{R}{R}{R}", creature, "Ball Lightning", pt="6/1")(
            trample,
            haste,
            at_the_beginning_of(end_step).do(bury(this)),
        ),
        "5ED 1997",
    ),
    as_of_fifth(
        card("Dragon Whelp", "{2}{R}{R}", creature, "Dragon", pt="2/3")(
            flying,
            pay("{R}").do(
                apply(this, gets(1, 0)),
                if_so(n.ActivatedThisTurn(4), later(at_the_beginning_of(end_step).do(destroy(this)))),
            ),
        ),
        "4ED 1995",
    ),
    as_of_fifth(
        card("Quirion Ranger", "{G}", creature, "Elf", pt="1/1")(
            pay(return_a(a("Forest")), per_turn=1).targeting(creature).do(untap(target)),
        ),
        "VIS 1997",
    ),
    as_of_fifth(
        card("Honor Guard", "{W}", creature, "Soldier", pt="1/1")(pay("{W}").do(apply(this, gets(0, 1)))), "STH 1998"
    ),
    as_of_fifth(
        card("Tinder Wall", "{G}", creature, "Wall", pt="0/3")(
            pay(sacrifice_this).do(add("{R}{R}")),
            pay("{R}", sacrifice_this).targeting(is_a(creature, n.IsBlockedBy(this))).do(damage(2, to=target)),
        ),
        "ICE 1995",
    ),
    as_of_fifth(
        card("Wall of Roots", "{1}{G}", creature, "Wall", pt="0/5")(
            pay(put_counter("-0/-1"), per_turn=1).do(add("{G}")),
        ),
        "MIR 1996",
    ),
)
