"""CR 310, 120.3h, 704.5v-x: battles, their protectors, and what attacks them."""

from __future__ import annotations

import pytest
from tests.support.table import NotOffered, Table, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType
from mainphase.cards.words import (
    artifact,
    battle,
    card,
    creature,
    destroy,
    enters,
    gain_life,
    instant,
    planeswalker,
    target,
    targeting,
    when,
)
from mainphase.errors import CardError
from mainphase.presentation.view import view_of

SIEGE = card("Siege of Doors", "{W}", battle, "Siege", defense=4)(when(enters(n.IsThis())).do(gain_life(1)))
HILL = card("Lonely Hill", "{W}", battle, defense=3)()
WRECK = card("Wreck", "{W}", instant)(targeting(battle).do(destroy(target)))
STRIP = card("Strip", "{W}", instant)(targeting(battle).do(n.RemoveCounters("defense", None, target)))
STEAL = card("Steal", "{W}", instant)(
    targeting(battle).do(n.Apply(target, (n.SetController(n.You()),), n.Duration.PERMANENT))
)
WAKE = card("Wake", "{W}", instant)(
    targeting(battle).do(n.Apply(target, (n.AddTypes(CardType.CREATURE), n.SetPT(n.Fixed(3), n.Fixed(3)))))
)
TAME = card("Tame", "{W}", instant)(targeting(battle).do(n.Apply(target, (n.SetTypes(CardType.ARTIFACT),))))
EASE = card("Ease", "{W}", instant)(targeting(battle).do(n.Apply(target, (n.SetTypes(CardType.PLANESWALKER),))))
HUSH = card("Hush", "{W}", instant)(targeting(battle).do(n.Apply(target, (n.SetTypes(CardType.BATTLE),))))
ROUSE = card("Rouse", "{W}", instant)(targeting(creature).do(n.Apply(target, (n.AddTypes(CardType.BATTLE),))))
TAKER = card("Taker", "{1}", creature, "Rogue", pt="1/1")(
    when(n.Attacks(n.IsThis())).do(n.LoseLife(n.Fixed(2), n.DefendingPlayer()))
)


def protector(table: Table, name: str) -> str:
    seat = view_of(table.state, 0).find(table.find(name).id).protector  # type: ignore[union-attr]
    return table.seats[seat].name if seat >= 0 else ""


def test_310_1_cast_as_a_sorcery_would_be() -> None:
    table = position(alice=["Plains"], alice_hand=[SIEGE], step="upkeep")
    with pytest.raises(NotOffered) as refused:
        table.alice.cast("Siege of Doors")
    assert refused.value.rule == "310.1"


def test_310_2_it_enters_under_its_controller() -> None:
    table = position(alice=["Plains"], alice_hand=[SIEGE])
    table.alice.cast("Siege of Doors")
    assert table.stack == ["Siege of Doors"]
    table.resolve()
    assert table.alice.battlefield == ["Plains", "Siege of Doors"]


def test_310_3_siege_is_its_only_type() -> None:
    table = position(alice=[SIEGE])
    assert view_of(table.state, 0).battlefield[0].type_line == "Battle — Siege"


def test_310_4_only_battles_have_defense() -> None:
    with pytest.raises(CardError):
        card("Wall", "{W}", creature, "Wall", pt="0/4", defense=3)
    with pytest.raises(CardError):
        card("Hill", "{W}", battle)


def test_310_4a_elsewhere_its_defense_is_the_printed_number() -> None:
    table = position(alice_hand=[SIEGE], alice_graveyard=[HILL])
    view = view_of(table.state, 0)
    assert view.me.hand[0].defense == 4
    assert view.me.graveyard[0].defense == 3
    assert view.me.hand[0].as_dict()["defense"] == 4


def test_310_4b_it_enters_with_its_defense() -> None:
    table = position(alice=["Plains"], alice_hand=[SIEGE])
    table.alice.cast("Siege of Doors")
    table.resolve()
    assert table.counters("Siege of Doors", "defense") == 4


