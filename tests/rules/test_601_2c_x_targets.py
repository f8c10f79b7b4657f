"""CR 601.2c: "X target artifacts" are as many as the X announced, which is no greater than there are targets."""

from __future__ import annotations

from tests.support.table import position

from mainphase.cards import nodes as n
from mainphase.cards.words import (
    artifact,
    card,
    creature,
    destroy,
    pay,
    sorcery,
    tap,
    tap_this,
    target,
    targeting,
    x,
)

BREAKING = card("Breaking", "{X}{R}", sorcery)(targeting(n.TargetPhrase(artifact, amount=n.X())).do(destroy(target)))
UP_TO = card("Breaking Some", "{X}{R}", sorcery)(
    targeting(n.TargetPhrase(n.OfType(n.CardType.ARTIFACT), None, 0, amount=x)).do(destroy(target))
)
RATTLE = card("Rattle", "{1}", artifact)(
    pay("{X}", tap_this).targeting(n.TargetPhrase(creature, amount=n.X())).do(tap(target))
)
THINGS = ["Memnite", "Ornithopter", "Sol Ring"]


def test_601_2c_x_is_no_greater_than_there_are_targets() -> None:
    table = position(alice=["6 Mountain"], alice_hand=[BREAKING], bob=THINGS)
    table.alice.cast("Breaking")
    assert table.options == ["0", "1", "2", "3"]


def test_601_2c_exactly_so_many() -> None:
    table = position(alice=["6 Mountain"], alice_hand=[BREAKING], bob=THINGS)
    table.alice.cast("Breaking", ["Memnite", "Sol Ring"], x=2)
    table.resolve()
    assert table.bob.battlefield == ["Ornithopter"]


def test_601_2c_none_for_an_x_of_0() -> None:
    table = position(alice=["6 Mountain"], alice_hand=[BREAKING])
    table.alice.cast("Breaking", x=0)
    table.resolve()
    assert table.alice.graveyard == ["Breaking"]


def test_601_2c_up_to_x_may_be_fewer() -> None:
    table = position(alice=["6 Mountain"], alice_hand=[UP_TO], bob=THINGS)
    table.alice.cast("Breaking Some", ["Memnite"], x=4)
    table.resolve()
    assert table.bob.battlefield == ["Ornithopter", "Sol Ring"]


def test_601_2c_of_an_ability() -> None:
    table = position(alice=["6 Mountain", RATTLE], bob=["Memnite", "Ornithopter"])
    table.alice.activate("Rattle", ["Ornithopter"], x=1)
    table.resolve()
    assert table.tapped("Ornithopter")
    assert not table.tapped("Memnite")
