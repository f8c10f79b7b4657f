"""CR 107.3f, 118.4: an effect that lets its player pay {X} lets them choose X as they pay; what follows knows it."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

WELL = invented(
    "Whenever you gain life, you may pay {X}, where X is less than or equal to the amount of life you gained. If you "
    "do, draw X cards.",
    name="Well",
    types="Artifact",
)
SHRINE = invented(
    "At the beginning of your end step, you may pay {X}{R}. When you do, ~ deals X damage to target player.",
    name="Shrine",
    types="Artifact",
)
SIP = invented("You gain 2 life.", name="Sip", types="Instant", cost="{0}")


@pytest.mark.parametrize("x", [0, 1, 2])
def test_107_3f_x_is_no_more_than_it_may_be(x: int) -> None:
    table = position(alice=[WELL, "5 Forest"], alice_hand=[SIP])
    table.alice.cast("Sip")
    table.resolve()
    table.resolve()
    table.alice.choose("yes")
    assert table.options == ["0", "1", "2"]
    table.alice.choose(str(x))
    table.resolve_all()
    assert len(table.alice.hand) == x


def test_107_3f_no_more_than_can_be_paid() -> None:
    """What triggers on the payment knows X (CR 107.3n, 603.12)."""
    table = position(alice=[SHRINE, "4 Mountain"])
    table.advance_to("end step")
    table.resolve()
    table.alice.choose("yes")
    assert table.options == ["0", "1", "2", "3"]
    table.alice.choose("3")
    table.alice.choose("bob")
    table.resolve_all()
    assert table.bob.life == 17


def test_107_3f_who_cannot_pay_the_rest_is_not_asked() -> None:
    table = position(alice=[SHRINE, "4 Forest"])
    table.advance_to("end step")
    table.resolve_all()
    assert table.bob.life == 20
