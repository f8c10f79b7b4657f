"""CR 604: static abilities, those that define characteristics among them."""

from __future__ import annotations

import pytest
from tests.support.table import position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Color, Keyword, Zone
from mainphase.cards.words import (
    as_long_as,
    card,
    card_types_among,
    creature,
    devoid,
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
    loses_all_abilities,
    target,
    targeting,
    there_is,
    your_turn,
    yours,
)
from mainphase.kernel.reading.layers import refreshed_characteristics

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


VOIDLING = card("Voidling", "{1}{R}", creature, pt="2/2")(devoid)


@pytest.mark.rule("113.6a")
def test_604_3_colours_are_defined_in_every_zone() -> None:
    """In the hand, on the stack, in the library, the graveyard and exile."""
    table = position(
        alice=[VOIDLING, "2 Mountain"], alice_hand=[VOIDLING], alice_library=[VOIDLING], alice_graveyard=[VOIDLING],
        alice_exile=[VOIDLING],
    )  # fmt: skip
    g = table.state
    player = g.players[0]
    for oid in (*player.hand, player.library[0], *player.graveyard, *g.exile, *g.battlefield[:1]):
        assert refreshed_characteristics(g, g.objects[oid]).colors == 0
    table.alice.cast("Voidling")
    assert refreshed_characteristics(g, g.objects[g.stack[-1]]).colors == 0
    table.resolve()
    assert [
        refreshed_characteristics(g, g.objects[oid]).colors for oid in g.battlefield if table.name(oid) == "Voidling"
    ] == [0, 0]


def test_604_3_a_price_for_colourless_spells_is_that_of_a_spell_that_defines_itself_colourless() -> None:
    herald = card("Pale Herald", "{2}", creature, pt="1/1")(n.Static(n.CostChange(n.You(), n.Not(n.OfColor(31)), -1)))
    table = position(alice=[herald, "Mountain"], alice_hand=[VOIDLING])
    table.alice.cast("Voidling")
    assert table.alice.mana == ""


def test_604_3_a_copy_of_a_spell_defines_its_colours_too() -> None:
    twin = card("Twinning", "{0}", instant)(targeting(n.InZone(Zone.STACK)).do(n.CopySpell(target)))
    table = position(alice=["2 Mountain"], alice_hand=[VOIDLING, twin])
    table.alice.cast("Voidling")
    table.alice.cast("Twinning", ["Voidling"])
    table.resolve()
    g = table.state
    assert [refreshed_characteristics(g, g.objects[oid]).colors for oid in g.stack] == [0, 0]


def test_613_1f_what_defines_colours_is_read_before_abilities_are_lost() -> None:
    """Layer 5 comes before layer 6 (CR 613.3), but not before a land type takes all abilities (305.7)."""
    still = card("Silence of All", "{W}", enchantment)(have(creature, loses_all_abilities))
    table = position(alice=[VOIDLING, still])
    assert refreshed_characteristics(table.state, table.find("Voidling")).colors == 0
    to_land = card("Into the Ground", "{G}", enchantment)(have(creature, n.SetTypes(CardType.LAND, ("Forest",))))
    table = position(alice=[VOIDLING, to_land])
    assert refreshed_characteristics(table.state, table.find("Voidling")).colors == Color.RED


def test_608_2h_power_that_was_defined_where_it_was_is_remembered() -> None:
    """A creature card leaves a graveyard: its power is what it was there."""
    feast = card("Feast on the Past", "{0}", instant)(
        targeting(is_a(creature, in_a_graveyard)).do(exile(target), n.GainLife(n.PowerOf(target)))
    )
    table = position(alice_hand=[feast], alice_graveyard=["Lord of Extinction", "2 Forest"])
    table.alice.cast("Feast on the Past", ["Lord of Extinction"])
    table.resolve()
    assert table.alice.life == 23
