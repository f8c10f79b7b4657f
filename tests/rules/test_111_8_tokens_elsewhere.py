"""CR 111.8: a token that has left the battlefield moves nowhere else: it is not drawn from the library, either."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

SPROUT = invented("{0}: Create a 1/1 green Saproling creature token.", name="Quick Sprout", types="Enchantment")
SINK = invented(
    "Put target creature on top of its owner's library. Draw a card.", name="Sink Down", types="Instant", cost="{0}"
)


def test_111_8_a_token_in_a_library_is_not_drawn() -> None:
    table = position(alice=[SPROUT], alice_hand=[SINK], alice_library=["Forest"])
    table.alice.activate("Quick Sprout")
    table.resolve()
    table.alice.cast("Sink Down", ["Saproling Token"])
    table.resolve()
    assert table.alice.hand == []
    assert len(table.state.players[0].library) == len(position(alice_library=["Forest"]).state.players[0].library)
    assert table.name(table.state.players[0].library[0]) == "Forest"
