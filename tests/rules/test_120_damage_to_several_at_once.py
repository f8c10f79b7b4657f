"""CR 120.4, 603.2c: "2 damage to this and 1 damage to that" is dealt as one event; what two instructions deal is dealt
in two.
"""

from __future__ import annotations

import pytest
from tests.support.table import Table, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardDef
from mainphase.cards.words import (
    card,
    creature,
    damage,
    enchantment,
    in_turn,
    lifelink,
    put_counters,
    second_target,
    sorcery,
    target,
    targeting,
    this,
    whenever,
)
from mainphase.cards.words.doing import damage_at_once

WATCHER = card("Watcher", "{R}", enchantment)(
    whenever(n.DealsDamage(sorcery)).do(put_counters(1, "hit", this)),
    whenever(n.GainsLife(n.You())).do(put_counters(1, "gain", this)),
)
BOTH = damage_at_once(damage(2, to=target), damage(1, to=second_target))
AFTER = in_turn(damage(2, to=target), damage(1, to=second_target))


def cast(effect: n.Effect, rules: str | None = None) -> Table:
    spell: CardDef = card("Spread", "{R}", sorcery)(lifelink, targeting(creature, creature).do(effect))
    table = position(
        rules=rules,
        triggers="automatic",
        alice=["Mountain", WATCHER],
        alice_hand=[spell],
        bob=["Craw Wurm", "Grizzly Bears"],
    )
    table.alice.cast("Spread", ["Craw Wurm", "Grizzly Bears"])
    table.resolve_all()
    assert (table.damage("Craw Wurm"), table.damage("Grizzly Bears")) == (2, 1)
    return table


def test_120_4_damage_to_one_and_damage_to_another_is_one_event() -> None:
    table = cast(BOTH)
    assert (table.counters("Watcher", "hit"), table.counters("Watcher", "gain")) == (1, 1)
    assert table.alice.life == 23


def test_120_4_what_two_instructions_deal_is_two_events() -> None:
    table = cast(AFTER)
    assert (table.counters("Watcher", "hit"), table.counters("Watcher", "gain")) == (2, 2)


@pytest.mark.parametrize("rules", ["1999-06-01", "2005-10-01"])
def test_120_4_it_was_so_before(rules: str) -> None:
    plain: CardDef = card("Spread", "{R}", sorcery)(targeting(creature, creature).do(BOTH))
    table = position(rules=rules, alice=["Mountain", WATCHER], alice_hand=[plain], bob=["Craw Wurm", "Grizzly Bears"])
    table.alice.cast("Spread", ["Craw Wurm", "Grizzly Bears"])
    table.resolve_all()
    assert table.counters("Watcher", "hit") == 1


def test_120_3_one_of_two_that_is_gone_changes_nothing_for_the_other() -> None:
    spell = card("Spread", "{R}", sorcery)(targeting(creature, creature).do(BOTH))
    table = position(alice=["2 Mountain"], alice_hand=[spell, "Shock"], bob=["Craw Wurm", "Grizzly Bears"])
    table.alice.cast("Spread", ["Craw Wurm", "Grizzly Bears"])
    table.alice.cast("Shock", ["Grizzly Bears"])
    table.resolve_all()
    assert table.damage("Craw Wurm") == 2
