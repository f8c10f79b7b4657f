"""CR 608.2i: how often an ability has resolved this turn, which cards were put into a graveyard this turn and from
where, and who controls the strongest creature.
"""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

TIMES = (
    "{0}: You gain 1 life if this is the first time this ability has resolved this turn. If it's the second time, you "
    "gain 10 life. If it's the third time, you gain 100 life."
)


def test_608_2i_this_ability_has_resolved_so_often_this_turn() -> None:
    table = position(alice=[invented(TIMES, "Counter")], alice_life=20)
    lives = []
    for _ in range(4):
        table.alice.activate("Counter")
        table.resolve()
        lives.append(table.alice.life)
    assert lives == [21, 31, 131, 131]
    table.advance_to("turn 2, upkeep")
    table.bob.passes()
    table.alice.activate("Counter")
    table.resolve()
    assert table.alice.life == 132


def test_608_2i_each_object_counts_for_itself_and_only_what_resolves() -> None:
    one, other = invented(TIMES, "One"), invented(TIMES, "Other")
    table = position(alice=[one, other])
    for name in ("One", "Other"):
        table.alice.activate(name)
        table.resolve()
    assert table.alice.life == 22
    table.alice.activate("One")
    table.alice.activate("One")
    table.resolve()  # the first of the two to resolve is the second time, though both are activated
    assert table.alice.life == 32


def test_608_2b_a_time_that_its_target_had_gone_does_not_count() -> None:
    text = (
        "{0}: ~ deals 1 damage to target creature. If this is the second time this ability has resolved this turn, you "
        "gain 5 life."
    )
    table = position(alice=[invented(text, "Pinger")], bob=["Memnite", "Ornithopter"])
    table.alice.activate("Pinger", targets=["Memnite"])
    table.alice.activate("Pinger", targets=["Memnite"])
    table.resolve()
    table.resolve()  # its target has died
    table.alice.activate("Pinger", targets=["Ornithopter"])
    table.resolve()
    assert table.alice.life == 25


@pytest.mark.parametrize(
    ("words", "back"),
    [
        ("from the battlefield", ["Memnite"]),
        ("from your library", ["Ornithopter"]),
        ("from anywhere", ["Memnite", "Ornithopter"]),
    ],
)
def test_608_2i_cards_put_there_this_turn(words: str, back: list[str]) -> None:
    text = f"Return to your hand all creature cards in your graveyard that were put there {words} this turn."
    spell = invented(text, "Spell", "Instant", cost="{0}")
    bury = invented("Destroy all creatures. Mill a card.", "Bury", "Instant", cost="{0}")
    table = position(
        alice=["Memnite"], alice_library=["Ornithopter"], alice_graveyard=["Grizzly Bears"], alice_hand=[spell, bury]
    )
    late = table.copy()
    table.alice.cast("Bury")
    table.resolve()
    table.alice.cast("Spell")
    table.resolve()
    assert sorted(table.alice.hand) == back
    late.alice.cast("Bury")
    late.resolve()
    late.advance_to("turn 2, upkeep")
    late.bob.passes()
    late.alice.cast("Spell")
    late.resolve()
    assert late.alice.hand == []


@pytest.mark.parametrize(
    ("mine", "theirs", "drawn"), [(["Grizzly Bears"], ["Bear Cub"], 1), (["Memnite"], ["Bear Cub"], 0), ([], [], 0)]
)
def test_608_2_the_creature_with_the_greatest_power_or_tied(mine: list[str], theirs: list[str], drawn: int) -> None:
    text = "{0}: Draw a card if you control the creature with the greatest power or tied for the greatest power."
    table = position(alice=[invented(text, "Triumph", "Enchantment"), *mine], bob=theirs)
    table.alice.activate("Triumph")
    table.resolve()
    assert len(table.alice.hand) == drawn
