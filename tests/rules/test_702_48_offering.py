"""CR 702.48: offering, for which a permanent of a kind is sacrificed."""

from __future__ import annotations

from typing import Any

import pytest
from tests.support.invented import invented
from tests.support.table import NotOffered, Table, position

from mainphase.cards.mana_costs import cost
from mainphase.cards.mechanics import unknown_mechanic
from mainphase.cards.nodes import ManaCost
from mainphase.kernel.costs.ability_costs import less_by_cost

PATRON = invented("Rat offering\nFlying", name="Patron", types="Legendary Creature — Spirit", cost="{5}{B}{B}")
RAT = invented("Haste", name="Rat", types="Creature — Rat", cost="{1}{B}")
RED = invented("Haste", name="Red", types="Creature — Rat", cost="{1}{R}{R}")
MOUSE = invented("Haste", name="Mouse", types="Creature — Mouse", cost="{1}{B}")


def offering(*there: Any, **more: Any) -> Table:
    return position(alice=list(there), alice_hand=[PATRON], **more)


def test_702_48a_it_costs_as_much_less_as_the_sacrificed_permanents_mana_cost() -> None:
    table = offering("5 Swamp", RAT)
    table.alice.cast("Patron", way=1)
    assert table.alice.graveyard == ["Rat"]
    table.resolve()
    assert "Patron" in table.alice.battlefield
    with pytest.raises(NotOffered) as refused:
        offering("4 Swamp", RAT).alice.cast("Patron", way=1)
    assert refused.value.rule == "118.3"


def test_702_48a_whenever_an_instant_could_be_cast() -> None:
    for way, offered in ((0, False), (1, True)):
        table = offering("7 Swamp", RAT, active="bob", step="end")
        table.pass_once()
        if not offered:
            with pytest.raises(NotOffered):
                table.alice.cast("Patron", way=way)
            continue
        table.alice.cast("Patron", way=way)
        assert table.stack == ["Patron"]


def test_702_48a_of_that_kind_and_only_if_one_likes() -> None:
    with pytest.raises(NotOffered) as refused:
        offering("7 Swamp", MOUSE).alice.cast("Patron", way=1)
    assert refused.value.rule == "601.2h"
    table = offering("7 Swamp", RAT)
    table.alice.cast("Patron")
    assert table.alice.graveyard == []


def test_702_48b_it_is_chosen_as_the_spell_is_announced() -> None:
    table = offering("7 Swamp", RAT, RED)
    table.alice.cast("Patron", way=1)
    assert sorted(table.options) == ["Rat", "Red"]
    table.choose("Red")
    assert table.alice.graveyard == ["Red"]


def test_702_48c_colored_mana_takes_off_its_color_and_what_is_more_takes_off_generic_mana() -> None:
    table = offering("2 Swamp", "2 Mountain", RED)
    table.alice.cast("Patron", way=1)  # {5}{B}{B} less {1}{R}{R}: {2}{B}{B}
    assert all(table.tapped(land) for land in ("Swamp", "Swamp 2", "Mountain", "Mountain 2"))
    with pytest.raises(NotOffered):
        offering("Swamp", "3 Mountain", RED).alice.cast("Patron", way=1)


@pytest.mark.parametrize(
    ("of", "less", "left"),
    [
        ("{5}{B}{B}", "{1}{B}", "{4}{B}"),
        ("{5}{B}{B}", "{B}{B}{B}", "{4}"),
        ("{5}{B}{B}", "{R/G}{U/P}{S}", "{2}{B}{B}"),  # 118.7e-g
        ("{6}{G}{G}", "{G/W}{W}", "{5}{G}"),
        ("{5}{B}{B}", "{C}{2/B}", "{2}{B}{B}"),
        ("{5}{B}{B}", "{X}", "{5}{B}{B}"),
        ("{5}{R/G}{R/G}", "{3}{R/G}", "{2}{R/G}"),
        ("{3}{R/G}{R}", "{R}{G}", "{3}"),
        ("{3}{R/G}{2/W}{B/P}", "{U}{W}{B}", "{R/G}{2/W}{B/P}"),
    ],
)
def test_118_7_what_a_cost_takes_off_another(of: str, less: str, left: str) -> None:
    whole = cost(of)
    made = less_by_cost(whole.symbols, cost(less))
    assert ManaCost(whole.generic - made.generic, made.symbols) == cost(left)


def test_702_48c_what_has_no_mana_cost_takes_off_nothing() -> None:
    maker = invented("Create a 1/1 black Rat creature token.", name="Maker", types="Sorcery", cost="{0}")
    table = position(alice=["7 Swamp"], alice_hand=[PATRON, maker])
    table.alice.cast("Maker")
    table.resolve()
    table.alice.cast("Patron", way=1)
    assert table.tapped("Swamp 7")
    assert not any("Rat" in name for name in table.alice.battlefield)


def test_702_48_it_came_with_betrayers_of_kamigawa() -> None:
    assert "offering" in unknown_mechanic(PATRON, "2005-01-31")
    assert unknown_mechanic(PATRON, "2005-02-01") == ""
    table = offering("5 Swamp", RAT, rules="2005-02-01")
    table.alice.cast("Patron", way=1)
    assert table.alice.graveyard == ["Rat"]
