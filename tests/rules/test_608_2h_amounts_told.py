"""CR 608.2h: amounts that are sums: of powers, of counters on a group, of two counts."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position


@pytest.mark.parametrize(
    ("amount", "gained"),
    [
        ("the total power of creatures you control", 2 + 6),
        ("the total toughness of creatures you control", 2 + 4),
        ("the total mana value of creatures you control", 2 + 6),
        ("the total power of creatures", 2 + 6 + 4),
        ("the number of +1/+1 counters on creatures you control", 0),
        ("the number of charge counters among artifacts you control", 3),
        ("the number of counters among permanents you control", 3 + 2),
        ("the number of poison counters your opponents have", 4),
    ],
)
def test_608_2h_sums(amount: str, gained: int) -> None:
    tally = invented(f"You gain life equal to {amount}.", name="Tally", cost="{0}", types="Sorcery")
    table = position(
        alice=["Grizzly Bears", "Craw Wurm", "Sol Ring (3 charge)", "Forest (2 age)"], alice_hand=[tally],
        bob=["Hill Giant (1 +1/+1)"], bob_poison=4,
    )  # fmt: skip
    table.alice.cast("Tally")
    table.resolve_all()
    assert table.alice.life == 20 + gained


def test_608_2h_two_counts_in_one() -> None:
    tally = invented(
        "You gain 1 life for each creature you control and each creature card in your graveyard.",
        name="Tally",
        cost="{0}",
        types="Sorcery",
    )
    table = position(alice=["Grizzly Bears", "Forest"], alice_graveyard=["Memnite", "Memnite"], alice_hand=[tally])
    table.alice.cast("Tally")
    table.resolve_all()
    assert table.alice.life == 23


def test_608_2h_counters_and_size_of_what_is_gone() -> None:
    """As it last was, though it is in exile now."""
    flay = invented(
        "Exile target creature. You gain life equal to the number of counters on it.",
        name="Flay",
        cost="{0}",
        types="Sorcery",
    )
    weigh = invented(
        "Destroy target creature. You gain life equal to its power plus its toughness.",
        name="Weigh",
        cost="{0}",
        types="Sorcery",
    )
    table = position(alice_hand=[flay, weigh], bob=["Hill Giant (3 charge)", "Craw Wurm"])
    table.alice.cast("Flay", ["Hill Giant"])
    table.resolve_all()
    assert table.alice.life == 23
    table.alice.cast("Weigh", ["Craw Wurm"])
    table.resolve_all()
    assert table.alice.life == 33
