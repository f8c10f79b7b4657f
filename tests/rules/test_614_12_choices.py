"""CR 614.12a, 614.12c, 607.2d: what is chosen as something enters, who chooses, who sees it."""

from __future__ import annotations

import pytest
from tests.support.table import NotOffered, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes.subtypes import CREATURE_TYPES
from mainphase.cards.words import (
    artifact,
    as_it_enters,
    cant_cast,
    card,
    chosen_player,
    creature,
    each_opponent,
    each_player,
    land,
    of_chosen_name,
    protection_from,
)
from mainphase.presentation.object_view import chosen_words

MAGE = card("Mage", "{W}", creature, pt="2/2")(
    as_it_enters(n.ChooseName(n.CardType.LAND)), cant_cast(each_player, of_chosen_name)
)
NEMESIS = card("Nemesis", "{U}", creature, pt="3/1")(
    as_it_enters(n.ChoosePlayer(n.EachPlayer())), protection_from(n.BelongsTo(chosen_player))
)
ORACLE = card("Oracle", "{1}", artifact)(as_it_enters(n.ChooseCreatureType(each_opponent)))


def test_614_12a_a_nonland_card_name_of_those_in_the_game() -> None:
    table = position(alice=["Plains"], alice_hand=[MAGE], bob=["Mountain"], bob_hand=["Shock", "Lightning Bolt"])
    table.alice.cast("Mage")
    table.resolve()
    assert {"choose Shock", "choose Lightning Bolt", "choose Mage"} <= set(table.options)
    assert "choose Mountain" not in table.options
    assert table.options == sorted(table.options)
    table.alice.choose("choose Shock")
    table.alice.passes()
    with pytest.raises(NotOffered) as refused:
        table.bob.cast("Shock", ["alice"])
    assert refused.value.source == "Mage"
    table.bob.cast("Lightning Bolt", ["alice"])


def test_201_4_token_names_are_no_card_names() -> None:
    table = position(alice=["Plains"], alice_hand=[MAGE, "Raise the Alarm"])
    table.alice.cast("Mage")
    table.resolve()
    assert not any("Token" in option for option in table.options)


@pytest.mark.parametrize("chooser", ["bob", "carol"])
def test_607_2d_an_opponent_chooses_and_you_say_which(chooser: str) -> None:
    table = position(players=("alice", "bob", "carol"), alice=["Swamp"], alice_hand=[ORACLE])
    table.alice.cast("Oracle")
    table.resolve()
    assert (table.asked_player, table.options) == ("alice", ["bob", "carol"])
    table.alice.choose(chooser)
    assert table.asked_player == chooser
    assert table.options == [f"choose {t}" for t in CREATURE_TYPES]
    table.seat(chooser).choose("choose Goblin")
    assert "Oracle" in table.alice.battlefield


def test_607_2d_everybody_sees_what_was_chosen() -> None:
    table = position(alice=["Island"], alice_hand=[NEMESIS])
    table.alice.cast("Nemesis")
    table.resolve()
    table.alice.choose("bob")
    assert chosen_words(table.state, table.find("Nemesis")) == {"player": "bob"}
    assert table.copy().find("Nemesis").chosen == {"player": 1}


def test_702_16k_protection_from_a_player() -> None:
    table = position(
        alice=["Island", "2 Mountain"],
        alice_hand=[NEMESIS, "Shock"],
        bob=["Hill Giant", "Mountain"],
        bob_hand=["Lightning Bolt"],
        active="alice",
    )
    table.alice.cast("Nemesis")
    table.resolve()
    table.alice.choose("bob")
    table.alice.passes()
    spare = table.copy()
    with pytest.raises(NotOffered):
        spare.bob.cast("Lightning Bolt", ["Nemesis"])
    table.advance_to("turn 3, declare attackers")
    table.alice.attack(["Nemesis"])
    with pytest.raises(NotOffered):
        table.bob.block({"Hill Giant": "Nemesis"})


def test_205_3m_each_type_once_in_alphabetical_order() -> None:
    assert list(CREATURE_TYPES) == sorted(set(CREATURE_TYPES))
    assert {"Goblin", "Time Lord", "Assembly-Worker"} <= set(CREATURE_TYPES)


# --- Paying to enter otherwise


def test_614_12a_who_does_not_pay_has_it_enter_tapped() -> None:
    tapped = n.EntersSo(n.EntersTapped())
    crypt = card("Crypt", None, land)(as_it_enters(n.PayOrElse((n.PayLife(n.Fixed(2)),), n.You(), otherwise=tapped)))
    for answer, life, is_tapped in (("yes", 18, False), ("no", 20, True)):
        table = position(alice_hand=[crypt])
        table.alice.play_land("Crypt")
        table.alice.choose(answer)
        assert table.alice.life == life
        assert table.tapped("Crypt") == is_tapped


def test_614_12_counters_that_it_enters_with_by_choice_are_doubled() -> None:
    charged = n.EntersSo(n.EntersWithCounters("charge", n.Fixed(2)))
    season = card("Season", "{4}{G}", artifact)(n.Static(n.CountersTimes(n.You())))
    orb = card("Orb", "{1}", artifact)(as_it_enters(n.May(charged)))
    table = position(alice=[season, "Swamp"], alice_hand=[orb])
    table.alice.cast("Orb")
    table.resolve()
    table.alice.choose("yes")
    assert table.counters("Orb", "charge") == 4
