"""CR 702.141: encore."""

from __future__ import annotations

from typing import Any

import pytest
from tests.support.invented import invented
from tests.support.table import NotOffered, Table, position

from mainphase.cards.mechanics import unknown_mechanic

SINGER = invented("Encore {3}{R}", name="Singer", pt="2/2", cost="{1}{R}")
WATCHER = invented("Whenever a creature enters, you gain 1 life.", name="Watcher", types="Enchantment")
THREE = ("alice", "bob", "carol")


def singing(*there: Any, **more: Any) -> Table:
    table = position(alice=["4 Mountain", *there], alice_graveyard=[SINGER], **more)
    table.alice.activate("Singer")
    return table


def test_702_141a_a_token_for_each_opponent_which_it_has_to_attack() -> None:
    table = singing(WATCHER, players=THREE, triggers="automatic")
    assert table.exile == ["Singer"]
    table.resolve()
    assert table.alice.battlefield.count("Singer") == 2
    table.resolve_all()
    assert table.alice.life == 22
    table.advance_to("declare attackers")
    for how in ({}, {"Singer": "bob", "Singer 2": "bob"}, {"Singer": "carol", "Singer 2": "bob"}):
        with pytest.raises(NotOffered) as refused:
            table.copy().alice.attack(how)
        assert refused.value.rule.startswith("508.1")
    table.alice.attack({"Singer": "bob", "Singer 2": "carol"})
    table.advance_to("end of combat")
    assert (table.bob.life, table.carol.life) == (18, 18)


def test_702_141a_they_are_sacrificed_at_the_next_end_step() -> None:
    table = singing()
    table.resolve()
    table.advance_to("declare attackers")
    table.alice.attack(["Singer"])
    table.advance_to("end")
    assert len(table.stack) == 1
    table.resolve_all()
    assert "Singer" not in table.alice.battlefield
    assert table.events("sacrificed", what="Singer")


def test_702_141a_as_a_sorcery() -> None:
    with pytest.raises(NotOffered) as refused:
        singing(step="end")
    assert refused.value.rule == "602.5d"


def test_702_141_it_came_with_commander_legends() -> None:
    assert "encore" in unknown_mechanic(SINGER, "2020-11-19")
    assert unknown_mechanic(SINGER, "2020-11-20") == ""
    table = singing(rules="2020-11-20")
    table.resolve()
    assert "Singer" in table.alice.battlefield
