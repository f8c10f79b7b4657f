"""CR 601.3, 305.1: playing cards from where an effect allows it; 118.9: without paying a mana cost; 607.2a."""

from __future__ import annotations

import pytest
from tests.support.table import NotOffered, Table, position

from mainphase.cards.nodes import Zone
from mainphase.cards.words import artifact, card, in_a_hand, may_play_from, on_top_of_library, owned_by_you
from mainphase.kernel import machine
from mainphase.kernel.events.ending import concede
from mainphase.kernel.values import OptionKind

LENS = card("Lens of the Top", "{2}", artifact)(may_play_from(on_top_of_library, owned_by_you))


def spoils() -> Table:
    table = position(
        alice=["2 Mountain", "2 Forest"],
        alice_hand=["Share the Spoils"],
        alice_library=["Serra Angel", "Gray Ogre"],
        bob=["3 Forest"],
        bob_library=["Shock", "Divination", "Swamp"],
    )
    table.alice.cast("Share the Spoils")
    table.resolve()
    table.resolve()
    return table


def test_607_2a_the_second_ability_means_the_cards_exiled_by_the_first() -> None:
    table = spoils()
    assert sorted(table.exile) == ["Serra Angel", "Shock"]
    assert "cast Shock" in table.options
    assert "cast Serra Angel" not in table.options, "two mana are not enough"


def test_118_14_mana_is_spent_as_though_it_were_of_any_colour() -> None:
    table = spoils()
    table.alice.cast("Shock", ["bob"])
    assert table.tapped("alice's Forest") != table.tapped("alice's Forest 2")
    table.resolve()
    table.resolve()
    assert table.bob.graveyard == ["Shock"], "it is Bob's card"
    assert table.bob.life == 18


def test_601_3_when_they_do_another_card_is_exiled_and_no_more_is_played_this_turn() -> None:
    table = spoils()
    table.alice.cast("Shock", ["bob"])
    assert table.stack == ["Shock", "Share the Spoils"]
    table.resolve()
    assert sorted(table.exile) == ["Gray Ogre", "Serra Angel"]
    table.resolve()
    assert not any(o.startswith("cast") for o in table.options)


def test_305_1_a_land_may_be_played_so_and_is_the_one_card_of_the_turn() -> None:
    table = spoils()
    table.advance_to("turn 2, precombat main")
    table.bob.cast("Shock", ["alice"])
    table.resolve()
    table.resolve()
    assert sorted(table.exile) == ["Serra Angel", "Swamp"]
    table.advance_to("turn 3, precombat main")
    table.alice.play_land("Swamp")
    assert "Swamp" in table.alice.battlefield
    table.resolve()
    assert len(table.exile) == 2
    assert "cast Serra Angel" not in table.options, "five lands, but one card a turn, land or spell"
    table.advance_to("turn 5, precombat main")
    assert "cast Serra Angel" in table.options


def test_601_3_each_player_on_their_own_turn_only() -> None:
    table = spoils()
    table.alice.passes()
    assert not any(o.startswith("cast") for o in table.options), "it is not Bob's turn"
    table.advance_to("turn 2, precombat main")
    assert "cast Shock" in table.options


def test_601_3_no_longer_once_the_permanent_is_gone() -> None:
    table = position(
        alice=["2 Mountain", "2 Forest"],
        alice_hand=["Share the Spoils"],
        bob=["2 Plains"],
        bob_hand=["Disenchant"],
        bob_library=["Shock"],
    )
    table.alice.cast("Share the Spoils")
    table.resolve()
    table.resolve()
    table.alice.passes()
    table.bob.cast("Disenchant", ["Share the Spoils"])
    table.resolve()
    assert not any(o.startswith("cast") for o in table.options)


def test_601_3_an_opponent_loses_and_more_cards_are_exiled() -> None:
    table = position(
        players=("alice", "bob", "carol"),
        alice=["Share the Spoils"],
        alice_library=["Gray Ogre"],
        carol_library=["Shock"],
    )
    table.bob.concede()
    table.alice.passes()
    table.resolve()
    assert sorted(table.exile) == ["Gray Ogre", "Shock"]


