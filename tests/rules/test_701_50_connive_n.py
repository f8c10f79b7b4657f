"""CR 701.50e: a permanent connives so many times at once, and grows for each nonland card."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

SEER = invented(
    "Whenever you attack, target attacking creature connives X, where X is the number of attacking creatures.",
    name="Seer",
)  # fmt: skip


def test_701_50e_a_counter_for_each_nonland_card() -> None:
    table = position(
        alice=[SEER, "Memnite", "Hill Giant"], alice_hand=["Forest"], alice_library=["Shock", "Island", "Serra Angel"]
    )
    table.advance_to("declare attackers")
    table.alice.attack({"Seer": "bob", "Memnite": "bob", "Hill Giant": "bob"})
    if table.asked == "target":
        table.choose("Memnite")
    table.resolve()
    assert sorted(table.alice.hand) == ["Forest", "Island", "Serra Angel", "Shock"]
    for name in ("Forest", "Shock", "Serra Angel"):
        table.choose(name)
    assert table.alice.hand == ["Island"]
    assert table.counters("Memnite", "+1/+1") == 2


def test_701_50e_of_x_cards_that_are_all_lands_nothing_grows() -> None:
    table = position(alice=[SEER], alice_hand=["Forest"], alice_library=["Island"])
    table.advance_to("declare attackers")
    table.alice.attack({"Seer": "bob"})
    if table.asked == "target":
        table.choose("Seer")
    table.resolve()
    table.choose("Island")
    assert table.counters("Seer", "+1/+1") == 0
