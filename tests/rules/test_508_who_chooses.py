"""CR 506.7, 508.1a, 509.1a: before attackers are declared; players who choose what others' creatures do in combat."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from tests.support.table import Table, position

from mainphase.kernel.state.turn_parts import Skip

THREE = ("alice", "bob", "carol")


def warcraft(alice: Sequence[str], bob: Sequence[str] = (), carol: Sequence[str] = ()) -> Table:
    """Carol has cast Master Warcraft in Alice's turn."""
    mine = ["4 Mountain", *carol]
    table = position(players=THREE, alice=alice, bob=bob, carol=mine, carol_hand=["Master Warcraft"], step="upkeep")
    table.alice.passes()
    table.bob.passes()
    table.carol.cast("Master Warcraft")
    table.resolve()
    return table


def test_506_7a_before_attackers_are_declared_ends_as_the_step_begins() -> None:
    table = position(alice=["4 Mountain"], alice_hand=["Master Warcraft"], step="beginning of combat")
    assert table.alice.why_not("cast Master Warcraft") is None
    table.advance_to("declare attackers")
    refusal = table.alice.why_not("cast Master Warcraft")
    assert refusal is not None
    assert refusal.rule == "601.3"
    table.advance_to("turn 2, upkeep")
    table.bob.passes()
    assert table.alice.why_not("cast Master Warcraft") is None


def test_506_7d_only_the_first_combat_phase_of_the_turn_counts() -> None:
    table = position(alice=["8 Mountain"], alice_hand=["Master Warcraft", "Relentless Assault"], step="postcombat main")
    table.alice.cast("Relentless Assault")
    table.resolve()
    table.advance_to("beginning of combat")
    assert table.turn == 1
    assert table.alice.why_not("cast Master Warcraft") is not None


def test_506_7e_where_combat_is_skipped_the_precombat_main_phase_is_the_last_time() -> None:
    table = position(alice=["4 Mountain"], alice_hand=["Master Warcraft"])
    table.state.skips.append(Skip("combat phase", table.alice.number))
    assert table.alice.why_not("cast Master Warcraft") is None
    table.advance_to("postcombat main")
    assert table.alice.why_not("cast Master Warcraft") is not None


def test_508_1a_another_player_chooses_the_attackers_and_their_controller_whom_they_attack() -> None:
    table = warcraft(alice=["Hill Giant", "Grizzly Bears"])
    table.advance_to("declare attackers")
    assert table.asked_player == "carol"
    assert table.asked_about == "Hill Giant"
    table.choose("attack")
    assert table.asked_player == "carol"
    table.choose("stay")
    assert table.asked_player == "alice"
    assert table.asked_about == "Hill Giant"
    assert "stay" not in table.options
    table.choose("attack carol")
    assert table.attackers == {"Hill Giant": "carol"}


def test_508_1a_nobody_but_the_chooser_makes_a_creature_attack() -> None:
    table = warcraft(alice=["Hill Giant"])
    table.advance_to("declare attackers")
    table.choose("stay")
    assert table.attackers == {}
    assert table.asked == "priority"


def test_508_1d_the_choice_has_to_be_a_legal_declaration() -> None:
    table = warcraft(alice=["Juggernaut", "Mogg Flunkies"])
    table.advance_to("declare attackers")
    assert table.asked_about == "Juggernaut"
    assert "stay" not in table.options
    table.choose("attack")
    table.choose("attack")
    table.choose("attack bob", "attack carol")
    assert table.attackers == {"Juggernaut": "bob", "Mogg Flunkies": "carol"}


def test_508_1c_what_may_not_attack_alone_is_not_chosen_alone() -> None:
    table = warcraft(alice=["Mogg Flunkies"])
    table.advance_to("declare attackers")
    assert table.asked == "priority"


