"""CR 702.21: ward."""

from __future__ import annotations

from tests.support.table import position

from mainphase.cards.words import (
    apply,
    card,
    creature,
    gets,
    instant,
    pay,
    pay_life,
    tap,
    tap_this,
    target,
    targeting,
    ward,
)

GUARD = card("Guard", "{W}", creature, pt="2/2")(ward("{1}"))
DEAR = card("Dear One", "{W}", creature, pt="2/2")(ward(pay_life(3)))
TAPPER = card("Tapper", "{W}", creature, pt="1/1")(pay(tap_this).targeting(creature).do(tap(target)))
BLESSING = card("Blessing", "{W}", instant)(targeting(creature).do(apply(target, gets(1, 1))))


def test_702_21a_unpaid_the_spell_is_countered() -> None:
    table = position(alice=["Mountain"], alice_hand=["Shock"], bob=[GUARD])
    table.alice.cast("Shock", ["Guard"])
    assert table.stack == ["Shock", "Guard"]
    table.resolve()
    assert table.stack == []
    assert table.alice.graveyard == ["Shock"]
    assert table.bob.battlefield == ["Guard"]
    assert [e.what for e in table.events("countered")] == ["Shock"]


def test_702_21a_paid_it_resolves() -> None:
    table = position(alice=["2 Mountain"], alice_hand=["Shock"], bob=[GUARD])
    table.alice.cast("Shock", ["Guard"])
    table.resolve()
    assert table.asked == "optional cost"
    assert table.asked_player == "alice"
    table.alice.choose("yes")
    assert table.stack == ["Shock"]
    table.resolve()
    assert table.bob.graveyard == ["Guard"]


def test_702_21a_a_player_may_decline() -> None:
    table = position(alice=["2 Mountain"], alice_hand=["Shock"], bob=[GUARD])
    table.alice.cast("Shock", ["Guard"])
    table.resolve()
    table.alice.choose("no")
    assert table.bob.battlefield == ["Guard"]
    assert table.alice.graveyard == ["Shock"]


def test_702_21a_abilities_are_countered_too() -> None:
    table = position(alice=[TAPPER], bob=[GUARD])
    table.alice.activate("Tapper", ["Guard"])
    table.resolve()
    assert table.stack == []
    assert not table.tapped("Guard")


def test_702_21a_its_controllers_own_spells_do_not_trigger_it() -> None:
    table = position(alice=[GUARD, "Plains"], alice_hand=[BLESSING])
    table.alice.cast("Blessing", ["Guard"])
    assert table.stack == ["Blessing"]


def test_702_21a_other_costs() -> None:
    table = position(alice=["Mountain"], alice_hand=["Shock"], bob=[DEAR])
    table.alice.cast("Shock", ["Dear One"])
    table.resolve()
    table.alice.choose("yes")
    assert table.alice.life == 17
    table.resolve()
    assert table.bob.graveyard == ["Dear One"]
