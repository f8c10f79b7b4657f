"""CR 608.2c: under a condition you may do something else instead, with the same thing."""

from __future__ import annotations

import pytest
from tests.language.grammar.reading import does
from tests.support.invented import invented
from tests.support.table import position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone

TEXT = (
    "Return target creature to its owner's hand. If you control a Forest, you may put that creature on top of its "
    "owner's library instead."
)


@pytest.mark.parametrize(("forest", "answer"), [(True, "yes"), (True, "no"), (False, "")])
def test_608_2c_you_may_do_something_else_instead(forest: bool, answer: str) -> None:
    errand = invented(TEXT, name="Errand", types="Sorcery", cost="{R}")
    table = position(alice=["Mountain", "Forest" if forest else "Island"], alice_hand=[errand], bob=["Memnite"])
    table.alice.cast("Errand", ["Memnite"])
    table.resolve()
    if answer:
        table.choose(answer)
    on_top = table.name(table.state.players[1].library[0]) == "Memnite"
    assert (table.bob.hand, on_top) == ([] if answer == "yes" else ["Memnite"], answer == "yes")


def test_608_2c_read() -> None:
    kept = n.Move(n.Target(), Zone.HAND)
    won = n.Compare(n.SizeOf(n.Saved("won the clash")), ">=", n.Fixed(1))
    choice = n.If(won, n.May(n.Move(n.Target(), Zone.LIBRARY), otherwise=kept), kept)
    told = (
        "Clash with an opponent, then return target creature to its owner's hand. If you win, you may put that "
        "creature on top of its owner's library instead."
    )
    assert does(told) == n.Sequence((n.Clash(), choice))
    other = "Return target creature to its owner's hand. If you win, you may draw a card instead."
    assert does(other) is None
