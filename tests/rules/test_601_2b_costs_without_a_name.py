"""CR 601.2b: an additional cost that is optional and has no name, and what was controlled as the spell was cast."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

from mainphase.cards.nodes import CardDef

DRAGON = invented("Flying", name="Wyrm", types="Creature — Dragon", pt="4/4", cost="{4}{R}")
SUCH = "you revealed a Dragon card or controlled a Dragon as you cast this spell"
SHOW = "As an additional cost to cast this spell, you may reveal a Dragon card from your hand."
COUNTER = invented("Counter target spell.", name="Counter", types="Instant", cost="{0}")


def spell(text: str) -> CardDef:
    return invented(text, name="Roar", types="Instant", cost="{0}")


def test_601_2b_what_is_done_more_if_it_was_paid() -> None:
    surge = spell(
        "As an additional cost to cast this spell, you may sacrifice an artifact.\n~ deals 2 damage to any target. If "
        "this spell's additional cost was paid, ~ deals 4 damage instead."
    )
    for said, damage in ((True, 4), (False, 2)):
        table = position(alice=["Memnite"], alice_hand=[surge])
        table.alice.cast("Roar", ["bob"], kicked=said)
        table.resolve()
        assert table.bob.life == 20 - damage
        assert (table.alice.graveyard.count("Memnite") == 1) == said


@pytest.mark.parametrize(
    ("mine", "hand", "shown", "gained"),
    [([], [DRAGON], True, 4), ([], [DRAGON], False, 0), ([DRAGON], [], False, 4), (["Memnite"], [], False, 0)],
)
def test_601_2i_a_dragon_that_was_shown_or_controlled(
    mine: list[str | CardDef], hand: list[str | CardDef], shown: bool, gained: int
) -> None:
    table = position(alice=mine, alice_hand=[spell(f"{SHOW}\nIf {SUCH}, you gain 4 life."), *hand])
    table.alice.cast("Roar", kicked=shown)
    table.resolve()
    assert table.alice.life == 20 + gained


def test_601_2i_it_counts_as_the_spell_is_cast_not_later() -> None:
    kill = invented("Destroy target creature.", name="Kill", types="Instant", cost="{0}")
    table = position(alice=[DRAGON], alice_hand=[spell(f"{SHOW}\nIf {SUCH}, you gain 4 life."), kill])
    table.alice.cast("Roar")
    table.alice.cast("Kill", ["Wyrm"])
    table.resolve_all()
    assert table.alice.life == 24


def test_707_10_a_copy_was_not_cast() -> None:
    roar = spell(f"{SHOW}\nIf {SUCH}, you gain 4 life.")
    copy = invented("Copy target instant spell.", name="Twin", types="Instant", cost="{0}")
    table = position(alice=[DRAGON], alice_hand=[roar, copy])
    table.alice.cast("Roar")
    table.alice.cast("Twin", ["Roar"])
    table.resolve_all()
    assert table.alice.life == 24, "the spell alone"
    table = position(alice_hand=[roar, copy, DRAGON])
    table.alice.cast("Roar", kicked=True)
    table.alice.cast("Twin", ["Roar"])
    table.resolve_all()
    assert table.alice.life == 28, "what was paid is copied"


def test_603_4_a_permanent_remembers_it() -> None:
    orator = invented(
        f"{SHOW}\nWhen ~ enters, if {SUCH}, you gain 1 life.", name="Orator", types="Creature — Bird", cost="{0}"
    )
    for mine, gained in ((DRAGON, 1), ("Memnite", 0)):
        table = position(alice=[mine], alice_hand=[orator])
        table.alice.cast("Orator")
        table.resolve_all()
        assert table.alice.life == 20 + gained


def test_113_6g_it_cannot_be_countered_while_something_is_so() -> None:
    sure = spell(f"{SHOW}\nIf {SUCH}, this spell can't be countered.\nYou gain 1 life.")
    for mine, gained in ((DRAGON, 1), ("Memnite", 0)):
        table = position(alice=[mine], alice_hand=[sure], bob_hand=[COUNTER])
        table.alice.cast("Roar")
        table.alice.passes()
        table.bob.cast("Counter", ["Roar"])
        table.resolve_all()
        assert table.alice.life == 20 + gained


def test_601_2b_what_cannot_be_paid_is_not_asked() -> None:
    table = position(alice_hand=[spell(f"{SHOW}\nIf {SUCH}, you gain 4 life.")])
    table.alice.cast("Roar", kicked=True)
    table.resolve()
    assert table.alice.life == 20
