"""CR 701.48: to learn is to discard and draw, or else to bring in a Lesson from outside the game."""

from __future__ import annotations

from collections.abc import Sequence

from tests.support.invented import invented
from tests.support.table import Table, position

TUTOR = invented("Learn.", name="Evening Class", types="Sorcery", cost="{G}")
LESSON = invented("You gain 1 life.", name="First Words", types="Sorcery — Lesson", cost="{W}")


def learning(hand: Sequence[str] = ()) -> Table:
    table = position(
        alice=["Forest"], alice_hand=[TUTOR, *hand], alice_library=["Opt"],
        alice_sideboard=[LESSON, "Shock"],
    )  # fmt: skip
    table.alice.cast("Evening Class")
    table.resolve()
    return table


def test_701_48a_a_card_is_discarded_and_one_drawn() -> None:
    table = learning(hand=["Fog"])
    table.choose("yes")
    assert table.alice.hand == ["Opt"]
    assert table.alice.graveyard == ["Fog", "Evening Class"]
    assert table.alice.sideboard == ["First Words", "Shock"]


def test_701_48a_or_a_lesson_is_brought_in() -> None:
    table = learning(hand=["Fog"])
    table.choose("no", "yes")
    assert table.alice.hand == ["Fog", "First Words"]
    assert table.alice.sideboard == ["Shock"]
    assert [e.what for e in table.events("revealed")] == ["First Words"]


def test_701_48a_or_neither() -> None:
    table = learning(hand=["Fog"])
    table.choose("no", "no")
    assert table.alice.hand == ["Fog"]
    assert table.asked == "priority"


def test_701_48a_who_has_nothing_to_discard_may_still_bring_in_a_lesson() -> None:
    table = learning()
    table.choose("yes", "yes")
    assert table.alice.hand == ["First Words"]
    assert table.alice.library[0] == "Opt"
