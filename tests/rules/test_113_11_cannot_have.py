"""CR 113.11: objects that can't have an ability."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import Table, position

from mainphase.cards.nodes import Keyword
from mainphase.kernel.reading.layers import refreshed_characteristics

WINDLESS = invented(
    "Creatures your opponents control lose flying and can't have or gain flying.", name="Windless", types="Artifact"
)
EXPOSED = invented(
    "Creatures your opponents control lose hexproof and can't have or gain hexproof.", name="Exposed", types="Artifact"
)
LIFT = invented("Target creature gets +1/+1 and gains flying until end of turn.", name="Lift", types="Instant")
WINGS = invented("Creatures you control have flying.", name="Wings", types="Enchantment")
SHATTER = invented("Destroy target artifact.", name="Break", types="Instant")
BIRD = invented("Flying", name="Bird")
LORD = invented("Creatures with flying get +2/+2.", name="Lord", types="Enchantment")
VEIL = invented("Target creature gains hexproof from black until end of turn.", name="Veil", types="Instant")
COVER = invented("Hexproof from black", name="Cover")
MURDER = invented("Destroy target creature.", name="Murder", types="Instant")
COUNTER = invented("Put a flying counter on target creature.", name="Feather", types="Instant")


def has(table: Table, name: str, keyword: int) -> bool:
    return bool(refreshed_characteristics(table.state, table.find(name)).keywords & keyword)


def test_113_11_it_is_lost_and_nothing_gives_it() -> None:
    table = position(alice=[BIRD, WINGS, "6 Swamp"], alice_hand=[WINGS, LIFT], bob=[WINDLESS])
    table.alice.cast("Wings")
    table.resolve()
    assert not has(table, "Bird", Keyword.FLYING)
    table.alice.cast("Lift", ["Bird"])
    table.resolve()
    assert not has(table, "Bird", Keyword.FLYING)
    assert refreshed_characteristics(table.state, table.find("Bird")).power == 3  # the rest applies


def test_113_11_what_a_spell_would_have_given_it_stays_without() -> None:
    table = position(alice=["Hill Giant", "6 Swamp"], alice_hand=[LIFT, SHATTER], bob=[WINDLESS])
    table.alice.cast("Lift", ["Hill Giant"])
    table.resolve()
    table.alice.cast("Break", ["Windless"])
    table.resolve()
    assert not has(table, "Hill Giant", Keyword.FLYING)


def test_113_11_what_was_given_before_is_there_again_and_so_is_what_is_given_all_the_time() -> None:
    for before in (True, False):
        enchanted = [] if before else [WINGS]
        artifact = [] if before else [WINDLESS]
        table = position(
            alice=["Hill Giant", "6 Swamp", *enchanted], alice_hand=[LIFT, SHATTER], bob=[*artifact, "2 Swamp"],
        )  # fmt: skip
        if before:
            table.alice.cast("Lift", ["Hill Giant"])
            table.resolve()
        assert has(table, "Hill Giant", Keyword.FLYING) is before
        if not before:
            table.alice.cast("Break", ["Windless"])
            table.resolve()
        assert has(table, "Hill Giant", Keyword.FLYING)


def test_113_11_a_counter_gives_it_once_the_object_can_have_it() -> None:
    table = position(alice=["Hill Giant", "6 Swamp"], alice_hand=[COUNTER, SHATTER], bob=[WINDLESS])
    table.alice.cast("Feather", ["Hill Giant"])
    table.resolve()
    assert not has(table, "Hill Giant", Keyword.FLYING)
    table.alice.cast("Break", ["Windless"])
    table.resolve()
    assert has(table, "Hill Giant", Keyword.FLYING)


def test_113_11_what_asks_for_the_ability_waits() -> None:
    """CR 613.8: the older lord asks which creatures have flying after all that gives or takes it."""
    table = position(alice=[LORD, "Hill Giant", BIRD, "6 Swamp"], alice_hand=[WINGS], bob=[WINDLESS])
    table.alice.cast("Wings")
    table.resolve()
    assert refreshed_characteristics(table.state, table.find("Hill Giant")).power == 3
    assert refreshed_characteristics(table.state, table.find("Bird")).power == 2


def test_702_11e_hexproof_from_a_quality_is_lost_and_not_gained_with_hexproof() -> None:
    table = position(
        alice=[EXPOSED, "6 Swamp"], alice_hand=[MURDER, MURDER], bob=[COVER, "Hill Giant", "3 Swamp"], bob_hand=[VEIL],
    )  # fmt: skip
    table.alice.passes()
    table.bob.cast("Veil", ["Hill Giant"])
    table.resolve()
    for name in ("Cover", "Hill Giant"):
        table.alice.cast("Murder", [name])
        table.resolve()
    assert table.bob.battlefield == ["Swamp", "Swamp", "Swamp"]
