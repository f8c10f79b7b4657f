"""CR 702.119: emerge, for which a creature is sacrificed."""

from __future__ import annotations

from typing import Any

import pytest
from tests.support.invented import invented
from tests.support.table import NotOffered, Table, position

from mainphase.cards.mechanics import unknown_mechanic

BEARS, GIANT, WURM, ELVES = "Grizzly Bears", "Hill Giant", "Craw Wurm", "Llanowar Elves"
MAW = invented(
    "Emerge {6}{B}\nWhen you cast this spell, you gain 3 life.", name="Maw", types="Creature — Leech", cost="{8}"
)
CRAB = invented("Emerge from artifact {5}{U}", name="Crab", types="Creature — Crab", cost="{7}{U}")
ROCK = invented("{T}: Add {C}.", name="Rock", types="Artifact", cost="{3}")
NEEDY = invented(
    "As an additional cost to cast this spell, sacrifice a creature.\nEmerge {6}{B}",
    name="Needy", types="Creature — Leech", cost="{8}",
)  # fmt: skip


def emerging(*there: Any, card: Any = MAW, **more: Any) -> Table:
    return position(alice=list(there), alice_hand=[card], triggers="automatic", **more)


def test_702_119a_the_mana_value_of_the_sacrificed_creature_is_taken_off() -> None:
    table = emerging("3 Swamp", GIANT)
    table.alice.cast("Maw", way=1)  # {6}{B} less four
    assert table.alice.graveyard == [GIANT]
    assert table.tapped("Swamp 3")
    table.resolve_all()
    assert table.alice.life == 23
    assert "Maw" in table.alice.battlefield
    with pytest.raises(NotOffered) as refused:
        emerging("2 Swamp", GIANT).alice.cast("Maw", way=1)
    assert refused.value.rule == "118.3"


def test_702_119a_only_generic_mana_is_taken_off() -> None:
    table = emerging("Swamp", "Colossal Dreadmaw")  # of mana value six
    table.alice.cast("Maw", way=1)
    assert table.tapped("Swamp")
    with pytest.raises(NotOffered):
        emerging("Mountain", "Colossal Dreadmaw").alice.cast("Maw", way=1)


def test_702_119a_a_creature_has_to_be_sacrificed() -> None:
    for there in ([], [ROCK]):
        with pytest.raises(NotOffered) as refused:
            emerging("7 Swamp", *there).alice.cast("Maw", way=1)
        assert refused.value.rule == "601.2h"


def test_702_119a_it_may_be_cast_for_its_mana_cost() -> None:
    table = emerging("8 Swamp", BEARS)
    table.alice.cast("Maw")
    assert BEARS in table.alice.battlefield


def test_702_119b_emerge_from_something_else() -> None:
    table = emerging("3 Island", ROCK, BEARS, card=CRAB)
    table.alice.cast("Crab", way=1)
    assert table.alice.graveyard == ["Rock"]


def test_702_119c_it_is_chosen_as_the_cost_is_announced_and_sacrificed_as_it_is_paid() -> None:
    table = emerging("3 Swamp", GIANT, BEARS, WURM)
    table.alice.cast("Maw", way=1)
    assert sorted(table.options) == [WURM, GIANT]
    assert BEARS in table.alice.battlefield
    table.choose(WURM)
    assert table.alice.graveyard == [WURM]


def test_702_119c_what_is_sacrificed_may_pay_mana_before() -> None:
    table = emerging("5 Swamp", ELVES)
    table.alice.cast("Maw", way=1)  # {5}{B}, one of it by the Elves
    assert table.alice.graveyard == [ELVES]
    with pytest.raises(NotOffered):
        emerging("4 Swamp", ELVES).alice.cast("Maw", way=1)


def test_601_2h_one_creature_is_not_sacrificed_twice() -> None:
    with pytest.raises(NotOffered):
        emerging("7 Swamp", GIANT, card=NEEDY).alice.cast("Needy", way=1)
    table = emerging("7 Swamp", GIANT, BEARS, card=NEEDY)
    table.alice.cast("Needy", way=1)
    table.choose(GIANT)
    assert sorted(table.alice.graveyard) == [BEARS, GIANT]


def test_702_119_it_came_with_eldritch_moon() -> None:
    assert "emerge" in unknown_mechanic(MAW, "2016-07-21")
    assert unknown_mechanic(MAW, "2016-07-22") == ""
    table = emerging("3 Swamp", GIANT, rules="2016-07-22")
    table.alice.cast("Maw", way=1)
    assert table.alice.graveyard == [GIANT]
