"""CR 611.2: what is so until your next turn: spells that a target casts, and two rules that one sentence tells."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import Table, position

GIFT = invented(
    "Until your next turn, creature spells target player casts cost {2} less to cast.",
    name="Gift",
    types="Sorcery",
    cost="{0}",
)
HUNT = invented(
    "Until your next turn, you may cast creature spells as though they had flash, and each creature you control enters "
    "the battlefield with an additional +1/+1 counter on it.",
    name="Hunt",
    types="Sorcery",
    cost="{0}",
)
TWINS = invented(
    "Until your next turn, up to two target creatures each have base power and toughness 0/3.",
    name="Twins",
    types="Sorcery",
    cost="{0}",
)
DRILL = invented(
    "As long as it's your turn, creatures you control have first strike and equip abilities you activate cost {1} less "
    "to activate.",
    name="Drill",
    types="Enchantment",
    cost="{W}",
)
BEARS, GIANT = "Grizzly Bears", "Hill Giant"


def test_601_2f_only_that_player_pays_less() -> None:
    table = position(alice=["2 Mountain"], alice_hand=[GIFT, GIANT], bob=["2 Mountain"], bob_hand=[GIANT])
    table.alice.cast("Gift", ["bob"])
    table.resolve()
    assert f"cast {GIANT}" not in table.options
    table.advance_to("turn 2, precombat main")
    assert f"cast {GIANT}" in table.options
    table.advance_to("turn 4, precombat main")
    assert f"cast {GIANT}" not in table.options


def test_611_2_two_rules_for_the_same_time() -> None:
    table = position(alice=["2 Forest"], alice_hand=[HUNT, BEARS, BEARS])
    table.alice.cast("Hunt")
    table.resolve()
    table.advance_to("turn 2, upkeep")
    while table.priority != "alice":
        table.pass_once()
    table.alice.cast(BEARS)
    table.resolve()
    assert table.pt(BEARS) == "3/3"
    table.advance_to("turn 3, upkeep")
    assert f"cast {BEARS}" not in table.options


def test_611_2_each_of_two() -> None:
    table = position(alice_hand=[TWINS], bob=[BEARS, GIANT])
    table.alice.cast("Twins", [BEARS, GIANT])
    table.resolve()
    table.advance_to("turn 2, end step")
    assert (table.pt(BEARS), table.pt(GIANT)) == ("0/3", "0/3")
    table.advance_to("turn 3, precombat main")
    assert (table.pt(BEARS), table.pt(GIANT)) == ("2/2", "3/3")


def test_602_2b_equipping_costs_less_on_your_turn() -> None:
    blade = invented("Equipped creature gets +2/+0.\nEquip {2}", name="Blade", types="Artifact — Equipment", cost="{1}")
    for rule, offered in ((DRILL, True), ("Memnite", False)):
        table = position(alice=["Plains", BEARS, rule, blade])
        assert ("activate Blade" in table.options) == offered


def test_702_16b_protection_from_what_has_such_counters() -> None:
    pinger = invented("{T}: ~ deals 1 damage to target creature.", name="Pinger", pt="1/1")
    safe = invented("Protection from permanents with charge counters on them", name="Safe", pt="2/2")
    charge = invented("Put a charge counter on target creature.", name="Charge", types="Sorcery", cost="{0}")
    table = position(alice=[pinger], alice_hand=[charge], bob=[safe, BEARS])
    targets = aimed_at(table)
    assert "Safe" in targets
    table = position(alice=[pinger], alice_hand=[charge], bob=[safe, BEARS])
    table.alice.cast("Charge", ["Pinger"])
    table.resolve()
    assert "Safe" not in aimed_at(table)


def aimed_at(table: Table) -> list[str]:
    """What the ability of the only creature that has one may be aimed at."""
    pinger = table.find("Pinger").id
    table.answer(lambda option: option.object == pinger, "activate Pinger")
    return list(table.options)
