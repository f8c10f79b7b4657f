"""CR 121.1, 701.20: the first card that a player draws in a turn is revealed, or may be; abilities wait for that."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

SHOWS = invented(
    "Reveal the first card you draw each turn. Whenever you reveal a land card this way, you gain 1 life. Whenever you "
    "reveal a nonland card this way, you gain 3 life.", name="Shows", types="Enchantment",
)  # fmt: skip
OWN = invented(
    "Reveal the first card you draw on each of your turns. Whenever you reveal a land card this way, you gain 1 life.",
    name="Own", types="Enchantment",
)  # fmt: skip
MAY = invented(
    "You may reveal the first card you draw each turn as you draw it. Whenever you reveal a land card this way, you "
    "gain 1 life.", name="May", types="Enchantment",
)  # fmt: skip
DRAWS = invented("Draw two cards.", name="Draws", cost="{0}", types="Instant")


@pytest.mark.parametrize(("top", "gained"), [("Forest", 1), ("Grizzly Bears", 3)])
def test_121_1_only_the_first_of_the_turn(top: str, gained: int) -> None:
    table = position(alice=[SHOWS], alice_hand=[DRAWS, DRAWS], alice_library=[top, "5 Forest"])
    for _ in range(2):
        table.alice.cast("Draws")
        table.resolve_all()
    assert table.alice.life == 20 + gained
    assert [event.what for event in table.events("revealed")] == [top]


@pytest.mark.parametrize(("card", "gained"), [(OWN, 0), (SHOWS, 1)])
def test_121_1_on_whose_turn(card: object, gained: int) -> None:
    table = position(alice=[card], alice_hand=[DRAWS], alice_library=["3 Forest"], active="bob")  # type: ignore[list-item]
    table.bob.passes()
    table.alice.cast("Draws")
    table.resolve_all()
    assert table.alice.life == 20 + gained


@pytest.mark.parametrize(("answer", "gained"), [("yes", 1), ("no", 0)])
def test_121_1_it_may_be_revealed(answer: str, gained: int) -> None:
    table = position(alice=[MAY], alice_hand=[DRAWS], alice_library=["3 Forest"])
    table.alice.cast("Draws")
    table.resolve()
    table.choose(answer)
    table.resolve_all()
    assert (table.alice.life, len(table.alice.hand)) == (20 + gained, 2)


def test_607_2_only_what_this_has_revealed() -> None:
    """Each of two triggers of what it has had revealed itself (CR 607.2)."""
    table = position(alice=[OWN, SHOWS], alice_hand=[DRAWS], alice_library=["3 Forest"], triggers="automatic")
    table.alice.cast("Draws")
    table.resolve_all()
    assert table.alice.life == 22
