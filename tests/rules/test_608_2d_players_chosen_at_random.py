"""CR 608.2d: one of several players is chosen at random as an instruction is carried out."""

from __future__ import annotations

from tests.language.grammar.reading import does
from tests.support.invented import invented
from tests.support.table import position

from mainphase.cards import nodes as n

MAGE = invented(
    "Whenever you cast an instant or sorcery spell, scry 1. If that spell's mana value is 3 or greater, ~ deals 5 "
    "damage to an opponent chosen at random.",
    name="Mage",
)  # fmt: skip
LARGE = invented("You gain 1 life.", name="Large", types="Instant", cost="{3}")
SMALL = invented("You gain 1 life.", name="Small", types="Instant", cost="{2}")


def test_what_is_read() -> None:
    read = does("~ deals 2 damage to an opponent chosen at random.")
    assert isinstance(read, n.Sequence)
    assert read.of[0] == n.ChoosePlayer(n.EachOpponent(), at_random=True)


def test_608_2d_one_of_the_opponents_and_nobody_is_asked() -> None:
    hit: set[str] = set()
    for seed in range(12):
        table = position(
            players=("alice", "bob", "cid"), seed=seed, alice=[MAGE, "Island", "Island", "Island"], alice_hand=[LARGE]
        )
        table.alice.cast("Large")
        table.resolve()
        table.choose(table.options[0])  # of the card that is looked at
        lives = {"bob": table.bob.life, "cid": table.cid.life}
        assert (table.alice.life, sorted(lives.values())) == (20, [15, 20])
        hit |= {name for name, life in lives.items() if life == 15}
    assert hit == {"bob", "cid"}


def test_608_2c_only_of_such_a_spell() -> None:
    table = position(alice=[MAGE, "Island", "Island"], alice_hand=[SMALL])
    table.alice.cast("Small")
    table.resolve()
    table.choose(table.options[0])
    assert table.bob.life == 20
