"""CR 608.2c: later text may change what earlier text means: "instead"."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

CALL = invented(
    "Create two 1/1 white Human creature tokens.\nIf you have 5 or less life, create five of those tokens instead.",
    name="Call",
    cost="{W}",
    types="Sorcery",
)
REFUSE = invented(
    "Counter target spell unless its controller pays {1}.\nIf you control a creature with power 4 or "
    "greater, counter that spell instead.",
    name="Refuse",
    types="Instant",
    cost="{U}",
)
SEIZE = invented(
    "Tap target creature. Gain control of that creature instead if you control artifacts named Anvil and Bellows.",
    name="Seize",
    cost="{U}",
    types="Sorcery",
)
ANVIL = invented("", name="Anvil", types="Artifact", cost="{1}")
BELLOWS = invented("", name="Bellows", types="Artifact", cost="{1}")


@pytest.mark.parametrize(("life", "humans"), [(6, 2), (5, 5)])
def test_608_2c_more_of_those_tokens_instead(life: int, humans: int) -> None:
    table = position(alice=["Plains"], alice_hand=[CALL], alice_life=life)
    table.alice.cast("Call")
    table.resolve()
    assert sum(name.startswith("Human") for name in table.alice.battlefield) == humans


@pytest.mark.parametrize("strong", [False, True])
def test_608_2c_nobody_may_pay_for_what_is_countered_instead(strong: bool) -> None:
    table = position(
        alice=["Island", "Craw Wurm" if strong else "Grizzly Bears"], alice_hand=[REFUSE], bob=["2 Mountain"],
        bob_hand=["Shock"], active="bob",
    )  # fmt: skip
    table.bob.cast("Shock", ["alice"])
    table.bob.passes()
    table.alice.cast("Refuse", ["Shock"])
    table.resolve()
    assert (table.asked_player == "bob" and table.asked != "priority") != strong
    assert ("Shock" in table.bob.graveyard) == strong


@pytest.mark.parametrize("both", [False, True])
def test_608_2c_one_of_each_name_is_needed(both: bool) -> None:
    table = position(alice=["Island", ANVIL, BELLOWS if both else ANVIL], alice_hand=[SEIZE], bob=["Grizzly Bears"])
    table.alice.cast("Seize", ["Grizzly Bears"])
    table.resolve()
    assert table.controller("Grizzly Bears") == ("alice" if both else "bob")
    assert table.tapped("Grizzly Bears") != both


READER = invented(
    "Draw two cards. Then if your library has no cards in it, you win the game.",
    name="Reader",
    cost="{U}",
    types="Sorcery",
)
STILL = invented(
    "At the beginning of your upkeep, mill three cards. Then if your library has no cards in it, exile Still "
    "and put two cards from your graveyard on top of your library in any order.",
    name="Still",
    types="Enchantment",
    cost="{U}",
)


@pytest.mark.parametrize("cards", [2, 3])
def test_608_2c_an_empty_library_is_seen_after_the_draw(cards: int) -> None:
    table = position(alice=["Island"], alice_hand=[READER], alice_library=["Shock"] * cards, alice_blanks=0)
    table.alice.cast("Reader")
    table.resolve()
    assert (table.winners == ["alice"]) == (cards == 2)


@pytest.mark.parametrize("cards", [3, 4])
def test_608_2c_an_empty_library_is_seen_after_milling(cards: int) -> None:
    library = ["Shock", "Memnite", "Forest", "Island"][:cards]
    table = position(alice=[STILL], alice_library=library, alice_blanks=0, step="upkeep")
    table.resolve()
    for _ in range(8):
        if table.asked != "priority":
            table.choose(table.options[0])
    assert (table.exile == ["Still"]) == (cards == 3)
    assert len(table.alice.library) == (2 if cards == 3 else 1)
