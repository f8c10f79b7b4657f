"""CR 117: who may act, and when."""

from __future__ import annotations

import pytest
from tests.support.table import NotOffered, position

from mainphase.cards.words import card, creature, damage, destroy, do, each, each_player, sorcery

THREE = ("alice", "bob", "carol")


def test_117_1_only_the_player_with_priority_acts() -> None:
    table = position(
        alice=["Mountain"], alice_hand=["Shock"], bob=["Mountain", "Prodigal Sorcerer"], bob_hand=["Shock"]
    )
    assert table.priority == "alice"
    assert {"cast Shock", "tap Mountain"} <= set(table.options)
    why = table.bob.why_not("cast Shock")
    assert why
    assert why.rule == "117.1a"
    why = table.bob.why_not("activate Prodigal Sorcerer")
    assert why
    assert why.rule == "117.1b"
    table.alice.passes()
    assert table.priority == "bob"
    assert table.bob.why_not("cast Shock") is None
    assert table.bob.why_not("activate Prodigal Sorcerer") is None


@pytest.mark.parametrize("step", ["upkeep", "draw", "beginning of combat", "end of combat", "end step"])
def test_117_1a_instants_any_time_other_spells_only_in_a_main_phase(step: str) -> None:
    table = position(alice=["9 Mountain"], alice_hand=["Shock", "Hill Giant", "Blaze", "Sol Ring"], step=step)
    assert table.alice.why_not("cast Shock") is None
    for name in ("Hill Giant", "Blaze", "Sol Ring"):
        assert table.alice.why_not(f"cast {name}")
    table.advance_to("next postcombat main" if step in ("upkeep", "draw") else "turn 3, precombat main")
    assert table.alice.why_not("cast Hill Giant") is None


def test_117_1a_sorcery_speed_needs_an_empty_stack_and_the_own_turn() -> None:
    table = position(alice=["9 Mountain"], alice_hand=["Shock", "Hill Giant"], bob=["9 Forest"], bob_hand=["Bear Cub"])
    table.alice.cast("Shock", ["bob"])
    why = table.alice.why_not("cast Hill Giant")
    assert why
    assert (why.rule, why.source) == ("302.1", "Shock")
    with pytest.raises(NotOffered, match="302\\.1"):
        table.alice.cast("Hill Giant")
    table.resolve()
    assert table.alice.why_not("cast Hill Giant") is None
    table.alice.passes()
    why = table.bob.why_not("cast Bear Cub")
    assert why
    assert why.rule == "302.1"


def test_117_1b_activated_abilities_any_time_with_priority() -> None:
    table = position(alice=["Prodigal Sorcerer"], bob=["2 Prodigal Sorcerer"])
    table.alice.activate("alice's Prodigal Sorcerer", ["bob"])
    table.alice.passes()
    table.bob.activate("bob's Prodigal Sorcerer", ["alice"])  # on alice's turn, in response
    assert table.stack == ["Prodigal Sorcerer"] * 2
    table.resolve_all()
    assert (table.alice.life, table.bob.life) == (19, 19)


def test_117_1c_playing_a_land_needs_a_main_phase_and_an_empty_stack() -> None:
    table = position(alice=["Mountain"], alice_hand=["Forest", "Shock"], step="upkeep")
    why = table.alice.why_not("play Forest")
    assert why
    assert why.rule == "505.6b"
    table.advance_to("precombat main")
    table.alice.cast("Shock", ["bob"])
    assert table.alice.why_not("play Forest")
    table.resolve()
    table.alice.play_land("Forest")
    assert "Forest" in table.alice.battlefield


def test_117_1d_mana_abilities_with_priority() -> None:
    table = position(alice=["Forest", "Mountain"], step="upkeep")
    table.alice.taps("Forest")
    assert table.alice.mana == "G"
    assert table.stack == []
    assert table.priority == "alice"


def test_117_1d_mana_abilities_while_casting() -> None:
    table = position(alice=["2 Mountain"], alice_hand=["Shock"], payment="manual")
    table.alice.cast("Shock", ["bob"])
    assert (table.asked, table.asked_player) == ("pay", "alice")
    table.alice.taps("Mountain")
    assert table.alice.mana == "R"
    table.choose("spend R")
    assert table.alice.mana == ""
    assert table.stack == ["Shock"]


def test_117_1d_mana_abilities_in_the_middle_of_a_resolution() -> None:
    table = position(
        alice=["2 Mountain"], alice_hand=["Shock"], bob=["Island"], bob_hand=["Force Spike"], payment="manual"
    )
    table.alice.cast("Shock", ["bob"])
    table.alice.taps("Mountain")
    table.choose("spend R")
    table.alice.passes()
    table.bob.cast("Force Spike", ["Shock"])
    table.bob.taps("Island")
    table.choose("spend U")
    table.resolve()
    table.alice.choose("yes")
    assert table.asked == "pay"
    assert table.priority is None
    table.alice.taps("Mountain 2")
    table.choose("spend R")
    assert table.stack == ["Shock"]  # it was paid for


