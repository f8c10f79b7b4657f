"""CR 700.5, 106.7, 500.5: devotion, mana that others could produce, unspent mana that stays."""

from __future__ import annotations

from tests.support.table import Table, position

from mainphase.cards.nodes import CardType


def is_creature(table: Table, name: str) -> bool:
    o = table.find(name)
    assert o.ch is not None
    return bool(o.ch.types & CardType.CREATURE)


def test_700_5_devotion_counts_the_mana_symbols_of_permanents() -> None:
    table = position(alice=["Heliod, Sun-Crowned", "White Knight", "Plains"], alice_hand=["Serra Avenger"])
    assert not is_creature(table, "Heliod, Sun-Crowned")  # {W}, {W}{W}
    table = position(alice=["Heliod, Sun-Crowned", "White Knight", "Serra Avenger"])
    assert is_creature(table, "Heliod, Sun-Crowned")


def test_700_5_devotion_to_two_colors_counts_symbols_of_either_once() -> None:
    six = position(alice=["Kruphix, God of Horizons", "Stasis", "Centaur Courser", "Blastoderm"])
    assert not is_creature(six, "Kruphix, God of Horizons")  # {G}{U}, {U}, {G}, {G}{G}
    seven = position(alice=["Kruphix, God of Horizons", "Stasis", "Centaur Courser", "Blastoderm", "Llanowar Elves"])
    assert is_creature(seven, "Kruphix, God of Horizons")


def test_700_5_what_others_control_does_not_count() -> None:
    table = position(alice=["Heliod, Sun-Crowned", "White Knight"], bob=["Serra Avenger"])
    assert not is_creature(table, "Heliod, Sun-Crowned")


def test_700_5a_a_copy_has_the_mana_cost_that_it_copies() -> None:
    table = position(alice=["Heliod, Sun-Crowned", "White Knight", "4 Island"], alice_hand=["Clone"])
    table.alice.cast("Clone")
    table.resolve()
    table.alice.choose("White Knight")
    assert is_creature(table, "Heliod, Sun-Crowned")


def test_205_1b_what_is_no_creature_has_no_creature_type() -> None:
    table = position(alice=["Heliod, Sun-Crowned"])
    ch = table.find("Heliod, Sun-Crowned").ch
    assert ch is not None
    assert ch.subtypes == ()
    assert ch.types == CardType.ENCHANTMENT


def test_106_7_mana_of_a_type_that_lands_of_opponents_could_produce() -> None:
    table = position(
        alice=["Exotic Orchard"], alice_hand=["Shock", "Unsummon"], bob=["Mountain (tapped)", "Memnite", "Wastes"]
    )
    assert table.alice.why_not("cast Shock") is None
    assert table.alice.why_not("cast Unsummon") is not None


def test_106_7_lands_that_ask_each_other_produce_what_others_add() -> None:
    none = position(alice=["Exotic Orchard"], alice_hand=["Llanowar Elves"], bob=["Exotic Orchard"])
    assert none.alice.why_not("cast Llanowar Elves") is not None
    through = position(
        alice=["Exotic Orchard", "Forest (tapped)"], alice_hand=["Llanowar Elves"], bob=["Exotic Orchard"]
    )
    assert through.alice.why_not("cast Llanowar Elves") is None


def test_106_7_an_ability_that_would_produce_nothing_now_adds_no_type() -> None:
    table = position(alice=["Exotic Orchard"], alice_hand=["Soulmender"], bob=["Nykthos, Shrine to Nyx"])
    assert table.alice.why_not("cast Soulmender") is not None
    table = position(
        alice=["Exotic Orchard"], alice_hand=["Soulmender"], bob=["Nykthos, Shrine to Nyx", "White Knight"]
    )
    assert table.alice.why_not("cast Soulmender") is None


def test_500_5_unspent_mana_becomes_colorless_instead_of_being_lost() -> None:
    table = position(alice=["Kruphix, God of Horizons", "Forest", "Black Lotus"], alice_hand=["Grizzly Bears"])
    table.alice.taps("Black Lotus", for_=4)
    assert table.alice.mana == "GGG"
    table.advance_to("beginning of combat")
    assert table.alice.mana == "CCC"
    table.advance_to("postcombat main")
    table.alice.cast("Grizzly Bears")
    table.resolve()
    assert "Grizzly Bears" in table.alice.battlefield
