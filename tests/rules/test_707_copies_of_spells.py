"""CR 707.10: copies of spells on the stack."""

from __future__ import annotations

from tests.support.table import Table, position

from mainphase.cards import nodes as n
from mainphase.cards.words import a_player, a_spell, card, damage, instant, is_a, target, targeting

ECHO = card("Echo Back", "{U}", instant)(targeting(is_a(a_spell, instant)).do(n.CopySpell(target)))
KEEP = card("Echo Same", "{U}", instant)(targeting(is_a(a_spell, instant)).do(n.CopySpell(target, new_targets=False)))
JOLT = card("Jolt", "{R}", instant)(targeting(a_player).do(damage(2, to=target)))


def copied(spell: str = "Echo Back") -> Table:
    """Alice has cast Jolt at Bob and her copying spell is about to resolve."""
    table = position(alice=["Mountain", "Island"], alice_hand=[JOLT, ECHO, KEEP])
    table.alice.cast("Jolt", ["bob"])
    table.alice.cast(spell, ["Jolt"])
    return table


def test_707_10_a_copy_keeps_the_targets_that_are_not_changed() -> None:
    table = copied()
    table.resolve()
    assert table.asked == "target"
    table.choose("done")
    assert table.stack == ["Jolt", "Jolt"]
    table.resolve_all()
    assert table.bob.life == 16


def test_707_10c_new_targets_may_be_chosen() -> None:
    table = copied()
    table.resolve()
    table.choose("alice")
    table.resolve_all()
    assert (table.alice.life, table.bob.life) == (18, 18)


def test_707_10_without_leave_the_targets_stay() -> None:
    table = copied("Echo Same")
    table.resolve_all()
    assert table.bob.life == 16


def test_707_10_a_copy_is_not_cast_and_no_card() -> None:
    table = copied()
    table.resolve()
    table.choose("done")
    assert len(table.events("cast")) == 2
    table.resolve_all()
    assert sorted(table.alice.graveyard) == ["Echo Back", "Jolt"]
