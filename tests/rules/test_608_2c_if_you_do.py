"""CR 608.2c, 118.12: what is due only if it was done, by whoever may or has to do it to this."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

HERALD = invented("When ~ dies, you may exile it. If you do, draw a card.", name="Herald", cost="{W}")
STALKER = invented(
    "Whenever ~ attacks, you may sacrifice it. If you do, draw a card.", name="Stalker", cost="{B}", pt="3/3"
)
TRAP = invented(
    "Whenever a creature enters, sacrifice ~. If you do, ~ deals 1 damage to that creature.",
    name="Trap",
    types="Enchantment",
    cost="{R}",
)
ENGINE = invented(
    "~ enters with a +1/+1 counter on it.\nWhenever you cast a spell, remove a +1/+1 counter from ~. If you do, draw a "
    "card.",
    name="Engine",
)
TITHE = invented(
    "When ~ enters, you may pay 1 life. If you do, draw a card. If you don't, you lose 3 life.",
    name="Tithe",
    types="Artifact",
    cost="{1}",
)
SHUFFLER = invented(
    "You may put a card from your hand on the bottom of your library. If you do, draw a card.",
    name="Shuffler",
    types="Sorcery",
    cost="{R}",
)
PURGE = invented(
    "Choose a color. Return all creatures of that color to their owners' hands.",
    name="Purge",
    types="Sorcery",
    cost="{U}",
)


@pytest.mark.parametrize("here", [True, False])
def test_608_2c_who_died_is_exiled_where_it_still_is(here: bool) -> None:
    graveyard_hate = invented("Exile all graveyards.", name="Hate", types="Instant", cost="{R}")
    table = position(alice=[HERALD], bob=["2 Mountain"], bob_hand=["Shock", graveyard_hate], active="bob")
    table.bob.cast("Shock", ["Herald"])
    table.resolve()
    if not here:
        table.bob.cast("Hate")
        table.resolve()
    table.resolve()
    if table.asked_player == "alice" and table.asked != "priority":
        table.choose("yes")
    assert "Herald" in table.exile
    assert len(table.alice.hand) == int(here)


@pytest.mark.parametrize("yes", [True, False])
def test_118_12_it_is_this(yes: bool) -> None:
    table = position(alice=[STALKER])
    table.alice.attack({"Stalker": "bob"})
    table.resolve()
    table.choose("yes" if yes else "no")
    assert (table.alice.graveyard, len(table.alice.hand)) == ((["Stalker"], 1) if yes else ([], 0))


def test_608_2c_what_is_not_there_is_not_sacrificed_again() -> None:
    table = position(alice=[TRAP, "2 Mountain"], alice_hand=["Memnite", "Memnite"])
    table.alice.cast("Memnite")
    table.resolve()
    table.alice.passes()
    table.resolve_all()
    assert table.alice.graveyard.count("Trap") == 1
    assert "Memnite" in table.alice.graveyard


def test_608_2c_each_counter_once() -> None:
    table = position(alice_hand=[ENGINE, "Memnite", "Memnite"], alice=["2 Swamp"])
    table.alice.cast("Engine")
    table.resolve_all()
    before = len(table.alice.hand)
    for _ in range(2):
        table.alice.cast("Memnite")
        table.resolve_all()
    assert table.counters("Engine", "+1/+1") == 0
    assert len(table.alice.hand) == before - 2 + 1


@pytest.mark.parametrize("pays", [True, False])
def test_118_12_one_or_the_other(pays: bool) -> None:
    table = position(alice=["Mountain"], alice_hand=[TITHE])
    table.alice.cast("Tithe")
    table.resolve()
    table.resolve()
    table.choose("yes" if pays else "no")
    assert (table.alice.life, len(table.alice.hand)) == ((19, 1) if pays else (17, 0))


@pytest.mark.parametrize("cards", [0, 1])
def test_608_2c_no_card_none_drawn(cards: int) -> None:
    table = position(alice=["Mountain"], alice_hand=[SHUFFLER] + ["Memnite"] * cards)
    table.alice.cast("Shuffler")
    table.resolve()
    table.choose("yes")
    if table.asked != "priority":
        table.choose("Memnite")
    assert len(table.alice.hand) == cards
    assert "Memnite" not in table.alice.hand


def test_608_2d_that_color_is_the_one_that_was_chosen() -> None:
    table = position(alice=["Island"], alice_hand=[PURGE], bob=["Grizzly Bears", "White Knight"])
    table.alice.cast("Purge")
    table.resolve()
    table.choose("choose G")
    assert table.bob.hand == ["Grizzly Bears"]
    assert table.bob.battlefield == ["White Knight"]
