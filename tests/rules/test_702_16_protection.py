"""CR 702.16: protection. Also 702.11d, hexproof from a quality."""

from __future__ import annotations

import pytest
from tests.support.table import NotOffered, position

from mainphase.cards import nodes as n
from mainphase.cards.words import (
    apply,
    black,
    card,
    creature,
    damage,
    do,
    each,
    enchant,
    enchanted_creature,
    enchantment,
    gains_ability,
    gets,
    have,
    hexproof_from,
    instant,
    pay,
    permanent,
    protection_from,
    tap_this,
    target,
    targeting,
)

ZEALOT = card("Zealot", "{B}", creature, pt="2/2")(pay(tap_this).targeting(creature).do(damage(1, to=target)))
SAINT = card("Saint", "{W}", creature, pt="2/4")(protection_from(creature))
RUNNER = card("Runner", "{G}", creature, pt="2/2")(hexproof_from(black))
GOD = card("God", "{W}", creature, pt="5/5")(protection_from(permanent))
STRENGTH = card("Dark Strength", "{B}", enchantment, "Aura")(enchant(creature), have(enchanted_creature, gets(1, 1)))
SHIELD = card("Shield", "{W}", instant)(targeting(creature).do(apply(target, gains_ability(protection_from(black)))))
PLAGUE = card("Plague", "{B}", instant)(do(damage(2, to=each(creature))))
DRAIN = card("Drain", "{R}", instant)(do(damage(2, to=each(creature))))


def test_702_16b_cannot_be_targeted_by_spells_with_the_quality() -> None:
    table = position(alice=["2 Swamp"], alice_hand=["Bladebrand"], bob=["White Knight", "Grizzly Bears"])
    table.alice.cast("Bladebrand", ["Grizzly Bears"])
    other = position(alice=["2 Swamp"], alice_hand=["Bladebrand"], bob=["White Knight"])
    with pytest.raises(NotOffered):
        other.alice.cast("Bladebrand")


def test_702_16b_its_own_controllers_spells_too() -> None:
    table = position(alice=["2 Swamp", "White Knight"], alice_hand=["Bladebrand"])
    with pytest.raises(NotOffered):
        table.alice.cast("Bladebrand")


def test_702_16b_spells_without_the_quality_can() -> None:
    table = position(alice=["Mountain"], alice_hand=["Shock"], bob=["White Knight"])
    table.alice.cast("Shock", ["White Knight"])
    table.resolve()
    assert table.bob.graveyard == ["White Knight"]


def test_702_16b_nor_by_abilities_of_sources_with_the_quality() -> None:
    table = position(alice=[ZEALOT, "Grizzly Bears"], bob=["White Knight"])
    table.alice.activate("Zealot")
    assert table.options == ["Zealot", "Grizzly Bears"]


def test_702_16b_608_2b_gained_in_response_it_makes_the_target_illegal() -> None:
    table = position(alice=["2 Swamp"], alice_hand=["Doom Blade"], bob=["Grizzly Bears", "Plains"], bob_hand=[SHIELD])
    table.alice.cast("Doom Blade", ["Grizzly Bears"])
    table.alice.passes()
    table.bob.cast("Shield", ["Grizzly Bears"])
    table.resolve_all()
    assert table.bob.battlefield == ["Grizzly Bears", "Plains"]
    assert [e.what for e in table.events("does not resolve")] == ["Doom Blade"]


def test_702_16c_auras_with_the_quality_go() -> None:
    table = position(
        alice=["Grizzly Bears", STRENGTH, "Plains"], alice_hand=[SHIELD], attached={"Dark Strength": "Grizzly Bears"}
    )
    table.alice.cast("Shield", ["Grizzly Bears"])
    table.resolve()
    assert table.alice.graveyard == ["Shield", "Dark Strength"]


