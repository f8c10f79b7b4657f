"""CR 401.4: owners order what goes to their library together; but whoever is told to look at cards and put them back in
any order sees and orders them.
"""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

EYE = invented(
    "{0}: Look at the top three cards of target player's library, then put them back in any order.",
    name="Eye",
    types="Artifact",
)


def test_401_4_whoever_looks_orders() -> None:
    table = position(alice=[EYE], bob_library=["Shock", "Memnite", "Forest"])
    table.alice.activate("Eye", ["bob"])
    table.resolve()
    assert (table.asked, table.asked_player) == ("order", "alice")
    assert table.options == ["Shock", "Memnite", "Forest"]
    table.choose("Forest")
    table.choose("Shock")
    assert table.bob.library[:3] == ["Forest", "Shock", "Memnite"]
