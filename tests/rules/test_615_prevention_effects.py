"""CR 615, 609.7: prevention effects and the sources they watch."""

from __future__ import annotations

import pytest
from tests.support.table import NotOffered, Table, position

from mainphase.cards import nodes as n
from mainphase.cards.words import (
    a,
    any_target,
    apply,
    artifact,
    becomes_color,
    cant_prevent_damage,
    card,
    choose_source,
    controller_of,
    creature,
    damage,
    damage_is_prevented,
    deals_combat_damage_to_player,
    do,
    each,
    enchantment,
    gain_life,
    instant,
    is_a,
    itself,
    pay,
    prevent,
    prevent_next_time,
    prevents_some,
    put_counters,
    red,
    sorcery,
    tap_this,
    target,
    targeting,
    that_much,
    that_source,
    the_source,
    this,
    whenever,
    white,
    you,
    yours,
)

CIRCLE = "Circle of Protection: Red"
BLEACH = card("Bleach", "{W}", instant)(targeting(creature).do(apply(target, becomes_color(white))))
PINGER = card("Pinger", "{R}", creature, pt="1/1")(pay(tap_this).targeting(any_target).do(damage(1, to=target)))
HARSH = card("Harsh", "{R}", enchantment)(cant_prevent_damage(red))
THANKS = card("Thanks", "{W}", creature, pt="1/3")(n.Static(n.Prevents(itself, None, then=gain_life(2))))


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


# --- 615.1, 615.4, 615.6


@pytest.mark.rule("615.1a")
def test_615_1_615_4_a_shield_works_only_on_what_comes_after_it() -> None:
    table = position(alice=["2 Mountain"], alice_hand=["Shock", "Shock"], bob=["Plains"], bob_hand=["Healing Salve"])
    table.alice.cast("Shock", ["bob"])
    table.resolve()
    table.alice.passes()
    table.bob.cast("Healing Salve", ["bob"], modes=[1])
    table.resolve()
    assert table.bob.life == 18
    table.alice.cast("Shock", ["bob"])
    table.resolve()
    assert table.bob.life == 18


def test_615_6_prevented_damage_never_happens_and_triggers_nothing() -> None:
    envoy = card("Envoy", "{R}", creature, pt="2/2")(whenever(deals_combat_damage_to_player(itself)).do(gain_life(5)))
    table = position(alice=[envoy], bob=["Plains"], bob_hand=["Healing Salve"])
    table.alice.attack(["Envoy"])
    table.alice.passes()
    table.bob.cast("Healing Salve", ["bob"], modes=[1])
    table.resolve()
    table.advance_to("end of combat")
    assert (table.alice.life, table.bob.life) == (20, 20)
    assert not table.events("damage dealt")


# --- 615.7


def shielded(attackers: list[str]) -> Table:
    table = position(alice=attackers, bob=["Plains"], bob_hand=["Healing Salve"])
    table.alice.attack(attackers)
    table.alice.passes()
    table.bob.cast("Healing Salve", ["bob"], modes=[1])
    table.resolve()
    return table


def test_615_7_of_damage_by_several_sources_the_shielded_player_chooses_what_is_prevented() -> None:
    attackers = ["Goblin Piker", "Hill Giant"]
    for first, rest in ((2, 2), (0, 0)):
        table = shielded(attackers)
        while table.asked != "divide":
            table.go_on()
        assert (table.asked, table.asked_player) == ("divide", "bob")
        assert table.options == ["0", "1", "2"]
        table.bob.choose(str(first))
        table.advance_to("end of combat")
        assert table.bob.life == 18
        prevented = {e.what: e.amount for e in table.events("damage prevented")}
        assert prevented.get("Goblin Piker", 0) == first
        assert prevented["Hill Giant"] == 3 - rest


def test_615_7_enough_for_all_asks_nothing() -> None:
    table = shielded(["Savannah Lions", "Memnite"])
    table.advance_to("end of combat")
    assert table.bob.life == 20


# --- 615.10-615.13


def test_615_10_so_much_of_each_instance_is_prevented() -> None:
    armor = card("Plates", "{6}", artifact)(prevents_some(1, players=you))
    table = position(alice=["Goblin Piker", "Hill Giant"], bob=[armor])
    table.alice.attack(["Goblin Piker", "Hill Giant"])
    table.advance_to("end of combat")
    assert table.bob.life == 17
    assert [e.amount for e in table.events("damage prevented")] == [1, 1]


