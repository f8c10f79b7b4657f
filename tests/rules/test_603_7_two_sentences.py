"""CR 603.7: what a second sentence tells of an event of this turn is done as that happens, too."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

LONELY = invented(
    "Whenever a creature you control attacks alone this turn, put a +1/+1 counter on it. It gains trample until end "
    "of turn.",
    name="Lonely",
    types="Sorcery",
    cost="{R}",
)
BEARS, GIANT = "Grizzly Bears", "Hill Giant"


@pytest.mark.parametrize(("attackers", "lost"), [([BEARS], 1), ([BEARS, GIANT], 3)])
def test_603_7_a_creature_that_attacks_alone(attackers: list[str], lost: int) -> None:
    """Alone the Bears trample over a blocker of toughness 2; together nothing happens, and the Giant is unblocked."""
    table = position(alice=["Mountain", BEARS, GIANT], alice_hand=[LONELY], bob=["Runeclaw Bear"])
    table.alice.cast("Lonely")
    table.resolve()
    table.alice.attack(dict.fromkeys(attackers, "bob"))
    table.advance_to("turn 1, declare blockers")
    table.bob.block({"Runeclaw Bear": BEARS})
    while table.bob.life == 20:
        if table.asked == "assign damage":
            table.apply(0)  # as little as may be to the blocker
        else:
            table.pass_once()
    assert table.bob.life == 20 - lost
