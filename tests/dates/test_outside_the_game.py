"""What is outside the game, and companions, by date."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

from mainphase.kernel.turn.companions import choose_companion

CALL = invented("Put a card you own from outside the game into your hand.", name="Old Errand", types="Sorcery",
                cost="{G}")  # fmt: skip


def hand_after_a_call(rules: str) -> list[str]:
    table = position(
        rules=rules, alice=["Forest"], alice_hand=[CALL], alice_exile=["Grizzly Bears"], bob_exile=["Shock"]
    )
    table.alice.cast("Old Errand")
    table.resolve()
    return table.alice.hand


@pytest.mark.rule("217.1e")
def test_217_1e_what_was_removed_from_the_game_is_outside_it_until_10_july_2009() -> None:
    assert hand_after_a_call("2009-07-10") == ["Grizzly Bears"]


@pytest.mark.rule("400.9")
def test_400_9_what_is_in_exile_is_in_the_game_since_11_july_2009() -> None:
    assert hand_after_a_call("2009-07-11") == []


FRIEND = invented(
    "Companion — Your starting deck contains only cards with even mana values.", name="New Friend",
    types="Creature — Cat", cost="{2}{W}",
)  # fmt: skip


def options_with_a_companion(rules: str) -> list[str]:
    table = position(rules=rules, alice=["3 Plains"], alice_sideboard=[FRIEND], step="upkeep")
    choose_companion(table.state, 0, table.state.players[0].sideboard[0])
    table.advance_to("precombat main")
    return [option for option in table.options if option.endswith("New Friend")]


@pytest.mark.rule("702.138a")
def test_702_138a_a_companion_is_cast_from_outside_the_game_until_31_may_2020() -> None:
    assert options_with_a_companion("2020-05-31") == ["cast New Friend"]


@pytest.mark.rule("116.2g")
def test_116_2g_a_companion_is_put_into_the_hand_first_since_1_june_2020() -> None:
    assert options_with_a_companion("2020-06-01") == ["special New Friend"]
