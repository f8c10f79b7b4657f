"""CR 603.7, 608.2c: what is due if a target is sacrificed later, by a delayed ability."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

EMBRACE = invented(
    "Untap target creature you don't control and gain control of it. It gains haste until end of turn. At the "
    "beginning of the next end step, sacrifice it. If you do, you gain life equal to its toughness.",
    name="Cold Embrace", types="Instant",
)  # fmt: skip


def test_603_7c_what_is_sacrificed_later_gives_life() -> None:
    table = position(alice=["2 Swamp"], alice_hand=[EMBRACE], bob=["Hill Giant"])
    table.alice.cast("Cold Embrace", targets=["Hill Giant"])
    table.resolve_all()
    assert "Hill Giant" in table.alice.battlefield
    table.advance_to("end step")
    table.resolve_all()
    assert (table.alice.life, table.bob.graveyard) == (23, ["Hill Giant"])


def test_608_2c_what_died_before_gives_none() -> None:
    table = position(alice=["2 Swamp", "Mountain"], alice_hand=[EMBRACE, "Lightning Bolt"], bob=["Hill Giant"])
    table.alice.cast("Cold Embrace", targets=["Hill Giant"])
    table.resolve_all()
    table.alice.cast("Lightning Bolt", targets=["Hill Giant"])
    table.resolve_all()
    table.advance_to("end step")
    table.resolve_all()
    assert table.alice.life == 20
