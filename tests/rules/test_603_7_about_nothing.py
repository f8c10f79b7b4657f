"""CR 603.7, 608.2c: a delayed ability about what was not made is not created; CR 605.1b: "while" takes no mana ability
away.
"""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

FORGE = invented(
    "Whenever a creature you control enters, you may pay {R}. If you do, create a token that's a copy of that "
    "creature. That token gains haste. Exile it at the beginning of the next end step.",
    name="Forge",
    types="Enchantment",
)
CROWN = invented(
    "Whenever you tap a land for mana while you control a creature, add an additional one mana of any color.",
    name="Crown",
    types="Artifact",
)


@pytest.mark.parametrize("pays", [True, False])
def test_603_7_nothing_is_exiled_later_that_was_not_made(pays: bool) -> None:
    table = position(alice=[FORGE, "Mountain", "Plains"], alice_hand=["Savannah Lions"])
    table.alice.cast("Savannah Lions")
    table.resolve()
    table.resolve()
    table.choose("yes" if pays else "no")
    assert len(table.state.delayed) == pays


def test_605_1b_while_something_is_so() -> None:
    """The mana of the land and of what triggers on it pay for one spell: neither uses the stack (CR 605.4a)."""
    table = position(alice=[CROWN, "Savannah Lions", "Forest"], alice_hand=["Grizzly Bears"])
    table.alice.cast("Grizzly Bears")
    table.resolve()
    assert "Grizzly Bears" in table.alice.battlefield
