"""CR 603.8: abilities that wait for so many counters, or for none; 603.6c: for what is exiled from the battlefield."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

DEPTHS = invented(
    "~ enters with two charge counters on it.\n{1}: Remove a charge counter from ~.\nWhen ~ has no charge counters on "
    "it, sacrifice it. If you do, you gain 5 life.",
    name="Deep Place",
    types="Artifact",
    cost="{1}",
)
PLOT = invented(
    "{1}: Put a plot counter on ~.\nWhen there are two or more plot counters on ~, sacrifice it. "
    "If you do, draw a card.",
    name="Old Plot",
    types="Enchantment",
)
HERD = invented("Whenever a creature is exiled from the battlefield, put a +1/+1 counter on ~.", name="Soul Shepherd")
RAY = invented("Exile target creature.", name="Cold Ray", cost="{B}", types="Instant")
GRAVE = invented("Exile target card from a graveyard.", name="Grave Ray", cost="{B}", types="Instant")


def test_603_8_without_counters() -> None:
    table = position(alice=["3 Island"], alice_hand=[DEPTHS])
    table.alice.cast("Deep Place")
    table.resolve_all()
    for left in (1, 0):
        assert table.alice.life == 20
        table.alice.activate("Deep Place")
        table.resolve_all()
        assert left == 0 or table.counters("Deep Place", "charge") == left
    assert table.alice.life == 25
    assert table.alice.graveyard == ["Deep Place"]


def test_603_8_with_enough_of_them() -> None:
    table = position(alice=[PLOT, "2 Island"], alice_library=["Island"])
    table.alice.activate("Old Plot")
    table.resolve_all()
    assert "Old Plot" in table.battlefield
    table.alice.activate("Old Plot")
    table.resolve_all()
    assert table.alice.graveyard == ["Old Plot"]
    assert table.alice.hand == ["Island"]


def test_603_6c_exiled_from_the_battlefield_and_from_nowhere_else() -> None:
    table = position(
        alice=[HERD, "2 Swamp"], alice_hand=[RAY, GRAVE], bob=["Grizzly Bears"], bob_graveyard=["Hill Giant"]
    )
    table.alice.cast("Grave Ray", ["Hill Giant"])
    table.resolve_all()
    assert table.pt("Soul Shepherd") == "2/2"
    table.alice.cast("Cold Ray", ["Grizzly Bears"])
    table.resolve_all()
    assert table.pt("Soul Shepherd") == "3/3"
