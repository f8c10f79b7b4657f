"""CR 608.2c: cards from the top of another player's library, looked at and sorted."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import Table, position

TOP = ["Memnite", "Shock", "Forest"]


def cast(text: str) -> Table:
    """A spell with this text is aimed at bob and resolves, up to its first choice."""
    errand = invented(text, name="Errand", types="Sorcery", cost="{R}")
    table = position(alice=["Mountain"], alice_hand=[errand], bob_library=[*TOP, "Island"])
    table.alice.cast("Errand", targets=["bob"])
    table.resolve()
    return table


def library(table: Table) -> list[str]:
    return list(table.bob.library)


def test_608_2c_one_stays_and_the_rest_go_into_that_players_graveyard() -> None:
    table = cast("Look at the top three cards of target player's library. Put one back and the rest into that player's "
                 "graveyard.")  # fmt: skip
    assert table.asked_player == "alice"
    assert sorted(table.options) == sorted(TOP)
    table.choose("Shock")
    while table.asked != "priority":
        table.apply(0)
    assert sorted(table.bob.graveyard) == ["Forest", "Memnite"]
    assert library(table)[:2] == ["Shock", "Island"]


def test_608_2c_one_into_the_graveyard_and_the_rest_stay_where_they_are() -> None:
    table = cast("Look at the top three cards of target player's library. Put one of them into their graveyard.")
    table.choose("Shock")
    assert table.bob.graveyard == ["Shock"]
    assert library(table)[:3] == ["Memnite", "Forest", "Island"]
