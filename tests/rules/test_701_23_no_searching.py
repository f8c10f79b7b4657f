"""CR 701.23, 101.2: players who can't search libraries find nothing there; the library is shuffled all the same."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import Table, position

ORB = invented("Your opponents can't search libraries.", name="Orb", types="Artifact")
DOUBT = invented("Players can't search libraries this turn.", name="Doubt", types="Instant", cost="{0}")
FIND = invented(
    "Search your library for a Forest card, reveal it, put it into your hand, then shuffle.",
    name="Find", types="Instant", cost="{0}",
)  # fmt: skip
LAND = invented(
    "Whenever you search your library, you gain 3 life.\nWhenever you shuffle your library, you gain 1 life.",
    name="Scout", types="Enchantment",
)  # fmt: skip


def searched(*more: str, orb: bool = False) -> Table:
    table = position(alice=[LAND], alice_hand=[FIND, DOUBT], alice_library=["Forest"], bob=[ORB] if orb else [])
    for name in more:
        table.alice.cast(name)
        table.resolve()
    table.alice.cast("Find")
    table.resolve()
    return table


def test_101_2_nothing_is_found_and_it_is_shuffled() -> None:
    for table in (searched(orb=True), searched("Doubt")):
        assert table.asked == "priority"
        table.resolve_all()
        assert "Forest" not in table.alice.hand
        assert table.alice.life == 21, "shuffled, and not searched"


def test_101_2_others_may_search() -> None:
    table = searched()
    table.choose("Forest")
    assert table.alice.hand == ["Doubt", "Forest"]


def test_101_2_nobody_searches_by_a_spell_of_their_own() -> None:
    """An opponent's spell may let a player search all the same."""
    render = invented(
        "Spells and abilities your opponents control can't cause their controller to search their library.",
        name="Render",
        types="Enchantment",
    )
    gift = invented(
        "Target player searches their library for a Forest card, reveals it, puts it into their hand, then shuffles.",
        name="Gift", types="Instant", cost="{0}",
    )  # fmt: skip
    table = position(alice_hand=[FIND], alice_library=["Forest"], bob=[render])
    table.alice.cast("Find")
    table.resolve()
    assert (table.asked, table.alice.hand) == ("priority", [])
    for owner, found in (("alice", False), ("bob", True)):
        table = position(alice_hand=[gift], alice_library=["Forest"], bob_library=["Forest"], bob=[render])
        table.alice.cast("Gift", [owner])
        table.resolve()
        assert (table.asked != "priority") == found