def test_117_2a_abilities_trigger_at_any_time_and_wait_until_somebody_would_get_priority() -> None:
    table = position(alice=["Guttersnipe", "Mountain"], alice_hand=["Shock"])
    table.alice.cast("Shock", ["bob"])
    # It triggered as the spell became cast; it is put on the stack before alice gets priority.
    assert table.stack == ["Shock", "Guttersnipe"]
    names = [e.name for e in table.log]
    assert names.index("cast") < names.index("triggered") < names.index("put on the stack")
    assert table.priority == "alice"


def test_117_2a_during_a_resolution() -> None:
    table = position(alice=["4 Plains"], alice_hand=["Wrath of God"], bob=["Onulet"])
    table.alice.cast("Wrath of God")
    table.resolve()
    assert table.bob.life == 20
    assert table.alice.graveyard == ["Wrath of God"]  # it had resolved wholly
    assert table.stack == ["Onulet"]
    table.resolve()
    assert table.bob.life == 22


def test_117_2b_static_abilities_need_no_priority() -> None:
    table = position(alice=["Kird Ape"], alice_hand=["Forest"])
    assert table.pt("Kird Ape") == "1/1"
    table.alice.play_land("Forest")
    assert table.pt("Kird Ape") == "2/3"
    assert not table.events("pass")


def test_117_2c_turn_based_actions_come_before_priority() -> None:
    table = position(step="draw", alice_library=["Forest"])
    assert table.alice.hand == ["Forest"]
    names = [e.name for e in table.log]
    assert names.index("draw") < names.index("priority")


def test_117_2c_and_as_a_step_ends_nobody_gets_priority_afterwards() -> None:
    table = position(alice=["Forest"])
    table.alice.taps("Forest")
    table.advance_to("beginning of combat")
    names = [e.name for e in table.log]
    emptied = names.index("mana empties")
    assert names[emptied + 1] == "phase ends"


def test_117_2d_state_based_actions_come_before_priority() -> None:
    table = position(alice=["Mountain"], alice_hand=["Shock"], bob=["Grizzly Bears"])
    table.alice.cast("Shock", ["Grizzly Bears"])
    table.forget()
    table.resolve()
    names = [e.name for e in table.log]
    assert names.index("damage dealt") < names.index("state-based action")
    assert names.index("state-based action") < len(names) - 1 - names[::-1].index("priority")
    assert table.battlefield == ["Mountain"]


def test_117_2e_nobody_has_priority_while_something_resolves() -> None:
    table = position(alice=["Island"], alice_hand=["Opt"], bob=["Mountain"], bob_hand=["Shock"])
    table.alice.cast("Opt")
    table.resolve()
    assert (table.asked, table.asked_player) == ("scry", "alice")
    assert table.priority is None
    why = table.bob.why_not("cast Shock")
    assert why
    assert why.rule == "117.2e"
    with pytest.raises(NotOffered):
        table.bob.cast("Shock", ["alice"])


def test_117_3a_the_active_player_gets_priority_as_a_step_begins() -> None:
    table = position(active="bob", players=THREE, step="upkeep")
    for step in ("upkeep", "draw", "precombat main", "beginning of combat", "end of combat", "end step"):
        table.advance_to(step)
        assert table.priority == "bob"


def test_117_3a_after_triggers_of_the_beginning_were_put_on_the_stack() -> None:
    table = position(alice=["Serendib Efreet"], step="upkeep")
    assert table.stack == ["Serendib Efreet"]
    names = [e.name for e in table.log]
    assert names.index("put on the stack") < names.index("priority")


def test_117_3b_the_active_player_gets_priority_after_a_resolution() -> None:
    table = position(bob=["Mountain"], bob_hand=["Shock"])
    table.alice.passes()
    table.bob.cast("Shock", ["alice"])
    table.forget()
    table.bob.passes()
    table.alice.passes()
    assert table.alice.life == 18
    assert table.priority == "alice"
    assert table.log[-1].rule == "117.3b"


def test_117_3c_who_acts_keeps_priority() -> None:
    table = position(
        players=THREE,
        alice=["Prodigal Sorcerer", "Mountain"],
        alice_hand=["Shock", "Forest"],
        bob=["Mountain"],
        bob_hand=["Shock"],
    )
    table.alice.play_land("Forest")
    assert table.priority == "alice"
    table.alice.activate("Prodigal Sorcerer", ["carol"])
    assert table.priority == "alice"
    table.alice.cast("Shock", ["carol"])
    assert table.priority == "alice"
    table.alice.passes()
    table.bob.cast("Shock", ["carol"])
    assert table.priority == "bob"
    assert table.log[-1].rule == "117.3c"


