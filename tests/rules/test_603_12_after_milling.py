"""CR 603.12: reflexive abilities of what is milled, and of what exiles itself as it has died."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

MILLER = "When ~ enters, mill two cards. When you do, return target creature card from your graveyard to your hand."


def test_603_12_a_card_that_was_milled_can_be_the_target() -> None:
    table = position(
        alice=["Swamp"], alice_hand=[invented(MILLER, "Miller", cost="{B}")], alice_library=["Grizzly Bears", "Island"]
    )
    table.alice.cast("Miller")
    table.resolve()
    table.resolve()
    table.choose("Grizzly Bears")
    table.resolve()
    assert table.alice.hand == ["Grizzly Bears"]


def test_603_12_nothing_is_due_where_nothing_was_milled() -> None:
    flood = invented("Mill twenty cards.", "Flood", types="Sorcery", cost="{0}")
    table = position(
        alice=["Swamp"], alice_hand=[invented(MILLER, "Miller", cost="{B}"), flood], alice_graveyard=["Grizzly Bears"]
    )
    table.alice.cast("Flood")
    table.resolve()
    assert table.alice.library == []
    table.alice.cast("Miller")
    table.resolve()
    table.resolve()
    assert table.stack == []
    assert table.alice.hand == []


def test_603_12_what_died_exiles_itself_or_does_not() -> None:
    butler = "When ~ dies, you may exile it. When you do, return target creature card from your graveyard to your hand."
    for answer, hand in (("yes", ["Grizzly Bears"]), ("no", [])):
        zap = invented("Destroy target creature.", "Zap", types="Instant", cost="{0}")
        table = position(alice=[invented(butler, "Butler")], alice_hand=[zap], alice_graveyard=["Grizzly Bears"])
        table.alice.cast("Zap", targets=["Butler"])
        table.resolve()
        table.resolve()
        table.choose(answer)
        if answer == "yes":
            table.choose("Grizzly Bears")
        table.resolve_all()
        assert table.alice.hand == hand
        assert (table.exile == ["Butler"]) == (answer == "yes")
