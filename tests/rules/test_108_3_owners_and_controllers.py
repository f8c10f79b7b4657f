"""CR 108.3, 109.4: who owns a permanent and who controls it are told of together."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import Table, position

BEARS, GIANT = "Grizzly Bears", "Hill Giant"


def lent_and_borrowed(asked: str) -> Table:
    """Alice controls Bears of her own and Bob's Giant, Bob her Ogre."""
    take = invented("Gain control of target creature.", name="Take", types="Sorcery", cost="{R}")
    lend = invented(
        "Target opponent gains control of target creature you control.", name="Lend", types="Sorcery", cost="{R}"
    )
    counts = invented(f"You gain 1 life for each {asked}.", name="Count", types="Sorcery", cost="{R}")
    table = position(
        alice=["Mountain", "Mountain", "Mountain", BEARS, "Gray Ogre"], alice_hand=[take, lend, counts], bob=[GIANT]
    )
    table.alice.cast("Take", [GIANT])
    table.resolve()
    table.alice.cast("Lend", ["bob", "Gray Ogre"])
    table.resolve()
    table.alice.cast("Count")
    table.resolve()
    return table


@pytest.mark.parametrize(
    ("asked", "life"),
    [
        ("creature you control but don't own", 21),
        ("permanent you own but don't control", 21),
        ("creature you own that your opponents control", 21),
        ("permanent you own that an opponent controls", 21),
        ("creature you control", 22),
        ("land you control but don't own", 20),
        ("land you own that your opponents control", 20),
    ],
)
def test_108_3_owned_by_one_and_controlled_by_another(asked: str, life: int) -> None:
    assert lent_and_borrowed(asked).alice.life == life


def test_108_3_what_you_control_but_dont_own() -> None:
    order = invented("Creatures you control but don't own get +2/+2.", name="Order", types="Enchantment", cost="{R}")
    take = invented("Gain control of target creature.", name="Take", types="Sorcery", cost="{R}")
    table = position(alice=["Mountain", BEARS, order], alice_hand=[take], bob=[GIANT])
    table.alice.cast("Take", [GIANT])
    table.resolve()
    assert table.pt(GIANT) == "5/5"
    assert table.pt(BEARS) == "2/2"


def test_108_3_a_spell_you_dont_own() -> None:
    watch = invented("Whenever you cast a spell you don't own, you gain 5 life.", types="Enchantment", name="Watch")
    steal = invented(
        "Exile the top card of target opponent's library. You may play that card this turn.",
        name="Steal",
        types="Sorcery",
        cost="{R}",
    )
    table = position(alice=["Mountain", "Mountain", watch], alice_hand=[steal], bob_library=["Lightning Bolt"])
    table.alice.cast("Steal", ["bob"])
    table.resolve_all()
    assert table.alice.life == 20
    table.alice.cast("Lightning Bolt", ["bob"])
    table.resolve_all()
    assert table.alice.life == 25