def test_310_4c_its_defense_is_its_counters() -> None:
    table = position(alice=[SIEGE])
    table.find("Siege of Doors").put("defense", 2)
    assert view_of(table.state, 0).battlefield[0].defense == 2


def test_310_5_its_controller_can_attack_it() -> None:
    table = position(alice=[SIEGE, "Grizzly Bears"])
    table.alice.attack({"Grizzly Bears": "Siege of Doors"})
    assert table.attackers == {"Grizzly Bears": "Siege of Doors"}
    table.advance_to("end of combat")
    assert table.bob.life == 20
    assert table.counters("Siege of Doors", "defense") == 2


def test_310_6_damage_removes_defense_and_marks_nothing() -> None:
    table = position(alice=["Mountain", SIEGE], alice_hand=["Shock"])
    table.alice.cast("Shock", ["Siege of Doors"])
    table.resolve()
    assert table.counters("Siege of Doors", "defense") == 2
    assert table.damage("Siege of Doors") == 0
    assert [e.rule for e in table.events("counters removed")] == ["120.3h"]


@pytest.mark.rule("704.5v")
def test_310_7_without_defense_it_is_put_into_the_graveyard() -> None:
    table = position(alice=["Mountain", HILL], alice_hand=["Lightning Bolt"])
    table.alice.cast("Lightning Bolt", ["Lonely Hill"])
    table.resolve()
    assert table.alice.graveyard == ["Lightning Bolt", "Lonely Hill"]
    assert [e.rule for e in table.events("state-based action")] == ["704.5v"]


@pytest.mark.rule("704.5v")
def test_310_7_it_stays_while_its_ability_waits() -> None:
    table = position(alice=["Mountain", SIEGE], alice_hand=["Lightning Bolt"])
    table.find("Siege of Doors").put("defense", 3)
    table.alice.cast("Lightning Bolt", ["Siege of Doors"])
    table.resolve()
    assert table.stack == ["Siege of Doors"]
    assert table.alice.battlefield == ["Mountain", "Siege of Doors"]
    table.resolve()
    assert table.exile == ["Siege of Doors"]


def test_310_8a_a_battle_without_types_is_protected_by_its_controller() -> None:
    table = position(alice=["Plains"], alice_hand=[HILL])
    table.alice.cast("Lonely Hill")
    table.resolve()
    assert protector(table, "Lonely Hill") == "alice"


def test_310_8b_its_protector_can_never_attack_it() -> None:
    table = position(alice=[HILL, "Grizzly Bears"], bob=[SIEGE])
    table.advance_to("declare attackers")
    assert table.options == ["attack bob", "stay"]


def test_310_8b_each_attacking_player_for_whom_its_protector_defends_can() -> None:
    table = position(players=("alice", "bob", "carol"), alice=[SIEGE], bob=["Grizzly Bears"], active="bob")
    table.choose("carol")
    table.bob.attack({"Grizzly Bears": "Siege of Doors"})
    assert table.attackers == {"Grizzly Bears": "Siege of Doors"}


def test_310_8c_only_its_protector_blocks() -> None:
    table = position(
        players=("alice", "bob", "carol"),
        alice=[SIEGE, "Grizzly Bears"],
        bob=["Memnite"],
        carol=["Ornithopter"],
    )
    table.choose("carol")
    table.alice.attack({"Grizzly Bears": "Siege of Doors"})
    table.advance_to("declare blockers")
    assert table.asked_player == "carol"
    with pytest.raises(NotOffered):
        table.bob.block({"Memnite": "Grizzly Bears"})
    table.carol.block({"Ornithopter": "Grizzly Bears"})
    assert table.blocked("Grizzly Bears")
    table.advance_to("end of combat")
    assert table.counters("Siege of Doors", "defense") == 4


def test_310_8d_its_protector_is_the_defending_player() -> None:
    table = position(alice=[SIEGE, TAKER])
    table.alice.attack({"Taker": "Siege of Doors"})
    table.resolve()
    assert table.bob.life == 18