def test_118_9_an_emblem_lets_spells_be_cast_from_the_hand_for_nothing() -> None:
    table = position(alice=["Tamiyo, Field Researcher (7 loyalty)"], alice_hand=["Serra Angel", "Blaze", "Forest"])
    table.alice.activate("Tamiyo, Field Researcher", ability=2)
    table.resolve()
    table.alice.cast("Serra Angel", way=-1)
    table.resolve()
    assert "Serra Angel" in table.alice.battlefield
    table.alice.cast("Blaze", ["bob"], way=-1)
    table.resolve()
    assert table.bob.life == 20, "X is 0 (107.3b)"
    with pytest.raises(NotOffered):
        table.alice.cast("Forest", way=-1)
    table.alice.play_land("Forest")


def test_118_9_timing_stays_what_it_is() -> None:
    table = position(alice=["Tamiyo, Field Researcher (7 loyalty)"], alice_hand=["Serra Angel", "Shock"])
    table.alice.activate("Tamiyo, Field Researcher", ability=2)
    table.resolve()
    table.advance_to("end step")
    assert table.options == ["pass", "cast Shock"]


def test_601_3_the_top_card_of_a_library_and_then_the_next() -> None:
    table = position(alice=[LENS, "2 Mountain"], alice_library=["Forest", "Shock", "Shock"])
    table.alice.play_land("Forest")
    table.alice.cast("Shock", ["bob"])
    assert table.alice.library[0] == "Shock"
    table.resolve()
    table.alice.cast("Shock", ["bob"])
    table.resolve()
    assert table.bob.life == 16
    assert table.alice.hand == []


def test_601_3_only_the_top_card_of_ones_own_library() -> None:
    table = position(alice=[LENS, "2 Mountain"], alice_library=["Memnite", "Shock"], bob_library=["Shock"])
    assert table.options.count("cast Memnite") == 1
    assert "cast Shock" not in table.options


def test_603_2c_a_creature_that_damages_several_at_once_deals_damage_once() -> None:
    table = position(
        alice=["Tamiyo, Field Researcher", "Craw Wurm", "Hill Giant"], bob=["2 Grizzly Bears", "Memnite"], turn=3
    )
    table.alice.activate("Tamiyo, Field Researcher", ["Craw Wurm", "Hill Giant"])
    table.resolve()
    table.alice.attack({"Craw Wurm": "bob", "Hill Giant": "bob"})
    table.bob.block({"bob's Grizzly Bears": "Craw Wurm", "bob's Grizzly Bears 2": "Craw Wurm"})
    table.advance_to("combat damage")
    before = len(table.alice.hand)
    while table.asked == "assign damage":
        table.choose("3")
    while table.stack:
        table.resolve()
    assert len(table.alice.hand) == before + 2


def test_601_3_a_permission_for_the_hand_offers_nothing_twice() -> None:
    gift = card("Gift", "{2}", artifact)(may_play_from(in_a_hand, owned_by_you, free=True))
    table = position(alice=[gift, "Mountain"], alice_hand=["Shock", "Forest"])
    assert table.options.count("cast Shock") == 2  # for its cost, and without paying it
    assert table.options.count("play Forest") == 1


def test_800_4a_another_players_card_on_the_stack_is_exiled_as_who_cast_it_leaves() -> None:
    table = position(
        players=["alice", "bob", "carol"],
        alice=["2 Mountain", "2 Forest"],
        alice_hand=["Share the Spoils"],
        bob_library=["Shock"],
    )
    table.alice.cast("Share the Spoils")
    table.resolve()
    table.resolve()
    table.alice.cast("Shock", ["carol"])
    concede(table.state, table.alice.number)
    machine.advance(table.state)
    assert table.stack == []
    assert "Shock" in table.exile
    assert table.find("Shock", Zone.EXILE).owner == table.bob.number
    table.pass_once()
    table.pass_once()
    assert table.carol.life == 20


def test_800_4a_the_same_in_the_middle_of_casting_it() -> None:
    table = position(
        players=["alice", "bob", "carol"],
        alice=["2 Mountain", "2 Forest"],
        alice_hand=["Share the Spoils"],
        bob_library=["Shock"],
    )
    table.alice.cast("Share the Spoils")
    table.resolve()
    table.resolve()
    table.answer(lambda o: o.kind == OptionKind.CAST, "cast Shock")
    assert table.asked == "target"
    concede(table.state, table.alice.number)
    machine.advance(table.state)
    assert table.stack == []
    assert "Shock" in table.exile
