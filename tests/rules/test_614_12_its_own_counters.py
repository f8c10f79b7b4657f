"""CR 614.12, 122.6: an ability that changes how many counters are put on its own object, and on nothing else, works as
that enters with counters.
"""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

MORE = "If one or more +1/+1 counters would be put on ~, that many plus one +1/+1 counters are put on it instead."
HOUND = invented(MORE, name="Hound", types="Creature — Dog", pt="1/1", cost="{0}")
PUP = invented(
    f"{MORE}\n~ enters with two +1/+1 counters on it.", name="Pup", types="Creature — Dog", pt="1/1", cost="{0}"
)
GROVE = invented(
    "If one or more +1/+1 counters would be put on a creature you control, twice that many +1/+1 counters are put on "
    "it instead.",
    name="Grove", types="Enchantment",
)  # fmt: skip
GIFT = invented("Put a +1/+1 counter on target creature.", name="Gift", types="Instant", cost="{0}")
CALL = invented(
    "Return target creature card from your graveyard to the battlefield with an additional +1/+1 counter on it.",
    name="Call", types="Sorcery", cost="{0}",
)  # fmt: skip


def test_122_6_counters_put_on_it() -> None:
    table = position(alice=[HOUND, "Memnite"], alice_hand=[GIFT, GIFT])
    table.alice.cast("Gift", ["Hound"])
    table.resolve()
    table.alice.cast("Gift", ["Memnite"])
    table.resolve()
    assert (table.counters("Hound", "+1/+1"), table.counters("Memnite", "+1/+1")) == (2, 1)


@pytest.mark.parametrize(("dog", "counters"), [("Hound", 0), ("Pup", 3)])
def test_614_12_counters_that_it_enters_with(dog: str, counters: int) -> None:
    table = position(alice_hand=[HOUND, PUP])
    table.alice.cast(dog)
    table.resolve()
    assert table.counters(dog, "+1/+1") == counters


@pytest.mark.parametrize(("dog", "counters"), [("Hound", 2), ("Pup", 4)])
def test_614_12_counters_with_which_an_effect_puts_it_there(dog: str, counters: int) -> None:
    table = position(alice_hand=[CALL], alice_graveyard=[HOUND, PUP])
    table.alice.cast("Call", [dog])
    table.resolve()
    assert table.counters(dog, "+1/+1") == counters


@pytest.mark.parametrize(("first", "counters"), [("Grove", 5), ("Pup", 6)])
def test_616_1_its_controller_says_which_comes_first(first: str, counters: int) -> None:
    table = position(alice=[GROVE], alice_hand=[PUP])
    table.alice.cast("Pup")
    table.resolve()
    assert table.asked == "replacement"
    table.choose(next(option for option in table.options if first in option))
    assert table.counters("Pup", "+1/+1") == counters


def test_614_12_not_for_another_of_its_name() -> None:
    table = position(alice=[HOUND], alice_hand=[PUP])
    table.alice.cast("Pup")
    table.resolve()
    assert table.counters("Pup", "+1/+1") == 3
