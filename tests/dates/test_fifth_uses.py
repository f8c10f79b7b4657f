"""The Fifth Edition (24 March 1997): what a spell or ability is for says when it is played, and how."""

from __future__ import annotations

import pytest
from tests.support.fifth import attack, settle
from tests.support.invented import invented
from tests.support.table import NotOffered, Table, position

FIFTH = "fifth"


def pass_all(table: Table, times: int) -> None:
    for _ in range(times):
        table.pass_once()


def test_a_card_with_two_uses_is_played_each_way_at_its_own_place() -> None:
    """Life is gained in a batch; damage is prevented where damage has been assigned."""
    table = position(
        alice=["Mountain"], alice_hand=["Lightning Bolt"], bob=["2 Plains"], bob_hand=["2 Healing Salve"],
        rules=FIFTH, step="main phase",
    )  # fmt: skip
    table.alice.cast("Lightning Bolt", targets=["bob"])
    pass_all(table, 3)
    table.bob.cast("Healing Salve", targets=["bob"])
    assert table.asked == "priority"  # no mode to choose
    pass_all(table, 4)
    assert table.bob.life == 23
    assert not table.events("damage dealt")
    table.pass_once()
    table.bob.cast("Healing Salve", targets=["bob"])
    pass_all(table, 8)
    assert (table.bob.life, len(table.events("damage prevented"))) == (23, 1)


def test_what_a_shield_has_not_prevented_it_never_prevents() -> None:
    table = position(
        alice=["2 Mountain"], alice_hand=["2 Shock"], bob=["Plains"], bob_hand=["Healing Salve"],
        rules=FIFTH, step="main phase",
    )  # fmt: skip
    table.alice.cast("Shock", targets=["bob"])
    pass_all(table, 5)
    table.bob.cast("Healing Salve", targets=["bob"])
    pass_all(table, 6)
    assert table.bob.life == 20
    table.alice.cast("Shock", targets=["bob"])
    pass_all(table, 6)
    assert table.bob.life == 18


def test_in_an_interrupt_window_the_spell_is_the_only_target() -> None:
    """It could be destroyed as a permanent only in a batch."""
    table = position(
        alice=["2 Forest", "Shivan Dragon"], alice_hand=["Grizzly Bears"], bob=["2 Island"],
        bob_hand=["Blue Elemental Blast"], rules=FIFTH, step="main phase",
    )  # fmt: skip
    table.alice.cast("Grizzly Bears")
    table.pass_once()
    with pytest.raises(NotOffered):
        table.bob.cast("Blue Elemental Blast", targets=["Shivan Dragon"])
    table.pass_once()
    table.pass_once()
    table.bob.cast("Blue Elemental Blast", targets=["Shivan Dragon"])
    pass_all(table, 4)
    assert table.alice.graveyard == ["Shivan Dragon"]


def test_an_instant_does_not_interrupt() -> None:
    table = position(
        alice=["2 Forest"], alice_hand=["Grizzly Bears"], bob=["Mountain", "Swamp"], bob_hand=["Shock"],
        rules=FIFTH, step="main phase",
    )  # fmt: skip
    table.alice.cast("Grizzly Bears")
    table.pass_once()
    with pytest.raises(NotOffered) as refused:
        table.bob.cast("Shock", targets=["alice"])
    assert refused.value.rule == "Interrupts"


def test_drawing_mana_gives_nobody_another_chance() -> None:
    table = position(
        alice=["Mountain"], alice_hand=["Shock"], bob=["Island"], bob_hand=["Unsummon"], rules=FIFTH, step="main phase"
    )
    table.pass_once()
    table.bob.taps("Island")
    assert table.asked_player == "bob"


def test_during_an_attack_only_fast_effects_are_played() -> None:
    table = position(
        alice=["Grizzly Bears", "3 Forest"], alice_hand=["Forest", "Grizzly Bears", "Giant Growth"],
        rules=FIFTH, step="main phase",
    )  # fmt: skip
    table.choose("phase ability")
    table.pass_once()
    table.alice.choose("attack bob")
    assert [o for o in table.options if not o.startswith("tap")] == ["pass", "cast Giant Growth"]


def test_what_prevents_all_combat_damage_waits_for_none() -> None:
    calm = invented(
        "{0}: Prevent all combat damage that would be dealt this turn. Activate only before the combat damage step.",
        "Calm", "Artifact",
    )  # fmt: skip
    table = position(alice=["Grizzly Bears", calm], rules=FIFTH)
    table.alice.activate("Calm")
    settle(table)
    attack(table)
    table.alice.attack(["Grizzly Bears"])
    table.advance_to("discard phase")
    assert table.bob.life == 20
