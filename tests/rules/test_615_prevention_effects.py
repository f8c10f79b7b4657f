"""CR 615, 609.7: prevention effects and the sources they watch."""

from __future__ import annotations

import pytest
from tests.support.table import NotOffered, position

from mainphase.cards import nodes as n
from mainphase.cards.words.abilities import any_target, cant_prevent_damage, card, pay, prevent_all, targeting
from mainphase.cards.words.costs import tap_this
from mainphase.cards.words.doing import apply, becomes_color, damage, gain_life
from mainphase.cards.words.things import creature, enchantment, instant, itself, red, target, white

CIRCLE = "Circle of Protection: Red"
BLEACH = card("Bleach", "{W}", instant)(targeting(creature).do(apply(target, becomes_color(white))))
PINGER = card("Pinger", "{R}", creature, pt="1/1")(pay(tap_this).targeting(any_target).do(damage(1, to=target)))
HARSH = card("Harsh", "{R}", enchantment)(cant_prevent_damage(red))
THANKS = card("Thanks", "{W}", creature, pt="1/3")(prevent_all(to=itself, then=gain_life(2)))


def test_615_8_the_next_damage_by_the_chosen_source_is_prevented_however_much() -> None:
    table = position(alice=["Mountain"], alice_hand=["Lightning Bolt"], bob=[CIRCLE, "2 Plains"])
    table.alice.cast("Lightning Bolt", ["bob"])
    table.alice.passes()
    table.bob.activate(CIRCLE)
    table.resolve()
    table.resolve()
    assert table.bob.life == 20
    assert [(e.what, e.amount, e.rule) for e in table.events("damage prevented")] == [("Lightning Bolt", 3, "615.1")]
    assert not table.state.lasting


def test_615_8_only_the_next_time() -> None:
    table = position(alice=["Goblin Piker", "Hill Giant"], bob=[CIRCLE, "Plains"])
    table.alice.attack(["Goblin Piker", "Hill Giant"])
    table.alice.passes()
    table.bob.activate(CIRCLE)
    table.resolve()
    assert table.options == ["Goblin Piker", "Hill Giant"]
    table.bob.choose("Hill Giant")
    table.advance_to("combat damage")
    assert table.bob.life == 18


def test_609_7a_only_sources_with_the_property_may_be_chosen() -> None:
    table = position(alice=["Grizzly Bears"], bob=[CIRCLE, "Plains", "Goblin Piker"])
    table.alice.passes()
    table.bob.activate(CIRCLE)
    table.resolve()
    assert len(table.state.lasting) == 1
    table.advance_to("declare attackers")
    table.alice.attack(["Grizzly Bears"])
    table.advance_to("combat damage")
    assert table.bob.life == 18


def test_609_7a_the_permanent_that_a_chosen_spell_becomes() -> None:
    table = position(alice=["4 Mountain"], alice_hand=["Raging Goblin"], bob=[CIRCLE, "Plains"])
    table.alice.cast("Raging Goblin")
    table.alice.passes()
    table.bob.activate(CIRCLE)
    table.resolve()
    table.resolve()
    table.alice.attack(["Raging Goblin"])
    table.advance_to("combat damage")
    assert table.bob.life == 20


def test_609_7a_the_source_of_an_ability_on_the_stack() -> None:
    table = position(alice=[PINGER], bob=[CIRCLE, "Plains"])
    table.alice.activate("Pinger", ["bob"])
    table.alice.passes()
    table.bob.activate(CIRCLE)
    table.resolve()
    table.resolve()
    assert table.bob.life == 20


def test_615_9_the_property_is_checked_again_and_the_shield_kept() -> None:
    table = position(alice=["Goblin Piker", "Plains"], alice_hand=[BLEACH], bob=[CIRCLE, "Plains"])
    table.alice.attack(["Goblin Piker"])
    table.alice.passes()
    table.bob.activate(CIRCLE)
    table.resolve()
    table.alice.cast("Bleach", ["Goblin Piker"])
    table.resolve()
    table.advance_to("combat damage")
    assert table.bob.life == 18
    assert any(isinstance(table.state.book.nodes[e.node], n.PreventDamage) for e in table.state.lasting)


