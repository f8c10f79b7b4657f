"""CR 603.6c: abilities of what is put into exile from the battlefield, which find it where it is (400.7)."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

ETERNAL = (
    "When ~ dies or is put into exile from the battlefield, you may put it into its owner's library third from the top."
)


@pytest.mark.parametrize(
    ("away", "back"),
    [
        ("Destroy target creature.", True),
        ("Exile target creature.", True),
        ("Return target creature to its owner's hand.", False),
    ],
)
def test_603_6c_it_comes_back_into_the_library(away: str, back: bool) -> None:
    zap = invented(away, "Zap", types="Instant", cost="{0}")
    table = position(
        alice=[invented(ETERNAL, "Eternal")], alice_hand=[zap], alice_library=["Swamp", "Island", "Forest"]
    )
    table.alice.cast("Zap", targets=["Eternal"])
    table.resolve()
    if back:
        table.resolve()
        table.choose("yes")
    assert table.alice.library[:4] == (
        ["Swamp", "Island", "Eternal", "Forest"] if back else ["Swamp", "Island", "Forest", "a blank card"]
    )


def test_603_6c_a_card_that_was_no_permanent_does_not_count() -> None:
    watcher = invented("Whenever a creature is put into exile from the battlefield, you gain 10 life.", "Watcher")
    zap = invented("Exile target card from a graveyard.", "Zap", types="Instant", cost="{0}")
    flee = invented("Exile target creature.", "Flee", types="Instant", cost="{0}")
    table = position(alice=[watcher, "Memnite"], alice_hand=[zap, flee], alice_graveyard=["Ornithopter"])
    table.alice.cast("Zap", targets=["Ornithopter"])
    table.resolve_all()
    assert table.alice.life == 20
    table.alice.cast("Flee", targets=["Memnite"])
    table.resolve_all()
    assert table.alice.life == 30
