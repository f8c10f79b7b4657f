"""CR 608.2c: cards that are looked at again and again for a payment, as often as you like."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

VAULT = invented(
    "Look at the top two cards of your library. As many times as you choose, you may pay 1 life, put those cards on "
    "the bottom of your library in any order, then look at the top two cards of your library. Then shuffle and put the "
    "last cards you looked at this way on top in any order.",
    name="Vault", types="Instant", cost="{0}",
)  # fmt: skip
LIBRARY = ["Shock", "Grizzly Bears", "Forest", "Memnite", "Swamp"]


def test_608_2c_the_last_cards_are_put_on_top_of_the_shuffled_library() -> None:
    table = position(alice_hand=[VAULT], alice_library=LIBRARY)
    table.alice.cast("Vault")
    table.resolve()
    table.choose("yes")
    while table.asked != "may" and "yes" not in table.options:
        table.choose(table.options[0])
    table.choose("no")
    while table.asked != "priority":
        table.choose(table.options[0])
    assert set(table.alice.library[:2]) == {"Forest", "Memnite"}
    assert table.alice.life == 19
