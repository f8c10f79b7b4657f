"""CR 701.15: goaded creatures."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import NotOffered, position

from mainphase.cards import nodes as n
from mainphase.cards.words import card, creature, instant, target, targeting

TAUNT = card("Taunt", "{R}", instant)(targeting(creature).do(n.Goad(target)))
THREE = ("alice", "bob", "carol")


def test_701_15b_it_attacks_if_able() -> None:
    table = position(alice=["Mountain"], alice_hand=[TAUNT], bob=["Hill Giant"], step="end step")
    table.alice.cast("Taunt", ["Hill Giant"])
    table.resolve()
    table.advance_to("turn 2, declare attackers")
    with pytest.raises(NotOffered) as refused:
        table.bob.attack([])
    assert refused.value.rule == "508.1d"
    table.bob.attack({"Hill Giant": "alice"})


def test_701_15b_a_player_other_than_who_goaded_it_if_able() -> None:
    table = position(
        players=THREE, alice=["Mountain"], alice_hand=[TAUNT], bob=["Hill Giant", "Grizzly Bears"], step="end step"
    )
    table.alice.cast("Taunt", ["Hill Giant"])
    table.resolve()
    table.advance_to("turn 2, declare attackers")
    assert table.asked_about == "Hill Giant"
    assert table.options == ["attack carol"]
    table.choose("attack carol")
    assert sorted(table.options) == ["attack alice", "attack carol", "stay"]


def test_701_15c_goaded_by_two_players_each_is_a_requirement() -> None:
    table = position(
        players=THREE,
        alice=["Mountain"],
        alice_hand=[TAUNT],
        carol=["Mountain"],
        carol_hand=[TAUNT],
        bob=["Hill Giant"],
        step="end step",
    )
    table.alice.cast("Taunt", ["Hill Giant"])
    table.resolve()
    table.alice.passes()
    table.bob.passes()
    table.seat("carol").cast("Taunt", ["Hill Giant"])
    table.resolve()
    table.advance_to("turn 2, declare attackers")
    assert sorted(table.options) == ["attack alice", "attack carol"]


def test_701_15d_twice_by_one_player_is_once() -> None:
    table = position(alice=["2 Mountain"], alice_hand=[TAUNT, TAUNT], bob=["Hill Giant"], step="end step")
    for _ in range(2):
        table.alice.cast("Taunt", ["Hill Giant"])
        table.resolve()
    assert len(table.state.lasting) == 1


def test_701_15a_until_the_next_turn_of_its_controller() -> None:
    table = position(alice=["Mountain"], alice_hand=[TAUNT], bob=["Hill Giant (tapped)"])
    table.alice.cast("Taunt", ["Hill Giant"])
    table.resolve()
    table.state.objects[table.find("Hill Giant").id].arrived = 1 << 40  # it can't attack
    table.advance_to("turn 3, upkeep")
    assert not table.state.lasting


def test_701_15b_goaded_as_long_as_an_aura_says_so() -> None:
    goad = invented("Enchant creature\nEnchanted creature is goaded.", "Spur", "Enchantment — Aura")
    table = position(
        players=THREE,
        alice=["Plains", goad],
        bob=["Hill Giant", "Grizzly Bears"],
        step="end step",
        attached={"Spur": "Hill Giant"},
    )
    table.advance_to("turn 2, declare attackers")
    assert table.asked_about == "Hill Giant"
    assert table.options == ["attack carol"]


def test_701_15d_by_an_aura_and_a_spell_of_one_player_is_once() -> None:
    goad = invented("Creatures your opponents control are goaded.", "Spur", "Enchantment")
    table = position(
        players=THREE,
        alice=["Mountain", goad],
        alice_hand=[TAUNT],
        carol=["Mountain"],
        carol_hand=[TAUNT],
        bob=["Hill Giant"],
        step="end step",
    )
    table.alice.cast("Taunt", ["Hill Giant"])
    table.resolve()
    table.alice.passes()
    table.bob.passes()
    table.seat("carol").cast("Taunt", ["Hill Giant"])
    table.resolve()
    table.advance_to("turn 2, declare attackers")
    assert sorted(table.options) == ["attack alice", "attack carol"]  # one requirement each
