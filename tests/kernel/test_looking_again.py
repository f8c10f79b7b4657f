"""What players may do is looked for again when something that it depends on has changed, even if nobody did anything:
here a turn begins, and nothing is drawn or untapped that would make anybody look.
"""

from __future__ import annotations

import pytest
from tests.support.table import Table, position

from mainphase.kernel.turn.playability import NOTHING, most_playable_mana
from mainphase.kernel.values import Automation


def may(table: Table, option: str) -> bool:
    return any(each.startswith(option) for each in table.options)


def test_302_6_a_creature_is_new_no_longer_as_its_controllers_next_turn_begins() -> None:
    table = position(alice=["Prodigal Sorcerer (sick)"], bob_library=["2 Forest"])
    assert not may(table, "activate Prodigal Sorcerer")
    table.advance_to("turn 2, end")
    table.pass_once()
    assert table.priority == "alice"
    assert not may(table, "activate Prodigal Sorcerer")
    table.advance_to("turn 3, upkeep")
    assert may(table, "activate Prodigal Sorcerer")


def test_305_2_a_land_may_be_played_each_turn_even_where_no_card_is_drawn() -> None:
    table = position(alice=["Yawgmoth's Bargain"], alice_hand=["2 Forest"], bob_library=["2 Forest"])
    table.alice.play_land("Forest")
    assert not may(table, "play Forest")
    table.advance_to("turn 3, precombat main")
    assert len(table.alice.hand) == 1
    assert may(table, "play Forest")


def test_601_3_what_may_be_cast_during_ones_own_turns_may_be_as_the_turn_begins() -> None:
    table = position(
        alice=["3 Mountain"],
        alice_hand=["Share the Spoils"],
        alice_library=["Shock", "2 Forest"],
        bob_library=["4 Forest"],
    )
    table.alice.cast("Share the Spoils")
    table.resolve_all()
    assert may(table, "cast Shock")
    table.advance_to("turn 2, end")
    table.pass_once()
    assert not may(table, "cast Shock")
    table.advance_to("turn 3, upkeep")
    assert may(table, "cast Shock")


@pytest.mark.parametrize(("exiled", "able"), [("Shock", True), ("Gray Ogre", False), ("Forest", False)])
def test_601_3_cards_that_may_be_played_from_elsewhere_are_asked_about_when_they_could_be(
    exiled: str, able: bool
) -> None:
    table = position(
        alice=["5 Mountain"],
        alice_hand=["Reckless Impulse"],
        alice_library=[f"2 {exiled}", "2 Forest"],
        bob_library=["4 Forest"],
    )
    table.alice.cast("Reckless Impulse")
    table.resolve_all()
    assert may(table, f"cast {exiled}") or may(table, f"play {exiled}")
    table.advance_to("turn 1, end")
    assert table.priority == "alice"
    table.state.automation = Automation(mana_auto=True)  # mana by itself is no reason to be asked
    assert (most_playable_mana(table.state, 0) != NOTHING) == able
    assert may(table, f"cast {exiled}") == able
