"""Teams that share their turns, before and since they attack and block as a group (5 June 2017)."""

from __future__ import annotations

import pytest
from tests.support.table import NotOffered, Table, position

BEFORE, SINCE = "2017-06-04", "2017-06-05"


def attacked(date: str) -> Table:
    """ann attacks bea; her team mate bob could block."""
    table = position(
        players=("ann", "abe", "bea", "bob"),
        teams=(("ann", "abe"), ("bea", "bob")),
        ann=["Grizzly Bears"],
        bea=["Memnite"],
        bob=["Ornithopter"],
        rules=date,
    )
    table.ann.attack({"Grizzly Bears": "bea"})
    return table


def test_before_5_june_2017_a_creature_blocks_only_what_attacks_its_own_controller() -> None:
    table = attacked(BEFORE)
    table.advance_to("declare blockers")
    refused = table.bob.why_not("block Grizzly Bears with Ornithopter")
    assert refused is not None
    assert refused.rule == "509.1a"
    with pytest.raises(NotOffered):
        table.bob.block({"Ornithopter": "Grizzly Bears"})


def test_before_5_june_2017_each_defending_player_declares_blockers() -> None:
    table = attacked(BEFORE)
    table.bea.block({"Memnite": "Grizzly Bears"})
    assert table.blockers == {"Memnite": ["Grizzly Bears"]}


def test_since_5_june_2017_it_blocks_for_a_team_mate() -> None:
    table = attacked(SINCE)
    table.bea.block()
    table.bob.block({"Ornithopter": "Grizzly Bears"})
    assert table.blockers == {"Ornithopter": ["Grizzly Bears"]}