def test_117_3d_passing_hands_priority_to_the_next_player_in_turn_order() -> None:
    table = position(players=THREE, active="bob")
    holders = []
    for _ in range(3):
        holders.append(table.priority)
        table.pass_once()
    assert holders == ["bob", "carol", "alice"]
    assert {e.rule for e in table.events("pass")} == {"117.3d"}


def test_117_4_when_all_pass_the_top_of_the_stack_resolves() -> None:
    table = position(alice=["2 Mountain"], alice_hand=["2 Shock"], alice_life=20)
    table.alice.cast("Shock", ["bob"])
    table.alice.cast("Shock", ["alice"])
    table.alice.passes()
    table.bob.passes()
    assert (table.alice.life, table.bob.life) == (18, 20)
    assert table.stack == ["Shock"]


def test_117_4_with_an_empty_stack_the_step_ends() -> None:
    table = position(step="upkeep")
    table.alice.passes()
    assert table.step == "upkeep step"
    table.bob.passes()
    assert table.step == "draw step"


def test_117_4_an_action_in_between_means_that_all_must_pass_again() -> None:
    table = position(players=THREE, step="upkeep", carol=["Mountain"], carol_hand=["Shock"])
    table.alice.passes()
    table.bob.passes()
    table.carol.cast("Shock", ["bob"])
    table.carol.passes()
    assert table.bob.life == 20  # alice and bob passed before, with another stack
    table.alice.passes()
    table.bob.passes()
    assert table.bob.life == 18
    assert table.step == "upkeep step"


def test_117_5_state_based_actions_first_then_triggers_then_priority() -> None:
    doom = card("Doom for All", "{R}", sorcery)(do(destroy(each(creature)), damage(1, to=each_player)))
    table = position(alice=["Mountain", "Onulet"], alice_hand=[doom], bob=["Grizzly Bears (1 damage)"])
    table.alice.cast("Doom for All")
    table.forget()
    table.resolve()
    names = [e.name for e in table.log]
    assert names.index("dies") < names.index("put on the stack")
    assert names[-1] == "priority"
    assert table.stack == ["Onulet"]


def test_117_5_the_look_at_state_based_actions_is_repeated_until_nothing_happens() -> None:
    """The death of the lord makes another creature's damage lethal."""
    table = position(
        alice=["Goblin Chieftain (1 damage)", "Goblin Piker (1 damage)", "Onulet (1 damage)"],
        step="upkeep",
        bob=["Mountain"],
        bob_hand=["Shock"],
    )
    assert table.pt("Goblin Piker") == "3/2"
    table.alice.passes()
    table.bob.cast("Shock", ["Goblin Chieftain"])
    table.forget()
    table.resolve()
    assert table.alice.battlefield == ["Onulet"]
    actions = table.events("state-based action")
    assert [e.what for e in actions] == ["Goblin Chieftain", "Goblin Piker"]
    assert {e.rule for e in actions} == {"704.5g"}
    names = [e.name for e in table.log]
    assert names.index("priority", names.index("dies")) > len(names) - 2


def test_117_6_a_team_has_priority_together() -> None:
    table = position(
        players=("ann", "abe", "bea", "bob"),
        teams=(("ann", "abe"), ("bea", "bob")),
        abe=["Mountain"],
        abe_hand=["Shock", "Forest"],
    )
    assert table.priority == "ann"
    table.ann.passes()
    assert table.priority == "abe"  # before anybody of the other team
    table.abe.play_land("Forest")  # it is his turn too
    table.abe.cast("Shock", ["bea"])
    table.resolve()
    assert table.bea.life == 18


def test_117_7_what_is_cast_in_response_resolves_first() -> None:
    table = position(
        alice=["Mountain"], alice_hand=["Shock"], bob=["Grizzly Bears", "Forest"], bob_hand=["Giant Growth"]
    )
    table.alice.cast("Shock", ["Grizzly Bears"])
    table.alice.passes()
    table.bob.cast("Giant Growth", ["Grizzly Bears"])
    assert table.stack == ["Shock", "Giant Growth"]
    table.resolve()
    assert table.stack == ["Shock"]
    assert table.pt("Grizzly Bears") == "5/5"
    table.resolve()
    assert table.battlefield == ["Mountain", "Grizzly Bears", "Forest"]
    assert table.damage("Grizzly Bears") == 2
