"""CR 700.2b, 601.2c, 603.12: modes of triggered abilities, each aimed at another player, chosen at random, or chosen as
a reflexive ability triggers.
"""

from __future__ import annotations

from typing import Any

from tests.support.invented import invented
from tests.support.table import Table, position

from mainphase.cards.nodes import CardDef

APART = (
    "choose one or more. Each mode must target a different player.\n• Target player gains 3 life.\n• Target player "
    "loses 2 life.\n• Target opponent loses 5 life."
)
HERALD = invented(f"When ~ enters, {APART}", "Herald", cost="{0}")


def entered(card: CardDef, **more: Any) -> Table:
    table = position(alice_hand=[card], **more)
    table.alice.cast(card.name)
    table.resolve()
    return table


def test_601_2c_no_player_is_the_target_of_two_modes() -> None:
    table = entered(HERALD)
    table.choose("0", "1")
    assert "2" not in table.options, "for three modes there would have to be three players"
    table.choose("bob", "alice")
    table.resolve_all()
    assert (table.alice.life, table.bob.life) == (18, 23)


def test_601_2c_two_modes_of_which_one_needs_the_opponent() -> None:
    table = entered(HERALD)
    table.choose("0", "2")
    assert table.options == ["alice"], "the opponent is left for the mode that needs one"
    table.choose("alice", "bob")
    table.resolve_all()
    assert (table.alice.life, table.bob.life) == (23, 15)


CHANCE = invented(
    "When ~ enters, choose one at random —\n• You gain 1 life.\n• You gain 10 life.\n• ~ deals 5 damage to target "
    "creature with flying.",
    "Fickle Cub",
    cost="{0}",
)


def test_700_2b_one_mode_at_random_and_none_that_has_no_target() -> None:
    gained = set()
    for seed in range(12):
        table = position(alice_hand=[CHANCE], seed=seed)
        table.alice.cast("Fickle Cub")
        table.resolve_all()
        gained.add(table.alice.life - 20)
    assert gained == {1, 10}


LEGION = invented(
    "Whenever you attack, you may sacrifice another creature. When you do, choose two —\n• You gain 1 life.\n• Draw a "
    "card.\n• ~ deals 3 damage to target opponent.",
    "Legion",
)


def test_603_12_modes_are_chosen_as_it_triggers_on_what_was_done() -> None:
    table = position(alice=[LEGION, "Memnite"])
    table.alice.attack({"Legion": "bob"})
    table.resolve()
    table.answer(lambda o: table.option_text(o) in ("pay", "yes"), "pay")
    table.choose("0", "2", "bob")
    table.resolve()
    assert (table.alice.life, table.bob.life) == (21, 17)


def test_603_12_without_a_sacrifice_nothing_is_chosen() -> None:
    table = position(alice=[LEGION])
    table.alice.attack({"Legion": "bob"})
    table.resolve()
    assert table.asked == "priority"
    assert table.alice.life == 20