def test_508_1d_nobody_has_to_pay_for_an_attack_that_another_player_chose() -> None:
    """What would be paid for is declined: another group is chosen without that creature."""
    table = warcraft(alice=["Hill Giant", "Grizzly Bears", "2 Forest"], carol=["Ghostly Prison"])
    table.bob.concede()
    table.advance_to("declare attackers")
    assert table.asked_player == "carol"
    table.choose("attack carol")
    # two creatures would cost {4}, and there are two lands
    assert table.asked_player == "alice"
    assert table.asked_about == "Hill Giant"
    table.choose("stay")
    assert table.asked_player == "carol"
    assert table.asked_about == "Grizzly Bears"
    table.choose("attack carol")
    table.choose("attack carol")
    assert table.attackers == {"Grizzly Bears": "carol"}
    assert table.tapped("Forest")


def test_509_1a_another_player_chooses_how_creatures_block() -> None:
    table = warcraft(alice=["Hill Giant"], bob=["Grizzly Bears", "Craw Wurm"])
    table.advance_to("declare attackers")
    table.choose("attack")
    table.choose("attack bob")
    table.advance_to("declare blockers")
    assert table.asked_player == "carol"
    assert table.asked_about == "Grizzly Bears"
    table.choose("block Hill Giant")
    table.choose("stay")
    table.advance_to("postcombat main")
    assert table.bob.graveyard == ["Grizzly Bears"]


def test_509_1a_the_newest_of_several_effects_decides() -> None:
    table = position(
        players=THREE,
        alice=["Hill Giant", "Brutal Hordechief", "5 Mountain"],
        carol=["4 Mountain"],
        carol_hand=["Master Warcraft"],
        bob=["Grizzly Bears"],
    )
    table.alice.passes()
    table.bob.passes()
    table.carol.cast("Master Warcraft")
    table.resolve()
    table.alice.activate("Brutal Hordechief")
    table.resolve()
    table.advance_to("declare attackers")
    table.choose("attack", "stay")
    table.choose("attack bob")
    table.resolve_all()
    table.advance_to("declare blockers")
    assert table.asked_player == "alice"
    assert table.options == ["block Hill Giant"]


@pytest.mark.parametrize("pays", [True, False])
def test_509_1d_nobody_has_to_pay_for_blocks_that_another_player_chose(pays: bool) -> None:
    """If they don't, another set is chosen without those creatures."""
    table = position(
        alice=["Brutal Hordechief", "Archangel of Tithes", "Hill Giant", "5 Mountain"],
        bob=["Grizzly Bears", "2 Forest"],
    )
    table.alice.activate("Brutal Hordechief")
    table.resolve()
    table.alice.attack(["Hill Giant", "Archangel of Tithes"])
    table.choose("Brutal Hordechief")
    table.resolve_all()
    table.advance_to("declare blockers")
    assert table.asked_player == "alice"
    table.choose("block Hill Giant")
    assert table.asked_player == "bob"
    table.choose("yes" if pays else "no")
    assert table.tapped("Forest") == pays
    assert table.blockers == ({"Grizzly Bears": ["Hill Giant"]} if pays else {})


@pytest.mark.parametrize("others", [2, 3])
def test_508_3a_attacking_with_so_many_others(others: int) -> None:
    table = position(alice=["Odric, Master Tactician", f"{others} Memnite"])
    table.advance_to("declare attackers")
    while table.asked == "attack":
        table.choose("attack bob")
    assert bool(table.stack) == (others >= 3)


def test_508_1d_a_creature_that_comes_later_attacks_too_if_able() -> None:
    """What Siren's Call says goes for every creature that the active player controls as attackers are declared."""
    table = position(
        active="bob",
        step="upkeep",
        alice=["Island"],
        alice_hand=["Siren's Call"],
        bob_hand=["Raging Goblin"],
        bob=["Mountain"],
    )
    table.bob.passes()
    table.alice.cast("Siren's Call")
    table.resolve()
    table.advance_to("precombat main")
    table.bob.cast("Raging Goblin")
    table.resolve()
    table.advance_to("declare attackers")
    assert table.options == ["attack alice"]
