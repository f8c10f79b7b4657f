"""CR 711: leveler cards; 702.87: level up."""

from __future__ import annotations

import pytest
from tests.support.table import NotOffered, position

from mainphase.cards.nodes import Keyword
from mainphase.kernel.reading.characteristics import power_of


def test_702_87a_level_up_puts_a_level_counter_on_it_as_a_sorcery() -> None:
    table = position(alice=["Student of Warfare", "2 Plains"])
    table.alice.activate("Student of Warfare")
    table.resolve()
    table.alice.activate("Student of Warfare")
    table.resolve()
    assert table.find("Student of Warfare").counters == {"level": 2}
    assert table.pt("Student of Warfare") == "3/3"
    table = position(alice=["Student of Warfare", "2 Plains"], step="upkeep")
    with pytest.raises(NotOffered) as refused:
        table.alice.activate("Student of Warfare")
    assert refused.value.rule == "602.5d"


@pytest.mark.parametrize(
    ("counters", "pt", "keyword"),
    [(0, "1/1", 0), (1, "1/1", 0), (2, "3/3", Keyword.FIRST_STRIKE), (6, "3/3", Keyword.FIRST_STRIKE),
     (7, "4/4", Keyword.DOUBLE_STRIKE), (30, "4/4", Keyword.DOUBLE_STRIKE)],
)  # fmt: skip
def test_711_2a_711_2b_from_so_many_counters_to_so_many(counters: int, pt: str, keyword: int) -> None:
    table = position(alice=[f"Student of Warfare ({counters} level)"])
    assert table.pt("Student of Warfare") == pt
    for bit in (Keyword.FIRST_STRIKE, Keyword.DOUBLE_STRIKE):
        assert table.has("Student of Warfare", bit) == (bit == keyword)


def test_711_2a_the_power_is_a_base_that_others_add_to() -> None:
    table = position(alice=["Student of Warfare (7 level)", "Forest"], alice_hand=["Giant Growth"])
    table.alice.cast("Giant Growth", ["Student of Warfare"])
    table.resolve()
    assert table.pt("Student of Warfare") == "7/7"


def test_711_2b_activated_abilities_come_with_a_level() -> None:
    table = position(alice=["Kargan Dragonlord (7 level)", "2 Mountain"])
    table.alice.activate("Kargan Dragonlord")
    table.resolve()
    assert table.pt("Kargan Dragonlord") == "8/8"
    table.alice.activate("Kargan Dragonlord", ability=1)
    table.resolve()
    assert table.pt("Kargan Dragonlord") == "9/8"


def test_711_2b_so_do_effects_on_others() -> None:
    table = position(alice=["Kabira Vindicator (5 level)", "Grizzly Bears"])
    assert table.pt("Grizzly Bears") == "4/4"


def test_711_4_level_up_stays_at_any_number_of_counters() -> None:
    table = position(alice=["Transcendent Master (20 level)", "Plains"])
    table.alice.activate("Transcendent Master")
    table.resolve()
    assert table.find("Transcendent Master").counters == {"level": 21}


def test_711_5_with_fewer_it_is_what_its_uppermost_box_says() -> None:
    table = position(alice=["Guul Draz Assassin (1 level)"])
    assert table.pt("Guul Draz Assassin") == "1/1"


def test_711_6_in_other_zones_too() -> None:
    table = position(alice_hand=["Beastbreaker of Bala Ged"])
    assert power_of(table.state, table.find("Beastbreaker of Bala Ged", 2)) == 2


def test_711_7_class_levels_are_something_else() -> None:
    table = position(alice=["Brimstone Mage"])
    table.find("Brimstone Mage").level = 3
    table.state.all_stale = True
    assert table.pt("Brimstone Mage") == "2/2"
