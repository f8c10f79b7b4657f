"""CR 607.2d: odd or even is chosen, and what has such a mana value is meant from then on."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

from mainphase.cards.nodes import Keyword

TITAN = invented("{0}: Choose odd or even. Destroy each other creature with mana value of the chosen quality.", "Titan")
RIDDLER = invented(
    "As ~ enters, choose odd or even. (Zero is even.)\nWhenever an opponent casts a spell with mana value of the "
    "chosen quality, you gain 1 life.",
    "Riddler",
    cost="{0}",
)
LAW = invented(
    "As ~ enters, choose odd or even. (Zero is even.)\nEach creature with mana value of the chosen quality has haste.\n"
    "Each creature without mana value of the chosen quality enters tapped.",
    "Law",
    "Enchantment",
    cost="{0}",
)
VENTURER = invented(
    "As ~ enters, choose odd or even.\n~ has protection from each mana value of the chosen quality.", "Venturer",
    cost="{0}",
)  # fmt: skip
ONE, TWO = invented("", "One", cost="{1}"), invented("", "Two", cost="{2}")


def test_607_2d_creatures_of_the_chosen_quality_are_destroyed_and_zero_is_even() -> None:
    for answer, left in (("odd", ["Memnite", "Two"]), ("even", ["One"])):
        table = position(alice=[TITAN, "Memnite"], bob=[ONE, TWO])
        table.alice.activate("Titan")
        table.resolve()
        assert table.asked_player == "alice"
        table.choose(f"choose {answer}")
        assert table.alice.battlefield[0] == "Titan", "two itself, but no other creature"
        assert [*table.alice.battlefield[1:], *table.bob.battlefield] == left


def test_607_2d_it_is_remembered_until_something_else_is_chosen() -> None:
    table = position(alice=[TITAN], bob=[ONE, TWO])
    for answer in ("odd", "even"):
        table.alice.activate("Titan")
        table.resolve()
        table.choose(f"choose {answer}")
    assert table.bob.battlefield == []


def test_607_2d_what_triggers_looks_at_what_was_chosen_as_it_entered() -> None:
    for answer, life in (("odd", 21), ("even", 22)):
        table = position(
            alice_hand=[RIDDLER], bob=["9 Forest"], bob_hand=[ONE, TWO, "Ornithopter"], alice_library=["Forest"]
        )
        table.alice.cast("Riddler")
        table.resolve()
        table.choose(f"choose {answer}")
        table.advance_to("turn 2, precombat main")
        for name in ("One", "Two", "Ornithopter"):
            table.bob.cast(name)
            table.resolve_all()
        assert table.alice.life == life


def test_607_2d_some_have_haste_and_the_others_enter_tapped() -> None:
    table = position(alice=["9 Forest"], alice_hand=[LAW, ONE, TWO])
    table.alice.cast("Law")
    table.resolve()
    table.choose("choose odd")
    for name in ("One", "Two"):
        table.alice.cast(name)
        table.resolve()
    assert [table.has(name, Keyword.HASTE) for name in ("One", "Two")] == [True, False]
    assert [table.tapped(name) for name in ("One", "Two")] == [False, True]


def test_702_16a_protection_from_each_mana_value_of_the_chosen_quality() -> None:
    murder = invented("Destroy target creature.", "Murder", "Instant", cost="{1}")
    table = position(alice=["9 Forest"], alice_hand=[VENTURER, murder])
    table.alice.cast("Venturer")
    table.resolve()
    table.choose("choose odd")
    assert table.alice.why_not("cast Murder") is not None
    table = position(alice=["9 Forest"], alice_hand=[VENTURER, murder])
    table.alice.cast("Venturer")
    table.resolve()
    table.choose("choose even")
    table.alice.cast("Murder", ["Venturer"])
