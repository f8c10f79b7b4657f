"""CR 511: the end of combat step."""

from __future__ import annotations

from tests.support.table import position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Duration
from mainphase.cards.words import (
    apply,
    attacking,
    card,
    creature,
    destroy,
    do,
    each,
    enchantment,
    gain_life,
    gets,
    instant,
    later,
    target,
    targeting,
    when,
)

VESPERS = card("Vespers", "{W}", enchantment)(when(n.EndOfCombat()).do(gain_life(1)))
AMBUSHED = card("Ambushed", "{R}", instant)(do(later(when(n.EndOfCombat()).do(destroy(each(creature, attacking))))))
SURGE = card("Surge", "{G}", instant)(targeting(creature).do(apply(target, gets(1, 1), until=Duration.END_OF_COMBAT)))


def test_511_1_nothing_happens_by_itself_and_the_active_player_gets_priority() -> None:
    table = position(step="end of combat", active="bob")
    assert [e.name for e in table.log] == ["turn begins", "phase begins", "step begins", "priority"]
    assert table.priority == "bob"
    assert table.log[-1].rule == "511.1"


def test_511_2_at_end_of_combat_triggers_as_the_step_begins() -> None:
    table = position(alice=["Grizzly Bears", VESPERS])
    table.alice.attack(["Grizzly Bears"])
    table.advance_to("combat damage")
    assert not table.events("triggered")
    table.advance_to("end of combat")
    assert table.stack == ["Vespers"]
    assert table.attackers  # they are still attacking


def test_511_2_also_where_nobody_attacked() -> None:
    table = position(alice=[VESPERS])
    table.advance_to("end of combat")
    assert table.stack == ["Vespers"]


def test_511_2_a_delayed_one() -> None:
    table = position(alice=["Grizzly Bears", "Mountain"], alice_hand=[AMBUSHED], bob=["Bear Cub"])
    table.alice.attack(["Grizzly Bears"])
    table.alice.cast("Ambushed")
    table.resolve()
    table.advance_to("end of combat")
    table.resolve()
    assert table.battlefield == ["Mountain", "Bear Cub"]


def test_511_2_until_end_of_combat_lasts_through_the_step() -> None:
    table = position(alice=["Grizzly Bears", "Forest"], alice_hand=[SURGE], step="end of combat")
    table.alice.cast("Surge", ["Grizzly Bears"])
    table.resolve()
    assert table.pt("Grizzly Bears") == "3/3"
    table.advance_to("postcombat main")
    assert table.pt("Grizzly Bears") == "2/2"


def test_511_3_as_the_step_ends_all_are_removed_from_combat() -> None:
    table = position(alice=["Grizzly Bears", "Bear Cub"], bob=["Fortress Crab"])
    table.alice.attack(["Grizzly Bears"])
    table.bob.block({"Fortress Crab": "Grizzly Bears"})
    table.advance_to("end of combat")
    assert table.attackers == {"Grizzly Bears": "bob"}
    assert table.blockers == {"Fortress Crab": ["Grizzly Bears"]}
    assert table.blocked("Grizzly Bears") is True
    table.alice.passes()
    table.bob.passes()
    assert table.step == "postcombat main"
    assert table.attackers == {}
    assert table.blockers == {}


def test_511_3_what_is_said_of_attackers_is_no_longer_said() -> None:
    table = position(alice=["Grizzly Bears", "Plains"], alice_hand=["Marrow Shards"])
    table.alice.attack(["Grizzly Bears"])
    table.advance_to("postcombat main")
    table.alice.cast("Marrow Shards")
    table.resolve()
    assert table.damage("Grizzly Bears") == 0
