"""CR 701.4, 701.61, 701.68: keyword actions that are costs: to behold, to forage, to blight."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import NotOffered, position

from mainphase.cards.mechanics import unknown_mechanic
from mainphase.cards.nodes import CardDef, Keyword

BEARS = "Grizzly Bears"
BREATH = invented(
    "As an additional cost to cast this spell, you may behold a Dragon.\nYou gain 1 life. If a Dragon was beheld, draw "
    "a card.",
    name="Deep Breath", types="Sorcery", cost="{G}",
)  # fmt: skip
KIN = invented(
    "As an additional cost to cast this spell, behold a Beast and exile it.\nWhen this creature leaves the "
    "battlefield, return the exiled card to its owner's hand.",
    name="Herd Champion", types="Creature — Elk", cost="{G}", pt="3/3",
)  # fmt: skip
BEAST = invented("Reach", name="Old Beast", cost="{G}", pt="1/1")
DRAGON = invented("Flying", name="Small Dragon", types="Creature — Dragon", cost="{G}", pt="1/1")
PANTRY = invented("{1}, Forage: You gain 5 life.", name="Pantry", types="Artifact", cost="{1}")
SNACK = invented("", name="Snack", types="Artifact — Food", cost="{1}")
TREE = invented("", name="Tall Tree", types="Creature — Treefolk", cost="{4}{G}", pt="3/5")
CURSE = invented("{T}, Blight 2: Draw a card.", name="Wither Stone", types="Artifact", cost="{1}")
ROT = invented("Each opponent blights 1.", name="Rot Tale", types="Sorcery", cost="{G}")
COPYING = invented(
    "When this creature enters, you may blight 1. If you do, the blighted creature gains flying until end of turn.",
    name="Blight Guide", cost="{G}", pt="1/3",
)  # fmt: skip


@pytest.mark.parametrize("where", ["hand", "battlefield"])
def test_701_4a_a_card_of_the_hand_is_revealed_or_a_permanent_chosen(where: str) -> None:
    there = where == "battlefield"
    table = position(
        alice=["Forest", *[DRAGON] * there], alice_hand=[BREATH, *[DRAGON] * (not there)], alice_library=["Island"]
    )
    table.alice.cast("Deep Breath", kicked=True)
    assert bool(table.events("revealed")) is (where == "hand")
    table.resolve()
    assert "Island" in table.alice.hand
    assert ("Small Dragon" in table.alice.hand) is (where == "hand")


def test_701_4a_what_is_of_no_such_kind_is_not_beheld() -> None:
    with pytest.raises(NotOffered):
        position(alice=["Forest", BEARS], alice_hand=[KIN]).alice.cast("Herd Champion")


@pytest.mark.parametrize("where", ["hand", "battlefield"])
def test_701_4a_what_was_beheld_and_exiled_is_the_exiled_card(where: str) -> None:
    there = where == "battlefield"
    table = position(
        alice=["Forest", *[BEAST] * there],
        alice_hand=[KIN, *[BEAST] * (not there)],
        bob=["3 Swamp"],
        bob_hand=["Murder"],
    )
    table.alice.cast("Herd Champion")
    table.resolve()
    assert "Old Beast" in table.exile
    table.pass_once()
    table.bob.cast("Murder", ["Herd Champion"])
    table.resolve_all()
    assert table.alice.hand == ["Old Beast"]


@pytest.mark.parametrize(("food", "cards", "can"), [(1, 0, True), (0, 3, True), (0, 2, False), (1, 3, True)])
def test_701_61a_three_cards_are_exiled_or_a_food_is_sacrificed(food: int, cards: int, can: bool) -> None:
    table = position(alice=[PANTRY, "Forest", *[SNACK] * food], alice_graveyard=["Shock"] * cards)
    if not can:
        with pytest.raises(NotOffered):
            table.alice.activate("Pantry")
        return
    table.alice.activate("Pantry")
    if food and cards:
        table.choose("Snack")
    table.resolve()
    assert table.alice.life == 25
    assert len(table.alice.graveyard) == (cards + 1 if food else 0)


def test_701_61a_the_cards_are_chosen_one_by_one() -> None:
    table = position(alice=[PANTRY, "Forest", SNACK], alice_graveyard=["Shock", "Unsummon", "Murder", "Island"])
    table.alice.activate("Pantry")
    table.choose("Shock", "Murder", "Island")
    assert table.alice.graveyard == ["Unsummon"]


def test_701_68a_counters_are_put_on_a_creature_of_ones_own() -> None:
    table = position(alice=[CURSE, TREE], bob=[BEARS], alice_library=["Island"])
    table.alice.activate("Wither Stone")
    table.resolve()
    assert table.pt("Tall Tree") == "1/3"
    assert table.alice.hand == ["Island"]


def test_701_68b_not_without_a_creature() -> None:
    with pytest.raises(NotOffered):
        position(alice=[CURSE], bob=[BEARS]).alice.activate("Wither Stone")


def test_701_68a_each_of_them_chooses_their_own() -> None:
    table = position(alice=["Forest", BEARS], alice_hand=[ROT], bob=[TREE])
    table.alice.cast("Rot Tale")
    table.resolve()
    assert (table.pt("Tall Tree"), table.pt(BEARS)) == ("2/4", "2/2")


def test_701_68c_the_blighted_creature_is_the_one_that_was_chosen() -> None:
    table = position(alice=["Forest", TREE], alice_hand=[COPYING])
    table.alice.cast("Blight Guide")
    table.resolve_all()
    table.alice.choose("yes", "Tall Tree")
    assert table.pt("Tall Tree") == "2/4"
    assert table.has("Tall Tree", Keyword.FLYING)


@pytest.mark.parametrize(
    ("card", "before", "day"),
    [
        (BREATH, "2025-04-03", "2025-04-04"),
        (PANTRY, "2024-07-29", "2024-07-30"),
        (CURSE, "2026-01-15", "2026-01-16"),
        (ROT, "2026-01-15", "2026-01-16"),
    ],
)
def test_701_refused_by_name_until_the_rules_have_them(card: CardDef, before: str, day: str) -> None:
    assert unknown_mechanic(card, before)
    assert unknown_mechanic(card, day) == ""
