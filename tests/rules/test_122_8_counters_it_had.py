"""CR 122.8: the counters of something that has left are put onto something else."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import Table, position

from mainphase.cards.nodes import CardDef

BEARS = "Grizzly Bears"
HEIR = invented(
    "When ~ dies, if it had counters on it, put those counters on target creature you control.", name="Heir"
)
MOURNER = invented(
    "Whenever another creature you control dies, if it had counters on it, put its counters on ~.", name="Mourner"
)
LOOKER = invented("When ~ dies, if it had no counters on it, you gain 3 life.", name="Looker")


def after_death(card: CardDef, *others: str | CardDef, of: str = "", grown: int = 0, flying: int = 0) -> Table:
    """Bob's spell destroys it, with these counters on it."""
    table = position(alice=[card, *others], bob=["3 Swamp"], bob_hand=["Murder"])
    dying = table.find(of or card.name)
    dying.put("+1/+1", grown)
    dying.put("flying", flying)
    table.pass_once()
    table.bob.cast("Murder", [of or card.name])
    table.resolve()
    return table


def test_122_8_as_many_of_each_kind_as_it_had() -> None:
    table = after_death(HEIR, BEARS, grown=2, flying=1)
    table.choose(BEARS)
    table.resolve_all()
    assert (table.counters(BEARS, "+1/+1"), table.counters(BEARS, "flying")) == (2, 1)


def test_122_8_nothing_triggers_without_a_counter() -> None:
    assert after_death(HEIR, BEARS).stack == []


def test_122_8_the_object_that_waits_gets_them() -> None:
    table = after_death(MOURNER, BEARS, of=BEARS, grown=3)
    table.resolve_all()
    assert table.counters("Mourner", "+1/+1") == 3


@pytest.mark.parametrize(("grown", "life"), [(0, 23), (1, 20)])
def test_608_2h_or_that_it_had_none(grown: int, life: int) -> None:
    table = after_death(LOOKER, grown=grown)
    table.resolve_all()
    assert table.alice.life == life
