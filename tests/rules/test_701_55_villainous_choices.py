"""CR 701.55: villainous choices."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

from mainphase.cards.mechanics import unknown_mechanic
from mainphase.cards.nodes import CardDef
from mainphase.presentation.option_words import option_text

CHOICE = invented(
    "Each opponent faces a villainous choice — That player discards a card, or you gain 3 life.",
    name="Vile Plan", types="Sorcery", cost="{B}",
)  # fmt: skip
ALONE = invented(
    "Target opponent faces a villainous choice — They lose 4 life, or you draw a card.",
    name="Vile Word", types="Sorcery", cost="{B}",
)  # fmt: skip
AGAIN = invented(
    "If an opponent would face a villainous choice, they face that choice an additional time.",
    name="Grand Villain", types="Legendary Creature — Human", pt="2/2",
)  # fmt: skip


@pytest.mark.parametrize(("option", "hand", "life"), [(0, [], 20), (1, ["Shock"], 23)])
def test_701_55a_what_the_player_chooses_is_done(option: int, hand: list[str], life: int) -> None:
    table = position(alice=["Swamp"], alice_hand=[CHOICE], bob_hand=["Shock"])
    table.alice.cast("Vile Plan")
    table.resolve()
    assert table.asked_player == "bob"
    table.choose(table.options[option])
    assert (table.bob.hand, table.alice.life) == (hand, life)


def test_701_55b_what_is_impossible_may_be_chosen() -> None:
    table = position(alice=["Swamp"], alice_hand=[CHOICE])
    table.alice.cast("Vile Plan")
    table.resolve()
    table.choose(table.options[0])
    assert table.alice.life == 20


def test_701_55d_each_of_them_chooses_and_does_so_before_the_next_one() -> None:
    table = position(players=("alice", "bob", "carol"), alice=["Swamp"], alice_hand=[CHOICE], bob_hand=["Shock"])
    table.alice.cast("Vile Plan")
    table.resolve()
    assert table.asked_player == "bob"
    table.choose(table.options[0])
    assert table.bob.hand == []
    assert table.asked_player == "carol"
    table.choose(table.options[1])
    assert table.alice.life == 23


def test_701_55c_an_additional_time_with_another_choice() -> None:
    table = position(alice=["Swamp", AGAIN], alice_hand=[ALONE], alice_library=["Island"])
    table.alice.cast("Vile Word", ["bob"])
    table.resolve()
    table.choose(table.options[0])
    assert table.asked_player == "bob"
    table.choose(table.options[1])
    assert (table.bob.life, table.alice.hand) == (16, ["Island"])
    assert table.priority == "alice"


def test_701_55c_not_for_its_controller() -> None:
    table = position(bob=[AGAIN], alice=["Swamp"], alice_hand=[ALONE])
    table.alice.cast("Vile Word", ["bob"])
    table.resolve()
    table.choose(table.options[0])
    assert table.bob.life == 16
    assert table.priority == "alice"


@pytest.mark.parametrize("card", [CHOICE, ALONE, AGAIN])
def test_701_55_refused_by_name_until_the_rules_have_it(card: CardDef) -> None:
    assert "701.53a" in unknown_mechanic(card, "2023-10-12")
    assert unknown_mechanic(card, "2023-10-13") == ""


def test_701_55a_what_can_be_chosen_is_told_in_words() -> None:
    table = position(alice=["Swamp"], alice_hand=[CHOICE], bob_hand=["Shock"])
    table.alice.cast("Vile Plan")
    table.resolve()
    told = [option_text(table.state, one) for one in map(table.state.pending.option, range(2))]  # type: ignore[union-attr]
    assert told == ["choose that player discards a card", "choose you gain 3 life"]
