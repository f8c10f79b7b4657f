"""Clash (CR 701.30)."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import Table, position

BEARS, GIANT = "Grizzly Bears", "Hill Giant"
CLASH = "Clash with an opponent. If you win, you gain 3 life. Otherwise, that player gains 2 life."


def keep(table: Table, *cards: str) -> None:
    """Each card that was revealed stays on top."""
    table.choose(*[f"top {card}" for card in cards])


def clashing(mine: str, theirs: str, text: str = CLASH, *watching: str) -> Table:
    """A spell that clashes resolves, up to its first choice."""
    errand = invented(text, name="Errand", types="Sorcery", cost="{R}")
    watchers = [
        invented(watched, name=f"Watcher {k}", types="Enchantment") for k, watched in enumerate(watching)
    ]  # fmt: skip
    table = position(
        alice=["Mountain", *watchers], alice_hand=[errand], alice_library=[mine], bob_library=[theirs],
        triggers="automatic",
    )  # fmt: skip
    table.alice.cast("Errand")
    table.resolve()
    return table


@pytest.mark.parametrize(
    ("mine", "theirs", "lives"),
    [(GIANT, BEARS, (23, 20)), (BEARS, GIANT, (20, 22)), (BEARS, BEARS, (20, 22)), ("Forest", "Memnite", (20, 22))],
)
def test_701_30d_the_higher_mana_value_wins(mine: str, theirs: str, lives: tuple[int, int]) -> None:
    table = clashing(mine, theirs)
    keep(table, mine, theirs)
    assert (table.alice.life, table.bob.life) == lives


def test_701_30a_each_card_stays_or_goes_to_the_bottom_the_active_player_decides_first() -> None:
    table = clashing(BEARS, GIANT)
    assert table.asked_player == "alice"
    table.choose(f"bottom {BEARS}")
    assert table.asked_player == "bob"
    assert table.alice.library[0] == BEARS, "they move at the same time (CR 701.30c)"
    keep(table, GIANT)
    assert table.alice.library[-1] == BEARS
    assert table.bob.library[0] == GIANT


def test_701_30b_you_choose_which_opponent() -> None:
    errand = invented(CLASH, name="Errand", types="Sorcery", cost="{R}")
    table = position(
        players=["alice", "bob", "carol"], alice=["Mountain"], alice_hand=[errand], alice_library=[GIANT],
        bob_library=[GIANT], carol_library=[BEARS],
    )  # fmt: skip
    table.alice.cast("Errand")
    table.resolve()
    table.choose("carol")
    keep(table, GIANT, BEARS)
    assert table.alice.life == 23


def test_701_30d_whoever_has_no_card_does_not_win() -> None:
    errand = invented(CLASH, name="Errand", types="Sorcery", cost="{R}")
    table = position(alice=["Mountain"], alice_hand=[errand], alice_library=["Forest"], bob_blanks=0)
    table.alice.cast("Errand")
    table.resolve()
    keep(table, "Forest")
    assert table.alice.life == 23, "a card with mana value 0 is more than none"


WATCHING = ("Whenever you clash, you gain 10 life.", "Whenever you clash and win, you gain 100 life.")


@pytest.mark.parametrize(("mine", "life"), [(GIANT, 133), ("Forest", 30)])
def test_701_30_abilities_wait_for_a_clash_and_for_one_that_is_won(mine: str, life: int) -> None:
    table = clashing(mine, BEARS, CLASH, *WATCHING)
    keep(table, mine, BEARS)
    table.resolve_all()
    assert table.alice.life == life


def test_701_30_what_was_countered_is_spoken_of_when_the_clash_is_won() -> None:
    text = (
        "Counter target spell unless its controller pays {X}. Clash with an opponent. If you win, that spell's "
        "controller mills four cards."
    )
    stroke = invented(text, name="Stroke", types="Instant", cost="{X}{U}")
    table = position(
        alice=["2 Mountain"], alice_hand=["Shock"], bob=["3 Island"], bob_hand=[stroke], alice_library=[BEARS],
        bob_library=[GIANT], bob_life=2,
    )  # fmt: skip
    table.alice.cast("Shock", ["bob"])
    table.alice.passes()
    table.bob.cast("Stroke", ["Shock"], x=2)
    table.resolve()
    keep(table, BEARS, GIANT)
    assert len(table.alice.graveyard) == 5


def test_701_30_lands_are_untapped_if_it_is_won() -> None:
    table = clashing(GIANT, BEARS, "Clash with an opponent. If you win, untap all Mountains you control.")
    keep(table, GIANT, BEARS)
    assert not table.tapped("Mountain")


def test_701_30_the_spell_returns_if_it_is_won() -> None:
    table = clashing(GIANT, BEARS, "Clash with an opponent. If you win, return ~ to its owner's hand.")
    keep(table, GIANT, BEARS)
    assert table.alice.hand == ["Errand"]
