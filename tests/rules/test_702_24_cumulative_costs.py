"""CR 702.24, 118.7, 603.4: cumulative upkeep of anything, abilities that cost less, and whether it was cast."""

from __future__ import annotations

from tests.support.table import position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.cards.words import (
    artifact,
    card,
    creature,
    discover,
    do,
    draw,
    enters,
    gain_life,
    instant,
    put_onto_battlefield,
    when,
    yours,
)
from mainphase.cards.words.keyword_abilities import AGE, cumulative_upkeep_with


def test_702_24a_life_for_each_age_counter() -> None:
    chasm = card("Chasm", "{1}", artifact)(cumulative_upkeep_with(n.PayLife(n.Times(2, AGE))))
    table = position(alice=[chasm], turn=1, step="upkeep")
    table.resolve()
    table.alice.choose("yes")
    assert table.alice.life == 18
    table.advance_to("turn 3, upkeep")
    table.resolve()
    table.alice.choose("yes")
    assert table.alice.life == 14
    table.advance_to("turn 5, upkeep")
    table.resolve()
    table.alice.choose("no")
    assert table.alice.graveyard == ["Chasm"]


def test_702_24a_what_is_sacrificed_is_so_many_times() -> None:
    beast = card("Eater", "{1}", artifact)(cumulative_upkeep_with(n.SacrificeCost(creature, AGE)))
    table = position(alice=[beast, "Memnite", "Grizzly Bears"], turn=1, step="upkeep")
    table.resolve()
    table.alice.choose("yes")
    table.alice.choose("Memnite")
    table.advance_to("turn 3, upkeep")
    table.resolve()  # two are due, and there is one
    assert "Eater" in table.alice.graveyard
    assert "Grizzly Bears" in table.alice.battlefield


def test_118_7_an_ability_costs_less_for_what_there_is() -> None:
    mine = n.CountOf(n.All((creature, yours)))
    smith = card("Smith", "{1}", artifact)(
        n.Activated((n.PayMana(n.ManaCost(generic=3)),), (do(draw(1)),), less=mine),
    )
    table = position(alice=[smith, "Forest", "Memnite"])
    assert table.alice.why_not("activate Smith") is not None
    table = position(alice=[smith, "Forest", "Memnite", "Grizzly Bears"])
    table.alice.activate("Smith")
    table.resolve()
    assert len(table.alice.hand) == 1
    table = position(alice=[smith, "4 Memnite"])  # no less than nothing
    table.alice.activate("Smith")


def test_603_4_it_was_cast_or_put_there() -> None:
    giant = card("Giant", "{1}", creature, pt="3/3")(when(enters(n.IsThis()), n.WasCast()).do(gain_life(2)))
    raise_it = card("Raise", "{1}", instant)(
        do(put_onto_battlefield(n.Each(n.All((creature, n.InZone(Zone.GRAVEYARD)))), under=n.You()))
    )
    table = position(alice=["Forest"], alice_hand=[giant])
    table.alice.cast("Giant")
    table.resolve_all()
    assert table.alice.life == 22
    table = position(alice=["Forest"], alice_hand=[raise_it], alice_graveyard=[giant])
    table.alice.cast("Raise")
    table.resolve_all()
    assert "Giant" in table.alice.battlefield
    assert table.alice.life == 20


def test_701_57a_what_is_discovered_is_cast_or_kept() -> None:
    for answer, hand, stack in (("yes", [], ["Grizzly Bears"]), ("no", ["Grizzly Bears"], [])):
        finder = card("Finder", "{1}", creature, pt="1/1")(
            n.Activated((n.PayLife(n.Fixed(1)),), (do(discover(n.Fixed(3))),))
        )
        table = position(alice=[finder], alice_library=["Forest", "Hill Giant", "Grizzly Bears", "Shock"])
        table.alice.activate("Finder")
        table.resolve()
        table.alice.choose(answer)
        assert table.alice.hand == hand
        assert table.stack == stack
        assert table.exile == []
        assert table.alice.library[0] == "Shock"
        assert {"Forest", "Hill Giant"} <= set(table.alice.library[-2:])
