"""What sets brought between the rules of 1997 and those of 1999: their leaflets explained it, and they are cited."""

from __future__ import annotations

import pytest
from tests.dates.making import creature
from tests.support.fifth import attack, pass_all, settle
from tests.support.table import position

from mainphase.cards import nodes as n
from mainphase.cards.names import find_card, unknown_on
from mainphase.cards.nodes import CardDef, CardType, Keyword
from mainphase.cards.words import keyword_abilities as k

TEMPEST, SAGA = "1997-10-14", "1998-10-12"
SHADE = creature("Shade", n.HasKeywords(Keyword.SHADOW))
SPRINTER = creature("Sprinter", k.echo("{R}"))
PEDLAR = CardDef("Pedlar", n.ManaCost(5), CardType.CREATURE, power=1, toughness=1, abilities=(k.cycling("{2}"),))


@pytest.mark.rule("702.28b")
def test_shadow_came_with_tempest() -> None:
    assert unknown_on(SHADE, "1997-10-13").startswith("Shade has shadow; the rules of 1997-10-13 have no shadow")
    assert not unknown_on(SHADE, TEMPEST)


@pytest.mark.rule("702.28b")
def test_a_creature_with_shadow_is_blocked_by_none_without_it() -> None:
    table = position(alice=[SHADE, "Hill Giant"], bob=["Grizzly Bears"], rules=TEMPEST, step="main phase")
    attack(table)
    table.alice.choose("attack bob")
    table.alice.choose("attack bob")
    pass_all(table, 2)
    assert "block Hill Giant" in table.options
    assert "block Shade" not in table.options


@pytest.mark.rule("702.27a")
def test_buyback_came_with_tempest_and_returns_the_spell_as_it_resolves() -> None:
    capsize = find_card("Capsize")
    assert "buyback" in unknown_on(capsize, "1997-10-13")
    for kicked, islands, hand in ((True, 6, ["Capsize"]), (False, 6, []), (False, 3, [])):
        table = position(alice=[f"{islands} Island"], alice_hand=["Capsize"], bob=["Grizzly Bears"], rules=TEMPEST)
        table.alice.cast("Capsize", targets=["Grizzly Bears"], kicked=kicked)
        settle(table)
        assert (table.alice.hand, table.bob.hand) == (hand, ["Grizzly Bears"])
        assert len(table.events("tap")) == (6 if kicked else 3)  # mana is drawn for the whole of it beforehand


@pytest.mark.rule("702.29a")
def test_cycling_came_with_urzas_saga_and_draws_a_card() -> None:
    assert "cycling" in unknown_on(PEDLAR, "1998-10-11")
    table = position(alice=["2 Island"], alice_hand=[PEDLAR], alice_library=["Forest"], rules=SAGA)
    table.alice.activate("Pedlar")
    settle(table)
    assert (table.alice.hand, table.alice.graveyard) == (["Forest"], ["Pedlar"])


@pytest.mark.rule("702.30a")
def test_echo_came_with_urzas_saga_and_is_asked_for_in_the_upkeep() -> None:
    assert "echo" in unknown_on(SPRINTER, "1998-10-11")
    table = position(alice=["Mountain"], alice_hand=[SPRINTER], rules=SAGA)
    table.alice.cast("Sprinter")
    settle(table)
    with pytest.raises(AssertionError, match=r"alice has to choose: optional cost"):
        table.advance_to("turn 3, main phase")
    assert "upkeep" in table.step
    table.alice.choose("no")
    settle(table)
    assert table.alice.battlefield == ["Mountain"]
