"""CR 601.3: cards that were exiled may be played for a while, or only be cast as spells of a kind."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

SPARK = invented(
    "Exile the top three cards of your library. You may cast red spells from among them this turn.",
    name="Spark",
    types="Sorcery",
    cost="{R}",
)
GLIMPSE = invented(
    "Exile the top card of your library. Until your next turn, you may cast it if it's an instant or sorcery spell.",
    name="Glimpse",
    types="Sorcery",
    cost="{U}",
)
BEARS = "Grizzly Bears"
DIG = invented(
    "Exile any number of target cards from your graveyard. You may play those cards this turn.",
    name="Dig",
    types="Sorcery",
    cost="{R}",
)


def test_601_3_only_red_spells() -> None:
    table = position(alice=["4 Mountain"], alice_hand=[SPARK], alice_library=["Shock", "Memnite", "Mountain"])
    table.alice.cast("Spark")
    table.resolve()
    assert sorted(table.exile) == ["Memnite", "Mountain", "Shock"]
    assert [option for option in table.options if option.startswith(("cast", "play"))] == ["cast Shock"]
    table.advance_to("turn 3, precombat main")
    assert "cast Shock" not in table.options


@pytest.mark.parametrize(("card", "offered"), [("Shock", True), ("Memnite", False)])
def test_601_3_it_if_it_is_of_a_kind_until_your_next_turn(card: str, offered: bool) -> None:
    table = position(alice=["Island", "Mountain"], alice_hand=[GLIMPSE], alice_library=[card])
    table.alice.cast("Glimpse")
    table.resolve()
    assert table.exile == [card]
    assert (f"cast {card}" in table.options) == offered
    table.advance_to("turn 2, end step")
    while table.priority != "alice":
        table.pass_once()
    assert (f"cast {card}" in table.options) == offered
    table.advance_to("turn 3, precombat main")
    assert f"cast {card}" not in table.options


def test_305_1_a_land_that_was_exiled_from_a_graveyard_is_played() -> None:
    table = position(alice=["2 Mountain"], alice_hand=[DIG], alice_graveyard=["Forest", "Shock", "Memnite"])
    table.alice.cast("Dig", ["Forest", "Shock"])
    table.resolve()
    played = [option for option in table.options if option.startswith(("cast", "play"))]
    assert sorted(played) == ["cast Shock", "play Forest"]


@pytest.mark.parametrize(("card", "offered"), [(BEARS, True), ("Shock", False), ("Forest", False)])
def test_406_3_it_lies_face_down_and_is_cast_if_it_is_of_a_kind(card: str, offered: bool) -> None:
    scout = invented(
        "Look at the top three cards of your library. Exile one face down and put the rest on the bottom of your "
        "library in any order. For as long as it remains exiled, you may look at that card and you may cast it if it's "
        "a creature spell.",
        name="Scout",
        types="Sorcery",
        cost="{0}",
    )
    table = position(alice=["2 Forest"], alice_hand=[scout], alice_library=[card, "Memnite", "Island"])
    table.alice.cast("Scout")
    table.resolve()
    table.choose(card)
    while table.stack:
        table.apply(0)
    assert len(table.exile) == 1
    playable = [option for option in table.options if option.startswith(("cast", "play"))]
    assert bool(playable) == offered
    table.advance_to("turn 3, precombat main")
    assert bool([option for option in table.options if option.startswith("cast")]) == offered
