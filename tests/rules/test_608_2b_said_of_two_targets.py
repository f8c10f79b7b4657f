"""CR 608.2b: what is said of two targets together has to be true of them still, or both have become illegal."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import Table, position

APART = invented(
    "Choose two target creatures controlled by different players. Return those creatures to their owners' hands.",
    "Apart", types="Instant", cost="{0}",
)  # fmt: skip
TOGETHER = invented(
    "Choose two target creatures controlled by the same player. Return those creatures to their owners' hands.",
    "Together", types="Instant", cost="{0}",
)  # fmt: skip
STEAL = invented("Gain control of target creature.", "Steal", types="Instant", cost="{0}")
KILL = invented("Destroy target creature.", "Kill", types="Instant", cost="{0}")


def answered(text: str, first: str, second: str, answer: str, aimed: str) -> Table:
    """One of the two spells, and what is cast before it resolves."""
    table = position(alice=["Memnite", "Ornithopter"], alice_hand=[APART, TOGETHER, STEAL, KILL], bob=["Grizzly Bears"])
    table.alice.cast(text, targets=[first, second])
    table.alice.cast(answer, targets=[aimed])
    table.resolve_all()
    return table


def test_608_2b_both_belong_to_one_player_now() -> None:
    for first, second in (("Memnite", "Grizzly Bears"), ("Grizzly Bears", "Memnite")):
        table = answered("Apart", first, second, "Steal", "Grizzly Bears")
        assert sorted(table.battlefield) == ["Grizzly Bears", "Memnite", "Ornithopter"]


def test_608_2b_of_what_has_left_nothing_is_found_out() -> None:
    for first, second in (("Memnite", "Grizzly Bears"), ("Grizzly Bears", "Memnite")):
        table = answered("Apart", first, second, "Kill", "Grizzly Bears")
        assert table.battlefield == ["Ornithopter"]


def test_608_2b_nothing_has_changed() -> None:
    table = answered("Apart", "Memnite", "Grizzly Bears", "Kill", "Ornithopter")
    assert table.battlefield == []


def test_608_2b_both_belong_to_different_players_now() -> None:
    table = position(alice=["Memnite", "Ornithopter"], alice_hand=[TOGETHER], bob_hand=[STEAL])
    table.alice.cast("Together", targets=["Memnite", "Ornithopter"])
    table.alice.passes()
    table.bob.cast("Steal", targets=["Memnite"])
    table.resolve_all()
    assert sorted(table.battlefield) == ["Memnite", "Ornithopter"]
