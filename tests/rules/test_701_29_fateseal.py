"""CR 701.29: to fateseal."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

from mainphase.cards.mechanics import unknown_mechanic

FATE = invented("Fateseal 2.", name="Fate Tale", types="Sorcery", cost="{U}")


@pytest.mark.parametrize(
    ("sunk", "top", "bottom"),
    [
        ((), {"Shock", "Murder"}, set()),
        (("Shock",), {"Murder", "Island"}, {"Shock"}),
        (("Shock", "Murder"), {"Island"}, {"Shock", "Murder"}),
    ],
)
def test_701_29a_any_number_go_to_the_bottom_of_an_opponents_library(
    sunk: tuple[str, ...], top: set[str], bottom: set[str]
) -> None:
    table = position(alice=["Island"], alice_hand=[FATE], bob_library=["Shock", "Murder", "Island"], bob_blanks=2)
    table.alice.cast("Fate Tale")
    table.resolve()
    for name in sunk:
        table.alice.choose(name)
    while not table.priority:
        assert table.asked_player == "alice"
        table.choose("done" if "done" in table.options else table.options[0])
    library = table.bob.library
    assert set(library[: len(top)]) == top
    assert len(library) == 5
    assert set(library[len(library) - len(bottom) :]) == bottom


def test_701_29_refused_by_name_until_the_rules_have_it() -> None:
    assert "501.9a" in unknown_mechanic(FATE, "2007-04-30")
    assert unknown_mechanic(FATE, "2007-05-01") == ""
