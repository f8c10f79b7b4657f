"""CR 602.5c, 603.2h: an ability that is used only so often, acquired from something, is another than the same one that
was acquired from something else.
"""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import Table, position

TOUCH = invented(
    'Until end of turn, target creature gains "{0}: Untap this creature. Activate only once."', name="Touch",
    types="Instant", cost="{0}",
)  # fmt: skip
RUNE = invented(
    'Enchant creature\nEnchanted creature has "{0}: You gain 1 life. Activate only once each turn."', name="Rune",
    types="Enchantment — Aura", cost="{0}",
)  # fmt: skip
FOUNT = invented("{0}: You gain 1 life. Activate only once each turn.", name="Fount", types="Creature — Wall", pt="1/1")
MIMIC = invented(
    "~ has all activated abilities of each other creature you control.", name="Mimic", types="Creature — Ooze", pt="1/1"
)
BEACON = invented(
    'Creatures you control have "Whenever you gain life, put a +1/+1 counter on this creature. This ability triggers '
    'only once each turn."',
    name="Beacon", types="Enchantment",
)  # fmt: skip
BREAK = invented("Destroy target enchantment.", name="Break", types="Instant", cost="{0}")
BALM = invented("You gain 1 life.", name="Balm", types="Instant", cost="{0}")


def how_often(table: Table, name: str) -> int:
    """How often the first ability of a creature can be activated now."""
    for k in range(5):
        if table.alice.why_not(f"activate {name}") is not None:
            return k
        table.alice.activate(name)
        table.resolve()
    return 5


def test_602_5c_each_effect_gives_one_of_its_own() -> None:
    table = position(alice=["Memnite"], alice_hand=[TOUCH, TOUCH, TOUCH])
    table.alice.cast("Touch", ["Memnite"])
    table.resolve()
    assert how_often(table, "Memnite") == 1
    table.alice.cast("Touch", ["Memnite"])
    table.resolve()
    assert how_often(table, "Memnite") == 1
    table.advance_to("turn 3, precombat main")
    table.alice.cast("Touch", ["Memnite"])
    table.resolve()
    assert how_often(table, "Memnite") == 1, "of another turn's nothing is left"


def test_602_5c_of_two_auras_each_is_used_once_a_turn() -> None:
    table = position(alice=["Memnite"], alice_hand=[RUNE, RUNE, BREAK])
    table.alice.cast("Rune", ["Memnite"])
    table.resolve()
    assert how_often(table, "Memnite") == 1
    table.alice.cast("Rune", ["Memnite"])
    table.resolve()
    assert how_often(table, "Memnite") == 1
    table.advance_to("turn 3, precombat main")
    assert how_often(table, "Memnite") == 2


def test_602_5c_what_was_used_may_leave() -> None:
    table = position(alice=["Memnite"], alice_hand=[RUNE, RUNE, BREAK])
    table.alice.cast("Rune", ["Memnite"])
    table.resolve()
    assert how_often(table, "Memnite") == 1
    table.alice.cast("Break", ["Rune"])
    table.resolve()
    table.alice.cast("Rune", ["Memnite"])
    table.resolve()
    assert how_often(table, "Memnite") == 1


def test_602_5c_acquired_from_others_that_have_it() -> None:
    table = position(alice=[MIMIC, FOUNT, FOUNT])
    assert how_often(table, "Mimic") == 2


def test_602_5b_its_own_is_one() -> None:
    table = position(alice=[FOUNT], alice_hand=[RUNE])
    assert how_often(table, "Fount") == 1
    assert how_often(table, "Fount") == 0


def test_603_2h_each_that_was_acquired_triggers_once() -> None:
    table = position(alice=["Memnite", BEACON, BEACON], alice_hand=[BALM, BALM])
    table.alice.cast("Balm")
    table.resolve_all()
    assert table.counters("Memnite", "+1/+1") == 2
    table.alice.cast("Balm")
    table.resolve_all()
    assert table.counters("Memnite", "+1/+1") == 2
