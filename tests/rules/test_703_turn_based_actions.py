"""CR 703: turn-based actions, each where it stands, before anything else, and without the stack."""

from __future__ import annotations

from tests.support.table import Event, Table, position

from mainphase.cards.words import (
    at_the_beginning_of,
    attacks,
    card,
    creature,
    draw_step,
    each_player,
    enchantment,
    gain_life,
    whenever,
)

GREETING = card("Greeting", "{W}", enchantment)(at_the_beginning_of(draw_step, of=each_player).do(gain_life(1)))
WAR_CRY = card("War Cry", "{R}", enchantment)(whenever(attacks(creature)).do(gain_life(1)))


def names(table: Table) -> list[str]:
    return [e.name for e in table.log]


def of_step(table: Table, word: str) -> list[Event]:
    """What happened in the first step of that name, or in the first main phase of that name, after it began."""
    log = table.log
    begins = next(i for i, e in enumerate(log) if e.name in ("step begins", "phase begins") and e.word == word)
    ends = next((i for i, e in enumerate(log) if i > begins and e.name == "step ends"), len(log))
    return log[begins + 1 : ends]


def test_703_1_they_happen_by_themselves_as_a_step_begins_and_use_no_stack() -> None:
    table = position(step="untap", alice=["Forest (tapped)"], alice_library=["Island"])
    table.advance_to("draw")
    assert table.alice.hand == ["Island"]
    assert not table.tapped("Forest")
    assert not table.events("put on the stack", "triggered", "activated")


def test_703_1a_abilities_that_watch_for_a_beginning_are_triggered_abilities() -> None:
    table = position(step="draw", alice=[GREETING])
    assert table.stack == ["Greeting"]  # it can be answered, unlike the draw
    assert table.alice.life == 20


def test_703_2_no_player_controls_them() -> None:
    """No choice is offered whether to draw or to untap: there is nothing to decline."""
    table = position(step="untap", alice=["Forest (tapped)"])
    table.advance_to("precombat main")
    assert len(table.alice.hand) == 1
    assert not table.tapped("Forest")


def test_703_3_before_state_based_actions_triggers_and_priority() -> None:
    table = position(step="draw", alice=[GREETING, "Grizzly Bears (2 damage)"], alice_library=["Forest"])
    order = names(table)
    assert order.index("draw") < order.index("state-based action") < order.index("put on the stack")
    assert order.index("put on the stack") < order.index("priority")


def test_703_4a_phasing_directly_after_the_untap_step_begins() -> None:
    table = position(
        step="untap", alice=["Forest (tapped)", "Tolarian Drake", "Teferi's Imp (phased out)"], alice_library=["Island"]
    )
    happened = [e.name for e in of_step(table, "untap step")]
    assert sorted(happened[:2]) == ["phase in", "phase out"]
    assert happened.index("untap") > 1


def test_703_4b_then_day_and_night() -> None:
    table = position(day="day", bob=["Teferi's Imp (phased out)", "Forest (tapped)"])
    table.advance_to("bob's upkeep")
    order = names(table)
    assert order.index("phase in") < order.index("becomes night") < order.index("untap")


def test_703_4b_not_with_neither() -> None:
    table = position(bob=["Forest (tapped)"])
    table.advance_to("bob's upkeep")
    assert table.day_night == "neither"


def test_703_4c_then_the_active_player_untaps() -> None:
    table = position(step="untap", alice=["Forest (tapped)", "Memnite (tapped)"], bob=["Island (tapped)"])
    assert [(e.name, e.what) for e in of_step(table, "untap step")] == [("untap", "Forest"), ("untap", "Memnite")]


def test_703_4d_the_draw_directly_after_the_draw_step_begins() -> None:
    table = position(step="draw", alice=[GREETING])
    happened = [e.name for e in of_step(table, "draw step")]
    assert happened.index("draw") < happened.index("put on the stack")


