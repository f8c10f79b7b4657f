"""CR 205.1b, 611.2a: what a creature becomes for good, other creature types and abilities among it."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

from mainphase.cards.nodes import Keyword

FIGURE = invented(
    "{0}: Figure becomes a Kithkin Spirit with base power and toughness 2/2.\n"
    "{0}: If Figure is a Spirit, it becomes a Kithkin Warrior with base power and toughness 8/8, flying, and first"
    " strike.",
    "Figure", "Creature — Kithkin", "1/1",
)  # fmt: skip


def test_205_1b_it_is_of_no_other_creature_type_and_stays_so() -> None:
    table = position(alice=[FIGURE])
    table.alice.activate("Figure", ability=1)
    table.resolve_all()
    assert table.pt("Figure") == "1/1"  # it is no Spirit yet
    table.alice.activate("Figure")
    table.resolve_all()
    assert table.pt("Figure") == "2/2"
    table.alice.activate("Figure", ability=1)
    table.resolve_all()
    table.advance_to("turn 3, precombat main")
    figure = table.find("Figure")
    assert (table.pt("Figure"), figure.ch.subtypes) == ("8/8", ("Kithkin", "Warrior"))  # type: ignore[union-attr]
    assert table.has("Figure", Keyword.FLYING)
    assert table.has("Figure", Keyword.FIRST_STRIKE)
    table.alice.activate("Figure", ability=1)
    table.resolve_all()
    table.alice.activate("Figure")
    table.resolve_all()
    assert (table.pt("Figure"), figure.ch.subtypes) == ("2/2", ("Kithkin", "Spirit"))  # type: ignore[union-attr]
