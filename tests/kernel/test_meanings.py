"""Every node of the vocabulary has a meaning, and a card that says anything without one is refused by name."""

from __future__ import annotations

import pytest

import mainphase.kernel.vocabulary  # noqa: F401  # fills the registries
from mainphase.cards import nodes as n
from mainphase.errors import CardError
from mainphase.kernel.lowering.book import Book
from mainphase.kernel.lowering.cards import add_card
from mainphase.kernel.lowering.meanings import MEANINGS

READ = (n.Selector, n.Filter, n.Quantity, n.Condition)


def nodes_of(family: type) -> list[type]:
    """The node classes of a family, as the vocabulary exports them."""
    exported = [value for value in vars(n).values() if isinstance(value, type) and issubclass(value, family)]
    return [value for value in exported if value is not family]


@pytest.mark.parametrize("family", READ, ids=lambda family: family.__name__)
def test_every_node_that_is_read_has_a_meaning(family: type) -> None:
    assert nodes_of(family)
    assert [node.__name__ for node in nodes_of(family) if node not in MEANINGS] == []


YOURS = n.All((n.OfType(n.CardType.CREATURE), n.ControlledBy(n.You())))
SAYING = {
    n.ControlledBy: n.Static(n.Modify(YOURS, (n.AddPT(n.Fixed(1), n.Fixed(1)),))),
    n.You: n.Static(n.Modify(YOURS, (n.AddPT(n.Fixed(1), n.Fixed(1)),))),
    n.LifeOf: n.SpellAbility((n.Mode(n.Draw(n.LifeOf(n.You()))),)),
    n.IsNight: n.SpellAbility((n.Mode(n.If(n.IsNight(), n.Draw(n.Fixed(1)))),)),
    n.IsTapped: n.SpellAbility((n.Mode(n.Destroy(n.Target()), (n.TargetPhrase(n.IsTapped()),)),)),
}


@pytest.mark.parametrize("node", SAYING, ids=lambda node: node.__name__)
def test_a_card_that_says_what_has_no_meaning_is_refused_by_name(node: type, monkeypatch: pytest.MonkeyPatch) -> None:
    card = n.CardDef("Odd Card", n.ManaCost(1), n.CardType.SORCERY, abilities=(SAYING[node],))
    add_card(Book(), card)
    monkeypatch.delitem(MEANINGS, node)
    with pytest.raises(CardError, match=rf"Odd Card cannot be played: .*{node.__name__}"):
        add_card(Book(), card)
