"""CR 609.4, 509.1b: creatures can block as though attackers didn't have landwalk or shadow."""

from __future__ import annotations

import pytest
from tests.support.table import NotOffered, Table, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Keyword
from mainphase.cards.words import card, creature, enchantment, landwalk

WALKER = card("Walker", "{U}", creature, pt="2/2")(landwalk("Island"))
SHADE = card("Shade", "{U}", creature, pt="2/2")(n.HasKeywords(Keyword.SHADOW))
FLYING_SHADE = card("Ghost", "{U}", creature, pt="2/2")(n.HasKeywords(Keyword.SHADOW | Keyword.FLYING))


def rule(static: n.StaticEffect) -> n.CardDef:
    return card("Rule", "{1}", enchantment)(n.Static(static))


def blocking(attacker: n.CardDef, *others: n.CardDef | str) -> Table:
    table = position(alice=[attacker], bob=["Memnite", "Island", *others])
    table.alice.attack({attacker.name: "bob"})
    table.advance_to("declare blockers")
    return table


def test_609_4_islandwalk_does_not_count() -> None:
    table = blocking(WALKER, rule(n.BlocksDespite(landwalk=n.OfSubtype("Island"))))
    table.bob.block({"Memnite": "Walker"})
    assert table.blocked("Walker")


@pytest.mark.parametrize("others", [(), (rule(n.BlocksDespite(landwalk=n.OfSubtype("Swamp"))),)])
def test_702_14c_otherwise_it_does(others: tuple[n.CardDef, ...]) -> None:
    table = blocking(WALKER, *others)
    assert table.blocked("Walker") is not True
    with pytest.raises((NotOffered, AssertionError)):
        table.bob.block({"Memnite": "Walker"})


def test_609_4_only_those_that_fit_block_despite_any_landwalk() -> None:
    table = blocking(WALKER, "Ornithopter", rule(n.BlocksDespite(n.Named("Ornithopter"), any_landwalk=True)))
    with pytest.raises((NotOffered, AssertionError)):
        table.bob.block({"Memnite": "Walker"})
    table = blocking(WALKER, "Ornithopter", rule(n.BlocksDespite(n.Named("Ornithopter"), any_landwalk=True)))
    table.bob.block({"Ornithopter": "Walker"})
    assert table.blocked("Walker")


def test_609_4_shadow_does_not_count_but_flying_does() -> None:
    despite = rule(n.BlocksDespite(n.Named("Memnite"), shadow=True))
    table = blocking(SHADE, despite)
    table.bob.block({"Memnite": "Shade"})
    assert table.blocked("Shade")
    table = blocking(FLYING_SHADE, despite)
    with pytest.raises((NotOffered, AssertionError)):
        table.bob.block({"Memnite": "Ghost"})


def test_609_4_what_has_shadow_still_blocks_only_shadow() -> None:
    shade = card("Dark", "{U}", creature, pt="2/2")(
        n.HasKeywords(Keyword.SHADOW), n.Static(n.BlocksDespite(n.IsThis(), shadow=True))
    )
    table = blocking(card("Plain", "{U}", creature, pt="2/2")(), shade)
    with pytest.raises((NotOffered, AssertionError)):
        table.bob.block({"Dark": "Plain"})
