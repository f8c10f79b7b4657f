"""CR 608.2c, 701.20: cards of a hand that their owner shows, as many as they like, or so many for another to choose."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

SCENT = invented(
    "Reveal any number of white cards in your hand. You gain 2 life for each card revealed this way.",
    name="Scent", types="Instant", cost="{0}",
)  # fmt: skip
SEER = invented(
    "{T}: Reveal any number of red cards in your hand. Seer deals X damage to any target, where X is the number of "
    "cards revealed this way.",
    name="Seer", types="Creature — Wizard", pt="1/1",
)  # fmt: skip
MAIL = invented(
    "Target player reveals two cards from their hand and you choose one of them. That player discards that card.",
    name="Mail", types="Sorcery", cost="{0}",
)  # fmt: skip


def test_608_2c_as_much_as_was_shown() -> None:
    table = position(alice_hand=[SCENT, "White Knight", "Mesa Pegasus", "Shock"])
    table.alice.cast("Scent")
    table.resolve()
    assert "Shock" not in table.options
    none = table.copy()
    none.choose("done")
    assert none.alice.life == 20
    table.choose("White Knight", "Mesa Pegasus")
    if table.asked != "priority":
        table.choose("done")
    assert table.alice.life == 24
    assert sorted(e.what for e in table.events("revealed")) == ["Mesa Pegasus", "White Knight"]
    assert len(table.alice.hand) == 3


def test_608_2c_damage_for_each_card_shown() -> None:
    table = position(alice=[SEER], alice_hand=["Shock", "Hill Giant", "White Knight"])
    table.alice.activate("Seer", targets=["bob"])
    table.resolve()
    table.choose("Shock", "done")
    assert table.bob.life == 19


def test_701_20a_only_those_they_show_can_be_chosen() -> None:
    table = position(alice_hand=[MAIL], bob_hand=["Shock", "Forest", "Hill Giant"])
    table.alice.cast("Mail", ["bob"])
    table.resolve()
    assert table.asked_player == "bob"
    table.choose("Forest")
    assert table.asked_player == "alice"
    assert sorted(table.options) == ["Forest", "Hill Giant"]
    table.choose("Hill Giant")
    assert table.bob.graveyard == ["Hill Giant"]
    assert sorted(table.bob.hand) == ["Forest", "Shock"]


def test_701_20a_whoever_has_one_card_shows_that() -> None:
    table = position(alice_hand=[MAIL], bob_hand=["Shock"])
    table.alice.cast("Mail", ["bob"])
    table.resolve()
    while table.asked != "priority":
        table.choose("Shock")
    assert table.bob.graveyard == ["Shock"]
