"""CR 608.2c: a process that is repeated as often as you like, and cards looked at again and again for a payment."""

from __future__ import annotations

from tests.language.grammar.reading import does
from tests.support.invented import invented
from tests.support.table import position

BINGE = invented(
    "Reveal the top card of your library and put that card into your hand. You lose life equal to its mana value. You "
    "may repeat this process any number of times.",
    name="Binge", types="Instant", cost="{0}",
)  # fmt: skip
VAULT = invented(
    "Look at the top two cards of your library. As many times as you choose, you may pay 1 life, put those cards on "
    "the bottom of your library in any order, then look at the top two cards of your library. Then shuffle and put the "
    "last cards you looked at this way on top in any order.",
    name="Vault", types="Instant", cost="{0}",
)  # fmt: skip
LIBRARY = ["Shock", "Grizzly Bears", "Forest", "Memnite", "Swamp"]


def test_608_2c_it_is_done_until_you_stop() -> None:
    table = position(alice_hand=[BINGE], alice_library=LIBRARY)
    table.alice.cast("Binge")
    table.resolve()
    assert (table.alice.hand, table.alice.life) == (["Shock"], 19)
    table.choose("yes")
    assert (table.alice.hand, table.alice.life) == (["Shock", "Grizzly Bears"], 17)
    table.choose("yes")
    table.choose("no")
    assert (table.alice.hand, table.alice.life) == (["Shock", "Grizzly Bears", "Forest"], 17)
    assert table.asked == "priority"


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


def test_only_a_process_that_is_all_of_the_text() -> None:
    freely = "You may repeat this process any number of times."
    assert does(f"You draw a card. You lose 1 life. {freely}") is not None
    assert does(f"You may draw a card. {freely}") is None
