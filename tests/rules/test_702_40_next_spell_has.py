"""CR 601.2i, 702.40a, 702.85a: what the next spell has, or the first of each turn, as it becomes cast."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

STORM = invented("When ~ enters, the next instant or sorcery spell you cast this turn has storm.", "Gale", cost="{0}")
NEXUS = invented("The first instant or sorcery spell you cast each turn has cascade.", "Nexus", "Artifact")
DOCTOR = invented("The first spell you cast from anywhere other than your hand each turn has demonstrate.", "Doctor")
TALE = invented("You gain 1 life.", "Tale", "Instant", cost="{0}")
BACK = invented("You gain 1 life.\nFlashback {0}", "Back", "Instant", cost="{0}")
LESS = invented("You gain 5 life.", "Less", "Instant", cost="{0}")
MORE = invented("You gain 1 life.", "More", "Instant", cost="{1}")


def test_702_40a_only_the_next_such_spell_has_storm() -> None:
    table = position(alice_hand=[STORM, "Memnite", TALE, TALE])
    table.alice.cast("Gale")
    table.resolve_all()
    table.alice.cast("Memnite")
    table.resolve_all()
    table.alice.cast("Tale")
    table.resolve_all()
    assert table.alice.life == 23  # it, and a copy for each of the two spells before it
    table.alice.cast("Tale")
    table.resolve_all()
    assert table.alice.life == 24


def test_702_40a_of_two_both_are_for_the_next() -> None:
    table = position(alice_hand=[STORM, STORM, TALE])
    for _ in range(2):
        table.alice.cast("Gale")
        table.resolve_all()
    table.alice.cast("Tale")
    table.resolve_all()
    assert table.alice.life == 25


def test_702_85a_the_first_of_each_turn_has_cascade() -> None:
    table = position(alice=[NEXUS, "2 Swamp"], alice_hand=[MORE, MORE], alice_library=[LESS, LESS])
    table.alice.cast("More")
    table.resolve()
    table.alice.choose("yes")
    table.resolve_all()
    assert table.alice.life == 26
    table.alice.cast("More")
    table.resolve_all()
    assert table.alice.life == 27


def test_702_85a_a_spell_cast_before_it_was_there_is_the_first() -> None:
    table = position(alice=["2 Swamp"], alice_hand=[TALE, TALE, NEXUS], alice_library=[LESS])
    table.alice.cast("Tale")
    table.resolve_all()
    table.alice.cast("Nexus")
    table.resolve_all()
    table.alice.cast("Tale")
    assert table.stack == ["Tale"]


def test_702_144a_the_first_from_elsewhere_has_demonstrate() -> None:
    table = position(alice=[DOCTOR], alice_hand=[TALE], alice_graveyard=[BACK, BACK])
    table.alice.cast("Tale")
    table.resolve_all()
    assert table.alice.life == 21
    table.alice.cast("Back", way=1)
    table.resolve()
    table.alice.choose("yes")
    table.resolve_all()
    assert table.alice.life == 23
    table.alice.cast("Back", way=1)
    table.resolve_all()
    assert table.alice.life == 24
