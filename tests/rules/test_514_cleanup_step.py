"""CR 514: the cleanup step."""

from __future__ import annotations

from tests.support.table import Table, position

from mainphase.cards import nodes as n
from mainphase.cards.words import (
    at_the_beginning_of,
    begin,
    card,
    creature,
    discards_a_card,
    do,
    each_opponent,
    each_player,
    enchantment,
    gain_life,
    instant,
    later,
    put_counters,
    target,
    targeting,
    whenever,
)

REMORSE = card("Remorse", "{B}", enchantment)(whenever(discards_a_card(each_player)).do(gain_life(1)))
HUSH = card("Hush", "{W}", instant)(do(begin(n.Static(n.CantCast(each_opponent)))))
SEE_OFF = card("See Off", "{W}", instant)(do(later(at_the_beginning_of("cleanup").do(gain_life(1)))))
BLIGHT = card("Blight", "{B}", instant)(targeting(creature).do(put_counters(2, "-1/-1", on=target)))


def cleanups(table: Table) -> int:
    return len([e for e in table.events("step begins") if e.word == "cleanup step"])


def test_514_1_the_active_player_discards_down_to_seven() -> None:
    table = position(step="end step", alice_hand=["9 Forest"], bob_hand=["9 Island"])
    table.alice.passes()
    table.bob.passes()
    assert (table.step, table.asked, table.asked_player) == ("cleanup step", "discard", "alice")
    table.choose("Forest", "Forest")
    assert (len(table.alice.hand), len(table.bob.hand)) == (7, 9)
    assert table.alice.graveyard == ["Forest", "Forest"]
    assert [e.rule for e in table.events("discard")] == ["514.1", "514.1"]
    assert table.stack == []


def test_514_1_they_choose_which() -> None:
    table = position(step="end step", alice_hand=["4 Forest", "Shock", "3 Island"])
    table.alice.passes()
    table.bob.passes()
    table.choose("Shock")
    assert table.alice.graveyard == ["Shock"]


def test_514_1_without_a_maximum_nobody_discards() -> None:
    table = position(step="end step", alice=["Reliquary Tower"], alice_hand=["9 Forest"])
    table.advance_to("turn 2, upkeep")
    assert len(table.alice.hand) == 9


def test_514_2_damage_is_removed_and_until_end_of_turn_ends_at_once() -> None:
    """3 damage on a 2/2 that has +3/+3 until end of turn: it survives."""
    table = position(alice=["Grizzly Bears", "Forest", "Mountain"], alice_hand=["Giant Growth", "Lightning Bolt"])
    table.alice.cast("Giant Growth", ["Grizzly Bears"])
    table.resolve()
    table.alice.cast("Lightning Bolt", ["Grizzly Bears"])
    table.resolve()
    assert (table.pt("Grizzly Bears"), table.damage("Grizzly Bears")) == ("5/5", 3)
    table.advance_to("turn 2, upkeep")
    assert (table.pt("Grizzly Bears"), table.damage("Grizzly Bears")) == ("2/2", 0)
    assert not table.events("dies")
    assert cleanups(table) == 1
    assert table.events("damage wears off", what="Grizzly Bears", rule="514.2")
    assert table.events("effect ends", rule="514.2")


def test_514_2_also_from_phased_out_permanents_and_those_of_others() -> None:
    table = position(step="end step", alice=["Tolarian Drake (phased out, 3 damage)"], bob=["Bear Cub (1 damage)"])
    table.advance_to("bob's upkeep")
    assert table.damage("Tolarian Drake") == 0
    assert table.damage("Bear Cub") == 0


def test_514_2_this_turn_ends_too() -> None:
    table = position(alice=["Plains"], alice_hand=[HUSH], bob=["Mountain"], bob_hand=["Shock"])
    table.alice.cast("Hush")
    table.resolve()
    table.advance_to("end step")
    table.alice.passes()
    why = table.bob.why_not("cast Shock")
    assert why
    assert why.source == "Hush"
    table.advance_to("bob's upkeep")
    assert table.bob.why_not("cast Shock") is None


def test_514_2_comes_after_the_discard() -> None:
    table = position(step="end step", alice_hand=["8 Forest"], alice=["Grizzly Bears (1 damage)"])
    table.alice.passes()
    table.bob.passes()
    assert table.asked == "discard"
    assert table.damage("Grizzly Bears") == 1
    table.choose("Forest")
    assert table.damage("Grizzly Bears") == 0


def test_514_3_nobody_gets_priority() -> None:
    table = position(step="end step", alice=["Mountain"], alice_hand=["Shock"], bob=["Mountain"], bob_hand=["Shock"])
    table.advance_to("turn 2, upkeep")
    names = [(e.name, e.word) for e in table.log]
    begins, ends = names.index(("step begins", "cleanup step")), names.index(("step ends", "cleanup step"))
    assert "priority" not in [name for name, _ in names[begins:ends]]
    assert cleanups(table) == 1


def test_514_3a_a_waiting_trigger_gives_priority_and_another_cleanup_step() -> None:
    table = position(step="end step", alice=[REMORSE, "Mountain"], alice_hand=["8 Shock"])
    table.alice.passes()
    table.bob.passes()
    table.choose("Shock")
    assert table.step == "cleanup step"
    assert table.stack == ["Remorse"]
    assert table.priority == "alice"
    assert table.log[-1].rule == "514.3a"
    assert table.alice.why_not("cast Shock") is None
    table.alice.cast("Shock", ["bob"])
    table.resolve_all()
    assert (table.alice.life, table.bob.life) == (21, 18)
    assert table.step == "cleanup step"
    table.advance_to("turn 2, upkeep")
    assert cleanups(table) == 2


def test_514_3a_what_was_done_then_wears_off_in_the_next_one() -> None:
    table = position(
        step="end step", alice=[REMORSE, "Forest", "Grizzly Bears"], alice_hand=["Giant Growth", "7 Forest"]
    )
    table.alice.passes()
    table.bob.passes()
    table.choose("Forest")
    table.alice.cast("Giant Growth", ["Grizzly Bears"])
    table.resolve()
    assert table.pt("Grizzly Bears") == "5/5"
    table.advance_to("turn 2, upkeep")
    assert table.pt("Grizzly Bears") == "2/2"
    assert cleanups(table) == 2


def test_514_3a_a_state_based_action_does_so_too() -> None:
    """The end of the effect that kept it alive leaves a creature with toughness 0."""
    table = position(
        alice=["Grizzly Bears", "Forest", "2 Swamp"], alice_hand=["Giant Growth", BLIGHT], step="precombat main"
    )
    table.alice.cast("Giant Growth", ["Grizzly Bears"])
    table.resolve()
    table.alice.cast("Blight", ["Grizzly Bears"])
    table.resolve()
    assert table.pt("Grizzly Bears") == "3/3"
    table.advance_to("cleanup")
    assert table.alice.battlefield == ["Forest", "Swamp", "Swamp"]
    assert table.priority == "alice"
    assert table.events("state-based action", what="Grizzly Bears", rule="704.5f")
    table.advance_to("turn 2, upkeep")
    assert cleanups(table) == 2


def test_514_3a_at_the_beginning_of_the_next_cleanup_step() -> None:
    table = position(step="end step", alice=["Plains"], alice_hand=[SEE_OFF])
    table.alice.cast("See Off")
    table.resolve()
    table.alice.passes()
    table.bob.passes()
    assert table.step == "cleanup step"
    assert table.stack == ["See Off"]
    table.resolve()
    assert table.alice.life == 21
    table.advance_to("turn 2, upkeep")
    assert cleanups(table) == 2
