"""CR 107.14: energy counters, which a player gets and pays."""

from __future__ import annotations

import pytest
from tests.language.grammar.reading import ability, does
from tests.support.table import NotOffered, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardDef, CardType
from mainphase.cards.words import card, do, gain_life, pay, sorcery, you

WHEEL = CardDef(
    "Small Wheel",
    None,
    CardType.ARTIFACT,
    0,
    (),
    None,
    None,
    None,
    (pay(n.PayCounters("energy", n.Fixed(2))).do(gain_life(1)),),
)
SPIN = card("Spin", "{R}", sorcery)(do(n.PutCounters("energy", n.Fixed(3), you)))


def test_107_14_energy_is_paid_by_removing_the_counters() -> None:
    table = position(alice=[WHEEL, "Mountain"], alice_hand=[SPIN])
    with pytest.raises(NotOffered):
        table.alice.activate("Small Wheel")
    table.alice.cast("Spin")
    table.resolve_all()
    table.alice.activate("Small Wheel")
    table.resolve_all()
    assert (table.alice.life, table.state.players[0].counters) == (21, {"energy": 1})
    with pytest.raises(NotOffered):
        table.alice.activate("Small Wheel")


def test_107_14_how_it_is_said() -> None:
    assert does("You get {E}{E}.") == n.PutCounters("energy", n.Fixed(2), you)
    read = ability("{T}, Pay {E}: You gain 1 life.")
    assert read == pay(n.TapThis(), n.PayCounters("energy", n.Fixed(1))).do(gain_life(1))
    may = ability("Whenever ~ attacks, you may pay {E}{E}. If you do, you gain 1 life.")
    assert isinstance(may, n.Triggered)
    assert may.modes[0].effect == n.PayOrElse((n.PayCounters("energy", n.Fixed(2)),), you, gain_life(1))
