"""CR 608.2h, 120.2: what dealt damage, and what was dealt it, are asked for as they were when it was dealt."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import Table, position

CHILD = invented(
    "Whenever another creature dealt damage this turn by a Spider you controlled dies, draw a card.", name="Child"
)
SPIDER = invented("{0}: ~ deals 1 damage to any target.", name="Spinner", types="Creature — Spider", pt="1/1")
PLAIN = invented("{0}: ~ deals 1 damage to any target.", name="Pinger", types="Creature — Elf", pt="1/1")
TAKE = invented("Gain control of target creature.", name="Take", types="Instant", cost="{0}")
FRYING = invented("Destroy target creature.", name="Fry", types="Instant", cost="{0}")


def hurt_by(table: Table, name: str, what: str) -> None:
    table.alice.activate(name, [what])
    table.resolve()


def test_608_2h_a_creature_that_a_spider_of_yours_hurt_dies() -> None:
    table = position(alice=[CHILD, SPIDER, PLAIN], alice_hand=[FRYING], bob=["Hill Giant", "Craw Wurm"])
    hurt_by(table, "Spinner", "Hill Giant")
    hurt_by(table, "Pinger", "Craw Wurm")
    elf = table.copy()
    elf.alice.cast("Fry", ["Craw Wurm"])
    elf.resolve_all()
    assert elf.alice.hand == []
    table.alice.cast("Fry", ["Hill Giant"])
    table.resolve_all()
    assert table.alice.hand == ["a blank card"]


def test_608_2h_whose_the_spider_was_then_counts() -> None:
    """It is nobody's of hers by now, and was hers when it dealt the damage; of his it is the other way round."""
    table = position(alice=[CHILD, SPIDER], alice_hand=[FRYING, TAKE], bob=["Hill Giant", "Craw Wurm"], bob_hand=[TAKE])
    hurt_by(table, "Spinner", "Hill Giant")
    table.alice.passes()
    table.bob.cast("Take", ["Spinner"])
    table.resolve()
    table.alice.passes()
    table.bob.activate("Spinner", ["Craw Wurm"])
    table.resolve()
    table.alice.cast("Take", ["Spinner"])
    table.resolve()
    assert table.controller("Spinner") == "alice"
    other = table.copy()
    table.alice.cast("Fry", ["Hill Giant"])
    table.resolve_all()
    assert table.alice.hand == ["a blank card"]
    other.alice.cast("Fry", ["Craw Wurm"])
    other.resolve_all()
    assert other.alice.hand == []


def test_608_2h_in_this_turn_only() -> None:
    table = position(alice=[CHILD, SPIDER], alice_hand=[FRYING], bob=["Hill Giant"])
    hurt_by(table, "Spinner", "Hill Giant")
    table.advance_to("turn 2, upkeep")
    table.bob.passes()
    table.alice.cast("Fry", ["Hill Giant"])
    table.resolve_all()
    assert table.alice.hand == []


def test_608_2h_damage_to_another_creature() -> None:
    """Not to a player, and not to itself; to one that is gone by now."""
    shot = invented(
        "{0}: ~ deals 1 damage to any target.\nAt the beginning of each end step, if ~ dealt damage to another "
        "creature this turn, draw a card.", name="Shot", pt="3/3",
    )  # fmt: skip
    table = position(alice=[shot], bob=["Llanowar Elves"])
    for what, cards in (("bob", 0), ("Shot", 0), ("Llanowar Elves", 1)):
        to = table.copy()
        hurt_by(to, "Shot", what)
        to.advance_to("end step")
        to.resolve_all()
        assert len(to.alice.hand) == cards, what
