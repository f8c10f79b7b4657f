"""Document 004, "Main phase": spells, lands and one attack, in any order."""

from __future__ import annotations

import pytest
from tests.support.fifth import FIFTH, attack, pass_all, settle
from tests.support.table import NotOffered, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardDef, CardType


def test_spells_lands_and_the_attack_go_in_any_order() -> None:
    """What the document calls the full logic: spells, a land, spells, attack, spells, a land if none yet, spells."""
    for before in (True, False):
        table = position(
            alice=["Grizzly Bears", "4 Mountain"], alice_hand=["4 Shock", "2 Forest"], rules=FIFTH, step="main phase"
        )
        table.alice.cast("Shock", targets=["bob"])
        settle(table)
        if before:
            table.alice.play_land("Forest")
            table.alice.cast("Shock", targets=["bob"])
            settle(table)
        attack(table)
        table.choose("attack bob")
        while table.state.combat is not None:
            table.pass_once()
        table.alice.cast("Shock", targets=["bob"])
        settle(table)
        assert ("play Forest" in table.options) is not before
        if not before:
            table.alice.play_land("Forest")
        table.alice.cast("Shock", targets=["bob"])
        settle(table)
        assert "play Forest" not in table.options
        assert "phase ability" not in table.options
        assert (table.step, table.bob.life) == ("main phase", 10 if before else 12)


SLOW = ("Grizzly Bears", "Armageddon", "Fastbond", "Howling Mine")


def slow_spells(step: str, active: str) -> list[str]:
    """Which of one spell each of the slow types Alice is offered."""
    table = position(alice=["4 Plains", "4 Swamp", "4 Forest"], alice_hand=SLOW, active=active, rules=FIFTH, step=step)
    while "pass" not in table.options:
        table.choose("phase ability")
        settle(table)
    if active == "bob":
        table.bob.passes()
    assert table.asked_player == "alice"
    return sorted(o.removeprefix("cast ") for o in table.options if o.startswith("cast"))


def test_creatures_sorceries_enchantments_and_artifacts_are_cast_in_the_main_phase_only() -> None:
    assert slow_spells("main phase", "alice") == sorted(SLOW)
    for step in ("upkeep phase", "draw phase", "discard phase"):
        assert slow_spells(step, "alice") == []


def test_they_are_not_cast_in_an_opponents_main_phase() -> None:
    assert slow_spells("main phase", "bob") == []


def test_nor_in_a_response_or_during_the_attack() -> None:
    table = position(
        alice=["Grizzly Bears", "Mountain", "6 Forest"], alice_hand=["Shock", "Grizzly Bears", "Forest"],
        rules=FIFTH, step="main phase",
    )  # fmt: skip
    table.alice.cast("Shock", targets=["bob"])
    pass_all(table)
    assert (table.asked_player, table.options[0]) == ("alice", "pass")
    assert "cast Grizzly Bears" not in table.options
    settle(table)
    attack(table)
    table.choose("attack bob")
    assert table.asked_player == "alice"
    assert not [o for o in table.options if o.startswith(("cast", "play"))]
    while table.state.combat is not None:
        table.pass_once()
    assert {"cast Grizzly Bears", "play Forest"} <= set(table.options)


def test_a_land_is_not_played_in_response_to_anything() -> None:
    table = position(alice=["Mountain"], alice_hand=["Shock", "Forest"], rules=FIFTH, step="main phase")
    assert "play Forest" in table.options
    table.alice.cast("Shock", targets=["bob"])
    assert "play Forest" not in table.options
    pass_all(table)
    assert (table.asked_player, table.stack) == ("alice", ["Shock"])
    with pytest.raises(NotOffered):
        table.alice.play_land("Forest")


def test_nothing_is_played_in_response_to_a_land() -> None:
    table = position(
        alice_hand=["Forest"], bob=["3 Island", "Mountain"], bob_hand=["Counterspell", "Shock"],
        rules=FIFTH, step="main phase",
    )  # fmt: skip
    table.alice.play_land("Forest")
    assert (table.asked_player, table.stack, table.alice.battlefield) == ("alice", [], ["Forest"])
    assert not table.events("interrupt window")


def test_one_land_a_turn() -> None:
    table = position(alice_hand=["2 Forest"], rules=FIFTH, step="main phase")
    table.alice.play_land("Forest")
    assert "play Forest" not in table.options


