"""CR 604: static abilities, those that define characteristics among them."""

from __future__ import annotations

from tests.support.table import position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Keyword, Zone
from mainphase.cards.words import (
    as_long_as,
    card,
    card_types_among,
    creature,
    enchantment,
    exile,
    flying,
    gains,
    gets,
    has_base,
    have,
    in_a_graveyard,
    instant,
    is_a,
    itself,
    target,
    targeting,
    there_is,
    your_turn,
    yours,
)

LHURGOYF = card("Some Lhurgoyf", "{1}{G}", creature, pt="0/1")(
    n.Static(
        n.Defines((n.SetPT(card_types_among(in_a_graveyard), n.Plus(n.Fixed(1), card_types_among(in_a_graveyard))),))
    )
)


def test_604_3_power_that_is_defined_follows_what_it_counts() -> None:
    table = position(alice=[LHURGOYF, "2 Mountain"], alice_hand=["Shock"], bob_graveyard=["Forest", "Memnite"])
    assert table.pt("Some Lhurgoyf") == "3/4", "land, artifact, creature"
    table.alice.cast("Shock", ["bob"])
    table.resolve()
    assert table.pt("Some Lhurgoyf") == "4/5"


def test_604_3_it_works_in_every_zone() -> None:
    banish = card("Banish the Strong", "{G}", instant)(
        targeting(is_a(creature, in_a_graveyard, n.PowerIs(">=", n.Fixed(2)))).do(exile(target))
    )
    table = position(
        alice=["Forest"], alice_hand=[banish], alice_graveyard=["Nightmare"], bob_graveyard=["Lord of Extinction"]
    )
    table.alice.cast("Banish the Strong")
    table.resolve()
    assert [table.name(oid) for oid in table.state.exile] == ["Lord of Extinction"], "no Swamps: the Nightmare is 0/0"


def test_604_1_a_static_ability_is_simply_true_while_its_condition_is() -> None:
    table = position(alice=["Kird Ape", "Mountain"], alice_hand=["Forest"])
    assert table.pt("Kird Ape") == "1/1"
    table.alice.play_land("Forest")
    assert table.pt("Kird Ape") == "2/3"


def test_604_2_only_on_your_turn() -> None:
    drake = card("Day Drake", "{U}", creature, pt="1/1")(as_long_as(your_turn, have(itself, gains(flying), gets(1, 0))))
    table = position(alice=[drake])
    assert table.has("Day Drake", Keyword.FLYING)
    table.advance_to("upkeep")
    assert not table.has("Day Drake", Keyword.FLYING)
    assert table.pt("Day Drake") == "1/1"


def test_604_3_an_ability_may_work_in_the_graveyard() -> None:
    """CR 113.6b: it says where it works."""
    valor = card("Lasting Valor", "{1}{W}", creature, pt="2/2")(
        n.Static(
            n.Modify(is_a(creature, yours), (n.GainKeywords(Keyword.FIRST_STRIKE),)),
            there_is(n.OfSubtype("Plains"), yours),
            Zone.GRAVEYARD,
        )
    )
    table = position(alice=["Grizzly Bears", "Plains"], alice_graveyard=[valor])
    assert table.has("Grizzly Bears", Keyword.FIRST_STRIKE)
    without = position(alice=["Grizzly Bears"], alice_graveyard=[valor])
    assert not without.has("Grizzly Bears", Keyword.FIRST_STRIKE)
    there = position(alice=["Grizzly Bears", "Plains", valor])
    assert not there.has("Grizzly Bears", Keyword.FIRST_STRIKE)


def test_604_3a_a_base_value_set_replaces_the_defined_one() -> None:
    still = card("Standstill Field", "{W}", enchantment)(have(creature, has_base(2, 2)))
    table = position(alice=["Nightmare", "3 Swamp", still])
    assert table.pt("Nightmare") == "2/2"


def test_106_4_unspent_mana_counts() -> None:
    table = position(alice=["Omnath, Locus of Mana", "2 Forest"], payment="manual")
    assert table.pt("Omnath, Locus of Mana") == "1/1"
    table.alice.taps("Forest")
    assert table.pt("Omnath, Locus of Mana") == "2/2"
    table.advance_to("end step")
    assert table.alice.mana == "G"
    assert table.pt("Omnath, Locus of Mana") == "2/2"
