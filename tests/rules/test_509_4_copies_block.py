"""CR 509.4: tokens that are put onto the battlefield blocking, each of them what it is a copy of."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

MATCH = invented(
    "For each creature attacking you or a planeswalker you control, create a token that's a copy of that creature and "
    "that's blocking that creature. Exile those tokens at end of combat.",
    name="Looking Glass", types="Instant",
)  # fmt: skip


def test_509_4_each_token_blocks_what_it_is_a_copy_of() -> None:
    table = position(
        players=("alice", "bob", "carol"), alice=["Grizzly Bears", "Hill Giant", "Memnite"], bob=["2 Swamp"],
        bob_hand=[MATCH],
    )  # fmt: skip
    table.alice.attack({"Grizzly Bears": "bob", "Hill Giant": "bob", "Memnite": "carol"})
    table.advance_to("declare blockers")
    table.alice.passes()
    table.bob.cast("Looking Glass")
    table.resolve_all()
    assert sorted(name for name in table.bob.battlefield if name != "Swamp") == ["Grizzly Bears", "Hill Giant"]
    table.advance_to("end of combat")
    assert table.alice.battlefield == ["Memnite"]
    assert (table.bob.life, table.carol.life) == (20, 19)
    table.advance_to("postcombat main")
    assert table.bob.battlefield == ["Swamp", "Swamp"]