def test_310_8f_another_protector_replaces_the_first() -> None:
    table = position(players=("alice", "bob", "carol"), alice=["Plains", SIEGE], bob=["Plains"], bob_hand=[STEAL])
    table.choose("bob")
    table.pass_once()
    table.bob.cast("Steal", ["Siege of Doors"])
    table.resolve()
    assert (table.asked_player, table.options) == ("bob", ["alice", "carol"])
    table.choose("carol")
    assert protector(table, "Siege of Doors") == "carol"


def test_310_8g_its_protector_stays_when_it_stops_being_a_battle() -> None:
    table = position(alice=["Plains", SIEGE], alice_hand=[TAME])
    table.alice.cast("Tame", ["Siege of Doors"])
    table.resolve()
    assert protector(table, "Siege of Doors") == "bob"
    table.advance_to("bob's upkeep")
    assert protector(table, "Siege of Doors") == "bob"


def test_310_9_it_is_not_attached_to_anything() -> None:
    table = position(
        alice=["Plains", "Grizzly Bears", "Short Sword"],
        alice_hand=[
            card("Gild", "{W}", instant)(targeting(artifact).do(n.Apply(target, (n.AddTypes(CardType.BATTLE),))))
        ],
        attached={"Short Sword": "Grizzly Bears"},
    )
    table.find("Short Sword").put("defense", 1)
    table.alice.cast("Gild", ["Short Sword"])
    table.resolve()
    assert table.find("Short Sword").attached_to == 0
    assert "704.5p" in [e.rule for e in table.events("state-based action")]


@pytest.mark.rule("704.5w")
def test_310_10_a_new_protector_when_its_protector_has_left() -> None:
    table = position(players=("alice", "bob", "carol", "dave"), alice=[SIEGE])
    table.choose("bob")
    table.forget()
    table.bob.concede()
    table.pass_once()
    assert (table.asked_player, table.options) == ("alice", ["carol", "dave"])
    table.choose("dave")
    assert protector(table, "Siege of Doors") == "dave"
    assert [e.rule for e in table.events("state-based action")] == ["704.5w"]


def test_310_10_not_while_it_is_attacked() -> None:
    table = position(players=("alice", "bob", "carol"), alice=[SIEGE, "Grizzly Bears"])
    table.choose("bob")
    table.alice.attack({"Grizzly Bears": "Siege of Doors"})
    table.bob.concede()
    assert protector(table, "Siege of Doors") == "bob"
    table.advance_to("postcombat main")
    assert protector(table, "Siege of Doors") == "carol"


def test_310_11a_its_controller_chooses_an_opponent() -> None:
    table = position(players=("alice", "bob", "carol"), alice=["Plains"], alice_hand=[SIEGE])
    table.alice.cast("Siege of Doors")
    table.resolve()
    assert (table.asked_player, table.options) == ("alice", ["bob", "carol"])
    table.choose("carol")
    assert protector(table, "Siege of Doors") == "carol"


@pytest.mark.rule("704.5x")
def test_310_11a_its_controller_cannot_be_its_protector() -> None:
    """CR 704.5x, also while it is attacked."""
    table = position(alice=[SIEGE, "Grizzly Bears"], bob=["Plains"], bob_hand=[STEAL])
    table.advance_to("beginning of combat")
    table.pass_once()
    table.bob.cast("Steal", ["Siege of Doors"])
    table.resolve()
    assert protector(table, "Siege of Doors") == "alice"
    assert [e.rule for e in table.events("state-based action")] == ["704.5x"]


def test_310_11b_defeated_in_combat_it_triggers_once_and_is_exiled() -> None:
    table = position(alice=[SIEGE, "Grizzly Bears", "Hill Giant"])
    table.alice.attack({"Grizzly Bears": "Siege of Doors", "Hill Giant": "Siege of Doors"})
    table.advance_to("combat damage")
    assert table.stack == ["Siege of Doors"]
    assert len(table.events("triggered", what="Siege of Doors")) == 1
    table.resolve()
    assert table.exile == ["Siege of Doors"]  # it has no other face to cast


