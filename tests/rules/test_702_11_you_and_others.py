"""CR 702.11b, 702.11c: you have hexproof, and so have permanents of yours."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import NotOffered, position

GRACE = invented("You and Angels you control have hexproof.", name="Grace", types="Creature — Human")
SHALAI = invented(
    "You, planeswalkers you control, and other creatures you control have hexproof.",
    name="Shalai",
    types="Creature — Elf",
)
BREAKER = invented("As long as it's your turn, you and Breaker have hexproof.", name="Breaker", types="Creature — Ogre")
ANGEL = invented("Flying", name="Angel", types="Creature — Angel")


@pytest.mark.parametrize(
    ("card", "turn", "safe"),
    [
        (GRACE, "bob", {"alice": True, "Angel": True, "Grace": False, "Memnite": False}),
        (SHALAI, "bob", {"alice": True, "Angel": True, "Shalai": False, "Memnite": True}),
        (BREAKER, "bob", {"alice": False, "Breaker": False}),
        (BREAKER, "alice", {"alice": True, "Breaker": True, "Memnite": False}),
    ],
)
def test_702_11c_whom_an_opponent_can_aim_at(card: object, turn: str, safe: dict[str, bool]) -> None:
    table = position(
        active=turn, alice=[card, ANGEL, "Memnite"], bob=["Mountain"], bob_hand=["Shock"]  # type: ignore[list-item]
    )  # fmt: skip
    while table.priority != "bob":
        table.pass_once()
    for target, is_safe in safe.items():
        aimed = table.copy()
        if is_safe:
            with pytest.raises(NotOffered):
                aimed.bob.cast("Shock", [target])
        else:
            aimed.bob.cast("Shock", [target])
