"""CR 608.2g: a card that may be cast as an effect resolves if its spell fits; otherwise something else is done."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

BRE = invented(
    "At the beginning of your end step, if you gained life this turn, exile cards from the top of your library until "
    "you exile a nonland card. You may cast that card without paying its mana cost if the spell's mana value is less "
    "than or equal to the amount of life you gained this turn. Otherwise, put it into your hand.", name="Giant",
)  # fmt: skip
SIP = invented("You gain 2 life.", name="Sip", types="Instant", cost="{0}")


@pytest.mark.parametrize(("card", "answer", "hand"), [
    ("Grizzly Bears", "yes", []), ("Grizzly Bears", "no", ["Grizzly Bears"]), ("Hill Giant", "", ["Hill Giant"]),
])  # fmt: skip
def test_608_2g_what_is_not_cast_is_put_into_the_hand(card: str, answer: str, hand: list[str]) -> None:
    table = position(alice=[BRE], alice_hand=[SIP], alice_library=["Forest", card])
    table.alice.cast("Sip")
    table.resolve()
    table.advance_to("end step")
    table.resolve()
    if answer:
        assert len(table.options) == 2, table.options
        table.apply(0 if (table.options[0] in ("no", "decline")) is (answer == "no") else 1)
    table.resolve_all()
    assert table.alice.hand == hand
    assert (card in table.battlefield) is not bool(hand)
    assert table.exile == ["Forest"]
