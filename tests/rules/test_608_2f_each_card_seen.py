"""CR 608.2f, 118.12: of each card that was looked at it is decided by itself whether it is paid for."""

from __future__ import annotations

from tests.language.grammar.reading import does
from tests.support.invented import invented
from tests.support.table import position

BARGAIN = invented(
    "Look at the top three cards of your library. For each card, put that card into your graveyard unless you pay 2 "
    "life. Then put the rest into your hand.",
    name="Bargain", types="Instant", cost="{0}",
)  # fmt: skip


def test_608_2f_each_is_paid_for_or_lost() -> None:
    table = position(alice_hand=[BARGAIN], alice_library=["Shock", "Forest", "Memnite", "Swamp"])
    table.alice.cast("Bargain")
    table.resolve()
    assert set(table.options) == {"Shock", "Forest", "Memnite"}
    table.choose("Forest")
    table.choose("no")
    assert set(table.options) == {"Shock", "Memnite"}
    table.choose("Memnite")
    table.choose("yes")
    table.choose("no")
    assert table.alice.hand == ["Memnite"]
    assert sorted(table.alice.graveyard) == ["Bargain", "Forest", "Shock"]
    assert (table.alice.life, table.alice.library[0]) == (18, "Swamp")
    assert len(table.events("life lost", player="alice")) == 1


def test_only_you_pay_for_them() -> None:
    told = (
        "For each card, put that card into your graveyard unless an opponent pays 2 life. Then put the rest into your "
        "hand."
    )
    assert does(f"Look at the top three cards of your library. {told}") is None
