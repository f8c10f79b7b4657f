"""CR 122.1: counters of whatever kinds are removed, as a cost and by an effect; all that a condition has counted."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import Table, position

BROKER = invented("{T}, Remove a counter from a creature you control: You gain 1 life.", name="Bad Broker")
WILLOW = invented("Remove two counters from ~: You gain 1 life.", name="Old Willow")
SAGES = invented("Remove two +1/+1 counters from among creatures you control: You gain 1 life.", name="Wise Ones")
PARASITE = invented("{T}: Remove a counter from target permanent.", name="Small Parasite")
ACT = invented("Remove up to three counters from target creature.", name="Cold Act", cost="{B}", types="Instant")
MAP = invented(
    "{1}: Put a charge counter on ~. Then if there are two or more charge counters on it, remove those counters and "
    "draw a card.",
    name="Torn Map",
    types="Artifact",
)


def with_counters(table: Table, name: str, **counters: int) -> None:
    o = table.find(name)
    for kind, count in counters.items():
        o.put(kind.replace("plus", "+1/+1"), count)
    table.state.all_stale = True
    table.advance_to("postcombat main")


def test_122_1_a_counter_of_any_kind_as_a_cost() -> None:
    table = position(alice=[BROKER, "Grizzly Bears"])
    with_counters(table, "Grizzly Bears", charge=1, stun=1)
    table.alice.activate("Bad Broker")
    assert table.counters("Grizzly Bears", "charge") + table.counters("Grizzly Bears", "stun") == 2
    table.choose("choose charge")
    table.resolve_all()
    assert table.alice.life == 21
    assert table.counters("Grizzly Bears", "charge") == 0
    assert table.counters("Grizzly Bears", "stun") == 1


def test_122_1_two_of_different_kinds_and_no_fewer() -> None:
    table = position(alice=[WILLOW])
    with_counters(table, "Old Willow", charge=1)
    assert table.alice.why_not("activate Old Willow") is not None
    with_counters(table, "Old Willow", plus=1)
    table.advance_to("alice's end step")
    table.alice.activate("Old Willow")
    while table.asked != "priority":
        table.apply(0)
    table.resolve_all()
    assert table.counters("Old Willow", "charge") == 0
    assert table.counters("Old Willow", "+1/+1") == 0


def test_122_1_of_one_kind_from_among_several() -> None:
    table = position(alice=[SAGES, "Grizzly Bears"])
    with_counters(table, "Grizzly Bears", plus=1)
    assert table.alice.why_not("activate Wise Ones") is not None
    with_counters(table, "Wise Ones", plus=1)
    table.advance_to("alice's end step")
    table.alice.activate("Wise Ones")
    while table.asked != "priority":
        table.apply(0)
    assert table.counters("Grizzly Bears", "+1/+1") == 0
    assert table.counters("Wise Ones", "+1/+1") == 0


def test_122_1_an_effect_removes_one_that_you_choose() -> None:
    table = position(alice=[PARASITE], bob=["Grizzly Bears"])
    with_counters(table, "Grizzly Bears", charge=1, stun=2)
    table.alice.activate("Small Parasite", ["Grizzly Bears"])
    table.resolve()
    table.choose("choose stun")
    assert table.counters("Grizzly Bears", "stun") == 1
    assert table.counters("Grizzly Bears", "charge") == 1


def test_122_1_up_to_so_many() -> None:
    table = position(alice=["Swamp"], alice_hand=[ACT], bob=["Grizzly Bears"])
    with_counters(table, "Grizzly Bears", charge=1, stun=3)
    table.alice.cast("Cold Act", ["Grizzly Bears"])
    table.resolve()
    table.choose("choose stun", "choose charge", "done")
    assert table.counters("Grizzly Bears", "stun") == 2
    assert table.counters("Grizzly Bears", "charge") == 0


def test_608_2c_those_counters_are_all_that_were_counted() -> None:
    table = position(alice=[MAP, "2 Island"], alice_library=["Island"])
    table.alice.activate("Torn Map")
    table.resolve_all()
    assert table.counters("Torn Map", "charge") == 1
    table.alice.activate("Torn Map")
    table.resolve_all()
    assert table.counters("Torn Map", "charge") == 0
    assert table.alice.hand == ["Island"]
