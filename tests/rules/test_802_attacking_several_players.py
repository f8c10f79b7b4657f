"""CR 802: the option to attack several players, which every game of more than two players has here."""

from __future__ import annotations

import pytest
from tests.support.table import NotOffered, Table, position

from mainphase.cards.words import banding, card, creature, itself, landwalk, must_attack

THREE = ("ann", "bob", "cid")
GOAT = card("Goat", "{R}", creature, pt="1/1")(landwalk("Mountain"))
HERO = card("Hero", "{W}", creature, pt="1/1")(banding)
BERSERKER = card("Berserker", "{R}", creature, pt="3/1")(must_attack(itself))


def three(**said: object) -> Table:
    return position(players=THREE, **said)  # type: ignore[arg-type]


def test_802_1_802_2_802_3_each_attacker_attacks_one_of_them() -> None:
    table = three(ann=["Grizzly Bears", "Memnite"])
    table.ann.attack({"Grizzly Bears": "bob", "Memnite": "cid"})
    assert table.attackers == {"Grizzly Bears": "bob", "Memnite": "cid"}
    assert table.events("defending player chosen") == []


def test_802_1_one_of_them_may_be_attacked_alone() -> None:
    table = three(ann=["Grizzly Bears", "Memnite"])
    table.ann.attack({"Grizzly Bears": "bob", "Memnite": "bob"})
    table.advance_to("postcombat main")
    assert (table.bob.life, table.cid.life) == (17, 20)


def test_802_2a_the_defending_player_is_the_one_attacked() -> None:
    table = three(ann=[GOAT], bob=["Mountain", "Memnite"], cid=["Memnite"])
    table.ann.attack({"Goat": "cid"})
    table.cid.block({"cid's Memnite": "Goat"})  # bob's Mountain makes no difference
    assert table.blocked("Goat")


def test_802_3a_a_requirement_to_attack_is_obeyed_by_attacking_anybody() -> None:
    table = three(ann=[BERSERKER])
    table.advance_to("declare attackers")
    assert table.options == ["attack bob", "attack cid"]


def test_802_3b_a_band_attacks_one_player() -> None:
    table = three(ann=[HERO, "Grizzly Bears"])
    table.ann.attack({"Hero": "bob", "Grizzly Bears": "cid"}, bands=[["Hero", "Grizzly Bears"]])
    assert table.asked != "band"
    combat = table.state.combat
    assert combat is not None
    assert combat.bands == {}


def test_802_4_the_defending_players_declare_blockers_in_turn_order() -> None:
    table = three(ann=["Grizzly Bears", "Memnite"], bob=["Ornithopter"], cid=["Ornithopter"])
    table.ann.attack({"Grizzly Bears": "cid", "Memnite": "bob"})
    table.advance_to("declare blockers")
    asked = []
    while table.asked == "block":
        asked.append(table.asked_player)
        table.choose("stay")
    assert asked == ["bob", "cid"]


def test_802_4a_802_4b_a_creature_blocks_only_what_attacks_its_controller() -> None:
    table = three(ann=["Grizzly Bears", "Memnite"], bob=["Ornithopter"])
    table.ann.attack({"Grizzly Bears": "cid", "Memnite": "bob"})
    with pytest.raises(NotOffered):
        table.bob.block({"Ornithopter": "Grizzly Bears"})


def test_802_5_damage_is_assigned_in_apnap_order() -> None:
    table = three(
        ann=["Grizzly Bears", "Memnite"],
        bob=["Memnite"],
        cid=["Ornithopter"],
    )
    table.ann.attack({"Grizzly Bears": "cid", "Memnite": "bob"})
    table.bob.block({"bob's Memnite": "ann's Memnite"})
    table.cid.block({"Ornithopter": "Grizzly Bears"})
    table.advance_to("postcombat main")
    assert [e.player for e in table.events("damage assigned")] == ["ann", "ann", "bob"]