def test_more_lands_by_an_effect_are_played_one_by_one_where_a_land_can_be() -> None:
    for enabling in ("Fastbond", "Storm Cauldron"):
        table = position(alice=[enabling, "Mountain"], alice_hand=["Shock", "2 Forest"], rules=FIFTH, step="main phase")
        table.alice.play_land("Forest")
        settle(table)
        table.alice.cast("Shock", targets=["bob"])
        pass_all(table)
        assert "play Forest" not in table.options  # now no land can be played at all
        settle(table)
        table.alice.play_land("Forest")
        settle(table)
        played = table.events("land played")
        assert [e.what for e in played] == ["Forest", "Forest"]
        assert (
            "play Forest" not in position(alice=[enabling], alice_hand=["Forest"], rules=FIFTH, step="upkeep").options
        )


def test_one_attack_a_turn_and_only_in_ones_own() -> None:
    table = position(alice=["Grizzly Bears"], bob=["Hill Giant"], rules=FIFTH, step="main phase")
    assert "phase ability" in table.options
    table.alice.passes()
    assert "phase ability" not in table.options  # bob's
    table = position(alice=["Grizzly Bears"], rules=FIFTH, step="main phase")
    attack(table)
    table.choose("attack bob")
    while table.state.combat is not None:
        table.pass_once()
    assert table.asked_player == "alice"
    assert "phase ability" not in table.options


def test_creatures_that_were_untapped_do_not_attack_again_in_the_same_turn() -> None:
    free = n.Activated((), (n.Mode(n.Untap(n.Each(n.OfType(CardType.CREATURE)))),))
    rouser = CardDef("Rouser", None, CardType.ENCHANTMENT, abilities=(free,))
    table = position(alice=["Grizzly Bears", rouser], rules=FIFTH, step="main phase")
    attack(table)
    table.choose("attack bob")
    while table.state.combat is not None:
        table.pass_once()
    table.alice.activate("Rouser")
    settle(table)
    assert not table.tapped("Grizzly Bears")
    assert "phase ability" not in table.options


def test_a_creature_that_has_to_attack_makes_its_player_declare_an_attack_with_it() -> None:
    table = position(alice=["Juggernaut", "Grizzly Bears"], rules=FIFTH, step="main phase")
    assert "pass" not in table.options
    attack(table)
    assert (table.asked_about, "stay" in table.options) == ("Juggernaut", False)
    table.choose("attack bob")
    table.choose("stay")  # the Bears need not
    assert table.attackers == {"Juggernaut": "bob"}


def test_a_creature_that_has_to_attack_and_cannot_obliges_to_nothing() -> None:
    for said in ("tapped", "sick"):
        table = position(alice=[f"Juggernaut ({said})"], rules=FIFTH, step="main phase")
        assert "pass" in table.options


def test_sirens_call_and_nettling_imp_make_the_opponent_attack() -> None:
    """What they force has to be sent, though it is no match for what waits for it."""
    table = position(
        alice=["Grizzly Bears"], bob=["Hill Giant", "Island"], bob_hand=["Siren's Call"], rules=FIFTH, step="main phase"
    )
    table.alice.passes()
    table.bob.cast("Siren's Call")
    settle(table)
    assert (table.asked_player, "pass" in table.options) == ("alice", False)
    attack(table)
    assert (table.asked_about, table.options) == ("Grizzly Bears", ["attack bob"])
    table = position(alice=["Grizzly Bears", "Hill Giant"], bob=["Nettling Imp"], rules=FIFTH, step="main phase")
    table.alice.passes()
    table.bob.activate("Nettling Imp", targets=["Hill Giant"])
    settle(table)
    assert "pass" not in table.options
    attack(table)
    for creature, free in (("Grizzly Bears", True), ("Hill Giant", False)):
        assert (table.asked_about, "stay" in table.options) == (creature, free)
        table.choose("stay" if free else "attack bob")
    assert table.attackers == {"Hill Giant": "bob"}


def test_mana_burns_as_the_main_phase_ends() -> None:
    """So it does until 10 July 2009."""
    for rules in (FIFTH, "2009-07-10"):
        table = position(alice=["Forest"], rules=rules, step="main phase" if rules == FIFTH else "precombat main")
        table.alice.taps("Forest")
        pass_all(table)
        assert (table.alice.life, table.alice.mana) == (19, "")


def test_life_is_looked_at_as_the_main_phase_ends() -> None:
    table = position(bob_life=0, rules=FIFTH, step="main phase")
    assert not table.over
    pass_all(table)
    assert table.winners == ["alice"]


def test_mana_burns_and_life_is_looked_at_as_the_attack_begins_and_ends_too() -> None:
    table = position(alice=["2 Forest", "Grizzly Bears"], rules=FIFTH, step="main phase")
    table.alice.taps("Forest")
    attack(table)
    assert table.alice.life == 19
    table.choose("attack bob")
    table.alice.taps("Forest 2")
    while table.state.combat is not None:
        table.pass_once()
    assert (table.step, table.alice.life) == ("main phase", 18)
    assert not [e for e in table.events("phase ends") if e.word == "main phase"]
