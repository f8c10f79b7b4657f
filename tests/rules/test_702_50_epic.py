"""CR 702.50: epic, after which a player casts no more spells."""

from __future__ import annotations

from typing import Any

import pytest
from tests.support.invented import invented
from tests.support.table import NotOffered, Table, position

from mainphase.cards.mechanics import unknown_mechanic

SWARM = invented("You gain 3 life.\nEpic", name="Swarm", types="Sorcery", cost="{0}")
FLAMES = invented("~ deals 2 damage to any target.\nEpic", name="Flames", types="Sorcery", cost="{0}")
COPY = invented(
    "Copy target instant or sorcery spell. You may choose new targets for the copy.",
    name="Copy", types="Instant", cost="{0}",
)  # fmt: skip
STOP = invented("Counter target spell.", name="Stop", types="Instant", cost="{0}")
LAND = "Forest"


def epic(card: Any = SWARM, *hand: Any, **more: Any) -> Table:
    table = position(alice_hand=[card, *hand], triggers="automatic", **more)
    table.alice.cast(card.name)
    return table


def test_702_50a_b_no_more_spells_for_the_rest_of_the_game() -> None:
    table = epic(SWARM, "Memnite", LAND)
    table.resolve()
    with pytest.raises(NotOffered) as refused:
        table.alice.cast("Memnite")
    assert refused.value.rule == "601.3"
    table.alice.play_land(LAND)
    table.advance_to("turn 3, precombat main")
    with pytest.raises(NotOffered):
        table.alice.cast("Memnite")


def test_702_50b_opponents_still_cast_spells() -> None:
    table = epic(SWARM, bob_hand=["Memnite"])
    table.resolve()
    table.advance_to("turn 2, precombat main")
    table.bob.cast("Memnite")
    assert table.stack == ["Memnite"]


def test_702_50a_the_spell_is_copied_in_each_upkeep_of_its_players() -> None:
    table = epic()
    table.resolve()
    assert table.alice.life == 23
    table.advance_to("turn 2, draw")
    assert table.alice.life == 23, "it was no upkeep of hers"
    for turn, life in ((3, 26), (5, 29), (7, 32)):
        table.advance_to(f"turn {turn}, draw")
        assert table.alice.life == life, "the copy has no epic: there is one more each time, and no more than one"


def test_702_50a_new_targets_may_be_chosen_for_the_copy() -> None:
    table = epic(FLAMES)
    table.choose("bob")
    table.resolve()
    assert table.bob.life == 18
    table.advance_to("turn 3, upkeep")
    table.resolve()
    table.choose("alice")
    table.resolve_all()
    assert (table.alice.life, table.bob.life) == (18, 18)


def test_702_50a_it_goes_on_though_the_card_has_gone() -> None:
    drop = invented("Exile all cards from all graveyards.", name="Drop", types="Instant", cost="{0}")
    table = epic(SWARM, bob_hand=[drop])
    table.resolve()
    table.alice.passes()
    table.bob.cast("Drop")
    table.resolve()
    table.advance_to("turn 3, draw")
    assert table.alice.life == 26


def test_702_50b_not_if_it_is_countered() -> None:
    table = epic(SWARM, "Memnite", bob_hand=[STOP])
    table.alice.passes()
    table.bob.cast("Stop")
    table.resolve_all()
    table.alice.cast("Memnite")
    assert table.stack == ["Memnite"]


def test_707_10_a_copy_of_the_spell_itself_has_epic() -> None:
    table = epic(SWARM, bob_hand=[COPY, "Memnite"])
    table.alice.passes()
    table.bob.cast("Copy")
    table.resolve()
    table.resolve()
    assert table.bob.life == 23
    table.resolve()
    table.advance_to("turn 2, draw")
    assert table.bob.life == 26
    with pytest.raises(NotOffered):
        table.bob.cast("Memnite")


def test_702_50_it_came_with_saviors_of_kamigawa() -> None:
    assert "epic" in unknown_mechanic(SWARM, "2005-07-31")
    assert unknown_mechanic(SWARM, "2005-08-01") == ""
    table = epic(rules="2005-08-01")
    table.resolve()
    table.advance_to("turn 3, draw")
    assert table.alice.life == 26
