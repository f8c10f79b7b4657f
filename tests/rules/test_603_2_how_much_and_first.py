"""CR 603.2: events of so much damage, of damage that is no combat damage, of cards of a kind that are discarded, and
what happens for the first time in a turn.
"""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import Table, position

ZAP = invented("~ deals 3 damage to any target.", "Zap", types="Instant", cost="{0}")


def watching(event: str) -> Table:
    watcher = invented(f"{event}, you gain 10 life.", "Watcher")
    table = position(alice=[watcher, "Memnite"], alice_hand=[ZAP, ZAP], bob=["Ornithopter"])
    table.alice.cast("Zap", targets=["bob"])
    table.resolve_all()
    return table


@pytest.mark.parametrize(
    ("event", "gains"),
    [
        ("Whenever a source you control deals noncombat damage to an opponent", 10),
        ("Whenever a source you control deals combat damage to an opponent", 0),
        ("Whenever a source you control deals 3 or more damage to a player", 10),
        ("Whenever a source you control deals 4 or more damage to a player", 0),
        ("Whenever a source you control deals exactly 3 damage to an opponent", 10),
        ("Whenever a source you control deals exactly 2 damage to an opponent", 0),
        ("Whenever an opponent is dealt 3 or more damage by a single source", 10),
        ("Whenever an instant or sorcery spell you control deals damage to an opponent", 10),
        ("Whenever an instant or sorcery spell you control deals damage", 10),
        ("Whenever an artifact spell you control deals damage to an opponent", 0),
        ("Whenever a creature you control deals damage to an opponent", 0),
        ("Whenever an opponent loses life for the first time each turn", 10),
        ("Whenever an opponent gains or loses life", 10),
    ],
)
def test_603_2_damage(event: str, gains: int) -> None:
    assert watching(event).alice.life == 20 + gains


def test_510_2_combat_damage_is_no_noncombat_damage() -> None:
    watcher = invented("Whenever ~ deals noncombat damage to an opponent, you gain 10 life.", "Watcher")
    table = position(alice=[watcher])
    table.alice.attack(["Watcher"])
    table.advance_to("end of combat")
    assert (table.alice.life, table.bob.life) == (20, 18)


def test_603_2c_what_it_is_dealt_at_a_time() -> None:
    """By two creatures together, in combat."""
    three = invented("Whenever ~ is dealt 3 or more damage, you gain 10 life.", "Three", pt="4/9")
    combat = invented("Whenever ~ is dealt combat damage, you gain that much life.", "Combat", pt="4/9")
    soft = [invented("", name, pt="2/9") for name in ("Left", "Right")]
    for wall, gains in ((three, 10), (combat, 4)):
        table = position(alice=[wall], bob=soft)
        table.alice.attack([wall.name])
        table.bob.block(dict.fromkeys(("Left", "Right"), wall.name))
        table.advance_to("combat damage")
        table.choose("4")
        table.advance_to("end of combat")
        assert table.alice.life == 20 + gains
        zapped = position(alice=[wall], alice_hand=[ZAP])
        zapped.alice.cast("Zap", targets=[wall.name])
        zapped.resolve_all()
        assert zapped.alice.life == (30 if wall is three else 20)


def test_603_2_life_is_lost_first_only_once() -> None:
    watcher = invented("Whenever an opponent loses life for the first time each turn, you gain 10 life.", "Watcher")
    table = position(alice=[watcher], alice_hand=[ZAP, ZAP])
    for _ in range(2):
        table.alice.cast("Zap", targets=["bob"])
        table.resolve_all()
    assert (table.alice.life, table.bob.life) == (30, 14)


@pytest.mark.parametrize(
    ("event", "gains"),
    [
        ("Whenever you discard one or more land cards", 10),
        ("Whenever you discard one or more artifact cards", 0),
        ("Whenever you discard one or more nonland cards for the first time each turn", 10),
        ("Whenever you discard one or more cards", 20),
    ],
)
def test_701_9_cards_of_a_kind(event: str, gains: int) -> None:
    """Two lands together, then two instants."""
    watcher = invented(f"{event}, you gain 10 life.", "Watcher")
    toss = invented("Discard two cards.", "Toss", types="Sorcery", cost="{0}")
    table = position(alice=[watcher], alice_hand=[toss, toss, "Swamp", "Swamp", "Shock", "Shock"])
    table.alice.cast("Toss")
    table.resolve()
    table.choose("Swamp", "Swamp")
    table.resolve_all()
    table.alice.cast("Toss")
    table.resolve_all()
    assert table.alice.life == 20 + gains


def test_701_25_surveiling_for_the_first_time() -> None:
    watcher = invented("Whenever you surveil for the first time each turn, you gain 10 life.", "Watcher")
    eye = invented("{0}: Surveil 1.", "Eye", types="Artifact")
    table = position(alice=[watcher, eye])
    for _ in range(2):
        table.alice.activate("Eye")
        table.resolve()
        table.choose(table.options[0])
        table.resolve_all()
    assert table.alice.life == 30


def test_111_2_tokens_that_you_create() -> None:
    watcher = invented("Whenever you create or sacrifice a token, you gain 10 life.", "Watcher")
    maker = invented("{0}: Create a Food token.", "Maker", types="Artifact")
    table = position(alice=[watcher, maker])
    table.alice.activate("Maker")
    table.resolve_all()
    assert table.alice.life == 30


def test_603_2_tokens_created_for_the_first_time_in_a_turn() -> None:
    watcher = invented("Whenever you create one or more tokens for the first time each turn, you gain 10 life.")
    maker = invented("{0}: Create two Food tokens.", "Maker", types="Artifact")
    table = position(alice=[watcher, maker])
    for _ in range(2):
        table.alice.activate("Maker")
        table.resolve_all()
    assert table.alice.life == 30
