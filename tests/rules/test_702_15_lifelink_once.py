"""CR 702.15b, e: a source with lifelink has its controller gain life once for all that it deals in one event; several
sources cause several gains. Until 10 July 2009 lifelink was a triggered ability (502.68a of those rules).
"""

from __future__ import annotations

from tests.support.table import Table, position

from mainphase.cards import nodes as n
from mainphase.cards.words import (
    card,
    creature,
    do,
    each,
    each_player,
    enchantment,
    lifelink,
    put_counters,
    sorcery,
    this,
    whenever,
)

GAINER = card("Gainer", "{W}", enchantment)(whenever(n.GainsLife(n.You())).do(put_counters(1, "gain", this)))
LINKED = card("Linked Giant", "{W}", creature, pt="5/5")(lifelink)


def attacked(rules: str | None = None, attackers: int = 1) -> Table:
    return position(
        rules=rules, alice=[*[LINKED] * attackers, GAINER], bob=["Grizzly Bears", "Craw Wurm"][: 3 - attackers]
    )


def test_702_15b_damage_to_two_blockers_is_one_gain() -> None:
    table = attacked()
    table.alice.attack({"Linked Giant": "bob"})
    table.bob.block({"Grizzly Bears": "Linked Giant", "Craw Wurm": "Linked Giant"})
    table.advance_to("combat damage")
    table.alice.assign({"Grizzly Bears": 2, "Craw Wurm": 3})
    table.resolve_all()
    assert (table.alice.life, table.counters("Gainer", "gain")) == (25, 1)
    assert [e.amount for e in table.events("life gained")] == [5]


def test_702_15e_two_sources_gain_twice() -> None:
    table = attacked(attackers=2)
    table.alice.attack({"Linked Giant": "bob", "Linked Giant 2": "bob"})
    table.bob.block()
    table.advance_to("end of combat")
    assert (table.alice.life, table.counters("Gainer", "gain")) == (30, 2)


def test_702_15b_damage_by_an_effect_to_each_is_one_gain() -> None:
    storm = card("Storm of Light", "{W}", sorcery)(
        lifelink, do(n.DealDamage(n.Fixed(1), n.Together((each(creature), each_player))))
    )
    table = position(alice=["Plains", GAINER, "Craw Wurm"], alice_hand=[storm], bob=["Grizzly Bears"])
    table.alice.cast("Storm of Light")
    table.resolve_all()
    assert (table.alice.life, table.counters("Gainer", "gain")) == (23, 1)


def test_702_15b_it_triggered_once_for_all_until_2009() -> None:
    table = attacked(rules="2008-10-01")
    table.alice.attack({"Linked Giant": "bob"})
    table.bob.block({"Grizzly Bears": "Linked Giant", "Craw Wurm": "Linked Giant"})
    table.advance_to("combat damage")
    table.alice.assign({"Grizzly Bears": 2, "Craw Wurm": 3})
    table.advance_to("end of combat")
    assert (table.alice.life, table.counters("Gainer", "gain")) == (25, 1)
