"""CR 702.173, 702.176: freerunning and impending, two costs to cast a spell for."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import NotOffered, Table, position

from mainphase.cards.mechanics import unknown_mechanic
from mainphase.cards.nodes import CardDef, CardType

DOOM = invented(
    "Impending 2—{G}\nFlying", name="Late Doom", types="Enchantment Creature — Horror", cost="{4}{G}", pt="6/6"
)
RUNNER = invented("Freerunning {G}\nYou gain 1 life.", name="Roof Run", types="Sorcery", cost="{4}{G}")
LEADER = invented("Haste", name="Quick Leader", types="Legendary Creature — Elf", cost="{G}", pt="1/1")
KILLER = invented("Haste", name="Killer", types="Creature — Human Assassin", cost="{G}", pt="1/1")


def is_creature(table: Table) -> bool:
    ch = table.find("Late Doom").ch
    return ch is not None and ch.types & CardType.CREATURE != 0


def test_702_176a_cast_for_less_it_waits_for_its_counters_to_go() -> None:
    table = position(alice=["Forest"], alice_hand=[DOOM])
    table.alice.cast("Late Doom", way=1)
    table.resolve()
    assert (table.counters("Late Doom", "time"), is_creature(table)) == (2, False)
    table.advance_to("end step")
    table.resolve()
    assert (table.counters("Late Doom", "time"), is_creature(table)) == (1, False)
    table.advance_to("turn 3, end step")
    table.resolve()
    assert (table.counters("Late Doom", "time"), is_creature(table)) == (0, True)
    assert table.pt("Late Doom") == "6/6"


def test_702_176a_not_in_another_players_end_step() -> None:
    table = position(alice=["Forest"], alice_hand=[DOOM])
    table.alice.cast("Late Doom", way=1)
    table.resolve_all()
    table.advance_to("end step")
    table.resolve()
    table.advance_to("turn 2, end step")
    assert table.stack == []


def test_702_176a_cast_for_its_mana_cost_it_is_a_creature_with_no_counters() -> None:
    table = position(alice=["5 Forest"], alice_hand=[DOOM])
    table.alice.cast("Late Doom")
    table.resolve()
    assert (table.counters("Late Doom", "time"), is_creature(table)) == (0, True)


@pytest.mark.parametrize(("attacker", "can"), [(KILLER, True), ("Grizzly Bears", False)])
def test_702_173a_after_an_assassin_has_dealt_combat_damage(attacker: CardDef | str, can: bool) -> None:
    name = attacker if isinstance(attacker, str) else attacker.name
    table = position(alice=["Forest", attacker], alice_hand=[RUNNER])
    with pytest.raises(NotOffered):
        table.alice.cast("Roof Run", way=1)
    table.alice.attack({name: "bob"})
    table.advance_to("postcombat main")
    if not can:
        with pytest.raises(NotOffered):
            table.alice.cast("Roof Run", way=1)
        return
    table.alice.cast("Roof Run", way=1)
    table.resolve()
    assert table.alice.life == 21


def test_702_173a_a_commander_does_as_well() -> None:
    table = position(alice=["2 Forest"], alice_commander=[LEADER], alice_hand=[RUNNER])
    table.alice.cast("Quick Leader")
    table.resolve()
    table.alice.attack({"Quick Leader": "bob"})
    table.advance_to("postcombat main")
    table.alice.cast("Roof Run", way=1)
    table.resolve()
    assert table.alice.life == 21


@pytest.mark.parametrize(
    ("card", "before", "day"),
    [(DOOM, "2024-09-19", "2024-09-20"), (RUNNER, "2024-07-29", "2024-07-30")],
)
def test_702_refused_by_name_until_the_rules_have_them(card: CardDef, before: str, day: str) -> None:
    assert unknown_mechanic(card, before)
    assert unknown_mechanic(card, day) == ""
