"""CR 115.9b, 113.7a, 101.2: spells that target a player, abilities from a source, and the next spell, which can't be
countered. Also what becomes the target (115.1) and what enters this turn (614.1c).
"""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

ZAP = invented("~ deals 3 damage to any target.", "Zap", types="Instant", cost="{0}")


@pytest.mark.parametrize(
    ("which", "target", "can"),
    [
        ("spell that targets you", "bob", True),
        ("spell that targets you", "alice", False),
        ("spell that targets you", "Memnite", False),
        ("spell that targets a player", "alice", True),
        ("spell that targets you or a permanent you control", "Memnite", True),
        ("spell that targets you or a permanent you control", "Grizzly Bears", False),
    ],
)
def test_115_9b_a_spell_that_targets_a_player(which: str, target: str, can: bool) -> None:
    foil = invented(f"Counter target {which}.", "Foil", types="Instant", cost="{0}")
    table = position(alice=["Grizzly Bears"], alice_hand=[ZAP], bob=["Memnite"], bob_hand=[foil])
    table.alice.cast("Zap", targets=[target])
    table.alice.passes()
    assert ("cast Foil" in table.options) == can


@pytest.mark.parametrize(("types", "can"), [("Artifact", True), ("Enchantment", False)])
def test_113_7a_an_ability_from_an_artifact_source(types: str, can: bool) -> None:
    foil = invented("Counter target activated ability from an artifact source.", "Foil", types="Instant", cost="{0}")
    well = invented("{0}: You gain 1 life.", "Well", types=types)
    bomb = invented("Sacrifice ~: You gain 1 life.", "Bomb", types=types)
    table = position(alice=[well, bomb], bob_hand=[foil])
    for name in ("Well", "Bomb"):  # of what has left it is known what it was
        copy = table.copy()
        copy.alice.activate(name)
        copy.alice.passes()
        assert ("cast Foil" in copy.options) == can
        if can:
            copy.bob.cast("Foil")
            copy.resolve_all()
            assert copy.alice.life == 20


def test_101_2_only_the_next_spell_cant_be_countered() -> None:
    insist = invented(
        "The next creature spell you cast this turn can't be countered.", "Insist", types="Sorcery", cost="{0}"
    )
    foil = invented("Counter target spell.", "Foil", types="Instant", cost="{0}")
    table = position(alice_hand=[insist, "Memnite", ZAP, "Ornithopter"], bob_hand=[foil] * 3)
    table.alice.cast("Insist")
    table.resolve()
    for name, there in (("Zap", False), ("Memnite", True), ("Ornithopter", False)):
        table.alice.cast(name, targets=["bob"] if name == "Zap" else [])
        table.alice.passes()
        table.bob.cast("Foil", targets=[name])
        table.resolve_all()
        assert (name in table.battlefield) == there
    assert table.bob.life == 20


def test_101_2_a_target_spell_cant_be_countered() -> None:
    shush = invented("{0}: Target spell can't be countered.", "Shusher")
    foil = invented("Counter target spell.", "Foil", types="Instant", cost="{0}")
    table = position(alice=[shush], alice_hand=[ZAP, ZAP], bob_hand=[foil, foil])
    table.alice.cast("Zap", targets=["bob"])
    table.alice.activate("Shusher", targets=["Zap"])
    table.resolve()
    table.alice.passes()
    table.bob.cast("Foil", targets=["Zap"])
    table.resolve_all()
    assert table.bob.life == 17
    table.alice.cast("Zap", targets=["bob"])
    table.alice.passes()
    table.bob.cast("Foil", targets=["Zap"])
    table.resolve_all()
    assert table.bob.life == 17


@pytest.mark.parametrize(("target", "gains"), [("bob", 10), ("Memnite", 10), ("Grizzly Bears", 0), ("alice", 0)])
def test_115_1_you_or_a_permanent_you_control(target: str, gains: int) -> None:
    watcher = invented(
        "Whenever you or a permanent you control becomes the target of a spell or ability an opponent controls, you "
        "gain 10 life.", "Watcher",
    )  # fmt: skip
    table = position(alice=["Grizzly Bears"], alice_hand=[ZAP], bob=[watcher, "Memnite"])
    table.alice.cast("Zap", targets=[target])
    assert ("Watcher" in table.stack) == (gains > 0)


def test_614_1c_what_enters_this_turn() -> None:
    blessing = invented(
        "{0}: This turn, each creature you control enters with an additional +1/+1 counter on it.", "Blessing",
        types="Artifact",
    )  # fmt: skip
    table = position(alice=[blessing], alice_hand=["Memnite", "Ornithopter"])
    table.alice.cast("Memnite")
    table.resolve()
    table.alice.activate("Blessing")
    table.resolve()
    table.alice.cast("Ornithopter")
    table.resolve()
    assert (table.pt("Memnite"), table.pt("Ornithopter")) == ("1/1", "1/3")


def test_614_1c_permanents_enter_tapped_this_turn() -> None:
    respect = invented("Permanents enter tapped this turn.", "Respect", types="Instant", cost="{0}")
    table = position(alice_hand=[respect, "Memnite"])
    table.alice.cast("Respect")
    table.resolve()
    table.alice.cast("Memnite")
    table.resolve()
    assert table.tapped("Memnite")
