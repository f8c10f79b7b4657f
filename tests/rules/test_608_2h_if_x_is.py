"""CR 608.2h: what X is, as a sentence has told, is asked by another; a target deals damage to the others."""

from __future__ import annotations

import pytest
from tests.language.grammar.reading import means
from tests.support.invented import invented
from tests.support.table import position

from mainphase.cards.nodes import Keyword

ORACLE = invented(
    "When ~ enters, look at the top X cards of your library, where X is your devotion to blue. Put up to one of them "
    "on top of your library and the rest on the bottom of your library in a random order. If X is greater than or "
    "equal to the number of cards in your library, you win the game.",
    name="Old Oracle", cost="{U}{U}",
)  # fmt: skip
PURSUIT = invented(
    "{0}, Sacrifice another creature: Put X +1/+1 counters on target creature, where X is the number of permanents "
    "you've sacrificed this turn. If X is two or more, that creature gains lifelink until end of turn.",
    name="Pursuit",
)  # fmt: skip
BLAZE = invented(
    "Target creature you control deals damage equal to its power to each other creature and each opponent.",
    name="Blaze", types="Sorcery", cost="{0}",
)  # fmt: skip


@pytest.mark.parametrize(("cards", "winners"), [(2, ["alice"]), (3, [])])
def test_608_2h_as_many_as_there_are_cards(cards: int, winners: list[str]) -> None:
    table = position(alice=["2 Island"], alice_hand=[ORACLE], alice_library=["Forest"] * cards, alice_blanks=0)
    table.alice.cast("Old Oracle")
    table.resolve()
    table.resolve()
    while table.asked not in ("priority", None):
        table.apply(0)
    assert table.winners == winners


def test_608_2h_two_or_more() -> None:
    table = position(alice=[PURSUIT, "Memnite", "Ornithopter", "Grizzly Bears"])
    for name, pt, linked in (("Memnite", "3/3", False), ("Ornithopter", "5/5", True)):
        table.alice.activate("Pursuit", targets=["Grizzly Bears"], pay_with=[name])
        table.resolve_all()
        assert table.pt("Grizzly Bears") == pt
        assert table.has("Grizzly Bears", Keyword.LIFELINK) == linked


def test_608_2h_not_where_x_may_have_changed() -> None:
    assert means(
        "When ~ enters, destroy all creatures. You gain X life, where X is your devotion to blue. If X is 3 or more, "
        "draw a card."
    ) is None  # fmt: skip


def test_120_1_a_target_deals_damage_to_the_others() -> None:
    table = position(alice=["Grizzly Bears", "Memnite"], alice_hand=[BLAZE], bob=["Hill Giant"])
    table.alice.cast("Blaze", targets=["Grizzly Bears"])
    table.resolve()
    assert table.battlefield == ["Grizzly Bears", "Hill Giant"]
    assert (table.bob.life, table.damage("Hill Giant"), table.damage("Grizzly Bears")) == (18, 2, 0)