def test_615_10_for_each_creature_that_the_same_source_hits() -> None:
    defender = card("Captain", "{4}{W}", creature, "Cleric", pt="3/3")(prevents_some(1, to=is_a(a("Cleric"), yours)))
    sweep = card("Sweep", "{R}", sorcery)(do(damage(2, to=each(creature))))
    table = position(alice=["Mountain", "Hill Giant"], alice_hand=[sweep], bob=[defender, "Soulmender", "Craw Wurm"])
    table.alice.cast("Sweep")
    table.resolve()
    assert [table.damage(name) for name in ("Captain", "Craw Wurm", "Hill Giant")] == [1, 2, 2]
    assert "Soulmender" in table.bob.graveyard


def test_615_10_half_of_it_counts_what_is_left_of_the_damage() -> None:
    half = card("Mercy", "{W}", enchantment)(prevents_some(n.HalfOf(that_much, up=True), players=you))
    table = position(alice=["Mountain"], alice_hand=["Lightning Bolt"], bob=[half])
    table.alice.cast("Lightning Bolt", ["bob"])
    table.resolve()
    assert table.bob.life == 19


def test_615_11_each_creature_gets_a_shield_of_its_own() -> None:
    apothecary = card("Salves", "{W}", sorcery)(do(prevent(1, to=each(creature, white))))
    sweep = card("Sweep", "{R}", instant)(do(damage(2, to=each(creature))))
    table = position(
        alice=["Mountain", "2 Plains", "Serra Angel", "Pillarfield Ox"], alice_hand=[apothecary, sweep, "Honor Guard"]
    )
    table.alice.cast("Salves")
    table.resolve()
    table.alice.cast("Honor Guard")
    table.resolve()
    table.alice.cast("Sweep")
    table.resolve()
    assert (table.damage("Serra Angel"), table.damage("Pillarfield Ox")) == (1, 1)
    assert "Honor Guard" in table.alice.graveyard  # it came later


def test_615_12_a_shield_for_the_next_time_is_kept_and_what_else_it_does_happens() -> None:
    palm = card("Palm", "{W}", instant)(
        do(choose_source(), prevent_next_time(the_source, to=you, then=gain_life(n.Plus(that_much, n.Fixed(1)))))
    )
    table = position(alice=[HARSH, "2 Mountain"], alice_hand=["Shock"], bob=["Plains"], bob_hand=[palm])
    table.alice.cast("Shock", ["bob"])
    table.alice.passes()
    table.bob.cast("Palm")
    table.resolve()
    table.bob.choose("Shock")
    table.resolve()
    assert table.bob.life == 19
    assert len(table.state.lasting) == 1


def test_615_12a_it_tries_once() -> None:
    table = position(alice=[HARSH, "Mountain"], alice_hand=["Shock"], bob=[THANKS])
    table.alice.cast("Shock", ["Thanks"])
    table.resolve()
    assert table.bob.life == 22


def test_615_5_the_rest_refers_to_the_damage_prevented_and_its_source() -> None:
    palm = card("Palm", "{W}", instant)(
        do(
            choose_source(),
            prevent_next_time(the_source, to=you, then=damage(that_much, to=controller_of(that_source))),
        )
    )
    table = position(alice=["Hill Giant"], bob=["Plains"], bob_hand=[palm])
    table.alice.attack(["Hill Giant"])
    table.alice.passes()
    table.bob.cast("Palm")
    table.resolve()
    table.bob.choose("Hill Giant")
    table.advance_to("end of combat")
    assert (table.alice.life, table.bob.life) == (17, 20)
    assert [e.what for e in table.events("damage dealt")] == ["Palm"]


def test_615_13_it_triggers_once_for_all_that_one_effect_prevents_at_a_time() -> None:
    squire = card("Squire", "{W}", creature, pt="1/1")(
        whenever(damage_is_prevented(players=you)).do(put_counters(that_much, "+1/+1", on=this))
    )
    wall = card("Aura of Calm", "{W}", enchantment)(n.Static(n.Prevents(players=you)))
    table = position(alice=["Goblin Piker", "Hill Giant"], bob=[squire, wall])
    table.alice.attack(["Goblin Piker", "Hill Giant"])
    table.advance_to("combat damage")
    assert table.stack == ["Squire"]
    table.resolve()
    assert table.counters("Squire", "+1/+1") == 5
    assert table.bob.life == 20


def test_615_13_two_effects_trigger_it_twice() -> None:
    squire = card("Squire", "{W}", creature, pt="1/1")(
        whenever(damage_is_prevented(players=you)).do(put_counters(that_much, "+1/+1", on=this))
    )
    plate = card("Plate", "{1}", artifact)(prevents_some(1, players=you))
    table = position(alice=["Hill Giant"], bob=[squire, plate, plate])
    table.alice.attack(["Hill Giant"])
    table.advance_to("combat damage")
    if table.asked == "replacement":
        table.apply(0)
    while table.asked in ("replacement", "order triggers"):
        table.apply(0)
    assert table.stack == ["Squire", "Squire"]
