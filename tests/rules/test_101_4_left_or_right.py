"""CR 101.4: a direction is chosen, in which players choose and gain control of what the next one has."""

from __future__ import annotations

from typing import Any

import pytest
from tests.language.grammar.reading import does
from tests.support.invented import invented
from tests.support.table import Table, position

THREE = ("alice", "bob", "carol")
CHOOSING = (
    "Choose left or right. Starting with you and proceeding in the chosen direction, each player chooses a creature "
    "controlled by the next player in that direction. Each player gains control of the creature they chose."
)
ALL = (
    "Choose left or right. Each player gains control of all nonland permanents controlled by the next player in the "
    "chosen direction."
)
HEIRS = invented(CHOOSING, name="Heirs", types="Sorcery", cost="{0}")
ROUND = invented(ALL, name="Round", types="Sorcery", cost="{0}")
BACK = invented("Reverse the game's turn order.", name="Back", types="Instant", cost="{0}")
A, B, C = "Memnite", "Gray Ogre", "Hill Giant"


def seated(spell: str, direction: str, **places: Any) -> Table:
    table = position(players=THREE, alice_hand=[HEIRS, ROUND, BACK], **places)
    if "Back" in spell:
        table.alice.cast("Back")
        table.resolve()
    table.alice.cast(spell.split()[-1])
    table.resolve()
    assert set(table.options) == {"choose left", "choose right"}
    table.choose(f"choose {direction}")
    return table


def controllers(table: Table, *names: str) -> list[str]:
    return [table.controller(name) for name in names]


@pytest.mark.parametrize(
    ("direction", "asked", "gained"),
    [
        ("left", [("alice", B), ("carol", A)], ["carol", "alice", "bob"]),
        ("right", [("carol", B), ("bob", A)], ["bob", "carol", "alice"]),
    ],
)
def test_101_4_each_chooses_in_turn_and_gains_control_of_it(
    direction: str, asked: list[tuple[str, str]], gained: list[str]
) -> None:
    table = seated("Heirs", direction, alice=[A, "Ornithopter"], bob=[B, "Grizzly Bears"], carol=[C])
    for player, chosen in asked:  # who has a choice, in turn
        assert table.asked_player == player
        table.choose(chosen)
    assert controllers(table, A, B, C) == gained
    assert controllers(table, "Ornithopter", "Grizzly Bears") == ["alice", "bob"]
    table.advance_to("turn 2, upkeep")
    assert controllers(table, A, B, C) == gained


def test_101_4_who_can_choose_nothing_gains_nothing() -> None:
    table = seated("Heirs", "left", alice=[A], bob=["Mountain"], carol=[C])
    assert controllers(table, A, C) == ["carol", "bob"]


@pytest.mark.parametrize(("direction", "gained"), [("left", ["carol", "alice"]), ("right", ["bob", "carol"])])
def test_101_4_all_is_passed_at_once(direction: str, gained: list[str]) -> None:
    table = seated("Round", direction, alice=[A, "Ornithopter", "Forest"], bob=[B, "Grizzly Bears"], carol=["Swamp"])
    assert controllers(table, A, B) == gained
    assert controllers(table, "Ornithopter", "Grizzly Bears") == gained
    assert controllers(table, "Forest", "Swamp") == ["alice", "carol"]


def test_101_4_nobody_changes_seats_when_turn_order_is_reversed() -> None:
    table = seated("Back Round", "left", alice=[A], bob=[B], carol=[C])
    assert controllers(table, A, B, C) == ["carol", "alice", "bob"]


def test_101_4_of_two_players_each_is_next_either_way() -> None:
    table = position(alice_hand=[HEIRS], alice=[A], bob=[B])
    table.alice.cast("Heirs")
    table.resolve()
    table.choose("choose right")
    assert controllers(table, A, B) == ["bob", "alice"]


def test_101_4_who_has_left_has_no_seat() -> None:
    table = position(players=(*THREE, "dave"), alice_hand=[ROUND], alice=[A], bob=[B], carol=[C], dave=["Ornithopter"])
    table.bob.concede()
    table.alice.cast("Round")
    table.resolve()
    table.choose("choose left")
    assert controllers(table, A, C, "Ornithopter") == ["dave", "alice", "carol"]


def test_607_2d_the_direction_is_known_of_what_has_left() -> None:
    globe = invented("Sacrifice ~: " + ALL, name="Globe", types="Artifact")
    table = position(players=THREE, alice=[globe, A], bob=[B], carol=[C])
    table.alice.activate("Globe")
    table.resolve()
    table.choose("choose right")
    assert controllers(table, A, B, C) == ["bob", "carol", "alice"]


@pytest.mark.parametrize(
    ("told", "otherwise"),
    [
        ("control of the creature", "control of the land"),
        ("in that direction", "in turn order"),
        ("Choose left or right. ", ""),
    ],
)
def test_left_or_right_is_told_so(told: str, otherwise: str) -> None:
    assert does(CHOOSING) is not None
    assert does(CHOOSING.replace(told, otherwise)) is None
