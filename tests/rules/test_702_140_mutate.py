"""CR 702.140: mutate. A creature is cast onto another of its owner's, and merges with it."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.merged import HAWK, MOLE, cast_onto, merged
from tests.support.table import NotOffered, position

from mainphase.cards.mechanics import unknown_mechanic
from mainphase.cards.nodes import Keyword
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.presentation.view import view_of

PUSH = invented("Target creature spell gains trample until end of turn.", name="Push", types="Instant", cost="{0}")
ADEPT = invented("Vigilance", name="Quiet Adept", cost="{1}{G}", types="Creature — Human Monk", pt="2/2")
WATCHER = invented(
    "Whenever a creature you control mutates, draw a card.", name="Watcher", types="Enchantment", cost="{G}"
)
HUNGRY = invented(
    "Mutate {G}\nWhenever this creature mutates, you gain X life, where X is the number of times this creature has "
    "mutated.",
    name="Hungry Cub",
    cost="{2}{G}",
)


def test_702_140a_it_is_cast_onto_a_creature_for_its_mutate_cost() -> None:
    table = position(alice=["2 Forest", "Memnite"], alice_hand=[HAWK])
    table.alice.cast("Grafted Hawk", ["Memnite"], way=1)
    assert table.stack == ["Grafted Hawk"]
    table.resolve()
    assert table.options == ["over", "under"]


def test_702_140a_its_target_is_no_human_and_has_its_owner() -> None:
    table = position(alice=["4 Forest", ADEPT], bob=["Memnite"], alice_hand=[HAWK])
    with pytest.raises(NotOffered):
        table.alice.cast("Grafted Hawk", way=1)
    table.alice.cast("Grafted Hawk")
    table.resolve()
    assert table.pt("Grafted Hawk") == "4/4"


def test_702_140a_whoever_controls_it() -> None:
    table = position(
        alice=["6 Forest", "Memnite"], bob=["4 Island", "Bear Cub"], bob_hand=["Control Magic"], alice_hand=[HAWK],
        active="bob",
    )  # fmt: skip
    table.bob.cast("Control Magic", ["Memnite"])
    table.resolve()
    table.advance_to("turn 2, precombat main")
    cast_onto(table, "Grafted Hawk", "Memnite")
    assert table.controller("Grafted Hawk") == "bob"


def test_702_140b_without_its_target_it_is_a_creature_spell() -> None:
    table = position(alice=["2 Forest", "Memnite"], alice_hand=[HAWK], bob=["Mountain"], bob_hand=["Shock"])
    table.alice.cast("Grafted Hawk", ["Memnite"], way=1)
    table.alice.passes()
    table.bob.cast("Shock", ["Memnite"])
    table.resolve()
    table.resolve()
    assert table.alice.graveyard == ["Memnite"]
    assert table.find("Grafted Hawk").components == ()
    assert not table.events("mutates")
    assert table.events("enters", what="Grafted Hawk")


@pytest.mark.rule("702.140c", "608.3d")
@pytest.mark.parametrize("where", ["over", "under"])
def test_702_140c_it_merges_and_does_not_enter(where: str) -> None:
    table = merged(where)
    assert table.battlefield.count("Memnite") + table.battlefield.count("Grafted Hawk") == 1
    assert table.pt("Grafted Hawk" if where == "over" else "Memnite") == ("4/4" if where == "over" else "1/1")
    assert not table.events("enters", what="Grafted Hawk")
    assert table.events("mutates", rule="702.140c")


def test_702_140d_what_waits_for_it_triggers() -> None:
    table = merged("under", alice=[WATCHER], triggers="automatic")
    table.resolve()
    assert table.alice.life == 22
    assert len(table.alice.hand) == 1


@pytest.mark.parametrize("where", ["over", "under"])
def test_702_140e_it_has_the_abilities_of_all(where: str) -> None:
    table = merged(where, onto="Bear Cub", alice_hand=[MOLE])
    cast_onto(table, "Grafted Mole", "Grafted Hawk" if where == "over" else "Bear Cub", "under")
    name = "Grafted Hawk" if where == "over" else "Bear Cub"
    assert table.has(name, Keyword.FLYING)
    assert table.has(name, Keyword.VIGILANCE)
    assert len(characteristics_of(table.find(name)).triggered) == 1
    assert characteristics_of(table.find(name)).subtypes == (("Bird",) if where == "over" else ("Bear",))


def test_702_140f_what_changes_the_spell_changes_the_creature() -> None:
    table = position(alice=["2 Forest", "Memnite"], alice_hand=[HAWK, PUSH])
    table.alice.cast("Grafted Hawk", ["Memnite"], way=1)
    table.alice.cast("Push", ["Grafted Hawk"])
    table.resolve()
    table.resolve()
    table.alice.choose("under")
    assert table.has("Memnite", Keyword.TRAMPLE)


def test_702_140d_so_often_it_has_mutated() -> None:
    table = position(alice=["4 Forest", "Memnite"], alice_hand=[HUNGRY, HUNGRY, MOLE])
    cast_onto(table, "Hungry Cub", "Memnite")
    table.resolve()
    assert table.alice.life == 21
    cast_onto(table, "Hungry Cub", "Hungry Cub")
    table.resolve()
    table.resolve()
    assert table.alice.life == 25
    cast_onto(table, "Grafted Mole", "Hungry Cub", "under")
    table.resolve()
    table.resolve()
    assert table.alice.life == 31


@pytest.mark.parametrize(("day", "known"), [("2020-04-16", False), ("2020-04-17", True), ("2026-04-17", True)])
def test_702_140a_since_its_first_day(day: str, known: bool) -> None:
    assert (unknown_mechanic(HAWK, day) == "") == known
    assert (unknown_mechanic(WATCHER, day) == "") == known


def test_702_140a_as_a_spell_it_says_what_its_card_says() -> None:
    table = position(alice=["2 Forest", "Memnite"], alice_hand=[HAWK])
    in_hand = view_of(table.state, 0).players[0].hand[0]
    table.alice.cast("Grafted Hawk", ["Memnite"], way=1)
    assert view_of(table.state, 0).stack[0].text == in_hand.text


def test_702_140d_also_of_a_card_that_does_not_mutate_itself() -> None:
    egg = invented("Whenever this creature mutates, put a +1/+1 counter on it.", name="Egg", cost="{1}", pt="0/2")
    friend = invented(
        "Whenever a creature you control mutates, put a +1/+1 counter on that creature and you gain 2 life.",
        name="Friend", cost="{1}",
    )  # fmt: skip
    table = position(alice=["Forest", egg, friend], alice_hand=[MOLE], triggers="automatic")
    cast_onto(table, "Grafted Mole", "Egg")
    table.resolve_all()
    assert table.counters("Grafted Mole", "+1/+1") == 2
    assert table.alice.life == 22
