"""CR 603.6c, 603.10: where dying causes no abilities to trigger, what triggers on being put into a graveyard from
anywhere looks at what is there afterwards.
"""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

HUSH = invented(
    "Creatures entering the battlefield or dying don't cause abilities to trigger.", name="Hush",
    types="Creature — Faerie", pt="1/2",
)  # fmt: skip
TITAN = invented(
    "When ~ is put into a graveyard from anywhere, you gain 3 life.", name="Titan", types="Creature — Giant", pt="2/2"
)
MOURNER = invented("When ~ dies, you gain 3 life.", name="Mourner", types="Creature — Human", pt="2/2")
SEXTON = invented(
    "Whenever a creature card is put into your graveyard from anywhere, you gain 1 life.", name="Sexton",
    types="Enchantment",
)  # fmt: skip
BELL = invented("Whenever a creature you control dies, you gain 1 life.", name="Bell", types="Enchantment")
MURDER = invented("Destroy target creature.", name="Murder", types="Instant", cost="{0}")
WRATH = invented("Destroy all creatures.", name="Wrath", types="Sorcery", cost="{0}")


@pytest.mark.parametrize(
    ("others", "dies", "life"),
    [
        ([TITAN], "Titan", 3),  # its ability works where it is now
        ([MOURNER], "Mourner", 0),
        (["Memnite", SEXTON], "Memnite", 0),
        (["Memnite", BELL], "Memnite", 0),
        ([SEXTON], "Hush", 1),  # which is not there any more
        ([BELL], "Hush", 0),
    ],
)
def test_603_6c_one_dies(others: list[object], dies: str, life: int) -> None:
    table = position(alice=[HUSH, *others], alice_hand=[MURDER])  # type: ignore[list-item]
    table.alice.cast("Murder", [dies])
    table.resolve_all()
    assert table.alice.life == 20 + life


@pytest.mark.parametrize(("others", "life"), [([TITAN], 3), ([MOURNER], 0), (["Memnite", SEXTON], 2), ([BELL], 0)])
def test_603_10_all_die_at_once(others: list[object], life: int) -> None:
    table = position(alice=[HUSH, *others], alice_hand=[WRATH])  # type: ignore[list-item]
    table.alice.cast("Wrath")
    table.resolve()
    while table.asked == "order triggers":
        table.apply(0)
    table.resolve_all()
    assert table.alice.life == 20 + life


def test_603_10_what_triggers_more_often_looks_back_too() -> None:
    again = invented(
        "If a creature dying causes a triggered ability of a permanent you control to trigger, that ability triggers "
        "an additional time.",
        name="Again", types="Creature — Human", pt="2/2",
    )  # fmt: skip
    table = position(alice=[again, BELL], alice_hand=[MURDER])
    table.alice.cast("Murder", ["Again"])
    table.resolve()
    while table.asked == "order triggers":
        table.apply(0)
    table.resolve_all()
    assert table.alice.life == 22


def test_603_10_nor_does_it_cause_a_delayed_ability_to_trigger() -> None:
    curse = invented("When target creature dies this turn, you gain 3 life.", name="Curse", types="Instant", cost="{0}")
    for others, life in (([HUSH], 20), ([], 23)):
        table = position(alice=["Memnite", *others], alice_hand=[curse, MURDER])
        table.alice.cast("Curse", ["Memnite"])
        table.resolve()
        table.alice.cast("Murder", ["Memnite"])
        table.resolve_all()
        assert table.alice.life == life
