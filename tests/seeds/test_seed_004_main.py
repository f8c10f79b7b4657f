"""Document 004, "Main phase": spells, lands and one attack, in any order."""

from __future__ import annotations

from tests.support.fifth import FIFTH, attack, pass_all, settle
from tests.support.table import position


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


def test_one_attack_a_turn_and_only_in_ones_own() -> None:
    """Declared in the main phase by the player whose turn it is; once there has been one, even one without attackers,
    there is no other."""
    table = position(alice=["Grizzly Bears"], bob=["Hill Giant"], rules=FIFTH, step="main phase")
    assert "phase ability" in table.options
    table.alice.passes()
    assert "phase ability" not in table.options  # bob's
    for answer in ("attack bob", "stay"):
        table = position(alice=["Grizzly Bears"], rules=FIFTH, step="main phase")
        attack(table)
        table.choose(answer)
        while table.state.combat is not None:
            table.pass_once()
        assert (table.step, table.asked_player) == ("main phase", "alice")
        assert "phase ability" not in table.options
    for step in ("upkeep phase", "discard phase"):
        table = position(alice=["Grizzly Bears"], rules=FIFTH, step=step)
        assert table.options == ["pass"]


def test_a_creature_that_has_to_attack_makes_its_player_declare_an_attack_with_it() -> None:
    table = position(alice=["Juggernaut", "Grizzly Bears"], rules=FIFTH, step="main phase")
    assert "pass" not in table.options
    attack(table)
    assert (table.asked_about, "stay" in table.options) == ("Juggernaut", False)
    table.choose("attack bob")
    table.choose("stay")  # the Bears need not
    assert table.attackers == {"Juggernaut": "bob"}


def test_mana_burns_as_the_main_phase_ends() -> None:
    """So it does until 10 July 2009."""
    for rules in (FIFTH, "2009-07-10"):
        table = position(alice=["Forest"], rules=rules, step="main phase" if rules == FIFTH else "precombat main")
        table.alice.taps("Forest")
        pass_all(table)
        assert (table.alice.life, table.alice.mana) == (19, "")


def test_life_is_looked_at_as_the_main_phase_ends() -> None:
    """And what has burnt as it ends counts."""
    table = position(bob_life=0, rules=FIFTH, step="main phase")
    assert not table.over
    pass_all(table)
    assert table.winners == ["alice"]
    table = position(alice=["Forest"], alice_life=1, rules=FIFTH, step="main phase")
    table.alice.taps("Forest")
    pass_all(table)
    assert table.winners == ["bob"]
    assert [e.word for e in table.events("phase begins")] == ["main phase"]


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
