"""Every node of the vocabulary has a meaning, and a card that says anything without one is refused by name."""

from __future__ import annotations

from typing import Any

import pytest

import mainphase.kernel.vocabulary  # noqa: F401  # fills the registries
from mainphase.cards import nodes as n
from mainphase.errors import CardError
from mainphase.kernel.effects.copying import OF_COPIES
from mainphase.kernel.lowering.abilities import KIND
from mainphase.kernel.lowering.book import Book
from mainphase.kernel.lowering.cards import READING, add_card
from mainphase.kernel.lowering.effects import EFFECT_LOWERING
from mainphase.kernel.lowering.layer_kinds import LAYERS
from mainphase.kernel.lowering.meanings import MEANINGS
from mainphase.kernel.lowering.static_kinds import STATIC_KIND_OF

# Of each family: where its nodes are registered.
REGISTRIES: dict[type, tuple[Any, ...]] = {
    n.Selector: (MEANINGS,),
    n.Filter: (MEANINGS,),
    n.Quantity: (MEANINGS,),
    n.Condition: (MEANINGS,),
    n.Trigger: (MEANINGS,),
    n.Cost: (MEANINGS,),
    n.Effect: (MEANINGS, EFFECT_LOWERING),
    n.StaticEffect: (STATIC_KIND_OF,),
    n.Modification: (LAYERS, OF_COPIES),
    n.Ability: (KIND, READING),
}
ROOTS = (n.Shield,)  # stand for several nodes, and are none themselves


def nodes_of(family: type) -> list[type]:
    """The node classes of a family, as the vocabulary exports them."""
    exported = [value for value in vars(n).values() if isinstance(value, type) and issubclass(value, family)]
    return [value for value in exported if value is not family and value not in ROOTS]


@pytest.mark.parametrize("family", REGISTRIES, ids=lambda family: family.__name__)
def test_every_node_has_a_meaning(family: type) -> None:
    assert nodes_of(family)
    known = REGISTRIES[family]
    assert [node.__name__ for node in nodes_of(family) if not any(node in registry for registry in known)] == []


YOURS = n.All((n.OfType(n.CardType.CREATURE), n.ControlledBy(n.You())))
STRONGER = n.Static(n.Modify(YOURS, (n.AddPT(n.Fixed(1), n.Fixed(1)),)))


def spell(effect: n.Effect, *targets: n.TargetPhrase) -> n.Ability:
    return n.SpellAbility((n.Mode(effect, targets),))


# A card that says each of these somewhere inside.
SAYING = {
    n.ControlledBy: STRONGER,
    n.You: STRONGER,
    n.Modify: STRONGER,
    n.AddPT: STRONGER,
    n.Static: STRONGER,
    n.Enters: n.Triggered(n.AnyOf((n.GainsLife(n.You()), n.Enters(n.IsThis()))), (n.Mode(n.Draw(n.Fixed(1))),)),
    n.LifeOf: spell(n.Draw(n.LifeOf(n.You()))),
    n.Draw: spell(n.If(n.IsNight(), n.Draw(n.Fixed(1)))),
    n.If: spell(n.If(n.IsNight(), n.Draw(n.Fixed(1)))),
    n.IsNight: spell(n.If(n.IsNight(), n.Draw(n.Fixed(1)))),
    n.IsTapped: spell(n.Destroy(n.Target()), n.TargetPhrase(n.IsTapped())),
}


@pytest.mark.parametrize("node", SAYING, ids=lambda node: node.__name__)
def test_a_card_that_says_what_has_no_meaning_is_refused_by_name(node: type, monkeypatch: pytest.MonkeyPatch) -> None:
    card = n.CardDef("Odd Card", n.ManaCost(1), n.CardType.SORCERY, abilities=(SAYING[node],))
    add_card(Book(), card)
    for registry in {id(registry): registry for found in REGISTRIES.values() for registry in found}.values():
        if node in registry:
            monkeypatch.delitem(registry, node)
    with pytest.raises(CardError, match=rf"Odd Card cannot be played: .*{node.__name__}"):
        add_card(Book(), card)