def test_310_11b_removing_the_last_counter_without_damage_defeats_it_too() -> None:
    table = position(alice=["Plains", SIEGE], alice_hand=[STRIP])
    table.alice.cast("Strip", ["Siege of Doors"])
    table.resolve()
    assert table.stack == ["Siege of Doors"]


def test_310_11b_destroying_it_does_not_defeat_it() -> None:
    table = position(alice=["Plains", SIEGE], alice_hand=[WRECK])
    table.alice.cast("Wreck", ["Siege of Doors"])
    table.resolve()
    assert table.stack == []
    assert "Siege of Doors" in table.alice.graveyard


@pytest.mark.rule("508.1a", "509.1a")
def test_506_3_a_battle_that_is_a_creature_neither_attacks_nor_blocks() -> None:
    table = position(
        alice=["2 Plains", SIEGE, "Grizzly Bears"], alice_hand=[WAKE], bob=[HILL, "Plains"], bob_hand=[WAKE]
    )
    table.alice.cast("Wake", ["Siege of Doors"])
    table.resolve()
    table.pass_once()
    table.bob.cast("Wake", ["Lonely Hill"])
    table.resolve()
    table.advance_to("declare attackers")
    assert table.asked_about == "Grizzly Bears"
    table.alice.attack({"Grizzly Bears": "bob"})
    table.advance_to("combat damage")  # nobody was asked to block
    assert table.bob.life == 18


def test_506_4_an_attacker_that_becomes_a_battle_is_removed_from_combat() -> None:
    table = position(alice=["Grizzly Bears"], bob=["Plains"], bob_hand=[ROUSE])
    table.alice.attack({"Grizzly Bears": "bob"})
    table.pass_once()
    table.bob.cast("Rouse", ["Grizzly Bears"])
    table.find("Grizzly Bears").put("defense", 1)
    table.resolve()
    assert table.attackers == {}


def test_506_4c_what_attacked_a_battle_that_left_deals_no_damage() -> None:
    table = position(alice=["Grizzly Bears", SIEGE], bob=["Plains"], bob_hand=[TAME])
    table.alice.attack({"Grizzly Bears": "Siege of Doors"})
    table.pass_once()
    table.bob.cast("Tame", ["Siege of Doors"])
    table.resolve()
    assert table.attackers == {"Grizzly Bears": ""}
    table.advance_to("end of combat")
    assert (table.bob.life, table.counters("Siege of Doors", "defense")) == (20, 4)


def test_506_4e_what_is_only_a_planeswalker_now_is_attacked_for_its_controllers_sake() -> None:
    sage = card("Sage", "{W}", planeswalker, battle, "Siege", loyalty=3, defense=3)()
    table = position(alice=["2 Plains", "Grizzly Bears", sage], alice_hand=[EASE])
    table.alice.attack({"Grizzly Bears": "Sage"})
    table.alice.cast("Ease", ["Sage"])
    table.resolve()
    assert table.attackers == {"Grizzly Bears": ""}


def test_506_4e_what_is_only_a_battle_now_is_still_attacked() -> None:
    sage = card("Sage", "{W}", planeswalker, battle, "Siege", loyalty=3, defense=3)()
    table = position(alice=["2 Plains", "Grizzly Bears", sage], alice_hand=[HUSH])
    table.alice.attack({"Grizzly Bears": "Sage"})
    table.alice.cast("Hush", ["Sage"])
    table.resolve()
    assert table.attackers == {"Grizzly Bears": "Sage"}


def test_702_19b_trample_reaches_the_battle() -> None:
    table = position(alice=[SIEGE, "Colossal Dreadmaw"], bob=["Memnite"])
    table.alice.attack({"Colossal Dreadmaw": "Siege of Doors"})
    table.advance_to("declare blockers")
    table.bob.block({"Memnite": "Colossal Dreadmaw"})
    table.pass_once()
    table.pass_once()
    table.choose("1")
    assert table.stack == ["Siege of Doors"]
    assert table.bob.life == 20
