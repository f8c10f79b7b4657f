"""CR 702.131 ascend, 702.178 max speed, 702.179 start your engines!"""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import Table, position

from mainphase.kernel.reading.designations import has_blessing, speed_of

GUARD = invented("Ascend\n~ gets +3/+0 as long as you have the city's blessing.", name="City Guard")
PIT = invented("Sacrifice ~: You gain 1 life.", name="Small Pit", types="Artifact")
LORE = invented(
    "Ascend\nYou gain 1 life. If you have the city's blessing, you gain 3 life instead.",
    name="City Lore",
    cost="{G}",
    types="Instant",
)
RACER = invented(
    "Start your engines!\nMax speed — ~ has double strike.\n{T}: You gain X life, where X is your speed.",
    name="Road Racer",
    cost="{G}",
)
WAITING = invented("Start your engines!\nMax speed — {T}: Draw a card.", name="Waiting Car", types="Artifact")
BOLT = invented("Each opponent loses 1 life.", name="Small Bolt", cost="{R}", types="Instant")


def test_702_131b_with_ten_permanents_at_once_and_for_the_rest_of_the_game() -> None:
    table = position(alice=[GUARD, PIT, "7 Forest"], alice_hand=["Forest"], alice_library=["Island"])
    assert table.pt("City Guard") == "2/2"
    table.alice.play_land("Forest")
    assert table.pt("City Guard") == "5/2"
    assert has_blessing(table.state, 0)
    assert not has_blessing(table.state, 1)
    table.alice.activate("Small Pit")
    table.resolve_all()
    assert len(table.battlefield) == 9
    assert table.pt("City Guard") == "5/2", "it is not lost with the tenth permanent"


def test_702_131a_of_an_instant_before_what_else_it_does() -> None:
    table = position(alice=["10 Forest"], alice_hand=[LORE])
    table.alice.cast("City Lore")
    table.resolve_all()
    assert table.alice.life == 23
    table = position(alice=["9 Forest"], alice_hand=[LORE])
    table.alice.cast("City Lore")
    table.resolve_all()
    assert table.alice.life == 21
    assert not has_blessing(table.state, 0)


def sped(table: Table) -> int:
    return speed_of(table.state, 0)


def test_702_179a_whoever_controls_it_begins_with_speed_1() -> None:
    table = position(alice=["Forest"], alice_hand=[RACER])
    assert sped(table) == 0
    table.alice.cast("Road Racer")
    table.resolve_all()
    assert sped(table) == 1
    assert speed_of(table.state, 1) == 0


def test_702_179d_it_increases_once_in_each_turn_of_its_player() -> None:
    table = position(alice=[RACER, "6 Mountain"], alice_hand=[BOLT, BOLT, BOLT])
    table.alice.cast("Small Bolt")
    table.resolve_all()
    assert sped(table) == 2
    table.alice.cast("Small Bolt")
    table.resolve_all()
    assert sped(table) == 2
    table.advance_to("bob's precombat main")
    table.bob.passes()
    table.alice.cast("Small Bolt")
    table.resolve_all()
    assert sped(table) == 2, "not in another player's turn"


def test_702_178a_abilities_at_max_speed_and_no_faster() -> None:
    table = position(alice=[RACER, WAITING, "9 Mountain"], alice_hand=["4 Lightning Bolt"])
    for speed in (2, 3, 4, 4):
        assert table.alice.why_not("activate Waiting Car") is not None or speed == 4
        table.alice.cast("Lightning Bolt", ["bob"])
        table.resolve_all()
        assert sped(table) == speed
        if speed == 4:
            break
        table.advance_to("bob's upkeep")
        table.advance_to("alice's precombat main")
    table.alice.activate("Waiting Car")
    table.resolve_all()
    table.alice.activate("Road Racer")
    table.resolve_all()
    assert table.alice.life == 24
