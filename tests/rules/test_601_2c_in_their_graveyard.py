"""CR 601.2c, 608.2b: cards of the graveyard of a player who is aimed at, too."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.saying import NotOffered
from tests.support.table import Table, position

TEXT = (
    "Exile X target cards from target player's graveyard. For each card exiled this way, that player loses 1 life and "
    "you gain 1 life."
)
VEIL = invented("You have hexproof until your next turn.", name="Veil", types="Instant", cost="{0}")
SUFFERED = invented(TEXT, name="Suffered", types="Instant", cost="{X}{B}")


def there() -> Table:
    return position(
        alice=["6 Swamp"], alice_hand=[SUFFERED], alice_graveyard=["Memnite"],
        bob=["2 Swamp"], bob_hand=[VEIL],
        bob_graveyard=["Grizzly Bears", "Hill Giant"],
    )  # fmt: skip


def test_601_2c_as_many_as_one_graveyard_has() -> None:
    table = there()
    with pytest.raises(NotOffered):
        table.copy().alice.cast("Suffered", x=3)
    with pytest.raises(NotOffered):
        table.copy().alice.cast("Suffered", ["alice", "Memnite"], x=2)
    table.alice.cast("Suffered", ["bob", "Grizzly Bears", "Hill Giant"], x=2)
    table.resolve()
    assert (table.alice.life, table.bob.life) == (22, 18)
    assert table.exile == ["Grizzly Bears", "Hill Giant"]


def test_601_2c_only_of_that_player() -> None:
    table = there()
    with pytest.raises(NotOffered):
        table.copy().alice.cast("Suffered", ["bob", "Memnite"], x=1)
    table.alice.cast("Suffered", ["alice", "Memnite"], x=1)
    table.resolve()
    assert (table.alice.life, table.bob.life) == (20, 20)


def test_608_2b_the_cards_are_legal_though_the_player_is_not() -> None:
    table = there()
    table.alice.cast("Suffered", ["bob", "Grizzly Bears"], x=1)
    table.alice.passes()
    table.bob.cast("Veil")
    table.resolve()
    table.resolve()
    assert table.exile == ["Grizzly Bears"]
    assert (table.alice.life, table.bob.life) == (21, 20)


def test_608_2h_for_each_of_them_at_once() -> None:
    text = "Exile up to two target cards from graveyards. For each creature card exiled this way, you gain 2 life."
    errand = invented(text, name="Errand", types="Sorcery", cost="{0}")
    table = position(alice_hand=[errand], bob_graveyard=["Grizzly Bears", "Forest"])
    table.alice.cast("Errand", ["Grizzly Bears", "Forest"])
    table.resolve()
    assert table.alice.life == 22
