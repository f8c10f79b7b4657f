"""CR 508.1h: what attacking costs may be counted as the cost is determined, and be so for a while only."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import NotOffered, Table, position

BEARS, CUB = "Grizzly Bears", "Bear Cub"
WARDS = invented(
    "Creatures can't attack you or planeswalkers you control unless their controller pays {X} for each of those "
    "creatures, where X is the number of enchantments you control.",
    name="Wards",
    types="Enchantment",
)
TRUCE = invented(
    "Until your next turn, creatures can't attack you or planeswalkers you control unless their controller pays {2} "
    "for each of those creatures.",
    name="Truce",
    cost="{0}",
    types="Sorcery",
)


def warded(*more: str, lands: int = 4) -> Table:
    return position(alice=[BEARS, CUB, f"{lands} Mountain"], bob=[WARDS, *more])


def mountains_tapped(table: Table) -> int:
    return sum(o.tapped for o in table.state.permanents if table.name(o.id) == "Mountain")


def test_508_1h_x_is_counted_once_for_each_attacker() -> None:
    for more, attackers, paid in (((), [BEARS], 1), ((), [BEARS, CUB], 2), (("Fervor",), [BEARS, CUB], 4)):
        table = warded(*more)
        table.alice.attack(dict.fromkeys(attackers, "bob"))
        table.advance_to("combat damage")
        assert mountains_tapped(table) == paid
        assert table.bob.life == 20 - 2 * len(attackers)


def test_508_1d_who_cannot_pay_so_much_does_not_attack() -> None:
    table = warded("Fervor", lands=3)
    with pytest.raises(NotOffered):
        table.alice.attack({BEARS: "bob", CUB: "bob"})
    dear = warded("Fervor", "Fervor", lands=2)
    with pytest.raises(NotOffered):
        dear.alice.attack({BEARS: "bob"})


def test_508_1h_planeswalkers_are_attacked_for_as_much() -> None:
    table = warded("Tamiyo, Field Researcher (7 loyalty)", lands=1)
    table.alice.attack({BEARS: "Tamiyo, Field Researcher"})
    assert mountains_tapped(table) == 1


def test_611_2a_a_cost_that_an_effect_makes_ends_as_it_says() -> None:
    table = position(alice=[BEARS], alice_hand=[TRUCE], bob=["Hill Giant"])
    table.alice.cast("Truce")
    table.resolve()
    table.advance_to("turn 2, declare attackers")
    assert table.asked == "priority", "it cannot attack, as nothing pays"
    table.advance_to("turn 4, declare attackers")
    assert table.options == ["attack alice", "stay"]
