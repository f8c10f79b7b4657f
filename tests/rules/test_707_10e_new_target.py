"""CR 707.10e: a copy for a new target that the effect names."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import Table, position

IVY = invented(
    "Whenever a player casts a spell that targets only a single creature other than ~, you may copy that spell. The "
    "copy targets ~.",
    "Ivy",
)


def with_cast(spell: str, at: list[str], *lands: str) -> Table:
    table = position(triggers="automatic", alice=[IVY, "Bear Cub", *lands], alice_hand=[spell], bob=["Hill Giant"])
    table.alice.cast(spell, at)
    table.resolve()
    if table.asked == "may":
        table.choose("yes")
    return table


def test_707_10e_the_copy_targets_what_is_named() -> None:
    table = with_cast("Giant Growth", ["Bear Cub"], "Forest")
    table.resolve_all()
    assert (table.pt("Ivy"), table.pt("Bear Cub")) == ("5/5", "5/5")


def test_707_10e_where_that_is_no_legal_target_there_is_no_copy() -> None:
    table = with_cast("Terror", ["Hill Giant"], "2 Swamp")  # Ivy is black
    assert len(table.stack) == 1
    table.resolve_all()
    assert "Ivy" in table.alice.battlefield
    assert "Hill Giant" in table.bob.graveyard
