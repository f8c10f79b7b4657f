"""CR 614.5: an effect applies to an event once; an ability that one permanent has twice is two effects. So are two
instances of a static ability that modifies objects (113.2c), and what others give to a permanent as it enters (614.12).
"""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import Table, position

from mainphase.cards.nodes import CardDef

BEAST = invented("Vigilance", name="Beast", pt="2/5")
PUP = invented("Vigilance", name="Pup", pt="1/1", cost="{0}")
ELVES = "Llanowar Elves"
COUNTER = "This creature enters with a +1/+1 counter on it."


def giver(said: str) -> CardDef:
    """An enchantment by which all Beasts have an ability."""
    return invented(f'All Beasts have "{said}"', name="Giver", types="Enchantment")


def done(deed: str, said: str, times: int, target: str = "") -> Table:
    """A table where this has been done, by a spell, while a creature has an ability so many times."""
    there: list[str | CardDef] = [BEAST, ELVES, *[giver(said)] * times]
    spell = invented(deed, name="Deed", types="Sorcery", cost="{0}")
    table = position(alice=there, alice_hand=[spell], alice_library=["9 Swamp"])
    table.alice.cast("Deed", [target] if target else [])
    table.resolve()
    assert table.asked == "priority"  # the order of the same effects is no choice (616.1)
    return table


@pytest.mark.parametrize(("times", "life"), [(0, 21), (1, 22), (2, 24), (3, 28)])
def test_614_5_what_a_creature_has_several_times_doubles_as_often(times: int, life: int) -> None:
    table = done("You gain 1 life.", "If you would gain life, you gain twice that much life instead.", times)
    assert table.alice.life == life


@pytest.mark.parametrize("times", [1, 2])
def test_614_5_tokens_counters_damage_and_cards_drawn(times: int) -> None:
    tokens = "If one or more tokens would be created under your control, twice that many of those tokens are created "
    table = done("Create a 1/1 red Goblin creature token.", f"{tokens}instead.", times)
    assert table.alice.battlefield.count("Goblin Token") == 2**times
    counters = "If one or more counters would be put on a permanent you control, twice that many of each of those kinds"
    table = done(
        "Put a +1/+1 counter on target creature.",
        f"{counters} of counters are put on that permanent instead.",
        times,
        ELVES,
    )
    assert table.pt(ELVES) == f"{1 + 2**times}/{1 + 2**times}"
    hurting = "If a source would deal damage to a permanent or player, it deals double that damage to that permanent or"
    table = done("~ deals 1 damage to any target.", f"{hurting} player instead.", times, "bob")
    assert table.bob.life == 20 - 2**times
    table = done("Draw a card.", "If you would draw a card, draw two cards instead.", times)
    assert len(table.alice.hand) == 2**times


@pytest.mark.parametrize("times", [1, 2])
def test_614_12_what_enters_is_given_each_instance(times: int) -> None:
    table = position(alice=[*[giver(COUNTER)] * times], alice_hand=[PUP])
    table.alice.cast("Pup")
    table.resolve()
    assert table.pt("Pup") == f"{1 + times}/{1 + times}"


@pytest.mark.parametrize(("day", "pt"), [("2017-09-28", "1/1"), ("2017-09-29", "2/2")])
def test_614_12_what_others_give_to_what_enters_counts_since_2017(day: str, pt: str) -> None:
    table = position(alice=[giver(COUNTER)], alice_hand=[PUP], rules=day)
    table.alice.cast("Pup")
    table.resolve()
    assert table.pt("Pup") == pt


@pytest.mark.parametrize("times", [1, 2, 3])
def test_113_2c_each_instance_modifies_others(times: int) -> None:
    table = position(alice=[BEAST, ELVES, *[giver("Other creatures you control get +1/+1.")] * times])
    assert table.pt(ELVES) == f"{1 + times}/{1 + times}"


def test_113_2c_one_instance_of_its_own_and_one_that_it_gains() -> None:
    said = "Other creatures you control get +1/+1."
    table = position(alice=[invented(said, name="Chief"), ELVES, giver(said)])
    assert table.pt(ELVES) == "3/3"
