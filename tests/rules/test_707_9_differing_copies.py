"""CR 707.9a, 614.12: a copy keeps abilities of its own, and enters with counters if it is of some type."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import Table, position

from mainphase.cards.nodes import Keyword

MIMIC = invented(
    "You may have ~ enter as a copy of another creature you control, except it has ~'s other abilities.\n"
    'The "legend rule" doesn\'t apply to permanents you control.\nFlying\n{0}: You gain 1 life.',
    "Mimic", cost="{0}",
)  # fmt: skip
FROST = invented(
    "Changeling\nYou may have ~ enter as a copy of a permanent you control, except it's legendary and snow in addition "
    "to its other types and, if it's a creature, it enters with two additional +1/+1 counters on it and has "
    "changeling.",
    "Frost", "Legendary Snow Creature — Shapeshifter", "0/0", "{0}",
)  # fmt: skip
DOUBLE = invented(
    "You may have ~ enter as a copy of a creature or planeswalker you control, except it enters with an additional "
    "+1/+1 counter on it if it's a creature, it enters with an additional loyalty counter on it if it's a "
    "planeswalker, and it isn't legendary if that permanent is legendary.",
    "Double", pt="0/0", cost="{0}",
)  # fmt: skip
EGO = invented(
    "You may have ~ enter as a copy of any creature on the battlefield, except it enters with X additional +1/+1 "
    "counters on it.",
    "Ego", pt="0/0", cost="{X}",
)  # fmt: skip
QUEEN = invented("Trample", "Queen", "Legendary Creature — Human", "3/3")


def copied(table: Table, name: str, what: str) -> Table:
    table.alice.cast(name)
    table.resolve()
    while table.asked == "may" or "yes" in table.options:
        table.alice.choose("yes")
    table.alice.choose(what)
    table.resolve_all()
    return table


def test_707_9a_it_keeps_its_other_abilities() -> None:
    table = copied(position(alice=[QUEEN], alice_hand=[MIMIC]), "Mimic", "Queen")
    assert len(table.battlefield) == 2  # the legend rule does not apply
    copy = table.find("Mimic")
    assert copy.ch is not None
    assert copy.ch.keywords & Keyword.FLYING
    assert copy.ch.keywords & Keyword.TRAMPLE
    assert len(copy.ch.activated) == 1
    assert len(copy.ch.statics) == 1  # not the ability that made it a copy


@pytest.mark.parametrize(("what", "counters"), [("Grizzly Bears", 2), ("Forest", 0)])
def test_707_9a_a_creature_is_a_changeling_with_counters(what: str, counters: int) -> None:
    table = copied(position(alice=[what], alice_hand=[FROST]), "Frost", what)
    copy = table.find("Frost")
    assert copy.ch is not None
    assert len(table.battlefield) == 2
    assert copy.counters.get("+1/+1", 0) == counters
    assert bool(copy.ch.keywords & Keyword.CHANGELING) == bool(counters)


def test_707_9b_it_isnt_legendary_and_grows() -> None:
    table = copied(position(alice=[QUEEN], alice_hand=[DOUBLE]), "Double", "Queen")
    assert len(table.battlefield) == 2
    copy = table.find("Double")
    assert dict(copy.counters) == {"+1/+1": 1}


def test_614_12_a_planeswalker_has_one_more_loyalty() -> None:
    table = copied(position(alice=["Ajani Vengeant"], alice_hand=[DOUBLE]), "Double", "Ajani Vengeant")
    copy = table.find("Double")
    assert dict(copy.counters) == {"loyalty": 4}


def test_614_12_without_a_choice_there_are_no_counters() -> None:
    table = position(alice_hand=[DOUBLE])
    table.alice.cast("Double")
    table.resolve_all()
    assert table.alice.graveyard == ["Double"]


def test_107_3m_x_is_that_of_the_spell() -> None:
    table = position(alice=["Grizzly Bears", "3 Forest"], alice_hand=[EGO])
    table.alice.cast("Ego", x=3)
    table.resolve()
    table.alice.choose("Grizzly Bears")
    assert table.pt("Ego") == "5/5"
