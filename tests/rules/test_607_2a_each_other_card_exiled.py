"""CR 607.2a: each other card that was exiled with an object, and one of them that is copied."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

VAT = invented(
    "Whenever a nontoken creature dies, you may exile that card. If you do, return each other card exiled with ~ to "
    "its owner's graveyard.\n{0}, {T}: Create a token that's a copy of a card exiled with ~. It gains haste. Exile it "
    "at the beginning of the next end step.",
    name="Vat", types="Artifact",
)  # fmt: skip


def test_607_2a_the_card_exiled_before_returns_and_the_last_one_is_copied() -> None:
    table = position(
        alice=[VAT, "4 Mountain"], alice_hand=["Shock", "Shock", "Shock"],
        bob=["Grizzly Bears", "White Knight", "Goblin Piker"],
    )  # fmt: skip
    for name in ("Grizzly Bears", "White Knight"):
        table.alice.cast("Shock", [name])
        table.resolve()
        table.resolve()
        table.choose("yes")
    assert (table.exile, table.bob.graveyard) == (["White Knight"], ["Grizzly Bears"])
    table.alice.cast("Shock", ["Goblin Piker"])
    table.resolve()
    table.resolve()
    table.choose("no")
    assert (table.exile, sorted(table.bob.graveyard)) == (["White Knight"], ["Goblin Piker", "Grizzly Bears"])
    table.alice.activate("Vat")
    table.resolve()
    assert [name for name in table.alice.battlefield if "Mountain" not in name] == ["Vat", "White Knight"]
    table.alice.attack({"White Knight": "bob"})
    table.advance_to("end step")
    table.resolve()
    assert [name for name in table.alice.battlefield if "Mountain" not in name] == ["Vat"]
    assert table.exile == ["White Knight"]