def test_703_4f_a_lore_counter_on_each_saga_as_the_precombat_main_phase_begins() -> None:
    table = position(alice=["Rite of Belzenlok (1 lore)", "Rite of Belzenlok"], triggers="automatic")
    happened = of_step(table, "precombat main phase")
    assert [e.name for e in happened[:2]] == ["lore counter", "lore counter"]
    assert table.counters("Rite of Belzenlok", "lore") == 2
    assert table.counters("Rite of Belzenlok 2", "lore") == 1
    assert [e.name for e in happened].index("put on the stack") < [e.name for e in happened].index("priority")


def test_703_4i_attackers_are_declared_directly_after_the_step_begins() -> None:
    table = position(step="declare attackers", alice=["Grizzly Bears", WAR_CRY])
    assert table.log[-1].name == "step begins"
    assert table.asked == "attack"
    table.alice.attack(["Grizzly Bears"])
    happened = [e.name for e in of_step(table, "declare attackers step")]
    assert happened == ["attackers declared", "tap", "attacks", "triggered", "put on the stack", "priority"]


def test_703_4j_blockers_are_declared_directly_after_the_step_begins() -> None:
    table = position(alice=["Grizzly Bears"], bob=["Bear Cub"])
    table.alice.attack(["Grizzly Bears"])
    table.advance_to("declare blockers")
    assert table.log[-1].name == "step begins"
    assert (table.asked, table.asked_player) == ("block", "bob")
    table.bob.block({"Bear Cub": "Grizzly Bears"})
    happened = [e.name for e in of_step(table, "declare blockers step")]
    assert happened == ["blockers declared", "blocks", "becomes blocked", "priority"]


def test_703_4k_damage_is_assigned_in_apnap_order() -> None:
    table = position(alice=["Colossapede", "Grizzly Bears"], bob=["Bear Cub", "Centaur Courser", "High Ground"])
    table.alice.attack(["Colossapede", "Grizzly Bears"])
    table.bob.block({"Bear Cub": "Colossapede", "Centaur Courser": ["Colossapede", "Grizzly Bears"]})
    table.advance_to("combat damage")
    assert table.asked_player == "alice"
    table.alice.assign({"Bear Cub": 2})
    assert table.asked_player == "bob"
    table.bob.assign({"Colossapede": 1})
    players = [e.player for e in table.events("damage assigned")]
    assert players == sorted(players, key=str)  # alice's, then bob's


def test_703_4m_and_directly_after_that_dealt() -> None:
    table = position(alice=["Grizzly Bears", "Bear Cub"], bob=["Memnite"])
    table.alice.attack(["Grizzly Bears", "Bear Cub"])
    table.bob.block({"Memnite": "Grizzly Bears"})
    table.advance_to("combat damage")
    happened = [e.name for e in of_step(table, "combat damage step")]
    assert happened[:6] == ["damage assigned"] * 3 + ["damage dealt"] * 3


def test_703_4n_703_4p_discard_then_damage_and_effects() -> None:
    table = position(alice=["Grizzly Bears (1 damage)", "Forest"], alice_hand=["8 Forest", "Giant Growth"])
    table.alice.cast("Giant Growth", ["Grizzly Bears"])
    table.resolve()
    table.advance_to("turn 2, upkeep")
    happened = [e.name for e in of_step(table, "cleanup step")]
    assert happened == ["discard", "damage wears off", "effect ends"]


def test_703_4q_mana_empties_as_each_step_and_phase_ends() -> None:
    table = position(step="upkeep", alice=["4 Forest"], bob=["Island"])
    table.alice.taps("Forest")
    table.alice.passes()
    table.bob.taps("Island")
    table.bob.passes()
    assert (table.alice.mana, table.bob.mana) == ("G", "U")  # bob's action: alice has to pass again
    table.alice.passes()
    assert table.step == "draw step"
    assert (table.alice.mana, table.bob.mana) == ("", "")
    emptied = table.events("mana empties")
    assert [(e.player, e.word, e.rule) for e in emptied] == [("alice", "G", "500.5"), ("bob", "U", "500.5")]
    order = names(table)
    assert "priority" not in order[order.index("mana empties") : order.index("step ends")]


def test_703_4q_also_at_the_end_of_a_main_phase() -> None:
    table = position(alice=["Forest"])
    table.alice.taps("Forest")
    table.advance_to("beginning of combat")
    assert table.alice.mana == ""
