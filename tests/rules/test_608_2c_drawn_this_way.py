"""CR 608.2c, 608.2i: how many cards an instruction before drew."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

REDRAW = invented(
    "Draw cards equal to the number of cards in your hand, then discard a card for each card drawn this way.",
    name="Redraw", types="Sorcery",
)  # fmt: skip
RUNES = invented(
    "Draw two cards. For each card drawn this way, discard a card unless you sacrifice a permanent.",
    name="Reading", types="Sorcery",
)  # fmt: skip
MORE = invented("If you would draw a card, draw two cards instead.", name="More", types="Enchantment")
FEWER = invented("Each player can't draw more than one card each turn.", name="Fewer", types="Enchantment")


def test_608_2c_a_card_is_discarded_for_each_that_was_drawn() -> None:
    table = position(alice=["3 Swamp"], alice_hand=[REDRAW, "Forest", "Plains"], alice_library=["5 Island"])
    table.alice.cast("Redraw")
    table.resolve()
    table.choose("Forest", "Plains")
    assert sorted(table.alice.hand) == ["Island", "Island"]


def test_608_2c_draws_that_were_replaced_count_by_what_was_drawn() -> None:
    for rule, drawn in ((MORE, 4), (FEWER, 1)):
        table = position(alice=[rule, "3 Swamp"], alice_hand=[REDRAW, "Forest", "Plains"], alice_library=["6 Island"])
        table.alice.cast("Redraw")
        table.resolve()
        table.choose(*["Forest", "Plains", "Island", "Island"][:drawn])
        assert len(table.alice.graveyard) == drawn + 1
        assert len(table.alice.hand) == 2


def test_608_2c_each_time_one_pays_or_not() -> None:
    table = position(alice=["3 Swamp"], alice_hand=[RUNES, "Forest"], alice_library=["3 Island"])
    table.alice.cast("Reading")
    table.resolve()
    table.choose("yes")
    table.choose("Swamp")
    table.choose("no")
    table.choose("Forest")
    assert sorted(table.alice.graveyard) == ["Forest", "Reading", "Swamp"]
    assert table.alice.hand == ["Island", "Island"]
