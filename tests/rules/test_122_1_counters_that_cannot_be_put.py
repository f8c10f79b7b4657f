"""CR 101.2, 122.1: counters that can't be put on something or somebody."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import NotOffered, position

OUTCAST = invented(
    "You can't get poison counters.\nCreatures you control can't have -1/-1 counters put on them.\n"
    "Creatures your opponents control lose infect.", name="Outcast",
)  # fmt: skip
VENOM = invented("Infect", name="Venom", pt="2/2")
SPITE = invented("Each player gets a poison counter.", name="Spite", types="Sorcery", cost="{0}")
WITHER = invented("Put a -1/-1 counter on target creature.", name="Wilt", types="Instant", cost="{0}")
GROW = invented("Put a +1/+1 counter on target creature.", name="Grow", types="Instant", cost="{0}")
KITE = invented("~ can't have counters put on it.", name="Kite", cost="{0}", pt="2/1")
FULL = invented(
    "~ can't have counters put on it.\n~ enters with two +1/+1 counters on it.", name="Full", cost="{0}", pt="2/1"
)
SPRY = invented("~ enters with two +1/+1 counters on it.", name="Spry", cost="{0}", pt="2/1")
BEETLE = invented("Creatures your opponents control can't have +1/+1 counters put on them.", name="Beetle")
PAYS = invented("Put a -1/-1 counter on a creature you control: You gain 1 life.", name="Payer", types="Artifact")
MOVES = invented("Move a +1/+1 counter from target creature onto another target creature.", name="Moves",
                 types="Instant", cost="{0}")  # fmt: skip


def test_122_1f_a_player_gets_no_poison() -> None:
    table = position(alice=[OUTCAST], alice_hand=[SPITE], bob=[VENOM])
    table.alice.cast("Spite")
    table.resolve()
    assert [p.counters.get("poison", 0) for p in table.state.players] == [0, 1]
    table.advance_to("turn 2, declare attackers")
    table.bob.attack({"Venom": "alice"})
    table.advance_to("end of combat")
    assert (table.alice.life, table.state.players[0].counters) == (18, {})


def test_122_1_of_one_kind_and_of_whom_it_says() -> None:
    table = position(alice=[OUTCAST, "Hill Giant"], alice_hand=[WITHER, WITHER, GROW], bob=["Craw Wurm"])
    table.alice.cast("Wilt", ["Hill Giant"])
    table.resolve()
    table.alice.cast("Wilt", ["Craw Wurm"])
    table.resolve()
    table.alice.cast("Grow", ["Hill Giant"])
    table.resolve()
    assert (table.pt("Hill Giant"), table.pt("Craw Wurm")) == ("4/4", "5/3")


def test_614_12_what_enters_gets_none() -> None:
    table = position(alice_hand=[FULL, SPRY], bob=[BEETLE], bob_hand=[SPRY])
    table.alice.cast("Full")
    table.resolve()
    table.alice.cast("Spry")
    table.resolve()
    assert (table.pt("Full"), table.pt("Spry"), table.counters("Spry", "+1/+1")) == ("2/1", "2/1", 0)
    table.advance_to("turn 2, precombat main")
    table.bob.cast("Spry")
    table.resolve()
    assert table.pt("bob's Spry") == "4/3"


def test_118_3_a_cost_that_puts_one_there_cannot_be_paid() -> None:
    table = position(alice=[OUTCAST, PAYS, "Hill Giant"])
    with pytest.raises(NotOffered):
        table.alice.activate("Payer")
    other = position(bob=[OUTCAST], alice=[PAYS, "Hill Giant"])
    other.alice.activate("Payer")
    other.resolve()
    assert other.pt("Hill Giant") == "2/2"


def test_122_5_no_counter_is_moved_there() -> None:
    table = position(alice=[KITE, "Hill Giant (2 +1/+1)"], alice_hand=[MOVES])
    table.alice.cast("Moves", ["Hill Giant", "Kite"])
    table.resolve()
    assert (table.pt("Hill Giant"), table.pt("Kite")) == ("5/5", "2/1")