def test_615_8_one_instance_may_be_dealt_to_several() -> None:
    table = position(
        alice=["2 Plains", "2 Grizzly Bears"], alice_hand=["Dazzling Reflection"], bob=["Craw Wurm"], active="bob"
    )
    table.bob.attack(["Craw Wurm"])
    table.alice.block({"Grizzly Bears": "Craw Wurm", "Grizzly Bears 2": "Craw Wurm"})
    table.bob.passes()
    table.alice.cast("Dazzling Reflection", ["Craw Wurm"])
    table.resolve()
    assert table.alice.life == 26
    table.advance_to("combat damage")
    if table.asked == "assign damage":
        table.bob.assign({"Grizzly Bears": 3, "Grizzly Bears 2": 3})
    assert table.alice.battlefield.count("Grizzly Bears") == 2
    assert len(table.events("damage prevented")) == 2


def test_615_7_a_shield_counts_damage_not_events() -> None:
    table = position(
        alice=["2 Mountain"], alice_hand=["Lightning Bolt", "Shock"], bob=["Plains"], bob_hand=["Healing Salve"]
    )
    table.alice.passes()
    table.bob.cast("Healing Salve", ["bob"], modes=[1])
    table.resolve()
    table.alice.cast("Shock", ["bob"])
    table.resolve()
    assert table.bob.life == 20
    table.alice.cast("Lightning Bolt", ["bob"])
    table.resolve()
    assert table.bob.life == 18
    assert not table.state.lasting


def test_615_5_what_else_it_does_happens_immediately_afterwards() -> None:
    table = position(alice=["Mountain"], alice_hand=["Lightning Bolt"], bob=["Phantom Wurm (4 +1/+1)"])
    table.alice.cast("Lightning Bolt", ["Phantom Wurm"])
    table.resolve()
    assert table.damage("Phantom Wurm") == 0
    assert table.counters("Phantom Wurm", "+1/+1") == 3


def test_615_5_once_for_damage_dealt_at_the_same_time() -> None:
    table = position(alice=["Phantom Wurm (4 +1/+1)"], bob=["2 Grizzly Bears"])
    table.alice.attack(["Phantom Wurm"])
    table.bob.block({"Grizzly Bears": "Phantom Wurm", "Grizzly Bears 2": "Phantom Wurm"})
    table.advance_to("combat damage")
    if table.asked == "assign damage":
        table.alice.assign({"Grizzly Bears": 3, "Grizzly Bears 2": 3})
    assert table.counters("Phantom Wurm", "+1/+1") == 3


def test_615_12_damage_that_cannot_be_prevented_uses_no_shield_but_the_rest_happens() -> None:
    table = position(
        alice=[HARSH, "2 Mountain"],
        alice_hand=["Shock", "Shock"],
        bob=["Plains", THANKS],
        bob_hand=["Healing Salve"],
    )
    table.alice.passes()
    table.bob.cast("Healing Salve", ["bob"], modes=[1])
    table.resolve()
    table.alice.cast("Shock", ["bob"])
    table.resolve()
    assert table.bob.life == 18
    assert table.state.lasting[0].amount == 3
    table.alice.cast("Shock", ["Thanks"])
    table.resolve()
    assert table.damage("Thanks") == 2
    assert table.bob.life == 20


def test_615_3_the_circle_costs_mana_each_time() -> None:
    table = position(alice=["Hill Giant"], bob=[CIRCLE, "Plains"])
    table.alice.passes()
    table.bob.activate(CIRCLE)
    table.resolve()
    table.alice.passes()
    with pytest.raises(NotOffered):
        table.bob.activate(CIRCLE)
