"""CR 504: the draw step."""

from __future__ import annotations

from tests.support.table import position


def test_504_1_the_active_player_draws() -> None:
    table = position(step="draw", active="bob", bob_library=["Forest", "Island"], alice_library=["Swamp"])
    assert table.bob.hand == ["Forest"]
    assert table.alice.hand == []
    assert [(e.player, e.rule) for e in table.events("draw")] == [("bob", "504.1")]


def test_504_1_the_draw_uses_no_stack() -> None:
    table = position(step="draw", bob=["Island"], bob_hand=["Opt"], alice_library=["Forest"])
    assert table.alice.hand == ["Forest"]
    assert len(table.events("priority")) == 1  # nobody could respond
    assert not table.events("put on the stack")


def test_504_1_a_player_of_a_team_each() -> None:
    table = position(players=("ann", "abe", "bea", "bob"), teams=(("ann", "abe"), ("bea", "bob")), step="draw")
    assert [len(s.hand) for s in table.seats] == [1, 1, 0, 0]


def test_504_2_then_the_active_player_gets_priority_with_triggers_on_the_stack() -> None:
    table = position(step="draw", alice=["Howling Mine"], alice_library=["Forest", "Island"])
    assert table.alice.hand == ["Forest"]
    assert table.stack == ["Howling Mine"]
    assert table.priority == "alice"
    assert table.log[-1].rule == "504.2"


def test_504_2_an_ability_at_the_beginning_of_the_step_triggers_even_if_no_card_could_be_drawn_for_it() -> None:
    """Its condition is looked at as the step begins, before the draw."""
    table = position(step="draw", alice=["Mana Vault (tapped)"])
    assert table.stack == ["Mana Vault"]
    table.resolve()
    assert table.alice.life == 19