def test_702_16c_such_auras_cannot_be_attached_to_it() -> None:
    shift = card("Shift", "{U}", instant)(targeting(n.OfSubtype("Aura"), creature).do(n.Attach(target, n.Target(1))))
    table = position(
        alice=["Grizzly Bears", STRENGTH, "Island", "White Knight"],
        alice_hand=[shift],
        attached={"Dark Strength": "Grizzly Bears"},
    )
    table.alice.cast("Shift", ["Dark Strength", "White Knight"])
    table.resolve()
    assert table.pt("Grizzly Bears") == "3/3"


def test_702_16e_damage_by_sources_with_the_quality_is_prevented() -> None:
    table = position(alice=["Swamp", "Mountain"], alice_hand=[PLAGUE, DRAIN], bob=["White Knight", "Grizzly Bears"])
    table.alice.cast("Plague")
    table.resolve()
    assert table.bob.battlefield == ["White Knight"]
    assert [(e.other, e.amount, e.rule) for e in table.events("damage prevented")] == [("White Knight", 2, "702.16e")]
    table.alice.cast("Drain")
    table.resolve()
    assert table.bob.battlefield == []


def test_702_16e_combat_damage_too() -> None:
    table = position(alice=["White Knight"], bob=[ZEALOT], active="bob")
    table.bob.attack(["Zealot"])
    table.alice.block({"White Knight": "Zealot"})
    table.advance_to("end of combat")
    assert table.alice.battlefield == ["White Knight"]
    assert table.damage("White Knight") == 0
    assert table.bob.graveyard == ["Zealot"]


def test_702_16f_attacking_it_cannot_be_blocked_by_creatures_with_the_quality() -> None:
    table = position(alice=["White Knight"], bob=[ZEALOT, "Hill Giant"])
    table.alice.attack(["White Knight"])
    with pytest.raises(NotOffered, match=r"702\.16f"):
        table.bob.block({"Zealot": "White Knight"})


def test_702_16f_those_without_it_can() -> None:
    table = position(alice=["White Knight"], bob=[ZEALOT, "Hill Giant"])
    table.alice.attack(["White Knight"])
    table.bob.block({"Hill Giant": "White Knight"})
    assert table.blockers == {"Hill Giant": ["White Knight"]}


def test_702_16a_from_creatures() -> None:
    table = position(alice=[SAINT], bob=["Hill Giant", "Mountain"], bob_hand=["Shock"])
    table.alice.attack(["Saint"])
    with pytest.raises(NotOffered, match=r"702\.16f"):
        table.bob.block({"Hill Giant": "Saint"})


def test_702_16g_from_black_and_from_red_is_two_abilities() -> None:
    table = position(alice=["Mountain", "Swamp"], alice_hand=["Shock", PLAGUE, DRAIN], bob=["Auriok Champion"])
    with pytest.raises(NotOffered):
        table.alice.cast("Shock", ["Auriok Champion"])


def test_702_16g_neither_damage_gets_through() -> None:
    table = position(alice=["Mountain", "Swamp"], alice_hand=[PLAGUE, DRAIN], bob=["Auriok Champion"])
    table.alice.cast("Plague")
    table.resolve()
    table.alice.cast("Drain")
    table.resolve()
    assert table.bob.battlefield == ["Auriok Champion"]


def test_702_16j_from_everything() -> None:
    table = position(alice=[GOD], bob=["Hill Giant", "Mountain"], bob_hand=[DRAIN, SHIELD])
    table.alice.attack(["God"])
    with pytest.raises(NotOffered):
        table.bob.block({"Hill Giant": "God"})


def test_702_11d_hexproof_from_a_quality_stops_opponents_only() -> None:
    table = position(alice=[RUNNER, "2 Swamp"], alice_hand=["Doom Blade"], bob=["2 Swamp"], bob_hand=["Doom Blade"])
    table.alice.cast("Doom Blade", ["Runner"])
    table.resolve()
    assert table.alice.graveyard == ["Runner", "Doom Blade"]
    other = position(alice=[RUNNER], bob=["2 Swamp", "Mountain"], bob_hand=["Doom Blade", "Shock"], active="bob")
    with pytest.raises(NotOffered):
        other.bob.cast("Doom Blade")
    other.bob.cast("Shock", ["Runner"])
