"""CR 511.2, 603.7: what is put onto the battlefield attacking, until the end of combat."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

CALLER = invented(
    "Whenever ~ attacks, look at the top two cards of your library. You may put a creature card from among them onto "
    "the battlefield tapped and attacking. Put the rest on the bottom of your library in a random order. Return that "
    "creature to its owner's hand at end of combat.", name="Caller",
)  # fmt: skip


def test_511_2_it_is_returned_to_its_owners_hand_and_the_rest_stays_where_it_is() -> None:
    table = position(alice=[CALLER], alice_library=["Grizzly Bears", "Hill Giant", "Forest", "Forest"])
    table.alice.attack(["Caller"])
    table.pass_once()
    table.pass_once()
    table.choose("Grizzly Bears")
    assert sorted(table.attackers) == ["Caller", "Grizzly Bears"]
    table.advance_to("end of combat")
    assert table.bob.life == 16
    table.resolve_all()
    assert table.alice.hand == ["Grizzly Bears"]
    assert table.alice.battlefield == ["Caller"]
